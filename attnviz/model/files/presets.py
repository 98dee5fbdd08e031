"""The small examples of the step-by-step tab. A preset is its own start: it has no older base."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from attnviz.errors import EditError
from attnviz.language import mark, tr
from attnviz.model.document.document import Document, HeadSpec
from attnviz.model.document.equality import same_document
from attnviz.model.document.hold import kept_for
from attnviz.model.files import library

TIRED, WIDE = "tired", "wide"
PLACES = ("animal", "street")


@dataclass(frozen=True)
class Preset:
    """One entry of the preset menu; `caption` says what there is to see."""

    id: str
    name: str
    caption: str
    make: Callable[[int], Document]


def preset(preset_id: str, seed: int = 0) -> Document:
    """Build the document of a preset; only "random" reads the seed.

    Raises
    ------
    EditError
        When there is no such preset.
    """
    for entry in PRESETS:
        if entry.id == preset_id:
            return entry.make(seed)
    known = ", ".join(entry.id for entry in PRESETS)
    raise EditError(
        tr(
            "unknown preset {preset_id}; known presets: {known}",
            preset_id=repr(preset_id),
            known=known,
        )
    )


def choose(document: Document, preset_id: str, seed: int = 0) -> Document:
    """Put a preset in place of a document, as an edit; the same numbers are no edit."""
    chosen = preset(preset_id, seed)
    return document if same_document(document, chosen) else chosen


def can_swap_word(document: Document) -> bool:
    """Whether this is the example of three words, whose last word has a counterpart."""
    return (
        document.tokens[:-1] == PLACES
        and document.tokens[-1] in (TIRED, WIDE)
        and document.sheet is None
        and document.W_Q.shape == (1, 3, 2)
    )


def swap_word(document: Document) -> Document:
    """Let the last word be wide instead of tired, or tired again: it asks for the other number.

    Its row of W_Q changes columns, so edits survive, and swapping twice gives the same numbers.
    The start that Reset and change marks refer to is swapped too.

    Raises
    ------
    EditError
        For any other document.
    """
    if not can_swap_word(document):
        raise EditError(tr("Only the three-word example has a last word to swap."))
    base = document.base and _swapped(document.base)
    return replace(_swapped(document), base=base)


def _swapped(document: Document) -> Document:
    if not can_swap_word(document):
        return document
    old, new = (TIRED, WIDE) if document.tokens[-1] == TIRED else (WIDE, TIRED)
    W_Q = document.W_Q.copy()
    W_Q[0, 2] = W_Q[0, 2, ::-1]
    asks = {TIRED: "says-living", WIDE: "says-place"}
    names = tuple(asks[new] if n == asks[old] else n for n in document.feature_names)
    holds = kept_for(document.holds, len(PLACES))
    return replace(
        document, tokens=(*PLACES, new), W_Q=W_Q, feature_names=names, holds=holds, base=None
    )


def _text(_: int) -> Document:
    return library.load("step-by-step").lab.document


def _tiny(_: int) -> Document:
    return library.load("tiny-example").lab.document


def _identity(_: int) -> Document:
    text = _text(0)
    same = np.eye(text.d_model)[None]
    return replace(text, title="No projections", W_Q=same, W_K=same, W_V=same)


def _zero_query(_: int) -> Document:
    text = _text(0)
    return replace(text, title="W_Q = 0", W_Q=np.zeros(text.W_Q.shape))


def _times_ten(_: int) -> Document:
    text = _text(0)
    return replace(text, title="W_Q × 10", W_Q=text.W_Q * 10)


def _random(seed: int) -> Document:
    """Numbers of one decimal, so that a cell can still be checked by hand."""
    draw = np.random.default_rng(seed)

    def numbers(*shape: int) -> np.ndarray:
        return draw.integers(-10, 11, shape) / 10

    return Document(
        tokens=_text(0).tokens,
        X=numbers(4, 4),
        W_Q=numbers(1, 4, 4) * 2,
        W_K=numbers(1, 4, 4),
        W_V=numbers(1, 4, 4),
        heads=(HeadSpec("One head"),),
        title=f"Random, seed {seed}",
    )


PRESETS = (
    Preset(
        "text",
        mark("Numbers of the chapter"),
        mark("Four words, four numbers each; every step can be checked by hand."),
        _text,
    ),
    Preset(
        "tiny",
        mark("Three words, two numbers"),
        mark("Scores 3, 0 and 0: 91% for “animal”, 4.5% for each of the others."),
        _tiny,
    ),
    Preset(
        "identity",
        mark("No projections"),
        mark("Every word now looks for words like itself; only similarity counts."),
        _identity,
    ),
    Preset(
        "zero-query",
        "W_Q = 0",
        mark("No queries: all scores are 0 and every row becomes a plain average."),
        _zero_query,
    ),
    Preset(
        "times-ten",
        "W_Q × 10",
        mark("Queries ten times as large: the best match takes everything (see “Saturation”)."),
        _times_ten,
    ),
    Preset(
        "random",
        mark("Random"),
        mark("Random numbers with one decimal; the same seed gives the same numbers."),
        _random,
    ),
)
