"""The controls: the row over the picture with size and draw, and the switch inside it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from attnviz.engine.saturation import WIDEST
from attnviz.language import mark, tr
from attnviz.tabs.saturation.state import Mode, State
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.fitted_row import FittedRow
from attnviz.ui.controls.key_button import Face, KeyButton
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.controls.segmented import Segmented
from attnviz.ui.controls.whole_field import WholeField
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import shortest
from attnviz.ui.look.text import base_of, write
from attnviz.ui.look.theme import Theme
from attnviz.ui.predict.predict_button import PredictButton
from attnviz.ui.tab.state import differs

CHAPTER = mark("the chapter’s")
NEW_DRAW = "saturation.new_draw"
MODES: tuple[Mode, ...] = ("ruler", "walk")
TITLE = mark("Vector size d_k")
HEAD = 44.0  # px of the design: the line over the picture
SWEEP, PAUSE = Face(mark("Sweep"), before="play"), Face(mark("Pause"), before="pause")


class Controls(FittedRow):
    """Vector size, draw, and what sets both moving. Setters never emit."""

    size_submitted = Signal(object)
    size_stepped = Signal(int)
    draw_submitted = Signal(object)
    draw_stepped = Signal(int)
    chapter_requested = Signal()
    new_draw_requested = Signal()
    draw_back_requested = Signal()
    sweep_requested = Signal()
    random_toggled = Signal(bool)
    """Random vectors are wanted though there is a real row, or the row again."""
    use_requested = Signal()
    """The model is to divide as the right-hand chart does, or as it did before."""
    refused = Signal(str)
    left = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sweeping = self._used = False
        self.size_label = plain_label(tr("Vector size d_k"))
        self.size_field = WholeField(tr("Vector size d_k"), theme, self)
        self.size_field.ends = 1, WIDEST
        self.draw_label = plain_label(tr("Draw:"))
        self.draw_field = WholeField(tr("Number of the draw"), theme, self)
        self.chapter_button = KeyButton(tr("Chapter’s draw"), theme, self)
        self.badge = plain_label(tr("typed scores"))
        self.back_button = KeyButton(tr("Back to the draw"), theme, self)
        self.new_button = KeyButton("", theme, self)
        self.sweep_button = KeyButton("", theme, self)
        self.temperature = plain_label("")
        self.random_button = KeyButton(tr("Random vectors"), theme, self)
        self.random_button.setCheckable(True)
        self.use_button = KeyButton(tr("Use in the model"), theme, self)
        self.use_button.setCheckable(True)
        self.predict = PredictButton(theme, "saturation", self)
        self._set_tips()
        self._place()
        self._connect()
        self._show_sweeping()
        self.set_theme(theme)

    def _set_tips(self) -> None:
        self.size_field.setToolTip(tr("Numbers per vector: any whole number from 1 to 1,024"))
        self.draw_field.setToolTip(
            tr("The same number always draws the same vectors; type any whole number")
        )
        self.chapter_button.setToolTip(tr("Back to the draw of the chapter’s figure"))
        shortcut_labels.label(self.new_button, tr("New draw"), NEW_DRAW, "R")
        shortcut_labels.tip(self.new_button, tr("Draw new vectors"), NEW_DRAW, "R")
        sweeps = tr("Sweep d_k from 1 to 1,024, or pause")
        shortcut_labels.tip(self.sweep_button, sweeps, "saturation.sweep", "Space")
        self.back_button.setToolTip(tr("Replace the typed scores with the draw"))
        self.random_button.setToolTip(
            tr("Show six random vectors in place of the row of this head, or the row again")
        )
        self.use_button.setToolTip(
            tr(
                "Let all heads of this layer divide their scores as the right-hand chart does, and "
                "the rest of the model run on from there"
            )
        )
        self.sweep_button.setCheckable(True)
        buttons = (self.chapter_button, self.back_button, self.new_button, self.sweep_button)
        for button in (*buttons, self.random_button, self.use_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the canvas

    def _place(self) -> None:
        left: tuple[QWidget, ...] = (self.size_label, self.size_field, self.temperature)
        right: tuple[QWidget, ...] = (
            self.badge,
            self.back_button,
            self.draw_label,
            self.draw_field,
            self.chapter_button,
            self.new_button,
            self.sweep_button,
            self.use_button,
            self.random_button,
            self.predict,
        )
        for widget in left:
            self._row.addWidget(widget)
        self._row.addStretch(1)
        for widget in right:
            self._row.addWidget(widget)

    def _connect(self) -> None:
        self.size_field.submitted.connect(self.size_submitted)
        self.size_field.stepped.connect(self.size_stepped)
        self.draw_field.submitted.connect(self.draw_submitted)
        self.draw_field.stepped.connect(self.draw_stepped)
        for field in (self.size_field, self.draw_field):
            field.refused.connect(self.refused)
            field.left.connect(self.left)
        self.chapter_button.clicked.connect(self.chapter_requested)
        self.back_button.clicked.connect(self.draw_back_requested)
        self.new_button.clicked.connect(self.new_draw_requested)
        self.sweep_button.clicked.connect(self._on_sweep_clicked)
        self.random_button.clicked.connect(self._on_random_clicked)
        self.use_button.clicked.connect(self._on_use_clicked)

    def apply_theme(self, theme: Theme) -> None:
        """Give every control a look."""
        self.size_label.setStyleSheet(f"font-size: {theme.size('body')}px; font-weight: bold;")
        self.badge.setStyleSheet(
            f"background: {theme.select_fill.name()}; color: {theme.text.name()};"
            f"border: {theme.line(1):g}px solid {theme.select_edge.name()};"
            f"border-radius: {round(theme.px(4))}px; font-weight: bold;"
            f"padding: {round(theme.px(4))}px {round(theme.px(10))}px;"
        )
        self.size_field.set_look(theme, "1024", large=True)
        self.draw_field.set_look(theme, tr(CHAPTER))
        buttons = (self.chapter_button, self.back_button, self.new_button, self.sweep_button)
        self.temperature.setStyleSheet(
            f"font-size: {theme.size('title')}px; font-weight: bold; color: {theme.accent.name()};"
        )
        for button in (*buttons, self.use_button, self.random_button, self.predict):
            button.set_theme(theme)
        faces = (face._replace(text=tr(face.text)) for face in (SWEEP, PAUSE))
        self.sweep_button.setMinimumWidth(max(self.sweep_button.room_for(face) for face in faces))

    def show_state(self, state: State, before: State | None) -> None:
        """Show size and draw, and whether the size is growing."""
        if differs(state, before, "spec", "row", "offers_row"):
            typed, draw, row = state.typed, state.spec.draw, state.row is not None
            self.size_label.setText(tr("Temperature") if row else tr(TITLE))
            self.temperature.setText(shortest(state.spec.temperature, 2))
            self.temperature.setVisible(row)
            self.size_field.setVisible(not row)
            self.random_button.setVisible(state.offers_row)
            self.random_button.setChecked(state.spec.random)
            self.new_button.setVisible(not row)
            self.sweep_button.setVisible(not row)
            self.size_field.set_value(str(state.d_k))
            self.draw_field.set_value(tr(CHAPTER) if draw == "chapter" else str(draw))
            self.badge.setText(where_from(state) or tr("typed scores"))
            self.badge.setVisible(typed or bool(where_from(state)))
            self.back_button.setVisible(typed)
            self.draw_label.setVisible(not typed and not row)
            self.draw_field.setVisible(not typed and not row)
            self.chapter_button.setVisible(not typed and not row and draw != "chapter")
        if differs(state, before, "spec", "row", "runs_on"):
            self.use_button.setVisible(state.row is not None and state.runs_on)
            self.use_button.setEnabled(state.can_use)
            self._used = state.is_used
            self.use_button.setChecked(self._used)
        self._sweeping = state.pointer.sweeping
        self._show_sweeping()

    def _show_sweeping(self) -> None:
        self.sweep_button.setChecked(self._sweeping)
        face = PAUSE if self._sweeping else SWEEP
        self.sweep_button.setText(tr(face.text))
        self.sweep_button.set_icons(face.before)

    def _on_sweep_clicked(self) -> None:
        self._show_sweeping()  # Qt has turned it already; it shows what is so
        self.sweep_requested.emit()

    def _on_use_clicked(self) -> None:
        self.use_button.setChecked(self._used)  # Qt has turned it already; it shows what is so
        self.use_requested.emit()

    def _on_random_clicked(self) -> None:
        self.random_toggled.emit(self.random_button.isChecked())


class ModeSwitch(Segmented):
    """The switch over the canvas: the scores on a ruler, or how they add up."""

    mode_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(tr("Switch between ruler and walk"), theme, parent)
        shortcut_labels.follow(self, self._name)
        self.chosen.connect(self._on_chosen)

    def show_state(self, state: State, before: State | None) -> None:
        """Mark a mode; typed scores did not add up from anything, so there is no choice."""
        if differs(state, before, "walks", "typed", "row"):
            self.set_current(MODES.index("walk" if state.walks else "ruler"))
            self.setVisible(not state.typed and state.row is None)

    def _name(self) -> None:
        key = shortcut_labels.key_of("saturation.walk", "V")
        tips = (tr("Six dots on one ruler"), tr("How the scores build up, term by term"))
        names = (tr("Ruler"), tr("Walk"))
        self.set_names(
            names, max(0, self.current), [shortcut_labels.after(tip, key) for tip in tips]
        )

    def _on_chosen(self, place: int) -> None:
        self.mode_requested.emit(MODES[place])


def where_from(state: State) -> str:
    """Name a row of tab 2; "" for all else that is shown."""
    if state.row is None or state.spec.steps_row is None:
        return ""
    return tr("Row “{word}” of tab 2", word=visible(state.row.asker))


def paint_heading(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> QRectF:
    """Paint size and draw in a line, as in a picture of the tab; return what is left of `rect`."""
    margin, head = theme.px(16), theme.px(HEAD)
    middle = rect.top() + head / 2
    x = rect.left() + margin
    painter.setFont(theme.font("body", bold=True))
    painter.setPen(theme.text)
    row = state.row
    title = tr(TITLE) if row is None else tr("Temperature")
    write(painter, x, base_of(middle, theme.size("body")), title)
    x += painter.fontMetrics().horizontalAdvance(title) + margin
    painter.setFont(theme.font("title"))
    painter.setPen(theme.accent)
    number = str(state.d_k) if row is None else shortest(state.spec.temperature, 2)
    write(painter, x, base_of(middle, theme.size("title")), number)
    painter.setFont(theme.font("label"))
    painter.setPen(theme.muted)
    said = tr("typed scores") if state.typed else state.draw_name
    if row is not None:
        said = where_from(state) or tr("head {name}", name=visible(row.heads[row.head].name))
    write(painter, rect.right() - margin, base_of(middle, theme.size("label")), said, "right")
    return rect.adjusted(0, head, 0, 0)
