"""Opens language models and captured attention, runs texts, and puts layers on the bench.

The lab says what its document is a layer of (`Lab.source`). Whatever puts such a lab on the bench
(opening, undo, a saved file), the desk follows: it shows its row and cards, and has the model at
hand again.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QMainWindow, QWidget

from attnviz.captures.opening import open_capture
from attnviz.captures.stores import is_store
from attnviz.checkpoints.chat import in_form
from attnviz.checkpoints.discover import BUILT_IN, added_place, located, places
from attnviz.checkpoints.stream import stream_lengths
from attnviz.engine.text_scores import TextScores
from attnviz.frame.files.kinds import is_capture
from attnviz.frame.files.open_save import MODELS
from attnviz.frame.models.bar import EXAMPLE, ModelBar
from attnviz.frame.models.cards import HeadScore, ModelCards
from attnviz.frame.models.changing import Changing
from attnviz.frame.models.cover import SATURATION, STEPS, CaptureCover
from attnviz.frame.models.job import Job, Progress
from attnviz.frame.models.opened import (
    ModelRun,
    OpenCapture,
    OpenModel,
    Shown,
    TextFit,
    with_edits,
)
from attnviz.frame.models.training import TrainingPlayer
from attnviz.frame.models.training_bar import TrainingBar
from attnviz.frame.models.typing_page import TypingPage, fit_text
from attnviz.frame.models.writing import Writing
from attnviz.language import mark, plural, quoted, tr
from attnviz.model.document.document import Document
from attnviz.model.document.equality import same_document
from attnviz.model.document.lab import Lab
from attnviz.model.document.source import LayerSource
from attnviz.model.edits.sparse import own_pattern
from attnviz.model.wishes import (
    ChangeHolds,
    HideCells,
    MeasureHeadsOff,
    MeasureRepeats,
    ShowHead,
    ToggleHead,
    ToggleSwitch,
)
from attnviz.settings import LAST_TEXT, MODEL_FOLDERS, RECENT_MODELS, Settings
from attnviz.surveys.table import read_survey
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import fixed, grouped, short_bytes
from attnviz.ui.tab.view import View

if TYPE_CHECKING:
    from attnviz.checkpoints.survey import Survey
    from attnviz.checkpoints.training_steps import TrainingStep
    from attnviz.frame.chrome.canvas_stack import CanvasStack
    from attnviz.frame.chrome.tabs import TabHost
    from attnviz.frame.chrome.theme_manager import ThemeManager
    from attnviz.frame.files.open_save import Files
    from attnviz.model.edits.model_changes import Changes
    from attnviz.model.wishes import Wish
    from attnviz.session import Change, Selection, Session
    from attnviz.ui.controls.info_bar import InfoBar
    from attnviz.ui.look.theme import Theme

LAYERS = mark("Layer {done} of {whole} · {seconds} s")
SHOWN_AFTER = 0.3  # seconds; a run that is over before is not worth a bar
SCORES = (
    ("induction", mark("induction")),
    ("previous", mark("previous token")),
    ("first", mark("first token")),
    ("duplicate", mark("duplicate token")),
)
SHARES = 10  # of the twelve steps, the one that shows the weights
MAP = "grid"  # the tab that shows all heads
FIND, KEEP = "model-find", "model-keep"


class Room(Protocol):
    """What the desk needs of its window, besides being a QMainWindow."""

    session: Session
    themes: ThemeManager
    settings: Settings
    host: TabHost
    canvas_stack: CanvasStack

    def say(self, text: str, *, warning: bool = False) -> None: ...
    def insert_bar(self, bar: QWidget) -> None: ...
    def show_tab(self, place: int) -> None: ...


class ModelDesk(QObject):
    """One model, or one capture, at a time.

    Parameters
    ----------
    window : also a QMainWindow, the parent of all dialogs
    files : which file the lab belongs to
    notice : says what needs an answer
    """

    changed = Signal()
    """There is something to pick layers of now, or no more."""

    def __init__(self, window: Room, files: Files, notice: InfoBar) -> None:
        assert isinstance(window, QMainWindow)
        super().__init__(window)
        self._window, self._parent = window, window
        self._session, self._files, self._notice = window.session, files, notice
        self._settings = window.settings
        self._model: OpenModel | None = None
        self._capture: OpenCapture | None = None
        self._run: ModelRun | None = None
        self._on_bench: LayerSource | None = None
        self._fresh: Document | None = None
        self._edited: dict[LayerSource, Document] = {}
        self._lost: LayerSource | None = None  # said already that its file is not there
        self._then: Callable[[object], None] = self._nothing_follows
        self._said_what_a_head_can = False
        self._later: Wish | None = None  # asked for while something ran
        self._job = Job(self)
        self.bar, self.cards = ModelBar(window.themes.theme), ModelCards(window.themes.theme)
        self.training = TrainingPlayer(TrainingBar(window.themes.theme), self.show_training_step)
        for part in (self.bar, self.cards, self.training.bar):
            part.hide()
        self.changing = Changing(
            self._session,
            self.cards.changes,
            rerun=self._rerun_changed,
            may_change=self.may_change,
            parent=self._parent,
        )
        self.writing = Writing(
            self._session,
            self.cards.writing,
            rerun=self._rerun,
            run_now=self.run_now,
            say=self._window.say,
            keep=self.run_text,
        )
        self.cards.write.clicked.connect(self.writing.write)
        self.cards.swap_axes.clicked.connect(self.swap_axes)
        self.cards.next_text.clicked.connect(self.next_text)
        self.page = TypingPage(window.themes.theme, window.canvas_stack.canvases, self._fits)
        self.cover = CaptureCover(window.themes.theme, window.canvas_stack.canvases)
        window.insert_bar(self.training.bar)
        window.insert_bar(self.bar)
        window.canvas_stack.put_above_panels(self.cards)
        self._connect()
        self._follow()

    def _connect(self) -> None:
        self._session.changed.connect(self._on_changed)
        self._session.selection_changed.connect(self._on_selection_changed)
        self._session.wished.connect(self._on_wished)
        self._window.themes.changed.connect(self._on_theme_changed)
        self.bar.layer_wished.connect(self.show_layer)
        self.bar.head_wished.connect(self.show_head)
        self.bar.head_named.connect(self.jump)
        self.bar.text_submitted.connect(self.run_text)
        self.bar.stop_wished.connect(self._job.stop)
        self.bar.all_wished.connect(self.show_all_heads)
        self.bar.refused.connect(partial(self._window.say, warning=True))
        self.bar.left.connect(self._on_left)
        self.page.submitted.connect(self.run_text)
        self.page.left.connect(self._on_left)
        self.cover.model_wanted.connect(self.ask_open)
        host = self._window.host
        host.shown.connect(self._on_tab_shown)
        for view in host.views.values():
            self._listen_to(view)
        host.made.connect(self._listen_to)
        self._notice.chosen.connect(self._on_answered)
        self._job.progressed.connect(self._on_progressed)
        self._job.finished.connect(self._on_finished)
        self._job.failed.connect(self._on_failed)
        self._job.stopped.connect(self._on_stopped)

    @property
    def source(self) -> LayerSource | None:
        """Return what the document on the bench is a layer of."""
        return self._session.lab.source

    @property
    def running(self) -> bool:
        """Whether something is being opened or run."""
        return self._job.running

    def stop(self) -> bool:
        """Give up what is being opened or run; False when nothing is."""
        running = self._job.running
        self._job.stop()
        return running

    def has_layers(self) -> bool:
        """Whether layers and heads can be picked."""
        return self._layers() != ()

    def has_text(self) -> bool:
        """Whether another text can be run."""
        return self._model is not None and self.source is not None and self.source.kind == "model"

    # Opening

    def ask_open(self) -> None:
        """List the models on this computer and open the one that is chosen."""
        from attnviz.frame.models.dialog import OpenModelDialog

        recent, folders = self._settings.get(RECENT_MODELS), self._settings.get(MODEL_FOLDERS)
        where = [*places(), *map(added_place, folders), BUILT_IN]
        dialog = OpenModelDialog(self._parent, self._window.themes.theme, recent, where)
        dialog.chosen.connect(self.open)
        dialog.folder_added.connect(self._add_folder)
        dialog.exec()
        dialog.deleteLater()

    def _add_folder(self, folder: str) -> None:
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
        """Open a model or captured attention; the bench stays as it is until it is there.

        Parameters
        ----------
        text : what a model is run on; "" = its own example, else the last one
        layer : None = the middle one
        taken : the file is removed once it was read, with its folder
        """
        if not self._files.may_leave():
            return
        place = str(located(path).absolute())
        if is_capture(Path(place)):
            work = partial(_opened_capture, place, layer, taken=taken)
            self._start(work, partial(self._put_capture, head))
            return
        last = self._settings.get(LAST_TEXT) or EXAMPLE
        known = self._model if self._model is not None and self._model.path == place else None
        self._start(
            partial(_opened_model, place, known, text, layer, last=last),
            partial(self._put_model, head),
        )

    def _put_model(self, head: int, found: object) -> None:
        assert isinstance(found, tuple)
        model, run, shown = found
        self._adopt(model, run)
        self._note(model.path)
        self._put_new(shown, head, tr("Open {name}", name=model.name))
        if not model.example:
            self._settings.set(LAST_TEXT, run.text)
        self._say_run(run)

    def _put_capture(self, head: int, found: object) -> None:
        assert isinstance(found, tuple)
        capture, shown = found
        self._capture = capture
        self._put_new(shown, head, tr("Open {name}", name=capture.name))

    def read_otherwise(self, *, swapped: bool, batch: int) -> None:
        """Read the capture on the bench with query and key swapped, or another of its texts."""
        source = self.source
        if source is None or source.kind != "capture":
            return
        work = partial(_opened_capture, source.path, source.layer, swapped=swapped, batch=batch)
        self._start(work, partial(self._put_capture, self._session.selection.head))

    def swap_axes(self) -> None:
        """Take columns of the capture for queries, or rows again."""
        if self.source is not None:
            self.read_otherwise(swapped=not self.source.swapped, batch=self.source.batch)

    def next_text(self) -> None:
        """Show the next text of a captured batch, after the last the first."""
        if self.source is not None and self._capture is not None:
            batch = (self.source.batch + 1) % self._capture.capture.n_texts
            self.read_otherwise(swapped=self.source.swapped, batch=batch)

    def _put_new(self, shown: Shown, head: int, words: str) -> None:
        """Put a layer on the bench as a step: undo brings back what was there."""
        self._session.take_back()
        n, n_heads = shown.document.n_tokens, shown.document.n_heads
        pointing = {
            "token": n - 1,
            "key": None,
            "cell": None,
            "pinned": False,
            "head": min(head, n_heads - 1),
        }
        self._fresh = shown.document
        if self._session.edit_lab(partial(_with_layer, shown, new=True), words, pointing=pointing):
            self._session.undo_stack.setClean()  # nothing would be lost: it can be opened again
            self._files.detach()

    def _adopt(self, model: OpenModel, run: ModelRun) -> None:
        if self._model is not None and self._model is not model:
            self._model.close()
        self._model, self._run = model, run

    def _note(self, path: str) -> None:
        others = (each for each in self._settings.get(RECENT_MODELS) if each != path)
        self._settings.set(RECENT_MODELS, (path, *others))

    # Running

    def edit_text(self) -> None:
        """Let a person type a text on a page over the canvas."""
        source, model = self.source, self._model
        if source is not None and model is not None and self.has_text():
            form = model.model.chat_form
            self.page.open_with(source.text, partial(in_form, form) if form else None)

    def _fits(self, text: str) -> TextFit | None:
        return None if self._model is None else self._model.fits(text)

    def run_text(self, text: str) -> None:
        """Run another text through the model, and show the same layer of it.

        What is too long for the model is left out, and it is said.
        """
        source, model = self.source, self._model
        if source is None or model is None or not text.strip() or text == source.text:
            return
        fit = model.fits(text)
        if fit.n_left_out:
            text = text[: fit.kept]
            self._window.say(fit_text(fit), warning=True)
        self.writing.opened = False
        self._start(partial(_ran, model, replace(source, text=text, n_written=0)), self._put_text)

    def _put_text(self, found: object) -> None:
        assert isinstance(found, tuple)
        run, shown = found
        self._run, self._fresh = run, shown.document
        pointing = {"token": shown.document.n_tokens - 1, "key": None, "cell": None}
        self._session.edit_lab(
            partial(_with_layer, shown), tr("Text: {text}", text=_short(run.text)),
            pointing=pointing,
        )  # fmt: skip
        if self._model is not None and not self._model.example:
            self._settings.set(LAST_TEXT, run.text)
        self._say_run(run)

    def _say_run(self, run: ModelRun) -> None:
        n, kept = run.run.n_tokens, run.run.reused_rows
        seconds = fixed(run.seconds, 2)
        of_model = self._model.model.notes if self._model is not None else ()
        notes = " ".join((*of_model, *run.encoding.notes))
        if kept:
            said = tr(
                "Rows 1 to {kept} kept, {new} computed again, {seconds} s.",
                kept=kept,
                new=n - kept,
                seconds=seconds,
            )
        else:
            said = tr("{n} tokens, {seconds} s.", n=n, seconds=seconds)
        if notes or not self._window.themes.theme.projector:  # a class reads the caption instead
            self._window.say(f"{said} {notes}".strip())

    # Picking

    def show_layer(self, layer: int, head: int | None = None) -> None:
        """Show another layer on the same text; not a step, and nothing to save.

        Parameters
        ----------
        head : which head of it; None = the one with the same number
        """
        source, layers = self.source, self._layers()
        if source is None or not layers or layer not in layers or self._job.running:
            return
        put = partial(self._put_layer, head)
        if layer == source.layer:
            if head is not None:
                self.show_head(head)
        elif self._capture is not None:
            put(self._capture.layer(layer))
        elif self._model is not None and self._run is not None:
            if self._model.quick:
                put(self._model.layer(self._run, layer, source.changes))
            else:
                self._start(
                    partial(_layer_of, self._model, self._run, replace(source, layer=layer)), put
                )

    def jump(self, layer: int, head: int) -> None:
        """Show a head by its layer and number, or say which there are."""
        layers, n_heads = self._layers(), self._session.document().n_heads
        if not layers:
            return
        if layer in layers and head < n_heads:
            self.show_layer(layer, head)
            return
        self._window.say(
            tr(
                "There is no head {name}: layers {first} to {last}, heads 0 to {most}.",
                name=f"{layer}.{head}",
                first=layers[0],
                last=layers[-1],
                most=n_heads - 1,
            ),
            warning=True,
        )
        self._show_picked()

    def show_training_step(self, step: TrainingStep) -> None:
        """Show the same layer of the same text at another step of training; not an edit."""
        source = self.source
        if source is None or source.kind != "model" or source.path == str(step.path):
            return
        asked = replace(source, path=str(step.path))
        self._start(
            partial(_opened_model, asked.path, None, source.text, source.layer, source=asked),
            self._put_training_step,
        )

    def _put_training_step(self, found: object) -> None:
        assert isinstance(found, tuple)
        model, run, shown = found
        self._adopt(model, run)
        self._fresh = shown.document
        self._session.put(_with_layer(shown, self._session.lab), pointing={"cell": None})

    def has_survey(self) -> bool:
        """Whether it is known what all heads did."""
        return self._session.survey is not None

    def show_all_heads(self) -> None:
        """Bring the map of all heads to the front."""
        place = self._window.host.place_of(MAP)
        if self._session.survey is not None and place is not None:
            self._window.show_tab(place)
            view = self._window.host.view
            view.show_page({**view.page(), "shown": "all"})
            view.setFocus()

    def _on_wished(self, wish: Wish) -> None:
        if isinstance(wish, ShowHead):
            self.show_layer(wish.layer, wish.head)
            self._say_what_a_head_can()
        elif isinstance(wish, ToggleHead):
            self.changing.toggle_head(wish.layer, wish.head)
        elif isinstance(wish, ToggleSwitch):
            self.changing.toggle_switch(wish.kind)
        elif isinstance(wish, MeasureHeadsOff):
            self.measure_heads_off()
        elif isinstance(wish, MeasureRepeats):
            self.measure_repeats()
        elif self.writing.on_wished(wish):
            return
        elif self._job.running:
            self._later = wish  # the last of a drag counts
        elif isinstance(wish, ChangeHolds):
            self.changing.change_holds(wish)
        elif isinstance(wish, HideCells):
            self.changing.hide_cells(wish)

    def _say_what_a_head_can(self) -> None:
        """Say once what can be done with a head that was chosen among all."""
        if self._said_what_a_head_can or not self.has_text():
            return
        self._said_what_a_head_can = True
        key = shortcut_labels.key_of("model.head-off", "X")
        self._window.say(
            tr("{key} switches this head off. Enter opens it on “Sentence heads”.", key=key)
        )

    def step_layer(self, by: int) -> None:
        """Show the next layer, or the one before."""
        self.bar.layer.step(by)

    def show_head(self, head: int) -> None:
        """Show another head."""
        last = self._session.document().n_heads - 1
        if 0 <= head <= last:
            self._session.select(head=head)

    def step_head(self, by: int) -> None:
        """Show the next head, or the one before."""
        self.bar.head.step(by)

    def _put_layer(self, head: int | None, found: object) -> None:
        assert isinstance(found, Shown)
        shown, source = found, self.source
        now = self._session.document()
        # What was changed in a layer is there again when a person comes back to it.
        if source is not None and self._fresh is not None and not same_document(now, self._fresh):
            self._edited[source] = now
        self._fresh = shown.document
        edited = self._edited.get(shown.source)
        if edited is not None:
            shown = replace(shown, document=edited)
        pointing: dict[str, object] = {"cell": None}
        if head is not None:
            pointing["head"] = min(head, shown.document.n_heads - 1)
        self._session.put(_with_layer(shown, self._session.lab), pointing=pointing)

    def _layers(self) -> tuple[int, ...]:
        """Return the numbers of the layers that can be picked."""
        source = self.source
        if source is None:
            return ()
        if self._capture is not None and source.kind == "capture":
            return self._capture.numbers
        if self._model is not None and source.kind == "model":
            return tuple(range(self._model.n_layers))
        return ()

    # Changing and writing

    def may_change(self) -> bool:
        """Whether something inside can be changed: of a capture nothing runs on."""
        return self.has_text() and not self._job.running

    def _rerun(
        self,
        asked: LayerSource,
        words: str,
        said: Callable[[ModelRun], str],
        key: object = None,
    ) -> None:
        """Run what a layer is to be of, as one step with a name; say what came of it.

        Steps in a row with one key are one.
        """
        if self._model is not None and not self._job.running:
            self._start(partial(_ran, self._model, asked), partial(self._put_run, words, said, key))

    def _rerun_changed(
        self, changes: Changes, words: str, said: Callable[[ModelRun], str], key: object
    ) -> None:
        if self.source is not None:
            self._rerun(replace(self.source, changes=changes), words, said, key)

    def _put_run(
        self, words: str, said: Callable[[ModelRun], str], key: object, found: object
    ) -> None:
        assert isinstance(found, tuple)
        run, shown = found
        before, last = self._session.document().n_tokens, shown.document.n_tokens - 1
        self._run, self._fresh = run, shown.document
        pointing = {} if shown.document.n_tokens == before else {"token": last, "key": None}
        self._session.edit_lab(partial(_with_layer, shown), words, key, pointing)
        text = said(run)
        if text and not self._window.themes.theme.projector:  # a class reads the caption instead
            self._window.say(text)

    def run_now(self) -> ModelRun | None:
        """Return the run on the bench."""
        return self._run if self.has_text() else None

    def measure_heads_off(self) -> None:
        """Find what is left of the likeliest token with each head off in turn."""
        source = self.source
        if source is None or self._model is None or self._run is None or not self.may_change():
            return
        self._start(partial(_measured, self._model, self._run), self._put_measured)

    def measure_repeats(self) -> None:
        """Find the induction score of all heads on random tokens written twice."""
        if self._model is not None and self._run is not None and self.may_change():
            self._start(self._model.measured_repeats, self._put_measured)

    def open_scores(self, path: str) -> None:
        """Put scores over many texts beside those on the text of the bench."""
        if self._survey() is None:
            self._notice.show_message(
                tr(
                    "{name} holds scores of heads over many texts. Open their model first, "
                    "then this file.",
                    name=quoted(Path(path).name),
                )
            )
            return
        self._start(partial(_read_scores, Path(path)), partial(self._put_scores, path))

    def _put_scores(self, path: str, found: object) -> None:
        assert isinstance(found, TextScores)
        survey, name = self._survey(), quoted(Path(path).name)
        if survey is None:
            return
        here, there = ((each.n_layers, each.n_heads) for each in (survey, found))
        if here != there:
            self._notice.show_message(
                tr(
                    "{name} has scores for {there} heads; this model has {here} (layers × "
                    "heads). Nothing was changed.",
                    name=name,
                    there=" × ".join(map(str, there)),
                    here=" × ".join(map(str, here)),
                )
            )
            return
        self._session.set_text_scores(found)
        self.show_all_heads()
        self._window.say(
            plural(
                mark("The head finder shows the scores over {n} text beside those on this text."),
                mark("The head finder shows the scores over {n} texts beside those on this text."),
                found.n_texts,
            )
        )

    def _put_measured(self, found: object) -> None:
        """Leave it to what is shown next: the runs that are kept know it now."""

    # Following the bench

    def _on_changed(self, change: Change) -> None:
        if "saturation" in change.slots:
            self._show_cover()
        if self.source != self._on_bench or self._is_bare(self.source):
            self._follow()
        elif change.selection is not None:
            self._show_picked()

    def _on_selection_changed(self, selection: Selection) -> None:
        self._show_picked()
        self._show_cover()

    def _on_tab_shown(self) -> None:
        self._on_predicted()
        self._show_parts()
        self._show_picked()
        self._show_cover()

    def _listen_to(self, view: object) -> None:
        if isinstance(view, View):
            view.prediction.changed.connect(self._on_predicted)

    def _on_predicted(self) -> None:
        """Let no card tell what the tab in front covers."""
        view = self._window.host.view
        covered = isinstance(view, View) and view.covered
        if covered != self.cards.covered:
            self.cards.set_covered(covered)
            if self.source is not None:
                self._show()

    def _follow(self) -> None:
        """Show what the bench is a layer of, and have it at hand."""
        source, before = self.source, self._on_bench
        self._on_bench = source
        if source is None or before is None or source.path != before.path:
            self._edited.clear()
        if source is not None and (not self._at_hand(source) or self._is_bare(source)):
            # Not at once: the step or file that put it there is still at work.
            QTimer.singleShot(0, self, self._fetch)
        self._show()
        if (source is None) != (before is None):
            self.changed.emit()

    def _is_bare(self, source: LayerSource | None) -> bool:
        """Whether a model's layer came from a file, without the weights, and may still get them."""
        bare = source is not None and source.kind == "model" and self._session.document().captured
        return bare and source != self._lost

    def _at_hand(self, source: LayerSource) -> bool:
        """Take up what is open already; whether that is all."""
        if source.kind == "capture":
            known = self._capture
            return (
                known is not None
                and known.path == source.path
                and (known.swapped, known.batch) == (source.swapped, source.batch)
            )
        self._capture = None
        if self._model is None or self._model.path != source.path:
            return False
        run = self._model.run_of(source)
        if run is None:
            return False
        self._run = run
        return True

    def _fetch(self) -> None:
        """Open what the bench is a layer of: a file was opened, or a step was taken back."""
        source = self.source
        if source is None or self._job.running:
            return
        if self._at_hand(source) and not self._is_bare(source):
            return
        if source == self._lost:
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
        if source.kind == "capture":
            work = partial(
                _opened_capture,
                source.path,
                source.layer,
                swapped=source.swapped,
                batch=source.batch,
            )
            self._start(work, self._put_fetched)
            return
        known = self._model
        if known is not None and known.path != source.path:
            known = None
        self._start(
            partial(_opened_model, source.path, known, source.text, source.layer, source=source),
            self._put_fetched,
        )

    def _put_fetched(self, found: object) -> None:
        assert isinstance(found, tuple)
        opened, shown = found[0], found[-1]
        source, now = self.source, self._session.document()
        self._lost = None
        if isinstance(opened, OpenModel):
            self._adopt(opened, found[1])
        else:
            self._capture = opened
        if source is None or (source.path, source.layer) != (shown.source.path, shown.source.layer):
            return
        if source.fingerprint and source.fingerprint != shown.source.fingerprint:
            self._window.say(
                tr("{name} is not the file that was saved.", name=quoted(source.name)),
                warning=True,
            )
        self._fresh = shown.document
        if now.captured and isinstance(opened, OpenModel):
            shown = with_edits(shown, now)
            self._session.put(_with_layer(shown, self._session.lab))
        self._show()
        self.changed.emit()

    def _on_answered(self, answer: str) -> None:
        source = self.source
        if answer == FIND and source is not None:
            from attnviz.frame.chrome.dialogs import ask_open_path

            filters = (tr("Models and attention ({pattern})", pattern=f"{MODELS} *.json"),)
            path = ask_open_path(self._parent, str(Path.home()), filters)
            if path:
                if source.kind == "model" and Path(path).suffix in (".json", ".safetensors"):
                    path = str(Path(path).parent)
                self.open(path, source.text, source.layer, self._session.selection.head)

    # Showing

    def _survey(self) -> Survey | None:
        """Return what all heads did on the text of the bench, if that is at hand."""
        source = self.source
        if source is None or not self._at_hand(source):
            return None
        if source.kind == "capture":
            return None if self._capture is None else self._capture.survey
        return None if self._run is None else self._run.survey

    def _show(self) -> None:
        self._session.set_survey(self._survey())
        self._show_cover()
        source, there = self.source, self._layers()
        self._show_parts()
        if source is None:
            return
        self.bar.set_model(source.kind == "model")
        self.bar.set_surveyed(self.has_survey())
        self.bar.set_layer(source.layer, there or (source.layer,))
        document = self._session.document()
        if source.kind == "model":
            self.bar.set_text(source.text, document.n_tokens)
        self._show_picked()
        self.cards.set_model(source.name, self._about(source))
        self._offer_readings(source)
        faults = {} if self._run is None else self._run.faults
        self.cards.changes.set_changes(source.changes, document.tokens, faults)
        self._show_written(source)

    def _show_parts(self) -> None:
        """Show bar and cards while something is open, and the tab in front shows some of it."""
        host = self._window.host
        shown = self.source is not None and host.tabs[host.place].of_model
        self.bar.setVisible(shown or self._job.running)
        self.cards.setVisible(shown)
        self.training.follow(self.source, self._session.selection.head)
        self.training.bar.setVisible(shown and self.training.has_steps())

    def _show_written(self, source: LayerSource) -> None:
        """Show what the model wrote, and what it keeps of keys and values."""
        run, card = self.run_now(), self.cards.writing
        wanted = source.n_written > 0 or self.writing.opened
        card.setVisible(run is not None and wanted and not self.cards.covered)
        if run is not None:
            card.set_written(run.behind)

    def _show_cover(self) -> None:
        """Say on tabs 2 and 3 what cannot be shown where the scores were not captured."""
        selection, lab = self._session.selection, self._session.lab
        bare = lab.source is not None and lab.document.captured and lab.example is None
        reason = ""
        if bare and selection.tab == "steps" and selection.step != SHARES:
            reason = STEPS
        if lab.source is not None and lab.document.captured and selection.tab == "saturation":
            reason = "" if lab.saturation.random else SATURATION
        self.cover.set_reason(reason)

    def _show_picked(self) -> None:
        source, selection = self.source, self._session.selection
        if source is None:
            return
        self.bar.set_head(selection.head, self._session.document().n_heads)
        self.training.follow(source, selection.head)
        measured = self._run is not None and source.kind == "model" and selection.tab == "heads"
        scores = self._head_scores(source.layer, selection.head) if measured else ()
        name = self._session.document().heads[selection.head].title
        self.cards.set_head(name, scores, source.n_heads)
        self._show_where(source, selection)

    def _show_where(self, source: LayerSource, selection: Selection) -> None:
        """Show on tab 2 how long the vectors around the layer are, where it is at hand."""
        on_tab = selection.tab == "steps" and source.kind == "model"
        # Tab 2 has no room for both; what a change did to the next token is not hidden.
        tokens = self._run.next_tokens if self._run and source.kind == "model" else ()
        self.cards.set_next(() if on_tab and not source.changes else tokens)
        if not on_tab or self._run is None or self._model is None or not self._model.quick:
            self.cards.set_where("", ())
            return
        run = self._run.run
        at = min(selection.token, run.n_tokens - 1)
        layer, head = source.layer, selection.head
        found = stream_lengths(self._model.model.weights, run, layer, head, at)
        n_heads = self._session.document().n_heads
        lines = [
            (tr("stream into layer {layer}", layer=layer), fixed(found.before, 1)),
            (tr("norm, then {n} heads", n=n_heads), f"+{fixed(found.heads, 1)}"),
            (tr("of that, head {name}", name=f"{layer}.{head}"), fixed(found.head, 1)),
        ]
        if found.mlp is not None:
            lines.append((tr("norm, then MLP (not shown)"), f"+{fixed(found.mlp, 1)}"))
        lines.append((tr("stream out"), fixed(found.after, 1)))
        self.cards.set_where(quoted(visible(self._session.document().tokens[at])), lines)

    def _head_scores(self, layer: int, head: int) -> tuple[HeadScore, ...]:
        """Return what a head did on this text, with its rank among all heads of the model."""
        assert self._run is not None
        found = self._run.scores
        return tuple(
            HeadScore(tr(said), float(found[name][layer, head]), found.rank(name, (layer, head)))
            for name, said in SCORES
        )

    def _offer_readings(self, source: LayerSource) -> None:
        """Offer what a capture can be read as, too; one that was handed over is not there again."""
        capture = self._capture.capture if self._capture is not None else None
        if source.kind != "capture" or capture is None or not Path(source.path).exists():
            self.cards.offer_readings(swap=False, text=0, n_texts=1)
            return
        swap = source.swapped or capture.looks_swapped
        self.cards.offer_readings(swap=swap, text=source.batch + 1, n_texts=capture.n_texts)

    def _captured(self, source: LayerSource) -> str:
        """Say how much of a run was captured."""
        size = short_bytes(source.n_bytes)
        if self._capture is None:
            return tr("Captured attention, {size}", size=size)
        found = self._capture.capture
        facts = tr(
            "Captured attention · {layers} × {heads} · {n} tokens · {size}",
            layers=len(found.layers),
            heads=len(found.layers[0]),
            n=grouped(found.n_key),
            size=size,
        )
        bare = tr("no Q and K")
        return facts if found.queries else f"{facts} · {bare}"

    def _about(self, source: LayerSource) -> str:
        if source.kind == "capture":
            notes = self._capture.capture.notes if self._capture is not None else ()
            lines = [self._captured(source), *notes]
            return "\n".join(lines)
        if self._model is None:
            return tr("local file, nothing leaves this computer")
        c = self._model.model.config
        facts = tr(
            "{stored} · {n_layers} layers × {n_heads} heads · {size}",
            stored=c.quantization,
            n_layers=c.n_layers,
            n_heads=c.n_heads,
            size=short_bytes(source.n_bytes),
        )
        return f"{facts}\n{tr('local file, nothing leaves this computer')}"

    def _on_theme_changed(self, theme: Theme) -> None:
        self.bar.set_theme(theme)
        self.training.bar.set_theme(theme)
        self.cover.set_theme(theme)
        self.page.set_theme(theme)
        self.cards.set_theme(theme)

    def _on_left(self) -> None:
        self._window.host.view.setFocus()

    # Work

    def _start(
        self,
        work: Callable[[Progress], object],
        then: Callable[[object], None],
    ) -> None:
        """Begin, and say what is to be done with what is found."""
        self._then = then
        self._job.start(work)

    def _on_progressed(self, done: int, whole: int, seconds: float) -> None:
        if seconds < SHOWN_AFTER:
            return
        self.bar.setVisible(True)
        self.bar.set_progress(
            tr(LAYERS, done=done, whole=whole, seconds=fixed(seconds, 1)),
            done,
            whole,
        )

    def _on_finished(self, found: object) -> None:
        then, self._then = self._then, self._nothing_follows
        self.bar.set_progress("")
        then(found)
        self._show()
        later, self._later = self._later, None
        if later is not None:
            self._on_wished(later)

    def _on_failed(self, fault: str) -> None:
        self._over()
        self._notice.show_message(fault)

    def _on_stopped(self) -> None:
        self._over()
        self._window.say(tr("Stopped. Nothing was changed."))

    def _over(self) -> None:
        self.writing.pause()
        self._later = None
        self._then = self._nothing_follows
        self.bar.set_progress("")
        self._show()

    def _nothing_follows(self, found: object) -> None:
        """Take nothing: what was asked for is not wanted any more."""

    def end(self) -> None:
        """Let nothing run any more, and close the file."""
        self._job.end()
        self.training.end()
        if self._model is not None:
            self._model.close()


def _with_layer(shown: Shown, lab: Lab, *, new: bool = False) -> Lab:
    """Return the lab with a layer on it; a new one takes the numbers of tab 2 and the title."""
    own = lab.source is not None and own_pattern(lab.sparse, lab.document) is lab.sparse
    lab = replace(lab, document=shown.document, source=shown.source)
    if new or own:  # tab 5 shows the mask of the layer until a person chooses another pattern
        lab = replace(lab, sparse=own_pattern(lab.sparse, shown.document))
    return replace(lab, example=None, title=shown.source.name, note="") if new else lab


def _opened_model(
    path: str,
    known: OpenModel | None,
    text: str,
    layer: int | None,
    progress: Progress,
    *,
    last: str = EXAMPLE,
    source: LayerSource | None = None,
) -> tuple[OpenModel, ModelRun, Shown]:
    model = OpenModel(path) if known is None else known
    try:
        if source is not None:
            return model, *_ran(model, source, progress)
        run = model.run(text or model.example or last, progress)
        return model, run, model.layer(run, model.n_layers // 2 if layer is None else layer)
    except BaseException:
        if model is not known:
            model.close()
        raise


def _opened_capture(
    path: str,
    layer: int | None,
    progress: Progress,
    *,
    taken: bool = False,
    swapped: bool = False,
    batch: int = 0,
) -> tuple[OpenCapture, Shown]:
    how: dict[str, Any] = {} if is_store(path) else {"swap": swapped, "batch": batch}
    capture = OpenCapture(path, open_capture(path, **how), swapped=swapped, batch=batch)
    if taken:
        Path(path).unlink(missing_ok=True)
        with suppress(OSError):
            Path(path).parent.rmdir()
    return capture, capture.layer(capture.numbers[0] if layer is None else layer)


def _ran(model: OpenModel, source: LayerSource, progress: Progress) -> tuple[ModelRun, Shown]:
    run = model.run(source.text, progress, source.changes, source.written)
    return run, model.layer(run, source.layer, source.changes)


def _layer_of(model: OpenModel, run: ModelRun, source: LayerSource, progress: Progress) -> Shown:
    return model.layer(run, source.layer, source.changes)


def _read_scores(path: Path, progress: Progress) -> TextScores:
    return read_survey(path)


def _measured(model: OpenModel, run: ModelRun, progress: Progress) -> None:
    model.measured(run, progress)


def _short(text: str) -> str:
    return text if len(text) <= 40 else text[:39] + "…"
