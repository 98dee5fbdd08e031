"""What stands on the sheet of a lesson: predictions, work with blanks, an experiment, a sentence.

A lesson file says it in `handout`; only what it does not say is made up from the steps::

    "handout": {
     "votes": [3, 5, {"step": 6, "text": "a question that gives no other answer away"}],
     "work": [{"figure": "columns", "steps": [5, 3]},
              "The shares of a row add up to [[100%]].",
              {"step": 3, "text": "“tired” gives “animal” [[{share tired animal = 96%}]]."}],
     "experiment": ["“… because it was too ___”", "my guess", "result"],
     "question": "Why can “it” not be settled where it stands?",
     "answer": "the word that settles it comes later"}

In double brackets stands what a pupil fills in; numbers in braces are worked out on the screen of
a step, after its answer.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from attnviz.errors import LessonError
from attnviz.language import mark, tr
from attnviz.model.files.json_fields import Faults, JsonField, Reader
from attnviz.model.lessons import computed
from attnviz.model.lessons.computed import Sight
from attnviz.model.lessons.lesson import Lesson
from attnviz.model.lessons.step import VOTES

FIGURES = ("columns", "mask", "walk", "ruler", "grids", "triangles", "copies")
"""Words in two columns, a mask over words, a walk, scores on a ruler, patterns, sparse patterns,
letters that are copied."""
LONGEST = 400
EXPERIMENT = (mark("proposal"), mark("my guess"), mark("result"))
_BLANK = re.compile(r"\[\[(.*?)\]\]")


@dataclass(frozen=True)
class LinePart:
    """A part of a line: printed, or what belongs into a blank."""

    text: str
    blank: bool = False


@dataclass(frozen=True)
class Prediction:
    """A step whose question is answered on paper first; `text` where it is asked otherwise."""

    step: int
    text: str = ""


@dataclass(frozen=True)
class Work:
    """A line to fill in, or a figure of what some steps show.

    Parameters
    ----------
    text : the line, with what is filled in between double brackets
    steps : whose screens a figure shows, or whose numbers a line says; counted from 1
    figure : one of `FIGURES`, "" for a line
    """

    text: str = ""
    steps: tuple[int, ...] = ()
    figure: str = ""

    @property
    def pieces(self) -> tuple[LinePart, ...]:
        """Return the line in parts."""
        parts = _BLANK.split(self.text)
        found = (LinePart(part, bool(place % 2)) for place, part in enumerate(parts))
        return tuple(piece for piece in found if piece.text)


@dataclass(frozen=True)
class Handout:
    """What a sheet holds besides the steps of the lesson.

    Parameters
    ----------
    votes : steps that are predicted
    work : what is worked out
    experiment : heads of the table of the class's own tries; none = no table
    question, answer : to be answered in one sentence
    """

    votes: tuple[Prediction, ...] = ()
    work: tuple[Work, ...] = ()
    experiment: tuple[str, ...] = ()
    question: str = ""
    answer: str = ""


def handout_of(lesson: Lesson, tree: Any = None) -> Handout:
    """Return the sheet of a lesson, from what its file says of it.

    Raises
    ------
    LessonError
        Names the field, what was found and what was expected.
    """
    steps = lesson.steps
    asked = tuple(
        Prediction(n) for n, step in enumerate(steps, 1) if step.kind in (*VOTES, "typed")
    )
    if tree is None:
        tried = any(step.kind == "edit" for step in steps)
        return Handout(asked, experiment=tuple(map(tr, EXPERIMENT)) if tried else ())
    field = JsonField(tree, "handout", Faults())
    made = Handout(**{"votes": asked, **field.record(_HANDOUT)})
    named = [(f"votes[{i}]", vote.step) for i, vote in enumerate(made.votes)]
    named += [(f"work[{i}]", n) for i, work in enumerate(made.work) for n in work.steps]
    for at, number in named:
        if not 1 <= number <= len(steps):
            text = tr("found step {number}, expected 1 to {n}.", number=number, n=len(steps))
            raise LessonError(f"handout.{at}: {text}")
    return replace(made, work=tuple(_filled(lesson, made.work)))


def _filled(lesson: Lesson, works: tuple[Work, ...]) -> Iterator[Work]:
    """Yield the work with its numbers filled in."""
    for place, work in enumerate(works):
        if "{" not in work.text:
            yield work
            continue
        at = work.steps[0] - 1 if work.steps else 0
        try:
            text = computed.filled(work.text, Sight(lesson.shown(at, revealed=True)))
        except LessonError as error:
            raise LessonError(f"handout.work[{place}]: {error}") from error
        yield replace(work, text=text)


def _work(field: JsonField) -> Work:
    if isinstance(field.value, str):
        return Work(field.text(LONGEST))
    values: Mapping[str, Any] = field.record(_WORK)
    if "text" in values and "step" in values:
        return Work(values["text"], (values["step"],))
    if "figure" in values:
        return Work("", values.get("steps", (1,)), values["figure"])
    raise field.fault(tr("a line, a step and a text, or a figure and its steps"))


def _vote(field: JsonField) -> Prediction:
    if not isinstance(field.value, dict):
        return Prediction(field.whole(1, 500))
    values = field.record({"step": _WORK["step"], "text": _WORK["text"]})
    if "step" not in values:
        raise field.fault(tr("an object with {names}", names="step, text"))
    return Prediction(**values)


def _steps(field: JsonField) -> tuple[int, ...]:
    return tuple(entry.whole(1, 500) for entry in field.list())


_WORK: dict[str, Reader] = {
    "text": lambda field: field.text(LONGEST),
    "step": lambda field: field.whole(1, 500),
    "figure": lambda field: field.one_of(*FIGURES),
    "steps": _steps,
}
_HANDOUT: dict[str, Reader] = {
    "votes": lambda field: tuple(_vote(entry) for entry in field.list()),
    "work": lambda field: tuple(_work(entry) for entry in field.list()),
    "experiment": lambda field: field.texts(LONGEST),
    "question": lambda field: field.text(LONGEST),
    "answer": lambda field: field.text(LONGEST),
}
