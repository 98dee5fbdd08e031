"""Where each family keeps its weights: a role in the forward pass to names and shapes in the file.

Matrices stand as (output, input) once they are read. Queries, keys and values are one matrix with
the rows of Q first, then K, then V; gate and up of a gated MLP are one matrix, the gate first.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.checkpoints.config import ModelConfig
from attnviz.checkpoints.tensors import TensorInfo
from attnviz.errors import CheckpointError
from attnviz.language import tr
from attnviz.model.document.brief import shortened

Floats = NDArray[Any]
Shape = tuple[int | None, ...]

_LAYER = re.compile(r"\D*\d+\.")
# What older programs saved beside the weights: masks and angles, which follow from the config.
_TABLES = (
    ".attn.bias", ".attn.masked_bias", ".attention.bias", ".attention.masked_bias", ".inv_freq",
    ".cos_cached", ".sin_cached", ".attn_rot_embd.weight", ".rope_freqs.weight",
)  # fmt: skip


@dataclass(frozen=True)
class Source:
    """A tensor of the file: its name, the shape it must have (None = any), and how it is turned."""

    name: str
    shape: Shape
    turn: Callable[[Floats], Floats] | None = None
    optional: bool = False


Roles = Mapping[str, tuple[Source, ...]]


@dataclass(frozen=True)
class Layout:
    """The roles outside the layers, and those of each layer.

    Outside: embedding, positions, final_norm, final_norm_b, unembedding. In a layer: norm1,
    norm1_b, qkv, qkv_b, out, out_b, q_norm, k_norm, post1, norm2, norm2_b, up, up_b, down, down_b,
    post2.
    """

    model: Roles
    layers: tuple[Roles, ...]

    def names(self) -> list[str]:
        """Return the names of all tensors that are read, those that may be missing too."""
        roles = (self.model, *self.layers)
        return list(dict.fromkeys(s.name for r in roles for sources in r.values() for s in sources))

    def check(self, tensors: Mapping[str, TensorInfo], source: str, family: str) -> None:
        """Raise CheckpointError for a tensor that is missing, has another shape, or is foreign."""
        for roles in (self.model, *self.layers):
            for sources in roles.values():
                for one in sources:
                    _check(one, tensors, source)
                there = [one.name for one in sources if one.name in tensors]
                lost = [one.name for one in sources if one.name not in tensors]
                if there and lost:
                    raise CheckpointError(
                        tr(
                            "{source}: the tensor {lost} is missing, though {there} is present. An "
                            "unfinished download?",
                            source=source,
                            lost=lost[0],
                            there=there[0],
                        )
                    )
        self._refuse_foreign(tensors, source, family)

    def further_layers(self, tensors: Iterable[str]) -> int:
        """Return how many layers a file has behind those that the config counts."""
        known = {_layer_of(name) for roles in self.layers for name in _names_in(roles)}
        stems = {layer.rstrip(".0123456789") for layer in known}
        found = {_layer_of(name) for name in tensors} - known - {""}
        return sum(layer.rstrip(".0123456789") in stems for layer in found)

    def _refuse_foreign(self, tensors: Iterable[str], source: str, family: str) -> None:
        """Refuse what a layer has and the forward pass does not know: it would be left out."""
        names = {name for roles in self.layers for name in _names_in(roles)}
        layers = {_layer_of(name) for name in names}
        for name in tensors:
            if _layer_of(name) in layers and name not in names and not name.endswith(_TABLES):
                raise CheckpointError(
                    tr(
                        "{source}: found the tensor {one}, which layers of {family} do not have. "
                        "Without it the numbers would be wrong",
                        source=source,
                        one=shortened(name),
                        family=family,
                    )
                )


def _names_in(roles: Roles) -> list[str]:
    return [one.name for sources in roles.values() for one in sources]


def _layer_of(name: str) -> str:
    """Return the beginning of a name up to the number of its layer; "" outside the layers."""
    found = _LAYER.match(name)
    return found[0] if found else ""


def _check(one: Source, tensors: Mapping[str, TensorInfo], source: str) -> None:
    info = tensors.get(one.name)
    if info is None:
        if one.optional:
            return
        raise CheckpointError(
            tr(
                "{source}: the tensor {one} is missing. An unfinished download?",
                source=source,
                one=one.name,
            )
        )
    fits = len(info.shape) == len(one.shape) and all(
        wanted is None or wanted == found
        for wanted, found in zip(one.shape, info.shape, strict=True)
    )
    if not fits:
        wanted = ", ".join(tr("any") if n is None else str(n) for n in one.shape)
        raise CheckpointError(
            tr(
                "{source}: {one}: found shape {shape}, expected ({wanted}) from the config",
                source=source,
                one=one.name,
                shape=info.shape,
                wanted=wanted,
            )
        )


def layout_of(config: ModelConfig, tensors: Container[str], *, gguf: bool) -> Layout:
    """Return where the weights of a model lie in its file.

    Parameters
    ----------
    config : the model
    tensors : the names in the file
    gguf : whether the names are those of GGUF, not of Hugging Face
    """
    if gguf:
        return _gguf(config)
    if config.family == "gpt2":
        return _gpt2(config, _prefix(tensors, "wte.weight", ("transformer.", "")))
    if config.family == "attention_only":
        return _attention_only(config)
    if config.family == "gpt_neox":
        return _neox(config, _prefix(tensors, "embed_in.weight", ("gpt_neox.", "")))
    return _llama(config, _prefix(tensors, "embed_tokens.weight", ("model.", "")))


def _prefix(tensors: Container[str], name: str, prefixes: tuple[str, ...]) -> str:
    """Return what stands before the names: files of the bare model leave it out."""
    return next((p for p in prefixes if p + name in tensors), prefixes[0])


def _rows(config: ModelConfig) -> tuple[int, int]:
    return config.n_heads * config.d_k, config.n_kv_heads * config.d_k


def _pair(role: str, name: str, shape: Shape, **how: Any) -> dict[str, tuple[Source, ...]]:
    """Return a matrix or norm and its bias, which a family may not have."""
    return {
        role: (Source(f"{name}.weight", shape, **how),),
        f"{role}_b": (Source(f"{name}.bias", shape[:1], optional=True),),
    }


def _top(config: ModelConfig, embedding: str, norm: str, output: str) -> dict[str, Any]:
    d = config.d_model
    # Padded vocabularies have more rows than the config or the tokenizer counts.
    rows = None
    found: dict[str, tuple[Source, ...]] = {
        "embedding": (Source(embedding, (rows, d)),),
        **_pair("final_norm", norm, (d,)),
    }
    if config.tied:
        found["unembedding"] = found["embedding"]
    else:
        found["unembedding"] = (Source(output, (rows, d)),)
    return found


def _gpt2(config: ModelConfig, prefix: str) -> Layout:
    """Conv1D keeps input rows and output columns; the other families keep it the other way."""
    d = config.d_model

    def stored(role: str, name: str, n_in: int | None, n_out: int | None) -> dict[str, Any]:
        return {
            role: (Source(f"{name}.weight", (n_in, n_out), np.transpose),),
            f"{role}_b": (Source(f"{name}.bias", (n_out,)),),
        }

    def layer(i: int) -> Roles:
        at = f"{prefix}h.{i}."
        return {
            **_pair("norm1", f"{at}ln_1", (d,)),
            **stored("qkv", f"{at}attn.c_attn", d, 3 * d),
            **stored("out", f"{at}attn.c_proj", d, d),
            **_pair("norm2", f"{at}ln_2", (d,)),
            **stored("up", f"{at}mlp.c_fc", d, None),
            **stored("down", f"{at}mlp.c_proj", None, d),
        }

    top = _top(config, f"{prefix}wte.weight", f"{prefix}ln_f", "lm_head.weight")
    top["positions"] = (Source(f"{prefix}wpe.weight", (None, d)),)
    return Layout(top, tuple(layer(i) for i in range(config.n_layers)))


def _attention_only(config: ModelConfig) -> Layout:
    d = config.d_model

    def layer(i: int) -> Roles:
        return {
            "qkv": (Source(f"layers.{i}.qkv.weight", (3 * d, d)),),
            "out": (Source(f"layers.{i}.out.weight", (d, d)),),
        }

    top: Roles = {
        "embedding": (Source("embedding.weight", (None, d)),),
        "positions": (Source("positions.weight", (None, d)),),
        "unembedding": (Source("unembedding.weight", (None, d)),),
    }
    return Layout(top, tuple(layer(i) for i in range(config.n_layers)))


def _neox(config: ModelConfig, prefix: str) -> Layout:
    """GPT-NeoX keeps q, k and v of one head together; here all q come first."""
    d, H, d_k = config.d_model, config.n_heads, config.d_k

    def sorted_rows(array: Floats) -> Floats:
        return array.reshape(H, 3, d_k, -1).swapaxes(0, 1).reshape(array.shape)

    def layer(i: int) -> Roles:
        at = f"{prefix}layers.{i}."
        qkv = f"{at}attention.query_key_value"
        return {
            **_pair("norm1", f"{at}input_layernorm", (d,)),
            "qkv": (Source(f"{qkv}.weight", (3 * d, d), sorted_rows),),
            "qkv_b": (Source(f"{qkv}.bias", (3 * d,), sorted_rows, optional=True),),
            **_pair("out", f"{at}attention.dense", (d, d)),
            **_pair("norm2", f"{at}post_attention_layernorm", (d,)),
            **_pair("up", f"{at}mlp.dense_h_to_4h", (None, d)),
            **_pair("down", f"{at}mlp.dense_4h_to_h", (d, None)),
        }

    top = _top(config, f"{prefix}embed_in.weight", f"{prefix}final_layer_norm", "embed_out.weight")
    return Layout(top, tuple(layer(i) for i in range(config.n_layers)))


def _llama(config: ModelConfig, prefix: str) -> Layout:
    d, d_k = config.d_model, config.d_k
    q_rows, kv_rows = _rows(config)
    fused = config.family == "phi3"

    def joined(role: str, names: tuple[tuple[str, int | None], ...]) -> dict[str, Any]:
        return {
            role: tuple(Source(f"{name}.weight", (rows, d)) for name, rows in names),
            f"{role}_b": tuple(
                Source(f"{name}.bias", (rows,), optional=True) for name, rows in names
            ),
        }

    def layer(i: int) -> Roles:
        at = f"{prefix}layers.{i}."
        attention, mlp = f"{at}self_attn.", f"{at}mlp."
        rows = q_rows + 2 * kv_rows
        qkv = (
            ((f"{attention}qkv_proj", rows),)
            if fused
            else (
                (f"{attention}q_proj", q_rows),
                (f"{attention}k_proj", kv_rows),
                (f"{attention}v_proj", kv_rows),
            )
        )
        up = (
            ((f"{mlp}gate_up_proj", None),)
            if fused
            else ((f"{mlp}gate_proj", None), (f"{mlp}up_proj", None))
        )
        second = "pre_feedforward_layernorm" if config.post_norms else "post_attention_layernorm"
        roles: dict[str, tuple[Source, ...]] = {
            **_pair("norm1", f"{at}input_layernorm", (d,)),
            **joined("qkv", qkv),
            **_pair("out", f"{attention}o_proj", (d, q_rows)),
            **_pair("norm2", f"{at}{second}", (d,)),
            **joined("up", up),
            **_pair("down", f"{mlp}down_proj", (d, None)),
        }
        if config.post_norms:
            roles["post1"] = (Source(f"{at}post_attention_layernorm.weight", (d,)),)
            roles["post2"] = (Source(f"{at}post_feedforward_layernorm.weight", (d,)),)
        if config.qk_norm:
            roles["q_norm"] = (Source(f"{attention}q_norm.weight", (d_k,)),)
            roles["k_norm"] = (Source(f"{attention}k_norm.weight", (d_k,)),)
        return roles

    top = _top(config, f"{prefix}embed_tokens.weight", f"{prefix}norm", "lm_head.weight")
    return Layout(top, tuple(layer(i) for i in range(config.n_layers)))


def _gguf(config: ModelConfig) -> Layout:
    d, d_k = config.d_model, config.d_k
    q_rows, kv_rows = _rows(config)
    fused_qkv = config.family in ("gpt2", "gpt_neox", "phi3")
    fused_up = not config.gated or config.family == "phi3"
    # llama.cpp pairs neighbouring numbers where Hugging Face pairs the halves of a head, and keeps
    # the rows of Q and K of Llama files in its own order: those that turn.
    reordered = config.family in ("llama", "mistral")
    turned = d_k if config.rope is None else config.rope.width

    def half_layout(n_heads: int) -> Callable[[Floats], Floats] | None:
        if not reordered:
            return None

        def turn(array: Floats) -> Floats:
            rows = array.reshape(n_heads, d_k, -1).copy()
            pairs = rows[:, :turned].reshape(n_heads, turned // 2, 2, -1)
            rows[:, :turned] = pairs.swapaxes(1, 2).reshape(n_heads, turned, -1)
            return rows.reshape(array.shape)

        return turn

    def layer(i: int) -> Roles:
        at = f"blk.{i}."
        qkv: tuple[tuple[str, int, Callable[[Floats], Floats] | None], ...] = (
            (("attn_qkv", q_rows + 2 * kv_rows, None),)
            if fused_qkv
            else (
                ("attn_q", q_rows, half_layout(config.n_heads)),
                ("attn_k", kv_rows, half_layout(config.n_kv_heads)),
                ("attn_v", kv_rows, None),
            )
        )
        up = ("ffn_up",) if fused_up else ("ffn_gate", "ffn_up")
        roles: dict[str, tuple[Source, ...]] = {
            **_pair("norm1", f"{at}attn_norm", (d,)),
            "qkv": tuple(Source(f"{at}{n}.weight", (rows, d), turn) for n, rows, turn in qkv),
            "qkv_b": tuple(
                Source(f"{at}{n}.bias", (rows,), turn, optional=True) for n, rows, turn in qkv
            ),
            **_pair("out", f"{at}attn_output", (d, q_rows)),
            **_pair("norm2", f"{at}ffn_norm", (d,)),
            "up": tuple(Source(f"{at}{n}.weight", (None, d)) for n in up),
            "up_b": tuple(Source(f"{at}{n}.bias", (None,), optional=True) for n in up),
            **_pair("down", f"{at}ffn_down", (d, None)),
        }
        if config.post_norms:
            roles["post1"] = (Source(f"{at}post_attention_norm.weight", (d,)),)
            roles["post2"] = (Source(f"{at}post_ffw_norm.weight", (d,)),)
        if config.qk_norm:
            roles["q_norm"] = (Source(f"{at}attn_q_norm.weight", (d_k,)),)
            roles["k_norm"] = (Source(f"{at}attn_k_norm.weight", (d_k,)),)
        return roles

    top = _top(config, "token_embd.weight", "output_norm", "output.weight")
    if config.learned_positions:
        top["positions"] = (Source("position_embd.weight", (None, d)),)
    return Layout(top, tuple(layer(i) for i in range(config.n_layers)))
