"""The list of changes inside a model, edited: pure functions from tuple to tuple.

The list is in the order of the layers, whatever the order in which changes were made: that is the
order in which they happen.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from attnviz.model.document.hold import Hold
from attnviz.model.document.model_change import ModelChange

Changes = tuple[ModelChange, ...]


def with_change(changes: Changes, new: ModelChange) -> Changes:
    """Return the list with one more; one that is there already is turned on."""
    kept = without(changes, new)
    return tuple(sorted((*kept, replace(new, on=True)), key=_order))


def without(changes: Changes, old: ModelChange) -> Changes:
    """Return the list without a change, on or off."""
    return tuple(each for each in changes if each.switched_on != old.switched_on)


def toggled(changes: Changes, change: ModelChange) -> Changes:
    """Return the list with a change of it turned on or off."""
    return tuple(
        replace(each, on=not each.on) if each.switched_on == change.switched_on else each
        for each in changes
    )


def head_toggled(changes: Changes, layer: int, head: int) -> Changes:
    """Return the list with a head off, or on again."""
    off = ModelChange("head_off", layer, head)
    here = next((each for each in changes if each.switched_on == off), None)
    return with_change(changes, off) if here is None else toggled(changes, here)


def with_holds(changes: Changes, layer: int, added: Iterable[Hold]) -> Changes:
    """Return the list with held numbers of a layer more, each in place of what was held there."""
    for hold in added:
        row, column = hold.cell
        new = ModelChange(
            "held_number", layer, hold.head, row, column, number=hold.value, array=hold.array
        )
        changes = with_change(without_holds(changes, layer, [hold]), new)
    return changes


def without_holds(changes: Changes, layer: int, gone: Iterable[Hold]) -> Changes:
    """Return the list without the changes that hold numbers of a layer where these stand."""
    places = [(hold.array, hold.head, hold.cell) for hold in gone]
    return tuple(
        each
        for each in changes
        if each.layer != layer or not any(_holds_at(each, *place) for place in places)
    )


def _holds_at(change: ModelChange, array: str, head: int | None, cell: tuple[int, int]) -> bool:
    if not change.on or change.head != head:
        return False
    if change.kind == "held_number":
        return (change.array, (change.query, change.key)) == (array, cell)
    if change.kind in ("held_score", "hidden_cell"):
        return array == "masked_scores" and (change.query, change.key) == cell
    if change.kind == "held_row":
        return array == "pattern" and change.query == cell[0]
    if change.kind == "patch_row":
        return array == "z" and change.query == cell[0]
    return change.kind in ("head_mean", "patch_head") and array == "z"


def all_set(changes: Changes, on: bool) -> Changes:
    """Return the list with everything on, or off."""
    return tuple(map(partial(replace, on=on), changes))


def _order(change: ModelChange) -> tuple[int, int]:
    return change.layer, -1 if change.head is None else change.head
