"""What a class predicts: the question, the votes, and which of them are right."""

from __future__ import annotations

import math
from dataclasses import dataclass

from attnviz.errors import EditError
from attnviz.language import and_list, mark, plural, tr
from attnviz.ui.look.numbers import parse

TILE = 0.4  # part of the whole motion that one tile takes
MOST_DECIMALS = 12
INFINITE = frozenset({"inf", "-inf", "−inf", "∞", "-∞", "−∞"})


@dataclass(frozen=True)
class Question:
    """What is to be predicted.

    Parameters
    ----------
    about : what the question is about; when it becomes another one, everything is covered again
    text : the question
    choices : what can be voted for; none where a number is typed
    right : places of the right choices
    answer : the right answer in words
    number : the right number, where one is typed
    share : whether that number is a share, which may be typed as per cent
    whole : whether it is a count, right to the last digit only
    """

    about: object
    text: str
    choices: tuple[str, ...] = ()
    right: frozenset[int] = frozenset()
    answer: str = ""
    number: float | None = None
    share: bool = False
    whole: bool = False

    @property
    def typed(self) -> bool:
        """Whether the answer is a number that is typed."""
        return not self.choices

    def is_right(self, vote: int | str) -> bool:
        """Whether a vote is right: the place of a choice, or a number as it was typed."""
        if isinstance(vote, int):
            return vote in self.right
        return self.number is not None and fits(vote, self.number, self.share, self.whole)


@dataclass(frozen=True)
class Ballot:
    """What a picture shows of a prediction; it holds no answer while that is covered.

    Parameters
    ----------
    covered : the answer is covered
    votes : (vote, how often), in the order of the choices or as they were typed
    right : the right ones among them, known once the answer is shown
    lift : how far the tiles are lifted, 0 to 1
    asks : whether one votes here; else somebody else asks, and nothing is numbered
    """

    covered: bool = True
    votes: tuple[tuple[int | str, int], ...] = ()
    right: frozenset[int | str] = frozenset()
    lift: float = 0.0
    asks: bool = True

    def number(self, place: int) -> str:
        """Return what to press to vote for a choice."""
        return str(place + 1) if self.asks else ""

    def count(self, vote: int | str) -> int:
        """Return how often something was voted for."""
        return next((count for each, count in self.votes if each == vote), 0)

    def lifted(self, place: int, n: int) -> float:
        """Return how far the tile at a place of `n` is lifted; the first ones lift first."""
        if self.covered:
            return 0.0
        start = (1 - TILE) * place / max(1, n - 1)
        return min(1.0, max(0.0, (self.lift - start) / TILE))

    def uncovered(self, n: int) -> int:
        """Return how many of `n` tiles in a row are gone, from the left."""
        return sum(self.lifted(place, n) >= 1.0 for place in range(n))


def begins_number(text: str, question: Question) -> bool:
    """Whether a number can begin like this: what else is pressed is no vote, but a key."""
    rest = text[1:] if text[:1] in ("-", "−") else text
    if question.whole:
        return text.isdecimal()
    if "∞".startswith(rest) or "inf".startswith(rest):
        return True
    number, percent, more = rest.partition("%")
    if more or (percent and not (question.share and is_number(number))):
        return False
    digits = number.strip().replace(",", ".", 1).replace(".", "", 1)
    return not digits or digits.isdecimal()


def is_number(text: str) -> bool:
    """Whether what began like a number is one by now."""
    return text in INFINITE or any(sign.isdecimal() for sign in text)


def fits(typed: str, number: float, share: bool = False, whole: bool = False) -> bool:
    """Whether a typed number is `number`, rounded to the digits that were typed.

    A number of no digit but zeros is only right for 0, and a count only to its last digit.
    """
    text = typed.strip()
    if text in INFINITE:
        return math.isinf(number) and (number < 0) == (text[0] in "-−")
    percent = text.endswith("%")
    if percent and not share:
        return False
    if percent:
        text = text[:-1].strip()
    try:
        value = parse(text)
    except EditError:
        return False
    if whole:
        return value == number
    if not math.isfinite(number):
        return False
    decimals = len(text.replace(",", ".").partition(".")[2]) + (2 if percent else 0)
    if percent:
        value /= 100
    if abs(value - number) <= 10.0**-MOST_DECIMALS * max(1.0, abs(number)):
        return True
    if value == 0:
        return False
    # Half a unit of the last digit, and room for the rounding of the computer's own numbers.
    return abs(value - number) <= 0.5 * 10.0**-decimals + 1e-9


def tolerance(question: Question) -> str:
    """Say which rounding is accepted."""
    if question.whole:
        return tr("An answer counts only if it is exact.")
    return tr("An answer counts if it matches to the digits you typed.")


def verdict(question: Question, votes: tuple[tuple[int | str, int], ...]) -> str:
    """Say how many were right; nothing when nobody voted."""
    total = sum(count for _, count in votes)
    if not total:
        return ""
    good = [(vote, count) for vote, count in votes if question.is_right(vote)]
    right = sum(count for _, count in good)
    if not question.typed:
        return tr("{right} of {n} right.", n=total, right=right)
    lead = tr(
        "{right} of {n} right. The answer is {answer}.",
        n=total,
        right=right,
        answer=question.answer,
    )
    if good and not question.whole:
        names = [str(vote) for vote, _ in good]
        one = mark("{votes} is right: it matches to the digits typed.")
        many = mark("{votes} are right: they match to the digits typed.")
        return f"{lead} {plural(one, many, len(names), votes=and_list(names))}"
    return lead
