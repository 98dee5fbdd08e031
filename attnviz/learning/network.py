"""The model that learns: its numbers in one vector, forward, and the gradient of its loss.

A text's vectors are X₀ = embedding + positions; each layer adds softmax(Q Kᵀ ÷ √d_k + M) V W_O;
the last ones times the unembedding are the scores of what is to be guessed (attention-only
transformers: Elhage et al. 2021, *A Mathematical Framework for Transformer Circuits*).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.errors import EditError
from attnviz.language import or_list
from attnviz.learning.tasks import Batch, Ints
from attnviz.model.document.learning import HEADS, LAYERS, WIDTHS, Head

Floats = NDArray[Any]

SAFE = 60.0  # e^60 times some rows is far below the largest float32
LOUD = 3.0  # how much larger embedding and positions start than what writes on them


@dataclass(frozen=True)
class Sizes:
    """How large a model is.

    Parameters
    ----------
    vocabulary, n_tokens : different tokens, and the longest text
    n_layers, n_heads : layers, and heads in each
    width : numbers of a token vector, shared out among the heads
    """

    vocabulary: int
    n_tokens: int
    n_layers: int = 2
    n_heads: int = 2
    width: int = 32

    def __post_init__(self) -> None:
        for name, value, known in (
            ("layers", self.n_layers, LAYERS),
            ("heads", self.n_heads, HEADS),
            ("width", self.width, WIDTHS),
        ):
            if value not in known:
                raise EditError(
                    f"{name}: found {value}, expected {or_list([str(n) for n in known])}"
                )

    @property
    def d_k(self) -> int:
        """Width of one head."""
        return self.width // self.n_heads

    @cached_property
    def places(self) -> dict[str, tuple[slice, tuple[int, int]]]:
        """Where each array lies in the vector of all numbers, and its shape."""
        d = self.width
        shapes: dict[str, tuple[int, int]] = {
            "embedding": (self.vocabulary, d),
            "positions": (self.n_tokens, d),
            "unembedding": (d, self.vocabulary),
        }
        for layer in range(self.n_layers):
            shapes[f"W_QKV.{layer}"] = (d, 3 * d)
            shapes[f"W_O.{layer}"] = (d, d)
        found, start = {}, 0
        for name, shape in shapes.items():
            end = start + shape[0] * shape[1]
            found[name] = slice(start, end), shape
            start = end
        return found

    @property
    def count(self) -> int:
        """How many numbers it has."""
        return sum(shape[0] * shape[1] for _, shape in self.places.values())


class Network:
    """A model: named views into one float32 vector.

    `embedding` (vocabulary, width), `positions` (n_tokens, width), `unembedding` (width,
    vocabulary); of each layer `W_QKV` (width, 3 · width), queries, keys and values side by side
    with the heads one after the other, and `W_O` (width, width).
    """

    def __init__(self, sizes: Sizes, vector: Floats) -> None:
        self.sizes, self.vector = sizes, vector
        views = {
            name: vector[place].reshape(shape) for name, (place, shape) in sizes.places.items()
        }
        self.embedding, self.positions = views["embedding"], views["positions"]
        self.unembedding = views["unembedding"]
        self.W_QKV = [views[f"W_QKV.{layer}"] for layer in range(sizes.n_layers)]
        self.W_O = [views[f"W_O.{layer}"] for layer in range(sizes.n_layers)]

    def heads(self, layer: int) -> tuple[Floats, Floats, Floats]:
        """Return W_Q, W_K, W_V of a layer, each (n_heads, width, d_k)."""
        s = self.sizes
        parts = self.W_QKV[layer].reshape(s.width, 3, s.n_heads, s.d_k).transpose(1, 2, 0, 3)
        return parts[0], parts[1], parts[2]


def untrained(sizes: Sizes, rng: np.random.Generator) -> Network:
    """Return a model of random numbers, normal and of a scale that keeps vectors of one length."""
    network = Network(sizes, np.empty(sizes.count, dtype=np.float32))
    d = sizes.width

    def fill(array: Floats, scale: float) -> None:
        array[...] = rng.standard_normal(array.shape) * scale

    fill(network.embedding, LOUD / d**0.5)
    fill(network.positions, LOUD / d**0.5)
    fill(network.unembedding, 1 / d**0.5)
    for W_QKV, W_O in zip(network.W_QKV, network.W_O, strict=True):
        for part in range(3):
            fill(W_QKV[:, part * d : (part + 1) * d], 1 / d**0.5)
        fill(W_O, 0.5 / d**0.5)
    return network


@dataclass(frozen=True, eq=False)
class LayerPass:
    """What one layer did: `X` (texts · n, width) it read; `qkv` (3, texts, heads, n, d_k);
    `pattern` (texts, heads, n, n); `z` (texts · n, width), what the heads gave, side by side.
    """

    X: Floats
    qkv: Floats
    pattern: Floats
    z: Floats


@dataclass(frozen=True, eq=False)
class Pass:
    """A batch of texts through the model. `out` (texts · n, width) is what the last layer left."""

    layers: tuple[LayerPass, ...]
    out: Floats


def forward(network: Network, tokens: Ints, held: frozenset[Head] = frozenset()) -> Pass:
    """Run texts through the model.

    Parameters
    ----------
    tokens : (texts, n), n at most `Sizes.n_tokens`
    held : heads whose result is 0
    """
    s = network.sizes
    texts, n = tokens.shape
    x = (network.embedding[tokens] + network.positions[:n]).reshape(texts * n, s.width)
    future = np.triu(np.full((n, n), -np.inf, dtype=np.float32), 1)
    layers = []
    for layer, (W_QKV, W_O) in enumerate(zip(network.W_QKV, network.W_O, strict=True)):
        apart = (x @ W_QKV).reshape(texts, n, 3, s.n_heads, s.d_k)
        qkv = np.ascontiguousarray(apart.transpose(2, 0, 3, 1, 4))
        pattern = qkv[0] @ qkv[1].swapaxes(-1, -2)
        pattern *= np.float32(s.d_k**-0.5)
        _softmax(pattern, future)
        blended = pattern @ qkv[2]
        for head in _of_layer(held, layer):
            blended[:, head] = 0
        z = blended.transpose(0, 2, 1, 3).reshape(texts * n, s.width)
        layers.append(LayerPass(x, qkv, pattern, z))
        x = x + z @ W_O
    return Pass(tuple(layers), x)


def _softmax(scores: Floats, future: Floats) -> None:
    """Turn scores (..., n, n) into weights in place; what lies in the future gets none.

    Where no score is so far from 0 that e^x would leave float32, rows keep their largest: looking
    for it takes as long as e^x.
    """
    near = scores.min() > -SAFE and scores.max() < SAFE
    scores += future
    if not near:
        scores -= scores.max(axis=-1, keepdims=True)
    np.exp(scores, out=scores)
    sums = scores @ np.ones(scores.shape[-1], dtype=scores.dtype)
    scores *= (1 / sums)[..., None]


def logits(network: Network, done: Pass, rows: Ints | slice = slice(None)) -> Floats:
    """Return the scores of what is to be guessed, (rows, vocabulary)."""
    return np.asarray(done.out[rows] @ network.unembedding)


@dataclass(frozen=True)
class Loss:
    """How well guesses were: mean of −ln p of the right token, and the share that were right."""

    loss: float
    accuracy: float


def judge(network: Network, done: Pass, batch: Batch) -> Loss:
    """Return the loss of a batch that was run."""
    rows = np.flatnonzero(batch.asked)
    scores = logits(network, done, rows)
    targets = batch.targets.ravel()[rows]
    top = scores.max(axis=-1, keepdims=True)
    right = scores[np.arange(len(rows)), targets] - top[:, 0]
    total = np.log(np.exp(scores - top).sum(axis=-1))
    return Loss(float((total - right).mean()), float((scores.argmax(-1) == targets).mean()))


def gradient(
    network: Network, batch: Batch, held: frozenset[Head] = frozenset()
) -> tuple[Loss, Floats]:
    """Return the loss of a batch, and its gradient with respect to every number of the model.

    Returns
    -------
    Loss, float32 (Sizes.count,)
    """
    s = network.sizes
    texts, n = batch.tokens.shape
    done = forward(network, batch.tokens, held)
    slopes = Network(s, np.zeros_like(network.vector))

    rows = np.flatnonzero(batch.asked)
    targets = batch.targets.ravel()[rows]
    at = np.arange(len(rows))
    scores = logits(network, done, rows)
    guesses = scores.argmax(axis=-1)
    scores -= scores.max(axis=-1, keepdims=True)
    right = scores[at, targets]
    np.exp(scores, out=scores)
    total = scores.sum(axis=-1, keepdims=True)
    loss = float((np.log(total[:, 0]) - right).mean())
    scores /= total
    scores[at, targets] -= 1
    scores /= np.float32(len(rows))

    seen = done.out[rows]
    np.matmul(seen.T, scores, out=slopes.unembedding)
    dx = np.zeros_like(done.out)
    dx[rows] = scores @ network.unembedding.T
    for layer in reversed(range(s.n_layers)):
        one = done.layers[layer]
        q, k, v = one.qkv
        np.matmul(one.z.T, dx, out=slopes.W_O[layer])
        dz = _by_head(dx @ network.W_O[layer].T, texts, n, s)
        for head in _of_layer(held, layer):
            dz[:, head] = 0
        d_pattern = dz @ v.swapaxes(-1, -2)
        d_qkv = np.empty_like(one.qkv)
        np.matmul(one.pattern.swapaxes(-1, -2), dz, out=d_qkv[2])
        d_pattern -= np.einsum("bhtu,bhtu->bht", d_pattern, one.pattern)[..., None]
        d_pattern *= one.pattern
        d_pattern *= np.float32(s.d_k**-0.5)
        np.matmul(d_pattern, k, out=d_qkv[0])
        np.matmul(d_pattern.swapaxes(-1, -2), q, out=d_qkv[1])
        joined = d_qkv.transpose(1, 3, 0, 2, 4).reshape(texts * n, 3 * s.width)
        np.matmul(one.X.T, joined, out=slopes.W_QKV[layer])
        dx = dx + joined @ network.W_QKV[layer].T
    which = np.zeros((s.vocabulary, texts * n), dtype=np.float32)
    which[batch.tokens.ravel(), np.arange(texts * n)] = 1
    np.matmul(which, dx, out=slopes.embedding)
    slopes.positions[:n] = dx.reshape(texts, n, s.width).sum(axis=0)
    return Loss(loss, float((guesses == targets).mean())), slopes.vector


def _by_head(x: Floats, texts: int, n: int, s: Sizes) -> Floats:
    return np.ascontiguousarray(x.reshape(texts, n, s.n_heads, s.d_k).transpose(0, 2, 1, 3))


def _of_layer(held: frozenset[Head], layer: int) -> list[int]:
    return [head for at, head in held if at == layer]
