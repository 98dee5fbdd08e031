"""Three charts on one axis of steps, and the slider that is their axis."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from attnviz.language import mark, tr
from attnviz.learning.training import HEAD_EVENTS, KEEP_EVERY, Event, Measurement
from attnviz.model.document.learning import Head
from attnviz.tabs.learning.canvas.layout import RING, Chart, LearningLayout
from attnviz.tabs.learning.state import State, head_name
from attnviz.tabs.learning.words.numbers import ROLES, event_label
from attnviz.ui.look.numbers import grouped, shortest, whole_percent
from attnviz.ui.look.text import base_of, write
from attnviz.ui.look.theme import Theme

TITLES = {"loss": mark("Loss"), "accuracy": mark("Accuracy"), "heads": mark("Heads")}
DASHES: tuple[Sequence[float], ...] = ((), (1.0, 2.0), (5.0, 3.0), (8.0, 3.0, 1.5, 3.0))
BEFORE: Sequence[float] = (6.0, 4.0)
EVEN: Sequence[float] = (1.0, 3.0)
KNOB, DOT = 8.0, 3.4
Value = Callable[[Measurement], float]


def paint_frames(
    painter: QPainter, layout: LearningLayout, theme: Theme, highest_loss: float
) -> None:
    """Draw what is there at every step: titles and scales of the charts, and of the slider."""
    for name, box in layout.charts.items():
        _paint_frame(painter, box, theme, name, highest_loss if name == "loss" else 1.0)
    _paint_scale(painter, layout, theme)


def paint_charts(painter: QPainter, layout: LearningLayout, theme: Theme, state: State) -> None:
    """Draw the curves of all charts that there is room for, and where the slider stands."""
    asked = "heads" if state.scores else "accuracy"
    for name, box in layout.charts.items():
        if name == asked and state.answered:
            _paint_cover(painter, box, theme)
            _paint_now(painter, layout, box, theme, state)
            continue
        _paint_legend(painter, box, theme, name, state)
        painter.save()
        painter.setClipRect(box.adjusted(-theme.px(6), -2, theme.px(6), 2))
        _paint_curves(painter, layout, theme, name, state)
        painter.restore()
        _paint_now(painter, layout, box, theme, state)
    if not state.covered:
        _paint_labels(painter, layout, theme, state)
    _paint_slider(painter, layout, theme, state)


def _top(name: Chart, state: State) -> float:
    """Return the value at the upper edge of a chart: curves beyond it are cut off there."""
    return highest_loss(state) if name == "loss" else 1.0


def highest_loss(state: State) -> float:
    """Return the loss at the upper edge of its chart."""
    return max(0.5, math.ceil(state.shown.history[0].loss * 2) / 2)


def _y(box: QRectF, value: float, top: float) -> float:
    return box.bottom() - min(max(value / top, 0.0), 1.0) * box.height()


def _paint_frame(painter: QPainter, box: QRectF, theme: Theme, name: Chart, top: float) -> None:
    size = theme.size("tick")
    base = box.top() - theme.px(7)
    painter.setFont(theme.font("label", bold=True))
    painter.setPen(theme.text)
    write(painter, box.left(), base, tr(TITLES[name]))
    painter.setFont(theme.font("tick"))
    few = box.height() < 4 * size
    ticks = [0.0, 0.5, 1.0] if name != "loss" else [float(n) for n in range(int(top) + 1)]
    if few:
        ticks = [ticks[0], ticks[-1]]
    for value in ticks:
        y = _y(box, value, top)
        painter.setPen(QPen(theme.grid, theme.hairline))
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
        painter.setPen(theme.muted)
        text = whole_percent(value) if name != "loss" else shortest(value)
        write(painter, box.left() - theme.px(7), base_of(y, size), text, "right")


def _paint_cover(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """Lay a tile over a chart that would answer what is asked."""
    painter.setPen(QPen(theme.border, theme.line(1)))
    painter.setBrush(theme.fill)
    painter.drawRect(box)
    painter.setFont(theme.font("label"))
    painter.setPen(theme.muted)
    write(painter, box.center().x(), base_of(box.center().y(), theme.size("label")), "?", "centre")


def _paint_legend(painter: QPainter, box: QRectF, theme: Theme, name: Chart, state: State) -> None:
    entries: list[tuple[str, QColor, Sequence[float]]] = []
    shorter = ""
    if name == "accuracy" and state.twin_drawn:
        entries = [
            (tr("two layers"), theme.text, DASHES[0]),
            (tr("one layer, same seed"), theme.muted, DASHES[1]),
        ]
        shorter = tr("one layer")
    if name == "heads":
        for place, (head, role) in enumerate(state.curves):
            named = f"{head_name(head)} {tr(ROLES[role])}"
            entries.append((named, theme.text, DASHES[place]))
        if not state.curves:
            entries = [(tr("this task has no share to measure"), theme.muted, EVEN)]
    if state.shown.branches and name != "heads":
        entries.append((tr("before"), theme.muted, BEFORE))
    bold = QFontMetricsF(theme.font("label", bold=True))
    x = box.left() + bold.horizontalAdvance(tr(TITLES[name])) + theme.px(12)
    middle = box.top() - theme.px(11)
    painter.setFont(theme.font("tick"))
    sample, gap, after = theme.px(22), theme.px(4), theme.px(12)
    room, usual = box.right() + theme.px(8) - x, QFontMetricsF(theme.font("tick"))

    def share() -> float:
        texts = [usual.horizontalAdvance(text) for text, _, _ in entries]
        return room / max(1.0, sum(texts) + len(texts) * (sample + gap + after) - after)

    if shorter and share() < 1.0 / theme.zoom:
        entries[1] = (shorter, *entries[1][1:])
    shrunk = min(1.0, max(1.0 / theme.zoom, share()))
    px = int(theme.size("tick") * shrunk)
    painter.setFont(theme.font("tick", px=px))
    metrics = QFontMetricsF(painter.font())
    sample, gap, after = sample * shrunk, gap * shrunk, after * shrunk
    for text, colour, dash in entries:
        wide = metrics.horizontalAdvance(text)
        if x + sample + gap + wide > box.right() + theme.px(8) + 0.5:
            break
        painter.setPen(_pen(theme, colour, dash))
        painter.drawLine(QPointF(x, middle), QPointF(x + sample, middle))
        x += sample + gap
        painter.setPen(theme.muted)
        write(painter, x, base_of(middle, px), text)
        x += wide + after


def _paint_curves(
    painter: QPainter,
    layout: LearningLayout,
    theme: Theme,
    name: Chart,
    state: State,
) -> None:
    shown, box, top = state.shown, layout.charts[name], _top(name, state)

    def draw(
        history: Iterable[Measurement], value: Value, colour: QColor, dash: Sequence[float],
        width: float = 1.8,
    ) -> None:  # fmt: skip
        last = state.step if state.covered else layout.length
        left, along = layout.x_of(0), layout.x_of(1) - layout.x_of(0)
        bottom, high = box.bottom(), box.height() / top
        points = [
            QPointF(left + m.step * along, bottom - min(max(value(m), 0.0), top) * high)
            for m in history
            if m.step <= last
        ]
        painter.setPen(_pen(theme, colour, dash, width))
        if len(points) == 1:
            painter.setBrush(colour)
            painter.drawEllipse(points[0], theme.px(2.2), theme.px(2.2))
        painter.drawPolyline(QPolygonF(points))

    if name == "heads":
        _paint_even(painter, box, theme, state)
        for place, (head, role) in enumerate(state.curves):
            value = _share_of(head, role)
            for branch in shown.branches:
                draw(branch, value, theme.muted, BEFORE, 1.0)
            draw(shown.history, value, theme.text, DASHES[place], 2.2 if place == 0 else 1.6)
        return
    value = _loss if name == "loss" else _accuracy
    for branch in shown.branches:
        draw(branch, value, theme.muted, BEFORE, 1.0)
    if name == "accuracy" and state.twin_drawn:
        draw(shown.twin, value, theme.muted, DASHES[1], 1.4)
    draw(shown.history, value, theme.text, DASHES[0])
    if name == "loss":
        _paint_beyond(painter, layout, theme, state)


def _paint_even(painter: QPainter, box: QRectF, theme: Theme, state: State) -> None:
    """Draw the share of a head that looks evenly."""
    if not state.curves:
        return
    y = _y(box, state.shown.even[state.curves[0][1]], 1.0)
    painter.setPen(_pen(theme, theme.muted, EVEN, 1.0))
    painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))


def _paint_beyond(painter: QPainter, layout: LearningLayout, theme: Theme, state: State) -> None:
    """Draw a sign where the loss leaves the chart."""
    box, top = layout.charts["loss"], _top("loss", state)
    over = [m.step for m in state.shown.history if not m.loss <= top]
    if over and not state.covered:
        painter.setPen(theme.warning)
        painter.setFont(theme.font("tick"))
        write(painter, layout.x_of(over[-1]), box.top() + theme.size("tick"), "▲", "centre")


def _loss(measured: Measurement) -> float:
    return measured.loss if math.isfinite(measured.loss) else 1e9


def _accuracy(measured: Measurement) -> float:
    return measured.accuracy


def _share_of(head: Head, role: str) -> Value:
    def share(measured: Measurement) -> float:
        return float(getattr(measured, role)[head])

    return share


def _paint_now(
    painter: QPainter, layout: LearningLayout, box: QRectF, theme: Theme, state: State
) -> None:
    """Draw the events, and the step that is shown."""
    if not state.covered:
        painter.setPen(_pen(theme, theme.muted, (2.0, 2.0), 1.0))
        for event in _drawn_events(state):
            x = layout.x_of(event.step)
            painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()))
    painter.setPen(QPen(theme.accent, theme.line(2)))
    x = layout.x_of(state.step)
    painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()))


def _drawn_events(state: State) -> list[Event]:
    """Return the events that are marked: those that are told, and what a person did."""
    return [event for event in state.shown.events if event.kind != "steepest"]


def _paint_labels(painter: QPainter, layout: LearningLayout, theme: Theme, state: State) -> None:
    """Name the heads that passed one half where they did, the first two."""
    box = layout.charts.get("heads")
    told = [e for e in state.shown.events if e.kind in HEAD_EVENTS]
    if box is None:
        return
    painter.setFont(theme.font("tick", bold=True))
    metrics = QFontMetricsF(theme.font("tick", bold=True))
    high = theme.size("tick") + theme.px(6)
    taken: list[QRectF] = []
    for event in told[:2]:
        at = next(m for m in state.shown.history if m.step >= event.step)
        assert event.head is not None
        point = QPointF(
            layout.x_of(at.step), _y(box, float(getattr(at, event.kind)[event.head]), 1.0)
        )
        text = event_label(event)
        wide = metrics.horizontalAdvance(text) + theme.px(10)
        label = QRectF(point.x() + theme.px(8), point.y() + theme.px(6), wide, high)
        if label.right() > box.right():
            label.moveRight(point.x() - theme.px(8))
        label.moveBottom(min(label.bottom(), box.bottom() - 2))
        painter.setPen(QPen(theme.surface, theme.line(1.5)))
        painter.setBrush(theme.text)
        painter.drawEllipse(point, theme.px(4), theme.px(4))
        if any(label.intersects(other) for other in taken):
            continue
        taken.append(label)
        painter.setPen(QPen(theme.text, theme.line(1)))
        painter.setBrush(theme.surface)
        painter.drawRoundedRect(label, theme.px(3), theme.px(3))
        write(
            painter, label.center().x(), base_of(label.center().y(), theme.size("tick")), text,
            "centre",
        )  # fmt: skip


def _paint_slider(painter: QPainter, layout: LearningLayout, theme: Theme, state: State) -> None:
    left, right = layout.track
    now = QPointF(layout.x_of(state.step), left.y())
    wide = theme.line(2.5) if theme.projector else 4.0
    rest = theme.border if theme.projector else theme.track
    painter.setPen(QPen(rest, wide, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(left, right)
    painter.setPen(QPen(theme.accent, wide, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(left, now)
    _paint_stops(painter, layout, theme, state)
    painter.setPen(QPen(theme.window, theme.line(2)))
    painter.setBrush(theme.accent)
    painter.drawEllipse(now, theme.px(KNOB), theme.px(KNOB))


def _paint_scale(painter: QPainter, layout: LearningLayout, theme: Theme) -> None:
    left = layout.track[0]
    size = theme.size("tick")
    painter.setFont(theme.font("tick"))
    painter.setPen(theme.muted)
    # Clear of the ring around the slider.
    ends = left.x() - theme.px(RING + 3)
    write(painter, ends, base_of(left.y(), size), tr("step"), "right")
    base = left.y() + theme.px(KNOB) + theme.px(4) + size
    for share in range(5):
        step = layout.length * share // 4
        write(painter, layout.x_of(step), base, grouped(step), "centre")


def _paint_stops(painter: QPainter, layout: LearningLayout, theme: Theme, state: State) -> None:
    """Draw every so many steps, as can be told apart, and the events."""
    left, right = layout.track
    shown = state.shown
    stops = range(0, layout.length + 1, KEEP_EVERY)
    apart = max(1, math.ceil(len(stops) * theme.px(9) / max(1.0, right.x() - left.x())))
    painter.setPen(Qt.PenStyle.NoPen)
    for step in stops[::apart]:
        painter.setBrush(theme.accent if step <= state.step else theme.muted)
        painter.drawEllipse(QPointF(layout.x_of(step), left.y()), theme.px(DOT), theme.px(DOT))
    if state.covered:
        return
    painter.setPen(QPen(theme.text, theme.line(1.5)))
    lines = [
        QLineF(
            layout.x_of(e.step), left.y() - theme.px(8), layout.x_of(e.step), left.y() - theme.px(3)
        )
        for e in shown.events
    ]
    painter.drawLines(lines)


def _pen(theme: Theme, colour: QColor, dash: Sequence[float], width: float = 1.8) -> QPen:
    pen = QPen(colour, theme.line(width))
    if dash:
        pen.setDashPattern(list(dash))
    return pen
