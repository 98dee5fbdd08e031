"""What ships with the program, by id: one `.attn` file each in resources/lessons.

Three are exhibits; the others are lessons with steps, which show an exhibit by its id.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from attnviz.errors import LessonError
from attnviz.language import tr
from attnviz.model.document.lab import Lab
from attnviz.model.files.attn import SUFFIX, LabFile, loads
from attnviz.model.files.read import EXHIBITS, LESSONS
from attnviz.model.files.texts import in_language
from attnviz.resources import FOLDER

MODELS = FOLDER / "models"

COURSE = (
    "who-looks-where",
    "one-layer-by-hand",
    "why-sqrt-d",
    "many-heads-one-bill",
    "fewer-scores",
    "how-a-head-learns",
    "a-real-head",
)
BONUS = {"a-real-head": "letters"}
"""Lessons on a model that is built in, which are there where it is."""


def ids() -> tuple[str, ...]:
    """Name all bundled files, the three exhibits first, then the lessons as they are taught."""
    found = {path.name.removesuffix(SUFFIX) for path in LESSONS.iterdir() if path.suffix == SUFFIX}
    found -= {
        name for name, model in BONUS.items() if not (MODELS / model / "config.json").exists()
    }
    listed = [name for name in (*EXHIBITS, *COURSE) if name in found]
    return (*listed, *sorted(found.difference(listed)))


def course() -> tuple[str, ...]:
    """Name the lessons that are there, as they are taught."""
    there = ids()
    return tuple(name for name in COURSE if name in there)


def load(lesson_id: str) -> LabFile:
    """Open a bundled lesson; what people read is in the language chosen.

    Raises
    ------
    LessonError
        When there is no lesson of that id.
    """
    if lesson_id not in EXHIBITS and lesson_id not in ids():
        raise LessonError(
            tr(
                "unknown lesson {lesson_id}; known lessons: {ids}.",
                lesson_id=repr(lesson_id),
                ids=", ".join(ids()),
            )
        )
    return in_language(_read(lesson_id))


@cache
def _read(lesson_id: str) -> LabFile:
    """Read a bundled file, once: neither it nor what it becomes can change."""
    return loads((LESSONS / (lesson_id + SUFFIX)).read_bytes(), f"lesson {lesson_id}")


def start_lab() -> Lab:
    """Return the lab the program opens with: the designed sentence, four small rows for tab 2."""
    sentence = load("sentence-heads").lab
    return replace(sentence, example=load("step-by-step").lab.document)


__all__ = ["BONUS", "COURSE", "EXHIBITS", "LESSONS", "course", "ids", "load", "start_lab"]
