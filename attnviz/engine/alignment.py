"""Two texts beside each other: which of their tokens stand in one row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher


@dataclass(frozen=True)
class Row:
    """A place of A and the place of B beside it, counted from 0; None where there is none.

    Parameters
    ----------
    a, b : places, of which at least one is given
    equal : the two tokens are spelled alike
    """

    a: int | None
    b: int | None
    equal: bool = False

    @property
    def paired(self) -> bool:
        return self.a is not None and self.b is not None


@dataclass(frozen=True)
class Alignment:
    """The rows of two texts in reading order; every token of either stands in one of them."""

    rows: tuple[Row, ...]

    @property
    def equal(self) -> tuple[Row, ...]:
        return tuple(row for row in self.rows if row.equal)

    @property
    def replaced(self) -> tuple[Row, ...]:
        return tuple(row for row in self.rows if row.paired and not row.equal)

    @property
    def only_a(self) -> tuple[Row, ...]:
        return tuple(row for row in self.rows if row.b is None)

    @property
    def only_b(self) -> tuple[Row, ...]:
        return tuple(row for row in self.rows if row.a is None)


def align(a: Sequence[str], b: Sequence[str]) -> Alignment:
    """Return an edit script of two texts: exact spelling, the longest common run first.

    Tokens between two common runs replace each other, the last the last; what is left over on one
    side stands alone, before them.
    """
    rows: list[Row] = []
    for kind, a0, a1, b0, b1 in SequenceMatcher(None, a, b, autojunk=False).get_opcodes():
        both = min(a1 - a0, b1 - b0)
        rows += (Row(i, None) for i in range(a0, a1 - both))
        rows += (Row(None, j) for j in range(b0, b1 - both))
        pairs = zip(range(a1 - both, a1), range(b1 - both, b1), strict=True)
        rows += (Row(i, j, equal=kind == "equal") for i, j in pairs)
    return Alignment(tuple(rows))
