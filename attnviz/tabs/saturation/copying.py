"""What this tab gives to the clipboard, and takes from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from attnviz.engine.saturation import N_KEYS
from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.model.array_text import as_cell, as_csv, as_latex, as_numpy, as_tsv, parse_matrix
from attnviz.model.exhibit_tables import stops_table
from attnviz.tabs.saturation.state import Figure
from attnviz.widgets.numbers import decimal_mark

FORMATS: dict[str, Callable[..., str]] = {"NumPy": as_numpy, "LaTeX": as_latex}
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
    columns, table = stops_table(figure.spec)
    return as_csv(table, columns=columns)


def pasted_scores(text: str) -> Sequence[float]:
    """Read six scores from a text: a row, a column, NumPy or LaTeX.

    Raises
    ------
    EditError
        When the text holds no numbers, or not six of them.
    """
    found = parse_matrix(text, comma=decimal_mark() == ",").ravel()
    if found.size != N_KEYS:
        raise EditError(
            tr(
                "Clipboard: found {n} numbers, expected {expected} scores.",
                n=found.size,
                expected=N_KEYS,
            )
        )
    return [float(score) for score in found]
