"""Where Qt's own files lie. Qt does not find them in every folder it may be installed in.

PySide tells it by a file of settings (`:/qt/etc/qt.conf`) into which the path is written as it is:
what comes after a semicolon is lost, a quotation mark too, and a backslash changes the next sign.
"""

from __future__ import annotations

from pathlib import Path

import PySide6
from PySide6.QtCore import QCoreApplication

SPOILT = '";\\'


def find_plugins() -> None:
    """Have Qt find its plugins, before there is an application: without one for the screen it ends.

    Where Qt finds them by itself nothing is changed.
    """
    if folder := _wheel():
        QCoreApplication.setLibraryPaths([f"{folder}/plugins"])


def translations() -> str:
    """Return the folder of the texts of Qt's own buttons."""
    if folder := _wheel():
        return f"{folder}/translations"
    from PySide6.QtCore import QLibraryInfo

    return QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)


def _wheel() -> str:
    """Return Qt's folder in PySide's wheel where Qt does not know it; "" everywhere else."""
    folder = Path(PySide6.__path__[0], "Qt").as_posix()
    return folder if any(sign in folder for sign in SPOILT) else ""
