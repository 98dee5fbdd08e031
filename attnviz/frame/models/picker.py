"""A number with a way down and a way up: which layer, which head; a head by its name, 18.6."""

from __future__ import annotations

import re
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.controls.whole_field import WholeField
from attnviz.ui.look.theme import Theme

WIDEST = "888"  # as wide for 9 as for 10: nothing jumps
_HEAD = re.compile(r"\s*(\d{1,6})\s*[.,]\s*(\d{1,6})\s*")


class LayerField(WholeField):
    """Takes a layer, or a head by its name: 18.6 is head 6 of layer 18."""

    named = Signal(int, int)
    """A head by its layer and number; both may lie beyond the ends."""

    def number_of(self, text: str) -> Any:
        head = _HEAD.fullmatch(text)
        return super().number_of(text) if head is None else (int(head[1]), int(head[2]))

    def after_submitting(self, value: Any) -> None:
        if not isinstance(value, tuple):
            super().after_submitting(value)


class NumberPicker(QWidget):
    """A name, and a number between two arrows; it wishes and is told. Setters never emit.

    Parameters
    ----------
    name : what is picked
    names_heads : whether a head may be typed, layer.head
    """

    wished = Signal(object)
    """This number is wanted; it may lie beyond the ends."""
    named = Signal(int, int)
    """A head is wanted by its name, layer.head; where the picker is one of layers."""
    refused = Signal(str)
    left = Signal()
    """The field is done with the keyboard."""

    def __init__(
        self,
        name: str,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        names_heads: bool = False,
    ) -> None:
        super().__init__(parent)
        self._number = 0
        self._numbers: tuple[int, ...] = (0,)
        self.label = plain_label(name, self)
        self.down = KeyButton("", theme, self, kind="plain", before="left")
        self.field = (LayerField if names_heads else WholeField)(name, theme, self)
        self.up = KeyButton("", theme, self, kind="plain", before="right")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for part in (self.label, self.down, self.field, self.up):
            self._row.addWidget(part)
        self.down.clicked.connect(self._on_down)
        self.up.clicked.connect(self._on_up)
        self.field.submitted.connect(self._on_submitted)
        self.field.stepped.connect(self.step)
        self.field.refused.connect(self.refused)
        self.field.left.connect(self.left)
        for button in (self.down, self.up):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_theme(theme)

    def set_number(self, number: int, numbers: tuple[int, ...]) -> None:
        """Show one of these numbers, which grow."""
        self._number, self._numbers = number, numbers
        self.field.set_value(str(number))
        self.field.ends = numbers[0], numbers[-1]
        self.down.setEnabled(number > numbers[0])
        self.up.setEnabled(number < numbers[-1])

    def set_tips(self, tip: str, down: str, up: str) -> None:
        """Say what the number is, and what the arrows do."""
        self.field.setToolTip(tip)
        self.label.setToolTip(tip)
        for button, text in ((self.down, down), (self.up, up)):
            button.setToolTip(text)
            button.setAccessibleName(text)

    def step(self, by: int) -> None:
        """Wish for the next number there is, or the one before."""
        further = [n for n in self._numbers if (n - self._number) * by > 0]
        if further:
            self.wished.emit(min(further, key=lambda n: abs(n - self._number)))

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        self.label.setStyleSheet(f"font-size: {theme.size('label')}px;")
        self.field.set_look(theme, WIDEST)
        self._row.setSpacing(round(theme.px(4)))
        for button in (self.down, self.up):
            button.set_theme(theme)

    def _on_submitted(self, value: object) -> None:
        if isinstance(value, tuple):
            self.named.emit(*value)
        else:
            self.wished.emit(value)

    def _on_down(self) -> None:
        self.step(-1)

    def _on_up(self) -> None:
        self.step(1)
