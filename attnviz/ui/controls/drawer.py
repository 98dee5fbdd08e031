"""A panel that comes up from the bottom of the canvas: a title, a note, tools, and a body."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from attnviz.language import tr
from attnviz.ui.controls.fitted_row import FittedRow
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.controls.tips import plain_tip
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed

SHARE, LEAST = 0.45, 150.0  # of the height of the canvas column, and px of the design
NOTE_LINES = 2
BETWEEN = 8.0  # px of the design, between buttons


class Drawer(Themed, QWidget):
    """A frame for something that is looked at and changed under the picture."""

    closed = Signal()
    number_edited = Signal(str, object, float, int)
    """Matrix, place in it, number, gesture: one number is to be another."""
    refused = Signal(str)

    def __init__(self, title: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._head = _Head(title, theme, self)
        self.title, self.note = self._head.title, self._head.note
        self.close_button = self._head.close_button
        self.close_button.clicked.connect(self.closed)
        self.body = QVBoxLayout(self)
        self.body.setSpacing(4)
        self.body.addWidget(self._head)
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
        return self._head.add_tool(text)

    def _apply_theme(self) -> None:
        theme = self._theme
        side, edge = round(theme.px(16)), round(theme.px(6))
        self.body.setContentsMargins(side, edge, side, edge)
        self._head.set_theme(theme)
        self.update()

    def set_height(self, column: int) -> None:
        """Take its share of the height of the canvas column, more of it for enlarged letters."""
        self.setFixedHeight(round(min(column, max(column * SHARE, self._theme.px(LEAST)))))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.surface)
            painter.setPen(QPen(self._theme.line_colour, self._theme.line(1)))
            painter.drawLine(0, 0, self.width(), 0)


class _Head(FittedRow):
    """Title, note and tools of a drawer."""

    SIDE = 0.0
    GAP = 1.5 * BETWEEN

    def __init__(self, title: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = theme
        self.title = plain_label(title, role="heading")
        self.note = plain_label(role="tick", wraps=True)
        self.close_button = KeyButton(tr("Close"), theme, self)
        self._buttons = [self.close_button]
        self._tools = QHBoxLayout()
        self._row.addWidget(self.title)
        self._row.addWidget(self.note, 1)
        self._row.addStretch()  # for when the note is left out
        self._row.addLayout(self._tools)
        self._row.addWidget(self.close_button)

    def add_tool(self, text: str) -> KeyButton:
        """Add a button before the one that closes."""
        button = KeyButton(text, self._look, self)
        self._buttons.append(button)
        self._tools.addWidget(button)
        return button

    def apply_theme(self, theme: Theme) -> None:
        self._look = theme
        for button in self._buttons:
            button.set_theme(theme)
        self._tools.setSpacing(round(theme.px(BETWEEN)))

    def wanted_width(self) -> int:
        """Return the width without the note, which is left out where it has no room."""
        others = (self.title.sizeHint(), self._tools.sizeHint(), self.close_button.sizeHint())
        return sum(size.width() + self._row.spacing() for size in others)

    def event(self, event: QEvent) -> bool:
        """See whether the note has room, whenever that or what stands beside it may be other."""
        done = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._fit_note()
        return done

    def _fit_note(self) -> None:
        """Leave the note out where it would stand on many short lines; the title tells it too."""
        text, note = self.note.text(), self.note
        self.title.setToolTip(plain_tip(text))
        # Without it a screen reader gets the tip, with its markup.
        self.title.setAccessibleDescription(text)
        room = self.width() - self.wanted_width()
        metrics = QFontMetricsF(self._look.font("tick"))  # a hidden label has another font still
        wrap = int(Qt.TextFlag.TextWordWrap)
        high = metrics.boundingRect(QRectF(0, 0, max(1, room), 10000), wrap, text).height()
        note.setVisible(bool(text) and high <= NOTE_LINES * metrics.lineSpacing() + 1)
