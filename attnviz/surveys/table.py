"""The result of a survey: a line for every text and head, as CSV or Parquet, written and read."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from attnviz.engine.head_scores import NAMES
from attnviz.engine.text_scores import TextScores
from attnviz.errors import AttnvizError
from attnviz.language import tr
from attnviz.surveys.workers import INSTALL

WHICH = ("text", "tokens", "layer", "head")
COLUMNS = (*WHICH, *NAMES)
SUFFIXES = (".csv", ".parquet")
LARGEST = 2**28  # bytes of a table that is read
DECIMALS = 9  # of CSV, as in the table of one text


def as_csv(found: TextScores) -> str:
    """Return a survey as CSV; a score without a place is an empty cell."""
    out = io.StringIO()
    out.write(",".join(COLUMNS) + "\n")
    for which, scores in _lines(found):
        cells = ("" if np.isnan(c) else repr(round(c, DECIMALS)) for c in scores)
        out.write(",".join((*map(str, which), *cells)) + "\n")
    return out.getvalue()


def as_parquet(found: TextScores) -> bytes:
    """Return a survey as a Parquet file; a score without a place is null.

    Raises
    ------
    AttnvizError
        When pyarrow is not installed.
    """
    pa, parquet = _arrow()
    lines = list(_lines(found))
    whole = np.array([which for which, _ in lines], dtype=np.int64).reshape(-1, len(WHICH))
    scores = np.array([scores for _, scores in lines]).reshape(-1, len(NAMES))
    columns = {name: pa.array(whole[:, i]) for i, name in enumerate(WHICH)}
    for i, name in enumerate(NAMES):
        columns[name] = pa.array(scores[:, i], mask=np.isnan(scores[:, i]))
    out = io.BytesIO()
    parquet.write_table(pa.table(columns), out)
    return out.getvalue()


def needs_arrow() -> None:
    """Raise AttnvizError where Parquet cannot be written, before a long survey begins."""
    _arrow()


def is_survey(path: Path) -> bool:
    """Whether this is a table of a survey, told by its name and first line."""
    suffix = path.suffix.lower()
    if suffix != ".csv":
        return suffix == ".parquet"
    try:
        with path.open("rb") as file:
            first = file.readline(1000)
    except OSError:
        return False
    return first.decode("utf-8-sig", "replace").rstrip("\r\n") == ",".join(COLUMNS)


def read_survey(path: Path) -> TextScores:
    """Return a survey that was written.

    Raises
    ------
    AttnvizError
        Names the file and the line, what was found, what was expected and what to do.
    """
    suffix = path.suffix.lower()
    try:
        if path.stat().st_size > LARGEST:
            raise AttnvizError(
                tr(
                    "{path}: found over {largest} MiB, expected at most that",
                    path=path.name,
                    largest=LARGEST // 2**20,
                )
            )
        if suffix == ".parquet":
            return _of_lines(path.name, _parquet_lines(path), "row", 1)
        written = path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise AttnvizError(f"{path.name}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise AttnvizError(tr("{path}: expected a table in UTF-8", path=path.name)) from None
    rows = csv.reader(io.StringIO(written, newline=""))
    try:
        header = next(rows, [])
        if tuple(header) != COLUMNS:
            raise AttnvizError(_strange_columns(path.name, header))
        return _of_lines(path.name, rows, "line", 2)
    except csv.Error as error:
        raise AttnvizError(
            tr("{path}: not a table: {error}", path=path.name, error=error)
        ) from None


def _lines(found: TextScores) -> Iterable[tuple[tuple[int, int, int, int], list[float]]]:
    for place, number in enumerate(found.numbers):
        tokens = int(found.tokens[place])
        for layer, head in np.ndindex(found.n_layers, found.n_heads):
            yield (number, tokens, layer, head), found.scores[place, :, layer, head].tolist()


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow as pa
        from pyarrow import parquet
    except ImportError:
        raise AttnvizError(
            tr(
                "Parquet: pyarrow is not installed. Install it ({install}), or take a .csv file",
                install=INSTALL,
            )
        ) from None
    return pa, parquet


def _parquet_lines(path: Path) -> Iterable[Sequence[Any]]:
    pa, parquet = _arrow()
    try:
        table = parquet.read_table(path)
    except pa.ArrowException as error:
        said = str(error).split("\n")[0][:200]
        raise AttnvizError(
            tr("{path}: the file is damaged: {said}", path=path.name, said=said)
        ) from None
    if tuple(table.column_names) != COLUMNS:
        raise AttnvizError(_strange_columns(path.name, table.column_names))
    columns = [table.column(name).to_pylist() for name in COLUMNS]
    return zip(*columns, strict=True)


def _strange_columns(name: str, found: Sequence[str]) -> str:
    shown = ", ".join(found)
    shown = shown if len(shown) <= 80 else f"{shown[:80]}…"
    return tr(
        "{name}: not a survey of heads: found the columns {columns}; expected {expected}. "
        "`attnviz survey MODEL --texts FILE -o {name}` writes one",
        name=name,
        columns=shown or "(none)",
        expected=", ".join(COLUMNS),
    )


def _of_lines(name: str, rows: Iterable[Sequence[Any]], called: str, first: int) -> TextScores:
    """Put lines together; every text has a line for every head, in any order."""
    found: dict[tuple[int, int, int], list[float]] = {}
    tokens: dict[int, int] = {}
    for place, row in enumerate(rows, first):
        if not row:
            continue
        where = f"{name}, {called} {place}"
        if len(row) != len(COLUMNS):
            raise AttnvizError(
                tr(
                    "{where}: found {n_row} cells, expected {n_columns}",
                    where=where,
                    n_row=len(row),
                    n_columns=len(COLUMNS),
                )
            )
        number, n_tokens, layer, head = (
            _whole(cell, column, where) for cell, column in zip(row, WHICH, strict=False)
        )
        if (number, layer, head) in found:
            raise AttnvizError(
                tr(
                    "{where}: text {number}, head {layer}.{head} appears again",
                    where=where,
                    number=number,
                    layer=layer,
                    head=head,
                )
            )
        if tokens.setdefault(number, n_tokens) != n_tokens:
            raise AttnvizError(
                tr(
                    "{where}: text {number} has {n_tokens} tokens here, {tokens} before",
                    where=where,
                    number=number,
                    n_tokens=n_tokens,
                    tokens=tokens[number],
                )
            )
        scores = zip(row[len(WHICH) :], NAMES, strict=True)
        found[number, layer, head] = [_score(cell, column, where) for cell, column in scores]
    if not found:
        raise AttnvizError(tr("{name}: the table has no lines", name=name))
    numbers = tuple(sorted(tokens))
    n_layers, n_heads = (1 + max(key[axis] for key in found) for axis in (1, 2))
    if len(found) != len(numbers) * n_layers * n_heads:
        raise AttnvizError(
            tr(
                "{name}: found {n_found} lines for {n_numbers} texts with {n_layers} × "
                "{n_heads} heads, expected {n_numbers2}: a line for every head of every "
                "text",
                name=name,
                n_found=f"{len(found):,}",
                n_numbers=f"{len(numbers):,}",
                n_layers=n_layers,
                n_heads=n_heads,
                n_numbers2=f"{len(numbers) * n_layers * n_heads:,}",
            )
        )
    keys = [
        (n, layer, head) for n in numbers for layer in range(n_layers) for head in range(n_heads)
    ]
    scores_ = np.array([found[key] for key in keys]).reshape(
        len(numbers), n_layers, n_heads, len(NAMES)
    )
    return TextScores(
        numbers, np.array([tokens[n] for n in numbers], np.int64), np.moveaxis(scores_, -1, 1)
    )


def _whole(cell: Any, column: str, where: str) -> int:
    least = 1 if column in ("text", "tokens") else 0
    if isinstance(cell, int) or (cell.isascii() and cell.isdecimal() and len(cell) < 10):
        number = int(cell)
        if least <= number < 10**9:
            return number
    raise AttnvizError(
        tr(
            "{where}: {column}: found {cell}, expected a whole number from {least}",
            where=where,
            column=column,
            cell=repr(cell),
            least=least,
        )
    )


def _score(cell: Any, column: str, where: str) -> float:
    if cell is None or cell == "":
        return float("nan")
    try:
        number = float(cell)
    except ValueError:
        number = float("nan")
    if not np.isfinite(number):
        raise AttnvizError(
            tr(
                "{where}: {column}: found {cell}, expected a number or nothing",
                where=where,
                column=column,
                cell=repr(cell),
            )
        )
    return number
