"""Lessons, the tour and the recorder: what a teacher opens, made when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

from attnviz.errors import LessonError
from attnviz.frame.chrome import dialogs
from attnviz.frame.chrome.tabs import TabHost
from attnviz.frame.chrome.theme_manager import ThemeManager
from attnviz.frame.lessons.controls import find_control
from attnviz.frame.lessons.progress import LessonProgress
from attnviz.frame.lessons.words import as_shown
from attnviz.language import mark, tr
from attnviz.model.files import library, opening
from attnviz.model.files.attn import SUFFIX, LabFile
from attnviz.model.files.lesson_text import SUFFIX as MARKDOWN
from attnviz.model.lessons.lesson import Lesson, lesson_of
from attnviz.session import Session
from attnviz.settings import FOLDER, Settings
from attnviz.ui.controls.shortcut_labels import key_of

if TYPE_CHECKING:
    from attnviz.frame.lessons.editing.recorder import Recorder
    from attnviz.frame.lessons.first_hint import FirstHint
    from attnviz.frame.lessons.lesson_bar import BarStep
    from attnviz.frame.lessons.player import LessonPlayer
    from attnviz.frame.lessons.slide import SlidePicture
    from attnviz.frame.lessons.tour import Tour

LESSON_FILES = mark("Lessons ({pattern})")
ADD_STEP = mark("Add step from screen")
RECORD_KEY = "Ctrl+Shift+R"


@dataclass(frozen=True)
class Listed:
    """One line of the list of lessons."""

    id: str
    title: str
    minutes: int
    progress: str


class LessonController(QObject):
    """Opens lessons and runs them; knows the parts of the window, not the window's class.

    Parameters
    ----------
    add_bar : puts a bar above the caption
    ground : what slides cover
    """

    said = Signal(str)
    model_wanted = Signal(str)
    """A model is to be opened by its name; "" = those on this computer are to be listed."""
    changed = Signal()
    """A lesson or the tour began or ended."""
    stepped = Signal()
    """Another step of the lesson, or its answer."""

    def __init__(
        self,
        window: QMainWindow,
        session: Session,
        *,
        host: TabHost,
        themes: ThemeManager,
        settings: Settings,
        add_bar: Callable[[QWidget], None],
        ground: QWidget,
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._host = window, session, host
        self._ground = ground
        self._themes, self._settings, self._add_bar = themes, settings, add_bar
        self.progress = LessonProgress(settings)
        self._player: LessonPlayer | None = None
        self._recorder: Recorder | None = None
        self._tour: Tour | None = None
        self.hint: FirstHint | None = None
        themes.changed.connect(self._on_theme_changed)

    # Lessons

    @property
    def player(self) -> LessonPlayer:
        """Return what runs lessons."""
        if self._player is None:
            from attnviz.frame.lessons.player import LessonPlayer

            theme = self._themes.theme
            player = LessonPlayer(
                self._window,
                self._session,
                self._host,
                progress=self.progress,
                theme=theme,
                ground=self._ground,
            )
            self._add_bar(player.bar)
            player.next_wanted.connect(self.open)
            player.started.connect(self.changed)
            player.left.connect(self.changed)
            player.stepped.connect(self.stepped)
            self._player = player
        return self._player

    @property
    def lesson(self) -> Lesson | None:
        """Return the lesson that is running."""
        return self._player.lesson if self._player is not None else None

    def is_running(self) -> bool:
        """Whether a lesson is running."""
        return self.lesson is not None

    def band(self) -> BarStep | None:
        """Return what a class reads of the lesson; None when none is running."""
        return self.player.bar_step() if self.is_running() else None

    def slide(self) -> SlidePicture | None:
        """Return the slide that lies over the canvas, if one does."""
        return self.player.slide.picture if self.is_running() else None

    def is_presented(self) -> bool:
        """Whether a class looks at this window while a lesson is running."""
        return self.is_running() and self._themes.theme.projector

    def has_notes(self) -> bool:
        """Whether there are notes that may be shown here."""
        return (
            self.is_running() and bool(self.player.step.notes) and not self._themes.theme.projector
        )

    def open(self, name: str) -> bool:
        """Run a bundled lesson by its id, or one of a file; tell whether it runs."""
        try:
            return self.run(opening.load(name), name)
        except LessonError as error:
            self._tell_fault(name, error)
            return False

    def offer(self, file: LabFile, name: str) -> None:
        """Run the lesson of a file that was read already."""
        try:
            self.run(file, name)
        except LessonError as error:
            self._tell_fault(name, error)

    def _tell_fault(self, name: str, error: LessonError) -> None:
        title = tr("{file} cannot be opened as a lesson.", file=Path(name).name)
        dialogs.show_fault(self._window, title, str(error))

    def run(self, file: LabFile, name: str, place: int | None = None) -> bool:
        """Run the lesson that a file holds.

        Raises
        ------
        LessonError
            When there are no steps, or one of them is faulty.
        """
        bundled = name in library.ids()
        lesson = lesson_of(file, name if bundled else str(Path(name).absolute()))
        self.end_tour()
        self.player.following = _title(lesson.next)
        self.player.start(as_shown(lesson) if bundled else lesson, place)
        return True

    def ask_open(self) -> None:
        """Let a lesson file be chosen, and run it."""
        folder = self._settings.get(FOLDER) or str(Path.home())
        filters = (tr(LESSON_FILES, pattern=f"*{SUFFIX} *{MARKDOWN}"), tr("All files (*)"))
        chosen = dialogs.ask_open_path(self._window, folder, filters)
        if chosen:
            self._settings.set(FOLDER, str(Path(chosen).parent))
            self.open(chosen)

    def listed(self) -> list[Listed]:
        """List the bundled lessons with title, minutes and how far each is."""
        found = []
        for lesson_id in library.course():
            file = library.load(lesson_id)
            minutes = int(file.extra.get("minutes", 0))
            progress = self.progress.text(lesson_id, len(file.steps))
            found.append(Listed(lesson_id, file.title, minutes, progress))
        return found

    def open_menu(self, at: QPoint | None = None) -> QMenu:
        """Offer all that a teacher can open, below a button or in the middle of the window."""
        menu = QMenu(self._window)
        for each in self.listed():
            bonus = tr("bonus") if each.id in library.BONUS else ""
            told = (bonus, tr("{n} min", n=each.minutes), each.progress)
            right = " · ".join(filter(None, told))
            action = menu.addAction(f"{each.title}\t{right}")
            action.triggered.connect(partial(self._on_chosen, each.id))
        menu.addSeparator()
        menu.addAction(tr("Open lesson file…")).triggered.connect(self.ask_open)
        menu.addAction(tr("Handout of a lesson…")).triggered.connect(self.ask_handout)
        menu.addAction(tr("2-minute tour")).triggered.connect(self.start_tour)
        menu.addSeparator()
        key = key_of("lesson.record", RECORD_KEY)
        menu.addAction(f"{tr(ADD_STEP)}\t{key}").triggered.connect(self.record)
        menu.addAction(tr("Edit recorded lesson…")).triggered.connect(self.edit)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at or self._place_of(menu))
        menu.setActiveAction(menu.actions()[0])  # so that Enter opens the first lesson
        return menu

    def _place_of(self, menu: QMenu) -> QPoint:
        """Return the place below the button of the top bar, or the middle of the window."""
        button = find_control(self._window, self._host, "lesson.menu")
        if button is not None:
            return button.mapToGlobal(button.rect().bottomLeft())
        size = menu.sizeHint()
        middle = self._window.rect().center() - QPoint(size.width() // 2, size.height() // 2)
        return self._window.mapToGlobal(middle)

    # Keys

    def set_presented(self, kept: frozenset[str]) -> None:
        """Learn again whether a class looks, and which keys are the window's own."""
        if self._player is not None:
            self._player.presented = self.is_presented()
            self._player.kept_keys = kept

    def is_quiet(self) -> bool:
        """Whether the keys of the tabs do nothing now."""
        return self.is_presented() and self.player.is_quiet()

    def advance(self, by: int) -> bool:
        """Go to the next or previous step of the lesson; False when none is running."""
        return self._player is not None and self._player.advance(by)

    def escape(self, *, first: bool, talk: bool = False) -> bool:
        """Leave what is innermost, or ask whether to; asked once more, leave.

        Parameters
        ----------
        first : before the tab is asked
        talk : whether a talk is on: asked once more, that is left, by who calls this
        """
        if first and self.end_tour():
            return True
        player = self._player
        if player is None or not player.running:
            return False
        if player.asked_to_leave():
            if not talk:
                player.leave()
            return not talk
        return (not first or player.untouched()) and player.ask_to_leave(talk=talk)

    def asks_to_leave(self) -> bool:
        """Whether the lesson asks just now whether it is to be left."""
        return self._player is not None and self._player.asks_to_leave()

    def leave(self) -> None:
        """Leave the lesson."""
        if self._player is not None:
            self._player.leave()

    def toggle_notes(self) -> None:
        """Open or close the teacher's notes."""
        if self.has_notes():
            self.player.toggle_notes()

    def open_steps(self) -> None:
        """Offer all steps of the lesson."""
        if self.is_running():
            self.player.open_list()

    # Tour

    def greet(self) -> None:
        """Offer the tour to somebody who is here for the first time."""
        from attnviz.frame.lessons.first_hint import FirstHint

        self.hint = FirstHint(
            self._session,
            host=self._host,
            themes=self._themes,
            settings=self._settings,
            add_bar=self._add_bar,
            start_tour=self.start_tour,
            open_model=self.model_wanted.emit,
            parent=self,
        )
        self.hint.look()

    def start_tour(self) -> None:
        """Start the tour, in a copy of its own."""
        from attnviz.frame.lessons.tour import Tour

        self.leave()
        if self._tour is None:
            self._tour = Tour(self._window, self._session, self._host, self._themes)
            self._tour.ended.connect(self.changed)
        self._tour.start()
        self.changed.emit()

    def end_tour(self) -> bool:
        """End the tour; False when it is not running."""
        return self._tour is not None and self._tour.end()

    def ask_handout(self) -> None:
        """Ask what is wanted of the sheet of a lesson, and save it."""
        from attnviz.frame.lessons.handout_dialog import HandoutDialog

        dialog = HandoutDialog(self._window, self._settings, self.lesson)
        dialog.said.connect(self.said)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    # Recorder

    @property
    def recorder(self) -> Recorder:
        """Return what writes lessons."""
        if self._recorder is None:
            from attnviz.frame.lessons.editing.recorder import Recorder

            self._recorder = Recorder(self._window, self._session, self._host, self._settings)
            self._recorder.said.connect(self.said)
            self._recorder.try_requested.connect(self._on_try_requested)
        return self._recorder

    def record(self) -> None:
        """Add a step that shows what is on screen."""
        self.recorder.add_step(self.lesson)

    def edit(self) -> None:
        """Open the editor of the recorded lesson."""
        self.recorder.open_editor(self._themes.theme, self.lesson)

    # What has happened

    def _on_chosen(self, lesson_id: str, _checked: bool = False) -> None:
        self.open(lesson_id)

    def _on_try_requested(self, file: LabFile, place: int) -> None:
        try:
            self.run(file, tr("recorded lesson"), place)
        except LessonError as error:
            dialogs.show_fault(self._window, tr("This lesson cannot run yet."), str(error))

    def _on_theme_changed(self) -> None:
        theme = self._themes.theme
        for part in (self._player, self._tour, self._recorder):
            if part is not None:
                part.set_theme(theme)


def _title(lesson_id: str) -> str:
    """Return the title of a bundled lesson; "" where there is none."""
    return library.load(lesson_id).title if lesson_id in library.ids() else ""
