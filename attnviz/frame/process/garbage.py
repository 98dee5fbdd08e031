"""Garbage in cycles is collected by the thread of the window, and by no other.

Python looks for it in whatever thread makes objects. Objects of Qt that a thread finds beside the
window end there, while the window may be waiting for that thread: a save that hangs, or a crash.
So Python's own collector is off as long as there is a Qt application, and a timer does its work.
"""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

INTERVAL = 1000  # milliseconds; an edit leaves some fifty objects, a drag 3,000 in a second
# Objects made since the last collection, and collections of each generation until the next older
# one is due: Python's own rule. What was frozen (`quick_start.settle`) is in none of them.
THRESHOLDS = (2000, 10, 10)


def collect_here(app: QObject) -> QTimer:
    """Turn Python's collector off, and collect in the thread of an application between events."""
    gc.disable()
    timer = QTimer(app)
    timer.setInterval(INTERVAL)
    timer.timeout.connect(collect_due)
    timer.start()
    return timer


def collect_due() -> None:
    """Collect the oldest generation that is due; all of them only where no button is held down."""
    for generation in reversed(range(len(THRESHOLDS))):
        if gc.get_count()[generation] > THRESHOLDS[generation] and _may(generation):
            gc.collect(generation)
            return


def _may(generation: int) -> bool:
    # A look through all objects takes longer than a frame: not in the middle of a drag.
    return generation < 2 or not QGuiApplication.mouseButtons().value
