"""Writing a lesson: steps from what is on screen, kept on the disk until they are saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QStandardPaths, QTimer, Signal
from PySide6.QtWidgets import QMainWindow

from attnviz.errors import AttnvizError, LessonError
from attnviz.frame.chrome import dialogs
from attnviz.frame.chrome.tabs import TabHost
from attnviz.frame.lessons.editing.editor import LessonEditor
from attnviz.language import mark, tr
from attnviz.model.files import attn
from attnviz.model.files.attn import SUFFIX
from attnviz.model.lessons.check import Remark, remarks
from attnviz.model.lessons.draft import Draft, draft_of
from attnviz.model.lessons.lesson import Lesson, lesson_of
from attnviz.model.lessons.step import LONGEST
from attnviz.session import Session
from attnviz.settings import FOLDER, Settings
from attnviz.ui.look.theme import Theme

PATTERN = f"*{SUFFIX}"
REST = 400  # ms without a key
UNSAID = mark("What can we see here?")


class Recorder(QObject):
    """Holds the draft of a lesson and its editor.

    The draft is written to the data folder at every change and is there at the next start.
    """

    said = Signal(str)
    try_requested = Signal(object, int)
    """A `LabFile` is to run as a lesson, from a step."""

    def __init__(
        self, window: QMainWindow, session: Session, host: TabHost, settings: Settings
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._host = window, session, host
        self._settings = settings
        self._past: list[Draft] = []
        self._editor: LessonEditor | None = None
        self._checking = QTimer(self)
        self._checking.setSingleShot(True)
        self._checking.setInterval(REST)
        self._checking.timeout.connect(self.check)
        self.draft: Draft | None = self._kept()

    @property
    def editor(self) -> LessonEditor:
        """Return the editor."""
        if self._editor is None:
            editor = LessonEditor(self._window)
            editor.fields_edited.connect(self._on_fields_edited)
            editor.told.connect(self._on_told)
            editor.after_requested.connect(self._on_after_requested)
            editor.try_added.connect(self._on_try_added)
            editor.named.connect(self._on_named)
            editor.move_requested.connect(self._on_move_requested)
            editor.delete_requested.connect(self._on_delete_requested)
            editor.add_requested.connect(self.add_step)
            editor.retake_requested.connect(self._on_retake_requested)
            editor.undo_requested.connect(self.undo)
            editor.try_requested.connect(self._on_try_requested)
            editor.save_requested.connect(self.ask_save)
            editor.open_requested.connect(self.ask_open)
            editor.new_requested.connect(self.start_new)
            self._editor = editor
        return self._editor

    def add_step(self, lesson: Lesson | None = None) -> None:
        """Add a step that shows what is on screen; the first one starts a draft."""
        draft = self.draft or self._new(lesson)
        after = self._editor.place if self._editor is not None and draft.steps else None
        say = self._host.view.caption().strip()[: LONGEST["say"]] or tr(UNSAID)
        session, view = self._session, self._host.view

        def add() -> Draft:
            return draft.with_step(say, session.lab, vars(session.selection), view.page(), after)

        if self._change(add):
            assert self.draft is not None
            place = len(self.draft.steps) - 1 if after is None else after + 1
            self._show(place)
            title = self.draft.title
            self.said.emit(tr("Step {step} added to “{lesson}”.", step=place + 1, lesson=title))

    def set_theme(self, theme: Theme) -> None:
        """Fit the editor to another look, or to letters of another size, while it is open."""
        if self._editor is not None and self._editor.isVisible():
            self._editor.fit(theme)

    def open_editor(self, theme: Theme, lesson: Lesson | None = None) -> None:
        """Open the editor in a look; without a draft on the lesson that is running."""
        if self.draft is None:
            self.draft = self._new(lesson)
        editor = self.editor
        editor.show_draft(self.draft, bool(self._past))
        self.check()
        editor.fit(theme)
        editor.show()
        editor.raise_()
        editor.activateWindow()

    def undo(self) -> None:
        """Take the last change of the draft back; or what was typed and cannot be."""
        if self._editor is not None and not self._editor.fault.isHidden():
            self._show(None)
        elif self._past:
            self.draft = self._past.pop()
            self._keep()
            self._show(None)

    def start_new(self) -> None:
        """Begin another lesson with what is on screen; the former can be taken back."""
        self._change(lambda: self._new(None))
        self._show(0)

    def ask_save(self) -> None:
        """Ask for a name and save the lesson."""
        assert self.draft is not None
        stem = "-".join(self.draft.title.lower().split()) or "lesson"
        folder = self._settings.get(FOLDER) or str(Path.home())
        proposed = str(Path(folder) / f"{stem}{SUFFIX}".replace("/", "-"))
        filters = (tr("Lessons ({pattern})", pattern=PATTERN), tr("All files (*)"))
        parent = self._editor or self._window
        chosen = dialogs.ask_save_path(parent, tr("Save lesson"), proposed, filters, SUFFIX[1:])
        if chosen:
            self.save(Path(chosen))

    def save(self, path: Path) -> bool:
        """Save the lesson; tell whether it was."""
        assert self.draft is not None
        file = self.draft.file()
        try:
            lesson_of(file, path.name)
            attn.save(path, file.lab, steps=file.steps, extra=file.extra)
        except LessonError as error:
            dialogs.show_fault(self._window, tr("The lesson could not be saved."), str(error))
            return False
        self._settings.set(FOLDER, str(path.absolute().parent))
        self.said.emit(tr("Lesson saved: {path}", path=path))
        return True

    def ask_open(self) -> None:
        """Let a lesson be chosen, to be edited."""
        folder = self._settings.get(FOLDER) or str(Path.home())
        filters = (tr("Lessons ({pattern})", pattern=PATTERN), tr("All files (*)"))
        chosen = dialogs.ask_open_path(self._editor or self._window, folder, filters)
        if chosen:
            self.edit_file(Path(chosen))

    def edit_file(self, path: Path) -> bool:
        """Take the steps of a file into the draft; tell whether it could be read."""
        try:
            lesson = lesson_of(attn.load(path), path.name)
        except LessonError as error:
            title = tr("{file} cannot be edited.", file=path.name)
            dialogs.show_fault(self._window, title, str(error))
            return False
        self._change(lambda: draft_of(lesson))
        self._show(0)
        return True

    # The draft

    def _new(self, lesson: Lesson | None) -> Draft:
        return Draft(self._session.lab) if lesson is None else draft_of(lesson)

    def _change(self, change: Callable[[], Draft]) -> bool:
        """Change the draft, or say why that cannot be."""
        try:
            after = change()
        except AttnvizError as error:
            self.editor.show_fault(str(error))
            if not self.editor.isVisible():
                self.said.emit(str(error))
            return False
        if after is not self.draft:
            self._past += [self.draft] if self.draft is not None else []
            self.draft = after
            self._keep()
            self._check_soon()
        return True

    def _check_soon(self) -> None:
        """Say what is wrong, once the hands rest: the whole lesson is tried for it."""
        if self._editor is not None:
            self._checking.start()

    def check(self) -> None:
        """Say in the editor what `attnviz lesson check` would."""
        draft = self.draft
        if self._editor is None or draft is None:
            return
        try:
            found = remarks(lesson_of(draft.file(), draft.title)) if draft.steps else []
        except LessonError as error:
            found = [Remark(0, "", str(error))]
        self._editor.show_remarks(found)

    def _show(self, place: int | None) -> None:
        if self._editor is not None and self.draft is not None:
            self._check_soon()
            self._editor.show_draft(self.draft, bool(self._past), place)

    def _keep(self) -> None:
        """Write the draft to the data folder; a full disk is told, and hinders nothing."""
        if self.draft is None:
            return
        file, path = self.draft.file(), draft_path()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            attn.save(path, file.lab, steps=file.steps, extra=file.extra)
        except (OSError, LessonError) as error:
            self.said.emit(tr("The lesson could not be backed up: {why}", why=error))

    def _kept(self) -> Draft | None:
        """Read the draft of an earlier start; one that cannot be read is left alone."""
        path = draft_path()
        try:
            return draft_of(lesson_of(attn.load(path), path.name)) if path.exists() else None
        except (OSError, LessonError):
            return None

    # What the editor wishes

    def _on_fields_edited(self, place: int, fields: dict[str, Any]) -> None:
        draft = self.draft
        assert draft is not None
        if self._change(lambda: draft.with_fields(place, **fields)):
            assert self.draft is not None
            self.editor.show_words(self.draft, place)

    def _on_told(self, fields: dict[str, Any]) -> None:
        draft = self.draft
        assert draft is not None
        if self._change(lambda: draft.told(**fields)):
            self.editor.show_fault("")

    def _on_named(self, title: str, minutes: int) -> None:
        draft = self.draft
        assert draft is not None
        if self._change(lambda: draft.named(title, minutes)):
            self.editor.show_fault("")

    def _on_move_requested(self, place: int, by: int) -> None:
        draft = self.draft
        assert draft is not None
        if self._change(lambda: draft.moved(place, by)):
            self._show(min(max(place + by, 0), len(draft.steps) - 1))

    def _on_delete_requested(self, place: int) -> None:
        draft = self.draft
        assert draft is not None
        if self._change(lambda: draft.without(place)):
            self._show(max(0, place - 1))

    def _on_retake_requested(self, place: int) -> None:
        draft, session, page = self.draft, self._session, self._host.view.page()
        assert draft is not None
        selection = vars(session.selection)
        if self._change(lambda: draft.with_state(place, session.lab, selection, page)):
            self._show(place)

    def _on_after_requested(self, place: int) -> None:
        draft, session, page = self.draft, self._session, self._host.view.page()
        assert draft is not None
        selection = vars(session.selection)
        if self._change(lambda: draft.with_after(place, session.lab, selection, page)):
            self._show(place)

    def _on_try_added(self, place: int) -> None:
        draft, session, page = self.draft, self._session, self._host.view.page()
        assert draft is not None
        selection, label = vars(session.selection), tr("A try")
        if self._change(lambda: draft.with_try(place, label, session.lab, selection, page)):
            self._show(place)

    def _on_try_requested(self, place: int) -> None:
        if self.draft is not None and self.draft.steps:
            self.try_requested.emit(self.draft.file(), place)


def draft_path() -> Path:
    """Return where the draft is kept."""
    places = QStandardPaths.StandardLocation
    return Path(QStandardPaths.writableLocation(places.AppDataLocation)) / f"lesson-draft{SUFFIX}"
