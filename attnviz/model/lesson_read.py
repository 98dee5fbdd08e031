"""From the parsed tree of a lesson file to the exhibits of the lab: one table a section."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Any

import numpy as np

from attnviz.errors import AttnvizError, LessonError
from attnviz.language import tr
from attnviz.model.document import MAX_TOKENS, Document, HeadSpec, Options, Rope
from attnviz.model.json_fields import AGAIN, Field, Reader
from attnviz.model.lab import SPARSE_KINDS, SaturationSpec, SparseSpec
from attnviz.model.mask import KINDS, MaskSpec
from attnviz.model.sheet import Dial, Sheet

NEEDED = ("tokens", "X", "W_Q", "W_K", "W_V")
COUNT = 2**24
TEXT_LENGTH = 20_000


def _optional(read: Reader) -> Reader:
    return lambda field: None if field.value is None else read(field)


def _number(field: Field) -> float:
    return field.number()


def _flag(field: Field) -> bool:
    return field.flag()


def _whole(least: int, most: int) -> Reader:
    return lambda field: field.whole(least, most)


def _text(field: Field) -> str:
    return field.text(TEXT_LENGTH)


def _texts(field: Field) -> tuple[str, ...]:
    return field.texts()


def _wholes(field: Field) -> tuple[int, ...]:
    return tuple(entry.whole(0, COUNT) for entry in field.list())


def _matrix(field: Field) -> Any:
    return field.numbers(2)


def _vector(field: Field) -> Any:
    return field.numbers(1)


def _heads_matrix(field: Field) -> Any:
    """One matrix a head; a single matrix stands for a single head."""
    array = field.numbers(2, 3)
    return array if array.ndim == 3 else array[None]


def _tokens(field: Field) -> tuple[str, ...]:
    tokens = field.texts()
    if not 1 <= len(tokens) <= MAX_TOKENS:
        raise field.fault(tr("1 to {max_tokens} texts", max_tokens=f"{MAX_TOKENS:,}"))
    return tokens


def _mask(field: Field) -> MaskSpec:
    values = field.record(_MASK)
    if values.get("kind") == "custom" and "custom" not in values:
        raise field.fault(
            tr('the field "custom" with its cells'), tr('kind "custom" without cells')
        )
    made: MaskSpec = field.made(MaskSpec, values)
    return made


def _rope(field: Field) -> Rope:
    made: Rope = field.made(Rope, field.record(_ROPE))
    return made


def _options(field: Field) -> Options:
    made: Options = field.made(Options, field.record(_OPTIONS))
    return made


def _heads(field: Field) -> tuple[HeadSpec, ...]:
    return tuple(
        entry.made(HeadSpec, entry.record(_HEAD, needed=("name",))) for entry in field.list()
    )


def _lexicon(field: Field) -> Mapping[str, Mapping[str, float]]:
    return MappingProxyType({word: _features(field, word) for word in field.object()})


def _features(field: Field, word: str) -> Mapping[str, float]:
    row = field.value[word]
    if isinstance(row, dict) and all(type(v) is float or _is_small(v) for v in row.values()):
        return MappingProxyType({feature: float(value) for feature, value in row.items()})
    entry = field.at(word)
    return MappingProxyType({feature: entry.at(feature).number() for feature in entry.object()})


def _is_small(value: Any) -> bool:
    return type(value) is int and -1000 <= value <= 1000


def _gloss(field: Field) -> Mapping[str, str]:
    return MappingProxyType({name: field.at(name).text() for name in field.object()})


def _dial(field: Field) -> Dial:
    made: Dial = field.made(Dial, field.record(_DIAL))
    return made


def _four(field: Field) -> tuple[int, ...]:
    columns = _wholes(field)
    if len(columns) != 4:
        raise field.fault(tr("four columns"), f"{len(columns)}")
    return columns


def _sheet(field: Field) -> Sheet:
    values = field.record(_SHEET, needed=("features", "lexicon"))
    made: Sheet = field.made(Sheet, values)
    return made


def _sentences(field: Field) -> tuple[tuple[str, ...], ...]:
    return tuple(entry.texts(2000) for entry in field.list())


def _draw(field: Field) -> int | str:
    return "chapter" if field.value == "chapter" else field.whole(0, 2**63 - 1)


def _flags_of(n: int) -> Reader:
    def read(field: Field) -> tuple[bool, ...]:
        flags = tuple(entry.flag() for entry in field.list())
        if len(flags) != n:
            raise field.fault(
                tr("{n} times true or false", n=n), tr("{flags} entries", flags=len(flags))
            )
        return flags

    return read


_MASK: dict[str, Reader] = {
    "kind": lambda field: field.one_of(*KINDS),
    "window": _whole(1, COUNT),
    "n_sinks": _whole(0, COUNT),
    "stride": _whole(2, COUNT),
    "custom": lambda field: field.flags(),
}
_ROPE: dict[str, Reader] = {
    "base": _number,
    "layout": lambda field: field.one_of("half", "interleaved"),
    "width": _optional(_whole(2, COUNT)),
    "inv_freq": _optional(lambda field: tuple(field.numbers(1).tolist())),
    "attention_factor": _number,
}
_OPTIONS: dict[str, Reader] = {
    "scale_on": _flag,
    "mask_on": _flag,
    "scale": _optional(_number),
    "temperature": _number,
    "softcap": _optional(_number),
    "alibi": _flag,
    "rope": _optional(_rope),
}
_HEAD: dict[str, Reader] = {
    "name": _text,
    "asks": _text,
    "role": _text,
    "group": _text,
    "query_names": _texts,
    "value_names": _texts,
}
_DIAL: dict[str, Reader] = {
    "marks": _whole(1, 10_000),
    "slow_step": _whole(0, 10_000),
    "fast_step": _whole(0, 10_000),
    "columns": _four,
}
_SHEET: dict[str, Reader] = {
    "features": _texts,
    "guesses": _lexicon,
    "gloss": _gloss,
    "meaning": _whole(1, 10_000),
    "dial": _dial,
    "first": _whole(0, 10_000),
    "one": _whole(0, 10_000),
    "max_words": _whole(1, MAX_TOKENS),
    "sentences": _sentences,
    "lexicon": _lexicon,
}
_DOCUMENT: dict[str, Reader] = {
    "title": _text,
    "note": _text,
    "tokens": _tokens,
    "feature_names": _texts,
    "dtype": lambda field: field.one_of("float64", "float32"),
    "X": _matrix,
    "W_Q": _heads_matrix,
    "W_K": _heads_matrix,
    "W_V": _heads_matrix,
    "W_O": _optional(_matrix),
    "b_Q": _optional(_matrix),
    "b_K": _optional(_matrix),
    "b_V": _optional(_matrix),
    "b_O": _optional(_vector),
    "sink_logits": _optional(_vector),
    "kv_of_head": _wholes,
    "kv_heads_used": _optional(_whole(1, COUNT)),
    "mask": _mask,
    "options": _options,
    "heads": _heads,
    "muted": lambda field: frozenset(_wholes(field)),
    "sheet": _optional(_sheet),
}
_SATURATION: dict[str, Reader] = {
    "d_k": _whole(1, 1024),
    "draw": _draw,
    "divisor": lambda field: field.one_of("1", "sqrt", "d"),
    "distribution": lambda field: field.one_of("normal", "coin"),
    "typed": _optional(lambda field: tuple(field.numbers(1).tolist())),
}
_SPARSE: dict[str, Reader] = {
    "kind": lambda field: field.one_of(*SPARSE_KINDS),
    "window": _whole(1, COUNT),
    "n_sinks": _whole(0, COUNT),
    "stride": _whole(2, COUNT),
    "n_tokens": _whole(1, COUNT),
    "drawn": _optional(lambda field: field.flags()),
    "keep_diagonal": _flag,
    "long_tokens": _whole(1, COUNT),
    "long_window": _whole(1, COUNT),
    "reach_layers": _whole(1, COUNT),
    "global_layers": _flags_of(32),
    "layout_window": _whole(1, COUNT),
}


def read_document(field: Field) -> Document:
    """Read one layer; X may be left out where a character sheet tells it.

    ``{"lesson": "sentence-heads"}`` stands for the layer of a bundled exhibit.

    Raises
    ------
    LessonError
        Names the place, what was found and what was expected.
    """
    needed: tuple[str, ...] = NEEDED
    if isinstance(field.value, dict) and "lesson" in field.value:
        return _bundled(field)
    if isinstance(field.value, dict) and isinstance(field.value.get("sheet"), dict):
        needed = tuple(name for name in NEEDED if name != "X")
    values = field.record(_DOCUMENT, needed)
    dtype = values.pop("dtype", "float64")
    sheet = values.get("sheet")
    if sheet is not None:
        values.setdefault("feature_names", sheet.features)
        if "X" not in values and "tokens" in values:
            values["X"] = sheet.vectors(values["tokens"])
    if dtype == "float32":
        for name, value in values.items():
            if isinstance(value, np.ndarray):
                place = field.at(name) if name in field.value else field
                values[name] = _as_float32(place, value)
    return _built(field, values)


def _bundled(field: Field) -> Document:
    from attnviz.model import library  # it reads lessons itself

    table: dict[str, Reader] = {"lesson": lambda name: name.one_of(*library.FIRST)}
    return library.document(field.record(table, ("lesson",))["lesson"])


def _as_float32(field: Field, array: Any) -> Any:
    with np.errstate(over="ignore"):
        narrow = array.astype(np.float32)
    if not np.isfinite(narrow).all():
        raise field.fault(tr("numbers up to 3.4e38, as the file says float32"), tr("a larger one"))
    return narrow


def _built(field: Field, values: dict[str, Any]) -> Document:
    """Build the document; a lenient reader drops the optional fields that do not fit."""
    prefix = field.place and field.place + "."
    for name in NEEDED:
        if name not in values:
            raise LessonError(
                tr(
                    "{prefix}{name} cannot be read, and without it nothing is left.",
                    prefix=prefix,
                    name=name,
                )
            )
    while True:
        try:
            return Document(**values)
        except AttnvizError as error:
            fault = LessonError(f"{prefix}{error}. {tr(AGAIN)}")
            field.faults.meet(fault)
            culprit = str(error).split(":")[0].split("[")[0]
            if culprit in NEEDED or culprit not in values:
                raise fault from error
            del values[culprit]


def read_saturation(field: Field, start: SaturationSpec | None = None) -> SaturationSpec:
    """Read the saturation tab's exhibit; what is left out is as in `start`."""
    made: SaturationSpec = field.made(_maker(SaturationSpec, start), field.record(_SATURATION))
    return made


def read_sparse(field: Field, start: SparseSpec | None = None) -> SparseSpec:
    """Read the sparse tab's exhibit; what is left out is as in `start`."""
    made: SparseSpec = field.made(_maker(SparseSpec, start), field.record(_SPARSE))
    return made


def read_mask(field: Field) -> MaskSpec:
    """Read which keys a query may look at."""
    return _mask(field)


def read_options(field: Field, start: Options) -> Options:
    """Read the switches of a layer; what is left out is as in `start`."""
    made: Options = field.made(_maker(Options, start), field.record(_OPTIONS))
    return made


def _maker(kind: Callable[..., Any], start: Any) -> Callable[..., Any]:
    return kind if start is None else partial(replace, start)
