"""What this tab gives to the clipboard: the pattern and its counts as text."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from attnviz.language import mark
from attnviz.model.exhibit_tables import counts_table
from attnviz.model.matrices.text import as_latex, as_numpy
from attnviz.tabs.sparse_patterns.figure import Figure


def zeros_and_ones(figure: Figure) -> str:
    """Return the pattern as CSV of 0 and 1, a line a row."""
    return "\n".join(",".join(str(int(cell)) for cell in row) for row in figure.allowed) + "\n"


def cell_list(figure: Figure) -> str:
    """Return the computed cells as pairs (row, column), counted from 0."""
    return "\n".join(f"({int(r)}, {int(c)})" for r, c in np.argwhere(figure.allowed)) + "\n"


def as_numpy_text(figure: Figure) -> str:
    """Return the pattern as a NumPy expression."""
    return as_numpy(figure.allowed.astype(np.float64))


def as_latex_text(figure: Figure) -> str:
    """Return the pattern as a LaTeX matrix."""
    return as_latex(figure.allowed.astype(np.float64), decimals=0)


def counts_csv(figure: Figure) -> str:
    """Return the scores of every rule at every window for the small picture, as CSV."""
    columns, table = counts_table(figure.spec)
    lines = [columns, *table.tolist()]
    return "\n".join(",".join(map(str, line)) for line in lines) + "\n"


FORMATS: dict[str, tuple[str, Callable[[Figure], str]]] = {
    "csv": (mark("pattern as 0/1 CSV"), zeros_and_ones),
    "cells": (mark("list of cells (row, column)"), cell_list),
    "numpy": (mark("pattern as NumPy"), as_numpy_text),
    "latex": (mark("pattern as LaTeX"), as_latex_text),
    "counts": (mark("table of counts as CSV"), counts_csv),
}
