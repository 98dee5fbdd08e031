"""The document: everything one attention layer is computed from, as an immutable value."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.errors import ShapeError
from attnviz.model.mask import MaskSpec
from attnviz.model.options import HeadSpec, Options, Rope
from attnviz.model.sheet import Sheet

Array = NDArray[Any]

MAX_TOKENS = 4096
MAX_NUMBERS = 2**27
MATRICES = ("X", "W_Q", "W_K", "W_V", "W_O")
ARRAYS = (*MATRICES, "b_Q", "b_K", "b_V", "b_O", "sink_logits")


@dataclass(frozen=True, eq=False, kw_only=True)
class Document:
    """Token vectors, projection matrices, mask and options of one attention layer.

    Parameters
    ----------
    tokens : n_tokens texts
    X : (n_tokens, d_model)
    W_Q : (n_heads, d_model, d_k)
    W_K : (n_kv_heads, d_model, d_k)
    W_V : (n_kv_heads, d_model, d_v)
    W_O : (n_heads * d_v, d_out) or None
        None leaves the heads' results side by side.
    b_Q, b_K, b_V : (n_heads or n_kv_heads, d) or None; b_O : (d_out,) or None
    sink_logits : (n_heads,) or None
        A learned extra score that takes weight and gives nothing.
    kv_of_head : key/value head of each query head; empty = h // (n_heads // n_kv_heads)
    kv_heads_used : how many key/value heads to compute with, None = all that are stored
    muted : heads whose result is replaced by zeros
    base : the document as it was opened or chosen, for change marks and Reset; None = this one

    Raises
    ------
    ShapeError
        When arrays do not fit together, hold numbers that are not finite, or are absurdly large.
    """

    tokens: tuple[str, ...]
    X: Array
    W_Q: Array
    W_K: Array
    W_V: Array
    W_O: Array | None = None
    b_Q: Array | None = None
    b_K: Array | None = None
    b_V: Array | None = None
    b_O: Array | None = None
    sink_logits: Array | None = None
    kv_of_head: tuple[int, ...] = ()
    kv_heads_used: int | None = None
    mask: MaskSpec = field(default_factory=MaskSpec)
    options: Options = field(default_factory=Options)
    heads: tuple[HeadSpec, ...] = ()
    feature_names: tuple[str, ...] = ()
    muted: frozenset[int] = frozenset()
    sheet: Sheet | None = None
    title: str = ""
    note: str = ""
    base: Document | None = None

    def __post_init__(self) -> None:
        _check_arrays(self)
        if not self.kv_of_head:
            if self.n_heads % self.n_kv_heads:
                raise ShapeError(
                    f"W_K: found {self.n_kv_heads} key/value heads, expected a number that divides "
                    f"the {self.n_heads} query heads of W_Q"
                )
            share = self.n_heads // self.n_kv_heads
            object.__setattr__(self, "kv_of_head", tuple(h // share for h in range(self.n_heads)))
        if not self.feature_names:
            object.__setattr__(self, "feature_names", numbered("d", self.d_model))
        if not self.heads:
            names = tuple(HeadSpec(f"Head {h + 1}") for h in range(self.n_heads))
            object.__setattr__(self, "heads", names)
        _check_names(self)

    @property
    def n_tokens(self) -> int:
        return int(self.X.shape[0])

    @property
    def d_model(self) -> int:
        return int(self.X.shape[1])

    @property
    def n_heads(self) -> int:
        return int(self.W_Q.shape[0])

    @property
    def n_kv_heads(self) -> int:
        return int(self.W_K.shape[0])

    @property
    def d_k(self) -> int:
        return int(self.W_Q.shape[2])

    @property
    def d_v(self) -> int:
        return int(self.W_V.shape[2])

    @property
    def original(self) -> Document:
        """The document that change marks and Reset refer to."""
        return self.base or self

    def with_(self, **changes: Any) -> Document:
        """Give a copy with some fields replaced, remembering what it was opened as."""
        return replace(self, base=self.original, **changes)


def numbered(letter: str, n: int) -> tuple[str, ...]:
    """Name n columns: d₀, d₁, …"""
    low = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
    return tuple(letter + str(i).translate(low) for i in range(n))


def _check_arrays(document: Document) -> None:
    d = document
    if not d.tokens:
        raise ShapeError("tokens: found none, expected at least one")
    if len(d.tokens) > MAX_TOKENS:
        raise ShapeError(f"tokens: found {len(d.tokens)}, expected at most {MAX_TOKENS}")
    given = {name: getattr(d, name) for name in ARRAYS if getattr(d, name) is not None}
    narrow = all(np.asarray(a).dtype in (np.float16, np.float32) for a in given.values())
    dtype = np.dtype(np.float32 if narrow else np.float64)
    for name, array in given.items():
        object.__setattr__(d, name, _frozen(name, array, dtype))
    _expect("X", d.X, (len(d.tokens), None), "one row a token")
    d_model = d.X.shape[1]
    _expect("W_Q", d.W_Q, (None, d_model, None), f"{d_model} rows as X has columns")
    n_heads, _, d_k = d.W_Q.shape
    _expect("W_K", d.W_K, (None, d_model, d_k), f"{d_model} rows, {d_k} columns as W_Q has")
    n_kv = d.W_K.shape[0]
    _expect("W_V", d.W_V, (n_kv, d_model, None), f"as many heads as W_K, {d_model} rows")
    d_v = d.W_V.shape[2]
    if d.W_O is not None:
        _expect("W_O", d.W_O, (n_heads * d_v, None), f"{n_heads} heads × {d_v} numbers rows")
    if d.b_Q is not None:
        _expect("b_Q", d.b_Q, (n_heads, d_k), "one number a column of W_Q")
    if d.b_K is not None:
        _expect("b_K", d.b_K, (n_kv, d_k), "one number a column of W_K")
    if d.b_V is not None:
        _expect("b_V", d.b_V, (n_kv, d_v), "one number a column of W_V")
    if d.b_O is not None:
        width = n_heads * d_v if d.W_O is None else d.W_O.shape[1]
        _expect("b_O", d.b_O, (width,), "one number a column of the output")
    if d.sink_logits is not None:
        _expect("sink_logits", d.sink_logits, (n_heads,), "one number a head")
    custom = d.mask.custom
    if custom is not None and custom.shape != (len(d.tokens), len(d.tokens)):
        n = len(d.tokens)
        raise ShapeError(f"mask: found shape {custom.shape}, expected ({n}, {n})")


def _frozen(name: str, array: Any, dtype: np.dtype[Any]) -> Array:
    """Give a read-only float array of its own."""
    found: Array = np.asarray(array)
    if found.dtype.kind not in "fiu":
        raise ShapeError(f"{name}: found {found.dtype}, expected numbers")
    if found.size > MAX_NUMBERS:
        raise ShapeError(f"{name}: found {found.size:,} numbers, expected at most {MAX_NUMBERS:,}")
    if found.flags.writeable or found.dtype != dtype:
        found = np.array(found, dtype=dtype)
        found.setflags(write=False)
    if not np.isfinite(found).all():
        place = tuple(int(i) for i in np.argwhere(~np.isfinite(found))[0])
        raise ShapeError(f"{name}{list(place)}: found {found[place]}, expected a finite number")
    return found


def _expect(name: str, array: Array, shape: tuple[int | None, ...], why: str) -> None:
    fits = array.ndim == len(shape) and all(
        size >= 1 and want in (None, size) for size, want in zip(array.shape, shape, strict=True)
    )
    if not fits:
        want = " × ".join("n" if size is None else str(size) for size in shape)
        raise ShapeError(f"{name}: found shape {array.shape}, expected {want} ({why})")


def _check_names(document: Document) -> None:
    d = document
    checks: tuple[tuple[str, int, int, Callable[[], bool]], ...] = (
        (
            "kv_of_head",
            len(d.kv_of_head),
            d.n_heads,
            lambda: set(d.kv_of_head) <= set(range(d.n_kv_heads)),
        ),
        ("heads", len(d.heads), d.n_heads, lambda: True),
        ("feature_names", len(d.feature_names), d.d_model, lambda: True),
    )
    for name, found, want, sound in checks:
        if found != want or not sound():
            raise ShapeError(
                f"{name}: found {getattr(d, name)!r}, expected {want} entries that fit"
            )
    if any(not 0 <= head < d.n_heads for head in d.muted):
        raise ShapeError(f"muted: found {sorted(d.muted)}, expected heads 0 to {d.n_heads - 1}")
    used = d.kv_heads_used
    if used is not None and not fits_heads(used, d.n_kv_heads, d.n_heads):
        raise ShapeError(
            f"kv_heads_used: found {used}, expected a number that divides {d.n_heads} heads and "
            f"fits the {d.n_kv_heads} stored ones"
        )


def fits_heads(used: int, n_kv_heads: int, n_heads: int) -> bool:
    """Tell whether `used` key/value heads can be had from the stored ones, averaged or copied."""
    if used < 1 or n_heads % used:
        return False
    return n_kv_heads % used == 0 if used <= n_kv_heads else used % n_kv_heads == 0


__all__ = [
    "ARRAYS",
    "MATRICES",
    "MAX_NUMBERS",
    "MAX_TOKENS",
    "Document",
    "HeadSpec",
    "MaskSpec",
    "Options",
    "Rope",
    "Sheet",
    "fits_heads",
    "numbered",
]
