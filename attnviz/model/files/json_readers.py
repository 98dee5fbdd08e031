"""Readers of one value of a lesson file, from which the tables of its sections are made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from attnviz.language import tr
from attnviz.model.files.json_fields import JsonField, Reader

COUNT = 2**24
TEXT_LENGTH = 20_000


def optional(read: Reader) -> Reader:
    """Read nothing where the file has null."""
    return lambda field: None if field.value is None else read(field)


def number(field: JsonField) -> float:
    """Read any number."""
    return field.number()


def flag(field: JsonField) -> bool:
    """Read true or false."""
    return field.flag()


def whole(least: int, most: int) -> Reader:
    """Read a whole number from `least` to `most`."""
    return lambda field: field.whole(least, most)


def text(field: JsonField) -> str:
    """Read a text of a title's or a note's length."""
    return field.text(TEXT_LENGTH)


def texts(field: JsonField) -> tuple[str, ...]:
    """Read a list of short texts."""
    return field.texts()


def wholes(field: JsonField) -> tuple[int, ...]:
    """Read a list of whole numbers from 0."""
    return tuple(entry.whole(0, COUNT) for entry in field.list())


def matrix(field: JsonField) -> Any:
    """Read rows of numbers, (n_rows, n_columns)."""
    return field.numbers(2)


def vector(field: JsonField) -> Any:
    """Read numbers in a row, (n,)."""
    return field.numbers(1)


def heads_matrix(field: JsonField) -> Any:
    """Read one matrix a head, (n_heads, n_rows, n_columns); a single one stands for one head."""
    array = field.numbers(2, 3)
    return array if array.ndim == 3 else array[None]


def flags_of(n: int) -> Reader:
    """Read so many times true or false."""

    def read(field: JsonField) -> tuple[bool, ...]:
        flags = tuple(entry.flag() for entry in field.list())
        if len(flags) != n:
            raise field.fault(
                tr("{n} times true or false", n=n), tr("{flags} entries", flags=len(flags))
            )
        return flags

    return read


def maker(kind: Callable[..., Any], start: Any) -> Callable[..., Any]:
    """Build a value anew, or what is left out as in `start`."""
    return kind if start is None else partial(replace, start)
