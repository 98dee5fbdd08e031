"""Work beside the window: in a thread of its own, one at a time, given up for a later one."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QThreadPool, Signal

PATIENCE = 2000  # milliseconds until what was told to stop has stopped; it asks every 20 to 50

Tell = Callable[[Any], bool]
"""Hands news to the window's thread; False when the work was given up and is to end."""
Work = Callable[[Tell], Any]


class _Task:
    """One piece of work; its news go out by a messenger, which outlives the window if need be.

    No QRunnable: PySide6 6.11.3 never lets go of one that was started.
    """

    class Messenger(QObject):
        """Carries news from the thread of the work to that of the window."""

        told = Signal(object, object)
        over = Signal(object, object)

    def __init__(self, work: Work) -> None:
        self.news = self.Messenger()
        self.stopped = Event()
        self._work = work

    def run(self) -> None:
        if self.stopped.is_set():
            return
        result = self._work(self._tell)
        if not self.stopped.is_set():
            self.news.over.emit(self, result)

    def _tell(self, news: Any) -> bool:
        if not self.stopped.is_set():
            self.news.told.emit(self, news)
        return not self.stopped.is_set()


class Beside(QObject):
    """Does one piece of work at a time; nothing is told of one that was given up."""

    told = Signal(object)
    """What the work handed to `Tell`."""
    finished = Signal(object)
    """What it returned; it is no longer busy then."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task: _Task | None = None
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.stop)

    @property
    def busy(self) -> bool:
        """Whether something is being worked on."""
        return self._task is not None

    def start(self, work: Work) -> None:
        """Begin; what was begun before is given up."""
        self.give_up()
        self._task = task = _Task(work)
        task.news.told.connect(self._on_told)
        task.news.over.connect(self._on_over)
        # The pool, a child, is waited for when this object dies; the work must hear of it before.
        self.destroyed.connect(task.stopped.set)
        self._pool.start(task.run)

    def give_up(self) -> None:
        """Let the work end at its next news, and do not wait for it."""
        task, self._task = self._task, None
        if task is not None:
            task.stopped.set()

    def stop(self) -> None:
        """Give up, and wait until nothing runs any more."""
        self.give_up()
        self._pool.waitForDone(PATIENCE)

    def _on_told(self, task: _Task, news: Any) -> None:
        if task is self._task:
            self.told.emit(news)

    def _on_over(self, task: _Task, result: Any) -> None:
        if task is self._task:
            self._task = None
            self.finished.emit(result)
