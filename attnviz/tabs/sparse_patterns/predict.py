"""What this tab asks in Predict first, and what it says while the answer is covered."""

from __future__ import annotations

from attnviz.language import inside, tr
from attnviz.numbering import TokenNumbers
from attnviz.tabs.sparse_patterns.state import State
from attnviz.tabs.sparse_patterns.words.numbers import NAMES
from attnviz.ui.predict.ballot import Question


def question(state: State) -> Question:
    """Ask how many scores the pattern computes."""
    spec, row = state.spec, state.row
    told = {"n": spec.n_tokens}
    if spec.kind == "full":
        text = tr("How many scores does full attention compute for {n} tokens?", **told)
    elif spec.kind == "draw":
        text = tr("How many scores does the custom pattern compute for {n} tokens?", **told)
    else:
        text = tr(
            "How many scores does “{pattern}” with w = {window} compute for {n} tokens?",
            **told,
            pattern=tr(NAMES[spec.kind]),
            window=spec.window,
        )
    return Question(
        about=(spec.kind, spec.window, spec.n_sinks, spec.stride, spec.n_tokens, row),
        text=text,
        answer=tr("{n} scores", n=state.pattern.count),
        number=float(state.pattern.count),
        whole=True,
    )


def covered_status(state: State) -> str:
    """Say pattern and row, and nothing that is counted."""
    return tr(
        "{pattern}   row {row}   answer hidden",
        pattern=inside(tr(NAMES[state.spec.kind])),
        row=state.pattern.number(state.row),
    )


def covered_cell(row: int, column: int, numbering: TokenNumbers) -> str:
    """Say a cell of the covered row."""
    numbers = numbering.of(row), numbering.of(column)
    return tr("row {row}, column {column}: answer hidden", row=numbers[0], column=numbers[1])
