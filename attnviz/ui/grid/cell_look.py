"""What each cell of a window of a grid looks like: ground, ink and text, before any painting.

Screen and export both paint from a `Look`, so they cannot disagree.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from attnviz.ui.grid.value import Bools, Cell, Floats, Grid
from attnviz.ui.look.ends import Ends, ends_of
from attnviz.ui.look.ramp import Codes, Ground, Pixels, Ramp, blend_table
from attnviz.ui.look.theme import Theme

ALLOWED_SHARE, MARKED_SHARE = 0.68, 0.9  # where on the weight ramp a mask takes its two fills
COVERED, SKIPPED = "?", "·"
BARE, WORDED = 1, 2

Hatch = NDArray[np.uint8]
"""Which cells are hatched: 0 = not, else without or with a text."""
Edges = NDArray[np.uint8]
"""The lines of each cell: sums of `Edge`."""


class Edge(IntEnum):
    """A line of a cell: along its upper edge or its left one, where they meet, faint along both."""

    ABOVE = 1
    LEFT = 2
    CORNER = 4
    FAINT = 8


BOTH = int(Edge.ABOVE | Edge.LEFT)


class ColourTable(NamedTuple):
    """Colours by code: the ramp, the fixed grounds, then both once more dimmed."""

    grounds: Pixels
    inks: Pixels
    shades: Pixels
    n_codes: int
    half: int


class Special(NamedTuple):
    """A cell without a number: its ground code, text and pattern."""

    code: int
    text: str = ""
    hatched: bool = False
    crossed: bool = False


@dataclass(frozen=True, eq=False)
class Look:
    """One window of a grid, shape (rows, columns) throughout.

    ``specials`` maps what a cell shows instead of a number to the cells that show it.
    ``hatch`` is None where no cell is hatched: all have both their lines then.
    """

    values: Floats
    codes: Codes
    numbered: Bools
    specials: dict[Special, Bools]
    ends: Ends
    table: ColourTable
    changed: Bools | None
    hatch: Hatch | None


@lru_cache(maxsize=16)
def colour_table(theme: Theme, quantity: str) -> ColourTable:
    """Return the colours of every code of the ramp of a quantity in a theme."""
    ramp = theme.ramp(quantity)
    shares = theme.weight_ramp
    marked = MARKED_SHARE if not theme.projector else ALLOWED_SHARE
    fixed = {
        Ground.SURFACE: (theme.surface.rgb(), theme.text.rgb()),
        Ground.HATCH: (theme.hatch_ground.rgb(), theme.text.rgb()),
        Ground.COVER: (theme.select_fill.rgb(), theme.text.rgb()),
        Ground.NOT_A_NUMBER: (theme.surface.rgb(), theme.error.rgb()),
        Ground.ALLOWED: _ramp_pair(shares, ALLOWED_SHARE),
        Ground.MARKED: _ramp_pair(shares, marked),
    }
    pairs = [fixed[ground] for ground in Ground]
    grounds = np.append(ramp.colours, np.array([p[0] for p in pairs], np.uint32))
    inks = np.append(ramp.inks, np.array([p[1] for p in pairs], np.uint32))
    surface = np.uint32(theme.surface.rgb())
    grounds = np.append(grounds, mixed(grounds, surface))
    inks = np.append(inks, mixed(inks, surface))
    return ColourTable(grounds, inks, blend_table(grounds, inks), ramp.n_codes, len(grounds) // 2)


def _ramp_pair(ramp: Ramp, share: float) -> tuple[int, int]:
    code = int(ramp.codes(np.array([share]))[0])
    return int(ramp.colours[code]), int(ramp.inks[code])


def mixed(pixels: Pixels, other: np.uint32) -> Pixels:
    """Return pixels half way to another colour."""
    half = np.uint32(0x7F7F7F)
    return (pixels >> np.uint32(1) & half) + (other >> np.uint32(1) & half) | np.uint32(0xFF000000)


def look_at(grid: Grid, theme: Theme, rows: range, cols: range) -> Look:
    """Return the look of a window of a grid."""
    values = grid.block(rows, cols)
    table = colour_table(theme, grid.quantity)
    window = np.s_[rows.start : rows.stop, cols.start : cols.stop]
    ends = ends_of(values)
    if grid.tints is None:
        codes, numbered, specials = grounds(grid, theme, table, values, ends)
    else:
        tints = grid.tints[window]
        codes, numbered, specials = grounds(grid, theme, table, tints, ends_of(tints))
    finite = ends.all_finite
    hidden = _cut(grid.hidden, window) if finite else hidden_cells(grid, values, window)
    nothing = None if finite else np.isnan(values)
    first = table.n_codes
    layers = [
        (_cut(grid.skipped, window), Special(first + Ground.SURFACE, SKIPPED)),
        (nothing, Special(first + Ground.NOT_A_NUMBER, crossed=True)),
        (hidden, Special(first + Ground.HATCH, grid.hidden_text, hatched=True)),
        (_cut(grid.covered, window), Special(first + Ground.COVER, COVERED)),
    ]
    for cells, special in layers:
        if cells is not None and cells.any():
            _lay(codes, numbered, specials, cells, special)
    for cell, text in _letters(grid, rows, cols):
        code = int(codes[cell])
        code = first + Ground.MARKED if code == first + Ground.ALLOWED else code
        _lay(codes, numbered, specials, cell, Special(code, text, code == first + Ground.HATCH))
    if grid.dimmed_rows:
        dimmed = [row - rows.start for row in grid.dimmed_rows if row in rows]
        codes[dimmed] += table.half
        specials = _dimmed(specials, dimmed, table.half)
    changed, hatch = _cut(grid.changed, window), _hatch(specials)
    return Look(values, codes, numbered, specials, ends, table, changed, hatch)


def _hatch(specials: dict[Special, Bools]) -> Hatch | None:
    found = None
    for special, where in specials.items():
        if special.hatched:
            found = np.zeros(where.shape, np.uint8) if found is None else found
            found[where] = WORDED if special.text else BARE
    return found


def edges_of(hatch: Hatch) -> Edges:
    """Return the lines of every cell: none within a hatched field, which they would cut up.

    Where hatched cells carry a text, which belongs to one cell each, faint lines tell them apart.
    """
    field = hatch != 0
    goes_on_up, goes_on_left, meets = (np.zeros_like(field) for _ in range(3))
    goes_on_up[1:] = field[1:] & field[:-1]
    goes_on_left[:, 1:] = field[:, 1:] & field[:, :-1]
    meets[1:, 1:] = ~field[:-1, :-1]
    found: Edges = ~goes_on_up * np.uint8(Edge.ABOVE)
    found |= ~goes_on_left * np.uint8(Edge.LEFT)
    found |= (goes_on_up & goes_on_left & meets) * np.uint8(Edge.CORNER)
    found |= (hatch == WORDED) * np.uint8(Edge.FAINT)
    return found


def hidden_cells(grid: Grid, values: Floats, window: tuple[slice, slice]) -> Bools:
    """Return which cells of a window are masked away, shape like `values`."""
    hidden = np.isneginf(values)
    cut = _cut(grid.hidden, window)
    return hidden if cut is None else hidden | cut


def grounds(
    grid: Grid, theme: Theme, table: ColourTable, values: Floats, ends: Ends
) -> tuple[Codes, Bools, dict[Special, Bools]]:
    """Return code, whether a number is shown, and specials of cells by their value alone."""
    written = grid.style != "none" and grid.quantity != "mask"
    numbered = np.ones(values.shape, bool) if written else np.zeros(values.shape, bool)
    specials: dict[Special, Bools] = {}
    if grid.quantity == "mask":
        codes = np.full(values.shape, table.n_codes + Ground.ALLOWED, np.uint16)
        skipped = values == 0
        if skipped.any():
            ground = Special(table.n_codes + Ground.SURFACE, SKIPPED)
            _lay(codes, numbered, specials, skipped, ground)
    elif grid.quantity == "plain":
        codes = np.full(values.shape, table.n_codes + Ground.SURFACE, np.uint16)
    elif grid.diverges:
        codes = theme.ramp(grid.quantity).codes(values, grid.top, ends)
    else:
        codes = theme.weight_ramp.codes(values, ends=ends)
    return codes, numbered, specials


def _lay(
    codes: Codes,
    numbered: Bools,
    specials: dict[Special, Bools],
    cells: Bools | Cell,
    special: Special,
) -> None:
    """Give `cells` the look `special`, over whatever they showed before."""
    for where in specials.values():
        where[cells] = False
    codes[cells] = special.code
    numbered[cells] = False
    specials.setdefault(special, np.zeros(codes.shape, bool))[cells] = True


def _letters(grid: Grid, rows: range, cols: range) -> Iterator[tuple[Cell, str]]:
    """Yield (cell in the window, letter) of the marks to be seen; covered cells hide theirs."""
    for (row, col), text in grid.marks.items():
        if row in rows and col in cols and not grid.is_on("covered", row, col):
            yield (row - rows.start, col - cols.start), text


def _dimmed(specials: dict[Special, Bools], rows: list[int], half: int) -> dict[Special, Bools]:
    """Split specials into those of dimmed rows and the others."""
    split: dict[Special, Bools] = {}
    for special, cells in specials.items():
        dim = np.zeros_like(cells)
        dim[rows] = cells[rows]
        split[special] = cells & ~dim
        split[special._replace(code=special.code + half)] = dim
    return split


def _cut(mask: Bools | None, window: tuple[slice, slice]) -> Bools | None:
    return None if mask is None else mask[window]
