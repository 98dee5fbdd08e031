"""The typeface of the program, the same letters on every machine; packaging/make_fonts.py made it.

What it lacks (Chinese, Arabic, emoji) comes from the system, as Qt finds it.
"""

from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase, QFontInfo
from PySide6.QtWidgets import QApplication

from attnviz.errors import EditError
from attnviz.language import tr
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


def families() -> list[str]:
    """List the typefaces that are installed, by name."""
    known = QFontDatabase.families()
    return [name for name in known if name != FAMILY and not QFontDatabase.isPrivateFamily(name)]


def installed(name: str) -> str:
    """Return a typeface as it spells itself.

    Raises
    ------
    EditError
        When there is none of that name.
    """
    known = {family.casefold(): family for family in (FAMILY, *families())}
    if name.casefold() not in known:
        from difflib import get_close_matches

        close = get_close_matches(name.casefold(), known, 5, 0.4) or sorted(known)[:5]
        raise EditError(
            tr(
                "the typeface {name} is not installed. Installed: {known}",
                name=repr(name),
                known=", ".join(known[each] for each in close),
            )
        )
    return known[name.casefold()]


def lost() -> list[Path]:
    """List the files that cannot be read."""
    from PySide6.QtGui import QRawFont

    return [file for file in FILES if QRawFont(str(file), PX).familyName() != FAMILY]
