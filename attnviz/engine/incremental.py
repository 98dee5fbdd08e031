"""Attention of many tokens that is kept, so that another token costs a row and a column of it.

A token's vector decides one row of every head's weights, as the one who asks, and one column, as
one who is read. All other weights stay as they are because none of them is normalised: the sums of
the rows, and the values they blend, take up the difference between the new column and the old one.
Beside its values every token has the size of the largest, which is blended too: a row whose sum of
weights or of sizes has become much smaller than it was keeps the rounding of what is gone, and is
done anew.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Sequence

import numpy as np

from attnviz.engine import blocked
from attnviz.engine.arrays import BoolArray
from attnviz.engine.blocked import FAINT, Floats
from attnviz.engine.powers import PER_NAT, power

LOUD = 2.0**48  # a new weight beyond it: the row's shift is no longer near its scores
LOST = 2.0**-3  # a row that keeps less of its sums has lost the last digits of what it keeps
AT_ONCE = 8  # tokens; with more the whole is done again


class KeptAttention:
    """Unnormalised weights, their sums and blended values, and what is needed to follow an edit.

    A head is computed when somebody asks for it; what is said of all heads asks for all of them.
    It is changed in place and has one owner at a time: `hand_on` makes another the owner, and
    whoever had it before gets None from `pattern` and `z`.

    Parameters
    ----------
    Q : float32 (heads, n, d_k)
    K, V : float32 (kv_heads, n, d_k), (kv_heads, n, d_v)
    kv_of_head : the key/value head of each query head
    allowed : bool (n, n), True = may look
    scale : 0 or more
    """

    def __init__(
        self,
        Q: Floats,
        K: Floats,
        V: Floats,
        *,
        kv_of_head: Sequence[int],
        allowed: BoolArray,
        scale: float,
    ) -> None:
        of = list(kv_of_head)
        own = of == list(range(len(K)))
        sizes = np.abs(V).max(axis=-1, keepdims=True, initial=0)
        values = np.concatenate([V, sizes, np.ones_like(sizes)], axis=-1)
        ordinary = blocked.are_ordinary(*((Q, K, V) if own else (Q, K[of], V[of])), scale)
        self.is_usable = ordinary  # else these numbers need the plain steps
        if not ordinary:
            return
        self._begun = blocked.begin((*Q.shape[:2], values.shape[1], values.shape[2] - 1), allowed)
        self._found = self._begun.found
        self._missing = set(range(len(Q)))
        self._Q = Q * np.float32(scale * PER_NAT)
        self._K = K.copy()
        self._V = values
        # What the last two columns of a row were at most since it was computed from its scores.
        self._most = np.empty_like(self._found.blended[..., -2:])
        self._kv_of_head = of
        self._allowed = allowed
        self._scale = scale
        self._lock = threading.Lock()
        self.owner: object = None
        self._z: Floats | None = None

    def _need(self, heads: Iterable[int]) -> None:
        """Compute those of some heads that nobody has asked for since all of them changed."""
        where = sorted(self._missing.intersection(heads))
        if where:
            kv = [self._kv_of_head[h] for h in where]
            self._begun.fill(where, (self._Q[where], self._K[kv], self._V[kv, :, :-1]), 1.0)
            self._most[where] = self._found.blended[where, :, -2:]
            self._missing.difference_update(where)

    def pattern(self, owner: object) -> Floats | None:
        """Return the shares, (heads, n, n); None to one who no longer owns this."""
        with self._lock:
            if owner is not self.owner:
                return None
            self._need(range(len(self._Q)))
            return self._found.shares()

    def head(self, owner: object, head: int) -> Floats | None:
        """Return the shares of one head, (n, n); None to one who no longer owns this."""
        with self._lock:
            if owner is not self.owner:
                return None
            self._need([head])
            return self._found.head_shares(head)

    def row(self, owner: object, head: int, row: int) -> Floats | None:
        """Return the shares of one row, (n,); None to one who no longer owns this."""
        with self._lock:
            if owner is not self.owner:
                return None
            self._need([head])
            return self._found.row_shares(head, row)

    def z(self, owner: object) -> Floats | None:
        """Return the blended values, (heads, n, d_v); None to one who no longer owns this."""
        with self._lock:
            if owner is not self.owner:
                return None
            if self._z is None:
                self._need(range(len(self._Q)))
                self._z = self._blended()
            return self._z

    def z_of(self, owner: object, place: tuple[int, ...]) -> Floats | None:
        """Return what one head blends, (n, d_v), or one row of it; None as above."""
        with self._lock:
            if owner is not self.owner:
                return None
            self._need(place[:1])
            return self._blended(*place)

    def _blended(self, *place: int) -> Floats:
        sums = self._found.row_sums[place]
        whole = np.where(sums > 0, sums, np.float32(1))
        return np.asarray(self._found.blended[place][..., :-2] / whole)

    def finish(self, owner: object) -> None:
        """Compute all heads that nobody has asked for yet, for the one who owns this."""
        with self._lock:
            if owner is self.owner:
                self._need(range(len(self._Q)))

    def finish_one(self, owner: object) -> bool:
        """Compute one head that nobody has asked for yet; whether one was left."""
        with self._lock:
            if owner is not self.owner or not self._missing:
                return False
            self._need([min(self._missing)])
            return True

    def hand_on(
        self, before: object, after: object, tokens: Sequence[int], rows: tuple[Floats, ...]
    ) -> bool:
        """Take other vectors for some tokens, for a new owner; False where nothing was done.

        Parameters
        ----------
        before, after : who owns this, and who will; another's is not touched
        tokens : their places, each once
        rows : q (heads, m, d_k), k (kv_heads, m, d_k) and v (kv_heads, m, d_v), a row each token
        """
        if not all(np.isfinite(each).all() for each in rows):
            return False
        q, k, v = rows
        with self._lock:
            if before is not self.owner:
                return False
            self.owner, self._z = after, None
            for place, token in enumerate(tokens):
                self._take(token, q[:, place], k[:, place], v[:, place])
        return True

    def hand_on_heads(
        self,
        before: object,
        after: object,
        heads: Sequence[int],
        numbers: tuple[Floats, Floats, Floats],
    ) -> bool:
        """Take other projections for some heads, for a new owner; False where nothing was done.

        Parameters
        ----------
        before, after : who owns this, and who will; another's is not touched
        heads : query heads; those that read a changed key/value head are among them
        numbers : Q, K and V of all heads
        """
        Q, K, V = numbers
        where = list(heads)
        of = [self._kv_of_head[h] for h in where]
        if not blocked.are_ordinary(Q[where], K[of], V[of], self._scale):
            return False
        read = sorted(set(of))
        with self._lock:
            if before is not self.owner:
                return False
            self.owner, self._z = after, None
            self._Q[where] = Q[where] * np.float32(self._scale * PER_NAT)
            self._K[read] = K[read]
            self._V[read, :, :-2] = V[read]
            self._V[read, :, -2] = np.abs(V[read]).max(axis=-1, initial=0)
            self._missing.update(where)
        return True

    def _take(self, token: int, q: Floats, k: Floats, v: Floats) -> None:
        old = self._V[:, token].copy()
        self._Q[:, token] = q * np.float32(self._scale * PER_NAT)
        self._K[:, token] = k
        self._V[:, token, :-2] = v
        self._V[:, token, -2] = np.abs(v).max(axis=-1, initial=0)
        readers = self._allowed[:, token].copy()
        readers[token] = False
        seen = np.flatnonzero(readers)
        span = slice(int(seen[0]), int(seen[-1]) + 1) if len(seen) else slice(0, 0)
        hidden = None if readers[span].all() else ~readers[span]

        there = [h for h in range(len(self._Q)) if h not in self._missing]

        def head(place: int) -> None:
            h = there[place]
            with np.errstate(all="ignore"):  # holds for one thread
                if len(seen):
                    self._column(h, token, span, hidden, old)
                self._row(h, token)

        blocked.spread(head, len(there))

    def _column(
        self, h: int, token: int, span: slice, hidden: BoolArray | None, old_value: Floats
    ) -> None:
        """Take the token's key and value into the rows that read it."""
        kv = self._kv_of_head[h]
        fresh = self._Q[h, span] @ self._K[kv, token]
        fresh -= self._found.shifts[h, span, 0]
        power(fresh, out=fresh)
        if hidden is not None:
            fresh[hidden] = 0
        cells = self._found.exponentials[h, span, token]
        change = np.stack([fresh, -cells], axis=1)
        cells[:] = fresh
        blended, most = self._found.blended[h, span], self._most[h, span]
        blended += change @ np.stack([self._V[kv, token], old_value[kv]])
        np.maximum(most, blended[:, -2:], out=most)
        kept = (blended[:, -2:] >= most * np.float32(LOST)).all(axis=1)
        good = kept & (blended[:, -1] >= FAINT) & (fresh < LOUD)
        if not good.all():
            if hidden is not None:
                good |= hidden
            for row in np.flatnonzero(~good):
                self._row(h, span.start + int(row))

    def _row(self, h: int, row: int) -> None:
        """Compute one row from its scores."""
        kv = self._kv_of_head[h]
        seen = self._allowed[row]
        reach = len(seen) - int(seen[::-1].argmax()) if seen.any() else 0
        if not reach:
            return
        scores = self._K[kv, :reach] @ self._Q[h, row]
        if not seen[:reach].all():
            scores[~seen[:reach]] = -np.inf
        largest = scores.max()
        scores -= largest
        power(scores, out=scores)
        self._found.exponentials[h, row, :reach] = scores
        self._found.shifts[h, row] = largest
        np.matmul(scores, self._V[kv, :reach], out=self._found.blended[h, row])
        self._most[h, row] = self._found.blended[h, row, -2:]
