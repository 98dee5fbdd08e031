"""Equality by value for what compares by identity elsewhere: documents, masks, sheets."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.model.document.document import Document

PART = 2**14  # numbers
# What a document was opened as, and what is only kept to check it faster.
ASIDE = ("base", "peaks", "checked")


def same_document(one: Document, other: Document) -> bool:
    """Whether two documents hold the same, bit for bit, whatever they were opened as."""
    return one is other or _same_fields(one, other)


def _same_fields(one: Any, other: Any) -> bool:
    names = [f.name for f in fields(one) if f.name not in ASIDE]
    return all(same(getattr(one, name), getattr(other, name)) for name in names)


def _same_bytes(one: NDArray[Any], other: NDArray[Any]) -> bool:
    """Compare by parts: an edited number of a hundred megabytes is mostly found early."""
    return all(
        one[i : i + PART].tobytes() == other[i : i + PART].tobytes()
        for i in range(0, len(one), PART)
    )


def same(one: Any, other: Any) -> bool:
    """Compare plain values, arrays (bit for bit) and the small frozen values made of them."""
    if one is other:
        return True
    if isinstance(one, np.ndarray) and isinstance(other, np.ndarray):
        alike = one.dtype == other.dtype and one.shape == other.shape
        return alike and _same_bytes(one.reshape(-1), other.reshape(-1))
    if type(one) is not type(other):
        return False
    if isinstance(one, Document):
        return same_document(one, other)
    if isinstance(one, tuple):
        return len(one) == len(other) and all(map(same, one, other))
    if is_dataclass(one):
        return _same_fields(one, other)
    return bool(one == other)
