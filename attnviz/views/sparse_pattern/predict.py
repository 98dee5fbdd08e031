"""What this tab asks in Predict first, and what it says while the answer is covered."""

from __future__ import annotations

from attnviz.views.sparse_pattern.figure import Figure
from attnviz.views.sparse_pattern.wording import NAMES
from attnviz.widgets.ballot import Question


def question(figure: Figure, row: int) -> Question:
    """Ask how many scores the pattern computes."""
    spec = figure.spec
    name = {"full": "full attention", "draw": "the drawn pattern"}.get(
        spec.kind, f"“{NAMES[spec.kind]}” with w = {spec.window}"
    )
    return Question(
        about=(spec.kind, spec.window, spec.n_sinks, spec.stride, spec.n_tokens, row),
        text=f"How many scores does {name} compute for {spec.n_tokens} words?",
        answer=f"{figure.count} scores",
        number=float(figure.count),
        whole=True,
    )


def covered_status(figure: Figure, row: int) -> str:
    """Say pattern and row, and nothing that is counted."""
    return f"{NAMES[figure.spec.kind].lower()}   row {row + 1}   covered"


def covered_cell(row: int, column: int) -> str:
    """Say a cell of the covered row."""
    return f"row {row + 1}, column {column + 1}: covered"
