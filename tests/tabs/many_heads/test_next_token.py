"""What comes next on the tab: before and after, whose rows moved, one head off at a time."""

import csv
import io
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest

from attnviz.checkpoints.next_token import NextToken
from attnviz.checkpoints.survey import Survey
from attnviz.model.document.model_change import ModelChange
from attnviz.model.document.source import LayerSource
from attnviz.model.wishes import MeasureHeadsOff, ShowHead, ToggleHead
from attnviz.tabs.many_heads.canvas.next_view import lay_out_next
from attnviz.tabs.many_heads.words import next_token as words
from attnviz.ui.look.theme import theme

LEFT = Qt.MouseButton.LeftButton
OFF = ModelChange("head_off", 1, 2)
WORDS = ("a", "b", "c", "d", "a", "b")  # as many as the document on the bench has not


def survey_of(shares, pattern, before=None, left=None):
    return Survey(
        name="m", layers=(0, 1, 2), pattern=pattern, tokens=WORDS, labels=WORDS,
        shares=np.array(shares), before=before, left=left,
        first_changed=None if before is None else 1,
        reads=lambda token, share: NextToken("st", f"em{token}", False, share, token),
    )  # fmt: skip


@pytest.fixture
def plain():
    rng = np.random.default_rng(2)
    pattern = np.tril(rng.random((3, 3, 6, 6)) + 1e-3)
    pattern /= pattern.sum(axis=-1, keepdims=True)
    return survey_of([0.02, 0.9, 0.03, 0.01, 0.02, 0.005, 0.01, 0.005], pattern)


@pytest.fixture
def changed(plain):
    pattern = plain.pattern.copy()
    pattern[2, 1, 5] = np.eye(6)[5]
    pattern[2, 0, 5] = np.roll(pattern[2, 0, 5], 1)
    return survey_of([0.6, 0.1, 0.2, 0.02, 0.02, 0.03, 0.01, 0.02], pattern, before=plain)


@pytest.fixture
def wishes(tab):
    found = []
    tab.session.wished.connect(found.append)
    return found


@pytest.fixture
def show(tab):
    """Shows a survey on the tab, with changes."""

    def put(survey, *changes):
        session = tab.session
        source = LayerSource("model", "x", "m", 1, "a text", changes=changes)
        document = session.lab.document.with_(title="x")
        session.open(replace(session.lab, source=source, document=document))
        session.set_survey(survey)
        session.select(token=5)
        tab.view.show_view("next")
        return tab

    return put


def part(tab):
    return tab.view.next_token.view


def test_without_changes_the_likeliest_stand_with_their_share(show, plain):
    tab = show(plain)
    assert part(tab).isVisible()
    assert not tab.canvas.isVisible()
    rows, columns, cells = words.table(tab.view.state)
    assert columns == ["share"]
    assert rows[:2] == ["stem1", "stem2"]
    assert cells[0] == ["90.0%"]
    assert cells[-1] == ["1.0%"]
    assert tab.caption.startswith("“em1” comes next with 90.0%.")


def test_each_column_adds_up_to_the_whole(show, plain, changed):
    tab = show(changed, OFF)
    rows, columns, cells = words.table(tab.view.state)
    assert columns == ["before", "after", "points"]
    assert rows == [
        "stem1",
        "stem0",
        "stem2",
        "stem5",
        "stem7",
        "stem3",
        "all other tokens together",
    ]
    assert cells[0] == ["90.0%", "10.0%", "−80"]
    assert cells[1] == ["2.0%", "60.0%", "+58"]
    assert cells[3] == ["0.5%", "3.0%", "+2.5"]
    for column in (0, 1):
        numbers = [float(row[column].strip("%<>")) for row in cells]
        assert sum(numbers) == pytest.approx(100, abs=0.3)


def test_the_caption_says_what_a_head_off_does(show, changed):
    tab = show(changed, OFF)
    assert tab.caption.startswith("Without head 1.2, “em1” falls from 90.0% to 10.0%.")
    assert "layers from 1 on ran again" in tab.status
    assert "layers below 1 identical to the last bit" in tab.status


def test_the_caption_names_no_head_where_several_things_are_changed(show, changed):
    tab = show(changed, OFF, ModelChange("rope_off", 2))
    assert tab.caption.startswith("With the changes, “em1” falls from 90.0% to 10.0%.")


def test_a_change_without_effect_is_said_to_have_none(show, plain):
    same = replace(plain, before=plain, first_changed=1)
    tab = show(same, OFF)
    assert tab.caption == "Without head 1.2, “em1” stays at 90.0%."


def test_the_divergence_is_in_bits(show, plain, changed):
    tab = show(changed, OFF)
    p, q = plain.shares, changed.shares
    bits = float((p * np.log2(p / q)).sum())
    assert f"divergence {bits:.2f} bits" in tab.status


def test_whose_rows_moved_is_half_the_sum_of_the_differences(show, plain, changed):
    tab = show(changed, OFF)
    found = dict(words.moved_heads(tab.view.state))
    row = plain.pattern[2, 1, 5]
    assert set(found) == {(2, 1), (2, 0)}
    assert found[2, 1] == pytest.approx(1 - row[5])
    shares = list(found.values())
    assert shares == sorted(shares, reverse=True)


def test_a_head_whose_row_moved_is_chosen_by_a_click(show, changed, wishes):
    tab = show(changed, OFF)
    layout = part(tab).layout_now()
    place, _ = words.moved_heads(tab.view.state)[1]
    QTest.mouseClick(part(tab), LEFT, pos=layout.moved_rect(1).center().toPoint())
    assert wishes == [ShowHead(*place)]


def test_all_heads_are_measured_when_asked_for(show, plain, wishes):
    tab = show(plain)
    assert part(tab).measure.isVisible()
    tab.qtbot.mouseClick(part(tab).measure, LEFT)
    tab.press("M")
    assert wishes == [MeasureHeadsOff(), MeasureHeadsOff()]
    tab.view.show_view("all")
    tab.press("M")
    assert tab.view.state.shown == "next", "what is measured is shown there"


@pytest.mark.parametrize(
    ("seconds", "says"),
    [
        (0.4, "9 runs, less than a second"),
        (3.6, "9 runs, about 4 s"),
        (170.0, "9 runs, about 3 min"),
        (None, ""),
    ],
)
def test_how_long_measuring_takes_is_said_before_it_starts(show, plain, seconds, says):
    tab = show(replace(plain, left_seconds=seconds))
    view = part(tab)
    assert view.measure.isVisible()
    assert view.expected.text() == says
    assert view.expected.geometry().right() < view.measure.geometry().left()
    show(replace(plain, left_seconds=seconds, left=np.full((3, 3), 0.5)))
    assert not view.expected.isVisible()


def test_the_map_of_what_is_left_is_walked_and_clicked(show, plain, wishes):
    left = np.full((3, 3), 0.9)
    left[2, 1] = 0.1
    tab = show(replace(plain, left=left))
    assert not part(tab).measure.isVisible()
    cell = part(tab).layout_now().cell_rect((2, 1))
    QTest.mouseClick(part(tab), LEFT, pos=cell.center().toPoint())
    QTest.keyClick(part(tab), Qt.Key.Key_Left)
    QTest.keyClick(part(tab), Qt.Key.Key_Up)  # head 0 is the first
    assert wishes == [ShowHead(2, 1), ShowHead(0, 0)]


def test_a_picture_shows_what_is_left(show, plain):
    left = np.full((3, 3), 0.9)
    left[2, 1] = 0.3
    tab = show(replace(plain, left=left))
    look = theme("light")
    image = QImage(900, 520, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        tab.view.draw(painter, image.rect(), look)
    layout = lay_out_next(QRectF(image.rect()), look, tab.view.state)
    for place, lost in (((0, 2), 0.0), ((2, 1), 1 - 0.3 / 0.9)):
        spot = layout.cell_rect(place).topLeft().toPoint()
        found = image.pixelColor(spot.x() + 4, spot.y() + 4).name()
        assert found == look.weight_colour(lost).name()


@pytest.mark.parametrize("size", [(976, 540), (700, 320), (500, 900)])
@pytest.mark.parametrize("look", ["light", "projector"])
def test_nothing_lies_over_anything_else(show, changed, plain, size, look):
    tab = show(replace(changed, before=replace(plain, left=np.ones((3, 3)))), OFF)
    rect = QRectF(0, 0, *size)
    layout = lay_out_next(rect, theme(look, height=720), tab.view.state)
    assert layout.tokens.right() <= layout.moved.left()
    assert layout.tokens.bottom() <= layout.below.top()
    assert layout.moved.bottom() <= layout.below.top() + 0.5
    for part_ in (layout.tokens, layout.moved, layout.below, layout.cells):
        assert rect.contains(part_)
    assert layout.rows >= 1


def test_the_wall_has_no_heading_over_a_map_that_nothing_there_asks_for(show, plain):
    rect, look = QRectF(0, 0, 1280, 540), theme("projector", height=720)
    shown_ = lay_out_next(rect, look, show(plain).view.state)
    assert shown_.below.height() == 0
    measured = lay_out_next(rect, look, show(replace(plain, left=np.ones((3, 3)))).view.state)
    assert measured.below.height() > look.px(40)
    desk = lay_out_next(rect, theme("light", height=720), show(plain).view.state)
    assert desk.below.height() > 0
    assert shown_.pair / look.px(1) > desk.pair / theme("light", height=720).px(1)


def test_a_captured_text_has_no_next_token(tab, plain):
    session = tab.session
    session.open(replace(session.lab, source=LayerSource("capture", "x", "m", 1)))
    session.set_survey(replace(plain, shares=None, reads=None))
    tab.view.show_view("next")
    assert tab.view.state.shown == "layer"
    assert tab.view.controls.views.names == ("This layer", "All heads")
    tab.press("V")
    tab.press("V")
    assert tab.view.state.shown == "layer"


def test_a_loudspeaker_of_a_model_switches_the_head_off_inside(show, plain, wishes):
    tab = show(plain)
    tab.view.show_view("layer")
    tab.view.set_muted(1, True)
    assert wishes == [ToggleHead(1, 1)]
    assert tab.document.muted == frozenset()


def test_heads_that_are_off_are_crossed_out_on_the_map(show, changed):
    tab = show(changed, OFF, replace(OFF, head=0, on=False))
    assert tab.view.state.off == {(1, 2)}


class TestPredictFirst:
    def covered(self, tab):
        tab.view.set_predicting(True, asks=True)
        assert part(tab).isVisible()
        return tab.view.prediction.question

    def test_which_token_comes_next_is_asked_in_an_order_that_tells_nothing(self, show, plain):
        question = self.covered(show(plain))
        assert question.text == "Which of these tokens comes next?"
        assert list(question.choices) == sorted(question.choices)
        assert [question.choices[place] for place in question.right] == ["stem1"]

    def test_with_changes_the_token_that_comes_then_is_asked_for(self, show, changed):
        question = self.covered(show(changed, OFF))
        assert question.text == "With the changes, which of these tokens comes next?"
        assert question.choices[0] == "stem1"  # the likeliest before
        assert [question.choices[place] for place in question.right] == ["stem0"]

    def test_nothing_gives_the_answer_away(self, show, changed):
        tab = show(changed, OFF)
        self.covered(tab)
        _, columns, cells = words.table(tab.view.state)
        assert columns == ["before", "after", "points"]
        assert {cell for row in cells for cell in row[1:]} == {"answer hidden"}
        assert cells[0][0] == "90.0%"
        for said in (tab.caption, tab.status, part(tab).accessibleName()):
            assert "60" not in said
            assert "em0" not in said.replace("stem0", "")
        assert not part(tab).measure.isVisible()

    def test_what_is_covered_is_in_no_picture(self, show, changed):
        def picture(survey):
            tab = show(survey, OFF)
            self.covered(tab)
            image = QImage(part(tab).size(), QImage.Format.Format_RGB32)
            part(tab).render(image)
            return image

        other = replace(changed, shares=np.array([0.5, 0.2, 0.2, 0.02, 0.02, 0.03, 0.01, 0.02]))
        assert picture(changed) == picture(other)

    def test_a_key_votes_and_the_answer_says_who_was_right(self, show, plain):
        tab = show(plain)
        question = self.covered(tab)
        place = next(iter(question.right))
        tab.view.prediction.reduced = True  # tiles lift at once
        assert tab.view.prediction.vote(place)
        tab.view.prediction.reveal()
        assert words.table(tab.view.state)[2][place] == ["90.0%"]
        assert words.table(tab.view.state)[0][:6] == list(question.choices)
        tab.view.leave_predicting()
        assert words.table(tab.view.state)[0][0] == "stem1"


def test_before_and_after_are_copied_and_add_up(tab, show, plain, changed):
    show(changed)
    tab.run("copy_next")
    rows = list(csv.DictReader(io.StringIO(tab.copied)))
    assert list(rows[0]) == ["token", "before", "after", "points"]
    best = next(row for row in rows if row["token"] == "em1")
    assert (float(best["before"]), float(best["after"])) == (0.9, 0.1)
    assert float(best["points"]) == pytest.approx(-80)
    for column in ("before", "after"):
        assert sum(float(row[column]) for row in rows) == pytest.approx(1)


def test_changes_are_copied_as_a_program(tab, show, changed):
    show(changed, OFF)
    tab.run("copy_changes")
    assert f"ModelChange(kind='head_off', layer={OFF.layer}, head={OFF.head})," in tab.copied
    compile(tab.copied, "script", "exec")


def test_beside_the_next_token_stands_what_the_changes_did(show, plain, changed):
    tab = show(changed, OFF)
    card, state = tab.panel.shift_card, tab.view.state
    assert card.title.text() == "Head 1.2 off"
    name, value = card._lines[0]
    assert name.text() == f"next token {words.best_token(state)}"
    before, after = value.text().split(" → ")
    best = changed.start.best[0]
    shares = changed.start.shares[best], changed.shares[best]
    assert (before, after) == tuple(f"{100 * share:.1f}%" for share in shares)
    was, now = (each.scores["induction"] for each in (changed.start, changed))
    for (name, value), (named, numbers) in zip(card._lines, words.told(state), strict=False):
        assert (name.text(), value.text()) == (named, numbers)
    for named, numbers in words.told(state)[1:]:
        layer, head = map(int, named.removeprefix("induction of ").split("."))
        assert numbers == f"{was[layer, head]:.2f} → {now[layer, head]:.2f}"
        assert was[layer, head] - now[layer, head] >= 0.05


def test_while_it_is_predicted_no_card_tells_the_next_token(show, changed):
    tab = show(changed, OFF)
    assert tab.panel.shift_card.isVisibleTo(tab.panel)
    tab.view.set_predicting(True)
    assert not tab.panel.shift_card.isVisibleTo(tab.panel)


def test_without_changes_there_is_no_card_of_them(show, plain):
    tab = show(plain)
    assert not tab.panel.shift_card.isVisibleTo(tab.panel)


def test_on_a_projector_a_line_says_what_is_changed_over_five_pairs(show, changed):
    tab = show(changed, OFF)
    rect = QRectF(0, 0, 1024, 600)
    wall, desk = (
        lay_out_next(rect, theme(name), tab.view.state) for name in ("projector", "light")
    )
    assert wall.told.height() > 0
    assert wall.tokens.top() > wall.told.bottom()
    assert wall.rows == 5
    assert (desk.told.height(), desk.rows) == (0, 6)
