"""A whole pattern as a small picture: of cells that share a pixel the largest is kept."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage

from attnviz.ui.look.theme import Theme


def pooled(pattern: NDArray[Any], size: int) -> NDArray[Any]:
    """Return patterns at another size, (..., n, n) to (..., size, size); the largest is kept."""
    n = pattern.shape[-1]
    if n <= size:
        nearest = np.arange(size) * n // size
        return np.asarray(pattern[..., nearest, :][..., nearest])
    edges = np.arange(size + 1) * n // size
    starts, last = edges[:-1], edges[1:] - 1
    found = pattern
    # Whole rows side by side, then columns: `reduceat` would go along every row by itself.
    for axis in (-2, -1):
        wide = found.take(starts, axis=axis)
        for step in range(1, int((last - starts).max()) + 1):
            part = found.take(np.minimum(starts + step, last), axis=axis)
            np.maximum(wide, part, out=wide)
        found = wide
    return np.asarray(found)


def pattern_image(
    pattern: NDArray[Any], size: int, theme: Theme, *, hides_first: bool = False
) -> QImage:
    """Return a pattern (n, n) as a picture of at most `size` pixels a side; the future is flat.

    Parameters
    ----------
    hides_first : the column of the first token is left out
    """
    n = pattern.shape[-1]
    if hides_first:
        pattern = pattern.copy()
        pattern[:, 0] = 0
    shown = pattern if n <= size else pooled(pattern, size)
    pixels = theme.weight_ramp.colours[theme.weight_ramp.codes(shown)]
    side = shown.shape[-1]
    if not np.triu(pattern, 1).any():
        future = pooled(np.tril(np.ones((n, n))), side) == 0
        pixels[future] = np.uint32(theme.track.rgb())
    if hides_first and side == n:
        pixels[:, 0] = np.uint32(theme.track.rgb())
    data = np.ascontiguousarray(pixels)
    return QImage(data.tobytes(), side, side, 4 * side, QImage.Format.Format_RGB32).copy()
