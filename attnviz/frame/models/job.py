"""Work that takes seconds, in a thread of its own, while the window goes on."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from attnviz.errors import AttnvizError
from attnviz.frame.models.memory import give_back, used_memory
from attnviz.language import tr

LOOK_MS = 30

Progress = Callable[[int, int], bool]
"""Is told how much of how much is done; False stops the work."""
Work = Callable[[Progress], Any]
Then = Callable[[Any], None]


class StoppedError(Exception):
    """The work was given up because nobody wants it any more."""


class Job(QObject):
    """One piece of work at a time; what comes out of it is told on the window's thread."""

    progressed = Signal(int, int, float, object)
    """How much of how much is done, after how many seconds, and what memory it took, if known."""
    finished = Signal(object)
    failed = Signal(str)
    stopped = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now: _Running | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self._look)

    @property
    def running(self) -> bool:
        """Whether something is being done."""
        return self._now is not None

    def start(self, work: Work, then: Then | None = None) -> None:
        """Begin; what ran before is given up, and nothing is told of it.

        Parameters
        ----------
        then : takes what came out of the work, before `finished` tells of it
        """
        self._give_up()
        self._now = _Running(work, then)
        self._now.thread.start()
        self._timer.start()

    def stop(self) -> None:
        """Give up what is running, and tell so at once."""
        if self._now is not None:
            self._give_up()
            self.stopped.emit()

    def end(self) -> None:
        """Give up and wait until nothing runs any more: the program ends."""
        running = self._now
        self._give_up()
        if running is not None:
            running.thread.join()

    def _give_up(self) -> None:
        self._timer.stop()
        if self._now is not None:
            self._now.unwanted = True
        self._now = None

    def _look(self) -> None:
        now = self._now
        if now is None:
            return
        if now.thread.is_alive():
            if now.whole:
                seconds = monotonic() - now.since
                self.progressed.emit(now.done, now.whole, seconds, now.grown())
            return
        self._timer.stop()
        self._now = None
        if now.fault is None:
            if now.then is not None:
                now.then(now.result)
            self.finished.emit(now.result)
        elif isinstance(now.fault, StoppedError):
            self.stopped.emit()
        elif isinstance(now.fault, AttnvizError):
            self.failed.emit(str(now.fault))
        elif isinstance(now.fault, MemoryError):
            self.failed.emit(tr("This does not fit in memory."))
        else:
            self.stopped.emit()  # the window goes on; the fault is reported as any of ours
            raise now.fault


class _Running:
    """A thread, and what is known of its work; the thread writes, the window reads."""

    def __init__(self, work: Work, then: Then | None) -> None:
        self._work, self.then = work, then
        self.since, self._memory = monotonic(), used_memory()
        self.done = self.whole = 0
        self.unwanted = False
        self.result: Any = None
        self.fault: BaseException | None = None
        self.thread = Thread(target=self._run, name="model", daemon=True)

    def grown(self) -> int | None:
        """Return by how many bytes the program grew meanwhile; None where nobody knows."""
        used = used_memory()
        return None if used is None or self._memory is None else max(0, used - self._memory)

    def _run(self) -> None:
        try:
            self.result = self._work(self._progress)
        except StoppedError:
            self.fault = StoppedError()  # the one raised holds what the work had in hand
        except BaseException as fault:
            self.fault = fault
        if self.unwanted:
            self.result = None
            give_back()

    def _progress(self, done: int, whole: int) -> bool:
        self.done, self.whole = done, whole
        return not self.unwanted
