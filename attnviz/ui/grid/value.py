"""One matrix as it is to be seen: numbers, names, marks. A plain value; painting is elsewhere."""

from collections.abc import Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field, fields
from operator import itemgetter
from typing import Any, Literal, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from attnviz.errors import ShapeError
from attnviz.language import tr
from attnviz.numbering import FROM_ONE, FROM_ZERO, TokenNumbers
from attnviz.ui.look import numbers
from attnviz.ui.look.ends import farthest
from attnviz.ui.look.labels import visible

Floats = NDArray[np.floating[Any]]
Bools = NDArray[np.bool_]
Quantity = Literal["weight", "signed", "change", "plain", "mask"]
DIVERGING = ("signed", "change")
Cell = tuple[int, int]
FAINT_CHANGE = 0.05  # of the scale: changes that are told from none by nothing but their number

_MASKS = ("hidden", "skipped", "covered", "changed", "locked")


class TileSource(Protocol):
    """A matrix too large to hold: numbers are asked for as they come into sight."""

    shape: tuple[int, int]

    def tile(self, rows: range, cols: range) -> Floats:
        """Return the numbers of these rows and columns, shape (len(rows), len(cols))."""


@dataclass(frozen=True, eq=False)
class Grid:
    """A matrix and how it is to be shown.

    Parameters
    ----------
    values : float array, shape (rows, columns), or a TileSource
        -inf stands for a hidden cell: hatched, never a colour of the map. For quantity "mask"
        any number but 0 is allowed.
    title, title_first
        What stands before two blanks: the symbol of a matrix, which is stronger than its name in
        words, or a number, which is fainter than the name.
    title_room
        Width that a title has, where more than the badge stands beside one at the left, or where
        there is more than over the cells for one in the middle; 0: up to the badge, the grid.
    quantity
        "weight": 0 to 1 on one scale everywhere. "signed": -limit to limit, 0 in the middle,
        limit the largest finite absolute value unless given. "change": the same in colours of its
        own, for slopes and differences. "plain": no colour. "mask": filled or not.
    tints : float array of the same shape, or None
        Weights that colour the cells instead of the numbers printed in them.
    row_numbers, column_numbers
        How tokens of a model are numbered beside their names; None = by index, from 0.
    spoken_columns
        Names of columns that stand elsewhere in the picture, for readers and tables.
    hidden, skipped, covered, changed, locked : bool array of the same shape, or None
        Hatched; ground with a dot; a "?" tile that gives nothing away; corner mark; not editable.
    skipped_word
        What is said of a cell with a dot; "" = skipped.
    marks
        Letters in single cells, which then take the marked fill in a mask.
    held
        Cells whose number a person holds, with the text of the number that is computed there.
    marked
        What is said of such cells of a mask; "" = allowed, as of all.
    holds
        Whether typing over a cell holds its number against what is computed there.
    by_typing
        Whether a digit opens a cell, and a drag changes it; else only who asks with F2, Enter or a
        double click does, and digits are the view's keys.
    refuses
        Whether typing on a cell that cannot be edited is answered (or left to the view's keys).
    bounds
        Least and greatest value a drag or key step may reach.
    min_cell
        Cell size in pixels under which the grid pans instead of shrinking further.
    """

    values: Floats | TileSource
    _: KW_ONLY
    title: str = ""
    title_colour: str = "text"
    title_align: Literal["centre", "left"] = "centre"
    title_first: Literal["symbol", "number"] = "symbol"
    title_room: float = 0.0
    badge: str = ""
    badge_colour: str = "K"
    row_labels: Sequence[str] = ()
    column_labels: Sequence[str] = ()
    spoken_columns: Sequence[str] = ()
    row_numbers: TokenNumbers | None = None
    column_numbers: TokenNumbers | None = None
    row_axis: str = ""
    column_axis: str = ""
    quantity: Quantity = "weight"
    limit: float | None = None
    tints: Floats | None = None
    style: numbers.Style = "decimals"
    digits: int = field(default_factory=numbers.digits_in_matrices)
    legend: bool = False
    hidden: Bools | None = None
    hidden_text: str = ""
    skipped: Bools | None = None
    skipped_word: str = ""
    covered: Bools | None = None
    changed: Bools | None = None
    locked: Bools | None = None
    marks: Mapping[Cell, str] = field(default_factory=dict)
    held: Mapping[Cell, str] = field(default_factory=dict)
    marked: str = ""
    dimmed_rows: Sequence[int] = ()
    bold_rows: Sequence[int] = ()
    lit_cells: Sequence[Cell] = ()
    lit_rows: Sequence[int] = ()
    lit_columns: Sequence[int] = ()
    editable: bool = False
    holds: bool = False
    by_typing: bool = True
    refuses: bool = True
    bounds: tuple[float, float] | None = None
    square: bool = True
    min_cell: float | None = None
    max_cell: float | None = None
    row_label_width: float | None = None

    def __post_init__(self) -> None:
        if isinstance(self.values, np.ndarray):
            object.__setattr__(self, "values", _numbers(self.values))
        rows, cols = self.shape
        for name in (*_MASKS, "tints"):
            mask = getattr(self, name)
            if mask is not None and np.shape(mask) != (rows, cols):
                raise ShapeError(
                    f"{name} of “{self.title}” has shape {np.shape(mask)}, expected {(rows, cols)}"
                )
        for name, labels, count in (
            ("row_labels", self.row_labels, rows),
            ("column_labels", self.column_labels, cols),
            ("spoken_columns", self.spoken_columns, cols),
        ):
            if len(labels) not in (0, count):
                raise ShapeError(
                    f"{name} of “{self.title}” has {len(labels)} names, expected {count}"
                )

    @property
    def shape(self) -> tuple[int, int]:
        """Return (rows, columns)."""
        rows, cols = self.values.shape
        return int(rows), int(cols)

    @property
    def tiled(self) -> bool:
        """Whether the numbers come tile by tile."""
        return not isinstance(self.values, np.ndarray)

    @property
    def scale(self) -> tuple[float, float]:
        """Return the ends of the colour scale, told by the quantity and never by NumPy's min."""
        if self.diverges:
            top = self.top
            return -top, top
        return 0.0, 1.0

    @property
    def diverges(self) -> bool:
        """Whether 0 is the middle of its scale."""
        return self.quantity in DIVERGING

    @property
    def top(self) -> float:
        """Return the value at the upper end of a scale with 0 in the middle."""
        if self.limit is not None or self.tiled:
            return self.limit or 1.0
        return farthest(cast(Floats, self.values))

    @property
    def notched(self) -> float:
        """Return the value below which a cell without room for its number is marked negative.

        Of changes only those that count: one of a thousandth is drawn as none.
        """
        return -FAINT_CHANGE * self.top if self.quantity == "change" else 0.0

    def block(self, rows: range, cols: range) -> Floats:
        """Return the numbers of a window, shape (len(rows), len(cols))."""
        if isinstance(self.values, np.ndarray):
            return self.values[rows.start : rows.stop, cols.start : cols.stop]
        return _numbers(self.values.tile(rows, cols))

    def at(self, row: int, col: int) -> float:
        """Return one number; a float32 as the decimal that it is written as, 0.1."""
        number = self.block(range(row, row + 1), range(col, col + 1))[0, 0]
        if isinstance(number, np.float32):
            written = float(str(number))
            return written if np.float32(written) == number else float(number)
        return float(number)

    def is_on(self, mask: str, row: int, col: int) -> bool:
        """Whether the bool array called `mask` is set at a cell."""
        array = getattr(self, mask)
        return array is not None and bool(array[row, col])

    def is_editable(self, row: int, col: int) -> bool:
        """Whether a person may change this cell."""
        return self.editable and not any(
            self.is_on(m, row, col) for m in ("locked", "covered", "hidden")
        )

    def differs_in_numbers_only(self, other: "Grid") -> bool:
        """Whether everything but the numbers is the same, so that nothing moves."""
        if self.shape != other.shape or self.tiled or other.tiled:
            return False
        # A loop: it is asked for every grid at every edit, and nearly all are the same objects.
        for ours, theirs in zip(_marks_of(self.__dict__), _marks_of(other.__dict__), strict=True):
            if ours is not theirs and not _alike(ours, theirs):
                return False
        return True

    def with_values(self, values: Floats, tints: Floats | None = None) -> "Grid":
        """Return the same grid with other numbers (and tints, if it has any) of the same shape."""
        if np.shape(values) != self.shape:
            raise ShapeError(
                f"new numbers of “{self.title}” have shape {np.shape(values)}, "
                f"expected {self.shape}"
            )
        tinted = {} if tints is None else {"tints": tints}
        return self.but(values=_numbers(values), **tinted)

    def but(self, **fields: Any) -> "Grid":
        """Return the same grid with other fields that fit its shape.

        `replace` would check all names and masks again, several times at every edit.
        """
        new = object.__new__(Grid)
        new.__dict__.update(self.__dict__, **fields)
        return new

    def lit_like(self, other: "Grid") -> "Grid":
        """Return the same grid with the rows, columns and cells lit that are in one of its size."""
        if other is self or other.shape != self.shape:
            return self
        lit = (other.lit_rows, other.lit_columns, other.lit_cells)
        return self.but(lit_rows=lit[0], lit_columns=lit[1], lit_cells=lit[2])

    def row_name(self, row: int) -> str:
        """Return the visible name of a row, or its number."""
        if len(self.row_labels):
            return visible(self.row_labels[row])
        return str((self.row_numbers or FROM_ONE).of(row))

    def column_name(self, col: int) -> str:
        """Return the visible name of a column, or its number."""
        names = self.column_labels if len(self.column_labels) else self.spoken_columns
        return visible(names[col]) if len(names) else str((self.column_numbers or FROM_ONE).of(col))

    def describe(self, row: int, col: int) -> str:
        """Say one cell in words, as hover text and screen reader give it."""
        row_name, column_name = self.row_name(row), self.column_name(col)
        content = self.say(row, col)
        if (row, col) in self.held and not self.word(row, col):
            computed = self.held[row, col]
            content = tr("{content}, held, computed {computed}", content=content, computed=computed)
        if self._shares and len(self.row_labels) and len(self.column_labels):
            return tr(
                "{asker} ({row}) looks at {source} ({column}): {content}",
                asker=row_name,
                row=(self.row_numbers or FROM_ZERO).of(row),
                source=column_name,
                column=(self.column_numbers or FROM_ZERO).of(col),
                content=content,
            )
        return tr(
            "row {row}, column {column}: {content}",
            row=row_name,
            column=column_name,
            content=content,
        )

    @property
    def _shares(self) -> bool:
        """Whether the numbers are weights, and not only coloured by them."""
        return self.quantity == "weight" and self.tints is None

    def say(self, row: int, col: int) -> str:
        """Say the content of one cell: a number as it is shown, or why there is none."""
        word = self.word(row, col)
        if word:
            return word
        value = self.at(row, col)
        if self._shares:
            return numbers.whole_percent(value)
        style = self.style if self.style == "nonzero" else "decimals"
        return numbers.cell_text(value, style, self.digits)

    def word(self, row: int, col: int) -> str:
        """Say why a cell shows no number, "" if it does."""
        if self.is_on("covered", row, col):
            return tr("answer hidden")
        if self.is_on("skipped", row, col):
            return self.skipped_word or tr("skipped")
        value = self.at(row, col)
        if self.is_on("hidden", row, col) or value == -np.inf:
            return tr("masked")
        if self.quantity == "mask":
            allowed = (self.marked if (row, col) in self.marks else "") or tr("allowed")
            return allowed if value else tr("skipped")
        if np.isnan(value):
            return tr(numbers.NOT_A_NUMBER)
        return ""


_marks_of = itemgetter(*(field.name for field in fields(Grid) if field.name != "values"))


def _alike(one: Any, other: Any) -> bool:
    if isinstance(one, np.ndarray) or isinstance(other, np.ndarray):
        return type(one) is type(other) and np.array_equal(one, other)
    return bool(one == other)


def _numbers(values: NDArray[Any]) -> Floats:
    """Return a 2-D float array of 4 or 8 bytes a number, without a copy where possible."""
    if values.ndim != 2:
        raise ShapeError(f"a grid shows 2-D arrays, found shape {values.shape}")
    if values.dtype in (np.float32, np.float64):
        return values
    wide = np.float32 if values.dtype.itemsize <= 2 or values.dtype == bool else np.float64
    return values.astype(wide)
