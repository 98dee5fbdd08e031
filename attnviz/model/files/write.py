"""From the exhibits of the lab to the tree of a lesson file; what is as it starts is left out."""

from __future__ import annotations

import binascii
from collections.abc import Iterable
from dataclasses import fields, replace
from typing import Any

import numpy as np

from attnviz.engine.steps.run import run
from attnviz.errors import LessonError
from attnviz.language import tr
from attnviz.model.document.document import MATRICES, Document
from attnviz.model.document.given_pattern import document_of_pattern
from attnviz.model.document.head_template import HeadTemplate
from attnviz.model.document.hold import Hold
from attnviz.model.document.lab import SaturationSpec, SparseSpec
from attnviz.model.document.learning import LearningSpec
from attnviz.model.document.mask import MaskSpec
from attnviz.model.document.options import Options
from attnviz.model.document.sheet import Sheet
from attnviz.model.document.source import LayerSource
from attnviz.model.files.json_text import matrix, row_text

Tree = dict[str, Any]

MOST_KEPT = 2_000_000  # attention weights of a model's layer in a file; 40 MB of text


def document_tree(document: Document) -> Tree:
    """Return the tree of one layer. `base` is not part of it: an opened file is its own start."""
    d = document
    tree: Tree = {}
    for name in ("title", "note"):
        if getattr(d, name):
            tree[name] = getattr(d, name)
    tree["tokens"] = list(d.tokens)
    if d.sheet is None or d.feature_names != d.sheet.features:
        tree["feature_names"] = list(d.feature_names)
    if d.X.dtype == np.float32:
        tree["dtype"] = "float32"
    for name in (*MATRICES, "b_Q", "b_K", "b_V"):
        if getattr(d, name) is not None:
            tree[name] = matrix(getattr(d, name))
    for name in ("b_O", "q_norm", "k_norm", "sink_logits"):
        if getattr(d, name) is not None:
            tree[name] = row_text(getattr(d, name))
    tree["kv_of_head"] = list(d.kv_of_head)
    if d.kv_heads_used is not None:
        tree["kv_heads_used"] = d.kv_heads_used
    tree["mask"] = mask_tree(d.mask)
    options = options_tree(d.options)
    if options:
        tree["options"] = options
    tree["heads"] = [_changed(head, keep=("name",)) for head in d.heads]
    if d.captured:
        tree["captured"] = True
    if d.start_token:
        tree["start_token"] = True
    if d.of_model:
        tree["of_model"] = True
    if d.unembedding is not None:
        last = d.unembedding
        tree["unembedding"] = {"words": list(last.words), "matrix": matrix(last.matrix)}
    if d.muted:
        tree["muted"] = sorted(d.muted)
    if d.holds:
        tree["holds"] = holds_tree(d.holds)
    if d.sheet is not None:
        tree["sheet"] = sheet_tree(d.sheet)
    return tree


def holds_tree(holds: Iterable[Hold]) -> list[Tree]:
    """Return the trees of held numbers."""
    return [_hold_tree(hold) for hold in holds]


def _hold_tree(hold: Hold) -> Tree:
    head = {} if hold.head is None else {"kv" if hold.array in ("K", "V") else "head": hold.head}
    return {"array": hold.array, **head, "cell": list(hold.cell), "value": hold.value}


def without_weights(document: Document) -> Document:
    """Return the attention of a model's layer as a document that holds nothing of the model.

    Raises
    ------
    LessonError
        When there are too many attention weights for a file.
    """
    d = document
    if d.n_heads * d.n_tokens**2 > MOST_KEPT:
        raise LessonError(
            tr(
                "{n} tokens with {n_heads} heads make more attention weights than a file "
                "can keep. Save a shorter text, or use “Export” for the numbers.",
                n=f"{d.n_tokens:,}",
                n_heads=d.n_heads,
            )
        )
    kept = document_of_pattern(
        run(d).pattern,
        d.tokens,
        head_names=tuple(head.name for head in d.heads),
        title=d.title,
        note=d.note,
    )
    mask = d.mask if d.options.mask_on else kept.mask
    return replace(kept, mask=mask, muted=d.muted, start_token=d.start_token)


def source_tree(source: LayerSource) -> Tree:
    """Return the tree of what a document is a layer of."""
    tree = _changed(source, keep=("kind", "path", "name", "layer"))
    if source.changes:
        tree["changes"] = [_changed(change, keep=("kind", "layer")) for change in source.changes]
    return tree


def template_tree(template: HeadTemplate) -> Tree:
    """Return the tree of a score of heads that a person made."""
    return {"name": template.name, "cells": matrix(template.cells)}


def mask_tree(mask: MaskSpec) -> Tree:
    """Return the tree of a mask."""
    return _changed(mask, keep=("kind",))


def options_tree(options: Options, keep: tuple[str, ...] = ()) -> Tree:
    """Return the tree of a layer's switches: those that are changed, and those in `keep`."""
    tree = _changed(options, keep)
    if options.rope is not None:
        tree["rope"] = _changed(options.rope, keep=("base", "layout"))
    return tree


def sheet_tree(sheet: Sheet) -> Tree:
    """Return the tree of a character sheet, the long word list last."""
    return {
        "features": list(sheet.features),
        "gloss": dict(sheet.gloss),
        "guesses": {ending: dict(row) for ending, row in sheet.guesses.items()},
        "meaning": sheet.meaning,
        "dial": {f.name: _value(getattr(sheet.dial, f.name)) for f in fields(sheet.dial)},
        "first": sheet.first,
        "one": sheet.one,
        "max_words": sheet.max_words,
        "sentences": [list(group) for group in sheet.sentences],
        "lexicon": {word: dict(row) for word, row in sheet.lexicon.items()},
    }


def saturation_tree(spec: SaturationSpec) -> Tree:
    """Return the tree of the saturation tab's exhibit."""
    return _changed(spec, keep=("d_k", "draw"))


def sparse_tree(spec: SparseSpec) -> Tree:
    """Return the tree of the sparse tab's exhibit."""
    return _changed(spec, keep=("kind", "window"))


def learning_tree(spec: LearningSpec, start: LearningSpec | None = None) -> Tree:
    """Return the tree of the learning tab's exhibit: what differs from `start`, or from usual."""
    usual = start or LearningSpec()
    names = (f.name for f in fields(spec))
    tree = {
        name: getattr(spec, name) for name in names if getattr(spec, name) != getattr(usual, name)
    }
    if "pairs" in tree:
        tree["pairs"] = [list(pair) for pair in spec.pairs]
    if "changes" in tree:
        tree["changes"] = [
            {"step": c.step, "held": [list(head) for head in sorted(c.held)], "rate": c.rate}
            for c in spec.changes
        ]
    if tree.get("weights") is not None:
        tree["weights"] = binascii.b2a_base64(tree["weights"], newline=False).decode()
    return tree


def _changed(spec: Any, keep: tuple[str, ...] = ()) -> Tree:
    """Return the fields of a small value that differ from its defaults, and those in `keep`."""
    return {
        f.name: _value(getattr(spec, f.name))
        for f in fields(spec)
        if f.name in keep or not _same(getattr(spec, f.name), f.default)
    }


def _same(value: Any, default: Any) -> bool:
    return value is default or (
        not isinstance(value, np.ndarray) and type(value) is type(default) and value == default
    )


def _value(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return matrix(value)
    return list(value) if isinstance(value, tuple) else value
