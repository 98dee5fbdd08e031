"""*Your own* in a lesson: what its field shows at first, and what becomes of what a class types."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from attnviz.engine.masks import MASKS, RULES
from attnviz.errors import EditError
from attnviz.language import mark, tr
from attnviz.model.document.document import Document
from attnviz.model.document.lab import Lab, Slot
from attnviz.model.document.learning import with_text
from attnviz.model.edits.layer import set_cell, set_sentence
from attnviz.model.edits.saturation import set_draw
from attnviz.model.edits.sparse import set_kind, set_stride, set_window
from attnviz.model.lessons.state import merged
from attnviz.model.lessons.step import LessonStep
from attnviz.model.lessons.toy import ToyLayer, document_of
from attnviz.ui.look.numbers import exact, parse

REPEATS = "repeats"  # the task whose letters repeat

_PATTERN = re.compile(r"(.*?)[\s,]*(?:w\s*=\s*)?(\d+)?")


@dataclass(frozen=True)
class OwnSight:
    """What the field is about.

    Parameters
    ----------
    lab, selection : on the bench
    step : of the lesson
    """

    lab: Lab
    selection: Mapping[str, Any]
    step: LessonStep


def prefilled(sight: OwnSight) -> str:
    """Return what stands in the field before anybody types."""
    return _OWN[sight.step.own].shown(sight)


def typed(sight: OwnSight, text: str) -> Lab:
    """Return the lab with what a class has typed.

    Raises
    ------
    AttnvizError
        Says what was found and what was expected.
    """
    return _OWN[sight.step.own].edited(sight, text.strip())


def hint(what: str) -> str:
    """Say what is typed."""
    return tr(_OWN[what].hint)


def _sentence(sight: OwnSight) -> str:
    return " ".join(sight.lab.document.tokens)


def _with_sentence(sight: OwnSight, text: str) -> Lab:
    return sight.lab.with_slot("document", set_sentence(sight.lab.document, text))


def _small(sight: OwnSight) -> tuple[Slot, Document]:
    """Return the slot that the tab in front shows, and its layer."""
    example = sight.lab.example if sight.selection["tab"] == "steps" else None
    return ("document", sight.lab.document) if example is None else ("example", example)


def _cell_of(sight: OwnSight) -> tuple[str, tuple[int, ...]]:
    cell = sight.selection["cell"]
    return ("X", (0, 0)) if cell is None else (cell[0], tuple(cell[1]))


def _cell(sight: OwnSight) -> str:
    name, place = _cell_of(sight)
    return exact(float(getattr(_small(sight)[1], name)[place]))


def _with_cell(sight: OwnSight, text: str) -> Lab:
    slot, document = _small(sight)
    name, place = _cell_of(sight)
    return sight.lab.with_slot(slot, set_cell(document, name, place, parse(text)))


def _draw(sight: OwnSight) -> str:
    return str(sight.lab.saturation.draw)


def _with_draw(sight: OwnSight, text: str) -> Lab:
    number = int(text) if text.isdecimal() else text
    return sight.lab.with_slot("saturation", set_draw(sight.lab.saturation, number))


def _heads(sight: OwnSight) -> str:
    return ", ".join(f"H{head + 1}" for head in sorted(sight.lab.document.muted)) or "H1"


def _with_heads(sight: OwnSight, text: str) -> Lab:
    document = sight.lab.document
    numbers = [int(part) for part in re.findall(r"\d+", text)]
    if any(not 1 <= number <= document.n_heads for number in numbers):
        raise EditError(
            tr("heads: found {text}, expected H1 to H{n}", text=repr(text), n=document.n_heads)
        )
    muted = frozenset(number - 1 for number in numbers)
    return sight.lab.with_slot("document", document.with_(muted=muted))


def _pattern(sight: OwnSight) -> str:
    spec = sight.lab.sparse
    if spec.kind not in RULES:
        return ""
    return tr("{pattern} {w}", pattern=tr(MASKS[spec.kind].title), w=spec.window)


def _with_pattern(sight: OwnSight, text: str) -> Lab:
    found = _PATTERN.fullmatch(text)
    name = found[1].casefold() if found else ""
    names = {tr(MASKS[kind].title).casefold(): kind for kind in RULES} | {k: k for k in RULES}
    if not found or name not in names:
        known = ", ".join(tr(MASKS[kind].title) for kind in RULES)
        raise EditError(
            tr(
                "pattern: found {text}, expected one of {known}, and w",
                text=repr(text),
                known=known,
            )
        )
    spec = set_kind(sight.lab.sparse, names[name])
    if found[2]:
        width = int(found[2])
        spec = set_window(spec, width)
        spec = set_stride(spec, width) if spec.kind == "strided" else spec
    return sight.lab.with_slot("sparse", spec)


def _model(sight: OwnSight) -> dict[str, Any]:
    state = merged(sight.step.state, sight.step.after)
    return dict(state.get("document", {}).get("model", {}))


def _once(letters: Sequence[str]) -> Sequence[str]:
    """Return letters up to where they repeat."""
    return next(
        letters[:n]
        for n in range(1, len(letters) + 1)
        if all(one == other for one, other in zip(letters[n:], letters, strict=False))
    )


def _letters_in(text: str) -> list[str]:
    return [sign for sign in text.upper() if not sign.isspace()]


def _text(sight: OwnSight) -> str:
    spec = sight.lab.learning
    return "".join(_once(spec.tokens)) if spec.task == REPEATS else spec.written_text


def _with_text(sight: OwnSight, text: str) -> Lab:
    """Let the model that learns read a text; one of letters that repeat is written twice."""
    spec = sight.lab.learning
    text = "".join(2 * _letters_in(text)) if spec.task == REPEATS else text
    return sight.lab.with_slot("learning", with_text(spec, text))


def _letters(sight: OwnSight) -> str:
    return " ".join(_once(sight.lab.document.tokens))


def _with_letters(sight: OwnSight, text: str) -> Lab:
    """Let the model read the letters twice."""
    model = _model(sight)
    layer = ToyLayer(model["name"], " ".join(2 * _letters_in(text)), model["layer"] - 1)
    return sight.lab.with_slot("document", document_of(layer))


@dataclass(frozen=True)
class _Own:
    """One kind of thing that a class types: how it is shown, what it becomes, and what is asked."""

    shown: Callable[[OwnSight], str]
    edited: Callable[[OwnSight, str], Lab]
    hint: str


_OWN = {
    "sentence": _Own(_sentence, _with_sentence, mark("Your own sentence")),
    "cell": _Own(_cell, _with_cell, mark("Your own number")),
    "draw": _Own(_draw, _with_draw, mark("Number of a draw")),
    "heads": _Own(_heads, _with_heads, mark("Heads to mute, such as H1, H3")),
    "pattern": _Own(_pattern, _with_pattern, mark("A pattern and its w, such as Window 5")),
    "text": _Own(_text, _with_text, mark("Your own letters; the model reads them twice")),
    "letters": _Own(_letters, _with_letters, mark("Your own letters; the model reads them twice")),
}
