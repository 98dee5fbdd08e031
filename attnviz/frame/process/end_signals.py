"""Ctrl+C in the terminal and the system's wish to end, without losing work.

Python runs its signal handlers between two of its own instructions, and in Qt's event loop there
are none; a byte that the signal writes to a socket wakes the loop.
"""

from __future__ import annotations

import signal
import socket
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal

HEARD = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)


class EndSignals(QObject):
    """Sends `came` with the number of a signal that asks the program to end."""

    came = Signal(int)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._reader, self._writer = socket.socketpair()
        self._reader.setblocking(False)
        self._writer.setblocking(False)
        self._last = 0
        self._before = {number: signal.signal(number, self._note) for number in HEARD}
        signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_woken)

    def remove(self) -> None:
        """Give the signals back."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(-1)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._reader.close()
        self._writer.close()

    def _note(self, number: int, _frame: FrameType | None) -> None:
        self._last = number

    def _on_woken(self) -> None:
        self._reader.recv(64)
        if self._last:
            self.came.emit(self._last)
