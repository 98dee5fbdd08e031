"""What the caption says of a head of a language model: what it did here, never what it is for."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from attnviz.engine.head_scores import induction_places
from attnviz.engine.measures import entropy
from attnviz.language import mark, plural, quoted, tr
from attnviz.model.document.source import LayerSource
from attnviz.tabs.sentence_heads.state.row import QueryRow
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import fixed
from attnviz.ui.look.numbers import whole_percent as percent

CLEAR = 0.60  # share from which a row has an answer


def token_caption(row: QueryRow, pattern: NDArray[Any], source: LayerSource) -> str:
    """Say in one or two sentences how a token shares out its attention.

    Parameters
    ----------
    pattern : (n, n) of the head
    """
    asker = _name(row, row.query)
    if len(row.order) <= 1:
        return _one_source(row, asker)
    top = row.order[0]
    share = float(row.pattern[top])
    many = fixed(2.0 ** entropy(row.pattern), 0)
    if share < CLEAR and many != "1":  # a row that a sink takes much of may have one token alone
        return tr(
            "{asker} spreads its attention over about {n} tokens; the largest share, {share}, "
            "goes to {word}.",
            asker=asker,
            n=many,
            share=percent(share),
            word=_name(row, top),
        )
    if top == row.query:
        return tr(
            "{asker} gives {share} of its attention to itself.", asker=asker, share=percent(share)
        )
    known = len(source.ids) == len(row.tokens)
    queries, following = induction_places(source.ids if known else row.tokens)
    if (row.query, top) in zip(queries.tolist(), following.tolist(), strict=True):
        said = tr(
            "{asker} gives {share} of its attention to {word}, the token that followed the "
            "earlier {asker}.",
            asker=asker,
            share=percent(share),
            word=_name(row, top),
        )
        return " ".join(filter(None, (said, _all_repeats(pattern[queries, following]))))
    if top == row.query - 1:
        return tr(
            "{asker} gives {share} to {word}, the token before it.",
            asker=asker,
            share=percent(share),
            word=_name(row, top),
        )
    if top == 0:
        said = tr("{asker} gives {share} to the first token.", asker=asker, share=percent(share))
        return " ".join(filter(None, (said, _resting(source))))
    return tr(
        "{asker} gives {share} to {word}, {n} tokens back.",
        asker=asker,
        share=percent(share),
        word=_name(row, top),
        n=row.query - top,
    )


def hidden_first(row: QueryRow) -> str:
    """Say what the first token gets, which is hidden, and which of the others gets most."""
    first = percent(float(row.pattern[0]))
    rest = [place for place in row.order if place]
    if not rest or not row.pattern[rest[0]]:
        return tr("The first token gets {first} and is hidden.", first=first)
    return tr(
        "The first token gets {first} and is hidden. Of the rest, {word} gets the most, {share}.",
        first=first,
        word=_name(row, rest[0]),
        share=percent(float(row.pattern[rest[0]])),
    )


def _all_repeats(shares: NDArray[Any]) -> str:
    """Say that every repeated token does so, if there are several and all of them do."""
    if len(shares) < 2 or not (shares >= CLEAR).all():
        return ""
    return tr(
        "All {n} repeats here do the same: {share} on average.",
        n=len(shares),
        share=percent(float(shares.mean())),
    )


def _resting(source: LayerSource) -> str:
    """Say how many heads of the model rest on the first token, where they were counted."""
    if not source.n_resting:
        return ""
    return plural(
        mark("{n} of {n_heads} heads gives it more than half on this text."),
        mark("{n} of {n_heads} heads give it more than half on this text."),
        source.n_resting,
        n_heads=source.n_heads,
    )


def _one_source(row: QueryRow, asker: str) -> str:
    if row.top is None:
        return tr(
            "{asker} sees no token at all, so its attention has nowhere to go.",
            asker=asker,
        )
    if row.top == row.query == 0:
        return tr(
            "{asker} is the first token: it can only look at itself, so all 100% stays there.",
            asker=asker,
        )
    return tr(
        "{asker} can only look at {word}: {share} goes there.",
        asker=asker,
        word=_name(row, row.top),
        share=percent(float(row.pattern[row.top])),
    )


def _name(row: QueryRow, place: int) -> str:
    return quoted(visible(row.tokens[place]))
