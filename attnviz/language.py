"""Words for people in the language chosen: where a text is marked, looked up and filled in.

English is written in the code and is its own key. A translation is a Qt Linguist file,
`resources/translations/attnviz_<language>.ts`, found in the code and compiled by
`./run translations`; the window loads it and hands its lookup to `set_lookup`. Nothing here needs
Qt, so every layer may use it and the command line stays English.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

ISOLATE, END = "\u2068", "\u2069"  # around a word that runs from right to left

_lookup: Callable[[str], str] | None = None
_name = "en"


def tr(text: str, /, **values: object) -> str:
    """Return a text in the language chosen, with its `{names}` filled in.

    The text must be a literal, or have been marked with `mark`: it is found by reading the code.
    A translation that names a value the text does not have falls back to English.
    """
    found = (_lookup(text) or text) if _lookup else text
    if not values:
        return found
    try:
        return found.format(**values)
    except (KeyError, IndexError, ValueError):
        return text.format(**values)


def mark(text: str, /) -> str:
    """Return a text as it is, to be translated when it is shown: for tables made at import."""
    return text


def plural(one: str, many: str, /, n: int, **values: object) -> str:
    """Return the text for one or for many, in the language chosen; `{n}` is the number.

    Both texts must have been marked. English, German and French all have these two forms, only
    French counts nought as one.
    """
    return tr(one if n == 1 else many, n=n, **values)


def set_lookup(lookup: Callable[[str], str] | None, name: str = "en") -> None:
    """Choose the language: `lookup` returns a text's translation, or nothing where it has none.

    Parameters
    ----------
    name : "en", "de", "fr"; texts that stand in files of their own are found by it
    """
    global _lookup, _name
    _lookup, _name = lookup, name


def chosen() -> str:
    """Return the language chosen: "en", "de", "fr"."""
    return _name


def and_list(words: Sequence[str], /) -> str:
    """Return "a, b and c" in the language chosen."""
    return _joined(mark("{several} and {last}"), words)


def or_list(words: Sequence[str], /) -> str:
    """Return "a, b or c" in the language chosen."""
    return _joined(mark("{several} or {last}"), words)


def clauses(parts: Iterable[str], /) -> str:
    """Return "a; b; c" as the language sets it: French parts a semicolon from what it ends."""
    return tr("; ").join(parts)


def labelled(name: str, said: str, /) -> str:
    """Return "name: said" as the language sets it."""
    return tr("{name}: {said}", name=name, said=said)


def _joined(text: str, words: Sequence[str]) -> str:
    if len(words) < 2:
        return words[0] if words else ""
    return tr(text, several=", ".join(words[:-1]), last=words[-1])


def possessive(name: str, /) -> str:
    """Return "of “cat”" in the language chosen; it stands behind what is owned."""
    return tr("of “{name}”", name=name)


def quoted(text: str, /) -> str:
    """Return a text in the quotation marks of the language chosen."""
    return tr("“{text}”", text=text)


def inside(name: str, /) -> str:
    """Return a name as it stands inside a sentence: written small, but for the nouns of German."""
    return name if chosen() == "de" else name.lower()


def pictograph(sign: str) -> bool:
    """Whether a sign is an emoji, also one that is newer than this Python's tables."""
    return "\U0001f300" <= sign <= "\U0001faff"
