"""Captured attention as a value: patterns by layer, tokens, and what was found out about them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from attnviz.engine.head_scores import HeadScores
from attnviz.engine.stored_patterns import Floats, Patterns, StoredLayers, StoredPatterns


@dataclass(frozen=True, eq=False, kw_only=True)
class Capture:
    """Attention weights that another program computed.

    Parameters
    ----------
    layers : a pattern a layer, each (n_heads, n_query, n_key); rows are queries. Those of a store
        are read when they are asked for
    tokens : texts of the keys, or empty where the file names none
    layer_numbers : which layers of the model these are
    queries, keys, values : (n_heads or n_kv_heads, n, d_k) a layer, or empty
    title : what was opened
    notes : what was found and assumed, and doubts, each a whole sentence
    n_texts : how many texts the batch has that this is one of
    looks_swapped : whether columns sum to 1 and rows do not
    average : whether one matrix stands for all heads, or for one that is not named
    scores : of all heads, where they are stored beside the weights
    start_token : whether the first key is the one that a model begins every text with
    """

    layers: Sequence[Floats]
    tokens: tuple[str, ...] = ()
    layer_numbers: tuple[int, ...] = ()
    queries: tuple[Floats, ...] = ()
    keys: tuple[Floats, ...] = ()
    values: tuple[Floats, ...] = ()
    title: str = ""
    notes: tuple[str, ...] = field(default=())
    n_texts: int = 1
    looks_swapped: bool = False
    average: bool = False
    scores: HeadScores | None = None
    start_token: bool = False

    def __post_init__(self) -> None:
        if not self.layer_numbers:
            object.__setattr__(self, "layer_numbers", tuple(range(len(self.layers))))

    @property
    def n_query(self) -> int:
        return int(self.shapes[0][1])

    @property
    def n_key(self) -> int:
        return int(self.shapes[0][2])

    @property
    def key_labels(self) -> tuple[str, ...]:
        """A text for each column: its token, or its number from 1 where none is named."""
        return self.tokens or tuple(str(i + 1) for i in range(self.n_key))

    @cached_property
    def shapes(self) -> tuple[tuple[int, ...], ...]:
        """The shape of each layer."""
        stored = self._stored
        if stored is not None:
            return (stored.shape[1:],) * len(stored)
        return tuple(layer.shape for layer in self.layers)

    def stacked(self) -> Patterns:
        """Return all patterns, (n_layers, n_heads, n_query, n_key), where layers are alike."""
        return self._stored or np.stack(self.layers)

    @property
    def _stored(self) -> StoredPatterns | None:
        return self.layers.patterns if isinstance(self.layers, StoredLayers) else None
