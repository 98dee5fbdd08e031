"""The sheet of a lesson from the window: what is proposed, what is saved, what cannot be."""

from PySide6.QtWidgets import QApplication, QDialog

from attnviz.frame.chrome import dialogs
from attnviz.frame.lessons.handout_dialog import HandoutDialog
from attnviz.model.files import library
from attnviz.settings import FOLDER


def opened(room):
    room.window.controller.run("lesson.handout")
    QApplication.processEvents()
    return next(d for d in room.window.findChildren(QDialog) if isinstance(d, HandoutDialog))


def test_the_sheet_of_the_lesson_that_runs_is_saved(room, tmp_path, monkeypatch):
    room.lesson_controller.open("fewer-scores")
    dialog = opened(room)
    assert dialog.lesson.count() == len(library.COURSE)
    assert dialog.lesson.currentText() == "Fewer scores"
    dialog.readers.setCurrentIndex(1)
    dialog.paper.setCurrentIndex(1)
    path = tmp_path / "sheet.pdf"
    proposed = []
    monkeypatch.setattr(
        dialogs, "ask_save_path", lambda *asked: proposed.append(asked[2]) or str(path)
    )
    dialog.ask_save()
    assert proposed[0].endswith("fewer-scores.pdf")
    assert b"/MediaBox [0 0 612" in path.read_bytes()
    assert room.window.settings.get(FOLDER) == str(tmp_path)
    assert not dialog.isVisible()


def test_what_cannot_be_written_is_told(room, tmp_path, monkeypatch):
    told = []
    monkeypatch.setattr(dialogs, "show_fault", lambda *words: told.append(words[1:3]))
    dialog = opened(room)
    assert dialog.lesson.currentIndex() == 0
    assert not dialog.save(tmp_path / "nowhere" / "sheet.pdf")
    assert told[0][0] == "The handout could not be saved."
    assert "does not exist" in told[0][1]
    dialog.reject()
