"""What a window has besides its picture: files, commands, keys, menus, pages, dropped files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, QTimer, SignalInstance
from PySide6.QtWidgets import QMainWindow, QWidget

from attnviz.frame.chrome.prompt_tips import PromptTips
from attnviz.frame.chrome.wheel_guard import WheelGuard
from attnviz.frame.commands.actions import Actions, WindowParts, redo_text, undo_text
from attnviz.frame.commands.pages import Pages
from attnviz.frame.commands.shortcuts import KeyKeeper, Shortcuts
from attnviz.frame.commands.table import window_commands
from attnviz.frame.commands.unshifted_digits import add_unshifted_digits
from attnviz.frame.files.intake import Intake
from attnviz.frame.files.open_save import Files
from attnviz.frame.files.view_state import show_view, view_state
from attnviz.frame.lessons.lesson_controller import LessonController
from attnviz.frame.presenting.tools import PresentingTools
from attnviz.language import tr
from attnviz.model.files.attn import LabFile
from attnviz.ui.controls.info_bar import InfoBar
from attnviz.ui.controls.shortcut_labels import after, key_of
from attnviz.ui.look.labels import visible
from attnviz.ui.look.theme import Theme
from attnviz.ui.tab.contract import TabView

if TYPE_CHECKING:
    from attnviz.frame.chrome.canvas_stack import CanvasStack
    from attnviz.frame.chrome.tabs import TabHost
    from attnviz.frame.chrome.theme_manager import ThemeManager
    from attnviz.frame.chrome.top_bar import TopBar
    from attnviz.frame.models.desk import ModelDesk
    from attnviz.frame.presenting.projector import Presenting
    from attnviz.model.document.lab import Slot
    from attnviz.session import Session
    from attnviz.settings import Settings

NOTICE_HIGH = 44
END, KEEP = "end", "keep"  # answers about a mask on trial


class Window(Protocol):
    """What a desk needs of its window, besides being a QMainWindow."""

    session: Session
    themes: ThemeManager
    settings: Settings
    host: TabHost
    top_bar: TopBar
    canvas_stack: CanvasStack

    @property
    def closed(self) -> SignalInstance: ...
    @property
    def presenting(self) -> Presenting: ...
    def front_slot(self) -> Slot: ...
    def say(self, text: str, *, warning: bool = False) -> None: ...
    def insert_bar(self, bar: QWidget) -> None: ...
    def insert_low_bar(self, bar: QWidget) -> None: ...
    def set_bare(self, bare: bool) -> None: ...


class WindowController(QObject):
    """Made right after the first paint; wires files, commands and pages to the window.

    Parameters
    ----------
    window : also a QMainWindow, the parent of all dialogs
    file, path, bundled : what the lab in the session was read from
    """

    def __init__(
        self, window: Window, file: LabFile | None, path: Path | None, bundled: str
    ) -> None:
        assert isinstance(window, QMainWindow)
        super().__init__(window)
        self._window, self.session = window, window.session
        self.info_bar = InfoBar(window.themes.theme)
        self.trial_bar = InfoBar(window.themes.theme, lasting=True)
        for bar in (self.info_bar, self.trial_bar):
            bar.setMinimumHeight(round(window.themes.theme.px(NOTICE_HIGH)))
            window.insert_bar(bar)
        self._told_dirty = False
        # What an edit shows comes first: whole contents are compared when it is painted.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._look_for_changes)
        self._partial = ""  # what the notice said of a file that lacked something
        self.files = Files(window.session, window.settings, window, self._view_state)
        stage = PresentingTools(
            window,
            window.presenting,
            themes=window.themes,
            bench=window.canvas_stack,
            host=window.host,
        )
        self.lesson_controller = LessonController(
            window,
            window.session,
            host=window.host,
            themes=window.themes,
            settings=window.settings,
            add_bar=window.insert_low_bar,
            ground=window.canvas_stack,
        )
        parts = WindowParts(
            window,
            window.session,
            themes=window.themes,
            settings=window.settings,
            host=window.host,
            bench=window.canvas_stack,
            files=self.files,
            presenting=window.presenting,
            stage=stage,
            lesson_controller=self.lesson_controller,
            notice=self.info_bar,
        )
        self.actions = Actions(parts)
        self.talk = self.actions.talk
        self._shortcuts = self._window_keys()
        self._tab_shortcuts: dict[TabView, Shortcuts] = {}
        self._key_keeper = KeyKeeper(self, self.actions.is_presenting)
        self.pages = Pages(window, self.actions)
        PromptTips(self).follow(window.host, window)
        WheelGuard(self).follow(window.host, window)
        add_unshifted_digits(window, self.run)
        self.intake = Intake(window.session, self.files, window, window.front_slot)
        self.intake.compare_requested.connect(self.actions.compare_file)
        self._listen()
        for view in window.host.views.values():
            self._on_view_made(view)
        if file is not None:
            self.files.adopt(file, path, bundled=bundled)
        self._on_bench_changed()
        self._show_title()
        self._tell_undo()

    def run(self, command_id: str) -> None:
        """Carry out a command of the window by its id."""
        for command in window_commands(self.actions):
            if command.id == command_id:
                command.run()

    def _listen(self) -> None:
        window, history = self._window, self.session.undo_group
        history.cleanChanged.connect(self._show_title)
        soon = self._soon
        history.indexChanged.connect(lambda _: soon.start())
        window.themes.changed.connect(self._on_theme_changed)
        window.host.made.connect(self._on_view_made)
        self.session.trial_changed.connect(self._show_trial)
        self.trial_bar.chosen.connect(self._on_trial_answered)
        self.files.changed.connect(self._show_title)
        self.files.said.connect(self._on_said)
        self.files.model_offered.connect(self.actions.open_model)
        self.files.scores_offered.connect(self.actions.open_scores)
        self.actions.desk_made.connect(self._on_desk_made)
        self.session.opened.connect(self._on_bench_changed)  # or the desk itself brought it
        self.files.opened.connect(self._on_file_opened)
        self.files.several_offered.connect(self._on_several_offered)
        self.actions.said.connect(self._on_said)
        self.actions.preferences.keys_changed.connect(self._on_keys_changed)
        self.files.lesson_offered.connect(self.lesson_controller.offer)
        self.lesson_controller.said.connect(self._on_said)
        self.lesson_controller.model_wanted.connect(self._on_model_wanted)
        self.lesson_controller.changed.connect(self._on_lesson_changed)
        self.lesson_controller.stepped.connect(self._show_presented)

    def _view_state(self) -> dict[str, Any]:
        return view_state(self.session)

    def _on_view_made(self, view: TabView) -> None:
        keys = Shortcuts(view, self.actions.tab_commands(view), self._shortcuts.keys)
        keys.refused.connect(self._on_said)
        keys.set_resting(self.lesson_controller.is_quiet())
        self._tab_shortcuts[view] = keys
        view.set_talk(self.actions.is_presenting)

    def _on_keys_changed(self) -> None:
        self._shortcuts.remove()
        self._shortcuts = self._window_keys()
        self._renew_tab_keys()

    def _window_keys(self) -> Shortcuts:
        assert isinstance(self._window, QMainWindow)
        keys = Shortcuts(self._window, window_commands(self.actions))
        keys.refused.connect(self._on_said)
        return keys

    def _on_bench_changed(self) -> None:
        """Have at hand what opens models, once something of one is on the bench."""
        if self.session.lab.source is not None:
            _ = self.actions.desk

    def _on_desk_made(self, desk: ModelDesk) -> None:
        desk.changed.connect(self._on_keys_changed)
        self._window.closed.connect(desk.end)

    def _on_model_wanted(self, name: str) -> None:
        if name:
            self.actions.open_model(name)
        else:
            self.actions.ask_open_model()

    def _show_trial(self) -> None:
        """Say on every tab that a mask is on trial, and how to be rid of it."""
        if self.session.trial is None:
            self.trial_bar.dismiss()
            return
        choices = [(END, tr("End test")), (KEEP, tr("Keep as its mask"))]
        self.trial_bar.show_message(tr("A pattern is being tested on the sentence."), choices)

    def _on_trial_answered(self, answer: str) -> None:
        self.session.end_trial(keep=answer == KEEP)

    def _on_file_opened(self, file: LabFile) -> None:
        self._renew_tab_keys()
        show_view(self.session, file.view)
        self.actions.compare_as_told(file.view)
        if self._partial and self.info_bar.text == self._partial:
            self.info_bar.dismiss()  # it was about the file before
        self._partial = ""
        if file.left_out:
            left = " ".join(file.left_out)
            self._partial = tr(
                "Only part of the file could be opened. Left out: {parts}", parts=left
            )
            self.info_bar.show_message(self._partial)

    def _on_several_offered(self) -> None:
        self.info_bar.show_message(
            tr("Only one file can be open at a time. The others are under File › Recent.")
        )

    def _renew_tab_keys(self) -> None:
        """Ask the tabs anew: another document may have another number of heads, hence keys."""
        for view in tuple(self._tab_shortcuts):
            self._tab_shortcuts.pop(view).remove()
            self._on_view_made(view)

    def _on_lesson_changed(self) -> None:
        self._renew_tab_keys()
        self._show_title()
        self._show_presented()

    def _show_presented(self) -> None:
        """In front of a class a lesson has the window to itself, and the keys of the tabs."""
        lessons = self.lesson_controller
        self._window.set_bare(lessons.is_presented())
        for bar in (self.info_bar, self.trial_bar):
            bar.set_kept_back(lessons.is_presented())
        lessons.set_presented(self._shortcuts.keys)
        for shortcuts in self._tab_shortcuts.values():
            shortcuts.set_resting(lessons.is_quiet())

    def _on_said(self, text: str) -> None:
        self._window.say(text)

    def _on_theme_changed(self, theme: Theme) -> None:
        for bar in (self.info_bar, self.trial_bar):
            bar.set_theme(theme)
            bar.setMinimumHeight(round(theme.px(NOTICE_HIGH)))
        self.pages.set_theme(theme)
        self._show_presented()

    def _look_for_changes(self) -> None:
        """Look whether the contents are those of the file now, or no longer."""
        if self.files.dirty != self._told_dirty:
            self._show_title()

    def _show_title(self) -> None:
        assert isinstance(self._window, QMainWindow)
        self._told_dirty = self.files.dirty
        dot = "• " if self._told_dirty else ""
        lesson, name = self.lesson_controller.lesson, self.files.name
        if lesson is not None:
            name = tr("Lesson: {title}", title=lesson.title)
        shown = visible(name).replace("[*]", "[*][*]")  # one is Qt's own sign for a changed file
        self._window.setWindowTitle(f"{dot}{shown} – attnviz")
        said = tr("There are unsaved changes")
        self._window.top_bar.set_dot("file.menu", self._told_dirty, said)

    def _tell_undo(self) -> None:
        """Name in the bar what would be undone and done again: when somebody asks."""
        bar, history = self._window.top_bar, self.session.undo_group
        for command, text, may, changed in (
            ("edit.undo", self._undo, history.canUndo(), history.canUndoChanged),
            ("edit.redo", self._redo, history.canRedo(), history.canRedoChanged),
        ):
            bar.tell_when_asked(command, text)
            bar.tool(command).setEnabled(may)
            changed.connect(bar.tool(command).setEnabled)

    def _undo(self) -> str:
        return after(undo_text(self.session), key_of("edit.undo", "Ctrl+Z"))

    def _redo(self) -> str:
        return after(redo_text(self.session), key_of("edit.redo", "Ctrl+Shift+Z"))
