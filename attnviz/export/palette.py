"""The 256 colours of a GIF, chosen once for all frames: large areas keep theirs exactly.

Pillow's own ways to choose colours move the ground of a page by several steps, and a table a frame
makes still areas flicker.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

SIZE = 256
EXACT = 160  # most frequent colours that are kept as they are
_UNKNOWN = 0xFFFF
_EYE = np.array([2.0, 4.0, 1.0])  # how much a difference in red, green and blue is seen

Codes = NDArray[np.int32]


class ColourPalette:
    """A table of colours, and the place in it for every dot of a picture.

    Parameters
    ----------
    samples : pixels of pictures, rows of red, green and blue
    """

    def __init__(self, samples: Iterable[bytes]) -> None:
        codes, counts = np.unique(
            np.concatenate([_codes(pixels) for pixels in samples]), return_counts=True
        )
        order = np.lexsort((codes, -counts))
        chosen = codes[order[:SIZE]]
        if len(codes) > SIZE:
            chosen = np.concatenate([codes[order[:EXACT]], _spread(codes[order[EXACT:]])])
        self._colours = _parts(chosen)
        self._places = np.full(2**24, _UNKNOWN, np.uint16)
        self._places[chosen] = np.arange(len(chosen))

    @property
    def table(self) -> bytes:
        """Return red, green and blue of every place."""
        return self._colours.astype(np.uint8).tobytes()

    def places(self, pixels: bytes) -> bytes:
        """Return the place of the nearest colour for every dot."""
        codes = _codes(pixels)
        found = self._places[codes]
        new = np.unique(codes[found == _UNKNOWN])
        if len(new):
            for part in np.array_split(new, len(new) // 4096 + 1):
                away = _parts(part)[:, None, :] - self._colours[None]
                self._places[part] = (away**2 @ _EYE).argmin(axis=1)
            found = self._places[codes]
        return found.astype(np.uint8).tobytes()


def _codes(pixels: bytes) -> Codes:
    """Return each dot as one number."""
    dots = np.frombuffer(pixels, np.uint8).reshape(-1, 3).astype(np.int32)
    return (dots[:, 0] << 16) | (dots[:, 1] << 8) | dots[:, 2]


def _parts(codes: Codes) -> NDArray[np.float64]:
    return np.stack([codes >> 16 & 255, codes >> 8 & 255, codes & 255], axis=1).astype(float)


def _spread(codes: Codes) -> Codes:
    """Choose colours that stand for all others: boxes of them, cut where they differ most."""
    boxes = [_parts(codes)]
    while len(boxes) < SIZE - EXACT:
        spans = [np.ptp(box, axis=0) * np.sqrt(_EYE) if len(box) > 1 else [0.0] for box in boxes]
        widest = max(range(len(boxes)), key=lambda i: max(spans[i]))
        if max(spans[widest]) == 0:
            break
        box, axis = boxes.pop(widest), int(np.argmax(spans[widest]))
        middle = (box[:, axis].min() + box[:, axis].max()) / 2
        boxes += [box[box[:, axis] <= middle], box[box[:, axis] > middle]]
    means = np.array([box.mean(axis=0).round() for box in boxes]).astype(np.int32)
    return np.unique((means[:, 0] << 16) | (means[:, 1] << 8) | means[:, 2])
