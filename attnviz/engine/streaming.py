"""Patterns too long to hold: what is looked at is computed from Q and K, and no n × n array ever.

131,072 tokens have 64 GiB of weights a head. A row needs only its own scores to know its sum, so a
picture of 800 rows costs 800 rows. `refine` goes through all of them, a band at a time: afterwards
every row's sum is known, and a tile anywhere costs its own scores.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from attnviz.engine import masks, reused
from attnviz.engine.attention import default_scale
from attnviz.engine.blocked import Floats, spread
from attnviz.engine.powers import PER_NAT, logarithm, power
from attnviz.errors import EditError, ShapeError

Ints = NDArray[np.int64]

BAND, WIDE = 64, 4096  # rows and keys at a time: 1 MiB of scores
TOGETHER = 16  # bands between two reports of how far it is


class StreamedPattern:
    """The pattern of one head, made where it is looked at.

    Parameters
    ----------
    Q : (n_query, d_k)
    K : (n_key, d_k); the last query stands at the last key
    scale : factor on the products, 1 / √d_k when left out
    kind, numbers : the mask, as for `masks.allowed_rows`

    Raises
    ------
    ShapeError, EditError
        When Q and K do not fit, hold numbers that are not finite, or the mask is a drawn one.
    """

    def __init__(
        self,
        Q: ArrayLike,
        K: ArrayLike,
        *,
        scale: float | None = None,
        kind: str = "causal",
        **numbers: Any,
    ) -> None:
        queries, keys = np.asarray(Q, dtype=np.float32), np.asarray(K, dtype=np.float32)
        if queries.ndim != 2 or keys.ndim != 2 or queries.shape[1] != keys.shape[1]:
            raise ShapeError(
                f"Q {queries.shape} and K {keys.shape}: expected (n_query, d_k) and (n_key, d_k) "
                "of one head"
            )
        if len(queries) > len(keys):
            raise ShapeError(
                f"Q {queries.shape} and K {keys.shape}: expected at least as many keys as queries"
            )
        for name, array in (("Q", queries), ("K", keys)):
            if not np.isfinite(array).all():
                raise EditError(f"{name}: expected finite numbers, found some that are not")
        masks.rule_of(kind, **numbers)
        if kind == "custom":
            raise EditError("a drawn mask of a pattern that is not held: expected a rule")
        factor = default_scale(queries.shape[1]) if scale is None else scale
        self._Q = queries * np.float32(factor * PER_NAT)
        self._K = keys
        self._kind, self._numbers = kind, numbers
        self._offset = len(keys) - len(queries)
        self._log_sums = np.full(len(queries), np.nan, dtype=np.float32)
        # Memory that is new costs more than what is computed in it.
        self._spaces = reused.Spare(lambda: np.empty(WIDE * BAND, dtype=np.float32))

    @property
    def shape(self) -> tuple[int, int]:
        """Queries and keys."""
        return len(self._Q), len(self._K)

    def rows(self, rows: ArrayLike) -> Floats:
        """Return whole rows of the pattern, (m, n_key): the shares of m queries."""
        picked = np.asarray(rows, dtype=np.int64)
        self._know(picked)
        return self._shares(picked, 0, len(self._K))

    def overview(self, rows: ArrayLike, column_edges: ArrayLike) -> Floats:
        """Return some rows, exact, with the largest share of each block of columns.

        Parameters
        ----------
        rows : whole numbers (m,)
        column_edges : rising whole numbers (k + 1,), see `pattern_tiles.blocks`

        Returns
        -------
        float32 (m, k)
        """
        picked = np.asarray(rows, dtype=np.int64)
        edges = np.asarray(column_edges, dtype=np.int64)
        found = np.zeros((len(picked), len(edges) - 1), dtype=np.float32)

        def band(number: int) -> None:
            here = slice(number * BAND, (number + 1) * BAND)
            found[here] = self._largest(picked[here], edges)

        spread(band, -(-len(picked) // BAND))
        return found

    def tile(self, rows: range, columns: range) -> Floats:
        """Return the shares where some rows meet some columns, (len(rows), len(columns)).

        The sums of rows that are not known yet are computed, once.
        """
        picked = np.arange(rows.start, rows.stop)
        self._know(picked)
        return self._shares(picked, columns.start, columns.stop)

    def refine(self, row_edges: ArrayLike, column_edges: ArrayLike) -> Iterator[tuple[int, Floats]]:
        """Go through all rows; yield how many are done, and the largest share of every block.

        Stop taking from it to stop it. The sums of the rows done stay known.

        Parameters
        ----------
        row_edges, column_edges : rising whole numbers (m + 1,), (k + 1,)

        Yields
        ------
        rows done, and float32 (m, k), 0 where nothing has been looked at; the same array each time
        """
        down = np.asarray(row_edges, dtype=np.int64)
        across = np.asarray(column_edges, dtype=np.int64)
        found = np.zeros((len(down) - 1, len(across) - 1), dtype=np.float32)
        first, last = int(down[0]), int(down[-1])
        tops = range(first, last, BAND)
        most = np.zeros((len(tops), 2), dtype=object)

        def band(number: int) -> None:
            top, end = tops[number], min(last, tops[number] + BAND)
            shares = self._largest(np.arange(top, end), across)
            blocks = np.searchsorted(down, np.arange(top, end), side="right") - 1
            starts = np.flatnonzero(np.diff(blocks, prepend=-1))
            most[number, 0] = blocks[starts]
            most[number, 1] = np.maximum.reduceat(shares, starts, axis=0)

        for start in range(0, len(tops), TOGETHER):
            numbers = range(start, min(start + TOGETHER, len(tops)))
            spread(lambda k, numbers=numbers: band(numbers[k]), len(numbers))  # type: ignore[misc]
            for number in numbers:
                blocks, shares = most[number]
                found[blocks] = np.maximum(found[blocks], shares)
                most[number] = 0
            yield min(last, tops[numbers[-1]] + BAND) - first, found

    def _know(self, rows: Ints) -> None:
        """Compute the sums of the rows among these that are not known."""
        unknown = rows[np.isnan(self._log_sums[rows])]
        nowhere = np.zeros(1, dtype=np.int64)

        def band(number: int) -> None:
            self._largest(unknown[number * BAND : (number + 1) * BAND], nowhere)

        if len(unknown):
            spread(band, -(-len(unknown) // BAND))

    def _largest(self, rows: Ints, edges: Ints) -> Floats:
        """Return the largest share of each block of columns, (rows, blocks); note the sums."""
        m, reach = len(rows), self._reach(int(rows.max(initial=0)))
        largest = np.full((len(edges) - 1, m), -np.inf, dtype=np.float32)
        high = np.full(m, -np.inf, dtype=np.float32)
        total = np.zeros(m, dtype=np.float32)
        queries = np.ascontiguousarray(self._Q[rows].T)
        with (
            np.errstate(invalid="ignore", under="ignore", divide="ignore"),
            self._spaces.one() as space,
        ):
            for left in range(0, reach, WIDE):
                right = min(reach, left + WIDE)
                # Keys down and queries across: so a product of few rows takes half the time.
                scores = space[: (right - left) * m].reshape(right - left, m)
                np.matmul(self._K[left:right], queries, out=scores)
                self._hide(scores, rows, left)
                inside = np.clip(edges, left, right)
                starts = np.flatnonzero(np.diff(inside))
                if len(starts):
                    past = int(inside[starts[-1] + 1]) - left
                    parts = np.maximum.reduceat(scores[:past], inside[starts] - left, axis=0)
                    largest[starts] = np.maximum(largest[starts], parts)
                    most = np.maximum(high, parts.max(axis=0))
                if not len(starts) or (inside[0], inside[-1]) != (left, right):
                    most = np.maximum(high, scores.max(axis=0))
                safe = np.where(np.isfinite(most), most, np.float32(0))
                scores -= safe
                power(scores, out=scores)
                before = np.where(np.isfinite(high), power(high - safe), np.float32(0))
                total = total * before + scores.sum(axis=0)
                high = most
            sums = np.where(total > 0, high + logarithm(total), np.float32(-np.inf))
            self._log_sums[rows] = sums
            largest -= np.where(np.isfinite(sums), sums, np.float32(0))
            return np.asarray(power(largest, out=largest).T)

    def _shares(self, rows: Ints, left: int, right: int) -> Floats:
        """Return the shares of rows whose sums are known, (len(rows), right - left)."""
        scores: Floats = np.matmul(self._Q[rows], self._K[left:right].T)
        self._hide(scores.T, rows, left)
        sums = self._log_sums[rows, None]
        scores -= np.where(np.isfinite(sums), sums, np.float32(0))
        with np.errstate(under="ignore"):
            return np.asarray(power(scores, out=scores))

    def _hide(self, scores: Floats, rows: Ints, left: int) -> None:
        """Put -inf where a query may not look.

        Parameters
        ----------
        scores : (keys, rows), the keys counted from `left`
        """
        if self._kind == "none":
            return
        places, right = rows + self._offset, left + len(scores)
        if self._kind != "causal":
            seen = masks.allowed_rows(self._kind, places, range(left, right), **self._numbers)
            np.copyto(scores, np.float32(-np.inf), where=~seen.T)
            return
        first = min(max(int(places.min(initial=right)) + 1, left), right)
        if first < right:
            later = np.arange(first, right, dtype=np.int32)[:, None] > places.astype(np.int32)
            np.copyto(scores[first - left :], np.float32(-np.inf), where=later)

    def _reach(self, row: int) -> int:
        """Return how many keys from the first on a row may look at."""
        return len(self._K) if self._kind == "none" else row + self._offset + 1
