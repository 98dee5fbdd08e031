"""Patterns as tiles, as counts and as lists of keys: all three say the same."""

import importlib
import inspect
import pkgutil

import naive
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import attnviz.engine
from attnviz.engine import masks
from attnviz.errors import EditError, ShapeError

SEVEN = [kind for kind in masks.KINDS if kind != "custom"]


@st.composite
def rules(draw, causal=True):
    """(kind, its numbers) of any pattern with a rule."""
    kind = draw(st.sampled_from([k for k in SEVEN if causal is False or k != "none"]))
    rule = {}
    if kind in ("window", "sink-window", "strided"):
        rule["window"] = draw(st.integers(1, 12))
    if kind == "sink-window":
        rule["n_sinks"] = draw(st.integers(0, 6))
    if kind.startswith("strided"):
        rule["stride"] = draw(st.integers(2, 9))
    if kind.startswith("fixed"):
        rule["stride"] = draw(st.integers(2, 6))
        rule["summary"] = draw(st.integers(1, rule["stride"]))
    return kind, rule


sizes = st.integers(0, 20)


@given(rules(causal=False), sizes, sizes, st.booleans())
def test_masks_are_those_of_plain_loops(pattern, n_query, n_key, causal):
    kind, rule = pattern
    found = masks.allowed(kind, n_query, n_key, causal=causal, **rule)
    wanted = naive.mask(kind, n_query, n_key, causal=causal, **rule)
    assert found.dtype == np.bool_
    assert found.shape == (n_query, n_key)
    assert found.tolist() == wanted


@given(rules(causal=False), sizes, sizes)
def test_the_formula_counts_the_cells(pattern, n_query, n_key):
    kind, rule = pattern
    cells = int(masks.allowed(kind, n_query, n_key, **rule).sum())
    assert masks.count(kind, n_key, n_query=n_query, **rule) == cells
    square = int(masks.allowed(kind, n_key, n_key, **rule).sum())
    assert masks.count(kind, n_key, **rule) == square


@given(rules(), st.integers(0, 30))
def test_a_row_lists_what_it_counts(pattern, i):
    kind, rule = pattern
    keys = np.flatnonzero(masks.allowed_rows(kind, [i], range(i + 1), **rule)[0]).tolist()
    assert keys == [j for j in range(i + 1) if naive.sees(kind, i, j, **rule)]
    assert masks.row_count(kind, i, **rule) == len(keys)


@given(rules(), st.data())
def test_a_tile_is_cut_from_the_whole(pattern, data):
    kind, rule = pattern
    whole = masks.allowed(kind, 20, 20, **rule)
    a, b = sorted(data.draw(st.tuples(sizes, sizes)))
    c, d = sorted(data.draw(st.tuples(sizes, sizes)))
    tile = masks.allowed_rows(kind, range(a, b), range(c, d), **rule)
    assert (tile == whole[a:b, c:d]).all()
    some = np.array([3, 17, 4])
    assert (masks.allowed_rows(kind, some, some, **rule) == whole[np.ix_(some, some)]).all()


def test_a_tile_far_out_needs_no_whole_mask():
    rows, cols = range(999_990, 1_000_000), range(999_980, 1_000_000)
    tile = masks.allowed_rows("sink-window", rows, cols, window=4, n_sinks=1)
    assert tile.shape == (10, 20)
    assert np.flatnonzero(tile[0]).tolist() == [7, 8, 9, 10]
    assert masks.allowed_rows("sink-window", rows, range(2), window=4)[:, 0].all()


@pytest.mark.parametrize(
    ("kind", "n", "rule", "cells"),
    [
        ("full", 16, {}, 136),
        ("window", 16, {"window": 4}, 58),
        ("sink-window", 16, {"window": 4}, 70),
        ("strided", 16, {"window": 4, "stride": 4}, 82),
        ("full", 131_072, {}, 8_590_000_128),
        ("full", 128_000, {}, 8_192_064_000),
        ("window", 131_072, {"window": 4096}, 528_484_352),
        ("sink-window", 131_072, {"window": 4096}, 528_611_328),
        ("sink-window", 131_072, {"window": 4096, "n_sinks": 4}, 528_992_250),
        ("strided", 131_072, {"window": 4096, "stride": 4096}, 530_515_968),
        ("full", 10**12, {}, 10**12 * (10**12 + 1) // 2),
    ],
)
def test_the_chapters_counts(kind, n, rule, cells):
    assert masks.count(kind, n, **rule) == cells


def test_sinks_and_window_of_one_more_count_alike_but_differ():
    assert masks.count("window", 16, window=5) == masks.count("sink-window", 16, window=4) == 70
    window = masks.allowed("window", 16, 16, window=5)[9]
    assert np.flatnonzero(window).tolist() == [5, 6, 7, 8, 9]
    sinks = masks.allowed("sink-window", 16, 16, window=4)[9]
    assert np.flatnonzero(sinks).tolist() == [0, 6, 7, 8, 9]


def test_named_masks_are_those_of_their_kind():
    assert masks.full(2, 3).all()
    assert np.array_equal(masks.causal(5), np.tri(5, dtype=bool))
    assert masks.full(4).shape == (4, 4)
    assert masks.causal(2, 3).tolist() == [[True, True, False], [True, True, True]]


def test_a_position_for_the_first_query_can_be_given():
    assert masks.allowed("full", 2, 5, offset=0).sum() == 3
    assert masks.allowed("window", 1, 8, window=2, offset=4)[0].tolist() == [
        j in (3, 4) for j in range(8)
    ]


def test_a_drawn_mask_is_taken_as_drawn():
    drawn = np.array([[False, True], [False, False]])
    found = masks.allowed("custom", 2, 2, custom=drawn)
    assert found.tolist() == drawn.tolist()
    found[0, 0] = True
    assert not drawn[0, 0]


@pytest.mark.parametrize(
    ("call", "error", "words"),
    [
        (lambda: masks.count("window", 6, window=0), EditError, ("window", "0", "at least 1")),
        (lambda: masks.allowed("window", 6, 6, window=-1), EditError, ("window", "-1")),
        (lambda: masks.count("window", 6, window=2.5), EditError, ("window", "2.5", "whole")),
        (lambda: masks.count("window", 6, window=True), EditError, ("window", "True")),
        (lambda: masks.count("strided", 6, stride=1), EditError, ("stride", "1", "at least 2")),
        (lambda: masks.count("strided", 6, window=1), EditError, ("stride", "1", "at least 2")),
        (lambda: masks.count("strided", 6), EditError, ("stride", "none given")),
        (lambda: masks.count("sink-window", 6, window=2, n_sinks=-1), EditError, ("sinks", "-1")),
        (lambda: masks.count("diagonal", 6), EditError, ("diagonal", "sink-window")),
        (lambda: masks.count("full", -1), EditError, ("tokens", "-1")),
        (lambda: masks.count("custom", 6), EditError, ("custom",)),
        (lambda: masks.allowed("custom", 2, 2), EditError, ("custom mask", "booleans")),
        (lambda: masks.allowed("custom", 2, 2, custom=np.ones((2, 2))), EditError, ("float64",)),
        (lambda: masks.allowed("custom", 2, 2, custom=np.ones((3, 2), bool)),
         ShapeError, ("(3, 2)", "(2, 2)")),
    ],
)  # fmt: skip
def test_what_makes_no_pattern_is_refused(call, error, words):
    with pytest.raises(error) as caught:
        call()
    for word in words:
        assert word in str(caught.value)


@pytest.mark.parametrize(
    "kind", ["window", "sink-window", "strided", "strided-local", "strided-far"]
)
def test_numbers_beyond_every_token_are_as_good_as_the_largest(kind):
    numbers = {"window": 10**50, "n_sinks": 10**50, "stride": 10**50}
    sensible = {"window": 5, "n_sinks": 5, "stride": 5}
    assert (masks.allowed(kind, 5, 5, **numbers) == masks.allowed(kind, 5, 5, **sensible)).all()


def test_signatures_name_axes_and_never_numpys_own_types():
    shown = {}
    for module in pkgutil.walk_packages(attnviz.engine.__path__, "attnviz.engine."):
        found = importlib.import_module(module.name)
        for name, function in vars(found).items():
            if inspect.isfunction(function) and function.__module__ == module.name:
                shown[f"{module.name}.{name}"] = str(inspect.signature(function))
    assert len(shown) > 100
    assert [name for name, text in shown.items() if "numpy.ndarray[" in text] == []
    assert shown["attnviz.engine.masks.causal"].endswith("-> bool (n_query, n_key)")
