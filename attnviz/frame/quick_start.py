"""What makes the first picture come early: the order in which libraries are loaded.

First Qt and the frame, which is painted; then NumPy, the model and the tab; then pyqtgraph.
"""

from __future__ import annotations

import builtins
import gc
from importlib import import_module


def load_qt() -> None:
    """Load Qt.

    Raises
    ------
    ImportError
        When it lacks a system library.
    """
    # Nothing that is made before the first picture is garbage (5 % of the instructions until then).
    gc.disable()
    import_module("PySide6.QtWidgets")
    # PySide6 replaces Python's import by one that reads the source of each module imported after
    # it, in search of its own name (PYSIDE-2029), for `from __feature__ import …`, which nothing
    # here uses: a tenth of the time to the first picture, and 17 MB kept. The one before is there.
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def end() -> None:
    """Collect garbage from now on; what is there is there to stay."""
    gc.freeze()
    gc.enable()
