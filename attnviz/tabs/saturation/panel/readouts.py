"""All readouts of both charts, as rows of a table."""

from __future__ import annotations

import math
from decimal import Decimal

import numpy as np

from attnviz import rounding
from attnviz.engine.explain.written import Line, Number, settle
from attnviz.engine.saturation import Readout
from attnviz.language import tr
from attnviz.tabs.saturation.panel.value_table import Row
from attnviz.tabs.saturation.state import State
from attnviz.tabs.saturation.words.numbers import DIVISOR_NAMES, one_decimal, percent, slope_text
from attnviz.ui.look import figures
from attnviz.ui.look.figures import BRIEF, ORDINARY
from attnviz.ui.look.numbers import fixed


def readouts(state: State) -> tuple[tuple[str, ...], list[Row]]:
    """Return the heads of the table and its rows; while the answer is covered, question marks."""
    heads = (tr("raw"), f"÷ {DIVISOR_NAMES[state.spec.divisor]}")
    rows = _rows(state)
    if state.covered:
        rows = [(name, tuple("?" for _ in values)) for name, values in rows]
    return heads, rows


def _rows(state: State) -> list[Row]:
    """Return the readouts of both charts, a row each."""
    both = (state.raw, state.divided)
    n_keys = len(state.scores)
    return [
        (tr("largest weight"), tuple(percent(r.largest) for r in both)),
        (
            tr("entropy of {most} bits", most=fixed(math.log2(n_keys), 3)),
            tuple(fixed(r.entropy) for r in both),
        ),
        (tr("effective keys"), tuple(one_decimal(r.keys_in_play) for r in both)),
        (tr("slope"), tuple(slope_text(r.slope) for r in both)),
        (tr("runner-up p(1 − p)"), tuple(slope_text(r.best_loser) for r in both)),
        (
            tr("rounds to 0 (float16)"),
            tuple(tr("{n} of {most}", n=r.rounded_away, most=n_keys) for r in both),
        ),
    ]


def explanations(state: State) -> tuple[str, ...]:
    """Say of each row what it means, and how its numbers are worked out; () while covered."""
    if state.covered or state.row is not None:
        return ()  # what is said there is said of six keys
    both = [(tr("raw"), state.raw), (f"÷ {DIVISOR_NAMES[state.spec.divisor]}", state.divided)]
    meanings = (
        (tr("The largest of the six weights."), None),
        (
            tr(
                "How evenly the weights are spread: the sum of −p·log₂ p over all six.\n0 "
                "bits if one key has everything, log₂ 6 if all have the same."
            ),
            None,
        ),
        (
            tr(
                "2 to the entropy: this many keys with equal weights would be spread just as "
                "evenly."
            ),
            _keys_in_play,
        ),
        (
            tr(
                "How much the weights move with the scores: the root of the sum of squares\n"
                "of all slopes, p(1 − p) for a key’s own score and −p·q for another’s."
            ),
            None,
        ),
        (
            tr("How much the second largest weight moves with its own score: p(1 − p)."),
            _best_loser,
        ),
        (tr("How many weights a 16-bit float stores as 0: those under 2⁻²⁵, about 3·10⁻⁸."), None),
    )
    return tuple(
        "\n".join([meaning, *(f"{name}: {work(each)}" for name, each in both if work)])
        for meaning, work in meanings
    )


def _keys_in_play(readout: Readout) -> str:
    entropy = Number(rounding.printed(readout.entropy), BRIEF)
    keys = Number(rounding.printed(readout.keys_in_play), figures.Figures(1))
    line = Line((entropy,), keys, lambda n: Decimal(2) ** n[0])
    settle(line)
    return f"2^{figures.text(entropy)} {figures.result(line)}"


def _best_loser(readout: Readout) -> str:
    second = float(np.sort(readout.shares)[-2])
    share = Number(rounding.printed(second), ORDINARY)
    line = Line(
        (share,),
        Number(rounding.printed(readout.best_loser), ORDINARY),
        lambda n: n[0] * (1 - n[0]),
    )
    settle(line)
    text = figures.text(share)
    return f"{text} × (1 − {text}) {figures.result(line)}"
