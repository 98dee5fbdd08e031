#!/usr/bin/env python3
"""Run the engine on conformance vectors: `python tests/conformance/run.py FILE_OR_FOLDER...`.

One line a file with its largest error in float64 and in float32; ends with 1 when an error exceeds
the file's tolerance or a file cannot be read, with 2 when no file is named. Weights, outputs and
all other expected values are compared by absolute difference; the scores on the way, which may be
in the hundred thousands, relative to the largest of them where that is above 1.
"""

import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.append(str(Path(__file__).resolve().parents[2]))  # a clone that is not installed works too
from modules import MODULES, projected
from patterns import counts, from_the_start, mask_of
from vectors import VectorError, difference, read

from attnviz.engine import attention, masks, norms, positions
from attnviz.errors import AttnvizError

LONGEST_MESSAGE = 300
PLAIN = {"q", "k", "v"}
SIDE = {
    "slopes",
    "sink_logits",
    "inv_freq",
    "positions",
    "key_is_real",
    "additive_mask",
    "attn_mask_true_means_blocked",
    "key_padding_true_means_ignored",
    "q_norm",
    "k_norm",
}


def errors_of(vector, dtype):
    """Return {what: largest error} of one vector computed in one dtype."""
    if "table" in vector.expected:
        return counts(vector)
    if "cases" in vector.expected and not vector.inputs:
        return frequencies(vector)
    if "q_half" in vector.inputs:
        return both_layouts(vector, dtype)
    unknown = set(vector.inputs) - PLAIN - SIDE - MODULES
    if unknown:
        raise VectorError(f"unknown inputs: {', '.join(sorted(unknown))}")
    if set(vector.inputs) >= PLAIN:
        Q, K, V = (floats(vector, name, dtype) for name in ("q", "k", "v"))
        join = None
    else:
        Q, K, V, join = projected(vector, lambda name: floats(vector, name, dtype))
    for name, array in (("heads", Q), ("kv_heads", K)):
        if array.ndim == 3 and vector.params.get(name) not in (None, len(array)):
            raise VectorError(f"params.{name}: found {vector.params[name]}, but {len(array)} heads")
    Q, K = rotated(vector, *normed(vector, Q, K, dtype))
    allowed, bias = mask_of(vector, Q, K)
    found = {"q_rotated": Q, "k_rotated": K}
    for suffix, scale in scales(vector, Q.shape[-1]):
        result = attention.attend(
            Q,
            K,
            V,
            allowed=allowed,
            bias=bias,
            scale=scale,
            softcap=vector.params.get("softcap"),
            sink_logits=floats(vector, "sink_logits", dtype),
        )
        if result.pattern.dtype != dtype or result.z.dtype != dtype:
            raise VectorError(f"{dtype} in, {result.pattern.dtype} and {result.z.dtype} out")
        out = result.z if join is None else join(result.z)
        found |= {"weights" + suffix: result.pattern, "output" + suffix: out}
    found |= derived(vector, result)
    return compared(vector, found)


def normed(vector, Q, K, dtype):
    """Norm queries and keys head by head where the file has weights for it, before RoPE."""
    eps = vector.params.get("qk_norm_eps", 1e-6)
    for name in ("q_norm", "k_norm"):
        weight = floats(vector, name, dtype)
        if weight is not None:
            if name == "q_norm":
                Q = norms.rms_norm(Q, weight, eps)
            else:
                K = norms.rms_norm(K, weight, eps)
    return Q, K


def frequencies(vector):
    """Compare scaled RoPE frequencies alone, relative to each of them."""
    errors = {}
    for number, case in enumerate(vector.expected["cases"]):
        name = case.get("name", str(number))
        found, factor = scaled_frequencies(case["config"])
        expected = array_of(case["inv_freq"])
        errors[f"{name} inv_freq"] = relative(found, expected)
        if "inv_freq_unscaled" in case:
            config = case["config"]
            plain = positions.inverse_frequencies(config["head_dim"], config["theta"])
            errors[f"{name} unscaled"] = relative(plain, array_of(case["inv_freq_unscaled"]))
        if "cos_sin_multiplied_by" in case:
            errors[f"{name} factor"] = relative(factor, case["cos_sin_multiplied_by"])
    return errors


def scaled_frequencies(config):
    """Return the speeds of a `config` and the factor on rotated vectors."""
    width, base, kind = config["head_dim"], config["theta"], config.get("rope_type", "default")
    factor = config.get("factor", 1.0)
    context = config.get("original_max_position_embeddings") or config.get("maxpos")
    if kind == "llama3":
        speeds = positions.llama3_frequencies(
            width,
            base,
            factor,
            low_freq_factor=config["low_freq_factor"],
            high_freq_factor=config["high_freq_factor"],
            context=context,
        )
        return speeds, 1.0
    if kind == "yarn":
        speeds = positions.yarn_frequencies(
            width,
            base,
            factor,
            context,
            beta_fast=config.get("beta_fast") or 32.0,
            beta_slow=config.get("beta_slow") or 1.0,
            truncate=config.get("truncate", True),
        )
        told = config.get("attention_factor")
        return speeds, positions.yarn_attention_factor(factor) if told is None else told
    if kind == "linear":
        return positions.linear_frequencies(width, base, factor), 1.0
    if kind == "default":
        return positions.inverse_frequencies(width, base), 1.0
    raise VectorError(f"expected.cases: unknown rope_type {kind!r}")


def array_of(value):
    """Return an array written in full, or as a plain list."""
    return np.asarray(value["data"] if isinstance(value, dict) else value, dtype=np.float64)


def relative(found, expected):
    """Return the largest difference, of each expected number."""
    found, expected = np.asarray(found), np.asarray(expected, dtype=np.float64)
    if found.shape != expected.shape:
        raise VectorError(f"expected.cases: found shape {expected.shape}, ours {found.shape}")
    return float(np.abs(found / expected - 1).max())


def floats(vector, name, dtype):
    """Give an input in the dtype to test; float16 inputs reach the float32 engine as float16."""
    if name not in vector.inputs:
        return None
    array = np.asarray(vector.inputs[name])
    said = vector.params.get("input_dtype") or "float64"
    if said not in ("float64", "float32", "bfloat16", "float16"):
        raise VectorError(f"params.input_dtype: unknown {said!r}")
    if said == "float16" and name in PLAIN:
        array = array.astype(np.float16)
        return array if dtype == np.float32 else array.astype(dtype)
    return (as_bfloat16(array) if said == "bfloat16" else array).astype(dtype)


def as_bfloat16(array):
    """Round to the nearest bfloat16, the upper half of a float32; NumPy has no such type."""
    bits = array.astype(np.float32).view(np.uint32).astype(np.uint64)
    even = (bits + 0x7FFF + (bits >> 16 & 1)) & 0xFFFF0000
    return np.where(np.isnan(array), np.nan, even.astype(np.uint32).view(np.float32))


def scales(vector, d_k):
    """List (suffix of the expected names, factor); one entry unless a file compares scales."""
    names = [name for name in vector.expected if name.startswith(("weights_", "output_"))]
    listed = {}
    for name in names:
        suffix = name[name.index("_") :]
        if suffix == "_unscaled":
            listed[suffix] = 1.0
        elif suffix == "_scaled":
            listed[suffix] = vector.params.get("scale", d_k**-0.5)
        elif suffix.startswith("_scaled_by_sqrt"):
            listed[suffix] = float(suffix.removeprefix("_scaled_by_sqrt")) ** -0.5
    if "weights" in vector.expected or "output" in vector.expected or not listed:
        listed[""] = vector.params.get("scale", d_k**-0.5)
    return list(listed.items())


def rotated(vector, Q, K):
    """Turn queries and keys where the file says so."""
    params, inputs = vector.params, vector.inputs
    if params.get("position") != "rope" and "rope_layout" not in params:
        return Q, K
    place = inputs.get("positions")
    place = np.arange(max(Q.shape[-2], K.shape[-2])) if place is None else place
    rule = {
        "layout": params.get("rope_layout", "half"),
        "base": params.get("rope_base", 10000.0),
        "width": params.get("rotary_dim"),
        "inv_freq": inputs.get("inv_freq"),
    }
    if rule["inv_freq"] is not None and rule["width"] is not None:
        own = positions.inverse_frequencies(rule["width"], rule["base"])
        if difference(own, rule["inv_freq"]) > 1e-12:
            vector.notes.append("inv_freq differs from the base's own")
    if from_the_start(vector):
        queries, keys = place[: Q.shape[-2]], place[: K.shape[-2]]
    else:
        queries, keys = (place[max(len(place) - x.shape[-2], 0) :] for x in (Q, K))
    return (
        positions.rotate(Q, positions=queries, **rule),
        positions.rotate(K, positions=keys, **rule),
    )


def derived(vector, result):
    """Compute what else a file may expect from the pattern."""
    sums = result.pattern.sum(axis=-1)
    half = result.pattern.astype(np.float16)
    found = {
        "row_sums": sums,
        "sink_share": sink_share(vector, result.masked_scores, sums),
        "weights_averaged_over_heads": result.pattern.mean(axis=0),
        "rows_without_visible_key": np.flatnonzero(
            (result.masked_scores == -np.inf).all(axis=(0, 2))
        ),
        "scaled_scores": result.scaled_scores,
        "scores_before_softmax": result.masked_scores,
    }
    if result.pattern.dtype == np.float64:
        found["weights_stored_as_float16"] = half
        found["row_sums_of_float16"] = half.astype(np.float64).sum(axis=-1)
    if "float16_product_overflows" in vector.expected:
        found["float16_product_overflows"] = np.abs(result.scores).max() > np.finfo(np.float16).max
    return found


def sink_share(vector, masked_scores, sums):
    """The sink takes what the keys leave; of a row that sees no key, all or nothing may be said."""
    share, said = 1 - sums, vector.expected.get("sink_share")
    if said is not None and np.shape(said) == share.shape:
        share[(masked_scores == -np.inf).all(axis=-1) & (said == 0)] = 0
    return share


def compared(vector, found):
    """Compare everything the file states with what was found."""
    errors = {n: difference(found[n], v) for n, v in vector.expected.items() if n in found}
    if not any(name.startswith(("weights", "output")) for name in errors):
        raise VectorError("nothing to compare: neither weights nor output expected")
    for name, value in vector.steps.items():
        if name in found:
            errors[f"steps.{name}"] = difference(found[name], value, relative=True)
    half = {"weights_stored_as_float16", "row_sums_of_float16"}
    left = set(vector.expected) - set(found) - half
    if left:
        vector.notes.append(f"not compared: {', '.join(sorted(left))}")
    return errors


def both_layouts(vector, dtype):
    """Reordered columns in the other RoPE layout have to give the same weights."""
    errors = {}
    order = vector.params.get("column_order_half_to_interleaved")
    for layout in ("half", "interleaved"):
        names = {"q": f"q_{layout}", "k": f"k_{layout}"}
        Q, K = (floats(vector, name, dtype) for name in names.values())
        V = floats(vector, "v", dtype)
        rule = {"layout": layout, "base": vector.params.get("rope_base", 10000.0)}
        rule["positions"] = vector.inputs.get("positions")
        allowed = masks.allowed(
            "full", Q.shape[-2], K.shape[-2], causal=bool(vector.params.get("causal"))
        )
        result = attention.attend(
            positions.rotate(Q, **rule),
            positions.rotate(K, **rule),
            V,
            allowed=allowed,
            scale=vector.params.get("scale"),
        )
        errors[f"weights {layout}"] = difference(result.pattern, vector.expected["weights_both"])
        if order is not None:
            for name, array in (("q", Q), ("k", K)):
                source = floats(vector, f"{name}_half", dtype)[..., order]
                if layout == "interleaved":
                    errors[f"{name} reordered"] = difference(source, array)
    return errors


def report(path):
    """Print the line of one file; return whether all is well."""
    name = Path(path).name
    try:
        vector = read(path)
        parts, good = [], True
        for dtype in (np.float64, np.float32):
            with np.errstate(all="ignore"):  # numbers of float64 that no float32 can hold
                errors = errors_of(vector, dtype)
            worst = max(errors, key=errors.__getitem__)
            limit = vector.tolerance[np.dtype(dtype).name]
            fits = errors[worst] <= limit
            good = good and fits
            where = "" if fits else f" in {worst}"
            parts.append(f"{np.dtype(dtype).name} {errors[worst]:.2g} (at most {limit:g}){where}")
    except (VectorError, AttnvizError) as error:
        print(f"ERROR {name}: {in_short(str(error))}")
        return False
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as error:
        reason = in_short(f"{type(error).__name__}: {error}")
        print(f"ERROR {name}: does not follow the layout ({reason})")
        return False
    notes = "".join(f"; {note}" for note in dict.fromkeys(vector.notes))
    print(f"{'ok   ' if good else 'FAIL '} {name}: {', '.join(parts)}{notes}")
    return good


def in_short(text):
    """Give a message on one line, also where a file put a whole matrix in the place of a number."""
    line = " ".join(text.split())
    return line if len(line) <= LONGEST_MESSAGE else line[:LONGEST_MESSAGE] + "…"


def main(paths):
    if not paths:
        print("usage: run.py FILE_OR_FOLDER...", file=sys.stderr)
        return 2
    results = [report(path) for each in map(Path, paths) for path in files_of(each)]
    if not results:
        print("no .json file found", file=sys.stderr)
    return 0 if results and all(results) else 1


def files_of(path):
    """Return the files that a path names: of a folder, its vectors."""
    return sorted(path.glob("*.json")) if path.is_dir() else [path]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
