"""What a plain text says: numbers in digits, in words and as parts of a whole; words it quotes.

A teacher may tell an answer in many ways: 96%, 0.963, *ninety-six per cent*, 24 of 25. English,
German and French are read, whatever language the window speaks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from attnviz import rounding

_SPACES = re.compile(r"[\u00a0\u202f\u2009]")
_PER_CENT = re.compile(r"\s?(?:%|per cent\b|percent\b|prozent\b|pour cent\b)", re.IGNORECASE)
_COMMA = re.compile(r"(?<![\d,.])(?:(?=0,)|(?=\d+,\d{1,2}(?!\d)))(\d+),(\d+)(?![\d,])")
_NUMBER = re.compile(
    r"(?<![\w.,])([-+]?)([1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.(\d+))?(%|\s?[KMGT]i[Bo])?(?!\w|[.,]\d)"
)
_OUT_OF = re.compile(r"(?<![\d.,/])(\d{1,3})\s?(?:/|of|out of|von|sur)\s?(\d{1,3})(?![\d.,/])")
_WORD = re.compile(r"[^\W\d_]+(?:[-\u2010][^\W\d_]+)*")
_QUOTED = re.compile(r"“([^”“„]+)”|„([^“”]+)[“”]|«\s?([^»]+?)\s?»|\"([^\"]+)\"")
_SENTENCE = re.compile(r"[^.!?…]+(?:[.!?…](?=\d)[^.!?…]*)*[.!?…]*")

_PARTS = {
    "half": 50, "halves": 50, "½": 50, "hälfte": 50, "halb": 50, "moitié": 50,
    "third": 100 / 3, "⅓": 100 / 3, "drittel": 100 / 3, "tiers": 100 / 3,
    "quarter": 25, "¼": 25, "viertel": 25, "quart": 25,
}  # fmt: skip
_TIMES = {"two": 2, "zwei": 2, "deux": 2, "three": 3, "drei": 3, "trois": 3}


_ONE = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
_TEN = ("ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen",
        "eighteen", "nineteen")  # fmt: skip
_TWENTY = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_EIN = ("ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun")
_ZEHN = ("zehn", "elf", "zwölf", "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn",
         "achtzehn", "neunzehn")  # fmt: skip
_ZWANZIG = ("zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig")
_UN = ("un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf")
_DIX = ("dix", "onze", "douze", "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit",
        "dix-neuf")  # fmt: skip
_VINGT = {20: "vingt", 30: "trente", 40: "quarante", 50: "cinquante", 60: "soixante",
          80: "quatre-vingt"}  # fmt: skip


@dataclass(frozen=True)
class Amount:
    """A number that a text says.

    Parameters
    ----------
    value : as it stands there, in per cent where it is a share
    digits : behind the point
    percent : whether it is a share in per cent
    unit : of bytes, "" = none
    """

    value: float
    digits: int = 0
    percent: bool = False
    unit: str = ""

    @property
    def telling(self) -> bool:
        """Whether nobody says it by chance: two digits that matter, and neither 0 nor 100%."""
        if self.percent:
            return 0.0 < abs(self.value) < 100.0 and (abs(self.value) >= 10 or self.digits > 0)
        return self.digits > 0 or abs(self.value) >= 100 or bool(self.unit)

    def is_like(self, other: Amount) -> bool:
        """Whether it is the same number as another one, perhaps with more or fewer digits."""
        one, two = self._beside(other), other._beside(self)
        if (one.percent, one.unit) != (two.percent, two.unit):
            return False
        digits = min(one.digits, two.digits)
        return rounding.fixed(one.value, digits) == rounding.fixed(two.value, digits)

    def _beside(self, other: Amount) -> Amount:
        """Return 0.963 as 96.3% beside a number in per cent."""
        if other.percent and not self.percent and 0 < self.value < 1 and self.digits > 1:
            return Amount(100 * self.value, self.digits - 2, True)
        return self


def amounts(text: str) -> list[Amount]:
    """Return the numbers that a text says."""
    plain = _SPACES.sub(" ", text).replace("\N{MINUS SIGN}", "-")
    plain = _WORD.sub(_in_digits, plain)
    plain = _PER_CENT.sub("%", _COMMA.sub(r"\1.\2", plain))
    found = [
        Amount(
            float(f"{sign}{whole.replace(',', '')}.{part or 0}"),
            len(part),
            behind == "%",
            behind.strip().replace("o", "B") if behind != "%" else "",
        )
        for sign, whole, part, behind in _NUMBER.findall(plain)
    ]
    shares = ((int(part), int(whole)) for part, whole in _OUT_OF.findall(plain))
    found += [Amount(100 * part / whole, 0, True) for part, whole in shares if part < whole]
    return [*found, *_parts(plain)]


def _parts(text: str) -> Iterator[Amount]:
    """Yield halves, thirds and quarters in per cent."""
    words = [word.casefold() for word in re.findall(r"[^\W\d_]+|[½⅓¼]", text)]
    for before, word in zip(["", *words], words, strict=False):
        share = _PARTS.get(word) or _PARTS.get(word.removesuffix("s"))
        if share:
            yield Amount(_TIMES.get(before, 1) * share, 0, True)


def _in_digits(found: re.Match[str]) -> str:
    number = _number_words().get(found[0].casefold().replace("\u2010", "-"))
    return found[0] if number is None else str(number)


@cache
def _number_words() -> dict[str, int]:
    """Return the numbers from 10 to 99 as they are written in three languages."""
    found = {word: 10 + n for words in (_TEN, _ZEHN, _DIX) for n, word in enumerate(words)}
    for place, word in enumerate(_TWENTY):
        found |= {f"{word}-{one}": 20 + 10 * place + n for n, one in enumerate(_ONE, 1)}
        found[word] = 20 + 10 * place
    for place, word in enumerate(_ZWANZIG):
        found |= {f"{one}und{word}": 20 + 10 * place + n for n, one in enumerate(_EIN, 1)}
        found[word] = 20 + 10 * place
    for start, word in _VINGT.items():
        rest = (*_UN, *_DIX) if start in (60, 80) else _UN
        found |= {f"{word}-{one}": start + n for n, one in enumerate(rest, 1)}
        found[word] = start
    del found["dix"]  # who reads dix-sept reads no 10
    return found | {"quatre-vingts": 80}


def quoted(text: str) -> frozenset[str]:
    """Return the words between quotation marks."""
    return frozenset("".join(found).strip() for found in _QUOTED.findall(text))


def sentences(text: str) -> list[str]:
    """Return the sentences of a text, a point within a number being none's end."""
    return [found.strip() for found in _SENTENCE.findall(text) if found.strip()]


def says(text: str, words: str) -> bool:
    """Whether words stand in a text, quoted or not, in whatever case."""
    return bool(re.search(rf"(?<!\w){re.escape(plain(words))}(?!\w)", plain(text)))


def plain(text: str) -> str:
    """Return a text in small letters, without quotation marks and with single spaces."""
    bare = re.sub(r"[“”„«»\"]", " ", _SPACES.sub(" ", text))
    return " ".join(re.sub(r"\s+([,;:.!?])", r"\1", bare).casefold().split())
