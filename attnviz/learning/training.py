"""Learning step by step: Adam, what is measured on the way, and the way back.

A run is a chain of steps from step 0. Its state is kept every `KEEP_EVERY` steps, so any step can
be shown again: from the state before it, a few steps are computed once more, to the same bits.
A head held at zero or another learning rate from an earlier step on begins a branch; what came
after is kept as curves.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.errors import EditError
from attnviz.learning import network as net
from attnviz.learning.network import Network, Sizes
from attnviz.learning.tasks import Batch, Task, make_task
from attnviz.model.document.learning import LARGEST_SEED, LONGEST, Head, check_rate

Floats = NDArray[Any]
Heads = frozenset[Head]

BATCH = 32
WARM_UP = 50  # steps until the full learning rate
FORGET_SLOPE, FORGET_SQUARE = 0.1, 0.02  # Adam with β₁ 0.9 and β₂ 0.98 (Kingma and Ba 2015)
TINY = np.float32(1e-8)

MEASURE_EVERY = 5
MEASURED_TEXTS = 128
MEASURED_SEED = 987654
KEEP_EVERY = 25
MOST_KEPT = 200
MOST_BRANCHES = 4
EXPLODED = 1.5  # of the loss of the untrained model
HALF = 0.5
LARGE_BLOCK = 16 << 20  # bytes, more than all arrays of a step
HEAD_EVENTS = ("copy", "previous")  # kinds of events that a head makes
STAYS = 3  # measurements over one half that make an event


@dataclass(frozen=True)
class RunSettings:
    """What a run begins with; the same settings give the same run.

    Parameters
    ----------
    task, pairs : see `attnviz.learning.tasks.make_task`
    n_layers, n_heads, width : see `Sizes`
    rate : learning rate after the warm-up
    seed : of numbers and texts
    length : steps
    """

    task: str = "repeats"
    pairs: tuple[tuple[str, str], ...] = ()
    n_layers: int = 2
    n_heads: int = 2
    width: int = 32
    rate: float = 6e-3
    seed: int = 3
    length: int = 400

    def __post_init__(self) -> None:
        check_rate(self.rate)
        if not 0 <= self.seed <= LARGEST_SEED:
            raise EditError(f"seed: found {self.seed}, expected 0 to {LARGEST_SEED}")
        if not 1 <= self.length <= LONGEST:
            raise EditError(f"steps: found {self.length}, expected 1 to {LONGEST:,}")


@dataclass(frozen=True, eq=False)
class Measurement:
    """What the model does at one step with texts that it never learns from.

    Parameters
    ----------
    step : 0 = untrained
    loss, accuracy : mean of −ln p, and the share of guesses that are right
    previous : (n_layers, n_heads), mean weight on the token before
    copy : (n_layers, n_heads), mean weight on tokens that followed an earlier copy of the query's,
        over the guesses that have such a place; NaN where a score means nothing for the task
    """

    step: int
    loss: float
    accuracy: float
    previous: Floats
    copy: Floats


@dataclass(frozen=True)
class Event:
    """Something worth going back to: "copy", "previous", "steepest", "held" or "rate"."""

    step: int
    kind: str
    head: Head | None = None


@dataclass(frozen=True)
class Turn:
    """A step from which on other heads are held at zero, or another learning rate is used."""

    step: int
    held: Heads
    rate: float


@dataclass(frozen=True, eq=False)
class KeptStep:
    """All that the next step depends on."""

    step: int
    vector: Floats
    slope: Floats
    square: Floats
    random: dict[str, Any]


def _any_numbers() -> np.random.Generator:
    return np.random.default_rng()


@dataclass(eq=False)
class _Moving:
    """A state while it moves, its arrays changed in place."""

    step: int
    network: Network
    slope: Floats
    square: Floats
    rng: np.random.Generator = field(default_factory=_any_numbers)

    def state(self) -> KeptStep:
        return KeptStep(
            self.step,
            self.network.vector.copy(),
            self.slope.copy(),
            self.square.copy(),
            copy.deepcopy(self.rng.bit_generator.state),  # type: ignore[arg-type]
        )


class Training:
    """One run, standing at one of its steps.

    `advance` goes on by one step; `go_to` shows an earlier one; `hold` and `set_rate` act from the
    step it stands at.
    """

    def __init__(self, settings: RunSettings, like: Training | None = None) -> None:
        """Begin a run.

        Parameters
        ----------
        like : a run of which this one reads the same texts; None = those of its own seed
        """
        self.settings = settings
        self.task: Task = make_task(settings.task, settings.pairs)
        self.sizes = Sizes(
            len(self.task.vocabulary),
            self.task.n_tokens,
            settings.n_layers,
            settings.n_heads,
            settings.width,
        )
        self.changes = [Turn(0, frozenset(), settings.rate)]
        self.measurements: list[Measurement] = []
        self.branches: list[tuple[Measurement, ...]] = []
        self.stopped = ""
        """Why it cannot go on: "" or "exploded"."""
        self._kept: dict[int, KeptStep] = {}
        self._keep_every = KEEP_EVERY
        _keep_memory()
        self._prepare_measuring()
        rng = np.random.default_rng(settings.seed)
        network = net.untrained(self.sizes, rng)
        if like is not None:
            rng.bit_generator.state = copy.deepcopy(like.first_texts)
        self.first_texts: dict[str, Any] = copy.deepcopy(rng.bit_generator.state)  # type: ignore[arg-type]
        zeros = np.zeros_like(network.vector)
        self._now = _Moving(0, network, zeros, zeros.copy(), rng)
        self._latest = 0
        self._keep()
        self._measure()

    # Where it stands

    @property
    def step(self) -> int:
        """Return the step it stands at."""
        return self._now.step

    @property
    def latest(self) -> int:
        """Return the last step that was computed."""
        return self._latest

    @property
    def network(self) -> Network:
        """Return the model of the step it stands at; it changes with the next step."""
        return self._now.network

    @property
    def held(self) -> Heads:
        """Return the heads that are held at zero at this step."""
        return self._change_at(self.step).held

    @property
    def rate(self) -> float:
        """Return the learning rate at this step, without the warm-up."""
        return self._change_at(self.step).rate

    @property
    def is_over(self) -> bool:
        """Whether there is no step after this one."""
        last = self.latest if self.stopped else self.settings.length
        return self.step >= last

    def measured(self) -> Measurement:
        """Return the last measurement up to the step it stands at."""
        return next(m for m in reversed(self.measurements) if m.step <= self.step)

    # Going on and back

    def advance(self) -> bool:
        """Compute the next step; return whether there was one.

        It ends where a number is no longer finite, or the measured loss is over one and a half
        times that of the untrained model: `stopped` says so then, and the last measured state
        that was finite is shown.
        """
        if self.is_over:
            return False
        new = self.step == self.latest
        self._step()
        if not new:
            return True
        if not np.isfinite(self._now.network.vector).all():
            return self._stop()
        self._latest = self.step
        if self.step % MEASURE_EVERY == 0:
            self._measure()
            loss = self.measurements[-1].loss
            if not loss <= EXPLODED * self.measurements[0].loss:
                self.stopped = "exploded"
        if self.step % self._keep_every == 0:
            self._keep()
        return True

    def run(self) -> None:
        """Go on to the end."""
        while self.advance():
            pass

    def go_to(self, step: int) -> None:
        """Stand at a step that was computed before.

        Raises
        ------
        EditError
            When it was not.
        """
        if not 0 <= step <= self.latest:
            raise EditError(f"step: found {step}, expected 0 to {self.latest}")
        if not (self.step <= step and self._nearest(step) <= self.step):
            self._load(self._kept[self._nearest(step)])
        while self.step < step:
            self._step()

    def hold(self, head: Head, on: bool) -> None:
        """Hold a head at zero from here on, or let it go."""
        layer, place = head
        s = self.sizes
        if not (0 <= layer < s.n_layers and 0 <= place < s.n_heads):
            raise EditError(
                f"head: found layer {layer}, head {place}, expected 0 to {s.n_layers - 1} and "
                f"0 to {s.n_heads - 1}"
            )
        held = self.held | {head} if on else self.held - {head}
        self.change(held, self.rate)

    def set_rate(self, rate: float) -> None:
        """Learn at another rate from here on."""
        check_rate(rate)
        self.change(self.held, rate)

    def change(self, held: Heads, rate: float) -> None:
        """Hold these heads at zero and no others, and learn at this rate, from here on."""
        new = Turn(self.step, held, rate)
        if (held, rate) == (self.held, self.rate):
            return
        if self.step < self.latest:
            self.branches = [*self.branches, tuple(self.measurements)][-MOST_BRANCHES:]
            self.measurements = [m for m in self.measurements if m.step <= self.step]
            self._kept = {step: kept for step, kept in self._kept.items() if step <= self.step}
            self._latest = self.step
        self.stopped = ""
        self.changes = [c for c in self.changes if c.step < self.step]
        self.changes.append(new)
        self._keep()
        if self.measurements[-1].step == self.step:
            self.measurements.pop()
        self._measure()

    def set_length(self, length: int) -> None:
        """Let the run end at another step; what was computed beyond it stays."""
        self.settings = replace(self.settings, length=length)

    def copy(self) -> Training:
        """Return a run that goes its own way from here; they share what never changes."""
        twin = copy.copy(self)
        twin.changes, twin.measurements = [*self.changes], [*self.measurements]
        twin._kept = dict(self._kept)
        twin._load(self._now.state())
        return twin

    # What came of it

    def measure(self, network: Network, held: Heads) -> Measurement:
        """Measure another model in place of the one of the step it stands at."""
        return self._measured(network, held)

    def events(self) -> list[Event]:
        """Return what is worth going back to, in order of steps."""
        found = [Event(c.step, "held") for c in self._changed("held")]
        found += [Event(c.step, "rate") for c in self._changed("rate")]
        for kind in ("copy", "previous"):
            shares = np.array([getattr(m, kind) for m in self.measurements])
            for layer in range(self.sizes.n_layers):
                for head in range(self.sizes.n_heads):
                    first = _first_that_stays(shares[:, layer, head] > HALF)
                    if first is not None:
                        step = self.measurements[first].step
                        found.append(Event(step, kind, (layer, head)))
        losses = np.array([m.loss for m in self.measurements])
        if len(losses) > 2 * STAYS and not self.stopped:
            fall = int(np.argmin(np.diff(losses)))
            found.append(Event(self.measurements[fall + 1].step, "steepest"))
        return sorted(found, key=lambda event: (event.step, event.kind))

    def best(self) -> Measurement:
        """Return the measurement with the least loss."""
        return min(self.measurements, key=lambda m: m.loss)

    def guesses(
        self, tokens: Any, network: Network | None = None, held: Heads | None = None
    ) -> tuple[Floats, Floats]:
        """Run one text through the model as it is now.

        Parameters
        ----------
        tokens : the texts of its tokens
        network, held : another model in its place, and its heads that are held at zero

        Returns
        -------
        float (n, vocabulary), the probability of every next token; float (n_layers, n_heads, n, n)
        """
        numbers = self.task.encode(tokens)
        network = network or self.network
        done = net.forward(network, numbers[None], self.held if held is None else held)
        scores = net.logits(network, done)
        scores = np.exp(scores - scores.max(axis=-1, keepdims=True))
        patterns = np.stack([one.pattern[0] for one in done.layers])
        return scores / scores.sum(axis=-1, keepdims=True), patterns

    def kept_steps(self) -> list[int]:
        """List the steps whose state is kept."""
        return sorted(self._kept)

    # Inside

    def _change_at(self, step: int) -> Turn:
        return next(c for c in reversed(self.changes) if c.step <= step)

    def _changed(self, name: str) -> list[Turn]:
        pairs = zip(self.changes, self.changes[1:], strict=False)
        return [new for old, new in pairs if getattr(old, name) != getattr(new, name)]

    def _step(self) -> None:
        now, change = self._now, self._change_at(self.step)
        batch: Batch = self.task.batch(now.rng, BATCH)
        with np.errstate(all="ignore"):
            _, slopes = net.gradient(now.network, batch, change.held)
            now.step += 1
            now.slope += np.float32(FORGET_SLOPE) * (slopes - now.slope)
            now.square += np.float32(FORGET_SQUARE) * (slopes * slopes - now.square)
            rate = change.rate * min(1.0, now.step / WARM_UP)
            slope_share = 1 - (1 - FORGET_SLOPE) ** now.step
            square_share = 1 - (1 - FORGET_SQUARE) ** now.step
            size = np.sqrt(now.square / np.float32(square_share))
            size += TINY
            now.network.vector -= np.float32(rate / slope_share) * now.slope / size

    def _stop(self) -> bool:
        self.stopped = "exploded"
        self.go_to(self.measurements[-1].step)
        self._latest = self.step
        return False

    def _prepare_measuring(self) -> None:
        """Draw the texts that are measured, and lay out the cells whose weights count."""
        whole = self.task.batch(np.random.default_rng(MEASURED_SEED), MEASURED_TEXTS)
        parts = [slice(at, at + BATCH) for at in range(0, MEASURED_TEXTS, BATCH)]
        self._texts = [
            Batch(whole.tokens[part], whole.targets[part], whole.asked[part]) for part in parts
        ]
        self._n_asked = np.count_nonzero(whole.asked)
        n = self.task.n_tokens
        self._befores = np.eye(n, k=-1, dtype=np.float32).ravel()
        self._n_befores = MEASURED_TEXTS * (n - 1)
        cells = [self.task.copy_places(each.tokens) & each.asked[..., None] for each in self._texts]
        self._copies = [each.reshape(BATCH, -1, 1).astype(np.float32) for each in cells]
        self._n_copies = sum(np.count_nonzero(each.any(axis=-1)) for each in cells)
        even = 1 / np.arange(1, n + 1)
        self.even = {
            "previous": float(even[1:].mean()),
            "copy": float(sum((each.sum(axis=-1) * even).sum() for each in cells))
            / max(1, self._n_copies),
        }
        """The shares of a head that looks evenly."""

    def _measure(self) -> None:
        self.measurements.append(self._measured(self._now.network, self.held))

    def _measured(self, network: Network, held: Heads) -> Measurement:
        shape = self.sizes.n_layers, self.sizes.n_heads
        loss, right = 0.0, 0.0
        previous, copies = np.zeros(shape), np.zeros(shape)
        with np.errstate(all="ignore"):
            # As many texts at a time as in a step: arrays of that size stay in the cache.
            for texts, cells in zip(self._texts, self._copies, strict=True):
                done = net.forward(network, texts.tokens, held)
                judged = net.judge(network, done, texts)
                asked = np.count_nonzero(texts.asked)
                loss += judged.loss * asked
                right += judged.accuracy * asked
                for layer, one in enumerate(done.layers):
                    weights = one.pattern.reshape(BATCH, self.sizes.n_heads, -1)
                    previous[layer] += (weights @ self._befores).sum(axis=0)
                    copies[layer] += (weights @ cells)[..., 0].sum(axis=0)
        scores = self.task.scores
        return Measurement(
            self.step,
            loss / self._n_asked,
            right / self._n_asked,
            previous / self._n_befores if "previous" in scores else np.full(shape, np.nan),
            copies / self._n_copies if "copy" in scores else np.full(shape, np.nan),
        )

    def _keep(self) -> None:
        self._kept[self.step] = self._now.state()
        if len(self._kept) > MOST_KEPT:
            self._keep_every *= 2
            changed = {change.step for change in self.changes}
            self._kept = {
                step: kept
                for step, kept in self._kept.items()
                if step % self._keep_every == 0 or step in changed
            }

    def _nearest(self, step: int) -> int:
        return max(kept for kept in self._kept if kept <= step)

    def _load(self, state: KeptStep) -> None:
        rng = np.random.default_rng()
        rng.bit_generator.state = copy.deepcopy(state.random)
        vector = state.vector.copy()
        self._now = _Moving(
            state.step,
            Network(self.sizes, vector),
            state.slope.copy(),
            state.square.copy(),
            rng,
        )


def _keep_memory() -> None:
    """Let freed arrays stay with the process: glibc learns from a large block that was freed.

    Else it asks the system for every array of a step and gives it back, and filling the new pages
    with zeros takes half of the time of a step.
    """
    np.empty(LARGE_BLOCK, dtype=np.uint8)


def _first_that_stays(over: NDArray[np.bool_]) -> int | None:
    """Return where a share first is over the half for `STAYS` measurements in a row."""
    for place in range(len(over) - STAYS + 1):
        if over[place : place + STAYS].all():
            return place
    return None
