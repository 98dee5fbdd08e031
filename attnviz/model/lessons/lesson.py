"""A lesson: steps, and the lab that what they show is a change of.

It is an `.attn` file with `steps` (see `attnviz.model.lessons.step`). Beside `title`, `note` and
`minutes` it may say `goal` (You can …; for the teacher alone), `audience`, `before` (what one has
to know), and `next`, the id of the lesson that follows.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from attnviz.errors import LessonError
from attnviz.language import tr
from attnviz.model.document.lab import Lab
from attnviz.model.files.attn import LabFile
from attnviz.model.files.json_fields import Faults, JsonField
from attnviz.model.files.lesson_lines import located
from attnviz.model.lessons import computed
from attnviz.model.lessons.computed import Sight
from attnviz.model.lessons.state import ScreenState, merged, read_state
from attnviz.model.lessons.step import OF_BEFORE, Goal, LessonStep, State, read_steps
from attnviz.model.lessons.toy import saved_steps

MOST_MINUTES = 600
WORDS = ("goal", "audience", "before", "next")
LONGEST_WORDS = 400


@dataclass(frozen=True, eq=False)
class Lesson:
    """Steps, and the lab that their states change.

    Parameters
    ----------
    name : id of a bundled lesson, or path of a file
    minutes : how long it takes with a class
    steps : with their numbers filled in
    written : the same as their author wrote them
    goal, audience, before : what one can do afterwards, for whom it is, what it builds upon
    next : id of the lesson that follows, "" = none
    handout : what the file says of its sheet, see `attnviz.model.lessons.handout`; None = nothing
    """

    name: str
    title: str
    minutes: int
    lab: Lab
    steps: tuple[LessonStep, ...]
    written: tuple[LessonStep, ...] = ()
    goal: str = ""
    audience: str = ""
    before: str = ""
    next: str = ""
    handout: Any = None

    def shown(self, place: int, revealed: bool = False, attempt: int | None = None) -> ScreenState:
        """Return what a step, counted from 0, puts on screen.

        Parameters
        ----------
        revealed : whether its answer was asked for
        attempt : which of its tries was applied
        """
        return checked(self.lab, self.steps[place], place, revealed, attempt)

    def trained(self, place: int, number: int) -> ScreenState:
        """Return what a step shows of its model as it was saved, counted from 1, while it learned.

        Raises
        ------
        LessonError
            When the step shows no model that is built in, or it was saved less often.
        """
        return _trained(self.lab, self.steps[place], place, number)

    def revealed_on(self, place: int, screen: ScreenState) -> str:
        """Return what comes out on a screen that a class has made itself."""
        step = (self.written or self.steps)[place]
        return computed.filled(step.reveal, Sight(screen, self.shown(place)))

    def met(self, target: Goal, place: int, screen: ScreenState) -> bool:
        """Whether a screen reaches a target of a step."""
        number = computed.number(target.number, Sight(screen, self.shown(place)))
        low, high = target.least, target.most
        return (low is None or number >= low) and (high is None or number <= high)


def lesson_of(file: LabFile, name: str) -> Lesson:
    """Read the steps of a file, and try every one of them.

    Raises
    ------
    LessonError
        One line: the file, the number of the step, the field, what was found and expected.
    """
    try:
        steps = read_steps(file.steps)
        lenient = all(OF_BEFORE.issuperset(tree) for tree in file.steps)
        told = tuple(tried(file.lab, step, place, lenient) for place, step in enumerate(steps))
        words = {key: _words(file, key) for key in WORDS}
        sheet = file.extra.get("handout")
        return Lesson(
            name, file.title, _minutes(file), file.lab, told, steps, **words, handout=sheet
        )
    except LessonError as error:
        raise LessonError(f"{name}: {located(str(error), file.find)}") from error


def checked(
    lab: Lab, step: LessonStep, place: int, revealed: bool = False, attempt: int | None = None
) -> ScreenState:
    """Return what a step, counted from 0, makes of the lab that a lesson starts with.

    Raises
    ------
    LessonError
        Names step and field, what was found and what was expected.
    """
    where = f"step {place + 1}.state"
    state: State = {**step.state, "covers": list(step.covers), "big": list(step.big)}
    if revealed or attempt is not None:
        where = f"step {place + 1}.after"
        state = merged({**state, "covers": []}, step.after)
    if attempt is not None:
        where = f"step {place + 1}.tries[{attempt}].state"
        state = merged(state, step.tries[attempt].state)
    return read_state(lab, JsonField(_plain(state), where, Faults()))


def _trained(lab: Lab, step: LessonStep, place: int, number: int) -> ScreenState:
    model = step.state.get("document", {}).get("model", {})
    saved = saved_steps(str(model.get("name", "")))
    if not 1 <= number <= len(saved):
        raise LessonError(
            tr(
                "step {step}.plays: found {number}, expected 1 to {n}, as the model of "
                "this step was saved {n} times.",
                step=place + 1,
                number=number,
                n=len(saved),
            )
        )
    patch = {"document": {"model": {"step": saved[number - 1]}}}
    return checked(lab, replace(step, state=merged(step.state, patch)), place)


def tried(lab: Lab, step: LessonStep, place: int, lenient: bool = False) -> LessonStep:
    """Try a step, counted from 0, in all its states; return it with the numbers of its texts.

    Raises
    ------
    LessonError
        Names step and field, what was found and what was expected.
    """
    before = checked(lab, step, place)
    after = checked(lab, step, place, revealed=True) if step.asks else before
    screens = [checked(lab, step, place, attempt=i) for i in range(len(step.tries))]

    def fill(text: str, field: str, screen: ScreenState) -> str:
        try:
            return computed.filled(text, Sight(screen, before), lenient)
        except LessonError as error:
            raise LessonError(f"step {place + 1}.{field}: {error}") from error

    tries = tuple(
        replace(one, reveal=fill(one.reveal or step.reveal, f"tries[{i}].reveal", screen))
        for i, (one, screen) in enumerate(zip(step.tries, screens, strict=True))
    )
    slide = step.slide
    if slide is not None:
        filled = (fill(line, f"slide.lines[{i}]", before) for i, line in enumerate(slide.lines))
        slide = replace(slide, lines=tuple(filled))
    if step.plays is not None and step.plays.what == "training":
        for number in (step.plays.first, step.plays.last):
            _trained(lab, step, place, number)
    for i, target in enumerate(step.targets):
        fill(f"{{{target.number}}}", f"targets[{i}].number", before)
    return replace(
        step,
        say=fill(step.say, "say", before),
        ask=fill(step.ask, "ask", before),
        answer=fill(step.answer, "answer", after),
        choices=tuple(
            fill(choice, f"choices[{i}]", after) for i, choice in enumerate(step.choices)
        ),
        diagnoses=tuple(
            replace(one, text=fill(one.text, f"diagnoses[{i}].text", after))
            for i, one in enumerate(step.diagnoses)
        ),
        slide=slide,
        reveal=tries[0].reveal if step.kind == "edit" else fill(step.reveal, "reveal", after),
        notes=fill(step.notes, "notes", after),
        tries=tries,
    )


def _plain(value: Any) -> Any:
    """Return plain dictionaries, as a file has them."""
    if isinstance(value, Mapping):
        return {name: _plain(part) for name, part in value.items()}
    return value


def _minutes(file: LabFile) -> int:
    if "minutes" not in file.extra:
        return max(1, len(file.steps) // 2)
    return JsonField(file.extra["minutes"], "minutes", Faults()).whole(1, MOST_MINUTES)


def _words(file: LabFile, key: str) -> str:
    if key not in file.extra:
        return ""
    return JsonField(file.extra[key], key, Faults()).text(LONGEST_WORDS)


__all__ = ["Lesson", "checked", "lesson_of", "tried"]
