"""Read a conformance vector: the documented layout and nothing about any particular file."""

import json
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

DTYPES = {"float64": np.float64, "float32": np.float32, "float16": np.float16}
DTYPES |= {"int64": np.int64, "int32": np.int64, "bool": np.bool_}
TOLERANCE = {"float64": 1e-12, "float32": 2e-6}
TEXTS = ("pattern", "merge", "alignment", "position", "rope_layout", "input_dtype", "key_padding")
WHOLE = (
    "heads",
    "kv_heads",
    "head_dim",
    "window",
    "sink_tokens",
    "stride",
    "summary",
    "rotary_dim",
)
PARAMS = {
    **dict.fromkeys(TEXTS, (str, "text")),
    **dict.fromkeys(["causal", "learned_sinks"], (bool, "true or false")),
    **dict.fromkeys(WHOLE, (int, "a whole number")),
    **dict.fromkeys(["scale", "softcap", "rope_base", "qk_norm_eps"], ((int, float), "a number")),
    "column_order_half_to_interleaved": (list, "a list"),
}


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
        value = {} if data.get(part) is None else data[part]
        if not isinstance(value, dict):
            raise VectorError(f"{part}: found {type(value).__name__}, expected an object")
        parts[part] = value
    unknown = check_params(parts["params"])
    for part in ("inputs", "steps", "expected"):
        parts[part] = {k: decode(f"{part}.{k}", v) for k, v in parts[part].items()}
    for part in ("inputs", "steps"):
        plain = [name for name, value in parts[part].items() if not isinstance(value, np.ndarray)]
        if plain:
            raise VectorError(f"{part}.{plain[0]}: expected an array (shape, dtype, data)")
    for name, value in parts["tolerance"].items():
        if not is_a(value, (int, float)) or not 0 <= value < np.inf:
            raise VectorError(f"tolerance.{name}: found {value!r}, expected a number from 0 on")
    return Vector(
        Path(path).name,
        parts["params"],
        parts["inputs"],
        parts["steps"],
        parts["expected"],
        TOLERANCE | parts["tolerance"],
        [f"unknown params, passed over: {', '.join(unknown)}"] if unknown else [],
    )


def is_a(value, kinds):
    """Tell the type of a JSON value; true and false are no numbers."""
    return isinstance(value, kinds) and (kinds is bool or not isinstance(value, bool))


def check_params(params):
    """Refuse parameters of another type than the layout's; return the names it does not know."""
    for name, (kinds, words) in PARAMS.items():
        if params.get(name) is not None and not is_a(params[name], kinds):
            raise VectorError(f"params.{name}: found {params[name]!r}, expected {words}")
    for name in ("heads", "kv_heads", "rotary_dim"):
        if params.get(name) is not None and params[name] < 1:
            raise VectorError(f"params.{name}: found {params[name]}, expected at least 1")
    return sorted(set(params) - set(PARAMS))


def decode(place, value):
    """Turn {shape, dtype, data} into an array; plain numbers and lists of objects stay."""
    if not (isinstance(value, dict) and "data" in value):
        return value
    name = value.get("dtype", "float64")
    if not isinstance(name, str) or name not in DTYPES:
        raise VectorError(f"{place}: unknown dtype {name!r}")
    said = value.get("shape")
    if said is not None and not (isinstance(said, list) and all(is_a(n, int) for n in said)):
        raise VectorError(f"{place}: found shape {said!r}, expected a list of whole numbers")
    try:
        wide = np.array(_numbers(value["data"]), dtype=np.float64)
    except (TypeError, ValueError, OverflowError, RecursionError) as error:
        raise VectorError(f"{place}: not a rectangle of numbers") from error
    shape = wide.shape if said is None else tuple(said)
    if wide.size == 0 and 0 in shape and min(shape) == 0:
        wide = wide.reshape(shape)
    if wide.shape != shape:
        raise VectorError(f"{place}: the data has shape {wide.shape}, the file says {shape}")
    if name == "bool" and not ((wide == 0) | (wide == 1)).all():
        raise VectorError(f"{place}: expected 0 and 1 only")
    if name.startswith("int") and not (np.abs(wide) < 2**53).all():
        raise VectorError(f"{place}: expected whole numbers")
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
            # Of the largest: a sum of large products of both signs may be small, its error is not.
            apart = apart / np.abs(want, where=np.isfinite(want), out=np.zeros_like(want)).max(
                initial=1.0
            )
    return float(apart.max(initial=0.0))
