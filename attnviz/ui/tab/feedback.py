"""What the last edit did: the state before it, for as long as words may compare with it."""

from __future__ import annotations

from typing import Generic, TypeVar

S = TypeVar("S")


class Feedback(Generic[S]):
    """Remembers the state before the last edit, or before the gesture that the edit belongs to.

    One drag is one story: all its edits are compared with the state in which it began.
    """

    def __init__(self) -> None:
        self.before: S | None = None
        """The state to compare with; None while there is nothing to tell."""
        self._edit: object | None = None

    def note(self, before: S, edit: object | None) -> None:
        """Remember a change.

        Parameters
        ----------
        before : what was shown until now
        edit : of the `Change`: the same for all edits of one gesture
        """
        if edit is None or edit != self._edit or self.before is None:
            self.before = before
        self._edit = edit

    def forget(self) -> None:
        """Tell no more of the last edit."""
        self.before = self._edit = None
