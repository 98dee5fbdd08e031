"""Slopes against central differences on random layers, and the products behind each of them."""

from dataclasses import replace

import documents
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from attnviz.engine.backward import (
    LEAVES,
    gradient,
    gradient_from,
    next_token_gradient,
    next_token_loss,
    row_entropy_gradient,
)
from attnviz.engine.chain import chain
from attnviz.engine.measures import entropy
from attnviz.engine.steps.run import run
from attnviz.engine.steps.table import BY_NAME, HOLDABLE, STEPS
from attnviz.errors import EditError, ShapeError
from attnviz.model.document.hold import Hold
from attnviz.model.edits import layer as edits
from attnviz.model.files import library

EXAMPLE = library.start_lab().example
SEEN = [step.name for step in STEPS if step.backward is not None]


def made(seed, *, holds=True):
    """Return a float64 layer whose numbers are far from where softmax is flat."""
    document = next(
        d for d in (documents.seeded(seed + 1000 * k) for k in range(50))
        if d.X.dtype == np.float64 and np.abs(d.X).max(initial=0) <= 3 and d.n_tokens > 1
    )  # fmt: skip
    rng = np.random.default_rng(seed)
    if holds and rng.random() < 0.5:
        document = replace(document, holds=documents._some_holds(document, rng, 3))
    return document, rng


def a_target(trace, rng):
    """Return a step and a cell of it that can be asked for."""
    while True:
        name = SEEN[int(rng.integers(len(SEEN)))]
        if not isinstance(trace[name], np.ndarray):
            continue
        place = tuple(int(rng.integers(size)) for size in trace[name].shape)
        if np.isfinite(trace[name][place]):
            try:
                return name, place, gradient(trace, name, place)
            except EditError:
                continue


def central(value_at, step=1e-4):
    """Return a derivative from four values (Richardson)."""
    near = (value_at(step) - value_at(-step)) / (2 * step)
    far = (value_at(2 * step) - value_at(-2 * step)) / (4 * step)
    return (4 * near - far) / 3


def close(found, wanted, scale):
    assert found == pytest.approx(wanted, rel=1e-6, abs=1e-7 * max(1.0, scale))


@pytest.mark.parametrize("seed", range(60))
def test_slopes_of_what_is_given_are_central_differences(seed):
    document, rng = made(seed)
    trace = run(document)
    name, place, found = a_target(trace, rng)
    scale = max((float(np.abs(found[leaf]).max()) for leaf in LEAVES if leaf in found), default=0)
    for leaf in LEAVES:
        array = getattr(document, leaf)
        if array is None or not array.size:
            continue
        at = tuple(int(rng.integers(size)) for size in array.shape)

        def value_at(moved, leaf=leaf, array=array, at=at):
            other = array.copy()
            other[at] += moved
            return run(replace(document, **{leaf: other}))[name][place]

        slope = float(found[leaf][at]) if leaf in found else 0.0
        close(slope, central(value_at), scale)


@pytest.mark.parametrize("seed", range(60, 110))
def test_slopes_of_what_is_computed_are_those_of_a_held_number(seed):
    document, rng = made(seed)
    trace = run(document)
    name, place, found = a_target(trace, rng)
    for array in HOLDABLE:
        at = tuple(int(rng.integers(size)) for size in trace[array].shape)
        if BY_NAME[array].rule.hidden_stay and not trace["allowed"][at[-2:]]:
            continue
        now = float(trace[array][at])
        if array == name and at == place:
            continue
        others = tuple(h for h in document.holds if (h.array, h.place) != (array, at))

        def value_at(moved, array=array, at=at, now=now, others=others):
            held = Hold.at(array, at, now + moved)
            return run(replace(document, holds=(*others, held)))[name][place]

        if array in ("exponentials", "row_sums") and now <= 0.01:
            continue
        step = 1e-4 * max(1.0, abs(now)) if now > 1 else min(1e-4, 1e-2 * abs(now) or 1e-4)
        slope = float(found[array][at]) if array in found else 0.0
        size = float(np.abs(found[array]).max()) if array in found else 0.0
        close(slope, central(value_at, step), size + abs(float(trace[name][place])))


@given(documents.documents(dtypes=(np.float64,)), st.integers(0, 2**32))
def test_a_slope_goes_along_a_path(document, seed):
    trace = run(document)
    _, _, found = a_target(trace, np.random.default_rng(seed))
    for array in found:
        assert array in found.paths or not found[array].any(), array
        if array in found.paths:
            assert found.paths[array].shape == found[array].shape
            assert not found[array][~found.paths[array]].any(), array


def test_nothing_comes_from_later_tokens():
    document = library.start_lab().document
    found = gradient(run(document), "pattern", (0, 2, 1))
    assert found.paths["X"][:3].any()
    assert not found.paths["X"][3:].any()
    assert not found.paths["W_V"].any() if "W_V" in found.paths else True


def test_a_held_number_blocks_what_is_before_it():
    document = EXAMPLE
    held = replace(document, holds=(Hold.at("scores", (0, 2, 1), 0.0),))
    found = gradient(run(held), "pattern", (0, 2, 1))
    assert found["scores"][0, 2, 1] != 0
    assert not found.paths["K_T"][0, :, 1].any()
    assert found.paths["K_T"][0, :, 0].all()


def test_a_muted_head_has_no_path():
    document = library.start_lab().document
    document = edits.set_muted(document, 1, True)
    found = gradient(run(document), "out", (3, 0))
    assert not found.paths["z"][1].any()
    assert found.paths["z"][0, 3].all()
    assert not found["z"][1].any()


def test_the_entropy_of_a_row():
    document, rng = made(3, holds=False)
    trace = run(document)
    head, row = 0, document.n_tokens - 1
    found = row_entropy_gradient(trace, head, row)
    at = tuple(int(rng.integers(size)) for size in document.W_Q.shape)

    def value_at(moved):
        W_Q = document.W_Q.copy()
        W_Q[at] += moved
        return float(entropy(run(replace(document, W_Q=W_Q)).pattern[head, row]))

    close(float(found["W_Q"][at]), central(value_at), 1.0)


def test_rows_of_the_pattern_cannot_all_grow():
    document = EXAMPLE
    trace = run(document)
    found = gradient(trace, "pattern", (0, 2, 1))
    row = found["masked_scores"][0, 2]
    assert row.sum() == pytest.approx(0, abs=1e-12)
    p = trace["pattern"][0, 2, 1]
    assert row[1] == pytest.approx(p * (1 - p), abs=1e-12)
    best = found.strongest(3)
    assert [abs(s.value) for s in best] == sorted((abs(s.value) for s in best), reverse=True)
    assert all(found[s.array][s.place] == s.value for s in best)


def test_several_cells_at_once_add_up():
    trace = run(EXAMPLE)
    seed = np.zeros_like(trace["out"])
    seed[3] = (1.0, -2.0, 0.5, 0.0)[: seed.shape[1]]
    whole = gradient_from(trace, "out", seed)["X"]
    parts = [seed[3, c] * gradient(trace, "out", (3, c))["X"] for c in range(seed.shape[1])]
    assert whole == pytest.approx(sum(parts), abs=1e-12)


@pytest.mark.parametrize(
    ("array", "place", "message"),
    [
        ("pattern", (0, 0, 1), "A masked weight is 0"),
        ("pattern", (0, 9, 0), "pattern: no cell"),
        ("pattern", (0, 0), "pattern: no cell"),
        ("nothing", (0, 0), "array: found 'nothing'"),
        ("allowed", (0, 0), "array: found 'allowed'"),
        ("sink_exponentials", (0, 0, 0), "array: found 'sink_exponentials'"),
    ],
)
def test_what_cannot_be_asked_is_refused(array, place, message):
    trace = run(EXAMPLE)
    with pytest.raises(EditError, match=message):
        gradient(trace, array, place)


def test_a_seed_has_the_shape_of_its_array():
    trace = run(EXAMPLE)
    with pytest.raises(ShapeError, match="seed: found shape"):
        gradient_from(trace, "out", [1.0])


@pytest.mark.parametrize("seed", range(40))
def test_the_products_add_up_to_the_slope_of_every_cell(seed):
    document, rng = made(seed)
    trace = run(document)
    _, _, found = a_target(trace, rng)
    for name, slopes in found.items():
        if name == found.array:
            continue
        paths = found.paths.get(name, np.zeros(slopes.shape, bool))
        for index in np.ndindex(slopes.shape):
            links = chain(found, name, index)
            total = sum(link.product for link in links)
            assert total == pytest.approx(slopes[index], rel=1e-9, abs=1e-9)
            if not paths[index]:
                assert not any(link.product for link in links)


def test_the_slope_of_a_weight_runs_through_the_scores_of_its_row():
    trace = run(EXAMPLE)
    found = gradient(trace, "pattern", (0, 2, 1))
    links = chain(found, "Q_flat", (0, 2, 0))
    assert [(link.array, link.place) for link in links] == [
        ("scores", (0, 2, key)) for key in range(3)
    ]
    assert [round(link.slope, 4) for link in links] == [-0.0631, 0.1114, -0.0483]
    assert [link.factor for link in links] == pytest.approx([-0.2, 1.2, -1.0])
    assert sum(link.product for link in links) == pytest.approx(0.194668, abs=5e-7)


def test_a_held_number_hands_nothing_on():
    held = replace(EXAMPLE, holds=(Hold("scores", (0, 2, 1), 0.0),))
    trace = run(held)
    found = gradient(trace, "pattern", (0, 2, 1))
    places = [link.place for link in chain(found, "Q_flat", (0, 2, 0))]
    assert places == [(0, 2, 0), (0, 2, 2)]
    assert found["scores"][0, 2, 1] != 0


def test_what_the_number_does_not_follow_from_has_no_products():
    trace = run(EXAMPLE)
    found = gradient(trace, "pattern", (0, 2, 1))
    assert chain(found, "X", (3, 0)) == []
    with pytest.raises(EditError):
        gradient(trace, "pattern", (0, 1, 2))


def test_the_loss_of_a_next_token_through_the_layer_and_past_it():
    """Central differences of -ln p, and the products behind each slope; X goes straight on too."""
    rng = np.random.default_rng(7)
    document = replace(EXAMPLE, W_O=rng.normal(size=(EXAMPLE.n_heads * EXAMPLE.d_v, 4)), holds=())
    unembedding, row, word = rng.normal(size=(4, 6)), 2, 5
    trace = run(document)
    found = next_token_gradient(trace, unembedding, row, word)
    scores = (trace["X"][row] + trace["out"][row]) @ unembedding
    loss = next_token_loss(trace, unembedding, row, word)
    assert loss == pytest.approx(np.log(np.exp(scores).sum()) - scores[word])
    for leaf in ("X", "W_Q", "W_K", "W_V", "W_O"):
        array = getattr(document, leaf)
        for at in np.ndindex(array.shape):

            def value_at(moved, leaf=leaf, array=array, at=at):
                other = array.copy()
                other[at] += moved
                moved_trace = run(replace(document, **{leaf: other}))
                return next_token_loss(moved_trace, unembedding, row, word)

            close(float(found[leaf][at]), central(value_at), 1.0)
    for name in ("X", "Q", "scores", "pattern", "z"):
        for at in np.ndindex(found[name].shape):
            links = chain(found, name, at)
            assert sum(link.product for link in links) == pytest.approx(
                float(found[name][at]), abs=1e-12
            )
    assert found.paths["X"][row].all()
    assert not found.paths["X"][row + 1 :].any()
    with pytest.raises(EditError, match="row: found row 9"):
        next_token_gradient(trace, unembedding, 9, word)
