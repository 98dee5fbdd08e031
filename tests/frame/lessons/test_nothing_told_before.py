"""No step of a lesson lets its answer be read before it is asked for, on no tab, in no language."""

import re

import pytest
from frame.lessons.readable import readable

from attnviz.model.files import library

NUMBER = re.compile(r"(?<![\d.,])[+−]?\d[\d,]*(?:[.]\d+%?|%)")  # shares and decimals
READ_OFF = {  # grids whose heads are to be told apart; the share before keys were averaged
    ("many-heads-one-bill", 2, "94%"),
    ("many-heads-one-bill", 7, "96%"),
    ("many-heads-one-bill", 1, "100%"),  # stands in the question of the slide
}


def numbers(text):
    return set(NUMBER.findall(text.replace("\u00a0", " ")))


def said(step):
    return " ".join((step.say, step.ask, *step.choices))


@pytest.mark.parametrize("look", ["light", "projector"])
@pytest.mark.parametrize("lesson_id", library.COURSE)
def test_no_number_of_an_answer_can_be_read_before_it(room, lesson_id, look):
    room.window.themes.choose(look)
    room.lesson_controller.open(lesson_id)
    told, known = set(), set()
    for place, step in enumerate(room.player.lesson.steps):
        known |= numbers(said(step))
        if step.kind in ("vote", "discuss", "typed", "point"):
            room.player.go(place)
            assert room.player.poll.asks
            # What is right is secret where it stands beside the choices, too.
            right = set() if step.right is None else numbers(step.choices[step.right])
            secret = (numbers(step.reveal) - known) | right
            for where, texts in readable(room).items():
                seen = set().union(*map(numbers, texts)) if texts else set()
                told |= {(where, lesson_id, place + 1, number) for number in secret & seen}
        known |= numbers(step.reveal)
    assert {each for each in told if each[1:] not in READ_OFF} == set()


def test_what_can_be_read_is_found_by_the_same_look(room):
    """The look finds the number of an answer once it is shown: it would find it before."""
    room.lesson_controller.open(library.COURSE[0])
    place = next(i for i, s in enumerate(room.player.lesson.steps) if s.covers and s.reveal)
    room.player.go(place)
    room.player.reveal()
    secret = numbers(room.player.step.reveal)
    assert secret
    for where in ("picture", "figure", "class"):
        assert secret <= set().union(*map(numbers, readable(room)[where])), where
