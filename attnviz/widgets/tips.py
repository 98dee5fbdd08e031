"""Tool tips over grids, always as plain text: a token such as <s> is no markup."""

from collections.abc import Callable

from attnviz.widgets.board import Board, Hit
from attnviz.widgets.labels import visible

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
        return f"{visible(grid.row_labels[hit.row])} ({hit.row})"
    if hit.kind == "column" and len(grid.column_labels):
        return f"{visible(grid.column_labels[hit.col])} ({hit.col})"
    return grid.title


def plain_tip(text: str) -> str:
    """Return a text as markup that shows exactly these letters; Qt guesses at markup in tips."""
    shown = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return f"<span style='white-space:pre'>{shown}</span>" if text else ""
