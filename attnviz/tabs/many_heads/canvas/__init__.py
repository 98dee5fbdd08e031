"""The picture of the tab: a layer with its grids and what is painted around, or all heads."""

from attnviz.tabs.many_heads.canvas.all_heads import AllHeads
from attnviz.tabs.many_heads.canvas.canvas import Canvas

__all__ = ["AllHeads", "Canvas"]
