"""Random documents of every kind the model layer allows, and the same layer in plain loops."""

import math
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path

import naive
import numpy as np
from hypothesis import strategies as st

from attnviz.engine.steps.table import HOLDABLE
from attnviz.model.document.checks import shape_of
from attnviz.model.document.document import Document, HeadSpec, MaskSpec, Options, Rope, fits_heads
from attnviz.model.document.hold import Hold
from attnviz.model.edits import layer as edits

FIGURES = Path(__file__).parent / "data" / "figures"
NAMES = ("X", "W_Q", "W_K", "W_V", "W_O", "b_Q", "b_K", "b_V", "b_O")
NAMES += ("q_norm", "k_norm", "sink_logits")


# Strategies are made once: to build and check one takes longer than to draw from it.
whole = cache(st.integers)
YES_OR_NO = st.booleans()
TOKEN, TITLE = st.text(max_size=4), st.text(max_size=5)


@lru_cache(maxsize=None, typed=True)  # 1.0 is not 1
def one_of(*values):
    return st.sampled_from(values)


@st.composite
def documents(draw, *, largest=3.0, dtypes=(np.float64, np.float32)):
    """A document with any mix of shared heads, biases, positions, caps, sinks and masks."""
    n, d_model, d_v = draw(whole(1, 5)), draw(whole(1, 4)), draw(whole(1, 3))
    rope = draw(ROPE)
    d_k = draw(whole(1, 2)) * 2 if rope else draw(whole(1, 4))
    if rope and rope.width and rope.width > d_k:
        d_k = rope.width
    n_heads = draw(whole(1, 4))
    n_kv = draw(one_of(*(k for k in range(1, n_heads + 1) if n_heads % k == 0)))
    rng = np.random.default_rng(draw(whole(0, 2**32)))
    dtype = draw(one_of(*dtypes))
    size = draw(one_of(largest / 3, largest))

    def numbers(*shape):
        values = rng.uniform(-size, size, shape).round(draw(one_of(1, 12)))
        return values.astype(dtype)

    d_out = draw(whole(1, 4))
    W_O = draw(YES_OR_NO) and numbers(n_heads * d_v, d_out)
    bias = draw(YES_OR_NO)
    shapes = {"b_Q": (n_heads, d_k), "b_K": (n_kv, d_k), "b_V": (n_kv, d_v)}
    shapes["b_O"] = (n_heads * d_v if W_O is False else d_out,)
    kv = tuple(h // (n_heads // n_kv) for h in range(n_heads))
    made = Document(
        tokens=tuple(draw(TOKEN) for _ in range(n)),
        X=numbers(n, d_model),
        W_Q=numbers(n_heads, d_model, d_k),
        W_K=numbers(n_kv, d_model, d_k),
        W_V=numbers(n_kv, d_model, d_v),
        W_O=None if W_O is False else W_O,
        **{name: numbers(*shape) for name, shape in shapes.items() if bias},
        q_norm=numbers(d_k) if draw(YES_OR_NO) else None,
        k_norm=numbers(d_k) if draw(YES_OR_NO) else None,
        sink_logits=numbers(n_heads) if draw(YES_OR_NO) else None,
        kv_of_head=tuple(draw(_orders(kv))),
        kv_heads_used=draw(one_of(None, *(u for u in range(1, 5) if fits_heads(u, n_kv, n_heads)))),
        mask=draw(masks(n)),
        options=replace(draw(OPTIONS), rope=rope),
        heads=tuple(HeadSpec(f"h{i}", role=draw(one_of("", "match"))) for i in range(n_heads)),
        muted=draw(_at_most_one(n_heads)),
        title=draw(TITLE),
    )
    return replace(made, holds=_some_holds(made, rng, draw(one_of(0, 0, 1, 4))))


def _some_holds(document, rng, count):
    """Hold some numbers anywhere, also where the mask will hide them."""
    holds = {}
    for _ in range(count):
        array = HOLDABLE[int(rng.integers(len(HOLDABLE)))]
        place = tuple(int(rng.integers(size)) for size in shape_of(document, array))
        value = float(rng.choice([0.0, 0.5, -2.0, 3.0]))
        if array in ("exponentials", "row_sums"):
            value = abs(value) + 0.5
        holds[array, place] = Hold.at(array, place, value)
    return tuple(holds.values())


@st.composite
def ropes(draw):
    width = draw(one_of(None, 2))
    speeds = draw(one_of(None, (0.5,))) if width else None
    return Rope(
        base=draw(one_of(10.0, 10000.0)),
        layout=draw(one_of("half", "interleaved")),
        width=width,
        inv_freq=speeds,
        attention_factor=draw(one_of(1.0, 1.25)),
    )


ROPE = st.none() | ropes()
OPTIONS = st.builds(
    Options,
    scale_on=YES_OR_NO,
    mask_on=YES_OR_NO,
    scale=st.none() | one_of(0.0, 0.3, 2.0),
    temperature=one_of(1.0, 0.5, 3.0),
    softcap=st.none() | one_of(1.5, 30.0),
    alibi=YES_OR_NO,
    qk_norm_eps=one_of(0.01, 0.25),
)
_orders = cache(st.permutations)
MASK_NUMBERS = st.tuples(whole(1, 5), whole(0, 2), whole(2, 3))


@cache
def _at_most_one(n_heads):
    return st.frozensets(whole(0, n_heads - 1), max_size=1)


@cache
def _cells(n):
    return st.lists(YES_OR_NO, min_size=n * n, max_size=n * n)


@cache
@st.composite
def masks(draw, n):
    kind = draw(one_of("none", "causal", "window", "sink-window", "strided", "custom"))
    custom = np.array(draw(_cells(n))).reshape(n, n) if kind == "custom" else None
    return MaskSpec(kind, *draw(MASK_NUMBERS), custom)


@st.composite
def edited(draw, document):
    """A document after one random edit that is allowed."""
    d = document
    names = [name for name in ("X", "W_Q", "W_K", "W_V", "W_O") if getattr(d, name) is not None]
    kind = draw(one_of("cell", "mask", "mute", "switch", "kv", "token", "toggle"))
    if kind == "cell":
        name = draw(one_of(*names))
        index = tuple(draw(whole(0, size - 1)) for size in getattr(d, name).shape)
        return edits.set_cell(d, name, index, draw(one_of(0.0, -1.0, 0.125, 40.0)))
    if kind == "mask":
        return edits.set_mask(d, draw(masks(d.n_tokens)))
    if kind == "mute":
        return edits.set_muted(d, draw(whole(0, d.n_heads - 1)), draw(YES_OR_NO))
    if kind == "switch":
        return edits.set_option(d, draw(one_of("scale_on", "mask_on")), draw(YES_OR_NO))
    if kind == "kv":
        fitting = [u for u in range(1, 5) if fits_heads(u, d.n_kv_heads, d.n_heads)]
        return edits.set_kv_heads(d, draw(one_of(None, *fitting)))
    if kind == "token":
        return edits.set_token(d, draw(whole(0, d.n_tokens - 1)), "new")
    place = [draw(whole(0, d.n_tokens - 1)) for _ in range(2)]
    return edits.toggle_mask_cell(d, *place)


def by_loops(document):
    """Compute a document with tests/naive.py alone; arrays as nested lists."""
    d = document
    typed = {(hold.array, *hold.place): hold.value for hold in d.holds}

    def hold(name, rows, *head):
        """Put in what is held; `rows` of one head, or without heads."""
        return [
            [typed.get((name, *head, i, j), x) for j, x in enumerate(row)]
            for i, row in enumerate(rows)
        ]

    def hold_heads(name, heads):
        return [hold(name, rows, h) for h, rows in enumerate(heads)]

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
    flat = {"Q_flat": Q, "K_flat": K}
    Q, K = (
        _normed(heads, stored[name], d.options.qk_norm_eps) if name in stored else heads
        for name, heads in (("q_norm", Q), ("k_norm", K))
    )
    flat |= {"Q_normed": Q, "K_normed": K}
    if d.options.rope:
        Q, K = (_rotated(heads, d.options.rope) for heads in (Q, K))
    Q, K, V = (hold_heads(name, a) for name, a in (("Q", Q), ("K", K), ("V", V)))
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
        hold=lambda name, h, i, j, x: typed.get((name, h, i, j), x),
        far=80.0 if d.X.dtype == np.float32 else 700.0,
    )
    heard = [[[0.0] * d.d_v] * n if h in d.muted else rows for h, rows in enumerate(made["z"])]
    joined = hold("concat", [[x for head in heard for x in head[t]] for t in range(n)])
    if d.W_O is None:
        b = stored.get("b_O", [0.0] * len(joined[0]))
        out = [[x + y for x, y in zip(row, b, strict=True)] for row in joined]
    else:
        out = naive.combine([joined], stored["W_O"], stored.get("b_O"))
    out = hold("out", out)
    return {**flat, "Q": Q, "K": K, "V": V, "out": out, **made}


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


def _normed(heads, weight, eps):
    return [[naive.normed(row, weight, eps) for row in rows] for rows in heads]


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


def seeded(seed):
    """Return a document of a kind that only its seed decides, without the help of hypothesis."""
    rng = np.random.default_rng(seed)

    def choice(*values):
        return values[int(rng.integers(len(values)))]

    n, d_model, d_v = (int(size) for size in rng.integers(1, (8, 11, 4)))
    n_heads = choice(1, 2, 4)
    n_kv = choice(*(k for k in (1, 2, 4) if n_heads % k == 0))
    turned = bool(rng.random() < 0.2)
    d_k = choice(2, 4) if turned else choice(1, 2, 3, 4, 5, 8)
    dtype = choice(np.float64, np.float64, np.float32)
    size, places = choice(0.5, 1.0, 3.0, 40.0), choice(0, 1, 2, 3, 12)

    def numbers(*shape):
        return rng.uniform(-size, size, shape).round(places).astype(dtype)

    kind = choice("causal", "none", "window", "custom")
    W_O = numbers(n_heads * d_v, d_model) if rng.random() < 0.5 else None
    return Document(
        tokens=tuple("abcdefgh"[:n]),
        X=numbers(n, d_model),
        W_Q=numbers(n_heads, d_model, d_k),
        W_K=numbers(n_kv, d_model, d_k),
        W_V=numbers(n_kv, d_model, d_v),
        W_O=W_O,
        b_Q=numbers(n_heads, d_k) if rng.random() < 0.3 else None,
        b_V=numbers(n_kv, d_v) if rng.random() < 0.3 else None,
        b_O=numbers(n_heads * d_v if W_O is None else d_model) if rng.random() < 0.3 else None,
        q_norm=numbers(d_k) if rng.random() < 0.2 else None,
        k_norm=numbers(d_k) if rng.random() < 0.2 else None,
        sink_logits=numbers(n_heads) if rng.random() < 0.2 else None,
        kv_heads_used=choice(None, None, *(u for u in range(1, 5) if fits_heads(u, n_kv, n_heads))),
        mask=MaskSpec(kind, 2, 1, 2, rng.random((n, n)) < 0.7 if kind == "custom" else None),
        options=Options(
            scale_on=bool(rng.random() < 0.8),
            scale=choice(None, None, None, 0.3, 0.125),
            temperature=choice(1.0, 1.0, 1.0, 0.5, 3.0),
            softcap=choice(None, None, None, 1.5, 30.0),
            alibi=bool(rng.random() < 0.2),
            rope=Rope(base=10.0) if turned else None,
        ),
    )
