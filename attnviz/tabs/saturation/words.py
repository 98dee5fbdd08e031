"""What the caption says: rules in order, the first that applies; all numbers computed."""

from __future__ import annotations

from typing import Literal

import numpy as np

from attnviz.language import mark, tr
from attnviz.tabs.saturation.state import Figure
from attnviz.tabs.saturation.wording import divisor_text, one_decimal, percent

News = Literal["", "draw", "sweep"]

MANY = 3.0  # raw keys in play over which nothing is decided
ONE = 1.05  # raw keys in play under which one key takes all
CLOSE = 4.5  # keys in play from which every key counts
FLAT = 0.04  # greatest distance from an even share at which six shares look alike
SWEPT = mark("Only the √d bars look alike at every size.")


def caption(figure: Figure, news: News = "") -> str:
    """Say in one or two sentences what the two charts show.

    Parameters
    ----------
    news : what has just happened: another draw, the end of a sweep, or nothing special
    """
    if news == "sweep" and not figure.typed and figure.spec.divisor == "sqrt":
        return tr(SWEPT)
    if np.ptp(figure.scores) == 0:
        return tr(
            "All six scores are equal, so each key gets {share}.", share=percent(figure.raw.largest)
        )
    if figure.d_k == 1 and not figure.typed:
        return _one_number(figure, news)
    if figure.spec.divisor == "d" and news != "draw" and _flat(figure):
        share = f"{round(100 / len(figure.scores))}%"
        if figure.typed:
            return tr(
                "Typed scores, divided by d instead of √d: all six end near {share}.", share=share
            )
        return tr(
            "Dividing by d instead of √d flattens everything: all six end near {share}.",
            share=share,
        )
    return f"{_raw(figure, news)} {_divided(figure)}"


def _flat(figure: Figure) -> bool:
    even = 1 / len(figure.scores)
    return bool(np.abs(figure.divided.shares - even).max() < FLAT)


def _one_number(figure: Figure, news: News) -> str:
    """Say what six keys of one number each look like."""
    first = tr("One number each")
    if news == "draw":
        first = tr("{draw}, one number each", draw=_name(figure))
    if figure.raw.keys_in_play >= CLOSE:
        return tr("{first}: the scores are close and every key counts.", first=first)
    return tr(
        "{first}: the scores span {range}, {n} keys are in play.",
        first=first,
        range=one_decimal(figure.raw.range),
        n=one_decimal(figure.raw.keys_in_play),
    )


def _span(figure: Figure, news: News) -> str:
    """Say which scores these are and how far they lie apart."""
    span = one_decimal(figure.raw.range)
    if figure.typed:
        return tr("Your typed scores span {range}", range=span)
    if news == "draw":
        return tr(
            "{draw} at d_k = {d_k}: the raw scores span {range}",
            draw=_name(figure),
            d_k=figure.d_k,
            range=span,
        )
    return tr("At d_k = {d_k} the raw scores span {range}", d_k=figure.d_k, range=span)


def _name(figure: Figure) -> str:
    name = figure.draw_name
    if figure.spec.draw == "chapter":
        return tr("The chapter’s draw")
    return name[0].upper() + name[1:]


def _raw(figure: Figure, news: News) -> str:
    in_play, first = figure.raw.keys_in_play, _span(figure, news)
    n = one_decimal(in_play)
    if in_play > MANY:
        return tr("{first}; {n} keys are in play.", first=first, n=n)
    if in_play < ONE:
        return tr("{first}, so {n} keys are in play.", first=first, n=n)
    return tr("{first}, and {n} keys are in play.", first=first, n=n)


def _divided(figure: Figure) -> str:
    if figure.divisor == 1:
        return tr("Divided by 1 nothing changes.")
    return tr(
        "Divided by {divisor}: {n}.",
        divisor=divisor_text(figure.divisor),
        n=one_decimal(figure.divided.keys_in_play),
    )
