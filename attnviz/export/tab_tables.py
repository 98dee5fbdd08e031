"""Which arrays belong to a tab: all of them as files, and the ones in sight for a page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from attnviz.engine.step_table import BY_NAME, TWELVE
from attnviz.export.exhibits import saturation_exhibit, sparse_exhibit
from attnviz.export.tables import Block, Table, tables_of
from attnviz.language import tr
from attnviz.model.lab import Slot
from attnviz.session import Session

TWELVE_ARRAYS = tuple(dict.fromkeys(name for step in TWELVE for name in step.shows))
IN_SIGHT = {"heads": ("pattern", "scaled_scores"), "grid": ("pattern", "z", "out")}


def tab_tables(session: Session, tab: str) -> list[Table]:
    """List every array of what a tab shows."""
    if tab == "saturation":
        found = saturation_exhibit(session.lab.saturation)
        return found.tables + found.more_tables
    if tab == "sparse":
        found = sparse_exhibit(session.lab.sparse)
        return found.tables + found.more_tables
    slot: Slot = "example" if tab == "steps" else "document"
    return tables_of(session.document(slot), session.trace(slot))


def page_blocks(session: Session, tab: str) -> list[Block]:
    """List the numbers that a tab has in sight, each under its name in words."""
    if tab in ("saturation", "sparse"):
        return [block for table in tab_tables(session, tab) for block in _whole(table)]
    slot: Slot = "example" if tab == "steps" else "document"
    document, trace = session.document(slot), session.trace(slot)
    head = None if tab == "grid" else min(session.selection.head, document.n_heads - 1)
    names = IN_SIGHT.get(tab, TWELVE_ARRAYS)
    tables = tables_of(document, trace, [name for name in names if name in trace.arrays], head)
    return [block for table in tables for block in _named(table)]


def _whole(table: Table) -> tuple[Block, ...]:
    """Give the blocks of an exhibit; its pairs of places say no more than the pattern."""
    return () if table.name == "pairs" else table.blocks


def _named(table: Table) -> Iterator[Block]:
    """Name an array as the tabs do, with its letter behind."""
    step = BY_NAME.get(table.name)
    if step is None or not step.title:
        yield from table.blocks
        return
    words = f"{tr(step.title)} {step.symbol}"
    for block in table.blocks:
        yield replace(block, title=block.title.replace(table.name, words, 1))
