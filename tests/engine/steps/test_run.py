"""The step table and `run`: right numbers, nothing computed twice, nothing left stale."""

import documents
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from attnviz.engine.steps import table as step_table
from attnviz.engine.steps.run import FACTS, GIVEN, NUMBERED, OPTIONS, STEPS, run
from attnviz.model.document.document import Document, MaskSpec, Options
from attnviz.model.edits import layer as edits
from attnviz.model.files import library


def tolerance(document):
    return 2e-3 if document.X.dtype == np.float32 else 1e-9


@given(documents.documents())
def test_every_array_agrees_with_plain_loops(document):
    trace = run(document)
    for name, expected in documents.by_loops(document).items():
        found, wanted = trace[name], np.array(expected)
        assert found.shape == wanted.shape, name
        shown = np.where(np.isinf(wanted), 0.0, wanted)
        np.testing.assert_array_equal(np.isneginf(found), np.isneginf(wanted), err_msg=name)
        near = np.where(np.isinf(found), 0.0, found)
        limit = tolerance(document)
        np.testing.assert_allclose(near, shown, rtol=limit, atol=limit, err_msg=name)


@given(st.data())
def test_a_rerun_after_edits_is_a_fresh_run_to_the_bit(data):
    document = data.draw(documents.documents())
    trace = run(document)
    for _ in range(3):
        document = data.draw(documents.edited(document))
        trace, fresh = run(document, trace), run(document)
        assert list(trace) == list(fresh)
        for name, array in fresh.arrays.items():
            assert trace[name].dtype == array.dtype
            assert trace[name].tobytes() == array.tobytes(), name


@given(st.data())
def test_undoing_every_edit_gives_the_first_trace_again(data):
    start = data.draw(documents.documents())
    history, trace = [start], run(start)
    for _ in range(3):
        history.append(data.draw(documents.edited(history[-1])))
        trace = run(history[-1], trace)
    for document in reversed(history):
        trace = run(document, trace)
    assert all(trace[n].tobytes() == a.tobytes() for n, a in run(start).arrays.items())


@given(documents.documents())
def test_rows_are_exponentials_over_their_sum_and_add_up(document):
    trace = run(document).computed
    sums = np.broadcast_to(trace.row_sums, trace.pattern.shape)
    shares = np.divide(trace.exponentials, sums, out=np.zeros_like(sums), where=sums != 0)
    limit = 1e-5 if document.X.dtype == np.float32 else 1e-14
    np.testing.assert_allclose(trace.pattern, shares, rtol=limit, atol=limit)
    total = trace.pattern.sum(axis=-1)
    wanted = np.where(trace.allowed.any(axis=-1), 1.0, 0.0)
    if document.sink_logits is not None:
        wanted = wanted * (1 - (trace.sink_exponentials / trace.row_sums)[..., 0])
    wanted = np.broadcast_to(wanted, total.shape)
    np.testing.assert_allclose(total, wanted, atol=limit * 10, rtol=0)
    assert (trace.pattern[:, ~trace.allowed] == 0).all()


KEPT = {
    "X": {"W_K_used", "allowed", "bias", "M"},
    "W_Q": {"X", "K_flat", "K", "K_T", "V", "M"},
    "W_K": {"X", "Q_flat", "Q", "V", "M"},
    "W_V": {"Q", "K", "K_T", "scores", "masked_scores", "exponentials", "row_sums", "pattern"},
    "W_O": {"Q", "K", "V", "pattern", "z", "concat"},
}


@pytest.mark.parametrize("name", KEPT)
def test_an_edit_leaves_untouched_arrays_the_same_objects(name):
    document = library.load("sentence-heads").lab.document
    before = run(document)
    index = (0, 0) if getattr(document, name).ndim == 2 else (0, 0, 0)
    after = run(edits.set_cell(document, name, index, 0.25), before)
    assert all(after[kept] is before[kept] for kept in KEPT[name])
    assert after[name] is not before[name]
    assert after.out is not before.out


def test_equal_small_values_change_nothing():
    document = library.load("step-by-step").lab.document
    before = run(document)
    again = document.with_(mask=MaskSpec("causal"), options=Options(), title="other")
    after = run(again, before)
    assert all(after[name] is array for name, array in before.arrays.items())


def test_all_arrays_are_read_only():
    for document in (library.start_lab().document, library.start_lab().example):
        for name, array in run(document).arrays.items():
            assert not array.flags.writeable, name


def test_the_table_is_in_order_and_names_what_is_there():
    known = {*GIVEN, *OPTIONS, "kv_of_stored", "holds"}
    for step in (*FACTS, *STEPS):
        assert set(step.inputs) <= known, step.name
        known.add(step.name)
        assert {array for array, _ in step.rule.operands} <= known
    assert len(NUMBERED) == 12
    assert {name for step in NUMBERED for name in step.shows} <= known
    assert step_table.BY_NAME["pattern"].symbol == "A"


def test_a_trace_is_a_mapping_with_names():
    trace = run(library.load("step-by-step").lab.document)
    assert trace.pattern is trace["pattern"]
    assert len(list(trace)) == len(trace)
    with pytest.raises(AttributeError):
        _ = trace.weights


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("size", [1e3, 1e6, -1e6])
def test_numbers_of_a_million_give_shares_without_a_warning(dtype, size):
    rng = np.random.default_rng(1)
    numbers = [
        rng.uniform(-1, 1, shape) * size for shape in ((6, 8), (2, 8, 4), (1, 8, 4), (1, 8, 4))
    ]
    X, W_Q, W_K, W_V = (array.astype(dtype) for array in numbers)
    document = Document(tokens=tuple("abcdef"), X=X, W_Q=W_Q, W_K=W_K, W_V=W_V)
    for scale_on in (True, False):
        trace = run(edits.set_option(document, "scale_on", scale_on))
        for name, array in trace.arrays.items():
            allowed = np.isneginf(array) if name in ("M", "masked_scores") else False
            assert (np.isfinite(array) | allowed).all(), name
        np.testing.assert_allclose(trace.pattern.sum(axis=-1), 1.0, atol=1e-6)
        assert (trace.exponent_shift != 0).any()


def test_row_sums_count_the_sink():
    document = Document(
        tokens=("a", "b"),
        X=[[1.0], [2.0]],
        W_Q=[[[1.0]]],
        W_K=[[[1.0]]],
        W_V=[[[1.0]]],
        sink_logits=[1000.0],
    )
    trace = run(document)
    assert trace.exponent_shift[0, 1, 0] == 1000.0
    assert trace.sink_exponentials[0, 1, 0] == 1.0
    assert trace.row_sums[0, 1, 0] == 1.0
    assert (trace.pattern == 0).all()
