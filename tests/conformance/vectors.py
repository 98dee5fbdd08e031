"""Read a conformance vector: the documented layout and nothing about any particular file."""

import json
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

DTYPES = {"float64": np.float64, "float32": np.float32, "float16": np.float16}
DTYPES |= {"int64": np.int64, "int32": np.int64, "bool": np.bool_}
TOLERANCE = {"float64": 1e-12, "float32": 2e-6}


class VectorError(Exception):
    """The file is not a vector of the layout, or asks for something unknown; one line."""


@dataclass
class Vector:
    """One file: parameters, inputs, steps and expected values, arrays decoded."""

    name: str
    params: dict
    inputs: dict
    steps: dict
    expected: dict
    tolerance: dict
    notes: list = field(default_factory=list)


def read(path):
    """Read a vector file or raise VectorError with one clear line."""
    try:
        data = json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise VectorError(f"cannot be read: {error.strerror or error}") from error
    except (ValueError, RecursionError) as error:
        raise VectorError(f"is no JSON text: {str(error).splitlines()[0]}") from error
    if not isinstance(data, dict) or not isinstance(data.get("expected"), dict):
        raise VectorError('is no conformance vector: no "expected"')
    if data.get("layout", 1) != 1:
        raise VectorError(f"layout: found {data['layout']!r}, expected 1")
    parts = {}
    for part in ("params", "inputs", "steps", "expected", "tolerance"):
        value = data.get(part) or {}
        if not isinstance(value, dict):
            raise VectorError(f"{part}: found {type(value).__name__}, expected an object")
        parts[part] = value
    for part in ("inputs", "steps", "expected"):
        parts[part] = {k: decode(f"{part}.{k}", v) for k, v in parts[part].items()}
    tolerance = TOLERANCE | {k: float(v) for k, v in parts["tolerance"].items()}
    return Vector(
        Path(path).name,
        parts["params"],
        parts["inputs"],
        parts["steps"],
        parts["expected"],
        tolerance,
    )


def decode(place, value):
    """Turn {shape, dtype, data} into an array; plain numbers and lists of objects stay."""
    if not (isinstance(value, dict) and "data" in value):
        return value
    name = value.get("dtype", "float64")
    if name not in DTYPES:
        raise VectorError(f"{place}: unknown dtype {name!r}")
    try:
        wide = np.array(_numbers(value["data"]), dtype=np.float64)
    except (TypeError, ValueError) as error:
        raise VectorError(f"{place}: not a rectangle of numbers") from error
    shape = tuple(value.get("shape", wide.shape))
    if wide.size == 0 and 0 in shape:
        wide = wide.reshape(shape)
    if wide.shape != shape:
        raise VectorError(f"{place}: the data has shape {wide.shape}, the file says {shape}")
    return wide.astype(DTYPES[name])


def _numbers(data):
    if isinstance(data, list):
        return [_numbers(item) for item in data]
    return float(data)


def difference(got, want, *, relative=False):
    """Return the largest difference; shapes, NaN and infinities have to agree exactly."""
    got, want = np.asarray(got, dtype=np.float64), np.asarray(want, dtype=np.float64)
    if got.shape != want.shape:
        return float("inf")
    same = (got == want) | (np.isnan(got) & np.isnan(want))
    if not (same | (np.isfinite(got) & np.isfinite(want))).all():
        return float("inf")
    with np.errstate(invalid="ignore"):
        apart = np.where(same, 0.0, np.abs(got - want))
        if relative:
            apart = apart / np.where(np.isfinite(want), np.maximum(np.abs(want), 1.0), 1.0)
    return float(apart.max(initial=0.0))
