"""Loads the language of the window; imported only where that is not English."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QTranslator

from attnviz import language
from attnviz.frame.process import qt_folder
from attnviz.resources import FOLDER

NAMES = {"en": "English", "de": "Deutsch", "fr": "Français"}
"""What each language calls itself: its name in the list to choose from, in every language."""

_loaded: list[QTranslator] = []
_texts: list[bytes] = []  # Qt reads in them and keeps no copy


def load(name: str) -> bool:
    """Speak a language from now on: the program's own texts, and the buttons and keys of Qt.

    Texts that are on the screen already stay as they are, so this comes before the window.

    Returns
    -------
    bool
        False where the translation cannot be read; all stays English then.
    """
    unload()
    ours = QTranslator()
    try:
        # From a file, Qt maps it: one that an update writes anew would change under the window.
        data = (FOLDER / "translations" / f"attnviz_{name}.qm").read_bytes()
    except OSError:
        return False
    if not ours.load(data):
        return False
    _texts.append(data)
    # Qt takes 7 µs to find a text, and a drag asks for the same dozens in every frame.
    found = lru_cache(4096)(lambda text: ours.translate("", text) or "")
    language.set_lookup(found, name)
    _loaded.append(ours)
    of_qt = QTranslator()
    if of_qt.load(f"qtbase_{name}", qt_folder.translations()):
        QCoreApplication.installTranslator(of_qt)
        _loaded.append(of_qt)
    return True


def unload() -> None:
    """Speak English again."""
    language.set_lookup(None)
    while _loaded:
        QCoreApplication.removeTranslator(_loaded.pop())
    _texts.clear()
