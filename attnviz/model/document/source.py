"""Where a document came from, when it is a layer of something larger on this computer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.model.document.bounds import check_within
from attnviz.model.document.checks import MAX_TEXT
from attnviz.model.document.model_change import MOST_CHANGES, ModelChange

SourceKind = Literal["model", "capture"]
LONGEST_TEXT = 200_000
MOST_LAYERS = 10_000
MOST_BATCHES = 2**31


@dataclass(frozen=True)
class LayerSource:
    """A language model, or attention that a program saved, of which a document is one layer.

    Parameters
    ----------
    kind : "model" or "capture"
    path : where its file or folder lies
    name : what a person calls it
    layer : which layer the document is, from 0
    text : what a model was run on
    n_bytes, fingerprint : of its file, to tell whether it is still the same one
    ids : of its tokens
    pieces : places of the tokens that go on with the word before them, from 0
    joined : places of the tokens that no blank parts from the one before them, from 0
    named : places of the tokens that are shown by a name, such as *line feed*, from 0
    n_heads, n_resting : heads of the whole model, and those of them that give more than half of
        their weight to the first token of this text; 0 where nobody counted
    changes : what is replaced inside the model while it runs, in the order of its layers
    n_written : how many of the last tokens the model wrote itself, behind the text
    swapped : whether columns of a capture are taken for queries
    batch : which text of a capture, where it has several
    """

    kind: SourceKind
    path: str
    name: str
    layer: int = 0
    text: str = ""
    n_bytes: int = 0
    fingerprint: str = ""
    ids: tuple[int, ...] = ()
    pieces: tuple[int, ...] = ()
    n_heads: int = 0
    n_resting: int = 0
    changes: tuple[ModelChange, ...] = ()
    n_written: int = 0
    swapped: bool = False
    batch: int = 0
    named: tuple[int, ...] = ()
    joined: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if self.kind not in get_args(SourceKind):
            raise EditError(
                tr("source: found {kind}, expected model or capture", kind=repr(self.kind))
            )
        check_within("source layer", self.layer, 0, MOST_LAYERS - 1)
        check_within("source n_written", self.n_written, 0, len(self.ids))
        check_within("source batch", self.batch, 0, MOST_BATCHES - 1)
        if len(self.changes) > MOST_CHANGES:
            raise EditError(
                tr(
                    "changes: found {n}, expected at most {most}",
                    n=len(self.changes),
                    most=MOST_CHANGES,
                )
            )
        for field, most in (("path", 4 * MAX_TEXT), ("name", MAX_TEXT), ("text", LONGEST_TEXT)):
            if len(getattr(self, field)) > most:
                raise EditError(
                    tr(
                        "{place}: expected text of at most {longest} characters",
                        place=f"source {field}",
                        longest=f"{most:,}",
                    )
                )

    @property
    def n_changes(self) -> int:
        """How many changes are on."""
        return sum(change.on for change in self.changes)

    def hidden_cells(self, head: int) -> frozenset[tuple[int, int]]:
        """Return what the changes that are on hide from a head of this layer, (query, key)."""
        return frozenset(
            (change.query, change.key)
            for change in self.changes
            if change.on and change.kind == "hidden_cell"
            if (change.layer, change.head) == (self.layer, head)
            if change.query is not None and change.key is not None
        )

    @property
    def written(self) -> tuple[int, ...]:
        """The tokens that the model wrote itself."""
        return self.ids[len(self.ids) - self.n_written :]
