"""The layer, computed by walking the table of steps.

A step whose inputs are the same objects as in the previous trace keeps its old array, so an edit
recomputes only what follows from it, and "what changed" is `new is not old`. Held numbers stand
where a step would put others; the trace then also knows the layer without them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from attnviz.engine.steps.rules import Index
from attnviz.engine.steps.table import BY_NAME, FACTS, NUMBERED, STEPS, Step
from attnviz.engine.steps.trace import Held, Sparing, Trace, is_same, locked

Array = NDArray[Any]

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
    "q_norm",
    "k_norm",
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
    "qk_norm_eps": "qk_norm_eps",
    "rope": "rope",
}


class Layer(Protocol):
    """What a layer must offer; `attnviz.model.document.document.Document` is one."""

    @property
    def kv_of_head(self) -> tuple[int, ...]: ...
    @property
    def options(self) -> Any: ...
    @property
    def holds(self) -> tuple[Held, ...]: ...


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
    given: dict[str, Any] = {name: getattr(document, name) for name in GIVEN}
    given["kv_of_stored"] = document.kv_of_head
    given |= {name: getattr(document.options, field) for name, field in OPTIONS.items()}
    with np.errstate(invalid="ignore", over="ignore", divide="ignore", under="ignore"):
        earlier = [] if previous is None else [previous.computed]
        computed = Trace(_walked(given | {"holds": ()}, earlier))
        if not document.holds:
            return computed
        # What no held number reaches is as it was before, or as it is without them.
        earlier = [computed] if previous is None else [previous, computed]
        values = _walked(given | {"holds": document.holds}, earlier)
        return Trace(values, computed, _in_force(values))


def _walked(values: dict[str, Any], earlier: Sequence[Trace]) -> dict[str, Any] | Sparing:
    """Walk the table from what is given; a step keeps its array from a trace with equal inputs."""
    _walk(FACTS, values, earlier)
    if values["X"].dtype == np.float32:
        from attnviz.engine.steps import many_tokens  # with its threads no part of a start

        if many_tokens.applies(values):
            before = earlier[0].values_ if earlier else None
            known = before if isinstance(before, many_tokens.ManyTokens) else None
            made = many_tokens.ManyTokens(dict(values), known)
            if made.is_usable:
                return made
    _walk(STEPS, values, earlier)
    return values


def _walk(steps: Iterable[Step], values: dict[str, Any], earlier: Sequence[Trace]) -> None:
    for step in steps:
        for old in earlier:
            if _keeps(step, values, old.values_):
                values[step.name] = old.values_[step.name]
                break
        else:
            values[step.name] = _made(step, values)


def _made(step: Step, values: Mapping[str, Any]) -> Any:
    """Return what a step makes of its inputs, with what is held in its place."""
    if step.idle_without and values[step.idle_without] is None:
        value = values[step.inputs[0]]
    else:
        value = step.function(*[values[name] for name in step.inputs])
    if values["holds"]:
        holds = _holds_of(step, values)
        if holds:
            value = _held(value, holds, values["allowed"] if step.rule.hidden_stay else None)
    return locked(value)


def _keeps(step: Step, values: Mapping[str, Any], old: Mapping[str, Any]) -> bool:
    """Whether a step makes what it made in an earlier trace."""
    if step.name not in old:
        return False
    for name in step.inputs:
        new, known = values[name], old[name]
        # Most that differ are arrays, which are never the same.
        if new is not known and (isinstance(new, np.ndarray) or not is_same(new, known)):
            return False
    if not (values["holds"] or old["holds"]):
        return True
    return _holds_of(step, values) == _holds_of(step, old)


def _holds_of(step: Step, values: Mapping[str, Any]) -> list[Held]:
    return [hold for hold in values["holds"] if hold.array == step.name] if step.holdable else []


def _in_force(values: Mapping[str, Any]) -> dict[str, dict[Index, float]]:
    """Return the held numbers by array and place, without those under a mask."""
    found: dict[str, dict[Index, float]] = {}
    for hold in values["holds"]:
        if not BY_NAME[hold.array].rule.hidden_stay or values["allowed"][hold.place[-2:]]:
            found.setdefault(hold.array, {})[hold.place] = float(values[hold.array][hold.place])
    return found


def _held(array: Array, holds: Iterable[Held], allowed: Array | None) -> Array:
    """Put held numbers where a step put others, but not under a mask."""
    # Laid out as it was: products of another layout differ in their last bit, in rows far away too.
    held = array.copy(order="K")
    for hold in holds:
        if allowed is None or allowed[hold.place[-2:]]:
            held[hold.place] = hold.value
    return held


__all__ = [
    "BY_NAME",
    "FACTS",
    "GIVEN",
    "NUMBERED",
    "OPTIONS",
    "STEPS",
    "Layer",
    "Step",
    "Trace",
    "run",
]
