"""From the parsed tree of a lesson file to the exhibit of the Learning tab."""

from __future__ import annotations

import binascii
from dataclasses import replace
from typing import Any

import numpy as np

from attnviz.language import tr
from attnviz.model.document.learning import (
    HEADS,
    LARGEST_SEED,
    LAYERS,
    LONGEST,
    LONGEST_WORD,
    MOST_CHANGES,
    MOST_WORDS,
    N_TOKENS,
    TASK_IDS,
    WIDTHS,
    LearningChange,
    LearningSpec,
)
from attnviz.model.files.json_fields import JsonField, Reader
from attnviz.model.files.json_readers import maker, number, optional, whole


def _few(field: JsonField, most: int) -> list[JsonField]:
    """Expect a list with at most so many entries."""
    entries = list(field.list())
    if len(entries) > most:
        raise field.fault(tr("at most {most} entries", most=f"{most:,}"))
    return entries


def _pairs(field: JsonField) -> tuple[tuple[str, str], ...]:
    return tuple(_pair(entry) for entry in _few(field, MOST_WORDS))


def _pair(field: JsonField) -> tuple[str, str]:
    words = field.texts(LONGEST_WORD)
    if len(words) != 2 or any(len(word.split()) != 1 for word in words):
        raise field.fault(tr("two words without spaces"))
    return words[0], words[1]


def _changes(field: JsonField) -> tuple[LearningChange, ...]:
    return tuple(
        entry.made(LearningChange, entry.record(_CHANGE, ("step", "held", "rate")))
        for entry in _few(field, MOST_CHANGES)
    )


def _held(field: JsonField) -> frozenset[tuple[int, int]]:
    return frozenset(_head(entry) for entry in _few(field, LAYERS[-1] * HEADS[-1]))


def _head(field: JsonField) -> tuple[int, int]:
    places = [entry.whole(0, HEADS[-1] - 1) for entry in field.list()]
    if len(places) != 2:
        raise field.fault(tr("two numbers, layer and head"))
    return places[0], places[1]


def _weights(field: JsonField) -> bytes:
    """Read float32 numbers, little-endian, as base64."""
    try:
        data = binascii.a2b_base64(field.text(MOST_WEIGHTS).encode("ascii"), strict_mode=True)
    except (UnicodeEncodeError, binascii.Error):
        raise field.fault(tr("base64 text"), tr("other text")) from None
    if len(data) % 4 or not np.isfinite(np.frombuffer(data, dtype="<f4")).all():
        raise field.fault(tr("finite float32 numbers"), tr("other bytes"))
    return data


def _one_of(known: tuple[int, ...]) -> Reader:
    def read(field: JsonField) -> Any:
        if isinstance(field.value, bool) or field.value not in known:
            raise field.fault(tr("one of {words}", words=", ".join(map(str, known))))
        return field.value

    return read


MOST_WEIGHTS = 1_000_000  # letters; 400 words and a width of 64 take 470,000
LONGEST_LINE = N_TOKENS * (LONGEST_WORD + 1)
_CHANGE: dict[str, Reader] = {"step": whole(0, LONGEST), "held": _held, "rate": number}
_LEARNING: dict[str, Reader] = {
    "task": lambda field: field.one_of(*TASK_IDS),
    "pairs": _pairs,
    "layers": _one_of(LAYERS),
    "heads": _one_of(HEADS),
    "width": _one_of(WIDTHS),
    "rate": number,
    "seed": whole(0, LARGEST_SEED),
    "length": whole(1, LONGEST),
    "text": lambda field: field.text(LONGEST_LINE),
    "step": whole(0, LONGEST),
    "changes": _changes,
    "weights": optional(_weights),
}


def read_learning(field: JsonField, start: LearningSpec | None = None) -> LearningSpec:
    """Read the learning tab's exhibit; what is left out is as in `start`.

    Numbers of the model are left out with the step that they are of: at another one, or in another
    run, they are computed.
    """
    values = field.record(_LEARNING)
    kept = start is not None and start.weights is not None and "weights" not in values
    base = replace(start, weights=None) if start is not None and kept else start
    made: LearningSpec = field.made(maker(LearningSpec, base), values)
    if start is not None and kept and made.step == start.step:
        one, other = (replace(spec, changes=_before(spec)) for spec in (made, start))
        return replace(made, weights=start.weights) if one.same_run(other) else made
    return made


def _before(spec: LearningSpec) -> tuple[LearningChange, ...]:
    """Return the changes that the numbers at its step come from: those at the step act after it."""
    return tuple(change for change in spec.changes if change.step < spec.step)
