"""Patterns that lie outside memory, with the same shape as an array; what is asked for is read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, overload

import numpy as np
from numpy.typing import NDArray

from attnviz.engine.pyramid import STEPS
from attnviz.errors import CaptureError
from attnviz.language import tr

Floats = NDArray[Any]


def part_of(array: Any, key: Any, name: str) -> Floats:
    """Return a part of a stored array.

    Raises
    ------
    CaptureError
        When it cannot be unpacked.
    """
    try:
        return np.asarray(array[key])
    except IndexError:
        raise
    except Exception as error:  # whatever packs it has its own ways to fail
        raise CaptureError(
            tr(
                "{name}: a part of the store cannot be read: {error}. Copy the whole folder, or "
                "capture it again",
                name=name or tr("arrays"),
                error=str(error).split("\n")[0][:200],
            )
        ) from None


class StoredPatterns:
    """Patterns that lie in a store; what is asked for is read.

    Parameters
    ----------
    levels : the weights (n_layers, n_heads, n, n), then the levels of their pyramid, in 255 steps
    name : of the store, for messages
    """

    ndim = 4

    def __init__(self, levels: Sequence[Any], name: str = "") -> None:
        self._levels, self._name = levels, name
        self.shape: tuple[int, ...] = tuple(levels[0].shape)

    def __len__(self) -> int:
        return self.shape[0]

    def __getitem__(self, key: Any) -> Floats:
        found = part_of(self._levels[0], key, self._name)
        return found.astype(np.float32) / np.float32(STEPS) if found.dtype.kind == "u" else found

    def __iter__(self) -> Iterator[Floats]:
        return (self[place] for place in range(len(self)))

    def coarse(self, size: int) -> StoredPatterns:
        """Return the smallest level with at least `size` cells each way: its largest weights."""
        fit = [place for place, level in enumerate(self._levels) if level.shape[-1] >= size]
        return StoredPatterns(self._levels[max(fit, default=0) :], self._name)


class StoredLayers(Sequence[Floats]):
    """The layers of stored patterns, each read when it is asked for."""

    def __init__(self, patterns: StoredPatterns) -> None:
        self.patterns = patterns

    def __len__(self) -> int:
        return len(self.patterns)

    @overload
    def __getitem__(self, place: int) -> Floats: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Floats]: ...
    def __getitem__(self, place: int | slice) -> Floats | Sequence[Floats]:
        if isinstance(place, slice):
            return [self.patterns[i] for i in range(*place.indices(len(self)))]
        return self.patterns[place]


Patterns = Floats | StoredPatterns
