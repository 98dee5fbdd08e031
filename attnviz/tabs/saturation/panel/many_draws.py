"""Follows 2,000 draws over all stops beside the window, once for each distribution."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from attnviz.engine.saturation import curves
from attnviz.tabs.saturation.panel.bands import Curves
from attnviz.ui.tab.beside import Beside, Tell

N_DRAWS = 2000

_kept: dict[str, Curves] = {}


def _follow(distribution: str, tell: Tell) -> Curves | None:
    """Compute the curves, and tell of (draws done, draws); what came too late is kept as well."""
    found = curves(N_DRAWS, distribution, lambda done, total: tell((done, total)))
    if found is not None:
        _kept[distribution] = found
    return found


class ManyDraws(QObject):
    """Answers with the curves of a distribution, at once if they are known already."""

    ready = Signal(str, object)
    progressed = Signal(int, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked = ""
        self._beside = Beside(self)
        self._beside.told.connect(self._on_told)
        self._beside.finished.connect(self._on_finished)

    @property
    def busy(self) -> bool:
        """Whether an answer is being computed."""
        return self._beside.busy

    def known(self, distribution: str) -> Curves | None:
        """Return the curves if they were computed before."""
        return _kept.get(distribution)

    def ask(self, distribution: str) -> None:
        """Compute the curves of a distribution; a later wish replaces an earlier one."""
        if distribution in _kept:
            self.stop()
            self.ready.emit(distribution, _kept[distribution])
        elif not (self.busy and self._asked == distribution):
            self.stop()
            self._asked = distribution
            self._beside.start(partial(_follow, distribution))

    def stop(self) -> None:
        """Give up what is being computed, and wait until it has stopped."""
        if self.busy:
            self._beside.stop()

    def _on_told(self, progress: tuple[int, int]) -> None:
        self.progressed.emit(*progress)

    def _on_finished(self, found: Curves) -> None:
        self.ready.emit(self._asked, found)


def curves_now(distribution: str) -> Curves:
    """Return the curves of a distribution; where they are not known yet, they are waited for."""
    if distribution not in _kept:
        found = curves(N_DRAWS, distribution)
        assert found is not None
        _kept[distribution] = found
    return _kept[distribution]
