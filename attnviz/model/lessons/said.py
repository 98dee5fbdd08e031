"""What a plain text says: numbers in digits, in words and as parts of a whole; words it quotes.

A teacher may tell an answer in many ways: 96%, 0.963, *ninety-six per cent*, 24 of 25, *two
thirds*, 64 GB. English, German and French are read, whatever language the window speaks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

_SPACES = re.compile(r"[\u00a0\u202f\u2009]")
_GROUPS = re.compile(r"(?<![\d.,])(\d{1,3})((?:[\u00a0\u202f\u2009]\d{3})+)(?!\d)")
_PER_CENT = re.compile(r"\s?(?:%|per cent\b|percent\b|prozent\b|pour cent\b)", re.IGNORECASE)
_COMMA = re.compile(r"(?<![\d,.])(?:(?=0,)|(?=\d+,\d{1,2}(?!\d)))(\d+),(\d+)(?![\d,])")
_BARE_POINT = re.compile(r"(?<![\w.,])\.(?=\d{2})")
_LARGE = {
    "million": 6, "millions": 6, "Million": 6, "Millionen": 6, "Mio": 6, "M": 6,
    "billion": 9, "billions": 9, "Milliarde": 9, "Milliarden": 9, "Mrd": 9, "milliard": 9,
    "milliards": 9, "B": 9,
}  # fmt: skip
_BYTES = {"K": 10, "M": 20, "G": 30, "T": 40}
_NUMBER = re.compile(
    r"(?<![\w.,])([-+]?)([1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.(\d+))?"
    r"(%|‰|\s?[KMGT]i?[Bo]\b|\s?(?:[KkGgTt]i|[Mm]e|[Gg]i|[Tt]e)(?:bi|lo|ga|ra)[Bb]ytes?\b"
    rf"|\s?(?:{'|'.join(sorted(_LARGE, key=len, reverse=True))})\b)?(?!\w|[.,]\d)"
)
_OUT_OF = re.compile(
    r"(?<![\d.,/])(\d{1,4})\s?(?:parts?\s|teile?n?\s|parties?\s)?"
    r"(/|out of every|out of|of every|in every|of|in|von|sur)\s?(?:a\s|the\s)?"
    r"(1,000|\d{1,4})(?!\d|[.,/]\d)"
)
_ABOUT = re.compile(
    r"(?:about|nearly|almost|roughly|around|some|over|etwa|rund|fast|gut|knapp|environ|presque|près"
    r" de|plus de|≈|~)\s?$"
)
_QUOTED = re.compile(r"“([^”“„]+)”|„([^“”]+)[“”]|«\s?([^»]+?)\s?»|\"([^\"]+)\"")
_SENTENCE = re.compile(r"[^.!?…]+(?:[.!?…](?=\d)[^.!?…]*)*[.!?…]*")

_SIGNS = {"½": 1 / 2, "⅓": 1 / 3, "⅔": 2 / 3, "¼": 1 / 4, "¾": 3 / 4, "⅕": 1 / 5, "⅖": 2 / 5,
          "⅗": 3 / 5, "⅘": 4 / 5, "⅙": 1 / 6, "⅚": 5 / 6, "⅛": 1 / 8, "⅜": 3 / 8, "⅝": 5 / 8,
          "⅞": 7 / 8, "⅒": 1 / 10}  # fmt: skip
_HALVES = ("half", "hälfte", "halb", "moitié", "halbe-halbe", "moitié-moitié")
_PARTS = {
    "halves": 2, "third": 3, "drittel": 3, "tiers": 3, "quarter": 4, "viertel": 4, "quart": 4,
}  # fmt: skip
_SMALL_PARTS = {  # words that count places, too: a part only behind a number
    "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9, "tenth": 10, "hundredth": 100,
    "fünftel": 5, "sechstel": 6, "siebtel": 7, "achtel": 8, "neuntel": 9, "zehntel": 10,
    "hundertstel": 100, "cinquième": 5, "sixième": 6, "septième": 7, "huitième": 8, "neuvième": 9,
    "dixième": 10, "centième": 100,
}  # fmt: skip
_ONE_PART = ("one", "a", "ein", "eine", "un", "une")

_ONES = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
_TEENS = ("ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen",
          "eighteen", "nineteen")  # fmt: skip
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_EIN = ("ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun")
_ZEHN = ("zehn", "elf", "zwölf", "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn",
         "achtzehn", "neunzehn")  # fmt: skip
_ZWANZIG = ("zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig")
_UN = ("un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf")
_DIX = ("dix", "onze", "douze", "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit",
        "dix-neuf")  # fmt: skip
_VINGT = {20: "vingt", 30: "trente", 40: "quarante", 50: "cinquante", 60: "soixante",
          80: "quatre-vingt"}  # fmt: skip
_EVEN = re.compile(r"(?:fifty|fünfzig)-(?:fifty|fünfzig)|(?<!\d)50[-:/]50(?!\d)", re.IGNORECASE)
_LONGEST_NUMBER = 7  # words: neuf cent quatre-vingt-dix-sept
_SPELT = re.compile(r"[^\W\d_]+")
_PART_WORD = re.compile(r"\d+|[^\W\d_]+(?:-[^\W\d_]+)*|[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞⅒]")
MOST_LOOSE = 10  # of how many a share is said without counting: two out of three
LOOSE = 1.5  # per cent that a fraction, or a number said with “about”, may be off


@dataclass(frozen=True)
class Amount:
    """A number that a text says.

    Parameters
    ----------
    value : as it stands there, in per cent where it is a share
    digits : behind the point; below 0 where it is said in millions
    percent : whether it is a share in per cent
    unit : of bytes, "" = none
    loose : whether it is said as a part of a whole, or as about so much
    """

    value: float
    digits: int = 0
    percent: bool = False
    unit: str = ""
    loose: bool = False

    @property
    def telling(self) -> bool:
        """Whether nobody says it by chance: two digits that matter, and neither 0 nor 100%."""
        if self.percent:
            return 0.0 < abs(self.value) < 100.0 and (abs(self.value) >= 10 or self.digits > 0)
        return self.digits > 0 or abs(self.value) >= 100 or bool(self.unit)

    def is_like(self, other: Amount) -> bool:
        """Whether it is the same number as another one, perhaps with more or fewer digits."""
        one, two = self._beside(other), other._beside(self)
        if (one.percent, bool(one.unit)) != (two.percent, bool(two.unit)):
            return False
        first, second = one.value * one._size, two.value * two._size
        off = max(one._size * 10.0**-one.digits, two._size * 10.0**-two.digits) / 2
        if one.loose or two.loose:
            off = max(off, LOOSE if one.percent else LOOSE / 100 * abs(second))
        return abs(first - second) <= off * (1 + 1e-9)

    def without_unit(self) -> Amount:
        """Return the bare number, as one says it who leaves out what it counts."""
        return Amount(self.value, self.digits, loose=self.loose)

    @property
    def _size(self) -> float:
        return 2.0 ** _BYTES[self.unit[0]] if self.unit else 1.0

    def _beside(self, other: Amount) -> Amount:
        """Return 0.963 as 96.3% beside a number in per cent."""
        if other.percent and not self.percent and 0 < self.value < 1 and self.digits > 1:
            return Amount(100 * self.value, self.digits - 2, True, loose=self.loose)
        return self


def amounts(text: str) -> list[Amount]:
    """Return the numbers that a text says."""
    plain = _GROUPS.sub(lambda found: _SPACES.sub("", found[0]), text)
    plain = _SPACES.sub(" ", plain).replace("\N{MINUS SIGN}", "-")
    plain = in_digits(_PER_CENT.sub("%", _EVEN.sub("half", plain)))
    plain = _COMMA.sub(r"\1.\2", _BARE_POINT.sub("0.", plain))
    found = []
    for each in _NUMBER.finditer(plain):
        about = _ABOUT.search(plain[: each.start()].casefold()) is not None
        found.append(_amount(*each.groups(default=""), about=about))
    shares = (
        (int(part), int(whole.replace(",", "")))
        for part, link, whole in _OUT_OF.findall(plain)
        if link != "of" or len(whole) > 1  # 1 of 5 is a count
    )
    found += [
        Amount(100 * part / whole, 0, True, loose=whole <= MOST_LOOSE)
        for part, whole in shares
        if part < whole
    ]
    return [*found, *_parts(plain)]


def _amount(sign: str, whole: str, part: str, behind: str, *, about: bool) -> Amount:
    value, digits = float(f"{sign}{whole.replace(',', '')}.{part or 0}"), len(part)
    behind = behind.strip()
    if behind in ("%", "‰"):
        mille = int(behind == "‰")
        return Amount(value / 10**mille, digits + mille, True, loose=about)
    if behind in _LARGE:
        return Amount(value * 10.0 ** _LARGE[behind], digits - _LARGE[behind], loose=about)
    return Amount(value, digits, unit=f"{behind[0].upper()}iB" if behind else "", loose=about)


def _parts(text: str) -> Iterator[Amount]:
    """Yield halves, thirds, quarters and smaller parts in per cent."""
    words = [word.casefold() for word in _PART_WORD.findall(text)]
    for before, word in zip(["", *words], words, strict=False):
        times = int(before) if before.isdecimal() else 1
        single = word.removesuffix("s")
        if word in _SIGNS:
            share = _SIGNS[word]
        elif word in _HALVES:
            share = 1 / 2
        elif word in _PARTS or single in _PARTS:
            share = times / (_PARTS.get(word) or _PARTS[single])
        elif single in _SMALL_PARTS and (before.isdecimal() or before in _ONE_PART):
            share = times / _SMALL_PARTS[single]
        else:
            continue
        if share < 1:
            yield Amount(100 * share, 0, True, loose=True)


def in_digits(text: str) -> str:
    """Return a text whose numbers from 2 to 999 stand in digits, if they were in words."""
    known, parts = _number_words()
    words = list(_SPELT.finditer(text))
    out, at, place = [], 0, 0
    while place < len(words):
        begins = words[place][0].casefold() in parts
        longest = min(place + _LONGEST_NUMBER, len(words)) if begins else place
        for last in range(longest - 1, place - 1, -1):
            span = text[words[place].start() : words[last].end()]
            number = known.get(re.sub(r"[ \u2010-]", " ", span.casefold()))
            if number is not None:
                out += [text[at : words[place].start()], str(number)]
                at, place = words[last].end(), last
                break
        place += 1
    return "".join((*out, text[at:]))


@cache
def _number_words() -> tuple[dict[str, int], frozenset[str]]:
    """Return the numbers from 2 to 999 in the words of three languages, and how these begin."""
    english, german, french = ({n: [word] for n, word in enumerate(each, 1)} for each in _FIRST)
    for n in range(20, 100):
        tens, ones = n // 10 - 2, n % 10
        english[n] = [f"{_TENS[tens]} {_ONES[ones - 1]}" if ones else _TENS[tens]]
        german[n] = [f"{_EIN[ones - 1]}und{_ZWANZIG[tens]}" if ones else _ZWANZIG[tens]]
        start = n - n % 20 if n >= 60 else n - ones
        link = " et " if n - start in (1, 11) and n < 80 else " "
        low = french[n - start] if n > start else [""]
        french[n] = [f"{_VINGT[start]}{link}{word}".strip() for word in low]
    french[80].append("quatre vingts")
    for n in range(100, 1000):
        many, rest = n // 100 - 1, n % 100
        low, niedrig, bas = (each[rest] if rest else [""] for each in (english, german, french))
        for link in ("", "and ") if rest else ("",):
            starts = [_ONES[many]] if many else ["a", "one"]
            english[n] = [*english.get(n, ()), *(f"{s} hundred {link}{low[0]}" for s in starts)]
        starts = [_EIN[many]] if many else ["", "ein"]
        german[n] = [f"{s}hundert{und}{niedrig[0]}" for s in starts for und in ("", "und")]
        french[n] = [
            f"{_UN[many] if many else ''} cent{s} {word}" for word in bas for s in ("", "s")
        ]
    found = {
        " ".join(word.casefold().replace("-", " ").split()): n
        for each in (english, german, french)
        for n, words in each.items()
        for word in words
        if n > 1
    }
    del found["neuf"]  # new
    return found, frozenset(word.partition(" ")[0] for word in found)


_FIRST = ((*_ONES, *_TEENS), (*_EIN, *_ZEHN), (*_UN, *(w.replace("-", " ") for w in _DIX)))


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
