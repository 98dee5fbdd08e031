"""What another draw brought."""

from __future__ import annotations

from attnviz.tabs.saturation.state import State
from attnviz.tabs.saturation.words.captions import of_draw


def feedback(before: State, state: State) -> str:
    """Say what another draw brought; "" when the draw is the same, and of a real row."""
    if state.row is not None:
        return ""
    drawn = (before.spec.draw, before.spec.distribution)
    other = drawn != (state.spec.draw, state.spec.distribution)
    return of_draw(state, "draw") if other and not state.pointer.swept else ""
