"""Computing with another number of key/value heads than are stored: averages or copies.

Fewer heads are averages of neighbours, as in a conversion to grouped heads before any retraining
(Ainslie et al. 2023, 2.1); more heads are copies.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]


def stored_of_used(
    kv_of_head: tuple[int, ...], n_kv_heads: int, used: int | None
) -> tuple[tuple[int, ...], ...]:
    """Tell for every key/value head in use which stored ones it is made from."""
    if used is None or used == n_kv_heads:
        return tuple((kv,) for kv in range(n_kv_heads))
    if used < n_kv_heads:
        size = n_kv_heads // used
        return tuple(tuple(range(u * size, (u + 1) * size)) for u in range(used))
    if used == len(kv_of_head):
        return tuple((kv,) for kv in kv_of_head)
    copies = used // n_kv_heads
    return tuple((u // copies,) for u in range(used))


def used_of_head(kv_of_head: tuple[int, ...], n_kv_heads: int, used: int | None) -> tuple[int, ...]:
    """Tell for every query head which key/value head in use it reads.

    Copies of one stored head are dealt out evenly among its readers, in order.
    """
    if used is None or used == n_kv_heads:
        return kv_of_head
    if used < n_kv_heads:
        return tuple(kv // (n_kv_heads // used) for kv in kv_of_head)
    if used == len(kv_of_head):
        return tuple(range(used))
    copies = used // n_kv_heads
    result = []
    for head, kv in enumerate(kv_of_head):
        earlier, readers = kv_of_head[:head].count(kv), kv_of_head.count(kv)
        result.append(kv * copies + earlier * copies // readers)
    return tuple(result)


def share(
    W: Array | None, kv_of_head: tuple[int, ...], n_kv_heads: int, used: int | None
) -> Array | None:
    """Return the projection matrices or biases in use, (used, …), from the stored (n_kv_heads, …).

    The stored array itself comes back when nothing is averaged or copied.
    """
    if W is None or used is None or used == n_kv_heads:
        return W
    sources = stored_of_used(kv_of_head, n_kv_heads, used)
    return np.stack([W[list(stored)].mean(axis=0, dtype=W.dtype) for stored in sources])


__all__ = ["share", "stored_of_used", "used_of_head"]
