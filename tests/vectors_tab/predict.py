"""What the tab asks: whose first number is the largest."""

import numpy as np

from attnviz.ui.predict.ballot import Question


def question(state):
    first = state.X[:, 0]
    best = np.flatnonzero(first == first.max()).tolist()
    return Question(
        about=(state.tokens, first.tolist()),
        text="Whose first number is the largest?",
        choices=tuple(state.tokens),
        right=frozenset(best),
        answer=" and ".join(state.tokens[place] for place in best),
    )


def covered_status(state):
    return f"{len(state.tokens)} words, answer hidden"
