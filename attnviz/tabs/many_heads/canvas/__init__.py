"""The picture of the tab: where it lies, its grids, what is painted around them, its hands."""

from attnviz.tabs.many_heads.canvas.canvas import Canvas

__all__ = ["Canvas"]
