"""The picture of the tab: matrices as grids, arithmetic, formula, chips, and what moves."""

from attnviz.tabs.step_by_step.canvas.canvas import Canvas

__all__ = ["Canvas"]
