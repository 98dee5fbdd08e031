"""The attention steps: against plain loops, and rules that hold for any input."""

import inspect
import typing

import naive
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import ArrayLike

import attnviz
from attnviz.engine import attention, masks, positions
from attnviz.errors import EditError, ShapeError


@st.composite
def layers(draw):
    """Q, K, V of any small layer, more keys than queries or fewer, shared heads, d_v unlike d_k."""
    rng = np.random.default_rng(draw(st.integers(0, 2**32 - 1)))
    n_kv, group = draw(st.integers(1, 3)), draw(st.integers(1, 3))
    n_query, n_key = draw(st.integers(1, 5)), draw(st.integers(1, 6))
    d_k, d_v = draw(st.integers(1, 5)), draw(st.integers(1, 4))
    size = draw(st.sampled_from([0.1, 1.0, 6.0]))
    Q = size * rng.standard_normal((n_kv * group, n_query, d_k))
    K = size * rng.standard_normal((n_kv, n_key, d_k))
    return Q, K, rng.standard_normal((n_kv, n_key, d_v)), rng


def some_mask(rng, Q, K, share=0.6):
    return rng.random((Q.shape[1], K.shape[1])) < share


@given(
    layers(),
    st.booleans(),
    st.booleans(),
    st.sampled_from([None, 0.0, 0.3, 1.0]),
    st.tuples(st.sampled_from([None, 0.5, 20.0]), st.booleans()),
)
def test_a_second_engine_in_plain_loops_agrees(layer, masked, biased, scale, rest):
    Q, K, V, rng = layer
    softcap, sinks = rest
    allowed = some_mask(rng, Q, K) if masked else None
    bias = rng.standard_normal((Q.shape[0], Q.shape[1], K.shape[1])) if biased else None
    if biased:
        bias[rng.random(bias.shape) < 0.2] = -np.inf
    sink_logits = rng.standard_normal(Q.shape[0]) if sinks else None
    found = attention.attend(
        Q, K, V, allowed=allowed, bias=bias, scale=scale, softcap=softcap, sink_logits=sink_logits
    )
    wanted = naive.attend(
        Q.tolist(),
        K.tolist(),
        V.tolist(),
        allowed=None if allowed is None else allowed.tolist(),
        bias=None if bias is None else bias.tolist(),
        scale=scale,
        softcap=softcap,
        sink_logits=None if sink_logits is None else sink_logits.tolist(),
    )
    for name, value in wanted.items():
        np.testing.assert_allclose(
            getattr(found, name), value, rtol=1e-12, atol=1e-12, err_msg=name
        )


@given(layers(), st.sampled_from([np.float64, np.float32]))
def test_rows_sum_to_one_and_the_hidden_is_exactly_zero(layer, dtype):
    Q, K, V, rng = layer
    allowed = some_mask(rng, Q, K)
    pattern = attention.attend(*(a.astype(dtype) for a in (Q, K, V)), allowed=allowed).pattern
    assert (pattern[:, ~allowed] == 0).all()
    full_rows = allowed.any(axis=1)
    np.testing.assert_allclose(pattern.sum(axis=-1)[:, full_rows], 1, atol=8 * np.finfo(dtype).eps)
    assert (pattern[:, ~full_rows] == 0).all()


@given(layers())
def test_float32_stays_float32_and_float16_is_widened(layer):
    Q, K, V, rng = layer
    names = ("scores", "scaled_scores", "masked_scores", "pattern", "z")
    for dtype, expected in ((np.float32, np.float32), (np.float16, np.float32), (float, float)):
        result = attention.attend(
            *(a.astype(dtype) for a in (Q, K, V)),
            bias=rng.standard_normal((Q.shape[1], K.shape[1])),
            scale=np.float64(0.3),
            softcap=np.float64(5.0),
            sink_logits=rng.standard_normal(Q.shape[0]),
        )
        assert {getattr(result, name).dtype for name in names} == {np.dtype(expected)}


@given(layers())
def test_sharing_no_head_is_plain_multi_head_attention(layer):
    Q, K, V, _ = layer
    group = Q.shape[0] // K.shape[0]
    shared = attention.attend(Q, K, V)
    copied = attention.attend(Q, np.repeat(K, group, axis=0), np.repeat(V, group, axis=0))
    assert (shared.pattern == copied.pattern).all()
    assert (shared.z == copied.z).all()
    mapped = attention.attend(Q, K, V, kv_of_head=[h // group for h in range(Q.shape[0])])
    assert (mapped.z == shared.z).all()


@given(layers(), st.sampled_from([np.nan, np.inf, -np.inf, 1e308]))
def test_what_no_query_may_see_leaves_no_trace(layer, poison):
    Q, K, V, rng = layer
    hidden = int(rng.integers(K.shape[1]))
    allowed = some_mask(rng, Q, K)
    allowed[:, hidden] = False
    clean = attention.attend(Q, K, V, allowed=allowed, softcap=3.0)
    K, V = K.copy(), V.copy()
    K[:, hidden], V[:, hidden] = poison, poison
    for shown in (
        {"allowed": allowed},
        {"bias": np.where(allowed, 0.0, -np.inf)},
        {"allowed": np.ones(1, bool), "bias": np.where(allowed, 0.0, -np.inf)},
    ):
        found = attention.attend(Q, K, V, softcap=3.0, **shown)
        assert_same(found, clean)


def assert_same(found, clean):
    assert (found.masked_scores == clean.masked_scores).all()
    assert (found.pattern == clean.pattern).all()
    assert (found.z == clean.z).all()


@pytest.mark.parametrize("number", [5e-324, 1e-45, 1e39, 1.7e308])
def test_a_factor_or_cap_that_no_float32_can_hold_does_not_spoil_the_scores(number):
    scores = np.array([[0.0, 2.5, -1e-3]], dtype=np.float32)
    capped, scaled = attention.cap_scores(scores, number), attention.scale_scores(scores, number)
    assert capped.dtype == scaled.dtype == np.float32
    wide = scores.astype(np.float64)
    with np.errstate(over="ignore"):
        expected = (number * np.tanh(wide / number)).astype(np.float32)
        assert np.array_equal(scaled, (wide * number).astype(np.float32))
    assert np.allclose(capped, expected, rtol=1e-6, atol=0)


@given(layers())
def test_a_later_token_changes_no_earlier_row(layer):
    Q, K, V, rng = layer
    allowed = masks.causal(Q.shape[1], K.shape[1])
    before = attention.attend(Q, K, V, allowed=allowed)
    Q, K, V = Q.copy(), K.copy(), V.copy()
    for array in (Q, K, V):
        array[:, -1] = rng.standard_normal(array.shape[2]) * 50
    after = attention.attend(Q, K, V, allowed=allowed)
    assert (after.pattern[:, :-1] == before.pattern[:, :-1]).all()
    assert (after.z[:, :-1] == before.z[:, :-1]).all()


def test_a_value_that_is_seen_does_spread():
    pattern = np.array([[0.5, 0.5, 0.0], [0.0, 0.0, 1.0], [0.2, 0.3, 0.5]])
    V = np.array([[np.inf, 1.0], [-np.inf, np.nan], [2.0, 3.0]])
    z = attention.blend(pattern, V)
    assert np.isnan(z[0]).all()
    assert z[1].tolist() == [2.0, 3.0]
    assert np.isnan(z[2]).all()
    one = attention.blend([[0.5, 0.5]], [[np.inf], [4.0]])
    assert one.tolist() == [[np.inf]]


@given(layers(), st.booleans())
def test_in_and_out_of_the_heads(layer, biased):
    Q, _, _, rng = layer
    n_heads, n_tokens, d_k = Q.shape
    X = rng.standard_normal((n_tokens, 4))
    W = rng.standard_normal((n_heads, 4, d_k))
    b = rng.standard_normal((n_heads, d_k)) if biased else None
    found = attention.project(X, W, b)
    wanted = naive.project(X.tolist(), W.tolist(), None if b is None else b.tolist())
    np.testing.assert_allclose(found, wanted, rtol=1e-12, atol=1e-12)
    W_O = rng.standard_normal((n_heads * d_k, 3))
    b_O = rng.standard_normal(3) if biased else None
    out = attention.combine(Q, W_O, b_O)
    wanted = naive.combine(Q.tolist(), W_O.tolist(), None if b_O is None else b_O.tolist())
    np.testing.assert_allclose(out, wanted, rtol=1e-12, atol=1e-12)
    assert (attention.combine(Q, None) == np.concatenate(list(Q), axis=-1)).all()
    single = attention.combine(Q.astype(np.float32), W_O.astype(np.float32), b_O)
    assert single.dtype == np.float32


def test_leading_axes_are_carried_along():
    rng = np.random.default_rng(3)
    Q, K, V = (rng.standard_normal((2, heads, 4, 3)) for heads in (4, 2, 2))
    both = attention.attend(Q, K, V, allowed=masks.causal(4, 4), sink_logits=[0.0, 1, 2, 3])
    for part in range(2):
        alone = attention.attend(
            Q[part], K[part], V[part], allowed=masks.causal(4, 4), sink_logits=[0.0, 1, 2, 3]
        )
        np.testing.assert_allclose(both.z[part], alone.z, rtol=0, atol=1e-15)
    assert attention.attend(Q[0, 0], K[0, 0], V[0, 0]).z.shape == (4, 3)


def test_no_keys_at_all_give_zeros():
    result = attention.attend(np.ones((1, 3, 2)), np.ones((1, 0, 2)), np.ones((1, 0, 4)))
    assert result.pattern.shape == (1, 3, 0)
    assert (result.z == np.zeros((1, 3, 4))).all()


def test_the_scale_is_that_of_the_head_not_of_the_model():
    Q, K = np.ones((1, 1, 16)), np.ones((1, 1, 16))
    assert attention.attend(Q, K, K).scaled_scores.item() == 4.0
    assert attention.default_scale(64) == 0.125


@pytest.mark.parametrize(
    ("call", "error", "words"),
    [
        (lambda: attention.attend(np.ones((2, 3, 4)), np.ones((2, 5, 3)), np.ones((2, 5, 3))),
         ShapeError, ("Q (2, 3, 4)", "K (2, 5, 3)", "4 wide")),
        (lambda: attention.attend(np.ones((6, 3, 4)), np.ones((4, 5, 4)), np.ones((4, 5, 4))),
         ShapeError, ("6 query heads", "4 key/value heads", "6 is not a multiple of 4")),
        (lambda: attention.attend(np.ones((2, 3, 4)), np.ones((2, 5, 4)), np.ones((2, 6, 4))),
         ShapeError, ("K (2, 5, 4)", "V (2, 6, 4)")),
        (lambda: attention.attend(np.ones((3, 4)), np.ones((2, 5, 4)), np.ones((2, 5, 4))),
         ShapeError, ("Q (3, 4)", "(n_heads, n_tokens, width)")),
        (lambda: attention.attend(np.ones((1, 3, 0)), np.ones((1, 3, 0)), np.ones((1, 3, 1))),
         ShapeError, ("d_k", "found 0")),
        (lambda: attention.attend(*[np.ones((1, 3, 2))] * 3, allowed=np.ones((2, 3), bool)),
         ShapeError, ("allowed", "(2, 3)", "(3, 3)")),
        (lambda: attention.attend(*[np.ones((1, 3, 2))] * 3, allowed=np.ones((1, 1, 3, 3), bool)),
         ShapeError, ("allowed", "(1, 1, 3, 3)")),
        (lambda: attention.attend(*[np.ones((1, 3, 2))] * 3, bias=np.ones((3, 4))),
         ShapeError, ("bias", "(3, 4)", "(3, 3)")),
        (lambda: attention.attend(*[np.ones((2, 3, 2))] * 3, sink_logits=[1.0]),
         ShapeError, ("sink_logits", "(1,)", "(2,)")),
        (lambda: attention.attend(*[np.ones((2, 3, 2))] * 3, kv_of_head=[0, 2]),
         ShapeError, ("kv_of_head", "0 to 1")),
        (lambda: attention.attend(*[np.ones((2, 3, 2))] * 3, scale=-1.0),
         EditError, ("scale", "-1.0")),
        (lambda: attention.attend(*[np.ones((2, 3, 2))] * 3, scale=float("nan")),
         EditError, ("scale", "nan")),
        (lambda: attention.attend(*[np.ones((2, 3, 2))] * 3, softcap=0),
         EditError, ("softcap", "0", "none")),
        (lambda: attention.attend([[["a"]]], [[[1.0]]], [[[1.0]]]),
         EditError, ("Q", "numbers")),
        (lambda: attention.attend([[[1.0, 2.0], [1.0]]], [[[1.0]]], [[[1.0]]]),
         EditError, ("Q", "differ in length")),
        (lambda: attention.attend([[[1j]]], [[[1.0]]], [[[1.0]]]), EditError, ("Q", "complex")),
        (lambda: attention.raw_scores(np.ones((2, 3, 4)), np.ones((3, 3, 4))),
         ShapeError, ("Q (2, 3, 4)", "K (3, 3, 4)", "same number of heads")),
        (lambda: attention.project(np.ones((3, 4)), np.ones((2, 5, 2))),
         ShapeError, ("X (3, 4)", "W (2, 5, 2)")),
        (lambda: attention.project(np.ones((3, 4)), np.ones((2, 4, 2)), np.ones(4)),
         ShapeError, ("bias", "(4,)", "(2, 2)")),
        (lambda: attention.combine(np.ones((2, 3, 2)), np.ones((5, 4))),
         ShapeError, ("4 wide", "(5, 4)")),
        (lambda: attention.combine(np.ones((2, 3, 2)), np.ones((4, 4)), np.ones(3)),
         ShapeError, ("bias", "(3,)", "(4,)")),
        (lambda: attention.combine(np.ones((3, 2)), None), ShapeError, ("z", "(3, 2)")),
        (lambda: attention.blend(np.ones((1, 2, 3)), np.ones((1, 2, 3))),
         ShapeError, ("pattern (1, 2, 3)", "V (1, 2, 3)")),
        (lambda: attention.expand_heads(np.ones((3, 2)), 4), ShapeError, ("(3, 2)",)),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_named(call, error, words):
    with pytest.raises(error) as caught:
        call()
    for word in words:
        assert word in str(caught.value)


def test_positions_enter_as_bias_after_the_scale():
    Q = K = V = np.ones((2, 3, 4))
    bias = positions.alibi_bias(2, 3, 3)
    result = attention.attend(Q, K, V, bias=bias, scale=0.25)
    assert (result.masked_scores == 1.0 + bias).all()


def test_signatures_read_as_shapes():
    shown = str(inspect.signature(attnviz.attend))
    assert "Q: (..., n_heads, n_query, d_k), K: (..., n_kv_heads, n_key, d_k)" in shown
    assert "Union" not in shown and "_Buffer" not in shown
    assert shown.endswith("-> Attention")
    assert typing.get_type_hints(attention.attend)["Q"] == ArrayLike
