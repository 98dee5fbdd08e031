"""The words of a bundled lesson as they are shown: its numbers written as those on the screen."""

from __future__ import annotations

from dataclasses import replace

from attnviz.frame.lessons.number_text import in_format
from attnviz.model.lessons.lesson import Lesson
from attnviz.model.lessons.step import LessonStep


def as_shown(lesson: Lesson) -> Lesson:
    """Return a bundled lesson with the decimal mark that a person chose in all its texts."""
    return replace(lesson, steps=tuple(_step(step) for step in lesson.steps))


def _step(step: LessonStep) -> LessonStep:
    return replace(
        step,
        say=in_format(step.say),
        ask=in_format(step.ask),
        choices=tuple(in_format(choice) for choice in step.choices),
        reveal=in_format(step.reveal),
        notes=in_format(step.notes),
    )
