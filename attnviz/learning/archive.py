"""A run of learning as an .npz archive: what it began with, what was measured, every kept step.

Arrays, C kept steps and M measurements:

===============================  ==============================================================
settings                         text, JSON: the fields of `RunSettings`, the vocabulary, changes
steps                            (C,)
embedding                        (C, vocabulary, width)
positions                        (C, n_tokens, width)
W_Q, W_K, W_V                    (C, n_layers, n_heads, width, d_k)
W_O                              (C, n_layers, n_heads * d_k, width)
unembedding                      (C, width, vocabulary)
measured_steps, loss, accuracy   (M,)
previous, copy                   (M, n_layers, n_heads), NaN where a score means nothing
===============================  ==============================================================
"""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.learning.training import Measurement, Training


def arrays_of(training: Training) -> dict[str, NDArray[Any]]:
    """Return everything of a run by name; the run stands where it stood."""
    stood = training.step
    kept: dict[str, list[NDArray[Any]]] = {}
    steps = sorted({*training.kept_steps(), training.latest})
    for step in steps:
        training.go_to(step)
        network = training.network
        heads = [network.heads(layer) for layer in range(training.sizes.n_layers)]
        for name, array in (
            ("embedding", network.embedding),
            ("positions", network.positions),
            ("W_Q", np.stack([q for q, _, _ in heads])),
            ("W_K", np.stack([k for _, k, _ in heads])),
            ("W_V", np.stack([v for _, _, v in heads])),
            ("W_O", np.stack(network.W_O)),
            ("unembedding", network.unembedding),
        ):
            kept.setdefault(name, []).append(array.copy())
    training.go_to(stood)
    told = {
        **asdict(training.settings),
        "vocabulary": training.task.vocabulary,
        "changes": [
            {"step": c.step, "held": sorted(c.held), "rate": c.rate} for c in training.changes
        ],
    }
    measured = training.measurements
    return {
        "settings": np.array(json.dumps(told, ensure_ascii=False)),
        "steps": np.array(steps),
        **{name: np.stack(all_) for name, all_ in kept.items()},
        "measured_steps": np.array([m.step for m in measured]),
        "loss": np.array([m.loss for m in measured]),
        "accuracy": np.array([m.accuracy for m in measured]),
        "previous": np.stack([m.previous for m in measured]),
        "copy": np.stack([m.copy for m in measured]),
    }


def encoded(training: Training) -> bytes:
    """Return a run as the bytes of an .npz archive."""
    buffer = io.BytesIO()
    np.savez_compressed(buffer, **arrays_of(training))  # type: ignore[arg-type]
    return buffer.getvalue()


def curves_of(history: Sequence[Measurement]) -> tuple[list[str], NDArray[np.float64]]:
    """Return the names of the columns and what was measured, a row each, (M, columns)."""
    first = history[0]
    heads = [
        f"L{layer + 1}H{head + 1}"
        for layer in range(first.copy.shape[0])
        for head in range(first.copy.shape[1])
    ]
    columns = ["step", "loss", "accuracy"]
    columns += [f"{role}_{head}" for role in ("previous", "copy") for head in heads]
    rows = [
        [m.step, m.loss, m.accuracy, *m.previous.ravel().tolist(), *m.copy.ravel().tolist()]
        for m in history
    ]
    return columns, np.array(rows, dtype=np.float64)
