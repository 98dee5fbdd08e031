"""Pointer and state of the tab, and how the one becomes the other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import numpy as np

from attnviz.engine.steps import functions
from attnviz.model.document.lab import SparseSpec
from attnviz.model.edits.sparse import mask_for
from attnviz.numbering import FROM_ONE, TokenNumbers
from attnviz.tabs.sparse_patterns.state.pattern import SparsePattern, count_pattern
from attnviz.tabs.sparse_patterns.state.trial import Trial, measure_trial
from attnviz.ui.grid.outlook import Outlook
from attnviz.ui.grid.picks import Picks

if TYPE_CHECKING:
    from attnviz.captures.queries import LongQueries
    from attnviz.model.document.mask import MaskSpec
    from attnviz.session import Session
    from attnviz.ui.predict.ballot import Ballot

PATTERN, REACH, LAYERS, HEAD = "pattern", "reach", "layers", "head"
PICKABLE = (PATTERN, HEAD)  # the grids whose rows and columns can be picked
REACH_FROM = "reach from "
FIRST_ROW = 12  # outlined at the start, counted from 1: a row with skipped keys

Place = tuple[str, int, int]
"""A cell: its grid, row and column."""


@dataclass(frozen=True)
class Pointer:
    """What a person points at and chose to see.

    Parameters
    ----------
    outlined : the row with an outline; it stays when it is chosen no more
    chosen : whether a person chose it
    hovered : the row under the mouse
    cursor : the cell with the keyboard
    column, head_column : of the pattern and of the head on trial, met last by mouse or keyboard
    picks : rows or columns that are picked together
    trying : whether the pattern lies over the sentence
    memory : whether layouts of layers are to be seen, also when projecting
    tables : whether the grids are shown as tables
    long : whether the pattern of the long text is shown
    outlook, long_row : the part of it that is in sight, None = all of it; its outlined row
    long_head : which head of Q and K of a file, where the long text is theirs
    linear : whether its weights are coloured as they are, not by their logarithm
    """

    outlined: int = FIRST_ROW - 1
    chosen: bool = False
    hovered: int | None = None
    cursor: Place | None = None
    column: int | None = None
    head_column: int | None = None
    picks: Picks = field(default_factory=Picks)
    trying: bool = False
    memory: bool = False
    tables: bool = False
    long: bool = False
    outlook: Outlook | None = None
    long_row: int | None = None
    long_head: int = 0
    linear: bool = False

    def page(self) -> dict[str, bool | int | str]:
        """Return the outlined row, counted from 1, what covers the sentence, the memory shown."""
        flags = {"trial": self.trying, "memory": self.memory, "long": self.long}
        page: dict[str, bool | int | str] = {name: True for name, on in flags.items() if on}
        return page | {"row": self.outlined + 1} if self.chosen else page

    def with_page(self, page: Mapping[str, bool | int | str], session: Session) -> Pointer:
        """Outline a row, and show the sentence that the pattern was put over already."""
        row, long = page.get("row"), bool(page.get("long"))
        there = isinstance(row, int) and 1 <= row <= session.lab.sparse.n_tokens
        return replace(
            self,
            outlined=(int(row) if row is not None and there else FIRST_ROW) - 1,
            chosen=there,
            trying=bool(page.get("trial")),
            memory=bool(page.get("memory")),
            long=long,
            tables=self.tables and not long,
        )


@dataclass(frozen=True, eq=False)
class State:
    """Everything the tab shows.

    Parameters
    ----------
    pattern : of the small picture, with what is counted on it
    measured : what the pattern does to the chosen head, None while it is not tried
    heads, head : names of the heads of the sentence, and which one is chosen
    pointer : what a person points at
    ballot : of a prediction, None while none is made
    covers : names of what a lesson keeps covered
    of_model : whether it is the mask of a language model's layer, over the tokens of its text
    own_mask : the mask, where the layer came with it
    queries : Q and K that a file has of a long text, None where the long text has no numbers
    from_model : whether the head on trial is one of a language model
    hides_first : whether the first token is left out of its pattern
    """

    pattern: SparsePattern
    measured: Trial | None
    heads: tuple[str, ...]
    head: int
    pointer: Pointer
    ballot: Ballot | None = None
    covers: frozenset[str] = frozenset()
    of_model: bool = False
    own_mask: MaskSpec | None = None
    queries: LongQueries | None = None
    from_model: bool = False
    hides_first: bool = False

    @property
    def spec(self) -> SparseSpec:
        """What was asked for."""
        return self.pattern.spec

    @property
    def covered(self) -> bool:
        """Whether counts and reach are covered."""
        return self.ballot is not None and self.ballot.covered

    def covers_layer(self, layer: int) -> bool:
        """Whether what a layer has heard is covered, counted from 0."""
        if self.covered or "reach" in self.covers:
            return True
        first = 2 if "deeper reach" in self.covers else None
        for name in self.covers:  # a lesson plays layer by layer: “reach from 3”
            if name.startswith(REACH_FROM):
                first = int(name.removeprefix(REACH_FROM))
        return first is not None and layer + 1 >= first

    @property
    def voting(self) -> bool:
        """Whether a prediction is made."""
        return self.ballot is not None

    @property
    def trial(self) -> Trial | None:
        """The chosen head under the pattern; it follows from that, and waits for the reveal."""
        return None if self.covered else self.measured

    @property
    def row(self) -> int:
        """The row that words and numbers speak of: under the mouse, or else outlined."""
        hovered = self.pointer.hovered
        return min(self.kept_row if hovered is None else hovered, self.pattern.n_tokens - 1)

    @property
    def kept_row(self) -> int:
        """The outlined row; over a model's text that of the token which every tab speaks of."""
        measured = self.measured if self.of_model else None
        return self.pointer.outlined if measured is None else measured.row

    @property
    def points(self) -> bool:
        """Whether a row is pointed at or chosen."""
        return self.pointer.chosen or self.pointer.hovered is not None

    @property
    def hears(self) -> list[int]:
        """How many tokens the row has heard from, layer by layer."""
        return self.pattern.hears(self.row)

    @property
    def empty_rows(self) -> tuple[int, ...]:
        """Rows that see nothing."""
        return self.pattern.empty_rows

    @property
    def outlined(self) -> int | None:
        """The row with an outline of its own; none beside rows that are picked."""
        return None if self.picks.on(PATTERN).rows else self.row

    @property
    def picks(self) -> Picks:
        """What is picked."""
        return self.pointer.picks

    @property
    def memory(self) -> bool:
        """Whether layouts of layers are to be seen, also when projecting."""
        return self.pointer.memory

    @property
    def long(self) -> bool:
        """Whether the pattern of the long text is to be seen."""
        return self.pointer.long and self.can_show_long

    @property
    def long_tokens(self) -> int:
        """How many tokens the long text has."""
        return self.spec.long_tokens if self.queries is None else self.queries.n_tokens

    @property
    def long_numbering(self) -> TokenNumbers:
        """How the tokens of the long text are numbered."""
        return FROM_ONE if self.queries is None else self.queries.numbering

    @property
    def can_show_long(self) -> bool:
        """Whether it can be: it needs a rule, and would give a covered answer away."""
        return not self.pattern.drawn and not self.covered

    def near(self, grid: str) -> Place:
        """Return the cell that stands for the row and column at hand."""
        trial, pointer = self.trial, self.pointer
        if grid == HEAD and trial is not None:
            row, column, size = trial.row, pointer.head_column, len(trial.tokens)
        else:
            row, column, size = self.row, pointer.column, self.pattern.n_tokens
        return grid, row, min(row if column is None else column, size - 1)

    @property
    def here(self) -> Place:
        """The cell whose row or column a key picks."""
        cursor, trial = self.pointer.cursor, self.trial
        sizes = {PATTERN: self.pattern.n_tokens, HEAD: 0 if trial is None else len(trial.tokens)}
        if cursor is not None and max(cursor[1:]) < sizes.get(cursor[0], 0):
            return cursor
        return self.near(PATTERN)


def resolve(session: Session, pointer: Pointer) -> State:
    """Return what there is to show."""
    document, chosen, spec = session.document(), session.selection, session.lab.sparse
    measured, of_model = None, lies_over_model(session)
    if pointer.trying or of_model:
        painted = is_painted_in_model(session)
        measured = measure_trial(
            document, session.trace(), spec, chosen.head, chosen.token, painted=painted
        )
    heads = tuple(head.title for head in document.heads)
    return State(
        count_pattern(spec, document.numbering if of_model else FROM_ONE),
        measured,
        heads,
        chosen.head,
        pointer,
        of_model=of_model,
        own_mask=document.mask if of_model and _is_own(session) else None,
        queries=session.queries,
        from_model=session.lab.source is not None,
        hides_first=chosen.hides_first and session.lab.source is not None,
    )


def lies_over_model(session: Session) -> bool:
    """Whether a language model's layer is open and has the pattern as its mask, or in one head."""
    lab = session.lab
    if lab.source is None:
        return False
    if is_painted_in_model(session):
        return True
    mask = mask_for(lab.sparse, lab.document)
    seen = functions.allowed(mask, True, lab.document.n_tokens)
    return np.array_equal(seen, session.trace()["allowed"])


def is_painted_in_model(session: Session) -> bool:
    """Whether what is painted hides keys from one head of a model, not from its whole layer."""
    lab = session.lab
    drawn = lab.sparse.kind == "draw" and lab.document.n_tokens <= lab.sparse.n_tokens
    return drawn and session.runs_on and lab.document.mask == lab.document.original.mask


def _is_own(session: Session) -> bool:
    """Whether the pattern is the mask that the layer has by itself."""
    document = session.document()
    return session.lab.sparse.kind != "draw" and document.mask == document.original.mask


def fitted(pointer: Pointer, session: Session, covered: bool) -> Pointer:
    """Return the pointer without what cannot be shown now; that does not come back by itself.

    Picks that a smaller pattern, or a head that is no longer on trial, does not have; the long
    text of a drawn pattern or beside a covered answer; the part in sight of a text that has
    another length now.
    """
    spec, outlook = session.lab.sparse, pointer.outlook
    tried = session.document().n_tokens if pointer.trying and not covered else 0
    size = tried if pointer.picks.grid == HEAD else spec.n_tokens
    queries = session.queries
    n = spec.long_tokens if queries is None else queries.n_tokens
    elsewhere = outlook is None or outlook.n != n
    return replace(
        pointer,
        picks=pointer.picks.within(size, size) if pointer.picks else pointer.picks,
        long=pointer.long and spec.kind != "draw" and not covered,
        outlook=None if elsewhere else outlook,
        long_row=None if elsewhere else pointer.long_row,
        long_head=0 if queries is None else min(pointer.long_head, queries.n_heads - 1),
    )
