"""What a lettered step does to the lit cell, as a picture shows it: a turned pair, a bent row."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.engine.positions import pair_speeds
from attnviz.tabs.step_by_step.state.one_head import OneHead
from attnviz.tabs.step_by_step.state.state import State

TURNED = {"Q_normed": "Q", "K_normed": "K", "Q": "Q", "K": "K"}


@dataclass(frozen=True)
class TurnedPair:
    """Two numbers of a query or key, before and after they are rotated.

    Parameters
    ----------
    array : "Q" or "K"
    pair : its number, from 0
    position : of the token, from 0
    before, after : the two numbers
    angle : position times speed, in rad
    """

    array: str
    pair: int
    position: int
    before: tuple[float, float]
    after: tuple[float, float]
    angle: float

    @property
    def length(self) -> float:
        """The longer of the two vectors; a rotation keeps it, YaRN lengthens it a little."""
        return max(math.hypot(*self.before), math.hypot(*self.after))


@dataclass(frozen=True, eq=False)
class BentRow:
    """The scores of a row before and after the soft cap.

    Parameters
    ----------
    scores, bent : (n_key,)
    cap : the bound
    place : of the lit score
    """

    scores: NDArray[Any]
    bent: NDArray[Any]
    cap: float
    place: int


def letter_picture(state: State) -> TurnedPair | BentRow | None:
    """Return what the lettered step in front does to the cell that is pointed at, if it turns or
    bends; None while the answer is covered.
    """
    if state.covered or not state.tells:
        return None
    array, row, column = state.pointed
    if state.step.letter == "R" and array in TURNED:
        return turned_pair(state.one, TURNED[array], row, column)
    if state.step.letter == "C" and array in ("scaled_scores", "capped_scores"):
        return bent_row(state.one, row, column)
    return None


def turned_pair(one: OneHead, array: str, row: int, column: int) -> TurnedPair | None:
    """Return the pair that a number of Q or K belongs to; None for one that stays."""
    rope = one.document.options.rope
    if rope is None:
        return None
    speeds = pair_speeds(one.document.d_k, rope.base, rope.width, rope.inv_freq)
    half = len(speeds)
    if column >= 2 * half:
        return None
    pair = column % half if rope.layout == "half" else column // 2
    places = (pair, pair + half) if rope.layout == "half" else (2 * pair, 2 * pair + 1)
    before, after = one.slice(f"{array}_normed")[row], one.slice(array)[row]
    return TurnedPair(
        array,
        pair,
        row,
        (float(before[places[0]]), float(before[places[1]])),
        (float(after[places[0]]), float(after[places[1]])),
        row * float(speeds[pair]),
    )


def bent_row(one: OneHead, row: int, column: int) -> BentRow | None:
    """Return the scores that a query may look at, before and after the cap."""
    cap = one.document.options.softcap
    if cap is None:
        return None
    seen = np.flatnonzero(one.trace["allowed"][row])
    scores, bent = (one.slice(name)[row][seen] for name in ("scaled_scores", "capped_scores"))
    place = int(np.searchsorted(seen, column)) if column in seen else -1
    return BentRow(scores, bent, float(cap), place)
