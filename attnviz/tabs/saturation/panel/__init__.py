"""The side panel: curves over many draws, what to divide by, and all readouts."""

from attnviz.tabs.saturation.panel.panel import SaturationPanel

__all__ = ["SaturationPanel"]
