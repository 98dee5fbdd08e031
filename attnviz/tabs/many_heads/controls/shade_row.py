"""The row by which score all heads are shaded and sorted; there while all are shown."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from attnviz.language import tr
from attnviz.tabs.many_heads.state import PATTERN, SIGNED, State
from attnviz.tabs.many_heads.words.all_heads import NAMES
from attnviz.ui.controls.fitted_row import FittedRow
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.controls.segmented import Segmented
from attnviz.ui.look.theme import Theme

SHADES = (PATTERN, "previous", "first", "duplicate", "induction", "entropy", "direct")
"""The choices of the row, in the order of their number keys."""


class ShadeRow(FittedRow):
    """Shows by which score, and wishes for another. Setters never emit."""

    shade_chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shades: tuple[str, ...] = ()
        self._is_wanted = False
        self.label = plain_label(tr("Shade by"), self)
        self.scores = Segmented(tr("Shade by"), theme, self)
        self.scores.chosen.connect(self._on_chosen)
        self.note = plain_label("", self)
        self.note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._row.addWidget(self.label)
        self._row.addWidget(self.scores)
        self._row.addWidget(self.note, 1)
        self._row.addStretch(0)  # the row stays at the left where the note is not there
        self.hide()
        self.set_theme(theme)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.scores.set_theme(theme)
        for label in (self.label, self.note):
            label.setStyleSheet(f"font-size: {theme.size('tick')}px;")
        self._show()

    def show_state(self, state: State, before: State | None) -> None:
        """Show the choices that the model has."""
        self._is_wanted = state.shown == "all"
        self._show()
        if not self._is_wanted:
            return
        known = state.all_heads.direct is not None
        self._shades = SHADES if known else SHADES[:-1]
        current = self._shades.index(state.shade) if state.shade in self._shades else -1
        tips = tuple(f"{i + 1}" for i in range(len(self._shades)))
        self.scores.set_names([tr(NAMES[name]) for name in self._shades], current, tips)
        self.note.setVisible(state.shade != PATTERN)
        self.note.setText(
            tr("bar to the right: pushes up, to the left: down")
            if state.shade in SIGNED
            else tr("the fuller the bar, the higher the score")
        )

    def choose(self, number: int) -> None:
        """Wish for a score by its number, from 1; there may be none."""
        if number <= len(self._shades):
            self.shade_chosen.emit(self._shades[number - 1])

    def _show(self) -> None:
        # A class sees fewer controls; the number keys choose there, too.
        self.setVisible(self._is_wanted and not self._theme.projector)

    def _on_chosen(self, place: int) -> None:
        self.shade_chosen.emit(self._shades[place])
