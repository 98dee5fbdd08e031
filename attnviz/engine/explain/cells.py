"""The arithmetic behind one cell, derived from the rules of the step table and the trace.

A person points at a number; this module tells which numbers it was made from, and how.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from attnviz.engine import positions
from attnviz.engine.explain.explanation import Explanation, Operand, Term
from attnviz.engine.kv_sharing import stored_of_used
from attnviz.engine.steps.rows import Rows
from attnviz.engine.steps.rules import GIVEN, Index, Marks, Rule, places, spread
from attnviz.engine.steps.table import BY_NAME, WITHOUT_W_O
from attnviz.engine.steps.trace import Trace
from attnviz.errors import EditError


def explain(trace: Trace, name: str, index: Index) -> Explanation:
    """Return the numbers behind one cell.

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
    value = float(trace.rows(name)[place])
    if trace.is_held(name, place):
        computed = explain(trace.computed, name, place)
        return replace(computed, value=value, computed=computed.value)
    # Where some of its numbers are held, the others are as they would be without.
    source = unchanged(name, trace, trace.computed)
    if source != name and trace.is_held(source, place):
        return Explanation(name, place, value, "copy", operands=(Operand(source, place, value),))
    rule = _rule(trace, source)
    groups = [
        _cells(trace, array, letters, rule, place)
        for array, letters in rule.operands
        if trace.rows(array) is not None
    ]
    terms: tuple[Term, ...] = ()
    if rule.operation == "rotate":
        terms, groups = _rotation(trace, rule, place), []
    elif rule.operation == "sum":
        terms = tuple(Term(left, right) for left, right in zip(*groups[:2], strict=True))
        groups = groups[2:]
    operands = tuple(operand for cells in groups for operand in cells)
    operation, factor = _operation(trace, rule, place, operands)
    operands = () if operation == "muted" else operands
    return Explanation(name, place, value, operation, terms, operands, factor)


def unchanged(name: str, *layers: Trace) -> str:
    """Name the earliest array that this one is, where steps in between changed nothing.

    Without rotary positions Q is Q_flat, without a soft cap capped_scores is scaled_scores, …

    Parameters
    ----------
    layers : it is one array in one of them
    """
    while name in BY_NAME:
        before = BY_NAME[name].inputs[0]
        same = before != name and any(
            before in layer and layer.rows(before) is layer.rows(name) for layer in layers
        )
        if not same:
            break
        name = before
    return name


def _rule(trace: Trace, name: str) -> Rule:
    if name == "out" and trace["W_O"] is None:
        return WITHOUT_W_O
    return BY_NAME[name].rule if name in BY_NAME else GIVEN


def _cells(trace: Trace, array: str, letters: str, rule: Rule, place: Index) -> list[Operand]:
    """Return the cells of one operand."""
    shown, values = unchanged(array, trace), trace.rows(array)
    if rule.operation == "average":
        found = [(stored, *place[1:]) for stored in _stored(trace)[place[0]]]
    else:
        kv, d_v = trace["kv_of_head"], trace["V"].shape[2]
        found = places(letters, rule.axes, place, values.shape, kv_of_head=kv, d_v=d_v)
    return [Operand(shown, cell, float(values[cell])) for cell in found]


def _operation(
    trace: Trace, rule: Rule, place: Index, operands: tuple[Operand, ...]
) -> tuple[str, float]:
    """Return what is done here, and its number: of a scale, a cap, or under a root."""
    match rule.operation:
        case "scale":
            return "scale", float(trace["scale"] / trace["temperature"])
        case "cap":
            return "cap", float(trace["softcap"])
        case "rms":
            return "rms", float(trace["qk_norm_eps"])
        case "divide":
            return ("divide" if operands[1].value else "empty"), 1.0
        case "average":
            return ("average" if len(operands) > 1 else "copy"), 1.0
        case "join":
            muted = place[1] // trace["z"].shape[2] in trace["muted"]
            return ("muted" if muted else "copy"), 1.0
    return rule.operation, 1.0


def _stored(trace: Trace) -> tuple[tuple[int, ...], ...]:
    return stored_of_used(trace["kv_of_stored"], trace["n_kv_heads"], trace["kv_heads_used"])


def _turn(trace: Trace, position: int) -> Any:
    """Return how a row is turned at a position, (d_k, d_k): turned row = row · this."""
    rope, d_k = trace["rope"], trace["d_k"]
    units = np.eye(d_k, dtype=trace["Q"].dtype)[:, None, :]
    turned = positions.rotate(
        units,
        base=rope.base,
        layout=rope.layout,
        width=rope.width,
        positions=np.array([position]),
        inv_freq=rope.inv_freq,
        attention_factor=rope.attention_factor,
    )
    return turned[:, 0, :]


def _rotation(trace: Trace, rule: Rule, place: Index) -> tuple[Term, ...]:
    head, row, column = place
    flat = unchanged(rule.operands[0][0], trace)
    parts = _turn(trace, row)[:, column]
    return tuple(
        Term(
            Operand(flat, (head, row, i), float(trace[flat][head, row, i])),
            Operand("rotation", (row, i, column), float(parts[i])),
        )
        for i in range(len(parts))
        if parts[i] != 0 or i == column
    )


def depends_on(trace: Trace, source: str, index: Index, target: str) -> Marks:
    """Mark the cells of `target` that follow from one cell of `source`; same shape as `target`.

    A hidden cell follows from nothing, so the future of a causal mask stays dark; a value that
    nobody looks at is handed on to nobody.

    Raises
    ------
    EditError
        When there is no such array or cell.
    """
    place = _checked(trace, source, index)
    if not isinstance(trace.get(target), np.ndarray):
        raise _no_array(trace, target)
    start = np.zeros(trace[source].shape, dtype=np.bool_)
    start[place] = True
    marks: dict[str, Marks] = {source: start}
    for name, step in BY_NAME.items():
        feeds = any(array in marks for array, _ in step.rule.operands)
        if name != source and feeds and trace[name] is not None:
            marks[name] = reached(trace, name, marks)
    return marks.get(target, np.zeros(trace[target].shape, dtype=np.bool_))


def reached(trace: Trace, name: str, marks: dict[str, Marks]) -> Marks:
    """Carry marks over one step: which of its cells take in a marked cell.

    Parameters
    ----------
    name : what the step makes
    marks : bool by name, each of the shape of its array; arrays without a mark may be left out
    """
    rule = _rule(trace, name)
    kv = trace["kv_of_head"]
    result = np.zeros(trace[name].shape, dtype=np.bool_)
    for place, (array, letters) in enumerate(rule.operands):
        if array not in marks:
            continue
        if rule.operation == "average":
            result |= np.stack(
                [marks[array][list(stored)].any(axis=0) for stored in _stored(trace)]
            )
        elif rule.operation == "rotate" and trace["rope"] is not None:
            result |= marks[array] @ (_turn(trace, 1) != 0)
        elif rule.gated and place == 1:
            seen = (trace[rule.operands[0][0]] != 0).astype(np.float32)
            result |= seen @ marks[array][list(kv)].astype(np.float32) > 0
        else:
            result |= spread(letters, rule.axes, marks[array], kv)
    if rule.hidden_stay:
        result &= trace["allowed"]
    if rule.operation == "largest":
        result &= trace[name] != 0
    for held in trace.held.get(name, {}):
        result[held] = False  # whatever else changes, a held number stays
    if rule.operation == "join":
        result.reshape(len(result), len(kv), -1)[:, sorted(trace["muted"])] = False
    return result


def _checked(trace: Trace, name: str, index: Index) -> Index:
    array = trace.rows(name) if name in trace else None
    if not isinstance(array, np.ndarray | Rows):
        raise _no_array(trace, name)
    place = tuple(int(i) for i in index)
    if len(place) == array.ndim - 1 and array.shape[0] == 1:
        place = (0, *place)
    fits = len(place) == array.ndim and all(
        0 <= i < size for i, size in zip(place, array.shape, strict=True)
    )
    if not fits:
        raise EditError(
            f"{name}: no cell {list(index)}; its shape is {list(array.shape)}, counted from 0"
        )
    return place


def _no_array(trace: Trace, name: str) -> EditError:
    return EditError(f"no array called {name!r}; there are {', '.join(trace.arrays)}")


__all__ = ["Explanation", "Operand", "Term", "depends_on", "explain", "reached", "unchanged"]
