"""The numbers of tokens as people see and type them, from their places, and back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

STARTS = frozenset(
    (
        "<s>", "<bos>", "[BOS]", "<|bos|>", "<start>", "<|start|>", "<|startoftext|>",
        "<|begin_of_text|>", "<|endoftext|>", "<｜begin▁of▁sentence｜>",
    )
)  # fmt: skip
"""What models call the token that every text begins with."""


@dataclass(frozen=True)
class TokenNumbers:
    """How the tokens of a text are numbered: from 1, and a start token before them is number 0.

    Parameters
    ----------
    first : number of the first token, 0 or 1
    """

    first: int = 1

    def of(self, place: int) -> int:
        """Return the number of a token by its place in the text, which counts from 0."""
        return place + self.first

    def place(self, number: int, n_tokens: int) -> int | None:
        """Return the place of a numbered token; None where a text of `n_tokens` has none."""
        place = number - self.first
        return place if 0 <= place < n_tokens else None

    def last(self, n_tokens: int) -> int:
        """Return the number of the last of `n_tokens` tokens."""
        return self.of(n_tokens - 1)


FROM_ONE, FROM_ZERO = TokenNumbers(1), TokenNumbers(0)


def places_of(
    tokens: Sequence[str], text: str, numbering: TokenNumbers = FROM_ONE
) -> tuple[int, ...]:
    """Return the words that a text means: one by its number, or all that contain it.

    Upper and lower case are one. A text over several words is found where it begins.
    """
    wanted = text.strip()
    digits = wanted.replace(",", "").replace(" ", "")
    numbered = numbering.place(int(digits), len(tokens)) if digits.isdecimal() else None
    if numbered is not None:
        return (numbered,)
    wanted = " ".join(wanted.casefold().split())
    if not wanted:
        return ()
    inside = tuple(i for i, token in enumerate(tokens) if wanted in token.casefold())
    if inside:
        return inside
    # Where each word begins in the text as one line.
    apart = "" if any(token[:1] == " " for token in tokens[1:]) else " "
    line, starts = "", []
    for token in tokens:
        starts.append(len(line) + (len(token) - len(token.lstrip(" "))))
        line += token.casefold() + apart
    return tuple(i for i, start in enumerate(starts) if line.startswith(wanted, start))


def is_start(token: str) -> bool:
    """Whether a token is a start token by its name."""
    return token in STARTS
