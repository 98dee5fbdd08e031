"""Whether this machine has letters to draw with: Qt draws a box for each without a word."""

from PySide6.QtGui import QFont, QFontMetrics

NO_FONTS = (
    "no font was found here, so no letter and no number can be drawn. "
    "On Debian or Ubuntu install one with: sudo apt-get install -y fonts-dejavu-core"
)


def are_missing() -> bool:
    """Tell whether not even a figure can be drawn; asks Qt, so there has to be an application."""
    return not QFontMetrics(QFont()).inFont("0")
