"""What this tab asks in Predict first, and what it says while the answer is covered."""

from __future__ import annotations

import numpy as np

from attnviz.views.saturation.figure import Figure
from attnviz.views.saturation.picture import KEY_NAMES
from attnviz.views.saturation.wording import percent
from attnviz.widgets.ballot import Question
from attnviz.widgets.numbers import fixed

SAME = 1e-9  # shares that differ by less are equal


def question(figure: Figure) -> Question:
    """Ask which key gets the largest share; it is the same in both charts."""
    shares = figure.raw.shares
    best = np.flatnonzero(figure.scores.max() - figure.scores < SAME).tolist()
    names = " and ".join(KEY_NAMES[key] for key in best)
    spec = figure.spec
    size = "" if figure.typed else f"d_k = {figure.d_k}: "
    return Question(
        about=(spec.draw, spec.distribution, figure.d_k, spec.divisor, figure.typed),
        text=f"{size}Which key gets the largest share, and is it nearly all on both sides?",
        choices=KEY_NAMES,
        right=frozenset(best),
        answer=f"{names} with {percent(shares[best[0]])} and "
        f"{percent(figure.divided.shares[best[0]])}",
    )


def covered_status(figure: Figure) -> str:
    """Say draw and size, and nothing that comes out of the softmax."""
    parts = ["typed scores" if figure.typed else figure.draw_name, f"d_k {figure.d_k}", "covered"]
    return "   ".join(parts)


def covered_key(figure: Figure, key: int) -> str:
    """Say a key by its score, which is there for all to see."""
    return f"key {key + 1}: q·k = {fixed(float(figure.scores[key]))}, its share is covered"
