"""What can fill the picture in a lesson: answers, the way of a row, what is kept, a large model."""

from __future__ import annotations

from dataclasses import replace
from math import ceil, sqrt

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPolygonF

from attnviz.errors import CheckpointError
from attnviz.language import tr
from attnviz.model.lessons.toy import training_of
from attnviz.tabs.many_heads.canvas.grids import head_grid
from attnviz.tabs.many_heads.canvas.layout import BELOW, BRACKET, names_width
from attnviz.tabs.many_heads.canvas.paint import paint_brackets, paint_muted
from attnviz.tabs.many_heads.panel.model_size import Calculation, facts
from attnviz.tabs.many_heads.panel.stages import stages
from attnviz.tabs.many_heads.state import CONCAT, UPDATE, State
from attnviz.tabs.many_heads.words.numbers import answer, kept_text, with_sign
from attnviz.ui.grid.layout import line_height
from attnviz.ui.grid.paint import paint_grid
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import fixed, whole_percent
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.track_bar import paint_bar
from attnviz.ui.tab.enlargement import LETTERS, Part
from attnviz.ui.tab.large_lines import LargeLine, paint_lines

SHOWN_FACTS = (7, 8, 9, 10)  # of the size card: what is kept, for one token and for many
MOST_UPDATES = 3
NOTABLE = 0.1  # of the largest number of an update: smaller ones are not what it says
MOST_SHARING = 8  # heads: with more there is no room for who shares with whom
GRID_GAP = 24.0  # px of the design, between the patterns of two heads
LIST_SHARE = 0.4  # of the width: the answers beside the patterns
FACTS = 0.5  # of the height: the lines over the bars


def paint_list(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Write which word each head reads most, as large as it goes."""
    lines = []
    for head in range(state.n_heads):
        name = f"H{head + 1}" if "titles" in state.covers else state.name(head)
        word, _, share = answer(state, head).rpartition("  ")
        cells = (visible(word), share) if word else (share,)
        lines.append(LargeLine(name, cells, theme.text, bold=head not in state.muted))
    paint_lines(painter, rect, theme, lines)


def paint_mix(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Write the results of all heads, one head a line, and what the update says.

    That is told by the update of all heads, so that a name stays where some are muted.
    """
    d = state.document.d_v
    hidden = state.covers_path(CONCAT)
    lines = []
    for head in range(state.n_heads):
        part = state.concat[head * d : (head + 1) * d]
        cells = tuple("?" if hidden else fixed(float(x)) for x in part)
        lines.append(LargeLine(f"H{head + 1}", cells, theme.V, bold=head not in state.muted))
    word = visible(state.tokens[state.row])
    lines.append(LargeLine(tr("Concat × W_O = update of “{word}”", word=word)))
    size = np.abs(state.unmuted_update())
    order = [place for place in size.argsort()[::-1] if size[place] >= NOTABLE * size.max()]
    covered = state.covers_path(UPDATE)
    for place in order[: 1 if covered else MOST_UPDATES]:
        value = "?" if covered else with_sign(float(state.update[place]))
        name = "?" if covered else state.update_names[place]
        lines.append(LargeLine(name, (value,), theme.text, bold=True))
    paint_lines(painter, rect, theme, lines)


def paint_kept(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Write which heads share keys and values, and how many numbers are kept for each token."""
    lines = []
    if state.has_values and state.n_heads <= MOST_SHARING:
        d_k, d_v = state.document.d_k, state.document.d_v
        for place, name in enumerate(state.group_names):
            readers = [head for head, kv in enumerate(state.group_of_head) if kv == place]
            heads = ", ".join(f"H{head + 1}" for head in readers)
            cells = (heads, f"{d_k} + {d_v} = {d_k + d_v}")
            lines.append(LargeLine(f"KV {name}", cells, theme.K, bold=True))
    lines.append(LargeLine(kept_text(state), bold=True))
    paint_lines(painter, rect, theme, lines)


def paint_stages(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Write the stages of a pass with the sizes of the large model."""
    listed = stages(state.document, state.n_groups, Calculation().size)
    lines = [
        LargeLine(f"{place}  {stage.name}", (stage.there,), theme.text, bold=True)
        for place, stage in enumerate(listed, 1)
    ]
    paint_lines(painter, rect, theme, lines)


def paint_sizes(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Write what a large model keeps, and draw it for every way of sharing."""
    if "size card" in state.covers:
        paint_lines(painter, rect, theme, [LargeLine("?", bold=True)])
        return
    told, bars = facts(Calculation()), "long line" not in state.covers
    lines = []
    for place in SHOWN_FACTS:
        name, value = told.lines[place]
        hidden = place == SHOWN_FACTS[-1] and not bars
        lines.append(LargeLine(name, ("?" if hidden else value,), theme.text, bold=True))
    high = rect.height() * (FACTS if bars else 1.0)
    paint_lines(painter, QRectF(rect.x(), rect.y(), rect.width(), high), theme, lines)
    if bars:
        _paint_bars(painter, rect.adjusted(0, high, 0, 0), theme, told.bars)


def _paint_bars(
    painter: QPainter, rect: QRectF, theme: Theme, bars: tuple[tuple[str, float, str], ...]
) -> None:
    step = rect.height() / len(bars)
    table = QRectF(rect.x(), rect.y(), rect.width() * 0.3, rect.height())
    lines = [LargeLine(name, (value,), theme.text, bold=True) for name, _, value in bars]
    paint_lines(painter, table, theme, lines)
    left = table.right() + theme.px(24)
    for place, (_, share, _) in enumerate(bars):
        y = rect.y() + place * step
        frame = QRectF(left, y + 0.25 * step, rect.right() - left, 0.5 * step)
        paint_bar(painter, theme, frame, share, theme.K, least=theme.line(2))


def paint_grids(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Paint the patterns of all heads, and beside them the answers of the row, unless covered."""
    told, large = "list" not in state.covers, theme
    theme = replace(theme, zoom=theme.zoom / LETTERS)  # each row has its word, in its height
    columns = min(state.n_heads, max(2, ceil(sqrt(state.n_heads))))
    rows = ceil(state.n_heads / columns)
    gap, title = theme.px(GRID_GAP), line_height(theme, "body") + theme.px(2)
    bracket = theme.px(BRACKET) if state.shared else 0.0
    names = names_width(state.tokens, theme, rect.width(), "tick")
    n, share = len(state.tokens), 1.0 - (LIST_SHARE if told else 0.0)
    wide = (share * rect.width() - gap * (columns - (0 if told else 1))) / columns
    down = (rect.height() - bracket + theme.px(BELOW)) / rows
    high = down - theme.px(BELOW)
    cell = float(int(min((wide - names) / n, (high - title) / n)))
    x = rect.x() if told else rect.x() + max(0.0, (wide - names - cell * n) / 2)
    places = []
    for head in range(state.n_heads):
        row, column = divmod(head, columns)
        top = rect.y() + bracket + down * row
        places.append(QRectF(x + (wide + gap) * column, top, wide, high))
    laid = {}
    for head, place in enumerate(places):
        grid = head_grid(state, head, theme, place.width(), names)
        grid = replace(grid, lit_rows=(state.row,))
        laid[head] = paint_grid(painter, grid, theme, place, cell, vector=True)
    paint_brackets(painter, theme, state, range(state.n_heads), places, columns=columns)
    paint_muted(painter, theme, laid, state)
    if told:
        left = rect.x() + share * rect.width()
        paint_list(painter, QRectF(rect).adjusted(left - rect.x(), 0, 0, 0), large, state)


def paint_training(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Draw the curve of an average while the model learned, with its numbers at some steps.

    Where no lesson says which, the patterns are shown.
    """
    followed = training_of(state.pointer.trained)
    try:
        points = followed.points() if followed is not None else []
    except CheckpointError:  # a head that the model has not
        points = []
    if followed is None or not points:
        paint_grids(painter, rect, theme, state)
        return
    metrics = QFontMetricsF(theme.font("label", bold=True))
    high, wide = metrics.height(), metrics.horizontalAdvance("100%")
    plot = rect.adjusted(wide + theme.px(8), 2.2 * high, -wide, -1.6 * high)
    last = max(1, points[-1][0])
    curve = [
        QPointF(plot.x() + plot.width() * n / last, plot.bottom() - plot.height() * share)
        for n, share in points
    ]
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(theme.font("label", bold=True))
    painter.setPen(theme.text)
    layer, head = followed.head
    words = tr("L{layer}·H{head}: weight on the right letter", layer=layer + 1, head=head + 1)
    painter.drawText(QPointF(rect.x(), rect.y() + high), words)
    for share in (0.0, 0.5, 1.0):
        y = plot.bottom() - plot.height() * share
        painter.setPen(QPen(theme.border, theme.line(1)))
        painter.drawLine(QPointF(plot.x(), y), QPointF(plot.right(), y))
        painter.setPen(theme.text)
        room = QRectF(rect.x(), y - high / 2, wide, high)
        painter.drawText(room, Qt.AlignmentFlag.AlignRight, whole_percent(share))
    painter.setPen(QPen(theme.accent, theme.line(3)))
    painter.drawPolyline(QPolygonF(curve))
    for (number, share), at in zip(points, curve, strict=True):
        if number in followed.marked:
            _mark(painter, theme, at, whole_percent(share))
            under = QRectF(at.x() - wide, plot.bottom() + 0.2 * high, 2 * wide, high)
            painter.drawText(under, Qt.AlignmentFlag.AlignHCenter, str(number))


def _mark(painter: QPainter, theme: Theme, at: QPointF, told: str) -> None:
    """Put a dot on a curve, and its number over it."""
    high, dot = QFontMetricsF(painter.font()).height(), theme.px(5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.accent)
    painter.drawEllipse(at, dot, dot)
    painter.setPen(theme.text)
    room = QRectF(at.x() - theme.px(200), at.y() - dot - 1.1 * high, theme.px(200) + dot, high)
    painter.drawText(room, Qt.AlignmentFlag.AlignRight, told)


PARTS: dict[str, Part[State]] = {
    "training": paint_training,
    "grids": paint_grids,
    "list": paint_list,
    "mix": paint_mix,
    "kept": paint_kept,
    "stages": paint_stages,
    "size card": paint_sizes,
}
