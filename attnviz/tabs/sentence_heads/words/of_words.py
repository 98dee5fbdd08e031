"""What caption and status line say while the tokens of a word of a model's text stand as one."""

from __future__ import annotations

import numpy as np

from attnviz.language import quoted, tr
from attnviz.tabs.sentence_heads.state import State
from attnviz.tabs.sentence_heads.state.word_groups import WordGroups
from attnviz.tabs.sentence_heads.words.status import head_text
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import exact, exact_sum, fixed, one_decimal_percent
from attnviz.ui.look.numbers import whole_percent as percent


def word_caption(state: State, words: WordGroups) -> str:
    """Say which word gets the largest share of the one that asks, and what the shares are."""
    query = words.of(state.query)
    row = words.shares(state.trace.rows("pattern")[state.head])[query]
    top = int(np.argmax(row))
    asker, share = quoted(visible(words.names[query])), percent(float(row[top]))
    if top == query:
        told = tr("{asker} gives {share} of its attention to itself.", asker=asker, share=share)
    else:
        told = tr(
            "{asker} gives {share} of its attention to {word}.",
            asker=asker,
            share=share,
            word=quoted(visible(words.names[top])),
        )
    how = tr("Shares of the tokens of a word are added up, and those that ask are averaged.")
    return f"{told} {how}"


def spoken_words(state: State, words: WordGroups) -> str:
    """Say the pair of words that the keyboard is on as a screen reader does."""
    query, read = words.of(state.query), words.of(state.key)
    share = float(words.shares(state.trace.rows("pattern")[state.head])[query, read])
    pair = tr(
        "row {row}, column {column}",
        row=visible(words.names[query]),
        column=visible(words.names[read]),
    )
    return tr("{pair}, {share} per cent", pair=pair, share=fixed(share * 100, 1))


def word_status(state: State, words: WordGroups) -> str:
    """Say head, pair of words, and the exact share."""
    query, read = words.of(state.query), words.of(state.key)
    row = words.shares(state.trace.rows("pattern")[state.head])[query]
    share = row[read]
    pair = f"{visible(words.names[query])} → {visible(words.names[read])}"
    said = f"{one_decimal_percent(share)} = {exact(share)}"
    parts = (
        head_text(state.document, state.head, state.source),
        "  ".join((tr("word {number}", number=state.document.numbering.of(query)), pair, said)),
        tr("tokens read: sum, tokens that ask: mean"),
        tr("row sum {sum}", sum=exact_sum(float(row.sum()))),
    )
    return "   ".join(parts)
