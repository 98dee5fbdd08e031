"""The lessons that ship with the program, by id: one `.attn` file each in resources/lessons."""

from __future__ import annotations

from dataclasses import replace

from attnviz.errors import LessonError
from attnviz.model.lab import Lab
from attnviz.model.lesson_file import SUFFIX, LabFile, loads
from attnviz.resources import FOLDER

LESSONS = FOLDER / "lessons"
FIRST = ("sentence-heads", "step-by-step", "tiny-example")


def ids() -> tuple[str, ...]:
    """Name all bundled lessons, the three of the first screens first."""
    found = {path.name.removesuffix(SUFFIX) for path in LESSONS.iterdir() if path.suffix == SUFFIX}
    return (*(name for name in FIRST if name in found), *sorted(found.difference(FIRST)))


def load(lesson_id: str) -> LabFile:
    """Open a bundled lesson.

    Raises
    ------
    LessonError
        When there is no lesson of that id.
    """
    if lesson_id not in FIRST and lesson_id not in ids():
        raise LessonError(f"no lesson is called {lesson_id!r}; there are {', '.join(ids())}.")
    return loads((LESSONS / (lesson_id + SUFFIX)).read_bytes(), f"lesson {lesson_id}")


def start_lab() -> Lab:
    """Give the lab the program opens with: the designed sentence, and four small rows for tab 2."""
    sentence = load("sentence-heads").lab
    return replace(sentence, example=load("step-by-step").lab.document)
