"""The switch over the canvas: the scores on a ruler, or how they add up."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from attnviz.language import tr
from attnviz.tabs.saturation.canvas.picture import Mode
from attnviz.widgets import told_keys
from attnviz.widgets.segmented import Segmented
from attnviz.widgets.theme import Theme

MODES: tuple[Mode, ...] = ("ruler", "walk")


class ModeSwitch(Segmented):
    """Shows how the scores are drawn and asks for the other way."""

    mode_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(tr("Ruler or walk"), theme, parent)
        told_keys.follow(self, self._name)
        self.chosen.connect(self._on_chosen)

    def show_mode(self, mode: Mode, has_draw: bool) -> None:
        """Mark a mode; typed scores did not add up from anything, so there is no choice."""
        self.set_current(MODES.index(mode if has_draw else "ruler"))
        self.setVisible(has_draw)

    def _name(self) -> None:
        key = told_keys.key_of("saturation.walk", "V")
        tips = (tr("Six dots on one ruler"), tr("How the scores add up, number by number"))
        names = (tr("Ruler"), tr("Walk"))
        self.set_names(names, max(0, self.current), [told_keys.after(tip, key) for tip in tips])

    def _on_chosen(self, place: int) -> None:
        self.mode_requested.emit(MODES[place])
