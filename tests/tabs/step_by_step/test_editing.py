"""Typing, dragging, pasting, loading; what is refused and why; marks, undo, Reset."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from attnviz.model.files.presets import preset

EVERYWHERE = [
    ("X", 1),
    ("X", 2),
    ("X", 3),
    ("X", 4),
    ("X", 12),
    ("W_Q", 2),
    ("W_K_used", 3),
    ("W_V_used", 4),
]
DERIVED = [
    ("Q", 2, "Q is computed from X and W_Q. Change X or W_Q.", ["X", "W_Q"]),
    ("V", 4, "V is computed from X and W_V. Change X or W_V.", ["X", "W_V"]),
    ("scores", 6, "S is computed from Q and K. Change X, W_Q or W_K.", ["X", "W_Q", "W_K"]),
    ("pattern", 10, "A is computed from E and Σ. Change X, W_Q or W_K.", ["X", "W_Q", "W_K"]),
    ("z", 11, "O is computed from A and V. Change X, W_Q, W_K or W_V.", ["X", "W_Q", "W_K", "W_V"]),
]  # fmt: skip


def clip(text):
    QGuiApplication.clipboard().setText(text)


def clipped():
    return QGuiApplication.clipboard().text()


@pytest.mark.parametrize(("name", "number"), EVERYWHERE)
def test_given_numbers_are_typed_over_wherever_they_stand(steps, name, number):
    steps.step(number)
    assert steps.host.grid(name).editable
    steps.type(name, 1, 2, "0.75")
    matrix = name.removesuffix("_used")
    array = getattr(steps.session.document("example"), matrix)
    assert (array if matrix == "X" else array[0])[1, 2] == 0.75
    assert steps.numbers(name)[1, 2] == 0.75
    marks = steps.host.grid(name).changed
    assert np.argwhere(marks).tolist() == [[1, 2]]


@pytest.mark.parametrize(("text", "value"), [("2.5", 2.5), ("-3", -3.0)])
def test_a_number_typed_before_a_cell_is_chosen_goes_to_the_outlined_one(steps, text, value):
    steps.step(1)
    assert steps.host.cursor_cell() is None
    _, row, column = steps.view.here()
    steps.keys(Qt.Key(ord(text[0])))
    QTest.keyClicks(steps.host.input.editor, text[1:])
    QTest.keyClick(steps.host.input.editor, Qt.Key.Key_Return)
    assert steps.session.document("example").X[row, column] == value


@pytest.mark.parametrize(("name", "number", "text", "ways"), DERIVED)
def test_derived_matrices_refuse_a_paste_and_say_what_to_change(steps, name, number, text, ways):
    steps.step(number)
    before = steps.numbers(name).copy()
    clip("1\t2")
    steps.click(name, 2, 1)
    steps.keys(Qt.Key.Key_V, modifier=Qt.KeyboardModifier.ControlModifier)
    assert steps.info_bar.text == text
    assert [b.text() for b in steps.info_bar.buttons] == [f"Go to {way}" for way in ways]
    np.testing.assert_array_equal(steps.numbers(name), before)
    assert not steps.session.undo_stack.canUndo()


@pytest.mark.parametrize(("way", "number", "array"), [("X", 1, "X"), ("W_K", 3, "W_K_used")])
def test_the_buttons_of_a_refusal_lead_to_the_matrix(steps, way, number, array):
    steps.step(6)
    clip("1\t2")
    steps.click("scores", 2, 1)
    steps.keys(Qt.Key.Key_V, modifier=Qt.KeyboardModifier.ControlModifier)
    (button,) = [b for b in steps.info_bar.buttons if b.text() == f"Go to {way}"]
    button.click()
    assert steps.view.state.step.number == number
    assert steps.host.cursor_cell() == (array, 0, 0)
    assert steps.info_bar.isHidden()


def test_escape_closes_a_refusal_first(steps):
    steps.step(6)
    steps.view.refuse_edit("scores", 0, 0)
    assert steps.view.escape()
    assert steps.info_bar.isHidden()


def test_a_cell_of_the_mask_is_switched_by_a_click_and_by_keys(steps):
    steps.step(8)
    steps.click("M", 2, 1)
    document = steps.session.document("example")
    assert document.mask.kind == "custom"
    assert not document.mask.custom[2, 1]
    assert steps.share(2, 1) == 0
    steps.keys(Qt.Key.Key_F2)
    assert steps.session.document("example").mask.custom[2, 1]
    steps.click("M", 0, 3)
    assert steps.share(0, 3) > 0
    steps.session.undo_stack.undo()
    assert steps.share(0, 3) == 0


def test_what_is_no_number_is_refused_and_the_old_value_stays(steps):
    steps.step(1)
    steps.click("X", 0, 0)
    steps.keys(Qt.Key.Key_F2)
    editor = steps.host.input.editor
    editor.setText("0.2.")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert editor.wrong
    assert "not a number" in steps.info_bar.text
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    assert steps.session.document("example").X[0, 0] == 0.2
    assert not steps.session.undo_stack.canUndo()


def test_a_number_too_large_is_refused_by_the_session(steps):
    steps.step(1)
    steps.type("X", 0, 0, "12345678")
    assert steps.session.document("example").X[0, 0] == 0.2
    assert len(steps.rejected) == 1
    assert "a million" in steps.rejected[0]


def test_a_drag_is_one_step_of_0_1_for_8_pixels(steps):
    steps.step(1)
    start = steps.at("X", 2, 1)
    QTest.mousePress(steps.host, Qt.MouseButton.LeftButton, pos=start)
    for up in (9, 17, 25):
        where = start - QPoint(0, up)
        left = Qt.MouseButton.LeftButton
        event = QMouseEvent(
            QMouseEvent.Type.MouseMove, QPointF(where), QPointF(steps.host.mapToGlobal(where)),
            left, left, Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        QApplication.sendEvent(steps.host, event)
    assert "d₁ of “sat”: 0.8 → 1.1" in steps.view.caption()
    QTest.mouseRelease(steps.host, Qt.MouseButton.LeftButton, pos=start - QPoint(0, 25))
    assert steps.session.document("example").X[2, 1] == pytest.approx(1.1)
    assert steps.session.undo_stack.count() == 1
    assert steps.session.undo_stack.undoText() == "sat d₁ 1.1"
    steps.session.undo_stack.undo()
    assert steps.session.document("example").X[2, 1] == 0.8


def test_the_caption_names_the_change_until_one_moves_on(steps):
    steps.step(1)
    steps.type("X", 1, 0, "-1")
    assert steps.captions[-1] == (
        "d₀ of “cat”: 1 → −1. “down” turns from “sat” (64% → 23%) to “cat” (20% → 71%)."
    )
    steps.step(2)
    assert steps.captions[-1].startswith("Multiply every row")


def test_an_edit_of_values_says_that_no_weight_changes(steps):
    steps.step(4)
    steps.type("W_V_used", 0, 0, "3")
    assert steps.view.caption() == (
        "W_V[d₀, v₀]: 1 → 3. No attention weight changes, only what is passed on."
    )


def test_undo_takes_the_mark_away(steps):
    steps.step(1)
    steps.type("X", 1, 0, "-1")
    assert steps.host.grid("X").changed[1, 0]
    steps.session.undo_stack.undo()
    assert steps.host.grid("X").changed is None
    assert steps.numbers("X")[1, 0] == 1


def test_reset_goes_back_and_is_itself_undone(steps):
    assert not steps.command("steps.reset").enabled()
    steps.step(1)
    steps.type("X", 1, 0, "-1")
    steps.type("X", 2, 0, "-2")
    steps.run("steps.reset")
    np.testing.assert_array_equal(steps.numbers("X"), preset("text").X)
    assert steps.host.grid("X").changed is None
    steps.session.undo_stack.undo()
    assert steps.numbers("X")[1, 0] == -1


WHOLE = [
    ("zero", lambda m: m * 0),
    ("identity", lambda m: np.eye(4)),
    ("transpose", lambda m: m.T),
    ("negative", lambda m: -m),
]


@pytest.mark.parametrize(("change", "wanted"), WHOLE)
def test_the_menu_changes_a_whole_matrix(steps, change, wanted):
    steps.step(3)
    before = steps.numbers("W_K_used").copy()
    steps.menu("W_K_used", 1, 1, change)
    np.testing.assert_array_equal(steps.numbers("W_K_used"), wanted(before))
    assert steps.session.undo_stack.count() == 1
    assert steps.session.undo_stack.undoText().startswith("W_K ")


def test_a_matrix_that_is_not_square_cannot_be_transposed(steps):
    from attnviz.tabs.step_by_step.commands import matrix_menu

    steps.view.choose_preset("tiny")
    steps.step(2)
    menu = matrix_menu(steps.view, "W_Q", 0, 0)
    enabled = {a.data(): a.isEnabled() for a in menu.actions()}
    assert not enabled["transpose"]
    assert enabled["identity"]
    menu.deleteLater()


def test_a_derived_matrix_offers_to_hold_and_to_copy(steps):
    from attnviz.tabs.step_by_step.commands import matrix_menu

    steps.step(6)
    menu = matrix_menu(steps.view, "scores", 0, 0)
    data = [a.data() for a in menu.actions() if not a.isSeparator() and not a.menu()]
    assert data == [
        "edit",
        "hold",
        "let-go",
        "explain",
        "what-changes",
        "saturation",
        "copy",
        "copy-row",
        "export",
    ]
    menu.deleteLater()


PASTES = [
    "1\t2\t3\t4\n5\t6\t7\t8\n9\t8\t7\t6\n5\t4\t3\t2",
    "np.array([[1, 2, 3, 4], [5, 6, 7, 8], [9, 8, 7, 6], [5, 4, 3, 2]])",
    r"\begin{bmatrix} 1&2&3&4 \\ 5&6&7&8 \\ 9&8&7&6 \\ 5&4&3&2 \end{bmatrix}",
]


@pytest.mark.parametrize("text", PASTES, ids=["TSV", "NumPy", "LaTeX"])
def test_a_whole_matrix_is_pasted_from_any_cell(steps, text):
    steps.step(2)
    clip(text)
    steps.click("W_Q", 2, 2)
    steps.keys(Qt.Key.Key_V, modifier=Qt.KeyboardModifier.ControlModifier)
    assert steps.numbers("W_Q")[1].tolist() == [5, 6, 7, 8]
    assert steps.session.undo_stack.count() == 1


def test_a_block_is_pasted_from_the_cell_on(steps):
    steps.step(1)
    clip("7\t8\n9\t6")
    steps.click("X", 2, 1)
    steps.run("steps.paste")
    assert steps.numbers("X")[2:, 1:3].tolist() == [[7, 8], [9, 6]]
    assert steps.numbers("X")[2, 0] == -0.3


def test_a_block_that_reaches_over_the_edge_is_refused(steps):
    steps.step(1)
    clip("7\t8\n9\t6")
    steps.click("X", 3, 1)
    steps.run("steps.paste")
    assert steps.rejected[-1].startswith("Paste into X: found 2 × 2 numbers")
    np.testing.assert_array_equal(steps.numbers("X"), preset("text").X)


def test_pasting_words_is_refused(steps):
    steps.step(1)
    clip("hello world")
    steps.click("X", 0, 0)
    steps.run("steps.paste")
    assert steps.info_bar.text.startswith("Paste: ")
    assert not steps.session.undo_stack.canUndo()


@pytest.mark.parametrize("way", ["command", "key"])
def test_pasting_on_a_derived_matrix_says_where_to(steps, way):
    steps.step(6)
    clip("1")
    steps.click("scores", 0, 0)
    if way == "command":
        steps.run("steps.paste")
    else:
        steps.keys(Qt.Key.Key_V, modifier=Qt.KeyboardModifier.ControlModifier)
    assert not steps.rejected
    assert steps.info_bar.text.startswith("S is computed from Q and K.")


@pytest.mark.parametrize("suffix", ["csv", "npy"])
def test_a_matrix_comes_from_a_file(steps, tmp_path, suffix, monkeypatch):
    values = np.arange(16.0).reshape(4, 4)
    path = tmp_path / f"w.{suffix}"
    np.savetxt(path, values, delimiter=",") if suffix == "csv" else np.save(path, values)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *asked: (str(path), ""))
    steps.step(4)
    steps.menu("W_V_used", 0, 0, "load")
    np.testing.assert_array_equal(steps.numbers("W_V_used"), values)


def test_a_file_that_nobody_waits_for_changes_nothing(steps, tmp_path, monkeypatch):
    from threading import Event

    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication, QProgressDialog, QPushButton

    from attnviz.tabs.step_by_step.edits import edits
    from attnviz.ui.controls import waiting

    path, free, said = tmp_path / "w.npz", Event(), []
    np.savez(path, W=np.arange(16.0).reshape(4, 4))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *asked: (str(path), ""))
    monkeypatch.setattr(waiting, "PATIENCE", 0.001)
    monkeypatch.setattr(edits, "read_matrix", lambda name: free.wait(20) and np.ones((4, 4)))

    def give_up():
        box = QApplication.activeModalWidget()
        assert isinstance(box, QProgressDialog)
        said.append(box.labelText())
        box.findChild(QPushButton).click()

    steps.step(4)
    before = steps.numbers("W_V_used")
    QTimer.singleShot(0, give_up)
    steps.menu("W_V_used", 0, 0, "load")
    free.set()
    assert said == ["Opening w.npz…"]
    np.testing.assert_array_equal(steps.numbers("W_V_used"), before)


def test_a_file_of_another_shape_is_refused_by_name(steps, tmp_path, monkeypatch):
    path = tmp_path / "w.csv"
    path.write_text("1,2\n3,4\n")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *asked: (str(path), ""))
    steps.step(4)
    steps.menu("W_V_used", 0, 0, "load")
    assert "W_V" in steps.rejected[-1]
    assert "2 × 2" in steps.rejected[-1]


def test_copies_carry_every_digit(steps):
    steps.step(6)
    steps.click("scores", 0, 0)
    steps.run("steps.copy")
    assert clipped() == "-1.765"
    assert steps.statuses[-1] == "Copied: -1.765"
    steps.menu("scores", 2, 1, "copy-row")
    assert steps.statuses[-1] == "Copied: row 3 of S"
    assert [float(n) for n in clipped().split("\t")] == steps.numbers("scores")[2].tolist()
    steps.menu("scores", 2, 1, "copy-LaTeX")
    assert clipped().splitlines()[3] == r"-0.55 & 1.96 & -1.08 & -2.61 \\"
    assert steps.statuses[-1] == "Copied: S as LaTeX"
    steps.type("scores", 2, 1, "0")
    boxed = r"-0.55 & \boxed{0.00} & -1.08 & -2.61 \\"
    steps.menu("scores", 2, 1, "copy-LaTeX")
    assert clipped().splitlines()[3] == boxed
    steps.run("steps.copy_all_latex")
    assert boxed in clipped().splitlines()


def test_all_matrices_read_back_from_numpy_text(steps):
    steps.run("steps.copy_all_numpy")
    assert steps.statuses[-1] == "Copied: all matrices as NumPy"
    space = {}
    exec(clipped(), space)
    trace = steps.session.trace("example")
    np.testing.assert_array_equal(space["A"], trace["pattern"][0])
    np.testing.assert_array_equal(space["masked"], trace["masked_scores"][0])
    np.testing.assert_array_equal(space["W_V"], trace["W_V"][0])
    names = {"X", "W_Q", "W_K", "W_V", "Q", "K", "V", "K_T", "S", "scaled", "M", "masked", "E"}
    assert names | {"row_sums", "A", "O"} <= set(space)


def test_all_matrices_go_into_one_csv_file(steps, tmp_path, monkeypatch):
    path = tmp_path / "all.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *asked: (str(path), ""))
    steps.run("steps.save_csv")
    blocks = path.read_text(encoding="utf-8").split("\n\n")
    assert blocks[0].splitlines()[:3] == ["X", ",d₀,d₁,d₂,d₃", "The,0.2,-0.4,0.1,0.9"]
    assert any(block.startswith("A\n,The,cat,sat,down\nThe,1,0,0,0") for block in blocks)


def test_a_file_that_cannot_be_written_says_so(steps, tmp_path, monkeypatch):
    path = tmp_path / "nowhere" / "all.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *asked: (str(path), ""))
    steps.run("steps.save_csv")
    assert str(path) in steps.view.status()
    assert not path.parent.exists()
    path.parent.mkdir()
    steps.run("steps.save_csv")
    assert steps.view.status() == f"Saved: {path}"


def test_a_worksheet_is_offered_only_where_someone_makes_it(steps):
    assert "steps.worksheet" not in {c.id for c in steps.view.commands()}
    asked = []
    steps.view.worksheet_requested.connect(lambda: asked.append(True))
    steps.run("steps.worksheet")
    assert asked == [True]


def test_scores_over_700_stay_right_and_are_noted(steps):
    steps.step(2)
    steps.type("W_Q", 1, 0, "9000")
    steps.step(10)
    pattern = steps.numbers("pattern")
    assert np.isfinite(pattern).all()
    np.testing.assert_allclose(pattern.sum(axis=1), 1)
    assert "scores over 700" in steps.view.status()
    steps.step(9)
    assert steps.view.caption().startswith("Subtract each row’s maximum")


@pytest.mark.parametrize("size", [(2, 2, 2), (8, 8, 8), (3, 5, 2), (8, 2, 7)])
def test_sizes_from_2_to_8_show_every_step(steps, size):
    words, d_model, d_k = size
    steps.view.edits.resize(*size)
    assert steps.view.caption() == (
        f"Now {WORDS[words]} words with {WORDS[d_model]} numbers each, d_k = {d_k}."
    )
    for number in range(1, 13):
        steps.step(number)
        for name in steps.host.names():
            array = steps.session.trace("example")[name]
            shown = steps.numbers(name)
            np.testing.assert_array_equal(shown, array[0] if array.ndim == 3 else array)


WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")


def test_the_size_question_starts_from_the_present_size(steps, qtbot):
    from attnviz.ui.controls.size_dialog import SizeDialog

    steps.run("steps.size")
    (dialog,) = steps.view.findChildren(SizeDialog)
    assert [box.value() for box in dialog.boxes] == [4, 4, 4]
    dialog.boxes[0].setValue(6)
    dialog.boxes[2].setValue(3)
    dialog.accept()
    document = steps.session.document("example")
    assert (document.n_tokens, document.d_model, document.d_k) == (6, 4, 3)


# The sentence of tab 1


def test_the_sentence_of_tab_1_is_shown_head_by_head(steps):
    steps.view.choose_preset("sentence")
    assert steps.session.lab.example is None
    heads = steps.view.controls.heads
    assert heads.names == ("Who is it?", "Previous word", "Subject finder", "Resting")
    steps.step(10)
    assert steps.numbers("pattern").shape == (11, 11)
    assert round(float(steps.numbers("pattern")[10, 1]), 4) == 0.9629
    heads.chosen.emit(1)
    assert round(float(steps.numbers("pattern")[10, 9]), 4) == 0.9354
    assert steps.session.selection.head == 1
    assert not steps.command("steps.size").enabled()


def test_an_edit_of_the_sentence_is_an_edit_of_tab_1(steps):
    steps.view.choose_preset("sentence")
    steps.session.select(token=7)
    steps.step(1)
    steps.type("X", 1, 0, "1.2")
    document = steps.session.document("document")
    assert document.X[1, 0] == 1.2
    trace = steps.session.trace("document")
    assert round(float(trace["pattern"][0, 7, 1]), 2) == 0.69
    assert steps.view.caption().startswith("living of “animal”: 1 → 1.2. “it” now gives “animal”")


def test_the_clock_columns_of_a_sentence_are_locked(steps):
    steps.view.choose_preset("sentence")
    steps.step(1)
    steps.click("X", 3, 12)
    steps.keys(Qt.Key.Key_5)
    assert "locked" in steps.info_bar.text
    assert not steps.session.undo_stack.undoText().startswith("cross")


def test_averaged_keys_cannot_be_typed_over(steps):
    from attnviz.model.edits.layer import set_kv_heads

    steps.view.choose_preset("sentence")
    steps.session.edit(set_kv_heads, 1, text="MQA")
    steps.step(3)
    assert not steps.host.grid("W_K_used").editable
    steps.click("W_K_used", 0, 0)
    steps.keys(Qt.Key.Key_5)
    assert steps.info_bar.text.startswith("W_K is an average over several heads")
    np.testing.assert_array_equal(
        steps.numbers("W_K_used"), steps.session.trace("document")["W_K_used"][0]
    )


def test_numbers_of_another_head_are_not_compared(steps):
    steps.view.choose_preset("sentence")
    steps.session.select(head=2)
    steps.session.undo_stack.undo()  # back to an example of one head
    assert steps.view.state.one.head == 0
    plain = steps.view.caption()
    steps.session.select(cell=None, head=0)
    assert steps.view.caption() == plain
    assert "Now " not in plain
