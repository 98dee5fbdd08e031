"""The pattern tried on the sentence: one head before and after, and the rules side by side."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from attnviz.engine.mask_effect import MaskEffect, mask_effect, mean_length
from attnviz.engine.steps.run import Trace, run
from attnviz.model.document.document import Document
from attnviz.model.document.given_pattern import has_values
from attnviz.model.document.lab import SPARSE_KINDS, SparseSpec
from attnviz.model.document.mask import MaskSpec
from attnviz.model.edits.layer import set_mask
from attnviz.model.edits.sparse import mask_for
from attnviz.numbering import TokenNumbers

RULES = tuple(kind for kind in SPARSE_KINDS if kind != "draw")
FROM_WORD = 4  # counted from 0: earlier rows see nearly everything under any pattern


@dataclass(frozen=True, eq=False)
class Trial:
    """One head of the sentence under the pattern.

    Parameters
    ----------
    head, query : names of the head and of the word whose row is told
    row : the query's row, counted from 0
    tokens, numbering : words of the sentence, and how they are numbered
    pattern : (n_tokens, n_tokens) under the mask
    allowed : bool, same shape
    effect : against the full causal mask, per row
    mean_before, mean_after : mean length of the head's output from the fifth word on
    moved, cosine : of the query's row; the cosine is None where one output is 0
    rules : mean length under each rule with the present window; none where it has no output
    has_output : whether the head blends values; captured weights may have none
    blind_rows : words that see nothing
    """

    head: str
    query: str
    row: int
    tokens: tuple[str, ...]
    numbering: TokenNumbers
    pattern: NDArray[np.float64]
    allowed: NDArray[np.bool_]
    effect: MaskEffect
    mean_before: float
    mean_after: float
    moved: float
    cosine: float | None
    rules: dict[str, float]
    blind_rows: tuple[str, ...]
    has_output: bool = True


@lru_cache(maxsize=2)
def measure_trial(
    document: Document,
    trace: Trace,
    spec: SparseSpec,
    head: int,
    row: int,
    *,
    painted: bool = False,
) -> Trial:
    """Compare a head of the document as it is masked now with full causal attention.

    Parameters
    ----------
    painted : hidden cells are held in the document, and full attention holds nothing
    """
    if painted:
        document = document.with_(holds=())
    causal = run(set_mask(document, MaskSpec("causal")), trace)
    rows = slice(min(FROM_WORD, document.n_tokens - 1), None)
    full_pattern, full_z = (causal.rows(name)[head] for name in ("pattern", "z"))
    pattern, z = (trace.rows(name)[head] for name in ("pattern", "z"))
    effect = mask_effect(full_pattern, pattern, full_z, z)
    cosine = float(effect.cosine[row])
    has_output = not document.captured or has_values(document)
    return Trial(
        head=document.heads[head].title,
        query=document.tokens[row],
        row=row,
        tokens=document.tokens,
        numbering=document.numbering,
        pattern=pattern,
        allowed=trace.allowed,
        effect=effect,
        mean_before=mean_length(full_z, rows),
        mean_after=mean_length(z, rows),
        moved=float(effect.moved[row]),
        cosine=None if np.isnan(cosine) else cosine,
        rules={
            kind: _length_under(
                mask_for(replace(spec, kind=kind), document), document, causal, head, rows
            )
            for kind in RULES
            if has_output
        },
        blind_rows=tuple(
            document.tokens[i] for i in np.flatnonzero(~trace.allowed.any(axis=1)).tolist()
        ),
        has_output=has_output,
    )


def _length_under(
    mask: MaskSpec, document: Document, trace: Trace, head: int, rows: slice
) -> float:
    return mean_length(run(set_mask(document, mask), trace).rows("z")[head], rows)
