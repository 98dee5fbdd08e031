"""The model that comes with the program, run for lessons: see `attnviz.model.lessons.toy`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from attnviz import rounding
from attnviz.checkpoints.asked import changed_document
from attnviz.checkpoints.changes import HeadOff
from attnviz.checkpoints.config import ModelConfig
from attnviz.checkpoints.discover import BUILT_IN
from attnviz.checkpoints.layers import layer_document
from attnviz.checkpoints.model import LanguageModel, open_model
from attnviz.checkpoints.training_steps import training_steps
from attnviz.errors import CheckpointError
from attnviz.language import tr
from attnviz.model.document.bounds import beyond
from attnviz.model.document.document import Document
from attnviz.model.document.options import HeadSpec
from attnviz.model.lessons.toy import Head, ToyLayer, ToyMean

TEXTS, SEED = 256, 0
SHORTEST, LONGEST = 8, 12  # letters that are repeated


@lru_cache(maxsize=4)
def saved_steps(name: str) -> tuple[int, ...]:
    """Return after which steps of its training a model was saved; () for one that there is not."""
    return tuple(each.number for each in training_steps(BUILT_IN.folder / name)) if name else ()


@lru_cache(maxsize=32)
def document_of(layer: ToyLayer) -> Document:
    """Run a text and return a layer.

    Raises
    ------
    CheckpointError
        For a text, layer, head or step that the model has not.
    """
    model = _model(layer.name, layer.step)
    encoded = model.encode(layer.text)
    run = model.run(encoded.ids, changes=_off(model.config, layer.off))
    title = f"{layer.name} · {layer.text}"
    if not 0 <= layer.layer < model.config.n_layers:
        raise CheckpointError(beyond("layer", layer.layer + 1, 1, model.config.n_layers))
    found = layer_document(model.weights, run, layer.layer, encoded.tokens, title)
    heads = tuple(HeadSpec(_title(layer, head)) for head in range(found.n_heads))
    return changed_document(replace(found, heads=heads), run, layer.layer)


def _title(layer: ToyLayer, head: int) -> str:
    """Name a head; of a model that still learned with the step, and how much it copied by then."""
    name = _named((layer.layer, head))
    if layer.step is None:
        return name
    copied = 100 * _means(layer.name, layer.off, layer.step).copy[layer.layer, head]
    told = tr("step {step}: {share}%", step=layer.step, share=rounding.fixed(float(copied), 0))
    return f"{name} · {told}"


def mean_of(mean: ToyMean) -> float:
    """Return an average over `TEXTS` texts, each of different letters that repeat.

    Raises
    ------
    CheckpointError
        For a head or step that the model has not.
    """
    means = _means(mean.name, mean.off, mean.step)
    if mean.what == "right" or mean.head is None:
        return means.right
    _off(_model(mean.name, mean.step).config, (mean.head,))
    return float((means.copy if mean.what == "copy" else means.previous)[mean.head])


@dataclass(frozen=True, eq=False)
class _Means:
    """Averages over many texts: the share of right guesses, and (n_layers, n_heads) weights."""

    right: float
    copy: NDArray[np.float64]
    previous: NDArray[np.float64]


@lru_cache(maxsize=16)
def _means(name: str, off: tuple[Head, ...], step: int | None) -> _Means:
    """Run many texts.

    What follows a letter was seen once from the first repeat on: there guesses count, and weight on
    whatever followed an earlier copy of the letter.
    """
    model = _model(name, step)
    changes, n = _off(model.config, off), model.config.max_tokens
    earlier, places = np.tri(n, k=-1, dtype=np.bool_), np.arange(1, n)
    right, copied, before = [], [], []
    for ids, period in _texts(model.config):
        read, rows = ids[:-1], np.arange(period, n)
        run = model.run(read.tolist(), changes=changes)
        right += (model.all_logits(run)[rows].argmax(axis=-1) == ids[rows + 1]).tolist()
        followed = np.roll(earlier & (read[:, None] == read[None, :]), 1, axis=1)
        copied.append((run.pattern * followed).sum(axis=-1)[..., rows])
        before.append(run.pattern[..., places, places - 1])
    means = (np.concatenate(each, axis=-1).mean(axis=-1) for each in (copied, before))
    return _Means(float(np.mean(right)), *means)


def _texts(config: ModelConfig) -> Iterator[tuple[NDArray[np.int64], int]]:
    """Yield texts, one token longer than the model reads, and after how many each repeats."""
    rng = np.random.default_rng(SEED)
    for _ in range(TEXTS):
        period = int(rng.integers(SHORTEST, LONGEST + 1))
        once = rng.choice(config.vocab_size, period, replace=False)
        yield np.resize(once, config.max_tokens + 1), period


@lru_cache(maxsize=16)
def _model(name: str, step: int | None) -> LanguageModel:
    folder = BUILT_IN.folder / name
    if not (folder / "config.json").is_file():
        raise CheckpointError(
            tr("model: found {name}, expected one that comes with attnviz", name=repr(name))
        )
    if step is None:
        return open_model(folder)
    known = {each.number: each.path for each in training_steps(folder)}
    if step not in known:
        numbers = ", ".join(map(str, known))
        raise CheckpointError(
            tr("step: found {value}, expected one of {known}", value=step, known=numbers)
        )
    return open_model(known[step])


def _off(config: ModelConfig, heads: tuple[Head, ...]) -> list[HeadOff]:
    for layer, head in heads:
        if not (0 <= layer < config.n_layers and 0 <= head < config.n_heads):
            raise CheckpointError(tr("there is no head {name}", name=_named((layer, head))))
    return [HeadOff(*head) for head in heads]


def _named(head: tuple[int, ...]) -> str:
    """Name a head as a class counts: L1·H2."""
    return f"L{head[0] + 1}·H{head[1] + 1}"
