"""Sentences into words, and words into the spelling the lexicon knows."""

from functools import lru_cache

from attnviz.language import pictograph

APOSTROPHES = str.maketrans({"’": "'", "‘": "'", "ʼ": "'"})
# Joined words and the joiners of Indic and Arabic scripts.
HYPHENS = "-\N{NON-BREAKING HYPHEN}"
ZWJ = "\N{ZERO WIDTH JOINER}"
JOINERS = "\N{ZERO WIDTH NON-JOINER}" + ZWJ
# Inside a word: an acute or a grave is typed where the apostrophe is hard to find.
INNER = {sign: sign for sign in "'" + HYPHENS} | dict.fromkeys("´`", "'")
BLANKS = "\t\n\v\f\r"
ASCII_SYMBOLS = "$+<=>^`|~"
EMOJI_MARKS = "\N{VARIATION SELECTOR-16}\N{COMBINING ENCLOSING KEYCAP}"
SIGNS = "-−+"
POINTS = ".,"
BETWEEN = POINTS + "/:"  # of two digits: 3.14, 3/4, 10:30
SHARES = "%‰"
# Scripts that put no blanks between words: each of their characters is read by itself.
UNSPACED = (
    (0x0E00, 0x0EFF),  # Thai, Lao
    (0x1000, 0x109F),  # Myanmar
    (0x1780, 0x17FF),  # Khmer
    (0x3005, 0x3007),
    (0x3040, 0x30FF),  # Hiragana, Katakana
    (0x31F0, 0x31FF),
    (0x3400, 0x4DBF),  # Han, as the next and the last two
    (0x4E00, 0x9FFF),
    (0xF900, 0xFAFF),
    (0x20000, 0x3FFFF),
)
# Letters by their category that belong to the one before them: a long vowel, Thai and Lao AM.
LENGTHENS = frozenset(map(chr, (0x30FC, 0x0E33, 0x0EB3)))
BLACK_FLAG = "\N{WAVING BLACK FLAG}"


# An edit asks for the words of the text some twenty times, another sentence for those of the sheet.
@lru_cache(maxsize=4096)
def spelled(word: str) -> str:
    """Return the spelling of a word in the lexicon: lower case, plain apostrophes and hyphens."""
    return word.translate(APOSTROPHES).replace(HYPHENS[1], "-").lower()


def split_words(text: str) -> list[str]:
    """Split a sentence into words; blanks and punctuation are dropped.

    A word is letters and digits with inner apostrophes or hyphens, a number with its sign, marks
    and per cent, a character of a script that puts no blanks between words, or a symbol by itself:
    an emoji with all that is joined to it, a sign of arithmetic, of money.
    """
    return list(_split(text)[0])


def is_unspaced(text: str) -> bool:
    """Whether a text has characters of a script that puts no blanks between words."""
    return not text.isascii() and any(map(_stands_alone, text))


def left_out(text: str) -> tuple[str, ...]:
    """List the signs of a sentence that no word takes up, each once.

    Blanks and punctuation are not among them: that they are no words is seen. Of what cannot be
    seen nobody would notice that it is gone.
    """
    return _split(text)[1]


# The sentences of the list and the one on screen are split at every edit, some fifteen times.
@lru_cache(maxsize=64)
def _split(text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    words: list[str] = []
    lost: list[str] = []
    signs = text.translate(APOSTROPHES)
    growing = symbol = False  # whether the last word goes on, and whether it is a symbol
    for place, sign in enumerate(signs):
        if growing and (
            _joins(words[-1], signs, place) if symbol else _goes_on(words[-1], signs, place)
        ):
            words[-1] += sign if symbol else INNER.get(sign, sign)
            continue
        signed = _is_sign_of_number(signs, place)
        symbol = not signed and _is_symbol(signs, place)
        growing = signed or symbol or sign.isalnum()
        if growing:
            words.append(sign)
        elif not _is_expected(sign):
            lost.append(sign)
    return tuple(words), tuple(dict.fromkeys(lost))


def _goes_on(word: str, signs: str, place: int) -> bool:
    """Whether a word of letters and digits goes on."""
    sign, following = signs[place], signs[place + 1 : place + 2]
    if sign in BETWEEN:
        return (word[-1].isdecimal() or word in SIGNS) and _is_digit(signs, place + 1)
    if sign in SHARES:
        return word[-1].isdecimal()
    if sign in INNER:
        # A character that stands alone is a word of its own: nothing joins it to another.
        alone = _stands_alone(word[0]) or (following != "" and _stands_alone(following))
        return following.isalnum() and not alone and not _is_symbol(signs, place + 1)
    if _belongs(sign) or sign in LENGTHENS:
        return True
    if _stands_alone(sign) or _stands_alone(word[0]):
        return False
    return sign.isalnum() and not _is_symbol(signs, place)


def _is_sign_of_number(signs: str, place: int) -> bool:
    """Whether a number begins with a sign or a point: after a blank, or as the first of all."""
    before, sign = signs[place - 1 : place] if place else "", signs[place]
    if before and before not in BLANKS:
        apart = "ZS" if sign == "." and before in POINTS else "PZS"
        if _category(before)[0] not in apart:
            return False
    if sign not in SIGNS + ".":
        return False
    after = signs[place + 1 : place + 2] == "." and sign != "."
    return _is_digit(signs, place + (2 if after else 1))


def _is_digit(signs: str, place: int) -> bool:
    """Whether there is a digit that is not the first sign of an emoji."""
    return signs[place : place + 1].isdecimal() and not _is_symbol(signs, place)


def _stands_alone(sign: str) -> bool:
    """Whether a character is a word by itself, as in Chinese, Japanese and Thai."""
    return any(first <= ord(sign) <= last for first, last in UNSPACED)


def _joins(word: str, signs: str, place: int) -> bool:
    """Whether a sign is part of the symbol before it: a skin tone, a flag, a family."""
    sign = signs[place]
    if sign.isascii() and word[-1] != ZWJ:
        return False
    return (
        _belongs(sign)
        or "\N{EMOJI MODIFIER FITZPATRICK TYPE-1-2}"
        <= sign
        <= "\N{EMOJI MODIFIER FITZPATRICK TYPE-6}"
        or (_is_letter_of_flag(sign) and len(word) == 1 and _is_letter_of_flag(word))
        or (word[0] == BLACK_FLAG and "\U000e0020" <= sign <= "\U000e007f")
        or (word[-1] == ZWJ and _is_symbol(signs, place))
    )


def _is_letter_of_flag(sign: str) -> bool:
    """Whether a sign is one of the letters of which two make a flag."""
    return (
        "\N{REGIONAL INDICATOR SYMBOL LETTER A}" <= sign <= "\N{REGIONAL INDICATOR SYMBOL LETTER Z}"
    )


def _belongs(sign: str) -> bool:
    """Whether a sign joins the letter before it (accents, joiners), as in many scripts."""
    return sign in JOINERS or _category(sign) in ("Mn", "Mc", "Me")


def _is_symbol(signs: str, place: int) -> bool:
    """Whether a sign is a word by itself, or the first part of one: 😀, €, the 1 of 1️⃣."""
    sign, following = signs[place], signs[place + 1 : place + 2]
    if following and following in EMOJI_MARKS and (_category(sign)[0] == "P" or sign.isdigit()):
        return True
    return _category(sign)[0] == "S" or pictograph(sign)


def _is_expected(sign: str) -> bool:
    """Whether everybody knows that a sign is no word: a blank, a full stop."""
    return sign in BLANKS or _category(sign)[0] in "PZ"


def _category(sign: str) -> str:
    if sign.isascii() and sign.isprintable():
        return (
            "L" if sign.isalnum() else "S" if sign in ASCII_SYMBOLS else "P" if sign != " " else "Z"
        )
    import unicodedata  # only for texts beyond plain letters

    return unicodedata.category(sign)
