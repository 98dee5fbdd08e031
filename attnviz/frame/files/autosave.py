"""Unsaved work is written every few seconds, and offered again after a crash.

Each running program has one file of its own in the data folder, with a lock beside it. A file
whose lock is held by nobody was left by a program that did not come to its end.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from threading import Thread
from typing import Any

from PySide6.QtCore import QLockFile, QObject, QStandardPaths, QTimer, Signal

from attnviz.errors import AttnvizError, LessonError
from attnviz.language import tr
from attnviz.model.files import attn
from attnviz.model.files.attn import SUFFIX, LabFile
from attnviz.model.files.private import make_private_folder
from attnviz.session import Session

EVERY_MS = 5000
LONGEST_WAIT = 2.0  # s that closing waits for a disk that does not answer
KEY = "autosave"  # top-level field of the file: where the work belongs


@dataclass(frozen=True)
class Leftover:
    """Work of a program that did not come to its end; `origin` is what it began as."""

    path: Path
    time: datetime
    origin: str
    file: LabFile


class Autosave(QObject):
    """Writes the lab after each change, at most every five seconds, outside the event loop.

    Parameters
    ----------
    contents : what `attn.save` writes besides the lab
    origin : what the work began as: a file, the id of a bundled one, "" = the usual start
    dirty : whether there is anything that is not saved
    """

    failed = Signal(str)
    written = Signal()

    def __init__(
        self,
        session: Session,
        *,
        contents: Callable[[], Mapping[str, Any]],
        origin: Callable[[], str],
        dirty: Callable[[], bool],
        folder: Path | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._contents = session, contents
        self._origin, self._dirty = origin, dirty
        self._folder = folder or data_folder()
        self._path = self._folder / f"{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}{SUFFIX}"
        self._lock: QLockFile | None = None
        self._thread: Thread | None = None
        self._fine = True
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(EVERY_MS)
        self._timer.timeout.connect(self.write)
        session.changed.connect(self._on_changed)

    @property
    def path(self) -> Path:
        """Return the file of this program."""
        return self._path

    def write(self) -> None:
        """Write the work now, or take the file away when all is saved."""
        self._timer.stop()
        if not self._dirty():
            self._join()
            self._clear()
            return
        if self._thread is not None and self._thread.is_alive():
            self._timer.start()
            return
        lab, contents = self._session.own_lab, dict(self._contents())
        contents["extra"] = dict(contents.get("extra") or {}) | {KEY: self._origin()}
        if not self._claim():
            return
        # The lab is immutable, so the thread can read it while edits go on.
        self._thread = Thread(target=self._save, args=(lab, contents), name="autosave")
        self._thread.start()

    def write_and_wait(self) -> bool:
        """Write the work before something that may end the program; return whether it is kept."""
        self._join()
        self._fine = True
        self.write()
        self._join()
        return self._fine

    def finish(self) -> None:
        """End for good: everything is saved or was given up."""
        self._session.changed.disconnect(self._on_changed)
        self._timer.stop()
        self._join()
        self._clear()

    def _save(self, lab: object, contents: Mapping[str, Any]) -> None:
        """Run in the thread."""
        try:
            attn.save(self._path, lab, private=True, **contents)  # type: ignore[arg-type]
        except LessonError as error:
            self._fail(str(error))
        else:
            self.written.emit()

    def _claim(self) -> bool:
        """Lock our file, so that no other program takes it for a leftover."""
        if self._lock is None:
            try:
                make_private_folder(self._folder)
            except OSError as error:
                self._fail(
                    tr(
                        "{folder} cannot be created ({why}).",
                        folder=self._folder,
                        why=error.strerror,
                    )
                )
                return False
            lock = _lock_of(self._path)
            if not lock.tryLock(0):
                self._fail(tr("No file can be created in {folder}.", folder=self._folder))
                return False
            self._lock = lock
        return True

    def _clear(self) -> None:
        with suppress(OSError):  # a folder that is gone or was never one
            self._path.unlink()
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _join(self) -> None:
        if self._thread is not None:
            self._thread.join(LONGEST_WAIT)

    def _on_changed(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def _fail(self, reason: str) -> None:
        self._fine = False
        self.failed.emit(reason)


def data_folder() -> Path:
    """Return where unsaved work is kept."""
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    return Path(place) / "autosave"


def leftovers(folder: Path | None = None) -> list[Leftover]:
    """Find the work of programs that did not come to their end, newest first.

    Files that cannot be read at all are left where they are.
    """
    place = folder or data_folder()
    found = []
    for path in sorted(place.glob("*" + SUFFIX), reverse=True):
        lock = _lock_of(path)
        if not lock.tryLock(0):
            continue
        lock.unlock()
        try:
            file = attn.load(path, lenient=True)
            time = datetime.fromtimestamp(path.stat().st_mtime)
        except (AttnvizError, OSError):
            continue
        origin = str(file.extra.get(KEY) or "")
        extra = {name: value for name, value in file.extra.items() if name != KEY}
        found.append(Leftover(path, time, origin, replace(file, extra=extra)))
    return found


def discard(leftover: Leftover) -> None:
    """Throw a leftover away."""
    for path in (leftover.path, Path(f"{leftover.path}.lock")):
        with suppress(OSError):
            path.unlink()


def _lock_of(path: Path) -> QLockFile:
    lock = QLockFile(f"{path}.lock")
    lock.setStaleLockTime(0)  # only a program that is gone loses its lock, however long it runs
    return lock
