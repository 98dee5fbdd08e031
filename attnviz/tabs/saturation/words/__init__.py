"""What the tab says: caption, what another draw brought, status, and what a screen reader says."""

from attnviz.language import tr
from attnviz.tabs.saturation.state import State
from attnviz.tabs.saturation.words import of_draws, of_row

__all__ = ["canvas_name", "caption", "feedback", "key_tip", "spoken_key", "status"]


def canvas_name(state: State) -> str:
    """Say what the canvas shows."""
    if state.row is not None:
        return tr("Saturation, a row of scores and two softmaxes")
    return tr("Saturation, six scores and two softmaxes")


def caption(state: State) -> str:
    """Say in one or two sentences what the two charts show, or what would change a share."""
    if state.slopes is not None:
        return of_draws.asked_caption(state)
    return of_draws.caption(state) if state.row is None else of_row.row_caption(state, state.row)


def feedback(before: State, state: State) -> str:
    """Say what another draw brought; "" when that is no news."""
    return of_draws.feedback(before, state) if state.row is None else ""


def status(state: State) -> str:
    """Say the exact numbers of the key that is pointed at, or what both charts hold."""
    return of_draws.status(state) if state.row is None else of_row.row_status(state, state.row)


def key_tip(state: State, key: int) -> str:
    """Say one key in a few short lines."""
    if state.row is None:
        return of_draws.key_tip(state, key)
    return "\n".join(of_row.key_parts(state, state.row, key))


def spoken_key(state: State, key: int) -> str:
    """Say one key as a screen reader does."""
    if state.row is None:
        return of_draws.spoken_key(state, key)
    return ", ".join(of_row.key_parts(state, state.row, key))
