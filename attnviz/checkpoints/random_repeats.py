"""Repeats where nothing else helps: random tokens written twice (Olsson et al. 2022)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.checkpoints.forward import Progress
from attnviz.checkpoints.model import LanguageModel
from attnviz.engine.head_scores import score_heads
from attnviz.errors import CheckpointError
from attnviz.language import tr

TOKENS, TEXTS = 50, 5
SCORED = ("induction", "duplicate")
LEAST = 2  # tokens that are written twice: one is followed by itself, which is no induction


def random_repeats(
    model: LanguageModel, *, seed: int = 0, progress: Progress | None = None
) -> dict[str, NDArray[Any]]:
    """Return the scores `SCORED` of every head, (n_layers, n_heads) each, on random repeats.

    The mean over `TEXTS` texts of `TOKENS` different tokens each, or as many as the model has
    places for, written twice behind its start token.

    Parameters
    ----------
    progress : called as (layers done, layers of all texts); False cancels

    Raises
    ------
    CheckpointError
        When the model has no place for two tokens twice.
    CancelledError
        When `progress` returns False.
    """
    config, tokenizer = model.config, model.tokenizer
    start = [] if tokenizer.bos_id is None else [tokenizer.bos_id]
    special = {tokenizer.inner.token_to_id(token) for token in tokenizer.special} | set(start)
    words = np.array(sorted(set(range(config.vocab_size)) - special))
    length = min(TOKENS, (config.max_tokens - len(start)) // 2, len(words))
    if length < LEAST:
        raise CheckpointError(
            tr("{model}: no place for random tokens written twice", model=model.name)
        )
    rng = np.random.default_rng(seed)
    total = {name: np.zeros((config.n_layers, config.n_heads)) for name in SCORED}
    for text in range(TEXTS):

        def layers(done: int, whole: int, before: int = text) -> bool:
            return progress is None or progress(before * whole + done, TEXTS * whole)

        drawn = [int(i) for i in rng.choice(words, length, replace=False)]
        ids = [*start, *drawn, *drawn]
        run = model.run(ids, progress=layers)
        found = score_heads(run.pattern, ids)
        total = {name: sums + found[name] for name, sums in total.items()}
    return {name: sums / TEXTS for name, sums in total.items()}
