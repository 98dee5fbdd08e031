"""What somebody is typing: kept before the work is saved or left, and whose undo comes first."""

from __future__ import annotations

from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit
from shiboken6 import isValid


def has_nothing_to_undo(field: QLineEdit, event: QKeyEvent) -> bool:
    """Whether undo or redo is asked of a field in which nothing was typed or taken back.

    Qt keeps both keys for the field all the same, and the last edit would stay as it is.
    """
    if event.matches(QKeySequence.StandardKey.Undo):
        return not field.isUndoAvailable()
    return event.matches(QKeySequence.StandardKey.Redo) and not field.isRedoAvailable()


def commit_typed() -> None:
    """Let the field that has the keyboard keep what is in it, as it does when it is left."""
    field = QApplication.focusWidget()
    if not isinstance(field, QLineEdit | QAbstractSpinBox):
        return
    field.clearFocus()
    # A cell's editor is gone by now, and its grid has the keyboard; a field goes on.
    if QApplication.focusWidget() is None and isValid(field):
        field.setFocus()
