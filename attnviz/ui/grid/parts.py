"""Which marks of a grid decide where its parts lie, and which decide how each part looks.

Another title or mask then repaints the title or the cells, and nothing is laid out anew.
"""

from typing import NamedTuple

from attnviz.ui.grid.legend import legend_texts
from attnviz.ui.grid.value import Cell, Grid

Lines = tuple[int, ...]


class Parts(NamedTuple):
    """What each part that is painted on its own shows, to be compared with what it showed."""

    head: object
    row_names: object
    column_names: object
    scale: object
    outlines: tuple[Lines, Lines, tuple[Cell, ...], tuple[Cell, ...], Cell | None]
    """Rows, columns, cells that are held, cells that are lit, and the cell with the keyboard."""


def parts_of(grid: Grid, cursor: Cell | None) -> Parts:
    """Return what the parts of a grid show around its cells."""
    row, col = cursor or (None, None)
    lit_rows, lit_columns = tuple(grid.lit_rows), tuple(grid.lit_columns)
    bold = (lit_rows, tuple(grid.bold_rows), tuple(grid.dimmed_rows))
    return Parts(
        head=(
            grid.title,
            grid.title_colour,
            grid.title_first,
            grid.badge,
            grid.badge_colour,
            grid.column_axis,
            grid.editable,
        ),
        row_names=(tuple(grid.row_labels), grid.row_axis, bold, row),
        column_names=(tuple(grid.column_labels), lit_columns, col),
        scale=scale_of(grid),
        outlines=(lit_rows, lit_columns, tuple(grid.held), tuple(grid.lit_cells), cursor),
    )


def scale_of(grid: Grid) -> object:
    """Return what the colour scale under a grid shows."""
    return (grid.quantity, legend_texts(grid)) if grid.legend else None


def lies_alike(one: Grid, other: Grid) -> bool:
    """Whether all parts of two grids lie in the same places, given the same space."""
    return _places(one) == _places(other)


def _places(grid: Grid) -> tuple[object, ...]:
    return (
        grid.shape,
        tuple(grid.row_labels),
        tuple(grid.column_labels),
        grid.title_align,
        bool(grid.title or grid.badge),
        bool(grid.row_axis),
        bool(grid.column_axis),
        grid.legend,
        grid.square,
        grid.min_cell,
        grid.max_cell,
        grid.row_label_width,
    )
