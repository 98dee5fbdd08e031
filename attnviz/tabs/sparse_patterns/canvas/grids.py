"""The grids of the tab: pattern, reach strip, layer strip, a head on trial."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from attnviz.language import mark, tr
from attnviz.model.edits.sparse import LAYOUTS, layout_place
from attnviz.tabs.sparse_patterns.state import State
from attnviz.tabs.sparse_patterns.state.pattern import SparsePattern
from attnviz.tabs.sparse_patterns.state.state import HEAD, LAYERS, PATTERN, REACH
from attnviz.tabs.sparse_patterns.state.trial import Trial
from attnviz.ui.grid.picks import Picks
from attnviz.ui.grid.value import Grid
from attnviz.ui.predict.cover import cover_cells, cover_rows
from attnviz.ui.tab.first_token import without_first


def grids_of(state: State, *, projector: bool) -> dict[str, Grid]:
    """Return the grids that are to be seen, by name.

    Beside the pattern stand how far words reach and which layers see all. A projector has room for
    one of them, and a head on trial takes the place of both.
    """
    pattern, row, trial, picks = state.pattern, state.row, state.trial, state.picks
    shown = _picked(_pattern_grid(pattern, row, state.points and not pattern.drawn), PATTERN, picks)
    grids = {PATTERN: cover_rows(shown, state.ballot, slice(row, row + 1))}
    if "rows" in state.covers:
        grids[PATTERN] = _covered_rows(shown, [i for i in range(shown.shape[0]) if i != row])
    if trial is not None:
        return grids | {HEAD: _picked(_head_grid(state, trial), HEAD, picks)}
    if not (projector and state.memory):
        reach = cover_rows(_reach_grid(pattern, row), state.ballot)
        layers = [i for i in range(reach.shape[0]) if state.covers_layer(i)]
        grids[REACH] = reach if state.covered else _covered_rows(reach, layers)
    if (not projector or state.memory) and "memory" not in state.covers:
        grids[LAYERS] = _layers_grid(pattern)
    return grids


def _pattern_grid(pattern: SparsePattern, row: int, pointed: bool) -> Grid:
    """Show which scores are computed; rows beside the one pointed at step back."""
    n = pattern.n_tokens
    future = np.triu(np.ones((n, n), dtype=bool), 1)
    sinks = pattern.spec.kind == "sink-window"
    letter, marked = ("S", tr("sink")) if sinks else ("|", tr("by stride"))
    if pattern.spec.kind == "fixed":
        marked = tr("end of a block")
    names = [str(pattern.number(i)) for i in range(n)]
    return Grid(
        pattern.allowed.astype(np.float64),
        row_labels=names,
        column_labels=names,
        quantity="mask",
        hidden=future,
        skipped=~pattern.allowed & ~future,
        marks={(int(r), int(c)): letter for r, c in np.argwhere(pattern.far)},
        marked=marked,
        dimmed_rows=tuple(i for i in range(n) if i != row) if pointed else (),
        bold_rows=(row, *pattern.empty_rows),
        refuses=False,
    )


def _reach_grid(pattern: SparsePattern, row: int) -> Grid:
    """Show what a token has heard from, layer by layer."""
    heard, number = pattern.heard[:, row, :].astype(np.float64), pattern.number(row)
    return Grid(
        heard,
        title=tr("Reach: which tokens can influence token {number}", number=number),
        title_align="left",
        row_labels=[tr("layer {number}", number=i + 1) for i in range(len(heard))],
        column_numbers=pattern.numbering,
        quantity="mask",
        refuses=False,
        square=False,
    )


def _layers_grid(pattern: SparsePattern) -> Grid:
    """Show which of the layers look at everything (G) and which through the window."""
    layers = pattern.spec.global_layers
    place = layout_place(pattern.spec)
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


def _head_grid(state: State, trial: Trial) -> Grid:
    """Show the chosen head's pattern on the sentence, or a model's text, under this mask."""
    of_model = state.of_model
    numbers = trial.numbering if of_model else None
    on_what = mark("{head} on this text") if of_model else mark("{head} on the sentence")
    return Grid(
        trial.pattern,
        title=tr(on_what, head=trial.head),
        title_align="left",
        row_labels=trial.tokens,
        row_numbers=numbers,
        column_numbers=numbers,
        quantity="weight",
        hidden=~trial.allowed,
        skipped=without_first(trial.allowed.shape) if state.hides_first else None,
        skipped_word=tr("first token hidden"),
        bold_rows=(trial.row,),
        lit_rows=(trial.row,),
        style="none" if len(trial.tokens) > 16 else "percent",
        legend=True,
        refuses=False,
    )


def _covered_rows(grid: Grid, rows: list[int]) -> Grid:
    """Lay tiles over some rows of a grid."""
    cells = np.zeros(grid.shape, bool)
    cells[rows] = True
    return cover_cells(grid, cells)


def _picked(grid: Grid, name: str, picks: Picks) -> Grid:
    """Return a grid with its rows or columns outlined that are picked together."""
    if not picks.on(name):
        return grid
    return replace(grid, lit_rows=picks.rows, lit_columns=picks.columns)
