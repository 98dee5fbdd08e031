"""What counts as an array of numbers here, and the checks every step shares."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from attnviz.errors import EditError, ShapeError

FloatArray = NDArray[np.floating[Any]]
BoolArray = NDArray[np.bool_]
SAME = 1e-9  # shares that differ by less are equal: what is left is the rounding of sums
F = TypeVar("F", bound=Callable[..., Any])


class Axes(str):
    """What a signature says of an array: its axes, as they are."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def signed(**axes: str) -> Callable[[F], F]:
    """Let `help` and tool tips name the axes of arrays instead of what NumPy takes for one.

    The annotations themselves stay as they are, for who checks types. `returns` names the result.
    """

    def shown(function: F) -> F:
        found = inspect.signature(function)
        parameters = [
            each.replace(annotation=_named(axes.get(name, each.annotation)))
            for name, each in found.parameters.items()
        ]
        returns = _named(axes.get("returns", found.return_annotation))
        made = found.replace(parameters=parameters, return_annotation=returns)
        function.__signature__ = made  # type: ignore[attr-defined]
        return function

    return shown


def _named(annotation: object) -> object:
    """Return what a signature shows without quotation marks."""
    return Axes(annotation) if isinstance(annotation, str) else annotation


def as_floats(name: str, values: ArrayLike) -> FloatArray:
    """Return `values` as an array the engine computes with: float64, or float32 where it was that.

    float16 becomes float32; whole numbers and anything wider than float64 become float64. Raises
    EditError for text, objects, complex numbers and booleans, and for ragged rows.
    """
    try:
        array = np.asarray(values)
    except ValueError as error:
        raise EditError(f"{name}: the rows differ in length, expected equal rows") from error
    if array.dtype in (np.float64, np.float32):
        return array
    if array.dtype == np.float16:
        return array.astype(np.float32)
    if array.dtype.kind in "iuf":
        return array.astype(np.float64)
    raise EditError(f"{name}: found {array.dtype} values, expected numbers (float64 or float32)")


def wide_enough(array: FloatArray, factor: float) -> FloatArray:
    """Return `array`, as float64 where its own dtype would lose a factor: float32 has no 1e39."""
    if array.dtype == np.float64 or factor == 0 or 1e-30 <= abs(factor) <= 1e30:
        return array
    return array.astype(np.float64)


def check_fits(name: str, shape: tuple[int, ...], scores_shape: tuple[int, ...]) -> None:
    """Refuse a mask or bias that is not one value a cell, or one row or column repeated."""
    short = scores_shape[len(scores_shape) - len(shape) :]
    if len(shape) > len(scores_shape) or any(
        found not in (1, expected) for found, expected in zip(shape, short, strict=True)
    ):
        raise ShapeError(
            f"{name}: found shape {shape}, expected {scores_shape[-2:]} (queries, keys) "
            f"or {scores_shape}"
        )
