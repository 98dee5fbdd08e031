"""The text of a document with a character sheet: pairs of endings, what fits, what is unknown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attnviz.language import and_list, quoted, tr
from attnviz.model.edits.sentence import (
    built_in,
    endings,
    kept_length,
    loss_of,
    pair_of,
    sentence_of,
    unknown_places,
)
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import shortest

if TYPE_CHECKING:
    from attnviz.model.document.document import Document
    from attnviz.model.document.sheet import Sheet

NAMED = 3  # unknown words that a note names
OWN = 10  # own sentences that the list keeps


def own_sentences(raw: object) -> tuple[str, ...]:
    """Read sentences from the settings: the last ten, each once.

    Raises
    ------
    ValueError
        When they are no texts.
    """
    # An ini file gives a list of one as a plain string.
    found = [raw] if isinstance(raw, str) else raw
    if not isinstance(found, list | tuple) or not all(isinstance(text, str) for text in found):
        raise ValueError(raw)
    return tuple(dict.fromkeys(text for text in found if text))[:OWN]


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
        notes.append(
            tr("{words} are not in the word list; they count by their endings.", words=words)
        )
    return " ".join(notes)


def _guess(sheet: Sheet, word: str) -> str:
    parts = [
        tr("a {name} ({value})", name=name, value=shortest(value))
        for name, value in sheet.guess(word).items()
    ]
    return tr(" and ").join(parts)


__all__ = [
    "built_in",
    "endings",
    "kept_length",
    "loss_of",
    "note_of",
    "own_sentences",
    "pair_of",
    "sentence_of",
    "unknown_places",
]
