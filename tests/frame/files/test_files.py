"""Opening and saving: nothing unsaved goes without a question, and faults say where they are."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest
from PySide6.QtCore import QSettings, QStandardPaths, Qt, QTimer
from PySide6.QtWidgets import QApplication, QPushButton
from windows import SAMPLES, drop_on, open_window

from attnviz.frame.chrome import dialogs
from attnviz.frame.files.recent import RecentFiles
from attnviz.model.document.document import Document
from attnviz.model.document.equality import same
from attnviz.model.document.lab import Lab
from attnviz.model.edits import hold
from attnviz.model.edits import layer as edits
from attnviz.model.files import attn, library
from attnviz.settings import FOLDER, Settings


@pytest.fixture
def window(qtbot):
    return open_window(qtbot, SAMPLES)


@pytest.fixture
def asked(monkeypatch):
    """Answer every question, and note it. Without an answer a question is a failure."""

    class Asked:
        answers: dict[str, object]
        questions: list[tuple]

    noted = Asked()
    noted.answers, noted.questions = {}, []

    def answer(name):
        def ask(*arguments):
            noted.questions.append((name, *arguments[1:]))
            return noted.answers[name]

        return ask

    for name in ("ask_to_save", "ask_to_replace", "show_fault", "ask_open_path", "ask_save_path"):
        monkeypatch.setattr(dialogs, name, answer(name))
    return noted


def change(window, value=1.25):
    assert window.session.edit(edits.set_cell, "X", (1, 0), value, text=f"animal living {value}")


def saved(tmp_path, lesson="step-by-step", name="four words.attn") -> Path:
    path = tmp_path / name
    attn.save(path, library.load(lesson).lab, view={"tab": "other", "token": 1})
    return path


def test_opening_shows_the_file_and_what_it_showed(window, tmp_path):
    assert window.controller.files.open(str(saved(tmp_path)))
    assert window.session.lab.document.tokens == ("The", "cat", "sat", "down")
    assert window.windowTitle() == "four words.attn – attnviz"
    assert window.view.id == "other"
    assert window.session.selection.token == 1


def test_a_bundled_lesson_opens_by_its_id(window):
    assert window.controller.files.open("tiny-example")
    assert window.windowTitle() == "Three words, two numbers – attnviz"
    assert window.controller.files.path is None


def title(window):
    """Return the title once contents are compared, which is after the edit is painted."""
    QApplication.processEvents()
    return window.windowTitle()


def test_a_dot_in_the_title_until_it_is_saved(window, tmp_path):
    window.controller.files.open(str(saved(tmp_path)))
    change(window)
    assert window.windowTitle() == "• four words.attn – attnviz"
    assert window.controller.files.save()
    assert window.windowTitle() == "four words.attn – attnviz"
    window.session.undo_stack.undo()
    assert window.windowTitle() == "• four words.attn – attnviz"


def test_no_dot_when_a_reset_gives_what_the_file_holds(window, tmp_path):
    window.controller.files.open(str(saved(tmp_path)))
    change(window)
    assert window.session.reset("document")
    assert window.session.undo_stack.canUndo()
    assert title(window) == "four words.attn – attnviz"
    assert window.controller.files.may_leave()  # and nobody is asked
    window.session.undo_stack.undo()
    assert title(window) == "• four words.attn – attnviz"


def test_no_dot_when_a_number_is_typed_back(window):
    before = window.session.lab.document.X[1, 0]
    name = window.windowTitle()
    change(window)
    assert window.windowTitle() == f"• {name}"
    change(window, before)
    assert title(window) == name


@pytest.mark.parametrize("seed", range(5))
def test_there_is_a_dot_where_contents_differ_from_the_file(window, tmp_path, seed):
    files, session, random = window.controller.files, window.session, Random(seed)
    files.open(str(saved(tmp_path)))
    held, seen = session.lab, set()
    acts = {
        "type": lambda: change(window, random.choice([1.0, 1.25, 2.0])),
        "hold": lambda: session.edit(hold.hold, "scores", (0, 2, 1), random.choice([0.0, 3.0])),
        "title": lambda: session.edit_lab(
            lambda lab: replace(lab, title=random.choice([held.title, "mine"])), "title"
        ),
        "reset": lambda: session.reset("document"),
        "undo": session.undo_stack.undo,
        "redo": session.undo_stack.redo,
        "save": files.save,
        "revert": files.revert,
    }
    for _ in range(60):
        act = random.choice(list(acts))
        acts[act]()
        held = session.lab if act == "save" else held
        there = attn.load(files.path).lab
        alike = same(session.lab, there)
        assert same(held, there)
        assert files.dirty == (not alike)
        assert title(window).startswith("• ") == files.dirty
        seen.add((act, files.dirty))
    assert {("reset", False), ("type", True), ("undo", True), ("undo", False)} <= seen


def test_saving_keeps_numbers_view_and_what_others_wrote(window, tmp_path):
    path = tmp_path / "mine.attn"
    attn.save(path, library.load("step-by-step").lab, extra={"school": {"class": 7}})
    window.controller.files.open(str(path))
    change(window, 0.1)
    window.session.select(token=2, tab="other")
    assert window.controller.files.save()
    found = attn.load(path)
    assert found.lab.document.X[1, 0] == 0.1
    assert (found.view["token"], found.view["tab"]) == (2, "other")
    assert found.extra == {"school": {"class": 7}}


def test_the_first_saving_asks_for_a_name(window, tmp_path, asked):
    asked.answers["ask_save_path"] = str(tmp_path / "new.attn")
    change(window)
    assert window.controller.files.save()
    ((name, title, proposed, *_),) = asked.questions
    assert (name, title) == ("ask_save_path", "Save as")
    assert Path(proposed).suffix == ".attn"
    assert attn.load(tmp_path / "new.attn").lab.document.X[1, 0] == 1.25
    assert window.controller.files.path == tmp_path / "new.attn"


def test_no_name_is_no_saving(window, asked):
    asked.answers["ask_save_path"] = ""
    change(window)
    assert not window.controller.files.save()
    assert window.controller.files.dirty


def large(window, n=1200):
    """Put a document on the bench that takes a while to write."""
    numbers = np.random.default_rng(1).normal(size=(n, 30))
    unit = np.eye(30)[None]
    words = [f"w{i}" for i in range(n)]
    document = Document(tokens=words, X=numbers, W_Q=unit, W_K=unit, W_V=unit)
    window.session.open(Lab(document))
    change(window)


def test_a_large_document_is_written_beside_the_window(window, tmp_path):
    large(window)
    boxes = []
    timer = QTimer()
    timer.timeout.connect(lambda: boxes.append(QApplication.activeModalWidget()))
    timer.start(5)
    path = tmp_path / "large.attn"
    assert window.controller.files.save_as(path)
    assert any(box is not None and "large.attn" in box.labelText() for box in boxes)
    assert not window.controller.files.dirty
    found = attn.load(path).lab.document.X
    assert found.tobytes() == window.session.lab.document.X.tobytes()


def test_stopping_leaves_the_old_file_and_the_work_unsaved(window, tmp_path):
    path = saved(tmp_path)
    before = path.read_bytes()
    large(window)
    QTimer.singleShot(0, lambda: QApplication.activeModalWidget().findChild(QPushButton).click())
    assert not window.controller.files.save_as(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]
    assert window.controller.files.dirty


def test_closing_waits_until_a_large_document_is_saved(window, tmp_path, asked):
    asked.answers["ask_save_path"] = str(tmp_path / "large.attn")
    asked.answers["ask_to_save"] = "save"
    large(window)
    assert window.close()
    assert attn.load(tmp_path / "large.attn").lab.document.X[1, 0] == 1.25


def test_without_a_folder_of_documents_a_new_file_is_proposed_at_home(
    window, tmp_path, asked, monkeypatch
):
    no_documents = tmp_path / "Documents"
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _place: str(no_documents))
    asked.answers["ask_save_path"] = ""
    window.controller.files.save()
    no_documents.mkdir()
    window.controller.files.save()
    assert [Path(question[2]).parent for question in asked.questions] == [Path.home(), no_documents]


def test_what_was_left_out_of_one_file_is_not_said_of_the_next(window, tmp_path, asked):
    asked.answers |= {"show_fault": True, "ask_to_save": "discard"}
    whole = saved(tmp_path)
    cut = tmp_path / "cut.attn"
    text = whole.read_text(encoding="utf-8")
    cut.write_text(text.replace('"causal"', '"cosal"', 1), encoding="utf-8")
    assert window.controller.files.open(str(cut))
    assert "'cosal'" in window.controller.info_bar.text
    assert window.controller.files.open(str(whole))
    assert window.controller.info_bar.text == ""


def test_a_place_that_cannot_be_written_is_told_and_nothing_is_lost(window, tmp_path, asked):
    asked.answers["show_fault"] = False
    change(window)
    assert not window.controller.files.save_as(tmp_path / "no folder" / "a.attn")
    assert "could not be saved" in asked.questions[0][1]
    assert window.controller.files.dirty


@pytest.mark.parametrize(
    "answer_and_outcome",
    [("cancel", False, 0.3), ("discard", True, 0.3), ("save", True, 1.25)],
)
def test_unsaved_work_is_asked_about_before_another_file(
    window, tmp_path, asked, answer_and_outcome
):
    answer, gone, kept_on_disk = answer_and_outcome
    path, other = saved(tmp_path), saved(tmp_path, "tiny-example", "other.attn")
    window.controller.files.open(str(path))
    before = library.load("step-by-step").lab.document.X[1, 1]
    assert before == 0.3
    window.session.edit(edits.set_cell, "X", (1, 1), 1.25, text="cat d1")
    asked.answers["ask_to_save"] = answer
    assert window.controller.files.open(str(other)) is gone
    assert asked.questions == [("ask_to_save", "four words.attn")]
    assert (window.controller.files.path == other) is gone
    assert attn.load(path).lab.document.X[1, 1] == kept_on_disk


@pytest.mark.parametrize(("answer", "closed"), [("cancel", False), ("discard", True)])
def test_closing_asks_too(window, asked, answer, closed):
    change(window)
    asked.answers["ask_to_save"] = answer
    assert window.close() is closed
    assert window.isVisible() is not closed


def test_without_changes_nothing_is_asked(window, tmp_path, asked):
    window.controller.files.open(str(saved(tmp_path)))
    assert window.close()
    assert asked.questions == []


def test_a_damaged_file_says_where_and_leaves_all_as_it_was(window, tmp_path, asked):
    path = saved(tmp_path)
    path.write_text(path.read_text().replace("[0.2, ", '["x", ', 1))
    asked.answers["show_fault"] = False
    before = window.session.lab
    assert not window.controller.files.open(str(path))
    ((_, title, details, offer),) = asked.questions
    assert title == "four words.attn cannot be opened."
    assert "document.X[0][0]" in details
    assert "'x'" in details or '"x"' in details
    assert window.session.lab is before
    assert offer == ""  # without its X nothing of it can be read


def test_what_can_be_read_of_a_damaged_file(window, tmp_path, asked):
    path = saved(tmp_path)
    text = path.read_text()
    path.write_text(text.replace('"d_k": 64', '"d_k": "wide"'))
    assert path.read_text() != text
    asked.answers["show_fault"] = True
    assert window.controller.files.open(str(path))
    assert asked.questions[0][3] == "Open readable parts"
    assert window.session.lab.document.tokens == ("The", "cat", "sat", "down")
    assert "d_k" in window.controller.info_bar.text
    assert window.controller.files.dirty
    assert window.controller.files.path is None, "saving must not replace the damaged file unasked"


def test_a_newer_format_is_refused_by_name(window, tmp_path, asked):
    path = saved(tmp_path)
    path.write_text(path.read_text().replace('"attnviz": 1', '"attnviz": 99'))
    asked.answers["show_fault"] = False
    assert not window.controller.files.open(str(path))
    assert "99" in asked.questions[0][2]


def test_revert_is_a_step_that_can_be_undone(window, tmp_path):
    window.controller.files.open(str(saved(tmp_path)))
    change(window)
    window.controller.files.revert()
    assert window.session.lab.document.X[1, 0] == 1.0
    assert not window.controller.files.dirty
    assert window.session.undo_stack.undoText() == "Revert"
    window.session.undo_stack.undo()
    assert window.session.lab.document.X[1, 0] == 1.25
    assert window.controller.files.dirty


def test_reverting_to_what_is_there_leaves_no_step(window, tmp_path):
    window.controller.files.open(str(saved(tmp_path)))
    window.controller.files.revert()
    assert not window.session.undo_stack.canUndo()
    change(window)
    window.session.undo_stack.undo()
    window.controller.files.revert()
    assert window.session.undo_stack.canRedo()
    assert not window.controller.files.dirty


def test_there_is_nothing_to_revert_to_without_a_file(window):
    assert not window.controller.files.can_revert()
    change(window)
    window.controller.files.revert()
    assert window.session.lab.document.X[1, 0] == 1.25


def test_the_last_ten_files_are_offered_newest_first(window, tmp_path):
    paths = [saved(tmp_path, name=f"{n}.attn") for n in range(12)]
    for path in [*paths, paths[5]]:
        window.controller.files.open(str(path))
    names = [Path(name).name for name in window.controller.files.recent()]
    assert names == [f"{n}.attn" for n in (5, 11, 10, 9, 8, 7, 6, 4, 3, 2)]
    assert window.settings.get(FOLDER) == str(tmp_path)


def test_a_recent_file_that_is_gone_is_told(window, tmp_path, asked):
    path = saved(tmp_path)
    window.controller.files.open(str(path))
    path.unlink()
    asked.answers["show_fault"] = False
    assert not window.controller.files.open(str(path))
    assert "cannot be opened" in asked.questions[0][1]


def test_a_recent_file_that_is_gone_can_be_taken_off_the_list(window, tmp_path, asked):
    path, other = saved(tmp_path), saved(tmp_path, name="other.attn")
    window.controller.files.open(str(path))
    window.controller.files.open(str(other))
    path.unlink()
    asked.answers["show_fault"] = True
    assert not window.controller.files.open(str(path))
    assert asked.questions[-1][-1] == "Remove from list"
    assert window.controller.files.recent() == (str(other),)


def recent_in_the_menu(window):
    """Return the commands of Recent, which stands right under Open."""
    entries = window.controller.pages._menu("File")
    assert (entries[0].id, entries[1].title) == ("file.open", "Recent")
    return entries[1].commands


def test_two_recent_files_of_one_name_are_told_apart_and_the_list_is_cleared(window, tmp_path):
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        window.controller.files.open(str(saved(tmp_path / name, name="class.attn")))
    commands = recent_in_the_menu(window)
    assert [c.text.split()[0] for c in commands[:2]] == ["class.attn", "class.attn"]
    assert [c.text[-3:] for c in commands[:2]] == ["two", "one"]
    commands[-1].run()
    assert window.controller.files.recent() == ()
    assert recent_in_the_menu(window) == []


@pytest.mark.parametrize("replace", [True, False])
def test_a_file_that_somebody_else_changed_is_not_replaced_unasked(
    window, tmp_path, asked, replace
):
    path = saved(tmp_path)
    window.controller.files.open(str(path))
    change(window)
    assert window.controller.files.save(), "our own saving is no change by others"
    path.write_text("theirs")
    asked.answers["ask_to_replace"] = replace
    change(window, 1.5)
    assert window.controller.files.save() == replace
    assert "was changed by another program" in asked.questions[-1][-1]
    assert (path.read_text() == "theirs") == (not replace)
    assert window.controller.files.dirty == (not replace)


def test_of_several_dropped_files_the_others_are_recent(window, tmp_path, qtbot):
    paths = [saved(tmp_path, name=name) for name in ("a.attn", "b.attn", "c.attn")]
    drop_on(window, paths)
    qtbot.waitUntil(lambda: window.controller.files.path == paths[0])
    assert window.controller.files.recent() == tuple(map(str, paths))
    assert "Recent" in window.controller.info_bar.text


def test_a_file_dropped_on_the_window_is_opened(window, tmp_path, qtbot):
    path = saved(tmp_path)
    assert drop_on(window, [path])
    qtbot.waitUntil(lambda: window.controller.files.path == path)


def test_with_alt_a_dropped_file_is_compared_and_taken_as_a_copy(window, tmp_path, qtbot):
    path = saved(tmp_path)
    both = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
    assert drop_on(window, [path], key=Qt.KeyboardModifier.AltModifier, actions=both)
    qtbot.waitUntil(lambda: window.session.compared is not None)
    assert window.session.compared.name == path.name
    assert window.controller.files.path is None


def test_text_dragged_over_the_window_is_not_taken(window):
    assert not drop_on(window, [])


def matrix_menu(window):
    menu = window.controller.intake.menu
    return [action.text() for action in menu.actions() if not action.isSeparator()], menu


def test_a_dropped_matrix_becomes_the_one_that_is_chosen(window, tmp_path, qtbot):
    path = tmp_path / "wq.csv"
    matrix = np.arange(64.0).reshape(16, 4) / 8
    np.savetxt(path, matrix, delimiter=",")
    assert drop_on(window, [path])
    qtbot.waitUntil(lambda: window.controller.intake.menu is not None)
    texts, menu = matrix_menu(window)
    assert texts[0] == "W_Q of Who is it?"
    assert "X, the token vectors" not in texts
    assert "W_K of Who is it? and Subject finder" in texts
    menu.actions()[-len(texts)].trigger()
    menu.close()
    assert np.array_equal(window.session.lab.document.W_Q[0], matrix)
    assert window.session.undo_stack.undoText() == "W_Q of Who is it? from wq.csv"


def test_a_matrix_of_no_fitting_size_says_which_would_fit(window, tmp_path, asked):
    path = tmp_path / "odd.npy"
    np.save(path, np.zeros((3, 5)))
    asked.answers["show_fault"] = False
    window.controller.files.open(str(path))
    ((_, title, sizes, *_),) = asked.questions
    assert title == "odd.npy contains 3 × 5 numbers; no matrix here has that size."
    assert sizes.startswith("X is 11 × 16; W_Q is 16 × 4")


def test_a_file_that_is_no_matrix_says_why(window, tmp_path, asked):
    path = tmp_path / "words.csv"
    path.write_text("1,2\n3,x\n")
    asked.answers["show_fault"] = False
    window.controller.files.open(str(path))
    assert asked.questions[0][1] == "words.csv cannot be read as a matrix."
    assert window.controller.intake.menu is None


def archive_menu(window, path):
    window.controller.files.open(str(path))
    menu = window.controller.intake.menu
    found = {action.text(): action for action in menu.actions() if not action.isSeparator()}
    return menu, found


def test_of_several_arrays_those_that_fit_are_offered(window, tmp_path):
    path = tmp_path / "several.npz"
    start = window.session.lab.document
    W_Q = np.full(start.W_Q.shape, 0.5)
    np.savez(path, X=start.X, W_Q=W_Q, W_K=2 * start.W_K, odd=np.zeros((3, 5)), loss=np.zeros(9))
    menu, found = archive_menu(window, path)
    assert next(iter(found)) == "X, W_Q and W_K at once"
    assert "X, 11 × 16" in found and "W_Q[0], 16 × 4" in found
    assert not any(text.startswith(("odd", "loss", "Open")) for text in found)
    found["X, W_Q and W_K at once"].trigger()
    menu.close()
    assert np.array_equal(window.session.lab.document.W_Q, W_Q)
    assert np.array_equal(window.session.lab.document.W_K, 2 * start.W_K)
    assert window.session.undo_stack.undoText() == "X, W_Q and W_K from several.npz"
    window.session.undo_stack.undo()
    assert np.array_equal(window.session.lab.document.W_K, start.W_K)


def test_one_of_several_arrays_becomes_the_matrix_that_is_chosen(window, tmp_path):
    path = tmp_path / "several.npz"
    np.savez(path, keys=np.ones((16, 4)), other=np.zeros((2, 2)))
    menu, found = archive_menu(window, path)
    inner = found["keys, 16 × 4"].menu()
    inner.actions()[0].trigger()
    menu.close()
    assert (window.session.lab.document.W_Q[0] == 1).all()


def test_an_archive_of_a_layer_opens_as_a_document(window, tmp_path):
    from attnviz.cli import main

    path = tmp_path / "tiny.npz"
    assert main(["compute", "tiny-example", "--format", "npz", "-o", str(path)]) == 0
    menu, found = archive_menu(window, path)
    (text,) = (text for text in found if text.startswith("Open it as a layer"))
    assert text == "Open it as a layer: 3 × 3, 1 head"
    found[text].trigger()
    menu.close()
    assert window.session.lab.document.n_tokens == 3
    assert not window.controller.files.dirty
    assert window.controller.files.name == "tiny"


def test_an_archive_of_a_layer_that_fits_nowhere_else_is_opened_at_once(window, tmp_path):
    path = tmp_path / "other.npz"
    rng = np.random.default_rng(4)
    arrays = {name: rng.normal(size=(8, 5)) for name in ("W_Q", "W_K", "W_V")}
    np.savez(path, X=rng.normal(size=(6, 8)), W_O=rng.normal(size=(5, 8)), **arrays)
    window.controller.files.open(str(path))
    assert window.controller.intake.menu is None
    assert np.array_equal(window.session.lab.document.W_Q[0], arrays["W_Q"])
    assert window.controller.files.name == "other"


def test_an_archive_of_which_nothing_fits_says_what_it_holds(window, tmp_path, asked):
    path = tmp_path / "odd.npz"
    np.savez(path, a=np.zeros((3, 5)), b=np.zeros(7))
    asked.answers["show_fault"] = False
    window.controller.files.open(str(path))
    ((_, title, said, *_),) = asked.questions
    assert title == "odd.npz contains several arrays; none of them fits here."
    assert said.startswith("In the file: a is 3 × 5; b is 7.\nHere: X is 11 × 16")
    assert window.controller.intake.menu is None


def test_an_archive_lists_what_it_leaves_out(window, tmp_path):
    path = tmp_path / "X.npz"
    document = window.controller.session.document(window.controller.intake._slot())
    np.savez(path, X=document.X, W=np.array([None]), Y=np.array([[np.inf]]))
    window.controller.files.open(str(path))
    *_, last = window.controller.intake.menu.actions()
    assert not last.isEnabled()
    assert last.text().startswith("Left out: W and Y (W: found pickled Python objects")
    window.controller.intake.menu.close()


def test_a_change_by_others_is_noticed_by_what_the_file_holds(window, tmp_path, asked):
    path = saved(tmp_path)
    window.controller.files.open(str(path))
    before, times = path.read_bytes(), path.stat()
    change(window)
    path.touch()
    assert window.controller.files.save(), "the same content is no change, whenever it was written"
    path.write_bytes(before.replace(b"11", b"12") if b"11" in before else before[:-1] + b" ")
    theirs = path.read_bytes()
    os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
    asked.answers["ask_to_replace"] = False
    change(window, 1.5)
    assert not window.controller.files.save()
    assert path.read_bytes() == theirs


def test_start_over_brings_the_first_state_back(window, tmp_path, asked):
    window.controller.files.open(str(saved(tmp_path)))
    change(window)
    asked.answers["ask_to_save"] = "cancel"
    before = window.session.lab
    window.controller.run("file.start-over")
    assert window.session.lab is before
    asked.answers["ask_to_save"] = "discard"
    window.controller.run("file.start-over")
    assert window.session.lab.document.tokens == library.start_lab().document.tokens
    assert window.controller.files.path is None
    assert not window.controller.files.dirty


def test_after_a_revert_reset_goes_to_what_the_file_holds_now(window, tmp_path):
    path = saved(tmp_path)
    window.controller.files.open(str(path))
    lab = window.session.lab
    attn.save(path, replace(lab, sparse=replace(lab.sparse, window=7)))
    window.controller.files.revert()
    assert window.session.lab.sparse.window == 7
    window.session.reset("sparse")
    assert window.session.lab.sparse.window == 7


def test_two_programs_keep_one_list_of_recent_files(tmp_path):
    store = str(tmp_path / "attnviz.ini")
    one = RecentFiles(Settings(QSettings(store, QSettings.Format.IniFormat)))
    names = [str(tmp_path / f"{letter}.attn") for letter in "abc"]
    one.add(names[0])
    with_other_program(store, names[1])
    one.add(names[2])
    assert one.names == tuple(reversed(names))


def with_other_program(store, name):
    """Open a file in another process."""
    code = (
        "import sys\n"
        "from PySide6.QtCore import QSettings\n"
        "from attnviz.frame.files.recent import RecentFiles\n"
        "from attnviz.settings import Settings\n"
        "store = QSettings(sys.argv[1], QSettings.Format.IniFormat)\n"
        "RecentFiles(Settings(store)).add(sys.argv[2])\n"
    )
    subprocess.run([sys.executable, "-c", code, store, name], check=True, timeout=60)
