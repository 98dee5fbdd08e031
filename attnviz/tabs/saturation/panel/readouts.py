"""All readouts of both charts, as rows of a table."""

from __future__ import annotations

import math

from attnviz.engine.saturation import N_KEYS
from attnviz.language import tr
from attnviz.tabs.saturation.panel.value_table import Row
from attnviz.tabs.saturation.state import State
from attnviz.tabs.saturation.words import DIVISOR_NAMES, one_decimal, percent, slope_text
from attnviz.ui.look.numbers import fixed

MOST_BITS = math.log2(N_KEYS)


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
    return [
        (tr("largest weight"), tuple(percent(r.largest) for r in both)),
        (
            tr("entropy of {most} bits", most=fixed(MOST_BITS, 3)),
            tuple(fixed(r.entropy) for r in both),
        ),
        (tr("keys in play"), tuple(one_decimal(r.keys_in_play) for r in both)),
        (tr("slope"), tuple(slope_text(r.slope) for r in both)),
        (tr("best loser p(1 − p)"), tuple(slope_text(r.best_loser) for r in both)),
        (
            tr("0 as a 16-bit float"),
            tuple(tr("{n} of {most}", n=r.rounded_away, most=N_KEYS) for r in both),
        ),
    ]
