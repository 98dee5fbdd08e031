"""The whole window on a real session, as a person meets it; no screen is needed."""

import pytest


class Room:
    """A window with its classroom, driven by keys."""

    def __init__(self, window, qtbot):
        self.window, self.bot = window, qtbot
        self.session, self.host = window.session, window.host
        self.lesson_controller = window.controller.lesson_controller

    @property
    def player(self):
        return self.lesson_controller.player

    @property
    def bar(self):
        return self.player.bar

    @property
    def view(self):
        return self.host.view

    def key(self, key, modifiers=None):
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest
        from PySide6.QtWidgets import QApplication

        held = modifiers or Qt.KeyboardModifier.NoModifier
        QTest.keyClick(QApplication.focusWidget() or self.window, key, held)
        QApplication.processEvents()

    def click(self, button):
        from PySide6.QtCore import Qt

        assert button.isVisible()
        self.bot.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.fixture
def room(qtbot):
    """Return a settled window, 1280 x 720, with settings of its own and nothing that travels."""
    from attnviz.frame.chrome.theme_manager import ThemeManager
    from attnviz.main_window import MainWindow
    from attnviz.model.files import library
    from attnviz.session import Session
    from attnviz.settings import Memory, Settings
    from attnviz.ui.grid import lazy_pyqtgraph

    lazy_pyqtgraph.load()
    settings = Settings(Memory())
    themes = ThemeManager(settings)
    themes.choose("light")
    window = MainWindow(Session(library.start_lab()), themes, settings)
    qtbot.addWidget(window, before_close_func=_end)
    window.show_tab(0)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    window.settle()
    window.host.set_reduced_motion(True)
    window.view.setFocus()
    return Room(window, qtbot)


def _end(window):
    """End what runs, and let nobody be asked about the work of a test."""
    from attnviz.ui.controls.typed import commit_typed

    commit_typed()
    window.controller.lesson_controller.end_tour()
    window.controller.lesson_controller.leave()
    for view in window.host.views.values():
        view.set_shown(False)
    window.session.own_stack.setClean()
