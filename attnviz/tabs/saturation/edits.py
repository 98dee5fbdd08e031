"""What gestures do to the exhibit: each edit as one call, with its undo name and what merges."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any

from attnviz.engine.saturation import N_KEYS, WIDEST
from attnviz.errors import EditError
from attnviz.language import mark, tr
from attnviz.model.document.lab import SaturationSpec
from attnviz.model.edits import saturation as edits
from attnviz.model.edits.paste import pasted
from attnviz.model.wishes import UseTemperature
from attnviz.session import Session
from attnviz.tabs.saturation.state.state import State
from attnviz.tabs.saturation.words.numbers import DIVISOR_NAMES
from attnviz.ui.look.numbers import decimal_mark, shortest

DRAG, SWEEP = "d_k drag", "sweep"  # of merge keys
SIZE, SWEPT = mark("d_k {size}"), mark("sweep to d_k {size}")
TOGETHER = 0.7  # seconds between steps of one that belong to one undo step


class Edits:
    """Asks the session for edits of what the tab shows."""

    def __init__(self, session: Session) -> None:
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

    def drag_size(self, size: int, gesture: int) -> None:
        """Set the vector size under a hand; one gesture is one undo step."""
        self.set_size(size, (DRAG, gesture))

    def sweep_size(self, size: int, sweep: int) -> None:
        """Set the vector size that a sweep has come to; one sweep is one undo step."""
        if size != self.spec.d_k:
            self.set_size(size, (SWEEP, sweep), SWEPT)

    def step_size(self, by: int) -> None:
        """Make the vectors a little longer or shorter; steps in a row are one undo step."""
        now = monotonic()
        self._steps += now - self._stepped > TOGETHER
        self._stepped = now
        self.set_size(self.spec.d_k + by, ("d_k step", self._steps))

    def drag_temperature(self, temperature: float, gesture: int) -> None:
        """Set the temperature under a hand; one gesture is one undo step."""
        self._edit(
            self._temperature_text(temperature),
            edits.set_temperature,
            temperature,
            merge_key=(DRAG, gesture),
        )

    def step_temperature(self, by: int) -> bool:
        """Go so many stops on; False at the end."""
        wanted = edits.step_temperature(self.spec, by).temperature
        return wanted != self.spec.temperature and self._edit(
            self._temperature_text(wanted), edits.set_temperature, wanted
        )

    def use_temperature(self, state: State) -> None:
        """Let the model divide as the right-hand chart does, or as it did before."""
        if state.can_use:
            value = 1.0 if state.is_used else state.wanted_temperature
            self._session.wish(UseTemperature(value))

    def set_random(self, random: bool) -> None:
        """Show random vectors in place of the row, or the row again."""
        text = tr("random vectors") if random else tr("the row")
        self._edit(text, edits.set_random, random)

    def show_steps_row(self, head: int, token: int) -> None:
        """Show the row of another token or head of tab 2; rows in a row are one undo step."""
        self._edit(
            tr("another row of tab 2"), edits.show_steps_row, head, token, merge_key="row of tab 2"
        )

    def _temperature_text(self, temperature: float) -> str:
        return tr("temperature {number}", number=shortest(temperature, 2))

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
        text = tr("±1 coin flips") if name == "coin" else tr("normally distributed numbers")
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

    def paste(self, text: str) -> None:
        """Take six scores from a text: a row, a column, NumPy or LaTeX.

        Raises
        ------
        EditError
            When the text holds no numbers, or not six of them.
        """
        found = pasted(text, (N_KEYS, N_KEYS), comma=decimal_mark() == ",").ravel()
        if found.size != N_KEYS:
            raise EditError(
                tr(
                    "Clipboard: found {n} numbers, expected {expected} scores.",
                    n=found.size,
                    expected=N_KEYS,
                )
            )
        self.set_scores([float(score) for score in found])

    def reset(self) -> None:
        """Go back to what was opened, as one step."""
        self._session.reset("saturation")

    def _edit(
        self, text: str, function: Callable[..., Any], *arguments: Any, merge_key: object = None
    ) -> bool:
        return self._session.edit(
            function, *arguments, slot="saturation", text=text, merge_key=merge_key
        )


def glides(edit: object) -> bool:
    """Whether an edit belongs to a hand that drags the size or to a clock that lets it grow."""
    return isinstance(edit, tuple) and edit[0] in (DRAG, SWEEP)
