"""The picture of the tab: what it shows, where that lies, how it is painted, and its hands."""

from attnviz.tabs.learning.canvas.canvas import Canvas

__all__ = ["Canvas"]
