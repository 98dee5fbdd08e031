"""What the tab shows: one head of a document, a step of it, and the cell that is spoken of."""

from attnviz.tabs.step_by_step.state.state import Left, Lit, Notice, Pointer, State, resolve

__all__ = ["Left", "Lit", "Notice", "Pointer", "State", "resolve"]
