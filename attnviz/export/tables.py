"""Arrays as files: CSV, TSV, NPZ, NumPy text, LaTeX, Markdown, JSON. No Qt; the command line too.

All but LaTeX hold the shortest digits that read back to the same bits. A table has two axes: an
array with heads becomes one block a head. Where there are several blocks, each is led by a line
that begins with ``#`` (``%`` in LaTeX, ``##`` in Markdown), which readers of tables skip.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.engine.steps.axes import axes_of
from attnviz.engine.steps.trace import Trace
from attnviz.export.axes import Names, distinct, named, places, slice_of
from attnviz.export.held import held_texts
from attnviz.model.document.document import Document
from attnviz.model.files.json_text import Written, layout
from attnviz.model.matrices.text import (
    as_cell,
    as_csv,
    as_latex,
    as_markdown,
    as_numpy,
    as_python,
    as_tsv,
)

FORMS = ("json", "csv", "tsv", "npz", "numpy", "latex", "markdown")
SUFFIXES = {
    ".json": "json",
    ".csv": "csv",
    ".tsv": "tsv",
    ".npz": "npz",
    ".txt": "numpy",
    ".tex": "latex",
    ".md": "markdown",
}


SHEETS = ("csv", "tsv")


Cells = frozenset[tuple[int, int]]


@dataclass(frozen=True, eq=False)
class Block:
    """Rows and columns of numbers with what they are called.

    Parameters
    ----------
    title : array, and head where there are several
    array : (rows, columns)
    rows, columns : names, or () for none
    held : cells that a person holds
    """

    title: str
    array: NDArray[Any]
    rows: Names = ()
    columns: Names = ()
    held: Cells = frozenset()


@dataclass(frozen=True, eq=False)
class ArrayTable:
    """An array of any shape under its name, its blocks of rows and columns, what is held in it."""

    name: str
    array: NDArray[Any]
    blocks: tuple[Block, ...] = field(default=())
    held: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not self.blocks:
            object.__setattr__(self, "blocks", (Block(self.name, np.atleast_2d(self.array)),))


def tables_of(
    document: Document,
    trace: Trace,
    names: Sequence[str] | None = None,
    head: int | None = None,
) -> list[ArrayTable]:
    """Prepare arrays of a layer for writing.

    Parameters
    ----------
    names : arrays or the chapter's letters for them; None = all that differ
    head : only what this query head sees; None = all heads

    Raises
    ------
    EditError
        When an array or head is not there.
    """
    wanted = distinct(trace) if names is None else [named(trace, name) for name in names]
    return [_table(document, trace, name, head) for name in dict.fromkeys(wanted)]


def _table(document: Document, trace: Trace, name: str, head: int | None) -> ArrayTable:
    array: NDArray[Any] = trace[name]
    letters, said = axes_of(name), held_texts(trace, name)
    if head is not None:
        array = slice_of(trace, name, head)
        names = places(document, name, head)[-array.ndim :]
        own = trace["kv_of_head"][head] if letters[0] == "g" else head
        return ArrayTable(name, array, (_block(name, array, names, _held(trace, name, own)),), said)
    if array.ndim < 3:
        held = _held(trace, name, None)
        return ArrayTable(name, array, (_block(name, array, places(document, name), held),), said)
    blocks = []
    for place, part in enumerate(array):
        reader = place if letters[0] == "h" else _first_reader(trace, place, len(array))
        names = places(document, name, reader)
        called = f" ({names[0][place]})" if names[0] else ""
        kind = "head" if letters[0] == "h" else "key/value head"
        title = f"{name}, {kind} {place}{called}" if len(array) > 1 else name
        blocks.append(_block(title, part, names[1:], _held(trace, name, place)))
    return ArrayTable(name, array, tuple(blocks), said)


def _held(trace: Trace, name: str, head: int | None) -> Cells:
    """Return the held cells of an array, of one head where it has heads."""
    found = [place for place in trace.held.get(name, {}) if len(place) == 2 or place[0] == head]
    return frozenset((place[-2], place[-1]) for place in found)


def _first_reader(trace: Trace, kv: int, count: int) -> int:
    """Return a query head that reads key/value head `kv` of `count`."""
    heads = trace["kv_of_head" if count == len(set(trace["kv_of_head"])) else "kv_of_stored"]
    return heads.index(kv) if kv in heads else 0


def _block(
    title: str, array: NDArray[Any], names: Sequence[Names], held: Cells = frozenset()
) -> Block:
    rows, columns = names if array.ndim == 2 else ((), names[-1])
    return Block(title, np.atleast_2d(array), rows, columns, held)


def encoded(
    tables: Sequence[ArrayTable],
    form: str,
    *,
    labels: bool = False,
    about: Mapping[str, Any] | None = None,
    excel: str = "",
) -> bytes:
    """Return arrays as the bytes of a file.

    Parameters
    ----------
    form : one of ``FORMS``
    labels : names of rows and columns too, in the forms that have room for them
    about : further fields of JSON, before the arrays; its tokens go into `npz` too
    excel : decimal mark of CSV and TSV that a spreadsheet opens by a double click: they begin with
        a byte order mark, and with decimal commas semicolons stand between the cells of CSV
    """
    if excel and form in SHEETS:
        return (_text(tables, form, labels, comma=excel == ",") + "\n").encode("utf-8-sig")
    if form == "npz":
        return _npz(tables, (about or {}).get("tokens", ()))
    if form == "json":
        return (_json(tables, about or {}) + "\n").encode()
    if form == "numpy":
        texts = [f"{table.name} = {as_numpy(table.array)}" for table in tables]
        held = [f"# held: {text}" for table in tables for text in table.held]
        return ("\n".join((*held, *texts)) + "\n").encode()
    return (_text(tables, form, labels) + "\n").encode()


def _text(tables: Sequence[ArrayTable], form: str, labels: bool, *, comma: bool = False) -> str:
    blocks = [block for table in tables for block in table.blocks]
    lead = {"latex": "% ", "markdown": "## "}.get(form, "# ")
    texts = []
    for block in blocks:
        title = " ".join(block.title.split())
        above = f"{lead}{title}\n" if len(blocks) > 1 else ""
        if above and form == "markdown":
            above += "\n"
        texts.append(above + matrix_text(block, form, labels, comma=comma))
    return "\n\n".join(texts)


def matrix_text(block: Block, form: str, labels: bool = True, *, comma: bool = False) -> str:
    """Return one block as text: csv, tsv, markdown (with names), numpy, python or latex."""
    rows, columns = _labels(block) if labels else ((), ())
    if form in SHEETS:
        write = as_csv if form == "csv" else as_tsv
        return write(block.array, rows=rows, columns=columns, comma=comma)
    if form == "markdown":
        return as_markdown(block.array, rows=rows, columns=columns)
    if form == "latex":
        return as_latex(block.array, boxed=block.held)
    plain: dict[str, Callable[[Any], str]] = {"numpy": as_numpy, "python": as_python}
    return plain[form](block.array)


def _labels(block: Block) -> tuple[Names, Names]:
    """Name every row and column; by its number, from 1, where it has no name."""
    numbered = (tuple(str(i + 1) for i in range(size)) for size in block.array.shape)
    rows, columns = (
        names or numbers
        for names, numbers in zip((block.rows, block.columns), numbered, strict=True)
    )
    return rows, columns


def _npz(tables: Sequence[ArrayTable], tokens: Sequence[str]) -> bytes:
    """Write an archive of np.savez; NumPy gives its entries no date, so the bytes repeat.

    With all that a layer is computed from it has the words too, and can be opened as that layer.
    """
    arrays = {table.name: table.array for table in tables}
    if tokens and {"X", "W_Q", "W_K", "W_V"} <= arrays.keys():
        arrays["tokens"] = np.array(list(tokens), dtype=np.str_)
    file = io.BytesIO()
    np.savez(file, allow_pickle=False, **arrays)
    return file.getvalue()


def _json(tables: Sequence[ArrayTable], about: Mapping[str, Any]) -> str:
    arrays = {
        table.name: {"shape": list(table.array.shape), "data": json_rows(table.array)}
        for table in tables
    }
    return layout({**about, "arrays": arrays})


def json_rows(array: NDArray[Any]) -> Any:
    """Return nested lists for `layout`, rows written already; infinities are texts, "-inf"."""
    if array.ndim > 1:
        return [json_rows(part) for part in array]
    return Written("[" + ", ".join(map(_json_cell, array)) + "]") if array.ndim else _scalar(array)


def _scalar(array: NDArray[Any]) -> Written:
    return Written(_json_cell(array[()]))


def _json_cell(value: Any) -> str:
    if isinstance(value, bool | np.bool_):
        return "true" if value else "false"
    text = as_cell(value)
    return text if np.isfinite(value) else f'"{text}"'
