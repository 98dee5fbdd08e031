"""The row over the steps: which one, its name and formula, and Back, Play, Next, Predict first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QActionGroup, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from attnviz.language import mark, tr
from attnviz.tabs.step_by_step.controls.step_title import (
    FUTURE_VISIBLE,
    SMALLEST_TITLE,
    Badge,
    StepTitle,
    Title,
    title_of,
    title_room,
)
from attnviz.tabs.step_by_step.state.one_head import same_scene
from attnviz.tabs.step_by_step.state.plan import LAST, PLANS
from attnviz.tabs.step_by_step.state.state import State
from attnviz.tabs.step_by_step.words.formula import Formula, Symbol
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.fitted_row import FittedRow
from attnviz.ui.controls.key_button import Face, KeyButton
from attnviz.ui.controls.more_button import MoreButton
from attnviz.ui.controls.segmented import Segmented
from attnviz.ui.look.labels import visible
from attnviz.ui.look.theme import Theme
from attnviz.ui.predict.predict_button import PredictButton
from attnviz.ui.tab.state import differs

if TYPE_CHECKING:
    from attnviz.tabs.step_by_step.state.backward import Backward

PACES = (0.5, 1.0, 2.5, 4.0, 6.0)  # seconds a step
PACE = 2.5
PLAY, PAUSE = Face(mark("Play"), before="play"), Face(mark("Pause"), before="pause")
BACK, NEXT = Face(mark("Back"), before="left"), Face(mark("Next"), behind="right")
Dress = Literal["whole", "words", "icons"]
"""What stands on the buttons: icons and words, or one of them where the title needs the room."""


def _title(state: State) -> Title:
    """Return counter, name and formula of the step, or what is asked of its numbers."""
    if state.backward is None:
        return title_of(state.step)
    from attnviz.tabs.step_by_step.words.backward import title

    return title_of(state.step)[0], title(state), Symbol("")


def _dressed(face: Face, dress: Dress) -> Face:
    """Return what stands on a button in the language of the window."""
    if dress == "icons":
        return face._replace(text="")
    told = face._replace(text=tr(face.text))
    return told if dress == "whole" else Face(told.text)


class Controls(FittedRow):
    """Title at the left, the three buttons at the right. Setters never emit."""

    back_requested = Signal()
    next_requested = Signal()
    play_requested = Signal()
    pace_chosen = Signal(float)
    head_chosen = Signal(int)
    nudge_requested = Signal()
    leave_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._face: Dress = "whole"
        self._playing = False
        self._heads: tuple[str, ...] = ()
        self._widest = 0
        self.title = StepTitle(theme, self)
        self.badge = Badge(theme, tr(FUTURE_VISIBLE), self)
        self.badge.hide()
        self.heads = Segmented(tr("Head"), theme, self)
        self.heads.hide()
        self.heads.chosen.connect(self.head_chosen)
        self.back = KeyButton("", theme, self)
        self.back.setAccessibleName(tr("Back"))
        self.back.clicked.connect(self.back_requested)
        self.play = KeyButton("", theme, self)
        self.play.setAccessibleName(tr("Play or pause"))
        self.play.clicked.connect(self.play_requested)
        self.pace = MoreButton(theme, self)
        self.pace.setToolTip(tr("How long “Play” stays on each step"))
        self.pace.setAccessibleName(tr("Seconds per step"))
        self.next = KeyButton("", theme, self, kind="primary")
        self.next.setAccessibleName(tr("Next"))
        self.next.clicked.connect(self.next_requested)
        shortcut_labels.tip(self.back, tr("Previous step"), "steps.back", "Left")
        shortcut_labels.tip(self.next, tr("Next step"), "steps.next", "Right")
        shortcut_labels.follow(self.play, self._tell_play)
        self.predict = PredictButton(theme, "steps", self)
        self._make_mode()
        self._make_paces()
        self._row.addWidget(self.title)
        self._row.addWidget(self.badge)
        self._row.addWidget(self.heads)
        self._row.addStretch(1)
        playing = QHBoxLayout()
        playing.setSpacing(2)
        playing.addWidget(self.play)
        playing.addWidget(self.pace)
        self._row.addWidget(self.back)
        self._row.addLayout(playing)
        self._row.addWidget(self.next)
        self._row.addWidget(self.predict)
        self._row.addWidget(self.nudge)
        self._row.addWidget(self.leave)
        self.set_playing(False)
        self.set_pace(PACE)
        self.set_theme(theme)

    def _make_mode(self) -> None:
        """Make what stands in the row while slopes are shown."""
        theme = self._theme
        self._backward: Backward | None = None
        self._mode: object = None  # what the row was last made up for
        self.nudge = KeyButton("", theme, self, kind="primary")
        self.leave = KeyButton("", theme, self)
        shortcut_labels.label(self.nudge, tr("Nudge it"), "steps.nudge", "N")
        shortcut_labels.label(self.leave, tr("Leave"), "tab.climb", "Esc")
        self.nudge.setToolTip(tr("Add something to the selected cell, and compute again"))
        self.leave.setToolTip(tr("Show the numbers again"))
        self.nudge.clicked.connect(self.nudge_requested)
        self.leave.clicked.connect(self.leave_requested)
        self.nudge.hide()
        self.leave.hide()

    def _make_paces(self) -> None:
        self._paces = QMenu(self)
        self._group = QActionGroup(self)
        for pace in PACES:
            action = self._paces.addAction(tr("{seconds} s per step", seconds=f"{pace:g}"))
            action.setCheckable(True)
            action.setData(pace)
            self._group.addAction(action)
        self._group.triggered.connect(self._on_pace)
        self.pace.setMenu(self._paces)

    def show_state(self, state: State, before: State | None) -> None:
        """Show which step of which head it is, and whether the steps go on by themselves."""
        if differs(state, before, "backward"):
            self._show_mode(state)
        if differs(state, before, "step", "backward"):
            self.set_title(*_title(state))
            self.set_ends(state.step.number == 1, state.step.number == LAST)
        if differs(state, before, "one") and (
            before is None or not same_scene(before.one, state.one)
        ):
            one = state.one
            names = [visible(spec.title) for spec in one.document.heads]
            # One alone needs no choice: it is made over all tabs.
            self.set_heads(*((names[:1], 0) if state.has_picker else (names, one.head)))
            self._show_mode(state)
        if self._playing != state.pointer.playing:
            self.set_playing(state.pointer.playing)

    def _show_mode(self, state: State) -> None:
        """Show the row of slopes, tinted, or the usual one."""
        backward, warns = state.backward is not None, state.one.future_visible
        self._backward = state.backward
        mode = backward, warns, self._heads, self._theme
        if mode == self._mode:
            return
        self._mode = mode
        self.set_tinted(backward)
        for part in (self.play, self.predict):
            part.setVisible(not backward)
        self.pace.setVisible(not backward and not self._theme.projector)
        self.badge.setVisible(not backward and warns)
        self.heads.setVisible(not backward and len(self._heads) > 1)
        self.nudge.setVisible(backward)
        self.leave.setVisible(backward)
        self.next.set_kind("plain" if backward else "primary")
        self._dress_buttons()

    def _measure(self) -> None:
        """Keep the buttons alike on all steps: none moves away from under a pointer."""
        self._widest = max(title_room(title_of(step), self._theme) for step in PLANS)

    def set_title(self, counter: str, name: str, formula: Formula) -> None:
        """Show which step it is."""
        before = self.title.text
        self.title.set_title(counter, name, formula)
        if self.title.text != before:
            self._dress_buttons()

    def set_playing(self, playing: bool) -> None:
        """Show whether the steps go on by themselves."""
        self._playing = playing
        self._label()
        self._tell_play()

    def _tell_play(self) -> None:
        said = tr("Stop here") if self._playing else tr("Advance automatically")
        key = shortcut_labels.key_of("steps.play", "Space")
        self.play.setToolTip(shortcut_labels.after(said, key))

    def set_pace(self, seconds: float) -> None:
        """Mark how long a step lasts."""
        for action in self._group.actions():
            action.setChecked(action.data() == seconds)

    def set_ends(self, first: bool, last: bool) -> None:
        """Tell whether there is a step before and after."""
        self.back.setEnabled(not first)
        self.next.setEnabled(not last)

    def set_heads(self, names: Sequence[str], current: int) -> None:
        """Offer heads to choose from; one alone needs no choice."""
        offered = tuple(names)
        if offered == self._heads:
            self.heads.set_current(current)
            return
        self._heads = offered
        self.heads.setVisible(len(names) > 1)
        self.heads.set_names(names, current)
        self._dress_buttons()

    def apply_theme(self, theme: Theme) -> None:
        """Give every control a look."""
        self._theme = theme
        buttons = (
            self.back, self.play, self.pace, self.next, self.predict, self.nudge, self.leave
        )  # fmt: skip
        for part in (self.title, self.badge, self.heads, *buttons):
            part.set_theme(theme)
        self._row.setContentsMargins(*(round(theme.px(side)) for side in (16, 6, 16, 0)))
        self.pace.setVisible(not theme.projector and self._backward is None)
        self.setFixedHeight(round(theme.px(44)))
        self._measure()
        self._dress_buttons()

    def wanted_width(self) -> int:
        """Return the width with short buttons and a small title, on whichever step."""
        return self._around("icons") + int(self._widest * SMALLEST_TITLE) + 1

    def minimumSizeHint(self) -> QSize:
        """Return the width with short buttons and a small title."""
        return QSize(self._around("icons") + self.title.minimumSizeHint().width(), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shorten the buttons where the title needs their room."""
        super().resizeEvent(event)
        self._dress_buttons()

    def _dress_buttons(self) -> None:
        """Choose the buttons: in signs and words, in words over a smaller title, or in signs."""
        usual = self.title.sizeHint().width()
        widest = max(self._widest, usual)
        dress: Dress = "icons"
        if self._around("whole") + widest <= self.width():
            dress = "whole"
        elif self._around("words") + int(widest * SMALLEST_TITLE) + 1 <= self.width():
            dress = "words"
        if dress != self._face:
            self._face = dress
            self._label()
        # The heads take what is left: the letters of the title are as large as can be.
        least = self.heads.minimumSizeHint().width()
        self.heads.setMaximumWidth(max(least, least + self.width() - self._around(dress) - usual))

    def _label(self) -> None:
        play = PAUSE if self._playing else PLAY
        for button, face in ((self.play, play), (self.back, BACK), (self.next, NEXT)):
            applied = _dressed(face, self._face)
            button.setText(applied.text)
            button.set_icons(applied.before, applied.behind)

    def _around(self, dress: Dress) -> int:
        """Return what all but the title takes."""
        if self._backward is not None:
            return self._around_slopes(dress)
        wide = max(self.play.room_for(_dressed(face, dress)) for face in (PLAY, PAUSE))
        wide += self.back.room_for(_dressed(BACK, dress))
        wide += self.next.room_for(_dressed(NEXT, dress))
        parts: list[QWidget] = [self.badge, self.pace]
        seen = [part.sizeHint() for part in parts if not part.isHidden()]
        seen += [self.heads.minimumSizeHint()] if not self.heads.isHidden() else []
        wide += sum(hint.width() for hint in seen) + self.predict.sizeHint().width()
        margins = self._row.contentsMargins()
        gaps = self._row.spacing() * (len(seen) + 5)
        return int(wide + margins.left() + margins.right() + gaps)

    def _around_slopes(self, dress: Dress) -> int:
        """Return what all but the title takes while slopes are shown."""
        faces = ((self.back, BACK), (self.next, NEXT))
        wide = sum(button.room_for(_dressed(face, dress)) for button, face in faces)
        wide += sum(button.sizeHint().width() for button in (self.nudge, self.leave))
        margins = self._row.contentsMargins()
        return int(wide + margins.left() + margins.right() + 5 * self._row.spacing())

    def _on_pace(self) -> None:
        action = self._group.checkedAction()
        if action is not None:
            self.pace_chosen.emit(float(action.data()))
