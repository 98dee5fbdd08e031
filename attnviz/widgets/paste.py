"""Read a pasted matrix: a spreadsheet's cells, NumPy text, LaTeX, Markdown or plain numbers."""

import re

from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.widgets.numbers import decimal_mark, parse

_BLOCK = re.compile(r"\\(?:begin|end)\s*\{[^}]*\}(?:\{[^}]*\})?|\\left.|\\right.|\\hline|\$")
_NUMPY_WORDS = re.compile(r"(?:np\.|numpy\.)?array|dtype\s*=\s*[\w.]+|[()]")
_DECIMAL = re.compile(r"[+\-−–]?\d*,\d+(?:[eE][+\-−]?\d+)?|[+\-−–]?\d+")
_SPACED = re.compile(r"\d,\d+,\s")  # a comma inside a number, then one between numbers
_RULE = re.compile(r"[|\s:–-]+")


def parse_matrix(text: str) -> list[list[float]]:
    """Return the numbers of a pasted matrix, row by row.

    Raises
    ------
    EditError
        If a cell is not a number or the rows differ in length; the message names the cell.
    """
    rows = [cells for line in _lines(text) if (cells := _cells(line))]
    if not rows:
        raise EditError(tr("Nothing to paste: the clipboard holds no numbers."))
    matrix = [
        [_number(cell, r, c) for c, cell in enumerate(row, 1)] for r, row in enumerate(rows, 1)
    ]
    for r, row in enumerate(matrix, 1):
        if len(row) != len(matrix[0]):
            raise EditError(
                tr(
                    "Row {row} of the pasted matrix has {found} numbers, row 1 has {expected}. "
                    "All rows need the same length.",
                    row=r,
                    found=len(row),
                    expected=len(matrix[0]),
                )
            )
    return matrix


def _lines(text: str) -> list[str]:
    if "\\\\" in text or "\\begin" in text:
        return _BLOCK.sub(" ", text).split("\\\\")
    if "[" in text:
        inner = _NUMPY_WORDS.sub(" ", text)
        return re.split(r"\]\s*,?\s*\[|\[|\]", inner)
    return [line for line in text.splitlines() if not _RULE.fullmatch(line)]


def _cells(line: str) -> list[str]:
    line = line.strip().strip(",").strip()
    if not line:
        return []
    for mark in ("\t", "&", "|", ";"):
        if mark in line:
            return [cell.strip() for cell in line.strip("|").split(mark)]
    words = line.split()
    if len(words) > 1 and all(_DECIMAL.fullmatch(word) for word in words):
        return words
    # A comma between numbers is a separator if spaces follow or points are the decimal mark.
    if re.search(r",\s", line) or (line.count(",") and "." in line) or line.count(",") > 1:
        between = r",\s+" if decimal_mark() == "," and _SPACED.search(line) else ","
        return [cell.strip() for cell in re.split(between, line) if cell.strip()]
    return words


def _number(cell: str, row: int, col: int) -> float:
    try:
        return parse(cell)
    except EditError as error:
        text = tr(
            "Row {row}, number {column} of the pasted matrix: {why}", row=row, column=col, why=error
        )
        raise EditError(text) from None
