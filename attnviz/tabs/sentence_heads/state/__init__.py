"""What the tab shows: one row of one head, and what a person points at."""

from attnviz.tabs.sentence_heads.state.state import Pointer, State, resolve

__all__ = ["Pointer", "State", "resolve"]
