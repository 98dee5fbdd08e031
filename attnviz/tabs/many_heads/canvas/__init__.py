"""The picture of the tab: a layer with its grids and what is around, all heads, or what is next."""

from attnviz.tabs.many_heads.canvas.all_heads import AllHeads
from attnviz.tabs.many_heads.canvas.canvas import Canvas
from attnviz.tabs.many_heads.canvas.next_view import Following
from attnviz.tabs.many_heads.canvas.weight_map import WholePattern

__all__ = ["AllHeads", "Canvas", "Following", "WholePattern"]
