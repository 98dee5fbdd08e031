"""What became of the question of a step: hands that were counted, numbers that were called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from attnviz.ui.predict.ballot import is_number

Kind = Literal["show", "ask", "vote", "discuss", "point", "typed", "edit", "slide"]

LETTERS = "ABCDEF"
LONGEST_NUMBER = 12
IN_NUMBER = frozenset("0123456789.,-−%")


@dataclass(frozen=True)
class Poll:
    """The way of one step from its question to its answer; every method returns the next value.

    Parameters
    ----------
    kind : of the step, see `attnviz.model.lessons.lesson`
    n : how many choices, or things to try, there are
    waits : whether something is still to come out: an answer, or another picture
    hands : what was counted, one entry a hand, in the order in which they came
    before : what was counted before neighbours talked; None = they have not talked
    numbers : what was called, in that order
    typing : the number that is being typed
    revealed : whether the answer is shown
    tried : which of the things to try is on screen
    """

    kind: Kind = "show"
    n: int = 0
    waits: bool = False
    hands: tuple[int, ...] = ()
    before: tuple[int, ...] | None = None
    numbers: tuple[str, ...] = ()
    typing: str = ""
    revealed: bool = False
    tried: int | None = None

    @property
    def asks(self) -> bool:
        """Whether the step waits for an answer."""
        return self.waits and not self.revealed

    @property
    def counts(self) -> bool:
        """Whether hands are counted now."""
        return self.asks and self.n > 0

    @property
    def takes_numbers(self) -> bool:
        """Whether a number is typed now."""
        return self.asks and self.kind == "typed"

    def tally(self, place: int) -> int:
        """Return how many hands a choice has."""
        return self.hands.count(place)

    def tally_before(self, place: int) -> int:
        """Return how many it had before neighbours talked."""
        return (self.before or ()).count(place)

    @property
    def leading(self) -> int:
        """Return the choice with most hands; the first of equals, and of none."""
        return max(range(self.n), key=lambda place: (self.tally(place), -place), default=0)

    def count(self, place: int) -> Poll:
        """Count one more hand."""
        if not self.counts or not 0 <= place < self.n:
            return self
        return replace(self, hands=(*self.hands, place))

    def take_back(self) -> Poll:
        """Take the last sign, hand or number away."""
        if not self.asks:
            return self
        if self.typing:
            return replace(self, typing=self.typing[:-1])
        if self.kind == "typed":
            return replace(self, numbers=self.numbers[:-1])
        return replace(self, hands=self.hands[:-1])

    def type(self, sign: str) -> Poll:
        """Take one more sign of a number."""
        if not self.takes_numbers or sign not in IN_NUMBER:
            return self
        return replace(self, typing=(self.typing + sign)[:LONGEST_NUMBER])

    def enter(self) -> Poll:
        """Count the number that was typed; with none, go on."""
        if self.takes_numbers and self.typing:
            return self._called()
        return self.go_on()

    def go_on(self) -> Poll:
        """Come to the talk, or to the answer; the same value where the step is over."""
        if not self.asks:
            return self
        if self.kind == "discuss" and self.before is None:
            return replace(self, before=self.hands, hands=())
        if self.kind == "edit":
            return self.apply(self.leading)
        return replace(self._called(), revealed=True)

    def apply(self, place: int) -> Poll:
        """Put one of the things to try on screen."""
        if self.kind != "edit" or not 0 <= place < self.n:
            return self
        return replace(self, revealed=True, tried=place)

    def hide_again(self) -> Poll:
        """Cover what was tried, for the next one; what was counted goes."""
        return replace(self, revealed=False, tried=None, hands=())

    def called(self) -> Sequence[tuple[str, int]]:
        """Return every number that was called, and how often."""
        kinds = dict.fromkeys(self.numbers)
        return [(number, self.numbers.count(number)) for number in kinds]

    def _called(self) -> Poll:
        if not is_number(self.typing):
            return replace(self, typing="")
        return replace(self, numbers=(*self.numbers, self.typing), typing="")
