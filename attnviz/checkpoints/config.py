"""What a model file says about its model, brought into one form whatever the family and format.

The forward pass is driven by this alone: a family is a way of filling in the fields.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from attnviz.checkpoints.fields import Fields
from attnviz.checkpoints.gguf import Texts
from attnviz.checkpoints.rope import RopeSpec, rope_of_config, rope_of_gguf
from attnviz.errors import CheckpointError
from attnviz.language import mark, or_list, tr
from attnviz.model.document.brief import shortened

MAX_LAYERS = 4096
ACTIVATIONS = {
    "gelu": "gelu",
    "gelu_new": "gelu_tanh",
    "gelu_pytorch_tanh": "gelu_tanh",
    "gelu_fast": "gelu_tanh",
    "silu": "silu",
    "swish": "silu",
    "relu": "relu",
}
FAMILIES = {
    "gpt2": "GPT-2",
    "gpt_neox": "GPT-NeoX",
    "llama": "Llama",
    "mistral": "Mistral",
    "qwen2": "Qwen2",
    "qwen3": "Qwen3",
    "gemma2": "Gemma 2",
    "phi3": "Phi-3",
    "attention_only": "Attention only",
}
_OF_GGUF = {"gptneox": "gpt_neox"}
_ENCODERS = (
    "bert",
    "roberta",
    "distilbert",
    "electra",
    "deberta",
    "albert",
    "nomic",
    "xlm",
    "mpnet",
)
_RECURRENT = (
    "mamba", "rwkv", "jamba", "bamba", "zamba", "recurrent", "griffin", "falcon_h1", "falcon-h1",
    "plamo2", "lfm2", "xlstm", "hybrid", "nemotron_h", "qwen3_next", "qwen3next", "retnet",
)  # fmt: skip
_SEEING = (
    "vl", "vision", "llava", "clip", "siglip", "mllama", "paligemma", "pixtral", "image", "vit",
    "idefics", "blip", "kosmos", "colpali", "multimodal", "phi3_v", "mistral3",
)  # fmt: skip
_HEARING = ("audio", "wav2vec", "hubert", "speech", "musicgen", "wavtokenizer")
_TWO_PARTS = (
    "t5", "bart", "whisper", "pegasus", "marian", "encoder-decoder", "switch_transformers", "fsmt",
    "prophetnet", "m2m_100", "nllb", "longt5", "bigbird_pegasus",
)  # fmt: skip
_LAYERS = ("full_attention", "sliding_attention")
# What the families' own configs mean where a field is left out.
_DEFAULTS: Mapping[str, Mapping[str, Any]] = {
    "llama": {},
    "mistral": {"kv_heads": 8, "max_tokens": 131072, "window": 4096.0},
    "qwen2": {"kv_heads": 32, "max_tokens": 32768, "window": 4096.0},
    "qwen3": {"kv_heads": 32, "max_tokens": 32768, "window": 4096.0, "head_dim": 128},
    "gemma2": {"kv_heads": 4, "max_tokens": 8192, "window": 4096.0, "head_dim": 256},
    "phi3": {"max_tokens": 4096, "norm_eps": 1e-5},
}


@dataclass(frozen=True, kw_only=True)
class ModelConfig:
    """One decoder-only language model.

    Parameters
    ----------
    family : a key of `FAMILIES`
    d_k : width of one head
    max_tokens : the longest text it was made for
    norm : "layer" (mean and variance, with bias), "rms" or "none"
    has_mlp : whether layers have an MLP beside attention
    norm_offset : added to the stored norm weights (1 for Gemma's files of Hugging Face)
    gated : whether the MLP multiplies by a gate
    parallel : whether attention and MLP read the same input and are added together
    post_norms : whether what attention and MLP give is normed before it is added (Gemma 2)
    qk_norm : whether queries and keys are normed head by head (Qwen3)
    learned_positions : whether a vector per position is added to the embedding (GPT-2)
    rope : how queries and keys are rotated, None = not at all
    scale : factor on Q Kᵀ
    layer_scales : one factor per layer in place of `scale`, or empty
    softcap, logit_cap : bound of the scores and of the logits, None = none
    windows : per layer, how many keys a query sees, itself included; None = all before it
    embedding_scale : factor on the token embedding
    tied : whether the output matrix is the embedding
    quantization : how most weights are stored, such as F32 or Q4_1
    example : a text to begin with, where a model reads no others; "" = any text will do
    """

    family: str
    n_layers: int
    n_heads: int
    n_kv_heads: int
    d_model: int
    d_k: int
    vocab_size: int
    max_tokens: int
    norm: str = "rms"
    has_mlp: bool = True
    norm_eps: float = 1e-5
    norm_offset: float = 0.0
    activation: str = "silu"
    gated: bool = True
    parallel: bool = False
    post_norms: bool = False
    qk_norm: bool = False
    learned_positions: bool = False
    rope: RopeSpec | None = None
    scale: float
    layer_scales: tuple[float, ...] = ()
    softcap: float | None = None
    logit_cap: float | None = None
    windows: tuple[int | None, ...] = ()
    embedding_scale: float = 1.0
    tied: bool = True
    bos_id: int | None = None
    eos_ids: tuple[int, ...] = ()
    name: str = ""
    quantization: str = ""
    example: str = ""
    extra: Mapping[str, Any] = field(default_factory=dict, repr=False)

    def __post_init__(self) -> None:
        for name in ("n_layers", "n_heads", "n_kv_heads", "d_model", "d_k", "vocab_size"):
            value = getattr(self, name)
            if not 1 <= value <= 10_000_000:
                raise CheckpointError(
                    tr(
                        "{name}: found {value}, expected 1 to 10,000,000",
                        name=name,
                        value=f"{value:,}",
                    )
                )
        if self.n_heads % self.n_kv_heads:
            raise CheckpointError(
                tr(
                    "key/value heads: found {n_kv_heads}, expected a number that divides the "
                    "{n_heads} query heads",
                    n_kv_heads=self.n_kv_heads,
                    n_heads=self.n_heads,
                )
            )
        if not self.windows:
            object.__setattr__(self, "windows", (None,) * self.n_layers)

    @property
    def title(self) -> str:
        """The family as its makers write it."""
        return FAMILIES[self.family]

    def scale_of(self, layer: int) -> float:
        """Return the factor on Q Kᵀ in one layer."""
        return self.layer_scales[layer] if self.layer_scales else self.scale


def refuse_unsupported(source: str, kind: str, architectures: tuple[str, ...] = ()) -> None:
    """Raise CheckpointError for a model that is none of the families, saying what it is.

    Parameters
    ----------
    source : the file's name, for messages
    kind : `model_type` of a config.json or `general.architecture` of a GGUF file
    architectures : class names of the config.json
    """
    family = _OF_GGUF.get(kind, kind)
    if family in FAMILIES:
        return
    low = " ".join((kind, *architectures)).lower()
    reads = ", ".join(FAMILIES.values())
    tail = tr("attnviz opens dense decoder models: {families}.", families=reads)
    for words, what in (
        (_HEARING, mark("an audio model")),
        (
            ("moe", "mixtral", "deepseek", "dbrx", "grok", "gpt-oss", "gpt_oss", "minimax"),
            mark("a mixture of experts"),
        ),
        (_SEEING, mark("a model that reads images")),
        (_TWO_PARTS, mark("an encoder with a decoder")),
        (_RECURRENT, mark("a recurrent model")),
        (_ENCODERS, mark("an encoder: it does not write text")),
    ):
        if any(word in low for word in words):
            raise CheckpointError(
                tr(
                    "{source}: {kind} is {what}. {tail}",
                    source=source,
                    kind=kind,
                    what=tr(what),
                    tail=tail,
                )
            )
    if not kind:
        raise CheckpointError(
            tr("{source}: it does not name the kind of its model. {tail}", source=source, tail=tail)
        )
    raise CheckpointError(
        tr(
            "{source}: {kind} is not a supported family. {tail}",
            source=source,
            kind=shortened(kind),
            tail=tail,
        )
    )


def _refuse_experts(fields: Fields, names: tuple[str, ...]) -> None:
    for name in names:
        count = fields.whole(name, 0)
        if count > 1:
            raise CheckpointError(
                tr(
                    "{source}: {name} is {count}: a mixture of experts. attnviz opens dense "
                    "decoder models",
                    source=fields.source,
                    name=name,
                    count=count,
                )
            )


def _refuse_quantized(source: str, values: Mapping[str, Any]) -> None:
    """Refuse weights that another program packed: their numbers are codes, whatever their shape."""
    found = values.get("quantization_config") or values.get("quantization")
    if not found:
        return
    told = found if isinstance(found, dict) else {}
    bits = any(told.get(name) for name in ("load_in_4bit", "load_in_8bit"))
    method = told.get("quant_method") or told.get("mode") or ("bitsandbytes" if bits else "")
    named = (
        tr("with {method}", method=str(method)[:40]) if method else tr("in a way that is not read")
    )
    raise CheckpointError(
        tr(
            "{source}: the weights are quantised {named}. attnviz reads F32, F16 and "
            "BF16 of Hugging Face, and GGUF files: open the model as it was before, or "
            "a GGUF file of it",
            source=source,
            named=named,
        )
    )


def _checked_layers(fields: Fields, n_layers: int) -> list[str] | None:
    """Return the kind of each layer, where a config lists them: full or sliding attention."""
    types = fields.values.get("layer_types")
    if types is None:
        return None
    if not isinstance(types, list) or len(types) != n_layers:
        shown = tr("{n} kinds", n=len(types)) if isinstance(types, list) else types
        raise fields.wrong(
            "layer_types", shown, tr("one for each of the {n_layers} layers", n_layers=n_layers)
        )
    for kind in types:
        if kind not in _LAYERS:
            raise fields.wrong("layer_types", kind, or_list(_LAYERS))
    return types


def predicts_no_token(values: Mapping[str, Any]) -> str:
    """Return the class that a config.json names when that predicts no next token, else ""."""
    found = values.get("architectures")
    names = [str(name)[:60] for name in found] if isinstance(found, list) else []
    if not names or any(name.endswith(("ForCausalLM", "LMHeadModel")) for name in names):
        return ""
    return names[0]


def config_of_json(source: str, values: Mapping[str, Any]) -> ModelConfig:
    """Read a config.json of Hugging Face, of either layout (transformers 4 and 5).

    Parameters
    ----------
    source : the file's name, for messages
    values : its content

    Raises
    ------
    CheckpointError
        For a family that is not read, or a field that is missing or out of range.
    """
    fields = Fields(source, values)
    kind = str(values.get("model_type", ""))
    architectures = values.get("architectures")
    names = tuple(map(str, architectures)) if isinstance(architectures, list) else ()
    refuse_unsupported(source, kind, names)
    _refuse_quantized(source, values)
    _refuse_experts(fields, ("num_local_experts", "num_experts", "n_routed_experts"))
    read = _READERS.get(kind, _llama_json)
    common: dict[str, Any] = {
        "family": kind,
        "vocab_size": fields.whole("vocab_size"),
        "bos_id": fields.token_id("bos_token_id"),
        "eos_ids": fields.token_ids("eos_token_id"),
    }
    return ModelConfig(**common, **read(fields, kind))


def _gpt2_json(fields: Fields, kind: str) -> dict[str, Any]:
    n_heads, d_model = fields.whole("n_head"), fields.whole("n_embd")
    n_layers = fields.whole("n_layer", most=MAX_LAYERS)
    d_k = _divided(fields, "n_embd", d_model, n_heads)
    scale = 1 / math.sqrt(d_k) if fields.flag("scale_attn_weights", True) else 1.0
    by_layer = fields.flag("scale_attn_by_inverse_layer_idx", False)
    return {
        "n_layers": n_layers,
        "n_heads": n_heads,
        "n_kv_heads": n_heads,
        "d_model": d_model,
        "d_k": d_k,
        "max_tokens": fields.whole("n_positions", fields.whole("n_ctx", 1024)),
        "norm": "layer",
        "norm_eps": fields.number("layer_norm_epsilon", 1e-5),
        "activation": _activation(fields, "activation_function", "gelu_new"),
        "gated": False,
        "learned_positions": True,
        "scale": scale,
        "layer_scales": tuple(scale / (i + 1) for i in range(n_layers)) if by_layer else (),
        "tied": fields.flag("tie_word_embeddings", True),
    }


def _neox_json(fields: Fields, kind: str) -> dict[str, Any]:
    n_heads, d_model = fields.whole("num_attention_heads"), fields.whole("hidden_size")
    d_k = _divided(fields, "hidden_size", d_model, n_heads)
    max_tokens = fields.whole("max_position_embeddings", 2048)
    return {
        "n_layers": fields.whole("num_hidden_layers", most=MAX_LAYERS),
        "n_heads": n_heads,
        "n_kv_heads": n_heads,
        "d_model": d_model,
        "d_k": d_k,
        "max_tokens": max_tokens,
        "norm": "layer",
        "norm_eps": fields.number("layer_norm_eps", 1e-5),
        "activation": _activation(fields, "hidden_act", "gelu"),
        "gated": False,
        "parallel": fields.flag("use_parallel_residual", True),
        "rope": rope_of_config(
            fields, d_k, max_tokens, base_name="rotary_emb_base", share=("rotary_pct", 0.25)
        ),
        "scale": 1 / math.sqrt(d_k),
        "tied": fields.flag("tie_word_embeddings", False),
    }


def _llama_json(fields: Fields, kind: str) -> dict[str, Any]:
    """Read the families that are put together as Llama is."""
    n_heads, d_model = fields.whole("num_attention_heads"), fields.whole("hidden_size")
    n_layers = fields.whole("num_hidden_layers", most=MAX_LAYERS)
    default = _DEFAULTS[kind]
    given = fields.whole("head_dim", default.get("head_dim", 0))
    d_k = given or _divided(fields, "hidden_size", d_model, n_heads)
    max_tokens = fields.whole("max_position_embeddings", default.get("max_tokens", 2048))
    silent = "num_key_value_heads" not in fields.values  # null = as many as there are heads
    kv_heads = default.get("kv_heads", n_heads) if silent else n_heads
    gemma = kind == "gemma2"
    activation = ("hidden_activation", "gelu_pytorch_tanh") if gemma else ("hidden_act", "silu")
    return {
        "n_layers": n_layers,
        "n_heads": n_heads,
        "n_kv_heads": fields.whole("num_key_value_heads", kv_heads),
        "d_model": d_model,
        "d_k": d_k,
        "max_tokens": max_tokens,
        "norm_eps": fields.number("rms_norm_eps", default.get("norm_eps", 1e-6)),
        "norm_offset": 1.0 if gemma else 0.0,
        "activation": _activation(fields, *activation),
        "post_norms": gemma,
        "qk_norm": kind == "qwen3",
        "rope": rope_of_config(fields, d_k, max_tokens, share=("partial_rotary_factor", 1.0)),
        "scale": fields.number("query_pre_attn_scalar", 256.0) ** -0.5 if gemma else d_k**-0.5,
        "softcap": fields.optional("attn_logit_softcapping", 50.0) if gemma else None,
        "logit_cap": fields.optional("final_logit_softcapping", 30.0) if gemma else None,
        "windows": _windows_of_json(fields, kind, n_layers),
        "embedding_scale": math.sqrt(d_model) if gemma else 1.0,
        "tied": fields.flag("tie_word_embeddings", gemma),
    }


def _attention_only_json(fields: Fields, kind: str) -> dict[str, Any]:
    """Read a model of attention alone, as `attnviz.learning` makes it (Elhage et al. 2021)."""
    n_heads, d_model = fields.whole("num_attention_heads"), fields.whole("hidden_size")
    d_k = _divided(fields, "hidden_size", d_model, n_heads)
    return {
        "n_layers": fields.whole("num_hidden_layers", most=MAX_LAYERS),
        "n_heads": n_heads,
        "n_kv_heads": n_heads,
        "d_model": d_model,
        "d_k": d_k,
        "max_tokens": fields.whole("max_position_embeddings"),
        "norm": "none",
        "has_mlp": False,
        "example": str(fields.values.get("example", "")),
        "gated": False,
        "learned_positions": True,
        "scale": d_k**-0.5,
        "tied": False,
    }


_READERS = {
    "gpt2": _gpt2_json,
    "gpt_neox": _neox_json,
    "attention_only": _attention_only_json,
}


def _windows_of_json(fields: Fields, kind: str, n_layers: int) -> tuple[int | None, ...]:
    """Return each layer's sliding window: a list of layer types, or the family's own rule."""
    types = _checked_layers(fields, n_layers)
    window = fields.optional("sliding_window", _DEFAULTS[kind].get("window"))
    if window is None or kind == "llama":
        return (None,) * n_layers
    size = int(window)
    if size < 1:
        raise CheckpointError(
            tr(
                "{source}: sliding_window: found {size}, expected at least 1",
                source=fields.source,
                size=size,
            )
        )
    if kind in ("qwen2", "qwen3") and not fields.flag("use_sliding_window", False):
        return (None,) * n_layers
    if types is not None:
        return tuple(size if kind_ == "sliding_attention" else None for kind_ in types)
    if kind in ("qwen2", "qwen3"):
        first = fields.whole("max_window_layers", 28, least=0)
        return tuple(size if layer >= first else None for layer in range(n_layers))
    if kind == "gemma2":
        return tuple(size if layer % 2 == 0 else None for layer in range(n_layers))
    return (size,) * n_layers


def _activation(fields: Fields, name: str, default: str) -> str:
    found = fields.values.get(name) or default
    if not isinstance(found, str) or found not in ACTIVATIONS:
        raise CheckpointError(
            tr(
                "{source}: {name}: found {found}, expected one of {activations}",
                source=fields.source,
                name=name,
                found=repr(found),
                activations=", ".join(ACTIVATIONS),
            )
        )
    return ACTIVATIONS[found]


def _divided(fields: Fields, name: str, width: int, n_heads: int) -> int:
    if width % n_heads:
        raise CheckpointError(
            tr(
                "{source}: {name}: found {width}, expected a multiple of the {n_heads} heads",
                source=fields.source,
                name=name,
                width=width,
                n_heads=n_heads,
            )
        )
    return width // n_heads


def config_of_gguf(
    source: str, metadata: Mapping[str, Any], tensors: Mapping[str, Any]
) -> ModelConfig:
    """Read the values of a GGUF file.

    Parameters
    ----------
    source : the file's name, for messages
    metadata : its values
    tensors : its table of tensors, by name; some facts show in it alone

    Raises
    ------
    CheckpointError
        For a family that is not read, or a value that is missing or out of range.
    """
    arch = str(metadata.get("general.architecture", ""))
    refuse_unsupported(source, arch)
    family = _OF_GGUF.get(arch, arch)
    prefix = f"{arch}."
    own = {k[len(prefix) :]: v for k, v in metadata.items() if k.startswith(prefix)}
    fields = Fields(source, own, prefix)
    _refuse_experts(fields, ("expert_count",))
    n_layers = fields.whole("block_count", most=MAX_LAYERS)
    d_model = fields.whole("embedding_length")
    n_heads = fields.whole("attention.head_count")
    n_kv_heads = fields.whole("attention.head_count_kv", n_heads)
    d_k = fields.whole("attention.key_length", d_model // n_heads)
    if not d_k:
        raise fields.wrong(
            "embedding_length", d_model, tr("at least the {n_heads} heads", n_heads=n_heads)
        )
    if fields.whole("attention.value_length", d_k) != d_k:
        raise CheckpointError(
            tr("{source}: keys and values of different widths are not read", source=source)
        )
    max_tokens = fields.whole("context_length", 2048)
    layer_norm = family in ("gpt2", "gpt_neox")
    gemma = family == "gemma2"
    eps = "attention.layer_norm_epsilon" if layer_norm else "attention.layer_norm_rms_epsilon"
    tokens = metadata.get("tokenizer.ggml.tokens")
    scale = d_k**-0.5
    if gemma and n_layers == 46:  # Gemma 2 27B; the file does not say its query_pre_attn_scalar
        scale = (d_model / n_heads) ** -0.5
    ids = Fields(source, metadata)
    vocabulary = len(tokens) if isinstance(tokens, Texts) else fields.whole("vocab_size")
    return ModelConfig(
        family=family,
        n_layers=n_layers,
        n_heads=n_heads,
        n_kv_heads=n_kv_heads,
        d_model=d_model,
        d_k=d_k,
        vocab_size=vocabulary,
        max_tokens=max_tokens,
        norm="layer" if layer_norm else "rms",
        norm_eps=fields.number(eps, 1e-5),
        activation=("gelu_tanh" if family == "gpt2" else "gelu")
        if layer_norm
        else ("gelu_tanh" if gemma else "silu"),
        gated=not layer_norm,
        parallel=family == "gpt_neox" and fields.flag("use_parallel_residual", True),
        post_norms=gemma,
        qk_norm=family == "qwen3",
        learned_positions=family == "gpt2",
        rope=None if family == "gpt2" else rope_of_gguf(fields, d_k, max_tokens),
        scale=scale,
        softcap=fields.number("attn_logit_softcapping", 50.0) if gemma else None,
        logit_cap=fields.number("final_logit_softcapping", 30.0) if gemma else None,
        windows=_windows_of_gguf(fields, family, n_layers),
        embedding_scale=math.sqrt(d_model) if gemma else 1.0,
        tied="output.weight" not in tensors,
        bos_id=ids.token_id("tokenizer.ggml.bos_token_id"),
        eos_ids=ids.token_ids("tokenizer.ggml.eos_token_id"),
        name=_name_of(metadata.get("general.name")),
    )


def _name_of(found: Any) -> str:
    """Return a model's name as one short line; "" for what is none."""
    text = " ".join(found[:200].split()) if isinstance(found, str) else ""
    return text[:80] if text.isprintable() else ""


def _windows_of_gguf(fields: Fields, family: str, n_layers: int) -> tuple[int | None, ...]:
    # The first files of Gemma 2 do not say it; llama.cpp takes the same.
    silent = 4096 if family == "gemma2" else 0
    size = fields.whole("attention.sliding_window", silent, least=0)
    if not size or family not in ("gemma2", "phi3", "llama", "mistral"):
        return (None,) * n_layers
    if family == "gemma2":
        return tuple(size if layer % 2 == 0 else None for layer in range(n_layers))
    return (size,) * n_layers
