"""The forward pass of a decoder-only language model, layer by layer, keeping every pattern.

A run can go on from an earlier one: rows of a text that begins alike are taken over (no query sees
what comes after it), and so are layers below the first one that a change touches.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.checkpoints.changes import Change, LayerChanges, first_changed_layer, of_layer
from attnviz.checkpoints.config import ModelConfig
from attnviz.checkpoints.layer_pass import RowPlaces, attend, capped, left_by, normed
from attnviz.checkpoints.weights import LayerWeights, Weights
from attnviz.errors import CheckpointError
from attnviz.language import tr

Floats = NDArray[Any]
Ids = NDArray[np.int64]
Progress = Callable[[int, int], bool]
Each = Callable[[int, Floats, Floats], None]
"""Takes the number of a layer, its patterns (n_heads, n, n) and values (n_kv_heads, n, d_k)."""


class CancelledError(Exception):
    """The person who waited for a run does not want it any more; nothing was changed."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Run:
    """One text through the model. Layers, heads and positions count from 0.

    Parameters
    ----------
    ids : (n,) token ids
    stream : (n_layers + 1, n, d_model), the residual stream before each layer, and after the last
    final : (n, d_model), the stream after the last norm
    pattern : (n_layers, n_heads, n, n), rows are queries and sum to 1; none of the layers where
        they were handed over
    z : (n_layers, n_heads, n, d_k), blended values before the output matrix
    keys, values : (n_layers, n_kv_heads, n, d_k), keys rotated
    logits : (vocabulary,) at the last position, after the logit cap
    changes : what was replaced while it ran
    """

    config: ModelConfig
    ids: Ids
    stream: Floats
    final: Floats
    pattern: Floats
    z: Floats
    keys: Floats
    values: Floats
    logits: Floats
    changes: tuple[Change, ...] = ()
    reused_rows: int = 0
    reused_layers: int = 0

    @property
    def n_tokens(self) -> int:
        return len(self.ids)

    def probabilities(self) -> Floats:
        """Return the softmax of the last position's logits, float64 (vocabulary,)."""
        shifted = self.logits.astype(np.float64) - float(self.logits.max())
        exponentials = np.exp(shifted)
        return np.asarray(exponentials / exponentials.sum())

    def top(self, count: int = 5) -> list[tuple[int, float]]:
        """Return the most likely next tokens: (id, probability), the likeliest first."""
        shares = self.probabilities()
        count = min(count, len(shares))
        ids = np.argpartition(-shares, count - 1)[:count]
        ids = ids[np.argsort(-shares[ids], kind="stable")]
        return [(int(i), float(shares[i])) for i in ids]


@np.errstate(over="ignore", invalid="ignore")  # said by `_check_finite`, with the reason
def forward(
    weights: Weights,
    ids: Sequence[int] | Ids,
    *,
    previous: Run | None = None,
    changes: Sequence[Change] = (),
    progress: Progress | None = None,
    each: Each | None = None,
) -> Run:
    """Run a text through the model.

    Parameters
    ----------
    weights : the model
    ids : token ids, at least one
    previous : an earlier run whose rows and layers are taken over where they hold
    changes : what is replaced while it runs
    progress : called as (layers done, layers) after each layer; False cancels
    each : takes the patterns of each layer, which are then not kept: those of a long text take more
        memory than there is. They are overwritten by the next layer; nothing is taken over

    Raises
    ------
    CheckpointError
        For no token, an id that is not in the vocabulary, or a text longer than the model allows.
    CancelledError
        When `progress` returns False.
    """
    config = weights.config
    tokens = _checked(config, ids)
    changes = tuple(changes)
    if each is not None:
        previous = None
    rows, layers = _reusable(config, tokens, previous, changes)
    going = _Pass(config, len(tokens), rows, weights.dtype, keeps=each is None)
    if previous is not None:
        going.take_over(previous, layers)
    if layers:
        assert previous is not None
        x = previous.stream[layers, rows:].copy()
    else:
        x = weights.embedded(tokens[rows:], rows)
        _check_finite(weights, x, None, changes)
    for index in range(layers, config.n_layers):
        here = of_layer(changes, index)
        x = going.layer(weights.layer(index), index, x, here)
        _check_finite(weights, x, index, changes)
        if each is not None:
            each(index, going.patterns_of(index), going.values[index])
        if progress is not None and not progress(index + 1, config.n_layers):
            raise CancelledError
    going.stream[config.n_layers, rows:] = x
    weight, bias = weights.final_norm()
    going.final[rows:] = normed(config, x, weight, bias)
    logits = capped(weights.logits(going.final[-1:])[0], config.logit_cap)
    _check_finite(weights, logits, None, changes)
    return Run(
        config=config,
        ids=tokens,
        stream=going.stream,
        final=going.final,
        pattern=going.pattern if each is None else going.pattern[:0],
        z=going.z,
        keys=going.keys,
        values=going.values,
        logits=logits,
        changes=changes,
        reused_rows=rows,
        reused_layers=layers,
    )


def _check_finite(
    weights: Weights, found: Floats, layer: int | None, changes: tuple[Change, ...]
) -> None:
    """Raise CheckpointError for numbers that are none, and name the tensor that they come from.

    Parameters
    ----------
    found : what is checked
    layer : the one that gave it; None = what lies outside the layers
    """
    if np.isfinite(found).all():
        return
    broken = weights.broken(layer)
    if broken:
        raise CheckpointError(
            tr(
                "{source}: the tensor {name} holds infinite numbers or NaN, expected finite "
                "numbers. Get the file again",
                source=weights.source,
                name=broken,
            )
        )
    last = weights.config.n_layers - 1 if layer is None else layer
    if changes:
        raise CheckpointError(
            tr(
                "With these changes the numbers behind layer {n} are larger than float32 holds. "
                "Take one of the changes back",
                n=last,
            )
        )
    raise CheckpointError(
        tr(
            "{source}: the numbers behind layer {n} are larger than float32 holds. Are its weights "
            "damaged? Get the file again",
            source=weights.source,
            n=last,
        )
    )


def all_logits(weights: Weights, run: Run) -> Floats:
    """Return the logits of every position, (n, vocabulary), after the logit cap."""
    return logits_at(weights, run, slice(None))


def logits_at(weights: Weights, run: Run, positions: slice) -> Floats:
    """Return the logits of some positions, (n, vocabulary), after the logit cap."""
    return capped(weights.logits(run.final[positions]), weights.config.logit_cap)


class _Pass:
    """A run while it is computed: its arrays as in `Run`, filled in from row `first` on."""

    def __init__(self, config: ModelConfig, n: int, first: int, dtype: Any, *, keeps: bool) -> None:
        L, H, G, d_k = config.n_layers, config.n_heads, config.n_kv_heads, config.d_k
        self.config = config
        self.places = RowPlaces(config, n, first, dtype)
        self.stream = np.empty((L + 1, n, config.d_model), dtype)
        self.final = np.empty((n, config.d_model), dtype)
        self.pattern = np.zeros((L if keeps else 1, H, n, n), dtype)
        self._keeps = keeps
        self.z = np.empty((L, H, n, d_k), dtype)
        self.keys = np.empty((L, G, n, d_k), dtype)
        self.values = np.empty((L, G, n, d_k), dtype)

    def take_over(self, previous: Run, layers: int) -> None:
        """Copy what holds: the first rows of all layers, or all rows of the first layers."""
        rows = self.places.first
        self.stream[:, :rows] = previous.stream[:, :rows]
        self.final[:rows] = previous.final[:rows]
        self.pattern[:, :, :rows, :rows] = previous.pattern[:, :, :rows, :rows]
        for name in ("z", "keys", "values"):
            getattr(self, name)[:, :, :rows] = getattr(previous, name)[:, :, :rows]
        if layers:
            self.stream[:layers] = previous.stream[:layers]
            for name in ("pattern", "z", "keys", "values"):
                getattr(self, name)[:layers] = getattr(previous, name)[:layers]

    def patterns_of(self, index: int) -> Floats:
        """Return the patterns of a layer, (n_heads, n, n), to be read or filled in."""
        return np.asarray(self.pattern[index if self._keeps else 0])

    def layer(self, w: LayerWeights, index: int, x: Floats, changes: LayerChanges) -> Floats:
        """Return the residual stream after one layer for the new rows, (n_new, d_model)."""
        config, first = self.config, self.places.first
        self.stream[index, first:] = x
        pattern, z = attend(
            w,
            normed(config, x, w.norm1, w.norm1_b),
            self.keys[index],
            self.values[index],
            config=config,
            layer=index,
            places=self.places,
            changes=changes,
        )
        self.patterns_of(index)[:, first:] = pattern
        self.z[index][:, first:] = z
        return left_by(w, x, z, config=config, changes=changes, first=first)


def _checked(config: ModelConfig, ids: Sequence[int] | Ids) -> Ids:
    tokens = np.asarray(ids, dtype=np.int64)
    if tokens.ndim != 1 or not len(tokens):
        raise CheckpointError(
            tr("tokens: found shape {shape}, expected a list of at least one", shape=tokens.shape)
        )
    outside = tokens[(tokens < 0) | (tokens >= config.vocab_size)]
    if len(outside):
        raise CheckpointError(
            tr(
                "tokens: found id {found}, expected 0 to {vocab_size}",
                found=int(outside[0]),
                vocab_size=config.vocab_size - 1,
            )
        )
    if len(tokens) > config.max_tokens:
        raise CheckpointError(
            tr(
                "{n_tokens} tokens, the model has {max_tokens} positions. Shorten the text",
                n_tokens=f"{len(tokens):,}",
                max_tokens=f"{config.max_tokens:,}",
            )
        )
    return tokens


def _reusable(
    config: ModelConfig, ids: Ids, previous: Run | None, changes: tuple[Change, ...]
) -> tuple[int, int]:
    """Return how many rows of all layers, or how many layers of all rows, can be taken over."""
    if previous is None or previous.config is not config:
        return 0, 0
    rope = config.rope
    if rope is not None and not np.array_equal(
        rope.speeds(len(ids)), rope.speeds(len(previous.ids))
    ):
        return 0, 0
    if np.array_equal(previous.ids, ids):
        differ = set(changes) ^ set(previous.changes)
        if not differ and changes == previous.changes:
            return 0, config.n_layers
        return 0, first_changed_layer(differ or set(changes))
    if changes or previous.changes:
        return 0, 0
    shorter = min(len(ids), previous.n_tokens)
    unlike = np.flatnonzero(previous.ids[:shorter] != ids[:shorter])
    rows = int(unlike[0]) if len(unlike) else shorter
    # The last row is computed anew, so that there is one to compute.
    return min(rows, len(ids) - 1), 0
