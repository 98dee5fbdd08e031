"""The layer, computed by walking the table of steps.

A step whose inputs are the same objects as in the previous trace keeps its old array, so an edit
recomputes only what follows from it, and "what changed" is `new is not old`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from attnviz.engine.steps.table import BY_NAME, FACTS, STEPS, TWELVE, Step
from attnviz.engine.steps.trace import Trace

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
    with np.errstate(invalid="ignore", over="ignore", divide="ignore", under="ignore"):
        for step in (*FACTS, *STEPS):
            if step.name in old and all(_same(values[i], old[i]) for i in step.inputs):
                values[step.name] = old[step.name]
            else:
                value = step.function(*(values[i] for i in step.inputs))
                values[step.name] = _read_only(value) if isinstance(value, np.ndarray) else value
    return Trace(values)


def _read_only(array: Array) -> Array:
    """Lock an array; a view of a writable one is replaced by a view that is locked."""
    if array.flags.writeable and array.base is not None:
        array = array.view()
    array.setflags(write=False)
    return array


def _same(new: Any, old: Any) -> bool:
    """Whether an input is unchanged: the same object, or an equal value that is no array."""
    if new is old:
        return True
    return type(new) is type(old) and not isinstance(new, np.ndarray) and bool(new == old)


__all__ = [
    "BY_NAME",
    "FACTS",
    "GIVEN",
    "OPTIONS",
    "STEPS",
    "TWELVE",
    "Layer",
    "Step",
    "Trace",
    "run",
]
