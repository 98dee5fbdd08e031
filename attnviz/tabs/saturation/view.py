"""The tab: it wires controls, canvas and panel to the edits and to what is pointed at."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import QWidget

from attnviz.errors import EditError
from attnviz.language import mark
from attnviz.session import Change, Session
from attnviz.tabs.saturation import predict, words
from attnviz.tabs.saturation.canvas import Canvas
from attnviz.tabs.saturation.canvas.paint import paint_figure
from attnviz.tabs.saturation.canvas.sweep_clock import SweepClock
from attnviz.tabs.saturation.controls import Controls, ModeSwitch, paint_heading
from attnviz.tabs.saturation.edits import Edits, glides
from attnviz.tabs.saturation.panel import SaturationPanel
from attnviz.tabs.saturation.reels import SECONDS, size_at
from attnviz.tabs.saturation.state import Mode, Pointer, State, resolve
from attnviz.ui.look.theme import Theme
from attnviz.ui.reading.announce import announce_place
from attnviz.ui.tab.view import View


class SaturationView(View[State, Pointer]):
    """Why scores are divided by √d_k."""

    id: ClassVar[str] = "saturation"
    title: ClassVar[str] = mark("Saturation")
    GAP = 8.0
    SLOTS = frozenset({"saturation", "document", "example"})  # layers have real rows
    WORDS = words
    PREDICT = predict
    PLACE = ("followed",)

    canvas: Canvas
    controls: Controls
    panel: SaturationPanel

    def __init__(self, session: Session, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(session, theme, Pointer(), parent)
        self.edits = Edits(session)
        self.sweep = SweepClock(SECONDS, self)
        self._sweeps = self._swept_to = 0
        self._reduced = False
        controls, canvas = Controls(theme, self), Canvas(theme, self.state, self)
        self.modes = ModeSwitch(theme, canvas)
        canvas.set_corner_widget(self.modes)
        self.add_part(self.modes)
        self.assemble(controls, canvas, self.votes, controls=controls, canvas=canvas)
        self._connect()

    def _connect(self) -> None:
        controls, canvas, edits = self.controls, self.canvas, self.edits
        controls.size_submitted.connect(edits.set_size)
        controls.size_stepped.connect(edits.step_size)
        controls.draw_submitted.connect(edits.set_draw)
        controls.draw_stepped.connect(edits.step_draw)
        controls.chapter_requested.connect(edits.use_chapter)
        controls.new_draw_requested.connect(edits.new_draw)
        controls.draw_back_requested.connect(edits.use_draw)
        controls.sweep_requested.connect(self.toggle_motion)
        controls.random_toggled.connect(edits.set_random)
        controls.use_requested.connect(self.use_temperature)
        controls.refused.connect(self.say)
        controls.left.connect(canvas.setFocus)
        canvas.size_picked.connect(self._on_size_picked)
        canvas.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        canvas.customContextMenuRequested.connect(self._on_menu_requested)
        canvas.key_hovered.connect(self._on_key_hovered)
        canvas.cursor_moved.connect(self._on_cursor_moved)
        canvas.key_clicked.connect(self.follow)
        canvas.score_edited.connect(self._on_score_edited)
        canvas.score_refused.connect(self.say)
        self.modes.mode_requested.connect(self.show_as)
        self.sweep.ticked.connect(self._on_sweep_ticked)
        self.sweep.running_changed.connect(self._on_sweep_running)
        self.sweep.ended.connect(self._on_sweep_ended)

    # What the window asks for

    def resolve(self) -> State:
        """Return what there is to show now."""
        return resolve(self.session, self.pointer)

    def make_panel(self) -> QWidget:
        """Make the panel: curves over many draws, the divisor and the readouts."""
        self.panel = panel = SaturationPanel(self._theme, self.state)
        panel.quantity_chosen.connect(self._on_quantity_chosen)
        panel.divisor_chosen.connect(self.edits.set_divisor)
        panel.head_picked.connect(self._on_head_picked)
        panel.distribution_chosen.connect(self.edits.set_distribution)
        panel.reading_changed.connect(self._on_reading_changed)
        panel.set_shown(self._in_front)
        return panel

    def draw_heading(self, painter: QPainter, rect: QRectF, theme: Theme) -> QRectF:
        """Paint size and draw in a line; return what is left."""
        return paint_heading(painter, rect, theme, self.state)

    def draw_figure(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint scores and weights, without the slider above them."""
        painter.save()
        painter.fillRect(rect, theme.window)
        paint_figure(painter, rect, theme, self.state)
        painter.restore()

    def after_change(self, change: Change) -> Pointer:
        """Pause a sweep when something else changed; remember whether the size glides."""
        gliding = glides(change.edit)
        if not gliding:
            self.sweep.pause()
        return replace(self.pointer, gliding=gliding, swept=False)

    def advance(self, by: int) -> bool:
        """Reveal what is covered; else go to the next or previous power of two."""
        if self.reveal_by_clicker(by):
            return True
        if self.state.row is not None:
            return self.step_row(by)
        return self.edits.step_stop(by)

    def step_row(self, by: int) -> bool:
        """Show the row of the next token, or of the one before; False at the ends."""
        row = self.state.row
        if row is None:
            return False
        token = row.place + by
        if self.state.spec.steps_row is not None:
            if not 0 <= token < self.session.document("example").n_tokens:
                return False
            self.edits.show_steps_row(row.head, token)
            return True
        if not 0 <= token < self.session.document().n_tokens:
            return False
        self.session.select(token=token)
        return True

    def use_temperature(self) -> None:
        """Let the model divide as the right-hand chart does, or as it did before."""
        self.edits.use_temperature(self.state)

    def toggle_motion(self) -> None:
        """Reveal what is covered; else start, pause or go on with the sweep."""
        if self.prediction.reveal() or self.state.row is not None:
            return
        if self.sweep.running:
            self.sweep.pause()
            return
        goes_on = self.sweep.paused and self.state.d_k == self._swept_to
        self._sweeps += not self.sweep.paused
        self.sweep.start(anew=not goes_on)

    def escape(self) -> bool:
        """Leave the innermost: field, prediction, sweep, key of the keyboard, followed key."""
        if self.canvas.close_editor() or self.leave_predicting():
            return True
        if self.sweep.running:
            self.sweep.pause()
        elif self.state.asked is not None:
            self.point(asked=None)
        elif self.pointer.cursor is not None:
            self.point(cursor=None)
        elif self.pointer.followed is not None:
            self.point(followed=None)
        else:
            return False
        return True

    def set_shown(self, shown: bool) -> None:
        """Rest while another tab is in front; catch up when it comes to the front."""
        self.canvas.motion.set_paused(not shown)
        if not shown:
            self.sweep.pause()
        super().set_shown(shown)
        if self._panel is not None:
            self.panel.set_shown(shown)

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let nothing ease, and a sweep show its stops only."""
        super().set_reduced_motion(reduced)
        self.canvas.set_reduced_motion(reduced)
        self._reduced = reduced

    # What a person does beside edits

    def type_size(self) -> None:
        """Let a person type the vector size."""
        self.controls.size_field.setFocus()
        self.controls.size_field.selectAll()

    def type_draw(self) -> None:
        """Let a person type the number of a draw."""
        self.edits.use_draw()
        self.controls.draw_field.setFocus()
        self.controls.draw_field.selectAll()

    def type_score(self) -> None:
        """Open the field of the key that is pointed at, or of the first."""
        self.canvas.edit_score(self.state.pointed or 0)

    def paste(self) -> None:
        """Take six scores from the clipboard."""
        try:
            self.edits.paste(QGuiApplication.clipboard().text())
        except EditError as error:
            self.say(str(error))

    def follow(self, key: int) -> None:
        """Mark a key everywhere, or no longer; while the answer is covered vote for it."""
        if not self.prediction.vote(key):
            self.point(followed=None if key == self.pointer.followed else key)

    def ask_what_changes(self) -> None:
        """Show what would change the share of the key that is pointed at, or no longer."""
        state = self.state
        key = state.pointed if state.pointed is not None else state.followed
        if key is None:
            key = int(state.raw.shares[: state.n_shown].argmax())
        self.point(asked=None if key == state.asked else key)

    def swap_mode(self) -> None:
        """Show the walk instead of the ruler, or the ruler again."""
        self.show_as("ruler" if self.pointer.mode == "walk" else "walk")

    def show_as(self, mode: Mode) -> None:
        """Show the ruler, or the walk."""
        self.point(mode=mode)

    # What has happened

    def _on_menu_requested(self, where: QPoint) -> None:
        from attnviz.tabs.saturation.commands import menu_rows

        self.make_menu(menu_rows(self.state)).popup(self.canvas.mapToGlobal(where))

    def _on_key_hovered(self, key: int | None) -> None:
        self.point(hovered=key)

    def _on_cursor_moved(self, key: int | None) -> None:
        self.point(cursor=key)
        if key is not None and self.canvas.hasFocus():
            say = predict.covered_key if self.covered else words.spoken_key
            announce_place(self.canvas, say(self.state, key))

    def _on_size_picked(self, size: float, gesture: int) -> None:
        self.sweep.pause()
        if self.state.row is not None:
            self.edits.drag_temperature(size, gesture)
        else:
            self.edits.drag_size(int(size), gesture)

    def _on_head_picked(self, head: int) -> None:
        row = self.state.row
        if row is not None and self.state.spec.steps_row is not None:
            self.edits.show_steps_row(head, row.place)
        else:
            self.session.select(head=head)

    def _on_score_edited(self, key: int, score: float) -> None:
        self.edits.set_score(key, score, self.state.scores.tolist())

    def _on_sweep_ticked(self, seconds: float) -> None:
        self._swept_to = size_at(seconds, reduced=self._reduced)
        self.edits.sweep_size(self._swept_to, self._sweeps)

    def _on_sweep_running(self, running: bool) -> None:
        self.point(sweeping=running)

    def _on_sweep_ended(self) -> None:
        self.point(swept=True)

    def _on_quantity_chosen(self, quantity: str) -> None:
        self.point(quantity=quantity)

    def _on_reading_changed(self, text: str) -> None:
        self.point(reading=text)
