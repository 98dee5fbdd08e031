"""A lesson in the making: every change gives a new draft, so that each can be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from attnviz.errors import LessonError
from attnviz.language import mark, tr
from attnviz.model.document.lab import Lab
from attnviz.model.files.attn import LabFile
from attnviz.model.files.json_fields import Faults, JsonField
from attnviz.model.lessons.lesson import Lesson, checked
from attnviz.model.lessons.state import Page, state_of
from attnviz.model.lessons.step import LessonStep

NAMELESS = mark("My lesson")
MOST_MINUTES = 600


@dataclass(frozen=True, eq=False)
class Draft:
    """Steps that are being written.

    Parameters
    ----------
    lab : what the lesson starts with; the states of all steps are changes of it
    """

    lab: Lab
    title: str = field(default_factory=lambda: tr(NAMELESS))
    minutes: int = 5
    steps: tuple[LessonStep, ...] = ()

    def with_step(
        self, say: str, lab: Lab, selection: Mapping[str, Any], page: Page, after: int | None = None
    ) -> Draft:
        """Add a step that shows what is on screen, at the end or after another one."""
        step = LessonStep(say, state=state_of(self.lab, lab, selection, page))
        place = len(self.steps) if after is None else after + 1
        checked(self.lab, step, place)
        return replace(self, steps=(*self.steps[:place], step, *self.steps[place:]))

    def with_state(self, place: int, lab: Lab, selection: Mapping[str, Any], page: Page) -> Draft:
        """Let a step show what is on screen now; a cover it asked for stays."""
        state = state_of(self.lab, lab, selection, page)
        if self.steps[place].state.get("predict"):
            state["predict"] = True
        return self._with(place, replace(self.steps[place], state=state))

    def with_words(self, place: int, **texts: Any) -> Draft:
        """Return a step other words.

        Raises
        ------
        LessonError
            For words that a step cannot have.
        """
        cover = texts.pop("predict", None)
        step = self.steps[place]
        if cover is not None:
            kept = {name: value for name, value in step.state.items() if name != "predict"}
            texts["state"] = kept | ({"predict": True} if cover else {})
        return self._with(place, replace(step, **texts))

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
        """Return the lesson a title and a length."""
        if not title.strip():
            raise LessonError(tr("title: found nothing, expected the title of the lesson."))
        JsonField(minutes, "minutes", Faults()).whole(1, MOST_MINUTES)
        return replace(self, title=title.strip(), minutes=minutes)

    def file(self) -> LabFile:
        """Return what is saved."""
        trees = tuple(step.tree() for step in self.steps)
        lab = replace(self.lab, title=self.title)
        return LabFile(lab, steps=trees, extra={"minutes": self.minutes})

    def _with(self, place: int, step: LessonStep) -> Draft:
        return replace(self, steps=(*self.steps[:place], step, *self.steps[place + 1 :]))


def draft_of(lesson: Lesson) -> Draft:
    """Start from a lesson that there is already."""
    return Draft(lesson.lab, lesson.title, lesson.minutes, lesson.written)
