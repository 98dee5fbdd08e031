"""Attention of many tokens, in blocks of rows: the same as the plain steps."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from attnviz.engine import blocked, masks, reused
from attnviz.engine.attention import attend

NEAR = 2e-6


def numbers(seed, sizes, loud=1.0):
    heads, n_query, n_key, width = sizes
    rng = np.random.default_rng(seed)
    shapes = ((heads, n_query, width), (heads, n_key, width), (heads, n_key, width))
    return [rng.standard_normal(shape).astype(np.float32) * np.float32(loud) for shape in shapes]


def in_double(Q, K, V, **asked):
    """The plain steps in float64, which never go in blocks."""
    return attend(*(each.astype(np.float64) for each in (Q, K, V)), **asked)


def differ(found, expected):
    return max(
        np.abs(getattr(found, name) - getattr(expected, name)).max(initial=0)
        for name in ("pattern", "z")
    )


def went_in_blocks(found):
    return found._blocks is not None


@pytest.fixture
def short(monkeypatch):
    """Blocks of five rows, for however few tokens."""
    monkeypatch.setattr(blocked, "LARGE", 0)
    monkeypatch.setattr(blocked, "ROWS", 5)


@pytest.mark.parametrize("n", [256, 257, 300, 384])
def test_a_text_of_some_hundred_tokens(n):
    Q, K, V = numbers(n, (3, n, n, 16))
    found = attend(Q, K, V, allowed=masks.causal(n))
    assert went_in_blocks(found)
    assert found.pattern.dtype == found.z.dtype == np.float32
    assert differ(found, in_double(Q, K, V, allowed=masks.causal(n))) < NEAR
    assert (found.pattern[:, ~masks.causal(n)] == 0).all()


def test_what_is_small_or_float64_goes_by_the_plain_steps():
    Q, K, V = numbers(0, (2, 40, 40, 8))
    assert not went_in_blocks(attend(Q, K, V))
    Q, K, V = numbers(0, (1, 256, 256, 4))
    assert not went_in_blocks(in_double(Q, K, V))
    assert not went_in_blocks(attend(Q, K, V, softcap=30.0))
    assert not went_in_blocks(attend(Q, K, V, sink_logits=[0.5]))


@settings(max_examples=60, deadline=None)
@given(
    seed=st.integers(0, 2**32 - 1),
    n_query=st.integers(1, 17),
    n_key=st.integers(1, 17),
    heads=st.integers(1, 3),
    kind=st.sampled_from(["none", "causal", "window", "drawn"]),
)
def test_any_size_and_mask_agrees_with_the_plain_steps(seed, n_query, n_key, heads, kind):
    rng = np.random.default_rng(seed)
    allowed = {
        "none": None,
        "causal": np.tri(n_query, n_key, dtype=np.bool_),
        "window": np.tri(n_query, n_key, dtype=np.bool_) & ~np.tri(n_query, n_key, -3, np.bool_),
        "drawn": rng.random((n_query, n_key)) < 0.4,
    }[kind]
    loud = float(rng.choice([0.1, 1.0, 5.0]))
    Q, K, V = numbers(seed, (heads, n_query, n_key, 4), loud=loud)
    with pytest.MonkeyPatch.context() as patch:
        # Memory that was used before holds anything.
        patch.setattr(reused, "blank", lambda shape, _: (np.full(shape, np.nan, np.float32), False))
        patch.setattr(blocked, "LARGE", 0)
        patch.setattr(blocked, "ROWS", 5)
        found = attend(Q, K, V, allowed=allowed)
        assert went_in_blocks(found)
        expected = in_double(Q, K, V, allowed=allowed)
    # Scores grow with the square, and lose as many digits: the plain steps in float32, too.
    assert differ(found, expected) < 4e-6 * max(1, loud) ** 2


@pytest.mark.usefixtures("short")
def test_a_row_far_under_its_bound_is_done_with_its_largest_score():
    """Query and longest key at right angles: the bound is 100 octaves over every score."""
    Q, K, V = numbers(1, (1, 12, 12, 8))
    Q[0, 7, :], K[0, 3, :] = 0, 0
    Q[0, 7, 0], K[0, 3, 1] = 30, 30
    asked = {"allowed": masks.causal(12), "scale": 0.1}
    found = attend(Q, K, V, **asked)
    assert went_in_blocks(found)
    assert differ(found, in_double(Q, K, V, **asked)) < NEAR


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("seed", range(8))
def test_a_row_over_its_rounded_bound_is_done_with_its_largest_score(seed):
    """Of scores of 10 to the 15 float32 rounds a bound by more than it has octaves."""
    Q, K, V = numbers(seed, (1, 12, 12, 1))
    Q, K = np.abs(Q), np.full_like(K, 1.1e15)
    found = attend(Q, K, V, allowed=masks.causal(12))
    assert went_in_blocks(found)
    assert differ(found, in_double(Q, K, V, allowed=masks.causal(12))) < NEAR


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("value", [np.inf, -np.inf, np.nan, 3e38])
@pytest.mark.parametrize("which", [0, 1, 2])
def test_numbers_that_are_no_ordinary_ones_go_by_the_plain_steps(which, value):
    given_ = numbers(2, (2, 9, 9, 4))
    given_[which][1, 4, 2] = value
    found = attend(*given_, allowed=masks.causal(9))
    assert not went_in_blocks(found) or np.isfinite(value)
    with np.errstate(all="ignore"):
        expected = in_double(*given_, allowed=masks.causal(9))
        apart = np.abs(found.pattern - expected.pattern)
    if np.isfinite(value):
        assert apart.max() < NEAR
    else:
        assert (np.isnan(found.pattern) == np.isnan(expected.pattern)).all()


@pytest.mark.usefixtures("short")
def test_rows_without_a_key_get_nothing():
    allowed = masks.causal(13)
    allowed[[0, 6, 11]] = False
    Q, K, V = numbers(3, (2, 13, 13, 4))
    found = attend(Q, K, V, allowed=allowed)
    assert (found.pattern[:, [0, 6, 11]] == 0).all()
    assert (found.z[:, [0, 6, 11]] == 0).all()
    assert differ(found, in_double(Q, K, V, allowed=allowed)) < NEAR


@pytest.mark.usefixtures("short")
def test_what_is_asked_for_later_is_of_the_numbers_that_were_given():
    Q, K, V = numbers(4, (2, 11, 11, 4))
    expected = in_double(Q, K, V, allowed=masks.causal(11))
    allowed = masks.causal(11)
    found = attend(Q, K, V, allowed=allowed)
    Q[:], K[:], V[:], allowed[:] = 0, 0, 0, True
    assert np.abs(found.scores - expected.scores).max() < 1e-5
    seen = masks.causal(11)
    assert np.abs(found.masked_scores[:, seen] - expected.masked_scores[:, seen]).max() < 1e-5
    assert (found.masked_scores[:, ~seen] == -np.inf).all()


@pytest.mark.usefixtures("short")
def test_shared_keys_and_texts_side_by_side():
    rng = np.random.default_rng(5)
    Q = rng.standard_normal((2, 4, 12, 8)).astype(np.float32)
    K, V = (rng.standard_normal((2, 2, 12, 8)).astype(np.float32) for _ in range(2))
    found = attend(Q, K, V, allowed=masks.causal(12))
    assert went_in_blocks(found)
    assert found.pattern.shape == (2, 4, 12, 12)
    assert differ(found, in_double(Q, K, V, allowed=masks.causal(12))) < NEAR


@pytest.mark.parametrize("threads", ["1", None])
def test_one_thread_or_more_give_the_same_bits(threads, monkeypatch):
    Q, K, V = numbers(6, (5, 300, 300, 16))
    expected = attend(Q, K, V, allowed=masks.causal(300)).pattern
    if threads is None:
        monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    else:
        monkeypatch.setenv("OPENBLAS_NUM_THREADS", threads)
    monkeypatch.setattr(blocked, "_workers", lambda parts: (1, None))
    assert (attend(Q, K, V, allowed=masks.causal(300)).pattern == expected).all()
