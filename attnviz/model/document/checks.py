"""What must hold in a document, checked once when it is built.

The arithmetic of a checked document stays finite: no edit and no file can make a score overflow.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from attnviz.engine.steps.rules import Index
from attnviz.engine.steps.run import run
from attnviz.engine.steps.table import BY_NAME, HOLDABLE
from attnviz.errors import ShapeError
from attnviz.language import mark, tr
from attnviz.model.document.brief import shortened
from attnviz.model.document.hold import Hold, largest

if TYPE_CHECKING:
    from attnviz.model.document.document import Document
    from attnviz.model.document.options import Rope

Array = NDArray[Any]
Peaks = Mapping[str, tuple[Array, float]]

MAX_TOKENS = 4096
MAX_NUMBERS = 2**27
MAX_HEADS = 256
# Queries × keys over all heads. A trace holds about six arrays of that size: 0.8 GB in float32.
MAX_SCORES = 2**25
MAX_TEXT = 1000
MAX_NOTE = 20_000
MATRICES = ("X", "W_Q", "W_K", "W_V", "W_O")
MAX_HOLDS = 100_000
SCORES = ("scores", "scaled_scores", "masked_scores")
DIVIDED = ("exponentials", "row_sums")  # a weight is one of these by the other
ARRAYS = (*MATRICES, "b_Q", "b_K", "b_V", "b_O", "q_norm", "k_norm", "sink_logits")


def checked_arrays(document: Document) -> tuple[dict[str, Array], dict[str, tuple[Array, float]]]:
    """Return a document's arrays, read-only and of one dtype, and the largest number of each.

    An array that `document.peaks` already knows is not looked through again.
    """
    given = {name: getattr(document, name) for name in ARRAYS}
    given = {name: np.asarray(array) for name, array in given.items() if array is not None}
    for name, array in given.items():
        if array.dtype.kind not in "fiu":
            raise ShapeError(
                tr("{name}: found {dtype} values, expected numbers", name=name, dtype=array.dtype)
            )
        if array.size > MAX_NUMBERS:
            raise ShapeError(
                tr(
                    "{name}: found {size} numbers, expected at most {max_numbers}",
                    name=name,
                    size=f"{array.size:,}",
                    max_numbers=f"{MAX_NUMBERS:,}",
                )
            )
    narrow = all(array.dtype in (np.float16, np.float32) for array in given.values())
    dtype = np.dtype(np.float32 if narrow else np.float64)
    arrays = {name: _locked(array, dtype) for name, array in given.items()}
    peaks = {}
    for name, array in arrays.items():
        known = document.peaks.get(name)
        same = known is not None and known[0] is array
        peaks[name] = known if known and same else (array, _peak(name, array))
    return arrays, peaks


def _locked(array: Array, dtype: np.dtype[Any]) -> Array:
    """Return a read-only array that nobody else can write to."""
    shared = isinstance(array.base, np.ndarray) and array.base.flags.writeable
    if array.flags.writeable or shared or array.dtype != dtype:
        array = np.array(array, dtype=dtype)
        array.setflags(write=False)
    return array


def _peak(name: str, array: Array) -> float:
    if not array.size:
        return 0.0
    peak = max(float(array.max()), -float(array.min()))
    if not math.isfinite(peak):
        place = tuple(int(i) for i in np.argwhere(~np.isfinite(array))[0])
        raise ShapeError(
            tr(
                "{name}{place}: found {array}, expected a finite number",
                name=name,
                place=list(place),
                array=array[place],
            )
        )
    return peak


_OF_COLUMN = mark("one number per column of {matrix}")
_OF_HEAD = mark("one number per column of a head")
SHAPED = {
    "X": mark("one row per token"),
    "W_Q": mark("{rows} rows, one per column of X"),
    "W_K": mark("{rows} rows, {columns} columns like W_Q"),
    "W_V": mark("as many heads as W_K, {rows} rows"),
    "W_O": mark("{heads} heads × {width} numbers"),
    "b_Q": _OF_COLUMN,
    "b_K": _OF_COLUMN,
    "b_V": _OF_COLUMN,
    "b_O": mark("one number per column of the output"),
    "q_norm": _OF_HEAD,
    "k_norm": _OF_HEAD,
    "sink_logits": mark("one number per head"),
    "mask": mark("queries × keys"),
}
"""What the shape of each array stands for, in an error about it."""


def check_shapes(document: Document) -> None:
    """Check that all arrays fit together.

    Raises
    ------
    ShapeError
        Names the field, what was found and what was expected.
    """
    d = document
    n = len(d.tokens)
    if not 1 <= n <= MAX_TOKENS:
        raise ShapeError(
            tr(
                "tokens: found {n}, expected 1 to {max_tokens}",
                n=f"{n:,}",
                max_tokens=f"{MAX_TOKENS:,}",
            )
        )
    _expect("X", d.X, (n, None))
    d_model = d.X.shape[1]
    _expect("W_Q", d.W_Q, (None, d_model, None), rows=d_model)
    n_heads, _, d_k = d.W_Q.shape
    _expect("W_K", d.W_K, (None, d_model, d_k), rows=d_model, columns=d_k)
    n_kv = d.W_K.shape[0]
    if max(n_heads, n_kv) > MAX_HEADS:
        raise ShapeError(
            tr(
                "W_Q: found {n_heads} heads, expected at most {max_heads}",
                n_heads=f"{max(n_heads, n_kv):,}",
                max_heads=MAX_HEADS,
            )
        )
    if n_heads * n * n > MAX_SCORES:
        raise ShapeError(
            tr(
                "tokens: found {n} with {n_heads} heads, which makes {n_heads_2} scores; expected "
                "at most {max_scores}",
                n=f"{n:,}",
                n_heads=n_heads,
                n_heads_2=f"{n_heads * n * n:,}",
                max_scores=f"{MAX_SCORES:,}",
            )
        )
    _expect("W_V", d.W_V, (n_kv, d_model, None), rows=d_model)
    d_v = d.W_V.shape[2]
    _expect("W_O", d.W_O, (n_heads * d_v, None), heads=n_heads, width=d_v)
    width = n_heads * d_v if d.W_O is None else d.W_O.shape[1]
    _expect("b_Q", d.b_Q, (n_heads, d_k), matrix="W_Q")
    _expect("b_K", d.b_K, (n_kv, d_k), matrix="W_K")
    _expect("b_V", d.b_V, (n_kv, d_v), matrix="W_V")
    _expect("b_O", d.b_O, (width,))
    _expect("q_norm", d.q_norm, (d_k,))
    _expect("k_norm", d.k_norm, (d_k,))
    _expect("sink_logits", d.sink_logits, (n_heads,))
    _expect("mask", d.mask.custom, (n, n))


def _expect(
    name: str, array: Array | None, shape: tuple[int | None, ...], **values: object
) -> None:
    if array is None:
        return
    fits = array.ndim == len(shape) and all(
        size >= 1 and want in (None, size) for size, want in zip(array.shape, shape, strict=True)
    )
    if not fits:
        found = " × ".join(str(size) for size in array.shape) or tr("a single number")
        want = " × ".join("n" if size is None else str(size) for size in shape)
        raise ShapeError(
            tr(
                "{name}: found {found}, expected {want} ({why})",
                name=name,
                found=found,
                want=want,
                why=tr(SHAPED[name], **values),
            )
        )


def check_heads(document: Document) -> None:
    """Check key/value heads, muted heads, rotary width and all names."""
    d = document
    kv = d.kv_of_head
    if len(kv) != d.n_heads or not set(kv) <= set(range(d.n_kv_heads)):
        raise ShapeError(
            tr(
                "kv_of_head: found {kv}, expected {n_heads} numbers from 0 to "
                "{n_kv_heads}, one per query head",
                kv=shortened(str(list(kv))),
                n_heads=d.n_heads,
                n_kv_heads=d.n_kv_heads - 1,
            )
        )
    if any(not 0 <= head < d.n_heads for head in d.muted):
        raise ShapeError(
            tr(
                "muted: found {muted}, expected heads 0 to {n_heads}",
                muted=shortened(str(sorted(d.muted))),
                n_heads=d.n_heads - 1,
            )
        )
    used = d.kv_heads_used
    if used is not None and not fits_heads(used, d.n_kv_heads, d.n_heads):
        raise ShapeError(
            tr(
                "kv_heads_used: found {used}, expected a number that divides {n_heads} heads and "
                "fits the {n_kv_heads} stored ones",
                used=used,
                n_heads=d.n_heads,
                n_kv_heads=d.n_kv_heads,
            )
        )
    if d.options.rope is not None:
        _check_rope(d.options.rope, d.d_k)
    check_words(d.title, d.note)
    _check_texts("tokens", d.tokens, d.n_tokens)
    _check_texts("feature_names", d.feature_names, d.d_model)
    _check_texts("heads", [head.name for head in d.heads], d.n_heads)
    for i, head in enumerate(d.heads):
        _check_texts(f"heads[{i}].query_names", head.query_names, d.d_k, optional=True)
        _check_texts(f"heads[{i}].value_names", head.value_names, d.d_v, optional=True)
    if d.sheet is not None and len(d.sheet.features) != d.d_model:
        raise ShapeError(
            tr(
                "sheet: found {features} features, expected {d_model}, one per column of X",
                features=len(d.sheet.features),
                d_model=d.d_model,
            )
        )


def check_words(title: str, note: str) -> None:
    """Refuse a title or note that is no text of a sensible length."""
    for name, text, most in (("title", title, MAX_TEXT), ("note", note, MAX_NOTE)):
        _check_texts(name, [text], 1, longest=most)


def _check_texts(
    name: str, texts: Any, count: int, *, optional: bool = False, longest: int = MAX_TEXT
) -> None:
    if optional and not texts:
        return
    if len(texts) != count:
        raise ShapeError(
            tr("{name}: found {texts}, expected {count}", name=name, texts=len(texts), count=count)
        )
    try:
        "".join(texts).encode()
        fits = max(map(len, texts), default=0) <= longest
    except TypeError:
        fits = False
    except UnicodeEncodeError as error:
        raise ShapeError(
            tr("{name}: found half of a surrogate pair, expected whole characters", name=name)
        ) from error
    if not fits:
        right = (isinstance(text, str) and len(text) <= longest for text in texts)
        place = name if count == 1 else f"{name}[{list(right).index(False)}]"
        raise ShapeError(
            tr(
                "{place}: expected text of at most {longest} characters",
                place=place,
                longest=f"{longest:,}",
            )
        )


def _check_rope(rope: Rope, d_k: int) -> None:
    width = d_k if rope.width is None else rope.width
    if rope.inv_freq is not None:
        width = 2 * len(rope.inv_freq) if rope.width is None else rope.width
        if 2 * len(rope.inv_freq) != width:
            raise ShapeError(
                tr(
                    "options: rope has {inv_freq} frequencies, expected {width}, one per pair",
                    inv_freq=len(rope.inv_freq),
                    width=width // 2,
                )
            )
    if width % 2 or not 2 <= width <= d_k:
        raise ShapeError(
            tr(
                "options: rope rotates {width} numbers of a head, expected an even number "
                "up to {d_k}",
                width=width,
                d_k=d_k,
            )
        )


def check_sizes(document: Document) -> None:
    """Refuse numbers whose products could leave the range of the dtype."""
    d, peaks = document, {name: peak for name, (_, peak) in document.peaks.items()}
    turn = 2.0 if d.options.rope is None else 2.0 * d.options.rope.attention_factor
    q = d.d_model * peaks["X"] * peaks["W_Q"] + peaks.get("b_Q", 0.0)
    k = d.d_model * peaks["X"] * peaks["W_K"] + peaks.get("b_K", 0.0)
    squares = max(
        d.d_k * size * size if name in peaks else 0.0
        for name, size in (("q_norm", q), ("k_norm", k))
    )
    # A row over its root mean square has no number larger than √d_k.
    q = turn * (math.sqrt(d.d_k) * peaks["q_norm"] if "q_norm" in peaks else q)
    k = turn * (math.sqrt(d.d_k) * peaks["k_norm"] if "k_norm" in peaks else k)
    v = d.d_model * peaks["X"] * peaks["W_V"] + peaks.get("b_V", 0.0)
    held: dict[str, float] = defaultdict(float, largest(d.holds) if d.holds else {})
    q, k, v = max(q, held["Q"]), max(k, held["K"]), max(v, held["V"])
    scale = 1.0 if d.options.scale is None else d.options.scale
    score = (
        d.d_k * q * k * max(1.0, scale, scale / d.options.temperature, 1 / d.options.temperature)
    )
    score = max(score, *(held[name] * max(1.0, scale / d.options.temperature) for name in SCORES))
    shares = d.n_tokens * held["pattern"]  # without held ones they make 1
    joined = max(v * max(1.0, shares), held["z"], held["concat"])
    out = d.n_heads * d.d_v * joined * peaks.get("W_O", 1.0) + peaks.get("b_O", 0.0)
    out = max(out, held["out"])
    most = float(np.finfo(d.X.dtype).max) / 64
    sizes = {
        "scores": score,
        "queries": q,
        "keys": k,
        "squares of queries and keys": squares,
        "values": v,
        "out": out,
    }
    for what, size in sizes.items():
        if not size < most:
            raise ShapeError(
                tr(
                    "X: with these projection matrices and this scale, numbers up to "
                    "{peaks} could push {what} beyond the largest {dtype} number; expected "
                    "smaller ones",
                    peaks=f"{peaks['X']:.3g}",
                    what=what,
                    dtype=d.X.dtype,
                )
            )


def shape_of(document: Document, array: str) -> tuple[int, ...]:
    """Return the shape of a computed array without computing it."""
    d = document
    sizes = {
        "h": d.n_heads,
        "g": d.kv_heads_used or d.n_kv_heads,
        "t": d.n_tokens,
        "u": d.n_tokens,
        "d": d.d_v if array in ("V", "z") else d.d_k,
        "1": 1,
        "c": d.n_heads * d.d_v,
        "o": d.n_heads * d.d_v if d.W_O is None else d.W_O.shape[1],
    }
    return tuple(int(sizes[letter]) for letter in BY_NAME[array].rule.axes)


def checked_holds(document: Document) -> tuple[Hold, ...]:
    """Return a document's holds in the order of the steps, or say what is wrong with one.

    Raises
    ------
    ShapeError
        Names the hold, what was found and what was expected.
    """
    if len(document.holds) > MAX_HOLDS:
        raise ShapeError(
            tr(
                "holds: found {n}, expected at most {most}",
                n=f"{len(document.holds):,}",
                most=f"{MAX_HOLDS:,}",
            )
        )
    seen: set[tuple[str, Index]] = set()
    for number, hold in enumerate(document.holds):
        what = _fault_of(document, hold)
        if not what and (hold.array, hold.place) in seen:
            what = tr("{cell} is held twice", cell=hold.name)
        if what:
            raise ShapeError(f"holds[{number}]: {what}")
        seen.add((hold.array, hold.place))
    kind = document.X.dtype.type
    placed = [Hold.at(hold.array, hold.place, float(kind(hold.value))) for hold in document.holds]
    return tuple(sorted(placed, key=lambda hold: (HOLDABLE.index(hold.array), hold.place)))


def _fault_of(document: Document, hold: Hold) -> str:
    if hold.array not in HOLDABLE:
        return tr(
            "found the array {array}, expected one of {arrays}",
            array=repr(hold.array),
            arrays=", ".join(HOLDABLE),
        )
    shape = shape_of(document, hold.array)
    inside = len(hold.place) == len(shape) and all(
        0 <= i < size for i, size in zip(hold.place, shape, strict=True)
    )
    if not inside:
        return tr("no cell {cell}; its shape is {shape}", cell=hold.name, shape=list(shape))
    if not math.isfinite(document.X.dtype.type(hold.value)):
        return tr(
            "{cell}: found {value}, expected a finite number", cell=hold.name, value=hold.value
        )
    if hold.array == "exponentials" and hold.value < 0:
        return tr(
            "{cell}: found {value}, expected 0 or more: e to a score is never negative",
            cell=hold.name,
            value=hold.value,
        )
    if hold.array == "row_sums" and hold.value <= 0:
        return tr(
            "{cell}: found {value}, expected more than 0: the row is divided by it",
            cell=hold.name,
            value=hold.value,
        )
    return ""


def check_finite(document: Document) -> None:
    """Refuse held exponentials and row sums that make weights too large for any number.

    Raises
    ------
    ShapeError
        Names a row, and what to do.
    """
    if not any(hold.array in DIVIDED for hold in document.holds):
        return
    trace = run(document)
    for array in ("pattern", "z", "out"):
        bad = np.argwhere(~np.isfinite(trace[array]))
        if len(bad):
            raise ShapeError(
                tr(
                    "holds: with these exponentials and row sums {cell} is beyond the largest "
                    "number; hold a larger row sum",
                    cell=f"{array}{[int(i) for i in bad[0]]}",
                )
            )


def fits_heads(used: int, n_kv_heads: int, n_heads: int) -> bool:
    """Whether `used` key/value heads can be had from the stored ones, averaged or copied."""
    if used < 1 or n_heads % used:
        return False
    return n_kv_heads % used == 0 if used <= n_kv_heads else used % n_kv_heads == 0
