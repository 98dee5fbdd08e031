"""Attention of many tokens in blocks of rows: every weight is kept, and nothing is computed twice.

The plain steps walk over all cells of all heads six times; at a thousand tokens that is what takes
the time. Here a block of rows goes as far as its mask reaches. Its scores lie in memory of the
thread that stays in the cache (a product writes its cells twice, zeros first), and what is kept is
written once, as powers (`powers.py`). Instead of a pass for the largest score of a row and one for
its sum, two columns ride along in the products: a bound no score of the row is above
(Cauchy-Schwarz: |q| times the longest k), and ones beside V. The weights stay as they are, with the
sums of their rows, until somebody wants shares. Where a bound lies so far above the scores of a row
that float32 would lose them, that head is done again with the largest scores themselves.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.engine import reused
from attnviz.engine.arrays import BoolArray
from attnviz.engine.powers import PER_NAT, power

Floats = NDArray[np.float32]

LARGE = 256 * 256  # cells of a head from which blocks are worth their while
ROWS = 128  # of a block; twice as many leave the cache at 2,048 keys
FAINT = 2.0**-64  # a row whose weights sum to less has lost some of them


@dataclass(frozen=True, eq=False)
class Exponentials:
    """What becomes the pattern once it is divided by the sums of its rows.

    Parameters
    ----------
    exponentials : float32 (heads, n_query, n_key), 0 where hidden
    blended : float32 (heads, n_query, d_v + 1), values weighted by them; the last column their sums
    z : float32 (heads, n_query, d_v), the blended values
    shifts : float32 (heads, n_query, 1), what each row lost before it became a power
    spans : of each block its first row, the one after its last, and the key after its last one
    """

    exponentials: Floats
    blended: Floats
    z: Floats
    shifts: Floats
    spans: tuple[tuple[int, int, int], ...]

    @property
    def row_sums(self) -> Floats:
        """The sums of the rows, (heads, n_query, 1), 0 in a row that sees no key."""
        return self.blended[..., -1:]

    def shares(self) -> Floats:
        """Return the pattern, (heads, n_query, n_key): rows sum to 1, or are 0 without any key."""
        made, is_clean = reused.blank(self.exponentials.shape, None)

        spread(lambda head: self._divide(head, made[head], is_clean), len(made))
        return made

    def head_shares(self, head: int) -> Floats:
        """Return the pattern of one head, (n_query, n_key)."""
        made, is_clean = reused.blank(self.exponentials.shape[1:], ("one head", self.spans))
        self._divide(head, made, is_clean)
        return made

    def _divide(self, head: int, out: Floats, is_clean: bool) -> None:
        """Write the pattern of one head, (n_query, n_key); with `is_clean` 0 is there already."""
        sums = self.row_sums[head]
        whole = np.where(sums > 0, sums, np.float32(1))
        for top, end, reach in self.spans:
            seen = np.s_[top:end, :reach]
            np.divide(self.exponentials[head][seen], whole[top:end], out=out[seen])
            if not is_clean:
                out[top:end, reach:] = 0

    def row_shares(self, head: int, row: int) -> Floats:
        """Return one row of the pattern, (n_key,)."""
        total = self.row_sums[head, row]
        shares: Floats = self.exponentials[head, row] / np.where(total > 0, total, np.float32(1))
        return shares


@dataclass(frozen=True)
class _Block:
    """Rows of the scores, and which columns they reach.

    Parameters
    ----------
    top, end : rows
    reach : keys before this one are looked at by some row
    hidden : bool (end - top, reach - first), True where a row may not look; None = nowhere
    first : column of the first hidden cell
    """

    top: int
    end: int
    reach: int
    first: int = 0
    hidden: BoolArray | None = None


@dataclass(frozen=True, eq=False)
class Begun:
    """Room for the weights of a layer, whose heads are computed one by one or all at once.

    Parameters
    ----------
    found : what is there; numbers of heads that were never computed are any
    blocks : the rows that go together
    is_clean : whether cells that no block reaches hold 0 already
    """

    found: Exponentials
    blocks: tuple[_Block, ...]
    is_clean: bool

    def fill(
        self, heads: Sequence[int], numbers: tuple[Floats, Floats, Floats], factor: float
    ) -> None:
        """Compute some heads, from their Q, K and V in the same order.

        Parameters
        ----------
        factor : what makes exponents of 2 of products
        """
        Q, K, V = numbers
        found, blocks = self.found, self.blocks
        n_query, d_k = Q.shape[1:]
        n_key, d_v = V.shape[-2:]
        spaces = reused.Spare(lambda: _Space.of(n_query, n_key, d_k, d_v))

        def head(place: int) -> None:
            h = heads[place]
            if not self.is_clean:
                for block in blocks:
                    found.exponentials[h, block.top : block.end, block.reach :] = 0
            # Both belong to one thread. Of scores of 10 to the 10 the bound is rounded by octaves.
            with np.errstate(all="ignore"), spaces.one() as space:
                found.shifts[h] = _bound(Q[place], K[place], factor)
                np.multiply(Q[place], np.float32(factor), out=space.q[:, :-1])
                np.negative(found.shifts[h], out=space.q[:, -1:])
                space.k[:-1], space.v[:, :-1] = K[place].T, V[place]
                if not all(_rows(found, block, h, space) for block in blocks):
                    for block in blocks:
                        _rows(found, block, h, space, by_largest=True)

        spread(head, len(Q))


def begin(shape: tuple[int, int, int, int], allowed: BoolArray | None) -> Begun:
    """Make room for weights.

    Parameters
    ----------
    shape : heads, n_query, n_key, d_v
    allowed : as for `attend`
    """
    heads, n_query, n_key, d_v = shape
    blocks = tuple(_blocks(allowed, n_query, n_key))
    spans = tuple((block.top, block.end, block.reach) for block in blocks)
    # Nobody ever writes beyond them, and where most is hidden zeros take as long as numbers.
    exponentials, is_clean = reused.blank((heads, n_query, n_key), spans)
    found = Exponentials(
        exponentials,
        reused.empty((heads, n_query, d_v + 1)),
        reused.empty((heads, n_query, d_v)),
        reused.empty((heads, n_query, 1)),
        spans,
    )
    return Begun(found, blocks, is_clean)


def attend(
    Q: Floats, K: Floats, V: Floats, allowed: BoolArray | None, scale: float
) -> Exponentials | None:
    """Compute softmax(Q Kᵀ · scale) V; None where these numbers need the plain steps.

    Parameters
    ----------
    Q : float32 (heads, n_query, d_k)
    K, V : float32 (heads, n_key, d_k), (heads, n_key, d_v)
    allowed : bool (n_query, n_key), True = may look; None = everywhere
    scale : 0 or more
    """
    if not are_ordinary(Q, K, V, scale):
        return None
    heads, n_query, _ = Q.shape
    begun = begin((heads, n_query, *V.shape[-2:]), allowed)
    begun.fill(range(heads), (Q, K, V), scale * PER_NAT)
    return begun.found


def are_ordinary(Q: Floats, K: Floats, V: Floats, scale: float) -> bool:
    """Whether these numbers, head by head, are finite, and the bounds of their scores."""
    finite = np.empty(len(Q), np.bool_)

    def look(h: int) -> None:
        bound = _bound(Q[h], K[h], scale * PER_NAT)
        finite[h] = np.isfinite(bound).all() and np.isfinite(V[h]).all()

    spread(look, len(Q))
    return bool(finite.all())


@dataclass(frozen=True, eq=False)
class _Space:
    """What a thread computes one head after another in.

    Parameters
    ----------
    q : float32 (n_query, d_k + 1), scaled queries; the last column takes the bounds away
    k : float32 (d_k + 1, n_key), keys across, and ones: products of such rows are the fastest
    v : float32 (n_key, d_v + 1), values, and ones
    scores : float32 (ROWS * n_key,), those of a block
    """

    q: Floats
    k: Floats
    v: Floats
    scores: Floats

    @classmethod
    def of(cls, n_query: int, n_key: int, d_k: int, d_v: int) -> _Space:
        """Make room for heads of this size."""
        shapes = (n_query, d_k + 1), (d_k + 1, n_key), (n_key, d_v + 1), (ROWS * n_key,)
        made = cls(*(np.empty(shape, np.float32) for shape in shapes))
        made.k[-1] = made.v[:, -1] = 1
        return made


def _blocks(allowed: BoolArray | None, n_query: int, n_key: int) -> Iterator[_Block]:
    for top in range(0, n_query, ROWS):
        end = min(top + ROWS, n_query)
        if allowed is None:
            yield _Block(top, end, n_key)
            continue
        seen = allowed[top:end]
        somewhere = np.flatnonzero(seen.any(axis=0))
        reach = int(somewhere[-1]) + 1 if len(somewhere) else 0
        everywhere = seen[:, :reach].all(axis=0)
        first = int(everywhere.argmin()) if not everywhere.all() else reach
        hidden = ~seen[:, first:reach] if first < reach else None
        yield _Block(top, end, reach, first, hidden)


def _bound(q: Floats, k: Floats, factor: float) -> Floats:
    """Return (n_query, 1), what no score of a row is above: |q| times the longest k, as scaled."""
    with np.errstate(all="ignore"):
        longest = np.sqrt(np.einsum("nd,nd->n", k, k).max(initial=0))
        lengths = np.sqrt(np.einsum("nd,nd->n", q, q))
        return np.asarray(lengths * longest * np.float32(factor))[:, None]


def _rows(
    found: Exponentials, block: _Block, h: int, space: _Space, *, by_largest: bool = False
) -> bool:
    """Fill in a block of one head; False where a row has become too faint or too loud."""
    q, k = (space.q[:, :-1], space.k[:-1]) if by_largest else (space.q, space.k)
    rows = slice(block.top, block.end)
    if not block.reach:
        found.blended[h, rows] = found.z[h, rows] = 0
        return True
    scores = space.scores[: (block.end - block.top) * block.reach].reshape(-1, block.reach)
    np.matmul(q[rows], k[:, : block.reach], out=scores)
    if by_largest:
        if block.hidden is not None:
            np.copyto(scores[:, block.first :], np.float32(-np.inf), where=block.hidden)
        largest = scores.max(axis=-1, keepdims=True)
        largest[largest == -np.inf] = 0
        scores -= largest
        found.shifts[h, rows] = largest
    cells = power(scores, out=found.exponentials[h, rows, : block.reach])
    if block.hidden is not None and not by_largest:  # 2 to the power of -inf takes the longest
        np.copyto(cells[:, block.first :], np.float32(0), where=block.hidden)
    blended = np.matmul(cells, space.v[: block.reach], out=found.blended[h, rows])
    sums = blended[:, -1:]
    blind = False if block.hidden is None else (block.first == 0) & block.hidden.all(axis=-1)
    if not by_largest:
        is_good = (sums[:, 0] >= FAINT) & np.isfinite(blended).all(axis=-1)
        if not (is_good | blind).all():
            return False
    np.divide(blended[:, :-1], np.where(sums > 0, sums, np.float32(1)), out=found.z[h, rows])
    return True


def spread(part: Callable[[int], None], count: int) -> None:
    """Do all parts, on as many threads as matrix products leave free.

    The thread that asks works too and waits for nobody who has not begun: where the others are
    busy, or it is one of them, it does everything itself.
    """
    workers, alone = _workers(count)
    numbers = iter(range(count))

    def work() -> None:
        for number in numbers:
            part(number)

    if workers == 1:
        work()
        return
    with alone:
        helpers = [_pool().submit(work) for _ in range(workers - 1)]
        try:
            work()
        finally:
            begun = [helper for helper in helpers if not helper.cancel()]
            wait(begun)
        for helper in begun:
            helper.result()


@cache
def _pool() -> ThreadPoolExecutor:
    """Return the threads that help; a new one costs as much as a small view."""
    return ThreadPoolExecutor(max(1, _processors() - 1), "attention")


def _processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1


def _workers(parts: int) -> tuple[int, AbstractContextManager[Any]]:
    """Return how many threads may run, and what keeps products in the thread they are called in.

    Threads over heads are faster than threads inside a product, and both at once slower than one of
    them. The window keeps products in one thread from its start; elsewhere threadpoolctl can do so
    for a while, where it is installed. Else products have the processors to themselves.
    """
    workers = min(parts, _processors())
    if os.environ.get("OPENBLAS_NUM_THREADS") == "1":
        return workers, nullcontext()
    try:
        from threadpoolctl import threadpool_limits  # type: ignore[import-not-found]
    except ImportError:
        return 1, nullcontext()
    return workers, threadpool_limits(1, "blas")
