"""The arithmetic of a cell, and what follows from a cell."""

import json
import math
from pathlib import Path

import documents
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from attnviz.engine.explain.cells import depends_on, explain, unchanged
from attnviz.engine.steps.run import STEPS, run
from attnviz.errors import EditError
from attnviz.model.document.document import Document, Options, Rope
from attnviz.model.edits import layer as edits
from attnviz.model.files import library

STEP_BY_STEP = Path(__file__).parents[2] / "data" / "figures" / "step_by_step.json"


@given(documents.documents(largest=4.0))
@settings(max_examples=150)
def test_the_parts_of_every_cell_give_the_cell(document):
    trace = run(document)
    narrow = document.X.dtype == np.float32
    for name, array in trace.arrays.items():
        for index in np.ndindex(array.shape):
            cell = explain(trace, name, index)
            assert cell.value == array[index]
            assert cell.held == trace.is_held(name, index)
            # The arithmetic of a held number is that of the layer without any.
            layer = trace.computed if cell.held else trace
            made = float(layer[name][index])
            assert cell.computed == (made if cell.held else None)
            size = max([1.0, *(abs(t.product) for t in cell.terms), abs(made)])
            limit = (2e-4 if narrow else 1e-12) * min(size, 1e300)
            same = cell.result == made or abs(cell.result - made) <= limit
            assert same or (
                cell.operation == "exp" and math.isclose(cell.result, made, rel_tol=1e-4)
            )
            for part in cell.sources:
                if part.name != "rotation":
                    assert part.value == layer[part.name][part.index]


@given(st.data())
@settings(max_examples=150)
def test_changing_a_cell_changes_only_what_it_marks(data):
    document = data.draw(documents.documents(dtypes=(np.float64,)))
    names = [n for n in documents.NAMES if getattr(document, n) is not None]
    name = data.draw(st.sampled_from(names))
    index = tuple(data.draw(st.integers(0, size - 1)) for size in getattr(document, name).shape)
    array = getattr(document, name).copy()
    array[index] += data.draw(st.sampled_from([0.5, -1e-3]))
    before, after = run(document), run(document.with_(**{name: array}))
    for target in before.arrays:
        marks = depends_on(before, name, index, target)
        assert marks.shape == before[target].shape
        moved = before[target] != after[target]
        assert not (moved & ~marks).any(), (name, index, target)


@given(documents.documents(dtypes=(np.float64,)))
@settings(max_examples=60)
def test_the_sources_of_a_cell_light_it_up(document):
    trace = run(document)
    for step in STEPS:
        array = trace[step.name]
        if not isinstance(array, np.ndarray):
            continue
        index = tuple(size - 1 for size in array.shape)
        for part in explain(trace, step.name, index).sources:
            if part.name in ("rotation", "M", "bias") or part.value == 0.0:
                continue
            marks = depends_on(trace, part.name, part.index, step.name)
            hidden = step.rule.hidden_stay and not trace.allowed[index[-2:]]
            still = step.rule.operation == "largest" and array[index] == 0
            unread = step.rule.gated and any(
                term.left.value == 0.0 and part in (term.left, term.right)
                for term in explain(trace, step.name, index).terms
            )
            held = trace.is_held(step.name, index)
            assert marks[index] or hidden or still or unread or held, (step.name, part)


def by_hand_cells():
    figures = json.loads(STEP_BY_STEP.read_text(encoding="utf-8"))
    names = {"S": "scores", "scaled": "scaled_scores", "masked": "masked_scores"}
    names |= {"E": "exponentials", "A": "pattern", "O": "z"}
    for step in figures["steps"]:
        if step["by_hand"]:
            shown = step["shows"][-1]
            yield names.get(shown, shown), tuple(step["lit_cell"]), step["by_hand"]


@pytest.mark.parametrize(
    ("name", "index", "line"), list(by_hand_cells()), ids=lambda v: str(v)[:12]
)
def test_the_lines_by_hand_have_these_factors(name, index, line):
    """Every number in the printed line is a factor, an operand or the result, in that order."""
    trace = run(library.load("step-by-step").lab.document)
    cell = explain(trace, name, index)
    numbers = [*(f for t in cell.terms for f in (t.left.value, t.right.value))]
    numbers += [part.value for part in cell.operands]
    printed = line.replace("−∞", "-inf").replace("−", "-")
    for sign in "()+÷=≈^e":
        printed = printed.replace(sign, " ")
    found = [float(word) for word in printed.split()]
    if cell.operation == "scale":
        assert cell.factor == 1 / found[1]
        found = [found[0], found[2]]
        numbers = [numbers[0]]
    if cell.operation == "exp":
        numbers = numbers[:1]
    for value, shown in zip([*numbers, cell.value], found, strict=True):
        assert value == shown or abs(value - shown) <= 0.006


def test_the_operations_by_name():
    document = library.load("sentence-heads").lab.document
    trace = run(edits.set_muted(document, 1, True))
    kinds = {
        ("X", (0, 0)): "given",
        ("W_Q", (0, 0, 0)): "given",
        ("Q", (0, 10, 0)): "sum",
        ("K_T", (0, 0, 1)): "copy",
        ("scaled_scores", (0, 10, 1)): "scale",
        ("masked_scores", (0, 1, 10)): "add",
        ("exponentials", (0, 10, 1)): "exp",
        ("row_sums", (0, 10, 0)): "total",
        ("pattern", (0, 10, 1)): "divide",
        ("z", (0, 10, 1)): "sum",
        ("concat", (10, 4)): "muted",
        ("concat", (10, 0)): "copy",
        ("out", (10, 0)): "sum",
    }
    assert {cell: explain(trace, *cell).operation for cell in kinds} == kinds
    query = explain(trace, "Q", (0, 10, 0))
    assert [term.left.name for term in query.terms] == ["X"] * 16
    assert query.terms[6].product == 4.0
    assert explain(trace, "K", (1, 10, 0)).terms[0].right.name == "W_K"
    assert explain(trace, "masked_scores", (0, 10, 1)).operands[0].name == "scaled_scores"


def test_shared_heads_are_averages_or_copies():
    document = library.load("sentence-heads").lab.document
    one = run(edits.set_kv_heads(document, 1))
    cell = explain(one, "W_K_used", (0, 4, 3))
    assert cell.operation == "average"
    assert [part.index for part in cell.operands] == [(0, 4, 3), (1, 4, 3)]
    four = run(edits.set_kv_heads(document, 4))
    assert explain(four, "W_K_used", (3, 10, 0)).operands[0].index == (1, 10, 0)
    assert depends_on(four, "W_V", (1, 3, 0), "W_V_used")[:, 3, 0].tolist() == [False, True] * 2


def test_a_turned_number_is_made_of_its_pair():
    document = Document(
        tokens=("a", "b", "c"),
        X=np.eye(3, 4),
        W_Q=np.arange(16.0).reshape(1, 4, 4),
        W_K=np.ones((1, 4, 4)),
        W_V=np.ones((1, 4, 2)),
        options=Options(rope=Rope(layout="half")),
    )
    trace = run(document)
    cell = explain(trace, "Q", (2, 3))
    assert cell.operation == "rotate"
    assert [term.left.index for term in cell.terms] == [(0, 2, 1), (0, 2, 3)]
    assert cell.terms[1].right.value == pytest.approx(math.cos(2 * 0.01))
    marks = depends_on(trace, "Q_flat", (0, 2, 1), "Q")[0, 2]
    assert marks.tolist() == [False, True, False, True]


def test_a_normed_number_is_divided_by_the_root_of_its_rows_mean_square():
    document = Document(
        tokens=("a", "b"),
        X=np.eye(2),
        W_Q=[[[3.0, 4.0], [0.0, 0.0]]],
        W_K=[[[1.0, 2.0], [2.0, 1.0]]],
        W_V=[[[1.0], [2.0]]],
        q_norm=[2.0, 0.5],
        options=Options(qk_norm_eps=0.5),
    )
    trace = run(document)
    root = explain(trace, "Q_rms", (0, 0))
    assert (root.operation, root.result) == ("rms", math.sqrt((9 + 16) / 2 + 0.5))
    cell = explain(trace, "Q", (0, 1))
    assert cell.operation == "norm"
    assert [part.name for part in cell.operands] == ["Q_flat", "Q_rms", "q_norm"]
    assert cell.result == pytest.approx(4 / math.sqrt(13) * 0.5)
    assert (trace.Q[0, 1] == 0).all()
    assert depends_on(trace, "Q_flat", (0, 0, 0), "Q")[0].tolist() == [[True, True], [False] * 2]
    assert depends_on(trace, "q_norm", (1,), "Q")[0].tolist() == [[False, True]] * 2
    assert (trace.Q_normed is trace.Q, trace.K_rms, trace.K_normed is trace.K_flat) == (
        True,
        None,
        True,
    )


def test_a_row_with_nothing_allowed_is_empty():
    document = library.load("step-by-step").lab.document
    for key in range(2):
        document = edits.toggle_mask_cell(document, 1, key)
    trace = run(document)
    assert explain(trace, "pattern", (0, 1, 0)).operation == "empty"
    assert explain(trace, "pattern", (0, 1, 0)).result == 0.0


def test_the_future_stays_dark_and_the_past_lights_up():
    trace = run(library.load("step-by-step").lab.document)
    rows = depends_on(trace, "X", (2, 0), "pattern")[0].any(axis=1)
    assert rows.tolist() == [False, False, True, True]
    crossed_out = depends_on(trace, "scaled_scores", (0, 1, 2), "masked_scores")
    assert not crossed_out.any()
    values = depends_on(trace, "V", (0, 2, 1), "z")[0]
    assert values[:, 1].tolist() == [False, False, True, True]
    assert not values[:, 0].any()


def test_the_shift_of_large_exponentials_is_exact():
    document = library.load("step-by-step").lab.document
    trace = run(document.with_(W_Q=document.W_Q * 1e4))
    cell = explain(trace, "exponentials", (2, 1))
    assert cell.operands[1].value == trace.masked_scores[0, 2].max()
    assert cell.result == cell.value == 1.0
    assert explain(trace, "exponent_shift", (2, 0)).result == trace.masked_scores[0, 2].max()


def test_steps_that_change_nothing_are_seen_through():
    trace = run(library.load("step-by-step").lab.document)
    assert unchanged("Q", trace) == "Q_flat"
    assert unchanged("capped_scores", trace) == "scaled_scores"
    assert unchanged("W_K_used", trace) == "W_K"
    assert unchanged("X", trace) == "X"
    capped = run(edits.set_option(library.load("step-by-step").lab.document, "softcap", 2.0))
    assert explain(capped, "capped_scores", (2, 1)).operation == "cap"
    assert explain(capped, "masked_scores", (2, 1)).operands[0].name == "capped_scores"


@pytest.mark.parametrize(
    ("name", "index", "said"),
    [
        ("weights", (0, 0), "no array called 'weights'; there are"),
        ("scores", (0, 4), "no cell [0, 4]; its shape is [1, 4, 4]"),
        ("scores", (0, 0, -1), "no cell"),
        ("scores", (0, 0, 0, 0), "no cell"),
        ("scale", (), "no array"),
    ],
)
def test_a_cell_that_is_not_there_is_named(name, index, said):
    trace = run(library.load("step-by-step").lab.document)
    with pytest.raises(EditError) as error:
        explain(trace, name, index)
    assert said in str(error.value)
    with pytest.raises(EditError):
        depends_on(trace, name, index, "pattern")


def test_an_unknown_target_is_named():
    trace = run(library.load("step-by-step").lab.document)
    with pytest.raises(EditError, match="no array called 'mask'"):
        depends_on(trace, "X", (0, 0), "mask")
