"""What a mouse alone needs beside a map: smaller, larger, all of it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from attnviz.language import tr
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.grid.outlook import LARGEST, STEP, Outlook
from attnviz.ui.look.numbers import MINUS
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed

BETWEEN = 6.0  # px of the design


class ZoomButtons(Themed, QWidget):
    """A row of three buttons; the keyboard stays with the map, which has their keys."""

    zoomed = Signal(float)
    """By which factor cells are to grow."""
    whole_wished = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.smaller = KeyButton(MINUS, theme, self)
        self.larger = KeyButton("+", theme, self)
        self.whole = KeyButton(tr("Fit") + "  0", theme, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for button, name in (
            (self.smaller, tr("Zoom out")),
            (self.larger, tr("Zoom in")),
            (self.whole, tr("Show all of the map")),
        ):
            button.setAccessibleName(name)
            button.setToolTip(name)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            row.addWidget(button)
        self.smaller.clicked.connect(self._on_smaller)
        self.larger.clicked.connect(self._on_larger)
        self.whole.clicked.connect(self.whole_wished)
        self.set_theme(theme)

    def themed_parts(self) -> Iterable[TakesTheme]:
        return self.smaller, self.larger, self.whole

    def dress(self) -> None:
        layout = self.layout()
        if layout is not None:
            layout.setSpacing(round(self._theme.px(BETWEEN)))

    def show_outlook(self, outlook: Outlook) -> None:
        """Switch off what would change nothing."""
        self.smaller.setEnabled(outlook.cell > outlook.least)
        self.whole.setEnabled(outlook.cell > outlook.least)
        self.larger.setEnabled(outlook.cell < LARGEST)

    def _on_smaller(self) -> None:
        self.zoomed.emit(1 / STEP)

    def _on_larger(self) -> None:
        self.zoomed.emit(STEP)
