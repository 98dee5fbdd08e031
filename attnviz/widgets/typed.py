"""What somebody is typing counts before the work is saved, asked about or left."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit
from shiboken6 import isValid


def keep_typed() -> None:
    """Let the field that has the keyboard keep what is in it, as it does when it is left."""
    field = QApplication.focusWidget()
    if not isinstance(field, QLineEdit | QAbstractSpinBox):
        return
    field.clearFocus()
    # A cell's editor is gone by now, and its grid has the keyboard; a field goes on.
    if QApplication.focusWidget() is None and isValid(field):
        field.setFocus()
