"""The scale under a grid: which numbers it has, and where its bins end."""

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

from attnviz.ui.grid.legend import (
    TOUCH,
    WIDEST,
    bin_ends,
    bin_texts,
    bins_note,
    legend_texts,
    paint_legend,
    placed,
)
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.theme import theme


@pytest.mark.parametrize("zoom", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("height", [576, 720, 1080, 2160])
@pytest.mark.parametrize("share", [0.75, 1.0])
def test_a_projected_scale_of_weights_keeps_all_its_numbers(height, zoom, share):
    look = theme("projector", height, zoom)
    texts, metrics = bin_texts(look.weight_ramp), QFontMetricsF(look.font("tick"))
    room = share * look.px(WIDEST)
    shown = placed(texts, bin_ends(texts, room, metrics), metrics)
    assert {text for _, text in shown} == {"0", "1", "10", "25", "50", "75", "100%"}
    spans = sorted((x, x + metrics.horizontalAdvance(text)) for x, text in shown)
    assert spans[0][0] >= 0
    assert spans[-1][1] <= room + 0.01
    apart = TOUCH * metrics.horizontalAdvance("0")
    assert all(right + apart <= left for (_, right), (left, _) in pairwise(spans))


def test_bins_are_of_one_width_where_all_numbers_fit(qapp):
    metrics = QFontMetricsF(theme("projector", 720).font("tick"))
    texts = bin_texts(theme("projector", 720).weight_ramp)
    assert np.diff(bin_ends(texts, 900.0, metrics)) == pytest.approx(150.0)
    narrow = np.diff(bin_ends(texts, 260.0, metrics))
    assert narrow.sum() == pytest.approx(260.0)
    assert narrow[:-1] == pytest.approx(narrow[0])
    assert narrow[-1] > narrow[0]


def test_what_has_no_room_at_all_is_left_out_and_not_written_over_another(qapp):
    metrics = QFontMetricsF(theme("projector", 720).font("tick"))
    texts = bin_texts(theme("projector", 720).weight_ramp)
    ends = bin_ends(texts, 60.0, metrics)
    assert np.diff(ends) == pytest.approx(10.0)
    shown = [text for _, text in placed(texts, ends, metrics)]
    assert {"0", "100%"} <= set(shown)
    assert len(shown) < len(texts)


@pytest.mark.parametrize("name", ["light", "projector"])
def test_a_scale_beside_what_is_painted_anew_is_left_alone(qapp, name):
    """Where a part of a picture is painted again, nothing outside it may be."""
    image = QImage(400, 60, QImage.Format.Format_RGB32)
    image.fill(QColor("magenta"))
    before = image.copy()
    with QPainter(image) as painter:
        painter.setClipRect(QRectF(300, 0, 100, 60))
        paint_legend(painter, QRectF(4, 4, 200, 40), Grid(np.eye(2)), theme(name))
    assert image == before


@pytest.mark.parametrize("look", ["light", "projector"])
def test_a_scale_says_of_what_its_shares_are(qapp, look):
    values, colours = np.array([[2.0, 6.0]]), theme(look, 1080)
    plain = Grid(values / 8, quantity="weight", legend=True)
    tinted = replace(plain, values=values, tints=values / 8)
    ramp = colours.weight_ramp
    assert bins_note(plain, ramp) == ""
    said = (*legend_texts(tinted), bins_note(tinted, ramp))
    assert any("of the row" in text for text in said)
    assert (bins_note(tinted, ramp) == "of the row") == (look == "projector")


@pytest.fixture
def written(monkeypatch):
    """What a scale of shares with tints writes in a room of so many pixels."""

    def write(room, look):
        texts = []
        monkeypatch.setattr(
            "attnviz.ui.grid.legend.placed",
            lambda *given: texts.append(placed(*given)) or texts[-1],
        )
        grid = Grid(
            np.array([[2.0, 6.0]]), quantity="weight", legend=True, tints=np.array([[0.2, 0.6]])
        )
        image = QImage(300, 60, QImage.Format.Format_RGB32)
        with QPainter(image) as painter:
            paint_legend(painter, QRectF(4, 4, room, 40), grid, look)
        return {text for _, text in texts[-1]}

    return write


@pytest.mark.parametrize("room", range(60, 261, 20))
@pytest.mark.parametrize("look", ["light", "dark"])
def test_a_scale_says_so_however_little_room_it_has(qapp, written, look, room):
    assert any("of the row" in text for text in written(room, theme(look)))


@pytest.mark.parametrize("room", [160, 178, 200, 260])
def test_what_bins_are_shares_of_costs_them_no_number(qapp, written, room):
    assert written(room, theme("projector", 576)) == {"0", "1", "10", "25", "50", "75", "100%"}
