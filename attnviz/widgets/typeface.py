"""The bundled typeface: the same letters on every machine.

Signs that it lacks (Chinese, Arabic, emoji) come from the system, as Qt finds them.
"""

from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from attnviz.resources import FOLDER
from attnviz.widgets.theme import steady

FAMILY = "Attnviz Sans"


def load() -> bool:
    """Add the typeface to those of the application and take it; False = the system's stays."""
    paths = sorted((FOLDER / "fonts").glob("*.ttf"))
    added = [QFontDatabase.addApplicationFont(str(path)) >= 0 for path in paths]
    if not added or not all(added):
        return False
    font = QFont(FAMILY)
    font.setPixelSize(14)
    QApplication.setFont(steady(font))
    return True
