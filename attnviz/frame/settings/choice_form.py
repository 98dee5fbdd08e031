"""A form of choices, each with a name and a line that says what it does."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QWidget

from attnviz.ui.controls.plain_label import plain_label


class ChoiceForm(QWidget):
    """Rows of a name and a list. Setters never emit."""

    chosen = Signal(str, object)
    """A person chose: the key of the row, and the value."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._boxes: dict[str, QComboBox] = {}
        self._values: dict[str, list[object]] = {}
        self._form = QFormLayout(self)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        self._form.setVerticalSpacing(10)
        self._note = plain_label(parent=self, wraps=True)
        self._note.hide()

    def box(self, key: str) -> QComboBox:
        """Return the list of a row."""
        return self._boxes[key]

    def add_choice(
        self, key: str, title: str, choices: Sequence[tuple[object, str]], tip: str
    ) -> None:
        """Add a row with a list of (value, text)."""
        box = QComboBox(self)
        for _, text in choices:
            box.addItem(text)
        self._boxes[key], self._values[key] = box, [value for value, _ in choices]
        box.setObjectName(key)
        box.activated.connect(self._on_activated)
        self.add_row(title, box, tip)

    def add_row(self, title: str, control: QWidget, tip: str) -> None:
        """Add a row with any control, and under it what it does."""
        control.setAccessibleName(title)
        control.setAccessibleDescription(tip)
        control.setToolTip(tip)
        label = plain_label(title, self)
        label.setBuddy(control)
        self._form.addRow(label, control)
        line = plain_label(tip, self, role="tick", wraps=True)
        self._form.addRow(line)

    def set_value(self, key: str, value: object) -> None:
        """Show what is chosen in a row."""
        values = self._values[key]
        self._boxes[key].setCurrentIndex(values.index(value) if value in values else -1)

    def set_note(self, text: str) -> None:
        """Say something below the rows."""
        if self._note.isHidden():
            self._form.addRow(self._note)
        self._note.setText(text)
        self._note.show()

    def _on_activated(self, place: int) -> None:
        box = self.sender()
        assert isinstance(box, QComboBox)
        key = box.objectName()
        self.chosen.emit(key, self._values[key][place])
