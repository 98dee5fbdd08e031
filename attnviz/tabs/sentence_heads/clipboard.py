"""Copy and paste of this tab."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QGuiApplication

from attnviz.language import tr
from attnviz.model.edits.paste import Places, paste_cells
from attnviz.session import Session
from attnviz.tabs.sentence_heads.copying import (
    array_as,
    row_latex,
    row_text,
    sheet_csv,
    with_sheet_csv,
)
from attnviz.tabs.sentence_heads.picks import picks_tsv
from attnviz.ui.grid.picks import Picks
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.numbers import decimal_mark
from attnviz.ui.tab.copies import as_cell


def put(text: str) -> None:
    """Copy a text."""
    QGuiApplication.clipboard().setText(text)


def copy_row(session: Session, query: int | None = None) -> None:
    """Copy the shares of a row, of the chosen word unless told otherwise, as text."""
    place = session.selection.token if query is None else query
    put(row_text(session.document(), session.trace(), session.selection.head, place))


def copy_picks(session: Session, picks: Picks) -> None:
    """Copy the rows or columns of the picked words as text; the chosen row when none is."""
    if not picks:
        copy_row(session)
        return
    head = session.selection.head
    put(picks_tsv(session.document(), session.trace(), head, picks))


def copy_row_latex(session: Session, query: int | None = None) -> None:
    """Copy the shares of a row as LaTeX."""
    place = session.selection.token if query is None else query
    put(row_latex(session.trace(), session.selection.head, place))


def copy_array(session: Session, name: str, kind: str) -> None:
    """Copy A, Q, K or V of the chosen head."""
    put(array_as(session.document(), session.trace(), name, session.selection.head, kind))


def copy_sheet(session: Session) -> None:
    """Copy the character sheet of the words of the text."""
    put(sheet_csv(session.document()))


def copy_cell(grid: Grid, row: int, col: int) -> None:
    """Copy one number of a grid, all its digits."""
    put(as_cell(grid.at(row, col)))


def paste_numbers(
    session: Session,
    matrix: str,
    corner: tuple[int, int],
    places: Places,
    *,
    unlocked: bool = False,
) -> bool:
    """Put the numbers of the clipboard into cells on show; False when they are refused."""
    edit = partial(paste_cells, comma=decimal_mark() == ",", unlocked=unlocked)
    text = QGuiApplication.clipboard().text()
    undo = tr("{matrix} paste", matrix=matrix)
    return session.edit(edit, matrix, text, corner, places, text=undo)


def paste_sheet(session: Session) -> bool:
    """Set features of words from a table in the clipboard; False when it is refused."""
    text = QGuiApplication.clipboard().text()
    return session.edit(with_sheet_csv, text, text=tr("Paste character sheet"))
