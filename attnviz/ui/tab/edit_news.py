"""The last edit of a number by hand: the caption tells it, and one gesture is one story."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from numpy.typing import NDArray


@dataclass(frozen=True, eq=False)
class Told:
    """An edit that the caption tells about: what was changed, and what was there before.

    Parameters
    ----------
    key : edits with the same key are one, e.g. all of one drag
    what : name of the number
    old, new : the number before and now
    where : which row and head the story is about
    before : (n,) the numbers that it changed, as they were
    """

    key: object
    what: str
    old: float
    new: float
    where: object
    before: NDArray[Any]


class EditNews:
    """Remembers the last edit until something else happens."""

    def __init__(self) -> None:
        self._told: Told | None = None
        self.busy = False

    def carry_out(self, told: Told, edit: Callable[[], bool]) -> bool:
        """Make an edit and remember it; a refused one is not told. Returns what `edit` does."""
        earlier = self._told
        if earlier is not None and earlier.key == told.key:
            told = replace(told, old=earlier.old, before=earlier.before)
        self._told = told
        self.busy = True
        try:
            done = edit()
        finally:
            self.busy = False
        if not done:
            self._told = earlier
        return done

    def forget(self) -> None:
        """Tell no more about the last edit."""
        self._told = None

    def told_of(self, where: object, now: NDArray[Any]) -> Told | None:
        """Return the edit if it is about what is on screen now."""
        told = self._told
        if told is None or told.where != where or told.before.shape != now.shape:
            return None
        return told
