"""What a tab compares."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from numpy.typing import NDArray

from attnviz.language import tr
from attnviz.model.comparison import Pinned
from attnviz.model.document.lab import Lab, Slot
from attnviz.session import Session
from attnviz.ui.look.labels import visible


@dataclass(frozen=True)
class ComparedBlock:
    """One matrix of a layer: an array, or a head of it.

    Parameters
    ----------
    array : its name in the trace
    symbol, title : its letter, and what stands over it
    head : of the array, where it has heads
    rows, columns : names along its axes, where those are no tokens
    """

    array: str
    symbol: str
    title: str
    head: int | None = None
    rows: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False)
class Drawn:
    """A matrix that follows from no layer, as a mask that is looked at alone.

    Parameters
    ----------
    values : (rows, columns), numbers
    names : of its rows and columns
    """

    symbol: str
    values: NDArray[Any] = field(repr=False)
    names: tuple[str, ...]


@dataclass(frozen=True)
class Counted:
    """A step of which the numbers that differ are counted."""

    number: int
    title: str
    array: str


@dataclass(frozen=True)
class ComparedMatrices:
    """The matrices that a tab shows, to be compared with the same ones of A.

    Parameters
    ----------
    slot : whose layer
    blocks : its matrices
    title : what the tab shows, "" where its name says it
    now : what B is called, "" = now
    bars : whether the row in question stands as bars beside its matrix
    of_tokens : whether the rows of A or B are tokens of a model, not words of a sentence
    counted : steps of which the differences are counted
    drawn : instead of blocks, a matrix of B and one of A
    """

    slot: Slot
    blocks: tuple[ComparedBlock, ...] = ()
    title: str = ""
    counted: tuple[Counted, ...] = ()
    drawn: tuple[Drawn, Drawn] | None = None
    now: str = ""
    bars: bool = False
    of_tokens: bool = False


def layer_name(lab: Lab, slot: Slot = "document", a: Pinned | None = None) -> str:
    """Name what is on the bench: model and layer, or the step of a run; "" where it has no name.

    Parameters
    ----------
    a : beside what; a title that both have names neither, and beside a file or lesson stands the
        name of what is open
    """
    if slot == "example" and lab.example is not None:
        title = lab.example.title
        if a is None or a.document(slot).title != title:
            return visible(title)
    elif lab.source is not None:
        return tr("{model}, layer {n}", model=visible(lab.source.name), n=lab.source.layer)
    opened = a is not None and not {"file", "lesson"}.isdisjoint(a.source)
    return tr("{title}, now", title=visible(lab.title)) if opened and lab.title else ""


def pinned_head(session: Session, head: int) -> Pinned:
    """Return a head of the layer as A, beside the one that is pointed at."""
    title = session.document().heads[head].title
    name = tr("head {number} {name}", number=head + 1, name=visible(title))
    return Pinned(name, session.lab, head, source={"head": head})


def pinned_computed(session: Session) -> Pinned:
    """Return what is on the bench, as A, with every held number computed."""
    from attnviz.model.edits.hold import let_all_go

    lab = session.lab
    example = None if lab.example is None else let_all_go(lab.example)
    computed = replace(lab, document=let_all_go(lab.document), example=example)
    return Pinned(tr("computed, nothing held"), computed, source={"computed": True})


def patterns_of(session: Session) -> ComparedMatrices:
    """Return the patterns of all heads; of the chosen one where it is compared with another."""
    heads, pinned = session.document().heads, session.compared
    if pinned is not None and pinned.head is not None:
        head = session.selection.head
        now = tr("head {number} {name}", number=head + 1, name=visible(heads[head].title))
        return ComparedMatrices(
            "document", (ComparedBlock("pattern", "A", tr("attention weights"), head),), now=now
        )
    blocks = tuple(
        ComparedBlock("pattern", "A", f"H{head + 1}  {visible(heads[head].title)}", head)
        for head in range(len(heads))
    )
    return ComparedMatrices("document", blocks)
