"""The dialog that saves the sheet of a lesson: which lesson, for whom, on which paper."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFormLayout, QWidget

from attnviz.errors import AttnvizError
from attnviz.export.files import write_file
from attnviz.export.handout import handout_bytes
from attnviz.frame.chrome import dialogs
from attnviz.frame.lessons.words import as_shown, sheet_as_shown
from attnviz.language import mark, tr
from attnviz.model.files import library, opening
from attnviz.model.lessons.handout import handout_of
from attnviz.model.lessons.lesson import Lesson, lesson_of
from attnviz.settings import FOLDER, Settings

READERS = {"pupils": mark("pupils: questions and blanks"), "teacher": mark("teacher: with answers")}
PAPERS = {"a4": mark("A4"), "letter": mark("Letter")}
PDF = mark("PDF (*.pdf)")


class HandoutDialog(QDialog):
    """Asks what is wanted of a sheet, and saves it.

    Parameters
    ----------
    running : the lesson on the bench, which is proposed
    """

    said = Signal(str)

    def __init__(self, parent: QWidget, settings: Settings, running: Lesson | None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setWindowTitle(tr("Handout of a lesson"))
        self.lesson, self.readers, self.paper = QComboBox(), QComboBox(), QComboBox()
        for lesson_id in library.course():
            self.lesson.addItem(library.load(lesson_id).title, lesson_id)
        if running is not None and self.lesson.findData(running.name) < 0:
            self.lesson.addItem(running.title, running.name)
        if running is not None:
            self.lesson.setCurrentIndex(self.lesson.findData(running.name))
        for box, table in ((self.readers, READERS), (self.paper, PAPERS)):
            for key, text in table.items():
                box.addItem(tr(text), key)
        rows = QFormLayout(self)
        for text, box in (
            (tr("Lesson"), self.lesson),
            (tr("For"), self.readers),
            (tr("Paper"), self.paper),
        ):
            box.setAccessibleName(text)
            rows.addRow(text, box)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        save = buttons.addButton(tr("Save…"), QDialogButtonBox.ButtonRole.AcceptRole)
        save.setDefault(True)
        buttons.accepted.connect(self.ask_save)
        buttons.rejected.connect(self.reject)
        rows.addRow(buttons)

    def ask_save(self) -> None:
        """Ask for a name and save the sheet."""
        stem = "-".join(self.lesson.currentText().lower().split()).rstrip("?")
        folder = self._settings.get(FOLDER) or str(Path.home())
        proposed = str(Path(folder) / f"{stem}.pdf".replace("/", "-"))
        chosen = dialogs.ask_save_path(self, tr("Save handout"), proposed, (tr(PDF),), "pdf")
        if chosen and self.save(Path(chosen)):
            self.accept()

    def save(self, path: Path) -> bool:
        """Save the sheet; tell whether it was."""
        name = str(self.lesson.currentData())
        try:
            file = opening.load(name)
            lesson = lesson_of(file, name)
            sheet = handout_of(lesson, file.extra.get("handout"))
            data = handout_bytes(
                as_shown(lesson),
                sheet_as_shown(sheet),
                readers=str(self.readers.currentData()),
                paper=str(self.paper.currentData()),
            )
            write_file(path, data)
        except AttnvizError as error:
            dialogs.show_fault(self, tr("The handout could not be saved."), str(error))
            return False
        self._settings.set(FOLDER, str(path.absolute().parent))
        self.said.emit(tr("Handout saved: {path}", path=path))
        return True
