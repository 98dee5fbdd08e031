"""Asks for a token of a long text, by its number or by what it says."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QInputDialog, QWidget

from attnviz.language import tr
from attnviz.numbering import TokenNumbers, places_of
from attnviz.ui.look.numbers import grouped


def ask_place(
    parent: QWidget, tokens: Sequence[str], n: int, numbering: TokenNumbers, start: int | None
) -> tuple[int | None, str]:
    """Ask for a token, and find it.

    Parameters
    ----------
    tokens : n texts, or empty where they are unknown: then there are only numbers
    start : the token from which a text is looked for, itself left out; None = the last

    Returns
    -------
    Its place, None where a person wants none or there is none; and what is to be said about that.
    """
    first, last = numbering.first, numbering.last(n)
    here = last if start is None else numbering.of(start)
    title = tr("Go to a token")
    if not tokens:
        asked = tr("Token, {first} to {n}:", first=first, n=grouped(last))
        number, given = QInputDialog.getInt(parent, title, asked, here, first, last)
        return (numbering.place(number, n) if given else None), ""
    asked = tr("A number from {first} to {n}, or a text:", first=first, n=grouped(last))
    text, given = QInputDialog.getText(parent, title, asked, text=str(here))
    if not given or not text.strip():
        return None, ""
    places = places_of(tokens, text, numbering)
    if not places:
        return None, tr("“{text}” is not in the text", text=text.strip())
    after = [place for place in places if start is not None and place > start]
    place = after[0] if after else places[0]
    if len(places) == 1:
        return place, ""
    number = places.index(place) + 1
    return place, tr("{number} of {n}", number=grouped(number), n=grouped(len(places)))
