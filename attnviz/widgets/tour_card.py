"""A card beside the thing it speaks of, with an arrow to it; the window stays usable."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from attnviz.language import tr
from attnviz.widgets.theme import Theme

WIDTH = 340
ARROW = 12
EDGE = 14


class TourCard(QFrame):
    """Shows one card of a tour. Setters never emit."""

    back_requested = Signal()
    next_requested = Signal()
    end_requested = Signal()

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._theme = theme
        self._target: QWidget | None = None
        self._side = "below"
        self._tip = QPointF()
        self._text = QLabel(self)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setWordWrap(True)
        self._text.setProperty("role", "body")
        self._place_text = QLabel(self)
        self.back = QPushButton(tr("Back"), self)
        self.next = QPushButton(tr("Next"), self)
        self.end = QPushButton(tr("Esc ends"), self)
        for button in (self.back, self.next, self.end):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.back.clicked.connect(self.back_requested)
        self.next.clicked.connect(self.next_requested)
        self.end.clicked.connect(self.end_requested)
        low = QHBoxLayout()
        low.addWidget(self._place_text)
        low.addStretch(1)
        for button in (self.back, self.next, self.end):
            low.addWidget(button)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._text)
        self._column.addLayout(low)
        self.setObjectName("tour")
        window.installEventFilter(self)
        self.set_theme(theme)
        self.hide()

    @property
    def text(self) -> str:
        """Return what the card says."""
        return self._text.text()

    @property
    def target(self) -> QWidget | None:
        """Return what the arrow points at."""
        return self._target

    def show_card(self, number: int, count: int, text: str, target: QWidget | None) -> None:
        """Show a card beside its target."""
        self._target = target
        self._text.setText(text)
        self._place_text.setText(f"{number}/{count}")
        self._place_text.setAccessibleName(tr("Card {card} of {n}", card=number, n=count))
        self.back.setEnabled(number > 1)
        self.next.setText(tr("Next") if number < count else tr("Done"))
        name = tr("Tour, card {card} of {n}", card=number, n=count)
        self.setAccessibleName(name)
        self.setAccessibleDescription(text)
        self.show()
        self.follow()
        if QAccessible.isActive():
            said = f"{name}. {text}"
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        self._theme = theme
        self._column.setSpacing(round(theme.px(10)))
        self.follow()

    def follow(self) -> None:
        """Lie beside the target where it is now."""
        window = self.parentWidget()
        if window is None or self.isHidden():
            return
        arrow, edge = round(self._theme.px(ARROW)), round(self._theme.px(EDGE))
        self._column.setContentsMargins(edge + arrow, edge + arrow, edge + arrow, edge + arrow)
        width = min(round(self._theme.px(WIDTH)), window.width() - 2 * edge) + 2 * arrow
        self.setFixedWidth(width)
        high = self._column.totalHeightForWidth(width)
        target = self._target_rect(window)
        self._side, place = _placed(target, width, high, window.rect())
        self.setGeometry(place)
        middle = QPointF(target.center()) - QPointF(place.topLeft())
        self._tip = middle
        self.raise_()
        self.update()

    def _target_rect(self, window: QWidget) -> QRect:
        target = self._target
        if target is None or not isValid(target) or not target.isVisible():
            return QRect(window.rect().center(), window.rect().center())
        return QRect(target.mapTo(window, QPoint(0, 0)), target.size())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay beside the target when the window changes."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self.follow()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        arrow = theme.px(ARROW)
        box = QRectF(self.rect()).adjusted(arrow, arrow, -arrow, -arrow)
        shape = QPainterPath()
        shape.addRoundedRect(box, 6, 6)
        shape = shape.united(_arrow(self._side, box, self._tip, arrow))
        painter.setBrush(theme.surface)
        painter.setPen(QPen(theme.accent, theme.line(2)))
        painter.drawPath(shape)
        painter.end()


def _placed(target: QRect, width: int, high: int, room: QRect) -> tuple[str, QRect]:
    """Choose the side of the target where the card fits; inside its corner when none does."""
    left = min(max(target.center().x() - width // 2, room.left()), room.right() - width)
    top = min(max(target.center().y() - high // 2, room.top()), room.bottom() - high)
    sides = {
        "below": QRect(left, target.bottom() + 1, width, high),
        "above": QRect(left, target.top() - high, width, high),
        "right": QRect(target.right() + 1, top, width, high),
        "left": QRect(target.left() - width, top, width, high),
    }
    for side, place in sides.items():
        if room.contains(place):
            return side, place
    corner = QRect(target.right() - width, target.bottom() - high, width, high)
    return "inside", corner.intersected(room) if room.contains(corner) else QRect(
        room.right() - width, room.bottom() - high, width, high
    )


def _arrow(side: str, box: QRectF, tip: QPointF, size: float) -> QPainterPath:
    """Draw the arrow on the edge of the card that looks at the target."""
    path = QPainterPath()
    if side in ("below", "above"):
        x = min(max(tip.x(), box.left() + 2 * size), box.right() - 2 * size)
        y = box.top() if side == "below" else box.bottom()
        point = QPointF(x, y - size if side == "below" else y + size)
        corners = (QPointF(x - size, y), point, QPointF(x + size, y))
    elif side in ("right", "left"):
        y = min(max(tip.y(), box.top() + 2 * size), box.bottom() - 2 * size)
        x = box.left() if side == "right" else box.right()
        point = QPointF(x - size if side == "right" else x + size, y)
        corners = (QPointF(x, y - size), point, QPointF(x, y + size))
    else:
        return path
    path.moveTo(corners[0])
    for corner in corners[1:]:
        path.lineTo(corner)
    path.closeSubpath()
    return path
