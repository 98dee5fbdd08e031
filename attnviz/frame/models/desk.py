"""Language models and captured attention on the bench: the parts, put together.

The lab says what its document is a layer of (`Lab.source`). Whatever puts such a lab on the bench
(opening, undo, a saved file), the desk follows: it shows its row and cards, and has the model at
hand again.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QMainWindow

from attnviz.frame.models.at_hand import AtHand
from attnviz.frame.models.bar import ModelBar
from attnviz.frame.models.cards import ModelCards
from attnviz.frame.models.changing import Changing
from attnviz.frame.models.cover import CaptureCover
from attnviz.frame.models.fetching import Fetching
from attnviz.frame.models.job import Job
from attnviz.frame.models.layer_bench import LayerBench
from attnviz.frame.models.measuring import Measuring
from attnviz.frame.models.opening import Opening
from attnviz.frame.models.picking import Picking
from attnviz.frame.models.room import Workplace
from attnviz.frame.models.running import Running
from attnviz.frame.models.showing import Around, Showing
from attnviz.frame.models.training import TrainingPlayer
from attnviz.frame.models.training_bar import TrainingBar
from attnviz.frame.models.writing import Writing
from attnviz.language import mark, tr
from attnviz.model.edits.saturation import set_random
from attnviz.model.wishes import (
    ChangeHolds,
    HideCells,
    MeasureHeadsOff,
    MeasureRepeats,
    ShowHead,
    ToggleHead,
    ToggleSwitch,
    UseTemperature,
)
from attnviz.ui.look.numbers import fixed
from attnviz.ui.tab.view import View

if TYPE_CHECKING:
    from attnviz.frame.files.open_save import Files
    from attnviz.frame.models.room import Room
    from attnviz.model.document.source import LayerSource
    from attnviz.model.wishes import Wish
    from attnviz.session import Change, Selection
    from attnviz.ui.controls.info_bar import InfoBar
    from attnviz.ui.look.theme import Theme

LAYERS = mark("Layer {done} of {whole} · {seconds} s")
LAYERS_MEMORY = mark("Layer {done} of {whole} · {seconds} s · {memory}")
SHOWN_AFTER = 0.3  # seconds; a run that is over before is not worth a bar


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
        self._window, self._session, self._notice = window, window.session, notice
        self._on_bench: LayerSource | None = None
        self._fault = ""  # what the notice says, until something is done well
        theme, canvases = window.themes.theme, window.canvas_stack.canvases
        self.bar, self.cards = ModelBar(theme), ModelCards(theme)
        self.cover = CaptureCover(theme, canvases)
        self.job, self.at_hand, self.bench = Job(self), AtHand(), LayerBench(self._session)
        workplace = Workplace(window, self.at_hand, self.bench, self.job)
        self.picking = Picking(workplace, self.bar)
        self.running = Running(workplace, self.bar)
        self.measuring = Measuring(workplace, notice, self.picking, self.running)
        self.opening = Opening(workplace, window, files, self.running)
        self.training = TrainingPlayer(TrainingBar(theme), self.opening.show_training_step)
        self.changing = Changing(
            self._session,
            self.cards.changes,
            rerun=self.running.rerun_changed,
            may_change=self.running.has_text,
            when_free=self.running.when_free,
            parent=window,
        )
        self.writing = Writing(
            self._session,
            self.cards.writing,
            rerun=self.running.rerun,
            when_free=self.running.when_free,
            run_now=self.running.now,
            say=window.say,
            keep=self.running.run_text,
            is_asked=self._is_asked,
        )
        around = Around(self.bar, self.cards, self.training, self.cover)
        self.showing = Showing(workplace, around, self.running, self.writing)
        self.fetching = Fetching(workplace, window, notice, self.opening, self._on_fetched)
        for part in (self.bar, self.cards, self.training.bar):
            part.hide()
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
        self.bar.stop_wished.connect(self.job.stop)
        self.bar.refused.connect(partial(self._window.say, warning=True))
        self.bar.left.connect(self._on_left)
        self.running.page.left.connect(self._on_left)
        self.cards.write.clicked.connect(self.writing.write)
        self.cards.swap_axes.clicked.connect(self.opening.swap_axes)
        self.cards.next_text.clicked.connect(self.opening.next_text)
        self.cover.model_wanted.connect(self.opening.ask)
        self.cover.random_wanted.connect(self._show_random)
        host = self._window.host
        host.shown.connect(self._on_tab_shown)
        for view in host.views.values():
            self._listen_to(view)
        host.made.connect(self._listen_to)
        self.job.progressed.connect(self._on_progressed)
        self.job.finished.connect(self._on_finished)
        self.job.failed.connect(self._on_failed)
        self.job.stopped.connect(self._on_stopped)

    def stop(self) -> bool:
        """Give up what is being opened or run; False when nothing is."""
        running = self.job.running
        self.job.stop()
        return running

    def end(self) -> None:
        """Let nothing run any more, and close the file."""
        self.job.end()
        self.training.end()
        self.at_hand.close()

    def _show_random(self) -> None:
        self._session.edit(set_random, True, slot="saturation", text=tr("random vectors"))

    def _is_asked(self) -> bool:
        """Whether a class is to predict something on the tab in front."""
        view = self._window.host.view
        return isinstance(view, View) and view.predicting

    def _on_wished(self, wish: Wish) -> None:
        if isinstance(wish, ShowHead):
            self.picking.show_layer(wish.layer, wish.head)
            if self.running.has_text():
                self.picking.say_what_a_head_can()
        elif isinstance(wish, ToggleHead):
            self.changing.toggle_head(wish.layer, wish.head)
        elif not self.writing.on_wished(wish):
            key = wish.key if isinstance(wish, ChangeHolds | HideCells) else None
            self.running.when_free(partial(self._carry_out, wish), key)

    def _carry_out(self, wish: Wish) -> None:
        """Do what runs the model again, or measures it."""
        if isinstance(wish, ToggleSwitch):
            self.changing.toggle_switch(wish.kind)
        elif isinstance(wish, UseTemperature):
            self.changing.use_temperature(wish.value)
        elif isinstance(wish, MeasureHeadsOff):
            self.measuring.measure_heads_off()
        elif isinstance(wish, MeasureRepeats):
            self.measuring.measure_repeats()
        elif isinstance(wish, ChangeHolds):
            self.changing.change_holds(wish)
        elif isinstance(wish, HideCells):
            self.changing.hide_cells(wish)

    # Following the bench

    def _follow(self) -> None:
        """Show what the bench is a layer of, and have it at hand."""
        source, before = self.bench.source, self._on_bench
        self._on_bench = source
        if source is None or before is None or source.path != before.path:
            self.bench.forget_edits()
        if self.fetching.is_missing():
            # Not at once: the step or file that put it there is still at work.
            QTimer.singleShot(0, self, self.fetching.fetch)
        self.showing.show()
        if (source is None) != (before is None):
            self.changed.emit()

    def _on_fetched(self) -> None:
        self.showing.show()
        self.changed.emit()

    def _on_changed(self, change: Change) -> None:
        if "saturation" in change.slots:
            self.showing.show_cover()
        if self.bench.source != self._on_bench or self.fetching.is_bare():
            self._follow()
        elif change.selection is not None:
            self.showing.show_picked()

    def _on_selection_changed(self, selection: Selection) -> None:
        self.showing.show_picked()
        self.showing.show_cover()

    def _on_tab_shown(self) -> None:
        self.showing.cover_answers()
        self.showing.show_parts()
        self.showing.show_picked()
        self.showing.show_cover()

    def _listen_to(self, view: object) -> None:
        if isinstance(view, View):
            view.prediction.changed.connect(self.showing.cover_answers)

    def _on_theme_changed(self, theme: Theme) -> None:
        self.showing.set_theme(theme)
        self.running.page.set_theme(theme)

    def _on_left(self) -> None:
        self._window.host.view.setFocus()

    # Following what runs

    def _on_progressed(self, done: int, whole: int, seconds: float, grown: int | None) -> None:
        if seconds < SHOWN_AFTER:
            return
        self.bar.setVisible(True)
        self.bar.set_open(self._session.lab.source is not None)
        told = {"done": done, "whole": whole, "seconds": fixed(seconds, 1)}
        text = tr(LAYERS, **told) if grown is None else ""
        if grown is not None:
            from attnviz.checkpoints.tensors import size_text

            text = tr(LAYERS_MEMORY, **told, memory=size_text(grown))
        self.bar.set_progress(text, done, whole)

    def _on_finished(self, found: object) -> None:
        if self._fault and self._notice.text == self._fault:
            self._notice.dismiss()
        self._fault = ""
        self.bar.set_progress("")
        self.showing.show()
        self.running.go_on()

    def _on_failed(self, fault: str) -> None:
        self._over()
        self._notice.show_message(fault)
        self._fault = fault

    def _on_stopped(self) -> None:
        self._over()
        self._window.say(tr("Stopped. Nothing was changed."))

    def _over(self) -> None:
        self.writing.pause()
        self.running.forget_waiting()
        self.bar.set_progress("")
        self.showing.show()
