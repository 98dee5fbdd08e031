"""JSON both ways as lesson files need it: strict when read, one matrix row a line when written."""

from __future__ import annotations

import gc
import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.errors import LessonError
from attnviz.language import tr
from attnviz.model.document.brief import shortened

ONE_LINE = 96
LONGEST_NUMBER = 4000
OPEN = {"{": "}", "[": "]"}


class Written(str):
    """JSON that is already text."""

    __slots__ = ()


class JsonRow:
    """One row of numbers, or of true and false; its text is made when its turn comes."""

    __slots__ = ("numbers",)

    def __init__(self, numbers: NDArray[Any]) -> None:
        self.numbers = numbers


def parse(text: str, complain: Callable[[LessonError], None]) -> Any:
    """Read JSON; NaN, Infinity and 1e999 come back as floats, to be refused where they stand.

    Parameters
    ----------
    complain : told of a key that stands twice in one object; raises, or lets the last one count

    Raises
    ------
    LessonError
        Text that is not JSON, or absurd nesting.
    """
    doubled: list[tuple[dict[str, Any], str]] = []

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) != len(pairs):
            times = Counter(key for key, _ in pairs)
            twice = next(key for key in found if times[key] > 1)
            doubled.append((found, twice))
        return found

    try:
        with _no_collection():
            try:
                tree = json.loads(text, object_pairs_hook=once)
            except json.JSONDecodeError:
                raise
            except ValueError:  # whole numbers of more than 4,300 digits
                doubled.clear()
                tree = json.loads(text, object_pairs_hook=once, parse_int=_whole)
    except json.JSONDecodeError as error:
        raise LessonError(_broken(text, error)) from error
    except RecursionError:
        raise LessonError(
            tr(
                "found brackets nested hundreds of levels deep, expected at most a dozen. "
                "This is not an attnviz file, or it is damaged."
            )
        ) from None
    except MemoryError:
        raise LessonError(tr("the file does not fit in memory.")) from None
    places = _places_of(tree, {id(target) for target, _ in doubled}) if doubled else {}
    for target, key in doubled:
        place = places.get(id(target)) or tr("the file")
        complain(
            LessonError(
                tr(
                    "{place}: found the key {key} twice. Remove one of the two.",
                    place=place,
                    key=repr(shortened(key)),
                )
            )
        )
    return tree


@contextmanager
def _no_collection() -> Iterator[None]:
    """Let Python look for no cycles: JSON has none, and for millions of lists it takes minutes."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _whole(digits: str) -> int | float:
    return int(digits) if len(digits) < LONGEST_NUMBER else float(digits)


def _broken(text: str, error: json.JSONDecodeError) -> str:
    if not text.strip():
        return tr("found an empty file, expected an attnviz file (JSON that begins with {).")
    where = tr("line {line}, column {column}", line=error.lineno, column=error.colno)
    if not text.lstrip("\ufeff \t\r\n").startswith("{"):
        return tr(
            "{where}: found {found}, expected JSON that begins with {{. `attnviz read` prints a "
            "file of numbers.",
            where=where,
            found=repr(text.lstrip()[:12]),
        )
    if error.pos >= len(text.rstrip()) or "Unterminated string" in error.msg:
        return tr(
            "{where}: the file ends too early; it was not written or copied completely. "
            "Use another copy, or open the readable parts.",
            where=where,
        )
    return tr(
        "{where}: not valid JSON ({error}). Correct that place and open the file again.",
        where=where,
        error=error.msg,
    )


def place_in(place: str, key: str | int) -> str:
    """Name the place of an entry of an object or a list: ``document.X[2]``."""
    if isinstance(key, int):
        return f"{place}[{key}]"
    return f"{place}.{shortened(key)}" if place else shortened(key)


def _places_of(tree: Any, wanted: set[int]) -> dict[int, str]:
    """Name the places of some objects of a tree, known by their ids; "" for the whole tree."""
    found: dict[int, str] = {}
    waiting: list[tuple[str, Any]] = [("", tree)]
    while waiting:
        place, value = waiting.pop()
        if id(value) in wanted:
            found[id(value)] = place
        if isinstance(value, dict):
            waiting += [(place_in(place, key), part) for key, part in value.items()]
        elif isinstance(value, list):
            waiting += [(place_in(place, i), part) for i, part in enumerate(value)]
    return found


def mended(text: str) -> str:
    """Return the readable beginning of damaged JSON, its open brackets closed."""
    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        text = text if "Unterminated string" in error.msg else text[: error.pos]
    except (ValueError, RecursionError, MemoryError):
        return text
    # Pairs (bracket, pairs around it): where to cut, one reference keeps them all.
    stack: tuple[str, Any] | None = None
    cut, open_there = 0, stack
    inside = escaped = False
    for i, sign in enumerate(text):
        if inside:
            if escaped:
                escaped = False
            elif sign == "\\":
                escaped = True
            elif sign == '"':
                inside = False
        elif sign == '"':
            inside = True
        elif sign in OPEN:
            stack = (OPEN[sign], stack)
        elif sign in "]}":
            if stack is None or stack[0] != sign:
                break
            stack = stack[1]
            cut, open_there = i + 1, stack
        elif sign == ",":
            cut, open_there = i, stack
    closing = []
    while open_there is not None:
        bracket, open_there = open_there
        closing.append(bracket)
    return text[:cut] + "".join(closing)


def number_text(value: float) -> str:
    """Return the shortest digits that read back to the same float64; whole numbers without ".0"."""
    return _short(repr(float(value)))


def small_number_text(value: np.float32) -> str:
    """Return the shortest digits that read back to the same float32, also by way of a float64."""
    return _short(_narrow_digits(np.array([value]))[0])


def matrix(array: NDArray[Any]) -> list[Any]:
    """Turn an array into nested lists of rows."""
    if array.ndim > 1:
        return [JsonRow(part) if part.ndim == 1 else matrix(part) for part in array]
    return [JsonRow(array)]


def count_rows(value: Any) -> int:
    """Count the rows of numbers of a tree."""
    if isinstance(value, dict):
        return sum(map(count_rows, value.values()))
    return sum(map(count_rows, value)) if isinstance(value, list) else isinstance(value, JsonRow)


def row_text(row: NDArray[Any]) -> Written:
    """Write one row of numbers, or of true and false."""
    if row.dtype == np.bool_:
        parts = ["true" if value else "false" for value in row.tolist()]
    else:
        digits = _narrow_digits(row) if row.dtype == np.float32 else list(map(repr, row.tolist()))
        parts = [_short(text) for text in digits]
    return Written("[" + ", ".join(parts) + "]")


def _short(digits: str) -> str:
    """Leave ".0" out of a whole number; minus zero keeps it, since -0 would read back as 0."""
    return digits[:-2] if digits.endswith(".0") and digits != "-0.0" else digits


def _narrow_digits(row: NDArray[np.float32]) -> list[str]:
    """Return the shortest digits of float32 numbers.

    A reader makes a float64 of them first. Where those two roundings miss the number, which takes
    digits that lie all but half way between two float32, its float64 digits are written.
    """
    digits = list(map(str, row))
    read = np.fromiter(map(float, digits), dtype=np.float64, count=len(digits))
    for i in np.flatnonzero(read.astype(np.float32) != row):
        digits[i] = repr(float(row[i]))
    return digits


def layout(value: Any) -> str:
    """Write a tree: rows of plain values and short objects on one line, everything else below."""
    return "".join(pieces(value))


def pieces(value: Any, indent: int = 0) -> Iterator[str]:
    """Write a tree piece by piece, none longer than a row; those that are rows are `Written`.

    One string of a hundred megabytes is joined in one go, and a window whose work is written in
    another thread would stand still for a second.
    """
    if isinstance(value, JsonRow):
        yield row_text(value.numbers)
    elif isinstance(value, Written):
        yield str(value)
    elif isinstance(value, dict):
        yield from _object(value, indent)
    elif not isinstance(value, list | tuple):
        yield _plain(value)
    elif any(isinstance(item, dict | list | tuple | Written | JsonRow) for item in value):
        yield from _below([("", item) for item in value], "[]", indent)
    else:
        yield "[" + ", ".join(map(_plain, value)) + "]"


def _object(value: dict[Any, Any], indent: int) -> Iterator[str]:
    items = [(f"{_plain(str(key))}: ", item) for key, item in value.items()]
    if _flat(value.values()):
        parts = [head + "".join(pieces(item, indent + 1)) for head, item in items]
        line = "{" + ", ".join(parts) + "}"
        if not parts or (len(line) <= ONE_LINE and "\n" not in line):
            yield line
            return
    yield from _below(items, "{}", indent)


def _below(items: Sequence[tuple[str, Any]], brackets: str, indent: int) -> Iterator[str]:
    """Write each item on lines of its own, moved in by one."""
    pad = "\n" + " " * (indent + 1)
    for i, (head, item) in enumerate(items):
        yield (f",{pad}" if i else brackets[0] + pad) + head
        yield from pieces(item, indent + 1)
    yield f"\n{' ' * indent}{brackets[1]}"


def _flat(values: Any) -> bool:
    return all(not isinstance(v, dict) and not (isinstance(v, list) and _deep(v)) for v in values)


def _deep(values: Sequence[Any]) -> bool:
    return any(isinstance(v, list | tuple | dict | Written | JsonRow) for v in values)


def _plain(value: Any) -> str:
    if isinstance(value, float):
        return number_text(value)
    return json.dumps(value, ensure_ascii=False, allow_nan=False)
