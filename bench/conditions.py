"""What holds in the program holds in the measurements: import this before NumPy.

Matrix products stay in one thread, garbage is collected as in the program, and once everything is
loaded Python does not look through it for garbage again. Both sides of a comparison get the same.
"""

import sys
from functools import cache

from attnviz.frame.process import quick_start

quick_start.one_thread()


def settle() -> None:
    """Let everything that is loaded be; call it when the window is shown."""
    if "PySide6.QtCore" in sys.modules:
        _collect()
    quick_start.settle()


@cache
def _collect() -> None:
    from PySide6.QtCore import QCoreApplication

    from attnviz.frame.process import garbage

    app = QCoreApplication.instance()
    if app is not None:
        garbage.collect_here(app)
