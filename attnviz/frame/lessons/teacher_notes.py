"""The teacher's notes of a step, on a card over the canvas; never on the projector look."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from attnviz.frame.chrome.popup import paint_popup
from attnviz.language import tr
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed

WIDTH = 420


class TeacherNotes(Themed, QFrame):
    """Shows a plain text above another widget, at the right."""

    closed = Signal()

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._theme = theme
        self._above: QWidget | None = None
        self._title = plain_label(tr("Notes for the teacher"), self, role="body")
        self._text = plain_label(parent=self, wraps=True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._close = KeyButton(tr("Close"), theme, self)
        self._close.clicked.connect(self.dismiss)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(self._text)
        self.set_theme(theme)
        self.hide()

    @property
    def text(self) -> str:
        """Return the notes."""
        return self._text.text()

    def open_above(self, widget: QWidget, text: str) -> None:
        """Show notes above a widget."""
        self._above = widget
        self._text.setText(text)
        self.setAccessibleName(tr("Notes for the teacher"))
        self.setAccessibleDescription(text)
        self._place()
        self.show()
        self.raise_()

    def dismiss(self) -> None:
        """Close the card."""
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (self._close,)

    def dress(self) -> None:
        theme = self._theme
        edge = round(theme.px(16))
        self._column.setContentsMargins(edge, edge, edge, edge)
        self._column.setSpacing(round(theme.px(8)))
        self._place()

    def _place(self) -> None:
        window, above = self.parentWidget(), self._above
        if window is None or above is None:
            return
        gap = round(self._theme.px(8))
        width = min(round(self._theme.px(WIDTH)), window.width() - 2 * gap)
        self.setFixedWidth(width)
        height = self._column.totalHeightForWidth(width)
        corner = above.mapTo(window, QPoint(above.width() - width - gap, -height - gap))
        self.setGeometry(corner.x(), max(gap, corner.y()), width, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_popup(self, self._theme)
