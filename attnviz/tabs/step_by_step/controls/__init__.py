"""The controls: the title of the step, and the buttons that go from step to step."""

from attnviz.tabs.step_by_step.controls.controls import Controls
from attnviz.tabs.step_by_step.controls.step_title import paint_heading

__all__ = ["Controls", "paint_heading"]
