"""Masks and counts as the parameters of a vector file describe them."""

import re

import numpy as np
from vectors import VectorError, difference, is_a

from attnviz.engine import masks, positions

PATTERNS = {
    "full_causal": "causal",
    "causal": "causal",
    "full": "none",
    "no_mask": "none",
    "window": "window",
    "sliding_window": "window",
    "sink": "sink-window",
    "sink_window": "sink-window",
    "sink_and_window": "sink-window",
    "strided": "strided",
    "strided_union": "strided",
    "strided_local": "strided-local",
    "strided_far": "strided-far",
    "fixed": "fixed",
    "fixed_union": "fixed",
}
TABLE_COLUMNS = {"n", "n_query", "window", "sink_tokens", "stride"}


def mask_of(vector, Q, K):
    """Build `allowed` and `bias` from the parameters and the mask inputs."""
    params, inputs = vector.params, vector.inputs
    n_heads, n_query, n_key = Q.shape[-3], Q.shape[-2], K.shape[-2]
    rule = {
        "causal": bool(params.get("causal", False)),
        "window": params.get("window"),
        "n_sinks": params.get("sink_tokens") or 0,
        "stride": params.get("stride"),
        "summary": params.get("summary") or 1,
        "offset": 0 if from_the_start(vector) else None,
    }
    allowed = pattern_of(vector, n_heads, n_query, n_key, rule)
    if "key_is_real" in inputs:
        allowed = allowed & np.asarray(inputs["key_is_real"]).astype(bool)
    if "attn_mask_true_means_blocked" in inputs:
        allowed = allowed & ~np.asarray(inputs["attn_mask_true_means_blocked"]).astype(bool)
    if "key_padding_true_means_ignored" in inputs:
        ignored = np.asarray(inputs["key_padding_true_means_ignored"]).astype(bool)
        allowed = allowed & ~ignored.reshape(-1)[-n_key:]
    allowed, bias = with_visible(vector, allowed), None
    if params.get("position") == "alibi" or "slopes" in inputs:
        slopes = inputs.get("slopes")
        if slopes is not None and difference(positions.alibi_slopes(n_heads), slopes) > 1e-15:
            vector.notes.append("slopes differ from the paper's")
        bias = positions.alibi_bias(n_heads, n_query, n_key, slopes=slopes, offset=rule["offset"])
    if "additive_mask" in inputs:
        extra = np.asarray(inputs["additive_mask"], dtype=np.float64)
        bias = extra if bias is None else bias + extra
    return allowed, bias


def from_the_start(vector):
    """Tell whether the first query stands at the first key, not the last query at the last key."""
    alignment = vector.params.get("alignment") or "lower-right"
    if alignment not in ("lower-right", "bottom-right", "upper-left", "top-left"):
        raise VectorError(f"unknown alignment {alignment!r}")
    return alignment in ("upper-left", "top-left")


def pattern_of(vector, n_heads, n_query, n_key, rule):
    """Build the pattern's own mask.

    Strided halves per head are local, far, local, far ...; or all local heads first where only
    that shows what `visible` shows.
    """
    params, visible = vector.params, vector.steps.get("visible")
    kind = params.get("pattern") or ("strided" if rule["stride"] else None)
    kind = PATTERNS.get("_".join(re.findall("[a-z0-9]+", str(kind).lower())), kind)
    if kind is None:
        kind = "full" if rule["window"] is None else "window"
        kind = "sink-window" if rule["n_sinks"] and rule["window"] is not None else kind
    merge = re.sub("[^a-z]+", " ", str(params.get("merge") or "union").lower())
    if merge not in ("union", "per head"):
        raise VectorError(f"unknown merge {params['merge']!r}")
    if kind in ("strided", "fixed") and merge == "per head":
        halves = np.stack(
            [masks.allowed(f"{kind}-{half}", n_query, n_key, **rule) for half in ("local", "far")]
        )
        heads = np.arange(n_heads)
        turns, blocks = halves[heads % 2], halves[heads * 2 // n_heads]
        if visible is None or not (visible.astype(bool) & ~turns).any():
            return turns
        return blocks
    if kind == "none" and rule["causal"]:
        kind = "full"
    return masks.allowed(kind, n_query, n_key, **rule)


def with_visible(vector, allowed):
    """Hold the mask against `visible`, which may hide more than parameters can say."""
    visible = vector.steps.get("visible")
    hidden_by_bias = vector.inputs.get("additive_mask")
    if visible is None:
        return allowed
    if hidden_by_bias is not None:
        allowed = allowed & (np.asarray(hidden_by_bias) != -np.inf)
    shown = np.broadcast_to(visible.astype(bool), np.broadcast_shapes(visible.shape, allowed.shape))
    built = np.broadcast_to(allowed, shown.shape)
    if (shown == built).all():
        return allowed
    if (shown & ~built).any():
        raise VectorError("the mask hides cells that steps.visible shows")
    odd = shown != built
    whole = odd & (~shown.any(axis=-1, keepdims=True) | ~shown.any(axis=-2, keepdims=True))
    named = {"window", "stride", "pattern"} & set(vector.params)
    if named and (whole != odd).any():
        raise VectorError("the mask shows cells that steps.visible hides")
    vector.notes.append(f"{int(odd.sum())} cells hidden by steps.visible alone")
    return shown


def counts(vector):
    """Compare the closed forms, and for small sizes the masks themselves, with a table."""
    errors = {}
    table = vector.expected["table"]
    if not isinstance(table, list) or not all(isinstance(row, dict) for row in table):
        raise VectorError("expected.table: expected a list of objects")
    for number, row in enumerate(table):
        for name, value in row.items():
            if not is_a(value, int) or value < 0:
                raise VectorError(
                    f"expected.table row {number}: {name}: found {value!r}, expected a whole number"
                )
        if "n" not in row:
            raise VectorError(f"expected.table row {number}: no n, the number of tokens")
        n = row["n"]
        for name in set(row) - TABLE_COLUMNS:
            if name not in PATTERNS:
                raise VectorError(f"expected.table row {number}: unknown pattern {name!r}")
            rule = {"n_sinks": row.get("sink_tokens", 0), "stride": row.get("stride")}
            rule["window"] = row.get("window")
            if name.startswith("strided"):
                rule["window"] = rule["stride"]
            kind, n_query = PATTERNS[name], row.get("n_query", n)
            found = masks.count(kind, n, n_query=n_query, **rule)
            errors[f"{name} of row {number}"] = abs(found - row[name])
            if n <= 2048:
                cells = int(masks.allowed(kind, n_query, n, **rule).sum())
                errors[f"{name} of row {number}, cells"] = abs(cells - row[name])
    return errors
