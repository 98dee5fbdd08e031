"""Whether all letters can be drawn here: Qt draws boxes for others without a word.

Those of the program are in its typeface; those of other scripts have to come from the system.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from attnviz.language import pictograph, tr
from attnviz.ui.look import typeface
from attnviz.ui.look.labels import visible
from attnviz.ui.look.signs import lacks_font

if TYPE_CHECKING:
    from attnviz.model.document.lab import Lab

NO_FONTS = "No font was found here, so no letter and no number can be drawn. "
OTHER_FONTS = "Letters of the system stand for them, and no picture is as elsewhere. "
AGAIN = "Install attnviz again."
INSTALL = "sudo apt-get install -y fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji"
MOST = 8  # letters that are named


def are_missing() -> bool:
    """Whether not even a figure can be drawn; asks Qt, so there has to be an application."""
    return "0" in lacking("0")


def lacking(text: str) -> str:
    """Return those letters of a text that no font here has, each once."""
    return "".join(letter for letter in dict.fromkeys(text) if lacks_font(letter))


def complaint() -> str:
    """Return a line about the program's own letters where files of them are gone, else ""."""
    if typeface.applied():
        return ""
    gone = typeface.lost()
    said = f"{', '.join(map(str, gone)) or 'the typeface'} cannot be read. "
    return said + (NO_FONTS if are_missing() else OTHER_FONTS) + AGAIN


def boxes(lab: Lab) -> str:
    """Return a line about letters of a lab for which boxes stand, and what to do; "" if none."""
    documents = (lab.document, lab.example or lab.document)
    names = [lab.title, *(name for document in documents for name in document.tokens)]
    gone = lacking("".join(visible(name, fonts=False) for name in names))
    if not gone:
        return ""
    named = " ".join(gone[:MOST]) + (" …" if len(gone) > MOST else "")
    return tr(
        "No font here has {letters} ({scripts}): code points are shown instead. On Debian "
        "or Ubuntu install more fonts with: {command}",
        letters=named,
        scripts=", ".join(dict.fromkeys(map(_script, gone))),
        command=INSTALL,
    )


def _script(letter: str) -> str:
    """Return what a letter belongs to, in one word: Hebrew, CJK, Emoji."""
    if pictograph(letter):
        return "Emoji"
    word = unicodedata.name(letter, "Unicode").partition(" ")[0]
    return word if word == "CJK" else word.capitalize()
