"""A run as a spec asks for it: from step 0 through its changes, a slice at a time.

A spec says where a run stands, which may lie hundreds of steps ahead of what has been computed
here: the numbers of that step come from its file then, and the steps up to it are made up for bit
by bit.

It trains on a thread of its own where somebody looks on (`set_off`), and is had back between two
steps (`recall`): so nothing is locked, and whoever has the run reads it as it stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from threading import Event
from time import perf_counter
from typing import Any
from weakref import WeakSet

import numpy as np

from attnviz.learning.network import Network
from attnviz.learning.training import Measurement, RunSettings, Training
from attnviz.model.document.learning import LearningChange, LearningSpec

LEASH = 0.1  # seconds that a run trains before it waits for whoever set it off


class LearningRun:
    """A training of a spec, and beside it one of a single layer with the same seed and texts.

    Parameters
    ----------
    spec : what is asked for; `follow` takes another one of the same run

    Attributes
    ----------
    bench : the spec that was asked for last; `spec` goes on from it with the step that is shown
    """

    def __init__(self, spec: LearningSpec) -> None:
        self.spec = self.bench = spec
        self.training = Training(settings_of(spec))
        self.twin = None
        if spec.layers > 1:
            self.twin = Training(_of_one_layer(settings_of(spec)), like=self.training)
        self._turns = list(spec.changes)
        self._given = given_network(self.training, spec)
        self._given_measured: Measurement | None = None
        self.replays_otherwise = False
        """Whether the step of a file came out otherwise here, as on another machine it may."""
        self.reading: Any = None
        """What was last read off it, for whoever shows it."""
        self._away: Future[None] | None = None
        self._called, self._goes_on = Event(), False
        self._turn()
        self._compare()

    def copy(self) -> LearningRun:
        """Return a run that goes its own way from here."""
        self.recall()
        other: LearningRun = object.__new__(LearningRun)
        other.__dict__.update(self.__dict__)
        other._called = Event()
        other.training = self.training.copy()
        other.twin = None if self.twin is None else self.twin.copy()
        other._turns = list(self._turns)
        return other

    # Where it stands

    @property
    def step(self) -> int:
        """Return the step that is shown."""
        return self.spec.step

    @property
    def arrived(self) -> bool:
        """Whether the training itself stands at the step that is shown."""
        return self.training.step == self.step and not self._turns_before(self.step)

    @property
    def network(self) -> Network:
        """Return the model of the step that is shown; before it is made up for, that of a file."""
        if self._given is not None and (not self.arrived or self.replays_otherwise):
            return self._given
        return self.training.network

    @property
    def is_shown(self) -> bool:
        """Whether there are numbers of the step that is shown."""
        return self._given is not None or self.arrived

    @property
    def at_hand(self) -> int:
        """Return the step whose numbers can be shown now."""
        return self.step if self.is_shown else self.training.step

    def measured(self) -> Measurement:
        """Return the last measurement up to the step that is shown."""
        if self.arrived and not self.replays_otherwise:
            return self.training.measured()
        if self._given is None:
            return self.training.measured()
        if self._given_measured is None:
            found = self.training.measure(self._given, self.spec.held)
            self._given_measured = replace(found, step=self.step)
        return self._given_measured

    def weights(self) -> bytes:
        """Return every number of the step that is shown, for a file."""
        return np.asarray(self.network.vector, dtype="<f4").tobytes()

    # Going on

    def follow(self, spec: LearningSpec) -> None:
        """Take another spec of the same run; go back at once where its step is known."""
        self.bench = spec
        self._stand(spec)

    def stand_at(self, step: int) -> None:
        """Show a step that the training has come to, or come back to."""
        if not step == self.spec.step == self.training.step:
            self._stand(replace(self.spec, step=step, weights=None))

    def _stand(self, spec: LearningSpec) -> None:
        self.spec = spec
        self.training.set_length(spec.length)
        if self.twin is not None:
            self.twin.set_length(spec.length)
        if self._knows(spec.step):
            self.training.go_to(spec.step)
        self._given, self._given_measured = given_network(self.training, spec), None
        self.replays_otherwise = False
        self._compare()

    def branches_to(self, spec: LearningSpec) -> bool:
        """Whether a spec is this run with one more change at the step that is shown."""
        if not (self.arrived and spec.changes and spec.changes[-1].step == spec.step == self.step):
            return False
        before = tuple(change for change in self.spec.changes if change.step < spec.step)
        return replace(self.spec, changes=before).run == replace(spec, changes=before).run and (
            spec.changes[:-1] == before
        )

    def change(self, spec: LearningSpec) -> LearningRun:
        """Return the run that branches off with the last change of a spec."""
        other = self.copy()
        other.spec = other.bench = spec
        other._turns = []
        other._given, other._given_measured = None, None
        other.replays_otherwise = False
        turn = next(c for c in spec.changes if c.step == spec.step)
        other.training.change(turn.held, turn.rate)
        return other

    def toward(self, step: int, seconds: float) -> bool:
        """Train toward a step for at most so long; return whether it is reached.

        Going beyond what is known, the changes of the spec take place at their steps.
        """
        end = perf_counter() + seconds
        training = self.training
        while training.step < step:
            if not self._advance():
                return True
            if perf_counter() > end and training.step < step:
                return False
        self._compare()
        return True

    def finish(self) -> None:
        """Make up for every step up to the one that is shown."""
        if not self.arrived:
            self.toward(self.step, float("inf"))

    def keep_twin_up(self, seconds: float) -> bool:
        """Train the single layer as far as the run has come; return whether it is there."""
        if self.twin is None:
            return True
        end = perf_counter() + seconds
        while self.twin.step < self.training.latest and self.twin.advance():
            if perf_counter() > end:
                return self.twin.step >= self.training.latest
        return True

    def set_off(self, step: int, *, twin: bool) -> None:
        """Train toward a step on a thread of its own; until `recall` nobody else touches the run.

        It comes to rest there, or after a tenth of a second. Where it stands at the step that is
        shown, it goes on and shows where it has come; else it makes up for steps.

        Parameters
        ----------
        twin : whether the single layer comes along
        """
        self.recall()
        self._goes_on = self.arrived
        self._called.clear()
        self._away = _thread().submit(self._train, step, twin)

    def recall(self) -> None:
        """Have the run back from its thread, at most one step later, with what went wrong there."""
        away, self._away = self._away, None
        if away is None:
            return
        self._called.set()
        if not away.cancel():
            away.result()
        if self._goes_on:
            self.stand_at(self.training.step)

    def _train(self, step: int, twin: bool) -> None:
        end = perf_counter() + LEASH
        other = self.twin if twin else None
        going = True
        while going:
            going = self.training.step < step and self._advance()
            if other is not None and other.step < self.training.latest:
                going |= other.advance()
            going &= not self._called.is_set() and perf_counter() < end
        self._compare()

    def _advance(self) -> bool:
        if not self.training.advance():
            return False
        self._turn()
        return True

    def _turn(self) -> None:
        """Carry out the change that is due at this step, if the run is new here."""
        if self._turns and self._turns[0].step == self.training.step == self.training.latest:
            turn = self._turns.pop(0)
            self.training.change(turn.held, turn.rate)

    def _turns_before(self, step: int) -> bool:
        return bool(self._turns) and self._turns[0].step <= step

    def _knows(self, step: int) -> bool:
        return step <= self.training.latest and not self._turns_before(step)

    def _compare(self) -> None:
        """See whether the step of a file came out as it is in the file."""
        if self._given is not None and self.arrived:
            self.replays_otherwise = not np.array_equal(
                self._given.vector, self.training.network.vector
            )
            if not self.replays_otherwise:
                self._given = self._given_measured = None


@cache
def _thread() -> ThreadPoolExecutor:
    """Return the one thread that runs train on."""
    return ThreadPoolExecutor(1, "learning")


_living: WeakSet[LearningRun] = WeakSet()


def run_of(spec: LearningSpec, own: Sequence[LearningRun] = ()) -> LearningRun:
    """Return a run of a spec, which goes its own way.

    Parameters
    ----------
    own : runs to go on from, the present one last: one of the same run, or what branches off from
        the present one. Else it goes on from a run, wherever it is shown, of this very spec (a
        picture of it is made), or begins anew.
    """
    known = [run for run in own if run.spec.same_run(spec)]
    known = known or [run for run in _living if run.bench is spec]
    if known:
        run = max(known, key=lambda each: each.training.latest).copy()
        run.follow(spec)
    elif own and own[-1].branches_to(spec):
        run = own[-1].change(spec)
    else:
        run = LearningRun(spec)
    _living.add(run)
    return run


def settings_of(spec: LearningSpec) -> RunSettings:
    """Return what a run of a spec begins with."""
    return RunSettings(
        task=spec.task,
        pairs=spec.pairs,
        n_layers=spec.layers,
        n_heads=spec.heads,
        width=spec.width,
        rate=spec.rate,
        seed=spec.seed,
        length=spec.length,
    )


def given_network(training: Training, spec: LearningSpec) -> Network | None:
    """Return the model whose numbers a spec holds, None where they are to be computed."""
    if spec.weights is None:
        return None
    return Network(training.sizes, np.frombuffer(spec.weights, dtype="<f4").astype(np.float32))


def changed(spec: LearningSpec, **what: object) -> LearningSpec:
    """Return a spec in which other heads are held, or another rate is used, from its step on.

    Parameters
    ----------
    what : `held`, `rate`
    """
    held, rate = what.get("held", spec.held), what.get("rate", spec.rate_now)
    if (held, rate) == (spec.held, spec.rate_now):
        return spec
    before = tuple(change for change in spec.changes if change.step < spec.step)
    turn = LearningChange(spec.step, held, rate)  # type: ignore[arg-type]
    return replace(spec, changes=(*before, turn))


def _of_one_layer(settings: RunSettings) -> RunSettings:
    return replace(settings, n_layers=1)
