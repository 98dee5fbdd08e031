"""A field for a whole number, with the air around its text that other fields have."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QSpinBox, QWidget

AIR = 4 / 7  # of the letters' size, left and right: 8 px at 14


class NumberBox(QSpinBox):
    """A spin box whose number does not touch its edge.

    A style sheet cannot do this: Qt gives the text of a styled spin box the room from its very
    left, whatever the padding is (seen in Qt 6.11).
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._take_air()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self._take_air()

    def _take_air(self) -> None:
        side = round(self.fontInfo().pixelSize() * AIR)
        if self.lineEdit().textMargins().left() != side:
            self.lineEdit().setTextMargins(side, 0, side, 0)
            self.updateGeometry()
