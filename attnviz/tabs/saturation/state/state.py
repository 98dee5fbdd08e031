"""What the tab shows: six scores, two softmaxes of them, and what a person points at."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from numpy.typing import NDArray

from attnviz.engine import saturation
from attnviz.engine.saturation import N_KEYS, Draw, Readout
from attnviz.language import tr
from attnviz.tabs.saturation.state.real_row import RealRow, real_row, row_readout
from attnviz.tabs.saturation.state.slopes import MOST_KEYS, slopes_of

if TYPE_CHECKING:
    from attnviz.model.document.lab import SaturationSpec, Slot
    from attnviz.session import Session
    from attnviz.ui.predict.ballot import Ballot

Mode = Literal["ruler", "walk"]


@dataclass(frozen=True)
class Pointer:
    """What a person points at and chose to see.

    Parameters
    ----------
    mode : how the scores are drawn: on a ruler, or as the walk they add up to
    quantity : which curve over many draws is shown
    followed : the key that is marked everywhere
    hovered, cursor : the key under the mouse, and the key with the keyboard; None = the slider
    reading : what is read off the curves, in words
    sweeping : whether the vector size is growing by itself
    swept : whether that has just come to its end
    gliding : whether a hand or the clock moved the slider last: shapes follow at once
    asked : the key of whose share it is shown what would change it
    """

    mode: Mode = "ruler"
    quantity: str = "largest"
    followed: int | None = None
    hovered: int | None = None
    cursor: int | None = None
    reading: str = ""
    sweeping: bool = False
    swept: bool = False
    gliding: bool = False
    asked: int | None = None

    def page(self) -> dict[str, bool | int | str]:
        """Return ruler or walk, and the followed key counted from 1."""
        page: dict[str, bool | int | str] = {"mode": self.mode}
        return page if self.followed is None else page | {"key": self.followed + 1}

    def with_page(self, page: Mapping[str, bool | int | str], session: Session) -> Pointer:
        """Return the pointer that shows a page: ruler or walk, and a followed key or none."""
        key = page.get("key")
        return replace(
            self,
            mode="walk" if page.get("mode") == "walk" else "ruler",
            followed=key - 1 if isinstance(key, int) and 1 <= key <= N_KEYS else None,
        )


@dataclass(frozen=True, eq=False)
class State:
    """Everything the tab shows.

    Parameters
    ----------
    spec : what was asked for
    vectors : the draw the scores come from, None when they were typed
    raw, divided : softmax of the scores as they are, and of the scores over `divisor`
    divisor : 1, √d_k or d_k
    pointer : what a person points at
    ballot : of a prediction, None while none is made
    covers : names of what a lesson keeps covered
    row : of a head, of a language model or of tab 2; None where random vectors or typed scores are
        shown
    offers_row : whether there is such a row, shown or not
    runs_on : whether the model of the row can run on from a change in its layer
    lacks_scores : whether only weights of the row are known: something else lies over the charts
    """

    spec: SaturationSpec
    vectors: Draw | None
    raw: Readout
    divided: Readout
    divisor: float
    pointer: Pointer
    ballot: Ballot | None = None
    covers: frozenset[str] = frozenset()
    row: RealRow | None = None
    offers_row: bool = False
    runs_on: bool = False
    lacks_scores: bool = False

    @property
    def wanted_temperature(self) -> float:
        """The temperature at which the model would divide as the right-hand chart does."""
        return 1.0 if self.row is None else self.row.as_temperature(self.divided_by)

    @property
    def is_used(self) -> bool:
        """Whether the model was changed to divide as the right-hand chart does."""
        used = 1.0 if self.row is None else self.row.temperature
        return used != 1 and math.isclose(used, self.wanted_temperature, rel_tol=1e-6)

    @property
    def can_use(self) -> bool:
        """Whether the model can be changed to divide so, or back."""
        if self.row is None or not self.runs_on:
            return False
        used, wanted = self.row.temperature, self.wanted_temperature
        return self.is_used or not math.isclose(used, wanted, rel_tol=1e-6)

    @property
    def d_k(self) -> int:
        """The vector size."""
        return self.spec.d_k if self.row is None else self.row.d_k

    @property
    def divided_by(self) -> float:
        """What the scores of the right-hand chart are divided by, temperature included."""
        return self.divisor if self.row is None else self.divisor * self.spec.temperature

    @property
    def n_shown(self) -> int:
        """How many keys are shown one by one."""
        return N_KEYS if self.row is None else self.row.n_shown

    @property
    def scores(self) -> NDArray[np.float64]:
        """The raw scores, (6,)."""
        return self.raw.scores

    @property
    def typed(self) -> bool:
        """Whether a person typed the scores."""
        return self.vectors is None and self.row is None

    @property
    def covered(self) -> bool:
        """Whether what comes out of the softmax is covered."""
        return self.ballot is not None and self.ballot.covered

    @property
    def walks(self) -> bool:
        """Whether the walk is drawn: typed scores did not add up from anything."""
        return self.pointer.mode == "walk" and self.vectors is not None

    @property
    def followed(self) -> int | None:
        """The key that is marked everywhere."""
        key = self.pointer.followed
        return key if key is None or key < self.n_shown else None

    @property
    def asked(self) -> int | None:
        """The key of whose share the slopes are shown; none while that would tell an answer."""
        key = self.pointer.asked
        hidden = self.covered or bool(self.covers)
        return key if key is not None and key < self.n_shown and not hidden else None

    @property
    def has_slopes(self) -> bool:
        """Whether there are few enough scores to ask what would change a share."""
        return len(self.scores) <= MOST_KEYS

    @cached_property
    def slopes(self) -> tuple[NDArray[np.float64], NDArray[np.float64]] | None:
        """How much the share asked about moves per unit of each raw score, left and right."""
        if self.asked is None or not self.has_slopes:
            return None
        return (
            slopes_of(self.scores, 1.0, self.asked),
            slopes_of(self.scores, self.divided_by, self.asked),
        )

    @property
    def pointed(self) -> int | None:
        """The key under the mouse, else the one with the keyboard."""
        key = self.pointer.cursor if self.pointer.hovered is None else self.pointer.hovered
        return key if key is None or key < self.n_shown else None

    @property
    def draw_name(self) -> str:
        """The draw in words: "chapter's draw", "draw 1594", "draw 7 of coins"."""
        if self.spec.draw == "chapter":
            return tr("chapter’s draw")
        if self.spec.distribution == "coin":
            return tr("coin-flip draw {number}", number=self.spec.draw)
        return tr("draw {number}", number=self.spec.draw)

    @cached_property
    def paths(self) -> NDArray[np.float64]:
        """How the scores build up, (6, d_k + 1): 0, then the sum over 1 .. d_k numbers."""
        if self.vectors is None:
            return np.stack([np.zeros(N_KEYS), self.scores], axis=1)
        sums = saturation.walk(self.vectors, self.d_k)
        return np.concatenate([np.zeros((len(sums), 1)), sums], axis=1)


def resolve(session: Session, pointer: Pointer) -> State:
    """Return what there is to show."""
    lab, spec = session.lab, session.lab.saturation
    if lab.source is None and spec.steps_row is None:
        return state_of(spec, pointer)
    without_scores = lab.document.captured and spec.steps_row is None
    if without_scores or spec.random:  # without scores there is a way to random vectors
        lacks = without_scores and not spec.random
        return replace(state_of(spec, pointer), offers_row=True, lacks_scores=lacks)
    row = _row_of(session)
    raw, divided, divisor = _of_row(row, spec.divisor, spec.temperature)
    state = State(spec, None, raw, divided, divisor, pointer, row=row, offers_row=True)
    return replace(state, runs_on=session.runs_on)


def _row_of(session: Session) -> RealRow:
    """Return the row of the selected token in the selected head, or that of tab 2."""
    chosen, asked = session.selection, session.lab.saturation.steps_row
    slot: Slot = "document" if asked is None else "example"
    document, trace = session.document(slot), session.trace(slot)
    head, token = asked or (chosen.head, chosen.token)
    return real_row(
        document, trace, min(head, document.n_heads - 1), min(token, document.n_tokens - 1)
    )


@lru_cache(maxsize=4)
def _of_row(row: RealRow, divisor: str, temperature: float) -> tuple[Readout, Readout, float]:
    by = row.divisor(divisor)
    return row_readout(row.scores), row_readout(row.scores, by * temperature), by


def state_of(spec: SaturationSpec, pointer: Pointer | None = None) -> State:
    """Return what a spec shows, at rest where nobody points."""
    return State(spec, *_computed(spec), pointer or Pointer())


@lru_cache(maxsize=4)
def _computed(spec: SaturationSpec) -> tuple[Draw | None, Readout, Readout, float]:
    """Compute vectors, raw and divided softmax, and the divisor."""
    vectors = None if spec.typed is not None else vectors_of(spec.draw, spec.distribution)
    raw: Any = spec.typed if vectors is None else saturation.scores(vectors, spec.d_k)
    divisor = saturation.divisor_of(spec.divisor, spec.d_k)
    return vectors, saturation.readout(raw), saturation.readout(raw, divisor), divisor


@lru_cache(maxsize=4)
def vectors_of(draw: Any, distribution: str) -> Draw:
    """Return the vectors of a draw; the chapter's own is always of normal numbers."""
    if draw == "chapter":
        return saturation.chapter_draw()
    return saturation.draw(draw, distribution)
