"""The list of held numbers in a side panel: each can be gone to and let go."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from attnviz.language import tr
from attnviz.ui.controls.key_button import LEAST_PAD, KeyButton
from attnviz.ui.controls.panel import Card
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed

MOST = 6  # lines; the rest is counted

Line = tuple[str, str, str]
"""Cell, number in use, number that is computed there."""


class HeldCard(Themed, QObject):
    """What is held, a line each with a cross; nothing of it while nothing is held.

    Parameters
    ----------
    card : what it lies on, which goes with it
    """

    chosen = Signal(int)
    """The number at this place of the list is to be shown."""
    let_go = Signal(int)
    let_all_go = Signal()
    compare_asked = Signal()
    """What is held is to stand beside what would be computed."""

    def __init__(self, theme: Theme, card: Card) -> None:
        super().__init__(card)
        self._theme, self._card = theme, card
        self._lines: tuple[Line, ...] | None = None
        title = plain_label(tr("Held numbers"), card, role="heading")
        self._rows = [_HeldRow(theme, card) for _ in range(MOST)]
        self.more = plain_label("", card)
        self.all = KeyButton(tr("Let all go"), theme, card, kind="quiet")
        self.all.setToolTip(tr("Compute every held number again"))
        self.all.clicked.connect(self.let_all_go)
        self.compare = KeyButton(tr("Compare"), theme, card, kind="quiet")
        self.compare.setToolTip(tr("Show it beside what is computed with nothing held"))
        self.compare.clicked.connect(self.compare_asked)
        buttons = QWidget(card)
        row = QHBoxLayout(buttons)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.compare)
        row.addWidget(self.all)
        for place, line in enumerate(self._rows):
            line.name.clicked.connect(partial(self._on_chosen, place))
            line.cross.clicked.connect(partial(self._on_crossed, place))
        card.add(title, *self._rows, self.more, buttons)
        card.hide()

    @property
    def texts(self) -> list[str]:
        """Return the lines in sight."""
        return [row.said for row in self._rows if not row.isHidden()]

    @property
    def crosses(self) -> list[KeyButton]:
        """Return the crosses in sight."""
        return [row.cross for row in self._rows if not row.isHidden()]

    @property
    def names(self) -> list[KeyButton]:
        """Return the lines in sight as what they are: buttons."""
        return [row.name for row in self._rows if not row.isHidden()]

    @property
    def shown(self) -> bool:
        """Whether the list is there."""
        return not self._card.isHidden()

    def show_lines(self, lines: Sequence[Line]) -> None:
        """List what is held; () hides the card."""
        if tuple(lines) == self._lines:
            return
        self._lines = tuple(lines)
        self._card.setVisible(bool(lines))
        for place, row in enumerate(self._rows):
            row.setVisible(place < len(lines))
            if place < len(lines):
                row.show_line(lines[place])
        more = len(lines) - MOST
        self.more.setVisible(more > 0)
        self.more.setText(tr("and {n} more", n=more))

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (*self._rows, self.compare, self.all)

    def _on_chosen(self, place: int, _checked: bool = False) -> None:
        self.chosen.emit(place)

    def _on_crossed(self, place: int, _checked: bool = False) -> None:
        self.let_go.emit(place)


class _Name(KeyButton):
    """What is held, from the left; what is computed goes first where there is no room."""

    def _left_of(self, wide: float) -> float:
        return self._px(LEAST_PAD)


class _Cross(KeyButton):
    PAD = 6.0


class _HeldRow(Themed, QWidget):
    """One held number: a press on it leads to its cell, the cross lets it go."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.said = ""
        self.name = _Name("", theme, self, kind="quiet")
        self.name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.cross = _Cross("", theme, self, kind="quiet", before="close")
        self.cross.setToolTip(tr("Let it go: it is computed again"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.name, 1)
        row.addWidget(self.cross)

    def show_line(self, line: Line) -> None:
        """Say what is held."""
        cell, used, made = line
        self.said = tr("{cell} = {used}, computed {made}", cell=cell, used=used, made=made)
        computed = tr("computed {made}", made=made)
        self.name.setText(f"{cell} = {used}  {computed}".replace("&", "&&"))
        self.name.setToolTip(self.said)
        self.name.setAccessibleName(tr("Show {number}", number=self.said))
        self.cross.setAccessibleName(tr("Let {cell} go", cell=cell))

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (self.name, self.cross)
