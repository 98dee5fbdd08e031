"""Switches and names of a layer, as small values that a document carries."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.model.document.bounds import check_within
from attnviz.model.document.brief import shortened
from attnviz.model.document.exhibit_words import said

# So that an angle, or a turned number, can leave the range of neither dtype.
TINIEST, HUGEST = 1e-30, 1e30
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

    @property
    def title(self) -> str:
        """The name as a person reads it: an exhibit's own in the language chosen."""
        return said(self.name)

    @property
    def question(self) -> str:
        """What the head asks, as a person reads it."""
        return said(self.asks)

    def __post_init__(self) -> None:
        if self.role not in ROLES:
            known = ", ".join(ROLES[1:])
            raise EditError(
                tr(
                    "role: found {role}, expected one of {known}, or nothing",
                    role=repr(shortened(self.role)),
                    known=known,
                )
            )


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
            raise EditError(
                tr(
                    "rope layout: found {layout}, expected half or interleaved",
                    layout=repr(self.layout),
                )
            )
        for name, value in (("base", self.base), ("attention_factor", self.attention_factor)):
            check_within(f"rope {name}", _number(f"rope {name}", value), TINIEST, HUGEST)
        if self.width is not None and (self.width < 2 or self.width % 2):
            raise EditError(
                tr(
                    "rope width: found {width}, expected an even number, 2 or more",
                    width=self.width,
                )
            )
        for speed in self.inv_freq or ():
            check_within("rope inv_freq", speed, -HUGEST, HUGEST)
        _as_floats(self, "base", "attention_factor")
        if self.inv_freq is not None:
            object.__setattr__(self, "inv_freq", tuple(map(float, self.inv_freq)))


@dataclass(frozen=True)
class Options:
    """Switches of the layer.

    `scale` is the factor on Q Kᵀ, None meaning 1/√d_k; `scale_on` and `mask_on` turn those steps
    on and off. `temperature` divides the scaled scores once more, `softcap` bounds them by tanh.
    `qk_norm_eps` is added to the mean square where queries and keys are normed.
    """

    scale_on: bool = True
    mask_on: bool = True
    scale: float | None = None
    temperature: float = 1.0
    softcap: float | None = None
    alibi: bool = False
    rope: Rope | None = None
    qk_norm_eps: float = 1e-6

    def __post_init__(self) -> None:
        for name in ("scale_on", "mask_on", "alibi"):
            if not isinstance(getattr(self, name), bool):
                raise EditError(
                    tr(
                        "{name}: found {value}, expected on or off",
                        name=name,
                        value=repr(getattr(self, name)),
                    )
                )
        if self.scale is not None:
            _number("scale", self.scale)
            if self.scale < 0:
                raise EditError(
                    tr("scale: found {scale}, expected 0 or more", scale=f"{self.scale:g}")
                )
        if not 1e-3 <= _number("temperature", self.temperature) <= 1e3:
            raise EditError(
                tr(
                    "temperature: found {temperature}, expected 0.001 to 1000",
                    temperature=f"{self.temperature:g}",
                )
            )
        if self.softcap is not None:
            _above_zero("softcap", self.softcap)
        check_within("qk_norm_eps", _number("qk_norm_eps", self.qk_norm_eps), TINIEST, 1)
        _as_floats(self, "scale", "temperature", "softcap", "qk_norm_eps")


def _as_floats(made: Rope | Options, *names: str) -> None:
    """Keep numbers as a file gives them back: 2 and a NumPy number as 2.0."""
    for name in names:
        value = getattr(made, name)
        if value is not None:
            object.__setattr__(made, name, float(value))


def _number(name: str, value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        raise EditError(
            tr("{name}: found {value}, expected a finite number", name=name, value=repr(value))
        )
    return float(value)


def _above_zero(name: str, value: Any) -> None:
    if _number(name, value) <= 0:
        raise EditError(
            tr("{name}: found {value}, expected a number above 0", name=name, value=f"{value:g}")
        )
