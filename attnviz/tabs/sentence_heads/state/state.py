"""Pointer and state of the tab, and how the one becomes the other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from numpy.typing import NDArray

from attnviz.model.edits.sentence import sentence_of, unknown_places
from attnviz.tabs.sentence_heads.state.row import QueryRow, read_row
from attnviz.tabs.sentence_heads.state.word_groups import WordGroups, word_groups
from attnviz.ui.grid.picks import Picks

if TYPE_CHECKING:
    from attnviz.checkpoints.survey import Survey
    from attnviz.checkpoints.written import WrittenText
    from attnviz.engine.steps.run import Trace
    from attnviz.model.document.document import Document
    from attnviz.model.document.source import LayerSource
    from attnviz.session import Session
    from attnviz.ui.predict.ballot import Ballot
    from attnviz.ui.tab.picks import Here

Which = Literal["", "sheet", "matrices"]
"""The drawer that is open: the whole character sheet, or the projection matrices of the head."""
Zone = Literal["queries", "keys"]
"""The column of words with the keyboard: those that ask, or those that are read."""
Listed = tuple[tuple[int, ...], ...]
"""Rows of each of `MATRICES`, from 0."""
SHORT = 64  # words that two columns show; more of them are a page
SHEET = "sheet"
MATRICES = ("W_Q", "W_K", "W_V")


@dataclass(frozen=True)
class EditedNumber:
    """The number that a person set last: its array, and its place there."""

    matrix: str
    index: tuple[int, ...]


@dataclass(frozen=True)
class Pointer:
    """What a person points at and chose to see.

    Parameters
    ----------
    preview : the query word under the mouse, whose row is shown for now
    hovered : the key word under the mouse
    zone, cursor : the column with the keyboard, and the key word that it is at
    picks : words that are picked together; of a drawer, rows or columns with the name of their grid
    drawer, tables : the drawer that is open, and whether it shows tables
    cell : the cell of the drawer that was met last by mouse or keyboard
    whole_words : whether the tokens of a word stand as one, of a model
    every_row : whether matrices are listed with their rows of zeros
    kept, kept_of : rows of the matrices that had a number since this head was chosen
    typed : the sentence as it was typed
    waiting : whether what is being typed cannot be used, so that the last good text is shown
    edited : the number that was set last
    left_writing : whether the columns are shown though the model writes
    links : heads of the model that is built in that a lesson follows through the layers
    """

    preview: int | None = None
    hovered: int | None = None
    zone: Zone = "queries"
    cursor: int | None = None
    picks: Picks = field(default_factory=Picks)
    drawer: Which = ""
    tables: bool = False
    cell: Here | None = None
    whole_words: bool = False
    every_row: bool = False
    kept: Listed = ()
    kept_of: int = -1
    typed: str = ""
    waiting: bool = False
    edited: EditedNumber | None = None
    left_writing: bool = False
    links: str = ""

    def page(self) -> dict[str, bool | int | str]:
        """Return which drawer is open, and what is followed through the layers."""
        page = {"drawer": self.drawer, "links": self.links}
        return {name: value for name, value in page.items() if value}

    def with_page(self, page: Mapping[str, bool | int | str], session: Session) -> Pointer:
        """Open the drawer that is named, or close the one that is open."""
        which = page.get("drawer")
        opened = self.with_drawer(which if which in ("sheet", "matrices") else "")  # type: ignore[arg-type]
        return replace(opened, links=str(page.get("links", "")))

    def with_drawer(self, which: Which) -> Pointer:
        """Open a drawer instead of the one there is; what was picked in that is let go."""
        if which == self.drawer:
            return self
        return replace(
            self.without_drawer_picks(),
            drawer=which,
            tables=False,
            cell=None,
            every_row=False,
            kept=(),
            kept_of=-1,
        )

    def without_drawer_picks(self) -> Pointer:
        """Let go what is picked in a drawer."""
        return replace(self, picks=Picks()) if self.picks.grid else self

    def forgetting(self) -> Pointer:
        """Point at no word for now."""
        return replace(self, preview=None, hovered=None, zone="queries", cursor=None)


@dataclass(frozen=True, eq=False)
class State:
    """Everything the tab shows.

    Parameters
    ----------
    document, trace : of the sentence
    head, token : the chosen head and query word
    pinned : the key word that stays explained
    pointer : what a person points at
    ballot : of a prediction, None while none is made
    covers : names of what a lesson keeps covered
    reference : the layer as a step of a lesson began, whose other rows are marked; None = none are
    source : the language model or capture that this is a layer of, None = neither
    survey : what all heads of the model did on the text, None where no model is open
    first_hidden : whether a person asked for the first token to be left out
    writes_on : whether the model writes one token after another
    """

    document: Document
    trace: Trace
    head: int
    token: int
    pinned: int | None
    pointer: Pointer
    ballot: Ballot | None = None
    covers: frozenset[str] = frozenset()
    reference: Document | None = None
    source: LayerSource | None = None
    survey: Survey | None = None
    first_hidden: bool = False
    writes_on: bool = False

    @property
    def writes(self) -> bool:
        """Whether what the model writes is shown in place of the columns."""
        survey, source = self.survey, self.source
        there = survey is not None and survey.written is not None and source is not None
        if not there or self.pointer.left_writing:
            return False
        return self.source is not None and self.source.n_written > 0 and bool(self.written.count)

    @property
    def written(self) -> WrittenText:
        """What the model wrote behind the text."""
        assert self.survey is not None
        assert self.survey.written is not None
        return self.survey.written

    @property
    def has_picker(self) -> bool:
        """Whether head and text are chosen over all tabs, as of a language model."""
        return self.source is not None

    @property
    def tokens(self) -> tuple[str, ...]:
        """The words."""
        return self.document.tokens

    @property
    def covered(self) -> bool:
        """Whether the shares of the row are covered."""
        return self.ballot is not None and self.ballot.covered

    @property
    def query(self) -> int:
        """The word whose row is shown: under the mouse, or else the chosen one."""
        return self.token if self.pointer.preview is None else self.pointer.preview

    @property
    def row(self) -> QueryRow:
        """The row that is shown."""
        of_model = self.source is not None
        return read_row(self.document, self.trace, self.head, self.query, of_model=of_model)

    @property
    def marked(self) -> int | None:
        """The key word that is pointed at, at the keyboard, or pinned."""
        for place in (self.pointer.hovered, self.pointer.cursor, self.pinned):
            if place is not None:
                return place
        return None

    @property
    def key(self) -> int:
        """The key word whose pair is explained: marked, or else the one with the largest share."""
        if self.marked is not None:
            return self.marked
        top = self.row.top
        return self.query if top is None else top

    @property
    def held(self) -> frozenset[int]:
        """Places of words whose share in the row a person holds."""
        row = (self.head, self.query)
        return frozenset(at[2] for at in self.trace.held.get("pattern", {}) if at[:2] == row)

    @property
    def pair(self) -> tuple[int, int, int]:
        """Head, asking word and read word of the weight that is explained."""
        return self.head, self.query, self.key

    @property
    def hides_first(self) -> bool:
        """Whether the first token is left out of the picture: of a model, in a row with others."""
        return self.first_hidden and self.source is not None and self.query > 0

    @property
    def has_pieces(self) -> bool:
        """Whether words of the text are cut into tokens, and few enough to stand in columns."""
        source = self.source
        return source is not None and bool(source.pieces) and self.document.n_tokens <= SHORT

    @property
    def words(self) -> WordGroups | None:
        """The words whose tokens stand as one; None = tokens stand alone, as while one predicts."""
        if not self.pointer.whole_words or not self.has_pieces:
            return None
        if self.ballot is not None or self.writes:
            return None
        assert self.source is not None
        return word_groups(self.document, self.source.pieces, self.source.named)

    @property
    def picks(self) -> Picks:
        """The words that are picked."""
        return self.pointer.picks.on("")

    @property
    def waiting(self) -> bool:
        """Whether the picture is of the last good text."""
        return self.pointer.waiting

    @property
    def sentence(self) -> str:
        """The text, as it was typed if its words are those of the document."""
        return sentence_of(self.document, self.pointer.typed)

    @property
    def unknown(self) -> frozenset[int]:
        """Places of words that the list does not have."""
        return _unknown(self.document)

    @property
    def here(self) -> Here:
        """The pair of words of which a key picks one."""
        return "", self.query, self.key

    @cached_property
    def listed(self) -> Listed:
        """The rows of the matrices that are shown: those with a number, and those that had one."""
        n = self.document.d_model
        if self.pointer.every_row:
            return (tuple(range(n)),) * len(MATRICES)
        before = self.pointer.kept if self.pointer.kept_of == self.head else ()
        held = (matrix_of(self.document, name, self.head).any(axis=1) for name in MATRICES)
        rows = [set(np.flatnonzero(flags).tolist()) for flags in held]
        for now, then in zip(rows, before, strict=False):
            now.update(row for row in then if row < n)
        return tuple(tuple(sorted(each)) or tuple(range(n)) for each in rows)

    def drawn(self, name: str) -> tuple[NDArray[Any], tuple[str, ...], tuple[str, ...]]:
        """Return numbers, names of rows and names of columns of a grid of the open drawer."""
        document = self.document
        if name == SHEET:
            return document.X, row_names(document), document.feature_names
        rows = list(self.listed[MATRICES.index(name)])
        numbers = matrix_of(document, name, self.head)[rows]
        features = tuple(document.feature_names[row] for row in rows)
        return numbers, features, column_names(document, name, self.head)

    @property
    def drawer_picks(self) -> Picks:
        """What is picked of the open drawer."""
        picks = self.pointer.picks
        names: tuple[str, ...] = {"sheet": (SHEET,), "matrices": MATRICES}.get(
            self.pointer.drawer, ()
        )
        if picks.grid not in names:
            return Picks()
        return picks.within(*self.drawn(picks.grid)[0].shape)


def resolve(session: Session, pointer: Pointer) -> State:
    """Return what there is to show."""
    chosen = session.selection
    return State(
        session.document(),
        session.trace(),
        chosen.head,
        chosen.token,
        chosen.key,
        pointer,
        source=session.lab.source,
        survey=session.survey,
        first_hidden=chosen.hides_first,
        writes_on=session.writes_on,
    )


def fitted(pointer: Pointer, session: Session, before: State) -> Pointer:
    """Return what is left of the pointer of `before` once the document or the head is another.

    Rows of matrices that are listed stay so while their head is shown, whatever becomes of their
    numbers.
    """
    document, head = session.document(), session.selection.head
    if document.tokens != before.tokens:
        n = document.n_tokens
        picks = pointer.picks if pointer.picks.grid else pointer.picks.within(n, n)
        pointer = replace(pointer.forgetting(), picks=picks)
    typed = sentence_of(document, pointer.typed)
    pointer = pointer if typed == pointer.typed else replace(pointer, typed=typed)
    if pointer.drawer != "matrices":
        return pointer
    same = head == before.head
    pointer = replace(pointer, kept=before.listed if same else (), kept_of=head if same else -1)
    return without_other_rows(pointer, session, before)


def without_other_rows(pointer: Pointer, session: Session, before: State) -> Pointer:
    """Let go what is picked of a matrix, if other rows stand there now."""
    if pointer.picks.grid in MATRICES and resolve(session, pointer).listed != before.listed:
        return pointer.without_drawer_picks()
    return pointer


def stored_head(document: Document, name: str, head: int) -> int:
    """Return where the matrix of a head lies: W_K and W_V belong to a key/value head."""
    return head if name == "W_Q" else document.kv_of_head[head]


def matrix_of(document: Document, name: str, head: int) -> NDArray[Any]:
    """Return W_Q, W_K or W_V of a head, (d_model, d)."""
    matrix: NDArray[Any] = getattr(document, name)[stored_head(document, name, head)]
    return matrix


def column_names(document: Document, name: str, head: int) -> tuple[str, ...]:
    """Name the columns of a matrix of a head, with numbers where they have no names."""
    spec = document.heads[head]
    names = spec.value_names if name == "W_V" else spec.query_names
    return names or tuple(str(i + 1) for i in range(matrix_of(document, name, head).shape[1]))


def row_names(document: Document) -> tuple[str, ...]:
    """Return the words, with a question mark after those that the word list does not have."""
    unknown = _unknown(document)
    return tuple(f"{word} ?" if i in unknown else word for i, word in enumerate(document.tokens))


@lru_cache(maxsize=2)
def _unknown(document: Document) -> frozenset[int]:
    return unknown_places(document)
