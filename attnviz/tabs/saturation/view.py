"""The tab: six scores, two softmaxes, and everything that can be done to them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from attnviz.engine.saturation import N_KEYS
from attnviz.errors import EditError
from attnviz.language import mark, tr
from attnviz.model.saturation_edits import LARGEST_SCORE
from attnviz.session import Change, Session
from attnviz.tabs.saturation import clipboard, copying, predict
from attnviz.tabs.saturation import words as captions
from attnviz.tabs.saturation.canvas.canvas import ScoresCanvas
from attnviz.tabs.saturation.canvas.layout import ScoresPicture
from attnviz.tabs.saturation.canvas.picture import Mode, picture_of
from attnviz.tabs.saturation.controls import ControlRow
from attnviz.tabs.saturation.drawing import draw_tab
from attnviz.tabs.saturation.edits import SIZE, SWEPT, SpecEdits
from attnviz.tabs.saturation.mode_switch import ModeSwitch
from attnviz.tabs.saturation.panel.panel import SidePanel
from attnviz.tabs.saturation.panel_link import PanelLink
from attnviz.tabs.saturation.state import read_figure
from attnviz.tabs.saturation.status import key_text, key_tip, spoken_key, status_text
from attnviz.tabs.saturation.sweep import Sweep
from attnviz.widgets.announce import announce_place
from attnviz.widgets.ballot import Question
from attnviz.widgets.ballot_bar import BallotBar
from attnviz.widgets.stacked_view import StackedView, Themed
from attnviz.widgets.theme import Theme
from attnviz.widgets.view import Command


class SaturationView(StackedView):
    """Why scores are divided by √d_k."""

    id: ClassVar[str] = "saturation"
    title: ClassVar[str] = mark("Saturation")
    GAP = 8.0

    def __init__(self, session: Session, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.session = session
        self._gliding = False  # a hand or the clock moves the slider: shapes follow at once
        self.mode: Mode = "ruler"
        self._followed: int | None = None
        self._news: captions.News = ""
        self._reading = ""
        self._sweeps = 0
        self.edits = SpecEdits(session, self)
        self.figure = read_figure(session.lab.saturation)
        self.sweep = Sweep(self)
        self.controls = ControlRow(theme, self)
        picture = picture_of(self.figure, self.mode, None)
        self.canvas = ScoresCanvas(theme, picture, (-LARGEST_SCORE, LARGEST_SCORE), self)
        self.votes = BallotBar(theme, self)
        self.modes = ModeSwitch(theme, self.canvas)
        self._link: PanelLink | None = None
        self._place()
        self._connect()
        self.show_all()

    def _place(self) -> None:
        self.canvas.set_corner_widget(self.modes)
        self.canvas.set_describer(self._describe)
        self.stack(self.controls, self.canvas, self.votes, canvas=self.canvas)

    def _connect(self) -> None:
        self.session.changed.connect(self._on_changed)
        row, canvas, edits = self.controls, self.canvas, self.edits
        row.size_submitted.connect(edits.set_size)
        row.size_stepped.connect(edits.step_size)
        row.draw_submitted.connect(edits.set_draw)
        row.draw_stepped.connect(edits.step_draw)
        row.chapter_requested.connect(edits.use_chapter)
        row.new_draw_requested.connect(edits.new_draw)
        row.draw_back_requested.connect(edits.use_draw)
        row.sweep_requested.connect(self.toggle_motion)
        row.refused.connect(self.say)
        row.left.connect(canvas.setFocus)
        row.predict.clicked.connect(self.press_predict)
        self.votes.chosen.connect(self.prediction.vote)
        canvas.size_picked.connect(self._on_size_picked)
        canvas.key_pointed.connect(self._on_key_pointed)
        canvas.key_clicked.connect(self.follow)
        canvas.score_edited.connect(self._on_score_edited)
        canvas.score_refused.connect(self.say)
        self.modes.mode_requested.connect(self.show_as)
        self.sweep.size_reached.connect(self._on_size_reached)
        self.sweep.running_changed.connect(row.set_sweeping)
        self.sweep.ended.connect(self._on_sweep_ended)

    # The View contract

    def side_panel(self) -> QWidget:
        """Give the curves over many draws, the divisor and the readouts."""
        return self.panel

    def caption(self) -> str:
        """Say what the two charts show."""
        plain = "" if self.covered else captions.caption(self.figure, self._news)
        return self.prediction.caption(plain)

    def status(self) -> str:
        """Give the exact numbers of the key that is pointed at, or of both charts."""
        key = self.canvas.pointed
        if self.covered:
            return self._said or predict.covered_status(self.figure)
        pointed = "" if key is None else key_text(self.figure, key)
        return self._said or self._reading or pointed or status_text(self.figure)

    def commands(self) -> list[Command]:
        """List what can be done on this tab."""
        from attnviz.tabs.saturation.commands import commands

        return commands(self)

    def themed(self) -> list[Themed]:
        """List what takes another look along with the tab."""
        parts: list[Themed] = [self.votes, self.controls, self.modes, self.canvas]
        return parts if self._link is None else [*parts, self._link.panel]

    def canvas_name(self) -> str:
        """Say what the canvas shows."""
        return tr("Saturation, six scores and two softmaxes")

    def draw(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint size, draw, the picture at rest, and the votes under it into any device."""
        rect = self.draw_votes(painter, rect, theme)
        draw_tab(painter, rect, theme, self.figure, self.canvas)

    def draw_live(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint the same for another screen: in motion, with the key that is pointed at."""
        rect = self.draw_votes(painter, rect, theme)
        draw_tab(painter, rect, theme, self.figure, self.canvas, live=True)

    def advance(self, by: int) -> bool:
        """Reveal what is covered; else go to the next or previous power of two."""
        if self.reveal_by_clicker(by):
            return True
        return self.has_draw() and self.edits.step_stop(by)

    def toggle_motion(self) -> None:
        """Reveal what is covered; else start, pause or go on with the sweep."""
        if self.prediction.reveal():
            return
        if self.has_draw():
            self._sweeps += not (self.sweep.running or self.sweep.paused)
            self.sweep.toggle(self.figure.d_k)
        self.controls.set_sweeping(self.sweep.running)

    def escape(self) -> bool:
        """Leave the innermost: field, prediction, sweep, key of the keyboard, followed key."""
        if self.canvas.close_editor() or self.leave_predicting():
            return True
        if self.sweep.running:
            self.sweep.pause()
            return True
        if self.canvas.cursor_key is not None:
            self.canvas.set_cursor(None)
            return True
        if self._followed is not None:
            self.follow(self._followed)
            return True
        return False

    def page(self) -> dict[str, bool | int | str]:
        """Give ruler or walk, and the followed key counted from 1."""
        page: dict[str, bool | int | str] = {"mode": self.mode}
        return page if self._followed is None else page | {"key": self._followed + 1}

    def show_page(self, page: Mapping[str, bool | int | str]) -> None:
        """Show ruler or walk, and follow a key or none."""
        key = page.get("key")
        self.mode = "walk" if page.get("mode") == "walk" else "ruler"
        self._followed = key - 1 if isinstance(key, int) and 1 <= key <= N_KEYS else None
        self.show_all()

    def set_shown(self, shown: bool) -> None:
        """Rest while the tab is hidden; catch up when it comes to the front."""
        self.canvas.motion.set_paused(not shown)
        if not shown:
            self.sweep.pause()
        super().set_shown(shown)
        if self._link is not None:
            self._link.show_figure(self.figure, shown, self.covered)

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let nothing ease, and a sweep show its stops only."""
        self.canvas.set_reduced_motion(reduced)
        self.sweep.reduced = self.prediction.reduced = reduced

    def question(self) -> Question:
        """Ask which key gets the largest share."""
        return predict.question(read_figure(self.session.lab.saturation))

    def show_lift(self) -> None:
        """Show tiles a bit further up."""
        self.canvas.set_picture(self._picture(), jump=False)

    def has_draw(self) -> bool:
        """Tell whether the scores come from a draw, and were not typed."""
        return not self.figure.typed

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
        key = self.canvas.pointed
        self.canvas.edit_score(0 if key is None else key)

    def paste_scores(self) -> None:
        """Take six scores from the clipboard."""
        try:
            self.edits.set_scores(copying.pasted_scores(clipboard.pasted_text()))
        except EditError as error:
            self.say(str(error))

    def follow(self, key: int) -> None:
        """Mark a key everywhere, or no longer; while the answer is covered vote for it."""
        if self.prediction.vote(key):
            return
        self._followed = None if key == self._followed else key
        self.show_all()

    def follow_pointed(self) -> None:
        """Mark the key that is pointed at."""
        if self.canvas.pointed is not None:
            self.follow(self.canvas.pointed)

    def swap_mode(self) -> None:
        """Show the walk instead of the ruler, or the ruler again."""
        self.show_as("ruler" if self.mode == "walk" else "walk")

    def show_as(self, mode: Mode) -> None:
        """Show the ruler, or the walk."""
        self.mode = mode
        self.show_all()

    @property
    def panel(self) -> SidePanel:
        """Return the side panel."""
        return self._panel_link().panel

    # What has happened

    def _on_changed(self, change: Change) -> None:
        if "saturation" not in change.slots:
            return
        if not self._gliding:
            self.sweep.pause()
        before, after = self.figure.spec, self.session.lab.saturation
        redrawn = (before.draw, before.distribution) != (after.draw, after.distribution)
        self._news = "draw" if redrawn else ""
        self.show_all()

    def _on_size_picked(self, size: int, gesture: int) -> None:
        self.sweep.pause()
        self._glide(size, ("d_k drag", gesture))

    def _on_size_reached(self, size: int) -> None:
        if size != self.figure.d_k:
            self._glide(size, ("sweep", self._sweeps), SWEPT)

    def _glide(self, size: int, merge_key: object, how: str = SIZE) -> None:
        self._gliding = True
        try:
            self.edits.set_size(size, merge_key, how)
        finally:
            self._gliding = False

    def _on_sweep_ended(self) -> None:
        self._news = "sweep"
        self.tell()

    def _on_score_edited(self, key: int, score: float) -> None:
        self.edits.set_score(key, score, self.figure.scores.tolist())

    def _on_key_pointed(self) -> None:
        self._said = ""
        self.status_changed.emit(self.status())
        key = self.canvas.cursor_key
        if key is not None and self.canvas.hasFocus():
            say = predict.covered_key if self.covered else spoken_key
            announce_place(self.canvas, say(self.figure, key))

    def _on_reading_changed(self, text: str) -> None:
        self._said, self._reading = "", text
        self.status_changed.emit(self.status())

    # Showing

    def _panel_link(self) -> PanelLink:
        if self._link is None:
            self._link = PanelLink(self.edits, self._theme, self)
            self._link.reading_changed.connect(self._on_reading_changed)
            self._link.show_figure(self.figure, self._shown, self.covered)
        return self._link

    def _describe(self, key: int) -> str:
        if self.covered:
            return predict.covered_key(self.figure, key)
        return key_tip(self.figure, key)

    def _picture(self) -> ScoresPicture:
        return picture_of(self.figure, self.mode, self._followed, self.prediction.ballot)

    def show_all(self) -> None:
        """Show what is meant now: picture, controls, panel and words."""
        if self.rests():
            return
        self._said = ""
        self.figure = read_figure(self.session.lab.saturation)
        self.ask_again()
        self.controls.show_figure(self.figure)
        self.controls.predict.set_state(on=self.predicting, covered=self.covered)
        self.votes.show_votes(self.prediction)
        self.modes.show_mode(self.mode, self.has_draw())
        self.canvas.set_picture(self._picture(), jump=not self._gliding)
        if self._link is not None:
            self._link.show_figure(self.figure, self._shown, self.covered)
        self.tell()
