"""Captured attention as Documents, a layer each, so that tabs, masks and exports work on it."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from attnviz.captures.capture import Capture
from attnviz.engine.steps.run import run
from attnviz.engine.stored_patterns import Floats
from attnviz.errors import CaptureError
from attnviz.language import tr
from attnviz.model.document.document import Document
from attnviz.model.document.given_pattern import document_of_pattern
from attnviz.model.document.mask import MaskSpec
from attnviz.model.document.options import HeadSpec

# What weights computed from captured Q and K may miss the captured ones by.
AGREES = 1e-3


def capture_document(capture: Capture, place: int) -> Document:
    """Return one layer of a capture.

    Where Q and K were captured and give the captured weights, the scores are theirs.

    Parameters
    ----------
    place : of the layer among those captured, from 0

    Raises
    ------
    CaptureError
        When there is no such layer.
    ShapeError
        When there are too many weights, or numbers that are none.
    """
    if not 0 <= place < len(capture.layers):
        numbers = ", ".join(map(str, capture.layer_numbers))
        raise CaptureError(
            tr(
                "layer: found index {place}, expected 0 to {n_layers}; the captured layers "
                "are {numbers}",
                place=place,
                n_layers=len(capture.layers) - 1,
                numbers=numbers,
            )
        )
    pattern, layer = capture.layers[place], capture.layer_numbers[place]
    names = tuple(f"{layer}.{head}" for head in range(len(pattern)))
    title = f"{capture.title} · layer {layer}"
    if capture.queries and capture.keys:
        found = _of_queries(capture, place, names, title)
        if found is not None:
            return found
    whole = np.isfinite(pattern).all(axis=2, keepdims=True)
    found = document_of_pattern(
        np.where(whole, pattern, 0.0),
        capture.key_labels,
        values=capture.values[place] if capture.values else None,
        head_names=names,
        title=title,
        note=" ".join(capture.notes),
    )
    return replace(found, start_token=capture.start_token)


def _of_queries(
    capture: Capture, place: int, names: tuple[str, ...], title: str
) -> Document | None:
    """Return the layer with its captured Q and K, unless they do not give its weights.

    Rotary positions may have been missing when they were captured, or a scale was another.
    """
    Q, K = capture.queries[place], capture.keys[place]
    V = capture.values[place] if capture.values else np.zeros((len(K), capture.n_key, 1))
    n = capture.n_key
    alike = Q.shape[1:] == K.shape[1:] and Q.shape[1] == n and V.shape[:2] == (len(K), n)
    if not alike or len(Q) != len(names) or len(Q) % len(K):
        return None
    future = np.triu_indices(n, 1)
    causal = not capture.layers[place][:, future[0], future[1]].any()
    document = Document(
        tokens=capture.key_labels,
        X=np.eye(n),
        W_Q=_double(Q),
        W_K=_double(K),
        W_V=_double(V),
        mask=MaskSpec("causal" if causal else "none"),
        heads=tuple(map(HeadSpec, names)),
        title=title,
        note=" ".join(capture.notes),
        start_token=capture.start_token,
    )
    error = float(np.abs(run(document).pattern - capture.layers[place]).max())
    return document if error <= AGREES else None


def _double(array: Floats) -> Floats:
    return np.asarray(array, dtype=np.float64)
