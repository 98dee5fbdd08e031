"""Every family as a GGUF file, put together as llama.cpp's converter does it, gives its numbers."""

import json
import math
import struct
from pathlib import Path

import numpy as np
import pytest

from attnviz.checkpoints.config import config_of_gguf
from attnviz.checkpoints.gguf import GgufFile
from attnviz.checkpoints.model import open_model
from attnviz.checkpoints.safetensors import SafetensorsFile
from attnviz.errors import CheckpointError

MODELS = Path(__file__).parent.parent / "data" / "models"
FAMILIES = MODELS / "families"
ARCHITECTURES = {"gpt_neox": "gptneox"}
# What the file cannot say: windows of some layers, a query_pre_attn_scalar of its own.
CONVERTED = (
    "gpt-neox",
    "gpt-neox-sequential",
    "llama-linear",
    "llama3-scaled",
    "phi3-long",
    "phi3-partial",
    "phi3-short",
    "phi3-window",
    "qwen2-yarn",
    "qwen3",
)
NAMES = (
    ("model.embed_tokens", "token_embd"),
    ("gpt_neox.embed_in", "token_embd"),
    ("gpt_neox.final_layer_norm", "output_norm"),
    ("embed_out", "output"),
    ("lm_head", "output"),
    ("model.norm", "output_norm"),
    ("model.layers.", "blk."),
    ("gpt_neox.layers.", "blk."),
    (".input_layernorm", ".attn_norm"),
    (".post_attention_layernorm", ".ffn_norm"),
    (".self_attn.q_norm", ".attn_q_norm"),
    (".self_attn.k_norm", ".attn_k_norm"),
    (".self_attn.qkv_proj", ".attn_qkv"),
    (".attention.query_key_value", ".attn_qkv"),
    (".attention.dense", ".attn_output"),
    (".self_attn.o_proj", ".attn_output"),
    (".self_attn.q_proj", ".attn_q"),
    (".self_attn.k_proj", ".attn_k"),
    (".self_attn.v_proj", ".attn_v"),
    (".mlp.gate_up_proj", ".ffn_up"),
    (".mlp.gate_proj", ".ffn_gate"),
    (".mlp.dense_h_to_4h", ".ffn_up"),
    (".mlp.dense_4h_to_h", ".ffn_down"),
    (".mlp.up_proj", ".ffn_up"),
    (".mlp.down_proj", ".ffn_down"),
)


def text(words):
    raw = words.encode()
    return struct.pack("<Q", len(raw)) + raw


def value(found):
    """Return a value with its type before it."""
    if isinstance(found, bool):
        return struct.pack("<I?", 7, found)
    if isinstance(found, int):
        return struct.pack("<II", 4, found)
    if isinstance(found, float):
        return struct.pack("<If", 6, found)
    if isinstance(found, str):
        return struct.pack("<I", 8) + text(found)
    return struct.pack("<IIQ", 9, 8, len(found)) + b"".join(map(text, found))


def encoded(values, tensors):
    """Return the bytes of a GGUF file of float32 tensors."""
    head = b"GGUF" + struct.pack("<IQQ", 3, len(tensors), len(values))
    head += b"".join(text(name) + value(found) for name, found in values.items())
    data = b""
    for name, array in tensors.items():
        data += b"\0" * (-len(data) % 32)
        shape = array.shape[::-1]
        head += text(name) + struct.pack(f"<I{len(shape)}QIQ", len(shape), *shape, 0, len(data))
        data += np.ascontiguousarray(array, dtype="<f4").tobytes()
    return head + b"\0" * (-len(head) % 32) + data


def values_of(config, architecture):
    """Return the values that the converter writes."""
    n_heads, width = config["num_attention_heads"], config["hidden_size"]
    d_k = config.get("head_dim") or width // n_heads
    share = config.get("rotary_pct", config.get("partial_rotary_factor", 1.0))
    neox = architecture == "gptneox"
    own = {
        "block_count": config["num_hidden_layers"],
        "context_length": config["max_position_embeddings"],
        "embedding_length": width,
        "attention.head_count": n_heads,
        "attention.head_count_kv": config.get("num_key_value_heads", n_heads),
        "rope.dimension_count": int(d_k * share),
        "rope.freq_base": float(config.get("rope_theta", config.get("rotary_emb_base", 1e4))),
        f"attention.layer_norm{'' if neox else '_rms'}_epsilon": config.get(
            "rms_norm_eps", config.get("layer_norm_eps")
        ),
    }
    if neox:
        own["use_parallel_residual"] = config["use_parallel_residual"]
    if architecture == "qwen3":
        own |= {"attention.key_length": d_k, "attention.value_length": d_k}
    if architecture == "phi3" and config.get("sliding_window"):
        own["attention.sliding_window"] = config["sliding_window"]
    scaling = config.get("rope_scaling") or {}
    kind = scaling.get("rope_type", scaling.get("type"))
    if kind in ("linear", "yarn"):
        own |= {"rope.scaling.type": kind, "rope.scaling.factor": float(scaling["factor"])}
    if kind == "yarn":
        trained = scaling["original_max_position_embeddings"]
        own["rope.scaling.original_context_length"] = trained
    if kind == "longrope":  # no type is written for it
        trained = config["original_max_position_embeddings"]
        own["rope.scaling.original_context_length"] = trained
        stretched = math.log(config["max_position_embeddings"] / trained) / math.log(trained)
        own["rope.scaling.attn_factor"] = math.sqrt(1 + stretched)
    found = {f"{architecture}.{name}": each for name, each in own.items()}
    words = [f"<t{i}>" for i in range(config["vocab_size"])]
    return found | {
        "general.architecture": architecture,
        "tokenizer.ggml.model": "gpt2",
        "tokenizer.ggml.tokens": words,
    }


def tensors_of(config, file, architecture):
    """Return the tensors as the converter names and turns them."""
    n_heads = config["num_attention_heads"]
    n_kv_heads = config.get("num_key_value_heads", n_heads)
    found = {}
    for name in file.tensors:
        array = file.read(name)
        if architecture == "llama" and ".q_proj" in name:
            array = neighbours(array, n_heads)
        if architecture == "llama" and ".k_proj" in name:
            array = neighbours(array, n_kv_heads)
        if ".query_key_value" in name:
            d_k = config["hidden_size"] // n_heads
            array = array.reshape(n_heads, 3, d_k, -1).swapaxes(0, 1).reshape(array.shape)
        found[renamed(name)] = array
    scaling = config.get("rope_scaling") or {}
    for kind in ("long", "short"):
        if f"{kind}_factor" in scaling:
            found[f"rope_factors_{kind}.weight"] = np.array(scaling[f"{kind}_factor"])
    if scaling.get("rope_type") == "llama3":
        found["rope_freqs.weight"] = llama3_divisors(config, scaling)
    return found


def renamed(name):
    for old, new in NAMES:
        name = name.replace(old, new)
    return name


def neighbours(array, n_heads):
    """Return rows in the order in which llama.cpp pairs them."""
    return array.reshape(n_heads, 2, -1, *array.shape[1:]).swapaxes(1, 2).reshape(array.shape)


def llama3_divisors(config, scaling):
    d_k = config.get("head_dim") or config["hidden_size"] // config["num_attention_heads"]
    low, high = scaling["low_freq_factor"], scaling["high_freq_factor"]
    trained, factor = scaling["original_max_position_embeddings"], scaling["factor"]
    found = []
    for pair in range(d_k // 2):
        turns = trained / (2 * math.pi * config["rope_theta"] ** (2 * pair / d_k))
        smooth = min(max((turns - low) / (high - low), 0), 1)
        found.append(1 / ((1 - smooth) / factor + smooth))
    return np.array(found)


@pytest.mark.parametrize("name", CONVERTED)
def test_a_converted_model_gives_the_same(name, tmp_path):
    folder = FAMILIES / name
    config = json.loads((folder / "config.json").read_text())
    architecture = ARCHITECTURES.get(config["model_type"], config["model_type"])
    tensors = tensors_of(config, SafetensorsFile(folder / "model.safetensors"), architecture)
    path = tmp_path / f"{name}.gguf"
    path.write_bytes(encoded(values_of(config, architecture), tensors))
    model, expected = open_model(path), np.load(folder / "reference.npz")
    run = model.run([int(i) for i in expected["input_ids"]])
    assert np.abs(run.pattern - expected["attentions"]).max() < 1e-4
    assert np.abs(model.all_logits(run) - expected["logits"]).max() < 2e-3


@pytest.fixture
def llama(tmp_path):
    """Give a function that writes the tiny GGUF file with other values in place of some numbers."""

    def write(name, number):
        raw = bytearray((MODELS / "llama-gguf" / "tiny-llama-f32.gguf").read_bytes())
        at = raw.index(text(name)) + len(text(name)) + 4
        raw[at : at + 4] = struct.pack("<I", number)
        path = tmp_path / "llama.gguf"
        path.write_bytes(raw)
        return path

    return write


def test_where_only_a_part_of_a_head_turns_its_first_neighbours_do(llama):
    """As llama.cpp does it: pairs (0, 1), (2, 3) of the rows as they stand in the file."""
    path = llama("llama.rope.dimension_count", 4)
    model, ids = open_model(path), [5, 9, 2, 17, 30]
    x = model.run(ids).stream[0].astype(np.float64)
    read = GgufFile(path).read
    h = x / np.sqrt((x**2).mean(1, keepdims=True) + model.config.norm_eps)
    h *= read("blk.0.attn_norm.weight")

    def heads(name, count):
        rows = (h @ read(f"blk.0.{name}.weight").T).reshape(len(ids), count, 8)
        for position, head in np.ndindex(rows.shape[:2]):
            for pair, base in enumerate(500_000.0 ** (-2 * np.arange(2) / 4)):
                turn = np.exp(1j * position * base)
                a, b = rows[position, head, 2 * pair : 2 * pair + 2]
                turned = (a + 1j * b) * turn
                rows[position, head, 2 * pair : 2 * pair + 2] = turned.real, turned.imag
        return rows

    q, k = heads("attn_q", 4), heads("attn_k", 2).repeat(2, axis=1)
    scores = np.einsum("qhd,khd->hqk", q, k) / np.sqrt(8)
    scores[:, ~np.tri(len(ids), dtype=bool)] = -np.inf
    weights = np.exp(scores)
    weights /= weights.sum(2, keepdims=True)
    assert np.abs(model.run(ids).pattern[0] - weights).max() < 1e-5


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        ("llama3", "found 'llama3', expected one of default, linear, yarn, longrope"),
        ("longrope", "the tensor rope_factors_long.weight is missing"),
    ],
)
def test_rotations_that_a_gguf_cannot_say_are_refused(kind, message, tmp_path):
    folder = FAMILIES / "llama-linear"
    config = json.loads((folder / "config.json").read_text())
    tensors = tensors_of(config, SafetensorsFile(folder / "model.safetensors"), "llama")
    values = values_of(config, "llama") | {"llama.rope.scaling.type": kind}
    path = tmp_path / "x.gguf"
    path.write_bytes(encoded(values, tensors))
    with pytest.raises(CheckpointError, match=rf"^x\.gguf: .*{message}"):
        open_model(path)


def test_a_gemma_2_that_does_not_say_its_window_has_the_usual_one():
    """As the first files of it do; llama.cpp takes the same for them."""
    own = {"block_count": 2, "embedding_length": 8, "attention.head_count": 2, "vocab_size": 4}
    values = {f"gemma2.{name}": number for name, number in own.items()}
    values |= {"general.architecture": "gemma2", "vocab_size": 4}
    assert config_of_gguf("x.gguf", values, {}).windows == (4096, None)
