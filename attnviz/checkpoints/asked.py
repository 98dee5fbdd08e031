"""What a lab remembers of changes, as a run carries them out and as a layer shows them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from attnviz.checkpoints.changes import (
    Change,
    HeadOff,
    HeadRows,
    HeadValues,
    HeldCell,
    HeldRow,
    HeldScore,
    HiddenCell,
    MaskOff,
    PatternWindow,
    RopeOff,
    ScaleOff,
    SoftcapOff,
    StreamRow,
    Temperature,
    check_changes,
)
from attnviz.checkpoints.forward import Run
from attnviz.checkpoints.model import (
    LanguageModel,
    mean_of_head,
    patch_from,
    patch_rows,
    patch_stream,
)
from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.model.document.bounds import beyond
from attnviz.model.document.document import Document
from attnviz.model.document.hold import Hold
from attnviz.model.document.mask import MaskSpec
from attnviz.model.document.model_change import PATCHES, ModelChange

# A score so low that its weight is 0 in float32, and one that can be held.
UNSEEN = -1e4


def carried_out(
    model: LanguageModel,
    plain: Run,
    asked: Sequence[ModelChange],
    run_of: Callable[[str], Run],
) -> tuple[Change, ...]:
    """Return the changes of a run that are on and fit its text.

    Parameters
    ----------
    plain : the text without changes; means are of it
    run_of : runs the text that a head is patched from
    """
    fitting = [each for each in asked if each.on and not why_not(model, plain, each, run_of)]
    return tuple(_change(plain, each, run_of) for each in fitting)


def why_not(
    model: LanguageModel, plain: Run, asked: ModelChange, run_of: Callable[[str], Run]
) -> str:
    """Say why a change does not fit a text or a model; "" where it does."""
    c = model.config
    if asked.kind == "scale_off" and c.scale_of(min(asked.layer, c.n_layers - 1)) == 1:
        return tr("this model does not divide the scores")
    try:
        check_changes([_change(plain, asked, run_of)], c, plain.n_tokens)
    except EditError as error:
        return str(error)
    except IndexError:
        return tr("there is no head {name}", name=asked.head_name)
    return ""


def _change(plain: Run, asked: ModelChange, run_of: Callable[[str], Run]) -> Change:
    layer, head = asked.layer, asked.head or 0
    query, key, number = asked.query or 0, asked.key or 0, asked.number or 0.0
    if asked.kind == "head_off":
        return HeadOff(layer, head)
    if asked.kind == "head_mean":
        return mean_of_head(plain, layer, head)
    if asked.kind in PATCHES:
        return _patch(plain.n_tokens, asked, run_of(asked.text))
    if asked.kind == "hidden_cell":
        return HiddenCell(layer, head, query, key)
    if asked.kind == "held_score":
        return HeldScore(layer, head, query, key, number)
    if asked.kind == "held_number":
        return HeldCell(layer, asked.array, asked.head, query, key, number)
    if asked.kind == "held_row":
        row = tuple(float(place == key) for place in range(plain.n_tokens))
        if key >= plain.n_tokens:  # a row of zeros would be another change
            raise EditError(beyond("key", key, 0, plain.n_tokens - 1))
        return HeldRow(layer, head, query, row)
    if asked.kind == "window":
        return PatternWindow(layer, round(number))
    if asked.kind == "temperature":
        return Temperature(layer, number)
    return _SWITCHED[asked.kind](layer)


_SWITCHED: dict[str, Callable[[int], Change]] = {
    "rope_off": RopeOff,
    "scale_off": ScaleOff,
    "mask_off": MaskOff,
    "softcap_off": SoftcapOff,
}


def _patch(n: int, asked: ModelChange, other: Run) -> Change:
    """Return what comes from another text, for one of n tokens."""
    layer, head = asked.layer, asked.head or 0
    if asked.kind == "patch_stream":
        return patch_stream(other, layer, n, asked.query or 0)
    if asked.kind == "patch_row" or other.n_tokens != n:
        return patch_rows(other, layer, head, n, asked.query)
    return patch_from(other, layer, head)


def changed_document(document: Document, run: Run, layer: int) -> Document:
    """Return a layer's document with the changes of that layer in it, as they were carried out.

    The document is its own start: a change is the model's, and Reset does not take it back.
    """
    for change in run.changes:
        if change.layer == layer:
            document = replace(document, **_fields(document, change, run.n_tokens))
    return document


def _fields(document: Document, change: Change, n: int) -> dict[str, Any]:
    options, mask = document.options, document.mask
    if isinstance(change, StreamRow):  # it is what the next layer begins with
        return {}
    if isinstance(change, HeadOff):
        return {"muted": document.muted | {change.head}}
    if isinstance(change, RopeOff):
        return {"options": replace(options, rope=None)}
    if isinstance(change, ScaleOff):
        return {"options": replace(options, scale=None, scale_on=False)}
    if isinstance(change, MaskOff):
        return {"options": replace(options, mask_on=False)}
    if isinstance(change, SoftcapOff):
        return {"options": replace(options, softcap=None)}
    if isinstance(change, Temperature):
        return {"options": replace(options, temperature=options.temperature * change.value)}
    if isinstance(change, PatternWindow):
        window = change.window if mask.kind == "causal" else min(mask.window, change.window)
        return {"mask": MaskSpec("window", window=window)}
    return {"holds": (*document.holds, *_holds(change, n))}


def _holds(change: Change, n: int) -> list[Hold]:
    if isinstance(change, HiddenCell):
        return [Hold("masked_scores", (change.query, change.key), UNSEEN, change.head)]
    if isinstance(change, HeldScore):
        array = "scaled_scores" if change.stage == "scaled" else "masked_scores"
        return [Hold(array, (change.query, change.key), float(change.value), change.head)]
    if isinstance(change, HeldCell):
        return [Hold(change.array, (change.row, change.column), change.value, change.head)]
    if isinstance(change, HeldRow):
        row = enumerate(change.pattern_row)
        return [Hold("pattern", (change.query, key), value, change.head) for key, value in row]
    if isinstance(change, HeadRows):
        return [
            Hold("z", (change.first + row, column), float(change.z[row, column]), change.head)
            for row, column in np.ndindex(*change.z.shape)
        ]
    assert isinstance(change, HeadValues)
    z = np.broadcast_to(change.z, (n, np.shape(change.z)[-1]))
    return [
        Hold("z", (row, column), float(z[row, column]), change.head)
        for row, column in np.ndindex(*z.shape)
    ]
