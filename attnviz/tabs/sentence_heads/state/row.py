"""One row of one head as plain values: what picture, words and card are made of."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from attnviz.language import quoted, tr
from attnviz.model.document.document import numbered
from attnviz.numbering import FROM_ONE, TokenNumbers
from attnviz.ui.look.labels import visible

if TYPE_CHECKING:
    from attnviz.engine.steps.run import Trace
    from attnviz.model.document.document import Document


@dataclass(frozen=True, eq=False)
class QueryRow:
    """What one word asks, and how its attention is shared out.

    Parameters
    ----------
    tokens : all words of the text
    query : place of the query word
    pattern : (n_key,), 0 to 1, how its attention is shared out
    seen : bool (n_key,), which words it may look at
    query_vector : (d_k,), what it asks
    keys : (n_key, d_k), what each word offers
    names : what the d_k numbers are called
    role : of the head: "match", "subject", "previous", "resting" or ""
    idle : whether the word's meaning asks for nothing, so that only its place speaks
    length : of what the head hands over to the query word
    numbering : of the words
    of_model : whether the words are tokens of a model
    """

    tokens: tuple[str, ...]
    query: int
    pattern: NDArray[Any]
    seen: NDArray[np.bool_]
    query_vector: NDArray[Any]
    keys: NDArray[Any]
    names: tuple[str, ...]
    role: str = ""
    idle: bool = False
    length: float = 0.0
    numbering: TokenNumbers = FROM_ONE
    of_model: bool = False

    @cached_property
    def order(self) -> list[int]:
        """Places of the visible words, largest share first, of equals the earlier one."""
        places = np.flatnonzero(self.seen)
        ranked = places[np.argsort(-self.pattern[places], kind="stable")]
        return [int(place) for place in ranked]

    @property
    def top(self) -> int | None:
        """Place of the word with the largest share, None when the row sees nothing."""
        return self.order[0] if self.order else None

    @property
    def later(self) -> bool:
        """Whether the text has words after the asking one that it may not see."""
        return not bool(self.seen[self.query + 1 :].all())

    def word(self, place: int) -> str:
        """Quote a word; one that occurs several times is told apart by its number."""
        return quoted(visible(self.tokens[place])) + self._which(place)

    def name(self, place: int) -> str:
        """Name a word without quotes, for short notes."""
        return f"{visible(self.tokens[place])}{self._which(place)}"

    def _which(self, place: int) -> str:
        if self.tokens.count(self.tokens[place]) == 1:
            return ""
        number = self.numbering.of(place)
        if self.of_model:
            return tr(" (token {number})", number=number)
        return tr(" (word {number})", number=number)


@lru_cache(maxsize=4)
def read_row(
    document: Document, trace: Trace, head: int, query: int, *, of_model: bool = False
) -> QueryRow:
    """Pick one row of one head out of a trace."""
    spec = document.heads[head]
    asked, keys = trace["Q"][head, query], trace["K"][trace["kv_of_head"][head]]
    if document.captured:  # nothing is known of what its queries and keys were
        asked, keys = np.zeros_like(asked), np.zeros_like(keys)
    return QueryRow(
        tokens=document.tokens,
        query=query,
        pattern=trace.rows("pattern")[head, query],
        seen=trace["allowed"][query],
        query_vector=asked,
        keys=keys,
        names=spec.query_names or numbered("d", document.d_k),
        role=spec.role,
        idle=_is_idle(document, head, query),
        length=float(np.linalg.norm(trace.rows("z")[head, query])),
        numbering=document.numbering,
        of_model=of_model,
    )


def _is_idle(document: Document, head: int, query: int) -> bool:
    """Whether a head that listens to meaning hears none in this word."""
    sheet = document.sheet
    if sheet is None:
        return False
    listens = document.W_Q[head, : sheet.meaning]
    asked = document.X[query, : sheet.meaning] @ listens
    return bool(listens.any()) and not asked.any()
