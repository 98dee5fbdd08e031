"""The exact numbers behind the pattern, for the status line and for screen readers."""

from __future__ import annotations

import numpy as np

from attnviz.engine import masks
from attnviz.engine.pattern_tiles import PatternBlock, blocks
from attnviz.language import inside, mark, plural, tr
from attnviz.model.document.lab import SparseSpec
from attnviz.model.edits.sparse import long_rule
from attnviz.tabs.sparse_patterns.state import State
from attnviz.tabs.sparse_patterns.state.pattern import SparsePattern
from attnviz.tabs.sparse_patterns.state.state import HEAD, LAYERS, PATTERN
from attnviz.tabs.sparse_patterns.state.trial import Trial
from attnviz.tabs.sparse_patterns.words.numbers import NAMES, count_text, runs, share_text
from attnviz.ui.grid.picks import GAP, Picks, sums_text
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.numbers import exact, grouped, one_decimal_percent, shortest


def status(state: State) -> str:
    """Say what a row sees and what the pattern costs, or what the trial measures."""
    if state.long:
        return _long(state.pattern) if state.queries is None else _of_queries(state)
    if state.trial is not None:
        return trial_text(state.trial)
    pattern, row = state.pattern, state.row
    spec = pattern.spec
    parts = [inside(tr(NAMES[spec.kind]))]
    numbers = masks.numbers_of(spec.kind)
    if "window" in numbers:
        parts.append(f"w {spec.window}")
    if "n_sinks" in numbers:
        parts.append(tr("sinks {n}", n=spec.n_sinks))
    if "stride" in numbers:
        parts.append(tr("stride {n}", n=spec.stride))
    parts.append(row_text(pattern, row))
    parts.append(tr("{n} of {whole} scores", n=pattern.count, whole=pattern.full_count))
    told = {
        "tokens": grouped(spec.long_tokens),
        "n": count_text(pattern.long_count),
        "whole": count_text(pattern.long_full_count),
        "share": share_text(pattern.long_share),
    }
    if pattern.drawn:
        parts.append(tr("stretched to {tokens} tokens: about {n} of {whole} ({share})", **told))
    else:
        parts.append(tr("{tokens} tokens: {n} of {whole} ({share})", **told))
    return GAP.join(parts)


def row_text(pattern: SparsePattern, row: int) -> str:
    """List what a row sees."""
    seen = pattern.sees(row)
    if not seen:
        return tr("row {row} sees nothing", row=pattern.number(row))
    return tr(
        "row {row} sees {n} of {whole}: {places}",
        row=pattern.number(row),
        n=len(seen),
        whole=row + 1,
        places=runs(seen, pattern.numbering),
    )


def cell_text(pattern: SparsePattern, row: int, column: int) -> str:
    """Say one cell of the pattern."""
    number = pattern.numbering.of
    place = tr("row {row}, column {column}", row=number(row), column=number(column))
    if column > row:
        block = PatternBlock.FUTURE
    elif not pattern.allowed[row, column]:
        block = PatternBlock.SKIPPED
    else:
        block = PatternBlock.FAR if pattern.far[row, column] else PatternBlock.NEAR
    return _told(place, block, pattern.spec.kind)


def _told(place: str, block: int, kind: str) -> str:
    """Say of a cell whether it is computed, and why."""
    if block == PatternBlock.FUTURE:
        return tr("{place}: a later token does not exist yet", place=place)
    if block == PatternBlock.SKIPPED:
        return tr("{place}: skipped", place=place)
    if block == PatternBlock.NEAR:
        return tr("{place}: computed", place=place)
    if kind == "sink-window":
        return tr("{place}: computed (sink)", place=place)
    if kind == "fixed":
        return tr("{place}: computed (end of a block)", place=place)
    return tr("{place}: computed (stride)", place=place)


def hovered(state: State, row: int, column: int) -> str:
    """Say a cell of the pattern, and what its row sees."""
    return GAP.join((cell_text(state.pattern, row, column), row_text(state.pattern, row)))


def spoken_cell(state: State, grid: Grid, name: str, cell: tuple[int, int]) -> str:
    """Say a cell of one of the grids of the tab."""
    row, column = cell
    if name == PATTERN:
        return cell_text(state.pattern, row, column)
    if name == LAYERS:
        if state.spec.global_layers[column]:
            return tr("layer {number}, global: sees everything", number=column + 1)
        return tr("layer {number}, local: sees the window", number=column + 1)
    return grid.describe(row, column)


def _long(pattern: SparsePattern) -> str:
    """Return the exact counts of the long text."""
    spec = pattern.spec
    parts = [inside(tr(NAMES[spec.kind]))]
    if spec.kind != "full":
        parts.append(f"w {grouped(long_rule(spec)['window'])}")
    whole = grouped(pattern.long_full_count)
    parts.append(tr("{n} of {whole} scores", n=grouped(pattern.long_count), whole=whole))
    return GAP.join(parts)


def _of_queries(state: State) -> str:
    """Return the exact counts of the text of a file, and which rule hides what."""
    assert state.queries is not None
    n, spec = state.queries.n_tokens, state.spec
    parts = [state.queries.title, inside(tr(NAMES[spec.kind]))]
    if spec.kind != "full":
        parts.append(f"w {grouped(long_rule(spec)['window'])}")
    scores, gib = grouped(n * (n + 1) // 2), grouped(round(4 * n * n / 2**30))
    parts.append(tr("{n} scores, {gib} GiB if they were kept", n=scores, gib=gib))
    return GAP.join(parts)


def long_cell(spec: SparseSpec, row: int, column: int) -> str:
    """Say one cell of the pattern of the long text, and how many its row computes."""
    rule = long_rule(spec)
    place = tr("row {row}, column {column}", row=grouped(row + 1), column=grouped(column + 1))
    block = blocks(spec.kind, (row, row + 1), (column, column + 1), **rule)[0, 0]
    said = _told(place, int(block), spec.kind)
    seen = grouped(masks.row_count(spec.kind, row, **rule))
    number = grouped(row + 1)
    sees = tr("row {row} sees {n} of {whole}", row=number, n=seen, whole=number)
    return GAP.join((inside(tr(NAMES[spec.kind])), f"w {grouped(rule['window'])}", said, sees))


def trial_text(trial: Trial) -> str:
    """Say how the chosen word's row and output changed."""
    cosine = tr("undefined, one of the two is 0") if trial.cosine is None else exact(trial.cosine)
    moved = (
        tr("{head}, row “{word}”", head=trial.head, word=trial.query),
        tr("weight moved {moved}", moved=exact(trial.moved)),
    )
    if not trial.has_output:
        return GAP.join(moved)
    return GAP.join(
        (
            *moved,
            tr("cosine with the unmasked output {cosine}", cosine=cosine),
            tr("mean length {length}", length=exact(trial.mean_after)),
        )
    )


def picks_status(state: State) -> str:
    """Say how much is computed in what is picked, or what the head gives there."""
    picks = state.picks
    if not picks or state.covered or state.long:
        return ""
    if picks.grid == HEAD and state.trial is not None:
        return _picked_weights(state.trial, picks, state.near(HEAD)[1:])
    return _picked_counts(state.pattern, picks)


def _picked_counts(pattern: SparsePattern, picks: Picks) -> str:
    """Say how many scores are computed in picked rows or columns, together and on average."""
    counts = pattern.allowed.sum(axis=1 if picks.rows else 0)[list(picks.places)]
    n, places = pattern.n_tokens, runs(picks.places, pattern.numbering)
    if picks.rows:
        one, many = mark("row {rows}, scores computed"), mark("rows {rows}, scores computed")
        lead = plural(one, many, len(counts), rows=places)
        whole = sum(row + 1 for row in picks.rows)
    else:
        one = mark("column {columns}, scores computed")
        many = mark("columns {columns}, scores computed")
        lead = plural(one, many, len(counts), columns=places)
        whole = sum(n - column for column in picks.columns)
    told = sums_text(lead, [("", counts)], np.zeros(counts.shape, dtype=bool), shortest)
    return GAP.join((told, tr("of {whole} in full attention", whole=whole)))


def _picked_weights(trial: Trial, picks: Picks, cell: tuple[int, int]) -> str:
    """Say sum and mean of the weights of the head on trial."""
    cells, masked = picks.line(trial.pattern, *cell), picks.line(~trial.allowed, *cell)
    lead = GAP.join((trial.head, picks.lead(trial.tokens, trial.tokens, *cell)))
    return sums_text(lead, [("", cells)], masked, one_decimal_percent)
