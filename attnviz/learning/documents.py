"""A layer of a model that learns, on one text, as a Document."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.learning import network as net
from attnviz.learning.training import Training
from attnviz.model.document.document import Document
from attnviz.model.document.options import HeadSpec
from attnviz.model.document.unembedding import Unembedding


def layer_document(training: Training, layer: int, text: Sequence[str]) -> Document:
    """Return a layer at the step a run stands at, as float32; heads held at zero are muted.

    Parameters
    ----------
    training : the run
    layer : counted from 0
    text : tokens of its task

    Raises
    ------
    EditError
        When there is no such layer, or the text has tokens that the task has not.
    """
    sizes = training.sizes
    if not 0 <= layer < sizes.n_layers:
        raise EditError(f"layer: found {layer}, expected 0 to {sizes.n_layers - 1}")
    tokens = training.task.encode(text)
    done = net.forward(training.network, tokens[None], training.held)
    W_Q, W_K, W_V = (np.ascontiguousarray(part) for part in training.network.heads(layer))
    return Document(
        tokens=tuple(text),
        X=done.layers[layer].X.copy(),
        W_Q=W_Q,
        W_K=W_K,
        W_V=W_V,
        W_O=training.network.W_O[layer].copy(),
        of_model=True,
        unembedding=_unembedding(training) if layer + 1 == sizes.n_layers else None,
        muted=frozenset(head for at, head in training.held if at == layer),
        heads=tuple(HeadSpec(f"L{layer + 1}·H{head + 1}") for head in range(sizes.n_heads)),
        title=tr("step {step} · layer {layer}", step=training.step, layer=layer + 1),
    )


def _unembedding(training: Training) -> Unembedding | None:
    """Return what reads the last layer; None for a task that does not ask for the next token."""
    task = training.task
    if not task.asks_next:
        return None
    return Unembedding(tuple(task.vocabulary), training.network.unembedding.copy())
