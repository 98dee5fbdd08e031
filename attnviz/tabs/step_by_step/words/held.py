"""What is said of held numbers: beside the cell, in its arithmetic, and in the caption."""

from __future__ import annotations

from dataclasses import replace

from attnviz.engine.steps.table import HOLDABLE
from attnviz.language import tr
from attnviz.tabs.step_by_step.state.one_head import OneHead
from attnviz.tabs.step_by_step.state.plan import PANES
from attnviz.ui.look import numbers
from attnviz.ui.look.labels import visible
from attnviz.ui.tab.held import brief, is_off, off_caption

Cell = tuple[int, int]


def stands_in(array: str, row: int, column: int) -> tuple[str, int, int]:
    """Return where a cell is held: those of Kᵀ are the ones of K."""
    return ("K", column, row) if array == "K_T" else (array, row, column)


def can_be_held(array: str) -> bool:
    """Whether cells of a matrix on screen can be typed over and are then held."""
    return array in HOLDABLE or array == "K_T"


def is_held(one: OneHead, array: str, row: int, column: int) -> bool:
    """Whether a cell of the head on screen is held."""
    name, *cell = stands_in(array, row, column)
    return name in HOLDABLE and one.trace.is_held(name, one.place(name, *cell))


def held_cells(one: OneHead, array: str) -> dict[Cell, str]:
    """Return the held cells of a matrix, with what is computed there."""
    name = stands_in(array, 0, 0)[0]
    found: dict[Cell, str] = {}
    for place in one.trace.held.get(name, {}):
        cell = one.cell(name, place)
        if cell is not None:
            at = (cell[1], cell[0]) if array == "K_T" else cell
            found[at] = brief(float(one.trace.computed[name][place]))
    return found


def computed(one: OneHead) -> OneHead:
    """Return the same head of the layer in which nothing is held."""
    return replace(one, trace=one.trace.computed)


def both(one: OneHead, array: str, row: int, column: int) -> tuple[str, str]:
    """Return the number in use and the computed one, as per cent where they are weights."""
    used = float(one.slice(array)[row, column])
    made = float(computed(one).slice(array)[row, column])
    write = numbers.whole_percent if array == "pattern" else brief
    return write(used), write(made)


def cell_text(one: OneHead, array: str, row: int, column: int) -> str:
    """Name a cell with its matrix: S(sat, cat)."""
    return f"{PANES[array].symbol}({one.cell_name(array, row, column)})"


def held_caption(one: OneHead, lit: tuple[str, int, int]) -> str:
    """Say what is held in the lit row, or else last in the steps, and what follows from it."""
    cell = _told(one, lit)
    if cell is None:
        return ""
    array, row, column = cell
    name = cell_text(one, array, row, column)
    used, made = both(one, array, row, column)
    if array == "pattern" and is_off(one.trace, one.head, row):
        return off_caption(one.document, one.trace, one.head, row)
    first = tr("Held: {cell} is {used} instead of {made}.", cell=name, used=used, made=made)
    told = _share_that_follows(one, array, row, column)
    return f"{first} {told}" if told else first


def some_row_is_off(one: OneHead) -> bool:
    """Whether the weights of some row no longer make what they made."""
    rows = {row for row, _ in held_cells(one, "pattern")}
    return any(is_off(one.trace, one.head, row) for row in rows)


def _told(one: OneHead, lit: tuple[str, int, int]) -> tuple[str, int, int] | None:
    """Return the lit cell if it is held, else one of its row, else the last one."""
    if is_held(one, *lit):
        return lit
    cells = [(name, *cell) for name in HOLDABLE if name in PANES for cell in held_cells(one, name)]
    same = [cell for cell in cells if cell[:2] == lit[:2]]
    found = same or cells
    return found[-1] if found else None


def _share_that_follows(one: OneHead, array: str, row: int, column: int) -> str:
    """Say what became of the weight that a held number of a pair of words leads to."""
    pane = PANES[array]
    if pane.rows != "token" or pane.columns != "token":
        return ""
    used, made = both(one, "pattern", row, column)
    return tr(
        "“{asker}” now gives “{read}” {used} (computed: {made}).",
        asker=visible(one.words[row]),
        read=visible(one.words[column]),
        used=used,
        made=made,
    )
