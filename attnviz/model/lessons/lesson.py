"""A lesson: steps that say something, ask something, and put something on screen.

It is an `.attn` file with `steps`; each step is an object with these fields, only `say` needed::

    {"say": "…", "ask": "…?", "choices": ["…", "…"], "reveal": "…", "notes": "for the teacher",
     "focus": "name of a control",
     "state": {"tab": "heads", "head": "Who is it?", "token": "it", "key": "animal",
               "document": {"sentence": "…", "sheet": {"animal": {"living": 1.2}}, …},
               "example": {"preset": "tiny"}, "saturation": {"d_k": 64}, "sparse": {"window": 4},
               "page": {"drawer": "sheet"}, "predict": true}}
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import Any

from attnviz.errors import LessonError
from attnviz.language import tr
from attnviz.model.document.lab import Lab
from attnviz.model.files.attn import LabFile
from attnviz.model.files.json_fields import Faults, JsonField, Reader
from attnviz.model.lessons.state import ScreenState, State, read_state

LONGEST = {"say": 400, "ask": 200, "reveal": 400, "focus": 100, "notes": 4000}
LONGEST_CHOICE = 60
MOST_CHOICES = 6
MOST_STEPS = 500
MOST_MINUTES = 600


@dataclass(frozen=True, eq=False)
class LessonStep:
    """One step.

    Parameters
    ----------
    say : what the class reads, at most two lines
    ask, choices, reveal : a question, its answers (none = an open question), what comes out
    state : what is on screen, see `attnviz.model.lessons.state`
    focus : name of the control that the step is about
    notes : for the teacher

    Raises
    ------
    LessonError
        For an empty or too long text, a single choice, choices or an answer without a question.
    """

    say: str
    ask: str = ""
    choices: tuple[str, ...] = ()
    reveal: str = ""
    state: State = field(default_factory=dict)
    focus: str = ""
    notes: str = ""

    def __post_init__(self) -> None:
        if not self.say.strip():
            raise LessonError(tr("say: found nothing, expected the text the class reads."))
        for name, most in LONGEST.items():
            if len(getattr(self, name)) > most:
                raise LessonError(
                    tr(
                        "{name}: found {value} characters, expected at most {most}.",
                        name=name,
                        value=f"{len(getattr(self, name)):,}",
                        most=f"{most:,}",
                    )
                )
        for number, choice in enumerate(self.choices, 1):
            if not 1 <= len(choice.strip()) <= LONGEST_CHOICE:
                raise LessonError(
                    tr(
                        "choices: found {choice} characters in choice {number}, expected 1 to "
                        "{longest_choice}.",
                        choice=len(choice),
                        number=number,
                        longest_choice=LONGEST_CHOICE,
                    )
                )
        if len(self.choices) == 1 or len(self.choices) > MOST_CHOICES:
            raise LessonError(
                tr(
                    "choices: found {choices}, expected none or 2 to {most_choices}.",
                    choices=len(self.choices),
                    most_choices=MOST_CHOICES,
                )
            )
        if not self.ask and (self.choices or self.reveal):
            which = "choices" if self.choices else "reveal"
            raise LessonError(
                tr("{which}: found an answer without a question; fill in ask too.", which=which)
            )
        object.__setattr__(self, "state", MappingProxyType(dict(self.state)))

    def tree(self) -> dict[str, Any]:
        """Return the step as plain JSON values; what is empty is left out."""
        found = {f.name: getattr(self, f.name) for f in fields(self)}
        plain = found | {"choices": list(self.choices), "state": dict(self.state)}
        return {name: value for name, value in plain.items() if value}


@dataclass(frozen=True, eq=False)
class Lesson:
    """Steps, and the lab that their states change.

    Parameters
    ----------
    name : id of a bundled lesson, or path of a file
    minutes : how long it takes with a class
    """

    name: str
    title: str
    minutes: int
    lab: Lab
    steps: tuple[LessonStep, ...]

    def shown(self, place: int) -> ScreenState:
        """Return what a step, counted from 0, puts on screen."""
        return read_state(self.lab, _state_field(self.steps[place].state, place))


def lesson_of(file: LabFile, name: str) -> Lesson:
    """Read the steps of a file, and try every one of them.

    Raises
    ------
    LessonError
        One line: the file, the number of the step, the field, what was found and expected.
    """
    try:
        lesson = Lesson(name, file.title, _minutes(file), file.lab, read_steps(file.steps))
        for place in range(len(lesson.steps)):
            lesson.shown(place)
    except LessonError as error:
        raise LessonError(f"{name}: {error}") from error
    return lesson


def read_steps(trees: Sequence[Mapping[str, Any]]) -> tuple[LessonStep, ...]:
    """Read the steps of a file, without what they put on screen.

    Raises
    ------
    LessonError
        When there is none, or for the first fault; the text begins with the number of the step.
    """
    if not 1 <= len(trees) <= MOST_STEPS:
        raise LessonError(
            tr(
                "steps: found {trees}, expected 1 to {most_steps} steps.",
                trees=len(trees),
                most_steps=MOST_STEPS,
            )
        )
    return tuple(
        _step(JsonField(dict(tree), f"step {i}", Faults())) for i, tree in enumerate(trees, 1)
    )


def checked(lab: Lab, step: LessonStep, place: int) -> ScreenState:
    """Try one step, counted from 0, on the lab that a lesson starts with."""
    return read_state(lab, _state_field(step.state, place))


def _step(field: JsonField) -> LessonStep:
    values = field.record(_STEP)
    if "say" not in values:
        raise LessonError(
            tr(
                "{place}: found no field 'say', expected the text the class reads.",
                place=field.place,
            )
        )
    try:
        return LessonStep(**values)
    except LessonError as error:
        raise LessonError(f"{field.place}.{error}") from error


def _state_field(state: State, place: int) -> JsonField:
    return JsonField(dict(state), f"step {place + 1}.state", Faults())


def _minutes(file: LabFile) -> int:
    if "minutes" not in file.extra:
        return max(1, len(file.steps) // 2)
    return JsonField(file.extra["minutes"], "minutes", Faults()).whole(1, MOST_MINUTES)


def _text(longest: int) -> Callable[[JsonField], str]:
    return lambda field: field.text(longest)


def _state(field: JsonField) -> State:
    return field.object()


_STEP: dict[str, Reader] = {
    **{name: _text(10 * longest) for name, longest in LONGEST.items()},
    "choices": lambda field: field.texts(),
    "state": _state,
}
