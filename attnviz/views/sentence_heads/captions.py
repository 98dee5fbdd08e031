"""What the caption says: rules in order, the first that applies; all words and numbers computed."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from attnviz.views.sentence_heads.row import Row
from attnviz.widgets.numbers import equals, fixed, shortest
from attnviz.widgets.numbers import whole_percent as percent

CLEAR = 0.60  # share, or sum of two shares, from which a row has an answer
CLOSE = 0.15  # difference of two shares under which a row hedges between them
RUNNER_UP = 0.10  # share from which the second word is named too
SHORT = 0.5  # length under which a result counts as nothing fetched
SAME = 1e-9  # shares that differ by less are equal


def caption(row: Row) -> str:
    """Say in one or two sentences how a row shares out its attention."""
    seen = len(row.order)
    if seen <= 1:
        return _one_source(row)
    first, second = row.order[:2]
    top, next_best = float(row.shares[first]), float(row.shares[second])
    asker = row.word(row.asker)
    if row.role == "previous" and top >= CLEAR and first == row.asker - 1:
        return (
            f"{asker} gives {percent(top)} to {row.word(first)}, the word before it. "
            "This head reads positions, not meanings."
        )
    if row.role == "resting" and first == 0:
        hands_over = "what it hands over has length"
        lead = f"Nothing to fetch: {hands_over}" if row.length < SHORT else hands_over.capitalize()
        return f"{asker} parks {percent(top)} on the first word. {lead} {fixed(row.length)}."
    if top >= CLEAR:
        whom = "itself" if first == row.asker else row.word(first)
        return f"{asker} gives {percent(top)} of its attention to {whom}.{_reason(row)}"
    if top - next_best <= CLOSE and top + next_best >= CLEAR:
        return _hedge(row)
    if first == 0 and row.idle:
        rest = "most rest" if top >= 0.5 else f"the largest part, {percent(top)}, rests"
        return (
            f"{asker} asks for nothing here. Its 100% must go somewhere; {rest} on the first word."
        )
    if top - float(row.shares[row.order[-1]]) < SAME:
        return f"{asker} spreads evenly: each of {seen} words gets {percent(top)}."
    return f"{asker} spreads: most, {percent(top)}, goes to {row.word(first)}."


def _one_source(row: Row) -> str:
    asker = row.word(row.asker)
    if row.top is None:
        return f"{asker} sees no word at all: there is nothing to share its attention out to."
    if row.top == row.asker == 0:
        return f"{asker} is the first word: it can only look at itself, so all 100% stay there."
    whom = "itself" if row.top == row.asker else row.word(row.top)
    return f"{asker} can only look at {whom}: {percent(row.shares[row.top])} goes there."


def _hedge(row: Row) -> str:
    first, second = row.order[:2]
    a, b = (f"{percent(row.shares[i])} to {row.word(i)}" for i in (first, second))
    text = f"{row.word(row.asker)} hedges: {a}, {b}."
    if row.later:
        return f"{text} The word that settles it has not been written yet."
    if abs(float(row.shares[first] - row.shares[second])) < SAME:
        return f"{text} Both offer the same, so nothing written here can settle it."
    return text


def _reason(row: Row) -> str:
    """Say why the top word wins: the largest product, who else offers it, who comes second."""
    first = row.order[0]
    if row.idle and first == 0:
        return " It asks for nothing here, so most rests on the first word."
    products = row.query * row.keys[first]
    column = int(products.argmax())
    if not products[column] > 0:
        return ""
    if row.role not in ("match", "subject"):
        return _largest_product(row, column)
    asked = float(row.query[column])
    offers = row.keys[row.order, column] * (1 if asked > 0 else -1)
    rivals = int((offers >= offers[0] / 2).sum()) - 1
    how = "only one word offers that" if not rivals else f"{rivals + 1} words offer that"
    second = row.order[1]
    rest = ""
    if float(row.shares[second]) >= RUNNER_UP:
        rest = f"; {row.word(second)} comes second with {percent(row.shares[second])}"
    return f" It asks for {something(row.names[column], asked)}, and {how}{rest}."


def _largest_product(row: Row, column: int) -> str:
    query, key = float(row.query[column]), float(row.keys[row.order[0], column])
    result = shortest(query * key)
    shown = f"{shortest(query)} × {shortest(key)} {equals(result, query * key)} {result}"
    return f" The largest product is that of {row.names[column]}: {shown}."


def something(name: str, sign: float = 1.0) -> str:
    """Turn the name of a feature into what a word asks for: something living, a place.

    A name of two ends, "stand-in/start", has the first for numbers above 0, the second for those
    below.
    """
    parts = name.split("/")
    end = parts[0] if sign >= 0 else parts[-1]
    stem = end[:-3] if end.endswith("ing") else end[:-2] if end.endswith("ed") else ""
    if any(letter in "aeiouy" for letter in stem):
        return f"something {end}"
    if end.endswith("s"):
        return end
    return f"{'an' if end[:1].lower() in 'aeiou' else 'a'} {end}"


def change(what: str, old: float, new: float, row: Row, before: NDArray[Any]) -> str:
    """Say what an edit did: the number, and the pair of the row on screen that it moved most.

    Parameters
    ----------
    what : the number, "animal's living"
    old, new : its values
    row : the row on screen after the edit
    before : (n_key,), shares of the same row before it
    """
    lead = f"{what} {_with_decimal(old)} → {_with_decimal(new)}"
    moved = abs(row.shares - before)
    place = int(moved.argmax())
    if not moved[place] > SAME:
        return f"{lead}: the shares of {row.word(row.asker)} stay as they were."
    shares = f"{percent(before[place])} → {percent(row.shares[place])}"
    return f"{lead}: {row.name(row.asker)} → {row.name(place)} {shares}"


def _with_decimal(value: float) -> str:
    """Return a number with at least one decimal: 1.0, 0.25."""
    text = shortest(value, 4)
    return text if "." in text else f"{text}.0"
