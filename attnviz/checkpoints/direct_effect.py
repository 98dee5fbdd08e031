"""Which parts of a model push a logit up or down directly, without what they do to later layers.

The stream of a position is a sum: the embedding, what each head hands over through W_O, what each
MLP adds, biases. With the final norm frozen at the scale it really had, it is linear, and each part
has a share in the logit of a token (logit attribution; Elhage et al. 2021). The shares add up to
the logit before a cap.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.checkpoints.changes import StreamRow, of_layer
from attnviz.checkpoints.config import ModelConfig
from attnviz.checkpoints.forward import Run
from attnviz.checkpoints.layer_pass import mlp_inner, normed
from attnviz.checkpoints.weights import LayerWeights, Weights
from attnviz.errors import EditError
from attnviz.language import tr

Floats = NDArray[Any]

GROUPS = {
    "token_embedding": "embedding",
    "patched_stream": "embedding",
    "position_embedding": "embedding",
    "head": "heads",
    "held_output": "heads",
    "mlp": "mlps",
    "attention_output_bias": "biases",
    "mlp_output_bias": "biases",
    "final_norm_bias": "biases",
}


@dataclass(frozen=True)
class EffectPart:
    """One summand: its name, a key of `GROUPS`; layer and head where it has them.

    `effect` holds its share in the logit of each token asked for.
    """

    name: str
    layer: int | None
    head: int | None
    effect: tuple[float, ...]


@dataclass(frozen=True)
class DirectEffect:
    """The parts of the logits of some tokens at one position.

    Parameters
    ----------
    tokens : the token ids asked for
    parts : in the order of computing
    norm_scale : 1 / √(variance or mean square + eps) of the final norm, as it was
    logits : of the tokens, before a cap, from the run itself
    """

    tokens: tuple[int, ...]
    parts: tuple[EffectPart, ...]
    norm_scale: float
    logits: tuple[float, ...]

    def totals(self) -> dict[str, tuple[float, ...]]:
        """Return the shares of each group, and their sum."""
        sums = {group: np.zeros(len(self.tokens)) for group in dict.fromkeys(GROUPS.values())}
        for part in self.parts:
            sums[GROUPS[part.name]] += part.effect
        sums["sum"] = np.sum(list(sums.values()), axis=0)
        return {group: tuple(map(float, values)) for group, values in sums.items()}

    def heads(self, n_layers: int, n_heads: int, against: int | None = None) -> Floats:
        """Return (n_layers, n_heads): each head's share in the first token's logit.

        `against` is the place of a token in `tokens` whose share is taken off.
        """
        table = np.zeros((n_layers, n_heads))
        for part in self.parts:
            if part.name == "head" and part.layer is not None and part.head is not None:
                off = 0.0 if against is None else part.effect[against]
                table[part.layer, part.head] = part.effect[0] - off
        return table


def direct_effect(
    weights: Weights, run: Run, tokens: Sequence[int], *, position: int = -1
) -> DirectEffect:
    """Split the logits of some tokens at a position into the parts that make them.

    Parameters
    ----------
    weights : the model
    run : a run of it; what was changed in it counts as it came out
    tokens : token ids, the one of interest first
    position : whose next token they are; the last one if not said

    Raises
    ------
    EditError
        For an id that is not in the vocabulary.
    """
    config = weights.config
    for token in tokens:
        if not 0 <= token < config.vocab_size:
            raise EditError(
                tr(
                    "token: found {token}, expected 0 to {vocab_size}",
                    token=token,
                    vocab_size=config.vocab_size - 1,
                )
            )
    at = range(run.n_tokens)[position]
    gain, bias = weights.final_norm()
    rows = weights.unembedding_rows(list(tokens)).astype(np.float64)
    scale, inward = _frozen(config, run.stream[-1, at], gain, rows)
    parts = []

    def add(name: str, vector: Floats, layer: int | None = None, head: int | None = None) -> None:
        effect = inward @ vector.astype(np.float64)
        parts.append(EffectPart(name, layer, head, tuple(map(float, effect))))

    patched = _patched(run, at)
    if patched is None:
        _add_embedding(weights, run, at, add)
    else:
        add("patched_stream", patched.x, patched.layer)
    for layer in range(0 if patched is None else patched.layer + 1, config.n_layers):
        _add_layer(config, weights.layer(layer), run, add, layer=layer, at=at)
    if bias is not None:
        effect = rows @ bias.astype(np.float64)
        parts.append(EffectPart("final_norm_bias", None, None, tuple(map(float, effect))))
    logits = rows @ run.final[at].astype(np.float64)
    return DirectEffect(tuple(tokens), tuple(parts), scale, tuple(map(float, logits)))


def _patched(run: Run, at: int) -> StreamRow | None:
    """Return the last change that replaced the stream at a position: what came before is gone."""
    found = [c for c in run.changes if isinstance(c, StreamRow) and c.query == at]
    return max(found, key=lambda change: change.layer, default=None)


def _frozen(
    config: ModelConfig, x: Floats, gain: Floats | None, rows: Floats
) -> tuple[float, Floats]:
    """Return the final norm's scale, and (n_tokens, d_model) that takes a summand to its shares.

    A layer norm takes the mean off first; done to the rows once it need not be done to each part.
    """
    if gain is None:
        return 1.0, rows
    wide = x.astype(np.float64)
    if config.norm == "layer":
        wide = wide - wide.mean()
    scale = float(1 / np.sqrt(np.mean(wide * wide) + config.norm_eps))
    inward = rows * (gain.astype(np.float64) * scale)
    if config.norm == "layer":
        inward = inward - inward.mean(axis=1, keepdims=True)
    return scale, inward


def _add_embedding(weights: Weights, run: Run, at: int, add: Any) -> None:
    embedded = weights.embedded(run.ids[at : at + 1], at)[0]
    if weights.config.learned_positions:
        position = weights.positions()[at]
        add("token_embedding", embedded - position)
        add("position_embedding", position)
    else:
        add("token_embedding", embedded)


def _add_layer(
    config: ModelConfig, w: LayerWeights, run: Run, add: Any, *, layer: int, at: int
) -> None:
    """Add the parts of one layer: its heads, the bias of W_O, its MLP and that one's bias.

    Numbers of attention's output that are held are a part of their own: what they are more than
    what the heads gave.
    """
    z = run.z[layer, :, at]
    by_head = w.out.reshape(config.d_model, config.n_heads, config.d_k)
    handed = np.einsum("hd,ohd->ho", z, by_head)
    computed = handed.sum(axis=0) + (0 if w.out_b is None else w.out_b)
    whole = computed.copy()
    of_layer(run.changes, layer).hold_out_row(whole, at)
    turned = np.concatenate([handed, (whole - computed)[None]])
    if w.post1 is not None:  # frozen too: the root mean square of all of attention's output
        eps = config.norm_eps
        turned *= (w.post1 / np.sqrt(np.mean(whole * whole) + eps)).astype(z.dtype)
    for head in range(config.n_heads):
        add("head", turned[head], layer, head)
    if turned[-1].any():
        add("held_output", turned[-1], layer)
    if w.out_b is not None:
        add("attention_output_bias", w.out_b, layer)
    if w.down is None:
        return
    x = run.stream[layer, at]
    middle = x if config.parallel else x + turned.sum(axis=0) + (0 if w.out_b is None else w.out_b)
    inner = mlp_inner(config, w, normed(config, middle[None], w.norm2, w.norm2_b))
    fed = inner @ w.down.T
    if w.post2 is not None:
        fed = normed(config, fed, w.post2, None)
    add("mlp", fed[0], layer)
    if w.down_b is not None:
        add("mlp_output_bias", w.down_b, layer)
