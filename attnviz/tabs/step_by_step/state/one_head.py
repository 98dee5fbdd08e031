"""One head of a document with its trace: two-dimensional slices, places and names.

The tab shows one head at a time; everything it knows of heads and shared keys is here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.engine.steps.run import Trace
from attnviz.engine.steps.table import NUMBERED
from attnviz.language import tr
from attnviz.model.document.document import MATRICES, Document, numbered
from attnviz.numbering import TokenNumbers
from attnviz.tabs.step_by_step.state.plan import BIASES, LETTERS, PANES, Axis, Pane, StepPlan
from attnviz.ui.look.labels import visible

Index = tuple[int, ...]
Bools = NDArray[np.bool_]

OF_KEYS = ("K", "V", "K_T", "W_K_used", "W_V_used", "b_K_used", "b_V_used")
OF_LAYER = ("X", "M", *(step.name for step in NUMBERED if step.rule.axes[:1] == "t"))


@dataclass(frozen=True, eq=False)
class OneHead:
    """What the tab looks at.

    Parameters
    ----------
    document, trace : of the layer
    head : the query head
    of_tokens : whether its rows are tokens that a model reads, not words of a sentence
    """

    document: Document
    trace: Trace
    head: int
    of_tokens: bool = False

    @cached_property
    def kv(self) -> int:
        """The key/value head that this head reads."""
        return int(self.trace["kv_of_head"][self.head])

    @property
    def single(self) -> bool:
        """Whether the layer has this head alone and gives its rows as they are."""
        return self.document.n_heads == 1 and self.document.W_O is None

    def slice(self, array: str) -> NDArray[Any]:
        """Return the matrix of this head, shape (rows, columns)."""
        found = self.trace.rows(array)
        if array in BIASES:
            return np.atleast_2d(found[self._first(array)])
        matrix: NDArray[Any] = found if array in OF_LAYER else found[self._first(array)]
        return matrix

    @cached_property
    def letters(self) -> tuple[StepPlan, ...]:
        """The lettered steps that this layer has."""
        document = self.document
        there = {
            "B": all(self.trace.get(name) is not None for name in BIASES),
            "QN": document.q_norm is not None,
            "R": document.options.rope is not None,
            "C": document.options.softcap is not None,
        }
        return tuple(plan for plan in LETTERS if there[plan.letter])

    def place(self, array: str, row: int, column: int) -> Index:
        """Return the index of a cell in the trace's array."""
        if array in BIASES:
            return self._first(array), column
        return (row, column) if array in OF_LAYER else (self._first(array), row, column)

    def same(self, operand: str, arrays: Iterable[str]) -> str:
        """Return which of some arrays an operand is, under whatever name; "" when none.

        Where a step changes nothing (no rotary positions, no cap) one array has several names.
        """
        rows = self.trace.rows
        wanted = rows(operand) if operand in self.trace else None
        hits = [name for name in arrays if name == operand or rows(name) is wanted]
        return hits[0] if hits else ""

    def cell(self, array: str, index: Index) -> tuple[int, int] | None:
        """Return (row, column) of a place in the trace, or None when it is another head's."""
        if array in OF_LAYER:
            return index[0], index[1]
        if array in BIASES:
            return (0, index[1]) if index[0] == self._first(array) else None
        return (index[1], index[2]) if index[0] == self._first(array) else None

    def _first(self, array: str) -> int:
        return self.kv if array in OF_KEYS else self.head

    def edit_place(self, pane: Pane, row: int, column: int) -> Index | None:
        """Return where the document keeps a cell; None when the cell is an average of several."""
        if pane.matrix == "X":
            return row, column
        if pane.matrix == "W_Q":
            return self.head, row, column
        stored = self.stored_kv
        return None if stored is None else (stored, row, column)

    @cached_property
    def stored_kv(self) -> int | None:
        """The stored key/value head behind this head; None when several were averaged."""
        used, stored = self.document.kv_heads_used, self.document.n_kv_heads
        if used is not None and used < stored:
            return None
        return self.document.kv_of_head[self.head]

    def shape(self, array: str) -> tuple[int, int]:
        """Return (rows, columns) of a matrix."""
        rows, columns = self.slice(array).shape
        return int(rows), int(columns)

    @cached_property
    def hidden(self) -> Bools:
        """Which keys a query may not look at, shape (n_tokens, n_tokens)."""
        return np.asarray(~self.trace["allowed"])

    @cached_property
    def huge(self) -> bool:
        """Whether some score is too large for e to be raised to it, so that one is taken off."""
        return bool(self.trace.rows("exponent_shift")[self.head].any())

    @property
    def future_visible(self) -> bool:
        """Whether a word may look at a later one."""
        return bool(np.triu(~self.hidden, 1).any())

    @cached_property
    def words(self) -> tuple[str, ...]:
        """Names of the tokens for sentences; a word that stands twice carries its place."""
        count, numbering = Counter(self.document.tokens), self.document.numbering
        return tuple(
            f"{token} ({numbering.of(place)})" if count[token] > 1 else token
            for place, token in enumerate(self.document.tokens)
        )

    def numbers(self, axis: Axis) -> TokenNumbers | None:
        """Return how the places along an axis are numbered that are tokens of a model, or None."""
        return self.document.numbering if axis == "token" and self.of_tokens else None

    def names(self, axis: Axis, array: str = "") -> tuple[str, ...]:
        """Return the labels along an axis of a matrix."""
        document, spec = self.document, self.document.heads[self.head]
        if axis == "token":
            return document.tokens
        if axis == "feature":
            return document.feature_names
        if axis == "total":
            return (tr("row sum"),)
        if axis == "bias":
            return (tr("bias"),)
        if axis == "query":
            letter = "k" if array in ("K", "K_T", "W_K_used", "b_K_used") else "q"
            return _named(spec.query_names, letter, document.d_k)
        if axis == "output" and array == "out" and not self.single:
            wide = self.trace["out"].shape[1]
            return document.feature_names if wide == document.d_model else numbered("o", wide)
        return _named(spec.value_names, "v" if axis == "value" else "o", document.d_v)

    def cell_name(self, array: str, row: int, column: int) -> str:
        """Name a cell in words: "sat, cat" between words, "sat q₀" for a number of one word."""
        pane = PANES[array]
        if pane.columns == "total":
            return tr("row sum of “{words}”", words=visible(self.words[row]))
        rows = self.words if pane.rows == "token" else self.names(pane.rows, array)
        columns = self.words if pane.columns == "token" else self.names(pane.columns, array)
        in_row, in_column = visible(rows[row]), visible(columns[column])
        if pane.rows == pane.columns == "token":
            return f"{in_row}, {in_column}"
        if pane.rows == "token":
            return f"{in_row} {in_column}"
        if pane.columns == "token":
            return f"{in_column} {in_row}"
        return f"{pane.symbol} {in_row}, {in_column}"


def _named(names: tuple[str, ...], letter: str, count: int) -> tuple[str, ...]:
    return names if len(names) == count else numbered(letter, count)


@lru_cache(maxsize=2)
def same_scene(before: OneHead, after: OneHead) -> bool:
    """Whether only numbers differ, so that nothing has to be laid out anew."""
    old, new = before.document, after.document
    return (
        before.head == after.head
        and old.tokens == new.tokens
        and old.feature_names == new.feature_names
        and old.heads == new.heads
        and old.options == new.options
        and old.kv_heads_used == new.kv_heads_used
        and all(np.shape(getattr(old, name)) == np.shape(getattr(new, name)) for name in MATRICES)
        and np.array_equal(before.hidden, after.hidden)
    )
