"""What the tab shows: scores and two softmaxes of them, of a draw or of a real row."""

from attnviz.tabs.saturation.state.state import Mode, Pointer, State, resolve, state_of

__all__ = ["Mode", "Pointer", "State", "resolve", "state_of"]
