"""Whether a plain text tells the answer of a step: its numbers however said, or its words.

Nothing is looked up here; what stands on a screen is the business of `check`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from attnviz.model.lessons.said import Amount, amounts, in_digits, quoted, says, sentences
from attnviz.model.lessons.step import LessonStep

LONG_CHOICE = 8  # letters of a choice that nobody says by chance
SMALL = 10  # smaller numbers are said by chance, unless much else is the same
ALIKE, SAME_SUBJECT = 2, 3  # words and numbers that two sentences have in common
_BARE = re.compile(r"\s*(?:\w+\s)?[−+-]?\d[\d.,]*\s?(?:%|[KMGT]i?B)?(?:\s\w+)?\s*")
_LONG_WORD = re.compile(r"[^\W\d_]{5,}")
_STEM = re.compile(r"[^\W\d_]{4,}")
_REST = re.compile(r"\b(?:others?|rest|remaining|übrigen?|andere[nr]?|autres?|reste)\b")
_EVEN = re.compile(
    r"\b(?:half|halves|equal\w*|same|hesitat\w*|split\w*|even(?:ly)?|each|hälfte|halb|gleich\w*|je"
    r"|zöger\w*|moitié|égal\w*|autant|hésit\w*|même|chacun\w*)\b|50[-/]50|fifty"
)
_MARK = re.compile(
    r"[\u2713\u2714\u2611\u2705\u2605]|\*|(?<!_)__(?!_)|</?\w+>|←|\U0001F3AF|\U0001F44D|"
    r"(?:\(|\[|–\s|—\s|:\s)\s*(?:right|correct|true|yes|(?:the )?answer|richtig|korrekt|wahr"
    r"|lösung|juste|correcte?|vrai|bonne réponse|réponse)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class Secret:
    """What a class is to find out at a step.

    Parameters
    ----------
    asked : the question; with what else is read beside it
    reveal : what is read after the click
    numbers : of the answer, as exactly as they are known
    right : the right choice, or what is right; "" = nothing in words
    wrong : the other choices
    chosen : whether `right` is one of several choices
    """

    asked: str
    reveal: str
    numbers: tuple[Amount, ...] = ()
    right: str = ""
    wrong: tuple[str, ...] = ()
    chosen: bool = False

    def told_in(self, text: str, *, strictly: bool = False) -> str:
        """Return the sentence of a text that tells it; "" for none.

        Parameters
        ----------
        strictly : numbers that may be said by chance are none of it
        """
        return next((each for each in sentences(text) if self._told(each, strictly)), "")

    def chosen_in(self, text: str) -> bool:
        """Whether a text has the right choice, or all words that it quotes, and no wrong one."""
        if not self.chosen or not has_choice(text, self.right):
            return False
        own = quoted(self.right)
        for choice in self.wrong:
            part = bool(own) and quoted(choice) < own
            if has_choice(text, choice) and not (part and _EVEN.search(text.casefold())):
                return False
        return True

    def picked_in(self, text: str) -> bool:
        """Whether a text has the number that is to be picked from several."""
        picked = self._picked
        return picked is not None and any(picked.is_like(other) for other in amounts(text))

    def _told(self, sentence: str, strictly: bool) -> bool:
        return self._number_in(sentence, strictly=strictly) or self._words_in(sentence)

    # Numbers

    @cached_property
    def _about(self) -> frozenset[str]:
        return quoted(f"{self.asked} {self.reveal}")

    @cached_property
    def _telling(self) -> tuple[Amount, ...]:
        asked = amounts(self.asked)
        return tuple(
            n for n in self.numbers if n.telling and not any(n.is_like(other) for other in asked)
        )

    @cached_property
    def _picked(self) -> Amount | None:
        """The number that is right, where one of several numbers is chosen; a small one too."""
        if not self.chosen or not all(map(_BARE.fullmatch, (self.right, *self.wrong))):
            return None
        found = amounts(self.right)
        return found[0] if found and abs(found[0].value) > 1 else None

    @cached_property
    def _weak(self) -> tuple[Amount, ...]:
        """Numbers that tell it only to who speaks of the same: small ones, ones without unit."""
        picked = () if self._picked is None else (self._picked,)
        found = {n.without_unit() for n in (*self._telling, *picked) if n.percent or n.unit}
        found |= set(picked)
        for whole in {n for n in amounts(self.asked) if not n.percent and not n.unit}:
            for part in picked:
                if not part.percent and not part.unit and whole.value > part.value >= SMALL:
                    found.add(Amount(100 * part.value / whole.value, 9, True))
                    found.add(replace(part, value=whole.value - part.value))
        return tuple(found)

    def _number_in(self, sentence: str, *, strictly: bool = False) -> bool:
        """Whether a sentence says a number of the answer, and of the same things."""
        told = amounts(sentence)
        if not told:
            return False
        about = [word for word in self._about if says(sentence, word)]
        asks = sentence.endswith("?")
        plain = [other for other in told if other.telling and not (asks and other.loose)]
        if about or not self._about:
            if any(number.is_like(other) for number in self._telling for other in plain):
                return True
            if _REST.search(sentence.casefold()) and any(
                number.is_like(replace(other, value=100 - other.value))
                for number in self._telling
                for other in told
                if number.percent and other.percent
            ):
                return True
        return not strictly and self._weakly(sentence, about, told)

    def _weakly(self, sentence: str, about: list[str], told: list[Amount]) -> bool:
        """Whether a number that one may say by chance is said of the same as the question."""
        for number in self._weak:
            like = [other for other in told if number.is_like(other)]
            rest = [other for other in told if other not in like]
            alike = self._in_common(sentence, about, rest) if like else 0
            if abs(number.value) >= SMALL:
                if alike >= ALIKE:
                    return True
            elif alike >= ALIKE and self._counts(sentence, number):
                return True
        return False

    def _counts(self, sentence: str, number: Amount) -> bool:
        """Whether a small number counts what the question asks for: layers, scores, tokens."""
        asked = _stems(self.asked, _LONG_WORD, 5)
        plain = in_digits(sentence).casefold()
        behind = re.findall(rf"(?<![\w.,]){number.value:g}\s+([^\W\d_]{{4,}})", plain)
        return bool({word[:5] for word in behind} & asked)

    def _in_common(self, sentence: str, about: Iterable[str], numbers: Iterable[Amount]) -> int:
        """Count what a sentence has in common with the question: long words and numbers."""
        one, two = (_stems(text, _LONG_WORD, 5) for text in (sentence, self.asked))
        asked = {(n.value, n.percent) for n in amounts(self.asked)}
        shared = {(n.value, n.percent) for n in numbers} & asked
        quoted_too = {word.casefold()[:5] for word in about}
        return len((one & two) - quoted_too) + len(shared) + len(quoted_too)

    # Words

    def _words_in(self, sentence: str) -> bool:
        """Whether a sentence says what is right, of what is asked about."""
        if sentence.endswith("?"):
            return False
        if not self.chosen:
            right, asked = quoted(self.right), quoted(self.asked)
            return bool(right and asked) and all(says(sentence, w) for w in (*right, *asked))
        if not self.chosen_in(sentence):
            return False
        own, choices = quoted(self.right), quoted(" ".join((self.right, *self.wrong)))
        if not own:
            return True
        if any(quoted(choice) < own for choice in self.wrong) and not _EVEN.search(
            sentence.casefold()
        ):
            return False  # it names both, and not how they share
        asked = quoted(self.asked) - choices
        if any(says(sentence, word) for word in asked):
            return True
        strangers = quoted(sentence) - quoted(self.asked) - choices
        alike = _stems(sentence, _STEM, 4) & _stems(self.asked, _STEM, 4)
        return not strangers and len(alike) >= SAME_SUBJECT


def secret_of(step: LessonStep, numbers: Iterable[Amount] = (), *, beside: str = "") -> Secret:
    """Return what a class is to find out at a step.

    Parameters
    ----------
    numbers : of its answer
    beside : what else is read with the question
    """
    chosen = step.right is not None
    right = step.choices[step.right] if step.right is not None else step.answer
    wrong = tuple(choice for i, choice in enumerate(step.choices) if i != step.right)
    asked = " ".join(filter(None, (step.say, step.ask, beside)))
    return Secret(asked, step.reveal, tuple(numbers), right, wrong if chosen else (), chosen)


def has_choice(text: str, choice: str) -> bool:
    """Whether a text says a choice: the words that it quotes, or all of a longer one."""
    words = quoted(choice)
    if words:
        return all(says(text, word) for word in words)
    return len(choice) >= LONG_CHOICE and says(text, choice)


def marked(step: LessonStep) -> bool:
    """Whether the right choice alone carries a mark: a tick, stars, tags, “(right)”, capitals."""
    if step.right is None:
        return False
    signs = [bool(_MARK.search(choice)) for choice in step.choices]
    loud = [choice.isupper() and len(choice) > LONG_CHOICE for choice in step.choices]
    ended = [choice.rstrip().endswith("!") for choice in step.choices]
    alone = [step.right == i for i in range(len(step.choices))]
    return alone in (signs, loud, ended)


def _stems(text: str, words: re.Pattern[str], length: int) -> set[str]:
    return {word[:length] for word in words.findall(text.casefold())}
