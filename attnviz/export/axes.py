"""What the axes of an array of a trace stand for, and what their places are called."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

from numpy.typing import NDArray

from attnviz.engine.steps.axes import axes_of
from attnviz.engine.steps.table import BY_NAME, STEPS
from attnviz.engine.steps.trace import Trace
from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.model.document.document import ARRAYS, Document, numbered

Names = tuple[str, ...]

_STORED = ("W_K", "W_V", "b_K", "b_V")
_OF_VALUES = ("V", "z", "W_V", "W_V_used", "b_V", "b_V_used")
# The chapter's letters; where two steps share one (Q before and after rotary positions), the one
# that the step-by-step tab shows.
SYMBOLS = {step.symbol: step.name for step in sorted(STEPS, key=lambda step: bool(step.shows))}


def named(trace: Trace, wanted: str) -> str:
    """Return the name of the array that a person calls `wanted`: a name, or the chapter's letter.

    Raises
    ------
    EditError
        When there is no such array; the text lists those there are.
    """
    arrays = trace.arrays
    name = wanted if wanted in arrays else SYMBOLS.get(wanted, wanted)
    if name in arrays:
        return name
    if name in trace:
        raise EditError(tr("{wanted}: this layer has none", wanted=wanted))
    known = list(distinct(trace))
    hint = nearest(wanted, [*known, *SYMBOLS])
    raise EditError(
        tr(
            "unknown array {name}.{hint} Known arrays: {known}",
            name=repr(wanted),
            hint=hint,
            known=", ".join(known),
        )
    )


def distinct(trace: Trace) -> Names:
    """Name all arrays of a trace, each once: without steps that changed nothing in this layer."""
    arrays = trace.arrays
    own = {name for name in arrays if name in ARRAYS or _has_title(name)}
    kept = {id(arrays[name]) for name in own}
    result = []
    for name, array in arrays.items():
        if name in own or id(array) not in kept:
            kept.add(id(array))
            result.append(name)
    return tuple(result)


def _has_title(name: str) -> bool:
    return name in BY_NAME and bool(BY_NAME[name].title)


def slice_of(trace: Trace, name: str, head: int) -> NDArray[Any]:
    """Return what one query head sees of an array: its own part, or that of its key/value head."""
    array: NDArray[Any] = trace[name]
    match axes_of(name)[0]:
        case "h":
            place = head
        case "g":
            place = trace["kv_of_stored" if name in _STORED else "kv_of_head"][head]
        case _:
            return array
    part: NDArray[Any] = array[place]
    return part


def places(document: Document, name: str, head: int | None = None) -> tuple[Names, ...]:
    """Name the places along each axis of an array; () where they only have a number.

    Columns inside a head have names, or a letter with a number as on the tabs: q₀, q₁, …

    Parameters
    ----------
    head : whose names the columns inside a head take
    """
    return tuple(
        _columns(document, name, head) if letter == "d" else _axis(document, letter)
        for letter in axes_of(name)
    )


def _columns(document: Document, name: str, head: int | None) -> Names:
    spec = document.heads[head or 0]
    if name in _OF_VALUES:
        return spec.value_names or numbered("o" if name == "z" else "v", document.d_v)
    of_keys = name.startswith(("K", "W_K", "b_K", "k_"))
    return spec.query_names or numbered("k" if of_keys else "q", document.d_k)


def _axis(document: Document, letter: str) -> Names:
    match letter:
        case "t" | "u":
            return document.tokens
        case "i":
            return document.feature_names
        case "h":
            return tuple(spec.name for spec in document.heads)
        case "o" if document.W_O is not None:
            wide = document.W_O.shape[1]
            return document.feature_names if wide == document.d_model else numbered("o", wide)
    return ()


def nearest(word: str, known: Iterable[str]) -> str:
    """Return “ Did you mean …?” for a misspelt word, or nothing."""
    near = get_close_matches(word, list(known), n=1, cutoff=0.5)
    return tr(" Did you mean {name}?", name=near[0]) if near else ""
