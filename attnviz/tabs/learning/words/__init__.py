"""What the tab says: caption, status, what a screen reader says, and how its numbers print."""

from attnviz.language import mark, plural, tr
from attnviz.tabs.learning.state import State
from attnviz.tabs.learning.words.captions import caption, event_text, smaller_rate
from attnviz.tabs.learning.words.feedback import feedback
from attnviz.tabs.learning.words.numbers import ROLES, note, rate_text, share_or_dot, task_note
from attnviz.tabs.learning.words.status import (
    cell_text,
    guess_text,
    near_event,
    spoken_step,
    status,
)

__all__ = [
    "ROLES",
    "canvas_name",
    "caption",
    "cell_text",
    "event_text",
    "feedback",
    "guess_text",
    "near_event",
    "note",
    "picks_status",
    "rate_text",
    "share_or_dot",
    "smaller_rate",
    "spoken_step",
    "status",
    "task_note",
]


def canvas_name(state: State) -> str:
    """Say what the canvas shows."""
    n = len(state.heads)
    heads = plural(mark("{n} head"), mark("{n} heads"), n)
    return tr("Learning, step {step}: patterns of {heads}, and curves", step=state.step,
        heads=heads)  # fmt: skip


def picks_status(state: State) -> str:
    """Say what is picked together: nothing, on this tab."""
    return ""
