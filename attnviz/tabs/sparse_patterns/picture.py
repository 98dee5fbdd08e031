"""The grids of the tab and where they lie: pattern, reach strip, layer strip, a head on trial."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from PySide6.QtCore import QRectF

from attnviz.language import tr
from attnviz.model.edits.sparse import LAYOUTS, layout_place
from attnviz.tabs.sparse_patterns.figure import Figure
from attnviz.tabs.sparse_patterns.trial import Trial
from attnviz.ui.grid.picks import Picks
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.theme import Theme

PATTERN, REACH, LAYERS, HEAD = "pattern", "reach", "layers", "head"

# px of the 720 px design
LEFT, GAP, TOP = 16.0, 20.0, 6.0
LARGEST_CELL = 28.0
PATTERN_SHARE = 0.53  # of the width
REACH_LINE = 30.0
COUNT_LINES = 7.4  # of title size, that the counts take when projecting


def pattern_grid(figure: Figure, row: int, pointed: bool) -> Grid:
    """Show which scores are computed; rows beside the one pointed at step back."""
    n = figure.n_tokens
    future = np.triu(np.ones((n, n), dtype=bool), 1)
    sinks = figure.spec.kind == "sink-window"
    letter, marked = ("S", tr("sink")) if sinks else ("|", tr("by stride"))
    names = [str(i + 1) for i in range(n)]
    return Grid(
        figure.allowed.astype(np.float64),
        row_labels=names,
        column_labels=names,
        quantity="mask",
        hidden=future,
        skipped=~figure.allowed & ~future,
        marks={(int(r), int(c)): letter for r, c in np.argwhere(figure.far)},
        marked=marked,
        dimmed_rows=tuple(i for i in range(n) if i != row) if pointed else (),
        bold_rows=(row, *figure.empty_rows),
        refuses=False,
    )


def reach_grid(figure: Figure, row: int) -> Grid:
    """Show what a token has heard from, layer by layer."""
    heard = figure.heard[:, row, :].astype(np.float64)
    return Grid(
        heard,
        title=tr("Reach: what token {number} has heard from", number=row + 1),
        title_align="left",
        row_labels=[tr("layer {number}", number=i + 1) for i in range(len(heard))],
        quantity="mask",
        refuses=False,
        square=False,
    )


def layers_grid(figure: Figure) -> Grid:
    """Show which of the layers look at everything (G) and which through the window."""
    layers = figure.spec.global_layers
    place = layout_place(figure.spec)
    name = tr("your own") if place is None else tr(LAYOUTS[place][0])
    if place is not None and ":" in name:
        local, every = name.split(" : ")
        name = tr("{local} local : {every} global", local=local, every=every)
    return Grid(
        np.array([layers], dtype=np.float64),
        title=tr("Layout of {n} layers   {name}", n=len(layers), name=name),
        title_align="left",
        title_first="number",
        quantity="mask",
        marks={(0, i): "G" for i, on in enumerate(layers) if on},
        refuses=False,
        square=False,
    )


def head_grid(trial: Trial) -> Grid:
    """Show the chosen head's pattern on the sentence under this mask."""
    return Grid(
        trial.pattern,
        title=tr("{head} on the sentence", head=trial.head),
        title_align="left",
        row_labels=trial.tokens,
        quantity="weight",
        hidden=~trial.allowed,
        bold_rows=(trial.row,),
        lit_rows=(trial.row,),
        style="none" if len(trial.tokens) > 16 else "percent",
        legend=True,
        refuses=False,
    )


def picked_grid(grid: Grid, name: str, picks: Picks) -> Grid:
    """Return a grid with its rows or columns outlined that are picked together."""
    if not picks.on(name):
        return grid
    return replace(grid, lit_rows=picks.rows, lit_columns=picks.columns)


@dataclass(frozen=True)
class Places:
    """Rectangles of the tab's parts, in the host's coordinates.

    `counts` is where the reach strip's numbers start, `bars` the space of the memory bars. When
    projecting there is no panel beside the picture: its counts take the place of layers and bars,
    unless those were asked for; then they take the place of counts and reach.
    """

    pattern: QRectF
    reach: QRectF
    layers: QRectF
    head: QRectF
    bars: QRectF
    counts: float
    cell: float


def lay_out(
    width: float,
    height: float,
    theme: Theme,
    n_tokens: int,
    n_layers: int,
    *,
    memory: bool = False,
) -> Places:
    """Place everything; a pure function of the room and the theme.

    Parameters
    ----------
    memory : layers and bars are wanted, also when projecting
    """
    left, gap, top = theme.px(LEFT), theme.px(GAP), theme.px(TOP)
    names = theme.size("tick") * 2.6
    room = min(width * PATTERN_SHARE - left - names, height - top - names - theme.px(8))
    most = theme.px(LARGEST_CELL) * (16 / n_tokens if n_tokens > 16 else 1.0)
    cell = max(4.0, min(room / n_tokens, max(most, room / max(n_tokens, 16))))
    side = names + cell * n_tokens
    pattern = QRectF(left, top, side + theme.px(6), height - top)
    x = left + side + gap + theme.px(6)
    wide = width - x - theme.px(16)
    title = theme.size("label") * 2.0
    numbers = theme.size("label") * 2.6
    line = min(theme.px(REACH_LINE), (height * 0.38 - title) / max(n_layers, 1))
    counts = theme.size("title") * COUNT_LINES if theme.projector else 0.0
    reach = QRectF(x, top + counts, wide - numbers, title + line * n_layers)
    layer_top = reach.bottom() + theme.px(16)
    layers = QRectF(x, layer_top, wide, title + theme.px(34))
    bars_top = layers.bottom() + theme.px(14)
    bars = QRectF(x, bars_top, wide, height - bars_top - theme.px(4))
    if theme.projector and memory:
        layers = QRectF(x, top, wide, title + theme.px(34))
        bars_top = layers.bottom() + theme.px(14)
        bars = QRectF(x, bars_top, wide, height - bars_top - theme.px(4))
    elif theme.projector:
        bars = QRectF(x, top, wide, counts)
    numbers_room = theme.size("label") * 1.7 * 7
    head = QRectF(x, top, wide, max(height - top - numbers_room, height * 0.5))
    return Places(pattern, reach, layers, head, bars, reach.right() + theme.px(8), cell)
