"""Edits of this tab: a row, a whole matrix, a pasted block; and why other cells are refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.engine.explain.cells import explain
from attnviz.engine.steps.run import BY_NAME
from attnviz.errors import EditError
from attnviz.language import and_list, mark, or_list, tr
from attnviz.model.document.document import Document
from attnviz.model.edits.layer import set_matrix
from attnviz.model.edits.paste import check_room
from attnviz.tabs.step_by_step.state.one_head import OneHead
from attnviz.tabs.step_by_step.state.plan import EDITABLE, MASKED, PANES, Pane

Matrix = NDArray[Any]


@dataclass(frozen=True)
class MatrixMenuEntry:
    """One entry of the menu of a matrix: its name, what it does to all numbers, or to a row.

    `undo` is what undo calls it for one `{row}`.
    """

    id: str
    text: str
    apply: Callable[[Matrix], Matrix]
    square: bool = False
    undo: str = ""


WHOLE = (
    MatrixMenuEntry("zero", mark("Set to zero"), np.zeros_like),
    MatrixMenuEntry("identity", mark("Identity"), lambda m: np.eye(*m.shape, dtype=m.dtype)),
    MatrixMenuEntry("transpose", mark("Transpose"), lambda m: m.T.copy(), square=True),
    MatrixMenuEntry("negative", "× −1", lambda m: -m + 0.0),
)
ROW = (
    MatrixMenuEntry(
        "row-zero", mark("This row: set to zero"), np.zeros_like, undo=mark("row {row} set to zero")
    ),
    MatrixMenuEntry(
        "row-negative", mark("This row: × −1"), lambda m: -m + 0.0, undo=mark("row {row}, × −1")
    ),
)


def with_matrix(document: Document, one: OneHead, pane: Pane, values: Matrix) -> Document:
    """Return the document with other numbers in a matrix of the shown head.

    Raises
    ------
    EditError
        When the matrix is an average of several, or the numbers do not fit.
    """
    place = one.edit_place(pane, 0, 0)
    if place is None:
        raise EditError(averaged(pane))
    return set_matrix(document, pane.matrix, values, place[0] if len(place) == 3 else None)


def with_row(document: Document, one: OneHead, pane: Pane, row: int, values: Matrix) -> Document:
    """Return the document with other numbers in one row of a matrix."""
    matrix = one.slice(pane.array).copy()
    matrix[row] = values
    return with_matrix(document, one, pane, matrix)


def with_block(
    document: Document, one: OneHead, pane: Pane, corner: tuple[int, int], block: Matrix
) -> Document:
    """Return the document with pasted numbers: a whole matrix, else from a cell on.

    Raises
    ------
    EditError
        When the block reaches over the edge of the matrix.
    """
    matrix = one.slice(pane.array).copy()
    if block.shape == matrix.shape:
        return with_matrix(document, one, pane, block)
    row, column = corner
    rows, columns = block.shape
    check_room(pane.symbol, block.shape, one.shape(pane.array), corner)
    matrix[row : row + rows, column : column + columns] = block
    return with_matrix(document, one, pane, matrix)


def averaged(pane: Pane) -> str:
    """Say why a shared matrix cannot be typed over."""
    return tr(
        "{matrix} is an average over several heads here. To change it, give every group "
        "its own keys and values again (tab 4).",
        matrix=pane.symbol,
    )


def refusal(one: OneHead, array: str, row: int, column: int) -> tuple[str, tuple[str, ...]]:
    """Say why a cell cannot be typed over, and which matrices can be changed instead.

    Returns
    -------
    (text, names of matrices of the document)
    """
    pane = PANES[array]
    if pane.matrix:
        if one.edit_place(pane, row, column) is None:
            return averaged(pane), ()
        return tr("This column encodes the position and is locked."), ()
    if array in MASKED and one.hidden[row, column]:
        return tr(
            "“{query}” cannot look at “{key}”. Click M to allow it.",
            query=one.words[row],
            key=one.words[column],
        ), ()
    roots = tuple(name for name in EDITABLE if name in _roots(array))
    sources = and_list(_sources(one, array, row, column))
    change = or_list(roots)
    return tr(
        "{array} is computed from {sources}. Change {change}.",
        array=_symbol(array),
        sources=sources,
        change=change,
    ), roots


def _symbol(array: str) -> str:
    return PANES[array].symbol if array in PANES else BY_NAME[array].symbol


def _sources(one: OneHead, array: str, row: int, column: int) -> list[str]:
    """Name the matrices that a cell is made from, as letters: "Q", "K"."""
    how = explain(one.trace, array, one.place(array, row, column))
    names: list[str] = []
    for source in how.sources:
        shown = one.same(source.name, PANES) or source.name
        step = BY_NAME.get(shown)
        symbol = _symbol(shown) if shown in PANES or step else ""
        symbol = symbol.replace("ᵀ", "")
        if symbol and symbol not in names:
            names.append(symbol)
    return names


def _roots(array: str) -> set[str]:
    """Return the given matrices that an array follows from, by the table of steps."""
    found: set[str] = set()
    waiting = [array]
    while waiting:
        step = BY_NAME.get(waiting.pop())
        for name in step.inputs if step else ():
            if name in EDITABLE:
                found.add(name)
            elif name in BY_NAME:
                waiting.append(name)
    return found
