"""Models and captures opened: chosen in a list, named, read otherwise, at a step of training."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from attnviz.captures.queries import LongQueries
from attnviz.checkpoints.discover import BUILT_IN, added_place, located, places
from attnviz.frame.files.kinds import is_capture
from attnviz.frame.models.bar import EXAMPLE
from attnviz.frame.models.work import opened_capture, opened_model
from attnviz.language import tr
from attnviz.model.edits.sparse import set_kind
from attnviz.settings import LAST_TEXT, MODEL_FOLDERS, RECENT_MODELS

if TYPE_CHECKING:
    from attnviz.checkpoints.training_steps import TrainingStep
    from attnviz.frame.files.open_save import Files
    from attnviz.frame.models.opened import Shown
    from attnviz.frame.models.room import Workplace
    from attnviz.frame.models.running import Running
    from attnviz.model.document.lab import Lab


def _unmasked(lab: Lab) -> Lab:
    """Let tab 5 hide nothing of the past: a rule that is left from before would."""
    return replace(lab, sparse=set_kind(lab.sparse, "full"))


class Opening:
    """Opens; the bench stays as it is until what was asked for is there.

    Parameters
    ----------
    parent : of the dialog
    files : which file the lab belongs to
    """

    def __init__(
        self, workplace: Workplace, parent: QWidget, files: Files, running: Running
    ) -> None:
        room = workplace.room
        self._room, self._session, self._settings = room, room.session, room.settings
        self._at_hand, self._bench = workplace.at_hand, workplace.bench
        self._job, self._running = workplace.job, running
        self._parent, self._files = parent, files

    def ask(self) -> None:
        """List the models on this computer and open the one that is chosen."""
        from attnviz.frame.models.dialog import OpenModelDialog

        recent, folders = self._settings.get(RECENT_MODELS), self._settings.get(MODEL_FOLDERS)
        where = [*places(), *map(added_place, folders), BUILT_IN]
        dialog = OpenModelDialog(self._parent, self._room.themes.theme, recent, where)
        dialog.chosen.connect(self.open)
        dialog.folder_added.connect(self.add_folder)
        dialog.exec()
        dialog.deleteLater()

    def add_folder(self, folder: str) -> None:
        """Look for models there too, from now on."""
        others = (each for each in self._settings.get(MODEL_FOLDERS) if each != folder)
        self._settings.set(MODEL_FOLDERS, (*others, folder))

    def open(
        self,
        path: str,
        text: str = "",
        layer: int | None = None,
        head: int = 0,
        *,
        taken: bool = False,
    ) -> None:
        """Open a model or captured attention.

        Parameters
        ----------
        text : what a model is run on; "" = the one on the bench where that belongs to it
            (`_own_text`), else its own example, else the last one
        layer : None = the middle one
        taken : the file is removed once it was read, with its folder
        """
        if not self._files.may_leave():
            return
        place = str(located(path).absolute())
        if is_capture(Path(place)):
            work = partial(opened_capture, place, layer, taken=taken)
            kept = "" if taken else place
            self._job.start(work, partial(self._put_capture, head, kept_as=kept))
            return
        last, model = self._settings.get(LAST_TEXT) or EXAMPLE, self._at_hand.model
        known = model if model is not None and model.path == place else None
        self._job.start(
            partial(opened_model, place, known, text, layer, last=last, own=self._own_text()),
            partial(self._put_model, head),
        )

    def _own_text(self) -> str:
        """Return the text on the bench where the next model is to read it before its own example.

        Of two models that are compared only the same text can be, and a text typed for a model of
        few words is one for its like.
        """
        source, model = self._bench.source, self._at_hand.model
        if source is None or source.kind != "model":
            return ""
        if self._session.compared is not None:
            return source.text
        typed = model is not None and model.example not in ("", source.text)
        return source.text if typed else ""

    def _put_model(self, head: int, found: object) -> None:
        assert isinstance(found, tuple)
        model, run, shown = found
        self._at_hand.adopt(model, run)
        others = (each for each in self._settings.get(RECENT_MODELS) if each != model.path)
        self._settings.set(RECENT_MODELS, (model.path, *others))
        self._files.keep_as_recent(model.path)
        self._put_new(shown, head, tr("Open {name}", name=model.name))
        self._running.keep_text(run)
        self._running.say_run(run)

    def _put_capture(self, head: int, found: object, *, kept_as: str = "") -> None:
        if kept_as:
            self._files.keep_as_recent(kept_as)
        if isinstance(found, LongQueries):  # looked at on tab 5; the bench stays as it is
            clean = self._session.undo_stack.isClean()
            self._session.edit_lab(_unmasked, tr("Open {name}", name=found.title))
            if clean:
                self._session.undo_stack.setClean()
            self._session.set_queries(found)
            self._session.select(tab="sparse")
            return
        assert isinstance(found, tuple)
        capture, shown = found
        self._at_hand.capture = capture
        self._put_new(shown, head, tr("Open {name}", name=capture.name))

    def _put_new(self, shown: Shown, head: int, words: str) -> None:
        if self._bench.put_new(shown, head, words):
            self._session.undo_stack.setClean()  # nothing would be lost: it can be opened again
            self._files.detach()

    def read_otherwise(self, *, swapped: bool, batch: int) -> None:
        """Read the capture on the bench with query and key swapped, or another of its texts."""
        source = self._bench.source
        if source is None or source.kind != "capture":
            return
        work = partial(opened_capture, source.path, source.layer, swapped=swapped, batch=batch)
        self._job.start(work, partial(self._put_capture, self._session.selection.head))

    def swap_axes(self) -> None:
        """Take columns of the capture for queries, or rows again."""
        source = self._bench.source
        if source is not None:
            self.read_otherwise(swapped=not source.swapped, batch=source.batch)

    def next_text(self) -> None:
        """Show the next text of a captured batch, after the last the first."""
        source, capture = self._bench.source, self._at_hand.capture
        if source is not None and capture is not None:
            batch = (source.batch + 1) % capture.capture.n_texts
            self.read_otherwise(swapped=source.swapped, batch=batch)

    def show_training_step(self, step: TrainingStep) -> None:
        """Show the same layer of the same text at another step of training; not an edit."""
        source = self._bench.source
        if source is None or source.kind != "model" or source.path == str(step.path):
            return
        asked = replace(source, path=str(step.path))
        work = partial(opened_model, asked.path, None, source.text, source.layer, source=asked)
        self._job.start(work, self._put_training_step)

    def _put_training_step(self, found: object) -> None:
        assert isinstance(found, tuple)
        model, run, shown = found
        self._at_hand.adopt(model, run)
        self._bench.look_at(shown, {"cell": None})
