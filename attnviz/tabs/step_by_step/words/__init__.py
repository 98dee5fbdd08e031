"""What the tab says: caption, status, arithmetic, what a change did, formulas, matrices as text."""

from attnviz.tabs.step_by_step.words.captions import caption
from attnviz.tabs.step_by_step.words.feedback import feedback
from attnviz.tabs.step_by_step.words.status import canvas_name, picks_status, status

__all__ = ["canvas_name", "caption", "feedback", "picks_status", "status"]
