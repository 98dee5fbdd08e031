"""A small change of one cell, really done: what its slope promises beside what comes of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np

from attnviz.engine.steps.run import run
from attnviz.errors import AttnvizError, EditError
from attnviz.language import tr
from attnviz.model.document.document import Document
from attnviz.model.edits.hold import hold
from attnviz.model.edits.layer import set_cell
from attnviz.tabs.step_by_step.state.backward import Backward, value_of
from attnviz.tabs.step_by_step.state.one_head import OneHead
from attnviz.tabs.step_by_step.state.plan import PANES

REACH, POINTS = 2.0, 33  # of the curve: how far to either side, how often computed
AMOUNT, STEP = 0.5, 0.1  # tried first; an arrow key
SMALL = 1e-5  # to either side, for a slope without the chain rule
CHEAP = 4096  # numbers of X up to which a slope is checked and a curve drawn while one points


def with_number(one: OneHead, array: str, row: int, column: int, value: float) -> Document:
    """Return the layer with another number in a cell: a computed one is held.

    Raises
    ------
    EditError
        When no other number can stand there.
    """
    pane = PANES[array]
    if not pane.matrix:
        return hold(one.document, array, one.place(array, row, column), value)
    place = one.edit_place(pane, row, column)
    if place is None:
        raise EditError(tr("{matrix} is an average of several heads here", matrix=pane.symbol))
    return set_cell(one.document, pane.matrix, place, value, unlocked=True)


@dataclass(frozen=True, eq=False)
class Nudge:
    """What a nudge of one cell does to the number that is asked about.

    Parameters
    ----------
    one, backward : the head and the slopes
    cell : (array, row, column)
    amount : what is added
    """

    one: OneHead
    backward: Backward
    cell: tuple[str, int, int]
    amount: float

    @property
    def before(self) -> float:
        """What stands in the cell."""
        array, row, column = self.cell
        return float(self.one.slice(array)[row, column])

    @property
    def slope(self) -> float:
        """How much the number moves per unit of the cell."""
        array, row, column = self.cell
        return float(self.backward.slopes(self.one, array)[row, column])

    @property
    def promised(self) -> float:
        """What the number would be if its curve were straight."""
        return self.backward.value + self.amount * self.slope

    @cached_property
    def really(self) -> float:
        """What the number is then, computed again."""
        return self.at(self.amount)

    def at(self, amount: float) -> float:
        """Return the number after an amount was added to the cell."""
        document = with_number(self.one, *self.cell, self.before + amount)
        return value_of(run(document, self.one.trace), self.backward.watched)

    @cached_property
    def why_not(self) -> str:
        """Why the cell cannot be nudged; "" = it can."""
        try:
            with_number(self.one, *self.cell, self.before + self.amount)
        except AttnvizError as error:
            return str(error)
        return ""

    @property
    def curve(self) -> tuple[tuple[float, float], ...]:
        """The number over what is added, (amount, number) each."""
        return _curve(self.one, self.backward, self.cell)

    @property
    def central_difference(self) -> float | None:
        """The slope without the chain rule.

        None where it is not asked for at every move, in numbers of too few digits for it, and where
        a cell cannot be a little less.
        """
        vectors = self.one.document.X
        if vectors.size > CHEAP or vectors.dtype != np.float64:
            return None
        return _central_difference(self.one, self.backward, self.cell)


@lru_cache(maxsize=8)
def _curve(
    one: OneHead, backward: Backward, cell: tuple[str, int, int]
) -> tuple[tuple[float, float], ...]:
    tried = Nudge(one, backward, cell, 0.0)
    points = POINTS if one.document.X.size <= CHEAP else 5
    amounts = np.linspace(-REACH, REACH, points).tolist()
    found = []
    for amount in amounts:
        try:
            found.append((amount, tried.at(amount)))
        except AttnvizError:
            continue  # beyond what a cell may hold
    return tuple(found)


@lru_cache(maxsize=64)
def _central_difference(
    one: OneHead, backward: Backward, cell: tuple[str, int, int]
) -> float | None:
    tried = Nudge(one, backward, cell, SMALL)
    try:
        return (tried.at(SMALL) - tried.at(-SMALL)) / (2 * SMALL)
    except AttnvizError:
        return None
