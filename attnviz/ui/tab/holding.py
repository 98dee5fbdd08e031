"""Holding numbers of a layer and letting them go, as every tab asks for it."""

from __future__ import annotations

from typing import Any

from attnviz.engine.steps.rules import Index
from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.model.document.lab import Slot
from attnviz.model.edits import hold as holding
from attnviz.model.wishes import ChangeHolds
from attnviz.session import Session
from attnviz.ui.look import numbers


class Holding:
    """Asks the session to hold numbers of one of its layers and to let them go.

    Of a layer of a model, the model runs on from there: the numbers are held in it.

    Parameters
    ----------
    slot : the layer
    """

    def __init__(self, session: Session, slot: Slot = "document") -> None:
        self._session, self._slot = session, slot

    def hold(
        self, array: str, place: Index, value: float, *, cell: str, key: object = None
    ) -> bool:
        """Hold a computed number.

        Parameters
        ----------
        cell : its name for undo
        key : numbers with one key are one step for undo
        """
        text = tr("hold {cell} at {value}", cell=cell, value=numbers.exact(value))
        return self._edit(holding.hold, array, place, value, text=text, key=key)

    def keep(self, array: str, place: Index, *, cell: str) -> bool:
        """Hold a computed number at the value that it has."""
        text = tr("hold {cell} as it is", cell=cell)
        return self._edit(holding.hold_as_computed, array, place, text=text)

    def let_go(self, array: str, place: Index, *, cell: str) -> bool:
        """Compute a held number again."""
        return self._edit(holding.let_go, array, place, text=tr("let {cell} go", cell=cell))

    def let_all_go(self) -> bool:
        """Compute every held number again."""
        return self._edit(holding.let_all_go, text=tr("let all held numbers go"))

    def share_rest(self, head: int, row: int, *, word: str) -> bool:
        """Hold the other weights of a row so that they make 100% with those that are held."""
        text = tr("distribute the rest of row {row}", row=word)
        return self._edit(holding.share_rest, head, row, text=text)

    def _edit(self, *edit: Any, text: str, key: object = None) -> bool:
        if self._session.runs_on and self._is_of_model():
            function, *arguments = edit
            before = self._session.document()
            try:
                after = function(before, *arguments).holds
            except EditError as error:
                self._session.edit_rejected.emit(str(error))
                return False
            added = tuple(hold for hold in after if hold not in before.holds)
            gone = tuple(hold for hold in before.holds if hold not in after)
            if added or gone:
                self._session.wish(ChangeHolds(added, gone, text, key))
            return True
        return self._session.edit(*edit, slot=self._slot, text=text, merge_key=key)

    def _is_of_model(self) -> bool:
        """Whether the layer is the one on the bench, not an example of its own."""
        return self._slot == "document" or self._session.lab.example is None
