"""What decided how the parts of a picture looked when they were last painted."""

from __future__ import annotations

import numpy as np


class LastLook:
    """Remembers by name what a part depended on, and tells whether that is still the same.

    Arrays count as the same when they are the same object: nobody writes into one that is shown.
    """

    def __init__(self) -> None:
        self._frames: dict[str, tuple[object, ...]] = {}

    def same(self, name: str, frame: tuple[object, ...]) -> bool:
        """Whether a part depends on the same as before, and keep in mind what it does now."""
        before = self._frames.get(name, ())
        self._frames[name] = frame
        if len(before) != len(frame):
            return False
        for old, new in zip(before, frame, strict=True):
            if old is not new and not _equal(old, new):
                return False
        return True

    def forget(self, name: str) -> None:
        """Have a part painted anew whatever it depends on."""
        self._frames.pop(name, None)

    def clear(self) -> None:
        """Have everything painted anew."""
        self._frames.clear()


def _equal(old: object, new: object) -> bool:
    return not isinstance(old, np.ndarray) and bool(old == new)
