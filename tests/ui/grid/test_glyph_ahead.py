"""Numbers that are likely to come are drawn before they are needed, between events."""

import numpy as np
import pytest

from attnviz.ui.grid.glyph_ahead import GlyphAhead
from attnviz.ui.grid.glyphs import LIKELY, GlyphSheet
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
