"""What this tab asks in Predict first, and what it says while the answer is covered."""

from __future__ import annotations

import numpy as np

from attnviz.language import tr
from attnviz.tabs.saturation.canvas.picture import key_names
from attnviz.tabs.saturation.state import Figure
from attnviz.tabs.saturation.wording import percent
from attnviz.widgets.ballot import Question
from attnviz.widgets.numbers import fixed

SAME = 1e-9  # shares that differ by less are equal


def question(figure: Figure) -> Question:
    """Ask which key gets the largest share; it is the same in both charts."""
    shares = figure.raw.shares
    best = np.flatnonzero(figure.scores.max() - figure.scores < SAME).tolist()
    every = key_names()
    names = tr(" and ").join(every[key] for key in best)
    spec = figure.spec
    asks = tr("Which key gets the largest share, and is it nearly all on both sides?")
    if not figure.typed:
        asks = tr("d_k = {size}: {question}", size=figure.d_k, question=asks)
    return Question(
        about=(spec.draw, spec.distribution, figure.d_k, spec.divisor, figure.typed),
        text=asks,
        choices=every,
        right=frozenset(best),
        answer=tr(
            "{keys} with {share} and {share_2}",
            keys=names,
            share=percent(shares[best[0]]),
            share_2=percent(figure.divided.shares[best[0]]),
        ),
    )


def covered_status(figure: Figure) -> str:
    """Say draw and size, and nothing that comes out of the softmax."""
    parts = [
        tr("typed scores") if figure.typed else figure.draw_name,
        f"d_k {figure.d_k}",
        tr("covered"),
    ]
    return "   ".join(parts)


def covered_key(figure: Figure, key: int) -> str:
    """Say a key by its score, which is there for all to see."""
    return tr(
        "key {number}: q·k = {score}, its share is covered",
        number=key + 1,
        score=fixed(float(figure.scores[key])),
    )
