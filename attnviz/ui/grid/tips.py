"""What a tool tip says over a grid: a cell in words, the full name and number of a row."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from attnviz.numbering import FROM_ZERO
from attnviz.ui.look.labels import visible

if TYPE_CHECKING:
    from attnviz.numbering import TokenNumbers
    from attnviz.ui.grid.board import Board, Hit

Describer = Callable[[str, int, int], str]


def tip_text(board: Board, hit: Hit | None, describe: Describer | None = None) -> str:
    """Return what is said about a point: a cell in words, the full name and number of a row."""
    if hit is None:
        return ""
    grid = board.entries[hit.name].grid
    if hit.kind == "cell":
        words = describe(hit.name, hit.row, hit.col) if describe else None
        return words if words is not None else grid.describe(hit.row, hit.col)
    if hit.kind == "row" and len(grid.row_labels):
        return _numbered(grid.row_labels[hit.row], grid.row_numbers, hit.row)
    if hit.kind == "column" and len(grid.column_labels):
        return _numbered(grid.column_labels[hit.col], grid.column_numbers, hit.col)
    return grid.title


def _numbered(name: str, numbers: TokenNumbers | None, place: int) -> str:
    """Return a name and its number: of a token of a model, or else the index."""
    return f"{visible(name)} ({(numbers or FROM_ZERO).of(place)})"
