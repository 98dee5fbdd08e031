"""A and B aligned: matrices of one shape, what of them differs, where, and how much."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.engine.alignment import Alignment, align
from attnviz.engine.differences import ROUNDING, Compared, aligned, differences
from attnviz.engine.steps.axes import axes_of
from attnviz.engine.steps.trace import Trace
from attnviz.model.comparison import Pinned
from attnviz.model.document.document import Document
from attnviz.ui.look.labels import visible
from attnviz.ui.tab.compare.exhibit import ComparedBlock, ComparedMatrices, Drawn
from attnviz.ui.tab.held import both

Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]
Cell = tuple[int, int]

WEIGHTS = ("pattern",)
MASKED = ("masked_scores", "exponentials", "pattern")
BETWEEN = " · "  # words that replace each other


@dataclass(frozen=True, eq=False)
class Matrix:
    """One matrix of both sides, its rows and columns beside each other.

    Parameters
    ----------
    symbol, title : its letter, and what stands over it
    a, b : (rows, columns); nan where a side has nothing
    compared : where there are two numbers to compare
    hidden_a, hidden_b : what the mask of a side hides
    rows, columns : names; two words where they replace each other
    told_rows, told_columns : the same as words say them: with its number where a name comes twice
    held_a, held_b : the cells that are held on a side, with what is computed there
    shares : whether the numbers are shares of a row
    head : of the layer on the bench, None = of all
    array : its name in the trace, "" = no layer has it
    """

    symbol: str
    title: str
    a: Floats = field(repr=False)
    b: Floats = field(repr=False)
    compared: Bools = field(repr=False)
    hidden_a: Bools = field(repr=False)
    hidden_b: Bools = field(repr=False)
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    shares: bool = False
    head: int | None = None
    array: str = ""
    told_rows: tuple[str, ...] = ()
    told_columns: tuple[str, ...] = ()
    held_a: Mapping[Cell, str] = field(default_factory=dict, repr=False)
    held_b: Mapping[Cell, str] = field(default_factory=dict, repr=False)

    def row_name(self, row: int) -> str:
        """Name a row so that it is no other."""
        return (self.told_rows or self.rows)[row]

    def column_name(self, column: int) -> str:
        """Name a column so that it is no other."""
        return (self.told_columns or self.columns)[column]

    @cached_property
    def difference(self) -> Floats:
        """B less A; nan where nothing is compared, or where a score is hidden in one of them."""
        with np.errstate(invalid="ignore"):
            apart = self.b - self.a
        return np.where(self.compared & np.isfinite(apart), apart, np.nan)

    @cached_property
    def size(self) -> Floats:
        """How far two numbers are apart, 0 where nothing is compared."""
        return np.nan_to_num(np.abs(self.difference), nan=0.0)

    @property
    def count(self) -> int:
        """How many numbers differ by more than rounding."""
        return int((self.size > ROUNDING).sum())

    def moved(self, row: int) -> float:
        """Return the share of a row of weights that goes to other columns: ½ Σ |B - A|."""
        return float(self.size[row].sum()) / 2

    def kept_rows(self, rows: Sequence[int]) -> Matrix:
        """Return the same matrix with some of its rows."""
        at = list(rows)
        held_a, held_b = (
            {(at.index(row), column): made for (row, column), made in held.items() if row in at}
            for held in (self.held_a, self.held_b)
        )
        return Matrix(
            self.symbol, self.title, self.a[at], self.b[at], self.compared[at], self.hidden_a[at],
            self.hidden_b[at], tuple(self.rows[row] for row in at), self.columns, self.shares,
            self.head, self.array, tuple(self.row_name(row) for row in at), self.told_columns,
            held_a, held_b,
        )  # fmt: skip


@dataclass(frozen=True)
class ComparedCell:
    """A cell of one of the matrices that are compared."""

    matrix: int
    row: int
    column: int


@dataclass(frozen=True, eq=False)
class Comparison:
    """Two sides compared.

    Parameters
    ----------
    names : of A and of B
    alignment : the rows of their texts, None where no text is compared
    tokens : of A and of B
    matrices : those that both have; nothing of one is compared if its shapes do not fit
    left_out : titles of those whose shapes do not fit, with both
    counts : (step, numbers that differ, numbers compared) of each step that is counted
    of_tokens : whether the rows of A or B are tokens of a model, not words of a sentence
    n_heads : of A and of B
    """

    names: tuple[str, str]
    alignment: Alignment | None
    tokens: tuple[tuple[str, ...], tuple[str, ...]]
    matrices: tuple[Matrix, ...]
    left_out: tuple[tuple[str, str, str], ...] = ()
    counts: tuple[tuple[int, int, int], ...] = ()
    of_tokens: bool = False
    n_heads: tuple[int, int] = (1, 1)

    @property
    def apart(self) -> bool:
        """Whether the texts have no token in common, so that nothing can be compared."""
        return self.alignment is not None and not self.alignment.equal

    @property
    def nothing_compared(self) -> bool:
        """Whether no number of A has one of B beside it."""
        return self.apart or not any(matrix.compared.any() for matrix in self.matrices)

    @property
    def same_text(self) -> bool:
        """Whether both texts are spelled alike."""
        return self.tokens[0] == self.tokens[1]

    @cached_property
    def equal(self) -> bool:
        """Whether all numbers are equal to the bit."""
        return all(not matrix.size.any() for matrix in self.matrices)

    @cached_property
    def ranked(self) -> tuple[ComparedCell, ...]:
        """The cells that differ by more than rounding, the largest first."""
        found = []
        for which, matrix in enumerate(self.matrices):
            rows, columns = np.nonzero(matrix.size > ROUNDING)
            sizes = matrix.size[rows, columns]
            found += [
                (-float(size), which, int(row), int(column))
                for size, row, column in zip(sizes, rows, columns, strict=True)
            ]
        return tuple(ComparedCell(*place) for _, *place in sorted(found))

    @cached_property
    def changed_rows(self) -> tuple[int, ...]:
        """The rows in which any matrix differs; all where they do not have the same rows."""
        shapes = {matrix.rows for matrix in self.matrices}
        if len(shapes) != 1:
            return ()
        any_row = np.any([(m.size > ROUNDING).any(axis=1) for m in self.matrices], axis=0)
        return tuple(int(row) for row in np.flatnonzero(any_row))


def compare(
    pinned: Pinned, document: Document, trace: Trace, exhibit: ComparedMatrices, now: str
) -> Comparison:
    """Compare A with what is on the bench.

    Parameters
    ----------
    pinned : A
    document, trace : the layer on the bench
    exhibit : what of it
    now : what B is called
    """
    names = (pinned.name, now)
    if exhibit.drawn is not None:
        b, a = exhibit.drawn
        if pinned.swapped:
            a, b, names = b, a, (now, pinned.name)
        return _of_drawn(names, a, b)
    own: _Side = (pinned.document(exhibit.slot), pinned.trace(exhibit.slot), pinned.head)
    live: _Side = (document, trace, None)
    if pinned.swapped:
        return _of_layers((live, own), (now, pinned.name), exhibit)
    return _of_layers((own, live), names, exhibit)


_Side = tuple[Document, Trace, int | None]


def _of_layers(
    sides: tuple[_Side, _Side], names: tuple[str, str], exhibit: ComparedMatrices
) -> Comparison:
    (doc_a, a, head_a), (doc_b, b, head_b) = sides
    alignment = align(doc_a.tokens, doc_b.tokens)
    arrays = dict.fromkeys(block.array for block in exhibit.blocks)
    arrays |= dict.fromkeys(each.array for each in exhibit.counted)
    found = _found(a, b, alignment, tuple(arrays))
    matrices, left_out = [], []
    words = _paired_words(alignment, (doc_a, doc_b))
    told = _told_apart(words, alignment, (doc_a, doc_b))
    for block in exhibit.blocks:
        compared = found.arrays.get(block.array)
        if compared is None:
            shapes = found.left_out.get(block.array, (None, None))
            left_out.append((block.title, _shape(shapes[0]), _shape(shapes[1])))
            if None in shapes:
                continue
            compared = _beside(block.array, (a, b), alignment)
        heads = (block.head if head_a is None else head_a, block.head if head_b is None else head_b)
        matrices.append(_matrix(block, compared, heads, (a, b), (words, told)))
    counts = tuple(
        (each.number, int((one.size > ROUNDING).sum()), int(one.compared.sum()))
        for each in exhibit.counted
        if (one := found.arrays.get(each.array)) is not None
    )
    tokens = (tuple(doc_a.tokens), tuple(doc_b.tokens))
    return Comparison(
        names, alignment, tokens, tuple(matrices), tuple(left_out), counts, exhibit.of_tokens,
        (doc_a.n_heads, doc_b.n_heads),
    )  # fmt: skip


@lru_cache(maxsize=4)
def _found(a: Trace, b: Trace, alignment: Alignment, names: tuple[str, ...]) -> Any:
    return differences(a, b, alignment, names)


def _matrix(
    block: ComparedBlock,
    compared: Compared,
    heads: tuple[int | None, int | None],
    traces: tuple[Trace, Trace],
    names: tuple[tuple[str, ...], tuple[str, ...]],
) -> Matrix:
    words, told = names
    axes = axes_of(block.array)
    with_heads = axes[0] in "hg"

    def cut(values: NDArray[Any], side: int) -> NDArray[Any]:
        head = heads[side]
        if not with_heads:
            return np.atleast_2d(values)
        kv, head = traces[side]["kv_of_head"], head or 0
        if head >= len(kv):  # the other side has more heads
            return np.full_like(values[0], 0 if values.dtype == np.bool_ else np.nan)
        return np.atleast_2d(values[kv[head] if axes[0] == "g" else head])

    letters = axes[1:] if with_heads else axes
    rows, columns = ("1", letters) if len(letters) == 1 else (letters[0], letters[1])
    places = (compared.places_a[-2:], compared.places_b[-2:])
    there = [_there(place) for place in places]
    a, b = (np.where(there[i], cut(v, i), np.nan) for i, v in enumerate((compared.a, compared.b)))
    hidden = [np.zeros(a.shape, dtype=np.bool_)] * 2
    if block.array in MASKED:
        hidden = [
            there[i] & ~np.asarray(traces[i]["allowed"][np.ix_(*places[i])]) for i in range(2)
        ]
    # What is there on one side alone counts from 0 where the engine compares it so.
    shown = cut(compared.compared, 1)
    if block.array in WEIGHTS:
        paired = shown & ~(there[0] & there[1])
        a, b = (np.where(paired & ~there[i], 0.0, v) for i, v in enumerate((a, b)))
    return Matrix(
        block.symbol,
        block.title,
        a.astype(np.float64),
        b.astype(np.float64),
        shown,
        hidden[0],
        hidden[1],
        words if rows in "tu" else _named(block.rows, a.shape[0]),
        words if columns in "tu" else _named(block.columns, a.shape[1]),
        block.array in WEIGHTS,
        block.head,
        block.array,
        told if rows in "tu" else (),
        told if columns in "tu" else (),
        *(_held(block.array, traces[i], heads[i], places[i][-len(letters) :]) for i in range(2)),
    )


def _held(
    array: str, trace: Trace, head: int | None, places: Sequence[NDArray[Any]]
) -> dict[Cell, str]:
    """Return the held cells of a side where they stand in the aligned matrix."""
    first, found = axes_of(array)[0], {}
    shown = trace["kv_of_head"][head or 0] if first == "g" else head or 0
    for place in trace.held.get(array, {}):
        if first in "hg" and place[0] != shown:
            continue
        cell = place[-len(places) :]
        at = [np.flatnonzero(own == i) for own, i in zip(places, cell, strict=True)]
        if all(len(each) for each in at):
            column = int(at[-1][0])
            found[(int(at[0][0]) if len(at) == 2 else 0, column)] = both(trace, array, place)[1]
    return found


def _named(names: tuple[str, ...], size: int) -> tuple[str, ...]:
    """Return names of all places of an axis, which is longer on the side that does not name it."""
    return (*names, *[""] * (size - len(names))) if names else names


def _beside(array: str, traces: tuple[Trace, Trace], alignment: Alignment) -> Compared:
    """Return an array of two sizes: token rows as aligned, the rest from the first on."""
    values = [trace[array] for trace in traces]
    rows = [(row.a, row.b) for row in alignment.rows]
    places = []
    for side, own in enumerate(values):
        tokens = np.array([-1 if row[side] is None else row[side] for row in rows], dtype=np.intp)
        along = []
        for axis, letter in enumerate(axes_of(array)):
            count = np.arange(max(each.shape[axis] for each in values), dtype=np.intp)
            along.append(tokens if letter in "tu" else np.where(count < own.shape[axis], count, -1))
        places.append(tuple(along))
    (a, _), (b, _) = (aligned(own, place) for own, place in zip(values, places, strict=True))
    return Compared(array, a, b, np.zeros(a.shape, dtype=np.bool_), places[0], places[1])


def _there(places: Sequence[NDArray[np.intp]]) -> Bools:
    """Return which cells of the aligned matrix a side has."""
    marks = [each >= 0 for each in places]
    return np.atleast_2d(np.logical_and.outer(*marks) if len(marks) == 2 else marks[0])


def _paired_words(alignment: Alignment, documents: tuple[Document, Document]) -> tuple[str, ...]:
    names = []
    for row in alignment.rows:
        words = [
            visible(document.tokens[place])
            for document, place in zip(documents, (row.a, row.b), strict=True)
            if place is not None
        ]
        names.append(BETWEEN.join(dict.fromkeys(words)))
    return tuple(names)


def _told_apart(
    names: tuple[str, ...], alignment: Alignment, documents: tuple[Document, Document]
) -> tuple[str, ...]:
    """Return the names with the number of the token where another one is called the same."""
    twice = {name for name, count in Counter(names).items() if count > 1}
    told = []
    for name, row in zip(names, alignment.rows, strict=True):
        side = 0 if row.b is None else 1
        place = row.a if row.b is None else row.b
        assert place is not None
        number = documents[side].numbering.of(place)
        told.append(f"{name} ({number})" if name in twice else name)
    return tuple(told)


def _shape(shape: tuple[int, ...] | None) -> str:
    return "–" if shape is None else " × ".join(map(str, shape))


def _of_drawn(names: tuple[str, str], a: Drawn, b: Drawn) -> Comparison:
    if a.values.shape != b.values.shape:
        shapes = (_shape(a.values.shape), _shape(b.values.shape))
        return Comparison(names, None, ((), ()), (), ((b.symbol, *shapes),))
    nothing = np.zeros(a.values.shape, dtype=np.bool_)
    matrix = Matrix(
        b.symbol, b.symbol, a.values.astype(np.float64), b.values.astype(np.float64), ~nothing,
        nothing, nothing, b.names, b.names,
    )  # fmt: skip
    return Comparison(names, None, ((), ()), (matrix,))
