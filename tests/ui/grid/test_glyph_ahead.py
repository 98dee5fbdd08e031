"""The letters of cells: shared, and those that are likely to come drawn between events."""

import numpy as np
import pytest
from PySide6.QtCore import QRectF

from attnviz.ui.grid import glyphs
from attnviz.ui.grid.cell_picture import CellPicture
from attnviz.ui.grid.glyph_ahead import GlyphAhead
from attnviz.ui.grid.glyphs import LIKELY, GlyphSheet, glyph_sheet
from attnviz.ui.grid.layout import layout_grid
from attnviz.ui.grid.text_plan import TextPlan
from attnviz.ui.grid.value import Grid
from attnviz.ui.look import numbers
from attnviz.ui.look.theme import theme


@pytest.fixture
def sheet(qapp) -> GlyphSheet:
    return GlyphSheet(theme("light").font("cell"), 1.0, 40.0)


def count(sheet: GlyphSheet, monkeypatch) -> list[str]:
    drawn: list[str] = []
    usual = sheet._render
    monkeypatch.setattr(sheet, "_render", lambda texts: (drawn.extend(texts), usual(texts)))
    return drawn


def test_an_edit_after_a_pause_draws_nothing(sheet, qtbot, monkeypatch) -> None:
    sheet.slots(np.array([[0.5, -1.0]]), "decimals", 2)
    ahead = GlyphAhead()
    ahead.add(sheet)
    qtbot.waitUntil(lambda: not ahead.waiting)
    drawn = count(sheet, monkeypatch)
    sheet.slots(np.linspace(-1.25, 1.25, 251)[None], "decimals", 2)
    assert drawn == []
    sheet.slots(np.array([[-7.0]]), "decimals", 2)
    assert drawn == ["−7.00"]


def test_what_was_drawn_ahead_is_what_an_edit_would_draw(sheet) -> None:
    other = GlyphSheet(theme("light").font("cell"), 1.0, 40.0)
    sheet.slots(np.array([[1.5]]), "decimals", 2)
    while sheet.expects:
        sheet.draw_ahead(12)
    for value in (0.07, -0.07, 1.87, -1.23, 0.0):
        mine, theirs = (
            s.tiles[s.slots(np.array([[value]]), "decimals", 2)[0, 0]] for s in (sheet, other)
        )
        assert (mine == theirs).all()


def test_what_is_not_quite_nothing_has_a_tile_of_its_own(sheet) -> None:
    slots = sheet.slots(np.array([0.0, 4e-4, 1e-300, 5e-4, 0.25]), "nonzero", 3)
    texts = ["0.000", "≈0", "≈0", "0.001", "0.250"]
    assert slots.tolist() == [sheet.slot(text) for text in texts]


@pytest.mark.parametrize(
    ("style", "digits", "farthest"), [("percent", 0, 1.0), ("shortest", 2, 9e5)]
)
def test_it_comes_to_an_end(sheet, style: str, digits: int, farthest: float) -> None:
    sheet.slots(np.array([[0.25, farthest]]), style, digits)
    for _ in range(LIKELY):
        sheet.draw_ahead(12)
    assert not sheet.expects
    assert len(sheet._slots) <= 2 * LIKELY + 5


def test_a_sheet_that_lacks_nothing_is_not_waited_for(sheet) -> None:
    ahead = GlyphAhead()
    ahead.add(sheet)
    ahead.add(None)
    assert not ahead.waiting


def test_light_and_dark_share_the_letters_of_cells(qapp):
    plan = TextPlan(13, 2, 40.0)
    sheets = [glyph_sheet(theme(look), plan, 1.0) for look in ("light", "dark")]
    assert sheets[0] is sheets[1]
    assert glyph_sheet(theme("light"), plan._replace(px=14), 1.0) is not sheets[0]
    before = numbers.number_format()
    numbers.set_number_format(before._replace(comma=True))
    assert glyph_sheet(theme("light"), plan, 1.0) is not sheets[0]


def test_a_sheet_that_was_let_go_leaves_no_number_of_its_own_behind(qapp):
    """The tiles of another sheet have other places: the same place is another number."""
    grids = [Grid(np.array([[value]]), quantity="plain") for value in (0.25, 0.75)]
    layout = layout_grid(grids[0], theme("light"), QRectF(0, 0, 80, 80), (60.0, 40.0))
    kept, fresh = CellPicture(), CellPicture()
    kept.update(grids[0], theme("light"), layout, 1.0)
    glyphs._sheet.cache_clear()
    kept.update(grids[1], theme("light"), layout, 1.0)
    fresh.update(grids[1], theme("light"), layout, 1.0)
    assert kept.image == fresh.image
