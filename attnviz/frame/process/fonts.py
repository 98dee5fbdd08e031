"""Whether this machine has the letters to draw with: Qt draws boxes for others without a word."""

from PySide6.QtGui import QFont, QFontMetrics

NO_FONTS = "no font was found here, so no letter and no number can be drawn. "
INSTALL = "On Debian or Ubuntu install one with: sudo apt-get install -y fonts-dejavu-core"
SIGNS = "−₀ᵀˣ√∞→▶▾↶"  # of the numbers, names and buttons; each stands for its kind


def are_missing() -> bool:
    """Tell whether not even a figure can be drawn; asks Qt, so there has to be an application."""
    return "0" in lacking("0")


def lacking(signs: str = SIGNS) -> str:
    """Return those of some signs that no font here has."""
    metrics = QFontMetrics(QFont())
    return "".join(sign for sign in signs if not metrics.inFontUcs4(ord(sign)))


def complaint() -> str:
    """Return a line that says what cannot be drawn and what to do about it; "" if nothing is."""
    if are_missing():
        return NO_FONTS + INSTALL
    signs = lacking()
    if not signs:
        return ""
    return f"no font here has the signs {' '.join(signs)}, boxes stand for them. {INSTALL}"
