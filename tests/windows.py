"""Windows for tests: the real frame on a real session, with a tab that notes what it is told."""

from typing import ClassVar

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QSlider, QVBoxLayout

from attnviz.frame.chrome.theme_manager import ThemeManager
from attnviz.main_window import MainWindow
from attnviz.model.files import library
from attnviz.model.tabs import Tab
from attnviz.session import Session
from attnviz.settings import Memory, Settings
from attnviz.ui.tab.contract import Command, TabView


class SampleView(TabView):
    """A tab with one control of each kind that wants keys for itself."""

    id: ClassVar[str] = "sample"
    title: ClassVar[str] = "Sample"

    def __init__(self, session, theme, parent=None):
        super().__init__(parent)
        self.session, self.theme = session, theme
        self.done: list[str] = []
        self.field, self.button, self.slider = QLineEdit(), QPushButton("Press"), QSlider()
        self.slider.setOrientation(Qt.Orientation.Horizontal)
        column = QVBoxLayout(self)
        for control in (self.field, self.button, self.slider):
            column.addWidget(control)
        self.button.clicked.connect(self._on_pressed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.able = True

    def _on_pressed(self):
        self.done.append("pressed")

    def say(self, what):
        return lambda: self.done.append(what)

    def commands(self):
        return [
            Command(f"{self.id}.right", "Right", self.say("right"), ("Right",), True),
            Command(f"{self.id}.t", "The letter T", self.say("t"), ("T",), True),
            Command(f"{self.id}.f4", "Sheet", self.say("f4"), ("F4",)),
            Command(
                f"{self.id}.f6", "Matrices", self.say("f6"), ("F6",), enabled=lambda: self.able
            ),
            Command(f"{self.id}.step", "Step on", self.say("step"), ("Down", "PageDown"), True),
        ]

    def side_panel(self):
        self.done.append("panel")
        return QLabel(f"panel of {self.id}")

    def caption(self):
        return f"Caption of {self.id}."

    def status(self):
        return f"status of {self.id}"

    def advance(self, by):
        self.done.append(f"advance {by}")
        return True

    def toggle_motion(self):
        self.done.append("motion")

    def escape(self):
        self.done.append("escape")
        return False

    def set_theme(self, theme):
        self.theme = theme

    def set_shown(self, shown):
        self.done.append(f"shown {shown}")


class OtherView(SampleView):
    id: ClassVar[str] = "other"
    title: ClassVar[str] = "Other"


SAMPLES = (
    Tab("sample", "Sample", "windows", "SampleView"),
    Tab("other", "Other", "windows", "OtherView"),
)


def open_window(qtbot, tabs=None, *, look="light", size=(1280, 720), settings=None):
    """Show a settled window on its first tab."""
    settings = settings or Settings(Memory())
    themes = ThemeManager(settings)
    themes.choose(look)
    session = Session(library.start_lab())
    window = MainWindow(session, themes, settings, *([] if tabs is None else [tabs]))
    qtbot.addWidget(window, before_close_func=lambda made: made.session.undo_stack.setClean())
    window.show_tab(0)
    window.resize(*size)
    window.show()
    window.settle()
    qtbot.waitExposed(window)
    window.activateWindow()
    window.view.setFocus()
    QApplication.processEvents()
    return window


def press(window, key, held=Qt.KeyboardModifier.NoModifier):
    """Press a key where the keyboard is, as a person does."""
    target = QApplication.focusWidget() or window
    QTest.keyClick(target, key, held)
    QApplication.processEvents()


def drop_on(window, paths, *, key=Qt.KeyboardModifier.NoModifier, actions=Qt.DropAction.CopyAction):
    """Drop files on a window; return whether it took them, and took them as a copy."""
    from PySide6.QtCore import QMimeData, QUrl
    from PySide6.QtGui import QDragEnterEvent, QDropEvent

    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    at, held = window.rect().center(), Qt.MouseButton.LeftButton
    enter = QDragEnterEvent(at, actions, data, held, key)
    enter.setAccepted(False)
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        drop = QDropEvent(QPointF(at), actions, data, held, key)
        QApplication.sendEvent(window, drop)
        QApplication.processEvents()
        return drop.isAccepted() and drop.dropAction() == Qt.DropAction.CopyAction
    return False
