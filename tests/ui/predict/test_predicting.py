"""Predict first without a tab: cover, vote, reveal, and what is right."""

import pytest
from PySide6.QtCore import QRectF

from attnviz.ui.look.theme import theme
from attnviz.ui.predict.ballot import Ballot, Question, fits, verdict
from attnviz.ui.predict.ballot_picture import choice_rect, height_of, letters, named
from attnviz.ui.predict.predicting import UNASKED, Predicting

WORDS = Question("row 1", "Who?", tuple("abcdefghijkl"), frozenset({1}), "“b”")
NUMBER = Question("cell", "How much?", number=1.96, answer="1.96")


@pytest.fixture
def asked(qapp):
    prediction = Predicting()
    prediction.reduced = True
    prediction.ask(WORDS)
    prediction.set_on(True)
    return prediction


def typed(prediction, text):
    for sign in text:
        prediction.type(sign)


def test_off_covered_revealed_off(asked):
    assert (asked.on, asked.covered, asked.revealed) == (True, True, False)
    assert asked.reveal()
    assert (asked.covered, asked.revealed) == (False, True)
    assert not asked.reveal()
    asked.set_on(False)
    assert not asked.on
    assert asked.ballot is None


def test_votes_are_counted_and_taken_back(asked):
    for place in (1, 1, 3):
        assert asked.vote(place)
    assert asked.votes == ((1, 2), (3, 1))
    asked.take_back()
    assert asked.votes == ((1, 2),)
    assert not asked.vote(99)
    asked.reveal()
    assert not asked.vote(1), "the polls are closed"


def test_a_number_votes_and_a_second_digit_may_follow_quickly(asked, qtbot):
    typed(asked, "3")
    assert asked.votes == ((2, 1),), "there is no choice 30: no need to wait"
    typed(asked, "12")
    assert asked.votes == ((2, 1), (11, 1))
    typed(asked, "1")
    assert asked.typed == "1"
    qtbot.waitUntil(lambda: asked.votes == ((0, 1), (2, 1), (11, 1)), timeout=2000)


def test_enter_ends_a_first_digit_then_reveals(asked):
    typed(asked, "1")
    asked.enter()
    assert asked.votes == ((0, 1),)
    assert asked.covered
    asked.enter()
    assert asked.revealed


def test_another_question_is_covered_again_and_the_same_is_not(asked):
    asked.vote(1)
    asked.reveal()
    asked.ask(Question("row 1", "Who?", WORDS.choices, frozenset({2})))
    assert asked.revealed, "other numbers of the same row stay to be seen"
    asked.ask(Question("row 2", "Who?", WORDS.choices, frozenset({2})))
    assert asked.covered
    assert asked.votes == ()


def test_the_caption_gives_nothing_away_while_covered(asked):
    assert "96" not in asked.caption("b gets 96%")
    assert asked.caption("b gets 96%").startswith("Who?")
    asked.vote(1)
    asked.vote(2)
    asked.reveal()
    assert asked.caption("b gets 96%") == "1 of 2 right. b gets 96%"


def test_a_ballot_knows_the_right_ones_only_when_revealed(asked):
    asked.vote(1)
    assert asked.ballot.right == frozenset()
    asked.reveal()
    assert asked.ballot.right == {1}


def test_votes_leave_after_a_while_and_the_caption_with_them(asked, qtbot):
    asked._stay.setInterval(20)
    asked.vote(1)
    asked.reveal()
    assert asked.votes
    qtbot.waitUntil(lambda: asked.votes == ())
    assert asked.caption("plain") == "plain"


def test_tiles_lift_from_the_left_in_time(qapp, qtbot):
    prediction = Predicting()
    prediction.ask(WORDS)
    prediction.set_on(True)
    assert prediction.ballot.uncovered(4) == 0
    prediction.reveal()
    assert prediction.lifting
    seen = []
    prediction.lifted.connect(lambda: seen.append(prediction.ballot.uncovered(4)))
    qtbot.waitUntil(lambda: not prediction.lifting, timeout=3000)
    assert seen == sorted(seen), "from the left"
    assert len(seen) > 1, "it takes time"
    assert prediction.ballot.uncovered(4) == 4


def test_with_reduced_motion_they_are_gone_at_once(asked):
    asked.reveal()
    assert not asked.lifting
    assert asked.ballot.uncovered(4) == 4


def test_lift_goes_from_the_first_to_the_last():
    half = Ballot(covered=False, lift=0.5)
    assert half.lifted(0, 5) == 1.0
    assert 0 < half.lifted(2, 5) < 1.0
    assert half.lifted(4, 5) == 0.0
    assert Ballot(covered=True, lift=1.0).lifted(0, 5) == 0.0


def test_typed_numbers_are_votes(asked):
    asked.ask(NUMBER)
    typed(asked, "1.9x6")
    assert asked.typed == "1.96"
    asked.enter()
    typed(asked, "2.0")
    asked.enter()
    typed(asked, "3")
    asked.reveal()
    assert asked.votes == (("1.96", 1), ("2.0", 1), ("3", 1)), "what stands there counts"
    assert verdict(NUMBER, asked.votes) == (
        "2 of 3 right. The answer is 1.96. 1.96 and 2.0 are right: they match to the digits typed."
    )


def test_backspace_takes_a_sign_then_a_vote(asked):
    asked.ask(NUMBER)
    typed(asked, "1")
    asked.enter()
    typed(asked, "25")
    asked.take_back()
    assert asked.typed == "2"
    asked.take_back()
    asked.take_back()
    assert asked.votes == ()


@pytest.mark.parametrize(
    ("text", "number", "right"),
    [
        ("1.96", 1.96, True),
        ("2.0", 1.96, True),
        ("2", 1.96, True),
        ("1,96", 1.96, True),
        ("1.9", 1.96, False),
        ("1.97", 1.96, False),
        ("−0.5", -0.545, True),
        ("-0.55", -0.545, True),
        ("-0.54", -0.545, True),
        ("0.5", -0.545, False),
        ("0", 0.0, True),
        ("0", 0.3, False),
        ("0.0", 0.04, False),
        ("0.66", 0.6647, True),
        ("0.665", 0.6647, True),
        ("0.67", 0.6647, False),
        ("-inf", float("-inf"), True),
        ("−∞", float("-inf"), True),
        ("5", float("-inf"), False),
        ("1.2.3", 1.2, False),
        ("-", 0.0, False),
        ("", 0.0, False),
    ],
)
def test_a_number_is_right_when_it_is_the_answer_rounded_to_its_digits(text, number, right):
    assert fits(text, number) is right


def test_shares_may_be_typed_as_per_cent():
    assert fits("66%", 0.6647, share=True)
    assert fits("66.5%", 0.6647, share=True)
    assert not fits("67%", 0.6647, share=True)
    assert not fits("66%", 0.6647), "only where the number is a share"


def test_counts_are_exact():
    assert fits("58", 58.0, whole=True)
    assert not fits("60", 58.0, whole=True)
    assert not fits("58.4", 58.0, whole=True)


@pytest.mark.parametrize(
    ("pressed", "stands"),
    [
        ("1.96", "1.96"), ("−1,9", "−1,9"), ("1..9", "1.9"), ("1,9.", "1,9"), ("--2", "-2"),
        ("2-", "2"), ("-∞", "-∞"), ("inf", "inf"), ("1i", "1"), ("9%", "9"), (".5", ".5"),
    ],
)  # fmt: skip
def test_only_what_a_number_can_go_on_with_is_taken(asked, pressed, stands):
    asked.ask(NUMBER)
    typed(asked, pressed)
    assert asked.typed == stands


def test_a_share_may_be_typed_as_per_cent_and_a_count_has_digits_only(asked):
    asked.ask(Question("share", "How much?", number=0.5, share=True))
    typed(asked, "%50%%")
    assert asked.typed == "50%"
    asked.ask(Question("count", "How many?", number=70.0, whole=True))
    typed(asked, "-7.0")
    assert asked.typed == "70"
    assert not asked.takes("."), "a clicker's key stays a key"


def test_what_is_no_number_yet_is_no_vote(asked):
    asked.ask(NUMBER)
    typed(asked, "-.")
    asked.enter()
    assert asked.votes == ()
    assert asked.covered
    asked.reveal()
    assert asked.votes == ()


def test_where_a_lesson_asks_there_is_only_the_cover(asked):
    asked.set_on(True, asks=False)
    assert asked.covered
    assert not asked.vote(1)
    assert not asked.type("2")
    assert asked.caption("b gets 96%") == UNASKED
    assert asked.ballot.number(1) == ""


def test_announcements_say_the_answer_only_at_the_end(qapp):
    prediction, heard = Predicting(), []
    prediction.announced.connect(heard.append)
    prediction.ask(WORDS)
    prediction.set_on(True)
    prediction.vote(1)
    assert heard == ["Answer hidden. Who?", "b: 1 vote"]
    prediction.reveal()
    assert heard[-1] == "Revealed: “b”. 1 of 1 right."


@pytest.mark.parametrize(("look", "wide"), [("light", 960), ("projector", 1920)])
def test_names_of_twelve_choices_stay_whole(qapp, look, wide):
    look = theme(look, height=720 if look == "light" else 1080)
    words = ("because", "typical", "animal") * 4
    strip = QRectF(0, 0, wide, height_of(look))
    px = letters(words, look, strip)
    room = choice_rect(strip, look, 0, 12).width() - look.px(8) - 4
    font = look.font("label", bold=True, px=px)
    assert [named(i, word, font, room) for i, word in enumerate(words)] == [
        f"{i + 1} {word}" for i, word in enumerate(words)
    ]
    assert px >= look.size("tick")
    assert letters(("a", "b"), look, strip) == look.size("label"), "no smaller than need be"
