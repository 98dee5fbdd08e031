"""What is odd about a typed text: what is left out, and words that the list does not have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attnviz.language import and_list, clauses, quoted, tr
from attnviz.model.edits.sentence import loss_of, unknown_places
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import shortest

if TYPE_CHECKING:
    from attnviz.model.document.document import Document
    from attnviz.model.document.sheet import Sheet

NAMED = 3  # unknown words that a note names


def note_of(document: Document, text: str) -> str:
    """Say what is odd about a text: what is left out, words that the list does not have."""
    sheet = document.sheet
    if sheet is None:
        return ""
    notes = [note for note in (loss_of(sheet, text, visible),) if note]
    strange = [document.tokens[i] for i in sorted(unknown_places(document))]
    strange = list(dict.fromkeys(strange))
    if len(strange) == 1:
        guess = _guess(sheet, strange[0])
        notes.append(
            tr(
                "“{word}” is not in the word list; it counts as {guess}.",
                word=visible(strange[0]),
                guess=guess,
            )
        )
    elif strange:
        listed = [quoted(visible(word)) for word in strange[:NAMED]]
        if len(strange) > NAMED:
            listed.append(tr("{n} more", n=len(strange) - NAMED))
        words = and_list(listed)
        guesses = clauses(
            tr("“{word}” counts as {guess}", word=visible(word), guess=_guess(sheet, word))
            for word in strange[:NAMED]
        )
        notes.append(
            tr("{words} are not in the word list: {guesses}.", words=words, guesses=guesses)
        )
    return " ".join(notes)


def _guess(sheet: Sheet, word: str) -> str:
    parts = [
        tr("a {name} ({value})", name=name, value=shortest(value))
        for name, value in sheet.guess(word).items()
    ]
    return and_list(parts)
