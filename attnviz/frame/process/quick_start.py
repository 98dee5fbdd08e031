"""What makes the first picture come early: the order in which libraries are loaded.

First Qt and the frame, which is painted; then NumPy, the model and the tab; then pyqtgraph.
"""

from __future__ import annotations

import builtins
import gc
import os
from importlib import import_module

# How a person says how many threads matrix products may take.
THREADS = ("OPENBLAS_NUM_THREADS", "GOTO_NUM_THREADS", "OMP_NUM_THREADS")


def load_qt() -> None:
    """Load Qt.

    Raises
    ------
    ImportError
        When it lacks a system library.
    """
    # Nothing that is made before the first picture is garbage (5 % of the instructions until then);
    # from then on `garbage` sees to it.
    gc.disable()
    import_module("PySide6.QtWidgets")
    # PySide6 replaces Python's import by one that reads the source of each module imported after
    # it, in search of its own name (PYSIDE-2029), for `from __feature__ import …`, which nothing
    # here uses: a tenth of the time to the first picture, and 17 MB kept. The one before is there.
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def one_thread() -> None:
    """Have NumPy compute matrix products in the thread that asks, unless the environment says more.

    Window and command line alike, so that both train to the same bits.

    Waking a second thread for (64, 512) @ (512, 64) takes 16 to 24 ms on a busy machine; the
    product takes 0.08. It is read when NumPy is loaded.
    """
    if not any(name in os.environ for name in THREADS):
        os.environ["OPENBLAS_NUM_THREADS"] = "1"


def settle() -> None:
    """Look for no garbage in what was loaded until now: it is there to stay.

    A look through all objects takes 45 ms with pyqtgraph and the tabs, three frames in the middle
    of an edit, and finds nothing there.
    """
    gc.freeze()
