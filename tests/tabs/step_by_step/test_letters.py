"""Steps that only some layers have: lettered chips, their matrices, and the way through them."""

from decimal import Decimal

import numpy as np
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest

from attnviz.engine.steps.run import run
from attnviz.model.document.document import Document
from attnviz.model.document.lab import Lab
from attnviz.model.document.options import Options, Rope
from attnviz.tabs.step_by_step.canvas.paint import chips_of, paint_step
from attnviz.tabs.step_by_step.state.letter_picture import (
    BentRow,
    TurnedPair,
    bent_row,
    turned_pair,
)
from attnviz.tabs.step_by_step.state.one_head import OneHead
from attnviz.tabs.step_by_step.words import captions
from attnviz.ui.look.theme import theme


def layer(**facts):
    draw = np.random.default_rng(3)
    sizes = {name: draw.normal(size=(1, 6, 4)) for name in ("W_Q", "W_K", "W_V")}
    return Document(tokens=("a", "b", "c"), X=draw.normal(size=(3, 6)), **sizes, **facts)


def biases():
    draw = np.random.default_rng(4)
    return {name: draw.normal(size=(1, 4)) for name in ("b_Q", "b_K", "b_V")}


EVERYTHING = {
    **biases(),
    "q_norm": np.ones(4),
    "k_norm": np.full(4, 2.0),
    "options": Options(rope=Rope(), softcap=2.0),
}


@pytest.mark.parametrize(
    ("facts", "letters"),
    [
        ({}, ()),
        ({"options": Options(rope=Rope())}, ("R",)),
        (biases(), ("B",)),
        ({"options": Options(softcap=5.0)}, ("C",)),
        (EVERYTHING, ("B", "QN", "R", "C")),
    ],
)
def test_a_layer_has_the_letters_of_what_it_does(facts, letters):
    document = layer(**facts)
    one = OneHead(document, run(document), 0)
    assert tuple(plan.letter for plan in one.letters) == letters
    signs = [chip.sign for chip in chips_of(one)]
    assert [sign for sign in signs if sign.isdigit()] == [str(n) for n in range(1, 13)]
    for plan in one.letters:
        assert signs.index(plan.letter) > signs.index(str(plan.number))
        assert signs.index(plan.letter) < signs.index(str(plan.number + 1))


@pytest.fixture
def turned(steps):
    steps.session.open(Lab(layer(**EVERYTHING)))
    steps.session.select(step=4)
    return steps


def test_next_and_back_go_through_the_letters(turned):
    view = turned.view
    way = []
    for by in (1, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, -1):
        assert view.advance(by)
        way.append(view.state.step.letter or view.state.step.number)
    assert way == ["B", "QN", "R", 5, 6, 7, "C", 8, "C", 7, 6, 5, "R", "QN", "B", 4]


def test_a_lettered_step_shows_before_and_after(turned):
    view = turned.view
    trace = turned.session.trace()
    for letter, arrays in (("QN", ("Q_flat", "Q_normed")), ("R", ("Q_normed", "Q"))):
        view.show_letter(letter)
        assert tuple(view.canvas.host.names()) == arrays
        for name in arrays:
            assert np.array_equal(view.canvas.host.grid(name).values, trace[name][0])
    view.show_letter("C")
    assert turned.session.selection.step == 7
    assert np.abs(view.canvas.host.grid("capped_scores").values).max() < 2.0
    view.show_letter("B")
    assert np.array_equal(view.canvas.host.grid("b_Q").values, turned.session.document().b_Q)
    assert view.controls.title.text.startswith("B, after 4 / 12 Biases")


def test_a_chip_asks_for_its_letter_and_the_number_leaves_it(turned):
    view, chips = turned.view, turned.canvas.chips
    assert chips.letters == ("B", "QN", "R", "C")
    QTest.mouseClick(chips, Qt.MouseButton.LeftButton, pos=chips.rect_of(4, "R").center().toPoint())
    assert (chips.current, chips.letter) == (4, "R")
    assert chips.accessibleName() == "R, after step 4 of 12: RoPE"
    assert view.status().startswith("R, after step 4 of 12")
    QTest.keyClick(chips, Qt.Key.Key_Left)
    assert chips.letter == "QN"
    QTest.mouseClick(chips, Qt.MouseButton.LeftButton, pos=chips.rect_of(4).center().toPoint())
    assert (chips.current, chips.letter) == (4, "")


def test_the_letter_is_left_when_the_layer_has_none(turned):
    turned.view.show_letter("R")
    turned.session.open(Lab(layer()))
    turned.session.select(step=4)
    assert turned.view.state.step.letter == ""
    assert turned.canvas.chips.letters == ()


def test_the_caption_says_by_how_much_a_pair_turns(turned):
    turned.view.show_letter("R")
    turned.view.keep_lit("Q", 2, 3)
    text = turned.view.caption()
    assert "pair 1 of c, at position 2 (counted from 0), by 2 × 0.01 = 0.02 rad" in text
    turned.view.show_letter("C")
    assert "2 · tanh(score ÷ 2)" in turned.view.caption()


@pytest.mark.parametrize("letter", ["B", "QN", "R", "C"])
def test_a_picture_of_a_lettered_step_is_painted(turned, letter):
    turned.view.show_letter(letter)
    image = QImage(900, 540, QImage.Format.Format_RGB32)
    image.fill(0)
    state = turned.view.state
    with QPainter(image) as painter:
        paint_step(painter, QRectF(0, 0, 900, 540), theme("light"), state, state.lit)
    assert image.pixelColor(2, 2) == theme("light").window


@pytest.mark.parametrize(
    ("place", "speed", "said"),
    [
        (15, 0.16529, ("0.165", "2.48")),
        (16, 2.053525026457146e-5, ("2.054·10⁻⁵", "3.286·10⁻⁴")),
        (2, 0.01, ("0.01", "0.02")),
        (0, 0.5, ("0.5", "0")),
    ],
)
def test_an_angle_comes_out_on_a_calculator_in_few_digits(place, speed, said):
    assert captions._calculated(place, Decimal(speed)) == said


class TestPictures:
    """A pair of numbers on a dial, and scores on the curve of the cap."""

    @pytest.mark.parametrize("layout", ["half", "interleaved"])
    def test_a_pair_is_turned_by_its_angle_and_keeps_its_length(self, layout):
        rope = Rope(layout=layout)
        document = layer(options=Options(rope=rope))
        one = OneHead(document, run(document), 0)
        for row in range(3):
            for column in range(4):
                for array in ("Q", "K"):
                    pair = turned_pair(one, array, row, column)
                    before, after = complex(*pair.before), complex(*pair.after)
                    turn = complex(np.cos(pair.angle), np.sin(pair.angle))
                    assert after == pytest.approx(before * turn)
                    assert one.slice(array)[row, column] in pair.after

    def test_a_number_that_stays_has_no_dial(self):
        document = layer(options=Options(rope=Rope(width=2)))
        one = OneHead(document, run(document), 0)
        assert turned_pair(one, "Q", 1, 1) is not None
        assert turned_pair(one, "Q", 1, 2) is None

    def test_scores_lie_on_the_curve(self):
        document = layer(options=Options(softcap=2.0))
        one = OneHead(document, run(document), 0)
        row = bent_row(one, 2, 1)
        assert row.bent == pytest.approx(2 * np.tanh(row.scores / 2))
        assert (len(row.scores), row.place) == (3, 1)
        assert bent_row(one, 0, 2).place == -1  # not seen

    def test_the_panel_shows_it_and_lets_it_go(self, turned, qtbot):
        view = turned.view
        panel = view.make_panel()
        qtbot.addWidget(panel)
        assert panel.letter_card.isHidden()
        shown = {}
        for _ in range(8):
            before = view.state
            view.advance(1)
            panel.show_state(view.state, before)
            letter = view.state.step.letter
            shown[letter] = not panel.letter_card.isHidden()
            if letter in ("R", "C"):
                kind = TurnedPair if letter == "R" else BentRow
                assert isinstance(panel.letter_plot.shown, kind)
                image = QImage(260, 148, QImage.Format.Format_RGB32)
                image.fill(0)
                panel.letter_plot.resize(260, 148)
                panel.letter_plot.render(image)
                assert panel.letter_plot.accessibleName().startswith(panel.letter_title.text())
        assert shown == {"B": False, "QN": False, "R": True, "": False, "C": True}
