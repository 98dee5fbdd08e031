"""Follows 2,000 draws over all stops beside the window, once for each distribution."""

from __future__ import annotations

from threading import Event

from PySide6.QtCore import QCoreApplication, QObject, QThreadPool, Signal

from attnviz.engine.saturation import curves
from attnviz.tabs.saturation.panel.bands import Curves

N_DRAWS = 2000
PATIENCE = 2000  # milliseconds until a job that was told to stop has stopped; it asks every 20

_kept: dict[str, Curves] = {}


class _Job:
    """One computation; its news go out by a messenger, which outlives the window if need be.

    No QRunnable: PySide6 6.11.3 never lets go of one that was started.
    """

    class Messenger(QObject):
        """Carries news from the thread of the job to that of the window."""

        progressed = Signal(int, int, int)
        done = Signal(int, str, object)

    def __init__(self, generation: int, distribution: str) -> None:
        self.news = self.Messenger()
        self.stopped = Event()
        self._generation = generation
        self._distribution = distribution

    def run(self) -> None:
        found = curves(N_DRAWS, self._distribution, self._keep_going)
        if found is not None:
            self.news.done.emit(self._generation, self._distribution, found)

    def _keep_going(self, done: int, total: int) -> bool:
        if self.stopped.is_set():
            return False
        self.news.progressed.emit(self._generation, done, total)
        return not self.stopped.is_set()


class ManyDraws(QObject):
    """Answers with the curves of a distribution, at once if they are known already."""

    ready = Signal(str, object)
    progressed = Signal(int, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._generation = 0
        self._job: _Job | None = None
        self._asked = ""
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.stop)

    @property
    def busy(self) -> bool:
        """Whether an answer is being computed."""
        return self._job is not None

    def known(self, distribution: str) -> Curves | None:
        """Return the curves if they were computed before."""
        return _kept.get(distribution)

    def ask(self, distribution: str) -> None:
        """Compute the curves of a distribution; a later wish replaces an earlier one."""
        if distribution in _kept:
            self.stop()
            self.ready.emit(distribution, _kept[distribution])
            return
        if self._job is not None and self._asked == distribution:
            return
        self.stop()
        self._asked = distribution
        self._job = _Job(self._generation, distribution)
        self._job.news.progressed.connect(self._on_progressed)
        self._job.news.done.connect(self._on_done)
        # The pool, a child, is waited for when this object dies; the job must hear of it before.
        self.destroyed.connect(self._job.stopped.set)
        self._pool.start(self._job.run)

    def stop(self) -> None:
        """Give up what is being computed, and wait until it has stopped."""
        self._generation += 1
        job, self._job = self._job, None
        if job is not None:
            job.stopped.set()
            self._pool.waitForDone(PATIENCE)

    def _on_progressed(self, generation: int, done: int, total: int) -> None:
        if generation == self._generation:
            self.progressed.emit(done, total)

    def _on_done(self, generation: int, distribution: str, found: Curves) -> None:
        _kept[distribution] = found
        if generation == self._generation:
            self._job = None
            self.ready.emit(distribution, found)


def curves_now(distribution: str) -> Curves:
    """Return the curves of a distribution; where they are not known yet, they are waited for."""
    if distribution not in _kept:
        found = curves(N_DRAWS, distribution)
        assert found is not None
        _kept[distribution] = found
    return _kept[distribution]
