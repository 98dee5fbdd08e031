"""The conformance runner: all reference vectors pass, wrong ones and broken files do not."""

import json
import subprocess
import sys
from pathlib import Path

import naive
import numpy as np
import pytest

from attnviz.engine import blocked

TESTS = Path(__file__).parent.parent
RUN = TESTS / "conformance" / "run.py"
FILES = sorted((TESTS / "data" / "conformance").glob("*.json"))


@pytest.fixture(scope="module")
def runner():
    """The runner as a module, with the folder it finds its neighbours in."""
    sys.path.insert(0, str(RUN.parent))
    import run

    yield run
    sys.path.remove(str(RUN.parent))


def said(runner, capsys, *paths):
    code = runner.main([str(path) for path in paths])
    return code, capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_reference_vector_holds(runner, capsys, path):
    code, lines = said(runner, capsys, path)
    assert code == 0, lines
    assert len(lines) == 1
    assert lines[0].startswith(f"ok    {path.name}: float64 ")
    assert " float32 " in lines[0]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_reference_vector_holds_in_blocks(runner, capsys, path, monkeypatch):
    """The way of many tokens, with blocks so short that each vector has borders of them."""
    monkeypatch.setattr(blocked, "LARGE", 0)
    monkeypatch.setattr(blocked, "ROWS", 3)
    code, lines = said(runner, capsys, path)
    assert code == 0, lines


@pytest.mark.parametrize("way", ["incremental", "streamed"])
def test_reference_vectors_hold_row_by_row_and_edit_by_edit(runner, capsys, way, monkeypatch):
    """Weights and blended values of float32 come from another path than the plain steps."""
    import paths

    plain, went = runner.attention.attend, []
    monkeypatch.setattr(blocked, "LARGE", 0)
    monkeypatch.setattr(blocked, "ROWS", 3)

    def attend(Q, K, V, **asked):
        result = plain(Q, K, V, **asked)
        given = result._given
        others = given.bias, given.softcap, given.sink_logits
        known = all(each is None for each in others) and given.Q.ndim == 3
        if not known or {each.dtype for each in (Q, K, V)} != {np.dtype(np.float32)}:
            return result
        allowed = given.allowed
        if allowed is not None and np.ndim(allowed) > 2:
            return result
        found = paths.PATHS[way](given.Q, given.K, given.V, allowed, given.scale)
        if found is not None:
            went.append(1)
            result.pattern, result.z = found
        return result

    monkeypatch.setattr(runner.attention, "attend", attend)
    code, lines = said(runner, capsys, *FILES)
    assert code == 0, [line for line in lines if not line.startswith("ok")]
    assert len(went) >= 8


def test_it_runs_as_a_program_and_goes_on_after_a_bad_file(tmp_path):
    broken = tmp_path / "broken.json"
    broken.write_text('{"expected": ')
    result = subprocess.run(
        [sys.executable, RUN, broken, tmp_path / "none.json", FILES[0]],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
    )
    lines = result.stdout.splitlines()
    assert result.returncode == 1
    assert lines[0].startswith("ERROR broken.json: is no JSON text")
    assert lines[1] == "ERROR none.json: cannot be read: No such file or directory"
    assert lines[2].startswith(f"ok    {FILES[0].name}")
    assert result.stderr == ""


def array(values, dtype="float64"):
    values = np.asarray(values)
    return {
        "shape": list(values.shape),
        "dtype": dtype,
        "data": np.where(np.isinf(values.astype(float)), "-inf", values.astype(object)).tolist(),
    }


def vector(rng, params, mask, *, bias=None, sinks=None, inputs=()):
    """Make a file of the layout with numbers from the plain loops."""
    Q, K, V = (
        np.round(rng.standard_normal((heads, n, 4)) * 64) / 64
        for heads, n in ((params["heads"], len(mask)), *[(params["kv_heads"], len(mask[0]))] * 2)
    )
    found = naive.attend(
        Q.tolist(), K.tolist(), V.tolist(), allowed=mask, bias=bias, scale=params["scale"],
        softcap=params.get("softcap"), sink_logits=sinks,
    )  # fmt: skip
    return {
        "id": "made",
        "layout": 1,
        "params": params,
        "inputs": {"q": array(Q), "k": array(K), "v": array(V), **dict(inputs)},
        "steps": {
            "scaled_scores": array(found["scaled_scores"]),
            "scores_before_softmax": array(found["masked_scores"]),
        },
        "expected": {"weights": array(found["pattern"]), "output": array(found["z"])},
        "tolerance": {"float64": 1e-12, "float32": 2e-6},
    }


def base(**extra):
    return {"scale": 0.5, "heads": 4, "kv_heads": 2, "causal": True} | extra


MADE = {
    "cross": (base(causal=False), ("none", 3, 5), {}),
    "cached": (base(), ("causal", 2, 6), {}),
    "window": (base(window=3), ("window", 7, 7), {"window": 3}),
    "both-ways": (base(causal=False, window=3), ("window", 7, 7), {"window": 3, "causal": False}),
    "window-cached": (base(window=3), ("window", 2, 7), {"window": 3}),
    "sinks": (base(window=2, sink_tokens=2), ("sink-window", 8, 8), {"window": 2, "n_sinks": 2}),
    "capped": (base(window=3, softcap=1.5), ("window", 6, 6), {"window": 3}),
    "strided": (
        base(pattern="strided", merge="union", stride=3),
        ("strided", 9, 9),
        {"window": 3, "stride": 3},
    ),
    "strided-window": (
        base(pattern="strided", window=2, stride=3),
        ("strided", 9, 9),
        {"window": 2, "stride": 3},
    ),
}


@pytest.mark.parametrize("name", MADE)
def test_other_files_of_the_layout_hold(runner, capsys, tmp_path, name):
    params, (kind, n_query, n_key), rule = MADE[name]
    mask = naive.mask(kind, n_query, n_key, **rule)
    path = tmp_path / f"{name}.json"
    path.write_text(json.dumps(vector(np.random.default_rng(5), params, mask)))
    code, lines = said(runner, capsys, path)
    assert code == 0, lines


def write(tmp_path, data):
    path = tmp_path / "made.json"
    path.write_text(json.dumps(data))
    return path


def test_biases_sinks_padding_and_drawn_masks_hold(runner, capsys, tmp_path):
    rng = np.random.default_rng(8)
    mask = naive.mask("causal", 5, 5)
    real = [False, True, True, True, False]
    padded = [[m and r for m, r in zip(row, real, strict=True)] for row in mask]
    distance = [[[-s * abs(i - j) for j in range(5)] for i in range(5)]
                for s in naive.alibi_slopes(6)]  # fmt: skip
    added = np.where(np.asarray(mask), np.round(rng.standard_normal((5, 5)) * 8) / 8, -np.inf)
    sinks = [0.5, -1.0, 2.0, 0.0]
    blocked = ~np.asarray(padded)
    cases = [
        vector(rng, base(position="alibi", heads=6, kv_heads=3), mask, bias=distance),
        vector(rng, base(), mask, sinks=sinks, inputs={"sink_logits": array(sinks)}.items()),
        vector(rng, base(), padded, inputs={"key_is_real": array(real, "bool")}.items()),
        vector(rng, base(causal=False), [[True] * 5] * 5, bias=[added.tolist()] * 4,
               inputs={"additive_mask": array(added)}.items()),
        vector(rng, base(), padded,
               inputs={"attn_mask_true_means_blocked": array(blocked, "bool")}.items()),
    ]  # fmt: skip
    drawn = vector(rng, base(), padded)
    drawn["steps"]["visible"] = array(padded, "bool")
    for data in [*cases, drawn]:
        code, lines = said(runner, capsys, write(tmp_path, data))
        assert code == 0, lines
    assert "hidden by steps.visible alone" in lines[0]


def test_rotation_of_part_of_the_head_at_given_positions_holds(runner, capsys, tmp_path):
    rng = np.random.default_rng(9)
    mask, places = naive.mask("causal", 3, 5), [3, 4, 7, 20, 21]
    data = vector(rng, base(), mask)
    for layout in ("half", "interleaved"):
        Q, K, V = (np.array(data["inputs"][name]["data"], float) for name in "qkv")
        turned = [
            [[naive.rope(row, p, base=100.0, layout=layout, width=2)
              for row, p in zip(head, spots, strict=True)] for head in array.tolist()]
            for array, spots in ((Q, places[-3:]), (K, places))
        ]  # fmt: skip
        found = naive.attend(*turned, V.tolist(), allowed=mask, scale=0.5)
        data["params"] = base(position="rope", rope_layout=layout, rope_base=100.0, rotary_dim=2)
        data["inputs"]["positions"] = array(places, "int64")
        data["expected"] = {
            "q_rotated": array(turned[0]),
            "weights": array(found["pattern"]),
            "output": array(found["z"]),
        }
        data["steps"] = {}
        code, lines = said(runner, capsys, write(tmp_path, data))
        assert code == 0, lines


def test_rotation_begins_with_the_first_key_where_the_file_aligns_them(runner, capsys, tmp_path):
    rng = np.random.default_rng(9)
    data = vector(rng, base(), [[j <= i for j in range(5)] for i in range(2)])
    Q, K, V = (np.array(data["inputs"][name]["data"], float) for name in "qkv")
    turned = [
        [[naive.rope(row, t) for t, row in enumerate(head)] for head in part.tolist()]
        for part in (Q, K)
    ]
    allowed = [[j <= i for j in range(5)] for i in range(2)]
    found = naive.attend(*turned, V.tolist(), allowed=allowed, scale=0.5)
    data["params"] |= {"position": "rope", "rope_layout": "half", "alignment": "upper-left"}
    data["expected"] = {"q_rotated": array(turned[0]), "weights": array(found["pattern"])}
    data["steps"] = {}
    code, lines = said(runner, capsys, write(tmp_path, data))
    assert code == 0, lines


def test_the_halves_of_the_strided_pattern_alternate_or_come_in_blocks(runner, capsys, tmp_path):
    rng = np.random.default_rng(3)
    halves = {kind: naive.mask(f"strided-{kind}", 9, 9, stride=3) for kind in ("local", "far")}
    params = base(pattern="strided", merge="per head", stride=3)
    for order in (["local", "far"] * 2, ["local"] * 2 + ["far"] * 2):
        parts = [
            vector(np.random.default_rng(3), params | {"heads": 1, "kv_heads": 1}, halves[kind])
            for kind in order
        ]
        data = vector(rng, params | {"kv_heads": 4}, halves["far"])
        for place in ("inputs", "steps", "expected"):
            data[place] = {
                name: array([np.array(part[place][name]["data"], float)[0] for part in parts])
                for name in parts[0][place]
            }
        data["steps"]["visible"] = array([halves[kind] for kind in order], "bool")
        code, lines = said(runner, capsys, write(tmp_path, data))
        assert code == 0, lines


def test_bfloat16_inputs_are_rounded_to_bfloat16(runner, capsys, tmp_path):
    data = {
        "params": {"input_dtype": "bfloat16", "scale": 1.0},
        "inputs": {
            "q": array([[[1.0]]]),
            "k": array([[[1.0], [1.0]]]),
            # Half way up to the even neighbour, half way down to the even one, and just above it.
            "v": array([[[1.01171875, 1.00390625, 1.004]] * 2]),
        },
        "expected": {"output": array([[[1.015625, 1.0, 1.0078125]]])},
    }
    code, lines = said(runner, capsys, write(tmp_path, data))
    assert code == 0, lines


def test_the_factor_of_the_head_width_may_be_called_scaled(runner, capsys, tmp_path):
    data = json.loads((TESTS / "data" / "conformance" / "worked-example.json").read_text())
    for name in ("weights", "output"):
        data["expected"][f"{name}_scaled"] = data["expected"].pop(f"{name}_scaled_by_sqrt2")
    code, lines = said(runner, capsys, write(tmp_path, data))
    assert (code, "not compared" in lines[0]) == (0, False), lines


def test_parameters_nobody_knows_are_named(runner, capsys, tmp_path):
    data = json.loads((TESTS / "data" / "conformance" / "causal.json").read_text())
    data["params"]["colour"] = "red"
    code, lines = said(runner, capsys, write(tmp_path, data))
    assert code == 0
    assert lines[0].endswith("; unknown params, passed over: colour")


@pytest.mark.parametrize("biased", [False, True])
@pytest.mark.parametrize("kind", ["gpt2", "torch", "llama", "fused"])
def test_whole_modules_hold(runner, capsys, tmp_path, kind, biased):
    rng = np.random.default_rng(4)
    n_heads, n_kv, width, hidden, n = 4, 2 if kind in ("llama", "fused") else 4, 2, 6, 5
    x = rng.standard_normal((n, hidden))
    parts = [rng.standard_normal((hidden, h * width)) for h in (n_heads, n_kv, n_kv)]
    biases = [rng.standard_normal(W.shape[1]) if biased else None for W in parts]
    W_O = rng.standard_normal((n_heads * width, hidden))
    b_O = rng.standard_normal(hidden) if biased else None
    mask = naive.mask("causal", n, n)
    Q, K, V = (
        naive.project(
            x.tolist(),
            [W[:, h : h + width].tolist() for h in range(0, W.shape[1], width)],
            None if b is None else b.reshape(-1, width).tolist(),
        )
        for W, b in zip(parts, biases, strict=True)
    )
    found = naive.attend(Q, K, V, allowed=mask, scale=width**-0.5)
    out = naive.combine(found["z"], W_O.tolist(), None if b_O is None else b_O.tolist())
    inputs = {"x": x}
    if kind == "gpt2":
        inputs |= {"c_attn_weight": np.hstack(parts), "c_proj_weight": W_O}
        names = ("c_attn_bias", "c_proj_bias")
    elif kind == "torch":
        inputs |= {"in_proj_weight": np.hstack(parts).T, "out_proj_weight": W_O.T}
        names = ("in_proj_bias", "out_proj_bias")
    elif kind == "fused":
        inputs |= {"qkv_proj": np.hstack(parts).T, "o_proj": W_O.T}
        names = ("qkv_proj_bias", "o_proj_bias")
    else:
        inputs |= {f"{c}_proj": W.T for c, W in zip("qkv", parts, strict=True)}
        inputs["o_proj"] = W_O.T
        names = ()
        if biased:
            inputs |= {f"{c}_proj_bias": b for c, b in zip("qkv", biases, strict=True)}
            inputs["o_proj_bias"] = b_O
    if biased and names:
        inputs |= dict(zip(names, (np.concatenate(biases), b_O), strict=True))
    data = {
        "params": {"heads": n_heads, "kv_heads": n_kv, "causal": True},
        "inputs": {name: array(value) for name, value in inputs.items()},
        "expected": {"weights": array(found["pattern"]), "output": array(out)},
        "tolerance": {"float64": 1e-11, "float32": 1e-4},
    }
    code, lines = said(runner, capsys, write(tmp_path, data))
    assert code == 0, lines


def spoiled(name, change):
    data = json.loads((TESTS / "data" / "conformance" / f"{name}.json").read_text())
    change(data)
    return data


def nudge(part, name, by=1e-5):
    def change(data):
        rows = data[part][name]["data"]
        while isinstance(rows[0], list):
            rows = rows[-1]
        rows[0] = float(rows[0]) + by

    return change


@pytest.mark.parametrize(
    "spoil",
    [
        ("causal", nudge("expected", "weights"), "in weights"),
        ("causal", nudge("expected", "output"), "in output"),
        ("causal", nudge("expected", "row_sums"), "in row_sums"),
        ("causal", nudge("steps", "scaled_scores"), "in steps.scaled_scores"),
        ("learned-sink", nudge("expected", "sink_share"), "in sink_share"),
        ("llama-attention", nudge("expected", "k_rotated", 1e-4), "in k_rotated"),
        ("padding-left-causal", nudge("expected", "rows_without_visible_key", 1), "rows_without"),
        ("fp16-inputs", nudge("expected", "row_sums_of_float16"), "in row_sums_of_float16"),
        ("worked-example", nudge("expected", "output_scaled_by_sqrt2"), "scaled_by_sqrt2"),
        ("rope-layouts-agree", nudge("expected", "weights_both"), "in weights"),
        ("rope-layouts-agree", nudge("inputs", "q_half", 0.25), "in "),
        ("window-3", lambda d: d["params"].update(window=4), "ERROR"),
        ("window-3", lambda d: d["params"].update(window=2), "ERROR"),
        ("window-3", lambda d: d["params"].update(window=0), "window: found 0"),
        ("strided-4-union", lambda d: d["params"].update(pattern="spiral"), "spiral"),
        ("causal", lambda d: d["params"].update(alignment="middle"), "alignment 'middle'"),
        ("causal-cached", lambda d: d["params"].update(alignment="upper-left"), "ERROR"),
        ("causal", lambda d: d["inputs"].update(rotor=d["inputs"]["q"]), "unknown inputs: rotor"),
        ("causal", lambda d: d["inputs"].pop("k"), "neither q, k, v nor x"),
        ("causal", lambda d: d["expected"].clear(), "nothing to compare"),
        ("causal", lambda d: d.pop("expected"), 'no "expected"'),
        ("causal", lambda d: d.update(layout=2), "layout: found 2"),
        ("causal", lambda d: d["inputs"]["q"].update(shape=[2, 6, 5]), "inputs.q"),
        ("causal", lambda d: d["inputs"]["q"]["data"][0].pop(), "inputs.q: not a rectangle"),
        ("causal", lambda d: d["inputs"]["q"].update(dtype="complex"), "unknown dtype"),
        ("causal", lambda d: d["inputs"]["q"].update(data=["x"]), "inputs.q"),
        ("causal", lambda d: d["inputs"].update(q=3), "ERROR"),
        ("gqa-4-2", lambda d: d["inputs"].update(q=d["inputs"]["k"]), "heads: found 4, but 2"),
        ("gqa-4-2", lambda d: d["inputs"]["k"]["data"].reverse(), "in "),
        ("llama-attention", lambda d: d["inputs"].pop("k_proj"), "without all of q_proj"),
        ("llama-attention", lambda d: d["params"].pop("heads"), "params.heads: none given"),
        ("causal", lambda d: d["params"].update(heads=3), "params.heads: found 3, but 2 heads"),
        ("causal", lambda d: d["params"].update(kv_heads=0), "params.kv_heads: found 0"),
        ("causal", lambda d: d["params"].update(causal="no"), "params.causal: found 'no'"),
        ("causal", lambda d: d["params"].update(scale=[1]), "params.scale: found [1]"),
        ("fp16-inputs", lambda d: d["params"].update(input_dtype="int8"), "unknown 'int8'"),
        ("strided-4-union", lambda d: d["params"].update(merge="both"), "unknown merge 'both'"),
        ("causal", lambda d: d.update(params=0), "params: found int"),
        ("causal", lambda d: d["tolerance"].update(float64=True), "tolerance.float64: found True"),
        ("causal", lambda d: d["inputs"]["q"].update(shape="x"), "inputs.q: found shape 'x'"),
        ("causal", lambda d: d["inputs"]["q"]["data"][0][0].insert(0, 10**400), "not a rectangle"),
        ("causal", lambda d: d["inputs"]["q"]["data"][0][0].__setitem__(0, 1e308), "float32 inf"),
        ("causal", lambda d: d["steps"].update(visible=0), "steps.visible: expected an array"),
        ("causal", lambda d: d["steps"]["visible"]["data"][0].__setitem__(0, 3), "0 and 1 only"),
        ("rope-half", lambda d: d["inputs"]["positions"]["data"].__setitem__(0, 1e30), "whole num"),
        ("pattern-counts", lambda d: d["expected"].update(table=[3]), "expected.table"),
        ("pattern-counts", lambda d: d["expected"]["table"][1].pop("n"), "row 1: no n"),
        ("pattern-counts", lambda d: d["expected"]["table"][1].update(n="x"), "row 1: n: found"),
        ("pattern-counts", lambda d: d["expected"]["table"][4].update(full_causal=1), "of row 4"),
        ("pattern-counts", lambda d: d["expected"]["table"][0].update(moon=1), "'moon'"),
    ],
)
def test_what_is_wrong_is_noticed(runner, capsys, tmp_path, spoil):
    name, change, words = spoil
    code, lines = said(runner, capsys, write(tmp_path, spoiled(name, change)))
    assert code == 1
    assert len(lines) == 1
    assert lines[0].startswith(("FAIL", "ERROR"))
    assert words in lines[0]


@pytest.mark.parametrize("value", ["x" * 5000, [[1] * 200] * 200], ids=["text", "matrix"])
def test_a_long_value_in_a_wrong_place_is_told_in_one_short_line(runner, capsys, tmp_path, value):
    path = write(tmp_path, spoiled("causal", lambda data: data["params"].update(kv_heads=value)))
    code, lines = said(runner, capsys, path)
    assert code == 1
    assert len(lines) == 1
    assert len(lines[0]) < 400


def test_without_files_it_says_how_it_is_called(runner, capsys):
    assert runner.main([]) == 2
    assert "usage" in capsys.readouterr().err


@pytest.mark.parametrize(
    "case",
    [(900.0, 0, [1.0]), (0.5, 1, [1.0, 0.0])],
    ids=["a sink that drowns the keys", "a row that sees no key"],
)
def test_the_sink_takes_what_the_keys_leave(runner, capsys, tmp_path, case):
    sink, hidden, shares = case
    for share in shares:
        data = {
            "layout": 1,
            "params": {"scale": 0.5, "heads": 1, "kv_heads": 1, "learned_sinks": True},
            "inputs": {name: array([[[1.0]]]) for name in "qkv"}
            | {"sink_logits": array([sink]), "key_is_real": array([1 - hidden], "bool")},
            "expected": {
                "weights": array([[[0.0]]]),
                "row_sums": array([[0.0]]),
                "sink_share": array([[share]]),
            },
        }
        code, lines = said(runner, capsys, write(tmp_path, data))
        assert code == 0, lines


@pytest.fixture
def three():
    """Q, K, V of two heads over nine tokens, width 4."""
    return np.random.default_rng(5).integers(-64, 64, (3, 2, 9, 4)) / 64


def vector_of(three, weights, inputs=None, **params):
    Q, K, V = three
    given = {"q": array(Q), "k": array(K), "v": array(V)} | (inputs or {})
    return {
        "params": {"heads": 2, "kv_heads": 2, "causal": True, "scale": 0.5, **params},
        "inputs": given,
        "expected": {"weights": array(weights)},
    }


@pytest.mark.parametrize("merge", ["union", "per_head"])
def test_the_fixed_pattern(runner, tmp_path, three, merge, capsys):
    kinds = ["fixed", "fixed"] if merge == "union" else ["fixed-local", "fixed-far"]
    weights = []
    for kind, q, k in zip(kinds, three[0], three[1], strict=True):
        allowed = naive.mask(kind, 9, 9, stride=3, summary=1)
        weights += naive.attend([q], [k], [k], allowed=allowed, scale=0.5)["pattern"]
    path = write(
        tmp_path, vector_of(three, weights, pattern="fixed", stride=3, summary=1, merge=merge)
    )
    assert runner.main([str(path)]) == 0, capsys.readouterr().out
    path = write(
        tmp_path, vector_of(three, weights, pattern="fixed", stride=3, summary=2, merge=merge)
    )
    assert runner.main([str(path)]) == 1


def test_norms_of_queries_and_keys(runner, tmp_path, three, capsys):
    gain = np.array([1.5, 0.5, 1.0, 2.0])

    def normed(x):
        return x / np.sqrt((x**2).mean(-1, keepdims=True) + 1e-6) * gain

    weights = []
    allowed = naive.mask("causal", 9, 9)
    for q, k in zip(normed(three[0]), normed(three[1]), strict=True):
        weights += naive.attend([q], [k], [k], allowed=allowed, scale=0.5)["pattern"]
    inputs = {"q_norm": array(gain), "k_norm": array(gain)}
    vector = vector_of(three, weights, inputs, qk_norm_eps=1e-6)
    assert runner.main([str(write(tmp_path, vector))]) == 0, capsys.readouterr().out
    assert runner.main([str(write(tmp_path, vector_of(three, weights)))]) == 1


def test_padding_that_true_means_ignored(runner, tmp_path, three, capsys):
    ignored = np.arange(9) > 6
    allowed = [
        [sees and not ignored[j] for j, sees in enumerate(row)]
        for row in naive.mask("causal", 9, 9)
    ]
    weights = []
    for q, k in zip(three[0], three[1], strict=True):
        weights += naive.attend([q], [k], [k], allowed=allowed, scale=0.5)["pattern"]
    inputs = {"key_padding_true_means_ignored": array(ignored)}
    assert runner.main([str(write(tmp_path, vector_of(three, weights, inputs)))]) == 0, (
        capsys.readouterr().out
    )


def test_scaled_frequencies_alone(runner, tmp_path, capsys):
    """Linear scaling by 2 halves every speed; the numbers of the base are 10000^(-2p / 4)."""
    config = {"head_dim": 4, "theta": 10000.0, "rope_type": "linear", "factor": 2.0}
    case = {"name": "linear", "config": config, "inv_freq": [0.5, 0.005]}
    case |= {"inv_freq_unscaled": [1.0, 0.01], "cos_sin_multiplied_by": 1.0}
    assert runner.main([str(write(tmp_path, {"expected": {"cases": [case]}}))]) == 0, (
        capsys.readouterr().out
    )
    case["inv_freq"] = [0.5, 0.0051]
    assert runner.main([str(write(tmp_path, {"expected": {"cases": [case]}}))]) == 1
