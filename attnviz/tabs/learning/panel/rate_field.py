"""The field of the learning rate."""

from __future__ import annotations

from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget

from attnviz.errors import EditError
from attnviz.model.document.learning import check_rate
from attnviz.ui.controls.submitted_field import SubmittedField
from attnviz.ui.look.numbers import parse
from attnviz.ui.look.theme import Theme

FACTOR = 2.0  # of an arrow key


class RateField(SubmittedField):
    """A learning rate; arrow keys double and halve it."""

    def __init__(self, label: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(label, parent)
        self.set_look(theme)

    def set_look(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        self.setStyleSheet(f"RateField {{ font-size: {theme.size('label')}px; }}")
        metrics = QFontMetricsF(theme.font("label"))
        self.setFixedWidth(round(metrics.horizontalAdvance("0.00000") + theme.px(26)))

    def set_value(self, text: str) -> None:
        """Show this; what is being typed stays while the rate does."""
        if text != self._shown or not self.hasFocus():
            super().set_value(text)

    def number_of(self, text: str) -> float:
        rate = parse(text)
        check_rate(rate)
        return rate

    def step(self, by: int) -> None:
        try:
            rate = parse(self._shown) * FACTOR**by
            check_rate(rate)
        except EditError as error:
            self.refused.emit(str(error))
        else:
            self.submitted.emit(float(f"{rate:.3g}"))
