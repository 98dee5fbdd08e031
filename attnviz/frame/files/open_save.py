"""Opening and saving: the one place that knows which file the lab belongs to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from attnviz.errors import LessonError
from attnviz.frame.chrome import dialogs
from attnviz.frame.files.folder import first_folder
from attnviz.frame.files.kinds import is_capture, is_model, is_scores
from attnviz.frame.files.named import file_name, is_lesson, read, readable
from attnviz.frame.files.recent import RecentFiles
from attnviz.language import tr
from attnviz.model.document.equality import same
from attnviz.model.document.lab import Lab
from attnviz.model.files import attn, library
from attnviz.model.files.attn import SUFFIX, LabFile
from attnviz.model.files.file_bytes import bytes_of
from attnviz.session import Session
from attnviz.settings import FOLDER, Settings
from attnviz.ui.controls.typed import commit_typed
from attnviz.ui.controls.waiting import read_beside, wait_for

MATRIX_SUFFIXES = (".csv", ".tsv", ".txt", ".npy", ".npz", ".tex")
ATTN = f"*{SUFFIX}"
MATRICES = " ".join(f"*{suffix}" for suffix in MATRIX_SUFFIXES)

MODELS = "*.gguf *.safetensors *.npz *.npy *.parquet"

MANY = 30_000  # numbers that take a tenth of a second to write

State = dict[str, Any]
Stamp = bytes


class Files(QObject):
    """The file behind the session, and the questions before unsaved work would go.

    Parameters
    ----------
    session : what is opened into and saved from
    window : parent of the dialogs
    view_state : tells what the window shows (tab, head, step, …), to be kept in the file
    """

    said = Signal(str)
    """What of what is on screen was not saved."""
    changed = Signal()
    """Another file, another name, or another list of recent files."""
    opened = Signal(object)
    """A `LabFile` is on the bench; the window may show what it says about its view."""

    matrix_offered = Signal(str)
    """A file of numbers was opened; somebody has to say what it becomes."""

    model_offered = Signal(str)
    """A language model or captured attention was opened; somebody has to run it."""

    scores_offered = Signal(str)
    """Scores of heads over many texts were opened; they belong beside those on the text."""

    several_offered = Signal()
    """More files were asked for than the one that is opened."""

    lesson_offered = Signal(object, str)
    """A `LabFile` with steps was opened by this name; it is to run as a lesson."""

    def __init__(
        self,
        session: Session,
        settings: Settings,
        window: QWidget,
        view_state: Callable[[], State],
    ) -> None:
        super().__init__(window)
        self._session, self._settings, self._window = session, settings, window
        self._view_state = view_state
        self._path: Path | None = None
        self._bundled = ""
        self._stamp: Stamp | None = None
        self._recent = RecentFiles(settings)
        self._file = LabFile(session.lab)
        self._kept: Lab | None = session.start  # what would be opened again; None = nowhere

    @property
    def path(self) -> Path | None:
        """Return the file the lab was opened from or saved to last."""
        return self._path

    @property
    def origin(self) -> str:
        """Return what the work began as: a file, the id of a bundled one, "" = the usual start."""
        return str(self._path or self._bundled)

    @property
    def name(self) -> str:
        """Return what the title bar calls the work."""
        return self._path.name if self._path else self._session.own_lab.title or tr("Untitled")

    @property
    def dirty(self) -> bool:
        """Whether there is something that is not saved: other steps, and other contents."""
        if self._session.own_stack.isClean():
            return False
        return self._kept is None or not same(self._session.own_lab, self._kept)

    def recent(self) -> tuple[str, ...]:
        """Return the last files, newest first."""
        return self._recent.names

    def clear_recent(self) -> None:
        """Forget which files were open last."""
        self._recent.clear()

    def open_first(self, names: Sequence[str]) -> None:
        """Open the first of several files; the others can be chosen from the recent ones."""
        self.keep_for_later(names[1:])
        if names:
            self.open(names[0])

    def keep_for_later(self, names: Sequence[str]) -> None:
        """List files as recent that were asked for besides the one that is opened."""
        for name in reversed(names):
            self._recent.add(str(Path(name).absolute()))
        if names:
            self.several_offered.emit()

    def keep_as_recent(self, name: str) -> None:
        """List a model or captured attention that was opened."""
        self._recent.add(name)

    def contents(self) -> Mapping[str, Any]:
        """Return what `attn.save` writes besides the lab."""
        return {"view": self._view_state(), "steps": self._file.steps, "extra": self._file.extra}

    # Opening

    def ask_open(self) -> None:
        """Let a file be chosen and open it."""
        filters = (
            tr("All supported files ({pattern})", pattern=f"{ATTN} {MATRICES} {MODELS}"),
            tr("attnviz files ({pattern})", pattern=ATTN),
            tr("Matrices ({pattern})", pattern=MATRICES),
            tr("Models and attention ({pattern})", pattern=MODELS),
            tr("All files (*)"),
        )
        chosen = dialogs.ask_open_path(self._window, self._folder(), filters)
        if chosen:
            self.open(chosen)

    def open(self, name: str) -> bool:
        """Open a file or, by its id, a bundled lesson; return whether it is on the bench now."""
        lost = name in self.recent() and not Path(name).exists()
        if not lost and (is_model(Path(name)) or is_capture(Path(name))):
            self.model_offered.emit(name)
            return False
        if is_scores(Path(name)):
            self.scores_offered.emit(name)
            return False
        if Path(name).suffix.lower() in MATRIX_SUFFIXES:
            self.matrix_offered.emit(name)
            return False
        file = self._read(name)
        if file is not None and file.steps and not file.left_out:
            if not is_lesson(name):
                self._note(Path(name).absolute())
            self.lesson_offered.emit(file, name)
            return True
        if file is None or not self.may_leave():
            return False
        if is_lesson(name):
            self.put(file, None, bundled=name)
        else:
            self.put(file, Path(name).absolute())
        return True

    def put(self, file: LabFile, path: Path | None, *, bundled: str = "") -> None:
        """Put a file that was read on the bench; `bundled` = its id when attnviz ships it."""
        self._session.take_back()
        self._session.open(file.lab)
        self.adopt(file, path, bundled=bundled)

    def rescue(self, file: LabFile, origin: str) -> None:
        """Put work on the bench that was never saved; Reset goes where its origin is now."""
        try:
            start = read(origin).lab if origin else library.start_lab()
        except LessonError:
            start = file.lab
        self._session.take_back()
        self._session.open(file.lab.begun_as(start), start)
        if is_lesson(origin):
            self.adopt(file, None, saved=False, bundled=origin)
        else:
            self.adopt(file, Path(origin) if origin else None, saved=False)

    def adopt(
        self, file: LabFile, path: Path | None, *, saved: bool = True, bundled: str = ""
    ) -> None:
        """Take a file that is on the bench already for the one behind the session.

        Parameters
        ----------
        path : where it lies; None = nowhere yet
        saved : False for work that was never saved under that path
        bundled : its id when attnviz ships it
        """
        # A damaged file is not saved over without a question: its rest could still be rescued.
        self._file, self._path = file, None if file.left_out else path
        self._bundled = bundled
        self._stamp = stamp_of(path)
        self._kept = file.lab if saved and not file.left_out else None
        if self._kept is None:
            self._session.own_stack.resetClean()
        if path is not None:
            self._note(path)
        self.opened.emit(file)
        self.changed.emit()

    def detach(self) -> None:
        """Forget which file the lab belongs to: what is on the bench now is something else."""
        self._file, self._path, self._stamp = LabFile(self._session.lab), None, None
        self._bundled, self._kept = "", self._session.own_lab
        self.changed.emit()

    def start_over(self) -> None:
        """Bring back what the program starts with, after a question about unsaved work."""
        if self.may_leave():
            self.put(LabFile(library.start_lab()), None)

    def can_revert(self) -> bool:
        """Whether there is a file to go back to."""
        return self._path is not None

    def revert(self) -> None:
        """Go back to what the file holds now; that is a step that can be undone."""
        if self._path is None:
            return
        file = self._read(str(self._path))
        if file is not None:
            self._file, self._stamp = file, stamp_of(self._path)
            self._session.take_back()
            # No step where the file holds what is on the bench.
            now = self._session.lab
            lab = now if same(now, file.lab) else file.lab
            self._session.set_start(file.lab)
            self._kept = None if file.left_out else file.lab
            if self._session.edit_lab(lambda _: lab, tr("Revert")) and not file.left_out:
                self._session.undo_stack.setClean()

    def _read(self, name: str) -> LabFile | None:
        opening = tr("Opening {file}…", file=Path(name).name)
        try:
            return read_beside(self._window, name, opening, read)
        except LessonError as error:
            fault = str(error)
        rescued = readable(name)
        lost = name in self.recent() and not Path(name).exists()
        offer = tr("Open readable parts") if rescued is not None else ""
        offer = tr("Remove from list") if lost else offer
        title = tr("{file} cannot be opened.", file=Path(name).name)
        if not dialogs.show_fault(self._window, title, fault, offer):
            return None
        if lost:
            self._recent.take_off(name)
        return rescued

    # Saving

    def save(self) -> bool:
        """Save to the file it came from, or ask for a name; return whether it is saved."""
        commit_typed()
        if not self._settle_trial():
            return False
        if self._path is None:
            return self.ask_save()
        return self._may_replace(self._path) and self.save_as(self._path)

    def _settle_trial(self) -> bool:
        """Ask whether a mask on trial stays as the document's own; False to save nothing."""
        if self._session.trial is None:
            return True
        answer = dialogs.ask_about_trial(self._window)
        if answer != "cancel":
            self._session.end_trial(keep=answer == "keep")
        return answer != "cancel"

    def _may_replace(self, path: Path) -> bool:
        """Ask before a file is replaced that somebody else wrote since it was read or saved."""
        now = stamp_of(path)
        if now is None or now == self._stamp:
            return True
        text = tr("{file} was changed by another program since it was opened.", file=path.name)
        return dialogs.ask_to_replace(self._window, path.name, text)

    def ask_save(self) -> bool:
        """Ask for a name and save."""
        if not self._settle_trial():
            return False
        stem = self._path.stem if self._path else file_name(self._session.own_lab.title)
        proposed = str(Path(self._folder()) / (stem + SUFFIX))
        filters = (tr("attnviz files ({pattern})", pattern=ATTN), tr("All files (*)"))
        chosen = dialogs.ask_save_path(self._window, tr("Save as"), proposed, filters, SUFFIX[1:])
        return bool(chosen) and self.save_as(Path(chosen))

    def save_as(self, path: Path) -> bool:
        """Save under a name; return whether it is saved."""
        try:
            if not self._written(path):
                return False
        except LessonError as error:
            title = tr("{file} could not be saved.", file=path.name)
            dialogs.show_fault(self._window, title, str(error))
            return False
        self._path, self._stamp = path.absolute(), stamp_of(path)
        self._kept = self._session.own_lab
        self._session.own_stack.setClean()
        self._note(self._path)
        self.changed.emit()
        pinned = self._session.compared
        if pinned is not None and not pinned.source and not self._session.has_set_aside:
            self.said.emit(
                tr(
                    "Saved, but not what it is compared with: {name} is in no file. To compare "
                    "with it later, undo to it and save it under another name.",
                    name=pinned.name,
                )
            )
        return True

    def _written(self, path: Path) -> bool:
        """Write the file; behind a box when it takes long."""
        work = partial(attn.save, path, self._session.own_lab, **self.contents())
        if self._session.own_lab.n_numbers < MANY:
            return work()
        return wait_for(
            self._window,
            tr("Saving {file}…", file=path.name),
            lambda keep_going: work(keep_going=keep_going),
        )

    def may_leave(self) -> bool:
        """Ask about unsaved work; return whether it may go now."""
        commit_typed()
        if not self.dirty:
            return True
        answer = dialogs.ask_to_save(self._window, self.name)
        return answer == "discard" or (answer == "save" and self.save())

    def _note(self, path: Path) -> None:
        self._recent.add(str(path))
        self._settings.set(FOLDER, str(path.parent))

    def _folder(self) -> str:
        if self._path is not None:
            return str(self._path.parent)
        return str(first_folder(self._settings))


def stamp_of(path: Path | None) -> Stamp | None:
    """Return what tells one content of a file from another; None where there is none.

    Size and time do not: copying and unpacking keep the time of what they copy.
    """
    try:
        return blake2b(bytes_of(path)).digest() if path is not None else None
    except OSError:
        return None
