"""The row over the picture: step and accuracy, what lets it play, and how fast."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from attnviz.language import mark, tr
from attnviz.tabs.learning.state import PACES, State
from attnviz.tabs.learning.words.numbers import PACE_NAMES, PACE_TIPS
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.fitted_row import FittedRow
from attnviz.ui.controls.key_button import Face, KeyButton
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.controls.segmented import Segmented
from attnviz.ui.look.numbers import grouped, whole_percent
from attnviz.ui.look.text import base_of, write
from attnviz.ui.look.theme import Theme
from attnviz.ui.predict.predict_button import PredictButton
from attnviz.ui.tab.state import differs

PLAY, PAUSE = Face(mark("Play"), before="play"), Face(mark("Pause"), before="pause")
HEAD = 44.0  # px of the design: the line over the picture


class Controls(FittedRow):
    """Restart, step, play, pace. Setters never emit."""

    restart_requested = Signal()
    step_requested = Signal()
    play_requested = Signal()
    pace_chosen = Signal(str)

    CROWDED = True

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.step_label, self.accuracy_label = plain_label(), plain_label()
        self._playing = False
        self.restart = KeyButton("", theme, self, before="undo")
        self.restart.setText(tr("Restart"))
        self.one_step = KeyButton("", theme, self)
        self.play = KeyButton("", theme, self, kind="primary")
        self.pace = Segmented(tr("Pace"), theme, self)
        self.predict = PredictButton(theme, "learning", self)
        self._set_tips()
        for widget in (self.step_label, self.accuracy_label):
            self._row.addWidget(widget)
        self._row.addStretch(1)
        for part in (self.restart, self.one_step, self.play, self.pace, self.predict):
            self._row.addWidget(part)
        self.restart.clicked.connect(self.restart_requested)
        self.one_step.clicked.connect(self.step_requested)
        self.play.clicked.connect(self.play_requested)
        self.pace.chosen.connect(self._on_pace_chosen)
        self._show_playing()
        self.set_theme(theme)

    def _set_tips(self) -> None:
        self.restart.setToolTip(tr("From step 0 once more: the same seed, no head held"))
        shortcut_labels.label(self.one_step, tr("Step"), "learning.step_on", "Right")
        shortcut_labels.tip(self.one_step, tr("Learn from 32 texts once"), "learning.step_on",
            "Right")  # fmt: skip
        shortcut_labels.tip(self.play, tr("Let it learn, or pause"), "learning.play", "Space")
        names = [tr(PACE_NAMES[pace]) for pace in PACES]
        self.pace.set_names(names, 1, [tr(PACE_TIPS[pace]) for pace in PACES])
        for button in (self.restart, self.one_step, self.play):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the canvas

    def apply_theme(self, theme: Theme) -> None:
        """Give every control a look."""
        bold = f"font-size: {theme.size('title')}px; font-weight: bold;"
        self.step_label.setStyleSheet(bold)
        self.accuracy_label.setStyleSheet(bold)
        metrics = QFontMetricsF(theme.font("title"))
        # As wide as they ever are, so that nothing moves while numbers run.
        self.step_label.setMinimumWidth(round(metrics.horizontalAdvance("000 / 000")))
        wide = metrics.horizontalAdvance(tr("accuracy {share}", share="100%"))
        self.accuracy_label.setMinimumWidth(round(wide))
        for part in (self.restart, self.one_step, self.play, self.pace, self.predict):
            part.set_theme(theme)
        faces = (face._replace(text=tr(face.text)) for face in (PLAY, PAUSE))
        self.play.setMinimumWidth(max(self.play.room_for(face) for face in faces))
        self.pace.setVisible(not theme.projector)

    def show_state(self, state: State, before: State | None) -> None:
        """Show step, accuracy, pace, and whether it plays."""
        if differs(state, before, "step", "spec", "shown", "covered"):
            self.step_label.setText(step_text(state))
            self.accuracy_label.setText(accuracy_text(state))
        self.pace.set_current(PACES.index(state.pointer.pace))
        if differs(state, before, "pointer") and state.pointer.playing != self._playing:
            self._playing = state.pointer.playing
            self._show_playing()
        self.one_step.setEnabled(not state.at_end)

    def _show_playing(self) -> None:
        face = PAUSE if self._playing else PLAY
        self.play.setText(tr(face.text))
        self.play.set_icons(face.before)

    def _on_pace_chosen(self, place: int) -> None:
        self.pace_chosen.emit(PACES[place])


def step_text(state: State) -> str:
    """Return the step and how many there are."""
    return f"{grouped(state.step)} / {grouped(state.spec.length)}"


def accuracy_text(state: State) -> str:
    """Return how much is right; a question mark while that is covered."""
    right = "?" if state.covered else whole_percent(state.shown.measured.accuracy)
    return tr("accuracy {share}", share=right)


def paint_heading(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> QRectF:
    """Paint step and accuracy in a line, as in a picture of the tab; return what is left."""
    margin, head = theme.px(16), theme.px(HEAD)
    middle = rect.top() + head / 2
    base = base_of(middle, theme.size("title"))
    painter.setFont(theme.font("title"))
    painter.setPen(theme.text)
    x = rect.left() + margin
    for text in (step_text(state), accuracy_text(state)):
        write(painter, x, base, text)
        x += painter.fontMetrics().horizontalAdvance(text) + margin
    return rect.adjusted(0, head, 0, 0)
