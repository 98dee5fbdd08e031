"""What picked words share: several that are read by one, or several that ask one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attnviz.language import tr
from attnviz.ui.grid.picks import GAP, Picks, sums_text
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import one_decimal_percent
from attnviz.ui.tab.copies import as_tsv

if TYPE_CHECKING:
    from attnviz.engine.steps.run import Trace
    from attnviz.model.document.document import Document
    from attnviz.tabs.sentence_heads.row import QueryRow


def picks_text(
    document: Document, trace: Trace, head: int, picks: Picks, *, row: QueryRow, key: int
) -> str:
    """Say sum and mean of the shares between the picked words and the one at hand.

    Parameters
    ----------
    picks : rows are words that ask, columns words that are read
    row : of the query word at hand
    key : the key word at hand
    """
    names = [row.name(place) for place in range(document.n_tokens)]
    name = tr(
        "Head {head} of {n}  {name}",
        head=head + 1,
        n=document.n_heads,
        name=visible(document.heads[head].title),
    )
    lead = GAP.join((name, picks.lead(names, names, row.query, key)))
    cells = picks.line(trace["pattern"][head], row.query, key)
    masked = picks.line(~trace["allowed"], row.query, key)
    return sums_text(lead, [("", cells)], masked, one_decimal_percent)


def picks_tsv(document: Document, trace: Trace, head: int, picks: Picks) -> str:
    """Return the rows or columns of the picked words as text, tabs between."""
    rows, columns = picks.part_names(document.tokens, document.tokens)
    return as_tsv(picks.part(trace["pattern"][head]), rows=rows, columns=columns)
