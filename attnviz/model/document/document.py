"""The document: everything one attention layer is computed from, as an immutable value."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from attnviz.errors import ShapeError
from attnviz.language import tr
from attnviz.model.document.checks import (
    ARRAYS,
    MATRICES,
    MAX_NUMBERS,
    MAX_TEXT,
    MAX_TOKENS,
    Peaks,
    check_finite,
    check_heads,
    check_shapes,
    check_sizes,
    checked_arrays,
    checked_holds,
    fits_heads,
)
from attnviz.model.document.hold import Hold
from attnviz.model.document.mask import MaskSpec
from attnviz.model.document.options import HeadSpec, Options, Rope
from attnviz.model.document.sheet import Sheet
from attnviz.model.document.unknown_words import vectors_for
from attnviz.numbering import FROM_ONE, FROM_ZERO, TokenNumbers

if TYPE_CHECKING:
    from attnviz.model.document.unembedding import Unembedding

Array = NDArray[Any]
SIZES = ("n_tokens", "d_model", "n_heads", "n_kv_heads", "d_k", "d_v")


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
    q_norm, k_norm : (d_k,) or None
        Weights of an RMS norm of each head's queries and keys, before rotary positions (QK-norm).
    sink_logits : (n_heads,) or None
        A learned extra score that takes weight and gives nothing.
    kv_of_head : key/value head of each query head; empty = h // (n_heads // n_kv_heads)
    kv_heads_used : how many key/value heads to compute with, None = all that are stored
    muted : heads whose result is replaced by zeros
    holds : numbers that stand in place of computed ones
    base : the document as it was opened or chosen, for change marks and Reset; None = this one
    captured : whether its weights were given and its scores are but their logarithms
    start_token : whether the first token is the one that a model begins every text with
    of_model : whether it is a layer of a model that reads tokens, not an example with words
    unembedding : of the last layer of a model without anything behind it, None = not known
    peaks : largest number of each array; handed on so that an edit need not look through the
        arrays it left alone

    `SIZES` follow from the arrays.

    Raises
    ------
    ShapeError
        When arrays do not fit together, or hold numbers that are not finite or so large that a
        score could overflow.
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
    q_norm: Array | None = None
    k_norm: Array | None = None
    sink_logits: Array | None = None
    kv_of_head: tuple[int, ...] = ()
    kv_heads_used: int | None = None
    mask: MaskSpec = field(default_factory=MaskSpec)
    options: Options = field(default_factory=Options)
    heads: tuple[HeadSpec, ...] = ()
    feature_names: tuple[str, ...] = ()
    muted: frozenset[int] = frozenset()
    holds: tuple[Hold, ...] = ()
    sheet: Sheet | None = None
    title: str = ""
    note: str = ""
    captured: bool = False
    start_token: bool = False
    of_model: bool = False
    unembedding: Unembedding | None = None
    base: Document | None = None
    peaks: Peaks = field(default_factory=dict, repr=False)
    n_tokens: int = field(init=False, repr=False)
    d_model: int = field(init=False, repr=False)
    n_heads: int = field(init=False, repr=False)
    n_kv_heads: int = field(init=False, repr=False)
    d_k: int = field(init=False, repr=False)
    d_v: int = field(init=False, repr=False)

    def __post_init__(self) -> None:
        arrays, peaks = checked_arrays(self)
        for name, array in arrays.items():
            object.__setattr__(self, name, array)
        object.__setattr__(self, "peaks", peaks)
        check_shapes(self)
        sizes = (*self.X.shape, len(self.W_Q), len(self.W_K), self.W_Q.shape[2], self.W_V.shape[2])
        for name, size in zip(SIZES, sizes, strict=True):
            object.__setattr__(self, name, size)
        if not self.kv_of_head:
            if self.n_heads % self.n_kv_heads:
                raise ShapeError(
                    tr(
                        "W_K: found {n_kv_heads} key/value heads, expected a number that divides "
                        "the {n_heads} query heads of W_Q",
                        n_kv_heads=self.n_kv_heads,
                        n_heads=self.n_heads,
                    )
                )
            share = self.n_heads // self.n_kv_heads
            object.__setattr__(self, "kv_of_head", tuple(h // share for h in range(self.n_heads)))
        if not self.feature_names:
            object.__setattr__(self, "feature_names", numbered("d", self.d_model))
        if not self.heads:
            names = tuple(HeadSpec(f"Head {h + 1}") for h in range(self.n_heads))
            object.__setattr__(self, "heads", names)
        check_heads(self)
        if self.holds:
            object.__setattr__(self, "holds", checked_holds(self))
        check_sizes(self)
        if self.holds:
            check_finite(self)

    def next_word(self, row: int) -> int | None:
        """Return which word of the unembedding follows a token; None where that says nothing.

        It does where the layer hands on vectors that the unembedding takes, and knows the token
        that comes next in the text.
        """
        last = self.unembedding
        width = self.d_model if self.W_O is None else int(self.W_O.shape[1])
        if last is None or not 0 <= row < self.n_tokens - 1:
            return None
        if not last.matrix.shape[0] == width == self.d_model:
            return None
        word = self.tokens[row + 1]
        return last.words.index(word) if word in last.words else None

    @property
    def numbering(self) -> TokenNumbers:
        """How its tokens are numbered wherever a person sees or types a number."""
        return FROM_ZERO if self.start_token else FROM_ONE

    @property
    def original(self) -> Document:
        """The document that change marks and Reset refer to."""
        return self.base or self

    def with_(self, **changes: Any) -> Document:
        """Return a copy with some fields replaced, remembering what it was opened as."""
        return replace(self, base=self.original, **changes)

    def changed_cells(self, name: str) -> NDArray[np.bool_]:
        """Mark the cells of X or a projection matrix that differ from the original; same shape.

        In a sentence with a character sheet a word's row is compared with what the original sheet
        or the list of everyday words says of that word, so another sentence is no change. Nothing
        is marked where the original has another shape.
        """
        now, start = getattr(self, name), getattr(self.original, name)
        sheet = self.original.sheet
        if name == "X" and sheet is not None and self.sheet is not None:
            start = vectors_for(sheet, self.tokens).astype(now.dtype)
        if start is now or start is None or start.shape != now.shape:
            return np.zeros(now.shape, dtype=np.bool_)
        return np.asarray(now != start)


@cache
def numbered(letter: str, n: int) -> tuple[str, ...]:
    """Name n columns: d₀, d₁, …"""
    low = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
    return tuple(letter + str(i).translate(low) for i in range(n))


__all__ = [
    "ARRAYS",
    "MATRICES",
    "MAX_NUMBERS",
    "MAX_TEXT",
    "MAX_TOKENS",
    "Document",
    "HeadSpec",
    "Hold",
    "MaskSpec",
    "Options",
    "Rope",
    "Sheet",
    "fits_heads",
    "numbered",
]
