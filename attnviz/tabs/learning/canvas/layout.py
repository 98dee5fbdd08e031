"""Where everything of the picture lies: the text, the patterns of the heads, curves and slider."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF

from attnviz.language import tr
from attnviz.model.document.learning import Head
from attnviz.tabs.learning.state import Cell, State
from attnviz.ui.grid.legend import legend_room
from attnviz.ui.look.labels import widest
from attnviz.ui.look.theme import Theme

Chart = Literal["loss", "accuracy", "heads"]

SIDE, GAP = 16.0, 10.0  # px of the design
LINE = 27.0  # of the text, and of the guesses
MOST_WIDE = 52.0  # px of the design of one token
LABEL = 76.0  # of the names at the left of the text, at least
BEFORE_TEXT = 8.0
TITLE, NAMES = 22.0, 14.0  # over a pattern: its head, and the names of its columns
CHART_TITLE = 20.0
AXIS = 40.0  # px left of a chart for its numbers
SLIDER = 46.0
RING = 13.0  # of the keyboard, around the middle of the slider's ends
ABOVE_LEGEND = 6.0
GRIDS = 0.49  # of the width
LEAST, LEAST_ENLARGED = (560.0, 330.0), (560.0, 420.0)  # px of the design


@dataclass(frozen=True)
class PatternPlace:
    """Where the pattern of a head lies.

    Parameters
    ----------
    head : whose it is
    title : where its name and share stand
    box : its cells
    n : rows and columns
    """

    head: Head
    title: QRectF
    box: QRectF
    n: int

    @property
    def cell(self) -> float:
        """Return how large a cell is."""
        return self.box.width() / self.n

    def at(self, row: int, column: int) -> QRectF:
        """Return where a cell lies."""
        size = self.cell
        return QRectF(self.box.left() + column * size, self.box.top() + row * size, size, size)


@dataclass(frozen=True)
class LearningLayout:
    """Where everything lies.

    Parameters
    ----------
    text, guesses : the two lines, a box for each token
    labels : where the names of the lines end
    grids : the patterns
    legend : the one scale of all patterns
    charts : the plots, from the top
    track : from step 0 to the last, at its height
    length : steps of the run
    """

    text: tuple[QRectF, ...]
    guesses: tuple[QRectF, ...]
    labels: tuple[QPointF, QPointF]
    grids: tuple[PatternPlace, ...]
    legend: QRectF
    charts: dict[Chart, QRectF]
    track: tuple[QPointF, QPointF]
    length: int

    def x_of(self, step: float) -> float:
        """Return where a step lies on the common axis."""
        left, right = self.track
        return left.x() + step / self.length * (right.x() - left.x())

    def step_at(self, x: float) -> int:
        """Return the step at a place of the axis."""
        left, right = self.track
        share = (x - left.x()) / max(1.0, right.x() - left.x())
        return round(min(max(share, 0.0), 1.0) * self.length)

    def is_on_track(self, point: QPointF, theme: Theme) -> bool:
        """Whether a point takes the slider."""
        left, right = self.track
        reach = theme.px(14)
        inside = left.x() - reach <= point.x() <= right.x() + reach
        return inside and abs(point.y() - left.y()) <= reach

    def chart_at(self, point: QPointF) -> bool:
        """Whether a point lies in a chart."""
        return any(box.contains(point) for box in self.charts.values())

    def head_at(self, point: QPointF) -> Head | None:
        """Return the head whose pattern or title is at a point."""
        for place in self.grids:
            if place.box.contains(point) or place.title.contains(point):
                return place.head
        return None

    def cell_at(self, point: QPointF) -> Cell | None:
        """Return the weight at a point."""
        for place in self.grids:
            if place.box.contains(point):
                row = min(place.n - 1, int((point.y() - place.box.top()) / place.cell))
                column = min(place.n - 1, int((point.x() - place.box.left()) / place.cell))
                return (*place.head, row, column) if column <= row else None
        return None

    def token_at(self, point: QPointF) -> int | None:
        """Return the token whose box or guess is at a point."""
        for place, boxes in enumerate(zip(self.text, self.guesses, strict=True)):
            if any(box.contains(point) for box in boxes):
                return place
        return None


def layout_learning(state: State, theme: Theme, rect: QRectF) -> LearningLayout:
    """Lay a state out."""
    side, gap = theme.px(SIDE), theme.px(GAP)
    text, guesses, labels, below = _strip(state, theme, rect)
    room = QRectF(rect.left() + side, below, rect.width() - 2 * side, rect.bottom() - below)
    room.adjust(0, 0, 0, -theme.px(6))
    share = GRIDS
    if theme.projector and len(_heads(state, theme)) == 2:
        share = 0.62
    scale, above = legend_room(theme), theme.px(ABOVE_LEGEND)
    high = room.height() - scale - above
    left = QRectF(room.left(), room.top(), room.width() * share - gap, high)
    grids = _grids(state, theme, left)
    boxes = [place.box for place in grids]
    legend = QRectF(
        boxes[0].left(),
        max(box.bottom() for box in boxes) + above,
        max(box.right() for box in boxes) - boxes[0].left(),
        scale,
    )
    curves = QRectF(room)
    curves.setLeft(max(place.box.right() for place in grids) + 2 * gap)
    charts, track = _charts(state, theme, curves)
    return LearningLayout(text, guesses, labels, grids, legend, charts, track, state.spec.length)


def line_names() -> tuple[str, str]:
    """Name the two lines of the text."""
    return tr("text"), tr("guess")


def _strip(
    state: State, theme: Theme, rect: QRectF
) -> tuple[tuple[QRectF, ...], tuple[QRectF, ...], tuple[QPointF, QPointF], float]:
    side, line, n = theme.px(SIDE), theme.px(LINE), len(state.shown.tokens)
    before = theme.px(BEFORE_TEXT)
    named = widest(line_names(), QFontMetricsF(theme.font("label"))) + before
    left = rect.left() + side + max(theme.px(LABEL - SIDE), named)
    room = rect.right() - side - left
    wide = min(room / n, theme.px(MOST_WIDE) * (1.6 if theme.projector or n < 12 else 1.1))
    between, inset = theme.px(3), theme.px(4)
    top = rect.top() + theme.px(2)
    lines = []
    for number in range(2):
        y = top + number * (line + between)
        shrink = number * inset
        lines.append(
            tuple(
                QRectF(left + i * wide + between / 2, y + shrink / 2, wide - between, line - shrink)
                for i in range(n)
            )
        )
    ends = (
        QPointF(left - before, top + line / 2),
        QPointF(left - before, top + line + between + line / 2),
    )
    return lines[0], lines[1], ends, top + 2 * line + between + theme.px(6)


def _heads(state: State, theme: Theme) -> tuple[Head, ...]:
    """Return whose patterns are drawn: all, or the strongest of each layer, or the large one."""
    if state.large is not None:
        return (state.large,)
    if theme.projector and not state.pointer.every:
        return state.strongest
    return state.heads


def _grids(state: State, theme: Theme, rect: QRectF) -> tuple[PatternPlace, ...]:
    heads, n = _heads(state, theme), len(state.shown.words)
    layers = sorted({layer for layer, _ in heads})
    columns = max(sum(1 for at, _ in heads if at == layer) for layer in layers)
    rows = len(layers)
    if columns == 1 and rows == 2:  # one of each layer stand side by side
        columns, rows = 2, 1
    title, names, gap = theme.px(TITLE), theme.px(NAMES), theme.px(GAP)
    row_names = theme.px(18)
    wide = (rect.width() - gap * (columns - 1)) / columns - row_names
    high = rect.height() / rows - title - names - theme.px(2)
    size = max(n * 2.0, min(wide, high))
    found = []
    for place, head in enumerate(heads):
        row, column = (0, place) if rows == 1 else (
            layers.index(head[0]), sum(1 for h in heads[:place] if h[0] == head[0])
        )  # fmt: skip
        x = rect.left() + column * (size + row_names + gap)
        y = rect.top() + row * (size + title + names + theme.px(2))
        box = QRectF(x + row_names, y + title + names, size, size)
        found.append(PatternPlace(head, QRectF(x, y, size + row_names, title), box, n))
    return tuple(found)


def _charts(
    state: State, theme: Theme, rect: QRectF
) -> tuple[dict[Chart, QRectF], tuple[QPointF, QPointF]]:
    names: tuple[Chart, ...] = ("loss", "accuracy", "heads")
    if theme.projector:
        names = names[1:]
    title, axis = theme.px(CHART_TITLE), theme.px(AXIS)
    left, right = rect.left() + axis, rect.right() - theme.px(8)
    room = rect.height() - theme.px(SLIDER) - len(names) * (title + theme.px(8))
    shares = {"loss": 0.8, "accuracy": 1.0, "heads": 1.2}
    whole = sum(shares[name] for name in names)
    y, charts = rect.top(), {}
    for name in names:
        high = max(20.0, room * shares[name] / whole)
        charts[name] = QRectF(left, y + title, right - left, high)
        y += title + high + theme.px(8)
    middle = y + theme.px(12)
    return charts, (QPointF(left, middle), QPointF(right, middle))
