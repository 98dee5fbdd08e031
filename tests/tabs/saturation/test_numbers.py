"""All reference numbers, read off the real tab."""

import numpy as np
import pytest
from tabs.driver import figures

CHAPTER, TABLES = figures("saturation_chapter"), figures("saturation")
PARTS = {"raw": "1", "by_sqrt_d": "sqrt", "by_d": "d"}
CLOSE = {"rtol": 0, "atol": 1e-12}


def test_opens_on_the_figure_of_the_chapter(tab):
    left, right = tab.shown.charts
    assert tab.shown.size == 64
    assert list(left.numbers) == ["100.0%"] + ["0.0%"] * 5
    assert list(right.numbers) == ["49.5%", "1.6%", "6.6%", "16.3%", "10.2%", "15.7%"]
    assert "span 27.4;" in tab.shown.titles[0]
    assert "±√d = ±8" in tab.shown.titles[0]
    assert left.title == "softmax(q·k)"
    assert right.title == "softmax(q·k ÷ √d)"
    assert right.input_title == "q·k ÷ 8"
    assert tab.view.controls.draw_field.text() == "the chapter’s"
    said = (
        "At d_k = 64 the raw scores span 27.4, so only one key counts. Divided by "
        "√64 = 8, about four do."
    )
    assert tab.view.caption() == said


@pytest.mark.parametrize("stop", CHAPTER["stops"], ids=lambda stop: str(stop["d_k"]))
def test_the_chapters_draw_at_every_stop(tab, stop):
    tab.view.edits.set_size(stop["d_k"])
    tab.settle()
    np.testing.assert_allclose(tab.shown.scores, stop["scores"], **CLOSE)
    np.testing.assert_allclose(tab.shown.charts[0].shares, stop["raw"], **CLOSE)
    np.testing.assert_allclose(tab.shown.charts[1].shares, stop["scaled"], **CLOSE)
    assert list(tab.shown.charts[1].numbers) == [f"{100 * p:.1f}%" for p in stop["scaled"]]
    assert f"span {stop['range']:.1f};" in tab.shown.titles[0]


@pytest.mark.parametrize("row", TABLES["table"], ids=lambda row: str(row["d_k"]))
@pytest.mark.parametrize("part", ["raw", "by_sqrt_d", "by_d"])
def test_draw_1594_at_every_stop(tab, row, part):
    tab.view.edits.set_draw(TABLES["default_draw"])
    tab.view.edits.set_size(row["d_k"])
    tab.view.edits.set_divisor(PARTS[part])
    wanted = row[part]
    np.testing.assert_allclose(tab.shown.scores, row["scores"], **CLOSE)
    np.testing.assert_allclose(tab.shown.charts[0].shares, row["raw"]["weights"], **CLOSE)
    np.testing.assert_allclose(tab.shown.charts[1].shares, wanted["weights"], **CLOSE)
    entropy, slope, in_play = tab.shown.charts[1].notes
    assert entropy == f"entropy {wanted['entropy_bits']:.2f} of 2.585 bits"
    assert in_play == f"{wanted['keys_in_play']:.1f} effective keys"
    if wanted["slope_norm"] > 5e-5:
        assert slope == f"slope {wanted['slope_norm']:.4f}"
    readouts = dict(tab.panel.table.rows)
    assert readouts["largest weight"][1] == f"{100 * wanted['max_weight']:.1f}%"
    loser = wanted["slope_of_best_loser"]
    if loser > 5e-5:
        assert readouts["runner-up p(1 − p)"][1] == f"{loser:.4f}"


def test_the_start_of_draw_1594(tab):
    """Check 37 of the design, for the draw that it was written for."""
    tab.press("R")
    left, right = tab.shown.charts
    assert tab.view.controls.draw_field.text() == "1594"
    assert list(right.numbers) == ["11.5%", "1.9%", "54.5%", "14.5%", "15.0%", "2.6%"]
    assert [chart.notes[0] for chart in (left, right)] == [
        "entropy 0.00 of 2.585 bits",
        "entropy 1.90 of 2.585 bits",
    ]
    assert left.notes[1] == "slope 0.0001"
    assert right.notes[1] == "slope 0.3755"
    rows = dict(tab.panel.table.rows)
    assert rows["rounds to 0 (float16)"] == ("2 of 6", "0 of 6")
    tab.view.edits.set_size(1024)
    assert dict(tab.panel.table.rows)["rounds to 0 (float16)"][0] == "5 of 6"


def test_who_wins_is_luck(tab):
    """Check 38: both alike at 1; key 5 at 256; one spike and 45.6 % at 1024."""
    tab.press("R")
    tab.view.edits.set_size(1)
    left, right = tab.shown.charts
    assert left.shares == right.shares
    tab.view.edits.set_size(256)
    assert int(np.argmax(tab.shown.charts[0].shares)) == 4
    tab.view.edits.set_size(1024)
    left, right = tab.shown.charts
    assert max(left.shares) > 0.99
    assert max(right.shares) == pytest.approx(0.456, abs=5e-4)


def test_a_tiny_slope_is_no_zero(tab):
    tab.press("R")
    tab.view.edits.set_size(1024)
    slope = TABLES["table"][-1]["raw"]["slope_norm"]
    assert 0 < slope < 1e-14
    mantissa, power = f"{slope:.1e}".split("e")
    raised = str(int(power)).translate(str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"))
    assert tab.shown.charts[0].notes[1] == f"slope {mantissa}·10{raised}"


def test_divided_by_d_all_end_near_a_sixth(tab):
    """Check 41."""
    tab.view.edits.set_size(1024)
    tab.view.edits.set_divisor("d")
    assert all(0.155 < share < 0.175 for share in tab.shown.charts[1].shares)
    assert tab.caption == (
        "Dividing by d instead of √d flattens everything: all six end up near 17%."
    )


def test_ends_of_the_walk_are_the_dots_of_the_ruler(tab):
    """Check 40."""
    tab.view.edits.set_size(300)
    ruler = list(tab.shown.scores)
    tab.press("V")
    assert tab.shown.paths.shape == (6, 301)
    assert (tab.shown.paths[:, 0] == 0).all()
    np.testing.assert_allclose(tab.shown.paths[:, -1], ruler, **CLOSE)
    for d_k in (1, 64):
        stop = next(s for s in CHAPTER["stops"] if s["d_k"] == d_k)
        np.testing.assert_allclose(tab.shown.paths[:, d_k], stop["scores"], **CLOSE)


def test_same_draw_and_size_show_the_same_bars(tab):
    """Check 42: the draw number is all it takes."""
    tab.view.edits.set_draw(7)
    tab.view.edits.set_size(100)
    before = tab.shown.charts
    tab.view.edits.set_draw(8)
    tab.view.edits.set_size(3)
    tab.view.edits.set_draw(7)
    tab.view.edits.set_size(100)
    assert [c.shares for c in tab.shown.charts] == [c.shares for c in before]
    assert tab.view.controls.draw_field.text() == "7"


@pytest.mark.parametrize("quantity", ["largest", "entropy", "slope", "range"])
def test_curves_over_two_thousand_draws(tab, quantity):
    panel = tab.panel
    tab.qtbot.waitUntil(lambda: panel.plot.bands is not None, timeout=20_000)
    tab.run(f"curve_{quantity}")
    many = TABLES["many_draws"]
    names = {"largest": "max_weight", "entropy": "entropy_bits", "slope": "slope_norm"}
    curves = panel.plot.bands.curves
    assert [curve.style for curve in curves] == ["solid", "dash", "dot"]
    if quantity == "range":
        np.testing.assert_allclose(curves[0].mean, many["mean_range"], **CLOSE)
        return
    for curve, part in zip(curves, PARTS, strict=True):
        bands = many["curves"][part][names[quantity]]
        for array, name in ((curve.mean, "mean"), (curve.low, "p10"), (curve.high, "p90")):
            np.testing.assert_allclose(array, [b[name] for b in bands], **CLOSE)
