"""One step of a lesson: what a class reads, what it is asked, and what comes out.

It is an object of the list `steps` of an `.attn` file. Only `say` is needed::

    {"kind": "vote", "say": "… Which word does “tired” look at most?",
     "choices": ["“street”", "“too”", "“animal”", "“tired”"], "answer": "C",
     "reasons": ["the nearest noun", "the word next to it", "", "its own meaning"],
     "reveal": "“animal”: {share tired animal = 96%}.",
     "state": {"tab": "heads", "token": "tired"}, "covers": ["row"], "big": ["columns"],
     "after": {}, "seconds": 75, "notes": "for the teacher"}

A file of before has no `kind`: a question stands in `ask`, and no answer is marked as the right
one. Numbers in braces are `attnviz.model.lessons.computed`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import Any

from attnviz.errors import LessonError
from attnviz.language import tr
from attnviz.model.document.learning import LONGEST as LONGEST_RUN
from attnviz.model.files.json_fields import Faults, JsonField, Reader

KINDS = ("show", "ask", "vote", "discuss", "point", "typed", "edit", "slide")
"""What a step is: discuss = vote, talk, vote; point = no choices; ask = a question of before."""
PLAIN = ("", "show", "ask")
VOTES = ("vote", "discuss")
FIELDS_OF_OWN = ("sentence", "cell", "draw", "heads", "pattern", "text", "letters")
"""Where a class may type what was not prepared."""

WHAT_PLAYS = ("step", "reach", "learn", "training")

LONGEST = {"say": 400, "ask": 200, "reveal": 400, "focus": 100, "notes": 4000}
LONGEST_CHOICE = 90
LONGEST_LABEL = 60
MOST_CHOICES = 6
MOST_VOTES = 4
MOST_TRIES = 6
MOST_PICTURES = 64
LETTERS = "ABCDEF"

State = Mapping[str, Any]

OF_BEFORE = frozenset(("say", "ask", "choices", "reveal", "focus", "notes", "state"))
"""Fields that a step had before it had a kind."""


@dataclass(frozen=True)
class Diagnosis:
    """A wrong number that somebody may type, and what went wrong."""

    number: float
    text: str


@dataclass(frozen=True)
class Try:
    """A proposal of an edit.

    Parameters
    ----------
    label : what stands beside its letter
    state : what it changes of the step's state
    reveal : what comes out; "" = the step's own text, worked out for it
    """

    label: str
    state: State = field(default_factory=dict)
    reveal: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "state", MappingProxyType(dict(self.state)))


@dataclass(frozen=True)
class Goal:
    """A number that a try is to reach.

    Parameters
    ----------
    text : what it is called on screen
    number : what is looked at, as it stands in braces of a text
    least, most : what it may be, both ends included
    tally : how often it was met is counted; else it gets a mark at each try
    """

    text: str
    number: str
    least: float | None = None
    most: float | None = None
    tally: bool = False


@dataclass(frozen=True)
class Play:
    """Pictures that follow one another by themselves.

    Parameters
    ----------
    what : "step" of tab 2, "reach" = layers of the reach of tab 5, "learn" = steps of the run of
        tab 6, or "training" = the model that is built in, as it was saved while it learned
    first, last : from which to which, counted from 1; steps of a run from 0
    seconds : how long each stays
    """

    what: str
    first: int
    last: int
    seconds: float


@dataclass(frozen=True)
class Slide:
    """A text alone on the ground, without a picture.

    Parameters
    ----------
    lines : what stands on it; none = what the step says
    swap : a word, and what it turns into with the reveal
    bars : one entry a stage, each with (label, per cent); the first stage comes with the reveal
    lights : parts of the first line that light one after the other
    """

    lines: tuple[str, ...] = ()
    swap: tuple[str, ...] = ()
    bars: tuple[tuple[tuple[str, float], ...], ...] = ()
    lights: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False)
class LessonStep:
    """One step.

    Parameters
    ----------
    say : what the class reads before the click
    kind : one of `KINDS`; of the first two a question in `ask` decides
    ask : a question that is not in `say`
    choices, answer : what to choose from, and what is right: a letter, or a number or words
    reasons : why each choice tempts, "" for the right one; for the teacher
    accept : least and most that counts as the number; None = it fits to the digits typed
    diagnoses : wrong numbers that are named
    reveal : what the class reads after the click
    state : what is on screen, see `attnviz.model.lessons.state`
    after : what the reveal changes of it
    covers, big : what is covered until the reveal, and what fills the picture (`model/tabs.py`)
    marks : whether rows that have changed are marked
    tries, own, targets : proposals of an edit, where else a class may type, what is to be reached
    plays : pictures that follow by themselves
    slide : a text instead of a picture
    seconds : how long it takes with a class, 0 = not said
    focus : name of the control that the step is about
    notes : for the teacher

    Raises
    ------
    LessonError
        For a text that is empty or too long, and for what does not go together.
    """

    say: str
    kind: str = ""
    ask: str = ""
    choices: tuple[str, ...] = ()
    answer: str = ""
    reasons: tuple[str, ...] = ()
    accept: tuple[float, ...] = ()
    diagnoses: tuple[Diagnosis, ...] = ()
    reveal: str = ""
    state: State = field(default_factory=dict)
    after: State = field(default_factory=dict)
    covers: tuple[str, ...] = ()
    big: tuple[str, ...] = ()
    marks: bool = False
    tries: tuple[Try, ...] = ()
    own: str = ""
    targets: tuple[Goal, ...] = ()
    plays: Play | None = None
    slide: Slide | None = None
    seconds: int = 0
    focus: str = ""
    notes: str = ""

    def __post_init__(self) -> None:
        if self.kind in PLAIN:
            object.__setattr__(self, "kind", self._plain_kind)
        self._check_texts()
        self._check_choices()
        self._check_kind()
        for name in ("state", "after"):
            object.__setattr__(self, name, MappingProxyType(dict(getattr(self, name))))

    @property
    def _plain_kind(self) -> str:
        return "ask" if self.ask else "show"

    @property
    def right(self) -> int | None:
        """Which choice is right, from 0; None where no letter says so."""
        found = LETTERS.find(self.answer) if self.kind in VOTES else -1
        return found if found >= 0 else None

    @property
    def asks(self) -> bool:
        """Whether a click reveals something before it goes on."""
        answered = self.kind in (*VOTES, "typed")
        return answered or (self.kind != "show" and bool(self.reveal or self.ask or self.tries))

    def tree(self) -> dict[str, Any]:
        """Return the step as plain JSON values; what is empty is left out."""
        found = {f.name: _plain(getattr(self, f.name)) for f in fields(self)}
        if self.kind in PLAIN:
            del found["kind"]
        slide = () if self.slide is None else ("slide",)
        return {name: value for name, value in found.items() if value or name in slide}

    def _check_texts(self) -> None:
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

    def _check_choices(self) -> None:
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
        if self.kind == "show" and (self.choices or self.reveal):
            which = "choices" if self.choices else "reveal"
            raise LessonError(
                tr("{which}: found an answer without a question; fill in ask too.", which=which)
            )
        if self.reasons and len(self.reasons) != len(self.choices):
            raise LessonError(
                tr(
                    "reasons: found {reasons}, expected one for each of {choices} choices.",
                    reasons=len(self.reasons),
                    choices=len(self.choices),
                )
            )

    def _check_kind(self) -> None:
        if self.kind in VOTES:
            letters = LETTERS[: len(self.choices)]
            if not 2 <= len(self.choices) <= MOST_VOTES:
                raise LessonError(
                    tr(
                        "choices: found {choices} in a vote, expected 2 to {most}.",
                        choices=len(self.choices),
                        most=MOST_VOTES,
                    )
                )
            if len(self.answer) != 1 or self.answer not in letters:
                raise LessonError(
                    tr(
                        "answer: found {answer}, expected the letter of the right choice: {known}.",
                        answer=repr(self.answer),
                        known=", ".join(letters),
                    )
                )
        if self.own and len(self.tries) == MOST_TRIES:
            raise LessonError(
                tr(
                    "tries: found {n} besides own, expected at most {most}.",
                    n=MOST_TRIES,
                    most=MOST_TRIES - 1,
                )
            )
        needed = {"point": "reveal", "typed": "answer", "edit": "tries", "slide": "slide"}
        name = needed.get(self.kind, "say")
        if not getattr(self, name):
            raise LessonError(
                tr(
                    "{name}: found nothing, but a step of kind {kind} needs it.",
                    name=name,
                    kind=repr(self.kind),
                )
            )


def read_steps(trees: Sequence[Mapping[str, Any]], most: int = 500) -> tuple[LessonStep, ...]:
    """Read the steps of a file, without what they put on screen.

    Raises
    ------
    LessonError
        When there is none, or for the first fault; the text begins with the number of the step.
    """
    if not 1 <= len(trees) <= most:
        raise LessonError(
            tr(
                "steps: found {trees}, expected 1 to {most_steps} steps.",
                trees=len(trees),
                most_steps=most,
            )
        )
    return tuple(read_step(tree, number) for number, tree in enumerate(trees, 1))


def read_step(tree: Mapping[str, Any], number: int) -> LessonStep:
    """Read one step, counted from 1; LessonError for a fault, which names step and field."""
    field = JsonField(dict(tree), f"step {number}", Faults())
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


def _plain(value: Any) -> Any:
    """Return plain JSON values: records as objects without what is empty."""
    if isinstance(value, Diagnosis | Try | Goal | Play | Slide):
        found = {f.name: _plain(getattr(value, f.name)) for f in fields(value)}
        # 0 says something: the first step of a run, a wrong number, the least that counts.
        said = {name: part for name, part in found.items() if part is not False}
        return {name: part for name, part in said.items() if part not in (None, "", [], {})}
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return dict(value) if isinstance(value, Mapping) else value


def _text(longest: int) -> Callable[[JsonField], str]:
    return lambda field: field.text(longest)


def _object(field: JsonField) -> State:
    return field.object()


def _numbers(field: JsonField) -> tuple[float, ...]:
    found = tuple(entry.number() for entry in field.list())
    if len(found) != 2 or found[0] > found[1]:
        raise field.fault(tr("the least and the most that counts, as in [60, 70]"))
    return found


def _made(maker: type, table: dict[str, Reader], *needed: str) -> Reader:
    def read(field: JsonField) -> Any:
        values = field.record(table)
        for name in needed:
            if name not in values:
                raise field.fault(tr("an object with {names}", names=", ".join(needed)))
        return field.made(maker, values)

    return read


def _each(read: Reader, most: int) -> Reader:
    def entries(field: JsonField) -> tuple[Any, ...]:
        found = tuple(read(entry) for entry in field.list())
        if len(found) > most:
            raise field.fault(tr("at most {most} entries", most=most))
        return found

    return entries


def _bar(field: JsonField) -> tuple[str, float]:
    parts = list(field.list())
    if len(parts) != 2:
        raise field.fault(tr('a label and a per cent, as in ["“animal”", 50]'))
    return parts[0].text(LONGEST_LABEL), parts[1].number()


def _play(field: JsonField) -> Play:
    play: Play = _PLAYED(field)
    if play.what != "learn":
        for name in ("first", "last"):
            field.at(name).whole(1, MOST_PICTURES)
    return play


_DIAGNOSIS = _made(
    Diagnosis, {"number": lambda field: field.number(), "text": _text(200)}, "number", "text"
)
_TRY = _made(
    Try,
    {"label": _text(LONGEST_LABEL), "state": _object, "reveal": _text(LONGEST["reveal"])},
    "label",
    "state",
)
_TARGET = _made(
    Goal,
    {
        "text": _text(LONGEST_LABEL),
        "number": _text(200),
        "least": lambda field: field.number(),
        "most": lambda field: field.number(),
        "tally": lambda field: field.flag(),
    },
    "text",
    "number",
)
_PLAYED = _made(
    Play,
    {
        "what": lambda field: field.one_of(*WHAT_PLAYS),
        "first": lambda field: field.whole(0, LONGEST_RUN),
        "last": lambda field: field.whole(0, LONGEST_RUN),
        "seconds": lambda field: field.number(),
    },
    "what",
    "first",
    "last",
    "seconds",
)
_SLIDE = _made(
    Slide,
    {
        "lines": lambda field: field.texts(),
        "swap": lambda field: field.texts(LONGEST_LABEL),
        "bars": _each(_each(_bar, 6), 4),
        "lights": lambda field: field.texts(LONGEST_LABEL),
    },
)
_STEP: dict[str, Reader] = {
    **{name: _text(10 * longest) for name, longest in LONGEST.items()},
    "kind": lambda field: field.one_of(*KINDS),
    "choices": lambda field: field.texts(),
    "answer": _text(LONGEST["reveal"]),
    "reasons": lambda field: field.texts(),
    "accept": _numbers,
    "diagnoses": _each(_DIAGNOSIS, 12),
    "state": _object,
    "after": _object,
    "covers": lambda field: field.texts(LONGEST_LABEL),
    "big": lambda field: field.texts(LONGEST_LABEL),
    "marks": lambda field: field.flag(),
    "tries": _each(_TRY, MOST_TRIES),
    "own": lambda field: field.one_of(*FIELDS_OF_OWN),
    "targets": _each(_TARGET, 6),
    "plays": _play,
    "slide": _SLIDE,
    "seconds": lambda field: field.whole(0, 3600),
}
