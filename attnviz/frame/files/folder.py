"""The folder in which a dialog for a file begins."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths

from attnviz.settings import FOLDER, Settings


def first_folder(settings: Settings) -> Path:
    """Return the folder used last, else that of documents, else home: one that is there."""
    last = settings.get(FOLDER)
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    there = (Path(name) for name in (last, documents) if name and Path(name).is_dir())
    return next(there, Path.home())
