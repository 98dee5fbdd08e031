"""The products that a cell of a wide step adds up, under a lens: which they are, in which order."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from attnviz.engine.explain.cells import explain
from attnviz.tabs.step_by_step.state.one_head import OneHead

Order = Literal["size", "number", "pairs"]
ORDERS: tuple[Order, ...] = ("number", "size", "pairs")
FEWEST = 17  # products: fewer are read off the arithmetic
NAMED = 6  # of the largest products


@dataclass(frozen=True, eq=False)
class Lens:
    """The products of one cell.

    Parameters
    ----------
    left, right : (n,), what is multiplied
    order : of the bars
    pairs : (n, ) which RoPE pair a product belongs to, the fastest first; empty without RoPE
    """

    left: NDArray[np.float64]
    right: NDArray[np.float64]
    order: Order
    pairs: NDArray[np.intp]

    @cached_property
    def products(self) -> NDArray[np.float64]:
        """What is added up, (n,)."""
        return self.left * self.right

    @cached_property
    def bars(self) -> tuple[tuple[int, float], ...]:
        """Return (number, height) of each bar from left to right: of a product, or of a pair."""
        if self.order == "pairs" and len(self.pairs):
            sums = np.bincount(self.pairs, weights=self.products)
            return tuple(enumerate(sums.tolist()))
        places = np.arange(len(self.products))
        if self.order == "size":
            places = np.argsort(-np.abs(self.products), kind="stable")
        return tuple((int(i), float(self.products[i])) for i in places)

    @property
    def of_pairs(self) -> bool:
        """Whether a bar stands for a RoPE pair, not for a product."""
        return self.order == "pairs" and bool(len(self.pairs))


def has_lens(one: OneHead, array: str) -> bool:
    """Whether cells of a step's result are sums of so many products that a lens helps."""
    document = one.document
    if array == "scores":
        return document.d_k >= FEWEST
    if array == "z":
        return document.n_tokens >= FEWEST and document.d_v >= FEWEST
    if array == "out":
        return not one.single and document.W_O is not None and len(document.W_O) >= FEWEST
    if array not in ("Q", "K", "V") or document.d_model < FEWEST:
        return False
    return array == "V" or one.trace[array] is one.trace[f"{array}_flat"]


@lru_cache(maxsize=8)
def lens_of(one: OneHead, array: str, row: int, column: int, order: Order) -> Lens | None:
    """Return the products of a cell; None where it is no sum of them, as when it is held."""
    terms = explain(one.trace, array, one.place(array, row, column)).terms
    if len(terms) < FEWEST:
        return None
    left = np.array([term.left.value for term in terms], dtype=np.float64)
    right = np.array([term.right.value for term in terms], dtype=np.float64)
    return Lens(left, right, order, rope_pairs(one) if array == "scores" else np.zeros(0, np.intp))


def rope_pairs(one: OneHead) -> NDArray[np.intp]:
    """Return which pair each of the d_k numbers turns with; empty where not all of them turn."""
    rope, d_k = one.document.options.rope, one.document.d_k
    if rope is None or (rope.width or d_k) != d_k:
        return np.zeros(0, np.intp)
    places = np.arange(d_k)
    return places % (d_k // 2) if rope.layout == "half" else places // 2
