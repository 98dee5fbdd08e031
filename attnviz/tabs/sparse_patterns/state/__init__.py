"""What the tab shows: a pattern and what is counted on it, and what a person points at."""

from attnviz.tabs.sparse_patterns.state.state import (
    Pointer,
    State,
    fitted,
    lies_over_model,
    resolve,
)

__all__ = ["Pointer", "State", "fitted", "lies_over_model", "resolve"]
