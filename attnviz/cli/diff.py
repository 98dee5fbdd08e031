"""`attnviz diff`: which numbers of two layers differ, and by how much."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from attnviz.cli.output import plain, say
from attnviz.cli.source import document_of, head_of, open_source
from attnviz.engine.alignment import Alignment, Row, align
from attnviz.engine.differences import Difference, Differences, Place, differences
from attnviz.engine.steps.axes import axes_of
from attnviz.engine.steps.run import run
from attnviz.engine.steps.trace import Trace
from attnviz.errors import AttnvizError
from attnviz.export.axes import distinct, named, places
from attnviz.model.document.document import Document
from attnviz.model.matrices.text import as_cell, as_name

ALIKE, DIFFERENT = 0, 1
MOST_WORDS = 8  # of one kind that are named
COLUMNS = ("array", "head", "A", "B", "row", "column", "a", "b", "b-a")


@dataclass(frozen=True, eq=False)
class Side:
    """A or B: what it is called, its document and the trace of it."""

    name: str
    document: Document
    trace: Trace


@dataclass(frozen=True, eq=False)
class Sides:
    """Two layers, the rows of their texts beside each other, and what differs."""

    a: Side
    b: Side
    alignment: Alignment
    found: Differences

    def alike(self, tolerance: float) -> bool:
        """Whether words, shapes and numbers are the same."""
        same_words = all(row.equal for row in self.alignment.rows)
        return same_words and not self.found.left_out and not self.found.count(tolerance)


def diff(options: argparse.Namespace) -> int:
    """Print the largest differences; return 0 where there is none, else 1."""
    if options.a == options.b == "-":
        options.fail("A and B are both standard input, which can be read once")
    sides = _compared(options)
    largest = sides.found.largest(options.top, options.tolerance)
    match options.format:
        case "json":
            say(json.dumps(_as_json(sides, largest, options.tolerance), ensure_ascii=False))
        case "csv":
            for line in _as_csv(sides, largest):
                say(line)
        case _:
            for line in _as_text(sides, largest, options.tolerance):
                say(plain(line))
    return ALIKE if sides.alike(options.tolerance) else DIFFERENT


def _compared(options: argparse.Namespace) -> Sides:
    a, b = _side(options.a, options.slot), _side(options.b, options.slot)
    wanted = [name for part in options.array or () for name in part.split(",") if name]
    if options.array and not wanted:
        options.fail(f"argument --array: found {','.join(options.array)!r}, expected names")
    names = [named(a.trace, name) for name in wanted] or list(
        dict.fromkeys((*distinct(a.trace), *distinct(b.trace)))
    )
    alignment = align(a.document.tokens, b.document.tokens)
    head = head_of(a.document, options.head)
    if head is not None and head >= b.document.n_heads:
        raise AttnvizError(f"head: {b.name} has no head {head}, it has {b.document.n_heads}")
    return Sides(a, b, alignment, differences(a.trace, b.trace, alignment, names, head=head))


def _side(source: str, slot: str | None) -> Side:
    document = document_of(open_source(source).lab, slot or "document")
    return Side(source, document, run(document))


def _as_text(sides: Sides, largest: Sequence[Difference], tolerance: float) -> Iterable[str]:
    a, b, found = sides.a, sides.b, sides.found
    yield f"A {a.name}  {_tokens(a)}    B {b.name}  {_tokens(b)}"
    yield f"aligned {_told(sides)}"
    if found.left_out:
        pairs = (f"{name} ({_shapes(*both)})" for name, both in found.left_out.items())
        yield f"not compared: {', '.join(pairs)}"
    if largest:
        yield from _table([COLUMNS, *(_row(sides, each, _short) for each in largest)])
    count = found.count(tolerance)
    if not count:
        yield f"{found.compared} numbers compared: none differs by more than {tolerance:g}"
        return
    most = abs(found.largest(1, tolerance)[0].change)
    verb = "differs" if count == 1 else "differ"
    yield (
        f"{count} of {found.compared} numbers compared {verb} by more than {tolerance:g}; "
        f"largest {_short(most)}"
    )


def _tokens(side: Side) -> str:
    n = side.document.n_tokens
    return f"{n} token" if n == 1 else f"{n} tokens"


def _told(sides: Sides) -> str:
    """Say how the words stand beside each other, places counted from 0."""
    rows = sides.alignment
    parts = [f"{len(rows.equal)} equal"]
    for some, what in (
        (rows.replaced, "replaced"),
        (rows.only_a, "only in A"),
        (rows.only_b, "only in B"),
    ):
        if some:
            words = ", ".join(_words(sides, row) for row in some[:MOST_WORDS])
            more = ", …" if len(some) > MOST_WORDS else ""
            parts.append(f"{len(some)} {what} ({words}{more})")
    return ", ".join(parts)


def _words(sides: Sides, row: Row) -> str:
    told = [
        f"{letter if row.paired else ''} {place} {side.document.tokens[place]}".strip()
        for letter, side, place in (("A", sides.a, row.a), ("B", sides.b, row.b))
        if place is not None
    ]
    return ", ".join(told)


def _shapes(a: tuple[int, ...] | None, b: tuple[int, ...] | None) -> str:
    if a is None:
        return "only in B"
    if b is None:
        return "only in A"
    return f"A {' × '.join(map(str, a))}, B {' × '.join(map(str, b))}"


def _table(rows: Sequence[Sequence[str]]) -> Iterable[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  ".join(cell.ljust(n) for cell, n in zip(row, widths, strict=True)).rstrip()


def _row(sides: Sides, each: Difference, number: Callable[[float], str]) -> tuple[str, ...]:
    axes = axes_of(each.array)
    heads = axes[0] in "hg"
    head = str(each.at_a[0]) if heads else ""
    names = [_name(sides, each, axis) for axis in range(int(heads), len(axes))]
    row, column = names if len(names) == 2 else (names[0] if names else "", "")
    at_a, at_b = (_written(place[int(heads) :]) for place in (each.at_a, each.at_b))
    change = ("+" if each.change > 0 else "") + number(each.change)
    return (each.array, head, at_a, at_b, row, column, number(each.a), number(each.b), change)


def _name(sides: Sides, each: Difference, axis: int) -> str:
    """Name a place on an axis; words that replace each other stand side by side."""
    found: list[str] = []
    for side, at in ((sides.a, each.at_a), (sides.b, each.at_b)):
        place = at[axis]
        if place is None:
            continue
        names = places(side.document, each.array, at[0])[axis]
        found.append(names[place] if names else str(place))
    return "|".join(dict.fromkeys(found))


def _written(place: Place) -> str:
    return ",".join("-" if one is None else str(one) for one in place)


def _short(value: float) -> str:
    return f"{value:.6g}"


def _as_csv(sides: Sides, largest: Sequence[Difference]) -> Iterable[str]:
    yield ",".join(COLUMNS)
    for each in largest:
        array, head, at_a, at_b, row, column, *numbers = _row(sides, each, as_cell)
        names = (as_name(name) if name else "" for name in (row, column))
        yield ",".join((array, head, f'"{at_a}"', f'"{at_b}"', *names, *numbers))


def _as_json(sides: Sides, largest: Sequence[Difference], tolerance: float) -> dict[str, Any]:
    rows = sides.alignment
    return {
        "a": {"source": sides.a.name, "tokens": sides.a.document.tokens},
        "b": {"source": sides.b.name, "tokens": sides.b.document.tokens},
        "aligned": {
            "equal": [[row.a, row.b] for row in rows.equal],
            "replaced": [[row.a, row.b] for row in rows.replaced],
            "only_a": [row.a for row in rows.only_a],
            "only_b": [row.b for row in rows.only_b],
        },
        "not_compared": {name: list(both) for name, both in sides.found.left_out.items()},
        "compared": sides.found.compared,
        "different": sides.found.count(tolerance),
        "tolerance": tolerance,
        "largest": [
            {
                "array": each.array,
                "at_a": each.at_a,
                "at_b": each.at_b,
                "a": _finite(each.a),
                "b": _finite(each.b),
                "change": _finite(each.change),
            }
            for each in largest
        ],
    }


def _finite(value: float) -> float | str:
    """Return a number, or the text "-inf" for a hidden score: JSON has no such number."""
    return value if value - value == 0 else as_cell(value)
