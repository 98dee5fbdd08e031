"""Q and K of a text whose weights are too many to hold; what is looked at is computed from them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from attnviz.engine.stored_patterns import Floats
from attnviz.engine.streaming import StreamedPattern
from attnviz.errors import CaptureError, ShapeError
from attnviz.language import tr
from attnviz.numbering import FROM_ONE, FROM_ZERO, TokenNumbers, is_start

MOST_WEIGHTS = 2**28  # of a layer, 1 GiB: what is kept of it is several times as much
MOST_TOKENS = 131_072


@dataclass(frozen=True, eq=False)
class LongQueries:
    """One layer's queries and keys.

    Parameters
    ----------
    title : of the file
    Q : float32 (n_heads, n, d_k)
    K : float32 (n_kv_heads, n, d_k)
    tokens : n texts of the keys, or empty
    """

    title: str
    Q: Floats
    K: Floats
    tokens: tuple[str, ...] = ()

    @property
    def n_heads(self) -> int:
        """Heads, each with a pattern of its own."""
        return len(self.Q)

    @property
    def numbering(self) -> TokenNumbers:
        """How its tokens are numbered."""
        return FROM_ZERO if self.tokens and is_start(self.tokens[0]) else FROM_ONE

    @property
    def n_tokens(self) -> int:
        """Rows and columns of a pattern."""
        return int(self.Q.shape[1])

    def pattern(self, head: int, kind: str, **numbers: Any) -> StreamedPattern:
        """Return the pattern of one head under a mask, as for `masks.allowed_rows`."""
        kv = head * len(self.K) // len(self.Q)
        return StreamedPattern(self.Q[head], self.K[kv], kind=kind, **numbers)


class TooManyWeightsError(CaptureError):
    """Raised where the weights would not fit into memory; it has what they are computed from."""

    def __init__(self, queries: LongQueries) -> None:
        n, heads = queries.n_tokens, queries.n_heads
        super().__init__(
            tr(
                "{title}: found Q and K of {n} tokens, whose weights take {gib} GiB; "
                "expected at most {most} GiB. The window can still show them: open the file "
                "there, on tab 5",
                title=queries.title or tr("arrays"),
                n=f"{n:,}",
                gib=f"{4 * heads * n * n / 2**30:,.0f}",
                most=MOST_WEIGHTS // 2**28,
            )
        )
        self.queries = queries


def check_held(queries: LongQueries) -> None:
    """Check that all weights can be held.

    Raises
    ------
    TooManyWeightsError
        When they cannot.
    ShapeError
        When there are more tokens than can be drawn, or not as many queries as keys.
    """
    n, n_keys = queries.n_tokens, int(queries.K.shape[1])
    if queries.n_heads * n * n_keys <= MOST_WEIGHTS:
        return
    if n != n_keys:
        raise ShapeError(
            tr(
                "{title}: found Q of {n} tokens and K of {n_keys}; expected the same number "
                "of both, as their weights do not fit in memory",
                title=queries.title,
                n=f"{n:,}",
                n_keys=f"{n_keys:,}",
            )
        )
    if n > MOST_TOKENS:
        raise ShapeError(
            tr(
                "{title}: found {n} tokens, expected at most {most}. Save the first {most} of Q "
                "and K",
                title=queries.title,
                n=f"{n:,}",
                most=f"{MOST_TOKENS:,}",
            )
        )
    raise TooManyWeightsError(replace(queries, tokens=fitting(queries.tokens, n, queries.title)))


def fitting(labels: tuple[str, ...], n_key: int, title: str) -> tuple[str, ...]:
    """Return the tokens of the columns; one more than columns is what `generate` wrote last.

    Raises
    ------
    CaptureError
        When there are not as many as columns.
    """
    if not labels or len(labels) == n_key:
        return labels
    if len(labels) == n_key + 1:
        return labels[:n_key]
    raise CaptureError(
        tr(
            "{title}: {n_key} attention positions but {n_labels} tokens",
            title=title or tr("arrays"),
            n_key=n_key,
            n_labels=len(labels),
        )
    )
