"""Every edit of the saturation tab as a pure function: SaturationSpec in, SaturationSpec out.

An edit that changes nothing gives back the same object, so it leaves no undo step.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from attnviz.engine.saturation import CHAPTER_DRAW, DIVISORS, N_KEYS, STOPS, WIDEST
from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.model.document.lab import COLDEST, HOTTEST, SaturationSpec

# The first draw after the chapter's own; the ones that follow it count up, so that a lesson can
# be rehearsed. At d_k = 64 this one comes close to the chapter's figure by chance.
FIRST_DRAW = 1594
LARGEST_DRAW = 2**63 - 1
LARGEST_SCORE = 9999.0
CHAPTER = "chapter"
TEMPERATURES = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)


def set_d_k(spec: SaturationSpec, d_k: int) -> SaturationSpec:
    """Set the vector size; what lies outside 1 to 1,024 is moved to the end it is beyond.

    Typed scores stay as they are: what they are divided by follows.
    """
    return _with(spec, d_k=min(max(int(d_k), 1), WIDEST))


def step_stop(spec: SaturationSpec, by: int) -> SaturationSpec:
    """Move the vector size by so many powers of two, up or down."""
    return set_d_k(spec, next_stop(spec.d_k, by))


def next_stop(d_k: int, by: int) -> int:
    """Return the power of two that lies `by` stops from `d_k`, at most at the ends."""
    if by > 0:
        ahead = [stop for stop in STOPS if stop > d_k]
        return ahead[min(by, len(ahead)) - 1] if ahead else STOPS[-1]
    behind = [stop for stop in STOPS if stop < d_k]
    return behind[-min(-by, len(behind))] if behind else STOPS[0]


def set_draw(spec: SaturationSpec, draw: Any) -> SaturationSpec:
    """Use another draw, by its number or "chapter"; leaves typed scores.

    The chapter's draw is made of normal numbers.

    Raises
    ------
    EditError
        For anything but a whole number from 0, or "chapter".
    """
    if draw == CHAPTER:
        return _with(spec, draw=draw, typed=None, distribution="normal")
    if isinstance(draw, bool) or not isinstance(draw, int) or not 0 <= draw <= LARGEST_DRAW:
        raise EditError(tr("Draw: found {draw}, expected a whole number from 0.", draw=repr(draw)))
    return _with(spec, draw=draw, typed=None)


def next_draw(spec: SaturationSpec) -> SaturationSpec:
    """Use the next draw; leaves typed scores."""
    return set_draw(spec, draw_after(spec.draw))


def draw_after(draw: Any) -> int:
    """Return the number of the draw after this one."""
    if draw == CHAPTER:
        return FIRST_DRAW
    return int(draw) + 1 if draw < LARGEST_DRAW else 0


def set_temperature(spec: SaturationSpec, temperature: float) -> SaturationSpec:
    """Set what a real row's scores are divided by besides; moved into 0.1 to 10."""
    return _with(spec, temperature=min(max(float(temperature), COLDEST), HOTTEST))


def step_temperature(spec: SaturationSpec, by: int) -> SaturationSpec:
    """Go so many stops up or down, at most to the ends."""
    ahead = [t for t in TEMPERATURES if (t - spec.temperature) * by > 0]
    ahead = ahead if by > 0 else ahead[::-1]
    return set_temperature(spec, ahead[min(abs(by), len(ahead)) - 1]) if ahead else spec


def set_random(spec: SaturationSpec, random: bool) -> SaturationSpec:
    """Show random vectors though there is a real row, or the row again."""
    return _with(spec, random=random)


def show_steps_row(spec: SaturationSpec, head: int, token: int) -> SaturationSpec:
    """Show the row of a token of tab 2, whose scores are not divided by a temperature yet."""
    kept = spec.temperature if spec.steps_row is not None else 1.0
    return _with(spec, steps_row=(head, token), random=False, temperature=kept)


def use_draw(spec: SaturationSpec) -> SaturationSpec:
    """Leave typed scores and show the draw again."""
    return _with(spec, typed=None)


def set_divisor(spec: SaturationSpec, divisor: str) -> SaturationSpec:
    """Set what the scores of the right-hand chart are divided by: "1", "sqrt" or "d"."""
    return _with(spec, divisor=divisor)


def next_divisor(spec: SaturationSpec) -> SaturationSpec:
    """Go from 1 to √d, from √d to d, from d to 1."""
    place = DIVISORS.index(spec.divisor)
    return set_divisor(spec, DIVISORS[(place + 1) % len(DIVISORS)])


def set_distribution(spec: SaturationSpec, distribution: str) -> SaturationSpec:
    """Draw from another distribution, "normal" or "coin".

    The chapter's draw has no coins; the plain draw that it is bent from takes its place.
    """
    draw = CHAPTER_DRAW if distribution == "coin" and spec.draw == CHAPTER else spec.draw
    return _with(spec, distribution=distribution, draw=draw, typed=None)


def set_score(
    spec: SaturationSpec, key: int, score: float, scores: Sequence[float]
) -> SaturationSpec:
    """Type the score of one key; the other five keep what they show.

    Parameters
    ----------
    key : 0 to 5
    score : moved to ±9,999 when it is beyond
    scores : (6,) the raw scores on screen

    Raises
    ------
    EditError
        For another key than there are.
    """
    if not 0 <= key < N_KEYS:
        raise EditError(tr("key: found {key}, expected 1 to {n_keys}", key=key + 1, n_keys=N_KEYS))
    typed = [float(s) for s in scores]
    if spec.typed is None and float(score) == typed[key]:
        return spec
    typed[key] = score
    return set_scores(spec, typed)


def set_scores(spec: SaturationSpec, scores: Sequence[float]) -> SaturationSpec:
    """Type all six scores.

    Raises
    ------
    EditError
        For another count than six, or something that is no finite number.
    """
    if len(scores) != N_KEYS:
        raise EditError(
            tr(
                "Scores: found {scores} numbers, expected {n_keys}, one per key.",
                scores=len(scores),
                n_keys=N_KEYS,
            )
        )
    if not all(math.isfinite(score) for score in scores):
        raise EditError(tr("Scores: found an infinite number, expected −9,999 to 9,999."))
    kept = tuple(min(max(float(s), -LARGEST_SCORE), LARGEST_SCORE) for s in scores)
    return _with(spec, typed=kept)


def _with(spec: SaturationSpec, **fields: Any) -> SaturationSpec:
    after = replace(spec, **fields)
    return spec if after == spec else after
