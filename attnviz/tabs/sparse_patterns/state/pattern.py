"""A pattern and what is counted on it, once for each edit: scores, reach and memory."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from attnviz.engine import mask_costs, masks
from attnviz.model.document.lab import SparseSpec
from attnviz.model.edits import sparse
from attnviz.numbering import FROM_ONE, TokenNumbers

Bools = NDArray[np.bool_]


@dataclass(frozen=True, eq=False)
class SparsePattern:
    """A pattern and everything that is counted on it.

    Parameters
    ----------
    allowed : bool (n_tokens, n_tokens)
    far : bool, same shape; allowed by a sink or a stride only, outside the window
    heard : bool (layers, n_tokens, n_tokens); after layer L + 1 row i has heard from column j
    count, full_count : scores of the small picture
    long_count, long_full_count : the same for the long text; for a drawn pattern an estimate
    kept_bytes, all_bytes : keys and values of the long text in a 32-layer model
    needed : most tokens any step of the small picture still needs
    empty_rows : rows that see nothing
    numbering : of its rows and columns
    """

    spec: SparseSpec
    allowed: Bools
    far: Bools
    heard: Bools
    count: int
    full_count: int
    long_count: int
    long_full_count: int
    kept_bytes: int
    all_bytes: int
    needed: int
    empty_rows: tuple[int, ...]
    numbering: TokenNumbers = FROM_ONE

    @property
    def n_tokens(self) -> int:
        return self.spec.n_tokens

    @property
    def drawn(self) -> bool:
        """Whether a person made the pattern, so that no rule extends it."""
        return self.spec.kind == "draw"

    @property
    def share(self) -> float:
        """Scores computed in the small picture, of all causal ones."""
        return self.count / self.full_count

    @property
    def long_share(self) -> float:
        """The same for the long text."""
        return self.long_count / self.long_full_count

    def number(self, row: int) -> int:
        """Return the number of a row, or of a column."""
        return self.numbering.of(row)

    def sees(self, row: int) -> list[int]:
        """List the columns a row sees, counted from 0."""
        return [int(column) for column in np.flatnonzero(self.allowed[row])]

    def hears(self, row: int) -> list[int]:
        """Count, layer by layer, the tokens a row has heard from."""
        return [int(n) for n in self.heard[:, row].sum(axis=1)]


@lru_cache(maxsize=4)
def count_pattern(spec: SparseSpec, numbering: TokenNumbers = FROM_ONE) -> SparsePattern:
    """Count everything on a pattern."""
    allowed = sparse.allowed(spec)
    full_count = masks.count("full", spec.n_tokens)
    long_full = masks.count("full", spec.long_tokens)
    kept, long_count = spec.long_tokens, long_full
    if spec.kind == "draw":
        _, long_count = mask_costs.stretched(allowed, spec.long_tokens)
    else:
        rule = sparse.long_rule(spec)
        long_count = masks.count(spec.kind, spec.long_tokens, **rule)
        kept = mask_costs.kept_tokens(
            spec.kind, spec.long_tokens, window=rule["window"], n_sinks=rule["n_sinks"]
        )
    return SparsePattern(
        spec=spec,
        allowed=allowed,
        far=_far(spec, allowed),
        heard=mask_costs.reach(allowed, spec.reach_layers),
        count=int(allowed.sum()),
        full_count=full_count,
        long_count=long_count,
        long_full_count=long_full,
        kept_bytes=mask_costs.cache_bytes(kept),
        all_bytes=mask_costs.cache_bytes(spec.long_tokens),
        needed=mask_costs.needed_tokens(allowed),
        empty_rows=tuple(int(row) for row in np.flatnonzero(~allowed.any(axis=1))),
        numbering=numbering,
    )


def _far(spec: SparseSpec, allowed: Bools) -> Bools:
    """Mark what a sink or stride allows and the window alone would not."""
    if spec.kind == "fixed":
        own = masks.allowed("fixed-local", spec.n_tokens, spec.n_tokens, stride=spec.stride)
        return allowed & ~own
    if "window" not in masks.numbers_of(spec.kind):
        return np.zeros_like(allowed)
    window = masks.allowed("window", spec.n_tokens, spec.n_tokens, window=spec.window)
    return allowed & ~window


def hybrid_shares(spec: SparseSpec) -> tuple[float, int, int]:
    """Return the layout's share of all scores, and its bytes kept out of all."""
    window = spec.layout_window
    computed, everything = mask_costs.layout_scores(spec.global_layers, spec.long_tokens, window)
    kept, whole = mask_costs.layout_bytes(spec.global_layers, spec.long_tokens, window)
    return computed / everything, kept, whole


def layout_share(spec: SparseSpec, place: int) -> float:
    """Return the share of all scores that one of the layouts computes of the long text."""
    _, local, window = sparse.LAYOUTS[place]
    layers = mask_costs.hybrid_layout(sparse.N_LAYERS, local)
    computed, everything = mask_costs.layout_scores(layers, spec.long_tokens, window)
    return computed / everything


def layout_bytes(spec: SparseSpec, place: int) -> int:
    """Return the bytes that one of the layouts of `sparse_edits.LAYOUTS` keeps of the long text."""
    _, local, window = sparse.LAYOUTS[place]
    layers = mask_costs.hybrid_layout(sparse.N_LAYERS, local)
    return mask_costs.layout_bytes(layers, spec.long_tokens, window)[0]
