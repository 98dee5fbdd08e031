"""The line a first start shows over the caption: one thing to press, the tour, and a way out."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from attnviz.language import tr
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed


class FirstStartBar(Themed, QWidget):
    """Wishes for the tour, for a language model, or not to be seen again.

    Where it is too narrow for all, what is found in the menus as well is left out.
    """

    tour_requested = Signal()
    models_requested = Signal()
    """The models on this computer are to be listed."""
    toy_requested = Signal()
    """The model that is built in is to be opened."""
    dismissed = Signal()

    def __init__(self, text: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._silent = False
        self.text = plain_label(text, self)
        self.tour = KeyButton(tr("2-minute tour"), theme, self)
        self.never = KeyButton(tr("Don’t show again"), theme, self, kind="quiet")
        self.models = KeyButton(tr("Open a model on this computer"), theme, self, kind="quiet")
        self.toy = KeyButton(tr("A tiny trained model"), theme, self, kind="quiet")
        self.tour.clicked.connect(self.tour_requested)
        self.models.clicked.connect(self.models_requested)
        self.toy.clicked.connect(self.toy_requested)
        self.never.clicked.connect(self.dismissed)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.text)
        self._row.addStretch(1)
        for button in self.buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._row.addWidget(button)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Where to begin"))
        self.set_theme(theme)

    def fall_silent(self) -> None:
        """Say nothing more, in the same room."""
        self.setFixedHeight(self.height())
        for part in (self.text, *self.buttons):
            part.hide()
        self._silent = True
        self.setAccessibleName("")
        self.update()

    @property
    def buttons(self) -> tuple[KeyButton, ...]:
        """Return what can be pressed, from the left."""
        return (self.tour, self.models, self.toy, self.never)

    def themed_parts(self) -> Iterable[TakesTheme]:
        return self.buttons

    def dress(self) -> None:
        theme = self._theme
        side, gap = round(theme.px(16)), round(theme.px(4))
        self._row.setContentsMargins(side, gap, side, gap)
        self._row.setSpacing(round(theme.px(8)))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show as much as has room, what is most wanted first."""
        if self._silent:
            return
        margins, gap = self._row.contentsMargins(), self._row.spacing()
        room = self.width() - margins.left() - margins.right()
        for part in (self.tour, self.never, self.text, self.models, self.toy):
            needed = part.sizeHint().width() + gap
            part.setVisible(needed <= room)
            room -= needed if needed <= room else 0
        self._row.activate()  # a button just shown would else be painted once where it is not

    def paintEvent(self, event: QPaintEvent) -> None:
        line = max(1, round(self._theme.line(1)))
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.window)
            if not self._silent:
                painter.fillRect(0, 0, self.width(), line, self._theme.line_colour)
