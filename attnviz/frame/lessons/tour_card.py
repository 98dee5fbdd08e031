"""A card beside the thing it speaks of, with an arrow to it; the window stays usable."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QWidget
from shiboken6 import isValid

from attnviz.frame.chrome.popup import RADIUS
from attnviz.language import tr
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed
from attnviz.ui.reading.announce import announce_now

WIDTH, LEAST_WIDTH = 340, 260  # px of the design
ARROW = 12
EDGE = 14
FLAT = 6  # above and below the words where the card lies flat under what it keeps clear

Places = Callable[[], tuple[QRect, QRect]]
"""Where a card may lie: beside what it keeps clear, and below it."""


class TourCard(Themed, QFrame):
    """Shows one card of a tour. Setters never emit."""

    back_requested = Signal()
    next_requested = Signal()
    end_requested = Signal()

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._theme = theme
        self._target: QWidget | None = None
        self._places: Places | None = None
        self._aim: Callable[[], QRect] | None = None
        self._side = "below"
        self._around = QMargins()
        self._tip = QPointF()
        self._text = plain_label(parent=self, role="body", wraps=True)
        self._place_text = plain_label(parent=self)
        self.back = KeyButton(tr("Back"), theme, self)
        self.next = KeyButton(tr("Next"), theme, self, kind="tonal")
        self.end = KeyButton("", theme, self, kind="quiet")
        shortcut_labels.label(self.end, tr("End"), "tab.climb", "Esc")
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
        self._column = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._column.addWidget(self._text, 1)
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

    @property
    def held(self) -> KeyButton | None:
        """Return the button that has the keyboard."""
        buttons = (self.back, self.next, self.end)
        return next((button for button in buttons if button.hasFocus()), None)

    def show_card(
        self,
        number: int,
        count: int,
        text: str,
        target: QWidget | None,
        *,
        places: Places | None = None,
        aim: Callable[[], QRect] | None = None,
    ) -> None:
        """Show a card.

        Parameters
        ----------
        target : what it speaks of; it lies beside this, wherever there is room
        places : where it may lie instead, so that it covers nothing of what it explains
        aim : what the arrow points at, in the window; None = the target
        """
        self._places, self._aim = places, aim
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
            announce_now(self, f"{name}. {text}")

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (self.back, self.next, self.end)

    def dress(self) -> None:
        self._column.setSpacing(round(self._theme.px(10)))
        self.follow()

    def follow(self) -> None:
        """Lie beside the target where it is now."""
        window = self.parentWidget()
        if window is None or self.isHidden():
            return
        target = self._target_rect(window)
        aim = self._aim() if self._aim is not None else target
        aim = target if aim.isEmpty() else aim
        place = self._beside(target, window) if self._places is None else self._clear(aim)
        if self._target is None:
            self._side = ""  # projecting, the top bar has not every button: no arrow then
        self.setFixedWidth(place.width())
        self.setGeometry(place)
        self._tip = QPointF(aim.center()) - QPointF(place.topLeft())
        self.raise_()
        self.update()

    def _beside(self, target: QRect, window: QWidget) -> QRect:
        arrow, edge = round(self._theme.px(ARROW)), round(self._theme.px(EDGE))
        width = min(round(self._theme.px(WIDTH)), window.width() - 2 * edge) + 2 * arrow
        around = QMargins(arrow, arrow, arrow, arrow)
        high = self._lay(around, width, self._theme.size("body"), flat=False)
        self._side, place = _placed(target, width, high, window.rect())
        return place

    def _clear(self, aim: QRect) -> QRect:
        """Lie beside what is kept clear, or flat below it, in letters as large as fit."""
        assert self._places is not None
        beside, below = self._places()
        theme, arrow = self._theme, round(self._theme.px(ARROW))
        sizes = range(theme.size("body"), theme.size("tick") - 1, -1)
        if beside.width() >= theme.px(LEAST_WIDTH):
            width = min(beside.width(), round(theme.px(WIDTH)) + arrow)
            high = self._lay(QMargins(4, 2, 4, arrow), width, theme.size("body"), flat=False)
            if beside.contains(aim) and beside.top() + high <= aim.top():
                self._side = "above"
                return QRect(beside.left(), beside.top(), width, high)
            for size in sizes:
                high = self._lay(QMargins(arrow, 2, 4, 2), width, size, flat=False)
                if high <= beside.height():
                    self._side = "right"
                    top = min(
                        max(aim.center().y() - high // 2, beside.top()), beside.bottom() - high
                    )
                    return QRect(beside.left(), top, width, high)
        for size in sizes:
            high = self._lay(QMargins(2, arrow, 2, 2), below.width(), size, flat=True)
            if high <= below.height():
                break
        self._side = "below"
        high = max(high, below.height())  # a caption cut in two would be read
        return QRect(below.left(), below.bottom() + 1 - high, below.width(), high)

    def _lay(self, around: QMargins, width: int, size: int, *, flat: bool) -> int:
        """Set words and buttons one below the other, or side by side; return the height."""
        direction = QBoxLayout.Direction
        self._around = around
        self._column.setDirection(direction.LeftToRight if flat else direction.TopToBottom)
        edge = round(self._theme.px(EDGE))
        high = round(self._theme.px(FLAT)) if flat else edge
        self._column.setContentsMargins(around + QMargins(edge, high, edge, high))
        self._text.setStyleSheet(f"font-size: {size}px")
        self._column.invalidate()
        return self._column.totalHeightForWidth(width)

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
        theme = self._theme
        arrow, radius = theme.px(ARROW), theme.px(RADIUS)
        box = QRectF(self.rect().marginsRemoved(self._around))
        shape = QPainterPath()
        shape.addRoundedRect(box, radius, radius)
        shape = shape.united(_arrow(self._side, box, self._tip, arrow))
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(theme.surface)
            painter.setPen(QPen(theme.accent, theme.line(2)))
            painter.drawPath(shape)


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
