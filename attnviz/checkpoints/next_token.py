"""A token that may come next, as it reads behind the text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from attnviz.checkpoints.tokenizer import TextTokenizer

LONGEST_WORD = 12  # tokens that are looked at for the word that a text ends with


@dataclass(frozen=True)
class NextToken:
    """A token that may come next.

    Parameters
    ----------
    stem : the word that the text ends with
    piece : the token as it is written behind that, its space included
    named : whether the piece is a name (*line feed*) instead of its text
    share : its probability
    id : its number in the vocabulary
    """

    stem: str
    piece: str
    named: bool
    share: float
    id: int = -1


def next_token(tokenizer: TextTokenizer, ids: Sequence[int], token: int, share: float) -> NextToken:
    """Say how a token reads behind a text of `ids`."""
    *before, last = tokenizer.read((*ids[-LONGEST_WORD:], token))
    stem = ""
    for piece in reversed(before if last.continues else ()):
        if piece.named or piece.special:
            break
        stem = piece.label + stem
        if not piece.continues:
            break
    space = " " if last.data[:1] == b" " and not last.named else ""
    return NextToken(stem, space + last.label, last.named or last.special, share, token)
