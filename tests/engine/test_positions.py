"""RoPE and ALiBi."""

import cmath
import math

import naive
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from attnviz.engine import positions
from attnviz.errors import EditError, ShapeError

layouts = st.sampled_from(positions.LAYOUTS)
seeds = st.integers(0, 2**32 - 1)


@given(seeds, layouts, st.integers(1, 4), st.integers(0, 3), st.sampled_from([100.0, 10000.0]))
def test_each_pair_turns_like_a_complex_number(seed, layout, n_pairs, rest, base):
    rng = np.random.default_rng(seed)
    width = 2 * n_pairs
    vectors = rng.standard_normal((2, 3, width + rest))
    places = rng.integers(0, 5000, 3)
    found = positions.rotate(vectors, base=base, layout=layout, width=width, positions=places)
    for head in range(2):
        for t in range(3):
            wanted = naive.rope(
                vectors[head, t].tolist(), int(places[t]), base=base, layout=layout, width=width
            )
            np.testing.assert_allclose(found[head, t], wanted, atol=1e-11)
    assert (found[..., width:] == vectors[..., width:]).all()


@given(seeds, layouts, st.integers(0, 1000))
def test_a_score_depends_on_the_distance_alone(seed, layout, shift):
    rng = np.random.default_rng(seed)
    q, k = rng.standard_normal((2, 1, 8))
    here = (
        positions.rotate(q, layout=layout, positions=[7])
        @ positions.rotate(k, layout=layout, positions=[3]).T
    )
    there = (
        positions.rotate(q, layout=layout, positions=[7 + shift])
        @ positions.rotate(k, layout=layout, positions=[3 + shift]).T
    )
    np.testing.assert_allclose(here, there, atol=1e-10)


@given(seeds, layouts)
def test_turning_keeps_the_length_and_position_zero(seed, layout):
    vectors = np.random.default_rng(seed).standard_normal((4, 6))
    found = positions.rotate(vectors, layout=layout)
    assert (found[0] == vectors[0]).all()
    np.testing.assert_allclose(
        np.linalg.norm(found, axis=-1), np.linalg.norm(vectors, axis=-1), rtol=1e-13
    )
    assert positions.rotate(vectors.astype(np.float32), layout=layout).dtype == np.float32


def test_speeds_can_be_given_and_the_factor_too():
    vectors = np.ones((3, 4))
    own = positions.rotate(vectors, inv_freq=positions.inverse_frequencies(4))
    assert (own == positions.rotate(vectors)).all()
    still = positions.rotate(vectors, inv_freq=[0.0], attention_factor=2.0)
    assert still.tolist() == [[2.0, 2.0, 1.0, 1.0]] * 3


def test_nan_in_one_token_stays_there():
    vectors = np.ones((3, 4))
    vectors[1] = np.nan
    assert np.isfinite(positions.rotate(vectors)[[0, 2]]).all()


def test_linear_scaling_is_positions_squeezed():
    vectors = np.random.default_rng(0).standard_normal((5, 8))
    slow = positions.rotate(vectors, inv_freq=positions.linear_frequencies(8, 10000.0, 4.0))
    squeezed = positions.rotate(vectors, positions=np.arange(5) / 4)
    np.testing.assert_allclose(slow, squeezed, atol=1e-15)


def test_dynamic_scaling_starts_at_the_trained_context():
    plain = positions.inverse_frequencies(8)
    assert (positions.dynamic_frequencies(8, 10000.0, 2.0, 100, 2048) == plain).all()
    longer = positions.dynamic_frequencies(8, 10000.0, 2.0, 4096, 2048)
    # growth = 2 * 2 - 1 = 3, base = 10000 * 3^(8/6)
    np.testing.assert_allclose(longer[1], (10000 * 3 ** (8 / 6)) ** (-1 / 4), rtol=1e-14)


def test_llama3_scaling_by_wavelength():
    rule = {"low_freq_factor": 1.0, "high_freq_factor": 4.0, "context": 8192}
    plain = positions.inverse_frequencies(64, 500000.0)
    found = positions.llama3_frequencies(64, 500000.0, 8.0, **rule)
    for speed, own in zip(found, plain, strict=True):
        turn = 2 * math.pi / own
        if turn < 8192 / 4:
            assert speed == own
        elif turn > 8192:
            assert speed == own / 8
        else:
            smooth = (8192 / turn - 1) / 3
            assert math.isclose(speed, (1 - smooth) * own / 8 + smooth * own, rel_tol=1e-14)
    assert len({round(own / speed, 6) for speed, own in zip(found, plain, strict=True)}) > 3


def test_yarn_leaves_fast_pairs_and_slows_slow_ones():
    plain = positions.inverse_frequencies(64)
    found = positions.yarn_frequencies(64, 10000.0, 4.0, 2048)
    turns = 2048 * plain / (2 * math.pi)
    assert (found[turns > 40] == plain[turns > 40]).all()
    np.testing.assert_allclose(found[turns < 0.7], plain[turns < 0.7] / 4, rtol=1e-15)
    assert (np.diff(found / plain) <= 1e-15).all()
    # ends of the ramp by the paper's formula: pairs 7.5.. and 20.1.., rounded outwards
    low = 64 * math.log(2048 / (32 * 2 * math.pi)) / (2 * math.log(10000))
    high = 64 * math.log(2048 / (2 * math.pi)) / (2 * math.log(10000))
    middle = (12 - math.floor(low)) / (math.ceil(high) - math.floor(low))
    np.testing.assert_allclose(found[12] / plain[12], middle / 4 + 1 - middle, rtol=1e-14)
    unrounded = positions.yarn_frequencies(64, 10000.0, 4.0, 2048, truncate=False)
    middle = (12 - low) / (high - low)
    np.testing.assert_allclose(unrounded[12] / plain[12], middle / 4 + 1 - middle, rtol=1e-14)
    assert positions.yarn_attention_factor(4.0) == 0.1 * math.log(4) + 1
    assert positions.yarn_attention_factor(0.5) == 1.0


@given(st.integers(1, 70))
def test_slopes_follow_the_papers_rule_for_any_number_of_heads(n_heads):
    found = positions.alibi_slopes(n_heads)
    assert found.shape == (n_heads,)
    np.testing.assert_allclose(found, naive.alibi_slopes(n_heads), rtol=1e-13)


def test_the_bias_is_minus_slope_times_distance():
    bias = positions.alibi_bias(2, 2, 4)
    assert bias.shape == (2, 2, 4)
    assert bias[0].tolist() == [[-0.125, -0.0625, 0, -0.0625], [-0.1875, -0.125, -0.0625, 0]]
    assert not np.signbit(bias[0, 0, 2])
    assert positions.alibi_bias(1, 1, 3, slopes=[2.0], offset=0)[0].tolist() == [[0, -2, -4]]


def test_the_smallest_turn_is_what_it_should_be():
    turned = positions.rotate([[0.0, 0.0], [1.0, 0.0]])[1]
    assert complex(*turned) == pytest.approx(cmath.exp(1j))


@pytest.mark.parametrize(
    ("call", "error", "words"),
    [
        (lambda: positions.rotate(np.ones((2, 3))), EditError, ("rotary width", "3", "even")),
        (lambda: positions.rotate(np.ones((2, 4)), width=6), ShapeError, ("6", "4 wide")),
        (lambda: positions.rotate(np.ones((2, 4)), width=0), EditError, ("0", "even")),
        (lambda: positions.rotate(np.ones((2, 4)), layout="split"), EditError, ("split", "half")),
        (lambda: positions.rotate(np.ones((2, 4)), base=0.0), EditError, ("base", "0.0")),
        (lambda: positions.rotate(np.ones((2, 4)), positions=[1]), ShapeError, ("(1,)", "2")),
        (lambda: positions.rotate(np.ones((2, 4)), inv_freq=[1.0] * 3), ShapeError, ("(3,)", "2")),
        (lambda: positions.rotate(np.ones((2, 4)), inv_freq=[1.0], width=4), ShapeError, ("2",)),
        (lambda: positions.rotate(np.ones(4)), ShapeError, ("(4,)", "n_tokens")),
        (lambda: positions.alibi_slopes(0), EditError, ("heads", "0")),
        (lambda: positions.alibi_bias(2, 1, 1, slopes=[1.0]), ShapeError, ("(1,)", "(2,)")),
        (lambda: positions.linear_frequencies(4, 1e4, 0.0), EditError, ("factor",)),
        (lambda: positions.dynamic_frequencies(2, 1e4, 2.0, 9, 4), EditError, ("at least 4",)),
        (lambda: positions.llama3_frequencies(
            4, 1e4, 8.0, low_freq_factor=4.0, high_freq_factor=1.0, context=8),
         EditError, ("low_freq_factor 4.0",)),
    ],
)  # fmt: skip
def test_what_cannot_be_turned_is_refused(call, error, words):
    with pytest.raises(error) as caught:
        call()
    for word in words:
        assert word in str(caught.value)
