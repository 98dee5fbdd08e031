"""Exceptions that nobody caught: logged, told once in a dialog, and the program goes on.

They arrive from three sides. Those in slots, events and painting come through `sys.excepthook`
(PySide hands them over and goes on), those in threads through `threading.excepthook`, and those
in finalizers through `sys.unraisablehook`. What kills the process outright leaves the Python
stack of every thread in a file of `faulthandler`.
"""

from __future__ import annotations

import faulthandler
import sys
import threading
import time
import traceback
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO, TYPE_CHECKING, cast

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    QStandardPaths,
    Qt,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)

from attnviz import streams
from attnviz.model.files.private import keep_private, make_private_folder, opener

if TYPE_CHECKING:
    from io import TextIOWrapper
    from logging import Logger

LOG, FATAL = "attnviz.log", "fatal.log"
LOG_BYTES, OLD_LOGS = 500_000, 3
QUIET_SECONDS = 60.0  # the same fault again within this time only counts up


class CrashGuard(QObject):
    """Catches what nobody caught.

    Parameters
    ----------
    folder : where the logs lie; None = the user's state folder
    """

    reported = Signal(str, str)
    """One line and the whole traceback, to be shown; always sent in the thread of the window."""
    _happened = Signal(str, str)

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._logger: Logger | None = None
        self._fatal: IO[str] | None = None
        self._told: dict[str, float] = {}
        self._busy = threading.local()
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        # Queued even within one thread: a dialog must not open in the middle of a paint.
        self._happened.connect(self._on_happened, Qt.ConnectionType.QueuedConnection)

    @property
    def folder(self) -> Path:
        """Return where the logs lie."""
        if self._folder is None:
            self._folder = state_folder()
        return self._folder

    @property
    def log(self) -> Path:
        """Return the file of the log."""
        return self.folder / LOG

    def install(self) -> None:
        """Take over the hooks of Python."""
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread_exception
        sys.unraisablehook = self._on_unraisable

    def open_logs(self) -> None:
        """Take over Qt's messages, and be told of what kills the process outright."""
        qInstallMessageHandler(self._on_qt_message)
        try:
            make_private_folder(self.folder)
            self._fatal = _open_fatal(self.folder / FATAL)
            faulthandler.enable(self._fatal)
        except OSError as error:
            streams.warn(f"attnviz: no log in {self.folder} ({error.strerror})")

    def remove(self) -> None:
        """Give the hooks back."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before
        qInstallMessageHandler(None)
        if self._fatal is not None:
            faulthandler.disable()
            self._fatal.close()
            self._fatal = None
        if self._logger is not None:
            for handler in self._logger.handlers[:]:
                self._logger.removeHandler(handler)
                handler.close()

    def report(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Log an exception and have it shown."""
        if getattr(self._busy, "now", False):
            return  # a fault in telling a fault is not told
        self._busy.now = True
        try:
            details = "".join(traceback.format_exception(kind, error, trace))
            streams.warn(details.rstrip())
            self._write("error", details)
            self._happened.emit(f"{kind.__name__}: {error}", details)
        except Exception:
            traceback.print_exc()
        finally:
            self._busy.now = False

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._before[0](kind, error, trace)
            return
        self.report(kind, error, trace)

    def _on_thread_exception(self, arguments: threading.ExceptHookArgs) -> None:
        if not issubclass(arguments.exc_type, SystemExit) and arguments.exc_value is not None:
            self.report(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)

    def _on_unraisable(self, arguments: sys.UnraisableHookArgs) -> None:
        if arguments.exc_value is not None:
            self.report(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)

    def _on_qt_message(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
            return
        self._write("warning", f"Qt: {text}")
        if kind != QtMsgType.QtWarningMsg:
            streams.warn(f"Qt: {text}")

    def _on_happened(self, line: str, details: str) -> None:
        """Tell each fault once a minute; a fault in painting comes back with every frame."""
        place = _place(details)
        now = time.monotonic()
        if now - self._told.get(place, -QUIET_SECONDS) >= QUIET_SECONDS:
            self.reported.emit(line, details)
        self._told[place] = now

    def _write(self, level: str, text: str) -> None:
        """Append to the log; the logging module is loaded when there is something to say."""
        if self._logger is None:
            self._logger = _logger(self.log)
        getattr(self._logger, level)(text)


def _open_fatal(path: Path) -> IO[str]:
    """Open the file of what kills the process at its end: others of us may have it open, too."""
    keep_private(path)
    with suppress(OSError):
        if path.stat().st_size > LOG_BYTES:
            path.replace(path.with_name(f"{path.name}.1"))
    return open(path, "a", encoding="utf-8", opener=opener)


def state_folder() -> Path:
    """Return where logs are kept."""
    place = QStandardPaths.StandardLocation.StateLocation
    return Path(QStandardPaths.writableLocation(place))


def _place(details: str) -> str:
    """Return what tells one fault from another: where it was raised, not what it said."""
    lines = [line for line in details.splitlines() if line.startswith("  File ")]
    return lines[-1] if lines else details


def _logger(path: Path) -> Logger:
    import logging
    from logging.handlers import RotatingFileHandler

    class PrivateFileHandler(RotatingFileHandler):
        def _open(self) -> TextIOWrapper:
            return cast(
                "TextIOWrapper",
                open(self.baseFilename, self.mode, encoding="utf-8", opener=opener),
            )

    logger = logging.Logger("attnviz")
    try:
        make_private_folder(path.parent)
        for old in path.parent.glob(f"{path.name}*"):
            keep_private(old)
        handler: logging.Handler = PrivateFileHandler(
            path, maxBytes=LOG_BYTES, backupCount=OLD_LOGS, encoding="utf-8", delay=True
        )
    except OSError:
        handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    logger.addHandler(handler)
    return logger
