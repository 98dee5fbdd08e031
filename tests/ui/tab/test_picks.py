"""Rows or columns picked together: which they are, and what they add up to."""

import numpy as np
import pytest
from PySide6.QtCore import Qt

from attnviz.ui.grid.picks import Picks, sums_text
from attnviz.ui.look.numbers import exact_sum
from attnviz.ui.tab.picks import cell_clicked, column_clicked, pick_rows, row_clicked

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
PLAIN = Qt.KeyboardModifier.NoModifier
NAMES = tuple("abcdefghijk")


def told(cells, masked=None):
    cells = np.array(cells, dtype=float)
    hidden = np.zeros(cells.shape, dtype=bool) if masked is None else np.array(masked)
    return sums_text("lead", [("", cells)], hidden, exact_sum)


def test_rows_and_columns_are_never_picked_together():
    picks = Picks("S").with_row(2).with_row(0)
    assert picks == Picks("S", rows=(0, 2))
    assert picks.with_column(1) == Picks("S", columns=(1,))
    assert picks.with_column(1).with_row(3) == Picks("S", rows=(3,))


def test_another_matrix_starts_anew():
    picks = Picks("S", rows=(0, 2))
    assert picks.on("S") is picks
    assert picks.on("Q").with_row(1) == Picks("Q", rows=(1,))


def test_what_a_smaller_matrix_has_stays():
    assert Picks("S", rows=(0, 2, 4)).within(3, 1) == Picks("S", rows=(0, 2))
    assert not Picks("S", columns=(3,)).within(9, 3)


def test_line_and_part_of_a_stack_of_matrices():
    values = np.arange(24.0).reshape(2, 3, 4)
    rows, columns = Picks(rows=(0, 2)), Picks(columns=(1, 3))
    assert rows.line(values, 1, 3).tolist() == [[3, 11], [15, 23]]
    assert columns.line(values, 1, 3).tolist() == [[5, 7], [17, 19]]
    assert rows.part(values[0]).tolist() == values[0][[0, 2]].tolist()
    assert columns.part(values[0]).tolist() == values[0][:, [1, 3]].tolist()
    assert rows.part_names("abc", "defg") == (["a", "c"], list("defg"))
    assert columns.part_names("abc", "defg") == (list("abc"), ["e", "g"])


def test_what_is_picked_is_named_and_many_are_counted():
    assert Picks(rows=(0, 2)).lead(NAMES, NAMES, 1, 3) == "rows a, c, column d"
    assert Picks(columns=(0, 2)).lead(NAMES, NAMES, 1, 3) == "row b, columns a, c"
    assert Picks(rows=(2,)).lead(NAMES, NAMES, 1, 3) == "row c, column d"
    assert Picks(columns=(2,)).lead(NAMES, NAMES, 1, 3) == "row b, column c"
    every = Picks(rows=tuple(range(11)))
    assert every.lead(NAMES, NAMES, 1, 3) == "rows a, b, c, d, e, f, g, h and 3 more, column d"


def test_masked_cells_are_not_counted():
    assert told([1, 2, 6]) == "lead   sum 9, mean 3"
    assert told([1, -np.inf, 6], [False, True, False]) == (
        "lead   sum 7, mean 3.5   1 masked, not counted"
    )
    assert told([-np.inf], [True]) == "lead   all masked: nothing to add"


@pytest.mark.parametrize(
    ("cells", "says"),
    [
        ([1, np.nan], "sum not a number, mean not a number"),
        ([1, np.inf], "sum ∞, mean ∞"),
        ([np.inf, -np.inf], "sum not a number, mean not a number"),
        ([1e308, 1e308], "sum ∞, mean ∞"),
    ],
)
def test_numbers_without_an_end_are_said_as_what_they_are(cells, says):
    assert told(cells) == f"lead   {says}"


def test_small_floats_are_added_up_as_large_ones():
    cells = np.full(3, 0.1, dtype=np.float32)
    whole = float(np.float32(0.1)) * 3
    assert sums_text("", [("", cells)], np.zeros(3, dtype=bool), str).startswith(f"   sum {whole}")


def test_ctrl_and_shift_on_names_and_cells():
    here = ("S", 2, 0)
    picks = row_clicked(Picks(), SHIFT, here, 4)
    assert picks == Picks("S", rows=(2, 3, 4))
    picks = column_clicked(row_clicked(picks, CTRL, here, 3), CTRL, here, 1)
    assert picks == Picks("S", columns=(1,))
    picks = column_clicked(picks, SHIFT, here, 3)
    assert picks == Picks("S", columns=(1, 2, 3))
    picks = cell_clicked(picks, SHIFT, ("S", 5, 2))
    assert picks == Picks("S", columns=(1, 3))
    assert cell_clicked(picks, CTRL, ("S", 5, 2)) == Picks("S", rows=(5,))
    assert cell_clicked(picks, CTRL, ("Q", 5, 2)) == Picks("Q", rows=(5,))


def test_a_plain_click_picks_nothing():
    picks = Picks("S", rows=(1,))
    assert cell_clicked(picks, PLAIN, ("S", 5, 2)) is None
    assert row_clicked(picks, PLAIN, ("S", 2, 0), 5) is None
    assert column_clicked(picks, PLAIN, ("S", 2, 0), 5) is None


class Picking:
    """A tab, as far as the keys know one."""

    def __init__(self):
        self.state, self.picks = ("S", 2, 5), Picks()

    @property
    def pointer(self):
        return self

    def pick(self, picks):
        self.picks = picks


def test_keys_pick_at_hand():
    rows, tab = pick_rows("Group", lambda state: state), Picking()
    assert [(row.id, row.keys, row.canvas_only) for row in rows] == [
        ("pick_row", ("R",), True),
        ("pick_column", ("C",), True),
    ]
    rows[0].run(tab)
    assert tab.picks == Picks("S", rows=(2,))
    rows[1].run(tab)
    assert tab.picks == Picks("S", columns=(5,))
    rows[1].run(tab)
    assert not tab.picks
