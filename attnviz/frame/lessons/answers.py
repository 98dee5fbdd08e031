"""What the bar says of a step: choices with their hands, numbers that were typed, the answer."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence

from attnviz.frame.lessons.choice_button import Choice
from attnviz.frame.lessons.lesson_bar import BarStep
from attnviz.frame.lessons.poll import LETTERS, Poll
from attnviz.language import tr
from attnviz.model.lessons.lesson import Lesson
from attnviz.model.lessons.step import LessonStep
from attnviz.ui.look.numbers import NO_BREAK, parse
from attnviz.ui.predict.ballot import Ballot, Question, fits
from attnviz.ui.predict.ballot_picture import BallotPicture


def bar_step(
    lesson: Lesson, place: int, poll: Poll, reveal: str, *, on_slide: bool, fault: str = ""
) -> BarStep:
    """Return what the bar shows of a step.

    Parameters
    ----------
    fault : why what the class has typed cannot be
    reveal : what comes out, without what is said of the numbers that were typed
    on_slide : whether a slide is seen, which says some of it already
    """
    step = lesson.steps[place]
    say = _not_on_slide(step) if on_slide else step.say
    ask = step.ask
    if poll.asks and poll.before is not None:
        ask = tr("Talk with a neighbour who voted differently. Then vote again.")
    return BarStep(
        lesson=lesson.title,
        number=place + 1,
        count=len(lesson.steps),
        say=say,
        ask=ask,
        choices=choices_of(step, poll),
        reveal=" ".join(part for part in (reveal, told(step, poll)) if part),
        numbers=numbers_of(step, poll),
        asks=poll.asks,
        revealed=poll.revealed,
        has_notes=bool(step.notes),
        fault=fault,
    )


def _not_on_slide(step: LessonStep) -> str:
    """Return what of a step does not stand on its slide."""
    if step.slide is None or not step.slide.lines or step.kind == "slide":
        return ""
    say = _plain(step.say)
    for line in step.slide.lines:
        say = say.replace(_plain(line), "")
    return say.strip()


def _plain(text: str) -> str:
    """Return a text without the signs that only keep a line together."""
    return text.replace(NO_BREAK, " ")


def choices_of(step: LessonStep, poll: Poll) -> tuple[Choice, ...]:
    """Return the choices of a step, or the things to try, with the hands they have.

    The last of the things to try is what a class types itself.
    """
    tries = step.kind == "edit"
    texts: Sequence[str] = [each.label for each in step.tries] if tries else step.choices
    if tries and step.own:
        texts = [*texts, tr("Your own…")]
    own = poll.tried is None and tries
    right = step.right if poll.revealed else None
    return tuple(
        Choice(
            LETTERS[place],
            text,
            poll.tally(place),
            poll.tally_before(place),
            None if right is None else place == right,
            lit=poll.tried == place or (own and poll.revealed and place == poll.n),
        )
        for place, text in enumerate(texts)
    )


def numbers_of(step: LessonStep, poll: Poll) -> BallotPicture | None:
    """Return the numbers that were typed; None where none is wanted."""
    if step.kind != "typed" or (poll.revealed and not poll.numbers):
        return None
    question = Question(about=step, text=step.say, number=_number(step.answer), answer=step.answer)
    right = {typed for typed in poll.numbers if poll.revealed and is_right(step, typed)}
    ballot = Ballot(not poll.revealed, tuple(poll.called()), frozenset(right))
    return BallotPicture(question, ballot, poll.typing)


def is_right(step: LessonStep, typed: str) -> bool:
    """Whether a number that was typed counts as the answer."""
    if step.accept:
        least, most = step.accept
        return least <= _number(typed) <= most
    return _decimals(typed) >= min(1, _decimals(step.answer)) and fits(typed, _number(step.answer))


def told(step: LessonStep, poll: Poll) -> str:
    """Say what went wrong with numbers that somebody may get."""
    if not poll.revealed:
        return ""
    found = []
    for typed, _ in poll.called():
        if is_right(step, typed):
            continue
        for diagnosis in step.diagnoses:
            if fits(typed, diagnosis.number):
                found.append(tr("{number}: {why}.", number=typed, why=diagnosis.text.rstrip(".")))
                break
    return " ".join(found)


def _number(text: str) -> float:
    try:
        return parse(_bare(text))
    except ValueError:
        return math.nan


def _decimals(text: str) -> int:
    return len(_bare(text).replace(",", ".").partition(".")[2])


def _bare(text: str) -> str:
    """Return a number without its unit, as an author may write an answer: 64 GiB, 96%."""
    return re.sub(r"\s*(?:%|[KMGT]i[Bo])\s*$", "", text).strip()
