"""Predict first: cover, vote, reveal. The one state machine of all tabs."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from attnviz.language import mark, plural, tr
from attnviz.ui.controls.keys import CLICKER_BLANK
from attnviz.ui.predict.ballot import (
    Ballot,
    Question,
    begins_number,
    is_number,
    tolerance,
    verdict,
)

LIFT, LIFT_PROJECTING = 0.6, 0.9  # seconds in which the tiles lift
STAY = 10_000  # milliseconds that votes stay beside the truth
SECOND_DIGIT = 700  # milliseconds in which a second digit may follow
FRAME = 16  # milliseconds
LONGEST = 12  # signs of a typed number
SIGNS = "0123456789.,-−%∞inf"
UNASKED = mark("Answer hidden.")
REFUSED = mark("Answer hidden: reveal it first, or leave “Predict first”.")


class Predicting(QObject):
    """Off, covered or revealed, with the votes for one question.

    The tab asks (`ask`) whenever it shows something else; a question about something else is
    covered again. Nothing here draws, and what it gives away while covered is the question.
    """

    changed = Signal()
    """Covered, uncovered, or other votes."""
    lifted = Signal()
    """The tiles are a bit further up."""
    announced = Signal(str)
    """A screen reader should say this."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.reduced = self.projecting = False
        self.in_talk: Callable[[], bool] = bool  # asked at the sign that is a clicker's key too
        self.question: Question | None = None
        self._revealed = False
        self.on = False
        """Whether predicting is on, covered or revealed."""
        self._asks = True
        self._given: list[int | str] = []
        self._typed = ""
        self._since: float | None = None
        self._ticks = self._timer(FRAME, self._on_tick)
        self._stay = self._timer(STAY, self._on_stayed, once=True)
        self._digit = self._timer(SECOND_DIGIT, self._on_digit_alone, once=True)

    def _timer(self, interval: int, slot: Callable[[], None], once: bool = False) -> QTimer:
        timer = QTimer(self)
        timer.setInterval(interval)
        timer.setSingleShot(once)
        timer.timeout.connect(slot)
        return timer

    # What is so

    @property
    def covered(self) -> bool:
        """Whether the answer is covered."""
        return self.on and not self._revealed

    @property
    def revealed(self) -> bool:
        """Whether the answer was shown and its question is still the one on screen."""
        return self.on and self._revealed

    @property
    def asks(self) -> bool:
        """Whether one votes here; else a lesson asks and only the cover is wanted."""
        return self._asks

    @property
    def typed(self) -> str:
        """The number that is being typed, or the first digit of a choice."""
        return self._typed

    @property
    def ballot(self) -> Ballot | None:
        """What a picture shows of it; None when there is nothing to show."""
        if not self.on:
            return None
        right = (vote for vote, _ in self.votes if self._revealed and self._is_right(vote))
        covered, lift = not self._revealed, self._progress()
        return Ballot(covered, self.votes, frozenset(right), lift, self._asks)

    @property
    def votes(self) -> tuple[tuple[int | str, int], ...]:
        """Votes and how often each was given: choices in their order, numbers as they came."""
        kinds = dict.fromkeys(self._given)
        places = sorted(vote for vote in kinds if isinstance(vote, int))
        order: list[int | str] = [*places, *(vote for vote in kinds if isinstance(vote, str))]
        return tuple((vote, self._given.count(vote)) for vote in order)

    @property
    def lifting(self) -> bool:
        """Whether tiles are on their way up."""
        return self._since is not None

    def caption(self, plain: str) -> str:
        """Return what the caption says; `plain` is what it says without a prediction.

        While covered the answer is not in it; `plain` then is not used.
        """
        question = self.question
        if not self.on or question is None:
            return plain
        if self._revealed:
            told = verdict(question, self.votes)
            return f"{told} {plain}" if told else plain
        if not self._asks:
            return tr(UNASKED)
        return f"{question.text} {self._how()}"

    def _how(self) -> str:
        """Say how to vote, or how many did."""
        question, n = self.question, len(self._given)
        assert question is not None
        if not n and not self._typed:
            if question.typed:
                return tr("Press Enter to submit, again to reveal.")
            return tr("Press a number or click to vote, Enter to reveal.")
        votes = plural(mark("{n} vote."), mark("{n} votes."), n)
        return f"{votes} {tolerance(question)}" if question.typed else votes

    def _is_right(self, vote: int | str) -> bool:
        return self.question is not None and self.question.is_right(vote)

    def _progress(self) -> float:
        if not self._revealed:
            return 0.0
        if self._since is None:
            return 1.0
        whole = LIFT_PROJECTING if self.projecting else LIFT
        return min(1.0, (monotonic() - self._since) / whole)

    # What a person or a lesson does

    def set_on(self, on: bool, asks: bool = True) -> None:
        """Cover what is on screen, or leave predicting with everything to be seen.

        Parameters
        ----------
        asks : the question is asked here; else somebody else asks one
        """
        if on and not (self.covered and self._asks == asks):
            self.on, self._asks = True, asks
            self._cover()
            self.changed.emit()
            if self.question is not None:
                said = self.question.text if asks else ""
                self.announced.emit(" ".join((tr("Answer hidden."), said)).strip())
        elif not on and self.on:
            self.on = False
            self._cover()
            self.changed.emit()
            self.announced.emit(tr("“Predict first” is off."))

    def ask(self, question: Question) -> None:
        """Take what is on screen now; when it is about something else, cover it. Tells nobody."""
        before, self.question = self.question, question
        if before is None or before.about != question.about:
            self._cover()

    def vote(self, vote: int | str) -> bool:
        """Count one more vote; False when nothing is asked or there is no such choice."""
        question = self.question
        if not self.covered or not self._asks or question is None:
            return False
        if isinstance(vote, int) and not 0 <= vote < len(question.choices):
            return False
        self._typed = ""
        self._digit.stop()
        self._given.append(vote)
        self.changed.emit()
        name = question.choices[vote] if isinstance(vote, int) else vote
        count = self._given.count(vote)
        one, many = mark("{choice}: {n} vote"), mark("{choice}: {n} votes")
        self.announced.emit(plural(one, many, count, choice=name))
        return True

    def take_back(self) -> None:
        """Take the last sign or vote away."""
        if not self.covered:
            return
        if self._typed:
            self._typed = self._typed[:-1]
            self._digit.stop()
        elif self._given:
            self._given.pop()
            self.announced.emit(plural(mark("{n} vote"), mark("{n} votes"), len(self._given)))
        self.changed.emit()

    def type(self, sign: str) -> bool:
        """Take a typed sign: part of a number, or the number of a choice; False when it is none."""
        question = self.question
        if not self.covered or not self._asks or question is None:
            return False
        if question is None or not self.takes(sign):
            return False
        if question.typed:
            self._typed = (self._typed + sign)[:LONGEST]
            self.changed.emit()
            return True
        return self._type_choice(sign, len(question.choices))

    def takes(self, sign: str) -> bool:
        """Whether a sign is part of a number here, or of the number of a choice."""
        question = self.question
        if not self.covered or not self._asks or question is None or len(sign) != 1:
            return False
        if question.typed:
            if sign == CLICKER_BLANK and not self._typed and self.in_talk():
                return False
            return sign in SIGNS and begins_number(self._typed + sign, question)
        return sign.isdecimal()

    def _type_choice(self, digit: str, n: int) -> bool:
        """Vote for the choice of a number; one with two digits must come quickly."""
        number = int(self._typed + digit)
        if self._typed and number > n:
            self._on_digit_alone()
            number = int(digit)
        if 1 <= number <= n and (self._typed or number * 10 > n):
            return self.vote(number - 1)
        if number and not self._typed and number * 10 <= n:
            self._typed = digit
            self._digit.start()
            self.changed.emit()
        return True

    def enter(self) -> None:
        """Count the typed number; with none, reveal."""
        if not self._typed:
            self.reveal()
        elif self.question is not None and self.question.typed:
            if is_number(self._typed):
                self.vote(self._typed)
        else:
            self._on_digit_alone()

    def reveal(self) -> bool:
        """Lift the tiles; False when nothing is covered."""
        if not self.covered or self.question is None:
            return False
        if self.question.typed and is_number(self._typed):
            self._given.append(self._typed)
        self._typed = ""
        self._digit.stop()
        self._revealed = True
        if not self.reduced:
            self._since = monotonic()
            self._ticks.start()
        self._stay.start()
        self.changed.emit()
        told = verdict(self.question, self.votes)
        said = tr("Revealed: {answer}.", answer=self.question.answer)
        self.announced.emit(f"{said} {told}".strip())
        return True

    # What time does

    def _cover(self) -> None:
        self._revealed = False
        self._given, self._typed, self._since = [], "", None
        for timer in (self._ticks, self._stay, self._digit):
            timer.stop()

    def _on_tick(self) -> None:
        if self._progress() >= 1.0:
            self._since = None
            self._ticks.stop()
            self.changed.emit()
        else:
            self.lifted.emit()

    def _on_stayed(self) -> None:
        self._given = []
        self.changed.emit()

    def _on_digit_alone(self) -> None:
        number, self._typed = int(self._typed or 0), ""
        if number:
            self.vote(number - 1)
