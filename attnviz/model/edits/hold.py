"""Hold a number of any step, and let it go: pure functions, Document in, Document out."""

from __future__ import annotations

from typing import Any

import numpy as np

from attnviz.engine.steps.functions import allowed
from attnviz.engine.steps.rules import Index
from attnviz.engine.steps.run import run
from attnviz.engine.steps.table import BY_NAME, HOLDABLE
from attnviz.errors import EditError, ShapeError
from attnviz.language import tr
from attnviz.model.document.checks import shape_of
from attnviz.model.document.document import Document
from attnviz.model.document.hold import Hold


def hold(document: Document, array: str, place: Index, value: float) -> Document:
    """Let a number stand in place of a computed one; everything after it follows.

    Parameters
    ----------
    array : name of a computed array; a cell of K_T is one of K
    place : (head, row, column), of K and V the key/value head in use; (row, column) of concat, out

    Raises
    ------
    EditError
        For a given array, a place outside, a cell that the mask hides, or a number that cannot
        stand there.
    """
    array, place = stored_place(array, place)
    kept = tuple(h for h in document.holds if (h.array, h.place) != (array, place))
    new = Hold.at(array, place, _number(document, value))
    if new in document.holds:
        return document
    if not _inside(document, array, place):
        raise EditError(_outside(document, array, place))
    if BY_NAME[array].rule.hidden_stay and not _allowed(document)[place[-2:]]:
        raise EditError(
            tr(
                "“{query}” cannot look at “{key}”. Click M to allow it.",
                query=document.tokens[place[-2]],
                key=document.tokens[place[-1]],
            )
        )
    try:
        return document.with_(holds=(*kept, new))
    except ShapeError as error:
        raise EditError(str(error).partition("]: ")[2] or str(error)) from error


def stored_place(array: str, place: Index) -> tuple[str, Index]:
    """Return where a number is held: of Kᵀ in K, of all others where it stands.

    Raises
    ------
    EditError
        For an array that is not computed.
    """
    if array == "K_T":
        *head, row, column = place
        return "K", (*head, column, row)
    if array not in HOLDABLE:
        raise EditError(
            tr(
                "{name} cannot be held; these can: {arrays}",
                name=array,
                arrays=", ".join(HOLDABLE),
            )
        )
    return array, tuple(place)


def hold_as_computed(document: Document, array: str, place: Index) -> Document:
    """Hold a number at the value that it has now, whatever changes before it later."""
    array, place = stored_place(array, place)
    if not _inside(document, array, place):
        raise EditError(_outside(document, array, place))
    return hold(document, array, place, float(run(document)[array][place]))


def let_go(document: Document, array: str, place: Index) -> Document:
    """Compute a held number again; the same document where none is held."""
    array, place = stored_place(array, place)
    kept = tuple(h for h in document.holds if (h.array, h.place) != (array, place))
    return document if len(kept) == len(document.holds) else document.with_(holds=kept)


def let_all_go(document: Document) -> Document:
    """Compute every held number again."""
    return document.with_(holds=()) if document.holds else document


def share_rest(document: Document, head: int, row: int) -> Document:
    """Hold the other weights of a row in their old ratio, so that the row makes 1 again.

    Raises
    ------
    EditError
        When no weight of the row is held, all are, or the held ones make more than 1.
    """
    pattern = run(document)["pattern"]
    if not (0 <= head < pattern.shape[0] and 0 <= row < pattern.shape[1]):
        raise EditError(_outside(document, "pattern", (head, row, 0)))
    held = {h.cell[1]: h.value for h in document.holds if _in_row(h, head, row)}
    free = [i for i in np.flatnonzero(_allowed(document)[row]).tolist() if i not in held]
    rest = 1.0 - sum(held.values())
    if not held or not free:
        raise EditError(tr("“Distribute the rest” needs a row with a held weight and a free one."))
    if rest < 0:
        raise EditError(tr("The held weights of this row make more than 100%: let one go."))
    old = pattern[head, row, free].astype(np.float64)
    parts = old / old.sum() if old.sum() > 0 else np.full(len(free), 1 / len(free))
    shared = [
        Hold("pattern", (row, i), float(rest * p), head) for i, p in zip(free, parts, strict=True)
    ]
    return document.with_(holds=(*document.holds, *shared))


def _in_row(hold: Hold, head: int, row: int) -> bool:
    return (hold.array, hold.head, hold.cell[0]) == ("pattern", head, row)


def _allowed(document: Document) -> Any:
    return allowed(document.mask, document.options.mask_on, document.n_tokens)


def _inside(document: Document, array: str, place: Index) -> bool:
    shape = shape_of(document, array)
    return len(place) == len(shape) and all(0 <= i < n for i, n in zip(place, shape, strict=True))


def _outside(document: Document, array: str, place: Index) -> str:
    shape = list(shape_of(document, array))
    return tr(
        "{name}: no cell {index}; its shape is {shape}", name=array, index=list(place), shape=shape
    )


def _number(document: Document, value: float) -> float:
    try:
        return float(document.X.dtype.type(float(value)))
    except (TypeError, ValueError, OverflowError) as error:
        raise EditError(tr("found {value}, expected a number", value=repr(value))) from error
