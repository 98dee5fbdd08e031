"""The side panel: the weights so far, presets, size, switches, copies, and what if."""

from attnviz.tabs.step_by_step.panel.panel import StepByStepPanel

__all__ = ["StepByStepPanel"]
