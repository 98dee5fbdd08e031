"""Every edit of the tab as one call: the undo step it makes, its name, and what merges."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject

from attnviz.engine.saturation import WIDEST
from attnviz.language import mark, tr
from attnviz.model import saturation_edits as edits
from attnviz.model.lab import SaturationSpec
from attnviz.session import Session
from attnviz.tabs.saturation.wording import DIVISOR_NAMES

SIZE, SWEPT = mark("d_k {size}"), mark("sweep to d_k {size}")
TOGETHER = 0.7  # seconds between steps of one that belong to one undo step


class SpecEdits(QObject):
    """Asks the session for edits of what the saturation tab shows."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._stepped = 0.0
        self._steps = 0

    @property
    def spec(self) -> SaturationSpec:
        """Return what is shown now."""
        return self._session.lab.saturation

    def set_size(self, size: int, merge_key: object = None, how: str = SIZE) -> bool:
        """Set the vector size; edits of one merge key are one undo step, called as `how` says."""
        size = min(max(size, 1), WIDEST)
        return self._edit(tr(how, size=size), edits.set_d_k, size, merge_key=merge_key)

    def step_stop(self, by: int) -> bool:
        """Go so many powers of two on; False at the end."""
        size = edits.next_stop(self.spec.d_k, by)
        return size != self.spec.d_k and self.set_size(size)

    def step_size(self, by: int) -> None:
        """Make the vectors a little longer or shorter; steps in a row are one undo step."""
        now = monotonic()
        self._steps += now - self._stepped > TOGETHER
        self._stepped = now
        self.set_size(self.spec.d_k + by, ("d_k step", self._steps))

    def set_draw(self, number: int) -> None:
        """Use the draw of this number."""
        self._edit(tr("draw {number}", number=number), edits.set_draw, number)

    def step_draw(self, by: int) -> None:
        """Use the draw that is so many numbers on."""
        draw = self.spec.draw
        self.set_draw(max(draw + by, 0) if isinstance(draw, int) else edits.draw_after(draw))

    def new_draw(self) -> None:
        """Use the next draw."""
        self._edit(
            tr("new draw {number}", number=edits.draw_after(self.spec.draw)), edits.next_draw
        )

    def use_chapter(self) -> None:
        """Go back to the draw of the chapter's figure."""
        self._edit(tr("chapter’s draw"), edits.set_draw, edits.CHAPTER)

    def use_draw(self) -> None:
        """Leave typed scores."""
        self._edit(tr("back to the draw"), edits.use_draw)

    def set_distribution(self, name: str) -> None:
        """Draw from another distribution."""
        text = tr("±1 coin flips") if name == "coin" else tr("normal numbers")
        self._edit(text, edits.set_distribution, name)

    def set_divisor(self, divisor: str) -> None:
        """Divide the scores of the right-hand chart by something else."""
        self._edit(
            tr("divide by {divisor}", divisor=DIVISOR_NAMES[divisor]), edits.set_divisor, divisor
        )

    def next_divisor(self) -> None:
        """Go from 1 to √d, from √d to d, from d to 1."""
        self.set_divisor(edits.next_divisor(self.spec).divisor)

    def set_score(self, key: int, score: float, scores: Sequence[float]) -> None:
        """Type the score of one key; `scores` are the six on screen."""
        self._edit(tr("score of key {number}", number=key + 1), edits.set_score, key, score, scores)

    def set_scores(self, scores: Sequence[float]) -> None:
        """Take six scores at once."""
        self._edit(tr("pasted scores"), edits.set_scores, scores)

    def reset(self) -> None:
        """Go back to what was opened, as one step."""
        self._session.reset("saturation")

    def _edit(
        self, text: str, function: Callable[..., Any], *arguments: Any, merge_key: object = None
    ) -> bool:
        return self._session.edit(
            function, *arguments, slot="saturation", text=text, merge_key=merge_key
        )
