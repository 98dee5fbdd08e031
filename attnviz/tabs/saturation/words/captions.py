"""The caption: rules in order, the first that applies; all numbers computed.

That of a real row stands in `of_row`.
"""

from __future__ import annotations

import math
from typing import Literal

import numpy as np

from attnviz import rounding
from attnviz.language import mark, plural, tr
from attnviz.tabs.saturation.state import State
from attnviz.tabs.saturation.words.numbers import (
    divisor_text,
    one_decimal,
    percent,
    slope_with_sign,
)
from attnviz.tabs.saturation.words.of_row import row_caption
from attnviz.ui.look.numbers import (
    grouped,
    percent_sign,
)

News = Literal["", "draw", "sweep"]
COUNTS = (mark("one"), mark("two"), mark("three"), mark("four"), mark("five"), mark("six"))
MANY = 3.0  # raw keys in play over which nothing is decided
ONE = 1.05  # raw keys in play under which one key takes all
CLOSE = 4.5  # keys in play from which every key counts
FLAT = 0.04  # greatest distance from an even share at which six shares look alike
SWEPT = mark("Only with ÷ √d do the bars look alike at every size.")


def caption(state: State) -> str:
    """Say in one or two sentences what the two charts show, or what would change a share."""
    if state.lacks_scores:
        return tr("Scores were not captured, only weights.")
    if state.slopes is not None:
        return asked_caption(state)
    if state.row is not None:
        return row_caption(state, state.row)
    return of_draw(state, "sweep" if state.pointer.swept else "")


def asked_caption(state: State) -> str:
    """Say how much the key that is asked about answers to its own raw score, left and right."""
    slopes, key = state.slopes, state.asked
    if slopes is None or key is None:
        return ""
    left, right = (slope_with_sign(float(side[key])) for side in slopes)
    return tr(
        "Slope of the share of key {n} with respect to its own raw score: {left} on the "
        "left, {right} on the right. Training learns from slopes.",
        n=key + 1,
        left=left,
        right=right,
    )


def of_draw(state: State, news: News) -> str:
    """Say what six scores show, led by what is news of them."""
    if news == "sweep" and not state.typed and state.spec.divisor == "sqrt":
        return tr(SWEPT)
    if np.ptp(state.scores) == 0:
        return tr(
            "All six scores are equal, so each key gets {share}.", share=percent(state.raw.largest)
        )
    if state.d_k == 1 and not state.typed:
        return _one_number(state, news)
    if state.spec.divisor == "d" and news != "draw" and _flat(state):
        share = f"{rounding.whole(100 / len(state.scores))}{percent_sign()}"
        if state.typed:
            return tr(
                "Typed scores, divided by d instead of √d: all six end up near {share}.",
                share=share,
            )
        return tr(
            "Dividing by d instead of √d flattens everything: all six end up near {share}.",
            share=share,
        )
    return f"{_raw(state, news)} {_divided(state)}"


def _flat(state: State) -> bool:
    even = 1 / len(state.scores)
    return bool(np.abs(state.divided.shares - even).max() < FLAT)


def _one_number(state: State, news: News) -> str:
    """Say what six keys of one number each look like."""
    first = tr("One number per vector")
    if news == "draw":
        first = tr("{draw}, one number per vector", draw=_name(state))
    if state.raw.keys_in_play >= CLOSE:
        return tr("{first}: the scores are close and every key counts.", first=first)
    return tr(
        "{first}: the scores span {range}, and {keys}.",
        first=first,
        range=one_decimal(state.raw.range),
        keys=_about(state.raw.keys_in_play),
    )


def _span(state: State, news: News) -> str:
    """Say which scores these are and how far they lie apart."""
    span = one_decimal(state.raw.range)
    if state.typed:
        return tr("Your typed scores span {range}", range=span)
    if news == "draw":
        return tr(
            "{draw} at d_k = {d_k}: the raw scores span {range}",
            draw=_name(state),
            d_k=state.d_k,
            range=span,
        )
    return tr("At d_k = {d_k} the raw scores span {range}", d_k=state.d_k, range=span)


def _name(state: State) -> str:
    name = state.draw_name
    if state.spec.draw == "chapter":
        return tr("The chapter’s draw")
    return name[0].upper() + name[1:]


def _raw(state: State, news: News) -> str:
    in_play, first = state.raw.keys_in_play, _span(state, news)
    if in_play > MANY:
        return tr("{first}; {keys}.", first=first, keys=_about(in_play))
    if in_play < ONE:
        return tr("{first}, so only one key counts.", first=first)
    return tr("{first}, and {keys}.", first=first, keys=_about(in_play))


def _about(keys: float) -> str:
    """Say how many keys count: "about four keys count"."""
    return plural(
        mark("hardly more than one key counts"),
        mark("about {count} keys count"),
        rounding.whole(keys),
        count=_spelled(keys),
    )


def _spelled(keys: float) -> str:
    return tr(COUNTS[rounding.whole(keys) - 1])


def _divided(state: State) -> str:
    if state.divisor == 1:
        return tr("Dividing by 1 changes nothing.")
    by, keys = _divisor(state), state.divided.keys_in_play
    if keys < ONE:
        return tr("Divided by {divisor}, only one does.", divisor=by)
    return plural(
        mark("Divided by {divisor}, hardly more than one does."),
        mark("Divided by {divisor}, about {count} do."),
        rounding.whole(keys),
        divisor=by,
        count=_spelled(keys),
    )


def _divisor(state: State) -> str:
    """Write what the scores are divided by: √64 = 8, √2 ≈ 1.4, or 64."""
    value = divisor_text(state.divisor)
    if state.spec.divisor != "sqrt":
        return value
    sign = "=" if math.isqrt(state.d_k) ** 2 == state.d_k else "≈"
    return f"√{grouped(state.d_k)} {sign} {value}"
