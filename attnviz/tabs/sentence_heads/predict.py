"""What this tab asks in Predict first, and what it says while the answer is covered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from attnviz.engine.arrays import SAME
from attnviz.language import and_list, quoted, tr
from attnviz.tabs.sentence_heads.state import State
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import grouped, one_decimal_percent
from attnviz.ui.predict.ballot import Question

if TYPE_CHECKING:
    from attnviz.tabs.sentence_heads.words.by_hand import ByHand


def question(state: State) -> Question:
    """Ask which word gets most of a row's attention, or what the model wrote last."""
    return _of_writing(state) if state.writes else _of_row(state)


def _of_writing(state: State) -> Question:
    """Ask which of the tokens that are listed was written."""
    from attnviz.tabs.sentence_heads.words import of_writing

    written, choices = state.written, of_writing.choices(state.written)
    step, taken = written.steps[-1], int(written.run.ids[-1])
    return Question(
        about=(state.tokens, written.count),
        text=tr("Step {n}: which token did the model write?", n=written.count),
        choices=tuple(map(of_writing.name, choices)),
        right=frozenset(i for i, token in enumerate(choices) if token.id == taken),
        answer=tr(
            "{token}, {share}",
            token=quoted(of_writing.plain(step.token)),
            share=one_decimal_percent(step.token.share),
        ),
    )


def _of_row(state: State) -> Question:
    """Ask which word gets most of a row's attention; of equal shares each is right."""
    document, head, row = state.document, state.head, state.row
    asked = [place for place in row.order if place or not state.hides_first]
    best = [place for place in asked if row.pattern[asked[0]] - row.pattern[place] < SAME]
    answer = and_list([row.word(place) for place in best[:3]]) or tr("no word")
    last = int(np.flatnonzero(row.seen).max(initial=0))
    return Question(
        about=(document.tokens, document.heads[head].name, head, row.query),
        text=_asking(state),
        choices=tuple(row.name(place) for place in range(last + 1)),
        right=frozenset(best),
        answer=answer,
    )


def _asking(state: State) -> str:
    word = state.row.word(state.query)
    if state.source is None:
        return tr("Which word does {word} look at most?", word=word)
    if state.hides_first:
        return tr("Apart from the first token, which token does {word} look at most?", word=word)
    return tr("Which token does {word} look at most?", word=word)


def covered_status(state: State) -> str:
    """Say head and row, or the step, and no number of it."""
    if state.writes:
        return tr("step {n}, answer hidden", n=state.written.count)
    document, head = state.document, state.head
    name = visible(document.heads[head].title)
    return tr(
        "Head {head} of {n}  {name}   row {row}  “{word}”   answer hidden",
        head=head + 1,
        n=document.n_heads,
        name=name,
        row=grouped(document.numbering.of(state.query)),
        word=visible(state.tokens[state.query]),
    )


def covered_pair(state: State) -> str:
    """Say a pair as a screen reader does while it is covered."""
    query, read = (visible(state.tokens[place]) for place in (state.query, state.key))
    why = tr("answer hidden") if state.row.seen[state.key] else tr("not written yet")
    return tr("row {row}, column {column}, {why}", row=query, column=read, why=why)


def covered_card(state: State) -> ByHand:
    """Return the card that shows nothing yet."""
    from attnviz.tabs.sentence_heads.words.by_hand import ByHand

    newest = state.writes and state.query == len(state.tokens) - 1
    query = "?" if newest else state.tokens[state.query]
    return ByHand(query=query, key="?", lines=(tr("Answer hidden"),))
