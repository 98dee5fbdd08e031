"""What the tab says: caption, status, arithmetic, what a change did, formulas, matrices as text."""

from attnviz.language import tr
from attnviz.tabs.step_by_step.state.state import State
from attnviz.tabs.step_by_step.words.captions import caption
from attnviz.tabs.step_by_step.words.feedback import feedback
from attnviz.tabs.step_by_step.words.status import picks_status
from attnviz.tabs.step_by_step.words.status import status as status_of_numbers

__all__ = ["canvas_name", "caption", "feedback", "picks_status", "status"]


def canvas_name(state: State) -> str:
    """Say which step the canvas shows."""
    number, title = state.step.letter or state.step.number, tr(state.step.title)
    if state.backward is not None:
        from attnviz.tabs.step_by_step.words.backward import title as question

        return tr("Step by step, {number} {title}", number=number, title=question(state))
    return tr("Step by step, {number} {title}", number=number, title=title)


def status(state: State) -> str:
    """Say the exact numbers behind the cell in question: its own, or its slope."""
    if state.backward is not None:
        from attnviz.tabs.step_by_step.words.backward import status as status_of_slopes

        return status_of_slopes(state)
    return status_of_numbers(state)
