"""Numbers in brackets, as NumPy, PyTorch, Python, MATLAB and Mathematica write and print them.

Nothing is evaluated: a call around the brackets is one that keeps its numbers, or it is refused.
"""

from __future__ import annotations

import itertools
import re
from typing import Any

import numpy as np

from attnviz import numerals
from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.model.document.brief import shortened
from attnviz.model.matrices.cells import Matrix, Rows, numbers

_CALL = re.compile(r"(?:\w+\s*=\s*)?(?:(?P<made>[A-Za-z_][\w.]*)\s*\(\s*)?(?=[\[(])")
# Calls that keep the numbers they are given, whatever library they are of.
_MAKERS = frozenset(
    (
        *("array", "asarray", "asanyarray", "ascontiguousarray", "matrix", "mat", "tensor"),
        *("as_tensor", "constant", "floattensor", "doubletensor", "halftensor", "inttensor"),
        *("longtensor", "parameter", "variable", "list", "tuple", "dataframe", "series"),
    )
)
_SEMICOLONS = re.compile(r"(?:\w+\s*=\s*)?\[([^][;]*;[^][]*)\]\s*;?")
_BY_LINES = re.compile(r"(?:\w+\s*=\s*)?\[([^][();]*)\]\s*;?")
_BRACES = re.compile(r"(?:\w+\s*=\s*)?\{\s*\{")
_BRACKETS = str.maketrans("{}", "[]")
# A no-break or thin space may be a mark of thousands: it parts no numbers.
_SIGNS = re.compile(r"[\[(]|[\])]|,|[^\[\](), \t\r\n]+")
_BETWEEN = re.compile(r"[ \t\r\n]*,[ \t\r\n]*|[ \t\r\n]+")
# A sign and a blank with no number before them belong to the number behind; MATLAB subtracts else.
_LONE_SIGN = re.compile(rf"([\[(,]\s*[{numerals.MINUSES}+]) +(?=[\d.])")
_PAIRS = {"[": "]", "(": ")"}
_AFTER = re.compile(
    r"(\s*,\s*(dtype|device|requires_grad|grad_fn)\s*=\s*[\w.'\":<>]+)*\s*,?\s*\)?\s*;?\s*"
)
_WHOLE_TYPE = re.compile(r"dtype\s*=\s*['\"]?(?:\w+\.)*(u?int\d*|bool_?|long|short)\b")
_SMALL_TYPE = re.compile(r"dtype\s*=\s*['\"]?(?:\w+\.)*(float16|half|f2|float32|single|f4)\b")
_HALVES = ("float16", "half", "f2")
_TYPES = {"bool_": "bool", "long": "int64", "short": "int16", "int": "int64", "uint": "uint64"}
_SCALAR = re.compile(r"\b(?:np|numpy)\.float(?:64|32|16)\(([^()\s]*)\)")


def in_brackets(body: str) -> bool:
    """Whether a text begins as numbers in brackets do, or a call around them."""
    return bool(_BRACES.match(body) or _CALL.match(body))


def bracketed(body: str) -> Matrix:
    """Read one matrix in brackets: [[1, 2], [3, 4]], [1 2; 3 4], {{1, 2}, {3, 4}}, np.array(…).

    Raises
    ------
    EditError
        For calls, types and whatever else would change the numbers, for brackets that do not
        match, and for cells that are no numbers.
    """
    by_semicolons = _SEMICOLONS.fullmatch(body)
    if by_semicolons:
        parts = re.split(r"[;\r\n]", by_semicolons[1])
        filled = [part.strip(" \t") for part in parts if part.strip(" \t")]
        for part in filled:
            _refuse_mixed(_SIGNS.findall(part))
        return numbers([_BETWEEN.split(part) for part in filled])
    if by_lines := _lines_between(body):
        return numbers([_BETWEEN.split(line) for line in by_lines])
    if _BRACES.match(body):
        body = body.translate(_BRACKETS)
    opening = _CALL.match(body)
    assert opening is not None
    made = opening["made"]
    if made and made.rpartition(".")[2].lower() not in _MAKERS:
        raise EditError(
            tr(
                "found {call}(…), which may change the numbers in its brackets. Paste the "
                "array it returns",
                call=shortened(made, 30),
            )
        )
    body = _LONE_SIGN.sub(r"\1", _SCALAR.sub(r"\1", body))
    rows, rest = _bracket_rows(body, opening.end())
    matrix = numbers(rows)
    _refuse_other_type(matrix, rest)
    return matrix


def _lines_between(body: str) -> list[str]:
    """Return the rows of [1, 2 ⏎ 3, 4], which MATLAB and Julia part by lines; [] for other texts.

    A vector goes on in the next line behind a comma, and as NumPy prints it, without any.

    Raises
    ------
    EditError
        For lines of as many numbers without commas: a matrix, or a vector on several lines.
    """
    found = _BY_LINES.fullmatch(body)
    lines = [line.strip() for line in found[1].splitlines() if line.strip()] if found else []
    if len(lines) < 2 or any(line.endswith(",") for line in lines[:-1]):
        return []
    if all("," in line for line in lines):
        for line in lines:
            _refuse_mixed(_SIGNS.findall(line))
        return lines
    if "," not in body and len({len(line.split()) for line in lines}) == 1:
        raise EditError(
            tr(
                "found {n} lines in one pair of brackets, which may be the rows of a matrix or one "
                "vector. Write semicolons between rows, or a vector on one line",
                n=len(lines),
            )
        )
    return []


def _refuse_other_type(matrix: Matrix, rest: str) -> None:
    """Refuse numbers that the type behind them cannot hold: 1.5 as int, 70000 as float16."""
    found = _WHOLE_TYPE.search(rest)
    small = _SMALL_TYPE.search(rest)
    if found:
        name = _TYPES.get(found[1], found[1])
        least, most = (0, 1) if name == "bool" else _range_of(name)
        fits = (matrix == np.trunc(matrix)) & (matrix >= least) & (matrix <= most)
    elif small:
        found = small
        fits = np.abs(matrix) <= float(np.finfo("f2" if small[1] in _HALVES else "f4").max)
    else:
        return
    if not fits.all():
        row, column = (int(i) for i in np.argwhere(~fits)[0])
        raise EditError(
            tr(
                "row {row}, column {column}: found {number}, which {dtype} cannot hold. "
                "Remove the type, or paste the array it returns",
                row=row + 1,
                column=column + 1,
                number=f"{matrix[row, column]:g}",
                dtype=found[0],
            )
        )


def _range_of(name: str) -> tuple[int, int]:
    try:
        limits = np.iinfo(name)
    except (TypeError, ValueError):
        return 0, -1  # int7 holds nothing
    return int(limits.min), int(limits.max)


def _bracket_rows(body: str, start: int) -> tuple[Rows, str]:
    """Read nested brackets into rows of texts; also return what stands behind them."""
    if "..." in body or "…" in body:
        raise EditError(
            tr(
                "found …: the array was shortened when it was printed. Print it whole with "
                "np.set_printoptions(threshold=np.inf), or save it with np.save"
            )
        )
    tree: list[Any] = []
    stack, open_, signs, end = [tree], [""], [""], start
    for sign in _SIGNS.finditer(body, start):
        mark = sign.group()
        if mark in "[(":
            stack[-1].append([])
            stack.append(stack[-1][-1])
            open_.append(mark)
        elif mark in "])":
            stack.pop()
            if _PAIRS[open_.pop()] != mark:
                raise EditError(
                    tr(
                        "found {mark}, which closes a different bracket than the one opened",
                        mark=mark,
                    )
                )
        elif mark != ",":
            stack[-1].append(mark)
        elif signs[-1] in "[(,":
            raise EditError(tr("found a comma with no number before it"))
        signs.append(mark)
        end = sign.end()
        if len(stack) == 1:
            break
    _refuse_mixed(signs)
    if len(stack) > 1:
        raise EditError(tr("found brackets that are not closed, expected [[1, 2], [3, 4]]"))
    rest = " ".join(body[end:].split())
    if not _AFTER.fullmatch(rest):
        raise EditError(
            tr("found {rest} after the brackets, expected nothing", rest=repr(rest[:20]))
        )
    return _rows_of(tree[0]), rest


def _refuse_mixed(signs: list[str]) -> None:
    """Refuse blanks between some numbers and commas between others: one may be a decimal comma."""
    blanks: tuple[str, str] | None = None
    commas = False
    for before, sign in itertools.pairwise(signs):
        number = before not in ("", "[", "(", ",", "]", ")")
        if sign == "," and number:
            commas = True
        elif number and sign not in ("[", "(", "]", ")"):
            blanks = blanks or (before, sign)
    if blanks and commas:
        raise EditError(
            tr(
                "found {one} {other} without a comma, and commas between other numbers. Write "
                "commas between all, or between none",
                one=repr(blanks[0]),
                other=repr(blanks[1]),
            )
        )


def _rows_of(tree: list[Any]) -> Rows:
    """Return the rows of a nested list; one matrix in further brackets counts as that matrix."""
    while len(tree) == 1 and tree[0] and isinstance(tree[0], list) and isinstance(tree[0][0], list):
        tree = tree[0]
    if not any(isinstance(part, list) for part in tree):
        tree = [tree]
    for i, row in enumerate(tree):
        if not isinstance(row, list) or any(isinstance(cell, list) for cell in row):
            raise EditError(
                tr("row {i}: found different brackets than in row 1, expected [[1, 2], …]", i=i + 1)
            )
    return tree
