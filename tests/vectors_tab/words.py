"""What the tab says."""

import numpy as np


def canvas_name(state):
    return f"Vectors of {len(state.tokens)} words"


def caption(state):
    return f"The vector of {state.tokens[state.row]} has {state.X.shape[1]} numbers."


def feedback(before, state):
    """Tell of one typed number."""
    if before.tokens != state.tokens or before.X.shape != state.X.shape:
        return ""
    found = np.argwhere(before.X != state.X)
    if len(found) != 1:
        return ""
    (place,) = map(tuple, found)
    return f"{state.tokens[place[0]]}: {before.X[place]:g} is {state.X[place]:g} now."


def status(state):
    row, column = state.hovered or (state.row, 0)
    return f"{state.tokens[row]} {column + 1}: {state.X[row, column]:g}"


def picks_status(state):
    if not state.picks or state.covered:
        return ""
    return f"sum {state.picks.part(state.X).sum():g}"
