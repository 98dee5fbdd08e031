"""Runs an export piece by piece between the events of the window."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from attnviz.errors import AttnvizError
from attnviz.language import tr

Work = Generator[tuple[int, int], None, list[Path]]
TURN = 0.03  # seconds of work before the window has its turn


class ExportRunner(QObject):
    """One export at a time; closing it stops the work and leaves every file as it was."""

    progressed = Signal(int, int)
    finished = Signal(object)
    """The list of paths that were written."""
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work: Work | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._on_timeout)

    @property
    def running(self) -> bool:
        """Whether something is being exported."""
        return self._work is not None

    def start(self, work: Work) -> None:
        """Begin."""
        self.stop()
        self._work = work
        self._timer.start()

    def stop(self) -> None:
        """Give up; the file that was there stays."""
        self._timer.stop()
        work, self._work = self._work, None
        if work is not None:
            work.close()

    def _on_timeout(self) -> None:
        work, until = self._work, monotonic() + TURN
        if work is None:
            return
        try:
            progress = next(work)
            while monotonic() < until:
                progress = next(work)
        except StopIteration as end:
            self._end()
            self.finished.emit(end.value)
        except AttnvizError as fault:
            self._end()
            self.failed.emit(str(fault))
        except MemoryError:
            self._end()
            self.failed.emit(tr("This does not fit in memory. Choose a smaller size."))
        except OSError as fault:
            self._end()
            self.failed.emit(f"{fault.filename or ''} {fault.strerror or fault}".strip())
        else:
            self.progressed.emit(*progress)

    def _end(self) -> None:
        self._timer.stop()
        self._work = None
