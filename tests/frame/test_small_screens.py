"""Windows of their own are in sight as a whole on a screen of 1024 × 576."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QApplication, QLabel
from windows import open_window

SMALL = QSize(1024, 576)
OPENED = ("file.settings", "file.export", "file.new", "help.page", "lesson.edit", "help.about")


@pytest.fixture(params=[100, 200])
def window(request, qtbot, monkeypatch):
    monkeypatch.setattr(QScreen, "availableSize", lambda _: SMALL)
    monkeypatch.setattr(QScreen, "size", lambda _: SMALL)
    opened = open_window(qtbot, size=(1024, 540))
    opened.themes.set_zoom(request.param)
    yield opened
    opened.themes.set_zoom(100)


@pytest.mark.parametrize("command", OPENED)
def test_a_window_of_its_own_fits_the_screen(window, command):
    window.controller.run("lesson.record")
    before = set(QApplication.topLevelWidgets())
    window.controller.run(command)
    QApplication.processEvents()
    opened = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    new = [each for each in opened if each not in before and each is not window]
    assert new, command
    for each in new:
        assert each.minimumSizeHint().width() <= SMALL.width()
        assert each.minimumSizeHint().height() <= SMALL.height() - 36
        assert each.width() <= SMALL.width()
        assert each.height() <= SMALL.height() - 36, (command, type(each).__name__)
        cut = [
            label.text()
            for label in each.findChildren(QLabel)
            if label.isVisible() and label.wordWrap()
            if label.heightForWidth(label.width()) > label.height()
        ]
        assert cut == []
        each.close()
