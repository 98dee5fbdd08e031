#!/usr/bin/env python3
"""Run models with reference numbers: `python tests/checkpoints/run.py DIR...`.

A folder holds a model (config.json and safetensors, or GGUF files) with `reference.json` and
`reference.npz`; with `changes.json` what comes out when something inside is changed is compared,
too. One line for each model, dtype and kind with its largest error; ends with 1 when an error is
beyond the tolerance of the folder or something cannot be read, with 2 when no folder is named.
"""

import json
import sys
from pathlib import Path

import numpy as np

sys.path.append(str(Path(__file__).resolve().parents[2]))  # a clone that is not installed works too

from attnviz.checkpoints.changes import (
    HeadOff,
    HeldRow,
    HeldScore,
    HiddenCell,
    PatternWindow,
    RopeOff,
    ScaleOff,
)
from attnviz.checkpoints.model import mean_of_head, open_model, patch_from
from attnviz.errors import AttnvizError

FLOAT64, FLOAT32 = np.dtype(np.float64), np.dtype(np.float32)
# Where a folder names no tolerance: of weights, logits (float64), and logits of a changed run.
DEFAULT = {
    FLOAT64: {"attentions": 1e-9, "logits": 1e-7},
    FLOAT32: {"attentions": 1e-4, "logits": 2e-3},
}
CHANGED = {FLOAT64: 1e-8, FLOAT32: 2e-3}


class Report:
    """Lines of errors, and whether one was too large."""

    def __init__(self):
        self.failed = False

    def line(self, where, what, error, allowed):
        wrong = not error <= allowed
        self.failed |= wrong
        print(f"{where:<34} {what:<24} {error:.2e} of {allowed:.0e}{'  FAILED' if wrong else ''}")

    def same(self, where, what, found, expected):
        wrong = found != expected
        self.failed |= wrong
        print(f"{where:<34} {what:<24} {'DIFFERENT' if wrong else 'same'}")
        if wrong:
            print(f"    found {str(found)[:300]}\n    expected {str(expected)[:300]}")

    def fault(self, where, error):
        self.failed = True
        print(f"{where:<34} {type(error).__name__}: {error}")


def check_folder(folder, report):
    """Check every model of one folder."""
    reference = json.loads((folder / "reference.json").read_text(encoding="utf-8"))
    arrays = np.load(folder / "reference.npz")
    for path, suffix, gguf in models_of(folder, arrays):
        for dtype in (FLOAT64, FLOAT32):
            where = f"{folder.name}/{path.name if path != folder else ''} {dtype.name}"
            try:
                model = open_model(path, dtype=dtype)
                check_model(model, (where, suffix, dtype), reference, arrays, report)
                exact = not gguf or suffix in ("", "_f32")  # changes are told of unrounded weights
                if (folder / "changes.json").is_file() and exact:
                    check_changes(model, where, folder, dtype, report)
                model.close()
            except (AttnvizError, KeyError, ValueError) as error:
                report.fault(where, error)


def models_of(folder, arrays):
    """List (path, suffix of its arrays, whether it is a GGUF file) of the models in a folder."""
    found = []
    if (folder / "config.json").is_file():
        found.append((folder, "", False))
    stored = [name[len("attentions") :] for name in arrays.files if name.startswith("attentions")]
    for path in sorted(folder.glob("*.gguf")):
        low = path.stem.lower().replace("-", "_")
        named = [s for s in stored if s and low.endswith(s.lower())]
        found.append((path, max(named, key=len, default=""), True))
    return found


def tolerance(reference, dtype, suffix):
    """Return the tolerance of weights and logits that a folder names for one dtype."""
    named = reference.get("tolerance", {})
    own = named.get(f"{dtype.name}_engine")
    allowed = dict(DEFAULT[dtype])
    if isinstance(own, dict):
        allowed |= {k: v for k, v in own.items() if k in allowed}
    elif isinstance(own, int | float):
        allowed["attentions"] = float(own)
    elif suffix:  # widened weights: only the float32 tolerance means something
        allowed = dict(DEFAULT[FLOAT32])
    return allowed


def check_model(model, what, reference, arrays, report):
    """Compare token ids, weights, logits and hidden states."""
    where, suffix, dtype = what
    ids = [int(i) for i in reference["input_ids"]]
    if "prompt" in reference:
        report.same(where, "token ids", list(model.encode(reference["prompt"]).ids), ids)
    for other in reference.get("tokenization", []):
        report.same(where, "token ids", list(model.encode(other["text"]).ids), other["ids"])
    run = model.run(ids)
    allowed = tolerance(reference, dtype, suffix)
    attentions = arrays[f"attentions{suffix}"]
    report.line(where, "weights", largest(run.pattern, attentions), allowed["attentions"])
    logits = arrays[f"logits{suffix}"]
    report.line(where, "logits", largest(model.all_logits(run), logits), allowed["logits"])
    if f"hidden_states{suffix}" in arrays.files:
        hidden = np.concatenate([run.stream[:-1], run.final[None]])
        expected = arrays[f"hidden_states{suffix}"]
        report.line(where, "hidden states", largest(hidden, expected), allowed["logits"])


def check_changes(model, where, folder, dtype, report):
    """Compare what comes out when something inside is changed: the largest error of each kind."""
    described = json.loads((folder / "changes.json").read_text(encoding="utf-8"))
    ids = described["input_ids"]
    plain = model.run(ids)
    errors = {}
    for row in described["changes"]:
        kind = row["kind"]
        if kind == "direct_effect":
            error = effect_error(model, plain, row)
        elif kind == "generate":
            error = generate_error(model, plain, row, report, where)
        else:
            run = model.run(ids, previous=plain, changes=changes_of(model, plain, row))
            error = run_error(run, row)
        errors[kind] = max(error, errors.get(kind, 0.0))
    for kind, error in errors.items():
        report.line(where, kind, error, CHANGED[dtype])


def changes_of(model, plain, row):
    """Return the changes that a row of changes.json describes."""
    kind, layer, head = row["kind"], row.get("layer"), row.get("head")
    if kind == "together":
        return [change for one in row["changes"] for change in changes_of(model, plain, one)]
    if kind == "baseline":
        return []
    if kind == "head_off":
        return [HeadOff(layer, head)]
    if kind == "head_mean":
        return [mean_of_head(plain, layer, head)]
    if kind == "mask_cell":
        return [HiddenCell(layer, head, row["query"], row["key"])]
    if kind == "pattern_window":
        return [PatternWindow(layer, row["window"], head)]
    if kind == "rope_off":
        return [RopeOff(layer)]
    if kind == "scale_off":
        return [ScaleOff(layer)]
    if kind == "hold_pattern_row":
        return [HeldRow(layer, head, row["query"], tuple(row["weights"]))]
    if kind == "hold_score":
        place = (layer, head, row["query"], row["key"])
        return [HeldScore(*place, row["value"], row.get("stage", "masked"))]
    if kind == "patch_head":
        return [patch_from(model.run(row["ids_2"]), layer, head)]
    raise ValueError(f"changes.json: unknown kind {kind}")


def run_error(run, row):
    """Return the largest error of the logits, relative to the largest, and of a row of weights."""
    expected = np.asarray(row["logits"])
    error = largest(run.logits, expected) / max(1.0, float(np.abs(expected).max()))
    if "pattern_row_after" in row:
        found = run.pattern[row["layer"], row["head"], row["query"]]
        error = max(error, largest(found, row["pattern_row_after"]))
    if "z_last_position_after" in row:
        found = run.z[row["layer"], row["head"], -1]
        error = max(error, largest(found, row["z_last_position_after"]))
    return error


def effect_error(model, plain, row):
    """Return the largest error of a part, of the totals and of the norm's scale."""
    found = model.direct_effect(plain, [row["token"], row["runner_up"]])
    parts = {(p.name, p.layer, p.head): p.effect for p in found.parts}
    error = abs(found.norm_scale - row["final_norm_scale"])
    for part in row["parts"]:
        effect = parts.pop((part["part"], part["layer"], part["head"]))
        error = max(error, largest(effect, part["effect"][:2]))
    if parts:
        raise ValueError(f"parts that the reference has not: {sorted(parts, key=str)}")
    totals = found.totals()
    for group, effect in row["totals"].items():
        error = max(error, largest(totals[group], effect[:2]))
    return max(error, largest(totals["sum"], row["logits_before_cap"][:2]))


def generate_error(model, plain, row, report, where):
    """Compare the tokens that follow, and the logits after the last of them."""
    runs = model.generate(plain, len(row["new_ids"]))
    ids = [int(run.ids[-1]) for run in runs]
    if ids != row["new_ids"]:
        report.same(where, "generated tokens", ids, row["new_ids"])
    expected = np.asarray(row["logits_after_last_step"])
    whole = model.run([int(i) for i in runs[-1].ids])
    scale = max(1.0, float(np.abs(expected).max()))
    return max(largest(r.logits, expected) for r in (runs[-1], whole)) / scale


def largest(found, expected):
    """Return the largest absolute difference; infinite when the shapes differ."""
    found, expected = np.asarray(found, dtype=np.float64), np.asarray(expected, dtype=np.float64)
    if found.shape != expected.shape:
        return float("inf")
    difference = np.abs(found - expected)
    return float(difference.max()) if difference.size else 0.0


def main(folders):
    if not folders:
        print("usage: run.py DIR...", file=sys.stderr)
        return 2
    report = Report()
    for name in folders:
        folder = Path(name)
        try:
            check_folder(folder, report)
        except (OSError, ValueError, KeyError) as error:
            report.fault(folder.name, error)
    print("FAILED" if report.failed else "all within tolerance")
    return int(report.failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
