"""The side panel: a large model's sizes, one pass by stages, and what if."""

from attnviz.tabs.many_heads.panel.panel import ManyHeadsPanel

__all__ = ["ManyHeadsPanel"]
