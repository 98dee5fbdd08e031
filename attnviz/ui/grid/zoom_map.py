"""A square of many cells to zoom and pan, from all of it to one cell, with a minimap."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Iterable
from typing import ClassVar

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QResizeEvent,
    QTouchEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from attnviz.ui.controls.own_keys import OwnKeys
from attnviz.ui.grid.outlook import STEP, Outlook
from attnviz.ui.grid.zoom_buttons import ZoomButtons
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed

NOTCH = 120.0  # what Qt calls one notch of a wheel
CLICK, TAP = 3.0, 12.0  # px that the pointer may move in a click, and a finger in a tap
PINCH = Qt.NativeGestureType.ZoomNativeGesture
PAN = 64.0  # px of the design for a notch or an arrow key
BESIDE = 12.0  # px of the design between the minimap and the buttons
LEAST = 200.0  # px of the design: height under enlarged letters
PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
_PAD = Qt.KeyboardModifier.KeypadModifier
ARROWS = {
    Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1),
}  # fmt: skip
ZOOMS = {Qt.Key.Key_Plus: STEP, Qt.Key.Key_Equal: STEP, Qt.Key.Key_Minus: 1 / STEP}
WHOLE = (Qt.Key.Key_Home, Qt.Key.Key_0)
ENDS = (*WHOLE, Qt.Key.Key_End)


class ZoomMap(Themed, OwnKeys):
    """Shows the part of a square in sight; takes its keys before the tab's own shortcuts.

    A subclass paints the cells of `outlook` into `room`.
    """

    WHEEL_ZOOMS: ClassVar[bool] = False
    """Whether the wheel zooms without Ctrl, instead of scrolling."""

    looked = Signal(object)
    """A person brought another part into sight: an `Outlook`."""
    cell_pointed = Signal(int, int)
    """Row and column under the pointer, or in the middle after a key."""
    cell_clicked = Signal(int, int)
    """Row and column that was pressed and let go, without dragging."""
    pointer_left = Signal()

    def __init__(self, theme: Theme, n: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._n = theme, n
        self._outlook = Outlook.whole(n, 1, 1)
        self._row: int | None = None
        self._column = 0
        self._held: QPointF | None = None
        self._pressed: QPointF | None = None
        self._on_minimap = False
        self._fingers: list[QPointF] = []
        self.buttons = ZoomButtons(theme, self)
        self.buttons.zoomed.connect(self._step)
        self.buttons.whole_wished.connect(self._show_whole)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def minimumSizeHint(self) -> QSize:
        """Ask for a square in which something is seen; where letters are large, the tab scrolls."""
        return QSize(0, round(self._theme.px(LEAST)) if self._theme.enlarged else 0)

    @property
    def outlook(self) -> Outlook:
        """Return which part is in sight."""
        return self._outlook

    @property
    def row(self) -> int | None:
        """Return the outlined row, from 0."""
        return self._row

    def set_size(self, n: int) -> None:
        """Show a square of n cells each way; of as many as before, the same part."""
        if n != self._n:
            self._n = n
            self._outlook = Outlook.whole(n, self._outlook.wide, self._outlook.high)
            self._row = None
            self.buttons.show_outlook(self._outlook)
        self.update()

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (self.buttons,)

    def dress(self) -> None:
        self._fit()

    def set_outlook(self, outlook: Outlook | None) -> None:
        """Show another part; None = all of it."""
        if outlook is None:
            outlook = Outlook.whole(self._n, 1, 1)
        before, self._outlook = (
            self._outlook,
            outlook.resized(self._outlook.wide, self._outlook.high),
        )
        if self._outlook != before:
            self.buttons.show_outlook(self._outlook)
            self.update()

    def look(self, outlook: Outlook) -> None:
        """Bring another part into sight, as a person does."""
        if outlook != self._outlook:
            self._outlook = outlook
            self.buttons.show_outlook(outlook)
            self.update()
            self.looked.emit(outlook)

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Make cells larger or smaller around a point of this widget; None = what was told last."""
        x, y = self._dot(self._told_point() if at is None else at)
        self.look(self._outlook.zoomed(factor, x, y))

    def sizeHint(self) -> QSize:
        return QSize(976, 540)

    # Where things are

    @abstractmethod
    def room(self) -> QRectF:
        """Return where the cells go."""

    def minimap(self) -> QRectF:
        """Return where all of the square is beside its part, to be clicked; empty: nowhere."""
        return QRectF()

    def _go_to(self, point: QPointF) -> None:
        """Bring what is at a point of the minimap into the middle."""
        small, n = self.minimap(), self._outlook.n
        column = (point.x() - small.x()) / small.width() * n
        row = (point.y() - small.y()) / small.height() * n
        self.look(self._outlook.centred(row, column))

    def _told_point(self) -> QPointF:
        """Return where the cell is that was told last, or the middle when it is out of sight."""
        if self._row is None:
            return self._middle()
        room, look, dpr = self.room(), self._outlook, self.devicePixelRatio()
        across, down = self._column + 0.5 - look.left, self._row + 0.5 - look.top
        point = room.topLeft() + QPointF(across, down) * look.cell / dpr
        return point if room.contains(point) else self._middle()

    def _middle(self) -> QPointF:
        """Return the middle of the cells in sight, which may fill less than the room."""
        room, dpr = self.room(), self.devicePixelRatio()
        wide, high = self._outlook.filled()
        return room.topLeft() + QPointF(wide, high) / dpr / 2

    def _fit(self) -> None:
        room, dpr = self.room(), self.devicePixelRatio()
        wide, high = round(room.width() * dpr), round(room.height() * dpr)
        self._outlook = self._outlook.resized(wide, high)
        self._place_buttons()

    def _place_buttons(self) -> None:
        """Put the buttons beside the minimap, where there is room."""
        small, wanted = self.minimap(), self.buttons.sizeHint()
        left = math.ceil(small.right() + self._theme.px(BESIDE))
        self.buttons.setGeometry(left, round(small.y()), wanted.width(), wanted.height())
        fits = left + wanted.width() <= self.width()
        self.buttons.setVisible(not small.isEmpty() and fits)
        self.buttons.show_outlook(self._outlook)

    def _step(self, factor: float) -> None:
        """Zoom as + and − do."""
        self.zoom(factor)
        self._point_at(self._told_point())

    def _show_whole(self) -> None:
        """Show everything, as Home does."""
        look = self._outlook
        self.look(Outlook.whole(look.n, look.wide, look.high))
        self._point_at(self._middle())

    def _dot(self, point: QPointF) -> tuple[float, float]:
        room, dpr = self.room(), self.devicePixelRatio()
        return (point.x() - room.x()) * dpr, (point.y() - room.y()) * dpr

    def _point_at(self, point: QPointF) -> None:
        cell = self._outlook.cell_at(*self._dot(point))
        if cell is None:
            self._unpoint()
            return
        if cell[0] != self._row:
            self._row = cell[0]
            self.update()
        self._column = cell[1]
        self.cell_pointed.emit(*cell)

    def _unpoint(self) -> None:
        if self._row is not None:
            self._row = None
            self.update()
            self.pointer_left.emit()

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._press(event.position())

    def _press(self, point: QPointF) -> None:
        """Begin to drag, or go where a point of the minimap is."""
        small = self.minimap()
        self._on_minimap = small.contains(point)
        if self._on_minimap:
            self._go_to(point)
        elif small.isEmpty() or self.room().contains(point):
            self._held = self._pressed = point
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._drag(event.position())

    def _drag(self, point: QPointF) -> None:
        """Move what is held, or point at a cell where nothing is."""
        if self._on_minimap:
            self._go_to(point)
            return
        if self._held is not None:
            moved = (self._held - point) * self.devicePixelRatio()
            self._held = point
            self.look(self._outlook.panned(moved.x(), moved.y()))
        self._point_at(point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._let_go(event.position(), CLICK)

    def _let_go(self, point: QPointF, most: float) -> None:
        """End a drag; one that went no further than so many pixels is a click."""
        if self._on_minimap:
            self._on_minimap = False
            return
        held, self._held = self._pressed, None
        self.unsetCursor()
        moved = held is None or (point - held).manhattanLength() > most
        cell = None if moved else self._outlook.cell_at(*self._dot(point))
        if cell is not None:
            self.cell_clicked.emit(*cell)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.zoom(STEP**4, event.position())

    def leaveEvent(self, event: QEvent) -> None:
        self._unpoint()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll; Ctrl zooms at the pointer, Shift scrolls sideways."""
        ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if ctrl or (self.WHEEL_ZOOMS and not shift and event.pixelDelta().isNull()):
            self.zoom(STEP ** (event.angleDelta().y() / NOTCH), event.position())
        elif not event.pixelDelta().isNull():
            moved = event.pixelDelta() * -self.devicePixelRatio()
            self.look(self._outlook.panned(moved.x(), moved.y()))
        else:
            step = -self._theme.px(PAN) * self.devicePixelRatio()
            turned = event.angleDelta().toPointF() * (step / NOTCH)
            dx, dy = (turned.y(), 0.0) if shift else (turned.x(), turned.y())
            self.look(self._outlook.panned(dx, dy))
        self._point_at(event.position())
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Take fingers and pinches, and lay out for another density."""
        if isinstance(event, QTouchEvent):
            self._touch(event)
            return True
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == PINCH:
            self.zoom(1 + event.value(), event.position())
            return True
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        return super().event(event)

    def _touch(self, event: QTouchEvent) -> None:
        """Drag and tap with one finger as with the mouse; two fingers move and zoom."""
        fingers = [point.position() for point in event.points()[:2]]
        before, self._fingers = self._fingers, fingers
        event.accept()
        if event.type() == QEvent.Type.TouchCancel:
            self._fingers, self._held, self._pressed = [], None, None
        elif event.type() == QEvent.Type.TouchEnd:
            self._fingers = []
            self._let_go(fingers[0], TAP)
            self._pressed = None
        elif len(fingers) == 2:
            self._held, self._pressed, self._on_minimap = None, None, False
            if len(before) == 2:
                self._pinch(before, fingers)
        elif event.type() == QEvent.Type.TouchBegin:
            self._press(fingers[0])
        elif self._held is not None or self._on_minimap:
            self._drag(fingers[0])

    def _pinch(self, before: list[QPointF], after: list[QPointF]) -> None:
        """Follow two fingers: what was between them stays there, as far apart as they are."""
        apart = [math.dist(a.toTuple(), b.toTuple()) for a, b in (before, after)]
        old, new = ((a + b) / 2 for a, b in (before, after))
        zoomed = self._outlook.zoomed(max(1.0, apart[1]) / max(1.0, apart[0]), *self._dot(old))
        moved = (old - new) * self.devicePixelRatio()
        self.look(zoomed.panned(moved.x(), moved.y()))

    def is_ours(self, event: QKeyEvent) -> bool:
        """Whether a key moves or sizes the map."""
        key, plain = Qt.Key(event.key()), event.modifiers() & ~_PAD
        return plain in PLAIN and (key in ARROWS or key in ZOOMS or key in ENDS)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows scroll (Shift: by a page), + and − zoom, Home and 0 show all, End the end."""
        key = Qt.Key(event.key())
        if not self.is_ours(event):
            super().keyPressEvent(event)
            return
        outlook = self._outlook
        if key in ARROWS:
            paged = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            step = self._theme.px(PAN) * self.devicePixelRatio()
            dx, dy = ARROWS[key]
            across, down = (outlook.wide, outlook.high) if paged else (step, step)
            self.look(outlook.panned(dx * across, dy * down))
        elif key in ZOOMS:
            self._step(ZOOMS[key])
            return
        elif key in WHOLE:
            self._show_whole()
            return
        else:
            self.look(outlook.centred(outlook.n, outlook.n))
        self._point_at(self._middle())
