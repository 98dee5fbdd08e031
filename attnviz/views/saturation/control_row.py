"""The row over the picture: vector size, draw, and what sets both moving."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QWidget

from attnviz.engine.saturation import WIDEST
from attnviz.language import mark, tr
from attnviz.views.saturation.figure import Figure
from attnviz.widgets import told_keys
from attnviz.widgets.key_button import Face, KeyButton
from attnviz.widgets.predict_button import PredictButton
from attnviz.widgets.row_fitter import FittedRow
from attnviz.widgets.theme import Theme
from attnviz.widgets.whole_field import WholeField

CHAPTER = mark("chapter’s")
NEW_DRAW = "saturation.new_draw"
SWEEP, PAUSE = Face(mark("Sweep"), before="play"), Face(mark("Pause"), before="pause")


class ControlRow(FittedRow):
    """Shows size and draw and passes wishes on."""

    ZOOMED = True

    size_submitted = Signal(object)
    size_stepped = Signal(int)
    draw_submitted = Signal(object)
    draw_stepped = Signal(int)
    chapter_requested = Signal()
    new_draw_requested = Signal()
    draw_back_requested = Signal()
    sweep_requested = Signal()
    refused = Signal(str)
    left = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.size_label = _plain_label(tr("Vector size d_k"))
        self.size_field = WholeField(tr("Vector size d_k"), theme, self)
        self.size_field.ends = 1, WIDEST
        self.draw_label = _plain_label(tr("Draw:"))
        self.draw_field = WholeField(tr("Number of the draw"), theme, self)
        self.chapter_button = KeyButton(tr("Chapter’s draw"), theme, self)
        self.badge = _plain_label(tr("typed scores"))
        self.back_button = KeyButton(tr("Back to the draw"), theme, self)
        self.new_button = KeyButton("", theme, self)
        self.sweep_button = KeyButton("", theme, self)
        self.predict = PredictButton(theme, "saturation", self)
        self._set_tips()
        self._place()
        self._connect()
        self.set_sweeping(False)
        self.set_theme(theme)

    def _set_tips(self) -> None:
        self.size_field.setToolTip(tr("Numbers in each vector, 1 to 1,024: type any whole number"))
        self.draw_field.setToolTip(
            tr("A number always draws the same vectors: type any whole number")
        )
        self.chapter_button.setToolTip(tr("Go back to the draw of the chapter’s figure"))
        told_keys.label(self.new_button, tr("New draw"), NEW_DRAW, "R")
        told_keys.tip(self.new_button, tr("Draw other vectors"), NEW_DRAW, "R")
        sweeps = tr("Let d_k grow from 1 to 1,024, or pause")
        told_keys.tip(self.sweep_button, sweeps, "saturation.sweep", "Space")
        self.back_button.setToolTip(tr("Leave the typed scores"))
        self.sweep_button.setCheckable(True)
        for button in (self.chapter_button, self.back_button, self.new_button, self.sweep_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the canvas

    def _place(self) -> None:
        left: tuple[QWidget, ...] = (self.size_label, self.size_field)
        right: tuple[QWidget, ...] = (
            self.badge,
            self.back_button,
            self.draw_label,
            self.draw_field,
            self.chapter_button,
            self.new_button,
            self.sweep_button,
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
        self.sweep_button.clicked.connect(self.sweep_requested)

    def wear(self, theme: Theme) -> None:
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
        for button in (*buttons, self.predict):
            button.set_theme(theme)
        faces = (replace(face, text=tr(face.text)) for face in (SWEEP, PAUSE))
        self.sweep_button.setMinimumWidth(max(self.sweep_button.room_for(face) for face in faces))

    def show_figure(self, figure: Figure) -> None:
        """Show size and draw of a figure."""
        typed, draw = figure.typed, figure.spec.draw
        self.size_field.set_value(str(figure.d_k))
        self.size_field.setEnabled(not typed)
        self.draw_field.set_value(tr(CHAPTER) if draw == "chapter" else str(draw))
        self.badge.setVisible(typed)
        self.back_button.setVisible(typed)
        self.draw_label.setVisible(not typed)
        self.draw_field.setVisible(not typed)
        self.chapter_button.setVisible(not typed and draw != "chapter")
        self.sweep_button.setEnabled(not typed)

    def set_sweeping(self, running: bool) -> None:
        """Show whether the size is growing."""
        self.sweep_button.setChecked(running)
        face = PAUSE if running else SWEEP
        self.sweep_button.setText(tr(face.text))
        self.sweep_button.set_icons(face.before)


def _plain_label(text: str) -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
