"""What the tab says: caption, what another draw brought, status, and what a screen reader says."""

from attnviz.language import tr
from attnviz.tabs.saturation.state import State
from attnviz.tabs.saturation.words.captions import caption
from attnviz.tabs.saturation.words.feedback import feedback
from attnviz.tabs.saturation.words.status import key_tip, spoken_key, status

__all__ = ["canvas_name", "caption", "feedback", "key_tip", "picks_status", "spoken_key", "status"]


def canvas_name(state: State) -> str:
    """Say what the canvas shows."""
    if state.row is not None:
        return tr("Saturation, a row of scores and two softmaxes")
    return tr("Saturation, six scores and two softmaxes")


def picks_status(state: State) -> str:
    """Say what is picked together: nothing, on this tab."""
    return ""
