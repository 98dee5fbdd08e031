"""A narrow button that opens a list: nothing but an arrow."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.tones import HIGH

WIDE = 26.0  # px of the design


class MoreButton(KeyButton):
    """Stands beside the choice that its list has more of."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("", theme, parent, before="chevron")

    def sizeHint(self) -> QSize:
        return QSize(round(self._theme.px(WIDE)), round(self._theme.px(HIGH)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()
