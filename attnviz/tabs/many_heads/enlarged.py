"""What can fill the picture in a lesson: answers, the way of a row, what is kept, a large model."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from attnviz.language import tr
from attnviz.tabs.many_heads.panel.model_size import Calculation, facts
from attnviz.tabs.many_heads.panel.stages import stages
from attnviz.tabs.many_heads.state import CONCAT, UPDATE, State
from attnviz.tabs.many_heads.words.numbers import answer, kept_text, with_sign
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import fixed
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.track_bar import paint_bar
from attnviz.ui.tab.enlargement import Part
from attnviz.ui.tab.large_lines import LargeLine, paint_lines

SHOWN_FACTS = (7, 8, 9, 10)  # of the size card: what is kept, for one token and for many
MOST_UPDATES = 3
NOTABLE = 0.1  # of the largest number of an update: smaller ones are not what it says
MOST_SHARING = 8  # heads: with more there is no room for who shares with whom
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


PARTS: dict[str, Part[State]] = {
    "list": paint_list,
    "mix": paint_mix,
    "kept": paint_kept,
    "stages": paint_stages,
    "size card": paint_sizes,
}
