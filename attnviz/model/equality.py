"""Equality by value for what compares by identity elsewhere: documents, masks, sheets."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

import numpy as np

from attnviz.model.document import Document


def same_document(one: Document, other: Document) -> bool:
    """Tell whether two documents hold the same, bit for bit, whatever they were opened as."""
    return one is other or all(
        same(getattr(one, f.name), getattr(other, f.name))
        for f in fields(one)
        if f.name not in ("base", "peaks")
    )


def same(one: Any, other: Any) -> bool:
    """Compare plain values, arrays (bit for bit) and the small frozen values made of them."""
    if one is other:
        return True
    if isinstance(one, np.ndarray) and isinstance(other, np.ndarray):
        alike = one.dtype == other.dtype and one.shape == other.shape
        return alike and one.tobytes() == other.tobytes()
    if type(one) is not type(other):
        return False
    if isinstance(one, Document):
        return same_document(one, other)
    if is_dataclass(one):
        return all(same(getattr(one, f.name), getattr(other, f.name)) for f in fields(one))
    return bool(one == other)
