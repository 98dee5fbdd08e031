"""What programs print around the numbers of a matrix: taken off where it says nothing more.

R numbers rows and columns in brackets, MATLAB and Octave put a name and = above, Julia the size
and type, IPython and Mathematica where the output comes from. Factors and numbers printed in
pieces change what stands below and are refused, unless the pieces say how they belong together.
"""

from __future__ import annotations

import re

from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.model.document.brief import shortened

_ABOVE = re.compile(
    r"\s*(?:[^\W\d]\w*[ \t]*=[ \t]*\r?\n|Out\[\d+\](?://MatrixForm)?[:=]|Parameter containing:)"
)
_BLANK_LINES = re.compile(r"(?:[^\S\r\n]*(?:\r\n|[\r\n]))+")
# Julia: 2×2 Matrix{Float64}:, 3-element Vector{Float64}:
_SIZED = re.compile(r"\s*(?P<size>\d+(?:×\d+)+|\d+-element) [A-Z][^\r\n]*:[ \t]*(?:\r\n|[\r\n])")
_FACTOR = re.compile(r"\s*(?P<factor>[-+]?[\d.]+(?:[eE][-+]?\d+)?)[ \t]*\*[ \t]*(?:\r\n|[\r\n])")
_PIECES = re.compile(r"^[ \t]*Columns? \d+", re.MULTILINE)
_ROW = re.compile(r" *\[(\d+),\] +(.*)")
_COLUMN = re.compile(r"\[,(\d+)\]")
_ENTRIES = re.compile(r" *\[(\d+)\] +([^\[\](){}\t]+)")


def unprinted(text: str) -> str:
    """Return the numbers of a matrix that a program printed, or the text as it is.

    Raises
    ------
    EditError
        For a factor over all numbers, and for pieces that do not fit together.
    """
    above = _ABOVE.match(text)
    sized = None if above else _SIZED.match(text)
    if above or sized:
        found = above or sized
        assert found is not None
        text = _BLANK_LINES.sub("", text[found.end() :], count=1) if above else text[found.end() :]
    if factor := _FACTOR.match(text):
        raise EditError(
            tr(
                "found {factor} * over all numbers, which would be left out. Print them "
                "without a common factor, such as with format long g",
                factor=shortened(factor["factor"], 30),
            )
        )
    if _PIECES.search(text):
        raise EditError(
            tr(
                "found a matrix that was printed in pieces, by columns. Save it as CSV, or print "
                "it on wider lines"
            )
        )
    lines = text.splitlines()
    begun = next((line for line in lines if line.strip()), "")
    if _ENTRIES.fullmatch(begun):
        return _vector_of_r(lines)
    if any(_ROW.fullmatch(line) for line in lines[:3]):
        return _matrix_of_r(lines)
    return text


def _vector_of_r(lines: list[str]) -> str:
    """Return the entries of a vector on one line; each line of R begins with its first index."""
    entries: list[str] = []
    filled = [line for line in lines if line.strip()]
    for line in filled:
        found = _ENTRIES.fullmatch(line)
        if not found or int(found[1]) != len(entries) + 1:
            raise _unfit(line)
        entries += found[2].split()
    if len(entries) == len(filled) > 1:  # names of rows, or a vector on the shortest of lines
        raise _unfit(filled[1])
    return " ".join(entries)


def _matrix_of_r(lines: list[str]) -> str:
    """Return rows of numbers; columns that did not fit on the line stand in blocks below."""
    blocks: list[list[list[str]]] = []
    columns = 0
    for line in filter(str.strip, lines):
        found = _ROW.fullmatch(line)
        if not found:
            counted = [int(number) for number in _COLUMN.findall(line)]
            expected = [columns + i + 1 for i in range(len(counted))]
            if counted != expected or (blocks and not counted):
                raise _unfit(line)
            columns += len(counted)
            blocks.append([])
            continue
        blocks = blocks or [[]]
        if int(found[1]) != len(blocks[-1]) + 1:
            raise _unfit(line)
        blocks[-1].append(found[2].split())
    if len({len(block) for block in blocks}) > 1:
        raise _unfit(lines[-1])
    rows = [[cell for row in parts for cell in row] for parts in zip(*blocks, strict=True)]
    if columns and any(len(row) != columns for row in rows):
        raise _unfit(lines[0])
    return "\n".join(map(" ".join, rows))


def _unfit(line: str) -> EditError:
    return EditError(
        tr(
            "found {line}, which does not fit the rows and columns before it. Write the matrix as "
            "CSV",
            line=repr(str(shortened(line.strip(), 30))),
        )
    )
