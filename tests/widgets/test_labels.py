"""Names beside rows and columns."""

from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from attnviz.widgets.grid import Grid
from attnviz.widgets.grid_layout import layout_grid
from attnviz.widgets.grid_paint import named
from attnviz.widgets.labels import elided, visible
from attnviz.widgets.theme import theme

from .conftest import field_case


def test_f70_every_token_has_a_visible_name():
    data = field_case("F70")
    tokens = [bytes.fromhex(h).decode() for h in data["expected"]["bytes_hex"]]
    assert [visible(t) for t in tokens] == ["a", "↵", "↵", "␣", "⇥", "␣b"]
    for token in ["", "\u200b", "\ufeff", "\x00", "\u2028", "\xa0", "\r"]:
        shown = visible(token)
        assert shown.isprintable()
        assert shown.strip()


def test_f64_names_are_shown_letter_by_letter():
    for token in field_case("F64")["input"]["tokens"]:
        assert visible(token) == token


def test_spaces_inside_a_name_stay():
    assert visible("KV A") == "KV A"
    assert visible("  two  ") == "␣␣two␣␣"
    assert visible("a\tb") == "a⇥b"


def test_f82_names_never_overlap(qapp):
    data = field_case("F82")["input"]
    labels = [f"{i:03d}" + "x" * (data["label_length"] - 3) for i in range(data["n"])]
    grid = Grid(np.zeros((data["n"],) * 2), row_labels=labels, column_labels=labels)
    look = theme("light")
    for side in (900.0, 400.0, 200.0):
        layout = layout_grid(grid, look, QRectF(0, 0, side, side))
        assert layout.bounds.width() <= side + 1
        row_high = QFontMetricsF(look.font(layout.row_role)).tightBoundingRect("xg").height()
        rows = list(named(layout.rows, layout.row_step, set()))
        assert len(rows) > 3
        gaps = [layout.cell_h * (b - a) for a, b in pairwise(rows)]
        assert min(gaps) >= row_high
        assert layout.vertical_names
        columns = list(named(layout.cols, layout.column_step, set()))
        gaps = [layout.cell_w * (b - a) for a, b in pairwise(columns)]
        assert min(gaps) >= row_high
        text = elided(labels[0], QFontMetricsF(look.font("tick")), layout.row_names.width() - 6)
        width = QFontMetricsF(look.font("tick")).horizontalAdvance(text)
        assert width <= layout.row_names.width()


def test_a_bold_name_is_kept_and_pushes_its_neighbours_away():
    assert list(named(range(12), 4, set())) == [0, 4, 8]
    assert list(named(range(12), 4, {5})) == [0, 5]
    assert list(named(range(10, 16), 2, {2})) == [10, 12, 14]


@pytest.mark.parametrize("width", [0.0, 5.0, 40.0, 400.0])
def test_a_shortened_name_fits(qapp, width):
    metrics = QFontMetricsF(theme("light").font("label"))
    text = elided("says-living", metrics, width)
    assert text in {"", "…"} or metrics.horizontalAdvance(text) <= width
