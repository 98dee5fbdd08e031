"""What the tab shows: six scores, two softmaxes of them, and what a person points at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from numpy.typing import NDArray

from attnviz.engine import saturation
from attnviz.engine.saturation import N_KEYS, Draw, Readout
from attnviz.language import tr

if TYPE_CHECKING:
    from attnviz.model.document.lab import SaturationSpec
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
    """

    spec: SaturationSpec
    vectors: Draw | None
    raw: Readout
    divided: Readout
    divisor: float
    pointer: Pointer
    ballot: Ballot | None = None

    @property
    def d_k(self) -> int:
        """The vector size."""
        return self.spec.d_k

    @property
    def scores(self) -> NDArray[np.float64]:
        """The raw scores, (6,)."""
        return self.raw.scores

    @property
    def typed(self) -> bool:
        """Whether a person typed the scores."""
        return self.vectors is None

    @property
    def covered(self) -> bool:
        """Whether what comes out of the softmax is covered."""
        return self.ballot is not None and self.ballot.covered

    @property
    def walks(self) -> bool:
        """Whether the walk is drawn: typed scores did not add up from anything."""
        return self.pointer.mode == "walk" and not self.typed

    @property
    def followed(self) -> int | None:
        """The key that is marked everywhere."""
        return self.pointer.followed

    @property
    def pointed(self) -> int | None:
        """The key under the mouse, else the one with the keyboard."""
        return self.pointer.cursor if self.pointer.hovered is None else self.pointer.hovered

    @property
    def draw_name(self) -> str:
        """The draw in words: "chapter's draw", "draw 1594", "draw 7 of coins"."""
        if self.spec.draw == "chapter":
            return tr("chapter’s draw")
        if self.spec.distribution == "coin":
            return tr("draw {number} of coins", number=self.spec.draw)
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
    return state_of(session.lab.saturation, pointer)


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
