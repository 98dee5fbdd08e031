"""What gestures do to the document: each edit as one call, with its undo name and what merges."""

from __future__ import annotations

import csv
import io
from functools import partial
from typing import TYPE_CHECKING

from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.model.document.document import Document
from attnviz.model.document.sheet import split_words
from attnviz.model.edits.layer import rename_feature, set_cell, set_sentence, set_word_feature
from attnviz.tabs.sentence_heads.words.feedback import number_name
from attnviz.ui.look.numbers import decimal_mark, grouped, parse, shortest
from attnviz.ui.tab.layer_edits import LayerEdits

if TYPE_CHECKING:
    from attnviz.model.edits.paste import Places

NUMBER = "number"  # of merge keys
LONGEST_SHEET = 2**20  # characters
LONGEST_NAME = 40  # signs of a sentence in the undo menu

# Which columns are locked is the grid's to say: its padlock may be open.
_set_free_cell = partial(set_cell, unlocked=True)


class Edits(LayerEdits):
    """Asks the session for edits of text and numbers."""

    HELD = "held"

    def set_number(self, matrix: str, index: tuple[int, ...], value: float, gesture: int) -> bool:
        """Set one number; edits with one gesture are one undo step. False when it is refused.

        Parameters
        ----------
        matrix, index : the cell, with the head first for W_Q, W_K and W_V
        """
        text = f"{number_name(self.document, matrix, index)} {shortest(value)}"
        key = (NUMBER, matrix, index, gesture)
        edit = self._session.edit
        return edit(_set_free_cell, matrix, index, value, text=text, merge_key=key)

    def set_sentence(self, text: str) -> None:
        """Take a sentence; the row of its last word is the one to look at first."""
        words, sheet = split_words(text), self.document.sheet
        kept = words if sheet is None else words[: sheet.max_words]
        if tuple(kept) == self.document.tokens:
            return
        self._session.edit(
            set_sentence,
            text,
            text=tr("Sentence: {words}", words=_short(kept)),
            pointing={"token": len(kept) - 1, "key": None},
        )

    def rename_feature(self, column: int, name: str) -> None:
        """Give a column of the character sheet another name."""
        old, new = self.document.feature_names[column], name.strip()
        text = tr("Rename {old} to {new}", old=old, new=new)
        self._session.edit(rename_feature, column, name, text=text)

    def paste_numbers(
        self,
        text: str,
        matrix: str,
        corner: tuple[int, int],
        places: Places,
        *,
        unlocked: bool = False,
    ) -> None:
        """Put the numbers of a text into cells on show.

        Parameters
        ----------
        corner : row and column on show where they begin
        places : of each row and column on show, its place in the array
        unlocked : whether marks and positions may be changed
        """
        from attnviz.model.edits.paste import paste_cells

        edit = partial(paste_cells, comma=decimal_mark() == ",", unlocked=unlocked)
        undo = tr("paste {matrix}", matrix=matrix)
        self._session.edit(edit, matrix, text, corner, places, text=undo)

    def paste_sheet(self, text: str) -> None:
        """Set features of words from a table."""
        self._session.edit(with_sheet_csv, text, text=tr("Paste character sheet"))


def _short(words: list[str]) -> str:
    text = " ".join(words)
    return text if len(text) <= LONGEST_NAME else text[: LONGEST_NAME - 1] + "…"


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
    if len(text) > LONGEST_SHEET:
        raise EditError(
            tr(
                "Clipboard: found {found} characters, expected at most {most}.",
                found=grouped(len(text)),
                most=grouped(LONGEST_SHEET),
            )
        )
    try:
        rows = csv.reader(io.StringIO(text.strip(), newline=""), delimiter=_separator(text))
        lines = [line for line in rows if line]
    except csv.Error:
        lines = []
    if len(lines) < 2:
        raise EditError(
            tr("Clipboard: found no table; expected a line of names and one line per word.")
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


def _separator(text: str) -> str:
    first = text.lstrip().partition("\n")[0]
    return next((mark for mark in "\t;" if mark in first), ",")
