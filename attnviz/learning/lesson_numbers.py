"""What a lesson says of a run: read off the step that is shown, as the Learning tab reads it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from attnviz.learning.guesses import Guess, guesses_of
from attnviz.learning.runs import LearningRun, given_network, settings_of
from attnviz.learning.training import Measurement, Training
from attnviz.model.document.learning import LearningSpec


@dataclass(frozen=True, eq=False)
class RunNumbers:
    """What was measured at a step, and what is guessed of the text, a guess for each token."""

    measured: Measurement
    guesses: tuple[Guess, ...]


@lru_cache(maxsize=64)
def numbers_of(spec: LearningSpec) -> RunNumbers:
    """Return the numbers of the step that a spec stands at; without weights it is computed."""
    training = Training(settings_of(spec))
    network = given_network(training, spec)
    if network is None:
        run = LearningRun(spec)
        run.finish()
        training, network = run.training, run.network
    guesses, _ = guesses_of(training, spec.words, network, spec.held)
    return RunNumbers(training.measure(network, spec.held), guesses)
