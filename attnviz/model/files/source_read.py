"""From the parsed tree of a file to what its document is a layer of, and what was changed there."""

from __future__ import annotations

from typing import get_args

from attnviz.model.document.model_change import ChangeKind, ModelChange
from attnviz.model.document.source import LONGEST_TEXT, MOST_LAYERS, LayerSource, SourceKind
from attnviz.model.files.json_fields import JsonField, Reader
from attnviz.model.files.json_readers import COUNT, flag, number, text, whole, wholes

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
    "joined": wholes,
}


def read_source(field: JsonField) -> LayerSource:
    """Read which model, or which captured attention, the document is a layer of."""
    made: LayerSource = field.made(LayerSource, field.record(_SOURCE, ("kind", "path", "name")))
    return made
