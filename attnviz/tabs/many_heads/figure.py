"""What the tab shows of one layer: patterns, sharing, and what comes of the locked row."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from attnviz.engine.kv_sharing import stored_of_used
from attnviz.engine.steps.run import run
from attnviz.model.edits.layer import set_kv_heads
from attnviz.ui.look.labels import visible
from attnviz.ui.predict.ballot import Ballot

if TYPE_CHECKING:
    from attnviz.engine.steps.run import Trace
    from attnviz.model.document.document import Document

Floats = NDArray[Any]
LETTERS = 26
MOST_COLUMNS = 3


@dataclass(frozen=True, eq=False)
class Figure:
    """One layer with a locked row.

    Parameters
    ----------
    document, trace : the layer and its arrays
    row : the locked row, a place in the text
    key : the column that is meant, None = each row's own largest
    head : the chosen head
    reference : patterns with the stored key/value heads, (n_heads, n_query, n_key); None unless
        fewer are used than are stored
    ballot : of a prediction, for how far its tiles are lifted
    """

    document: Document
    trace: Trace
    row: int
    key: int | None
    head: int
    reference: Floats | None
    ballot: Ballot | None = None

    @property
    def covered(self) -> bool:
        """Whether the locked row is covered, and all that follows from it."""
        return self.ballot is not None and self.ballot.lift < 1.0

    @property
    def n_heads(self) -> int:
        """How many query heads there are."""
        return self.document.n_heads

    @cached_property
    def tokens(self) -> tuple[str, ...]:
        """Words of the text, made visible."""
        return tuple(visible(token) for token in self.document.tokens)

    @property
    def pattern(self) -> Floats:
        """Attention weights, (n_heads, n_query, n_key)."""
        return np.asarray(self.trace["pattern"])

    @cached_property
    def hidden(self) -> NDArray[np.bool_]:
        """True where a query may not look, (n_query, n_key)."""
        return np.asarray(~self.trace["allowed"])

    @property
    def muted(self) -> frozenset[int]:
        """Heads that are silent."""
        return self.document.muted

    @property
    def group_of_head(self) -> tuple[int, ...]:
        """Which key/value head in use each query head reads."""
        return tuple(self.trace["kv_of_head"])

    @property
    def n_groups(self) -> int:
        """How many key/value heads are in use."""
        return len(self.group_names)

    @property
    def averaged(self) -> bool:
        """Whether fewer key/value heads are used than the document has."""
        return self.n_groups < self.document.n_kv_heads

    @property
    def copied(self) -> bool:
        """Whether more key/value heads are used than the document has."""
        return self.n_groups > self.document.n_kv_heads

    @property
    def shared(self) -> bool:
        """Whether any two heads read the same keys and values."""
        return self.n_groups < self.n_heads

    @cached_property
    def group_names(self) -> tuple[str, ...]:
        """Names of the key/value heads in use: A, B; A+B where they are averaged."""
        document = self.document
        stored = _stored_names(document)
        sources = stored_of_used(document.kv_of_head, document.n_kv_heads, document.kv_heads_used)
        return tuple("+".join(stored[kv] for kv in kvs) for kvs in sources)

    @cached_property
    def order(self) -> tuple[int, ...]:
        """Heads in the order in which they are laid out, row by row."""
        document = self.document
        groups = [
            [h for h, kv in enumerate(document.kv_of_head) if kv == group]
            for group in range(document.n_kv_heads)
        ]
        longest = max(len(group) for group in groups)
        if not self.columns_shared:
            return tuple(head for group in groups for head in group)
        rows = [[g[i] for g in groups if i < len(g)] for i in range(longest)]
        return tuple(head for row in rows for head in row)

    @property
    def columns(self) -> int:
        """How many grids stand side by side where a column is a stored group."""
        return self.document.n_kv_heads

    @property
    def columns_shared(self) -> bool:
        """Whether the stored groups are so few that each can be a column of the picture."""
        return 2 <= self.columns <= MOST_COLUMNS and self.columns < self.n_heads

    def name(self, head: int) -> str:
        """Name a head as its title does."""
        return f"H{head + 1}  {visible(self.document.heads[head].title)}"

    @property
    def concat(self) -> Floats:
        """The heads' results of the locked row side by side, (n_heads * d_v,)."""
        return np.asarray(self.trace["concat"][self.row])

    @property
    def update(self) -> Floats:
        """What the layer hands to the locked row's word, (d_out,)."""
        return np.asarray(self.trace["out"][self.row])

    @cached_property
    def concat_names(self) -> tuple[str, ...]:
        """Names of the numbers of all heads, n_heads * d_v."""
        names: list[str] = []
        for spec in self.document.heads:
            names += spec.value_names or [str(i + 1) for i in range(self.document.d_v)]
        return tuple(names)

    @cached_property
    def update_names(self) -> tuple[str, ...]:
        """Names of the numbers of the update, d_out."""
        n = len(self.update)
        if self.document.W_O is None:
            return self.concat_names
        if n == self.document.d_model:
            return self.document.feature_names
        return tuple(str(i + 1) for i in range(n))

    def target(self, wanted: int | None) -> int | None:
        """Return the number of the update that is explained; none while it is covered."""
        if self.covered:
            return None
        if wanted is not None and wanted < len(self.update):
            return wanted
        return int(np.abs(self.update).argmax()) if self.update.any() else None

    def carried(self, target: int) -> Floats:
        """Return what each number of the joined results adds to one of the update, (rows,)."""
        mixing = self.document.W_O
        if mixing is None:
            return np.where(np.arange(len(self.concat)) == target, self.concat, 0.0)
        return np.asarray(self.concat * mixing[:, target])

    def unmuted_update(self) -> Floats:
        """The update of the locked row if all heads spoke, (d_out,)."""
        document = self.document
        if not document.muted:
            return self.update
        spoken = run(document.with_(muted=frozenset()), self.trace)
        return np.asarray(spoken["out"][self.row])

    def top(self, head: int) -> int | None:
        """Place of the largest share of the locked row, None when it sees nothing."""
        shares = self.pattern[head, self.row]
        return int(shares.argmax()) if shares.any() else None

    def numbers_kept(self, kv_heads: int) -> int:
        """Count the numbers kept for each token with so many key/value heads."""
        return kv_heads * (self.document.d_k + self.document.d_v)


def read_figure(
    document: Document,
    trace: Trace,
    before: Figure | None = None,
    *,
    row: int,
    key: int | None = None,
    head: int = 0,
    ballot: Ballot | None = None,
) -> Figure:
    """Pick what is shown; `before` lends what has not changed."""
    used = document.kv_heads_used
    reference: Floats | None = None
    if used is not None and used < document.n_kv_heads:
        if before is not None and before.document is document:
            reference = before.reference
        else:
            reference = np.asarray(run(set_kv_heads(document, None), trace)["pattern"])
    return Figure(document, trace, row, key, head, reference, ballot)


def _stored_names(document: Document) -> tuple[str, ...]:
    """Name the stored key/value heads by their heads' group, else by letters, else by numbers."""
    names: dict[int, str] = {}
    for head, kv in enumerate(document.kv_of_head):
        names.setdefault(kv, document.heads[head].group)
    found = tuple(names.get(kv, "") for kv in range(document.n_kv_heads))
    if all(found) and len(set(found)) == len(found):
        return found
    if document.n_kv_heads <= LETTERS:
        return tuple(chr(ord("A") + kv) for kv in range(document.n_kv_heads))
    return tuple(str(kv + 1) for kv in range(document.n_kv_heads))
