"""The controls: the row over the picture, under it that of all heads, and a sentence to type."""

from attnviz.tabs.many_heads.controls.controls import VIEWS, Controls
from attnviz.tabs.many_heads.controls.shade_row import SHADES, ShadeRow
from attnviz.tabs.many_heads.controls.text_line import TextLine

__all__ = ["SHADES", "VIEWS", "Controls", "ShadeRow", "TextLine"]
