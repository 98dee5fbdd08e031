"""Which cells reach a number at all: the rules of the steps walked backwards, without numbers.

A cell with a path may still have a slope of 0; one without a path cannot change the number whatever
stands in it.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from attnviz.engine import kv_sharing
from attnviz.engine.steps.rules import Marks, Rule
from attnviz.engine.steps.table import FACTS, STEPS, WITHOUT_W_O, Step
from attnviz.engine.steps.trace import Trace


def paths_to(trace: Trace, array: str, cells: NDArray[np.bool_]) -> dict[str, Marks]:
    """Return the cells of each earlier array that some cells of an array follow from.

    Parameters
    ----------
    trace : the layer
    array : a step of the table
    cells : bool, shape of that array

    Returns
    -------
    By name, bool of each array's shape; arrays with no such cell are left out.
    """
    found: dict[str, Marks] = {array: cells}
    steps = [*FACTS, *STEPS]
    last = next(i for i, step in enumerate(steps) if step.name == array)
    for step in reversed(steps[: last + 1]):
        marks = found.get(step.name)
        if marks is None:
            continue
        for name, part in _operands(trace, step, _handed_on(trace, step, marks)):
            if part.any():
                found[name] = part if name not in found else found[name] | part
    return found


def _handed_on(trace: Trace, step: Step, marks: Marks) -> Marks:
    """Take away the cells that follow from nothing: held ones, masked ones, muted heads."""
    marks = marks.copy()
    if step.rule.hidden_stay:
        marks &= trace["allowed"]
    for place in trace.held.get(step.name, ()):
        marks[place] = False
    if step.name == "concat" and trace["muted"]:
        by_head = marks.reshape(len(marks), trace["n_heads"], -1)
        by_head[:, sorted(trace["muted"])] = False
    if step.name == "exponent_shift":
        marks &= trace[step.name] != 0
    return marks


def _operands(trace: Trace, step: Step, marks: Marks) -> list[tuple[str, Marks]]:
    rule = WITHOUT_W_O if step.name == "out" and trace["W_O"] is None else step.rule
    if rule.operation == "average":
        return [(rule.operands[0][0], _averaged(trace, rule.operands[0][0], marks))]
    kv_of_head = trace["kv_of_head"]
    parts = []
    for which, (name, letters) in enumerate(rule.operands):
        value = trace.get(name)
        if not isinstance(value, np.ndarray) or value.dtype == np.bool_:
            continue
        if rule.gated and which == 1:
            parts.append((name, _blended(trace, marks, value.shape)))
            continue
        part = _back(rule, letters, marks, value.shape, kv_of_head)
        if rule.operation == "rotate" and trace["rope"] is not None:
            part = part | _partners(trace["rope"], part)
        if step.name == "z" and which == 0:
            part = part & trace["allowed"]
        parts.append((name, part))
    return parts


def _back(
    rule: Rule, letters: str, marks: Marks, shape: Sequence[int], kv_of_head: Sequence[int]
) -> Marks:
    """Carry marks of an array to the cells of an operand that they are made from."""
    axes = rule.axes
    if axes == "tc" and letters == "htd":
        n_heads, n_tokens, d_v = shape
        return marks.reshape(n_tokens, n_heads, d_v).transpose(1, 0, 2)
    grouped = "g" in letters and "g" not in axes
    wanted = letters.replace("g", "h") if grouped else letters
    gone = tuple(n for n, letter in enumerate(axes) if letter not in wanted or letter == "1")
    kept = [letter for n, letter in enumerate(axes) if n not in gone]
    left: Marks = np.any(marks, axis=gone) if gone else marks
    left = left.transpose([kept.index(letter) for letter in wanted if letter in kept])
    sizes = iter(left.shape)
    left = left.reshape([next(sizes) if letter in kept else 1 for letter in wanted])
    if not grouped:
        return np.broadcast_to(left, shape)
    return _by_group(np.broadcast_to(left, (len(kv_of_head), *shape[1:])), shape[0], kv_of_head)


def _by_group(by_head: Marks, n_groups: int, kv_of_head: Sequence[int]) -> Marks:
    grouped = np.zeros((n_groups, *by_head.shape[1:]), dtype=np.bool_)
    for head, group in enumerate(kv_of_head):
        grouped[group] |= by_head[head]
    return grouped


def _blended(trace: Trace, marks: Marks, shape: Sequence[int]) -> Marks:
    """Return the values that are blended in: where the weight is not 0."""
    seen = (trace["pattern"] != 0).astype(np.int64)
    by_head = seen.swapaxes(-1, -2) @ marks.astype(np.int64) > 0
    return _by_group(by_head, shape[0], trace["kv_of_head"])


def _averaged(trace: Trace, name: str, marks: Marks) -> Marks:
    stored = trace[name]
    used, kv_of_stored = trace["kv_heads_used"], trace["kv_of_stored"]
    part = np.zeros(stored.shape, dtype=np.bool_)
    sources = kv_sharing.stored_of_used(kv_of_stored, trace["n_kv_heads"], used)
    for one, places in zip(marks, sources, strict=True):
        part[list(places)] |= one
    return part


def _partners(rope: object, marks: Marks) -> Marks:
    """Return the other number of each rotated pair."""
    width = getattr(rope, "width", None) or marks.shape[-1]
    partner = np.arange(marks.shape[-1])
    turned = partner[:width]
    if getattr(rope, "layout", "half") == "half":
        partner[:width] = np.roll(turned, width // 2)
    else:
        partner[:width] = turned ^ 1
    return marks[..., partner]
