"""From the parsed tree of a lesson file to saturation and sparse exhibit, and to the source."""

from __future__ import annotations

from typing import get_args

from attnviz.model.document.head_template import HeadTemplate
from attnviz.model.document.lab import (
    SPARSE_KINDS,
    Distribution,
    Divisor,
    SaturationSpec,
    SparseSpec,
)
from attnviz.model.document.model_change import ChangeKind, ModelChange
from attnviz.model.document.source import LONGEST_TEXT, MOST_LAYERS, LayerSource, SourceKind
from attnviz.model.files.json_fields import JsonField, Reader
from attnviz.model.files.json_readers import (
    COUNT,
    flag,
    flags_of,
    maker,
    number,
    optional,
    text,
    whole,
    wholes,
)


def _draw(field: JsonField) -> int | str:
    return "chapter" if field.value == "chapter" else field.whole(0, 2**63 - 1)


_SATURATION: dict[str, Reader] = {
    "d_k": whole(1, 1024),
    "draw": _draw,
    "divisor": lambda field: field.one_of(*get_args(Divisor)),
    "distribution": lambda field: field.one_of(*get_args(Distribution)),
    "typed": optional(lambda field: tuple(field.numbers(1).tolist())),
    "temperature": number,
    "random": flag,
    "steps_row": optional(wholes),
}
_SPARSE: dict[str, Reader] = {
    "kind": lambda field: field.one_of(*SPARSE_KINDS),
    "window": whole(1, COUNT),
    "n_sinks": whole(0, COUNT),
    "stride": whole(2, COUNT),
    "n_tokens": whole(1, COUNT),
    "drawn": optional(lambda field: field.flags()),
    "keep_diagonal": flag,
    "long_tokens": whole(1, COUNT),
    "long_window": whole(1, COUNT),
    "reach_layers": whole(1, COUNT),
    "global_layers": flags_of(32),
    "layout_window": whole(1, COUNT),
}
_CHANGE: dict[str, Reader] = {
    "kind": lambda field: field.one_of(*get_args(ChangeKind)),
    "layer": whole(0, MOST_LAYERS - 1),
    "head": whole(0, COUNT),
    "query": whole(0, COUNT),
    "key": whole(0, COUNT),
    "number": number,
    "text": lambda field: field.text(LONGEST_TEXT),
    "on": flag,
    "array": text,
}


def _changes(field: JsonField) -> tuple[ModelChange, ...]:
    """Read the list of changes inside a model."""
    entries = field.list()
    return tuple(e.made(ModelChange, e.record(_CHANGE, ("kind", "layer"))) for e in entries)


_SOURCE: dict[str, Reader] = {
    "kind": lambda field: field.one_of(*get_args(SourceKind)),
    "path": text,
    "name": text,
    "layer": whole(0, MOST_LAYERS - 1),
    "text": lambda field: field.text(LONGEST_TEXT),
    "n_bytes": whole(0, 2**63 - 1),
    "fingerprint": text,
    "ids": wholes,
    "pieces": wholes,
    "n_heads": whole(0, COUNT),
    "n_resting": whole(0, COUNT),
    "changes": _changes,
    "n_written": whole(0, COUNT),
    "swapped": flag,
    "batch": whole(0, COUNT),
    "named": wholes,
}


_TEMPLATE: dict[str, Reader] = {
    "name": text,
    "cells": lambda field: field.flags(),
}


def read_templates(field: JsonField) -> tuple[HeadTemplate, ...]:
    """Read the scores of heads that a person made."""
    entries = field.list()
    return tuple(e.made(HeadTemplate, e.record(_TEMPLATE, ("name", "cells"))) for e in entries)


def read_saturation(field: JsonField, start: SaturationSpec | None = None) -> SaturationSpec:
    """Read the saturation tab's exhibit; what is left out is as in `start`."""
    made: SaturationSpec = field.made(maker(SaturationSpec, start), field.record(_SATURATION))
    return made


def read_sparse(field: JsonField, start: SparseSpec | None = None) -> SparseSpec:
    """Read the sparse tab's exhibit; what is left out is as in `start`."""
    made: SparseSpec = field.made(maker(SparseSpec, start), field.record(_SPARSE))
    return made


def read_source(field: JsonField) -> LayerSource:
    """Read which model, or which captured attention, the document is a layer of."""
    made: LayerSource = field.made(LayerSource, field.record(_SOURCE, ("kind", "path", "name")))
    return made
