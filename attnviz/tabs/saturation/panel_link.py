"""Keeps the side panel in step with the tab, and fetches the curves that it shows."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from attnviz.tabs.saturation.edits import SpecEdits
from attnviz.tabs.saturation.panel.many_draws import Curves, ManyDraws
from attnviz.tabs.saturation.panel.panel import SidePanel
from attnviz.tabs.saturation.state import Figure
from attnviz.widgets.theme import Theme


class PanelLink(QObject):
    """The panel, its wishes turned into edits, and the work behind its curves."""

    reading_changed = Signal(str)

    def __init__(self, edits: SpecEdits, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self.panel = SidePanel(theme)
        self.many = ManyDraws(self)
        self._distribution = ""
        self.panel.divisor_chosen.connect(edits.set_divisor)
        self.panel.distribution_chosen.connect(edits.set_distribution)
        self.panel.reading_changed.connect(self.reading_changed)
        self.many.ready.connect(self._on_ready)
        self.many.progressed.connect(self.panel.set_progress)

    def show_figure(self, figure: Figure, shown: bool, covered: bool = False) -> None:
        """Show a figure; curves are only worked out for a panel that somebody sees."""
        self.panel.show_figure(figure, covered)
        distribution = figure.spec.distribution
        if distribution != self._distribution:
            self._distribution = distribution
            self.panel.set_curves(self.many.known(distribution))
        if shown and self.panel.plot.bands is None:
            self.many.ask(distribution)
        elif not shown:
            self.many.stop()

    def _on_ready(self, distribution: str, curves: Curves) -> None:
        if distribution == self._distribution:
            self.panel.set_curves(curves)
