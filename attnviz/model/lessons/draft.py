"""A lesson in the making: every change gives a new draft, so that each can be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from attnviz.errors import LessonError
from attnviz.language import mark, tr
from attnviz.model.document.lab import Lab
from attnviz.model.files.attn import LabFile
from attnviz.model.files.json_fields import Faults, JsonField
from attnviz.model.lessons.lesson import LONGEST_WORDS, WORDS, Lesson, checked, tried
from attnviz.model.lessons.state import Page, merged, patch_between, state_of
from attnviz.model.lessons.step import OF_BEFORE, LessonStep, read_step

NAMELESS = mark("My lesson")
MOST_MINUTES = 600
Fields = Mapping[str, Any]


@dataclass(frozen=True, eq=False)
class Draft:
    """Steps that are being written.

    Parameters
    ----------
    lab : what the lesson starts with; the states of all steps are changes of it
    about : what else its file says: goal, audience, before, next, handout
    """

    lab: Lab
    title: str = field(default_factory=lambda: tr(NAMELESS))
    minutes: int = 5
    steps: tuple[LessonStep, ...] = ()
    about: Fields = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "about", MappingProxyType(dict(self.about)))

    def with_step(
        self, say: str, lab: Lab, selection: Fields, page: Page, after: int | None = None
    ) -> Draft:
        """Add a step that shows what is on screen, at the end or after another one."""
        step = LessonStep(say, state=state_of(self.lab, lab, selection, page))
        place = len(self.steps) if after is None else after + 1
        checked(self.lab, step, place)
        return replace(self, steps=(*self.steps[:place], step, *self.steps[place:]))

    def with_state(self, place: int, lab: Lab, selection: Fields, page: Page) -> Draft:
        """Let a step show what is on screen now; a cover it asked for stays."""
        state = state_of(self.lab, lab, selection, page)
        if self.steps[place].state.get("predict"):
            state["predict"] = True
        return self._with(place, replace(self.steps[place], state=state))

    def with_after(self, place: int, lab: Lab, selection: Fields, page: Page) -> Draft:
        """Let the answer of a step show what is on screen now.

        Raises
        ------
        LessonError
            When the step changes something that the screen does not.
        """
        step, now = self.steps[place], state_of(self.lab, lab, selection, page)
        return self._with(place, replace(step, after=patch_between(step.state, now)))

    def with_try(self, place: int, label: str, lab: Lab, selection: Fields, page: Page) -> Draft:
        """Add something to try to a step: what is on screen now.

        Raises
        ------
        LessonError
            As for `with_after`, and when there is room for no more.
        """
        step, now = self.steps[place], state_of(self.lab, lab, selection, page)
        patch = patch_between(merged(step.state, step.after), now)
        tries = [*step.tree().get("tries", []), {"label": label, "state": patch}]
        return self.with_fields(place, kind="edit", tries=tries)

    def with_fields(self, place: int, **fields: Any) -> Draft:
        """Give a step other fields, as a file has them; what is empty goes.

        Raises
        ------
        LessonError
            For fields that a step cannot have, and pictures and numbers that there are not.
        """
        tree = {**self.steps[place].tree(), **fields}
        kept = {name: value for name, value in tree.items() if not _empty(value)}
        step = read_step(kept, place + 1)
        tried(self.lab, step, place, lenient=OF_BEFORE.issuperset(kept))
        return self._with(place, step)

    def moved(self, place: int, by: int) -> Draft:
        """Move a step up or down; the same draft at the ends."""
        other = place + by
        if not 0 <= other < len(self.steps):
            return self
        steps = list(self.steps)
        steps.insert(other, steps.pop(place))
        return replace(self, steps=tuple(steps))

    def without(self, place: int) -> Draft:
        """Delete a step."""
        return replace(self, steps=(*self.steps[:place], *self.steps[place + 1 :]))

    def named(self, title: str, minutes: int) -> Draft:
        """Give the lesson a title and a length."""
        if not title.strip():
            raise LessonError(tr("title: found nothing, expected the title of the lesson."))
        JsonField(minutes, "minutes", Faults()).whole(1, MOST_MINUTES)
        return replace(self, title=title.strip(), minutes=minutes)

    def told(self, note: str, **about: Any) -> Draft:
        """Say of the lesson what it is about, and what else its file says; what is empty goes.

        Raises
        ------
        LessonError
            For a text that is too long.
        """
        for name in WORDS:
            JsonField(about.get(name, ""), name, Faults()).text(LONGEST_WORDS)
        kept = {name: value for name, value in {**self.about, **about}.items() if not _empty(value)}
        return replace(self, lab=replace(self.lab, note=note), about=kept)

    def file(self) -> LabFile:
        """Return what is saved."""
        trees = tuple(step.tree() for step in self.steps)
        lab = replace(self.lab, title=self.title)
        return LabFile(lab, steps=trees, extra={"minutes": self.minutes, **self.about})

    def _with(self, place: int, step: LessonStep) -> Draft:
        return replace(self, steps=(*self.steps[:place], step, *self.steps[place + 1 :]))


def draft_of(lesson: Lesson) -> Draft:
    """Start from a lesson that there is already."""
    about = {name: getattr(lesson, name) for name in (*WORDS, "handout")}
    kept = {name: value for name, value in about.items() if not _empty(value)}
    return Draft(lesson.lab, lesson.title, lesson.minutes, lesson.written, kept)


def _empty(value: Any) -> bool:
    """Whether a field says nothing; an empty slide is one all the same."""
    return value is None or value is False or value in ("", 0, [], ())
