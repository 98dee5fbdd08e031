"""One head off at a time: what is left of a token when each head in turn hands over nothing.

Runs that differ in one head of a layer are equal below it. Above it they pass through each layer
together, so that its weights are read once for all of them, and widened once where they are not
kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.checkpoints.changes import Change, HeadOff, LayerChanges
from attnviz.checkpoints.config import ModelConfig
from attnviz.checkpoints.forward import CancelledError, Progress, Run
from attnviz.checkpoints.layer_pass import RowPlaces, attend, capped, left_by, normed
from attnviz.checkpoints.weights import LayerWeights, Weights

# Numbers in the widest array of a layer: rows enough for quick matrix products, and little memory
# beside the weights. SmolLM2-135M gets through all its heads in 6.1 s of one core, 1,365 rows at
# once; in 22 s with each head in a run of its own.
NUMBERS_AT_ONCE = 2**22
# Streams that wait for the next layer: heads of as many layers as fit are off in one reading.
WAITING_BYTES = 2**28
LOGITS_AT_ONCE = 2**22
PROBED_ROWS = 144  # that pass through a layer to see how long that takes

Floats = NDArray[Any]


def one_head_off(
    weights: Weights,
    run: Run,
    token: int,
    *,
    changes: Sequence[Change] = (),
    progress: Progress | None = None,
) -> Floats:
    """Return the probability of a token with each head off in turn, (n_layers, n_heads).

    Layers below the head are those of `run`; only what comes after it is computed.

    Parameters
    ----------
    run : the text, with `changes` on
    changes : what stays on beside the one head
    progress : called as (layers run, layers to run), a layer counted anew for each head that is
        off; False cancels

    Raises
    ------
    CancelledError
        When `progress` returns False.
    """
    c = run.config
    left = np.empty((c.n_layers, c.n_heads))
    sweep = _Sweep(weights, run, changes, progress)
    for layers in _together(weights, run):
        left[layers.start : layers.stop] = sweep.shares(layers, token)
    return left


def _together(weights: Weights, run: Run) -> Iterator[range]:
    """Give the layers whose heads are off in one reading of the layers above, the last first."""
    c = run.config
    each = c.n_heads * run.n_tokens * c.d_model * weights.dtype.itemsize
    count = max(1, WAITING_BYTES // each)
    for stop in range(c.n_layers, 0, -count):
        yield range(max(0, stop - count), stop)


@dataclass(frozen=True)
class SweepPace:
    """How fast a model gets through its heads.

    Parameters
    ----------
    row : seconds that one row of a stream takes in one layer
    reading : seconds until the weights of a layer are there
    """

    row: float
    reading: float

    def seconds(self, weights: Weights, run: Run) -> float:
        """Return about how long `one_head_off` takes for a text."""
        c = run.config
        read = sum(c.n_layers - layers.start for layers in _together(weights, run))
        return self.row * run.n_tokens * _layers_to_run(c) + self.reading * read


def sweep_pace(weights: Weights, run: Run) -> SweepPace:
    """Measure how fast a few streams of a text pass through the last layer."""
    c, layer = run.config, run.config.n_layers - 1
    n = min(run.n_tokens, PROBED_ROWS)
    started = perf_counter()
    w = weights.layer(layer)
    x = np.repeat(run.stream[layer][None, :n], max(1, min(c.n_heads, PROBED_ROWS // n)), axis=0)
    places, changes = RowPlaces(c, n, 0, weights.dtype), LayerChanges()
    read = perf_counter()
    z = _handed_over(c, w, layer, x, places=places, changes=changes)
    left_by(w, x, z, config=c, changes=changes, first=0)
    return SweepPace((perf_counter() - read) / (len(x) * n), read - started)


class _Sweep:
    """Runs of one text in each of which one head is off."""

    def __init__(
        self, weights: Weights, run: Run, changes: Sequence[Change], progress: Progress | None
    ) -> None:
        self._weights = weights
        self._run = run
        self._changes = changes
        self._progress = progress
        self._places = RowPlaces(run.config, run.n_tokens, 0, weights.dtype)
        self._done = 0
        self._whole = _layers_to_run(run.config)

    def shares(self, layers: range, token: int) -> Floats:
        """Return what is left of a token with each head of some layers off, (layers, heads)."""
        c, run = self._run.config, self._run
        waiting = np.empty((0, run.n_tokens, c.d_model), self._weights.dtype)
        for layer in range(layers.start, c.n_layers):
            w = self._weights.layer(layer)
            # Of the last layer the next token needs the last row alone.
            rows = slice(run.n_tokens - 1 if layer == c.n_layers - 1 else 0, None)
            parts = list(self._passed(w, layer, waiting, rows))
            if layer in layers:
                parts[:0] = self._begun(w, layer, rows)
            waiting = np.concatenate(parts)
        weight, bias = self._weights.final_norm()
        found = self._read(normed(c, waiting[:, -1], weight, bias), token)
        # Those of higher layers began later and stand in front.
        return found.reshape(len(layers), c.n_heads)[::-1]

    def _begun(self, w: LayerWeights, layer: int, rows: slice) -> Iterator[Floats]:
        """Give the streams after a layer of which each head is off in turn."""
        run = self._run
        for heads in self._chunks(run.config.n_heads, w):
            z = np.repeat(run.z[layer][None], len(heads), axis=0)
            for place, head in enumerate(heads):
                self._of(layer, HeadOff(layer, head)).replace_z(z[place], 0)
            yield self._after(w, layer, run.stream[layer], z, rows)

    def _passed(
        self, w: LayerWeights, layer: int, waiting: Floats, rows: slice
    ) -> Iterator[Floats]:
        """Give streams after one more layer."""
        c, changes = self._run.config, self._of(layer)
        for chunk in self._chunks(len(waiting), w):
            x = waiting[chunk.start : chunk.stop]
            z = _handed_over(c, w, layer, x, places=self._places, changes=changes)
            yield self._after(w, layer, x, z, rows)

    def _after(self, w: LayerWeights, layer: int, x: Floats, z: Floats, rows: slice) -> Floats:
        """Return what a layer leaves in the rows that are wanted of streams, and tell of it."""
        after = left_by(
            w,
            x[..., rows, :],
            z[..., rows, :],
            config=self._run.config,
            changes=self._of(layer),
            first=int(rows.start),
        )
        self._done += len(z)
        if self._progress is not None and not self._progress(self._done, self._whole):
            raise CancelledError
        return after

    def _read(self, vectors: Floats, token: int) -> Floats:
        """Return the probability of a token after normed vectors (n, d_model), (n,)."""
        c = self._run.config
        found = np.empty(len(vectors))
        for some in _cut(len(vectors), max(1, LOGITS_AT_ONCE // c.vocab_size)):
            part = slice(some.start, some.stop)
            logits = capped(self._weights.logits(vectors[part]), c.logit_cap).astype(np.float64)
            logits -= logits[:, token, None].copy()
            with np.errstate(over="ignore"):  # past the largest number nothing is left of the token
                found[part] = 1 / np.exp(logits, out=logits).sum(axis=1)
        return found

    def _of(self, layer: int, *more: Change) -> LayerChanges:
        return LayerChanges([each for each in (*self._changes, *more) if each.layer == layer])

    def _chunks(self, count: int, w: LayerWeights) -> Iterator[range]:
        """Cut a number of streams into those that pass through a layer at once."""
        n = self._run.n_tokens
        widest = max(len(w.qkv), self._run.config.n_heads * n, 0 if w.up is None else len(w.up))
        return _cut(count, max(1, NUMBERS_AT_ONCE // (n * widest)))


def _layers_to_run(config: ModelConfig) -> int:
    """Count the layers that run, one anew for each head that is off."""
    return config.n_heads * sum(range(1, config.n_layers + 1))


def _handed_over(
    config: ModelConfig,
    w: LayerWeights,
    layer: int,
    x: Floats,
    *,
    places: RowPlaces,
    changes: LayerChanges,
) -> Floats:
    """Return what the heads of a layer hand over of streams, (…, n_heads, n, d_k)."""
    keys = np.empty((len(x), config.n_kv_heads, x.shape[1], config.d_k), x.dtype)
    h = normed(config, x, w.norm1, w.norm1_b)
    _, z = attend(
        w,
        h,
        keys,
        np.empty_like(keys),
        config=config,
        layer=layer,
        places=places,
        changes=changes,
    )
    return z


def _cut(count: int, size: int) -> Iterator[range]:
    """Cut a number of things into ranges of at most `size`."""
    return (range(start, min(start + size, count)) for start in range(0, count, size))
