"""The controls: the row over the picture, and under it the line in which a sentence is typed."""

from attnviz.tabs.many_heads.controls.controls import Controls
from attnviz.tabs.many_heads.controls.text_line import TextLine

__all__ = ["Controls", "TextLine"]
