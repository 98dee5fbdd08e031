"""From the parsed tree of a lesson file to its character sheet."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from attnviz.language import tr
from attnviz.model.document.document import MAX_TOKENS
from attnviz.model.document.sheet import Dial, Sheet
from attnviz.model.files.json_fields import JsonField, Reader
from attnviz.model.files.json_readers import texts, whole, wholes


def _lexicon(field: JsonField) -> Mapping[str, Mapping[str, float]]:
    return MappingProxyType({word: _features(field, word) for word in field.object()})


def _features(field: JsonField, word: str) -> Mapping[str, float]:
    row = field.value[word]
    if isinstance(row, dict) and all(type(v) is float or _is_small(v) for v in row.values()):
        return MappingProxyType({feature: float(value) for feature, value in row.items()})
    entry = field.at(word)
    return MappingProxyType({feature: entry.at(feature).number() for feature in entry.object()})


def _is_small(value: Any) -> bool:
    return type(value) is int and -1000 <= value <= 1000


def _gloss(field: JsonField) -> Mapping[str, str]:
    return MappingProxyType({name: field.at(name).text() for name in field.object()})


def _dial(field: JsonField) -> Dial:
    made: Dial = field.made(Dial, field.record(_DIAL))
    return made


def _four(field: JsonField) -> tuple[int, ...]:
    columns = wholes(field)
    if len(columns) != 4:
        raise field.fault(tr("four columns"), f"{len(columns)}")
    return columns


def read_sheet(field: JsonField) -> Sheet:
    """Read the features and words of a character sheet."""
    values = field.record(_SHEET, needed=("features", "lexicon"))
    made: Sheet = field.made(Sheet, values)
    return made


def _sentences(field: JsonField) -> tuple[tuple[str, ...], ...]:
    return tuple(entry.texts(2000) for entry in field.list())


_DIAL: dict[str, Reader] = {
    "marks": whole(1, 10_000),
    "slow_step": whole(0, 10_000),
    "fast_step": whole(0, 10_000),
    "columns": _four,
}
_SHEET: dict[str, Reader] = {
    "features": texts,
    "guesses": _lexicon,
    "gloss": _gloss,
    "meaning": whole(1, 10_000),
    "dial": _dial,
    "first": whole(0, 10_000),
    "one": whole(0, 10_000),
    "max_words": whole(1, MAX_TOKENS),
    "sentences": _sentences,
    "lexicon": _lexicon,
}
