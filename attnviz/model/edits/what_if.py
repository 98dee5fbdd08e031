"""What if … ?: one change of a document that is tried and looked at, but not made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Literal, NamedTuple, get_args

import numpy as np

from attnviz.engine.compare import PatternChange, compare_patterns
from attnviz.engine.steps import functions
from attnviz.engine.steps.run import Trace, run
from attnviz.errors import EditError
from attnviz.language import mark, tr
from attnviz.model.document.document import Document
from attnviz.model.document.sheet import split_words
from attnviz.model.edits.layer import set_mask, set_option, set_row, set_sentence
from attnviz.model.edits.sentence import can_swap, partner

Kind = Literal["scale", "mask", "temperature", "no-first", "sharper", "last-word"]
Field = Literal["", "number", "word"]
SHARPER = 10.0
# What a person reads, and what has to be typed for it.
CHOICES: tuple[tuple[Kind, str, Field], ...] = (
    ("last-word", mark("the last word were different"), "word"),
    ("mask", mark("the mask were off"), ""),
    ("scale", mark("we did not divide by √d"), ""),
    ("temperature", mark("the temperature were"), "number"),
    ("no-first", mark("the first token were missing"), ""),
    ("sharper", mark("W_Q were 10 times as large"), ""),
)
TURNED_ON: Mapping[Kind, str] = {
    "mask": mark("the mask were on"), "scale": mark("we divided by √d"),
}  # fmt: skip


class Tried(NamedTuple):
    """One head before and after: its pattern, and the words of the text."""

    change: PatternChange
    tokens_before: tuple[str, ...]
    tokens_after: tuple[str, ...]


def choices(document: Document) -> tuple[tuple[Kind, str, Field], ...]:
    """Return `CHOICES` in the words for this document: a switch that is off would be turned on."""
    options = document.options
    off = {"mask": not options.mask_on, "scale": not options.scale_on}
    return tuple(
        (kind, TURNED_ON[kind] if off.get(kind) else name, field) for kind, name, field in CHOICES
    )


def variant(
    document: Document, kind: str, head: int, *, amount: float = 2.0, word: str = ""
) -> Document:
    """Return the document with one change.

    Parameters
    ----------
    kind : one of `CHOICES`
    head : whose W_Q is made larger by "sharper"
    amount : the temperature of "temperature"
    word : the new last word of "last-word"; without a character sheet the last vector is turned
        round instead

    Raises
    ------
    EditError, ShapeError
        For an unknown kind, or a change that the document does not allow.
    """
    options = document.options
    if kind == "scale":
        return set_option(document, "scale_on", not options.scale_on)
    if kind == "mask":
        return set_option(document, "mask_on", not options.mask_on)
    if kind == "temperature":
        return set_option(document, "temperature", float(amount))
    if kind == "no-first":
        return without_first(document)
    if kind == "sharper":
        larger = document.W_Q.copy()
        larger[head] *= SHARPER
        return document.with_(W_Q=larger)
    if kind == "last-word":
        return with_last_word(document, word)
    raise EditError(
        tr(
            "what if: found {kind}, expected one of {kind_2}",
            kind=repr(kind),
            kind_2=", ".join(get_args(Kind)),
        )
    )


def without_first(document: Document) -> Document:
    """Hide the first token from every row that has another one to look at."""
    n = document.n_tokens
    allowed = functions.allowed(document.mask, document.options.mask_on, n)
    kept = allowed.copy()
    kept[:, 0] = False
    kept[:, 0] = allowed[:, 0] & ~kept.any(axis=1)
    spec = replace(document.mask, kind="custom", custom=kept)
    return document if n == 1 else set_mask(document, spec)


def with_last_word(document: Document, word: str) -> Document:
    """Put another word at the end; without a character sheet, turn the last vector round.

    Raises
    ------
    EditError
        For anything but one word.
    """
    if document.sheet is None:
        turned = [-float(number) for number in document.X[-1]]
        return set_row(document, "X", document.n_tokens - 1, turned)
    words = split_words(word)
    if len(words) != 1:
        raise EditError(tr("last word: found {word}, expected one word", word=repr(word)))
    return set_sentence(document, " ".join((*document.tokens[:-1], words[0])))


def other_last_word(document: Document, head: int) -> str:
    """Suggest another last word: one whose key differs for a head, the latest of the text.

    The partner sentence's is the second choice: tired and wide have the same keys, so that
    without a mask no other row would show the difference.
    """
    sheet = document.sheet
    if sheet is None:
        return ""
    listens = document.W_K[document.kv_of_head[head], : sheet.meaning]
    now = document.X[-1, : sheet.meaning] @ listens
    for place in range(document.n_tokens - 2, -1, -1):
        if not np.array_equal(document.X[place, : sheet.meaning] @ listens, now):
            return document.tokens[place]
    return partner(document).split()[-1] if can_swap(document) else document.tokens[0]


def compare_head(
    document: Document,
    trace: Trace,
    head: int,
    *,
    kind: str,
    amount: float = 2.0,
    word: str = "",
    masked: bool = True,
) -> Tried:
    """Compare one head of a document with that of a variant.

    Parameters
    ----------
    trace : of the document
    masked : False takes the mask off both
    """
    base, before = document, trace
    if not masked and document.options.mask_on:
        base = set_option(document, "mask_on", False)
        before = run(base, trace)
    changed = variant(base, kind, head, amount=amount, word=word)
    after = before if changed is base else run(changed, before)
    change = compare_patterns(
        before["pattern"][head], after["pattern"][head], before["allowed"], after["allowed"]
    )
    return Tried(change, base.tokens, changed.tokens)
