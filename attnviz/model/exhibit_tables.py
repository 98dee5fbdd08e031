"""The tables behind the saturation and the sparse exhibit: every stop, every window."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from attnviz.engine import masks, saturation
from attnviz.engine.saturation import DIVISORS, N_KEYS, STOPS, Readout, divisor_of, readout
from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.model.document.lab import SaturationSpec, SparseSpec
from attnviz.model.edits.sparse import LARGEST_WINDOW

COLUMN_NAMES = {"1": "raw", "sqrt": "by_sqrt_d", "d": "by_d"}
READOUTS = (
    "largest", "entropy_bits", "keys_in_play", "slope", "best_loser", "zero_in_16_bit",
)  # fmt: skip


def stops_table(spec: SaturationSpec) -> tuple[list[str], NDArray[np.float64]]:
    """Return the names of the columns and the numbers at every stop, (11, n_columns).

    Raises
    ------
    EditError
        For typed scores, which have no stops.
    """
    if spec.typed is not None:
        raise EditError(
            tr("There is no table of vector sizes for typed scores. Go back to a draw first.")
        )
    vectors = (
        saturation.chapter_draw()
        if spec.draw == "chapter"
        else saturation.draw(spec.draw, spec.distribution)
    )
    columns = ["d_k", *(f"score_{i + 1}" for i in range(N_KEYS)), "range"]
    for name in DIVISORS:
        part = COLUMN_NAMES[name]
        columns += [f"{part}_weight_{i + 1}" for i in range(N_KEYS)]
        columns += [f"{part}_{what}" for what in READOUTS]
    lines = []
    for d_k in STOPS:
        raw = saturation.scores(vectors, d_k)
        line = [float(d_k), *raw, float(np.ptp(raw))]
        for name in DIVISORS:
            line += _readouts(readout(raw, divisor_of(name, d_k)))
        lines.append(line)
    return columns, np.array(lines)


def _readouts(found: Readout) -> list[float]:
    return [
        *found.shares,
        found.largest,
        found.entropy,
        found.keys_in_play,
        found.slope,
        found.best_loser,
        float(found.rounded_away),
    ]


def counts_table(spec: SparseSpec) -> tuple[list[str], NDArray[np.int64]]:
    """Return names of columns, and the scores of every rule at each window, (16, 1 + rules)."""
    lines = []
    for window in range(1, LARGEST_WINDOW + 1):
        sizes = {"window": window, "n_sinks": spec.n_sinks, "stride": max(window, 2)}
        lines.append([window, *(masks.count(rule, spec.n_tokens, **sizes) for rule in masks.RULES)])
    return ["window", *(rule.replace("-", "_") for rule in masks.RULES)], np.array(lines)
