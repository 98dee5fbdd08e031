"""The words of a bundled lesson as they are shown: its numbers written as those on the screen."""

from __future__ import annotations

from dataclasses import replace

from attnviz.frame.lessons.number_text import in_format
from attnviz.model.lessons.handout import Handout
from attnviz.model.lessons.lesson import Lesson
from attnviz.model.lessons.step import LessonStep


def as_shown(lesson: Lesson) -> Lesson:
    """Return a bundled lesson with the decimal mark that a person chose in all its texts."""
    return replace(lesson, steps=tuple(_step(step) for step in lesson.steps))


def sheet_as_shown(handout: Handout) -> Handout:
    """Return the sheet of a bundled lesson with the decimal mark that a person chose."""
    return replace(
        handout,
        votes=tuple(replace(vote, text=in_format(vote.text)) for vote in handout.votes),
        work=tuple(replace(work, text=in_format(work.text)) for work in handout.work),
        experiment=tuple(map(in_format, handout.experiment)),
        question=in_format(handout.question),
        answer=in_format(handout.answer),
    )


def _step(step: LessonStep) -> LessonStep:
    slide = step.slide
    if slide is not None:
        lines = tuple(in_format(line) for line in slide.lines)
        slide = replace(slide, lines=lines, lights=tuple(in_format(part) for part in slide.lights))
    return replace(
        step,
        say=in_format(step.say),
        ask=in_format(step.ask),
        answer=in_format(step.answer),
        choices=tuple(in_format(choice) for choice in step.choices),
        reveal=in_format(step.reveal),
        tries=tuple(
            replace(one, label=in_format(one.label), reveal=in_format(one.reveal))
            for one in step.tries
        ),
        targets=tuple(replace(one, text=in_format(one.text)) for one in step.targets),
        diagnoses=tuple(replace(one, text=in_format(one.text)) for one in step.diagnoses),
        slide=slide,
        notes=in_format(step.notes),
    )
