"""What moves on this tab by itself: steps in films, and steps at a pace on screen."""

from attnviz.tabs.step_by_step.reels.reels import reels

__all__ = ["reels"]
