"""A panel that comes up from the bottom of the canvas: a title, a note, tools, and a body."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from attnviz.language import tr
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.controls.tips import plain_tip
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed

SHARE, LEAST = 0.45, 150.0  # of the height of the canvas column, and px of the design
NOTE_LINES = 2
GAP = 8.0  # px of the design, between buttons


class Drawer(Themed, QWidget):
    """A frame for something that is looked at and changed under the picture."""

    closed = Signal()
    number_edited = Signal(str, object, float, int)
    """Matrix, place in it, number, gesture: one number is to be another."""
    refused = Signal(str)

    def __init__(self, title: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.title = plain_label(title, role="heading")
        self.note = plain_label(role="tick", wraps=True)
        self.close_button = KeyButton(tr("Close"), theme, self)
        self.close_button.clicked.connect(self.closed)
        self._buttons = [self.close_button]
        self.tools = QHBoxLayout()
        self._top = head = QHBoxLayout()
        head.addWidget(self.title)
        head.addWidget(self.note, 1)
        head.addStretch()  # for when the note is left out
        head.addLayout(self.tools)
        head.addWidget(self.close_button)
        self.body = QVBoxLayout(self)
        self.body.setSpacing(4)
        self.body.addLayout(head)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._apply_theme()

    @property
    def theme(self) -> Theme:
        """Return the look in use."""
        return self._theme

    def dress(self) -> None:
        self._apply_theme()

    def add_tool(self, text: str) -> KeyButton:
        """Add a button beside the title."""
        button = KeyButton(text, self._theme, self)
        self._buttons.append(button)
        self.tools.addWidget(button)
        return button

    def _apply_theme(self) -> None:
        theme = self._theme
        for button in self._buttons:
            button.set_theme(theme)
        self.tools.setSpacing(round(theme.px(GAP)))
        side, edge = round(theme.px(16)), round(theme.px(6))
        self.body.setContentsMargins(side, edge, side, edge)
        self._top.setSpacing(round(theme.px(1.5 * GAP)))
        self.update()

    def set_height(self, column: int) -> None:
        """Take its share of the height of the canvas column, more of it for enlarged letters."""
        self.setFixedHeight(round(min(column, max(column * SHARE, self._theme.px(LEAST)))))

    def event(self, event: QEvent) -> bool:
        """See whether the note has room, whenever that or what stands beside it may be other."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._fit_note()
        return super().event(event)

    def _fit_note(self) -> None:
        """Leave the note out where it would stand on many short lines; the title tells it too."""
        text, note = self.note.text(), self.note
        self.title.setToolTip(plain_tip(text))
        # Without it a screen reader gets the tip, with its markup.
        self.title.setAccessibleDescription(text)
        margins = self.body.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        others = (self.title.sizeHint(), self.tools.sizeHint(), self.close_button.sizeHint())
        room -= sum(size.width() + self._top.spacing() for size in others)
        metrics = QFontMetricsF(self._theme.font("tick"))  # a hidden label has another font still
        wrap = int(Qt.TextFlag.TextWordWrap)
        high = metrics.boundingRect(QRectF(0, 0, max(1, room), 10000), wrap, text).height()
        note.setVisible(bool(text) and high <= NOTE_LINES * metrics.lineSpacing() + 1)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.surface)
            painter.setPen(QPen(self._theme.line_colour, self._theme.line(1)))
            painter.drawLine(0, 0, self.width(), 0)
