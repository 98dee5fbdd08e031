"""What a step of a lesson changes in a layer, and the shortest way to write a change down."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np

from attnviz.errors import AttnvizError, LessonError
from attnviz.language import mark, tr
from attnviz.model.document.document import MATRICES, Document
from attnviz.model.document.equality import same, same_document
from attnviz.model.edits import layer as edits
from attnviz.model.files import presets
from attnviz.model.files.json_fields import AGAIN, Faults, JsonField, Reader
from attnviz.model.files.json_text import layout
from attnviz.model.files.read import read_document, read_holds, read_mask, read_options
from attnviz.model.files.write import document_tree, holds_tree, mask_tree, options_tree
from attnviz.model.lessons.toy import Head, ToyLayer, document_of

LONGEST_TEXT = 2000
Tree = dict[str, Any]


def patched(document: Document | None, field: JsonField) -> Document:
    """Return a layer as a step wants it.

    Parameters
    ----------
    document : what the lesson starts with; None where the step must bring its own
    field : the object with any of the fields of `_PATCH`

    Raises
    ------
    LessonError
        Names step and field, what was found and what was expected.
    """
    parts: dict[str, JsonField] = field.record(dict.fromkeys(_PATCH, _itself))
    found = _started(document, parts, field)
    for name, change in _PATCH.items():
        if name in parts:
            found = change(found, parts[name])
    return found


def _started(document: Document | None, parts: dict[str, JsonField], field: JsonField) -> Document:
    whole, preset, seed, model = (
        parts.pop(name, None) for name in ("whole", "preset", "seed", "model")
    )
    if model is not None:
        return _of_model(model)
    if whole is not None:
        return read_document(whole)
    if preset is not None:
        known = tuple(entry.id for entry in presets.PRESETS)
        return presets.preset(preset.one_of(*known), seed.whole(0, 2**31) if seed else 0)
    if document is None:
        raise field.fault(tr('"preset" or "whole", as the lesson has no numbers of its own here'))
    return document


def _of_model(field: JsonField) -> Document:
    """Run the model that comes with the program on a text, and take a layer of it."""
    values = field.record(_MODEL)
    for name in ("name", "text", "layer"):
        if name not in values:
            raise field.fault(tr("an object with {names}", names="name, text, layer"))
    made: Document = edited(field, document_of, ToyLayer(**values))
    return made


def toy_head(text: str) -> Head | None:
    """Return the layer and head, from 0, that a name such as L1·H2 stands for; None for others."""
    found = _TOY_HEAD.fullmatch(text)
    return (int(found[1]) - 1, int(found[2]) - 1) if found else None


def _toy_heads(field: JsonField) -> tuple[Head, ...]:
    return tuple(_toy_head(entry) for entry in field.list())


def _toy_head(field: JsonField) -> Head:
    found = toy_head(field.text())
    if found is None:
        raise field.fault(tr("a layer and a head, as in L1·H2"))
    return found


def _itself(field: JsonField) -> JsonField:
    return field


def edited(field: JsonField, edit: Callable[..., Any], *arguments: Any) -> Any:
    """Carry out an edit; a refusal names the place in the lesson."""
    try:
        return edit(*arguments)
    except LessonError:
        raise
    except AttnvizError as error:
        raise LessonError(f"{field.place}: {error}. {tr(AGAIN)}") from error


def _sentence(document: Document, field: JsonField) -> Document:
    made: Document = edited(field, edits.set_sentence, document, field.text(LONGEST_TEXT))
    return made


def _swap(document: Document, field: JsonField) -> Document:
    made: Document = edited(field, presets.swap_word, document) if field.flag() else document
    return made


def _sheet(document: Document, field: JsonField) -> Document:
    for word in field.object():
        row = field.at(word)
        for feature in row.object():
            place = row.at(feature)
            if feature not in document.feature_names:
                raise row.fault(
                    tr("one of {feature_names}", feature_names=", ".join(document.feature_names)),
                    repr(feature),
                )
            column = document.feature_names.index(feature)
            document = edited(place, edits.set_word_feature, document, word, column, place.number())
    return document


def _matrix(document: Document, field: JsonField) -> Document:
    name = field.place.rpartition(".")[2]
    array = field.numbers(2, 3).astype(document.X.dtype)
    made: Document = field.made(document.with_, {name: array})
    return made


def _numbers(document: Document, field: JsonField) -> Document:
    for entry in field.list():
        values = entry.record(_NUMBER)
        if set(values) != set(_NUMBER):
            raise entry.fault(tr('"matrix", "cell" and "value"'))
        place, value = values["cell"], values["value"]
        change = (document, values["matrix"], place, value)
        document = edited(entry, lambda *what: edits.set_cell(*what, unlocked=True), *change)
    return document


def _mask(document: Document, field: JsonField) -> Document:
    return edits.set_mask(document, read_mask(field))


def _options(document: Document, field: JsonField) -> Document:
    return document.with_(options=read_options(field, document.options))


def _kv_heads(document: Document, field: JsonField) -> Document:
    made: Document = edited(field, edits.set_kv_heads, document, field.whole(1, 4096))
    return made


def _muted(document: Document, field: JsonField) -> Document:
    heads = frozenset(head_place(document, entry) for entry in field.list())
    return document if heads == document.muted else document.with_(muted=heads)


def _holds(document: Document, field: JsonField) -> Document:
    made: Document = field.made(document.with_, {"holds": read_holds(field)})
    return made


def head_place(document: Document, field: JsonField) -> int:
    """Read a head, by its name or counted from 0."""
    names = tuple(head.name for head in document.heads)
    return _place(field, names, mark("a head: {names}"))


def token_place(document: Document, field: JsonField) -> int:
    """Read a word of the text, by its spelling (the first such) or counted from 0."""
    return _place(field, document.tokens, mark("a word: {names}"))


def _place(field: JsonField, names: tuple[str, ...], what: str) -> int:
    if isinstance(field.value, str):
        if field.value in names:
            return names.index(field.value)
        known = ", ".join(repr(name) for name in names[:24])
        raise field.fault(tr(what, names=known))
    return field.whole(0, len(names) - 1)


# In this order they are carried out, wherever they stand in the file.
_PATCH: dict[str, Callable[[Document, JsonField], Document]] = {
    "whole": lambda document, _: document,
    "preset": lambda document, _: document,
    "model": lambda document, _: document,
    "seed": lambda document, _: document,
    "swap_word": _swap,
    "sentence": _sentence,
    "sheet": _sheet,
    **dict.fromkeys(MATRICES, _matrix),
    "numbers": _numbers,
    "mask": _mask,
    "options": _options,
    "kv_heads": _kv_heads,
    "muted": _muted,
    "holds": _holds,
}
_TOY_HEAD = re.compile(r"L([1-9]\d?)·H([1-9]\d?)")
_MODEL: dict[str, Reader] = {
    "name": lambda field: field.text(),
    "text": lambda field: field.text(),
    "layer": lambda field: field.whole(1, 1000) - 1,
    "off": _toy_heads,
    "step": lambda field: field.whole(0, 10**9),
}
_NUMBER: dict[str, Reader] = {
    "matrix": lambda field: field.one_of(*MATRICES),
    "cell": lambda field: tuple(entry.whole(0, 2**24) for entry in field.list()),
    "value": lambda field: field.number(),
}


def patch_of(start: Document | None, now: Document) -> Tree:
    """Write down what turns one layer into another: a few fields, or else the whole layer.

    Returns
    -------
    dict of plain JSON values; `patched` makes the same numbers of it, to the bit.
    """
    if start is not None and same_document(start, now):
        return {}
    short = _differences(start, now) if start is not None else None
    if short is not None:
        try:
            if same_document(patched(start, JsonField(short, "step", Faults())), now):
                return short
        except AttnvizError:
            pass  # the whole layer says it in any case
    named = next((tree for tree in _presets() if same_document(_made(tree), now)), None)
    return named or {"whole": json.loads(layout(document_tree(now)))}


def _presets() -> Iterator[Tree]:
    for entry in presets.PRESETS:
        yield {"preset": entry.id}
    yield {"preset": "tiny", "swap_word": True}


def _made(tree: Tree) -> Document:
    return patched(None, JsonField(tree, "step", Faults()))


def _differences(start: Document, now: Document) -> Tree:
    patch: Tree = {}
    if start.tokens != now.tokens and now.sheet is not None:
        patch["sentence"] = " ".join(now.tokens)
    if now.sheet is not None and start.sheet is not None:
        rows = _rows(start, now)
        patch |= {"sheet": rows} if rows else {}
    for name in MATRICES:
        before, after = getattr(start, name), getattr(now, name)
        if (name != "X" or now.sheet is None) and after is not None and not same(before, after):
            patch[name] = after.tolist()
    if now.mask != start.mask:
        patch["mask"] = json.loads(layout(mask_tree(now.mask)))
    if now.options != start.options:
        other = {n for n, value in vars(now.options).items() if value != getattr(start.options, n)}
        patch["options"] = json.loads(layout(options_tree(now.options, tuple(other))))
    if now.kv_heads_used != start.kv_heads_used:
        patch["kv_heads"] = now.kv_heads_used or now.n_kv_heads
    if now.muted != start.muted:
        patch["muted"] = sorted(now.muted)
    if now.holds != start.holds:
        patch["holds"] = holds_tree(now.holds)
    return patch


def _rows(start: Document, now: Document) -> dict[str, Mapping[str, float]]:
    """Return the features that words got since the start."""
    assert start.sheet is not None and now.sheet is not None
    found: dict[str, Mapping[str, float]] = {}
    for word, row in now.sheet.lexicon.items():
        if start.sheet.lexicon.get(word) == row:
            continue
        before, after = start.sheet.row(word), now.sheet.row(word)
        columns = np.flatnonzero(before != after)
        found[word] = {now.feature_names[i]: float(after[i]) for i in columns.tolist()}
    return found


__all__ = ["edited", "head_place", "patch_of", "patched", "token_place", "toy_head"]
