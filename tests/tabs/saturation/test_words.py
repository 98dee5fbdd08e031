"""Captions by rule, numbers in print, and what goes to the clipboard."""

import csv
import io

import numpy as np
import pytest
from PySide6.QtGui import QGuiApplication
from tabs.driver import figures

from attnviz.errors import EditError
from attnviz.model.document.lab import SaturationSpec
from attnviz.model.exhibit_tables import stops_table
from attnviz.tabs.saturation import words
from attnviz.tabs.saturation.state import Pointer, state_of
from attnviz.tabs.saturation.words import numbers


def say(news="", **fields):
    """Return the caption: of now, after another draw, or at the end of a sweep."""
    spec = SaturationSpec(**fields)
    if news == "draw":
        return words.feedback(state_of(SaturationSpec(draw=9999)), state_of(spec))
    return words.caption(state_of(spec, Pointer(swept=news == "sweep")))


def test_one_number_each():
    assert say(d_k=1) == "One number per vector: the scores are close and every key counts."
    assert say(d_k=1, draw=1594) == (
        "One number per vector: the scores span 6.3, and about four keys count."
    )
    assert say("draw", d_k=1, draw=1594).startswith(
        "Draw 1594, one number per vector: the scores span"
    )


def test_many_keys_in_play_decide_nothing():
    assert say(d_k=8) == (
        "At d_k = 8 the raw scores span 3.0; about five keys count. Divided by √8 "
        "≈ 2.8, about six do."
    )


def test_between_many_and_one():
    assert say(d_k=512) == (
        "At d_k = 512 the raw scores span 30.0, and about three keys count. "
        "Divided by √512 ≈ 22.6, about five do."
    )


def test_the_news_is_named():
    assert say("draw", draw=1594) == (
        "Draw 1594 at d_k = 64: the raw scores span 27.0, so only one key counts. "
        "Divided by √64 = 8, about four do."
    )
    assert say("draw").startswith("The chapter’s draw at d_k = 64: ")
    assert say("draw", draw=3, distribution="coin").startswith("Coin-flip draw 3 at d_k = 64: ")
    assert say("sweep", d_k=1024) == "Only with ÷ √d do the bars look alike at every size."
    assert "Only" not in say("sweep", d_k=1024, divisor="d")
    assert say("draw", draw=1594, divisor="d").endswith("Divided by 64, about six do.")


def test_divisors():
    flat = "Dividing by d instead of √d flattens everything: all six end up near 17%."
    assert say(d_k=1024, divisor="d") == flat
    assert say(d_k=4, divisor="d", draw=3) != flat  # 4 numbers are not flat yet
    assert say(divisor="1").endswith("so only one key counts. Dividing by 1 changes nothing.")


@pytest.mark.parametrize("draw", ["chapter", 0, 1, 2, 3, 1594])
@pytest.mark.parametrize("divisor", ["1", "sqrt", "d"])
@pytest.mark.parametrize("d_k", [1, 2, 63, 1024])
def test_captions_are_at_most_two_sentences_in_print(draw, divisor, d_k):
    for news in ("", "draw", "sweep"):
        text = say(news, draw=draw, divisor=divisor, d_k=d_k)
        assert 1 <= text.count(". ") + text.endswith(".") <= 2
        assert "-" not in text
        assert "nan" not in text
        assert "e-" not in text


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.99976, "100.0%"), (0.00004, "0.0%"), (0.4954, "49.5%"), (1.0, "100.0%"), (0.0, "0.0%")],
)
def test_shares_print_as_in_the_chapter(value, text):
    assert numbers.percent(value) == text


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.0, "0.0000"), (0.37553, "0.3755"), (0.00005, "0.0001"), (1.2e-15, "1.2·10⁻¹⁵"),
     (9.96e-11, "1.0·10⁻¹⁰"), (4.9e-5, "4.9·10⁻⁵")],
)  # fmt: skip
def test_slopes_in_print(value, text):
    assert numbers.slope_text(value) == text


@pytest.mark.parametrize(
    ("score", "text"),
    [(0.0, "1.00"), (-0.37, "0.69"), (6.0, "403"), (12.4, "2.4·10⁵"), (-15.0, "3.1·10⁻⁷"),
     (9999.0, "3.2·10⁴³⁴²"), (-9999.0, "3.1·10⁻⁴³⁴³")],
)  # fmt: skip
def test_e_to_a_score_never_overflows(score, text):
    assert numbers.exponential_text(score) == text


def test_numbers_with_one_decimal():
    assert numbers.one_decimal(-15.04) == "−15.0"
    assert numbers.one_decimal(-0.04) == "0.0"
    assert numbers.one_decimal(-9999) == "−9,999"
    assert numbers.divisor_text(1024) == "1,024"
    assert numbers.divisor_text(128**0.5) == "11.3"


def test_two_decimals_never_claim_all():
    assert numbers.percent_of_hundredths(0.999999) == ">99.99%"
    assert numbers.percent_of_hundredths(1.0) == "100.00%"
    assert numbers.percent_of_hundredths(0.99987) == "99.99%"


def test_scores_and_weights_as_numpy_read_back_to_the_bit(tab):
    clipboard = QGuiApplication.clipboard()
    for id_, array in (
        ("copy_scores_numpy", tab.view.state.scores),
        ("copy_raw_numpy", tab.view.state.raw.shares),
        ("copy_divided_numpy", tab.view.state.divided.shares),
    ):
        tab.run(id_)
        found = eval(clipboard.text(), {"np": np})
        assert (found == array).all()
    tab.run("copy_divided_latex")
    assert clipboard.text().splitlines() == [
        r"\begin{bmatrix}", "0.50 & 0.02 & 0.07 & 0.16 & 0.10 & 0.16", r"\end{bmatrix}",
    ]  # fmt: skip
    assert tab.statuses[-1] == "Copied: weights after dividing as LaTeX"


def test_the_table_of_stops_holds_the_reference_numbers(tab):
    tab.press("R")
    tab.run("copy_stops")
    lines = list(csv.reader(io.StringIO(QGuiApplication.clipboard().text())))
    heads, rows = lines[0], np.array(lines[1:], dtype=float)
    for line, row in zip(figures("saturation")["table"], rows, strict=True):
        found = dict(zip(heads, row, strict=True))
        assert found["d_k"] == line["d_k"]
        assert found["range"] == pytest.approx(line["range"], abs=1e-12)
        for part in ("raw", "by_sqrt_d", "by_d"):
            names = {
                "slope": "slope_norm",
                "entropy_bits": "entropy_bits",
                "largest": "max_weight",
                "keys_in_play": "keys_in_play",
                "best_loser": "slope_of_best_loser",
            }
            for ours, theirs in names.items():
                assert found[f"{part}_{ours}"] == pytest.approx(line[part][theirs], abs=1e-12)
            weights = [found[f"{part}_weight_{i + 1}"] for i in range(6)]
            np.testing.assert_allclose(weights, line[part]["weights"], rtol=0, atol=1e-12)


def test_typed_scores_have_no_stops(tab):
    tab.view.edits.set_scores([3, 0, 0, 0, 0, 0])
    QGuiApplication.clipboard().setText("before")
    tab.run("copy_stops")
    assert QGuiApplication.clipboard().text() == "before"
    with pytest.raises(EditError, match="no table of vector sizes"):
        stops_table(tab.view.state.spec)


def test_copy_gives_the_key_that_is_pointed_at_or_the_table(tab):
    clipboard = QGuiApplication.clipboard()
    tab.hover(tab.key_row(3))
    tab.press("Ctrl+C")
    assert float(clipboard.text()) == tab.shown.charts[0].shares[3]
    from PySide6.QtCore import QPointF

    tab.hover(QPointF(2, 2))
    tab.press("Ctrl+C")
    lines = list(csv.reader(io.StringIO(clipboard.text()), delimiter="\t"))
    assert [line[0] for line in lines[1:]] == [f"key {i}" for i in range(1, 7)]
    assert [float(line[4]) for line in lines[1:]] == tab.shown.charts[1].shares
