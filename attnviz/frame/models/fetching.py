"""What a layer on the bench is of, opened again: a file was opened, or a step was taken back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from attnviz.checkpoints.fingerprint import fingerprint
from attnviz.frame.files.open_save import MODELS
from attnviz.frame.models.opened import ModelRun, OpenCapture, OpenModel, with_edits
from attnviz.frame.models.typing_page import fit_text
from attnviz.frame.models.work import opened_capture, opened_model
from attnviz.language import quoted, tr

if TYPE_CHECKING:
    from attnviz.frame.models.opening import Opening
    from attnviz.frame.models.room import Workplace
    from attnviz.model.document.source import LayerSource
    from attnviz.ui.controls.info_bar import InfoBar

FIND, KEEP = "model-find", "model-keep"


class Fetching:
    """Opens what is missing behind the bench, or asks where it is.

    Parameters
    ----------
    parent : of the dialog that asks
    notice : says what needs an answer
    fetched : is called when what was missing is there
    """

    def __init__(
        self,
        workplace: Workplace,
        parent: QWidget,
        notice: InfoBar,
        opening: Opening,
        fetched: Callable[[], None],
    ) -> None:
        self._room, self._session = workplace.room, workplace.room.session
        self._at_hand, self._bench = workplace.at_hand, workplace.bench
        self._job, self._opening = workplace.job, opening
        self._parent, self._notice, self._fetched = parent, notice, fetched
        self._lost: LayerSource | None = None  # said already that its file is not there
        notice.chosen.connect(self._on_answered)

    def is_bare(self) -> bool:
        """Whether a model's layer came from a file, without the weights, and may still get them."""
        source = self._bench.source
        bare = source is not None and source.kind == "model" and self._session.document().captured
        return bare and source != self._lost

    def is_missing(self) -> bool:
        """Whether what the layer on the bench is of must be opened."""
        source = self._bench.source
        return source is not None and (not self._at_hand.take_up(source) or self.is_bare())

    def fetch(self) -> None:
        """Open what is missing; a file that is not there is asked for once."""
        source = self._bench.source
        if source is None or self._job.running or not self.is_missing() or source == self._lost:
            return
        self._lost = source  # until it is there: a file that cannot be opened is told of once
        if not Path(source.path).exists():
            self._notice.show_message(
                tr(
                    "{name} is not where it was. You see the pictures that were saved.",
                    name=quoted(source.name),
                ),
                [(FIND, tr("Find it…")), (KEEP, tr("Leave it"))],
            )
            return
        self._load(source, self._put)

    def _load(self, source: LayerSource, put: Callable[[object], None]) -> None:
        """Open what a layer is of, off the window's thread."""
        if source.kind == "capture":
            work = partial(
                opened_capture,
                source.path,
                source.layer,
                swapped=source.swapped,
                batch=source.batch,
            )
            self._job.start(work, put)
            return
        known = self._at_hand.model
        if known is not None and known.path != source.path:
            known = None
        self._job.start(
            partial(opened_model, source.path, known, source.text, source.layer, source=source),
            put,
        )

    def _put(self, found: object) -> None:
        assert isinstance(found, tuple)
        opened, shown = found[0], found[-1]
        source, now = self._bench.source, self._session.document()
        self._take(found)
        if source is None or (source.path, source.layer) != (shown.source.path, shown.source.layer):
            return
        if source.fingerprint and source.fingerprint != shown.source.fingerprint:
            self._room.say(
                tr("{name} is not the file that was saved.", name=quoted(source.name)),
                warning=True,
            )
        bare = now.captured and isinstance(opened, OpenModel)
        self._bench.put_weights(shown, with_edits(shown, now) if bare else None)
        self._fetched()

    def _take(self, found: tuple[object, ...]) -> None:
        """Keep at hand what was opened."""
        opened = found[0]
        self._lost = None
        if isinstance(opened, OpenModel):
            run = found[1]
            assert isinstance(run, ModelRun)
            self._at_hand.adopt(opened, run)
            if run.cut is not None:
                self._room.say(f"{fit_text(run.cut)}.", warning=True)
        else:
            assert isinstance(opened, OpenCapture)
            self._at_hand.capture = opened

    def _put_found(self, found: object) -> None:
        """Put the weights under what was saved; where they lie now is something to save."""
        assert isinstance(found, tuple)
        if self._bench.source != self._lost:  # another layer is on the bench by now
            return
        shown, now = found[-1], self._session.document()
        self._take(found)
        bare = isinstance(found[0], OpenModel)
        edited = with_edits(shown, now) if bare else replace(shown, document=now)
        self._bench.put_found(shown, edited, tr("Open {name}", name=shown.source.name))
        self._fetched()

    def _on_answered(self, answer: str) -> None:
        source = self._bench.source
        if answer == FIND and source is not None:
            from attnviz.frame.chrome.dialogs import ask_open_path

            filters = (tr("Models and attention ({pattern})", pattern=f"{MODELS} *.json"),)
            path = ask_open_path(self._parent, str(Path.home()), filters)
            if path:
                if source.kind == "model" and Path(path).suffix in (".json", ".safetensors"):
                    path = str(Path(path).parent)
                if source.fingerprint and fingerprint(Path(path))[1] == source.fingerprint:
                    self._load(replace(source, path=path), self._put_found)
                    return
                head = self._session.selection.head
                self._opening.open(path, source.text, source.layer, head)
