"""What gestures do to the example: numbers, rows, matrices, presets, switches."""

from attnviz.tabs.step_by_step.edits.edits import Edits

__all__ = ["Edits"]
