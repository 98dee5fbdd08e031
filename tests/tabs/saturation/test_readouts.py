"""What the readouts mean and how they are worked out, by pointing at them."""

import re
from decimal import Decimal
from functools import partial

import pytest
from arithmetic import fault, plain

from attnviz.model.document.lab import SaturationSpec
from attnviz.tabs.saturation.panel.readouts import explanations, readouts
from attnviz.tabs.saturation.panel.value_table import ValueTable
from attnviz.tabs.saturation.state import Pointer, state_of
from attnviz.ui.look.theme import theme

SPECS = [SaturationSpec(d_k=size, draw=draw) for size in (1, 16, 64, 1024) for draw in range(20)]
SPECS += [SaturationSpec(typed=scores) for scores in ((3.0, 0, 0, 0, 0, 0), (1.0,) * 6)]


@pytest.mark.parametrize("spec", SPECS, ids=str)
def test_the_arithmetic_of_a_readout_gives_what_the_table_says(spec):
    state = state_of(spec, Pointer())
    rows, tips = readouts(state)[1], explanations(state)
    assert len(tips) == len(rows)
    for line, shown in zip(tips[2].split("\n")[1:], rows[2][1], strict=True):
        power, sign, keys = re.fullmatch(r".*: 2\^(\S+) ([=≈]) (\S+)", line).groups()
        assert abs(2 ** float(plain(power)) - float(plain(keys))) <= 0.05 + 1e-9
        assert Decimal(plain(keys)) == Decimal(plain(shown)), (sign, line)
    for line in tips[4].split("\n")[1:]:
        assert fault(line.split(": ")[1]) == ""


def test_a_row_is_explained_where_the_pointer_rests(qtbot):
    table = ValueTable(theme("light"))
    qtbot.addWidget(table)
    state = state_of(SaturationSpec(), Pointer())
    table.set_rows(*readouts(state))
    table.set_tips(partial(explanations, state))
    assert table.tip_at(5) == ""
    assert table.tip_at(30).startswith("The largest of the six weights")
    assert table.tip_at(21 * 6.5).startswith("How many weights a 16-bit float stores as 0")
    assert table.tip_at(500) == ""
