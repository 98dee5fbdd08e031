"""From the parsed tree of a lesson file to saturation and sparse exhibit, and to templates."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from attnviz.model.document.lab import (
    SPARSE_KINDS,
    Distribution,
    Divisor,
    SaturationSpec,
    SparseSpec,
)
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

if TYPE_CHECKING:
    from attnviz.model.document.head_template import HeadTemplate


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
_TEMPLATE: dict[str, Reader] = {
    "name": text,
    "cells": lambda field: field.flags(),
}


def read_templates(field: JsonField) -> tuple[HeadTemplate, ...]:
    """Read the scores of heads that a person made."""
    from attnviz.model.document.head_template import HeadTemplate

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
