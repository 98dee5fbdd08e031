"""Comparing what a tab shows with what it showed: field by field, arrays by identity."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import Any

import numpy as np


def differs(state: object, before: object | None, *names: str) -> bool:
    """Whether any of these attributes is another one than before; always with nothing before.

    An array that did not change is the same object, and so is a document, a trace or a readout:
    what is the same object is not looked into, and of arrays nothing else counts as the same.
    """
    if before is None:
        return True
    for name in names:
        now, known = getattr(state, name), getattr(before, name)
        if now is not known and _other(now, known):
            return True
    return False


def same(state: Any, before: Any) -> bool:
    """Whether two states of a tab agree in all their fields."""
    kind: Any = type(state)
    fields_of = _fields(kind)
    found, known = fields_of(state), fields_of(before)
    return not any(map(_other, found, known))


def _other(now: object, before: object) -> bool:
    return now is not before and (isinstance(now, np.ndarray) or now != before)


@cache
def _fields(kind: Any) -> attrgetter[tuple[object, ...]]:
    # One name alone would give its value and not a tuple: the class of the state comes first.
    return attrgetter("__class__", *(field.name for field in fields(kind)))
