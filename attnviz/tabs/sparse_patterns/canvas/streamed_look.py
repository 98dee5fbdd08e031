"""Looks at a pattern that nobody holds, beside the window: exact rows first, then all of them."""

from __future__ import annotations

from dataclasses import dataclass
from threading import Event

import numpy as np
from PySide6.QtCore import QCoreApplication, QObject, QThreadPool, Signal

from attnviz.engine.blocked import Floats
from attnviz.engine.streaming import StreamedPattern
from attnviz.ui.grid.outlook import Outlook

PATIENCE = 2000  # milliseconds until what was told to stop has stopped; it asks every 50 or so


@dataclass(frozen=True, eq=False)
class Seen:
    """What was found in a part of a pattern.

    Parameters
    ----------
    outlook : the part
    shares : float32, the largest weight of each block of `outlook`
    looked_at : share of the rows in sight, 0 to 1, of which every weight was looked at; before
        that each row of dots shows the last of its rows
    """

    outlook: Outlook
    shares: Floats
    looked_at: float


class _Look:
    """One part; its news go out by a messenger, which outlives the window if need be."""

    class Messenger(QObject):
        """Carries news from the thread of the job to that of the window."""

        found = Signal(object, object)

    def __init__(self, pattern: StreamedPattern, outlook: Outlook) -> None:
        self.news = self.Messenger()
        self.stopped = Event()
        self._pattern, self._outlook = pattern, outlook

    def run(self) -> None:
        if self.stopped.is_set():
            return
        rows, columns = self._outlook.rows()[0], self._outlook.columns()[0]
        shares = self._pattern.overview(rows[1:] - 1, columns)
        whole = int(rows[-1] - rows[0])
        exact = len(rows) - 1 == whole
        self._tell(shares, float(exact))
        if exact:
            return
        for done, found in self._pattern.refine(rows, columns):
            if self.stopped.is_set():
                return
            self._tell(np.maximum(shares, found), done / whole)

    def _tell(self, shares: Floats, looked_at: float) -> None:
        if not self.stopped.is_set():
            self.news.found.emit(self, Seen(self._outlook, shares, looked_at))


class StreamedLook(QObject):
    """Answers with what is in sight, again and again until all of it was looked at."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.seen: Seen | None = None
        self.whole: Seen | None = None  # all of the pattern, from before another part was in sight
        self._pattern: StreamedPattern | None = None
        self._job: _Look | None = None
        self._asked: Outlook | None = None
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.stop)

    @property
    def busy(self) -> bool:
        """Whether something is being looked at."""
        return self._job is not None

    def look(self, pattern: StreamedPattern, outlook: Outlook) -> None:
        """Look at a part; a later wish replaces an earlier one."""
        if pattern is not self._pattern:
            self.seen = self.whole = None
        elif outlook == self._asked:
            return
        self._give_up()
        self._pattern, self._asked = pattern, outlook
        self._job = job = _Look(pattern, outlook)
        job.news.found.connect(self._on_found)
        # The pool, a child, is waited for when this object dies; the job must hear of it before.
        self.destroyed.connect(job.stopped.set)
        self._pool.start(job.run)

    def stop(self) -> bool:
        """Give up what is being looked at; what was found stays. False when nothing was."""
        busy = self.busy
        self._give_up()
        self._pool.waitForDone(PATIENCE)
        if busy:
            self.changed.emit()
        return busy

    def rest(self) -> None:
        """Give up what is being looked at, and go on with it when it is asked for again."""
        if self.busy:
            self._give_up()
            self._asked = None

    def _give_up(self) -> None:
        job, self._job = self._job, None
        if job is not None:
            job.stopped.set()

    def _on_found(self, job: _Look, seen: Seen) -> None:
        if job is not self._job:
            return
        self.seen = seen
        if seen.outlook.cell <= seen.outlook.least:
            self.whole = seen
        if seen.looked_at >= 1:
            self._job = None
        self.changed.emit()
