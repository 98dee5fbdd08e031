"""The row over the picture: six patterns and the numbers of the one that is chosen."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSlider, QWidget

from attnviz.engine import masks
from attnviz.language import tr
from attnviz.model.document.lab import SPARSE_KINDS, SparseSpec
from attnviz.model.edits.sparse import LARGEST_SINKS, LARGEST_STRIDE, LARGEST_WINDOW
from attnviz.tabs.sparse_patterns.state import State
from attnviz.tabs.sparse_patterns.words.numbers import NAMES, TIPS
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.fitted_row import FittedRow
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.controls.segmented import Segmented
from attnviz.ui.controls.whole_field import WholeField
from attnviz.ui.look.theme import Theme
from attnviz.ui.predict.predict_button import PredictButton
from attnviz.ui.tab.state import differs


class Controls(FittedRow):
    """Shows pattern, window, sinks and stride and passes wishes on. Setters never emit."""

    kind_chosen = Signal(int)
    window_moved = Signal(int, int)
    """Another window, and the number of the gesture (0 = typed)."""
    sinks_submitted = Signal(object)
    stride_submitted = Signal(object)
    window_submitted = Signal(object)
    window_stepped = Signal(int)
    refused = Signal(str)
    left = Signal()

    _spec: SparseSpec

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kinds = Segmented(tr("Pattern"), theme, self)
        shortcut_labels.follow(self.kinds, self._name_kinds)
        self.window_label = plain_label(tr("window w"))
        self.window_field = WholeField(tr("window w"), theme, self)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setRange(1, LARGEST_WINDOW)
        self.slider.setPageStep(4)
        self.slider.setAccessibleName(tr("window w"))
        self.slider.setToolTip(
            tr("How many tokens the window covers, including the token itself  (← →)")
        )
        self.sinks_label = plain_label(tr("sinks"))
        self.sinks_field = WholeField(tr("sinks: first tokens that stay visible"), theme, self)
        self.stride_label = plain_label(tr("stride"))
        self.stride_field = WholeField(tr("stride"), theme, self)
        self.sinks_field.setToolTip(tr("First tokens that stay visible, 0 to {n}", n=LARGEST_SINKS))
        self.stride_field.setToolTip(tr("Stride in tokens, 2 to {n}", n=LARGEST_STRIDE))
        self.sinks_field.ends, self.stride_field.ends = (0, LARGEST_SINKS), (2, LARGEST_STRIDE)
        self.predict = PredictButton(theme, "sparse", self)
        self._gesture, self._long, self._look = 0, False, theme
        self._place()
        self._connect()
        self.set_theme(theme)

    def _name_kinds(self) -> None:
        keys = (
            shortcut_labels.key_of(f"sparse.{kind}", str(n))
            for n, kind in enumerate(SPARSE_KINDS, 1)
        )
        tips = [
            shortcut_labels.after(tr(TIPS[kind]), key)
            for kind, key in zip(SPARSE_KINDS, keys, strict=True)
        ]
        names = [tr(NAMES[kind]) for kind in SPARSE_KINDS]
        self.kinds.set_names(names, max(0, self.kinds.current), tips)

    def _place(self) -> None:
        self._row.addWidget(self.kinds)
        for widget in (self.window_label, self.window_field):
            self._row.addWidget(widget)
        self._row.addWidget(self.slider, 1)
        for widget in (self.sinks_label, self.sinks_field, self.stride_label, self.stride_field):
            self._row.addWidget(widget)
        self._row.addStretch(0)
        self._row.addWidget(self.predict)

    def _connect(self) -> None:
        self.kinds.chosen.connect(self.kind_chosen)
        self.slider.sliderPressed.connect(self._on_slider_pressed)
        self.slider.valueChanged.connect(self._on_slider_moved)
        self.slider.sliderReleased.connect(self.left)
        for field, wish in (
            (self.window_field, self.window_submitted),
            (self.sinks_field, self.sinks_submitted),
            (self.stride_field, self.stride_submitted),
        ):
            field.submitted.connect(wish)
            field.refused.connect(self.refused)
            field.left.connect(self.left)
        self.window_field.stepped.connect(self.window_stepped)
        self.sinks_field.stepped.connect(self._on_sinks_stepped)
        self.stride_field.stepped.connect(self._on_stride_stepped)

    def apply_theme(self, theme: Theme) -> None:
        """Give every control a look."""
        self.kinds.set_theme(theme)
        self.predict.set_theme(theme)
        bold = f"font-size: {theme.size('label')}px; font-weight: bold;"
        for label in (self.window_label, self.sinks_label, self.stride_label):
            label.setStyleSheet(bold)
        self._look = theme
        self._wear_window()
        self.sinks_field.set_look(theme, "00")
        self.stride_field.set_look(theme, "00")
        self.slider.setMinimumWidth(round(theme.px(60)))

    def _wear_window(self) -> None:
        """Make room for the numbers of a window, and say of which text it is."""
        self.window_field.set_look(self._look, "131072" if self._long else "16", large=True)
        tip = tr("How many tokens the window covers, 1 to {n}", n=LARGEST_WINDOW)
        long_tip = tr("How many tokens the window covers in the long text")
        self.window_field.setToolTip(long_tip if self._long else tip)

    def show_state(self, state: State, before: State | None) -> None:
        """Show the pattern and the numbers that apply to it, or to the long text."""
        if not differs(state, before, "spec", "long"):
            return
        self._spec = spec = state.spec
        long = state.long
        if long != self._long:
            self._long = long
            self._wear_window()
        self.kinds.set_current(SPARSE_KINDS.index(spec.kind))
        numbers = masks.numbers_of(spec.kind)
        # At the long length a stride is as wide as the window.
        wide = "window" in numbers or (long and "stride" in numbers)
        for widget in (self.window_label, self.window_field):
            widget.setVisible(wide)
        self.slider.setVisible("window" in numbers and not long)
        for widget in (self.sinks_label, self.sinks_field):
            widget.setVisible("n_sinks" in numbers)
        for widget in (self.stride_label, self.stride_field):
            widget.setVisible("stride" in numbers and not long)
        self.window_field.ends = 1, spec.long_tokens if long else LARGEST_WINDOW
        self.window_field.set_value(str(spec.long_window if long else spec.window))
        self.sinks_field.set_value(str(spec.n_sinks))
        self.stride_field.set_value(str(spec.stride))
        if self.slider.value() != spec.window:
            self.slider.blockSignals(True)
            self.slider.setValue(spec.window)
            self.slider.blockSignals(False)

    def _on_slider_pressed(self) -> None:
        self._gesture += 1

    def _on_slider_moved(self, window: int) -> None:
        self.window_moved.emit(window, self._gesture)

    def _on_sinks_stepped(self, by: int) -> None:
        self.sinks_submitted.emit(self._spec.n_sinks + by)

    def _on_stride_stepped(self, by: int) -> None:
        self.stride_submitted.emit(self._spec.stride + by)
