"""What the caption says: rules in order, the first that applies; all words and numbers computed."""

from __future__ import annotations

import numpy as np

from attnviz import rounding
from attnviz.engine.arrays import SAME
from attnviz.language import and_list, mark, plural, tr
from attnviz.tabs.sentence_heads.state.row import QueryRow
from attnviz.ui.look.numbers import fixed
from attnviz.ui.look.numbers import whole_percent as percent

CLEAR = 0.60  # share, or sum of two shares, from which a row has an answer
CLOSE = 0.15  # difference of two shares under which a row hedges between them
RUNNER_UP = 0.10  # share from which the second word is named too
HALF = 0.5  # share over which a part is most of it
SHORT = 0.5  # length under which a result counts as nothing fetched


def row_caption(row: QueryRow) -> str:
    """Say in one or two sentences how a row shares out its attention."""
    seen = len(row.order)
    if seen <= 1:
        return _one_source(row)
    first, second = row.order[:2]
    top, next_best = float(row.pattern[first]), float(row.pattern[second])
    query = row.word(row.query)
    if row.role == "previous" and top >= CLEAR and first == row.query - 1:
        return tr(
            "{asker} gives {share} to {word}, the word before it. This head looks at "
            "positions, not meanings.",
            asker=query,
            share=percent(top),
            word=row.word(first),
        )
    if row.role == "resting" and first == 0:
        return _parked(row, percent(top))
    if top >= CLEAR:
        return " ".join(filter(None, (_clear(row), _reason(row))))
    alike = _as_good_as(row, 0)
    if len(alike) < 3 and top - next_best <= CLOSE and top + next_best >= CLEAR:
        return _hedge(row)
    if first == 0 and row.idle:
        if top >= 0.5:
            return tr(
                "{asker} asks for nothing here. Its 100% has to go somewhere; most of it "
                "rests on the first word.",
                asker=query,
            )
        return tr(
            "{asker} asks for nothing here. Its 100% has to go somewhere; the largest "
            "share, {share}, rests on the first word.",
            asker=query,
            share=percent(top),
        )
    if top - float(row.pattern[row.order[-1]]) < SAME:
        return tr(
            "{asker} spreads its attention evenly: each of the {n} words gets {share}.",
            asker=query,
            n=seen,
            share=percent(top),
        )
    if len(alike) > 1:
        return tr(
            "{asker} spreads its attention; the largest shares, {share} each, go to {words}.",
            asker=query,
            share=percent(top),
            words=and_list([row.word(place) for place in alike]),
        )
    if top > HALF:
        return tr(
            "{asker} spreads its attention; the largest share, {share}, goes to {word}.",
            asker=query,
            share=percent(top),
            word=row.word(first),
        )
    return tr(
        "{asker} spreads its attention; the largest share, {share}, goes to {word}.",
        asker=query,
        share=percent(top),
        word=row.word(first),
    )


def _as_good_as(row: QueryRow, rank: int) -> list[int]:
    """Return the words that get as much as the one at a rank, in the order of the text."""
    share = float(row.pattern[row.order[rank]])
    return sorted(place for place in row.order if abs(float(row.pattern[place]) - share) < SAME)


def _one_source(row: QueryRow) -> str:
    query = row.word(row.query)
    if row.top is None:
        return tr(
            "{asker} sees no word at all, so its attention has nowhere to go.",
            asker=query,
        )
    share = percent(row.pattern[row.top])
    if row.top == row.query == 0 and abs(float(row.pattern[0]) - 1) < SAME:
        return tr(
            "{asker} is the first word: it can only look at itself, so all 100% stays there.",
            asker=query,
        )
    if row.top == row.query:
        return tr("{asker} can only look at itself: {share} goes there.", asker=query, share=share)
    return tr(
        "{asker} can only look at {word}: {share} goes there.",
        asker=query,
        word=row.word(row.top),
        share=share,
    )


def _parked(row: QueryRow, share: str) -> str:
    query, length = row.word(row.query), fixed(row.length)
    if row.length < SHORT:
        return tr(
            "{asker} rests {share} on the first word. There is nothing to fetch: the "
            "head’s output has length {length}.",
            asker=query,
            share=share,
            length=length,
        )
    return tr(
        "{asker} rests {share} on the first word. The head’s output has length {length}.",
        asker=query,
        share=share,
        length=length,
    )


def _clear(row: QueryRow) -> str:
    first = row.order[0]
    query, share = row.word(row.query), percent(row.pattern[first])
    if first == row.query:
        return tr("{asker} gives {share} of its attention to itself.", asker=query, share=share)
    return tr(
        "{asker} gives {share} of its attention to {word}.",
        asker=query,
        share=share,
        word=row.word(first),
    )


def _hedge(row: QueryRow) -> str:
    first, second = row.order[:2]
    text = tr(
        "{asker} splits its attention: {share} to {word}, {share_2} to {word_2}.",
        asker=row.word(row.query),
        share=percent(row.pattern[first]),
        word=row.word(first),
        share_2=percent(row.pattern[second]),
        word_2=row.word(second),
    )
    if len(row.order) > 2 and len(_as_good_as(row, 1)) > 1 and second not in _as_good_as(row, 0):
        text = tr(
            "{asker} gives {share} to {word}; {n} words come next with {share_2} each.",
            asker=row.word(row.query),
            share=percent(row.pattern[first]),
            word=row.word(first),
            n=len(_as_good_as(row, 1)),
            share_2=percent(row.pattern[second]),
        )
    if row.later:
        return " ".join((text, tr("A word that would settle it may not have been written yet.")))
    if row.keys.any() and np.allclose(row.keys[first], row.keys[second], rtol=0, atol=SAME):
        return " ".join((text, tr("Both offer the same.")))
    return text


def _reason(row: QueryRow) -> str:
    """Say why the top word wins: the largest product, who else offers it, who comes second."""
    first = row.order[0]
    if row.idle and first == 0:
        return tr("It asks for nothing here, so most of its attention rests on the first word.")
    products = row.query_vector * row.keys[first]
    column = int(products.argmax())
    if not products[column] > 0:
        return ""
    if row.role not in ("match", "subject"):
        return _largest_product(row, column)
    asked = float(row.query_vector[column])
    offers = row.keys[row.order, column] * (1 if asked > 0 else -1)
    asks = _asks(row, column)
    reason = plural(
        mark("{asks}, and only one word offers that"),
        mark("{asks}, and {n} words offer that"),
        int((offers > SAME).sum()),
        asks=asks,
    )
    second = row.order[1]
    if float(row.pattern[second]) < RUNNER_UP:
        return tr("{reason}.", reason=reason)
    share, others = percent(row.pattern[second]), len(_as_good_as(row, 1))
    if others > 1:
        return tr(
            "{reason}; {n} words come second with {share} each.",
            reason=reason,
            n=others,
            share=share,
        )
    return tr(
        "{reason}; {word} comes second with {share}.",
        reason=reason,
        word=row.word(second),
        share=share,
    )


def _asks(row: QueryRow, column: int) -> str:
    """Say what a word asks for, and whether that is all that counts of what it asks for."""
    sizes = np.abs(row.query_vector)
    what = something(row.names[column], float(row.query_vector[column]))
    others = np.delete(sizes, column)
    if not (others > sizes[column] / 2).any():
        return tr("It asks for {what}", what=what)
    if (others < sizes[column] - SAME).all():
        return tr("It asks most for {what}", what=what)
    return tr("Of all that it asks for, {what} counts most here", what=what)


def _largest_product(row: QueryRow, column: int) -> str:
    """Write the largest product with as many digits as it takes to come out."""
    from attnviz.engine.explain.written import Line, Number, settle
    from attnviz.ui.look.figures import BRIEF

    q, k = (rounding.printed(n[column]) for n in (row.query_vector, row.keys[row.order[0]]))
    sides, result = (Number(q, BRIEF), Number(k, BRIEF)), Number(q * k, BRIEF)
    settle(Line(sides, result, lambda n: n[0] * n[1]))
    left, right, product = (BRIEF.text(number.printed) for number in (*sides, result))
    equals = "=" if result.exact else "≈"
    shown = f"{left} × {right} {equals} {product}"
    return tr(
        "The largest product comes from {name}: {product}.", name=row.names[column], product=shown
    )


def something(name: str, sign: float = 1.0) -> str:
    """Turn the name of a feature into what a word asks for: something living, a place.

    A name of two ends, "stand-in/start", has the first for numbers above 0, the second for those
    below.
    """
    parts = name.split("/")
    end = parts[0] if sign >= 0 else parts[-1]
    stem = end[:-3] if end.endswith("ing") else end[:-2] if end.endswith("ed") else ""
    if any(letter in "aeiouy" for letter in stem):
        return tr("something {quality}", quality=end)
    if end.endswith("s"):
        return end
    if end[:1].lower() in "aeiou":
        return tr("an {thing}", thing=end)
    return tr("a {thing}", thing=end)
