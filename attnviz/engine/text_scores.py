"""Scores of all heads over many texts: a habit of a head, or what one text brought out."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.engine.head_scores import NAMES

Floats = NDArray[Any]


@dataclass(frozen=True, eq=False)
class TextScores:
    """Scores of all heads over many texts.

    Parameters
    ----------
    numbers : of the texts, from 1; those that the model refused are missing
    tokens : (n_texts,), how many were read of each
    scores : (n_texts, n_scores, n_layers, n_heads), in the order of `head_scores.NAMES`; NaN where
        a text has no place for a score
    """

    numbers: tuple[int, ...]
    tokens: NDArray[np.int64]
    scores: Floats

    @property
    def n_texts(self) -> int:
        return len(self.numbers)

    @property
    def n_layers(self) -> int:
        return int(self.scores.shape[2])

    @property
    def n_heads(self) -> int:
        return int(self.scores.shape[3])

    def counted(self, name: str) -> int:
        """Return how many texts have a place for a score."""
        return int((~np.isnan(self._of(name)[:, 0, 0])).sum())

    def mean(self, name: str) -> Floats:
        """Return the mean over those texts, (n_layers, n_heads); NaN where there is none."""
        return np.asarray(self._means[NAMES.index(name)])

    def spread(self, name: str) -> Floats:
        """Return the standard deviation over them, (n_layers, n_heads); 0 for a single text."""
        return np.asarray(self._spreads[NAMES.index(name)])

    def _of(self, name: str) -> Floats:
        return np.asarray(self.scores[:, NAMES.index(name)])

    @cached_property
    def _means(self) -> Floats:
        there = ~np.isnan(self.scores)
        counts = there.sum(axis=0)
        sums = np.where(there, self.scores, 0.0).sum(axis=0)
        return np.where(counts > 0, sums / np.maximum(counts, 1), np.nan)

    @cached_property
    def _spreads(self) -> Floats:
        there = ~np.isnan(self.scores)
        counts = there.sum(axis=0)
        squares = np.where(there, self.scores - self._means, 0.0) ** 2
        return np.where(counts > 0, np.sqrt(squares.sum(axis=0) / np.maximum(counts, 1)), np.nan)
