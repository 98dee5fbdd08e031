"""Numbers in from outside: pasted tables, NumPy text, LaTeX, and array files.

Nothing is ever evaluated or unpickled. A text that could mean two things, such as 1,234, is
refused: a matrix that is wrong by a factor of a thousand looks like any other.
"""

from __future__ import annotations

import csv
import io
import os
import re
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.model.array_cells import Matrix, Rows, is_number, numbers
from attnviz.model.array_files import read_binary
from attnviz.model.file_bytes import LARGEST_FILE, bytes_of

LARGEST_TEXT = 2**26
# Minus sign, non-breaking hyphen and en dash are what copied tables hold for a minus.
_MINUSES = str.maketrans(dict.fromkeys("−‑–", "-"))
_CALL = re.compile(r"(?:\w+\s*=\s*)?(?:[A-Za-z_][\w.]*\s*\(\s*)?(?=[\[(])")
_SEMICOLONS = re.compile(r"(?:\w+\s*=\s*)?\[([^][;]*;[^][]*)\]\s*;?")
_BRACES = re.compile(r"(?:\w+\s*=\s*)?\{\s*\{")
_BRACKETS = str.maketrans("{}", "[]")
_QUOTED = re.compile(r'"(?:[^"]|"")*"')
_DASHES = re.compile(r":?-+:?")
_SIGNS = re.compile(r"[\[(]|[\])]|,|[^\[\](),\s]+")
_AFTER = re.compile(
    r"(\s*,\s*(dtype|device|requires_grad|grad_fn)\s*=\s*[\w.'\":<>]+)*\s*,?\s*\)?\s*;?\s*"
)
_SCALAR = re.compile(r"\b(?:np|numpy)\.float(?:64|32|16)\(([^()\s]*)\)")
_TRUTH = re.compile(r"\b(?:true|false)\b", re.IGNORECASE)
_RULES = "hline|toprule|midrule|bottomrule"
# Bounded, as is the gap after a row: without an end each of many would look through all the text.
_UNSEEN = r"[hv]?phantom\{[^}]{0,200}\}|(?:text|mathrm)(?=\{[-+]\})"
_BEGIN = re.compile(
    r"\\begin\{(?P<name>[bpvBV]?matrix\*?|smallmatrix\*?|array|tabular)\}(\[[^]]*\])?"
)


def parse_matrix(text: str, *, comma: bool = False) -> Matrix:
    """Read a matrix from text.

    Understands tab, semicolon, comma and space separated tables (with or without a header row and
    a column of names), decimal commas, ``np.array([[…]])`` and NumPy's printed form, lists of
    lists, [1 2; 3 4], {{1, 2}, {3, 4}}, and LaTeX matrices. `comma` says that the person writes
    decimal commas: 0,5 alone on a line is then one number and not two.

    Returns
    -------
    (rows, columns), float64; a single row of numbers gives one row.

    Raises
    ------
    EditError
        Names the row and column (from 1), what was found and what was expected.
    """
    if len(text) > LARGEST_TEXT:
        raise EditError(
            tr(
                "found {text} characters, expected at most {largest_text}",
                text=f"{len(text):,}",
                largest_text=f"{LARGEST_TEXT:,}",
            )
        )
    whole = text.lstrip("\ufeff").translate(_MINUSES)
    body = whole.strip()
    if not body:
        raise EditError(tr("found no text, expected rows of numbers"))
    if "\\begin" in body or ("\\\\" in body and "&" in body and "\t" not in body):
        return numbers(_latex_rows(body), trim=True, commas=True)
    by_semicolons = _SEMICOLONS.fullmatch(body)
    if by_semicolons:
        rows = by_semicolons[1].rstrip("; \n\r\t").split(";")
        return numbers([re.split(r"\s*,\s*|\s+", row.strip()) for row in rows])
    if _BRACES.match(body):
        body = body.translate(_BRACKETS)
    opening = _CALL.match(body)
    if opening:
        return numbers(_bracket_rows(_SCALAR.sub(r"\1", body), opening.end()))
    if body.startswith("|"):
        return numbers(_markdown_cells(body), names=True, trim=True, commas=True)
    return _table(whole, comma)


def read_matrix(
    path: str | os.PathLike[str], name: str | None = None, *, truth: bool = False
) -> Matrix:
    """Read a matrix from a file: `.npy`, `.npz` (`name` picks the array), or text as above.

    `truth` takes true and false too, as 1 and 0: for masks, where they mean something.

    Raises
    ------
    EditError
        Names the file, the place, what was found and what was expected.
    """
    where = os.fspath(path)
    try:
        data = bytes_of(where)
    except (OSError, ValueError, MemoryError) as error:
        reason = getattr(error, "strerror", None) or str(error) or tr("it does not fit into memory")
        raise EditError(
            tr("{where}: cannot be read ({reason})", where=where, reason=reason)
        ) from error
    return matrix_of(data, where, name, truth=truth)


def matrix_of(data: bytes, where: str, name: str | None = None, *, truth: bool = False) -> Matrix:
    """Read a matrix from the bytes of a file; `where` is what errors call it. See `read_matrix`."""
    try:
        if len(data) > LARGEST_FILE:
            raise EditError(
                tr(
                    "found more than {largest_file} MB, expected a smaller file",
                    largest_file=LARGEST_FILE >> 20,
                )
            )
        if data[:6] == b"\x93NUMPY" or data[:2] == b"PK":
            return _two_axes(read_binary(data, name, truth=truth))
        text = _decoded(data)
        return parse_matrix(_TRUTH.sub(_as_digit, text) if truth else text)
    except EditError as error:
        raise EditError(f"{where}: {error}") from error
    except (ValueError, MemoryError) as error:
        reason = str(error) or tr("it does not fit into memory")
        raise EditError(
            tr("{where}: cannot be read ({reason})", where=where, reason=reason)
        ) from error


def _as_digit(word: re.Match[str]) -> str:
    return "1" if word.group().lower() == "true" else "0"


def _decoded(data: bytes) -> str:
    """Decode text; spreadsheets also write UTF-16 with a byte order mark."""
    coding = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    try:
        return data.decode(coding)
    except UnicodeDecodeError as error:
        raise EditError(
            tr(
                "byte {start}: found {data}, expected text (CSV, TSV, NumPy or LaTeX) or a file of "
                "np.save",
                start=f"{error.start:,}",
                data=f"{data[error.start]:#04x}",
            )
        ) from error


def _two_axes(array: NDArray[np.float64]) -> Matrix:
    while array.ndim > 2 and array.shape[0] == 1:
        array = array[0]
    if array.ndim > 2 or not array.size:
        raise EditError(
            tr("found shape {shape}, expected rows and columns of numbers", shape=array.shape)
        )
    matrix = np.atleast_2d(array)
    if not np.isfinite(matrix).all():
        row, column = (int(i) for i in np.argwhere(~np.isfinite(matrix))[0])
        raise EditError(
            tr(
                "row {row}, column {column}: found {matrix}, expected a finite number",
                row=row + 1,
                column=column + 1,
                matrix=matrix[row, column],
            )
        )
    return matrix


def _table(body: str, comma: bool) -> Matrix:
    bare = _QUOTED.sub("", body)
    for mark in "\t;":
        if mark in bare:
            return numbers(_cells(body, mark), names=True, trim=True, commas=True)
    lines = [line for line in body.splitlines() if line.strip()]
    if comma and all(is_number(line.strip()) for line in lines):
        return numbers([[line.strip()] for line in lines], commas=True)
    quoted = len(bare) < len(body) and not bare.strip()
    if quoted or ("," in bare and not _spaced_commas(lines)):
        return numbers(_cells(body, ","), names=True, trim=True, commas=True)
    rows = [_words(line) for line in lines]
    if lines[0][0] == " " and all(len(row) == len(rows[0]) + 1 for row in rows[1:]):
        rows[0].insert(0, "")  # names that begin over the second column, as pandas prints them
    return numbers(rows, names=True, commas=True)


def _words(line: str) -> list[str]:
    """Split at spaces; a no-break space may be a mark of thousands, so it does not divide."""
    return [word for word in line.strip(" ").split(" ") if word]


def _spaced_commas(lines: list[str]) -> bool:
    """Tell decimal commas between spaces (1,5 2,5) from commas between numbers (1, 2 or 1 ,2)."""
    chunks = [_words(line) for line in lines]
    several = any(len(line) > 1 for line in chunks)
    words = [chunk for line in chunks for chunk in line]
    return several and all(is_number(word) and word[0] != "," for word in words)


def _cells(body: str, mark: str) -> Rows:
    try:
        rows = list(csv.reader(io.StringIO(body, newline=""), delimiter=mark, strict=True))
    except csv.Error as error:
        raise EditError(tr("found a table that cannot be read ({error})", error=error)) from error
    for i, row in enumerate(rows):
        if any("\n" in cell for cell in row):
            raise EditError(
                tr("row {i}: found a quotation mark that is not closed in its cell", i=i + 1)
            )
    return [[cell.strip() for cell in row] for row in rows if any(cell.strip() for cell in row)]


def _markdown_cells(body: str) -> Rows:
    """Read a Markdown table: bars around and between, a line of dashes under the names."""
    rows: Rows = []
    for line in body.splitlines():
        inner = re.split(r"(?<!\\)\|", line.strip().removeprefix("|").removesuffix("|"))
        cells = [cell.strip() for cell in inner]
        if all(_DASHES.fullmatch(cell) for cell in cells):
            rows = []
        elif any(cells):
            rows.append(cells)
    return rows


def _latex_rows(body: str) -> Rows:
    body = re.sub(r"(?<!\\)%.*", "", body)
    inside, found = body, _BEGIN.search(body)
    if "\\begin" in body:
        end = body.find(f"\\end{{{found['name']}}}", found.end()) if found else -1
        if not found or end < 0:
            raise EditError(tr("found no LaTeX matrix, expected \\begin{bmatrix} … \\end{bmatrix}"))
        inside = body[found.end() : end]
        if _BEGIN.search(body, end):
            raise EditError(tr("found two LaTeX matrices, expected one"))
        if found["name"] in ("array", "tabular"):
            inside = re.sub(r"^\s*\{[^}]*\}", "", inside)
    rows = [
        re.sub(rf"\\({_RULES}|{_UNSEEN}|[,;! ])|\$", " ", row)
        for row in re.split(r"\\\\(?:\[[^]]{0,40}\])?|\\cr\b", inside)
    ]
    cells = [[re.sub(r"[{}\s]", "", cell) for cell in row.split("&")] for row in rows]
    return [row for row in cells if any(row)]


def _bracket_rows(body: str, start: int) -> Rows:
    """Read nested brackets, commas or spaces between numbers, into rows of texts."""
    if "..." in body or "…" in body:
        raise EditError(
            tr(
                "found …: the array was shortened when it was printed. Print it whole with "
                "np.set_printoptions(threshold=np.inf), or save it with np.save"
            )
        )
    tree: list[Any] = []
    stack, last, end = [tree], "", start
    for sign in _SIGNS.finditer(body, start):
        mark = sign.group()
        if mark in "[(":
            stack[-1].append([])
            stack.append(stack[-1][-1])
        elif mark in "])":
            stack.pop()
        elif mark != ",":
            stack[-1].append(mark)
        elif last in "[(,":
            raise EditError(tr("found a comma with no number before it"))
        last, end = mark, sign.end()
        if len(stack) == 1:
            break
    if len(stack) > 1:
        raise EditError(tr("found brackets that are not closed, expected [[1, 2], [3, 4]]"))
    rest = " ".join(body[end:].split())
    if not _AFTER.fullmatch(rest):
        raise EditError(
            tr("found {rest} after the brackets, expected nothing", rest=repr(rest[:20]))
        )
    return _rows_of(tree[0])


def _rows_of(tree: list[Any]) -> Rows:
    """Give the rows of a nested list; one matrix inside further brackets counts as that matrix."""
    while len(tree) == 1 and tree[0] and isinstance(tree[0], list) and isinstance(tree[0][0], list):
        tree = tree[0]
    if not any(isinstance(part, list) for part in tree):
        tree = [tree]
    for i, row in enumerate(tree):
        if not isinstance(row, list) or any(isinstance(cell, list) for cell in row):
            raise EditError(
                tr("row {i}: found other brackets than in row 1, expected [[1, 2], …]", i=i + 1)
            )
    return tree
