"""A worksheet: one page with numbers to work out by hand, and the key on the next.

Given are X, the projection matrices, and K and V. Blank are Q, S, A and O. All numbers, those of
the key too, come from the trace.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QSizeF

from attnviz.engine.explain.cells import explain
from attnviz.engine.steps.trace import Trace
from attnviz.errors import AttnvizError
from attnviz.export.axes import Names, places, slice_of
from attnviz.export.drawing import Draw
from attnviz.export.page import GridRow, Part, Text, draw_page, largest_cell
from attnviz.export.pdf import A4, pdf_bytes
from attnviz.language import tr
from attnviz.model.document.document import Document
from attnviz.model.document.exhibit_words import said
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import decimal_mark, shortest
from attnviz.ui.look.theme import Theme, theme

MARGIN = 40.0
ZOOMS = (1.0, 0.9, 0.8)
CELLS = range(46, 13, -1)  # heights to try, of the blank cells
ROOMY = 26  # height of cells under which smaller letters and fewer decimals are tried
GIVEN_SHARE = 0.55  # height of cells with numbers, of cells to write in
GIVEN_DIGITS = 4
LONGEST_NAME = 16  # letters
DIGITS = (3, 2)  # of results; softmax numbers need three for a hand calculation to agree

GIVEN = (
    ("X", "X"),
    ("W_Q", "W_Q"),
    ("W_K_used", "W_K"),
    ("W_V_used", "W_V"),
    ("K", "K = X W_K"),
    ("V", "V = X W_V"),
)
ASKED = (("Q", "Q"), ("scores", "S"), ("pattern", "A"), ("z", "O"))


@dataclass(frozen=True, eq=False)
class _Layer:
    """The layer and head of a sheet, and what the sheet is called."""

    document: Document
    trace: Trace
    head: int
    title: str


@dataclass(frozen=True, eq=False)
class _Plan:
    """Both pages, and the letters and cells with which they fit."""

    sheet: list[Part]
    key: list[Part]
    look: Theme
    cell: float

    def drawing(self, page: list[Part]) -> Draw:
        margins = (MARGIN, MARGIN, -MARGIN, -MARGIN)
        return lambda painter, rect: draw_page(
            painter, rect.adjusted(*margins), page, self.look, self.cell
        )


def worksheet_bytes(document: Document, trace: Trace, *, head: int = 0, title: str = "") -> bytes:
    """Return a worksheet as a PDF of two A4 pages, the second with the key.

    Parameters
    ----------
    document, trace : the layer and its arrays
    head : query head, for a layer with several
    title : under the heading; the document's own when left out

    Raises
    ------
    AttnvizError
        When the layer has steps that the sheet does not, or more numbers than a page holds.
    """
    title = title or document.title
    pages = worksheet_pages(document, trace, head=head, title=title)
    about = tr("Worksheet: {title}", title=title) if title else tr("Worksheet")
    return pdf_bytes(pages, A4, title=about)


def worksheet_pages(
    document: Document, trace: Trace, *, head: int = 0, title: str = ""
) -> tuple[Draw, Draw]:
    """Return the drawings of the sheet and of its key; see `worksheet_bytes`."""
    _check_plain(document)
    layer = _Layer(document, trace, head, title)
    best: _Plan | None = None
    for digits, zoom in product(DIGITS, ZOOMS):
        plan = _plan(layer, digits, zoom)
        if plan is not None and (best is None or plan.cell > best.cell):
            best = plan
        if best is not None and best.cell >= ROOMY:
            break
    if best is None:
        raise AttnvizError(
            tr(
                "{words} words and vectors of {numbers} numbers do not fit on a page. A "
                "worksheet has room for about seven of each",
                words=document.n_tokens,
                numbers=document.d_model,
            )
        )
    return best.drawing(best.sheet), best.drawing(best.key)


def _plan(layer: _Layer, digits: int, zoom: float) -> _Plan | None:
    """Lay both pages out, if they fit with so many decimals and letters of that size."""
    look = theme("light", zoom=zoom)
    # One size for all digits: what must fit the narrowest cell.
    look = look.with_sizes(cell=look.size("tick"))
    sheet, key = (_parts(layer, digits, solved) for solved in (False, True))
    room = QSizeF(A4.width() - 2 * MARGIN, A4.height() - 2 * MARGIN)
    cell = largest_cell((sheet, key), look, room, CELLS)
    return None if cell is None else _Plan(sheet, key, look, cell)


def _check_plain(document: Document) -> None:
    """Refuse a layer whose numbers do not follow from the sheet alone."""
    options = document.options
    more = {
        tr("rotary positions"): options.rope is not None,
        "ALiBi": options.alibi,
        tr("a soft cap"): options.softcap is not None,
        tr("a temperature"): options.temperature != 1,
        tr("its own scale"): options.scale is not None,
        tr("norms of queries and keys"): document.q_norm is not None or document.k_norm is not None,
        tr("a learned sink"): document.sink_logits is not None,
        tr("held numbers"): bool(document.holds),
        tr("biases"): any(b is not None for b in (document.b_Q, document.b_K, document.b_V)),
    }
    found = [name for name, there in more.items() if there]
    if found:
        raise AttnvizError(
            tr("this layer has {things}; a worksheet cannot show that", things=", ".join(found))
        )


def _parts(layer: _Layer, digits: int, solved: bool) -> list[Part]:
    """List what stands on the sheet, or on the key: the same at the same places."""
    heading = tr("Attention by hand: answer key") if solved else tr("Attention by hand")
    name = visible(said(layer.title)) if layer.title else ""
    line = name if solved else "     ".join(filter(None, (name, tr("Name: {line}", line="_" * 30))))
    given = [_grid(layer, entry, GIVEN_DIGITS) for entry in GIVEN]
    asked = [_grid(layer, entry, digits) for entry in ASKED]
    *tasks, last = (f"{i}.  {task}" for i, task in enumerate(_tasks(layer.document), 1))
    cell = tr("One cell of S: {sum}", sum=_one_cell(layer))
    example = [Text(cell, bold=True)] if solved else []
    return [
        Text(heading, "title", bold=True),
        Text(line or " ", after=14),
        GridRow(given, given, GIVEN_SHARE),
        Text(tr("Work out"), "body", bold=True),
        *map(Text, tasks),
        Text(last, after=14),
        GridRow(asked if solved else [_blank(grid) for grid in asked], asked),
        *example,
    ]


def _grid(layer: _Layer, entry: tuple[str, str], digits: int) -> Grid:
    """Return one matrix of the head in black on white."""
    name, title = entry
    array = slice_of(layer.trace, name, layer.head)
    rows, columns = places(layer.document, name, layer.head)[-2:]
    return Grid(
        array,
        title=title,
        title_align="left",
        quantity="plain",
        row_labels=_short(rows) or _numbered(array.shape[0]),
        column_labels=_short(columns) or _numbered(array.shape[1]),
        style="shortest",
        digits=_needed(array, digits),
        hidden=~layer.trace["allowed"] if name == "pattern" else None,
    )


def _short(names: Names) -> Names:
    """Shorten long names: whole ones would leave no room for the numbers."""
    return tuple(
        name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…" for name in names
    )


def _needed(array: NDArray[Any], most: int) -> int:
    """Return how many decimals, at most so many, the numbers of a matrix need."""
    texts = [shortest(value, most) for value in array.flat]
    return max(len(text.partition(decimal_mark())[2]) for text in texts)


def _numbered(count: int) -> Names:
    return tuple(str(i) for i in range(count))


def _blank(grid: Grid) -> Grid:
    return replace(grid, values=np.zeros(grid.shape), style="none")


def _tasks(document: Document) -> tuple[str, ...]:
    """Say in words what to do, with the switches of the layer."""
    options = document.options
    shares = [tr("A: take each row of S.")]
    if options.scale_on:
        root = shortest(math.sqrt(document.d_k), max(DIGITS))
        shares.append(tr("Divide by √d_k = {root}.", root=root))
    if options.mask_on and document.mask.kind != "none":
        shares.append(tr("Leave out the hatched cells: they are masked."))
    shares.append(tr("Raise e to each number, and divide by the sum of the row."))
    return (
        tr("Q = X W_Q: multiply a row of X by a column of W_Q, number by number, and add."),
        tr("S = Q Kᵀ: multiply a row of Q by a row of K, number by number, and add."),
        " ".join(shares),
        tr("O = A V: each row of A says how much of every row of V to take."),
    )


def _one_cell(layer: _Layer) -> str:
    """Spell out the score of the middle row and the key it looks at most.

    A row of noughts shows nothing: then it is the row with the largest score.
    """
    tokens = layer.document.tokens
    row = len(tokens) // 2
    seen = np.where(layer.trace["allowed"], layer.trace["scores"][layer.head], 0)
    if not seen[row].any():
        row = int(np.abs(seen).max(axis=1).argmax())
    column = int(layer.trace["pattern"][layer.head, row].argmax())
    found = explain(layer.trace, "scores", (layer.head, row, column))
    parts = " + ".join(f"({_number(t.left.value)})({_number(t.right.value)})" for t in found.terms)
    names = " · ".join(visible(name) for name in _short((tokens[row], tokens[column])))
    return f"{names} = {parts} = {_number(found.value)}"


def _number(value: float) -> str:
    return shortest(value, GIVEN_DIGITS)
