"""Edits that every tab of the sentence asks for alike: what is held, the last word, Reset."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from attnviz.language import tr
from attnviz.model.document.document import Document
from attnviz.model.edits.sentence import partner, swap_ending
from attnviz.session import Session
from attnviz.ui.look.labels import visible

if TYPE_CHECKING:
    from attnviz.engine.steps.rules import Index
    from attnviz.ui.tab.holding import Holding


class LayerEdits:
    """Asks the session for edits of the layer."""

    HELD: ClassVar[str]
    """Begins the merge key of a number that is held."""

    def __init__(self, session: Session) -> None:
        self._session = session

    @property
    def document(self) -> Document:
        """Return the layer as it is now."""
        return self._session.document()

    @cached_property
    def holding(self) -> Holding:
        """Return what holds numbers of the layer, and lets them go."""
        from attnviz.ui.tab.holding import Holding

        return Holding(self._session)

    def hold(self, array: str, place: Index, value: float, gesture: int) -> None:
        """Hold a computed number; numbers of one gesture are one step for undo."""
        key = (self.HELD, array, place, gesture)
        self.holding.hold(array, place, value, cell=self._cell(array, place), key=key)

    def keep(self, array: str, place: Index) -> None:
        """Hold a computed number at the value that it has."""
        self.holding.keep(array, place, cell=self._cell(array, place))

    def let_go(self, array: str, place: Index) -> None:
        """Compute a held number again."""
        self.holding.let_go(array, place, cell=self._cell(array, place))

    def share_rest(self, head: int, row: int) -> None:
        """Hold the other weights of a row so that they make 100% with those that are held."""
        self.holding.share_rest(head, row, word=visible(self.document.tokens[row]))

    def _cell(self, array: str, place: Index) -> str:
        from attnviz.ui.tab.held import cell_text

        return cell_text(self.document, array, place)

    def swap_ending(self) -> None:
        """Swap the last word for that of the partner sentence."""
        last = partner(self.document).split()[-1]
        self._session.edit(swap_ending, text=tr("Last word: {word}", word=last))

    def reset(self) -> None:
        """Go back to the document as it was opened, as one step."""
        self._session.reset("document")
