"""What this tab gives to the clipboard, and takes from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from attnviz.engine.saturation import DIVISORS, N_KEYS, STOPS, Readout, divisor_of, readout, scores
from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.model.array_text import as_cell, as_csv, as_latex, as_numpy, as_tsv, parse_matrix
from attnviz.views.saturation.figure import Figure, vectors_of

FORMATS: dict[str, Callable[..., str]] = {"NumPy": as_numpy, "LaTeX": as_latex}
COLUMN_NAMES = {"1": "raw", "sqrt": "by_sqrt_d", "d": "by_d"}
KEYS = tuple(f"key {i + 1}" for i in range(N_KEYS))


def scores_as(figure: Figure, kind: str) -> str:
    """Return the six raw scores in one of `FORMATS`."""
    return FORMATS[kind](figure.scores)


def shares_as(figure: Figure, kind: str, divided: bool) -> str:
    """Return the attention weights of the left or the right chart in one of `FORMATS`."""
    return FORMATS[kind]((figure.divided if divided else figure.raw).shares)


def key_cell(figure: Figure, key: int, divided: bool = False) -> str:
    """Return the exact attention weight of one key."""
    return as_cell((figure.divided if divided else figure.raw).shares[key])


def table_text(figure: Figure) -> str:
    """Return what is on screen as a table: a line a key; score and weight, raw and divided."""
    table = np.stack(
        [figure.scores, figure.raw.shares, figure.divided.divided, figure.divided.shares], axis=1
    )
    columns = ("score", "weight", "divided score", "weight after dividing")
    return as_tsv(table, rows=KEYS, columns=columns)


def stops_csv(figure: Figure) -> str:
    """Return a line for every stop: scores, range, and for each divisor weights and readouts."""
    columns, table = stops_table(figure)
    return as_csv(table, columns=columns)


def stops_table(figure: Figure) -> tuple[list[str], NDArray[np.float64]]:
    """Return the names of the columns and the numbers at every stop, (11, n_columns).

    Raises
    ------
    EditError
        For typed scores, which have no stops.
    """
    if figure.typed:
        raise EditError(tr("Typed scores have no table of stops. Go back to a draw first."))
    vectors = vectors_of(figure.spec.draw, figure.spec.distribution)
    columns = ["d_k", *(f"score_{i + 1}" for i in range(N_KEYS)), "range"]
    for name in DIVISORS:
        part = COLUMN_NAMES[name]
        columns += [f"{part}_weight_{i + 1}" for i in range(N_KEYS)]
        columns += [f"{part}_{what}" for what in _READOUTS]
    lines = []
    for d_k in STOPS:
        raw = scores(vectors, d_k)
        line = [float(d_k), *raw, float(np.ptp(raw))]
        for name in DIVISORS:
            line += _readouts(readout(raw, divisor_of(name, d_k)))
        lines.append(line)
    return columns, np.array(lines)


_READOUTS = (
    "largest", "entropy_bits", "keys_in_play", "slope", "best_loser", "zero_in_16_bit",
)  # fmt: skip


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


def pasted_scores(text: str) -> Sequence[float]:
    """Read six scores from a text: a row, a column, NumPy or LaTeX.

    Raises
    ------
    EditError
        When the text holds no numbers, or not six of them.
    """
    found = parse_matrix(text).ravel()
    if found.size != N_KEYS:
        raise EditError(
            tr(
                "Clipboard: found {n} numbers, expected {expected} scores.",
                n=found.size,
                expected=N_KEYS,
            )
        )
    return [float(score) for score in found]
