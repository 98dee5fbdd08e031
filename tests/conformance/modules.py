"""Take Q, K, V and the way out from the weights of whole attention modules."""

import numpy as np
from vectors import VectorError

from attnviz.engine import attention

JOINT = {"in_proj_weight", "in_proj_bias", "out_proj_weight", "out_proj_bias"}
CONV1D = {"c_attn_weight", "c_attn_bias", "c_proj_weight", "c_proj_bias"}
APART = {
    stem + ending
    for stem in ("q_proj", "k_proj", "v_proj", "qkv_proj", "o_proj", "out_proj")
    for ending in ("", "_weight", "_bias")
}
MODULES = {"x"} | JOINT | CONV1D | APART


def projected(vector, take):
    """Return Q, K, V (heads, n, width) and a function from z to the module's output.

    `take(name)` gives an input in the dtype to test, or None. PyTorch's Linear stores matrices
    output by input, GPT-2's Conv1D input by output.
    """
    x, params = take("x"), vector.params
    if x is None:
        raise VectorError("neither q, k, v nor x among the inputs")
    n_heads = params.get("heads")
    if n_heads is None:
        raise VectorError("params.heads: none given, x needs it")
    n_kv = params.get("kv_heads") or n_heads
    if "c_attn_weight" in vector.inputs:
        fused, bias = take("c_attn_weight"), take("c_attn_bias")
        W_O, b_O = take("c_proj_weight"), take("c_proj_bias")
    else:
        fused, bias = linear(take, "in_proj", "qkv_proj")
        if fused is None:
            return separate(take, x, n_heads, n_kv)
        W_O, b_O = linear(take, "out_proj", "o_proj")
    width = fused.shape[1] // (n_heads + 2 * n_kv)
    cuts = np.array([n_heads * width, (n_heads + n_kv) * width])
    parts = np.split(fused, cuts, axis=1)
    biases = [None] * 3 if bias is None else np.split(bias, cuts)
    heads = (n_heads, n_kv, n_kv)
    Q, K, V = (into_heads(x, *part) for part in zip(parts, biases, heads, strict=True))
    return Q, K, V, lambda z: attention.combine(z, W_O, b_O)


def linear(take, *stems):
    """Give the first of these that is there, input by output, and its bias."""
    for stem in stems:
        for name in (stem, f"{stem}_weight"):
            if (found := take(name)) is not None:
                return found.T, take(f"{stem}_bias")
    return None, None


def separate(take, x, n_heads, n_kv):
    """Modules with a matrix each for queries, keys, values and the way out."""
    parts = [linear(take, f"{letter}_proj") for letter in "qkv"]
    if any(W is None for W, _ in parts):
        raise VectorError("x without all of q_proj, k_proj and v_proj")
    W_O, b_O = linear(take, "o_proj", "out_proj")
    Q, K, V = (
        into_heads(x, W, b, count)
        for (W, b), count in zip(parts, (n_heads, n_kv, n_kv), strict=True)
    )
    return Q, K, V, lambda z: attention.combine(z, W_O, b_O)


def into_heads(x, W, bias, n_heads):
    """Project with W (hidden, heads * width), head after head."""
    width = W.shape[1] // n_heads
    per_head = W.reshape(W.shape[0], n_heads, width).transpose(1, 0, 2)
    return attention.project(x, per_head, None if bias is None else bias.reshape(n_heads, width))
