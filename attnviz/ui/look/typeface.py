"""The typeface of the program, the same letters on every machine; packaging/make_fonts.py made it.

What it lacks (Chinese, Arabic, emoji) comes from the system, as Qt finds it.
"""

from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QRawFont
from PySide6.QtWidgets import QApplication

from attnviz.resources import FOLDER
from attnviz.ui.look.theme import steady

FAMILY = "Attnviz Sans"
FILES = tuple(
    FOLDER / "fonts" / f"AttnvizSans-{style}.ttf"
    for style in ("Regular", "Bold", "Italic", "BoldItalic")
)
PX = 14  # of what no look has styled yet


def load() -> bool:
    """Let the application write in the typeface; False = a file is missing, the system's stays.

    There has to be an application, and nothing may have been measured yet: what was would keep
    the letters of the system.
    """
    if not all(QFontDatabase.addApplicationFont(str(file)) >= 0 for file in FILES):
        return False
    font = QFont(FAMILY)
    font.setPixelSize(PX)
    QApplication.setFont(steady(font))
    return True


def applied() -> bool:
    """Whether the application writes in the typeface."""
    return QFontInfo(QFont()).family() == FAMILY


def lost() -> list[Path]:
    """List the files that cannot be read."""
    return [file for file in FILES if QRawFont(str(file), PX).familyName() != FAMILY]
