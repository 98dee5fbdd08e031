"""What the axes of each array of a trace are: a letter each."""

from __future__ import annotations

from attnviz.engine.steps.table import BY_NAME

# Arrays that no rule computes; letters as in `attnviz.engine.steps.rules`.
_GIVEN_AXES = {
    "X": "ti",
    "W_Q": "hid",
    "W_K": "gid",
    "W_V": "gid",
    "W_O": "co",
    "b_Q": "hd",
    "b_K": "gd",
    "b_V": "gd",
    "b_O": "o",
    "q_norm": "d",
    "k_norm": "d",
    "sink_logits": "h",
    "allowed": "tu",
    "bias": "htu",
    "M": "tu",
}


def axes_of(name: str) -> str:
    """Return a letter for each axis of an array, as in `attnviz.engine.steps.rules`."""
    return _GIVEN_AXES.get(name) or BY_NAME[name].rule.axes
