"""Random documents of every kind the model layer allows, and the same layer in plain loops."""

import math
from pathlib import Path

import naive
import numpy as np
from hypothesis import strategies as st

from attnviz.model import edits
from attnviz.model.document import Document, HeadSpec, MaskSpec, Options, Rope, fits_heads

FIGURES = Path(__file__).parent / "data" / "figures"
NAMES = ("X", "W_Q", "W_K", "W_V", "W_O", "b_Q", "b_K", "b_V", "b_O", "sink_logits")


@st.composite
def documents(draw, *, largest=3.0, dtypes=(np.float64, np.float32)):
    """A document with any mix of shared heads, biases, positions, caps, sinks and masks."""
    n, d_model, d_v = draw(st.integers(1, 5)), draw(st.integers(1, 4)), draw(st.integers(1, 3))
    rope = draw(st.none() | ropes())
    d_k = draw(st.integers(1, 2)) * 2 if rope else draw(st.integers(1, 4))
    if rope and rope.width and rope.width > d_k:
        d_k = rope.width
    n_heads = draw(st.integers(1, 4))
    n_kv = draw(st.sampled_from([k for k in range(1, n_heads + 1) if n_heads % k == 0]))
    rng = np.random.default_rng(draw(st.integers(0, 2**32)))
    dtype = draw(st.sampled_from(dtypes))
    size = draw(st.sampled_from([largest / 3, largest]))

    def numbers(*shape):
        values = rng.uniform(-size, size, shape).round(draw(st.sampled_from([1, 12])))
        return values.astype(dtype)

    d_out = draw(st.integers(1, 4))
    W_O = draw(st.booleans()) and numbers(n_heads * d_v, d_out)
    bias = draw(st.booleans())
    shapes = {"b_Q": (n_heads, d_k), "b_K": (n_kv, d_k), "b_V": (n_kv, d_v)}
    shapes["b_O"] = (n_heads * d_v if W_O is False else d_out,)
    kv = tuple(h // (n_heads // n_kv) for h in range(n_heads))
    return Document(
        tokens=tuple(draw(st.text(max_size=4)) for _ in range(n)),
        X=numbers(n, d_model),
        W_Q=numbers(n_heads, d_model, d_k),
        W_K=numbers(n_kv, d_model, d_k),
        W_V=numbers(n_kv, d_model, d_v),
        W_O=None if W_O is False else W_O,
        **{name: numbers(*shape) for name, shape in shapes.items() if bias},
        sink_logits=numbers(n_heads) if draw(st.booleans()) else None,
        kv_of_head=tuple(draw(st.permutations(kv))),
        kv_heads_used=draw(
            st.sampled_from([None, *(u for u in range(1, 5) if fits_heads(u, n_kv, n_heads))])
        ),
        mask=draw(masks(n)),
        options=draw(options(rope)),
        heads=tuple(
            HeadSpec(f"h{i}", role=draw(st.sampled_from(["", "match"]))) for i in range(n_heads)
        ),
        muted=frozenset(draw(st.sets(st.integers(0, n_heads - 1), max_size=1))),
        title=draw(st.text(max_size=5)),
    )


@st.composite
def ropes(draw):
    width = draw(st.sampled_from([None, 2]))
    speeds = draw(st.none() | st.just((0.5,))) if width else None
    return Rope(
        base=draw(st.sampled_from([10.0, 10000.0])),
        layout=draw(st.sampled_from(["half", "interleaved"])),
        width=width,
        inv_freq=speeds,
        attention_factor=draw(st.sampled_from([1.0, 1.25])),
    )


def options(rope):
    return st.builds(
        Options,
        scale_on=st.booleans(),
        mask_on=st.booleans(),
        scale=st.none() | st.sampled_from([0.0, 0.3, 2.0]),
        temperature=st.sampled_from([1.0, 0.5, 3.0]),
        softcap=st.none() | st.sampled_from([1.5, 30.0]),
        alibi=st.booleans(),
        rope=st.just(rope),
    )


@st.composite
def masks(draw, n):
    kind = draw(st.sampled_from(["none", "causal", "window", "sink-window", "strided", "custom"]))
    cells = st.lists(st.booleans(), min_size=n * n, max_size=n * n)
    custom = np.array(draw(cells)).reshape(n, n) if kind == "custom" else None
    numbers = draw(st.tuples(st.integers(1, 5), st.integers(0, 2), st.integers(2, 3)))
    return MaskSpec(kind, *numbers, custom)


@st.composite
def edited(draw, document):
    """A document after one random edit that is allowed."""
    d = document
    names = [name for name in ("X", "W_Q", "W_K", "W_V", "W_O") if getattr(d, name) is not None]
    kind = draw(st.sampled_from(["cell", "mask", "mute", "switch", "kv", "token", "toggle"]))
    if kind == "cell":
        name = draw(st.sampled_from(names))
        index = tuple(draw(st.integers(0, size - 1)) for size in getattr(d, name).shape)
        return edits.set_cell(d, name, index, draw(st.sampled_from([0.0, -1.0, 0.125, 40.0])))
    if kind == "mask":
        return edits.set_mask(d, draw(masks(d.n_tokens)))
    if kind == "mute":
        return edits.set_muted(d, draw(st.integers(0, d.n_heads - 1)), draw(st.booleans()))
    if kind == "switch":
        return edits.set_option(
            d, draw(st.sampled_from(["scale_on", "mask_on"])), draw(st.booleans())
        )
    if kind == "kv":
        fitting = [u for u in range(1, 5) if fits_heads(u, d.n_kv_heads, d.n_heads)]
        return edits.set_kv_heads(d, draw(st.sampled_from([None, *fitting])))
    if kind == "token":
        return edits.set_token(d, draw(st.integers(0, d.n_tokens - 1)), "new")
    place = [draw(st.integers(0, d.n_tokens - 1)) for _ in range(2)]
    return edits.toggle_mask_cell(d, *place)


def by_loops(document):
    """Compute a document with tests/naive.py alone; arrays as nested lists."""
    d = document
    stored = {
        name: getattr(d, name).astype(float).tolist()
        for name in NAMES
        if getattr(d, name) is not None
    }
    used = d.kv_heads_used or d.n_kv_heads
    sources, kv = _sharing(d, used)
    for name in ("W_K", "W_V", "b_K", "b_V"):
        if name in stored:
            stored[name] = [_mean([stored[name][s] for s in group]) for group in sources]
    Q = naive.project(stored["X"], stored["W_Q"], stored.get("b_Q"))
    K = naive.project(stored["X"], stored["W_K"], stored.get("b_K"))
    V = naive.project(stored["X"], stored["W_V"], stored.get("b_V"))
    if d.options.rope:
        Q, K = (_rotated(heads, d.options.rope) for heads in (Q, K))
    n = d.n_tokens
    kind = d.mask.kind if d.options.mask_on else "none"
    rule = {"window": d.mask.window, "n_sinks": d.mask.n_sinks, "stride": d.mask.stride}
    allowed = d.mask.custom.tolist() if kind == "custom" else naive.mask(kind, n, n, **rule)
    slopes = naive.alibi_slopes(d.n_heads)
    bias = [[[-s * abs(i - j) for j in range(n)] for i in range(n)] for s in slopes]
    scale = 1.0
    if d.options.scale_on:
        scale = 1 / math.sqrt(d.d_k) if d.options.scale is None else d.options.scale
    made = naive.attend(
        Q,
        [K[k] for k in kv],
        [V[k] for k in kv],
        allowed=allowed,
        bias=bias if d.options.alibi else None,
        scale=scale / d.options.temperature,
        softcap=d.options.softcap,
        sink_logits=stored.get("sink_logits"),
    )
    heard = [[[0.0] * d.d_v] * n if h in d.muted else rows for h, rows in enumerate(made["z"])]
    if d.W_O is None:
        joined = [[x for head in heard for x in head[t]] for t in range(n)]
        b = stored.get("b_O", [0.0] * len(joined[0]))
        out = [[x + y for x, y in zip(row, b, strict=True)] for row in joined]
    else:
        out = naive.combine(heard, stored["W_O"], stored.get("b_O"))
    return {"Q": Q, "K": K, "V": V, "out": out, **made}


def _sharing(d, used):
    """Which stored heads each used one is made of, and which used one each query head reads."""
    n_kv = d.n_kv_heads
    if used == n_kv:
        return [[k] for k in range(n_kv)], list(d.kv_of_head)
    if used < n_kv:
        size = n_kv // used
        return [list(range(u * size, u * size + size)) for u in range(used)], [
            k // size for k in d.kv_of_head
        ]
    if used == d.n_heads:
        return [[k] for k in d.kv_of_head], list(range(used))
    copies, reads = used // n_kv, []
    for head, k in enumerate(d.kv_of_head):
        rank = sum(other == k for other in d.kv_of_head[:head])
        reads.append(k * copies + rank * copies // d.kv_of_head.count(k))
    return [[u // copies] for u in range(used)], reads


def _mean(parts):
    if isinstance(parts[0], list):
        return [_mean(list(group)) for group in zip(*parts, strict=True)]
    return math.fsum(parts) / len(parts)


def _rotated(heads, rope):
    width = rope.width or len(heads[0][0])
    return [[_turned(row, t, rope, width) for t, row in enumerate(rows)] for rows in heads]


def _turned(row, position, rope, width):
    new = list(row)
    for p in range(width // 2):
        a, b = (p, p + width // 2) if rope.layout == "half" else (2 * p, 2 * p + 1)
        speed = rope.inv_freq[p] if rope.inv_freq else rope.base ** (-2 * p / width)
        turn = rope.attention_factor * complex(
            math.cos(position * speed), math.sin(position * speed)
        )
        number = complex(row[a], row[b]) * turn
        new[a], new[b] = number.real, number.imag
    return new
