"""The row that every tab has while a model is open: layer, head, text, and how far a run is."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QProgressBar,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from attnviz.frame.models.picker import NumberPicker
from attnviz.language import mark, plural, tr
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.fitted_row import FittedRow
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.controls.sentence_field import SentenceField
from attnviz.ui.look.theme import Theme

LONGEST = 100_000  # characters that can be typed
EXAMPLE = "The teacher Marisol Quenby smiled. The pupils like Marisol Quen"
EXAMPLES = (
    EXAMPLE,
    "The animal didn't cross the street because it was too tired",
    "one two three one two three one two",
)


class ModelBar(QWidget):
    """Picks layer and head, takes a text, and shows a run. Setters never emit."""

    layer_wished = Signal(object)
    head_wished = Signal(object)
    head_named = Signal(int, int)
    """A head by its layer and number."""
    text_submitted = Signal(str)
    stop_wished = Signal()
    all_wished = Signal()
    """All heads are to be shown."""
    refused = Signal(str)
    left = Signal()
    """The keyboard may go back to the canvas."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._menu: QMenu | None = None
        self.layer = NumberPicker(tr("Layer"), theme, self, names_heads=True)
        self.head = NumberPicker(tr("Head"), theme, self)
        self.text = SentenceField(theme, len, self, longest=LONGEST)
        self.all_heads = KeyButton("", theme, self)
        self.all_heads.may_be_narrow()
        shortcut_labels.label(self.all_heads, tr("All heads"), "model.all-heads", "A")
        self.progress = QProgressBar(self)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(tr("Progress"))
        self.said = plain_label(parent=self)
        self.stop = KeyButton(tr("Cancel"), theme, self)
        self._lay_out()
        self._connect()
        self.setAccessibleName(tr("Model"))
        shortcut_labels.follow(self, self._name_keys)
        self._name_keys()
        self.set_theme(theme)
        self.set_progress("")

    @property
    def theme(self) -> Theme:
        """Return the look in use."""
        return self._theme

    def _lay_out(self) -> None:
        self._fields, self._below = _Fields(self), QHBoxLayout()
        self._below.addWidget(self.said, 1)
        self._below.addWidget(self.stop)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._fields)
        self._column.addWidget(self.progress)
        self._column.addLayout(self._below)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def _connect(self) -> None:
        self.layer.wished.connect(self.layer_wished)
        self.head.wished.connect(self.head_wished)
        self.layer.named.connect(self.head_named)
        for picker in (self.layer, self.head):
            picker.refused.connect(self.refused)
            picker.left.connect(self.left)
        self.text.submitted.connect(self._on_submitted)
        self.text.cancelled.connect(self.left)
        self.text.list_requested.connect(self._open_list)
        self.stop.clicked.connect(self.stop_wished)
        self.all_heads.clicked.connect(self.all_wished)

    def _name_keys(self) -> None:
        """Say what the numbers are, and which keys the arrows have."""
        after, key_of = shortcut_labels.after, shortcut_labels.key_of
        self.layer.set_tips(
            after(
                tr("Layer, counted from 0; layer.head such as 18.6 shows a head"),
                key_of("model.jump", "J"),
            ),
            after(tr("Previous layer"), key_of("model.layer-back", "Alt+Down")),
            after(tr("Next layer"), key_of("model.layer-on", "Alt+Up")),
        )
        self.head.set_tips(
            tr("Head, counted from 0"),
            after(tr("Previous head"), key_of("model.head-back", "Alt+Left")),
            after(tr("Next head"), key_of("model.head-on", "Alt+Right")),
        )

    def set_layer(self, layer: int, layers: tuple[int, ...]) -> None:
        """Show which layer it is, of which there are."""
        self.layer.set_number(layer, layers)

    def set_head(self, head: int, n_heads: int) -> None:
        """Show which head it is."""
        self.head.set_number(head, tuple(range(n_heads)))

    def set_text(self, text: str, n_tokens: int) -> None:
        """Show the text of the run."""
        hint = plural(mark("{n} token"), mark("{n} tokens"), n_tokens)
        key = shortcut_labels.key_of("model.text", "F2")
        self.text.set_text(text, True, shortcut_labels.beside(hint, key))

    def set_surveyed(self, known: bool) -> None:
        """Offer all heads, where it is known what they did."""
        self.all_heads.setVisible(known)

    def set_open(self, there: bool) -> None:
        """Show layer, head and text, or not: before the first model is read there are none."""
        self._fields.setVisible(there)

    def set_model(self, typed: bool) -> None:
        """Show the field for a text, or not: captured attention has a text of its own."""
        self.text.setVisible(typed)
        if not typed:
            self.text.close_editor()

    def set_progress(self, said: str, done: int = 0, whole: int = 0) -> None:
        """Show how far a run is; "" = nothing runs."""
        for part in (self.progress, self.said, self.stop):
            part.setVisible(bool(said))
        self.said.setText(said)
        self.progress.setRange(0, whole)
        self.progress.setValue(done)

    def edit(self) -> None:
        """Let a person type a text."""
        self.text.edit()

    def ask_head(self) -> None:
        """Let a person type a layer, or a head by its name."""
        self.layer.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.layer.field.selectAll()

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        self._theme = theme
        side, gap = round(theme.px(16)), round(theme.px(8))
        self._column.setContentsMargins(side, gap, side, 0)
        self._column.setSpacing(round(theme.px(4)))
        self._fields.set_theme(theme)
        self.stop.set_theme(theme)
        self.said.setStyleSheet(f"font-size: {theme.size('label')}px;")
        high = round(theme.px(4))
        self.progress.setFixedHeight(high)
        self.progress.setStyleSheet(
            f"QProgressBar {{ border: 0; background: {theme.track.name()}; border-radius: 2px; }}"
            f"QProgressBar::chunk {{ background: {theme.accent.name()}; border-radius: 2px; }}"
        )
        self.update()

    def _on_submitted(self, text: str) -> None:
        self.text.close_editor()
        self.text_submitted.emit(text)
        self.left.emit()

    def _open_list(self) -> None:
        if self._menu is not None:
            self._menu.deleteLater()
        self._menu = QMenu(self)
        for example in EXAMPLES:
            action = self._menu.addAction(example.replace("&", "&&"))
            action.setData(example)
        self._menu.triggered.connect(self._on_chosen)
        self._menu.popup(self.text.mapToGlobal(QPoint(0, self.text.height())))

    def _on_chosen(self) -> None:
        action = self._menu.activeAction() if self._menu is not None else None
        if action is not None:
            self._on_submitted(str(action.data()))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.window)


class _Fields(FittedRow):
    """Layer, head and text of a model: one row that always fits."""

    SIDE = 0.0
    GAP = 16.0
    LEAST_TEXT = 240.0  # px of the design

    def __init__(self, bar: ModelBar) -> None:
        super().__init__(bar)
        self._parts = (bar.layer, bar.head, bar.all_heads)
        self._text, self._look = bar.text, bar.theme
        for part in self._parts:
            self._row.addWidget(part)
        self._row.addWidget(self._text, 1)
        self._row.addStretch(0)

    def apply_theme(self, theme: Theme) -> None:
        self._look = theme
        for part in (*self._parts, self._text):
            part.set_theme(theme)

    def wanted_width(self) -> int:
        shown = [part for part in self._parts if not part.isHidden()]
        text = 0 if self._text.isHidden() else self._look.px(self.LEAST_TEXT)
        wide = sum(part.sizeHint().width() + self._row.spacing() for part in shown)
        return round(wide + text)
