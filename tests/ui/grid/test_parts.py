"""Which marks of a grid move its parts, and which only change how one of them looks."""

from dataclasses import replace

import numpy as np
import pytest

from attnviz.ui.grid.parts import lies_alike, parts_of
from attnviz.ui.grid.value import Grid

GRID = Grid(
    np.eye(3),
    title="A",
    row_labels=("a", "b", "c"),
    column_labels=("x", "y", "z"),
    row_axis="asks",
    legend=True,
)
MASK = np.triu(np.ones((3, 3), bool), 1)

STAYS = {
    "title": ("another", "head"),
    "badge": ("KV A", "head"),
    "title_colour": ("muted", "head"),
    "editable": (True, "head"),
    "row_axis": ("listens", "row_names"),
    "dimmed_rows": ((1,), "row_names"),
    "bold_rows": ((2,), "row_names"),
    "lit_cells": (((1, 1),), "outlines"),
    "title_first": ("number", "head"),
    "quantity": ("signed", "scale"),
    "hidden": (MASK, None),
    "covered": (MASK, None),
    "style": ("percent", None),
}
MOVES = {
    "title": "",
    "row_labels": ("a", "b", "much longer"),
    "column_labels": (),
    "row_axis": "",
    "column_axis": "reads",
    "legend": False,
    "min_cell": 30.0,
    "title_align": "left",
    "row_label_width": 60.0,
}


@pytest.mark.parametrize("name", list(STAYS))
def test_a_mark_that_moves_nothing_changes_its_own_part(name):
    value, part = STAYS[name]
    other = replace(GRID, **{name: value})
    assert lies_alike(GRID, other)
    before, after = parts_of(GRID, None), parts_of(other, None)
    assert [key for key in before._fields if getattr(before, key) != getattr(after, key)] == (
        [part] if part else []
    )


@pytest.mark.parametrize("name", list(MOVES))
def test_a_mark_that_takes_room_moves_parts(name):
    assert not lies_alike(GRID, replace(GRID, **{name: MOVES[name]}))


def test_other_cells_move_parts():
    assert not lies_alike(GRID, replace(GRID, values=np.eye(3)[:, :2], column_labels=()))


def test_lit_rows_and_the_cursor_make_names_bold():
    lit = parts_of(replace(GRID, lit_rows=(1,)), None)
    plain = parts_of(GRID, None)
    assert lit.row_names != plain.row_names
    assert lit.column_names == plain.column_names
    assert parts_of(GRID, (1, 2)).column_names != plain.column_names
