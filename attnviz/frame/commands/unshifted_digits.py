"""Ctrl with the digits of a French keyboard, which are written there with Shift only."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

# What the keys of 1 to 6 and of 0 give without Shift, and the command that Ctrl and the digit is.
# The sign of 6 is the Belgian one; the French one is the minus, which makes letters smaller.
COMMANDS = {
    "&": "tab.1", "É": "tab.2", '"': "tab.3", "'": "tab.4", "(": "tab.5", "§": "tab.6",
    "À": "view.normal",
}  # fmt: skip


def add_unshifted_digits(window: QWidget, run: Callable[[str], object]) -> None:
    """Let these keys do what Ctrl and their digits do; lists of keys name the digits alone.

    Parameters
    ----------
    run : carries out a command by its id
    """
    for sign, command in COMMANDS.items():
        shortcut = QShortcut(QKeySequence(f"Ctrl+{sign}"), window)
        shortcut.activated.connect(partial(run, command))
