"""What the window opens with: the usual start, a lesson, or a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QWidget

from attnviz.frame.chrome import dialogs
from attnviz.frame.lessons.lesson_controller import LessonController
from attnviz.frame.settings.preferences import Preferences
from attnviz.language import tr
from attnviz.model.files.attn import SUFFIX
from attnviz.settings import FOLDER, START

SHORTEST = 24  # letters that the list has room for at least


class StartChoice(QWidget):
    """A list of what can be opened, and a button for any file."""

    chosen = Signal(str)

    def __init__(
        self, preferences: Preferences, lesson_controller: LessonController, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._names = [""]
        self.box = QComboBox(self)
        self.box.setAccessibleName(tr("Open at startup"))
        self.box.setToolTip(tr("What the window shows when it opens"))
        self.box.setMinimumContentsLength(SHORTEST)
        self.box.addItem(tr("Default"))
        for lesson in lesson_controller.listed():
            self._add(lesson.id, tr("Lesson: {title}", title=lesson.title))
        self.box.activated.connect(self._on_activated)
        self.file_button = QPushButton(tr("File…"), self)
        self.file_button.setToolTip(tr("Choose a file to open at startup"))
        self.file_button.clicked.connect(self._on_file_wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.box, 1)
        row.addWidget(self.file_button)
        self.setFocusProxy(self.box)

    def refresh(self) -> None:
        """Show what is chosen now."""
        name = self._preferences.get(START)
        if name not in self._names:
            self._add(name, Path(name).name)
        self.box.setCurrentIndex(self._names.index(name))

    def _add(self, name: str, text: str) -> None:
        self._names.append(name)
        self.box.addItem(text)

    def _on_activated(self, place: int) -> None:
        self._preferences.apply(START, self._names[place])

    def _on_file_wanted(self) -> None:
        folder = self._preferences.get(FOLDER) or str(Path.home())
        files = tr("attnviz files (*{suffix})", suffix=SUFFIX)
        chosen = dialogs.ask_open_path(self, folder, (files,))
        if chosen:
            self._preferences.apply(START, chosen)
            self.refresh()
