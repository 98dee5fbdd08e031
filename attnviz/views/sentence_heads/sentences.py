"""The text of a document with a character sheet: pairs of endings, what fits, what is unknown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attnviz.model.sheet import Sheet, split_words
from attnviz.widgets.labels import visible
from attnviz.widgets.numbers import shortest

if TYPE_CHECKING:
    from attnviz.model.document import Document

NAMED = 3  # unknown words that a note names
OWN = 10  # own sentences that the list keeps


def sentence_of(document: Document, typed: str) -> str:
    """Return the text as it was typed, if that is still the document's, else its words."""
    sheet = document.sheet
    if sheet is not None:
        words = tuple(split_words(typed)[: sheet.max_words])
        return typed if words == document.tokens else " ".join(document.tokens)
    spaced = any(token[:1] == " " for token in document.tokens[1:])
    return ("" if spaced else " ").join(document.tokens).strip()


def built_in(sheet: Sheet) -> list[str]:
    """Return the first sentence of each built-in group."""
    return [group[0] for group in sheet.sentences if group]


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


def pair_of(document: Document) -> tuple[tuple[str, ...], int] | None:
    """Find the built-in group that the text belongs to, and which of its sentences it is."""
    sheet = document.sheet
    if sheet is None:
        return None
    keys = [sheet.key(token) for token in document.tokens]
    for group in sheet.sentences:
        for which, sentence in enumerate(group):
            if [sheet.key(word) for word in split_words(sentence)] == keys:
                return group, which
    return None


def endings(document: Document) -> tuple[tuple[str, ...], int]:
    """Return the last words that can be swapped, and which one stands there now."""
    found = pair_of(document)
    if found is None:
        return (document.tokens[-1],), 0
    group, which = found
    return tuple(split_words(sentence)[-1] for sentence in group), which


def kept_length(sheet: Sheet | None, text: str) -> int:
    """Return how many characters of a text are used: up to the last word that fits."""
    if sheet is None or len(split_words(text)) <= sheet.max_words:
        return len(text)
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if len(split_words(text[:middle])) <= sheet.max_words:
            low = middle
        else:
            high = middle - 1
    return len(text[:low].rstrip())


def unknown_places(document: Document) -> frozenset[int]:
    """Return the places of words that the list does not have."""
    sheet = document.sheet
    if sheet is None:
        return frozenset()
    return frozenset(i for i, token in enumerate(document.tokens) if not sheet.knows(token))


def note_of(document: Document, text: str) -> str:
    """Say what is odd about a text: words left out, words that the list does not have."""
    sheet = document.sheet
    if sheet is None:
        return ""
    notes = []
    if kept_length(sheet, text) < len(text.rstrip()):
        notes.append(f"{sheet.max_words} words fit; the rest is left out.")
    strange = [document.tokens[i] for i in sorted(unknown_places(document))]
    strange = list(dict.fromkeys(strange))
    if len(strange) == 1:
        guess = _guess(sheet, strange[0])
        notes.append(f"“{visible(strange[0])}” is not in the word list; it counts as {guess}.")
    elif strange:
        quoted = [f"“{visible(word)}”" for word in strange[:NAMED]]
        if len(strange) > NAMED:
            quoted.append(f"{len(strange) - NAMED} more")
        words = f"{', '.join(quoted[:-1])} and {quoted[-1]}"
        notes.append(f"{words} are not in the word list; they count by their endings.")
    return " ".join(notes)


def _guess(sheet: Sheet, word: str) -> str:
    parts = [f"a {name} ({shortest(value)})" for name, value in sheet.guess(word).items()]
    return " and ".join(parts)
