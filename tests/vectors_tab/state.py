"""What the tab shows: the vectors of the words, and what is pointed at."""

from dataclasses import dataclass, field, replace

from attnviz.ui.grid.picks import Picks

X = "X"


@dataclass(frozen=True)
class Pointer:
    hovered: tuple[int, int] | None = None
    picks: Picks = field(default_factory=Picks)
    tables: bool = False

    def page(self):
        return {"tables": True} if self.tables else {}

    def with_page(self, page, session):
        return replace(self, tables=bool(page.get("tables")))


@dataclass(frozen=True, eq=False)
class State:
    document: object
    row: int
    hovered: tuple[int, int] | None
    picks: Picks
    tables: bool
    ballot: object = None
    covers: frozenset = frozenset()

    @property
    def X(self):
        return self.document.X

    @property
    def tokens(self):
        return self.document.tokens

    @property
    def covered(self):
        return self.ballot is not None and self.ballot.covered


def resolve(session, pointer):
    document = session.document()
    rows, columns = document.X.shape
    hovered = pointer.hovered
    if hovered is not None and not (hovered[0] < rows and hovered[1] < columns):
        hovered = None
    picks = pointer.picks.within(rows, columns)
    return State(document, session.selection.token, hovered, picks, pointer.tables)
