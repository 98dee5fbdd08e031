"""Numbers out as text: tables, NumPy, Python, LaTeX, Markdown. Reading is in `read`.

Every form but LaTeX carries the shortest digits that read back to the same bits; LaTeX shows the
digits of the screen, since it goes into a text. Hidden cells are ``-inf``, in LaTeX ``-\\infty``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz import rounding
from attnviz.errors import ShapeError
from attnviz.language import tr
from attnviz.model.files.json_text import number_text, small_number_text
from attnviz.model.matrices.cells import counts, is_name_in_quotes, is_plain_name
from attnviz.model.matrices.read import parse_matrix, read_matrix

Array = NDArray[Any]
Names = Sequence[str]

MOST_COLUMNS = 10  # of a matrix of amsmath, unless MaxMatrixCols says otherwise
_BARE = frozenset("'’._-/<>₀₁₂₃₄₅₆₇₈₉")
# A cell that begins so is computed by spreadsheets, even in quotes. An apostrophe before it stops
# that; a word that has some of its own gets one more, so that who takes one off has the word.
_FORMULA = re.compile(r"'*[=+\-@\t\r＝＋－＠]")
_MARKUP = str.maketrans({sign: f"\\{sign}" for sign in "\\|<>&*_`~$[]"})


def as_cell(value: Any) -> str:
    """Return the shortest digits that read back to the same number: 1.96, -0.3, 1e-17, -inf.

    A float32 gets the digits of a float32: 0.1, not 0.10000000149011612.
    """
    if isinstance(value, np.float32):
        return small_number_text(value) if np.isfinite(value) else str(value)
    if isinstance(value, bool | np.bool_):
        return "1" if value else "0"
    return number_text(float(value))


def as_tsv(array: Any, *, rows: Names = (), columns: Names = (), comma: bool = False) -> str:
    """Write a matrix with tabs, as spreadsheets copy and paste it.

    `comma` writes decimal commas.
    """
    return _delimited(array, rows, columns, "\t", comma)


def as_csv(array: Any, *, rows: Names = (), columns: Names = (), comma: bool = False) -> str:
    """Write a matrix with commas by RFC 4180, names quoted where they need it.

    `comma` writes decimal commas, and semicolons between cells as spreadsheets then expect.
    """
    return _delimited(array, rows, columns, ";" if comma else ",", comma)


def as_numpy(array: Any) -> str:
    """Write ``np.array([[…], […]])``; float32 says so, since it would come back as float64."""
    found = np.asarray(array)
    dtype = ", dtype=np.float32" if found.dtype == np.float32 else ""
    return f"np.array({_brackets(found, _code_cell('-np.inf'), ' ' * 9)}{dtype})"


def as_python(array: Any) -> str:
    """Write a list of lists."""
    return _brackets(np.asarray(array), _code_cell('float("-inf")'), "")


def as_latex(array: Any, decimals: int = 2, boxed: frozenset[tuple[int, int]] = frozenset()) -> str:
    """Write a matrix with the digits of the screen, some cells in boxes.

    It is a ``bmatrix`` up to the ten columns that amsmath allows one, else an ``array``.
    """
    cells = [[_latex_cell(value, decimals) for value in row] for row in _matrix(array)]
    for row, column in boxed:
        cells[row][column] = f"\\boxed{{{cells[row][column]}}}"
    lines = [" & ".join(row) for row in cells]
    body, wide = " \\\\\n".join(lines), len(cells[0])
    if wide <= MOST_COLUMNS:
        return f"\\begin{{bmatrix}}\n{body}\n\\end{{bmatrix}}"
    return f"\\left[\\begin{{array}}{{{'r' * wide}}}\n{body}\n\\end{{array}}\\right]"


def as_markdown(array: Any, *, rows: Names = (), columns: Names = ()) -> str:
    """Write a Markdown table; columns without a name get a number."""
    matrix = _matrix(array)
    _check_names(matrix, rows, columns)
    heads = list(columns) or [str(i + 1) for i in range(matrix.shape[1])]
    corner = [""] if rows else []
    lines = [[*corner, *map(_escaped, heads)], [*[":--"] * len(corner), *["--:"] * len(heads)]]
    for i, row in enumerate(matrix):
        name = [_escaped(rows[i])] if rows else []
        lines.append([*name, *map(as_cell, row)])
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def _matrix(array: Any) -> Array:
    """Return a matrix; a single row or number becomes one."""
    found = np.asarray(array)
    if found.ndim > 2:
        raise ShapeError(
            tr("found shape {shape}, expected rows and columns (choose a head)", shape=found.shape)
        )
    return np.atleast_2d(found)


def _check_names(matrix: Array, rows: Names, columns: Names) -> None:
    for name, found, size in (
        ("rows", rows, matrix.shape[0]),
        ("columns", columns, matrix.shape[1]),
    ):
        if found and len(found) != size:
            raise ShapeError(
                tr(
                    "{name}: found {found} names, expected {size}",
                    name=name,
                    found=len(found),
                    size=size,
                )
            )


def _delimited(array: Any, rows: Names, columns: Names, mark: str, comma: bool) -> str:
    matrix = _matrix(array)
    _check_names(matrix, rows, columns)
    # Beside names of rows, columns that only count are told from numbers by the empty corner. Where
    # a name may be a number all have quotation marks, and are told by these.
    counted = bool(rows) and counts(list(columns))
    names = (*rows, *(() if counted else columns))
    some = all(map(is_name_in_quotes, names))
    write = as_name if some else _quoted
    head = str if counted and some else write
    lines = [[*([""] if rows else []), *map(head, columns)]] if columns else []
    for i, row in enumerate(matrix):
        cells = [as_cell(value) for value in row]
        cells = [cell.replace(".", ",") for cell in cells] if comma else cells
        lines.append([*([write(rows[i])] if rows else []), *cells])
    return "\n".join(mark.join(line) for line in lines)


def _is_bare(name: str) -> bool:
    """Whether a name can be told from a number, a formula and a mark without quotation marks."""
    if _FORMULA.match(name):
        return False
    return is_plain_name(name) and all(sign.isalnum() or sign in _BARE for sign in name)


def as_name(name: str) -> str:
    """Write a name for CSV by RFC 4180, in quotation marks where it needs them."""
    return name if _is_bare(name) else _quoted(name)


def _quoted(name: str) -> str:
    """Put a name into quotation marks; line breaks and tabs stay as they are."""
    safe = "'" + name if _FORMULA.match(name) else name
    return '"' + safe.replace('"', '""') + '"'


def _code_cell(hidden: str) -> Callable[[Any], str]:
    """Return a writer of cells for code, where ``-inf`` is no literal."""
    special = {"-inf": hidden, "inf": hidden.replace("-", ""), "nan": hidden.replace("-inf", "nan")}

    def cell(value: Any) -> str:
        text = as_cell(value)
        if text in special:
            return special[text]
        return text if any(sign in text for sign in ".e") else text + ".0"

    return cell


def _brackets(array: Array, cell: Callable[[Any], str], pad: str) -> str:
    if array.ndim == 0:
        return cell(array[()])
    parts = [_brackets(part, cell, pad + " ") if part.ndim else cell(part[()]) for part in array]
    glue = ", " if array.ndim == 1 else ",\n" + pad + " "
    return "[" + glue.join(parts) + "]"


def _latex_cell(value: Any, decimals: int) -> str:
    number = float(value)
    if np.isinf(number):
        return "-\\infty" if number < 0 else "\\infty"
    if np.isnan(number):
        return "\\text{not a number}"
    return rounding.fixed(value, decimals)


def _escaped(name: str) -> str:
    """Keep a name from ending its Markdown cell or line, and from being markup: <s>, *, $x$."""
    return " ".join(name.translate(_MARKUP).split())


__all__ = [
    "as_cell",
    "as_csv",
    "as_latex",
    "as_markdown",
    "as_numpy",
    "as_python",
    "as_tsv",
    "parse_matrix",
    "read_matrix",
]
