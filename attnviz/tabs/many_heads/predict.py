"""What this tab asks in Predict first, and what it says while the answer is covered."""

from __future__ import annotations

import numpy as np

from attnviz.engine.arrays import SAME
from attnviz.language import and_list, quoted, tr
from attnviz.tabs.many_heads.state import State
from attnviz.tabs.many_heads.words import next_token
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import one_decimal_percent
from attnviz.ui.predict.ballot import Question


def question(state: State) -> Question:
    """Ask which token comes next, or which word the chosen head reads most in the locked row."""
    return _of_next_token(state) if state.shown == "next" else _of_row(state)


def _of_next_token(state: State) -> Question:
    """Ask for the likeliest of the tokens that are listed, with the changes that are on."""
    survey, listed = state.all_heads, next_token.choices(state)
    best = max(shift.after for shift in listed)
    right = [place for place, shift in enumerate(listed) if shift.after == best]
    tokens = [shift.token for shift in listed]
    names = tuple(visible(t.piece if t.named else t.stem + t.piece) for t in tokens)
    if survey.before is None:
        text = tr("Which of these tokens comes next?")
    else:
        text = tr("With the changes, which of these tokens comes next?")
    return Question(
        about=(survey.name, survey.tokens, state.source.changes if state.source else ()),
        text=text,
        choices=names,
        right=frozenset(right),
        answer=tr(
            "{token}, {share}", token=quoted(names[right[0]]), share=one_decimal_percent(best)
        ),
    )


def _of_row(state: State) -> Question:
    """Ask which word the chosen head reads most in the locked row; equal shares are all right."""
    shares = state.shares[state.head, state.row]
    seen = np.flatnonzero(~state.hidden[state.row])
    top = state.top(state.head)
    asked = seen[1:] if state.hides_first and state.row else seen
    most = shares.max() if top is None else shares[top]
    best = [int(place) for place in asked if most - shares[place] < SAME]
    document = state.document
    return Question(
        about=(document.tokens, document.heads, state.head, state.row, state.group_of_head),
        text=_asking(state),
        choices=state.tokens[: int(seen.max(initial=0)) + 1],
        right=frozenset(best),
        answer=and_list([f"“{state.tokens[place]}”" for place in best[:3]]) or tr("no word"),
    )


def _asking(state: State) -> str:
    word = state.tokens[state.row]
    if state.source is None:
        number = state.head + 1
        return tr("In H{number}, which word does “{word}” look at most?", word=word, number=number)
    word = visible(word)
    head = state.document.heads[state.head].title
    if state.hides_first and state.row:
        return tr(
            "Apart from the first token, which token does “{word}” look at most in head {head}?",
            word=word,
            head=head,
        )
    return tr("Which token does “{word}” look at most in head {head}?", word=word, head=head)


def covered_status(state: State) -> str:
    """Say head and row, or the model, and no number of it."""
    if state.shown == "next":
        return tr("{name}   next token: answer hidden", name=state.all_heads.name)
    if state.path is not None:
        return covered_path(state, *state.path)
    return tr(
        "{head}   row “{word}”   answer hidden",
        head=state.name(state.head),
        word=state.tokens[state.row],
    )


def covered_cell(state: State, key: int) -> str:
    """Say a cell of the covered row."""
    why = tr("not written yet") if state.hidden[state.row, key] else tr("answer hidden")
    return tr(
        "row {row}, column {column}, {why}",
        row=state.tokens[state.row],
        column=state.tokens[key],
        why=why,
    )


def covered_path(state: State, name: str, place: int) -> str:
    """Say a number that follows from the covered row."""
    return tr("what “{word}” receives: answer hidden", word=state.tokens[state.row])
