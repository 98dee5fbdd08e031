"""What a model wrote behind a text, token by token, and what it could have written instead."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from attnviz.checkpoints.direct_effect import DirectEffect
from attnviz.checkpoints.forward import Run
from attnviz.checkpoints.next_token import NextToken

if TYPE_CHECKING:
    from attnviz.checkpoints.model import LanguageModel

CANDIDATES = 6
AT_ONCE = 16  # positions whose probabilities are in memory together


@dataclass(frozen=True)
class WrittenStep:
    """A token that was written.

    Parameters
    ----------
    token : with the probability that it had when its turn was
    runner_up : the likeliest other token then
    rank : the place of the token among all, from 1
    """

    token: NextToken
    runner_up: NextToken
    rank: int


@dataclass(frozen=True, eq=False)
class WrittenText:
    """The last tokens of a run, which the model wrote itself.

    Parameters
    ----------
    count : how many those are; 0 = none yet
    """

    model: LanguageModel
    run: Run
    count: int

    @property
    def n_prompt(self) -> int:
        """How many tokens the text had before."""
        return self.run.n_tokens - self.count

    @cached_property
    def steps(self) -> tuple[WrittenStep, ...]:
        """Each written token, in order."""
        found: list[WrittenStep] = []
        for first in range(self.n_prompt, self.run.n_tokens, AT_ONCE):
            last = min(first + AT_ONCE, self.run.n_tokens)
            shares = self.model.shares_after(self.run, slice(first - 1, last - 1))
            found += (self._step(at, each) for at, each in enumerate(shares, first))
        return tuple(found)

    @cached_property
    def candidates(self) -> tuple[NextToken, ...]:
        """What could stand in place of the last written token; before one is, what comes next."""
        return tuple(self._read(self._asked, int(i)) for i in _largest(self._shares, CANDIDATES))

    @property
    def n_others(self) -> int:
        """How many other tokens the vocabulary has."""
        return len(self._shares) - len(self.candidates)

    @property
    def others(self) -> float:
        """How likely those are together."""
        return max(0.0, 1.0 - sum(token.share for token in self.candidates))

    @cached_property
    def effect(self) -> DirectEffect | None:
        """The parts of the logit of the last written token, or of the likeliest before one is.

        None where the layers of the model would have to be read once more.
        """
        if not self.model.weights.keeps:
            return None
        token = int(self.run.ids[-1]) if self.count else int(np.argmax(self._shares))
        others = [each.id for each in self.candidates if each.id != token]
        asked = (token, *others[:1])
        return self.model.direct_effect(self.run, asked, position=self._asked)

    def reads(self, at: int, token: int) -> NextToken:
        """Say how a token reads behind the first so many tokens, whatever its probability."""
        return self.model.next_token([int(i) for i in self.run.ids[:at]], token, 0.0)

    @property
    def token_bytes(self) -> int:
        """How much the kept keys and values of a token take."""
        c = self.run.config
        return 2 * c.n_layers * c.n_kv_heads * c.d_k * self.run.keys.itemsize

    @property
    def _asked(self) -> int:
        """The position whose next token is chosen."""
        return self.run.n_tokens - 1 - (self.count > 0)

    @cached_property
    def _shares(self) -> NDArray[Any]:
        if not self.count:
            return self.run.probabilities()
        return np.asarray(self.model.shares_after(self.run, slice(self._asked, -1))[0])

    def _step(self, at: int, shares: NDArray[Any]) -> WrittenStep:
        token = int(self.run.ids[at])
        first, second = (int(i) for i in _largest(shares, 2))
        rank = 1 + int((shares > shares[token]).sum())
        return WrittenStep(
            self._read(at - 1, token, shares),
            self._read(at - 1, second if token == first else first, shares),
            rank,
        )

    def _read(self, at: int, token: int, shares: NDArray[Any] | None = None) -> NextToken:
        """Say how a token reads behind the token at a position."""
        shares = self._shares if shares is None else shares
        ids = tuple(int(i) for i in self.run.ids[: at + 1])
        return self.model.next_token(ids, token, float(shares[token]))


def _largest(shares: NDArray[Any], count: int) -> NDArray[np.int64]:
    """Return the ids of the likeliest tokens, in order."""
    count = min(count, len(shares))
    ids = np.argpartition(-shares, count - 1)[:count]
    return np.asarray(ids[np.argsort(-shares[ids], kind="stable")])
