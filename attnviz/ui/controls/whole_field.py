"""A field for one whole number; it wishes for what was typed and shows what it is told."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget

from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.ui.controls.submitted_field import SubmittedField
from attnviz.ui.look.numbers import grouped, parse
from attnviz.ui.look.theme import Theme

_GROUPING = str.maketrans("", "", " ,.\u00a0\u2009\u202f'’_")


def parse_whole(text: str) -> int:
    """Read a whole number of any size: 64, 1,024, 1 024.

    Raises
    ------
    EditError
        If it is no number or no whole one.
    """
    plain = text.strip().translate(_GROUPING)
    groups = text.strip().replace(".", ",").split(",")
    if plain.isascii() and plain.isdigit() and all(len(group) == 3 for group in groups[1:]):
        return int(plain)
    number = parse(text)
    if not number.is_integer():
        shown = text.strip()
        raise EditError(
            tr("“{text}” is not a whole number. Type a whole number such as 64.", text=shown)
        )
    return int(number)


class WholeField(SubmittedField):
    """A whole number of any size; arrow keys step."""

    stepped = Signal(int)

    def __init__(self, label: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(label, parent)
        self.ends: tuple[int, int] | None = None
        """Least and most; whoever hears of a number beyond them takes the nearer end."""
        self._large = False
        self._theme = theme

    def set_look(self, theme: Theme, sample: str, large: bool = False) -> None:
        """Take another look; as wide as `sample`, in large letters of the accent if asked."""
        self._theme, self._large = theme, large
        size = theme.size("title" if large else "label")
        colour = theme.accent if large else theme.text
        weight = "bold" if large else "normal"
        self.setStyleSheet(
            f"WholeField {{ font-size: {size}px; font-weight: {weight}; color: {colour.name()}; }}"
            f"WholeField:disabled {{ color: {theme.future_text.name()}; }}"
        )
        metrics = QFontMetricsF(theme.font("title" if large else "label", bold=large))
        self.setFixedWidth(round(metrics.horizontalAdvance(sample) + theme.px(26)))

    def number_of(self, text: str) -> int:
        return parse_whole(text)

    def step(self, by: int) -> None:
        self.stepped.emit(by)

    def after_submitting(self, value: int) -> None:
        if self.ends and not self.ends[0] <= value <= self.ends[1]:
            self.refused.emit(self._beyond(value, *self.ends))

    def _beyond(self, value: int, least: int, most: int) -> str:
        return tr(
            "{name}: found {value}, expected {least} to {most}",
            name=self.accessibleName(),
            value=grouped(value),
            least=least,
            most=grouped(most),
        )
