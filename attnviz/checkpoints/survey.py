"""All heads on one text at a glance: patterns, scores, what comes next, what each head adds to it.

A survey holds the arrays of a run, not copies, and computes what is asked for when it first is. One
of a run with changes knows the one without them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.checkpoints.direct_effect import DirectEffect
from attnviz.checkpoints.forward import Run
from attnviz.checkpoints.layers import value_norms
from attnviz.checkpoints.model import LanguageModel
from attnviz.checkpoints.next_token import NextToken
from attnviz.checkpoints.written import WrittenText
from attnviz.engine.head_scores import REPEATS, HeadScores, score_heads
from attnviz.engine.stored_patterns import Patterns, StoredPatterns

Floats = NDArray[Any]


@dataclass(frozen=True)
class Shift:
    """A next token, and its probability without and with the changes."""

    token: NextToken
    before: float
    after: float

    @property
    def points(self) -> float:
        """The difference, as a share of 1."""
        return self.after - self.before


@dataclass(frozen=True, eq=False, kw_only=True)
class Survey:
    """What all heads of a model, or of captured attention, did on one text.

    Parameters
    ----------
    name : of the model
    layers : numbers of the layers
    pattern : (n_layers, n_heads, n, n), rows are queries; they may lie in a store
    tokens : n ids or texts; equal ones are repeats
    labels : n texts to read
    norms : gives (n_layers, n_heads, n), the length of v W_O of every key; None = not known
    shares : (vocabulary,) probability of each next token; None for captured attention
    reads : says how a token reads behind the text, with its probability
    effect : splits the logits of some tokens into the parts that make them; None where the layers
        of the model would have to be read once more
    before : the same text without changes, where this one has some
    first_changed : the lowest layer with a change; layers below are equal to the bit
    left : (n_layers, n_heads) probability of the likeliest token with each head off in turn, of a
        run without changes; None until somebody measures it
    left_seconds : about how long measuring that takes; None where nobody knows
    repeats : scores on random repeats by name, (n_layers, n_heads) each; None likewise
    stored_scores : where they lie beside patterns in a store
    written : the tokens that the model wrote itself; None of captured attention
    """

    name: str
    layers: tuple[int, ...]
    pattern: Patterns
    tokens: tuple[Hashable, ...]
    labels: tuple[str, ...]
    norms: Callable[[], Floats] | None = None
    shares: Floats | None = None
    reads: Callable[[int, float], NextToken] | None = None
    effect: Callable[[Sequence[int]], DirectEffect] | None = None
    before: Survey | None = None
    first_changed: int | None = None
    left: Floats | None = None
    left_seconds: float | None = None
    repeats: Mapping[str, Floats] | None = None
    stored_scores: HeadScores | None = None
    written: WrittenText | None = None

    @property
    def n_layers(self) -> int:
        return int(self.pattern.shape[0])

    @property
    def n_heads(self) -> int:
        return int(self.pattern.shape[1])

    @property
    def n_tokens(self) -> int:
        return int(self.pattern.shape[-1])

    @property
    def start(self) -> Survey:
        """Return the survey without changes."""
        return self.before or self

    def coarse(self, size: int) -> Patterns:
        """Return the patterns with at least `size` cells each way, or all: the largest is kept."""
        pattern = self.pattern
        return pattern.coarse(size) if isinstance(pattern, StoredPatterns) else pattern

    @cached_property
    def scores(self) -> HeadScores:
        """Scores of all heads, but for the one that needs the output matrices."""
        return self.stored_scores or score_heads(self.pattern, self.tokens)

    @cached_property
    def all_scores(self) -> HeadScores:
        """Scores of all heads; where the model is not kept, its layers are read once more."""
        if self.norms is None:
            return self.scores
        return score_heads(self.pattern, self.tokens, value_norms=self.norms())

    @cached_property
    def best(self) -> tuple[int, int] | None:
        """The likeliest next token without changes, and the runner-up; None without logits."""
        shares = self.start.shares
        if shares is None or len(shares) < 2:
            return None
        top = np.argpartition(-shares, 1)[:2]
        first, second = top[np.argsort(-shares[top], kind="stable")]
        return int(first), int(second)

    @cached_property
    def direct(self) -> DirectEffect | None:
        """The parts of the logits of the likeliest token and of the runner-up."""
        best = self.best
        return None if best is None or self.effect is None else self.effect(best)

    @cached_property
    def direct_table(self) -> Floats | None:
        """Direct effect of each head on the likeliest token, (n_layers, n_heads).

        Against the runner-up: what a head gives to both tokens decides nothing.
        """
        direct = self.direct
        return None if direct is None else direct.heads(self.n_layers, self.n_heads, against=1)

    def score(self, name: str) -> Floats | None:
        """Return a score of all heads by name, `direct` and `repeats` too; None = not known."""
        if name == "direct":
            return self.direct_table
        if name in REPEATS:
            return None if self.start.repeats is None else self.start.repeats[REPEATS[name]]
        scores = self.all_scores if name == "value_weighted" else self.scores
        return scores[name]

    def next_tokens(self, count: int) -> tuple[NextToken, ...]:
        """Return the likeliest next tokens."""
        if self.shares is None or self.reads is None:
            return ()
        count = min(count, len(self.shares))
        ids = np.argpartition(-self.shares, count - 1)[:count]
        ids = ids[np.argsort(-self.shares[ids], kind="stable")]
        return tuple(self.reads(int(i), float(self.shares[i])) for i in ids)

    def shifted(self, count: int) -> tuple[Shift, ...]:
        """Return the next tokens that changes moved most; without changes the likeliest.

        In the order of the larger of their two probabilities.
        """
        after, before = self.shares, self.start.shares
        if after is None or before is None or self.reads is None:
            return ()
        weight = np.abs(after - before) if self.before is not None else after
        count = min(count, len(after))
        ids = np.argpartition(-weight, count - 1)[:count]
        ids = ids[np.argsort(-np.maximum(before[ids], after[ids]), kind="stable")]
        reads = self.reads
        return tuple(
            Shift(reads(int(i), float(after[i])), float(before[i]), float(after[i])) for i in ids
        )

    def moved(self, row: int) -> Floats:
        """Return how much of a row's weight rests elsewhere than without changes.

        Half the sum of |ΔA| over the row: (n_layers, n_heads), 0 to 1.
        """
        difference = self.pattern[:, :, row] - self.start.pattern[:, :, row]
        return np.asarray(np.abs(difference).sum(axis=-1, dtype=np.float64) / 2)


def survey_of(
    model: LanguageModel,
    run: Run,
    labels: Sequence[str],
    *,
    name: str = "",
    before: Survey | None = None,
    n_written: int = 0,
) -> Survey:
    """Return the survey of a run.

    Parameters
    ----------
    labels : the tokens of its text, to read
    name : what a person calls the model; "" = as its file does
    before : the survey of the run without changes, where this one has some
    n_written : how many of the last tokens the model wrote itself
    """
    ids = tuple(int(i) for i in run.ids)

    def norms() -> Floats:
        layers = range(model.config.n_layers)
        c, weights = model.config, model.weights
        return np.stack([value_norms(c, weights.layer(i), run.values[i]) for i in layers])

    def effect(tokens: Sequence[int]) -> DirectEffect:
        return model.direct_effect(run, tokens)

    def reads(token: int, share: float) -> NextToken:
        return model.next_token(ids, token, share)

    first = min((change.layer for change in run.changes), default=None)
    return Survey(
        name=name or model.name,
        layers=tuple(range(model.config.n_layers)),
        pattern=run.pattern,
        tokens=ids,
        labels=tuple(labels),
        norms=norms,
        shares=run.probabilities(),
        reads=reads,
        effect=effect if model.weights.keeps else None,
        before=before,
        first_changed=first,
        written=WrittenText(model, run, n_written),
    )
