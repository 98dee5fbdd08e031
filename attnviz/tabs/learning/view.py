"""The tab: it wires controls, canvas and panel to the edits, and lets the run go on."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QShowEvent
from PySide6.QtWidgets import QWidget

from attnviz.language import mark, tr
from attnviz.learning.archive import curves_of
from attnviz.learning.runs import LearningRun, run_of
from attnviz.learning.training import HEAD_EVENTS, Event
from attnviz.model.document.learning import Head, at_step
from attnviz.session import Change, Session
from attnviz.tabs.learning import predict, words
from attnviz.tabs.learning.canvas import Canvas
from attnviz.tabs.learning.controls import Controls, paint_heading
from attnviz.tabs.learning.edits import Edits
from attnviz.tabs.learning.panel import LearningPanel
from attnviz.tabs.learning.state import (
    STEPS_A_SECOND,
    Cell,
    Outcome,
    Pointer,
    State,
    head_name,
    outcome_of,
    resolve,
)
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.theme import Theme
from attnviz.ui.reading.announce import announce
from attnviz.ui.tab.grid_menu import MenuEntry, build, copies_of
from attnviz.ui.tab.tables import Tables
from attnviz.ui.tab.view import View

FRAME = 22  # milliseconds from picture to picture; the run trains on a thread of its own meanwhile
ALONE = 12  # of them at least in which nothing else runs: Python lets one thread on at a time
AT_ONCE = 0.012  # seconds in which a few steps are made up for before a picture
FOREVER = math.inf
KEPT_RUNS = 4  # that undo comes back to without computing
TOLD_EVERY = 100  # steps after which a screen reader hears where the run is
SAVED_EVERY = 1.0  # seconds after which a file would hold the step that is shown
STRIDE = 25  # steps between two pictures with reduced motion


class LearningView(View[State, Pointer]):
    """A small transformer that learns while one looks on."""

    id: ClassVar[str] = "learning"
    title: ClassVar[str] = mark("Learning")
    GAP = 6.0
    SLOTS = frozenset({"learning"})
    SELECTION = False
    WORDS = words
    PREDICT = predict

    canvas: Canvas
    controls: Controls
    panel: LearningPanel

    def __init__(self, session: Session, theme: Theme, parent: QWidget | None = None) -> None:
        self._scout: LearningRun | None = None  # a copy of the run that goes to its end, unseen
        self._due: Callable[[], None] | None = None  # what waits for steps that are made up for
        self._outcome: Outcome | None = None
        self._run: LearningRun | None = None
        super().__init__(session, theme, Pointer(), parent)
        self.edits = Edits(session)
        self._runs: deque[LearningRun] = deque([self.run], maxlen=KEPT_RUNS)
        self._work = QTimer(self)
        self._work.setTimerType(Qt.TimerType.PreciseTimer)
        self._work.setInterval(FRAME)
        self._work.setSingleShot(True)
        self._work.timeout.connect(self._on_frame)
        self._since = self._saved = 0.0  # when playing began to count; when its step was last kept
        self._from = self._aim = 0  # the step it counts from; the one that the run was sent to
        self._seen = 0  # the step of the last frame
        self._known: frozenset[tuple[str, Head | None]] = frozenset()  # what heads did up to it
        self._until_event = False
        self._reduced = self._was_covered = False
        controls, canvas = Controls(theme, self), Canvas(theme, self.state, self)
        self.assemble(controls, canvas, self.votes, controls=controls, canvas=canvas)
        self.tables = Tables(
            theme, self, canvas, self._column, shown=lambda state: state.pointer.tables,
            grids=grids_of, command="learning.tables",
        )  # fmt: skip
        self.add_part(self.tables)
        self._connect()
        self._go_on_working()

    def _connect(self) -> None:
        controls, canvas = self.controls, self.canvas
        controls.restart_requested.connect(self.restart)
        controls.step_requested.connect(self._on_step_requested)
        controls.play_requested.connect(self.toggle_motion)
        controls.pace_chosen.connect(self._on_pace_chosen)
        canvas.step_picked.connect(self._on_step_picked)
        canvas.step_settled.connect(self._on_step_settled)
        canvas.head_clicked.connect(self._on_head_clicked)
        canvas.cell_hovered.connect(self._on_cell_hovered)
        canvas.text_submitted.connect(self._on_text_submitted)
        canvas.menu_requested.connect(self._on_menu_requested)
        self.session.opened.connect(self._on_opened)

    @property
    def run(self) -> LearningRun:
        """The run that is shown, back from its thread; made when it is first asked for."""
        if self._run is None:
            self._run = run_of(self.session.lab.learning)
        self._run.recall()
        return self._run

    @run.setter
    def run(self, run: LearningRun) -> None:
        if self._run is not None:
            self._run.recall()
        self._run = run

    # What the window asks for

    def resolve(self) -> State:
        """Return what there is to show now."""
        return replace(
            resolve(self.session, self.pointer, self.run),
            outcome=self._outcome,
        )

    def make_panel(self) -> QWidget:
        """Make the panel: task, model and heads."""
        self.panel = panel = LearningPanel(self._theme, self.state)
        panel.task_chosen.connect(self._on_task_chosen)
        panel.pairs_submitted.connect(self._on_pairs_submitted)
        panel.size_chosen.connect(self._on_size_chosen)
        panel.rate_submitted.connect(self._on_rate_submitted)
        panel.seed_submitted.connect(self._on_seed_submitted)
        panel.length_submitted.connect(self._on_length_submitted)
        panel.hold_wished.connect(self._on_hold_wished)
        panel.open_requested.connect(self._on_open_requested)
        panel.best_requested.connect(self._on_best_requested)
        panel.slower_requested.connect(self.restart_slower)
        panel.refused.connect(self.refuse)
        panel.left.connect(self.canvas.setFocus)
        return panel

    def draw_heading(self, painter: QPainter, rect: QRectF, theme: Theme) -> QRectF:
        """Paint step and accuracy in a line; return what is left."""
        return paint_heading(painter, rect, theme, self.state)

    def draw(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint the tab for a file, with all that belongs to the step that is shown."""
        self.complete()
        super().draw(painter, rect, theme)

    def draw_figure(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint the canvas alone, with all that belongs to the step that is shown."""
        self.complete()
        super().draw_figure(painter, rect, theme)

    def after_change(self, change: Change) -> Pointer:
        """Take the run of the spec that is on the bench now; undo and opening pause."""
        spec = self.session.lab.learning
        if spec is self.run.spec:
            return self.pointer
        if not self.run.spec.same_run(spec):
            self._scout = self._outcome = self._due = None
            # A file that was opened knows nothing of what was on the bench before it; the steps of
            # a lesson go on from each other.
            opened = (
                change.edit is None
                and not self.session.undo_stack.count()
                and not self.session.has_set_aside
            )
            self.run = run_of(spec, () if opened else tuple(self._runs))
            self._runs.append(self.run)
        else:
            self.run.follow(spec)
        if not self.run.arrived:
            self.run.toward(self.run.step, AT_ONCE)
        self._count_from_here()
        playing = self.pointer.playing and change.edit is not None
        self._go_on_working()
        return replace(self.pointer, playing=playing)

    def advance(self, by: int) -> bool:
        """Reveal what is covered; else go to the next or previous event."""
        return self.reveal_by_clicker(by) or self.to_event(by)

    def toggle_motion(self) -> None:
        """Reveal what is covered; else start or pause; at the end start from step 0."""
        if self.prediction.reveal():
            return
        if self.pointer.playing:
            self.pause()
            return
        self._until_event = False
        if self.state.at_end:
            self.stand_at(0)
        self.play()

    def escape(self) -> bool:
        """Leave the innermost: field, prediction, tables, playing, large head."""
        if self.canvas.close_editor() or self.leave_predicting():
            return True
        if self.pointer.tables:
            self.toggle_tables()
        elif self.pointer.playing:
            self.pause()
        elif self.pointer.large is not None:
            self.point(large=None)
        else:
            return False
        return True

    def set_shown(self, shown: bool) -> None:
        """Rest while another tab is in front; catch up when it comes to the front."""
        if not shown:
            self.pause()
            self._work.stop()
        super().set_shown(shown)
        if shown:
            self._complete_for_a_picture()
            self._go_on_working()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._complete_for_a_picture()

    def _complete_for_a_picture(self) -> None:
        """Compute at once what nobody waits for: a window that is never seen has no frames."""
        if self.window().testAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen):
            self.complete()

    def set_reduced_motion(self, reduced: bool) -> None:
        """Show every 25th step only while it plays."""
        super().set_reduced_motion(reduced)
        self._reduced = reduced

    # Playing

    def play(self) -> None:
        """Let it learn from the step that is shown."""
        self._once_arrived(self._play)

    def _play(self) -> None:
        self._count_from_here()
        self._saved = monotonic()
        self._known = self._done_by_heads()
        self.point(playing=True)
        self._work.start()

    def _once_arrived(self, act: Callable[[], None]) -> None:
        """Act from the step that is shown, once the steps up to it are made up for.

        A file says at which step it stands: its steps are computed again a slice at a time, and
        the window never waits for them.
        """
        if self.run.arrived or not self._in_front:
            self.run.finish()
            act()
            return
        self._due = act
        self.say(tr("The steps up to {step} are computed again first…", step=self.run.step))
        self._go_on_working()

    def pause(self) -> None:
        """Stand still, and let a file hold the step that is shown."""
        if self.pointer.playing:
            self._until_event = False
            self.point(playing=False)
            self._keep_place()

    def stand_at(self, step: int) -> None:
        """Show a step; those up to it that are not known are computed."""
        self.run.finish()
        self.run.toward(step, FOREVER) if step > self.run.training.latest else None
        self.run.stand_at(min(step, self.run.training.latest))
        self._count_from_here()
        self.refresh()
        self._go_on_working()

    def show_step(self, step: int) -> None:
        """Show a step as if nothing came after it: for films, in a view nobody looks at.

        The run is known to its end, so that the way to a step does not matter.
        """
        training, length = self.run.training, self.state.spec.length
        if training.latest < length and not training.stopped:
            self.run.finish()
            self.run.toward(length, FOREVER)
            self.run.keep_twin_up(FOREVER)
        self.pointer = replace(self.pointer, so_far=True)
        self.stand_at(step)

    def complete(self) -> None:
        """Compute all that belongs to the step that is shown."""
        self.run.finish()
        self._settle_where_it_ended()
        self.run.keep_twin_up(FOREVER)
        self.refresh()

    def go_to(self, step: int) -> None:
        """Pause and show a step that was computed."""
        self.pause()
        self.stand_at(min(step, self.state.shown.latest))
        self._keep_place()

    def step_by(self, by: int) -> None:
        """Pause and go so many steps on or back; what is not known yet is learned."""
        self.pause()
        step = min(max(self.state.step + by, 0), self.state.spec.length)
        self.stand_at(step)
        self._keep_place()

    def to_event(self, by: int) -> bool:
        """Go to the next or previous event; learn up to the next one; False at an end."""
        steps = sorted({event.step for event in self.state.shown.events})
        if by > 0:
            ahead = [step for step in steps if step > self.state.step]
            if ahead:
                self.go_to(ahead[0])
                return True
            if self.state.at_end:
                return False
            self.play()
            self._until_event = True
            return True
        behind = [0, *(step for step in steps if step < self.state.step)]
        if self.state.step == 0:
            return False
        self.go_to(behind[-1])
        return True

    def restart(self) -> None:
        """Go to step 0, the same seed, no head held."""
        self.pause()
        self._keep_place()
        self.edits.restart()
        self.go_to(0)

    def restart_slower(self) -> None:
        """Begin anew at a rate that is about a third."""
        rate = words.smaller_rate(self.state.shown.rate)
        self.edit(self.edits.restart, rate)

    def _count_from_here(self) -> None:
        self._since = monotonic()
        self._from = self._aim = self._seen = self.run.step

    def _go_on_working(self) -> None:
        """Let frames come as long as there is something to compute."""
        if self._in_front and not self._rests():
            self._work.start()

    def _rests(self) -> bool:
        twin = self.run.twin
        behind = (
            self.pointer.twin and twin is not None and not twin.stopped
            and twin.step < self.run.training.latest
        )  # fmt: skip
        covers = self._asks and self._outcome is None
        return not (self.pointer.playing or behind or covers or not self.run.arrived)

    def _on_frame(self) -> None:
        """Show what has been computed since the last frame, and let the run go on."""
        began = monotonic()
        if self._show_frame():
            self._work.start(max(ALONE, FRAME - int(1000 * (monotonic() - began))))

    def _show_frame(self) -> bool:
        """Do what a frame does; return whether there is another one."""
        run = self.run
        self._settle_where_it_ended()
        self._do_what_was_due()
        if self.pointer.playing and run is self.run and run.arrived:
            self._play_on()
        elif self._asks and self._outcome is None and run.arrived:
            self._look_ahead()
        else:
            self.refresh()
            if self._rests():
                return False
            run = self.run
            run.set_off(run.step, twin=run.arrived and self.pointer.twin)
        return True

    def _do_what_was_due(self) -> None:
        due = self._due
        if due is not None and self.run.arrived:
            self._due = None
            due()

    def _settle_where_it_ended(self) -> None:
        """Stand at the last step where a run did not come to the one that was asked for."""
        training = self.run.training
        if training.stopped and not self.run.arrived and training.step < self.run.step:
            self.run.stand_at(training.latest)

    def _play_on(self) -> None:
        run, length = self.run, self.state.spec.length
        pace = STEPS_A_SECOND[self.pointer.pace]
        now, before, self._seen = monotonic(), self._seen, run.step
        over = run.step >= length or run.training.is_over
        found = self._news() if run.step > before else None
        if found is not None:
            self._tell(found)
        if found is not None and self._until_event:
            self.go_to(found.step)
            return
        if over or not self._reduced or run.step // STRIDE != before // STRIDE:
            self._show_playing(before, now)
            self.canvas.repaint()  # now: what it takes counts
        if over:
            self.pause()
            return
        if run.step < self._aim and pace < FOREVER:
            # This machine is slower than the pace: what was missed is not made up for at once.
            self._since, self._from = now, run.step
        self._aim = length
        if pace < FOREVER:
            self._aim = min(length, self._from + int((now - self._since) * pace))
        self.run.set_off(self._aim, twin=self.pointer.twin)

    def _show_playing(self, before: int, now: float) -> None:
        """Show the step that it has come to, and now and then tell it and let a file hold it."""
        self.refresh()
        if self.run.step // TOLD_EVERY != before // TOLD_EVERY:
            announce(self._speaker, words.spoken_step(self.state))
        if now - self._saved > SAVED_EVERY:
            self._saved = now
            self._keep_place()

    def _done_by_heads(self) -> frozenset[tuple[str, Head | None]]:
        found = (e for e in self.run.training.events() if e.kind in HEAD_EVENTS)
        return frozenset((event.kind, event.head) for event in found)

    def _news(self) -> Event | None:
        """Return an event that is known now, and was not at the last frame."""
        known, self._known = self._known, self._done_by_heads()
        events = self.run.training.events()
        return next((e for e in events if (e.kind, e.head) in self._known - known), None)

    def _tell(self, event: Event) -> None:
        state = self.resolve()
        announce(self._speaker, words.event_text(state, event))

    def _keep_place(self) -> None:
        """Let the lab hold the step that is shown, for a file; that is no edit."""
        run, spec = self.run, self.session.lab.learning
        if run.is_shown and run.spec.same_run(spec):
            run.spec = run.bench = at_step(spec, run.step, run.weights() if run.step else None)
            self.edits.set_place(run.spec)

    # Edits

    def edit(self, function: Callable[..., object], *arguments: Any) -> None:
        """Carry out an edit from the step that is shown."""
        self._keep_place()
        function(*arguments)

    def hold(self, head: Head, on: bool) -> None:
        """Hold a head at zero from the step on that is shown, or let it go."""
        self._once_arrived(partial(self.edit, self.edits.hold, head, on))

    def toggle_hold(self, head: Head) -> None:
        """Hold a head at zero, or let it go."""
        self.hold(head, head not in self.state.shown.held)

    def open_layer(self, layer: int, head: int | None = None) -> None:
        """Put a layer of the step that is shown on tab 2."""
        self.pause()
        self._once_arrived(partial(self._open_layer, layer, head))

    def _open_layer(self, layer: int, head: int | None) -> None:
        self._keep_place()
        chosen = self.state.strongest[layer][1] if head is None else head
        self.edits.open_layer(self.run, layer, chosen, self.state.shown.words)

    def pin_step(self) -> None:
        """Let the last layer of the step that is shown be A: the layer of another one is B."""
        self.pause()
        self._once_arrived(self._pin_step)

    def _pin_step(self) -> None:
        from attnviz.model.comparison import Pinned

        step, layer = self.run.step, self.state.spec.layers - 1
        document = self.edits.layer_of(self.run, layer, self.state.shown.words)
        lab = replace(self.session.lab, example=document)
        self.session.compare(Pinned(document.title, lab))
        self.say(
            tr(
                "Step {step} is A now. Go to another step and open its layer in “Step by "
                "step”: it shows the two side by side.",
                step=step,
            )
        )

    # What a person chooses to see

    def enlarge(self, head: Head) -> None:
        """Show one head alone and large, or all again; while the answer is covered vote for it."""
        if not self.prediction.vote(self.state.heads.index(head)):
            self.point(large=None if head == self.state.large else head)

    def toggle_twin(self) -> None:
        """Show the curve of one layer, or not."""
        self.point(twin=not self.pointer.twin)
        self._go_on_working()

    def toggle_every(self) -> None:
        """Show all heads in the projector look, or the strongest of each layer."""
        self.point(every=not self.pointer.every)

    def toggle_tables(self) -> None:
        """Show tables in place of the picture, or the picture again."""
        self.point(tables=not self.pointer.tables)

    # Predict first

    def _look_ahead(self, *, wait: bool = False) -> None:
        """Let a copy of the run go to its end, which answers the question.

        Parameters
        ----------
        wait : until it is there; else it goes on on its thread
        """
        if self._scout is None:
            self._scout = self.run.copy()
            self._scout.stand_at(self._scout.training.latest)
        scout, length = self._scout, self.state.spec.length
        scout.recall()
        if wait:
            scout.toward(length, FOREVER)
        if not scout.training.is_over:
            scout.set_off(length, twin=False)
            return
        self._outcome, self._scout = outcome_of(scout.training), None
        self.refresh()

    @property
    def _asks(self) -> bool:
        """Whether the tab's own question waits for its answer; a lesson asks others."""
        ballot = self.prediction.ballot
        return self.prediction.covered and ballot is not None and ballot.asks

    def _on_prediction_changed(self) -> None:
        revealed = self._was_covered and self.prediction.revealed
        self._was_covered = self._asks
        if revealed:
            if self._outcome is None:
                self._look_ahead(wait=True)
            self.ask_again()
        super()._on_prediction_changed()
        self._go_on_working()
        if revealed and not self.state.at_end:
            self.play()

    # What has happened

    def _on_opened(self) -> None:
        self._until_event = False

    def _on_step_requested(self) -> None:
        self.step_by(1)

    def _on_pace_chosen(self, pace: str) -> None:
        self._count_from_here()
        self.point(pace=pace)

    def _on_step_picked(self, step: int) -> None:
        if self.pointer.playing:
            self.pause()
        self.stand_at(min(step, self.state.shown.latest))

    def _on_step_settled(self) -> None:
        self._keep_place()

    def _on_menu_requested(self, cell: tuple[int, int, int, int], where: QPoint) -> None:
        layer, head, row, column = cell
        grid = grids_of(self.state)[f"{layer}.{head}"]
        alone = self.state.large == (layer, head)
        enlarge = MenuEntry(
            "enlarge",
            tr("Show all heads") if alone else tr("Show this head alone"),
            partial(self.enlarge, (layer, head)),
            not self.state.covered,
        )
        build(self, [enlarge, None, *copies_of(grid, row, column)]).popup(where)

    def _on_head_clicked(self, head: Head) -> None:
        self.enlarge(head)

    def _on_cell_hovered(self, cell: Cell | None) -> None:
        self.point(hovered=cell)

    def _on_text_submitted(self, text: str) -> None:
        self.edit(self.edits.set_text, text)

    def _on_task_chosen(self, task: str) -> None:
        self.edit(self.edits.set_task, task)

    def _on_pairs_submitted(self, text: str) -> None:
        self.edit(self.edits.set_pairs, text)

    def _on_size_chosen(self, name: str, n: int) -> None:
        self.edit(self.edits.set_size, name, n)

    def _on_rate_submitted(self, rate: float) -> None:
        self._once_arrived(partial(self.edit, self.edits.set_rate, rate))

    def _on_seed_submitted(self, seed: int) -> None:
        self.edit(self.edits.set_seed, seed)

    def _on_length_submitted(self, length: int) -> None:
        self.edit(self.edits.set_length, length)

    def _on_hold_wished(self, head: Head, on: bool) -> None:
        self.hold(head, on)

    def _on_open_requested(self) -> None:
        large = self.state.large
        if large is not None:
            self.open_layer(*large)
        else:
            self.open_layer(self.state.spec.layers - 1)

    def _on_best_requested(self) -> None:
        self.go_to(self.state.shown.best)


def grids_of(state: State) -> Mapping[str, Grid]:
    """Return the patterns of a state and its curves, as the tables show them (F3)."""
    shown, found = state.shown, {}
    n = len(shown.words)
    labels = tuple(f"{i + 1} {word}" for i, word in enumerate(shown.words))
    for layer, head in state.heads:
        found[f"{layer}.{head}"] = Grid(
            np.asarray(shown.patterns[layer, head]),
            title=head_name((layer, head)),
            row_labels=labels,
            column_labels=labels,
            hidden=~np.tri(n, dtype=np.bool_),
        )
    columns, table = curves_of(shown.history)
    known: NDArray[np.bool_] = np.asarray(~np.isnan(table).all(axis=0))
    if state.covered:
        known[2:] = False
    found["curves"] = Grid(
        table[:, known][:, 1:],
        title=tr("Curves"),
        row_labels=tuple(tr("step {step}", step=int(step)) for step in table[:, 0]),
        column_labels=tuple(np.array(columns)[known][1:].tolist()),
        quantity="plain",
        digits=3,
    )
    return found
