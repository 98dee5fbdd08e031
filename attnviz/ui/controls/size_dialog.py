"""The question for the sizes of the small example."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QWidget

from attnviz.language import mark, tr
from attnviz.ui.controls.number_box import NumberBox
from attnviz.ui.controls.plain_label import plain_label

NAMES = (mark("Words"), mark("d_model (numbers per token)"), mark("d_k (numbers per query or key)"))
TYPED = 9999  # what can be typed, to be refused with a reason


class SizeDialog(QDialog):
    """Three numbers between two ends; ``chosen`` carries them when they are taken.

    Parameters
    ----------
    sizes : words, d_model and d_k to begin with
    ends : least and most of each
    """

    chosen = Signal(int, int, int)

    def __init__(
        self,
        title: str,
        sizes: tuple[int, int, int],
        ends: tuple[int, int],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._ends = ends
        form = QFormLayout(self)
        least, most = ends
        said = plain_label(tr("Each from {least} to {most}.", least=least, most=most), self)
        said.setObjectName("ends")
        form.addRow(said)
        self.boxes: list[NumberBox] = []
        for name, value in zip(NAMES, sizes, strict=True):
            box = NumberBox(self)
            box.setRange(0, TYPED)
            box.setValue(value)
            box.setAccessibleName(tr(name))
            box.valueChanged.connect(self._show_fault)
            form.addRow(tr(name), box)
            self.boxes.append(box)
        self.fault = plain_label(parent=self, wraps=True)
        form.addRow(self.fault)
        kinds = QDialogButtonBox.StandardButton
        self._buttons = QDialogButtonBox(kinds.Ok | kinds.Cancel, self)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        form.addRow(self._buttons)
        self.boxes[0].setFocus()
        self.boxes[0].selectAll()  # what is typed first takes the place of the number

    def accept(self) -> None:
        """Hand the sizes on; one that is too small or too large keeps the dialog open."""
        wrong = self._wrong()
        if wrong is not None:
            wrong.setFocus()
            wrong.selectAll()
            self._show_fault()
            return
        words, d_model, d_k = (box.value() for box in self.boxes)
        self.chosen.emit(words, d_model, d_k)
        super().accept()

    def _wrong(self) -> NumberBox | None:
        """Return the first number beyond the ends."""
        least, most = self._ends
        return next((box for box in self.boxes if not least <= box.value() <= most), None)

    def _show_fault(self) -> None:
        wrong, text = self._wrong(), ""
        if wrong is not None:
            text = tr(
                "{name}: found {value}, expected {least} to {most}",
                name=wrong.accessibleName(),
                value=wrong.value(),
                least=self._ends[0],
                most=self._ends[1],
            )
        self.fault.setText(text)
        self.fault.setAccessibleName(text)
