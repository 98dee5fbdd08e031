"""The lens over many products: what it adds up is the cell, in every order."""

import re
from decimal import ROUND_HALF_UP, Decimal

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF

from attnviz.engine.steps.run import run
from attnviz.model.document.document import Document
from attnviz.model.document.hold import Hold
from attnviz.model.document.options import Options, Rope
from attnviz.tabs.step_by_step.canvas.lens import LensView, bar_rects, product_text
from attnviz.tabs.step_by_step.state.lens import NAMED, ORDERS, has_lens, lens_of
from attnviz.tabs.step_by_step.state.one_head import OneHead
from attnviz.tabs.step_by_step.state.plan import PLANS
from attnviz.tabs.step_by_step.words.captions import caption_of
from attnviz.ui.look.theme import theme


def layer(rope=None, d_model=40, d_k=32):
    draw = np.random.default_rng(1)
    document = Document(
        tokens=tuple("abcdefghijklmnopqr"),
        X=draw.normal(size=(18, d_model)),
        W_Q=draw.normal(size=(1, d_model, d_k)),
        W_K=draw.normal(size=(1, d_model, d_k)),
        W_V=draw.normal(size=(1, d_model, d_k)),
        options=Options(rope=rope),
    )
    return OneHead(document, run(document), 0)


TURNED = layer(Rope())


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("array", ["scores", "V", "z"])
def test_the_bars_of_every_order_add_up_to_the_cell(array, order):
    cell = (7, 3)
    lens = lens_of(TURNED, array, *cell, order)
    assert sum(height for _, height in lens.bars) == pytest.approx(TURNED.slice(array)[cell])
    assert lens.of_pairs == (order == "pairs" and array == "scores")


def test_by_size_the_largest_stand_first():
    heights = [abs(height) for _, height in lens_of(TURNED, "scores", 7, 3, "size").bars]
    assert heights == sorted(heights, reverse=True)


def test_a_pair_holds_the_numbers_that_turn_together():
    """The score of two turned vectors depends on their distance alone, pair by pair."""
    lens = lens_of(TURNED, "scores", 7, 3, "pairs")
    flat, keys = TURNED.slice("Q_normed"), TURNED.trace["K_normed"][0]
    half = 16
    for pair, speed in ((0, 1.0), (5, 10000 ** (-10 / 32))):
        q, k = (rows[place, [pair, pair + half]] for rows, place in ((flat, 7), (keys, 3)))
        cos, sin = np.cos(4 * speed), np.sin(4 * speed)
        expected = cos * (q @ k) + sin * (q[0] * k[1] - q[1] * k[0])
        assert lens.bars[pair][1] == pytest.approx(expected)


def test_only_sums_of_many_products_have_a_lens():
    small = layer(d_model=8, d_k=4)
    assert not any(has_lens(small, plan.array) for plan in PLANS if plan.array != "z")
    assert not has_lens(TURNED, "Q"), "what is turned is no sum of products of X"
    assert has_lens(layer(), "Q")
    assert lens_of(TURNED, "pattern", 7, 3, "size") is None


def test_the_caption_tells_what_slow_pairs_bring():
    text = caption_of(TURNED, PLANS[5], ("scores", 7, 3))
    lens = lens_of(TURNED, "scores", 7, 3, "pairs")
    turns = np.degrees(10000.0 ** (-np.arange(16) / 16)) * 4
    slow = turns < 4
    part = sum(height for (_, height), each in zip(lens.bars, slow, strict=True) if each)
    assert text.startswith("Score (h, d) adds up 32 products.")
    assert f"{part:.1f}".replace("-", "−") + f" comes from the {slow.sum()} RoPE pairs" in text
    assert "RoPE" not in caption_of(layer(), PLANS[5], ("scores", 7, 3))


def test_beside_a_held_score_the_caption_tells_what_the_products_add_up_to():
    free = caption_of(TURNED, PLANS[5], ("scores", 7, 3))
    document = TURNED.document.with_(holds=(Hold("scores", (7, 3), 500.0, head=0),))
    one = OneHead(document, run(document), 0)
    assert one.slice("scores")[7, 3] == 500.0
    assert caption_of(one, PLANS[5], ("scores", 7, 3)).startswith(free)


def test_the_view_offers_pairs_only_where_there_are_some(qtbot):
    view = LensView(theme("light"))
    qtbot.addWidget(view)
    view.resize(900, 84)
    lens = lens_of(TURNED, "scores", 7, 3, "size")
    view.set_lens(lens, "h, d")
    chosen = []
    view.order_chosen.connect(chosen.append)
    view.orders.chosen.emit(2)
    assert chosen == ["pairs"]
    first = bar_rects(QRectF(view.rect()), lens, view._theme)[0]
    number, height = lens.bars[0]
    tip = view.tip_at(first.center())
    assert tip.startswith(f"{number}: (")
    assert tip.endswith(f"{height:+.1f}".replace("-", "−"))
    assert view.tip_at(QPointF(5, 5)) == ""
    assert view.accessibleDescription().count(":") == NAMED
    view.set_lens(lens_of(TURNED, "V", 7, 3, "pairs"), "h v")
    view.orders.chosen.emit(1)
    assert chosen == ["pairs", "size"]


@pytest.mark.parametrize("seed", range(40))
def test_a_product_under_the_pointer_comes_out_on_a_calculator(seed):
    left, right = np.random.default_rng(seed).normal(size=2) * 10.0 ** (seed % 5 - 2)
    text = product_text(left, right).replace("−", "-").replace("·10⁻", "e-").replace("·10", "e")
    first, second, sign, result = re.fullmatch(r"\((.+)\) × \((.+)\) ([=≈]) (.+)", text).groups()
    power = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")
    a, b, c = (Decimal(each.translate(power)) for each in (first, second, result))
    assert (a * b if sign == "=" else (a * b).quantize(c, ROUND_HALF_UP)) == c
