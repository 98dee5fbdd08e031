"""Which row of the pattern is meant: the one under the mouse, or else the one that is outlined."""

from __future__ import annotations

FIRST_ROW = 12  # outlined at the start, counted from 1: a row with skipped keys


class RowPointer:
    """Remembers the outlined row, whether a person chose it, and the row under the mouse."""

    def __init__(self) -> None:
        self.hovered: int | None = None
        self.outlined = FIRST_ROW - 1
        self._chosen = False

    @property
    def chosen(self) -> int | None:
        """Return the row that a person chose."""
        return self.outlined if self._chosen else None

    @property
    def points(self) -> bool:
        """Whether a row is pointed at or chosen."""
        return self._chosen or self.hovered is not None

    def row(self, n_tokens: int) -> int:
        """Return the row that words and numbers speak of."""
        row = self.outlined if self.hovered is None else self.hovered
        return min(row, n_tokens - 1)

    def listener(self, n_tokens: int) -> int:
        """Return the row whose reach is followed: the last one until another is meant."""
        return self.row(n_tokens) if self.points else n_tokens - 1

    def choose(self, row: int | None, n_tokens: int) -> None:
        """Outline a row; None = the row of the start, which nobody chose."""
        self._chosen = row is not None
        self.outlined = FIRST_ROW - 1 if row is None else min(max(row, 0), n_tokens - 1)

    def step(self, by: int, n_tokens: int) -> None:
        """Outline another row, so many further down."""
        self.choose(min(self.outlined, n_tokens - 1) + by, n_tokens)

    def clear_selection(self) -> bool:
        """Follow the last row again, the outline stays; False when no row was chosen."""
        was, self._chosen = self._chosen, False
        return was
