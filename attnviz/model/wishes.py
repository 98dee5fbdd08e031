"""What a person asks of the model behind the bench, whichever part of the window they act on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from attnviz.model.document.hold import Hold

LayerSwitch: TypeAlias = Literal["scale_off", "rope_off", "mask_off", "softcap_off"]


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
class ToggleSwitch:
    """Turn a change of the whole layer on the bench on, or off again: ÷√d_k, RoPE, mask or cap."""

    kind: LayerSwitch


@dataclass(frozen=True)
class UseTemperature:
    """Divide the scores of the layer on the bench by this, too; 1 = as the model does."""

    value: float


@dataclass(frozen=True)
class MeasureHeadsOff:
    """Find what is left of the likeliest token with each head off in turn."""


@dataclass(frozen=True)
class MeasureRepeats:
    """Find the induction score of all heads on random tokens written twice."""


@dataclass(frozen=True)
class ChangeHolds:
    """Hold numbers of the layer on the bench in the model itself, or let them go.

    Parameters
    ----------
    words : what the undo menu says
    key : wishes in a row with one key (one drag) are one step for undo
    """

    added: tuple[Hold, ...]
    gone: tuple[Hold, ...]
    words: str
    key: object = None


@dataclass(frozen=True)
class HideCells:
    """Hide keys from queries of one head of the layer on the bench, or let them be seen again.

    Parameters
    ----------
    cells : (query, key) of each
    hidden : whether they are hidden from now on; None = what they are not
    key : wishes and edits in a row with one key (one stroke) are one step for undo
    """

    head: int
    cells: tuple[tuple[int, int], ...]
    hidden: bool | None = None
    key: object = None


@dataclass(frozen=True)
class WriteNext:
    """Append the next token behind the text."""


@dataclass(frozen=True)
class WriteInstead:
    """Put another token in place of the last written one; without one, append it."""

    token: int


@dataclass(frozen=True)
class KeepWritten:
    """Take back what was written but for so many tokens."""

    count: int


@dataclass(frozen=True)
class PlayWriting:
    """Append one token after another, or stop doing so."""


Wish: TypeAlias = (
    ShowHead
    | ToggleHead
    | ToggleSwitch
    | UseTemperature
    | MeasureHeadsOff
    | MeasureRepeats
    | ChangeHolds
    | HideCells
    | WriteNext
    | WriteInstead
    | KeepWritten
    | PlayWriting
)
