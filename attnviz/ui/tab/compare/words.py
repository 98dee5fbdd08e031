"""Differences in words: captions, cells, lists, and how two texts were aligned."""

from __future__ import annotations

import numpy as np

from attnviz.engine.alignment import Row
from attnviz.language import mark, plural, tr
from attnviz.model.matrices.text import as_name
from attnviz.rounding import clean
from attnviz.ui.look import numbers
from attnviz.ui.look.labels import visible
from attnviz.ui.tab.compare.comparison import ComparedCell, Comparison, Matrix
from attnviz.ui.tab.what_if_maps import points

ALL_OF, MOST_OF = 0.8, 0.5  # of a side: from which on it is named, and called most of it
MOST_LINES = 6


def caption(comparison: Comparison, place: ComparedCell | None) -> str:
    """Say what is different: of the row in question, else of the one that moves most."""
    if comparison.left_out and comparison.nothing_compared:
        return _left_out(comparison)
    if comparison.apart:
        if comparison.of_tokens:
            return tr("A and B have no token in common: they are only shown side by side.")
        return tr("A and B have no word in common: they are only shown side by side.")
    lead = "" if comparison.same_text else f"{aligned(comparison)} "
    if not comparison.ranked:
        if comparison.equal:
            return lead + tr("A and B are the same in every number that is compared here.")
        return lead + tr("A and B are equal up to rounding in every number that is compared here.")
    at = place or comparison.ranked[0]
    matrix = comparison.matrices[at.matrix]
    if matrix.shares:
        told = row_moves(matrix, at.row)
        several = len(comparison.matrices) > 1 and matrix.head is not None
        title = f"H{matrix.head + 1}: " if several and matrix.head is not None else ""
        return f"{lead}{title}{told}"
    return lead + _largest(comparison)


def row_moves(matrix: Matrix, row: int) -> str:
    """Say how much of the weight of a row moves, from where and to where."""
    change = np.nan_to_num(matrix.difference[row])
    total, name = matrix.moved(row), matrix.row_name(row)
    share = numbers.whole_percent(total)
    if total < 5e-4:
        return tr("Row “{row}” is the same in A and B.", row=name)
    if abs(float(change.sum())) > total:  # a held weight: what B gives more or less goes nowhere
        sums = (clean(float(np.nansum(side[row]))) for side in (matrix.a, matrix.b))
        a, b = map(numbers.whole_percent, sums)
        return tr("Row “{row}” adds up to {a} in A and to {b} in B.", row=name, a=a, b=b)
    source, most_source = _named(matrix, -change, total)
    target, most_target = _named(matrix, change, total)
    if source and target and not (most_source or most_target):
        return tr(
            "Row “{row}”: {share} of its weight moves from “{source}” to “{target}”.",
            row=name, share=share, source=source, target=target,
        )  # fmt: skip
    if target and source and not most_target:
        return tr(
            "Row “{row}”: {share} of its weight moves to “{target}”, most of it from “{source}”.",
            row=name, share=share, source=source, target=target,
        )  # fmt: skip
    if source and target and not most_source:
        return tr(
            "Row “{row}”: {share} of its weight moves away from “{source}”, most of it to "
            "“{target}”.",
            row=name, share=share, source=source, target=target,
        )  # fmt: skip
    if target:
        return tr(
            "Row “{row}”: {share} of its weight moves, most of it to “{target}”.",
            row=name, share=share, target=target,
        )  # fmt: skip
    if source:
        return tr(
            "Row “{row}”: {share} of its weight moves, most of it from “{source}”.",
            row=name, share=share, source=source,
        )  # fmt: skip
    return tr("Row “{row}”: {share} of its weight moves.", row=name, share=share)


def _named(matrix: Matrix, part: np.ndarray, total: float) -> tuple[str, bool]:
    """Return the column that has most of a side, and whether it is only most of it; "" for none."""
    at = int(part.argmax())
    share = float(part[at]) / total
    return (matrix.column_name(at), share < ALL_OF) if share > MOST_OF else ("", False)


def _largest(comparison: Comparison) -> str:
    best = comparison.ranked[0]
    matrix = comparison.matrices[best.matrix]
    compared = sum(int(each.compared.sum()) for each in comparison.matrices)
    a, b = matrix.a[best.row, best.column], matrix.b[best.row, best.column]
    return tr(
        "{n} of {all} numbers differ, most of all {cell}: {a} in A, {b} in B.",
        n=numbers.grouped(len(comparison.ranked)),
        all=numbers.grouped(compared),
        cell=cell_name(matrix, best.row, best.column),
        a=numbers.shortest(a, 4),
        b=numbers.shortest(b, 4),
    )


def _left_out(comparison: Comparison) -> str:
    a_heads, b_heads = comparison.n_heads
    if a_heads != b_heads and all(matrix.shares for matrix in comparison.matrices):
        return tr(
            "Heads: {a} in A, {b} in B. They are shown beside each other and not compared.",
            a=a_heads,
            b=b_heads,
        )
    title, a, b = comparison.left_out[0]
    return tr(
        "{matrix}: {a} in A, {b} in B. Matrices of different shapes are not compared.",
        matrix=title[:1].upper() + title[1:], a=a, b=b,
    )  # fmt: skip


def aligned(comparison: Comparison) -> str:
    """Count the words or tokens that are alike, replaced, or there on one side only."""
    rows = comparison.alignment
    if rows is None:
        return ""
    one, many = mark("{n} word in both"), mark("{n} words in both")
    if comparison.of_tokens:
        one, many = mark("{n} token in both"), mark("{n} tokens in both")
    parts = [plural(one, many, len(rows.equal))]
    if rows.replaced:
        parts.append(tr("{n} replaced", n=len(rows.replaced)))
    if rows.only_a:
        parts.append(tr("{n} only in A", n=len(rows.only_a)))
    if rows.only_b:
        parts.append(tr("{n} only in B", n=len(rows.only_b)))
    return ", ".join(parts) + "."


def alignment_lines(comparison: Comparison) -> list[str]:
    """List the words that have no like: ≠ tired · wide, + too; the first of many."""
    if comparison.alignment is None or comparison.same_text:
        return []
    others = [row for row in comparison.alignment.rows if not row.equal]
    lines = [_line(comparison, row) for row in others[:MOST_LINES]]
    if len(others) > MOST_LINES:
        lines.append(tr("and {n} more", n=len(others) - MOST_LINES))
    return lines


def _line(comparison: Comparison, row: Row) -> str:
    a = "" if row.a is None else visible(comparison.tokens[0][row.a])
    b = "" if row.b is None else visible(comparison.tokens[1][row.b])
    if row.paired:
        return f"≠  {a} · {b}"
    return tr("+  {word}, only in B", word=b) if b else tr("−  {word}, only in A", word=a)


def cell_name(matrix: Matrix, row: int, column: int) -> str:
    """Name a cell with its matrix: A(cat, The)."""
    return f"{matrix.symbol}({matrix.row_name(row)}, {matrix.column_name(column)})"


def pair_name(comparison: Comparison, place: ComparedCell) -> str:
    """Name a cell in a list: H1 cat → The."""
    matrix = comparison.matrices[place.matrix]
    sign = " → " if matrix.shares else ", "
    pair = f"{matrix.row_name(place.row)}{sign}{matrix.column_name(place.column)}"
    several = len(comparison.matrices) > 1 and matrix.head is not None
    return f"H{matrix.head + 1} {pair}" if several and matrix.head is not None else pair


def change_text(matrix: Matrix, row: int, column: int) -> str:
    """Write how far a cell changes: weights in points of a hundred."""
    change = float(matrix.difference[row, column])
    if matrix.shares:
        return points(change)
    text = numbers.shortest(change, 3)
    return text if change <= 0 else f"+{text}"


def by_hand(comparison: Comparison, place: ComparedCell | None) -> str:
    """Write the difference of a cell: A(cat, The): B − A = 0.9769 − 0.3647 = +0.6122."""
    if place is None or place.matrix >= len(comparison.matrices):
        return ""
    matrix = comparison.matrices[place.matrix]
    name = cell_name(matrix, place.row, place.column)
    if not matrix.compared[place.row, place.column]:
        return tr("{cell}: there is nothing to compare", cell=name)
    if matrix.hidden_a[place.row, place.column] and matrix.hidden_b[place.row, place.column]:
        return tr("{cell}: masked in A and B", cell=name)
    a, b = (round(float(v[place.row, place.column]), 4) for v in (matrix.a, matrix.b))
    if not (np.isfinite(a) and np.isfinite(b)):
        return tr("{cell}: masked in one of them", cell=name)
    second = numbers.fixed(a, 4)
    second = f"({second})" if a < 0 else second
    change = round(b - a, 4) + 0.0
    sign = "+" if change > 0 else ""
    return f"{name}:  B − A = {numbers.fixed(b, 4)} − {second} = {sign}{numbers.fixed(change, 4)}"


def status(comparison: Comparison, place: ComparedCell | None) -> str:
    """Say the exact numbers behind a cell of both sides."""
    names = tr("A {a}   B {b}", a=comparison.names[0], b=comparison.names[1])
    if place is None:
        return names
    return f"{names}   {spoken(comparison, place)}"


def spoken(comparison: Comparison, place: ComparedCell) -> str:
    """Say a cell of both sides: row, column, A, B, and how far apart."""
    matrix = comparison.matrices[place.matrix]
    at = (place.row, place.column)
    where = tr(
        "row {row}, column {column}",
        row=matrix.row_name(place.row),
        column=matrix.column_name(place.column),
    )
    if not matrix.compared[at]:
        return tr("{cell}: there is nothing to compare", cell=where)
    if matrix.hidden_a[at] and matrix.hidden_b[at]:
        return tr("{cell}: masked in A and B", cell=where)
    if matrix.shares:
        return tr(
            "{cell}: A {a}, B {b}, {change} points", cell=where,
            a=numbers.one_decimal_percent(matrix.a[at]),
            b=numbers.one_decimal_percent(matrix.b[at]),
            change=points(float(matrix.difference[at])),
        )  # fmt: skip
    if not np.isfinite(matrix.difference[at]):
        return tr("{cell}: masked in one of them", cell=where)
    return tr(
        "{cell}: A {a}, B {b}, difference {change}", cell=where, a=numbers.exact_sum(matrix.a[at]),
        b=numbers.exact_sum(matrix.b[at]), change=numbers.exact_sum(matrix.difference[at]),
    )  # fmt: skip


def as_csv(comparison: Comparison) -> str:
    """Write all differences as CSV, the largest first, under the names of both sides."""
    a, b = (" ".join(name.split()) for name in comparison.names)
    lines = [f"# A: {a}", f"# B: {b}", "matrix,head,row,column,a,b,b-a"]
    for place in comparison.ranked:
        matrix = comparison.matrices[place.matrix]
        a, b = matrix.a[place.row, place.column], matrix.b[place.row, place.column]
        head = "" if matrix.head is None else str(matrix.head)
        row, column = matrix.row_name(place.row), matrix.column_name(place.column)
        names = (matrix.symbol, head, as_name(row), as_name(column))
        values = (repr(float(v)) for v in (a, b, b - a))
        lines.append(",".join((*names, *values)))
    return "\n".join(lines) + "\n"
