"""The side panel: one share by hand, the part of the sheet behind the row, and what if."""

from attnviz.tabs.sentence_heads.panel.panel import SentenceHeadsPanel

__all__ = ["SentenceHeadsPanel"]
