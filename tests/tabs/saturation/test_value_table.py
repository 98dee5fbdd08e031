"""The small table: columns as wide as their own values, names that give way."""

import pytest
from PySide6.QtGui import QFontMetricsF

from attnviz.tabs.saturation.panel.value_table import ValueTable
from attnviz.ui.look.theme import theme

ROWS = [
    ("Entropie von 2,585 Bit", ("0,00", "2,04")),
    ("eine sehr lange Größe, die niemand kürzt", ("0,0001", "0,1366")),
    ("0 als 16-Bit-Gleitzahl", ("1 von 6", "0 von 6")),
]


@pytest.mark.parametrize("width", [200, 276, 400])
def test_values_never_run_into_each_other_or_into_a_name(qtbot, width):
    table = ValueTable(theme("light"))
    qtbot.addWidget(table)
    table.set_rows(("roh", "÷ √d"), ROWS)
    table.resize(width, 100)
    names, right = table._columns()
    metrics = QFontMetricsF(theme("light").font("label"))
    edge = names
    for place, x in enumerate(right):
        widest = max(metrics.horizontalAdvance(cells[place]) for _, cells in ROWS)
        assert x - widest > edge
        edge = x
    assert edge == width


def test_a_table_without_rows_still_has_its_heads(qtbot):
    table = ValueTable(theme("light"))
    qtbot.addWidget(table)
    table.set_rows(("raw", "÷ d"), [])
    table.resize(200, 40)
    assert len(table._columns()[1]) == 2
