"""A layer of many tokens: one array of weights, followed through edits, and nothing left stale."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from attnviz.engine import blocked, incremental
from attnviz.engine.explain.cells import Operand, explain
from attnviz.engine.explain.written import value_of
from attnviz.engine.steps.many_tokens import ManyTokens
from attnviz.engine.steps.rows import BY_QUERY
from attnviz.engine.steps.run import run
from attnviz.model.document.document import Document, MaskSpec, Options, Rope
from attnviz.model.edits import layer as edits

NEAR = (
    1e-5  # of numbers of some units; products of one row and of all rows differ in their last bit
)
MASKS = (
    MaskSpec("none"),
    MaskSpec("causal"),
    MaskSpec("window", window=3),
    MaskSpec("strided", window=2, stride=3),
    MaskSpec("sink-window", window=2, n_sinks=2),
    MaskSpec("fixed", stride=4),
)


@pytest.fixture(autouse=True)
def short(monkeypatch):
    """Blocks of five rows, for however few tokens."""
    monkeypatch.setattr(blocked, "LARGE", 0)
    monkeypatch.setattr(blocked, "ROWS", 5)


def layer(n=13, heads=4, kv_heads=4, *, seed=0, **more):
    rng = np.random.default_rng(seed)

    def numbers(*shape):
        return rng.standard_normal(shape).astype(np.float32)

    return Document(
        tokens=("a",) * n,
        X=numbers(n, 8),
        W_Q=numbers(heads, 8, 4) * 0.6,
        W_K=numbers(kv_heads, 8, 4) * 0.6,
        W_V=numbers(kv_heads, 8, 3),
        W_O=numbers(heads * 3, 8),
        **more,
    )


def plain(document):
    """The walk over the table, which keeps every array."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(blocked, "LARGE", 2**62)
        return run(document)


def agree(trace, document, names=None):
    expected = plain(document)
    assert list(trace) == list(expected)
    for name, wanted in expected.arrays.items():
        if names is not None and name not in names:
            continue
        found = trace[name]
        assert found.shape == wanted.shape, name
        assert found.dtype == wanted.dtype, name
        assert not found.flags.writeable, name
        np.testing.assert_allclose(found, wanted, rtol=1e-4, atol=NEAR, err_msg=name)


def other_vectors(document, tokens, seed=1, loud=1.0):
    X = document.X.copy()
    X[tokens] = np.random.default_rng(seed).standard_normal((len(tokens), 8)) * loud
    return edits.set_matrix(document, "X", X)


@pytest.mark.parametrize("mask", MASKS)
def test_every_array_is_that_of_the_plain_walk(mask):
    document = layer(
        kv_heads=2,
        mask=mask,
        options=Options(rope=Rope(), temperature=0.7),
        q_norm=np.linspace(0.5, 2, 4, dtype=np.float32),
        k_norm=np.linspace(2, 0.5, 4, dtype=np.float32),
    )
    trace = run(document)
    assert isinstance(trace.values_, ManyTokens)
    agree(trace, document)


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_after_any_edits_it_is_as_a_fresh_walk(data):
    """Sizes lie around the ends of the blocks of five rows."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(blocked, "LARGE", 0)
        patch.setattr(blocked, "ROWS", 5)
        n = data.draw(st.sampled_from([1, 4, 5, 6, 9, 10, 11, 14, 16]))
        document = layer(
            n,
            kv_heads=data.draw(st.sampled_from([1, 2, 4])),
            mask=data.draw(st.sampled_from(MASKS)),
            options=Options(rope=data.draw(st.sampled_from([None, Rope()]))),
            seed=data.draw(st.integers(0, 99)),
        )
        trace = run(document)
        for _ in range(data.draw(st.integers(1, 5))):
            kinds = ["tokens", "tokens", "W_O", "W_Q", "W_K", "W_V", "muted", "mask"]
            kind = data.draw(st.sampled_from(kinds))
            if kind == "tokens":
                places = data.draw(st.lists(st.integers(0, n - 1), min_size=1, unique=True))
                loud = data.draw(st.sampled_from([0.0, 0.3, 1.0, 2.0]))
                document = other_vectors(document, places, data.draw(st.integers(0, 99)), loud)
            elif kind == "mask":
                document = edits.set_mask(document, data.draw(st.sampled_from(MASKS)))
            elif kind == "muted":
                document = edits.set_muted(document, 1, 1 not in document.muted)
            else:
                index = (0, 0) if kind == "W_O" else (0, 0, 0)
                document = edits.set_cell(document, kind, index, data.draw(st.integers(-2, 2)))
            trace = run(document, trace)
            if data.draw(st.booleans()):
                agree(trace, document, ("Q", "V", "z"))
        agree(trace, document)


def test_an_edit_of_a_token_computes_no_layer(monkeypatch):
    document = layer()
    before = run(document)
    assert before.z.shape == (4, 13, 3)
    monkeypatch.setattr(blocked, "begin", None)
    after_document = other_vectors(document, [2, 7])
    after = run(after_document, before)
    agree(after, after_document)
    agree(run(document, after), document)


def test_what_does_not_follow_from_an_edit_is_the_same_object(monkeypatch):
    document = layer()
    before = run(document)
    kept = {name: before[name] for name in ("Q", "K", "pattern", "z", "concat")}
    monkeypatch.setattr(blocked, "begin", None)
    after = run(edits.set_cell(document, "W_O", (0, 0), 0.5), before)
    assert all(after[name] is array for name, array in kept.items())
    assert (after.out != before.out).any()


def test_weights_that_moved_on_are_computed_again_for_who_still_asks():
    document = layer()
    first = run(document)
    edited = other_vectors(document, [0, 12])
    second = run(edited, first)
    third = run(other_vectors(edited, [5]), second)
    agree(first, document)
    agree(second, edited)
    agree(third, other_vectors(edited, [5]))


def test_two_traces_of_the_same_weights_part_at_an_edit():
    document = layer()
    first = run(document)
    muted = edits.set_muted(document, 0, True)
    second = run(muted, first)
    edited = other_vectors(muted, [3])
    agree(run(edited, second), edited)
    agree(second, muted)
    agree(first, document)


def test_many_tokens_at_once_are_a_new_layer(monkeypatch):
    document = layer(20)
    before = run(document)
    computed = []
    begin = blocked.begin
    monkeypatch.setattr(blocked, "begin", lambda *a: computed.append(1) or begin(*a))
    after_document = other_vectors(document, list(range(incremental.AT_ONCE + 1)))
    agree(run(after_document, before), after_document)
    assert computed


def test_a_row_whose_one_weight_goes_is_done_anew():
    """A key that took all weight of the rows below it, and no longer does."""
    document = layer(12, heads=1, kv_heads=1)
    loud = document.X.copy()
    loud[3] *= 40
    document = edits.set_matrix(document, "X", loud)
    edited = other_vectors(document, [3], loud=0.1)
    agree(run(edited, run(document)), edited, ("pattern", "z"))
    agree(run(document, run(edited)), document, ("pattern", "z"))


def test_a_value_of_a_million_that_goes_leaves_no_rounding_behind():
    document = layer(12, heads=1, kv_heads=1)
    only_V = document.with_(
        W_Q=document.W_Q * np.float32(0),
        X=document.X * np.float32([[1e5] if i == 3 else [1] for i in range(12)]),
    )
    edited = edits.set_matrix(only_V, "X", document.X)
    agree(run(edited, run(only_V)), edited, ("pattern", "z"))


def test_four_hundred_edits_do_not_drift():
    n, width = 64, 8
    rng = np.random.default_rng(0)
    Q, K, V = (rng.standard_normal((3, n, width), dtype=np.float32) for _ in range(3))
    seen = np.tri(n, dtype=np.bool_)
    kept = incremental.KeptAttention(Q, K, V, kv_of_head=range(3), allowed=seen, scale=width**-0.5)
    owner = kept.owner
    kept.finish(owner)
    for _ in range(400):
        token, new = int(rng.integers(n)), object()
        rows = tuple(rng.standard_normal((3, 1, width), dtype=np.float32) for _ in range(3))
        for array, row in zip((Q, K, V), rows, strict=True):
            array[:, token] = row[:, 0]
        assert kept.hand_on(owner, new, [token], rows)
        owner = new
    exact = blocked.attend(*(each.astype(np.float64) for each in (Q, K, V)), seen, width**-0.5)
    assert np.abs(kept.pattern(owner) - exact.shares()).max() < 2e-6
    assert np.abs(kept.z(owner) - exact.z).max() < 2e-6


@pytest.mark.parametrize(
    "more",
    [
        {"options": Options(softcap=5.0)},
        {"options": Options(alibi=True)},
        {"sink_logits": np.zeros(4, np.float32)},
    ],
)
def test_what_the_blocks_do_not_know_goes_by_the_plain_walk(more):
    trace = run(layer(**more))
    assert not isinstance(trace.values_, ManyTokens)
    document = layer()
    agree(run(document, trace), document)


def heads_computed(monkeypatch):
    """Return a list that grows by the heads of each time that some are computed."""
    done = []
    fill = blocked.Begun.fill
    monkeypatch.setattr(
        blocked.Begun,
        "fill",
        lambda self, heads, *more: done.append(heads) or fill(self, heads, *more),
    )
    return done


@pytest.mark.parametrize("name", ["pattern", "z"])
def test_only_the_head_that_is_asked_for_is_computed(monkeypatch, name):
    document = layer(kv_heads=2)
    done = heads_computed(monkeypatch)
    trace = run(document)
    assert not done
    wanted = plain(document)[name]
    np.testing.assert_allclose(trace.rows(name)[2, 5], wanted[2, 5], atol=NEAR)
    np.testing.assert_allclose(trace.rows(name)[2], wanted[2], atol=NEAR)
    assert done == [[2]]
    document = edits.set_option(document, "temperature", 0.5)
    trace = run(document, trace)
    np.testing.assert_allclose(trace.rows(name)[1], plain(document)[name][1], atol=NEAR)
    assert done == [[2], [1]]
    # Another vector reaches the heads that are there, and those that are not yet.
    document = other_vectors(document, [4])
    trace = run(document, trace)
    np.testing.assert_allclose(trace.rows(name)[1], plain(document)[name][1], atol=NEAR)
    assert done == [[2], [1]]
    agree(trace, document, (name,))
    assert done == [[2], [1], [0, 2, 3]]


def test_what_nobody_has_asked_for_is_computed_head_by_head(monkeypatch):
    document = layer(heads=3, kv_heads=3)
    done = heads_computed(monkeypatch)
    trace = run(document)
    assert trace.rows("pattern")[1].any()
    while trace.values_.finish_one():
        pass
    assert done == [[1], [0], [2]]
    agree(trace, document, ("pattern", "z"))
    later = run(other_vectors(document, [2]), trace)
    assert not trace.values_.finish_one()
    agree(later, other_vectors(document, [2]), ("pattern", "z"))


def made_whole(trace):
    """Names of the arrays of all heads that somebody had made."""
    return {name for name in BY_QUERY if name in trace.values_._values}


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_heads_rows_and_cells_are_those_of_the_whole_array(data):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(blocked, "LARGE", 0)
        n = data.draw(st.sampled_from([1, 2, 7, 13]))
        document = layer(
            n,
            kv_heads=data.draw(st.sampled_from([1, 2, 4])),
            mask=data.draw(st.sampled_from(MASKS)),
            options=Options(
                rope=data.draw(st.sampled_from([None, Rope()])),
                temperature=data.draw(st.sampled_from([1.0, 0.4])),
                scale=data.draw(st.sampled_from([None, 1.0, 90.0])),
            ),
            seed=data.draw(st.integers(0, 99)),
        )
        trace = run(document)
        if data.draw(st.booleans()):
            document = other_vectors(document, [n // 2])
            trace = run(document, trace)
        expected = plain(document)
        for name in data.draw(st.permutations(BY_QUERY)):
            rows, whole = trace.rows(name), expected[name]
            assert (rows.shape, rows.dtype, rows.ndim) == (whole.shape, whole.dtype, 3)
            place = tuple(data.draw(st.integers(0, size - 1)) for size in whole.shape)
            for index in (place, place[:2], place[0], place[:1], place):
                found = rows[index]
                assert found.shape == whole[index].shape
                np.testing.assert_allclose(found, whole[index], rtol=1e-3, atol=NEAR, err_msg=name)
        assert not made_whole(trace)


def test_a_cell_explained_makes_no_array_whole():
    document = layer(kv_heads=2, options=Options(rope=Rope()))
    trace, expected = run(document), plain(document)
    for name in BY_QUERY:
        place = (3, 9, 0)
        found, wanted = explain(trace, name, place), explain(expected, name, place)
        assert [(each.name, each.index) for each in found.sources] == [
            (each.name, each.index) for each in wanted.sources
        ]
        assert found.operation == wanted.operation
        assert found.value == pytest.approx(wanted.value, rel=1e-4)
        value_of(trace, Operand(found.name, place, found.value))
    assert not made_whole(trace)


def test_rows_are_read_only_and_those_of_an_array_that_is_there_are_its_own():
    trace = run(layer())
    assert not trace.rows("scores")[1].flags.writeable
    assert not trace.rows("exponentials")[1, 2].flags.writeable
    scores = trace["scores"]
    assert trace.rows("scores") is scores
    with_arrays = plain(layer())
    assert with_arrays.rows("scores") is with_arrays["scores"]


def test_rows_are_kept_by_an_edit_that_does_not_reach_them_and_dropped_by_one_that_does():
    document = layer()
    trace = run(document)
    rows = trace.rows("masked_scores")
    assert run(edits.set_muted(document, 1, True), trace).rows("masked_scores") is rows
    changed = edits.set_cell(document, "X", (4, 0), 3.0)
    after = run(changed, trace)
    wanted = plain(changed)["masked_scores"][2, 4]
    np.testing.assert_allclose(after.rows("masked_scores")[2, 4], wanted, rtol=1e-4)
    assert not np.allclose(rows[2, 4], wanted, rtol=1e-2)


@pytest.mark.parametrize("mask", [MaskSpec("none"), MaskSpec("causal"), MASKS[3]])
def test_shares_of_a_head_a_row_and_a_cell_leave_the_pattern_of_all_heads_unmade(mask):
    document = layer(mask=mask)
    trace, expected = run(document), plain(document)["pattern"]
    shares = trace.rows("pattern")
    assert shares is trace.rows("pattern")
    assert (shares.shape, shares.ndim, shares.dtype) == (expected.shape, 3, expected.dtype)
    np.testing.assert_allclose(shares[3, 7], expected[3, 7], atol=NEAR)
    np.testing.assert_allclose(shares[2], expected[2], atol=NEAR)
    np.testing.assert_allclose(shares[2, 5, 1], expected[2, 5, 1], atol=NEAR)
    assert shares[2] is shares[2]
    with pytest.raises(ValueError, match="read-only"):
        shares[2][0, 0] = 1
    assert "pattern" not in trace.values_._values
    np.testing.assert_allclose(shares[:, 4], expected[:, 4], atol=NEAR)
    assert trace.rows("pattern") is trace["pattern"]


def test_shares_of_a_head_stay_those_of_their_version():
    before = layer()
    old = run(before)
    shares = old.rows("pattern")
    seen = shares[1].copy()
    after = edits.set_cell(before, "X", (4, 2), 1.5)
    new = run(after, old)
    np.testing.assert_allclose(new.rows("pattern")[1], plain(after)["pattern"][1], atol=NEAR)
    np.testing.assert_array_equal(shares[1], seen)
    np.testing.assert_allclose(shares[0], plain(before)["pattern"][0], atol=NEAR)


@pytest.mark.parametrize(("name", "kv_heads"), [("W_Q", 4), ("W_K", 4), ("W_V", 2)])
def test_another_number_of_a_projection_computes_its_heads_alone(monkeypatch, name, kv_heads):
    document = layer(
        kv_heads=kv_heads,
        q_norm=np.linspace(0.5, 2, 4, dtype=np.float32),
        b_Q=np.linspace(-1, 1, 16, dtype=np.float32).reshape(4, 4),
        options=Options(rope=Rope()),
    )
    trace = run(document)
    assert trace.z.any()
    done = heads_computed(monkeypatch)
    monkeypatch.setattr(blocked, "begin", None)
    document = edits.set_cell(document, name, (1, 2, 0), 1.25)
    trace = run(document, trace)
    assert trace.z.any()
    assert done == [[1] if kv_heads == 4 else [2, 3]]
    agree(trace, document, ("Q", "K", "V", "pattern", "z", "Q_flat", "K_T"))
    document = other_vectors(document, [3], 5, 1.0)
    agree(run(document, trace), document, ("Q", "K", "V", "pattern", "z"))


def test_a_name_of_an_array_is_told_without_making_it():
    trace = run(layer())
    assert trace.is_array("exponentials")
    assert trace.is_array("Q")
    assert not trace.is_array("scale")
    assert not trace.is_array("bias")
    assert not trace.is_array("nothing")
    assert not made_whole(trace)


@pytest.mark.parametrize(("name", "array"), [("W_Q", "Q"), ("W_K", "K")])
def test_another_number_of_a_plain_projection_computes_its_column_alone(monkeypatch, name, array):
    document = layer(b_Q=np.linspace(-1, 1, 16, dtype=np.float32).reshape(4, 4))
    trace = run(document)
    before = trace[array]
    monkeypatch.setattr(ManyTokens, "_of_heads", None)
    document = edits.set_cell(document, name, (1, 2, 2), 1.25)
    trace = run(document, trace)
    agree(trace, document, ("Q", "K", "V", "pattern", "z"))
    differ = trace[array] != before
    assert differ[1, :, 2].all()
    assert np.count_nonzero(differ) == differ.shape[1]
