"""What the tab shows, and which cell it speaks of.

That is the one pointed at, else the one that a person keeps lit, else the one that a step lights
first: one that tells its story.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

import numpy as np

from attnviz.tabs.step_by_step.state.lens import Order
from attnviz.tabs.step_by_step.state.lighting import Lights, lights
from attnviz.tabs.step_by_step.state.one_head import OneHead
from attnviz.tabs.step_by_step.state.plan import LAST, PANES, PLANS, StepPlan
from attnviz.ui.grid.picks import Picks
from attnviz.ui.predict.ballot import Ballot
from attnviz.ui.tab.held import off_rows

if TYPE_CHECKING:
    from attnviz.engine.steps.run import Trace
    from attnviz.model.document.document import Document
    from attnviz.model.document.lab import Lab
    from attnviz.session import Selection, Session
    from attnviz.tabs.step_by_step.state.backward import Backward, Watched

Cell = tuple[int, int]
Lit = tuple[str, int, int]
"""A matrix, a row and a column."""


@dataclass(frozen=True)
class Notice:
    """Why something cannot be done, and the matrices that can be changed instead."""

    text: str
    matrices: tuple[str, ...] = ()


@dataclass(frozen=True)
class Left:
    """Where a person was who asked for slopes: the step, the kept cell and the step it is of."""

    step: int
    cell: tuple[str, tuple[int, ...]] | None
    kept_on: int


@dataclass(frozen=True)
class Followed:
    """The pairs of words that the tab follows.

    Each is chosen once for what was opened or chosen, so that edits do not move the light.

    Parameters
    ----------
    original : the document that was opened or chosen
    pairs : (query, key) by head and number of tokens
    """

    original: object = None
    pairs: Mapping[Cell, Cell] = field(default_factory=dict)


@dataclass(frozen=True)
class Pointer:
    """What a person points at and chose to see.

    Parameters
    ----------
    hovered : the cell under the mouse
    last : the cell that was last under it
    kept_on : the step on which a cell was lit by hand: elsewhere its words are what counts
    followed : the pairs of words that are followed where nobody lit a cell
    picks : rows or columns of a matrix of the step that are picked together
    strip : whether the formula was asked for (True), sent away (False), or neither
    letter : of the lettered step after the selected one that is shown, "" = that one itself
    lens : the order of the products under the lens
    tables : whether tables stand in place of the maps
    framed : the matrix with a frame, the one a symbol of the formula stands for; "" for none
    notice : why the last thing could not be done
    brought : what the numbers that were chosen last have to tell, as long as nothing else is
        selected
    playing : whether the steps go on by themselves
    watched : the number that is asked about, what would change it; None = none is
    left : where the numbers were left for that
    nudge : how much is tried on the cell at hand while one is asked about; None = nothing
    seed : of the next random numbers
    turned_to : step and head that the above belongs to
    """

    hovered: Lit | None = None
    last: Lit | None = None
    kept_on: int = 0
    followed: Followed = field(default_factory=Followed)
    picks: Picks = field(default_factory=Picks)
    strip: bool | None = None
    letter: str = ""
    lens: Order = "size"
    tables: bool = False
    framed: str = ""
    notice: Notice | None = None
    brought: tuple[str, Selection] | None = None
    playing: bool = False
    watched: Watched | None = None
    left: Left | None = None
    nudge: float | None = None
    seed: int = 0
    turned_to: Cell = (0, 0)

    def page(self) -> dict[str, bool | int | str]:
        """Return what was asked for: the formula or none, tables, and which number is watched."""
        page: dict[str, bool | int | str] = {} if self.strip is None else {"formula": self.strip}
        if self.tables:
            page["tables"] = True
        if self.watched is not None:
            page["backward"] = self.watched.text
        return page

    def with_page(self, page: Mapping[str, bool | int | str], session: Session) -> Pointer:
        """Return the pointer that shows formula, tables and slopes as a page says."""
        wish, watched = page.get("formula"), None
        strip = wish if isinstance(wish, bool) else None
        if "backward" in page:
            from attnviz.tabs.step_by_step.state.backward import watched_of

            watched = watched_of(page["backward"])
        return replace(
            self,
            strip=strip,
            tables=bool(page.get("tables")),
            watched=watched,
            left=None,
            nudge=None,
        )


BY_HAND = "by hand"
NAMED = {
    "scores": ("S",), "scaled_scores": ("S",), "masked_scores": ("S",), "exponentials": ("E",),
    "row_sums": ("E",), "pattern": ("A",), "z": ("O",), "out": ("O",),
}  # fmt: skip
"""By which names a lesson covers a matrix."""


@dataclass(frozen=True, eq=False)
class State:
    """Everything the tab shows.

    Parameters
    ----------
    one : the head on screen with the numbers of its layer
    step : the step on screen
    own : whether the tab shows an example of its own, not the sentence of tab 1
    selection : what is selected in all tabs
    pointer : what a person points at, as far as the step has it
    ballot : of a prediction, None while none is made
    covers : names of what a lesson keeps covered
    reference : the layer as a step of a lesson began, whose other rows are marked; None = none are
    backward : the slopes of the number that is asked about, None while none is
    has_picker : whether the head is chosen over all tabs, as of a language model
    rope_on, softcap_on : whether a model's layer rotates and bends its scores; None where it has
        no such thing, or nothing runs on from it
    """

    one: OneHead
    step: StepPlan
    own: bool
    selection: Selection
    pointer: Pointer
    ballot: Ballot | None = None
    covers: frozenset[str] = frozenset()
    reference: Document | None = None
    backward: Backward | None = None
    has_picker: bool = False
    rope_on: bool | None = None
    softcap_on: bool | None = None

    # What is shown

    @property
    def covered(self) -> bool:
        """Whether the result of the step is covered."""
        return self.ballot is not None and self.ballot.covered

    def hides(self, array: str) -> bool:
        """Whether a matrix is covered: the step's result, or what a lesson names."""
        return (self.covered and array == self.step.arrays[-1]) or self._is_named(array)

    def cover_of(self, array: str) -> Ballot | None:
        """Return what lies over a matrix: over the result of the step, or over what is named."""
        if self._is_named(array):
            return Ballot(asks=False)
        return self.ballot if array == self.step.arrays[-1] else None

    def _is_named(self, array: str) -> bool:
        return not self.covers.isdisjoint(NAMED.get(array, ()))

    @property
    def tells(self) -> bool:
        """Whether the arithmetic of a cell may be read: what goes into it may be covered too."""
        return BY_HAND not in self.covers and not any(map(self._is_named, self.step.arrays))

    @property
    def framed(self) -> str:
        """The matrix of the step with a frame, "" for none."""
        framed = self.pointer.framed
        return framed if framed in self.step.arrays else ""

    @property
    def brought(self) -> str:
        """What the numbers that were chosen last have to tell, "" for nothing."""
        brought = self.pointer.brought
        return brought[0] if brought is not None and brought[1] == self.selection else ""

    # Which cell is meant

    @property
    def pointed(self) -> Lit:
        """The cell that lights, arithmetic and status speak of: the pointed-at one first."""
        return self.lit if self.pointer.hovered is None else self.pointer.hovered

    @cached_property
    def _kept(self) -> Lit | None:
        """The cell that a person keeps lit, when it belongs to this head."""
        cell = self.selection.cell
        if cell is None or cell[0] not in PANES:
            return None
        found = self.one.cell(*cell)
        return None if found is None else (cell[0], *found)

    @cached_property
    def link(self) -> Cell:
        """The pair of words, (query, key), that the tab follows."""
        kept = self._kept
        if kept is not None and _between_words(kept[0]):
            return kept[1:]
        if not self.own:
            query = min(self.selection.token, self.one.document.n_tokens - 1)
            return query, top_of_row(self.one, query)
        return self.pointer.followed.pairs[self.one.head, self.one.document.n_tokens]

    @cached_property
    def lit(self) -> Lit:
        """The cell that is kept lit."""
        kept, step = self._kept, self.step
        result = step.arrays[-1]
        here = kept is not None and (kept[0] == result or self.pointer.kept_on == step.number)
        if kept is not None and here and kept[0] in step.arrays:
            return kept
        if kept is not None and _between_words(kept[0]) and _between_words(result):
            return (result, *kept[1:])
        return (result, *first_lit(self.one, step, self.link))

    @property
    def spent_row(self) -> int | None:
        """The row of weights whose sum is to be seen, if it is no 100%.

        That of the cell meant, else the last one: after Enter the light is a row below.
        """
        if self.covered or self.step.arrays[-1] != "pattern":
            return None
        off = off_rows(self.one.trace, self.one.head)
        array, row, _ = self.pointed
        return row if array == "pattern" and row in off else max(off, default=None)

    # Rows and columns that are picked together

    @property
    def picks(self) -> Picks:
        """The rows or columns of a matrix of the step that are picked together."""
        return self.pointer.picks

    @property
    def picks_told(self) -> bool:
        """Whether words are about what is picked, not about a cell of another matrix."""
        hovered = self.pointer.hovered
        elsewhere = hovered is not None and hovered[0] != self.pointer.picks.grid
        return bool(self.pointer.picks) and not elsewhere

    def near(self, array: str) -> Lit:
        """Return the cell of a matrix that stands for its row and column at hand.

        The one that is pointed at or lit; else the last one pointed at, else what is lit with it.
        """
        if self.pointed[0] == array:
            return self.pointed
        if self.pointer.last is not None and self.pointer.last[0] == array:
            return self.pointer.last
        lit = lights(self.one, self.step, *self.pointed).get(array, Lights())
        row, column = lit.cells[0] if lit.cells else (0, 0)
        return array, next(iter(lit.rows), row), next(iter(lit.columns), column)

    def lights(self, cell: Lit) -> dict[str, Lights]:
        """Return what is outlined for a cell, and what is picked."""
        lit, picks = lights(self.one, self.step, *cell), self.picks
        if picks and picks.grid in lit:
            lit[picks.grid] = Lights(picks.rows, picks.columns, lit[picks.grid].cells)
        return lit


def resolve(session: Session, pointer: Pointer) -> State:
    """Return what there is to show."""
    one, step = look(session), step_of(session)
    if pointer.turned_to[0] != step.number:
        pointer = replace(pointer, letter="")
    own_step = (plan for plan in one.letters if plan.number == step.number)
    step = next((plan for plan in own_step if plan.letter == pointer.letter), step)
    own = session.lab.example is not None
    picker = session.lab.source is not None and not own
    pointer = settled(pointer, one, step)
    backward = None
    if pointer.watched is not None:
        from attnviz.tabs.step_by_step.state.backward import backward_of, meant

        backward = backward_of(one.trace, meant(pointer.watched, one.document))
    state = State(one, step, own, session.selection, pointer, backward=backward, has_picker=picker)
    if not (picker and session.runs_on):
        return state
    options = one.document.options
    rope, softcap = (
        _is_on(session.lab, switch, there)
        for switch, there in (("rope_off", options.rope), ("softcap_off", options.softcap))
    )
    return replace(state, rope_on=rope, softcap_on=softcap)


def _is_on(lab: Lab, switch: str, there: object) -> bool | None:
    """Say whether something of a model's layer that can be switched is on; None without it."""
    if lab.source is None:
        return None
    if there is not None:
        return True
    off = any(c.on and (c.kind, c.layer) == (switch, lab.source.layer) for c in lab.source.changes)
    return False if off else None


def settled(pointer: Pointer, one: OneHead, step: StepPlan) -> Pointer:
    """Return what is left of a pointer on a step and a head.

    What was pointed at on another step is forgotten, and so is what the matrices of this one do
    not have. The pair of words that is followed is chosen if need be.
    """
    turned_to = (step.number, one.head)
    if turned_to != pointer.turned_to:
        pointer = replace(pointer, turned_to=turned_to, hovered=None, notice=None)
    if pointer.hovered is not None and not _inside(one, step, pointer.hovered):
        pointer = replace(pointer, hovered=None)
    if pointer.last is not None and not _inside(one, step, pointer.last):
        pointer = replace(pointer, last=None)
    picks = pointer.picks
    if picks:
        picks = picks.within(*(one.shape(picks.grid) if picks.grid in step.arrays else (0, 0)))
        pointer = replace(pointer, picks=picks)
    if pointer.watched is not None:
        from attnviz.tabs.step_by_step.state.backward import meant, why_not

        if why_not(one.trace, meant(pointer.watched, one.document)):
            pointer = replace(pointer, watched=None, left=None, nudge=None)
    original, kind = one.document.original, (one.head, one.document.n_tokens)
    pairs = pointer.followed.pairs if original is pointer.followed.original else {}
    if kind not in pairs:
        pairs = {**pairs, kind: strongest_link(one)}
        pointer = replace(pointer, followed=Followed(original, pairs))
    return pointer


def look(session: Session) -> OneHead:
    """Return the head on screen."""
    document, trace = session.document("example"), session.trace("example")
    head = min(session.selection.head, document.n_heads - 1)
    return _one_head(document, trace, head, session.lab.of_tokens("example"))


def step_of(session: Session) -> StepPlan:
    """Return the step on screen."""
    return PLANS[min(max(session.selection.step, 1), LAST) - 1]


@lru_cache(maxsize=4)
def _one_head(document: Document, trace: Trace, head: int, of_tokens: bool) -> OneHead:
    return OneHead(document, trace, head, of_tokens)


# Which cell it is


def _inside(one: OneHead, step: StepPlan, cell: Lit) -> bool:
    """Whether a cell is on screen."""
    array, row, column = cell
    if array not in step.arrays:
        return False
    rows, columns = one.shape(array)
    return row < rows and column < columns


def _between_words(array: str) -> bool:
    pane = PANES[array]
    return pane.rows == pane.columns == "token"


def strongest_link(one: OneHead) -> Cell:
    """Return (query, key): the largest weight that a word gives to another word.

    The first of several equal ones; a text of one word looks at itself.
    """
    pattern = one.slice("pattern")
    if len(pattern) == 1:
        return 0, 0
    others = np.where(np.eye(len(pattern), dtype=bool), -1.0, pattern)
    query, read = np.unravel_index(int(others.argmax()), others.shape)
    return int(query), int(read)


def top_of_row(one: OneHead, query: int) -> int:
    """Return the word that a row gives its largest weight to."""
    return int(one.slice("pattern")[query].argmax())


def lost_to_the_mask(one: OneHead) -> Cell | None:
    """Return (row, column) of a best score that the mask crosses out, of the last such row."""
    scaled, hidden = one.slice("scaled_scores"), one.hidden
    best = scaled.argmax(axis=1)
    rows = np.flatnonzero(hidden[np.arange(len(best)), best])
    return None if not len(rows) else (int(rows[-1]), int(best[rows[-1]]))


def first_lit(one: OneHead, step: StepPlan, link: Cell) -> Cell:
    """Return the cell of a step's result that is lit first.

    Parameters
    ----------
    link : (query, key), the pair of words the tab follows
    """
    query, read = link
    array = step.panes[-1].array
    if array == "masked_scores":
        return lost_to_the_mask(one) or _some_hidden(one) or link
    if _between_words(array):
        return link
    if array == "K_T":
        return _largest(one, "K", read), read
    row = read if array in ("K", "V") else query
    if PANES[array].rows == "bias":
        row = 0
    return row, _largest(one, array, row)


def _largest(one: OneHead, array: str, row: int) -> int:
    return int(np.abs(one.slice(array)[row]).argmax())


def _some_hidden(one: OneHead) -> Cell | None:
    rows, columns = np.nonzero(one.hidden)
    return (int(rows[-1]), int(columns[-1])) if len(rows) else None
