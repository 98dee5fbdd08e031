"""A second engine in plain loops, for tests to compare the real one with.

Lists of Python floats only, no array operation, and its own reading of each rule, so that a fault
in the engine's array code does not repeat itself here. Arrays are nested lists, heads first.
"""

import math
from functools import partial

INF = math.inf


def dot(a, b):
    return math.fsum(x * y for x, y in zip(a, b, strict=True))


def project(X, W, bias=None):
    """X (n, d_model), W (heads, d_model, d_k) -> (heads, n, d_k)."""
    result = []
    for h, matrix in enumerate(W):
        columns = list(zip(*matrix, strict=True))
        rows = []
        for x in X:
            row = [dot(x, column) for column in columns]
            if bias is not None:
                row = [value + bias[h][c] for c, value in enumerate(row)]
            rows.append(row)
        result.append(rows)
    return result


def combine(z, W_O, bias=None):
    """z (heads, n, d_v), W_O (heads * d_v, d_model) -> (n, d_model)."""
    out = []
    for t in range(len(z[0])):
        joined = [number for head in z for number in head[t]]
        row = [dot(joined, column) for column in zip(*W_O, strict=True)]
        if bias is not None:
            row = [value + bias[c] for c, value in enumerate(row)]
        out.append(row)
    return out


def sees(kind, i, j, *, causal=True, window=None, n_sinks=1, stride=None, summary=1):
    """Tell whether the query at position i may look at the key at position j."""
    back = i - j
    if kind == "none":
        return True
    if (causal or kind == "causal") and back < 0:
        return False
    if kind in ("full", "causal"):
        return True
    if kind == "strided-local":
        return -stride <= back <= stride
    if kind == "strided-far":
        return back % stride == 0
    if kind.startswith("fixed"):
        own = i // stride == j // stride
        last = j % stride >= stride - summary and not own
        return {"fixed": own or last, "fixed-local": own, "fixed-far": last}[kind]
    near = True if window is None else -window < back < window
    if kind == "window":
        return near
    if kind == "sink-window":
        return near or j < n_sinks
    assert kind == "strided"
    return near or back % stride == 0


def mask(kind, n_query, n_key, **rule):
    """Return rows of booleans; the last query stands at the last key."""
    first = n_key - n_query
    return [[sees(kind, first + i, j, **rule) for j in range(n_key)] for i in range(n_query)]


def normed(vector, weight, eps):
    """Divide one vector by its root mean square and weigh its numbers."""
    root = math.sqrt(math.fsum(x * x for x in vector) / len(vector) + eps)
    return [x / root * w for x, w in zip(vector, weight, strict=True)]


def rope(vector, position, *, base=10000.0, layout="half", width=None):
    """Turn one vector by its position, pair by pair, as complex numbers."""
    width = len(vector) if width is None else width
    turned = list(vector)
    for p in range(width // 2):
        a, b = (p, p + width // 2) if layout == "half" else (2 * p, 2 * p + 1)
        angle = position / base ** (2 * p / width)
        number = complex(vector[a], vector[b]) * complex(math.cos(angle), math.sin(angle))
        turned[a], turned[b] = number.real, number.imag
    return turned


def alibi_slopes(n_heads):
    """Slopes by the recursion of the paper's own code."""
    if n_heads & (n_heads - 1) == 0:
        start = 2.0 ** (-(2.0 ** -(math.log2(n_heads) - 3)))
        return [start * start**h for h in range(n_heads)]
    below = 2 ** int(math.log2(n_heads))
    return alibi_slopes(below) + alibi_slopes(2 * below)[0::2][: n_heads - below]


def share_out(scores, sink=None, hold=None, far=700.0):
    """Softmax of one row; -inf is hidden, `sink` joins and is dropped again.

    `hold` gives other numbers for e to the scores and their sum, None where there are none; e is
    raised to less than the scores where one of them is further than `far` from 0.
    """
    seen = [j for j, s in enumerate(scores) if s != -INF]
    typed = {j: hold("exponentials", j=j) for j in seen} if hold else {}
    typed_sum = hold("row_sums", j=0) if hold else None
    if typed_sum is not None or any(x is not None for x in typed.values()):
        largest = max([scores[j] for j in seen] + ([] if sink is None else [sink]), default=0.0)
        less = largest if abs(largest) > far else 0.0
        powers = [0.0] * len(scores)
        for j in seen:
            powers[j] = math.exp(scores[j] - less) if typed[j] is None else typed[j]
        total = math.fsum(powers) + (0.0 if sink is None else math.exp(sink - less))
        total = total if typed_sum is None else typed_sum
        return [x / total if total else 0.0 for x in powers]
    everyone = [s for s in scores if s != -INF] + ([] if sink is None else [sink])
    if all(s == -INF for s in scores):
        return [0.0] * len(scores)
    top = max(everyone)
    total = math.fsum(math.exp(s - top) for s in everyone)
    return [0.0 if s == -INF else math.exp(s - top) / total for s in scores]


def attend(
    Q,
    K,
    V,
    *,
    allowed=None,
    bias=None,
    scale=None,
    softcap=None,
    sink_logits=None,
    hold=None,
    far=700.0,
):
    """Return scores, scaled_scores, masked_scores, pattern and z as nested lists."""
    names = ("scores", "scaled_scores", "masked_scores", "pattern", "z")
    result = {name: [] for name in names}
    hold = hold or (lambda name, h, i, j, x: x)
    group = len(Q) // len(K)
    for h, queries in enumerate(Q):
        keys, values = K[h // group], V[h // group]
        head = {name: [] for name in names}
        for i, q in enumerate(queries):
            raw = [hold("scores", h, i, j, dot(q, k)) for j, k in enumerate(keys)]
            factor = 1 / math.sqrt(len(q)) if scale is None else scale
            scaled = [hold("scaled_scores", h, i, j, s * factor) for j, s in enumerate(raw)]
            masked = []
            for j, s in enumerate(scaled):
                score = s if softcap is None else softcap * math.tanh(s / softcap)
                if bias is not None:
                    score += bias[h][i][j]
                seen = allowed is None or allowed[i][j]
                masked.append(hold("masked_scores", h, i, j, score) if seen else -INF)
            sink = None if sink_logits is None else sink_logits[h]
            shares = [
                hold("pattern", h, i, j, share) if masked[j] != -INF else 0.0
                for j, share in enumerate(
                    share_out(masked, sink, partial(hold, h=h, i=i, x=None), far)
                )
            ]
            width = len(values[0])
            z = [
                hold(
                    "z",
                    h,
                    i,
                    c,
                    math.fsum(p * v[c] for p, v in zip(shares, values, strict=True) if p),
                )
                for c in range(width)
            ]
            for name, row in zip(names, (raw, scaled, masked, shares, z), strict=True):
                head[name].append(row)
        for name in names:
            result[name].append(head[name])
    return result


def slope(shares):
    """Frobenius norm of diag(p) - p pᵀ, every entry spelled out, 1 - p as the sum of the others."""
    total = 0.0
    for a, p in enumerate(shares):
        for b, q in enumerate(shares):
            others = math.fsum(r for c, r in enumerate(shares) if c != a)
            entry = p * others if a == b else -p * q
            total += entry * entry
    return math.sqrt(total)


def entropy_bits(shares):
    return -math.fsum(p * math.log2(p) for p in shares if p)
