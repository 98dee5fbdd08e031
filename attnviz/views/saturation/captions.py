"""What the caption says: rules in order, the first that applies; all numbers computed."""

from __future__ import annotations

from typing import Literal

import numpy as np

from attnviz.views.saturation.figure import Figure
from attnviz.views.saturation.wording import divisor_text, one_decimal, percent

News = Literal["", "draw", "sweep"]

MANY = 3.0  # raw keys in play over which nothing is decided
ONE = 1.05  # raw keys in play under which one key takes all
CLOSE = 4.5  # keys in play from which every key counts
FLAT = 0.04  # greatest distance from an even share at which six shares look alike
SWEPT = "Only the √d bars look alike at every size."


def caption(figure: Figure, news: News = "") -> str:
    """Say in one or two sentences what the two charts show.

    Parameters
    ----------
    news : what has just happened: another draw, the end of a sweep, or nothing special
    """
    if news == "sweep" and not figure.typed and figure.spec.divisor == "sqrt":
        return SWEPT
    if np.ptp(figure.scores) == 0:
        return f"All six scores are equal, so each key gets {percent(figure.raw.largest)}."
    if figure.d_k == 1 and not figure.typed:
        return _one_number(figure, news)
    if figure.spec.divisor == "d" and news != "draw" and _flat(figure):
        lead = "Typed scores, divided" if figure.typed else "Dividing"
        share = f"{round(100 / len(figure.scores))}%"
        return f"{lead} by d instead of √d{_flattens(figure)}: all six end near {share}."
    return f"{_lead(figure, news)}{_raw(figure)} {_divided(figure)}"


def _flattens(figure: Figure) -> str:
    return "" if figure.typed else " flattens everything"


def _flat(figure: Figure) -> bool:
    even = 1 / len(figure.scores)
    return bool(np.abs(figure.divided.shares - even).max() < FLAT)


def _one_number(figure: Figure, news: News) -> str:
    """Say what six keys of one number each look like."""
    which = f"{_name(figure)}, one" if news == "draw" else "One"
    if figure.raw.keys_in_play >= CLOSE:
        return f"{which} number each: the scores are close and every key counts."
    in_play = one_decimal(figure.raw.keys_in_play)
    span = one_decimal(figure.raw.range)
    return f"{which} number each: the scores span {span}, {in_play} keys are in play."


def _lead(figure: Figure, news: News) -> str:
    if figure.typed:
        return "Your typed scores "
    if news == "draw":
        return f"{_name(figure)} at d_k = {figure.d_k}: the raw scores "
    return f"At d_k = {figure.d_k} the raw scores "


def _name(figure: Figure) -> str:
    name = figure.draw_name
    if figure.spec.draw == "chapter":
        return f"The {name}"
    return name[0].upper() + name[1:]


def _raw(figure: Figure) -> str:
    in_play = figure.raw.keys_in_play
    then = "; " if in_play > MANY else ", so " if in_play < ONE else ", and "
    return f"span {one_decimal(figure.raw.range)}{then}{one_decimal(in_play)} keys are in play."


def _divided(figure: Figure) -> str:
    if figure.divisor == 1:
        return "Divided by 1 nothing changes."
    return f"Divided by {divisor_text(figure.divisor)}: {one_decimal(figure.divided.keys_in_play)}."
