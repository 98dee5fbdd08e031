"""Pasted numbers into a part of a document, as one edit."""

from __future__ import annotations

from collections.abc import Sequence

from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.model.document.document import Document
from attnviz.model.edits.layer import Index, set_cells
from attnviz.model.matrices.cells import Matrix
from attnviz.model.matrices.read import parse_matrix

Places = Sequence[Sequence[Index]]
LONGEST_CELL = 100  # characters of one number with what stands beside it
LONGEST_AROUND = 2**16  # of names and whatever else stands around a table
# Of characters and of marks between numbers: so many are read in less than half a second.
LARGEST_PASTE, MOST_PASTED = 2**20, 2**16
_BETWEEN = "\t;,|&[\n"


def paste_cells(
    document: Document,
    name: str,
    text: str,
    corner: tuple[int, int],
    places: Places,
    *,
    comma: bool = False,
    unlocked: bool = False,
) -> Document:
    """Put the numbers of a text into the cells on show, from one cell on.

    Parameters
    ----------
    name : "X", "W_Q", "W_K", "W_V" or "W_O"
    text : a table, NumPy text, LaTeX; see `parse_matrix`, `comma` too
    corner : where the numbers begin; as many as are on show fill all of it from anywhere
    places : row by row, the place of each cell on show in the document's array
    unlocked : as of `set_cell`

    Raises
    ------
    EditError
        When the text holds no matrix, reaches over the edge, or a number cannot be set.
    """
    shape = len(places), len(places[0])
    block = pasted(text, shape, comma=comma)
    top, left = corner if block.shape != shape else (0, 0)
    check_room(name, block.shape, shape, (top, left))
    wanted = {
        tuple(places[top + i][left + j]): float(value)
        for i, row in enumerate(block)
        for j, value in enumerate(row)
    }
    document = set_cells(document, name, wanted, unlocked=unlocked)
    array = getattr(document, name)
    for place, value in wanted.items():
        if array[place] != array.dtype.type(value):
            raise EditError(
                tr(
                    "Paste: “{word}” occurs more than once in the text but has only one "
                    "row; the pasted numbers for it differ.",
                    word=document.tokens[place[0]],
                )
            )
    return document


def pasted(text: str, room: tuple[int, int], *, comma: bool = False) -> Matrix:
    """Read the numbers of a text for a matrix that has so many rows and columns.

    Raises
    ------
    EditError
        When the text holds no matrix, or is far too long for that: it is not even read then.
    """
    if len(text) > most_for(room):
        raise EditError(
            tr(
                "Paste: found {found} characters, far more than {room} numbers need. Copy less",
                found=f"{len(text):,}",
                room=f"{room[0]} × {room[1]}",
            )
        )
    if len(text) > LARGEST_PASTE:
        raise EditError(
            tr(
                "Paste: found {found} characters, expected at most {most}. Save the numbers with "
                "np.save and open the file",
                found=f"{len(text):,}",
                most=f"{LARGEST_PASTE:,}",
            )
        )
    if max(sum(map(text.count, _BETWEEN)), len(text.split())) > MOST_PASTED:
        raise EditError(
            tr(
                "Paste: found more than {most} numbers or marks, expected fewer. Save the numbers "
                "with np.save and open the file",
                most=f"{MOST_PASTED:,}",
            )
        )
    try:
        return parse_matrix(text, comma=comma)
    except EditError as error:
        raise EditError(tr("Paste: {error}", error=error)) from error


def most_for(room: tuple[int, int]) -> int:
    """Return how many characters or bytes a matrix of so many rows and columns may take."""
    return LONGEST_CELL * room[0] * room[1] + LONGEST_AROUND


def check_room(
    name: str, block: tuple[int, ...], shape: tuple[int, int], corner: tuple[int, int]
) -> None:
    """Refuse a block that reaches over the edge of what it is pasted into.

    Parameters
    ----------
    shape : of what it is pasted into
    corner : the cell it begins at
    """
    room = shape[0] - corner[0], shape[1] - corner[1]
    if block[0] <= room[0] and block[1] <= room[1]:
        return
    found = f"{block[0]} × {block[1]}"
    if block[0] > shape[0] or block[1] > shape[1]:
        raise EditError(
            tr(
                "Paste into {matrix}: found {found} numbers, expected at most {shape}, which is "
                "all of it. Copy fewer.",
                matrix=name,
                found=found,
                shape=f"{shape[0]} × {shape[1]}",
            )
        )
    raise EditError(
        tr(
            "Paste into {matrix}: found {found} numbers, but from this cell on there is room "
            "for {room}. Choose a cell further up or left.",
            matrix=name,
            found=found,
            room=f"{room[0]} × {room[1]}",
        )
    )
