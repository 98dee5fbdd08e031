"""Attention that lies in memory: arrays, tensors, tuples of tuples, caches. Nothing is imported.

Torch tensors, Hugging Face outputs and TransformerLens caches are known by what they can do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.captures.capture import Capture
from attnviz.captures.reading import read_capture
from attnviz.errors import CaptureError
from attnviz.language import tr

Array = NDArray[Any]


def capture_of(attention: Any, tokens: Sequence[str] = (), **how: Any) -> Capture:
    """Return what a program holds in its hands as a capture.

    Parameters
    ----------
    attention : an array or tensor; a sequence of them, a layer each; the nested sequence that
        `generate` gives; a mapping of names; or an output that has `.attentions`
    tokens : texts of the keys
    how : `batch` and `swap`, as in `attnviz.captures.reading.read_capture`

    Raises
    ------
    CaptureError
        Says what was found and what was expected.
    """
    return read_capture(named_arrays(attention), tokens=tuple(map(str, tokens)), **how)


def named_arrays(attention: Any) -> dict[str, Array]:
    """Return arrays by name, the names saying layer and step."""
    for name in ("attentions", "decoder_attentions"):
        if hasattr(attention, name):
            return named_arrays(_there(getattr(attention, name)))
    if attention is None or isinstance(attention, str | bytes):
        raise CaptureError(
            tr(
                "found {attention}, expected an array, a tensor or several",
                attention=f"{attention!r:.60}",
            )
        )
    if hasattr(attention, "cache_dict"):  # TransformerLens
        return named_arrays(attention.cache_dict)
    if isinstance(attention, Mapping):
        return {str(name): _array(value) for name, value in attention.items()}
    if isinstance(attention, list | tuple) and not _is_matrix(attention):
        _there(attention[0] if attention else None)
        if isinstance(attention[0], list | tuple) and not _is_matrix(attention[0]):
            return {
                f"step{t}.layer{i}": _array(layer)
                for t, step in enumerate(attention)
                for i, layer in enumerate(step)
            }
        return {f"layer_{i}": _array(layer) for i, layer in enumerate(attention)}
    return {"attention": _array(attention)}


def _there(found: Any) -> Any:
    """Return what a model gave for its attention, or raise CaptureError where that is nothing."""
    if found is None:
        raise CaptureError(
            tr(
                'The model returned no attention: load it with attn_implementation="eager" '
                "and call it with output_attentions=True"
            )
        )
    return found


def _is_matrix(value: Any) -> bool:
    """Whether nested lists are numbers, and not a list of tensors."""
    while isinstance(value, list | tuple) and value:
        value = value[0]
    return isinstance(value, int | float | np.number)


def _done(value: Any, step: str) -> Any:
    try:
        return getattr(value, step)()
    except RuntimeError as error:  # a tensor without data, say
        raise CaptureError(
            tr(
                "found a {name} that has no numbers: {error}",
                name=type(value).__name__,
                error=error,
            )
        ) from None


def _array(value: Any) -> Array:
    """Return a NumPy array of anything that can be one; tensors are detached and widened."""
    for step in ("detach", "cpu"):
        if hasattr(value, step):
            value = _done(value, step)
    if "bfloat16" in str(getattr(value, "dtype", "")):
        value = value.float() if hasattr(value, "float") else value.astype(np.float32)
    if hasattr(value, "numpy") and not hasattr(value, "__array__"):
        value = _done(value, "numpy")
    try:
        array = np.asarray(value)
    except (TypeError, ValueError, RuntimeError) as error:  # of torch NotImplementedError, too
        raise CaptureError(
            tr(
                "found a {name} where an array or tensor was expected: {error}",
                name=type(value).__name__,
                error=error,
            )
        ) from None
    if array.dtype.kind not in "fiubUS":
        raise CaptureError(
            tr(
                "found {name} of {dtype}, expected numbers",
                name=type(value).__name__,
                dtype=array.dtype,
            )
        )
    return array
