"""The arithmetic behind one cell, derived from the step table and the trace.

A person points at a number; this module tells which numbers it was made from, and how.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.engine.steps import BY_NAME, Trace
from attnviz.errors import EditError

Index = tuple[int, ...]


@dataclass(frozen=True)
class Operand:
    """One number that a cell was made from: its array, place and value."""

    name: str
    index: Index
    value: float


@dataclass(frozen=True)
class Term:
    """One product of a sum of products."""

    left: Operand
    right: Operand

    @property
    def product(self) -> float:
        """Left times right; a share of exactly 0 gives exactly 0 whatever it multiplies."""
        if self.left.value == 0.0:
            return 0.0
        return self.left.value * self.right.value


@dataclass(frozen=True)
class Explanation:
    """How one cell came to be.

    `operation` is "sum" (of `terms`, plus the operands, which are biases), "scale" (operand times
    `factor`), "add" (operands, after a cap if there is one), "exp" (e to the operand less `factor`),
    "divide" (first operand by second), "total" (sum of operands), "rotate" (a pair turned by its
    position), "copy" (the operand itself) or "given" (typed, not computed).
    """

    name: str
    index: Index
    value: float
    operation: str
    terms: tuple[Term, ...] = ()
    operands: tuple[Operand, ...] = ()
    factor: float = 1.0

    @property
    def sources(self) -> tuple[Operand, ...]:
        """Every number that goes in."""
        pairs = [side for term in self.terms for side in (term.left, term.right)]
        return (*pairs, *self.operands)


def explain(trace: Trace, name: str, index: Index) -> Explanation:
    """Give the numbers behind one cell.

    Parameters
    ----------
    name : any array of the trace
    index : (head, row, column), or (row, column) for X, M, concat, out; for an array with one head
        the head may be left out

    Raises
    ------
    EditError
        When there is no such array or cell.
    """
    place = _checked(trace, name, index)
    maker = _MAKERS.get(name)
    value = float(trace[name][place])
    if maker is None:
        return Explanation(name, place, value, "given")
    return maker(trace, name, place, value)


def depends_on(trace: Trace, source: str, index: Index, target: str) -> NDArray[np.bool_]:
    """Mark the cells of `target` that follow from one cell of `source`; same shape as `target`.

    A hidden cell follows from nothing, so the future of a causal mask stays dark.
    """
    marks: dict[str, NDArray[np.bool_]] = {source: np.zeros(trace[source].shape, dtype=bool)}
    marks[source][_checked(trace, source, index)] = True
    wanted = np.zeros(trace[target].shape, dtype=bool)
    if target == source:
        return marks[source]
    for step in BY_NAME.values():
        if step.name != source and any(name in marks for name in step.inputs):
            marks[step.name] = _spread(trace, step.name, marks)
    return marks.get(target, wanted)


def _spread(trace: Trace, name: str, marks: dict[str, NDArray[np.bool_]]) -> NDArray[np.bool_]:
    """Carry marks over one step: which of its cells take in a marked cell."""

    def mark(array: str) -> Any:
        return marks.get(array, np.zeros(trace[array].shape, dtype=bool))

    kv = list(trace["kv_of_head"])
    shape = trace[name].shape
    if name in ("Q_flat", "K_flat", "V"):
        stored = {"Q_flat": "W_Q", "K_flat": "W_K", "V": "W_V"}[name]
        used = {"Q_flat": "W_Q", "K_flat": "W_K_used", "V": "W_V_used"}[name]
        columns = marks.get(stored, np.zeros(trace[stored].shape, dtype=bool))
        columns = columns if columns.shape == trace[used].shape else _share_marks(trace, columns)
        rows = mark("X").any(axis=1)
        return np.asarray(rows[None, :, None] | columns.any(axis=1)[:, None, :])
    if name in ("Q", "K"):
        flat = mark(f"{name}_flat")
        whole = trace["rope"] is not None
        return np.broadcast_to(flat.any(axis=2, keepdims=True), shape) if whole else flat
    if name == "K_T":
        return np.swapaxes(mark("K"), 1, 2)
    if name == "scores":
        keys = mark("K_T")[kv].any(axis=1)
        return np.asarray(mark("Q").any(axis=2)[:, :, None] | keys[:, None, :])
    if name == "pattern":
        return np.asarray(mark("masked_scores").any(axis=2, keepdims=True) & trace["allowed"])
    if name == "row_sums":
        return np.asarray(mark("exponentials").any(axis=2, keepdims=True))
    if name == "z":
        seen = trace["pattern"] > 0
        values = (seen[:, :, :, None] & mark("V")[kv][:, None, :, :]).any(axis=2)
        return np.asarray(mark("pattern").any(axis=2, keepdims=True) | values)
    if name == "concat":
        return mark("z").transpose(1, 0, 2).reshape(shape)
    if name == "out":
        W_O = trace["W_O"]
        if W_O is None:
            return mark("concat")
        touched = marks.get("W_O", np.zeros(W_O.shape, dtype=bool)).any(axis=0)[None, :]
        return np.asarray(mark("concat").any(axis=1, keepdims=True) | touched)
    before = {
        "scaled_scores": "scores",
        "masked_scores": "scaled_scores",
        "exponentials": "masked_scores",
    }.get(name)
    if before is None:
        return np.zeros(shape, dtype=bool)
    spread = mark(before)
    return spread if before == "scores" else np.asarray(spread & trace["allowed"])


def _share_marks(trace: Trace, marks: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Spread marks of stored key/value heads to all used ones of the same query heads."""
    used = np.zeros((trace["W_K_used"].shape[0], *marks.shape[1:]), dtype=bool)
    for stored, now in zip(trace["kv_of_stored"], trace["kv_of_head"], strict=True):
        used[now] |= marks[stored]
    return used


def _checked(trace: Trace, name: str, index: Index) -> Index:
    array = trace.get(name)
    if not isinstance(array, np.ndarray):
        known = ", ".join(trace.arrays)
        raise EditError(f"no array called {name!r}; there are {known}")
    if len(index) == array.ndim - 1 and array.shape[0] == 1:
        index = (0, *index)
    fits = len(index) == array.ndim and all(
        0 <= i < size for i, size in zip(index, array.shape, strict=True)
    )
    if not fits:
        raise EditError(
            f"{name}: no cell {list(index)}; its shape is {list(array.shape)}, counted from 0"
        )
    return index


def _at(trace: Trace, name: str, index: Index) -> Operand:
    return Operand(name, index, float(trace[name][index]))


def _projected(trace: Trace, name: str, place: Index, value: float) -> Explanation:
    head, row, column = place
    W, b = {
        "Q_flat": ("W_Q", "b_Q"),
        "K_flat": ("W_K_used", "b_K_used"),
        "V": ("W_V_used", "b_V_used"),
    }[name]
    n = trace["X"].shape[1]
    terms = tuple(
        Term(_at(trace, "X", (row, i)), _at(trace, W, (head, i, column))) for i in range(n)
    )
    bias = () if trace[b] is None else (_at(trace, b, (head, column)),)
    return Explanation(name, place, value, "sum", terms, bias)


def _rotated(trace: Trace, name: str, place: Index, value: float) -> Explanation:
    flat = f"{name}_flat"
    if trace["rope"] is None:
        inner = _projected(trace, flat, place, value)
        return Explanation(name, place, value, "sum", inner.terms, inner.operands)
    head, row, column = place
    partner = _partner(trace["rope"], trace[name].shape[2], column)
    pair = tuple(_at(trace, flat, (head, row, c)) for c in dict.fromkeys((column, partner)))
    return Explanation(name, place, value, "rotate" if len(pair) > 1 else "copy", (), pair)


def _partner(rope: Any, d_k: int, column: int) -> int:
    """Tell which column turns together with this one (itself beyond the rotary width)."""
    width = d_k if rope.width is None else rope.width
    if column >= width:
        return column
    if rope.layout == "interleaved":
        return column ^ 1
    half = width // 2
    return column + half if column < half else column - half


def _turned(trace: Trace, name: str, place: Index, value: float) -> Explanation:
    head, row, column = place
    return Explanation(name, place, value, "copy", (), (_at(trace, "K", (head, column, row)),))


def _scored(trace: Trace, name: str, place: Index, value: float) -> Explanation:
    head, row, column = place
    kv = trace["kv_of_head"][head]
    terms = tuple(
        Term(_at(trace, "Q", (head, row, i)), _at(trace, "K_T", (kv, i, column)))
        for i in range(trace["Q"].shape[2])
    )
    return Explanation(name, place, value, "sum", terms)


def _scaled(trace: Trace, name: str, place: Index, value: float) -> Explanation:
    factor = trace["scale"] / trace["temperature"]
    return Explanation(
        name, place, value, "scale", (), (_at(trace, "scores", place),), float(factor)
    )


def _masked(trace: Trace, name: str, place: Index, value: float) -> Explanation:
    operands = [_at(trace, "scaled_scores", place)]
    if trace["bias"] is not None:
        operands.append(Operand("bias", place, float(trace["bias"][place])))
    operands.append(_at(trace, "M", place[1:]))
    return Explanation(name, place, value, "add", (), tuple(operands))


def _raised(trace: Trace, name: str, place: Index, value: float) -> Explanation:
    source = _at(trace, "masked_scores", place)
    hidden = not np.isfinite(source.value)
    shift = 0.0 if hidden or value == 0.0 else source.value - float(np.log(value))
    shift = shift if abs(shift) > 1.0 else 0.0
    return Explanation(name, place, value, "exp", (), (source,), shift)


def _totalled(trace: Trace, name: str, place: Index, value: float) -> Explanation:
    head, row, _ = place
    cells = trace["exponentials"].shape[2]
    parts = tuple(_at(trace, "exponentials", (head, row, i)) for i in range(cells))
    return Explanation(name, place, value, "total", (), parts)


def _shared(trace: Trace, name: str, place: Index, value: float) -> Explanation:
    head, row, _ = place
    operands = (_at(trace, "exponentials", place), _at(trace, "row_sums", (head, row, 0)))
    return Explanation(name, place, value, "divide", (), operands)


def _blended(trace: Trace, name: str, place: Index, value: float) -> Explanation:
    head, row, column = place
    kv = trace["kv_of_head"][head]
    terms = tuple(
        Term(_at(trace, "pattern", (head, row, i)), _at(trace, "V", (kv, i, column)))
        for i in range(trace["pattern"].shape[2])
    )
    return Explanation(name, place, value, "sum", terms)


def _glued(trace: Trace, name: str, place: Index, value: float) -> Explanation:
    row, column = place
    head, inner = divmod(column, trace["z"].shape[2])
    if head in trace["muted"]:
        return Explanation(name, place, value, "given")
    return Explanation(name, place, value, "copy", (), (_at(trace, "z", (head, row, inner)),))


def _combined(trace: Trace, name: str, place: Index, value: float) -> Explanation:
    row, column = place
    bias = () if trace["b_O"] is None else (_at(trace, "b_O", (column,)),)
    if trace["W_O"] is None:
        source = _at(trace, "concat", place)
        return Explanation(name, place, value, "add" if bias else "copy", (), (source, *bias))
    terms = tuple(
        Term(_at(trace, "concat", (row, i)), _at(trace, "W_O", (i, column)))
        for i in range(trace["concat"].shape[1])
    )
    return Explanation(name, place, value, "sum", terms, bias)


_MAKERS = {
    "Q_flat": _projected,
    "K_flat": _projected,
    "V": _projected,
    "Q": _rotated,
    "K": _rotated,
    "K_T": _turned,
    "scores": _scored,
    "scaled_scores": _scaled,
    "masked_scores": _masked,
    "exponentials": _raised,
    "row_sums": _totalled,
    "pattern": _shared,
    "z": _blended,
    "concat": _glued,
    "out": _combined,
}
