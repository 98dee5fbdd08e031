"""The text of a document with a character sheet: what fits, what is unknown, which words pair."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attnviz.language import and_list, tr
from attnviz.model.document.sheet import Sheet, split_words
from attnviz.model.document.words import is_unspaced, left_out
from attnviz.model.edits.layer import set_sentence

if TYPE_CHECKING:
    from collections.abc import Callable

    from attnviz.model.document.document import Document

LONGEST_SENTENCE = 400  # signs
NAMED = 3  # signs that a note names


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


def loss_of(sheet: Sheet | None, text: str, shown: Callable[[str], str]) -> str:
    """Say what of a typed text is not used, "" if all of it is.

    Parameters
    ----------
    shown : gives a sign that cannot be seen a form that can
    """
    notes = []
    if sheet is not None and kept_length(sheet, text) < len(text.rstrip()):
        notes.append(tr("Only the first {n} words fit; the rest is left out.", n=sheet.max_words))
    if len(text) >= LONGEST_SENTENCE:
        notes.append(tr("A sentence can have at most {n} characters.", n=LONGEST_SENTENCE))
    if is_unspaced(text):
        notes.append(tr("Text without spaces between its words is read character by character."))
    lost = left_out(text)
    if lost:
        signs = and_list([shown(sign) for sign in lost[:NAMED]])
        notes.append(tr("Not part of any word, so left out: {signs}.", signs=signs))
    return " ".join(notes)


def unknown_places(document: Document) -> frozenset[int]:
    """Return the places of words that the list does not have."""
    sheet = document.sheet
    if sheet is None:
        return frozenset()
    return frozenset(i for i, token in enumerate(document.tokens) if not sheet.knows(token))


def can_swap(document: Document) -> bool:
    """Whether the text has a partner that differs in the last word."""
    found = pair_of(document)
    return found is not None and len(found[0]) > 1


def partner(document: Document) -> str:
    """Return the partner sentence, the same one when there is none."""
    found = pair_of(document)
    if found is None:
        return " ".join(document.tokens)
    group, which = found
    return group[(which + 1) % len(group)]


def swap_ending(document: Document) -> Document:
    """Swap the last word for that of the partner sentence; the same document without one."""
    return set_sentence(document, partner(document)) if can_swap(document) else document
