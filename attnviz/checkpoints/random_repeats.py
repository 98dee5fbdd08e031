"""Repeats where nothing else helps: random tokens written twice (Olsson et al. 2022).

A text is `TOKENS` random tokens and the same tokens once more, behind the model's start token where
it has one. In the second copy, its first and last token aside, a head's *duplicate* score is its
mean weight on the same token of the first copy, and its *induction* score that on the token after
it. Both are means over `TEXTS` texts, which a seed draws one after another.

Tokens are drawn from the middle of a large vocabulary, with replacement: ids from 1,000 up to the
last whole thousand but one. Bytes, marks and what was added later lie at its ends, and heads treat
them in ways of their own. For SmolLM2-135M (seed 0) that gives duplicate 14.3 = 0.73, 8.0 = 0.69
and induction 18.6 = 0.92, 17.3 = 0.80. A vocabulary of a few thousand is used whole, and no token
of it twice in a copy.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.checkpoints.forward import Progress
from attnviz.checkpoints.model import LanguageModel
from attnviz.errors import CheckpointError
from attnviz.language import tr

TOKENS, TEXTS = 50, 5
SCORED = ("induction", "duplicate")
LEAST = 3  # tokens that are written twice: of the second copy the first and last do not count
ENDS = 1000  # ids at each end of a large vocabulary from which none is drawn
LARGE = 4 * ENDS


def random_repeats(
    model: LanguageModel, *, seed: int = 0, progress: Progress | None = None
) -> dict[str, NDArray[Any]]:
    """Return the scores `SCORED` of every head, (n_layers, n_heads) each, on random repeats.

    Of `TOKENS` tokens, or as many as the model has places for.

    Parameters
    ----------
    seed : draws the tokens
    progress : called as (layers done, layers of all texts); False cancels

    Raises
    ------
    CheckpointError
        When the model has no place for three tokens twice.
    CancelledError
        When `progress` returns False.
    """
    config, tokenizer = model.config, model.tokenizer
    start = [] if tokenizer.bos_id is None else [tokenizer.bos_id]
    special = {tokenizer.inner.token_to_id(token) for token in tokenizer.special} | set(start)
    words = sorted(set(range(config.vocab_size)) - special)
    length = min(TOKENS, (config.max_tokens - len(start)) // 2, len(words))
    if length < LEAST:
        raise CheckpointError(
            tr("{model}: no place for random tokens written twice", model=model.name)
        )
    rng = np.random.default_rng(seed)
    first = len(start) + length
    rows = np.arange(first + 1, first + length - 1)
    total = {name: np.zeros((config.n_layers, config.n_heads)) for name in SCORED}
    for text in range(TEXTS):

        def layers(done: int, whole: int, before: int = text) -> bool:
            return progress is None or progress(before * whole + done, TEXTS * whole)

        drawn = _drawn(rng, words, config.vocab_size, length)
        pattern = model.run([*start, *drawn, *drawn], progress=layers).pattern
        for name, after in zip(SCORED, (1, 0), strict=True):
            total[name] += pattern[:, :, rows, rows - length + after].mean(axis=-1, dtype=float)
    return {name: sums / TEXTS for name, sums in total.items()}


def _drawn(
    rng: np.random.Generator, words: Sequence[int], vocabulary: int, length: int
) -> list[int]:
    """Draw the ids of a copy.

    Parameters
    ----------
    words : ids that are not special, in order
    """
    if vocabulary < LARGE:
        return [int(i) for i in rng.choice(words, length, replace=False)]
    first, last = ENDS, (vocabulary // ENDS - 1) * ENDS
    drawn = [int(i) for i in rng.integers(first, last, length)]
    allowed = set(words)
    while not allowed.issuperset(drawn):
        drawn = [i if i in allowed else int(rng.integers(first, last)) for i in drawn]
    return drawn
