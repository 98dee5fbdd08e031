"""The exact numbers behind a cell, for the status line and for screen readers."""

from __future__ import annotations

from attnviz.language import tr
from attnviz.tabs.many_heads.figure import Figure
from attnviz.tabs.many_heads.predict import covered_cell, covered_path, covered_status
from attnviz.ui.look.numbers import exact_sum, fixed, shortest

LISTED = 8  # heads whose numbers are all listed; of more, the largest are


def status_text(figure: Figure, row: int, key: int) -> str:
    """Say the weights of one cell in the heads, and what is kept for a token."""
    if figure.covered:
        return covered_status(figure)
    parts = [tr("row {row}, column {column}", row=figure.tokens[row], column=figure.tokens[key])]
    parts += [
        f"H{head + 1} {share_text(figure, head, row, key)}" for head in _listed(figure, row, key)
    ]
    document = figure.document
    kept = f"{figure.n_groups * document.d_k} + {figure.n_groups * document.d_v}"
    told = tr("{numbers} numbers a token", numbers=kept)
    if figure.shared:
        told = tr(
            "{numbers} numbers a token instead of {others}",
            numbers=kept,
            others=f"{figure.n_heads * document.d_k} + {figure.n_heads * document.d_v}",
        )
    return "   ".join((*parts, tr("KV heads {n}", n=figure.n_groups), told))


def path_text(figure: Figure, name: str, place: int) -> str:
    """Say one number of the joined results or of the update exactly."""
    if figure.covered:
        return covered_path(figure)
    word = figure.tokens[figure.row]
    if name == "concat":
        head = place // figure.document.d_v
        value = exact_sum(figure.concat[place])
        return tr(
            "concat of {word}   {head}   {name} {value}",
            word=word,
            head=figure.name(head),
            name=figure.concat_names[place],
            value=value,
        )
    return tr(
        "update of {word}   {name} {value}",
        word=word,
        name=figure.update_names[place],
        value=exact_sum(figure.update[place]),
    )


def share_text(figure: Figure, head: int, row: int, key: int) -> str:
    """Write one weight, or why there is none."""
    if figure.hidden[row, key]:
        return tr("masked")
    return f"{fixed(100 * figure.pattern[head, row, key], 1)}%"


def spoken_cell(figure: Figure, head: int, row: int, key: int) -> str:
    """Say one cell as a screen reader does."""
    if figure.covered and row == figure.row:
        return covered_cell(figure, key)
    place = tr("row {row}, column {column}", row=figure.tokens[row], column=figure.tokens[key])
    if figure.hidden[row, key]:
        why = tr("not written yet") if key > row else tr("hidden by the mask")
        return f"{place}, {why}"
    share = fixed(100 * figure.pattern[head, row, key], 1)
    score = shortest(figure.trace["scores"][head, row, key])
    return tr(
        "{head}, {place}, {share} per cent, score {score}",
        head=figure.name(head),
        place=place,
        share=share,
        score=score,
    )


def _listed(figure: Figure, row: int, key: int) -> list[int]:
    if figure.n_heads <= LISTED:
        return list(range(figure.n_heads))
    ranked = (-figure.pattern[:, row, key]).argsort(kind="stable")[: LISTED - 2]
    return sorted(int(head) for head in ranked)
