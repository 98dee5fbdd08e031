"""Reusable parts of the window: they know arrays and labels, never a document."""

import os

# pyqtgraph would otherwise take whichever Qt it finds first; it is imported long after this.
os.environ["PYQTGRAPH_QT_LIB"] = "PySide6"
