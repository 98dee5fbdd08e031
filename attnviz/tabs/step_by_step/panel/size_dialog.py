"""The question for another size of the example."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QWidget

from attnviz.language import mark, tr
from attnviz.model.edits.resize import LARGEST, SMALLEST
from attnviz.ui.controls.number_box import NumberBox

NAMES = (mark("Words"), mark("d_model (numbers a word)"), mark("d_k (numbers a query or key)"))


class SizeDialog(QDialog):
    """Three numbers from 2 to 8; ``chosen`` carries them when they are taken."""

    chosen = Signal(int, int, int)

    def __init__(self, sizes: tuple[int, int, int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Size of the example"))
        form = QFormLayout(self)
        self.boxes: list[NumberBox] = []
        for name, value in zip(NAMES, sizes, strict=True):
            box = NumberBox(self)
            box.setRange(SMALLEST, LARGEST)
            box.setValue(value)
            box.setAccessibleName(tr(name))
            form.addRow(tr(name), box)
            self.boxes.append(box)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        form.addRow(buttons)
        self.accepted.connect(self._on_accepted)

    def _on_accepted(self) -> None:
        words, d_model, d_k = (box.value() for box in self.boxes)
        self.chosen.emit(words, d_model, d_k)
