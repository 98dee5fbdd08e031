"""The exact numbers behind a cell, for the status line and for screen readers."""

from __future__ import annotations

from attnviz.views.multi_head.figure import Figure
from attnviz.views.multi_head.predict import covered_cell, covered_path, covered_status
from attnviz.widgets.numbers import exact, fixed, shortest

LISTED = 8  # heads whose numbers are all listed; of more, the largest are


def status_text(figure: Figure, row: int, key: int) -> str:
    """Say the weights of one cell in the heads, and what is kept for a token."""
    if figure.covered:
        return covered_status(figure)
    parts = [f"row {figure.tokens[row]}, column {figure.tokens[key]}"]
    parts += [
        f"H{head + 1} {share_text(figure, head, row, key)}" for head in _listed(figure, row, key)
    ]
    document = figure.document
    kept = f"{figure.n_groups * document.d_k} + {figure.n_groups * document.d_v} numbers a token"
    if figure.shared:
        kept += f" instead of {figure.n_heads * document.d_k} + {figure.n_heads * document.d_v}"
    return "   ".join((*parts, f"KV heads {figure.n_groups}", kept))


def path_text(figure: Figure, name: str, place: int) -> str:
    """Say one number of the joined results or of the update exactly."""
    if figure.covered:
        return covered_path(figure)
    word = figure.tokens[figure.row]
    if name == "concat":
        head = place // figure.document.d_v
        value = exact(figure.concat[place])
        return f"concat of {word}   {figure.name(head)}   {figure.concat_names[place]} {value}"
    return f"update of {word}   {figure.update_names[place]} {exact(figure.update[place])}"


def share_text(figure: Figure, head: int, row: int, key: int) -> str:
    """Write one weight, or why there is none."""
    if figure.hidden[row, key]:
        return "masked"
    return f"{fixed(100 * figure.pattern[head, row, key], 1)}%"


def spoken_cell(figure: Figure, head: int, row: int, key: int) -> str:
    """Say one cell as a screen reader does."""
    if figure.covered and row == figure.row:
        return covered_cell(figure, key)
    place = f"row {figure.tokens[row]}, column {figure.tokens[key]}"
    if figure.hidden[row, key]:
        why = "not written yet" if key > row else "hidden by the mask"
        return f"{place}, {why}"
    share = fixed(100 * figure.pattern[head, row, key], 1)
    score = shortest(figure.trace["scores"][head, row, key])
    return f"{figure.name(head)}, {place}, {share} per cent, score {score}"


def _listed(figure: Figure, row: int, key: int) -> list[int]:
    if figure.n_heads <= LISTED:
        return list(range(figure.n_heads))
    ranked = (-figure.pattern[:, row, key]).argsort(kind="stable")[: LISTED - 2]
    return sorted(int(head) for head in ranked)
