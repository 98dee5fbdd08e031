"""Moves marks that would hide each other apart, each as little as possible."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise


def crowded(places: Sequence[float], gap: float) -> frozenset[int]:
    """Return the numbers of the places that have a neighbour nearer than `gap`."""
    order = _in_order(places)
    close = [pair for pair in pairwise(order) if places[pair[1]] - places[pair[0]] < gap]
    return frozenset(number for pair in close for number in pair)


def spread(places: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Return places that keep their order, lie `gap` apart and between `low` and `high`.

    The sum of the squared moves is the least possible (pool adjacent violators). Where they do not
    all fit, the gap gets smaller.
    """
    if not places:
        return []
    n = len(places)
    if n > 1:
        gap = min(gap, (high - low) / (n - 1))
    order = _in_order(places)
    pools: list[tuple[float, int]] = []  # mean, count
    for rank, number in enumerate(order):
        mean, count = places[number] - rank * gap, 1
        while pools and pools[-1][0] > mean:
            other, more = pools.pop()
            mean, count = (mean * count + other * more) / (count + more), count + more
        pools.append((mean, count))
    flat = [mean for mean, count in pools for _ in range(count)]
    moved = [0.0] * n
    for rank, number in enumerate(order):
        moved[number] = min(max(flat[rank], low), high - (n - 1) * gap) + rank * gap
    return moved


def _in_order(places: Sequence[float]) -> list[int]:
    return sorted(range(len(places)), key=lambda number: (places[number], number))
