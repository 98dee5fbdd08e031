"""Cells of text into numbers: names around them taken off, decimal commas understood or refused."""

from __future__ import annotations

import math
import re
from unicodedata import category

import numpy as np
from numpy.typing import NDArray

from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.model.brief import shortened

Matrix = NDArray[np.float64]
Rows = list[list[str]]

# `\d+(\.\d*)?`, not `\d+\.?\d*`, which tries every way to part a long row of digits in two.
_NUMBER = re.compile(r"[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?", re.ASCII)
_SPECIAL = re.compile(r"[+-]?(nan|inf|infinity|∞)", re.IGNORECASE)
_COMMA = re.compile(r"[+-]?\d*,\d+([eE][+-]?\d+)?", re.ASCII)
_THOUSANDS = re.compile(r"[+-]?[1-9]\d{0,2},\d{3}", re.ASCII)
_GROUPED = re.compile(r"[+-]?[1-9]\d{0,2}(?P<group>[.,])\d{3}(?:(?P=group)\d{3})*[.,]\d+", re.ASCII)

_MARKS = ("Sc", "Sm", "Cf")  # of currencies, of arithmetic, without a picture


def numbers(rows: Rows, *, names: bool = False, trim: bool = False, commas: bool = False) -> Matrix:
    """Turn cells into numbers, all rows of one length.

    `names` takes off a header row and a column of names, `trim` an empty last column, `commas`
    allows decimal commas.

    Raises
    ------
    EditError
        When there are none, rows differ in length, or a cell is no number.
    """
    if names:
        said = next((i for i, row in enumerate(rows) if not _is_comment(row)), len(rows) - 1)
        rows = rows[max(said, 0) :]
    if not rows or not rows[0]:
        raise EditError(tr("found no numbers, expected rows of numbers"))
    if trim and all(len(row) > 1 and not row[-1] for row in rows):
        rows = [row[:-1] for row in rows]
    top, left = _names_around(rows) if names else (0, 0)
    rows = [row[left:] for row in rows[top:]]
    width = len(rows[0])
    for i, row in enumerate(rows):
        if len(row) != width:
            raise EditError(
                tr(
                    "row {top}: found {row} numbers, expected {width} as in the first row",
                    top=top + i + 1,
                    row=len(row),
                    width=width,
                )
            )
    rows = _with_points(rows) if commas else rows
    return np.array(
        [[_number(c, top + i, left + j) for j, c in enumerate(row)] for i, row in enumerate(rows)]
    )


def _with_points(rows: Rows) -> Rows:
    """Write every number with a point, and refuse commas that may mean two things."""
    cells = [cell for row in rows for cell in row]
    marked = [cell for cell in cells if "," in cell]
    if not marked:
        return rows
    grouped = next((cell for cell in cells if _GROUPED.fullmatch(cell)), None)
    if grouped is not None:
        decimal = max(".,", key=grouped.rfind)
        other = "," if decimal == "." else "."
        return [[cell.replace(other, "").replace(decimal, ".") for cell in row] for row in rows]
    if all(_THOUSANDS.fullmatch(cell) for cell in marked) or any("." in cell for cell in cells):
        raise EditError(
            tr(
                "found {marked}, which may be a decimal comma or a mark of thousands. Write "
                "numbers with a point: 1.234 or 1234",
                marked=_begun(marked[0]),
            )
        )
    return [
        [cell.replace(",", ".") if _COMMA.fullmatch(cell) else cell for cell in r] for r in rows
    ]


def _number(cell: str, row: int, column: int) -> float:
    if _NUMBER.fullmatch(cell) and math.isfinite(float(cell)):
        return float(cell)
    found = _begun(cell) if cell else tr("an empty cell")
    where = tr(
        "row {row}, column {column}: found {found}", row=row + 1, column=column + 1, found=found
    )
    if _SPECIAL.fullmatch(cell) or "\\infty" in cell:
        raise EditError(tr("{where}, expected a finite number", where=where))
    if not _NUMBER.fullmatch(cell):
        raise EditError(tr("{where}, expected a number", where=where))
    raise EditError(tr("{where}, expected a number up to 1.8e308", where=where))


def _begun(cell: str) -> str:
    return repr(shortened(cell, 30))


def _names_around(rows: Rows) -> tuple[int, int]:
    """Count the header rows (0 or 1) and the columns of names (0 or 1)."""
    first = rows[0][1:] or rows[0]
    if _empty_corner(rows):
        return 1, 1
    below = any(is_number(cell) for row in rows[1:2] for cell in row)
    header = int(below and not is_number(rows[0][0]) and not any(map(is_number, first)))
    named = all(len(row) > 1 and _is_name(row[0]) for row in rows[header:])
    return header, int(named)


def _empty_corner(rows: Rows) -> bool:
    """Tell the corner between names, as pandas writes it, from a number that is missing.

    Numbers may be names too, but only where they count on from 0 or 1.
    """
    width = len(rows[0])
    if len(rows) < 2 or width < 2 or rows[0][0] or any(len(row) != width for row in rows):
        return False
    above, left = rows[0][1:], [row[0] for row in rows[1:]]
    return not any(map(is_number, above)) or (_counts(above) and (_counts(left) or _named(left)))


def _named(cells: list[str]) -> bool:
    return all(map(_is_name, cells))


def _counts(cells: list[str]) -> bool:
    return any(cells == [str(k + i) for i in range(len(cells))] for k in (0, 1))


def _is_comment(row: list[str]) -> bool:
    """Tell a line such as np.savetxt puts on top from the row of a token that begins with #."""
    return row[0].startswith("#") and not any(map(is_number, row[1:]))


def _is_name(cell: str) -> bool:
    """Tell a name from a number that was spoiled: what begins like a number is no name.

    Nor is what begins with a sign of money, of arithmetic or one that cannot be seen, and then a
    digit: in €5 and =2+3 a number would be lost without a word.
    """
    first = next((sign for sign in cell if sign not in "+-.," and category(sign) not in _MARKS), "")
    return bool(cell) and not is_number(cell) and not first.isdigit()


def is_number(cell: str) -> bool:
    return any(form.fullmatch(cell) for form in (_NUMBER, _SPECIAL, _COMMA, _THOUSANDS, _GROUPED))
