"""Faults people met in other attention tools, each with its right answer (tests/data/field)."""

import json
from pathlib import Path

import numpy as np
import pytest

from attnviz.engine import attention, heads, masks, measures, positions
from attnviz.engine.softmax import softmax, softmax_at
from attnviz.errors import AttnvizError, EditError, ShapeError

FIELD = Path(__file__).parent.parent / "data" / "field"
TIGHT = {"rtol": 0, "atol": 1e-12}
LOOSE = {"rtol": 0, "atol": 2e-6}


def case(name):
    (path,) = FIELD.glob(f"{name}-*.json")
    return json.loads(path.read_text(encoding="utf-8"))


def holds(found, wanted, **limits):
    np.testing.assert_allclose(found, wanted, **(limits or TIGHT))


@pytest.mark.parametrize(("dtype", "limits"), [(np.float64, TIGHT), (np.float32, LOOSE)])
def test_f01_a_row_without_keys_is_zeros_and_named(dtype, limits):
    data = case("F01")
    q, k, v = (np.array(data["input"][n], dtype) for n in "qkv")
    visible = np.array(data["input"]["visible"], bool)
    found = attention.attend(q, k, v, allowed=visible, scale=data["input"]["scale"])
    holds(found.pattern, data["expected"]["weights"], **limits)
    holds(found.z, data["expected"]["output"], **limits)
    assert (found.pattern[0, 1] == 0).all()
    assert (found.z[0, 1] == 0).all()
    rows = np.flatnonzero(~found.pattern[0].any(axis=-1))
    assert rows.tolist() == data["expected"]["rows_without_visible_key"]


def test_f04_a_mask_says_which_way_it_is_read():
    data = case("F04")
    scores, ones = np.array(data["input"]["scores"], float), np.array(data["input"]["bool_mask"])
    with pytest.raises(EditError, match="True means the query may look"):
        attention.mask_scores(scores, ones)
    blocked = softmax(attention.mask_scores(scores, ~ones.astype(bool)))
    keep = softmax(attention.mask_scores(scores, ones.astype(bool)))
    holds(blocked, data["expected"]["if_true_means_blocked"])
    holds(keep, data["expected"]["if_true_means_keep"])
    empty = data["expected"]["row_without_key_under_second_reading"]
    assert np.flatnonzero(~keep.any(axis=-1)).tolist() == [empty]


@pytest.mark.parametrize("dtype", [np.int64, np.uint8, np.float64, object])
def test_f04_no_mask_of_numbers_is_taken(dtype):
    with pytest.raises(EditError, match=r"found .* expected booleans.*~mask.*bias"):
        attention.attend(*[np.ones((1, 2, 2))] * 3, allowed=np.ones((2, 2), dtype))


def test_f06_the_last_query_stands_at_the_last_key():
    data = case("F06")
    for part, wanted in ((data["input"], data["expected"]), (data["also"], data["also"])):
        mask = masks.causal(part["n_query"], part["n_key"])
        assert [np.flatnonzero(row).tolist() for row in mask] == wanted["visible_keys"]


def test_f07_a_window_counts_the_token_itself():
    data = case("F07")
    n, window = data["input"]["n"], data["input"]["window"]
    mask = masks.allowed("window", n, n, window=window)
    assert mask.sum(axis=1).tolist() == data["expected"]["visible_per_row"]
    assert masks.count("window", n, window=window) == data["expected"]["total"]
    assert np.flatnonzero(mask[9]).tolist() == data["expected"]["row_9_sees"]


@pytest.mark.parametrize("window", [None, 1, 6, 99])
def test_f08_any_real_window_leaves_every_row_a_key(window):
    n = case("F08")["input"]["n"]
    mask = masks.allowed("window", n, n, window=window)
    assert mask.sum() == (6 if window == 1 else 21)
    assert mask.any(axis=1).all()


@pytest.mark.parametrize("window", [0, -1, -99])
@pytest.mark.parametrize("kind", ["window", "sink-window", "strided"])
def test_f08_a_window_below_one_is_refused(window, kind):
    for call in (
        lambda: masks.allowed(kind, 6, 6, window=window, stride=4),
        lambda: masks.count(kind, 6, window=window, stride=4),
        lambda: masks.row_count(kind, 3, window=window, stride=4),
        lambda: masks.allowed_rows(kind, [1], [1], window=window, stride=4),
    ):
        with pytest.raises(EditError, match=f"window: found {window}, expected at least 1"):
            call()


def test_f09_the_strided_pattern_and_its_halves():
    data = case("F09")
    n, stride, right = data["input"]["n"], data["input"]["stride"], data["expected"]
    for kind, row, total in (
        ("strided-local", "head_local_row_11", "total_local"),
        ("strided-far", "head_far_row_11", "total_far"),
        ("strided", "union_row_11", "total_union"),
    ):
        tile = masks.allowed_rows(kind, [11], range(n), stride=stride)
        assert np.flatnonzero(tile[0]).tolist() == right[row]
        assert masks.count(kind, n, stride=stride) == right[total]
    halves = masks.allowed("strided-local", n, n, stride=stride) | masks.allowed(
        "strided-far", n, n, stride=stride
    )
    assert (halves == masks.allowed("strided", n, n, window=stride, stride=stride)).all()


def test_f11_neighbouring_query_heads_share_a_key_head():
    data = case("F11")
    assert list(heads.head_map(4, 2)) == data["expected"]["key_head_of_query_head"]
    assert list(heads.head_map(14, 2)) == data["also"]["heads_14_over_2"]
    with pytest.raises(ShapeError, match="6 is not a multiple of 4"):
        heads.head_map(6, 4)
    keys = np.arange(2.0)[:, None, None]
    assert heads.expand_heads(keys, 4).ravel().tolist() == [0, 0, 1, 1]
    with pytest.raises(ShapeError):
        heads.head_map(4, 0)


@pytest.mark.parametrize("n_kv", range(1, 13))
@pytest.mark.parametrize("n_heads", [1, 6, 12])
def test_f11_any_other_grouping_is_refused(n_heads, n_kv):
    keys = np.arange(float(n_kv))[:, None, None]
    if n_heads % n_kv:
        with pytest.raises(ShapeError, match=f"{n_heads} query heads cannot share {n_kv}"):
            heads.expand_heads(keys, n_heads)
    else:
        wanted = np.repeat(np.arange(n_kv), n_heads // n_kv).tolist()
        assert heads.expand_heads(keys, n_heads).ravel().tolist() == wanted


@pytest.mark.parametrize(("lift", "limit"), [(np.float16, 1e-6), (np.float64, 1e-12)])
def test_f12_float16_is_widened_before_the_product(lift, limit):
    data = case("F12")
    q = np.array(data["input"]["q"], np.float16).astype(lift)[None, None]
    k = np.array(data["input"]["k"], np.float16).astype(lift)[None]
    found = attention.attend(q, k, k)
    assert found.scores[0, 0].tolist() == data["expected"]["raw_dot"]
    holds(found.scaled_scores[0, 0], data["expected"]["scaled"], rtol=limit, atol=0)
    holds(found.pattern[0, 0], data["expected"]["weights"])
    assert np.isfinite(found.z).all()


def test_f12_values_and_projections_are_widened_too():
    big = np.full((1, 4, 4), 300.0, np.float16)
    assert np.isfinite(attention.project(big[0], big)).all()
    assert attention.project(big[0], big).dtype == np.float32
    assert np.isfinite(attention.blend(np.ones((1, 4, 4)) / 4, big * 200)).all()


def test_f14_large_scores_do_not_overflow():
    data = case("F14")
    found = softmax(data["input"]["rows"])
    holds(found, data["expected"]["weights"], rtol=0, atol=data["tolerance"])
    single = softmax(np.array(data["input"]["rows"], np.float32))
    holds(single, data["expected"]["weights"], **LOOSE)
    assert np.isfinite(softmax([[1e308, -1e308, 0.0]])).all()


def test_f15_temperature():
    data = case("F15")
    scores = data["input"]["scores"]
    holds(softmax_at(scores, 1.0), data["expected"]["t1"])
    holds(softmax_at(scores, 0.5), data["expected"]["t05"])
    assert softmax_at(scores, 0.0).tolist() == data["expected"]["t0"]
    with pytest.raises(EditError, match="temperature: found -1"):
        softmax_at(scores, -1)


def test_f16_entropy_of_a_row_with_zeros():
    data = case("F16")
    for row, nats, bits in zip(
        data["input"]["rows"],
        data["expected"]["entropy_nats"],
        data["expected"]["entropy_bits"],
        strict=True,
    ):
        holds(measures.entropy([row], bits=False), [nats])
        holds(measures.entropy([row]), [bits])
        assert not np.signbit(measures.entropy([row]))[0]


def test_f18_a_learned_sink_is_not_renormalised_away():
    data = case("F18")
    pattern = softmax([[data["input"]["scores"]]], [data["input"]["sink_logit"]])[0, 0]
    holds(pattern, data["expected"]["weights"])
    holds(pattern.sum(), data["expected"]["row_sum"])
    holds(1 - pattern.sum(), data["expected"]["sink_share"])


def test_f20_the_cap_comes_before_the_mask():
    data = case("F20")
    scores, cap = np.array(data["input"]["scores"]), data["input"]["cap"]
    masked = attention.mask_scores(attention.cap_scores(scores, cap), masks.causal(2, 2))
    holds(softmax(masked), data["expected"]["weights"])
    Q = np.array([[[1.0, 0.0], [0.0, 1.0]]])
    through = attention.attend(
        Q, scores.T[None], scores[None], allowed=masks.causal(2, 2), scale=1.0, softcap=cap
    )
    holds(through.pattern[0], data["expected"]["weights"])


def test_f23_slopes_of_any_number_of_heads():
    data = case("F23")
    for n_heads, slopes in data["expected"].items():
        holds(positions.alibi_slopes(int(n_heads)), slopes, rtol=0, atol=1e-15)


def test_f24_two_layouts_of_pairs():
    data = case("F24")
    x = np.zeros((2, data["input"]["width"]))
    x[data["input"]["position"]] = data["input"]["x"]
    for layout in ("half", "interleaved"):
        found = positions.rotate(x, layout=layout, base=data["input"]["base"])
        holds(found[data["input"]["position"]], data["expected"][layout])


def test_f29_the_head_width_sets_the_scale():
    data = case("F29")
    width = data["input"]["head_width"]
    scaled = attention.scale_scores([data["input"]["raw_dot"]], attention.default_scale(width))
    holds(softmax(scaled)[0], data["expected"]["weights"])


def test_every_error_is_one_a_person_may_read():
    assert issubclass(EditError, AttnvizError)
    assert issubclass(ShapeError, AttnvizError)
