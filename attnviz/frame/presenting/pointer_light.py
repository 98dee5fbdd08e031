"""A light on what the pointer is at: a ring around the cell, and the rest of the canvas dimmed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QCursor, QPainter, QPainterPath, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QApplication, QWidget

from attnviz.frame.looks import Looks
from attnviz.widgets.theme import Theme

AROUND = 4.0  # px of the design between a cell and its ring
LEAST = 28.0  # px: a smaller cell gets a ring of this size
ALONE = 64.0  # px across, where the pointer is at no cell
RING = 4.0
DIM = QColor(0, 0, 0, 110)


class PointerLight(QWidget):
    """Lies over the canvas and takes no clicks.

    Parameters
    ----------
    looks : sizes and colours
    parent : the canvas and all in it; a widget in it may say by `pointed_rect(point)` where the
        thing at a point lies, and by `cursor_rect()` where the keyboard is
    """

    def __init__(self, looks: Looks, parent: QWidget) -> None:
        super().__init__(parent)
        self._looks = looks
        self._hole = QRectF()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def hole(self) -> QRectF:
        """Return what is lit; empty where nothing is."""
        return self._hole

    def start(self) -> None:
        """Light what the pointer is at, and follow it."""
        handle = self.window().windowHandle()
        if handle is not None:
            handle.installEventFilter(self)
        self.bench.installEventFilter(self)
        self._cover()
        self.show()
        self.raise_()
        self.follow_pointer(QCursor.pos())

    def stop(self) -> None:
        """Put the light out."""
        # Asked for anew: PySide 6.11.3 can take the Python side of a handle that was kept away.
        for watched in (self.window().windowHandle(), self.bench):
            if watched is not None:
                watched.removeEventFilter(self)
        self._hole = QRectF()
        self.hide()

    @property
    def bench(self) -> QWidget:
        """Return what the light lies over."""
        parent = self.parentWidget()
        assert parent is not None
        return parent

    def follow_pointer(self, where: QPoint) -> None:
        """Light the cell at a place on the screen, or a round spot there."""
        at = self.bench.mapFromGlobal(where)
        rect = self._cell_at(at)
        if rect is None and self.rect().contains(at):
            rect = _square(QPointF(at), self._looks.theme.px(ALONE))
        self._light(rect or QRectF())

    def follow_keyboard(self) -> None:
        """Light the cell that the keyboard is at, if it is at one."""
        widget = QApplication.focusWidget()
        tell = getattr(widget, "cursor_rect", None)
        rect = tell() if tell is not None else None
        if widget is not None and rect is not None and self.bench.isAncestorOf(widget):
            self._light(self._wide_enough(widget, rect))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the pointer, the keyboard and the size of the canvas."""
        kind = event.type()
        if watched is self.bench:
            if kind == QEvent.Type.Resize:
                self._cover()
        elif kind == QEvent.Type.MouseMove:
            self.follow_pointer(QCursor.pos())
        elif kind == QEvent.Type.Leave:
            self._light(QRectF())
        elif kind == QEvent.Type.KeyRelease:
            self.follow_keyboard()
        return False

    def _cover(self) -> None:
        self.setGeometry(self.bench.rect())

    def _cell_at(self, at: QPoint) -> QRectF | None:
        widget = self.bench.childAt(at)
        while widget is not None and widget is not self.bench:
            tell = getattr(widget, "pointed_rect", None)
            if tell is not None:
                rect = tell(QPointF(widget.mapFrom(self.bench, at)))
                return None if rect is None else self._wide_enough(widget, rect)
            widget = widget.parentWidget()
        return None

    def _wide_enough(self, widget: QWidget, rect: QRectF) -> QRectF:
        theme = self._looks.theme
        corner = QPointF(widget.mapTo(self.bench, QPoint(0, 0)))
        around, least = theme.px(AROUND), theme.px(LEAST)
        rect = rect.translated(corner).adjusted(-around, -around, around, around)
        # The ring stays in sight at the edge of the canvas.
        ring = 2 * theme.line(RING)
        rect = rect.intersected(QRectF(self.rect()).adjusted(ring, ring, -ring, -ring))
        more = QPointF(max(0.0, least - rect.width()), max(0.0, least - rect.height())) / 2
        return rect.adjusted(-more.x(), -more.y(), more.x(), more.y())

    def _light(self, hole: QRectF) -> None:
        """Paint only what changes: all that lies below is painted with it."""
        before, self._hole = self._hole, hole
        if before == hole:
            return
        if before.isEmpty() or hole.isEmpty():
            self.update()
            return
        theme = self._looks.theme
        self.update(QRegion(_touched(before, theme)) | QRegion(_touched(hole, theme)))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._hole.isEmpty():
            return
        theme = self._looks.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            hole, dark = _shape(self._hole, theme), QPainterPath()
            dark.addRect(QRectF(self.rect()))
            painter.fillPath(dark - hole, DIM)
            ring = theme.line(RING)
            for colour, wide in ((QColor("#FFFFFF"), 2 * ring), (theme.error, ring)):
                painter.strokePath(hole, QPen(colour, wide))


def _square(middle: QPointF, side: float) -> QRectF:
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)


def _shape(hole: QRectF, theme: Theme) -> QPainterPath:
    """Return the outline: round where there is no cell."""
    path = QPainterPath()
    alone = theme.px(ALONE)
    if (hole.width(), hole.height()) == (alone, alone):
        path.addEllipse(hole)
    else:
        path.addRoundedRect(hole, theme.px(AROUND), theme.px(AROUND))
    return path


def _touched(hole: QRectF, theme: Theme) -> QRect:
    out = 2 * theme.line(RING) + 1
    return hole.adjusted(-out, -out, out, out).toAlignedRect()
