"""Numbers of a tab into a file that a person names."""

from __future__ import annotations

from PySide6.QtWidgets import QFileDialog, QWidget

from attnviz.errors import LessonError
from attnviz.language import tr
from attnviz.model.files.safe_write import write_safely


def save_as(parent: QWidget, title: str, name: str, kinds: str, data: bytes) -> str:
    """Ask for a file and write it, whole or not at all.

    Parameters
    ----------
    title, name, kinds : of the dialog: its title, a name to begin with, and what files it lists

    Returns
    -------
    str
        What there is to say: where it lies, or why it could not be written; "" for no file.
    """
    path, _ = QFileDialog.getSaveFileName(parent, title, name, kinds)
    if not path:
        return ""
    try:
        write_safely(path, data)
    except LessonError as error:
        return str(error)
    return tr("Saved: {path}", path=path)
