"""What a model guesses at each token of a text, and whether it is right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from attnviz.learning.network import Network
from attnviz.learning.training import Heads, Training


@dataclass(frozen=True)
class Guess:
    """What the model says at one token of the text.

    Parameters
    ----------
    token : what it holds for likeliest, "" = there is no guess
    share : probability that it gives to what is right; of the guess itself where nobody could know
    right : whether it is; None where nobody could know
    """

    token: str = ""
    share: float = 0.0
    right: bool | None = None


def guesses_of(
    training: Training, words: Sequence[str], network: Network, held: Heads
) -> tuple[tuple[Guess, ...], np.ndarray]:
    """Return what a model says of a text.

    Parameters
    ----------
    words : tokens that the task knows

    Returns
    -------
    guesses
        What stands under each token: the guess of itself, or in it of the one before.
    patterns
        float (layers, heads, n, n)
    """
    probabilities, patterns = training.guesses(words, network, held)
    task = training.task
    best = probabilities.argmax(axis=-1)
    found = []
    for place, answer in enumerate(task.answers(task.encode(words)).tolist()):
        guess = int(best[place])
        known = answer >= 0
        share = float(probabilities[place, answer if known else guess])
        found.append(Guess(task.vocabulary[guess], share, guess == answer if known else None))
    return tuple([Guess(), *found[:-1]] if task.asks_next else found), patterns
