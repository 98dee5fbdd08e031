"""The panel beside the picture: the task, the model, and its heads."""

from attnviz.tabs.learning.panel.panel import LearningPanel

__all__ = ["LearningPanel"]
