"""Sentences into words, and words into the spelling the lexicon knows."""

from functools import lru_cache

APOSTROPHES = str.maketrans({"’": "'", "‘": "'", "ʼ": "'"})
# Joined words and the joiners of Indic and Arabic scripts.
HYPHENS = "-\N{NON-BREAKING HYPHEN}"
JOINERS = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"


def spelled(word: str) -> str:
    """Give the spelling of a word in the lexicon: lower case, plain apostrophes and hyphens."""
    return word.translate(APOSTROPHES).replace(HYPHENS[1], "-").lower()


def split_words(text: str) -> list[str]:
    """Split a sentence: letters and digits with inner apostrophes or hyphens, all else dropped."""
    return list(_split(text))


# The sentences of the list and the one on screen are split at every edit, some fifteen times.
@lru_cache(maxsize=64)
def _split(text: str) -> tuple[str, ...]:
    words: list[str] = []
    word = ""
    signs = text.translate(APOSTROPHES) + " "
    for sign, following in zip(signs, signs[1:] + " ", strict=True):
        inner = bool(word) and sign in "'" + HYPHENS and following.isalnum()
        if sign.isalnum() or inner or (word and _belongs(sign)):
            word += sign
        elif word:
            words.append(word)
            word = ""
    return tuple(words)


def _belongs(sign: str) -> bool:
    """Tell whether a sign joins the letter before it (accents, joiners), as in many scripts."""
    if sign.isascii():
        return False
    import unicodedata  # only for texts beyond plain letters

    return sign in JOINERS or unicodedata.category(sign) in ("Mn", "Mc", "Me")
