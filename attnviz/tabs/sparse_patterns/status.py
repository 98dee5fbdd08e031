"""The exact numbers behind the pattern, for the status line and for screen readers."""

from __future__ import annotations

from attnviz.engine import masks
from attnviz.engine.pattern_tiles import PatternBlock
from attnviz.language import inside, tr
from attnviz.tabs.sparse_patterns.figure import Figure
from attnviz.tabs.sparse_patterns.picture import LAYERS, PATTERN
from attnviz.tabs.sparse_patterns.trial import Trial
from attnviz.tabs.sparse_patterns.wording import NAMES, count_text, runs, share_text
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.numbers import exact, grouped


def status_text(figure: Figure, row: int, trial: Trial | None) -> str:
    """Say what a row sees and what the pattern costs."""
    if trial is not None:
        return trial_text(trial)
    spec = figure.spec
    parts = [inside(tr(NAMES[spec.kind]))]
    numbers = masks.numbers_of(spec.kind)
    if "window" in numbers:
        parts.append(f"w {spec.window}")
    if "n_sinks" in numbers:
        parts.append(tr("sinks {n}", n=spec.n_sinks))
    if "stride" in numbers:
        parts.append(tr("stride {n}", n=spec.stride))
    parts.append(row_text(figure, row))
    parts.append(tr("{n} of {whole} scores", n=figure.count, whole=figure.full_count))
    told = {
        "tokens": grouped(spec.long_tokens),
        "n": count_text(figure.long_count),
        "whole": count_text(figure.long_full_count),
        "share": share_text(figure.long_share),
    }
    if figure.drawn:
        parts.append(tr("{tokens} tokens: stretched, about {n} of {whole} ({share})", **told))
    else:
        parts.append(tr("{tokens} tokens: {n} of {whole} ({share})", **told))
    return "   ".join(parts)


def row_text(figure: Figure, row: int) -> str:
    """List what a row sees."""
    seen = figure.sees(row)
    if not seen:
        return tr("row {row} sees nothing", row=row + 1)
    return tr("row {row} sees {n} of {row}: {places}", row=row + 1, n=len(seen), places=runs(seen))


def cell_text(figure: Figure, row: int, column: int) -> str:
    """Say one cell of the pattern."""
    place = tr("row {row}, column {column}", row=row + 1, column=column + 1)
    if column > row:
        block = PatternBlock.FUTURE
    elif not figure.allowed[row, column]:
        block = PatternBlock.SKIPPED
    else:
        block = PatternBlock.FAR if figure.far[row, column] else PatternBlock.NEAR
    return told(place, block, figure.spec.kind)


def told(place: str, block: int, kind: str) -> str:
    """Say of a cell whether it is computed, and why."""
    if block == PatternBlock.FUTURE:
        return tr("{place}: a later word does not exist yet", place=place)
    if block == PatternBlock.SKIPPED:
        return tr("{place}: skipped", place=place)
    if block == PatternBlock.NEAR:
        return tr("{place}: computed", place=place)
    if kind == "sink-window":
        return tr("{place}: computed, a first token that stays", place=place)
    return tr("{place}: computed, by stride", place=place)


def spoken_cell(figure: Figure, grid: Grid, name: str, cell: tuple[int, int]) -> str:
    """Say a cell of one of the grids of the tab."""
    row, column = cell
    if name == PATTERN:
        return cell_text(figure, row, column)
    if name == LAYERS:
        if figure.spec.global_layers[column]:
            return tr("layer {number}: global: sees all", number=column + 1)
        return tr("layer {number}: local: window", number=column + 1)
    return grid.describe(row, column)


def trial_text(trial: Trial) -> str:
    """Say how the chosen word's row and output changed."""
    cosine = tr("none, one of the two is 0") if trial.cosine is None else exact(trial.cosine)
    return "   ".join(
        (
            tr("{head}, row {word}", head=trial.head, word=trial.query),
            tr("weight moved {moved}", moved=exact(trial.moved)),
            tr("cosine to the unmasked output {cosine}", cosine=cosine),
            tr("mean length {length}", length=exact(trial.mean_after)),
        )
    )
