"""What the bundled exhibits and their heads are called, in the language chosen.

Names are part of the numbers: lessons and files find a head by them, so they stay English there.
Only where a person reads one it is said in another language. A name that a person gave is no
text of the program and is shown as it is.
"""

from __future__ import annotations

from attnviz.language import mark, tr

WORDS = frozenset(
    (
        mark("Who is it?"),
        mark("Previous word"),
        mark("Subject finder"),
        mark("Resting"),
        mark("One head"),
        mark("Numbers of the chapter"),
        mark("Three words, two numbers"),
        mark("No projections"),
        mark("Which noun fits what this word says?"),
        mark("Which word’s clock shows one step before mine?"),
        mark("If I am a verb: who is doing it?"),
        mark("Which word’s clock shows zero? (the first word)"),
        mark("is alive and can do things"),
        mark("is somewhere you can be"),
        mark("is an object"),
        mark("names something"),
        mark("stands in for something already named"),
        mark("says what happens (auxiliaries such as “didn’t”: 0.7)"),
        mark("describes what only a living thing can be"),
        mark("describes what only a place can be"),
        mark("describes what only an object can be"),
        mark("little words: “the”, “because”, “too”"),
        mark("is the first word of the text"),
        mark("always 1 (lets a head ask the same of every word)"),
    )
)


def said(text: str) -> str:
    """Say a name, a title, a question or a gloss of the exhibits; any other text as it is."""
    return tr(text) if text in WORDS else text
