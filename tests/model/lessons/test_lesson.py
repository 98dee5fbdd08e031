"""Lessons as values: read, tried, written, and refused with the number of step and field."""

import json

import numpy as np
import pytest
from old_lessons import old

from attnviz.engine.steps.run import run
from attnviz.errors import LessonError
from attnviz.model.document.equality import same
from attnviz.model.document.lab import SaturationSpec
from attnviz.model.document.mask import MaskSpec
from attnviz.model.edits import layer as edits
from attnviz.model.edits import saturation, sparse
from attnviz.model.files import attn, library, presets
from attnviz.model.files.attn import LabFile, dumps, loads
from attnviz.model.files.read import exhibit
from attnviz.model.lessons.draft import Draft, draft_of
from attnviz.model.lessons.lesson import lesson_of
from attnviz.model.lessons.step import LessonStep, read_steps

START = library.start_lab()
SELECTION = {
    "tab": "heads", "head": 0, "token": 10, "key": None, "step": 1, "cell": None, "pinned": False,
}  # fmt: skip


def lesson(*steps, lab=START, **top):
    return lesson_of(LabFile(lab, steps=steps, extra=top), "my.attn")


def said(*steps, **top):
    with pytest.raises(LessonError) as error:
        lesson(*steps, **top)
    text = str(error.value)
    assert text.startswith("my.attn: ")
    assert "\n" not in text
    return text.removeprefix("my.attn: ")


GOOD = {"say": "Look."}


@pytest.mark.parametrize(
    ("step", "begins"),
    [
        ({}, "step 2: found no field 'say', expected the text the class reads."),
        ({"say": "  "}, "step 2.say: found nothing"),
        ({"say": 5}, "step 2.say: found 5, expected text"),
        ({"say": "x" * 401}, "step 2.say: found 401 characters, expected at most 400"),
        ({"says": "x"}, "step 2: found the unknown field 'says'. Did you mean 'say'?"),
        ({**GOOD, "ask": "?", "choices": ["a"]}, "step 2.choices: found 1, expected none or 2"),
        ({**GOOD, "ask": "?", "choices": ["a", ""]}, "step 2.choices: found 0 characters in ch"),
        ({**GOOD, "choices": ["a", "b"]}, "step 2.choices: found an answer without a question"),
        ({**GOOD, "reveal": "a"}, "step 2.reveal: found an answer without a question"),
        ({**GOOD, "choices": "ab"}, "step 2.choices: found 'ab', expected a list"),
        ({**GOOD, "state": []}, "step 2.state: found an empty list, expected an object"),
    ],
)  # fmt: skip
def test_a_faulty_step_is_named(step, begins):
    assert said(GOOD, step).startswith(begins)


@pytest.mark.parametrize(
    ("state", "begins"),
    [
        ({"tab": "x"}, "tab: found 'x', expected one of 'heads', 'steps'"),
        ({"tba": "x"}, ": found the unknown field 'tba'. Did you mean 'tab'?"),
        ({"head": 4}, "head: found 4, expected a whole number from 0 to 3"),
        ({"head": "who"}, "head: found 'who', expected a head: 'Who is it?', 'Previous word'"),
        ({"token": "dog"}, "token: found 'dog', expected a word: 'The', 'animal'"),
        ({"token": True}, "token: found true, expected a whole number"),
        ({"key": 11}, "key: found 11, expected a whole number from 0 to 10"),
        ({"step": 13}, "step: found 13, expected a whole number from 1 to 12"),
        ({"cell": ["scores"]}, "cell: found a list of 1, expected an array name"),
        ({"cell": ["score", [0, 0, 0]]}, "cell[0]: found 'score', expected one of"),
        ({"cell": ["scores", [0, 4, 0]]}, "cell[1]: found a list of 3, expected an index inside"),
        ({"pinned": 1}, "pinned: found 1, expected true or false"),
        ({"document": {"sentense": ""}}, "document: found the unknown field 'sentense'. Did you"),
        ({"document": {"sentence": "…"}}, "document.sentence: Type at least one word"),
        ({"document": {"sheet": {"animal": {"alive": 1}}}},
         "document.sheet.animal: found 'alive', expected one of living, place"),
        ({"document": {"sheet": {"animal": {"living": 99}}}},
         "document.sheet.animal.living: living: found 99, expected −9.9 to 9.9"),
        ({"document": {"numbers": [{"matrix": "X"}]}},
         "document.numbers[0]: found an object, expected \"matrix\", \"cell\" and \"value\""),
        ({"document": {"numbers": [{"matrix": "W_Q", "cell": [0, 99, 0], "value": 1}]}},
         "document.numbers[0]: W_Q: no cell [0, 99, 0]"),
        ({"document": {"W_O": [[1]]}}, "document.W_O: "),
        ({"document": {"kv_heads": 3}}, "document.kv_heads: 3 key/value heads: the number must"),
        ({"document": {"muted": ["Nobody"]}}, "document.muted[0]: found 'Nobody', expected a head"),
        ({"document": {"mask": {"kind": "x"}}}, "document.mask.kind: found 'x', expected one of"),
        ({"document": {"options": {"scale_on": 0}}}, "document.options.scale_on: found 0"),
        ({"document": {"whole": {"lesson": "fewer-scores"}}},
         "document.whole.lesson: found 'fewer-scores', expected one of 'sentence-heads'"),
        ({"example": {"preset": "big"}}, "example.preset: found 'big', expected one of 'text'"),
        ({"example": {"swap_word": True}}, "example.swap_word: Only the three-word example"),
        ({"saturation": {"d_k": 0}}, "saturation.d_k: found 0, expected a whole number from 1"),
        ({"saturation": {"draw": "mine"}}, "saturation.draw: found 'mine', expected a whole"),
        ({"sparse": {"window": 99}}, "sparse: window: found 99, expected 1 to 64"),
        ({"sparse": {"kind": "draw"}}, "sparse: A custom pattern needs its cells."),
        ({"tab": "sparse", "page": {"mode": "walk"}}, "page: found the unknown field 'mode'"),
        ({"tab": "saturation", "page": {"mode": "run"}}, "page.mode: found 'run', expected one of"),
        ({"predict": "yes"}, "predict: found 'yes', expected true or false"),
    ],
)  # fmt: skip
def test_a_faulty_state_is_named(state, begins):
    text = said(GOOD, GOOD, {**GOOD, "state": state})
    assert text.startswith("step 3.state")
    assert text.removeprefix("step 3.state").lstrip(".").startswith(begins)


def test_a_lesson_has_steps_and_a_length():
    assert said() == "steps: found 0, expected 1 to 500 steps."
    assert said(GOOD, minutes=0).startswith("minutes: found 0, expected a whole number from 1")
    assert lesson(GOOD, minutes=7).minutes == 7
    assert lesson(*[GOOD] * 10).minutes == 5


def test_a_state_is_absolute():
    one = lesson(
        {**GOOD, "state": {"document": {"sheet": {"animal": {"living": 1.2}}}, "token": "it"}},
        {**GOOD, "state": {"tab": "sparse", "sparse": {"kind": "full"}}},
    )
    for place in (1, 0, 1, 1, 0):
        shown = one.shown(place)
        assert same(shown.lab.document, START.document) == (place == 1)
        assert shown.lab.sparse.kind == ("full" if place else "sink-window")
        assert shown.selection["token"] == (10 if place else 7)
    living = one.shown(0).lab.document
    assert run(living).pattern[0, 7, 1] == pytest.approx(0.686, abs=5e-4)
    assert living.original is START.document


def test_the_trial_puts_the_pattern_over_the_sentence():
    state = {"tab": "sparse", "sparse": {"kind": "window", "window": 4}, "page": {"trial": True}}
    mask = lesson({**GOOD, "state": state}).shown(0).lab.document.mask
    assert (mask.kind, mask.window) == ("window", 4)


def test_reading_and_writing_a_step_is_the_same():
    trees = attn.load(old("tired-or-wide")).steps
    assert [step.tree() for step in read_steps(trees)] == [dict(tree) for tree in trees]


def changes():
    document, example = START.document, START.example
    wide = attn.load(old("tired-or-wide"))
    yield "nothing", START
    yield "sentence", START.with_slot("document", edits.set_sentence(document, "A dog slept"))
    living = edits.set_word_feature(document, "animal", 0, 0.1 + 0.2)
    yield "sheet", START.with_slot("document", living)
    both = edits.set_sentence(living, "The animal slept")
    yield "both", START.with_slot("document", both)
    yield "zero", START.with_slot("document", edits.set_word_feature(document, "animal", 0, 0.0))
    mixed = edits.set_kv_heads(edits.set_muted(document, 2, True), 1)
    yield "heads", START.with_slot("document", mixed)
    masked = edits.set_mask(document, MaskSpec("window", window=3))
    yield "mask", START.with_slot("document", masked)
    off = edits.set_option(edits.set_option(document, "scale_on", False), "temperature", 0.7)
    yield "options", START.with_slot("document", off)
    drawn = edits.toggle_mask_cell(document, 5, 1)
    yield "drawn mask", START.with_slot("document", drawn)
    W_O = edits.set_cell(document, "W_O", (0, 0), 1 / 3)
    yield "matrix", START.with_slot("document", W_O)
    yield "renamed", START.with_slot("document", edits.rename_feature(document, 0, "contents"))
    yield "example", START.with_slot("example", edits.set_cell(example, "X", (1, 0), -1.0))
    for entry in presets.PRESETS:
        yield entry.id, START.with_slot("example", presets.preset(entry.id, 3))
    yield "size", START.with_slot("example", edits.resize(example, 6, 5, 3))
    yield "follows", START.with_slot("example", None)
    yield "draw", START.with_slot("saturation", saturation.set_draw(START.saturation, 7))
    yield (
        "typed",
        START.with_slot("saturation", SaturationSpec(typed=(3.0, 0.0, 0.0, 0.0, 0.0, 0.1))),
    )
    painted = sparse.paint(START.sparse, [(9, 2), (9, 3)], True)
    yield "painted", START.with_slot("sparse", painted)
    layers = sparse.set_layout(START.sparse, 1)
    yield "layers", START.with_slot("sparse", layers)
    yield "other file", wide.lab.with_slot("document", exhibit("tiny-example"))


@pytest.mark.parametrize(("what", "lab"), [*changes()], ids=[name for name, _ in changes()])
def test_what_is_on_screen_is_recorded_to_the_bit(what, lab):
    """On another machine the step shows the same numbers."""
    selection = SELECTION | {"token": 1, "key": 0, "cell": ("X", (0, 1)), "pinned": True}
    draft = Draft(START).with_step("Look.", lab, selection, {})
    file = draft.file()
    text = dumps(file.lab, steps=file.steps, extra=file.extra)
    there = lesson_of(loads(text, "there.attn"), "there.attn").shown(0)
    for slot in ("document", "example", "saturation", "sparse"):
        assert same(getattr(there.lab, slot), getattr(lab, slot)), slot
    assert dict(there.selection) == selection
    one, other = run(lab.document), run(there.lab.document)
    assert np.array_equal(one.out, other.out)


def test_small_changes_are_written_small():
    living = edits.set_word_feature(START.document, "animal", 0, 1.2)
    draft = Draft(START).with_step("x", START.with_slot("document", living), SELECTION, {})
    assert draft.steps[0].state["document"] == {"sheet": {"animal": {"living": 1.2}}}
    tiny = presets.swap_word(presets.preset("tiny"))
    draft = Draft(START).with_step("x", START.with_slot("example", tiny), SELECTION, {})
    assert draft.steps[0].state["example"] == {"preset": "tiny", "swap_word": True}


def test_a_draft_is_reordered_and_reworded():
    draft = Draft(START)
    for word in "abc":
        draft = draft.with_step(word, START, SELECTION, {})
    order = lambda d: "".join(step.say for step in d.steps)  # noqa: E731
    assert order(draft.moved(0, 1)) == "bac"
    assert draft.moved(0, -1) is draft
    assert order(draft.without(1)) == "ac"
    assert order(draft.with_step("d", START, SELECTION, {}, after=0)) == "adbc"
    state = {**draft.steps[1].state, "predict": True}
    asked = draft.with_fields(1, say="B", ask="?", choices=["x", "y"], reveal="x", state=state)
    assert asked.steps[1].tree()["state"]["predict"] is True
    assert asked.with_state(1, START, SELECTION | {"tab": "grid"}, {}).steps[1].state == {
        "tab": "grid", "head": 0, "token": 10, "step": 1, "predict": True,
    }  # fmt: skip
    with pytest.raises(LessonError, match="choices: found 1"):
        draft.with_fields(0, ask="?", choices=["x"])
    with pytest.raises(LessonError, match="title: found nothing"):
        draft.named(" ", 5)
    assert draft.named("Mine", 9).file().extra == {"minutes": 9}


def test_a_bundled_lesson_can_be_edited():
    there = lesson_of(attn.load(old("four-heads")), "four-heads")
    draft = draft_of(there)
    again = lesson_of(draft.file(), "mine")
    assert [s.tree() for s in again.steps] == [s.tree() for s in there.steps]
    assert (again.title, again.minutes) == (there.title, there.minutes)


def test_only_bundled_exhibits_can_be_borrowed():
    text = json.dumps({"attnviz": 1, "document": {"lesson": "sentence-heads"}})
    assert loads(text).lab.document is exhibit("sentence-heads")
    for bad, begins in (
        ({"lesson": "fewer-scores"}, "document.lesson: found 'fewer-scores', expected one of"),
        ({"lesson": "../x"}, "document.lesson: found '../x'"),
        ({"lesson": "tiny-example", "X": []}, "document: found the unknown field 'X'"),
    ):
        with pytest.raises(LessonError) as error:
            loads(json.dumps({"attnviz": 1, "document": bad}), "my.attn")
        assert str(error.value).startswith(f"my.attn: {begins}")


def test_a_step_cannot_be_changed():
    step = LessonStep("x", state={"tab": "grid"})
    with pytest.raises(TypeError):
        step.state["tab"] = "heads"
