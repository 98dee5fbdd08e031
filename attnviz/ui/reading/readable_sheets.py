"""What each painted widget says as tables. Read only while assistive technology listens."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from attnviz.language import tr
from attnviz.tabs.many_heads.size_card import FactsPicture
from attnviz.tabs.sentence_heads.columns_picture import ColumnsPicture
from attnviz.ui.controls.tips import tip_text
from attnviz.ui.grid.board import Hit
from attnviz.ui.grid.surface import GridSurface
from attnviz.ui.look import numbers
from attnviz.ui.look.labels import visible
from attnviz.ui.reading.readable import Sheet, Sheets, text_sheet


def sheets_of(widget: QWidget) -> Sheets | None:
    """Return what tells the tables of a widget, or None for a widget that paints none.

    A widget of a tab has a method `sheets` of its own.
    """
    own: Sheets | None = getattr(widget, "sheets", None)
    if own is not None:
        return own
    for kind, sheets in KINDS:
        if isinstance(widget, kind):
            return partial(sheets, widget)
    return None


def of_grids(surface: GridSurface) -> dict[str, Sheet]:
    """Return a sheet for each grid that is in the picture."""
    board, describe = surface.board, surface.describer
    sheets = {}
    for name, entry in board:
        if entry.rect.isEmpty():
            continue
        grid, layout = entry.grid, entry.layout

        def about(row: int, column: int, name: str = name) -> str:
            return tip_text(board, Hit("cell", name, row, column), describe)

        sheets[name] = Sheet(
            visible(grid.title) if grid.title else surface.accessibleName() or name,
            grid.shape,
            grid.row_name,
            grid.column_name,
            grid.say,
            about,
            entry.rect,
            layout.cells,
        )
    return sheets


def of_columns(picture: ColumnsPicture) -> dict[str, Sheet]:
    """Return one sheet: how the attention of the asking word is shared out over all words."""
    columns, layout = picture.columns, picture.layout_now()
    asker = visible(columns.tokens[columns.asker])
    head = tr("attention of {word}", word=asker)

    def say(row: int, column: int) -> str:
        if not columns.seen[row]:
            return columns.note(row)
        if columns.covered:
            return tr("covered")
        return numbers.one_decimal_percent(columns.shares[row])

    def about(row: int, column: int) -> str:
        return f"{visible(columns.tokens[row])}: {say(row, column)}"

    names = [visible(token) for token in columns.tokens]
    sheet = Sheet(
        head, (len(names), 1), names.__getitem__, lambda _: head, say, about,
        QRectF(picture.rect()), layout.body,
    )  # fmt: skip
    return {"columns": sheet}


def of_facts(picture: FactsPicture) -> dict[str, Sheet]:
    """Return the sheet of names and values."""
    lines, box = picture.facts.lines, QRectF(picture.rect())
    names = [name for name, _ in lines]
    cells = [(value,) for _, value in lines]
    sheet = text_sheet(picture.accessibleName(), names, (tr("value"),), cells, (box, box))
    return {"facts": sheet}


KINDS: tuple[tuple[type[QWidget], Callable[[Any], dict[str, Sheet]]], ...] = (
    (GridSurface, of_grids),
    (ColumnsPicture, of_columns),
    (FactsPicture, of_facts),
)
