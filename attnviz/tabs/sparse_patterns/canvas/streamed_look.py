"""Looks at a pattern that nobody holds, beside the window: exact rows first, then all of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import numpy as np
from PySide6.QtCore import QObject, Signal

from attnviz.engine.blocked import Floats
from attnviz.engine.streaming import StreamedPattern
from attnviz.ui.grid.outlook import Outlook
from attnviz.ui.tab.beside import Beside, Tell


@dataclass(frozen=True, eq=False)
class Seen:
    """What was found in a part of a pattern.

    Parameters
    ----------
    outlook : the part
    shares : float32, the largest weight of each block of `outlook`
    looked_at : share of the rows in sight, 0 to 1, of which every weight was looked at; before
        that each row of dots shows the last of its rows
    """

    outlook: Outlook
    shares: Floats
    looked_at: float


def _look(pattern: StreamedPattern, outlook: Outlook, tell: Tell) -> Seen | None:
    """Tell of what was found in a part so far, and return what is in it at last."""
    rows, columns = outlook.rows()[0], outlook.columns()[0]
    shares = pattern.overview(rows[1:] - 1, columns)
    whole = int(rows[-1] - rows[0])
    if len(rows) - 1 == whole:
        return Seen(outlook, shares, 1.0)
    going_on = tell(Seen(outlook, shares, 0.0))
    parts = pattern.refine(rows, columns)
    while going_on:
        done, found = next(parts)
        seen = Seen(outlook, np.maximum(shares, found), done / whole)
        if done == whole:
            return seen
        going_on = tell(seen)
    return None


class StreamedLook(QObject):
    """Answers with what is in sight, again and again until all of it was looked at."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.seen: Seen | None = None
        self.whole: Seen | None = None  # all of the pattern, from before another part was in sight
        self._pattern: StreamedPattern | None = None
        self._asked: Outlook | None = None
        self._beside = Beside(self)
        self._beside.told.connect(self._on_seen)
        self._beside.finished.connect(self._on_seen)

    @property
    def busy(self) -> bool:
        """Whether something is being looked at."""
        return self._beside.busy

    def look(self, pattern: StreamedPattern, outlook: Outlook) -> None:
        """Look at a part; a later wish replaces an earlier one."""
        if pattern is not self._pattern:
            self.seen = self.whole = None
        elif outlook == self._asked:
            return
        self._pattern, self._asked = pattern, outlook
        self._beside.start(partial(_look, pattern, outlook))

    def stop(self) -> bool:
        """Give up what is being looked at; what was found stays. False when nothing was."""
        busy = self.busy
        self._beside.stop()
        if busy:
            self.changed.emit()
        return busy

    def rest(self) -> None:
        """Give up what is being looked at, and go on with it when it is asked for again."""
        if self.busy:
            self._beside.give_up()
            self._asked = None

    def _on_seen(self, seen: Seen) -> None:
        self.seen = seen
        if seen.outlook.cell <= seen.outlook.least:
            self.whole = seen
        self.changed.emit()
