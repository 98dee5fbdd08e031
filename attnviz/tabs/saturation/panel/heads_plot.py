"""All heads of a layer in one row: how far their scores lie apart, and what is left in play."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from attnviz.language import clauses, tr
from attnviz.tabs.saturation.state.real_row import HeadDot
from attnviz.ui.controls.tips import show_tip
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import fixed, shortest
from attnviz.ui.look.text import write
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed

HIGH, LEAST = 220.0, 150.0  # px of the design
DOT = 5.0  # px of the design: radius
REACH = 8.0


class HeadsPlot(Themed, QWidget):
    """A dot a head; a click picks one. Setters never emit."""

    head_picked = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._dots: tuple[HeadDot, ...] = ()
        self._chosen, self._most = 0, 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_dots(self, dots: Sequence[HeadDot], chosen: int, n_keys: int) -> None:
        """Show other heads; `n_keys` can be in play at most."""
        self._dots, self._chosen, self._most = tuple(dots), chosen, float(max(2, n_keys))
        self.setAccessibleName(tr("Heads of this layer: spread of scores, effective keys"))
        self.setAccessibleDescription(clauses(map(_said, self._dots)))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, round(self._theme.px(HIGH)))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, round(self._theme.px(LEAST)))

    def dress(self) -> None:
        self.updateGeometry()
        self.update()

    def plot_rect(self) -> QRectF:
        """Return where the dots may lie."""
        theme = self._theme
        left, below = theme.px(30), 2.6 * theme.size("tick")
        return QRectF(self.rect()).adjusted(left, theme.size("tick") * 1.6, -theme.px(10), -below)

    def place(self, dot: HeadDot) -> QPointF:
        """Return where a dot lies."""
        rect, widest = self.plot_rect(), max((each.spread for each in self._dots), default=1.0)
        x = rect.left() + rect.width() * dot.spread / (1.05 * widest or 1.0)
        y = rect.bottom() - rect.height() * (dot.keys_in_play - 1) / (self._most - 1)
        return QPointF(x, y)

    def dot_at(self, point: QPointF) -> int | None:
        """Return the nearest head within reach."""
        reach = self._theme.px(REACH)
        near = [
            ((at.x() - point.x()) ** 2 + (at.y() - point.y()) ** 2, i)
            for i, at in enumerate(map(self.place, self._dots))
        ]
        best = min(near, default=(reach**2 + 1, 0))
        return best[1] if best[0] <= reach**2 else None

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, rect = self._theme, self.plot_rect()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(theme.font("tick"))
            painter.setPen(theme.muted)
            write(painter, 0, theme.size("tick"), tr("effective keys"))
            base = rect.bottom() + 1.2 * theme.size("tick")
            widest = max((dot.spread for dot in self._dots), default=0.0)
            write(painter, rect.left(), base, "0", "centre")
            write(painter, rect.right(), base, fixed(1.05 * widest, 0), "right")
            under = base + 1.2 * theme.size("tick")
            write(painter, rect.center().x(), under, tr("spread of raw scores"), "centre")
            for value in (1.0, self._most):
                y = rect.bottom() - rect.height() * (value - 1) / (self._most - 1)
                painter.setPen(QPen(theme.grid, theme.hairline))
                painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))
                painter.setPen(theme.muted)
                write(painter, rect.left() - theme.px(6), y + 0.36 * theme.size("tick"),
                      shortest(value), "right")  # fmt: skip
            order = [i for i in range(len(self._dots)) if i != self._chosen]
            for i in (*order, self._chosen) if self._dots else ():
                self._paint_dot(painter, i)

    def _paint_dot(self, painter: QPainter, head: int) -> None:
        theme, chosen = self._theme, head == self._chosen
        at, radius = self.place(self._dots[head]), theme.px(DOT)
        painter.setPen(QPen(theme.surface, theme.line(1)))
        painter.setBrush(theme.K)
        painter.drawEllipse(at, radius, radius)
        if chosen:
            painter.setPen(QPen(theme.select_edge, theme.line(2)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(at, radius + theme.px(3), radius + theme.px(3))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        head = self.dot_at(event.position())
        if head is not None and event.button() == Qt.MouseButton.LeftButton:
            self.head_picked.emit(head)

    def event(self, event: QEvent) -> bool:
        """Say which head a dot is."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            head = self.dot_at(QPointF(event.pos()))
            show_tip(event, "" if head is None else _said(self._dots[head]), self)
            return True
        return super().event(event)


def _said(dot: HeadDot) -> str:
    return tr(
        "head {name}: spread {spread}, {n} effective keys",
        name=visible(dot.name),
        spread=fixed(dot.spread, 1),
        n=fixed(dot.keys_in_play, 1),
    )
