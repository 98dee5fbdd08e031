"""From the state of the tab to what the two columns of words show."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from attnviz.engine.steps.run import run
from attnviz.language import tr
from attnviz.model.document.document import Document
from attnviz.tabs.sentence_heads.canvas.layout import Columns
from attnviz.tabs.sentence_heads.state import State
from attnviz.tabs.sentence_heads.state.word_groups import WordGroups
from attnviz.ui.look.numbers import whole_percent as percent


def columns_of(state: State) -> Columns:
    """Show a row of one head as two columns of words; while it is covered without its shares."""
    if state.words is not None:
        return _whole_words(state, state.words)
    row, marked = state.row, state.marked
    seen, first_note = row.seen.tolist(), ""
    if state.hides_first:
        seen[0] = False
        share = percent(float(row.pattern[0]))
        first_note = (
            tr("hidden") if state.covered else tr("First token hidden {share}", share=share)
        )
    return _columns(
        state,
        tokens=row.tokens,
        pattern=[0.0] * len(row.tokens) if state.covered else row.pattern.tolist(),
        seen=seen,
        query=row.query,
        chosen=state.token,
        key=marked,
        picked_queries=state.picks.rows,
        picked_keys=state.picks.columns,
        unknown=state.unknown,
        pieces=state.source.pieces if state.source is not None else (),
        joined=state.source.joined if state.source is not None else (),
        named=state.source.named if state.source is not None else (),
        of_tokens=state.source is not None,
        first_note=first_note,
        held=frozenset() if state.covered else state.held,
        off=_off(state),
        changed=changed_rows(state),
        ballot=state.ballot,
    )


def _whole_words(state: State, words: WordGroups) -> Columns:
    """Show a row with the tokens of every word as one."""
    query, marked = words.of(state.query), state.marked
    pattern = words.shares(state.trace.rows("pattern")[state.head])[query]
    seen, first_note = words.seen(state.trace["allowed"])[query].tolist(), ""
    if state.hides_first and len(words.ranges[0]) == 1 and query:
        seen[0] = False
        first_note = tr("First token hidden {share}", share=percent(float(pattern[0])))
    changed = changed_rows(state)
    return _columns(
        state,
        tokens=words.names,
        pattern=pattern.tolist(),
        seen=seen,
        query=query,
        chosen=words.of(state.token),
        key=None if marked is None else words.of(marked),
        named=words.named,
        first_note=first_note,
        changed=tuple(any(changed[i] for i in places) for places in words.ranges)
        if changed
        else (),
    )


def _columns(state: State, **fields: Any) -> Columns:
    """Show what is given, under the headings and with the notes that words and tokens share."""
    return Columns(
        pinned=state.marked is not None and state.marked == state.pinned,
        numbering=state.document.numbering,
        dimmed=state.waiting,
        query_title=tr("who asks"),
        key_title=tr("who is read"),
        share_title=tr("share of its attention"),
        future_note=tr("not written yet"),
        hidden_note=tr("masked"),
        **fields,
    )


def _off(state: State) -> str:
    """Say that the row makes no 100%, since a weight of it is held; "" where it does."""
    if state.covered or not state.held:
        return ""
    from attnviz.ui.tab.held import off_sign

    return off_sign(state.trace, state.head, state.row.query)


def changed_rows(state: State) -> tuple[bool, ...]:
    """Tell of each row whether it is another than in the layer that is compared with."""
    before = state.reference
    if before is None or before.n_tokens != state.document.n_tokens:
        return ()
    return _changed(before, state.document, state.head)


@lru_cache(maxsize=4)
def _changed(before: Document, now: Document, head: int) -> tuple[bool, ...]:
    first, second = (run(each)["pattern"][head] for each in (before, now))
    return tuple(not np.array_equal(a, b) for a, b in zip(first, second, strict=True))
