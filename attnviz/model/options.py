"""Switches and names of a layer, as small values that a document carries."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from attnviz.errors import EditError

ROLES = ("", "match", "previous", "subject", "resting")


@dataclass(frozen=True)
class HeadSpec:
    """What a person calls a head and its numbers.

    `role` tells captions what a head looks at: "match" (meaning), "previous", "subject", "resting",
    or "" when nothing is known. `query_names` and `value_names` name the d_k and d_v columns.
    """

    name: str
    asks: str = ""
    role: str = ""
    group: str = ""
    query_names: tuple[str, ...] = ()
    value_names: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.role not in ROLES:
            known = ", ".join(ROLES[1:])
            raise EditError(f"role: found {self.role!r}, expected one of {known}, or nothing")


@dataclass(frozen=True)
class Rope:
    """Rotary positions (Su et al. 2021).

    Parameters
    ----------
    base : the slowest pair turns about 1/base as fast as the first
    layout : "half" or "interleaved"
    width : how many of the first numbers turn, even; None = all of d_k
    inv_freq : the speeds themselves instead of `base`, one a pair
    attention_factor : factor on the turned numbers (YaRN)
    """

    base: float = 10000.0
    layout: str = "half"
    width: int | None = None
    inv_freq: tuple[float, ...] | None = None
    attention_factor: float = 1.0

    def __post_init__(self) -> None:
        if self.layout not in ("half", "interleaved"):
            raise EditError(f"rope layout: found {self.layout!r}, expected half or interleaved")
        _above_zero("rope base", self.base)
        _above_zero("rope attention_factor", self.attention_factor)
        if self.width is not None and (self.width < 2 or self.width % 2):
            raise EditError(f"rope width: found {self.width}, expected an even number from 2 on")
        if self.inv_freq is not None and not all(math.isfinite(f) for f in self.inv_freq):
            raise EditError("rope inv_freq: expected finite numbers")


@dataclass(frozen=True)
class Options:
    """Switches of the layer.

    `scale` is the factor on Q Kᵀ, None meaning 1/√d_k; `scale_on` and `mask_on` turn those steps
    on and off. `temperature` divides the scaled scores once more, `softcap` bounds them by tanh.
    """

    scale_on: bool = True
    mask_on: bool = True
    scale: float | None = None
    temperature: float = 1.0
    softcap: float | None = None
    alibi: bool = False
    rope: Rope | None = None

    def __post_init__(self) -> None:
        for name in ("scale_on", "mask_on", "alibi"):
            if not isinstance(getattr(self, name), bool):
                raise EditError(f"{name}: found {getattr(self, name)!r}, expected on or off")
        if self.scale is not None:
            _number("scale", self.scale)
            if self.scale < 0:
                raise EditError(f"scale: found {self.scale:g}, expected 0 or more")
        if not 1e-3 <= _number("temperature", self.temperature) <= 1e3:
            raise EditError(f"temperature: found {self.temperature:g}, expected 0.001 to 1000")
        if self.softcap is not None:
            _above_zero("softcap", self.softcap)


def _number(name: str, value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        raise EditError(f"{name}: found {value!r}, expected a finite number")
    return float(value)


def _above_zero(name: str, value: Any) -> None:
    if _number(name, value) <= 0:
        raise EditError(f"{name}: found {value:g}, expected a number above 0")
