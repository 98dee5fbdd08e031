"""Whether the system asks programs to move less. Qt 6.11 does not tell, so the desktop is asked.

GNOME and its kin, and macOS, answer through a small program of theirs; what GTK and KDE keep in
files is read; Windows has a call for it. No answer means that things may move.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QSettings, QStandardPaths

# Program, arguments, and the answer that asks for less motion.
GNOME = ("gsettings", ("get", "org.gnome.desktop.interface", "enable-animations"), "false")
MACOS = ("defaults", ("read", "com.apple.universalaccess", "reduceMotion"), "1")
GNOME_LIKE = frozenset({"gnome", "unity", "budgie", "x-cinnamon", "cinnamon", "mate", "pantheon"})
SPI_GETCLIENTAREAANIMATION = 0x1042
END_MS = 1000


class SystemMotion(QObject):
    """Asks once, without waiting; calls back only when less motion is asked for."""

    def __init__(self, reduce: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._reduce = reduce
        self._process: QProcess | None = None
        self._answer = ""

    def ask(self) -> None:
        """Ask the system."""
        if said_in_files() or said_by_windows():
            self._reduce()
            return
        question = _question()
        if question is None:
            return
        program, arguments, self._answer = question
        self._process = QProcess(self)
        self._process.finished.connect(self._on_finished)
        self._process.start(program, list(arguments))
        app = QCoreApplication.instance()
        assert app is not None
        app.aboutToQuit.connect(self._on_quit)

    def _on_finished(self) -> None:
        assert self._process is not None
        said = self._process.readAllStandardOutput().toStdString().strip()
        self._process.deleteLater()
        self._process = None
        if said == self._answer:
            self._reduce()

    def _on_quit(self) -> None:
        """End the question: Qt complains of a process that is still running when it is deleted."""
        if self._process is not None:
            self._process.finished.disconnect(self._on_finished)
            self._process.kill()
            self._process.waitForFinished(END_MS)


def said_in_files() -> bool:
    """Whether GTK or KDE keep in a file that nothing should move."""
    folder = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    for name in ("gtk-4.0/settings.ini", "gtk-3.0/settings.ini"):
        if _value(folder / name, "Settings/gtk-enable-animations") in ("0", "false"):
            return True
    return _value(folder / "kdeglobals", "KDE/AnimationDurationFactor") in ("0", "0.0")


def said_by_windows() -> bool:
    """Whether Windows has animations in windows switched off."""
    if os.name != "nt":
        return False
    import ctypes

    on = ctypes.c_int(1)
    answered = ctypes.windll.user32.SystemParametersInfoW(  # type: ignore[attr-defined,unused-ignore]
        SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(on), 0
    )
    return bool(answered) and not on.value


def _question() -> tuple[str, tuple[str, ...], str] | None:
    if sys.platform == "darwin":
        return MACOS
    desktops = os.environ.get("XDG_CURRENT_DESKTOP", "").lower().split(":")
    if not GNOME_LIKE.intersection(desktops) or not QStandardPaths.findExecutable(GNOME[0]):
        return None
    return GNOME


def _value(path: Path, key: str) -> str:
    if not path.is_file():
        return ""
    return str(QSettings(str(path), QSettings.Format.IniFormat).value(key, "")).lower()
