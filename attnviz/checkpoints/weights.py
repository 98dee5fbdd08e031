"""The weights of a model as the forward pass wants them, widened layer by layer.

A small model's layers are kept once they are widened; of a large one a single layer is held at a
time, so that a 7B file runs in the memory of one layer. The output matrix is never kept: it is as
large as many layers, and a run reads it once.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.checkpoints.config import ModelConfig
from attnviz.checkpoints.layout import Layout, Roles, Source
from attnviz.checkpoints.tensors import TensorFile

Floats = NDArray[Any]

# Layers are kept while all of them together stay below this.
KEEP_BYTES = 3 * 2**30
# Numbers of the output matrix that are widened at a time: they stay in the cache for the product.
# SmolLM2-135M Q4_1 takes 22 ms for it; kept widened it would take 4 ms, and 108 MiB of 620.
NUMBERS_AT_ONCE = 2**18


@dataclass(frozen=True, eq=False)
class LayerWeights:
    """One layer; matrices (output, input), biases and norms (width,), None where there is none.

    Parameters
    ----------
    qkv : (n_heads·d_k + 2·n_kv_heads·d_k, d_model), rows of Q, K, V in this order
    out : (d_model, n_heads·d_k)
    up : (d_ff or 2·d_ff, d_model), the gate first
    down : (d_model, d_ff)
    norm1, norm2 : before attention and before the MLP
    post1, post2 : after them (Gemma 2)
    q_norm, k_norm : (d_k,) (Qwen3)
    """

    qkv: Floats
    out: Floats
    norm1: Floats | None = None
    norm2: Floats | None = None
    up: Floats | None = None
    down: Floats | None = None
    norm1_b: Floats | None = None
    qkv_b: Floats | None = None
    out_b: Floats | None = None
    norm2_b: Floats | None = None
    up_b: Floats | None = None
    down_b: Floats | None = None
    post1: Floats | None = None
    post2: Floats | None = None
    q_norm: Floats | None = None
    k_norm: Floats | None = None


class Weights:
    """The weights of one model file.

    Parameters
    ----------
    config : the model
    file : its open weight file
    layout : where each role lies in it
    dtype : float32, or float64 for reference runs
    keep_bytes : widened layers are kept while all together stay below this
    source : name of the file or folder, for messages
    """

    def __init__(
        self,
        config: ModelConfig,
        file: TensorFile,
        layout: Layout,
        dtype: Any = np.float32,
        keep_bytes: int = KEEP_BYTES,
        *,
        source: str = "",
    ) -> None:
        self.config = config
        self.source = source
        self.dtype = np.dtype(dtype)
        self._file = file
        self._layout = layout
        self._keeps = self.widened_bytes() <= keep_bytes
        self._layers: dict[int, LayerWeights] = {}
        self._kept: dict[str, Floats | None] = {}

    @property
    def keeps(self) -> bool:
        """Whether layers stay widened once they are."""
        return self._keeps

    def widened_bytes(self) -> int:
        """Return how many bytes all layers take once they are widened."""
        return sum(self._layer_sizes()) * int(self.dtype.itemsize)

    def running_bytes(self) -> int:
        """Return about how many bytes a short text takes: all layers, or one at a time."""
        if self._keeps:
            return self.widened_bytes()
        return 2 * self.layer_bytes() + NUMBERS_AT_ONCE * int(self.dtype.itemsize)

    def layer_bytes(self) -> int:
        """Return how many bytes the largest layer takes once it is widened."""
        return max(self._layer_sizes()) * int(self.dtype.itemsize)

    def layer(self, index: int) -> LayerWeights:
        """Return one layer, widened anew where layers are not kept."""
        known = self._layers.get(index)
        if known is not None:
            return known
        roles = self._layout.layers[index]
        read = {role: self._read(roles, role) for role in roles}
        made = LayerWeights(**read)  # type: ignore[arg-type]  # required roles are never None
        if self._keeps:
            self._layers[index] = made
        return made

    def final_norm(self) -> tuple[Floats | None, Floats | None]:
        """Return weight and bias of the norm before the output matrix, if there is one."""
        return self._model("final_norm"), self._model("final_norm_b")

    def embedded(self, ids: NDArray[np.int64], first: int = 0) -> Floats:
        """Return the vectors that enter the first layer, (n, d_model).

        Parameters
        ----------
        ids : (n,) token ids
        first : position of the first of them
        """
        X = self._file.read_rows(self._layout.model["embedding"][0].name, ids, self.dtype)
        if self.config.embedding_scale != 1.0:
            X = X * self.dtype.type(self.config.embedding_scale)
        if self.config.learned_positions:
            positions = self.positions()
            X = X + positions[first : first + len(ids)]
        return X

    def positions(self) -> Floats:
        """Return the learned position vectors, (n_positions, d_model)."""
        found = self._model("positions")
        assert found is not None
        return found

    def logits(self, vectors: Floats) -> Floats:
        """Return normed vectors (n, d_model) against every token, (n, vocabulary), uncapped."""
        name = self._layout.model["unembedding"][0].name
        n_rows, width = self._file.tensors[name].shape
        step = max(1, NUMBERS_AT_ONCE // width)
        out = np.empty((len(vectors), n_rows), dtype=self.dtype)
        for start in range(0, n_rows, step):
            rows = slice(start, min(n_rows, start + step))
            out[:, rows] = vectors @ self._file.read_rows(name, rows, self.dtype).T
        return out

    def unembedding_rows(self, ids: Any) -> Floats:
        """Return the rows of the output matrix that belong to some tokens, (n, d_model)."""
        name = self._layout.model["unembedding"][0].name
        return self._file.read_rows(name, np.asarray(ids), self.dtype)

    def broken(self, layer: int | None = None) -> str:
        """Return the name of a tensor with a number that is not finite, "" where there is none.

        Parameters
        ----------
        layer : the one that is looked through; None = what lies outside the layers
        """
        roles = self._layout.model if layer is None else self._layout.layers[layer]
        names = dict.fromkeys(one.name for sources in roles.values() for one in sources)
        there = (name for name in names if name in self._file.tensors)
        return next((n for n in there if not np.isfinite(self._file.read(n)).all()), "")

    def close(self) -> None:
        """Let go of everything that was widened, and of the file."""
        self._layers.clear()
        self._kept.clear()
        self._file.close()

    def _layer_sizes(self) -> list[int]:
        """Return how many numbers each layer holds; missing tensors hold none."""
        tensors = self._file.tensors
        return [
            sum(
                math.prod(tensors[one.name].shape)
                for sources in roles.values()
                for one in sources
                if one.name in tensors
            )
            for roles in self._layout.layers
        ]

    def _model(self, role: str) -> Floats | None:
        if role not in self._kept:
            self._kept[role] = self._read(self._layout.model, role)
        return self._kept[role]

    def _read(self, roles: Roles, role: str) -> Floats | None:
        """Return the tensors of a role one under another; None when the file has none of them."""
        sources = roles.get(role, ())
        if not all(s.name in self._file.tensors for s in sources) or not sources:
            return None  # all of them are missing: `Layout.check` refuses some
        parts = [self._one(s) for s in sources]
        found = parts[0] if len(parts) == 1 else np.concatenate(parts)
        if self.config.norm_offset and role in _NORMS:
            found = found + self.dtype.type(self.config.norm_offset)
        found.setflags(write=False)
        return found

    def _one(self, source: Source) -> Floats:
        found = self._file.read(source.name, self.dtype)
        return found if source.turn is None else source.turn(found)


_NORMS = ("norm1", "norm2", "post1", "post2", "final_norm", "q_norm", "k_norm")
