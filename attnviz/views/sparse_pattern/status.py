"""The exact numbers behind the pattern, for the status line and for screen readers."""

from __future__ import annotations

from attnviz.views.sparse_pattern.figure import Figure
from attnviz.views.sparse_pattern.trial import Trial
from attnviz.views.sparse_pattern.wording import NAMES, count_text, runs, share_text
from attnviz.widgets.numbers import exact, grouped


def status_text(figure: Figure, row: int, trial: Trial | None) -> str:
    """Say what a row sees and what the pattern costs."""
    if trial is not None:
        return trial_text(trial)
    spec = figure.spec
    parts = [NAMES[spec.kind].lower()]
    if spec.kind in ("window", "sink-window", "strided"):
        parts.append(f"w {spec.window}")
    if spec.kind == "sink-window":
        parts.append(f"sinks {spec.n_sinks}")
    if spec.kind == "strided":
        parts.append(f"stride {spec.stride}")
    parts.append(row_text(figure, row))
    parts.append(f"{figure.count} of {figure.full_count} scores")
    about = "stretched, about " if figure.drawn else ""
    long = f"{count_text(figure.long_count)} of {count_text(figure.long_full_count)}"
    parts.append(
        f"{grouped(spec.long_tokens)} tokens: {about}{long} ({share_text(figure.long_share)})"
    )
    return "   ".join(parts)


def row_text(figure: Figure, row: int) -> str:
    """List what a row sees."""
    seen = figure.sees(row)
    if not seen:
        return f"row {row + 1} sees nothing"
    return f"row {row + 1} sees {len(seen)} of {row + 1}: {runs(seen)}"


def cell_text(figure: Figure, row: int, column: int) -> str:
    """Say one cell of the pattern."""
    place = f"row {row + 1}, column {column + 1}"
    if column > row:
        return f"{place}: a later word does not exist yet"
    if not figure.allowed[row, column]:
        return f"{place}: skipped"
    if figure.far[row, column]:
        why = "a first token that stays" if figure.spec.kind == "sink-window" else "by stride"
        return f"{place}: computed, {why}"
    return f"{place}: computed"


def trial_text(trial: Trial) -> str:
    """Say how the chosen word's row and output changed."""
    cosine = "none, one of the two is 0" if trial.cosine is None else exact(trial.cosine)
    return "   ".join(
        (
            f"{trial.head}, row {trial.asker}",
            f"weight moved {exact(trial.moved)}",
            f"cosine to the unmasked output {cosine}",
            f"mean length {exact(trial.mean_after)}",
        )
    )
