"""Numbers of a layer that a person holds: they stand where a step would put what it computes.

Everything after a held number follows from it. This is activation patching in small.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from attnviz.engine.steps.rules import Index
from attnviz.engine.steps.table import BY_NAME


@dataclass(frozen=True)
class Hold:
    """One held number.

    Parameters
    ----------
    array : name of a computed array, one of `HOLDABLE`
    cell : (row, column)
    value : the number in use there
    head : query head; of K and V the key/value head in use; None of concat and out, which have none
    """

    array: str
    cell: tuple[int, int]
    value: float
    head: int | None = None

    @property
    def name(self) -> str:
        """Return its place as errors write it: scores[0, 2, 1]."""
        return f"{self.array}{list(self.place)}"

    @property
    def place(self) -> Index:
        """Return the place in the array of the trace."""
        return self.cell if self.head is None else (self.head, *self.cell)

    @staticmethod
    def at(array: str, place: Index, value: float) -> Hold:
        """Make one from a place in the array of the trace."""
        *head, row, column = place
        return Hold(array, (row, column), value, head[0] if head else None)


def largest(holds: Iterable[Hold]) -> dict[str, float]:
    """Return the size of the largest number that is held in each array that has one."""
    sizes: dict[str, float] = {}
    for hold in holds:
        sizes[hold.array] = max(sizes.get(hold.array, 0.0), abs(hold.value))
    return sizes


def kept_for(holds: tuple[Hold, ...], tokens: int) -> tuple[Hold, ...]:
    """Return the holds that concern only the first so many tokens."""
    return tuple(hold for hold in holds if all(i < tokens for i in _tokens(hold)))


def _tokens(hold: Hold) -> list[int]:
    axes = BY_NAME[hold.array].rule.axes
    return [i for letter, i in zip(axes, hold.place, strict=True) if letter in "tu"]
