"""The held numbers of a layer in a side panel, with what is asked for of one of them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from attnviz.engine.steps.trace import Trace
from attnviz.model.document.document import Document
from attnviz.ui.controls.held_card import HeldCard
from attnviz.ui.controls.panel import Card
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed
from attnviz.ui.tab.held import HeldNumber, held_numbers


class HeldList(Themed, QObject):
    """Fills the card of held numbers, and names those that are pressed."""

    chosen = Signal(object)
    """This `HeldNumber` is to be shown."""
    let_go = Signal(object)
    """This `HeldNumber` is to be computed again."""
    let_all_go = Signal()
    compare_asked = Signal()
    """What is held is to stand beside what would be computed."""

    def __init__(self, theme: Theme, card: Card) -> None:
        super().__init__(card)
        self._theme = theme
        self._numbers: tuple[HeldNumber, ...] = ()
        self.card = HeldCard(theme, card)
        self.card.chosen.connect(self._on_chosen)
        self.card.let_go.connect(self._on_crossed)
        self.card.let_all_go.connect(self.let_all_go)
        self.card.compare_asked.connect(self.compare_asked)

    def show(self, document: Document, trace: Trace, *, covered: bool) -> None:
        """List what is held; no word of it while an answer is covered."""
        self._numbers = () if covered else held_numbers(document, trace)
        self.card.show_lines([number.line for number in self._numbers])

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (self.card,)

    def _on_chosen(self, place: int) -> None:
        self.chosen.emit(self._numbers[place])

    def _on_crossed(self, place: int) -> None:
        self.let_go.emit(self._numbers[place])
