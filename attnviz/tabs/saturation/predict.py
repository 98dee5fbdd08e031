"""What this tab asks in Predict first, and what it says while the answer is covered."""

from __future__ import annotations

import numpy as np

from attnviz.engine.arrays import SAME
from attnviz.language import and_list, tr
from attnviz.tabs.saturation.state import State
from attnviz.tabs.saturation.words.numbers import key_names, percent
from attnviz.tabs.saturation.words.of_row import names_of
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import fixed
from attnviz.ui.predict.ballot import Question


def question(state: State) -> Question:
    """Ask which key gets the largest share; it is the same in both charts."""
    shares = state.raw.shares
    shown = state.scores[: state.n_shown]
    best = np.flatnonzero(shown.max() - shown < SAME).tolist()
    every = key_names() if state.row is None else names_of(state.row)[: state.n_shown]
    names = and_list([every[key] for key in best])
    spec = state.spec
    asks = tr("Which key gets the largest share, and is it nearly 100% on both sides?")
    if not state.typed and state.row is None:
        asks = tr("d_k = {size}: {question}", size=state.d_k, question=asks)
    return Question(
        about=(spec.draw, spec.distribution, state.d_k, spec.divisor, state.typed, state.row),
        text=asks,
        choices=every,
        right=frozenset(best),
        answer=tr(
            "{keys}: {share} raw, {share_2} divided",
            keys=names,
            share=percent(shares[best[0]]),
            share_2=percent(state.divided.shares[best[0]]),
        ),
    )


def covered_status(state: State) -> str:
    """Say draw and size, and nothing that comes out of the softmax."""
    if state.row is not None:
        return "   ".join((visible(state.row.asker), tr("answer hidden")))
    parts = [
        tr("typed scores") if state.typed else state.draw_name,
        f"d_k {state.d_k}",
        tr("answer hidden"),
    ]
    return "   ".join(parts)


def covered_key(state: State, key: int) -> str:
    """Say a key by its score, which is there for all to see."""
    return tr(
        "key {number}: q·k = {score}, share hidden",
        number=key + 1,
        score=fixed(float(state.scores[key])),
    )
