"""Captured attention as a value: patterns by layer, tokens, and what was found out about them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[Any]


@dataclass(frozen=True, eq=False, kw_only=True)
class Capture:
    """Attention weights that another program computed.

    Parameters
    ----------
    layers : a pattern a layer, each (n_heads, n_query, n_key); rows are queries
    tokens : texts of the keys, or empty where the file names none
    layer_numbers : which layers of the model these are
    queries, keys, values : (n_heads or n_kv_heads, n, d_k) a layer, or empty
    title : what was opened
    notes : what was found and assumed, and doubts, each a whole sentence
    average : whether one matrix stands for all heads, or for one that is not named
    """

    layers: tuple[Floats, ...]
    tokens: tuple[str, ...] = ()
    layer_numbers: tuple[int, ...] = ()
    queries: tuple[Floats, ...] = ()
    keys: tuple[Floats, ...] = ()
    values: tuple[Floats, ...] = ()
    title: str = ""
    notes: tuple[str, ...] = field(default=())
    average: bool = False

    def __post_init__(self) -> None:
        if not self.layer_numbers:
            object.__setattr__(self, "layer_numbers", tuple(range(len(self.layers))))

    @property
    def n_query(self) -> int:
        return int(self.layers[0].shape[1])

    @property
    def n_key(self) -> int:
        return int(self.layers[0].shape[2])

    @property
    def key_labels(self) -> tuple[str, ...]:
        """A text for each column: its token, or its number from 1 where none is named."""
        return self.tokens or tuple(str(i + 1) for i in range(self.n_key))

    @property
    def query_labels(self) -> tuple[str, ...]:
        """A text for each row. With fewer rows than columns the last row stands at the last one."""
        return self.key_labels[self.n_key - self.n_query :]

    def stacked(self) -> Floats:
        """Return all patterns, (n_layers, n_heads, n_query, n_key), where layers are alike."""
        return np.stack(self.layers)
