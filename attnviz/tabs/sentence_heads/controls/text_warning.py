"""A line that says what is odd about a text, with one thing to do about it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed


class TextWarning(Themed, QWidget):
    """One sentence in the colour of a warning or an error, and maybe a button."""

    acted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._error = False
        self.label = plain_label(parent=self, wraps=True)
        self.label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.button = KeyButton("", theme, self)
        self.button.clicked.connect(self.acted)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.label, 1)
        row.addWidget(self.button)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.set_theme(theme)

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (self.button,)

    def dress(self) -> None:
        self._colour()

    def set_note(self, text: str, action: str = "", error: bool = False) -> None:
        """Say something, with what can be done about it on the button."""
        self._error = error
        self.label.setText(text)
        self.button.setText(action)
        self.button.setVisible(bool(action))
        self._colour()

    def _colour(self) -> None:
        colour = self._theme.error if self._error else self._theme.warning
        self.label.setStyleSheet(f"color: {colour.name()};")
