"""Numbers for the clipboard: tables as spreadsheets paste them, LaTeX as the screen shows them.

What a spreadsheet takes has the decimal mark that was chosen; code has the point (`as_numpy`).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from attnviz.model.matrices import text
from attnviz.model.matrices.text import Names
from attnviz.ui.look.numbers import decimal_mark, digits_in_matrices


def as_cell(value: Any) -> str:
    """Return one number with all its digits."""
    return text.as_cell(value).replace(".", decimal_mark())


def as_tsv(array: Any, *, rows: Names = (), columns: Names = ()) -> str:
    """Write a matrix with tabs, as spreadsheets copy and paste it."""
    return text.as_tsv(array, rows=rows, columns=columns, comma=decimal_mark() == ",")


def as_latex(
    array: Any, decimals: int | None = None, *, held: Collection[tuple[int, int]] = ()
) -> str:
    """Write a ``bmatrix`` with the decimals of matrices on screen, or others; held cells boxed."""
    digits = digits_in_matrices() if decimals is None else decimals
    return text.as_latex(array, digits, frozenset(held))
