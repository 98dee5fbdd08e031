"""What this tab gives to the clipboard, and takes from it."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from typing import TYPE_CHECKING

from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.model.document.document import numbered
from attnviz.model.edits.layer import set_word_feature
from attnviz.model.matrices.text import as_csv, as_numpy
from attnviz.ui.look.numbers import parse
from attnviz.ui.tab.copies import as_latex, as_tsv

if TYPE_CHECKING:
    from attnviz.engine.steps.run import Trace
    from attnviz.model.document.document import Document

FORMATS: dict[str, Callable[..., str]] = {"CSV": as_csv, "NumPy": as_numpy, "LaTeX": as_latex}


def row_text(document: Document, trace: Trace, head: int, query: int) -> str:
    """Return the shares of a row as text: the words, a tab between, and under each its share."""
    pattern = trace["pattern"][head, query][None, :]
    return as_tsv(pattern, columns=document.tokens, rows=(document.tokens[query],))


def row_latex(trace: Trace, head: int, query: int) -> str:
    """Return the shares of a row as a LaTeX matrix of one row."""
    return as_latex(trace["pattern"][head, query])


def array_as(document: Document, trace: Trace, name: str, head: int, kind: str) -> str:
    """Return pattern, Q, K or V of one head in one of `FORMATS`; a table names rows and columns."""
    array = trace[name][trace["kv_of_head"][head] if name in ("K", "V") else head]
    if kind != "CSV":
        return FORMATS[kind](array)
    spec = document.heads[head]
    columns = {"pattern": document.tokens, "V": spec.value_names}.get(name, spec.query_names)
    lettered = numbered(name.lower(), array.shape[1])
    return as_csv(array, rows=document.tokens, columns=columns or lettered)


def sheet_csv(document: Document) -> str:
    """Return the character sheet of the words of the text, one line a word."""
    sheet = document.sheet
    names = document.feature_names if sheet is None else sheet.features[: sheet.meaning]
    places: dict[str, int] = {}
    for place, token in enumerate(document.tokens):
        places.setdefault(token if sheet is None else sheet.key(token), place)
    words = [document.tokens[place] for place in places.values()]
    return as_csv(document.X[list(places.values()), : len(names)], rows=words, columns=names)


def with_sheet_csv(document: Document, text: str) -> Document:
    """Set features of words from a table with a line of feature names and one line a word.

    Raises
    ------
    EditError
        For a text that is no such table, an unknown feature, or a bad number.
    """
    sheet = document.sheet
    if sheet is None:
        raise EditError(tr("This document has no character sheet to paste into."))
    lines = [line for line in csv.reader(io.StringIO(text.strip()), delimiter=_mark(text)) if line]
    if len(lines) < 2:
        raise EditError(
            tr("Clipboard: found no table; expected a line of names and one line a word.")
        )
    features = list(sheet.features[: sheet.meaning])
    names = [name.strip() for name in lines[0][1:]]
    strange = [name for name in names if name not in features]
    if strange:
        raise EditError(
            tr(
                "Clipboard, line 1: found {found}, expected names of features: {names}.",
                found=f"{strange[0]!r}",
                names=", ".join(features),
            )
        )
    for number, line in enumerate(lines[1:], 2):
        if len(line) != len(names) + 1:
            raise EditError(
                tr(
                    "Clipboard, line {number}: found {line} fields, expected {names}.",
                    number=number,
                    line=len(line),
                    names=len(names) + 1,
                )
            )
        for name, field in zip(names, line[1:], strict=True):
            document = _with_feature(document, line[0], features.index(name), parse(field))
    return document


def _with_feature(document: Document, word: str, feature: int, value: float) -> Document:
    sheet = document.sheet
    assert sheet is not None
    if sheet.row(word)[feature] == value:
        return document
    return set_word_feature(document, word, feature, value)


def _mark(text: str) -> str:
    first = text.lstrip().partition("\n")[0]
    return next((mark for mark in "\t;" if mark in first), ",")
