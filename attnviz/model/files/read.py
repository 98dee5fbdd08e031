"""From the parsed tree of a lesson file to a layer: one table a section."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from attnviz.engine.steps.table import HOLDABLE
from attnviz.errors import AttnvizError, LessonError
from attnviz.language import tr
from attnviz.model.document.brief import shortened
from attnviz.model.document.document import MAX_TOKENS, Document, HeadSpec, Options, Rope
from attnviz.model.document.hold import Hold
from attnviz.model.document.mask import KINDS, MaskSpec
from attnviz.model.files.json_fields import AGAIN, Faults, JsonField, Reader
from attnviz.model.files.json_readers import (
    COUNT,
    flag,
    heads_matrix,
    maker,
    matrix,
    number,
    optional,
    text,
    texts,
    vector,
    whole,
    wholes,
)
from attnviz.model.files.json_text import parse
from attnviz.model.files.lift import lifted, version_of
from attnviz.model.files.sheet_read import read_sheet
from attnviz.resources import FOLDER

if TYPE_CHECKING:
    from attnviz.model.document.unembedding import Unembedding

LESSONS = FOLDER / "lessons"
EXHIBITS = ("sentence-heads", "step-by-step", "tiny-example")
NEEDED = ("tokens", "X", "W_Q", "W_K", "W_V")


def _tokens(field: JsonField) -> tuple[str, ...]:
    tokens = field.texts()
    if not 1 <= len(tokens) <= MAX_TOKENS:
        raise field.fault(tr("1 to {max_tokens} texts", max_tokens=f"{MAX_TOKENS:,}"))
    return tokens


def _mask(field: JsonField) -> MaskSpec:
    values = field.record(_MASK)
    if values.get("kind") == "custom" and "custom" not in values:
        raise field.fault(
            tr('the field "custom" with its cells'), tr('kind "custom" without cells')
        )
    made: MaskSpec = field.made(MaskSpec, values)
    return made


def _rope(field: JsonField) -> Rope:
    made: Rope = field.made(Rope, field.record(_ROPE))
    return made


def _options(field: JsonField) -> Options:
    made: Options = field.made(Options, field.record(_OPTIONS))
    return made


def _heads(field: JsonField) -> tuple[HeadSpec, ...]:
    return tuple(
        entry.made(HeadSpec, entry.record(_HEAD, needed=("name",))) for entry in field.list()
    )


def _different(field: JsonField) -> tuple[int, ...]:
    heads = wholes(field)
    for place, head in enumerate(heads):
        if head in heads[:place]:
            raise field.at(place).fault(
                tr("each head once"), tr("the head {head} again", head=head)
            )
    return heads


def _cell(field: JsonField) -> tuple[int, int]:
    places = wholes(field)
    if len(places) != 2:
        raise field.fault(tr("two numbers, row and column"))
    return places[0], places[1]


def read_holds(field: JsonField) -> tuple[Hold, ...]:
    """Read the numbers that are held."""
    return tuple(_hold(entry) for entry in field.list())


def _hold(field: JsonField) -> Hold:
    values = field.record(_HOLD, ("array", "cell", "value"))
    of_keys = values["array"] in ("K", "V")
    headless = values["array"] in ("concat", "out")
    wanted = () if headless else ("kv",) if of_keys else ("head",)
    for name in ("head", "kv"):
        if (name in values) != (name in wanted):
            raise field.fault(
                tr("{array} with the field {name}", array=values["array"], name=repr(wanted[0]))
                if wanted
                else tr("{array} without a head", array=values["array"])
            )
    head = values.get(wanted[0]) if wanted else None
    return Hold(values["array"], values["cell"], values["value"], head)


def _unembedding(field: JsonField) -> Unembedding:
    from attnviz.model.document.unembedding import Unembedding

    values = field.record({"words": texts, "matrix": matrix}, ("words", "matrix"))
    made: Unembedding = field.made(Unembedding, values)
    return made


_HOLD: dict[str, Reader] = {
    "array": lambda field: field.one_of(*HOLDABLE),
    "head": whole(0, COUNT),
    "kv": whole(0, COUNT),
    "cell": _cell,
    "value": number,
}
_MASK: dict[str, Reader] = {
    "kind": lambda field: field.one_of(*KINDS),
    "window": whole(1, COUNT),
    "n_sinks": whole(0, COUNT),
    "stride": whole(2, COUNT),
    "custom": lambda field: field.flags(),
}
_ROPE: dict[str, Reader] = {
    "base": number,
    "layout": lambda field: field.one_of("half", "interleaved"),
    "width": optional(whole(2, COUNT)),
    "inv_freq": optional(lambda field: tuple(field.numbers(1).tolist())),
    "attention_factor": number,
}
_OPTIONS: dict[str, Reader] = {
    "scale_on": flag,
    "mask_on": flag,
    "scale": optional(number),
    "temperature": number,
    "softcap": optional(number),
    "qk_norm_eps": number,
    "alibi": flag,
    "rope": optional(_rope),
}
_HEAD: dict[str, Reader] = {
    "name": text,
    "asks": text,
    "role": text,
    "group": text,
    "query_names": texts,
    "value_names": texts,
}
_DOCUMENT: dict[str, Reader] = {
    "title": text,
    "note": text,
    "tokens": _tokens,
    "feature_names": texts,
    "dtype": lambda field: field.one_of("float64", "float32"),
    "X": matrix,
    "W_Q": heads_matrix,
    "W_K": heads_matrix,
    "W_V": heads_matrix,
    "W_O": optional(matrix),
    "b_Q": optional(matrix),
    "b_K": optional(matrix),
    "b_V": optional(matrix),
    "b_O": optional(vector),
    "q_norm": optional(vector),
    "k_norm": optional(vector),
    "sink_logits": optional(vector),
    "kv_of_head": wholes,
    "kv_heads_used": optional(whole(1, COUNT)),
    "mask": _mask,
    "options": _options,
    "heads": _heads,
    "muted": lambda field: frozenset(_different(field)),
    "holds": read_holds,
    "captured": flag,
    "start_token": flag,
    "of_model": flag,
    "unembedding": optional(_unembedding),
    "sheet": optional(read_sheet),
}


def read_document(field: JsonField) -> Document:
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
        elif "X" in values and "tokens" in values:
            _check_sheet(field, values)
    if dtype == "float32":
        for name, value in values.items():
            if isinstance(value, np.ndarray):
                place = field.at(name) if name in field.value else field
                values[name] = _as_float32(place, value)
        last = values.get("unembedding")
        if last is not None:
            narrow = _as_float32(field.at("unembedding").at("matrix"), last.matrix)
            values["unembedding"] = replace(last, matrix=narrow)
    return _built(field, values)


def _check_sheet(field: JsonField, values: dict[str, Any]) -> None:
    """Meet the fault of words whose rows of X are not what the character sheet says of them.

    A lenient reader lets the sheet say what X does.
    """
    X, sheet, tokens = values["X"], values["sheet"], values["tokens"]
    if X.shape != (len(tokens), len(sheet.features)):
        return  # said when the document is built
    learnt: dict[str, dict[str, float]] = {}
    for row, token in enumerate(tokens):
        there, said = X[row, : sheet.meaning], sheet.row(token)
        wrong = np.flatnonzero(there != said)
        if not len(wrong):
            continue
        column = int(wrong[0])
        if not learnt:
            expected = tr(
                "{value}, as the sheet says of {word} under {feature}",
                value=f"{said[column]:g}",
                word=repr(shortened(token)),
                feature=repr(sheet.features[column]),
            )
            field.faults.meet(field.at("X").at(row).at(column).fault(expected))
        learnt[sheet.key(token)] = dict(zip(sheet.features, there.tolist(), strict=False))
    if learnt:
        values["sheet"] = replace(sheet, lexicon={**sheet.lexicon, **learnt})


def _bundled(field: JsonField) -> Document:
    table: dict[str, Reader] = {"lesson": lambda name: name.one_of(*EXHIBITS)}
    return exhibit(field.record(table, ("lesson",))["lesson"])


@cache
def exhibit(lesson_id: str) -> Document:
    """Return the layer of a bundled exhibit; all who ask share it, for nothing can change it."""
    faults = Faults()
    tree = parse((LESSONS / f"{lesson_id}.attn").read_text(encoding="utf-8"), faults.meet)
    return read_document(JsonField(lifted(tree, version_of(tree)), "", faults).at("document"))


def _as_float32(field: JsonField, array: Any) -> Any:
    with np.errstate(over="ignore"):
        narrow = array.astype(np.float32)
    if not np.isfinite(narrow).all():
        raise field.fault(tr("numbers up to 3.4e38, as the file says float32"), tr("a larger one"))
    return narrow


def _built(field: JsonField, values: dict[str, Any]) -> Document:
    """Build the document; a lenient reader drops the optional fields that do not fit."""
    prefix = field.place and field.place + "."
    for name in NEEDED:
        if name not in values:
            raise LessonError(
                tr(
                    "{prefix}{name} cannot be read, and without it nothing can be opened.",
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


def read_mask(field: JsonField) -> MaskSpec:
    """Read which keys a query may look at."""
    return _mask(field)


def read_options(field: JsonField, start: Options) -> Options:
    """Read the switches of a layer; what is left out is as in `start`."""
    made: Options = field.made(maker(Options, start), field.record(_OPTIONS))
    return made
