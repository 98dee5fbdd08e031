"""What the tab shows: one step of a run, its curves, and what a person points at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from attnviz.learning.guesses import Guess, guesses_of
from attnviz.learning.runs import LearningRun
from attnviz.learning.training import HALF, HEAD_EVENTS, Event, Measurement, Training
from attnviz.model.document.learning import Head, LearningSpec

if TYPE_CHECKING:
    from attnviz.session import Session
    from attnviz.ui.predict.ballot import Ballot

Pace = Literal["slow", "class", "fast", "full"]
PACES: tuple[Pace, ...] = get_args(Pace)
STEPS_A_SECOND: Mapping[str, float] = {"slow": 3, "class": 15, "fast": 60, "full": float("inf")}
Role = Literal["previous", "copy", ""]
MOST_HEADS = 8
Cell = tuple[int, int, int, int]
"""Layer, head, row and column of a weight."""


@dataclass(frozen=True)
class Pointer:
    """What a person points at and chose to see.

    Parameters
    ----------
    pace : how fast it plays
    playing : whether it plays
    large : the head that alone is shown, and large
    twin : whether the curve of one layer is drawn
    every : whether a projected picture shows all heads
    hovered : the weight under the mouse
    tables : whether tables stand in place of the picture (F3)
    so_far : whether nothing is drawn of later steps, as in a film or at a step of a lesson
    """

    pace: Pace = "class"
    playing: bool = False
    large: Head | None = None
    twin: bool = True
    every: bool = False
    hovered: Cell | None = None
    tables: bool = False
    so_far: bool = False

    def page(self) -> dict[str, bool | int | str]:
        """Return the pace, and the head that is large, counted from 1 through all layers."""
        page: dict[str, bool | int | str] = {"pace": self.pace}
        page |= {name: True for name in ("so_far", "every") if getattr(self, name)}
        if self.large is not None:
            page["layer"], page["large"] = self.large[0] + 1, self.large[1] + 1
        return page

    def with_page(self, page: Mapping[str, bool | int | str], session: Session) -> Pointer:
        """Return the pointer that shows a page."""
        layer, head, pace = page.get("layer", 1), page.get("large"), page.get("pace")
        large = (int(layer) - 1, int(head) - 1) if head is not None else None
        return replace(
            self,
            pace=next((each for each in PACES if each == pace), "class"),
            large=large,
            playing=False,
            so_far=bool(page.get("so_far")),
            every=bool(page.get("every")),
        )


@dataclass(frozen=True, eq=False)
class RunReading:
    """What was read off a run at one step.

    Parameters
    ----------
    step : that is shown
    latest : last step that was computed
    measured : last measurement up to the step
    tokens, read : the text, and which of its tokens the model reads
    guesses : one a token of the text
    patterns : float (layers, heads, n, n) over the tokens that are read
    outlines : bool (n, n) by role, where such a head would look
    history : all measurements of the run
    twin : measurements of the single layer, as far as the run has come
    branches : measurements of what went another way
    events : what is worth going back to
    held, rate : heads held at zero, and the learning rate at this step
    stopped : whether the run exploded
    best : step with the least loss
    otherwise : whether the step of a file came out otherwise here
    even : share of a head that looks evenly, by role
    """

    step: int
    latest: int
    measured: Measurement
    tokens: tuple[str, ...]
    read: tuple[bool, ...]
    guesses: tuple[Guess, ...]
    patterns: NDArray[Any]
    outlines: Mapping[str, NDArray[np.bool_]]
    history: tuple[Measurement, ...]
    twin: tuple[Measurement, ...]
    branches: tuple[tuple[Measurement, ...], ...]
    events: tuple[Event, ...]
    held: frozenset[Head]
    rate: float
    stopped: bool
    best: int
    otherwise: bool
    even: Mapping[str, float]

    @property
    def words(self) -> tuple[str, ...]:
        """Return the tokens that the model reads."""
        pairs = zip(self.tokens, self.read, strict=True)
        return tuple(token for token, read in pairs if read)


@dataclass(frozen=True)
class Outcome:
    """What comes of a run: heads that pass one half, and the accuracy at its end."""

    heads: frozenset[Head]
    accuracy: float


@dataclass(frozen=True, eq=False)
class State:
    """Everything the tab shows.

    Parameters
    ----------
    spec : what was asked for
    shown : what was read off the run
    scores : which of "previous" and "copy" mean something for the task
    pointer : what a person points at
    outcome : what comes of the run, None while that is not known
    ballot : of a prediction, None while none is made
    covers : names of what a lesson keeps covered
    """

    spec: LearningSpec
    shown: RunReading
    scores: tuple[str, ...]
    pointer: Pointer
    outcome: Outcome | None = None
    ballot: Ballot | None = None
    covers: frozenset[str] = frozenset()

    @property
    def step(self) -> int:
        """The step that is shown."""
        return self.shown.step

    @property
    def covered(self) -> bool:
        """Whether accuracy, guesses and what comes are covered."""
        return self.ballot is not None and self.ballot.covered

    @property
    def answered(self) -> bool:
        """Whether the curves up to this step tell what is asked while that is covered."""
        passed = any(
            bool((getattr(measured, role) > HALF).any())
            for measured in _up_to(self.shown.history, self.step)
            for role in self.scores
        )
        return self.covered and (self.at_end or passed)

    @property
    def heads(self) -> tuple[Head, ...]:
        """All heads, layer by layer."""
        spec = self.spec
        return tuple((layer, head) for layer in range(spec.layers) for head in range(spec.heads))

    @property
    def large(self) -> Head | None:
        """The head that alone is shown, if the model has it."""
        return self.pointer.large if self.pointer.large in self.heads else None

    @property
    def hovered(self) -> Cell | None:
        """The weight under the mouse, if there is one."""
        cell = self.pointer.hovered
        if cell is None or cell[:2] not in self.heads:
            return None
        n = len(self.shown.words)
        return cell if cell[3] <= cell[2] < n else None

    def role(self, layer: int) -> Role:
        """What heads of a layer are measured by: the last copies, the one before prepares that."""
        if "copy" in self.scores and layer == self.spec.layers - 1:
            return "copy"
        return "previous" if "previous" in self.scores else ""

    def share(self, head: Head, role: str) -> float:
        """What a head's share of a role is, NaN where that means nothing."""
        if not role:
            return float("nan")
        return float(getattr(self.shown.measured, role)[head])

    @cached_property
    def strongest(self) -> tuple[Head, ...]:
        """The strongest head of each layer, by what that is measured by."""
        found = []
        for layer in range(self.spec.layers):
            shares = [
                self.share((layer, head), self.role(layer)) for head in range(self.spec.heads)
            ]
            known = np.nan_to_num(np.array(shares), nan=-1.0)
            found.append((layer, int(known.argmax())))
        return tuple(found)

    @cached_property
    def curves(self) -> tuple[tuple[Head, Role], ...]:
        """Heads whose share is drawn: two that copy, any other over one half, one before them.

        Where that one is held at zero, another is drawn, which may take its place.
        """
        found: list[tuple[Head, Role]] = []
        history = self.shown.history
        if self.covered:  # which heads come out on top would tell what is asked
            history = _up_to(history, self.step)
        last = history[-1]
        if "copy" in self.scores:
            layer = self.spec.layers - 1
            order = np.argsort(-last.copy[layer], kind="stable")[:2]
            found += [((layer, int(head)), "copy") for head in order]
            over = [(head, "copy") for head in self.heads if last.copy[head] > HALF]
            found += [each for each in over if each not in found]  # type: ignore[misc]
        if "previous" in self.scores:
            order = np.argsort(-last.previous[0], kind="stable")
            count = 1 if found else 2
            count += sum(layer == 0 for layer, _ in self.shown.held)  # and who takes its place
            found += [((0, int(head)), "previous") for head in order[:count]]
        return tuple(found[:4])

    @property
    def twin_drawn(self) -> bool:
        """Whether there is a curve of one layer."""
        return self.pointer.twin and self.spec.layers > 1

    @property
    def at_end(self) -> bool:
        """Whether there is no step after this one."""
        return self.step >= (self.shown.latest if self.shown.stopped else self.spec.length)

    @property
    def waits(self) -> bool:
        """Whether numbers of the step that is shown are still being made up for."""
        return self.shown.step != self.spec.step


def head_name(head: Head) -> str:
    """Return a head as it is called everywhere, L2·H1."""
    return f"L{head[0] + 1}·H{head[1] + 1}"


def resolve(session: Session, pointer: Pointer, run: LearningRun) -> State:
    """Return what there is to show of a run, which may have come further than the lab says."""
    shown = shown_of(run)
    if pointer.so_far:
        shown = so_far(shown)
    return State(run.spec, shown, run.training.task.scores, pointer)


def so_far(shown: RunReading) -> RunReading:
    """Return a reading that knows nothing of steps after the one that is shown."""
    return replace(
        shown,
        latest=shown.step,
        history=_up_to(shown.history, shown.step),
        twin=_up_to(shown.twin, shown.step),
        events=tuple(event for event in shown.events if event.step <= shown.step),
    )


def _up_to(history: tuple[Measurement, ...], step: int) -> tuple[Measurement, ...]:
    return tuple(measured for measured in history if measured.step <= step)


def outcome_of(training: Training) -> Outcome:
    """Return what came of a run that is at its end."""
    heads = [e.head for e in training.events() if e.kind in HEAD_EVENTS]
    found = frozenset(head for head in heads if head is not None)
    return Outcome(found, float(training.measurements[-1].accuracy))


def shown_of(run: LearningRun) -> RunReading:
    """Read a run, once for each step and text."""
    training, twin = run.training, run.twin
    key = (
        run.spec.step, run.at_hand, run.spec.written_text, training.latest, training.stopped,
        len(training.branches), tuple(training.changes[-1:]), len(training.changes),
        0 if twin is None else twin.latest, run.arrived, run.replays_otherwise,
    )  # fmt: skip
    if run.reading is None or run.reading[0] != key:
        run.reading = key, _read(run)
    found: RunReading = run.reading[1]
    return found


def _read(run: LearningRun) -> RunReading:
    training, spec = run.training, run.spec
    tokens, read = spec.readable
    words = [token for token, known in zip(tokens, read, strict=True) if known]
    whole = run.is_shown
    network = run.network if whole else training.network
    held = spec.held if whole else training.held
    told, patterns = guesses_of(training, words, network, held)
    task = training.task
    numbers = task.encode(words)
    waiting = iter(told)
    n = len(words)
    return RunReading(
        step=run.at_hand,
        latest=max(training.latest, run.at_hand),
        measured=run.measured() if whole else training.measured(),
        tokens=tokens,
        read=read,
        guesses=tuple(next(waiting) if known else Guess() for known in read),
        patterns=patterns,
        outlines={"previous": np.eye(n, k=-1, dtype=np.bool_), "copy": _copies(task, numbers)},
        history=tuple(training.measurements),
        twin=() if run.twin is None else tuple(run.twin.measurements),
        branches=tuple(training.branches),
        events=tuple(training.events()),
        held=held,
        rate=spec.rate_now if whole else training.rate,
        stopped=bool(training.stopped),
        best=training.best().step,
        otherwise=run.replays_otherwise,
        even=training.even,
    )


def _copies(task: Any, numbers: NDArray[np.int64]) -> NDArray[np.bool_]:
    found: NDArray[np.bool_] = task.copy_places(numbers)
    return found
