"""The session: one writer, one sender, and a history that leads back to the start."""

import os
import subprocess
import sys

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from attnviz.engine.steps.run import run
from attnviz.errors import EditError
from attnviz.model.document.document import Document
from attnviz.model.document.equality import same
from attnviz.model.document.lab import Lab, SaturationSpec
from attnviz.model.document.mask import MaskSpec
from attnviz.model.edits import layer as edits
from attnviz.model.files import library, presets
from attnviz.session import Session


@pytest.fixture
def session(qapp):
    return Session(library.start_lab())


@pytest.fixture
def heard(session):
    """Every signal of the session, in order."""
    news = []
    session.changed.connect(lambda change: news.append(("changed", change)))
    session.selection_changed.connect(lambda selection: news.append(("selected", selection)))
    session.edit_rejected.connect(lambda text: news.append(("rejected", text)))
    session.opened.connect(lambda: news.append(("opened", None)))
    return news


def test_one_edit_is_one_signal_and_keeps_the_arrays_that_do_not_change(session, heard):
    before = session.trace()
    assert session.edit(edits.set_cell, "W_V", (0, 0, 0), 0.5, text="Edit W_V")
    assert [kind for kind, _ in heard] == ["changed"]
    change = heard[0][1]
    assert change.slots == {"document"}
    assert change.selection is None
    after = session.trace()
    assert all(after[name] is not before[name] for name in ("W_V", "V", "z", "concat", "out"))
    assert all(after[name] is before[name] for name in ("Q", "K", "pattern"))
    assert session.undo_stack.undoText() == "Edit W_V"


def test_an_edit_that_changes_nothing_leaves_no_trace(session, heard):
    assert session.edit(edits.set_cell, "X", (1, 0), 1.0)
    assert heard == []
    assert session.undo_stack.count() == 0


def test_a_refused_edit_says_why_and_changes_nothing(session, heard):
    lab = session.lab
    assert not session.edit(edits.set_cell, "scores", (0, 0, 0), 1.0)
    assert heard == [("rejected", "scores is computed; change X, W_Q, W_K, W_V or W_O instead.")]
    assert session.lab is lab
    assert session.undo_stack.count() == 0


def test_a_fault_of_ours_is_not_taken_for_a_refusal(session):
    with pytest.raises(ZeroDivisionError):
        session.edit(lambda document: 1 / 0)
    assert session.undo_stack.count() == 0


def test_undo_and_redo_move_between_the_same_objects(session):
    start, first = session.lab, session.trace()
    session.edit(edits.set_cell, "W_Q", (0, 0, 0), 0.5)
    after = session.lab
    session.undo_stack.undo()
    assert session.lab is start
    assert all(session.trace()[n].tobytes() == a.tobytes() for n, a in first.arrays.items())
    session.undo_stack.redo()
    assert session.lab is after


EDITS = st.sampled_from(
    [
        ("document", edits.set_cell, ("W_Q", (0, 4, 0), 2.5)),
        ("document", edits.set_word_feature, ("animal", 0, 1.5)),
        ("document", edits.set_sentence, ("The cat was hungry",)),
        ("document", edits.set_muted, (1, True)),
        ("document", edits.set_kv_heads, (1,)),
        ("document", edits.set_mask, (MaskSpec("window", window=2),)),
        ("example", edits.set_cell, ("X", (1, 0), -1.0)),
        ("example", edits.resize, (6, 3, 5)),
        ("example", edits.set_option, ("scale_on", False)),
        ("example", presets.choose, ("tiny",)),
        ("saturation", lambda spec, d: SaturationSpec(d_k=d), (256,)),
    ]
)


@given(steps=st.lists(EDITS, max_size=6))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=25)
def test_undoing_everything_is_the_start_and_redoing_everything_the_end(qapp, steps):
    session = Session(library.start_lab())
    start = session.lab
    session.trace(), session.trace("example")
    for slot, function, arguments in steps:
        session.edit(function, *arguments, slot=slot)
    end = session.lab
    while session.undo_stack.canUndo():
        session.undo_stack.undo()
    assert session.lab is start
    while session.undo_stack.canRedo():
        session.undo_stack.redo()
    assert session.lab is end
    for slot in ("document", "example"):
        fresh = run(session.document(slot))
        assert all(session.trace(slot)[n].tobytes() == a.tobytes() for n, a in fresh.arrays.items())


def test_undo_and_redo_lead_to_where_the_edit_was_made(session):
    there = {"tab": "steps", "head": 1, "token": 2, "step": 6, "cell": ("X", (1, 0))}
    session.select(**there)
    session.edit(edits.set_cell, "X", (1, 0), 0.5, slot="example", pointing={"token": 3})
    heard = []
    session.changed.connect(heard.append)
    for undone in (True, False, True):
        session.select(tab="heads", head=0, token=0, step=1, cell=None)
        (session.undo_stack.undo if undone else session.undo_stack.redo)()
        pointed = session.selection
        assert {name: getattr(pointed, name) for name in there} == there | (
            {} if undone else {"token": 3}
        )
        assert heard.pop().selection == pointed


def test_undoing_a_drag_leads_to_where_it_began(session):
    session.select(token=2)
    for token, value in ((3, 1.1), (4, 1.2)):
        session.edit(
            edits.set_word_feature, "animal", 0, value, merge_key=7, pointing={"token": token}
        )
    session.undo_stack.undo()
    assert session.selection.token == 2
    session.undo_stack.redo()
    assert session.selection.token == 4


def test_one_drag_is_one_step(session):
    for value in (1.1, 1.2, 1.3):
        session.edit(edits.set_word_feature, "animal", 0, value, text="animal living", merge_key=7)
    assert session.undo_stack.count() == 1
    session.edit(edits.set_word_feature, "animal", 0, 1.4, merge_key=8)
    assert session.undo_stack.count() == 2
    session.undo_stack.undo()
    session.undo_stack.undo()
    assert session.document().X[1, 0] == 1.0


def test_a_drag_back_to_where_it_began_is_no_step(session):
    session.edit(edits.set_cell, "X", (0, 0), 0.5, slot="example")
    for value in (1.1, 1.2, 1.0):
        session.edit(edits.set_word_feature, "animal", 0, value, merge_key=7)
    assert session.undo_stack.count() == 1
    assert session.document().X[1, 0] == 1.0
    session.undo_stack.undo()
    assert session.document("example").X[0, 0] == 0.2


def test_the_example_is_the_document_when_there_is_none(session, heard):
    session.open(library.load("tiny-example").lab)
    assert session.document("example") is session.document()
    assert session.trace("example") is session.trace()
    session.edit(edits.set_cell, "X", (0, 0), 2.0, slot="example")
    assert session.document().X[0, 0] == 2.0
    assert heard[-1][1].slots == {"document"}


def test_opening_clears_the_history_and_fits_the_selection(session, heard):
    session.edit(edits.set_cell, "W_Q", (0, 0, 0), 0.5)
    session.select(head=3, token=9, key=4, pinned=True, cell=("scores", (0, 3, 3)))
    heard.clear()
    session.open(library.load("tiny-example").lab)
    assert session.undo_stack.count() == 0
    assert session.undo_stack.isClean()
    chosen = session.selection
    assert (chosen.head, chosen.token, chosen.key, chosen.pinned, chosen.cell) == (
        0,
        2,
        None,
        False,
        None,
    )
    assert heard[-1][0] == "opened"


def test_a_smaller_document_takes_the_selection_with_it(session):
    session.select(token=10, key=9, cell=("scores", (0, 3, 3)))
    session.edit(edits.set_sentence, "The cat")
    assert (session.selection.token, session.selection.key) == (1, None)
    assert session.selection.cell == ("scores", (0, 3, 3))
    session.edit(edits.resize, 3, 4, 4, slot="example")
    assert session.selection.cell is None


def test_selecting_sends_only_what_differs(session, heard):
    session.select(token=session.selection.token)
    assert heard == []
    session.select(token=3)
    assert [kind for kind, _ in heard] == ["selected"]
    assert session.undo_stack.count() == 0


def test_reset_goes_back_to_what_was_opened_and_can_be_undone(session):
    start = session.document("example")
    session.edit(edits.set_cell, "X", (1, 0), -1.0, slot="example")
    session.edit(edits.resize, 6, 4, 4, slot="example")
    session.reset("example")
    assert session.document("example") is start
    session.undo_stack.undo()
    assert session.document("example").n_tokens == 6
    session.edit(lambda spec: SaturationSpec(d_k=256), slot="saturation")
    session.reset("saturation")
    assert session.lab.saturation == SaturationSpec()


def test_a_preset_is_its_own_start(session):
    session.edit(presets.choose, "tiny", slot="example")
    session.edit(edits.set_cell, "X", (0, 0), 5.0, slot="example")
    session.reset("example")
    assert session.document("example").tokens == ("animal", "street", "tired")
    assert session.document("example").X[0, 0] == 1.0


def test_an_edit_of_several_exhibits_is_one_change(session, heard):
    def both(lab):
        tiny = presets.preset("tiny")
        return lab.with_slot("document", tiny).with_slot("saturation", SaturationSpec(d_k=2))

    session.edit_lab(both, "Both")
    assert [kind for kind, _ in heard] == ["changed"]
    assert heard[0][1].slots == {"document", "saturation"}
    assert heard[0][1].selection == session.selection
    assert session.undo_stack.count() == 1


def test_a_change_is_sent_once_with_the_selection_that_belongs_to_it(session, heard):
    seen = []
    session.changed.connect(lambda change: seen.append((session.document(), session.selection)))
    session.edit(edits.set_sentence, "The cat", pointing={"token": 9, "key": None})
    assert [kind for kind, _ in heard] == ["changed"]
    (document, selection) = seen[0]
    assert (document.tokens, selection.token) == (("The", "cat"), 1)
    assert heard[0][1].selection is selection
    heard.clear()
    session.undo_stack.undo()
    assert [kind for kind, _ in heard] == ["changed"]
    assert heard[0][1].selection is session.selection
    heard.clear()
    session.edit(edits.set_cell, "W_Q", (0, 0, 0), 0.5)
    assert [(kind, change.selection) for kind, change in heard] == [("changed", None)]


def test_what_an_edit_points_at_counts_also_where_nothing_else_changes(session, heard):
    assert session.edit(edits.set_cell, "X", (1, 0), 1.0, pointing={"token": 2})
    assert [kind for kind, _ in heard] == ["selected"]
    assert session.selection.token == 2
    assert session.undo_stack.count() == 0


def test_a_refused_edit_points_at_nothing(session):
    before = session.selection
    session.edit(edits.set_cell, "scores", (0, 0, 0), 1.0, pointing={"token": 2})
    assert session.selection == before
    session.edit(edits.set_cell, "W_Q", (0, 0, 0), 0.5)
    assert session.selection == before


def test_a_lesson_step_is_one_change_and_so_is_the_way_back(session, heard):
    session.select(token=3, step=4)
    own = session.selection
    heard.clear()
    session.set_aside(library.load("tiny-example").lab, {"tab": "steps", "token": 0})
    session.take_back()
    assert [kind for kind, _ in heard] == ["changed", "opened", "changed"]
    assert (heard[0][1].selection.tab, heard[0][1].selection.token) == ("steps", 0)
    assert heard[2][1].selection == own == session.selection


def test_a_trace_is_computed_when_first_asked_for(qapp):
    session = Session(Lab(document=presets.preset("text")))
    session.edit(edits.set_cell, "X", (1, 0), -1.0)
    np.testing.assert_array_equal(session.trace().pattern, run(session.document()).pattern)
    with pytest.raises(EditError):
        edits.set_cell(session.document(), "X", (9, 9), 1.0)
    assert same(session.document(), session.lab.document)


COLLECTED = """
import gc
from attnviz.model.edits import layer as edits
from attnviz.model.files import library
from attnviz.session import Session
for _ in range(8):
    session = Session(library.start_lab())
    gc.freeze()
    for value in (0.3, 0.4, 0.5):
        assert session.edit(edits.set_cell, "W_Q", (0, 1, 1), value)
    gc.collect()
    gc.unfreeze()  # now the commands come before the session in the collector's list
    session.itself = session
    del session
    gc.collect()
print(sum(isinstance(thing, Session) for thing in gc.get_objects()))
"""


def test_a_session_that_the_collector_finds_takes_its_history_along_safely():
    # In a process of its own: the fault it looks for is a command freed twice.
    done = subprocess.run(
        [sys.executable, "-c", COLLECTED],
        env={**os.environ, "MALLOC_PERTURB_": "165"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "0\n"), done.stderr


def test_heads_that_nobody_looks_at_are_computed_while_nothing_happens(qtbot):
    rng = np.random.default_rng(3)
    document = Document(
        tokens=("a",) * 256,
        X=rng.standard_normal((256, 8)).astype(np.float32),
        W_Q=rng.standard_normal((3, 8, 4)).astype(np.float32),
        W_K=rng.standard_normal((3, 8, 4)).astype(np.float32),
        W_V=rng.standard_normal((3, 8, 4)).astype(np.float32),
        W_O=None,
    )
    session = Session(Lab(document=document))
    session.trace()
    session.edit(edits.set_option, "temperature", 0.5)
    values = session.trace().values_
    assert session.trace().rows("pattern")[1].any()
    qtbot.waitUntil(lambda: not values._kept._missing)
    expected = run(session.document())["pattern"]
    np.testing.assert_allclose(session.trace()["pattern"], expected, atol=1e-6)
