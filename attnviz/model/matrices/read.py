"""Numbers in from outside: pasted tables, NumPy text, LaTeX, and array files.

Nothing is ever evaluated or unpickled. A text that could mean two things, such as 1,234, is
refused: a matrix that is wrong by a factor of a thousand looks like any other.
"""

from __future__ import annotations

import os
import re
from itertools import islice

import numpy as np
from numpy.typing import NDArray

from attnviz import numerals
from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.model.document.brief import shortened
from attnviz.model.files.file_bytes import LARGEST_FILE, bytes_of
from attnviz.model.matrices.brackets import bracketed, in_brackets
from attnviz.model.matrices.cells import Matrix, Quoted, Rows, counts, is_number, numbers
from attnviz.model.matrices.latex import latex_matrix
from attnviz.model.matrices.npy import not_finite, read_binary
from attnviz.model.matrices.printed import unprinted

LARGEST_TEXT = 2**25
MOST_LINES = 100_000
MOST_CELLS = 2**21
_LINE_ENDS = "\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"
_MARKS = ("\t", ";", ",", "|", "&", "[", "(", "{", '"', "\\\\")
_LINE_END = re.compile(r"\r\n|\r|\n")
_WORD = re.compile(r"(?<= )[^ ]")
LOWEST = -float(np.finfo(np.float64).max)
_QUOTED = re.compile(r'"(?:[^"]|"")*"')
# A single cell between bars is no table: |−5| is 5.
_BARRED = re.compile(r"(?!\|[^|\r\n]*\|\Z)(?:\|(?:[^\r\n]*\|)?[ \t]*(?:[\r\n]+|\Z)[ \t]*)+")
_DASHES = re.compile(r":?-+:?")
_TRUTH = re.compile(
    r"\b(?:true|false)\b|[-−](?:np\.)?(?:inf(?:inity)?\b|∞|\\infty\b)", re.IGNORECASE
)
# A table whose first number stands in brackets, as accountants write a minus.
_ACCOUNTS = re.compile(
    rf"\(\s*[+{numerals.MINUSES}]?[\d.,'’]+(?:\s\d{{3}})*(?:[.,]\d*)?(?:[eE][+-]?\d+)?\s*\)"
    r"(?P<more>[\s;,]+\S.*)?[\s;,]*",
    re.DOTALL,
)
# Three digits behind one to three, with a decimal comma, or beginning with a 0.
_PARTED = re.compile(r"(?<![\d.,])[1-9]\d{0,2} +(?:\d{3},\d+|0\d\d(?:\.\d*)?)(?![\d.,])")
# A 0 that no number begins with stands behind a decimal comma: 1,05.
_DECIMALS = re.compile(r"(?<![\d.])\d+,0\d+(?![\d.])")
# A first cell in brackets of any kind, and another behind it: a table, not a list.
_CELL_IN_BRACKETS = re.compile(r"[(\[{][^()\[\]{}\t\n;,]*[)\]}][ ]*[\t;]")
_OBJECT = re.compile(r"\[?\s*\{\s*(?:\"[^\"]*\"|'[^']*')\s*:")
# Blank lines between blocks of several rows part two tables.
_GAP = re.compile(r"\n[ \t;,]*\n")


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
    _check_size(text)
    whole = unprinted(text.lstrip("\ufeff"))
    body = whole.strip()
    if not body:
        raise EditError(tr("found no text, expected rows of numbers"))
    if reason := _other_format(body):
        raise EditError(reason)
    if _BARRED.fullmatch(body):
        return numbers(_markdown_cells(body), names=True, trim=True, commas=True, comma=comma)
    if "\\" in body and _is_latex(_QUOTED.sub("", body)):
        return latex_matrix(body, comma)
    accounts = _ACCOUNTS.fullmatch(body)
    if accounts and not accounts["more"]:
        raise EditError(
            tr(
                "found {body}: brackets may stand for a minus or for nothing. Write −0.5 or 0.5",
                body=repr(body),
            )
        )
    if not accounts and in_brackets(body) and not _CELL_IN_BRACKETS.match(body):
        return bracketed(body)
    return _table(whole, comma)


def _other_format(body: str) -> str:
    """Say what a text is that holds numbers in a way of its own; "" for others."""
    if body.startswith("%%MatrixMarket"):
        return tr("found a Matrix Market file, expected rows of numbers. Save it as CSV")
    if _OBJECT.match(body):
        return tr("found a JSON object, expected a list of rows: [[1, 2], [3, 4]]")
    return ""


def _check_size(text: str) -> None:
    """Refuse what would take long and much memory, before any of it is parted into cells."""
    if len(text) > LARGEST_TEXT:
        raise EditError(
            tr(
                "found {text} characters, expected at most {largest_text}",
                text=f"{len(text):,}",
                largest_text=f"{LARGEST_TEXT:,}",
            )
        )
    lines = sum(map(text.count, _LINE_ENDS)) - text.count("\r\n")
    if lines > MOST_LINES:
        raise EditError(
            tr(
                "found {lines} lines, expected at most {most_lines}",
                lines=f"{lines:,}",
                most_lines=f"{MOST_LINES:,}",
            )
        )
    cells = sum(map(text.count, _MARKS))
    if text.count(" ") > MOST_CELLS - cells:  # often several beside each other
        cells += sum(1 for _ in islice(_WORD.finditer(text), MOST_CELLS + 1))
    if cells > MOST_CELLS:
        raise EditError(
            tr(
                "found more than {most} numbers or marks, expected fewer. Save so many numbers "
                "with np.save",
                most=f"{MOST_CELLS:,}",
            )
        )


def _is_latex(bare: str) -> bool:
    """Whether a text, names in quotation marks taken out, is a LaTeX matrix or its rows."""
    return "\\begin" in bare or ("\\\\" in bare and "&" in bare and "\t" not in bare)


def read_matrix(
    path: str | os.PathLike[str], name: str | None = None, *, truth: bool = False
) -> Matrix:
    """Read a matrix from a file: `.npy`, `.npz` (`name` picks the array), or text as above.

    `truth` takes true and false too, as 1 and 0, and -inf, as the lowest number: for masks, where
    they mean something.

    Raises
    ------
    EditError
        Names the file, the place, what was found and what was expected.
    """
    where = os.fspath(path)
    try:
        data = bytes_of(where)
    except (OSError, ValueError, MemoryError) as error:
        reason = getattr(error, "strerror", None) or str(error) or tr("it does not fit in memory")
        raise EditError(
            tr("{where}: cannot be read ({reason})", where=where, reason=reason)
        ) from error
    return matrix_of(data, where, name, truth=truth)


def matrix_of(
    data: bytes, where: str, name: str | None = None, *, truth: bool = False, comma: bool = False
) -> Matrix:
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
            array = read_binary(data, name, truth=truth)
            return _two_axes(np.where(array == -np.inf, LOWEST, array) if truth else array)
        text = _decoded(data)
        return parse_matrix(_TRUTH.sub(_as_digit, text) if truth else text, comma=comma)
    except EditError as error:
        raise EditError(f"{where}: {error}") from error
    except (ValueError, MemoryError) as error:
        reason = str(error) or tr("it does not fit in memory")
        raise EditError(
            tr("{where}: cannot be read ({reason})", where=where, reason=reason)
        ) from error


def _as_digit(word: re.Match[str]) -> str:
    digits = {"true": "1", "false": "0"}
    return digits.get(word.group().lower(), repr(LOWEST))


def _decoded(data: bytes) -> str:
    """Decode text; spreadsheets also write UTF-16 with a byte order mark."""
    coding = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    try:
        text = data.decode(coding)
    except UnicodeDecodeError as error:
        start = error.start
    else:
        start = -1 if "\0" not in text else data.find(b"\0")
        if start < 0:
            return text
    raise EditError(
        tr(
            "byte {start}: found {data}, expected text (CSV, TSV, NumPy or LaTeX) or a file of "
            "np.save. Save text as UTF-8",
            start=f"{start:,}",
            data=f"{data[start]:#04x}",
        )
    )


def _two_axes(array: NDArray[np.float64]) -> Matrix:
    own = array.shape
    while array.ndim > 2 and array.shape[0] == 1:
        array = array[0]
    if array.ndim > 2 or not array.size:
        raise EditError(tr("found shape {shape}, expected rows and columns of numbers", shape=own))
    matrix = np.atleast_2d(array)
    if reason := not_finite(matrix):
        raise EditError(reason)
    return matrix


def _table(body: str, comma: bool) -> Matrix:
    bare = _QUOTED.sub("", body)
    _refuse_two_tables(_QUOTED.sub('""', body))
    for mark in "\t;":
        if mark in bare:
            return _separated(body, mark, comma)
    lines = [line for line in body.splitlines() if line.strip()]
    if comma and all(is_number(line.strip()) and len(line.split()) == 1 for line in lines):
        return numbers([[line.strip()] for line in lines], commas=True, comma=comma)
    quoted = len(bare) < len(body) and not bare.strip()
    rows = [_words(line) for line in lines]
    if quoted or ("," in bare and not _spaced_commas(bare.splitlines())):
        if len(bare) < len(body) or not _spaced_after_names(rows):
            _refuse_commas_of_both_kinds(lines)
            _refuse_decimals(lines)
            return _separated(body, ",", comma)
        _refuse_two_readings(body, lines, comma)
    _refuse_parted_thousands(lines)
    if lines[0][0] == " " and {len(row) for row in rows[1:]} == {len(rows[0]) + 1}:
        rows[0].insert(0, "")  # names that begin over the second column, as pandas prints them
    return numbers(rows, names=True, commas=True, comma=comma)


def _separated(body: str, mark: str, comma: bool) -> Matrix:
    return numbers(_cells(body, mark), names=True, trim=True, commas=True, comma=comma)


def _refuse_two_tables(body: str) -> None:
    """Refuse blocks of rows with blank lines between them; single rows may be double spaced."""
    blocks = [block for block in _GAP.split("\n".join(body.splitlines())) if block.strip(" \t;,\n")]
    if len(blocks) > 1 and any("\n" in block.strip() for block in blocks[1:]):
        raise EditError(
            tr(
                "found {n} tables with blank lines between them, expected one",
                n=len(blocks),
            )
        )


def _words(line: str) -> list[str]:
    """Split at spaces; a no-break space may be a mark of thousands, so it does not divide."""
    return [word for word in line.strip(" ").split(" ") if word]


def _spaced_commas(lines: list[str]) -> bool:
    """Tell decimal commas between spaces (1,5 2,5) from commas between numbers (1, 2 or 1 ,2)."""
    chunks = [_words(line) for line in lines]
    several = any(len(line) > 1 for line in chunks)
    words = [chunk for line in chunks for chunk in line]
    return several and all(is_number(word) and word[0] != "," for word in words)


def _spaced_after_names(rows: Rows) -> bool:
    """Tell decimal commas between spaces behind names: The 1,5 2,5."""
    below = rows[1:] if len(rows) > 1 and not any(map(is_number, rows[0])) else rows
    behind = [word for row in below for word in row[1:]]
    named = all(len(row) > 1 and not is_number(row[0]) for row in below)
    return named and any("," in word for word in behind) and all(map(is_number, behind))


def _refuse_parted_thousands(lines: list[str]) -> None:
    """Refuse 12 345,6 with a blank: one number of two parts, or two."""
    for line in lines:
        if found := _PARTED.search(line):
            raise EditError(
                tr(
                    "found {found}, which may be one number or two. Write tabs or "
                    "semicolons between cells, and no spaces inside numbers",
                    found=repr(found[0]),
                )
            )


def _refuse_two_readings(body: str, lines: list[str], comma: bool) -> None:
    """Refuse names, blanks and commas that are a table both ways: "The 1,5" may end in 5 or 1.5."""
    try:
        _separated(body, ",", comma)
    except EditError:
        return
    raise _commas_of_two_kinds(lines[-1])


def _refuse_commas_of_both_kinds(lines: list[str]) -> None:
    """Refuse 1,5, 2,5: the commas with a blank may stand between numbers that have commas."""
    for line in lines:
        parts = [part.strip() for part in line.split(", ")]
        mixed = len(parts) > 1 and any("," in part for part in parts)
        if mixed and all(map(is_number, parts)):
            raise _commas_of_two_kinds(line)


def _refuse_decimals(lines: list[str]) -> None:
    """Refuse 1,05 and 10,000 where commas would part cells: 05 is no number of its own."""
    for line in lines:
        if _DECIMALS.search(_QUOTED.sub("", line)):
            raise _commas_of_two_kinds(line)


def _commas_of_two_kinds(line: str) -> EditError:
    return EditError(
        tr(
            "found {line}, where the comma may stand between two cells or before decimals. Write "
            "tabs or semicolons between cells",
            line=repr(str(shortened(line.strip(), 30))),
        )
    )


def _cells(body: str, mark: str) -> Rows:
    """Split lines into cells by RFC 4180; cells in quotation marks are told apart."""
    if '"' not in body:  # ten times as fast
        lines = (line.split(mark) for line in _LINE_END.split(body))
        return [row for row in ([cell.strip() for cell in line] for line in lines) if any(row)]
    field = re.compile(rf'[ ]*"((?:[^"]|"")*)"[ ]*(?={mark}|\r|\n|\Z)|([^{mark}\r\n]*)')
    rows: Rows = [[]]
    swallowed: list[int] = []
    at = 0
    while True:
        found = field.match(body, at)
        assert found is not None  # the second form matches nothing, too
        rows[-1].append(_cell(found, len(rows)))
        if _swallows(found[1], mark):
            swallowed.append(len(rows))
        at = found.end()
        if at >= len(body):
            break
        if body[at] == mark:
            at += 1
            continue
        at += 2 if body.startswith("\r\n", at) else 1
        if at >= len(body):
            break
        rows.append([])
    rows = [row for row in rows if any(cell or isinstance(cell, Quoted) for cell in row)]
    # A name may have line breaks; under an empty corner, with rows of one length, it is one.
    named = bool(rows) and not rows[0][0] and len({len(row) for row in rows}) == 1
    if swallowed and not (named and not isinstance(rows[0][0], Quoted)):
        raise EditError(
            tr("row {i}: found a quotation mark that is not closed in its cell", i=swallowed[0])
        )
    return rows


def _swallows(quoted: str | None, mark: str) -> bool:
    """Whether whole rows stand in a cell, as where a quotation mark was meant for less."""
    lines = quoted.splitlines() if quoted and "\n" in quoted else []
    return any(is_number(part.strip()) for line in lines for part in line.split(mark)[1:])


def _cell(found: re.Match[str], row: int) -> str:
    quoted, plain = found.groups()
    if quoted is None:
        cell = plain.strip()
        if cell.startswith('"'):
            reason = tr("a quotation mark is not closed")
            raise EditError(
                tr("found a table that cannot be read ({error})", error=f"{reason}, row {row}")
            )
        return cell
    return Quoted(quoted.replace('""', '"').strip())


def _markdown_cells(body: str) -> Rows:
    """Read a Markdown table: bars around and between, a line of dashes under the names.

    A first column without a title holds names where it is set left beside columns set right, as
    we write it ourselves, or counts its rows, as pandas does.

    Raises
    ------
    EditError
        When it has no title and other numbers, which may be names or not.
    """
    rows: Rows = []
    above: list[str] = []
    untitled = named = titles = False
    for line in body.splitlines():
        inner = re.split(r"(?<!\\)\|", line.strip().removeprefix("|").removesuffix("|"))
        cells = [cell.strip() for cell in inner]
        if all(_DASHES.fullmatch(cell) for cell in cells):
            untitled = len(above) > 1 and not above[0]
            sides = [cell.endswith(":") for cell in cells]
            named = untitled and not sides[0] and all(sides[1:])
            titles = any(above[1:])
            rows = []
        elif any(cells):
            rows.append(cells)
        above = cells
    first = [row[0] for row in rows]
    if untitled and titles and not named and any(map(is_number, first)):
        if not counts(first):
            raise EditError(
                tr("column 1: found numbers without a title over them, expected names, or a title")
            )
        named = True
    return [row[1:] for row in rows] if named else rows
