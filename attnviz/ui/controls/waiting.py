"""Work that takes seconds, in a thread of its own behind a box that shows how far it is."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QProgressDialog, QWidget

from attnviz.language import tr
from attnviz.ui.controls.plain_label import plain_label

if TYPE_CHECKING:
    from collections.abc import Iterator

LOOK_MS = 40
SLOW = 2**20  # bytes of a file of ours that may take half a second to read
BRIEF = 2**16  # bytes of any text that takes no longer than an eye blinks
PATIENCE = 0.25  # seconds before a box appears over a reading
# Python gives the window its turn this often; with its own 5 ms a repaint of many calls stutters.
TURN = 0.0005

Work = Callable[[Callable[[int, int], bool]], bool]
T = TypeVar("T")


class _Work:
    """The work and what is known of it; the thread writes, the window reads."""

    def __init__(self, work: Work) -> None:
        self._work = work
        self.done, self.whole = 0, 0
        self.stopped = self.finished = False
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            self.finished = self._work(self._keep_going)
        except BaseException as fault:
            self.fault = fault

    def stop(self) -> None:
        self.stopped = True

    def _keep_going(self, done: int, whole: int) -> bool:
        self.done, self.whole = done, whole
        return not self.stopped


def is_slow(path: str) -> bool:
    """Whether a file is so large that its reading has to be shown and may be given up."""
    try:
        return Path(path).stat().st_size >= SLOW
    except (OSError, ValueError):
        return False  # who reads it says what is wrong


def _may_be_slow(path: str) -> bool:
    if Path(path).suffix.lower() == ".npz":
        return True
    try:
        return Path(path).stat().st_size >= BRIEF
    except (OSError, ValueError):
        return False


def read_beside(parent: QWidget, path: str, text: str, read: Callable[[str], T]) -> T | None:
    """Read a file; None when nobody wanted to wait for it.

    A box appears over the window where that takes longer than a moment, which the size of a file
    does not tell: an archive may swell, and numbers with marks take long. What it raises is raised
    here. A reading that is given up ends by itself, heard by nobody.
    """
    if not _may_be_slow(path):
        return read(path)
    found: list[T] = []

    def work(_: Callable[[int, int], bool]) -> bool:
        found.append(read(path))
        return True

    done = wait_for(parent, text, work, leave=True, patience=PATIENCE)
    return found[0] if done else None


def wait_for(
    parent: QWidget, text: str, work: Work, *, leave: bool = False, patience: float = 0.0
) -> bool:
    """Do work that must be over before the window goes on; whoever waits can stop it.

    Parameters
    ----------
    text : what is going on
    work : runs in a thread; is given what it asks now and then, with how much of how much is done,
        whether to go on, and tells whether it came to its end
    leave : work that cannot stop in the middle and changes nothing is left to itself when it is
        given up
    patience : seconds that the window stands still before the box is shown

    Returns
    -------
    bool
        False when it was stopped. What `work` raises is raised here.
    """
    job = _Work(work)
    thread = Thread(target=job.run, name="waited for", daemon=leave)
    thread.start()
    thread.join(patience)
    if patience and not thread.is_alive():
        return _outcome(job)
    box = QProgressDialog(parent)
    label = plain_label(text)
    box.setLabel(label)
    box.setCancelButtonText(tr("Cancel"))
    box.setWindowModality(Qt.WindowModality.WindowModal)
    box.setAutoClose(False)
    box.setAutoReset(False)
    box.setRange(0, 0)
    box.show()
    loop, timer = QEventLoop(), QTimer()

    def look() -> None:
        if not thread.is_alive() or (leave and job.stopped):
            loop.quit()
        elif job.whole:
            box.setRange(0, job.whole)
            box.setValue(min(job.done, job.whole))

    box.canceled.connect(job.stop)
    timer.timeout.connect(look)
    with _turns():
        timer.start(LOOK_MS)
        loop.exec()
        timer.stop()
        given_up = job.stopped
        job.stop()  # the program ends meanwhile: nobody waits any more
        if not leave:
            thread.join()
    box.hide()
    box.deleteLater()
    if leave and (given_up or thread.is_alive()):
        _Left(job, thread).look()
        return False
    return _outcome(job)


class _Left:
    """Keeps what a thread that was left refers to until it has ended.

    Whoever lets go last destroys it, and a widget may be destroyed in the window's thread alone.
    """

    def __init__(self, job: _Work, thread: Thread) -> None:
        self._job, self._thread = job, thread
        _left.add(self)

    def look(self) -> None:
        """Let go once it has ended."""
        if self._thread.is_alive():
            QTimer.singleShot(LOOK_MS, self.look)
        else:
            _left.discard(self)


_left: set[_Left] = set()


def _outcome(job: _Work) -> bool:
    if job.fault is not None:
        raise job.fault
    return job.finished


@contextmanager
def _turns() -> Iterator[None]:
    """Share the time out in short turns."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(TURN)
    try:
        yield
    finally:
        sys.setswitchinterval(before)
