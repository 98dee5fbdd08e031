"""From a row of the trace to what the two columns of words show."""

from __future__ import annotations

from attnviz.language import tr
from attnviz.tabs.sentence_heads.columns_layout import Columns
from attnviz.tabs.sentence_heads.row import QueryRow
from attnviz.ui.grid.picks import Picks
from attnviz.ui.predict.ballot import Ballot


def columns_of(
    row: QueryRow,
    *,
    chosen: int,
    marked: int | None,
    pinned: int | None,
    picks: Picks,
    unknown: frozenset[int],
    dimmed: bool = False,
    ballot: Ballot | None = None,
) -> Columns:
    """Show a row of one head as two columns of words.

    Parameters
    ----------
    chosen : the query word that stays; the row's own but for a preview
    marked, pinned : the key word that is pointed at or pinned, and the pinned one
    picks : rows are query words that are picked together, columns read ones
    ballot : of a prediction; while it is covered no share leaves this function
    """
    covered = ballot is not None and ballot.covered
    return Columns(
        tokens=row.tokens,
        pattern=[0.0] * len(row.tokens) if covered else row.pattern.tolist(),
        seen=row.seen.tolist(),
        query=row.query,
        chosen=chosen,
        key=marked,
        pinned=marked is not None and marked == pinned,
        picked_queries=picks.rows,
        picked_keys=picks.columns,
        unknown=unknown,
        dimmed=dimmed,
        query_title=tr("who asks"),
        key_title=tr("who is read"),
        share_title=tr("share of its attention"),
        future_note=tr("not written yet"),
        hidden_note=tr("hidden by the mask"),
        ballot=ballot,
    )
