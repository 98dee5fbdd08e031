"""The picture of the tab: its grids, what is painted beside them, and the map of a long text."""

from attnviz.tabs.sparse_patterns.canvas.canvas import Canvas
from attnviz.tabs.sparse_patterns.canvas.long_text import LongMapPart, StreamedPart

__all__ = ["Canvas", "LongMapPart", "StreamedPart"]
