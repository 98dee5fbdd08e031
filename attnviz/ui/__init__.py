"""What two tabs share, or a tab and the window."""

import os

# pyqtgraph would otherwise take whichever Qt it finds first; it is imported long after this.
os.environ["PYQTGRAPH_QT_LIB"] = "PySide6"
