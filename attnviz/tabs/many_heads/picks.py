"""How much weight picked rows or columns hold together, head by head; the same as a table."""

from __future__ import annotations

from attnviz.model.matrices.text import as_tsv
from attnviz.tabs.many_heads.figure import Figure, Floats
from attnviz.ui.grid.picks import Picks, sums_text
from attnviz.ui.look.numbers import one_decimal_percent

LISTED = 4  # heads whose sums the status line has room for


def picks_text(figure: Figure, picks: Picks, row: int, key: int) -> str:
    """Say sum and mean of the picked cells: of one column over rows, or of one row over columns."""
    cells = picks.line(figure.pattern, row, key)
    lines = [(f"H{head + 1}", cells[head]) for head in _largest(cells.sum(axis=1))]
    lead = picks.lead(figure.tokens, figure.tokens, row, key)
    return sums_text(lead, lines, picks.line(figure.hidden, row, key), one_decimal_percent)


def picks_tsv(figure: Figure, picks: Picks) -> str:
    """Return the picked rows or columns of every head: a line a row of a head."""
    rows, columns = picks.part_names(figure.document.tokens, figure.document.tokens)
    part = picks.part(figure.pattern)
    names = [f"H{head + 1} {row}" for head in range(figure.n_heads) for row in rows]
    return as_tsv(part.reshape(len(names), len(columns)), rows=names, columns=columns)


def _largest(sums: Floats) -> list[int]:
    ranked = (-sums).argsort(kind="stable")[:LISTED]
    return sorted(int(head) for head in ranked)
