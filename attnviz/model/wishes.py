"""What a person asks of the model behind the bench, whichever part of the window they act on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class ShowHead:
    """Bring a head to the bench. Layers by their number in the model, heads from 0."""

    layer: int
    head: int


@dataclass(frozen=True)
class ToggleHead:
    """Let a head hand over nothing, or let it speak again."""

    layer: int
    head: int


@dataclass(frozen=True)
class MeasureHeadsOff:
    """Find what is left of the likeliest token with each head off in turn."""


Wish: TypeAlias = ShowHead | ToggleHead | MeasureHeadsOff
