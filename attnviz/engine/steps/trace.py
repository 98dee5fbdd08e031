"""The trace: every named array of one layer, as the step table computed it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray


class Sparing(Mapping[str, Any]):
    """Values of a trace that are made when asked for, arrays of many tokens in part if need be."""

    def rows(self, name: str) -> Any:
        """Return an array, or what gives heads, rows and cells of it without making it whole."""
        return self[name]

    def finish_one(self) -> bool:
        """Make something that nobody has asked for yet and that takes a moment; whether it did."""
        return False


class Held(Protocol):
    """A number that stands where a step would put another; `model.document.hold.Hold` is one."""

    @property
    def array(self) -> str: ...
    @property
    def place(self) -> tuple[int, ...]: ...
    @property
    def value(self) -> float: ...


@dataclass(frozen=True, eq=False)
class Trace(Mapping[str, Any]):
    """Every named array of one layer, read-only. `trace["pattern"]` and `trace.pattern` are one.

    Shapes are those of the table of names in `attnviz.engine`. Besides, with n_kv_heads being the
    key/value heads in use:

    - `Q_flat`, `K_flat`: queries and keys as they are projected
    - `Q_rms`, `K_rms`: (n_heads or n_kv_heads, n_tokens, 1), what their rows are divided by where
      they are normed, or None
    - `Q_normed`, `K_normed`: after that norm and before rotary positions
    - `K_T`: (n_kv_heads, d_k, n_key)
    - `capped_scores`: after the soft cap; the same array as `scaled_scores` without one
    - `allowed`, `M`: (n_query, n_key), booleans, and 0 or -inf
    - `exponent_shift`: (n_heads, n_query, 1), taken off each score before e^x; 0 unless e^x would
      overflow
    - `exponentials`: as `pattern`
    - `row_sums`: (n_heads, n_query, 1), with the sink where there is one
    - `sink_exponentials`: (n_heads, n_query, 1) or None
    - `concat`: (n_tokens, n_heads * d_v), muted heads as zeros
    - `W_K_used`, `W_V_used`, `b_K_used`, `b_V_used`: of the key/value heads in use
    - `kv_of_head`: which of those each query head reads, a tuple
    - `holds`: the numbers that are held; all arrays have them and follow from them

    Parameters
    ----------
    values_ : what `trace[name]` gives
    without_holds : the same layer without held numbers; None where none is held
    held : the numbers in force, by array and place; what the mask hides is not held
    """

    values_: dict[str, Any] | Sparing = field(repr=False)
    without_holds: Trace | None = field(default=None, repr=False)
    held: Mapping[str, Mapping[tuple[int, ...], float]] = field(default_factory=dict, repr=False)

    # By identity, as documents: a mapping compares its values, and arrays give no single answer.
    __eq__ = object.__eq__
    __hash__ = object.__hash__

    def __getitem__(self, name: str) -> Any:
        return self.values_[name]

    def __contains__(self, name: object) -> bool:
        return name in self.values_

    def __iter__(self) -> Iterator[str]:
        return iter(self.values_)

    def __len__(self) -> int:
        return len(self.values_)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or name == "values_":
            raise AttributeError(name)
        try:
            return self.values_[name]
        except KeyError:
            raise AttributeError(name) from None

    def rows(self, name: str) -> Any:
        """Return an array to read a head, a row or a cell of, by indices from the left.

        It has `shape`, `ndim` and `dtype`, but of a layer of many tokens it need not be whole.
        """
        values = self.values_
        return values[name] if isinstance(values, dict) else values.rows(name)

    def is_array(self, name: str) -> bool:
        """Whether a name stands for an array, which is not made for that."""
        return name in self.values_ and getattr(self.rows(name), "ndim", 0) > 0

    @property
    def computed(self) -> Trace:
        """The same layer without held numbers; this trace where none is held."""
        return self.without_holds or self

    def is_held(self, name: str, place: tuple[int, ...]) -> bool:
        """Whether a person holds the number at a place."""
        return place in self.held.get(name, {})

    @property
    def arrays(self) -> dict[str, NDArray[Any]]:
        """The arrays alone, in the order of the table."""
        return {n: v for n, v in self.values_.items() if isinstance(v, np.ndarray)}


def is_same(new: Any, old: Any) -> bool:
    """Whether two values are one object, or equal and no arrays."""
    if new is old:
        return True
    return type(new) is type(old) and not isinstance(new, np.ndarray) and bool(new == old)


def locked(value: Any) -> Any:
    """Lock an array; a view of a writable one is replaced by a view that is locked."""
    if isinstance(value, np.ndarray):
        if value.flags.writeable and value.base is not None:
            value = value.view()
        value.setflags(write=False)
    return value
