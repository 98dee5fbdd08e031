"""One layer of a model on one text, as a Document: what every tab, edit and export understands.

X is the residual stream after the layer's norm, what attention reads. The engine then computes the
same patterns as the forward pass did.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.checkpoints.config import ModelConfig
from attnviz.checkpoints.forward import Run
from attnviz.checkpoints.layer_pass import normed
from attnviz.checkpoints.tokens import TokenText
from attnviz.checkpoints.weights import LayerWeights, Weights
from attnviz.errors import CheckpointError
from attnviz.language import tr
from attnviz.model.document.document import Document
from attnviz.model.document.mask import MaskSpec
from attnviz.model.document.options import HeadSpec, Options, Rope

Floats = NDArray[Any]


def layer_document(
    weights: Weights, run: Run, layer: int, tokens: tuple[TokenText, ...], title: str = ""
) -> Document:
    """Return one layer as a Document of float32.

    Parameters
    ----------
    weights : the model
    run : a text through it
    layer : counted from 0
    tokens : of the text, for reading
    title : name of the model

    Raises
    ------
    CheckpointError
        When there is no such layer.
    ShapeError
        When the text is too long for a Document.
    """
    config = weights.config
    if not 0 <= layer < config.n_layers:
        raise CheckpointError(
            tr(
                "layer: found {layer}, expected 0 to {n_layers}",
                layer=layer,
                n_layers=config.n_layers - 1,
            )
        )
    w = weights.layer(layer)
    W_Q, W_K, W_V = _split(config, w.qkv)
    b_Q, b_K, b_V = (None, None, None) if w.qkv_b is None else _split_bias(config, w.qkv_b)
    window = config.windows[layer]
    return Document(
        tokens=tuple(token.label for token in tokens),
        X=_single(normed(config, run.stream[layer], w.norm1, w.norm1_b)),
        W_Q=W_Q,
        W_K=W_K,
        W_V=W_V,
        W_O=_single(w.out.T),
        b_Q=b_Q,
        b_K=b_K,
        b_V=b_V,
        b_O=None if w.out_b is None else _single(w.out_b),
        q_norm=None if w.q_norm is None else _single(w.q_norm),
        k_norm=None if w.k_norm is None else _single(w.k_norm),
        mask=MaskSpec() if window is None else MaskSpec("window", window=window),
        options=_options(config, layer, run.n_tokens),
        heads=tuple(HeadSpec(f"{layer}.{head}") for head in range(config.n_heads)),
        title=f"{title or config.title} · layer {layer}",
        start_token=tokens[0].start,
    )


def value_norms(config: ModelConfig, w: LayerWeights, values: Floats) -> Floats:
    """Return the length of v W_O for every head and key, (n_heads, n).

    Parameters
    ----------
    config, w : the model and one of its layers
    values : (n_kv_heads, n, d_k) of that layer
    """
    by_head = w.out.reshape(config.d_model, config.n_heads, config.d_k).transpose(1, 2, 0)
    share = config.n_heads // config.n_kv_heads
    lengths = [
        np.linalg.norm(values[head // share] @ by_head[head], axis=-1)
        for head in range(config.n_heads)
    ]
    return np.stack(lengths)


def _split(config: ModelConfig, qkv: Floats) -> tuple[Floats, Floats, Floats]:
    """Return W_Q, W_K, W_V as (heads, d_model, d_k) from rows of Q, K, V."""
    H, G, d_k = config.n_heads, config.n_kv_heads, config.d_k
    by_head = _single(qkv.reshape(H + 2 * G, d_k, config.d_model).transpose(0, 2, 1))
    return by_head[:H], by_head[H : H + G], by_head[H + G :]


def _split_bias(config: ModelConfig, bias: Floats) -> tuple[Floats, Floats, Floats]:
    H, G = config.n_heads, config.n_kv_heads
    by_head = _single(bias.reshape(H + 2 * G, config.d_k))
    return by_head[:H], by_head[H : H + G], by_head[H + G :]


def _options(config: ModelConfig, layer: int, n_tokens: int) -> Options:
    options = Options(
        scale=config.scale_of(layer), softcap=config.softcap, rope=_rope(config, n_tokens)
    )
    return replace(options, qk_norm_eps=config.norm_eps) if config.qk_norm else options


def _rope(config: ModelConfig, n_tokens: int) -> Rope | None:
    spec = config.rope
    if spec is None:
        return None
    return Rope(
        base=spec.base,
        width=None if spec.width == config.d_k else spec.width,
        inv_freq=tuple(map(float, spec.speeds(n_tokens))),
        attention_factor=spec.attention_factor(),
    )


def _single(array: Floats) -> Floats:
    return np.ascontiguousarray(array, dtype=np.float32)
