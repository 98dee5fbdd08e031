"""Which arrays belong to a tab: all of them as files, and the ones in sight for a page."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from attnviz.engine.steps.table import BY_NAME, NUMBERED
from attnviz.export.exhibits import OF_TABS
from attnviz.export.tables import ArrayTable, Block, tables_of
from attnviz.language import mark, tr
from attnviz.model.document.exhibit_words import said
from attnviz.model.document.lab import Slot
from attnviz.session import Session

NUMBERED_ARRAYS = tuple(dict.fromkeys(name for step in NUMBERED for name in step.shows))
WORDS = {
    "X": mark("token vectors"),
    "W_Q": mark("makes queries"),
    "W_K": mark("makes keys"),
    "W_V": mark("makes values"),
    "W_K_used": mark("makes keys"),
    "W_V_used": mark("makes values"),
    "Q": mark("queries"),
    "K": mark("keys"),
    "V": mark("values"),
    "K_T": mark("keys, transposed"),
    "scores": mark("scores"),
    "scaled_scores": mark("scaled"),
    "M": mark("mask"),
    "masked_scores": mark("masked"),
    "exponentials": mark("e to the score"),
    "row_sums": mark("row sum"),
    "pattern": mark("attention weights"),
    "z": mark("new vectors"),
    "out": mark("output"),
}
EXHIBITS = {
    "scores": mark("Scores q·k"),
    "raw": mark("Attention weights without division"),
    "scaled": mark("Attention weights after division"),
    "stops": mark("Every vector size"),
    "allowed": mark("Which token may look at which: 1 = yes"),
    "counts": mark("Scores by window"),
    "curves": mark("Curves"),
}
PATTERN_OF = "pattern_"  # before a head of the learning tab
# Files count heads from 0 and call them as they are stored, tabs from H1 in the language chosen.
_HEAD = re.compile(r", head ([0-9]+)(?: \((.*)\))?")
_OF_HEAD = re.compile(r"(.+?)(?:  .*?)?, (H[0-9]+|key/value head [0-9]+)( \(.*\))?")
_NAMED = re.compile(r"(H[0-9]+)  .*")
HATCHED = ("pattern", "exponentials")  # hidden cells are no nought there
IN_SIGHT = {"heads": ("pattern", "scaled_scores"), "grid": ("pattern", "z", "out")}


def tab_tables(session: Session, tab: str) -> list[ArrayTable]:
    """List every array of what a tab shows."""
    if tab in OF_TABS:
        found = OF_TABS[tab](session.lab)
        return found.tables + found.more_tables
    slot: Slot = "example" if tab == "steps" else "document"
    return tables_of(session.document(slot), session.trace(slot))


def page_blocks(session: Session, tab: str) -> list[Block]:
    """List the numbers that a tab has in sight, each under its name in words."""
    if tab in OF_TABS:
        return [block for table in tab_tables(session, tab) for block in _whole(table)]
    slot: Slot = "example" if tab == "steps" else "document"
    document, trace = session.document(slot), session.trace(slot)
    head = None if tab == "grid" else min(session.selection.head, document.n_heads - 1)
    names = IN_SIGHT.get(tab, NUMBERED_ARRAYS)
    tables = tables_of(document, trace, [name for name in names if name in trace.arrays], head)
    blocks = [(table.name, block) for table in tables for block in titled(table)]
    hidden = ~trace["allowed"]
    return [_hatched(block, hidden) if name in HATCHED else block for name, block in blocks]


def _whole(table: ArrayTable) -> tuple[Block, ...]:
    """Return the blocks of an exhibit; its pairs of places say no more than the pattern."""
    _, of_head, head = table.name.partition(PATTERN_OF)
    if of_head:
        title = tr("Attention weights of {head}", head=head)
    elif table.name in EXHIBITS:
        title = tr(EXHIBITS[table.name])
    else:
        return ()
    return tuple(replace(block, title=title) for block in table.blocks)


def _hatched(block: Block, hidden: NDArray[np.bool_]) -> Block:
    """Mark cells that the mask hides as no numbers."""
    if block.array.shape != hidden.shape:
        return block
    return replace(block, array=np.where(hidden, np.nan, block.array))


def _head_of_tabs(found: re.Match[str]) -> str:
    number, name = int(found[1]) + 1, found[2]
    return f", H{number} ({said(name)})" if name else f", H{number}"


def shorter(title: str) -> tuple[str, ...]:
    """Return what a title of a head can be cut to: without words, and without the head's name."""
    if found := _OF_HEAD.fullmatch(title):
        symbol, head, name = found.groups()
        return (f"{symbol}  {head}{name or ''}", f"{symbol}  {head}")
    found = _NAMED.fullmatch(title)
    return (found[1],) if found else ()


def titled(table: ArrayTable) -> list[Block]:
    """Name the blocks of an array as the tabs do: its letter, and words."""
    says = WORDS.get(table.name)
    symbol = BY_NAME[table.name].symbol if table.name in BY_NAME else table.name
    words = f"{symbol}  {tr(says)}" if says else table.name
    titles = (block.title.replace(table.name, words, 1) for block in table.blocks)
    named = (_HEAD.sub(_head_of_tabs, title) for title in titles)
    return [replace(block, title=title) for block, title in zip(table.blocks, named, strict=True)]
