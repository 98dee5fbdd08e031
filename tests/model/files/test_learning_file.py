"""The Learning tab in `.attn` files: all of it comes back, and what is wrong is named."""

import base64
import json
from dataclasses import replace

import numpy as np
import pytest

from attnviz.errors import LessonError
from attnviz.model.document.learning import USUAL_PAIRS, LearningChange, LearningSpec
from attnviz.model.files import attn, library
from attnviz.model.files.json_fields import Faults, JsonField
from attnviz.model.lessons.state import read_state, state_of

FULL = LearningSpec(
    task="pairs",
    pairs=USUAL_PAIRS,
    layers=2,
    heads=4,
    width=16,
    rate=0.01,
    seed=5,
    length=300,
    text="cat dog cat",
    step=120,
    changes=(LearningChange(100, frozenset({(0, 1), (1, 3)}), 0.02),),
)


def with_numbers(spec):
    numbers = np.random.default_rng(0).standard_normal(spec.n_numbers).astype("<f4")
    return replace(spec, weights=numbers.tobytes())


def tree_of(spec):
    return json.loads(attn.dumps(library.start_lab().with_slot("learning", spec)))


def test_all_of_it_comes_back_to_the_bit():
    spec = with_numbers(FULL)
    lab = library.start_lab().with_slot("learning", spec)
    assert attn.loads(attn.dumps(lab)).lab.learning == spec


def test_numbers_of_the_step_are_base64_float32():
    spec = with_numbers(FULL)
    data = base64.b64decode(tree_of(spec)["learning"]["weights"])
    assert np.frombuffer(data, dtype="<f4").size == spec.n_numbers


def test_a_file_without_it_opens_as_usual_and_is_written_without_it():
    assert "learning" not in tree_of(LearningSpec())
    assert attn.loads(attn.dumps(library.start_lab())).lab.learning == LearningSpec()


@pytest.mark.parametrize(
    ("what", "message"),
    [
        ({"task": "chess"}, "learning.task: found 'chess', expected one of 'repeats'"),
        ({"tasks": "sort"}, "unknown field 'tasks'. Did you mean 'task'"),
        ({"width": 12}, "learning.width: found 12, expected one of 8, 16, 32, 64"),
        ({"rate": 7}, "learning: learning rate: found 7"),
        ({"step": 500}, "learning: step: found 500, expected 0 to 400"),
        ({"weights": "%"}, r"learning.weights: found other text, expected base64"),
        ({"weights": "AAAA"}, "learning.weights: found other bytes"),
        ({"weights": "AAAAAA=="}, "learning: weights: found 4 bytes, expected 10240"),
        ({"weights": base64.b64encode(b"\0\0\xc0\x7f").decode()}, "expected finite float32"),
        ({"changes": [{"step": 3, "held": [[0, 1]]}]}, "learning.changes\\[0\\]: found no 'rate'"),
        ({"changes": [{"step": 3, "held": [[0]], "rate": 1}]}, "held\\[0\\].*layer and head"),
        ({"task": "pairs", "pairs": [["a b", "c"]]}, "pairs\\[0\\].*two words"),
        ({"task": "pairs", "pairs": [["a", "b"]]}, "learning: pairs: found 1 different first"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(what, message):
    tree = tree_of(FULL)
    tree["learning"] = what
    with pytest.raises(LessonError, match=message):
        attn.loads(json.dumps(tree))


def test_a_lenient_reader_leaves_out_only_what_it_cannot_read():
    tree = tree_of(FULL)
    tree["learning"] = {"seed": 9, "width": 12}
    found = attn.loads(json.dumps(tree), lenient=True)
    assert found.lab.learning == LearningSpec(seed=9)
    assert "learning.width" in found.left_out[0]


@pytest.mark.parametrize(
    ("start", "now"),
    [(LearningSpec(), FULL), (with_numbers(FULL), LearningSpec(step=7)), (FULL, FULL)],
)
def test_a_step_of_a_lesson_puts_it_on_screen(start, now):
    lab = library.start_lab()
    first, then = lab.with_slot("learning", start), lab.with_slot("learning", now)
    selection = {
        "tab": "learning", "head": 0, "token": 0, "step": 1, "key": None, "cell": None,
        "pinned": False,
    }  # fmt: skip
    state = state_of(first, then, selection, {"pace": "fast"})
    assert ("learning" in state) == (start != now)
    shown = read_state(first, JsonField(json.loads(json.dumps(state)), "state", Faults()))
    assert shown.lab.learning == now
    assert shown.page == {"pace": "fast"}
