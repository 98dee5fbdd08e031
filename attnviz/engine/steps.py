"""The layer as an ordered table of steps, and the trace of all its arrays.

`run` walks the table. A step whose inputs are the same objects as in the previous trace keeps its
old array, so an edit recomputes only what follows from it, and "what changed" is `new is not old`.
The table also tells the screen what to call each array, which formula made it and from what.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from attnviz.engine import attention, masks, positions
from attnviz.engine.softmax import softmax

Array = NDArray[Any]
LARGEST_EXPONENT = 700.0


class Layer(Protocol):
    """What a layer must offer; `attnviz.model.document.Document` is one."""

    @property
    def kv_of_head(self) -> tuple[int, ...]: ...
    @property
    def options(self) -> Any: ...


@dataclass(frozen=True)
class Step:
    """One row of the table.

    Parameters
    ----------
    name, symbol : the array in code and on screen
    inputs : what it is computed from, arrays of the trace or facts of the document
    function : pure, takes the inputs in order
    kind : how a cell follows from the inputs, for `explain`: "product", "elementwise", "turned",
        "given"
    title, formula, says : words for the screen
    shows : arrays the step-by-step tab puts side by side; empty = not one of the twelve
    """

    name: str
    symbol: str
    inputs: tuple[str, ...]
    function: Callable[..., Any]
    kind: str = "elementwise"
    title: str = ""
    formula: str = ""
    shows: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False)
class Trace(Mapping[str, Any]):
    """Every named array of one layer, read-only. `trace["pattern"]` and `trace.pattern` are one.

    Shapes are those of the table of names in `attnviz.engine`; `K_T` is (n_kv_heads, d_k, n_key),
    `M` and `allowed` (n_query, n_key), `exponentials` as `pattern`, `row_sums`
    (n_heads, n_query, 1), `concat` (n_tokens, n_heads * d_v), `kv_of_head` (n_heads,).
    """

    values_: Mapping[str, Any] = field(repr=False)

    def __getitem__(self, name: str) -> Any:
        return self.values_[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.values_)

    def __len__(self) -> int:
        return len(self.values_)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or name == "values_":
            raise AttributeError(name)
        try:
            return self.values_[name]
        except KeyError:
            raise AttributeError(name) from None

    @property
    def arrays(self) -> dict[str, Array]:
        """The arrays alone, in the order of the table."""
        return {n: v for n, v in self.values_.items() if isinstance(v, np.ndarray)}


def _share(W: Array, kv_of_head: tuple[int, ...], used: int | None) -> Array:
    """Give `used` key/value heads from the stored ones: copies, or averages of neighbours."""
    n_kv = W.shape[0]
    if used is None or used == n_kv:
        return W
    if used < n_kv:
        return np.asarray(W.reshape(used, n_kv // used, *W.shape[1:]).mean(axis=1), dtype=W.dtype)
    return np.ascontiguousarray(W[_source_of_used(kv_of_head, n_kv, used)])


def _source_of_used(kv_of_head: tuple[int, ...], n_kv: int, used: int) -> list[int]:
    """Tell which stored head each of more used heads copies."""
    source = [0] * used
    for head, u in enumerate(_kv_of_used(kv_of_head, n_kv, used)):
        source[u] = kv_of_head[head]
    return source


def _kv_of_used(kv_of_head: tuple[int, ...], n_kv: int, used: int | None) -> tuple[int, ...]:
    """Tell which used key/value head each query head reads."""
    if used is None or used == n_kv:
        return kv_of_head
    if used == len(kv_of_head):
        return tuple(range(used))
    if used < n_kv:
        return tuple(kv // (n_kv // used) for kv in kv_of_head)
    copies = used // n_kv
    seen = [0] * n_kv
    sizes = [kv_of_head.count(kv) for kv in range(n_kv)]
    result = []
    for kv in kv_of_head:
        part = seen[kv] * copies // max(sizes[kv], 1)
        result.append(kv * copies + part)
        seen[kv] += 1
    return tuple(result)


def _allowed(mask: Any, mask_on: bool, n_tokens: int) -> Array:
    kind = mask.kind if mask_on else "none"
    return masks.allowed(
        kind,
        n_tokens,
        n_tokens,
        window=mask.window,
        n_sinks=mask.n_sinks,
        stride=mask.stride,
        custom=mask.custom,
    )


def _scale(scale_on: bool, factor: float | None, d_k: int) -> float:
    if not scale_on:
        return 1.0
    return float(d_k**-0.5 if factor is None else factor)


def _rotated(array: Array, rope: Any) -> Array:
    if rope is None:
        return array
    return positions.rotate(
        array, base=rope.base, layout=rope.layout, width=rope.width, inv_freq=rope.inv_freq
    )


def _position_bias(alibi: bool, n_heads: int, n_tokens: int) -> Array | None:
    return positions.alibi_bias(n_heads, n_tokens, n_tokens) if alibi else None


def _scores(Q: Array, K_T: Array, kv_of_head: tuple[int, ...]) -> Array:
    return Q @ K_T[list(kv_of_head)]


def _scaled(scores: Array, scale: float, temperature: float) -> Array:
    return attention.scale_scores(scores, scale / temperature)


def _masked(scaled: Array, allowed: Array, bias: Array | None, softcap: float | None) -> Array:
    capped = attention.cap_scores(scaled, softcap)
    return attention.mask_scores(capped, allowed, bias)


def _exponentials(masked: Array) -> Array:
    """e^x as a person computes it; the row maximum is subtracted only where e^x would overflow."""
    top = masked.max(axis=-1, keepdims=True)
    shift = np.where(np.isfinite(top) & (np.abs(top) > _limit(masked)), top, 0.0)
    return np.exp(masked - shift.astype(masked.dtype))


def _limit(masked: Array) -> float:
    return LARGEST_EXPONENT if masked.dtype == np.float64 else 80.0


def _row_sums(exponentials: Array) -> Array:
    return np.asarray(exponentials.sum(axis=-1, keepdims=True))


def _z(pattern: Array, V: Array, kv_of_head: tuple[int, ...]) -> Array:
    return attention.blend(pattern, V[list(kv_of_head)])


def _concat(z: Array, muted: frozenset[int]) -> Array:
    kept = z
    if muted:
        kept = z.copy()
        kept[sorted(muted)] = 0.0
    return kept.transpose(1, 0, 2).reshape(z.shape[1], -1)


def _out(concat: Array, W_O: Array | None, b_O: Array | None) -> Array:
    out = concat if W_O is None else concat @ W_O
    return out if b_O is None else out + b_O


def _hidden(allowed: Array) -> Array:
    return np.where(allowed, 0.0, -np.inf)


FACTS = (
    Step("kv_of_head", "", ("kv_of_stored", "n_kv_heads", "kv_heads_used"), _kv_of_used),
    Step("allowed", "", ("mask", "mask_on", "n_tokens"), _allowed),
    Step("scale", "", ("scale_on", "factor", "d_k"), _scale),
    Step("bias", "", ("alibi", "n_heads", "n_tokens"), _position_bias),
    Step("W_K_used", "W_K", ("W_K", "kv_of_stored", "kv_heads_used"), _share),
    Step("W_V_used", "W_V", ("W_V", "kv_of_stored", "kv_heads_used"), _share),
    Step(
        "b_K_used",
        "b_K",
        ("b_K", "kv_of_stored", "kv_heads_used"),
        lambda b, kv, used: None if b is None else _share(b, kv, used),
    ),
    Step(
        "b_V_used",
        "b_V",
        ("b_V", "kv_of_stored", "kv_heads_used"),
        lambda b, kv, used: None if b is None else _share(b, kv, used),
    ),
)

STEPS = (
    Step("X", "X", ("X",), lambda X: X, "given", "Token vectors", "X", ("X",)),
    Step("Q_flat", "Q", ("X", "W_Q", "b_Q"), attention.project, "product"),
    Step(
        "Q", "Q", ("Q_flat", "rope"), _rotated, "product", "Queries", "Q = X W_Q", ("X", "W_Q", "Q")
    ),
    Step("K_flat", "K", ("X", "W_K_used", "b_K_used"), attention.project, "product"),
    Step("K", "K", ("K_flat", "rope"), _rotated, "product", "Keys", "K = X W_K", ("X", "W_K", "K")),
    Step(
        "V",
        "V",
        ("X", "W_V_used", "b_V_used"),
        attention.project,
        "product",
        "Values",
        "V = X W_V",
        ("X", "W_V", "V"),
    ),
    Step(
        "K_T",
        "Kᵀ",
        ("K",),
        lambda K: np.swapaxes(K, 1, 2),
        "turned",
        "Turn the keys",
        "Kᵀ",
        ("K", "K_T"),
    ),
    Step(
        "scores",
        "S",
        ("Q", "K_T", "kv_of_head"),
        _scores,
        "product",
        "Scores",
        "S = Q Kᵀ",
        ("Q", "K_T", "scores"),
    ),
    Step(
        "scaled_scores",
        "S ÷ √d_k",
        ("scores", "scale", "temperature"),
        _scaled,
        "elementwise",
        "Scale",
        "S ÷ √d_k",
        ("scores", "scaled_scores"),
    ),
    Step("M", "M", ("allowed",), _hidden, "given"),
    Step(
        "masked_scores",
        "S ÷ √d_k + M",
        ("scaled_scores", "allowed", "bias", "softcap"),
        _masked,
        "elementwise",
        "Mask",
        "S ÷ √d_k + M",
        ("scaled_scores", "M", "masked_scores"),
    ),
    Step(
        "exponentials",
        "E",
        ("masked_scores",),
        _exponentials,
        "elementwise",
        "Exponentiate",
        "E = eˣ",
        ("masked_scores", "exponentials"),
    ),
    Step("row_sums", "Σ", ("exponentials",), _row_sums, "elementwise"),
    Step(
        "pattern",
        "A",
        ("masked_scores", "sink_logits"),
        attention.softmax,
        "elementwise",
        "Share out",
        "A = E ÷ row sums",
        ("exponentials", "row_sums", "pattern"),
    ),
    Step(
        "z",
        "O",
        ("pattern", "V", "kv_of_head"),
        _z,
        "product",
        "Blend",
        "O = A V",
        ("pattern", "V", "z"),
    ),
    Step("concat", "Concat", ("z", "muted"), _concat, "elementwise"),
    Step(
        "out",
        "out",
        ("concat", "W_O", "b_O"),
        _out,
        "product",
        "Output",
        "O next to X",
        ("X", "out"),
    ),
)

TWELVE = tuple(step for step in STEPS if step.shows)
BY_NAME = {step.name: step for step in STEPS}
GIVEN = (
    "X",
    "W_Q",
    "W_K",
    "W_V",
    "W_O",
    "b_Q",
    "b_K",
    "b_V",
    "b_O",
    "sink_logits",
    "mask",
    "muted",
    "kv_heads_used",
    "n_heads",
    "n_kv_heads",
    "n_tokens",
    "d_k",
)
OPTIONS = {
    "scale_on": "scale_on",
    "factor": "scale",
    "mask_on": "mask_on",
    "alibi": "alibi",
    "temperature": "temperature",
    "softcap": "softcap",
    "rope": "rope",
}


def run(document: Layer, previous: Trace | None = None) -> Trace:
    """Compute every array of a layer.

    Parameters
    ----------
    document : the layer
    previous : the trace of an earlier version; arrays whose inputs are the same objects are kept

    Returns
    -------
    Trace
        All arrays read-only.
    """
    values: dict[str, Any] = {name: getattr(document, name) for name in GIVEN}
    values["kv_of_stored"] = document.kv_of_head
    values |= {name: getattr(document.options, field) for name, field in OPTIONS.items()}
    old: Mapping[str, Any] = previous.values_ if previous is not None else {}
    with np.errstate(invalid="ignore", over="ignore", divide="ignore"):
        for step in (*FACTS, *STEPS):
            if step.name in old and all(_same(values[i], old[i]) for i in step.inputs):
                values[step.name] = old[step.name]
                continue
            value = step.function(*(values[i] for i in step.inputs))
            if isinstance(value, np.ndarray):
                if value.base is None or not value.flags.writeable:
                    value.setflags(write=False)
                else:
                    value = value.view()
                    value.setflags(write=False)
            values[step.name] = value
    return Trace(values)


def _same(new: Any, old: Any) -> bool:
    """Tell whether an input is unchanged: the same object, or an equal value that is no array."""
    if new is old:
        return True
    return type(new) is type(old) and not isinstance(new, np.ndarray) and bool(new == old)


def changed(before: Trace | None, after: Trace) -> frozenset[str]:
    """Name the arrays and facts that are other objects than before (all, without a before)."""
    if before is None:
        return frozenset(after)
    return frozenset(n for n in after if n not in before or not _same(after[n], before[n]))
