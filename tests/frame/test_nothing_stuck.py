"""The keyboard, the place and the numbers can always be had back, in the window as a whole."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from windows import open_window, press

from attnviz.ui.controls.size_dialog import SizeDialog

K = Qt.Key


@pytest.fixture
def window(qtbot):
    return open_window(qtbot)


def steps_tab(window, number):
    window.show_tab(1)
    window.session.select(step=number)
    QApplication.processEvents()
    return window.view


def test_next_on_the_last_step_and_back_on_the_first_keep_the_keyboard(window):
    tab = steps_tab(window, 11)
    for button, step in ((tab.controls.next, 12), (tab.controls.back, 1)):
        window.session.select(step=step + (-1 if step == 12 else 1))
        button.setFocus()
        for _ in range(2):
            press(window, K.Key_Space)
            assert (window.session.selection.step, QApplication.focusWidget()) == (step, button)


@pytest.mark.parametrize("place", range(5))
def test_what_goes_off_or_away_never_throws_the_keyboard_to_the_bars(window, place):
    window.show_tab(place)
    QApplication.processEvents()
    for control in [
        *window.view.findChildren(QWidget),
        *window.canvas_stack.panel.findChildren(QWidget),
    ]:
        if not (control.focusPolicy() & Qt.FocusPolicy.TabFocus and control.isVisible()):
            continue
        for lose, restore in (
            (lambda c: c.setEnabled(False), lambda c: c.setEnabled(True)),
            (QWidget.hide, QWidget.show),
        ):
            control.setFocus()
            if QApplication.focusWidget() is not control:
                continue
            lose(control)
            focused = QApplication.focusWidget()
            restore(control)
            assert focused is not None
            assert not window.top_bar.isAncestorOf(focused)


def test_undo_leads_back_to_the_tab_the_step_and_the_cell(window, qtbot):
    tab = steps_tab(window, 1)
    host = tab.canvas.host
    QTest.mouseClick(
        host, Qt.MouseButton.LeftButton, pos=host.cell_rect("X", 1, 2).center().toPoint()
    )
    QTest.keyClicks(host, "7")
    QTest.keyClick(host.input.editor, K.Key_Return)
    qtbot.waitUntil(lambda: host.input.editor is None)
    assert tab.session.document("example").X[1, 2] == 7
    window.session.select(step=6)
    window.show_tab(3)
    window.controller.actions.undo()
    assert window.view is tab
    assert tab.state.step.number == 1
    assert tab.state.lit == ("X", 1, 2)
    assert tab.session.document("example").X[1, 2] != 7


def test_undo_takes_the_keyboard_along_in_a_matrix(window, qtbot):
    tab = steps_tab(window, 1)
    host = tab.canvas.host
    QTest.mouseClick(
        host, Qt.MouseButton.LeftButton, pos=host.cell_rect("X", 1, 2).center().toPoint()
    )
    QTest.keyClicks(host, "7")
    QTest.keyClick(host.input.editor, K.Key_Return)
    qtbot.waitUntil(lambda: host.input.editor is None)
    assert host.cursor_cell().row == 2
    window.controller.actions.undo()
    assert tuple(host.cursor_cell()) == ("X", 1, 2)


@pytest.mark.parametrize("lit", [("Q", 2, 0), ("scores", 3, 1)])
def test_predict_first_asks_and_reveals_one_cell(window, qtbot, lit):
    tab = steps_tab(window, 6)
    tab.canvas.motion.stop()
    tab.keep_lit(*lit)
    tab.toggle_predicting()
    asked = tab.prediction.question
    where = asked.about[-1]
    tab.point(hovered=("scores", 0, 0))
    tab.prediction.reveal()
    assert tab.state.pointed == where
    assert tab.prediction.question.about == asked.about
    name = f"({tab.state.one.cell_name(*where)})"
    assert name in asked.text
    assert f"cell {name} = {asked.number:.3f}".rstrip("0").replace("-", "−") in tab.status()


def test_new_makes_an_empty_example_of_chosen_sizes(window):
    window.show_tab(3)
    press(window, K.Key_N, Qt.KeyboardModifier.ControlModifier)
    (dialog,) = window.findChildren(SizeDialog)
    assert "from 2 to 8" in dialog.findChild(QWidget, "ends").text()
    assert dialog.boxes[0].lineEdit().selectedText() == "4"  # a digit takes its place
    for box, value in zip(dialog.boxes, (3, 5, 9), strict=True):
        box.lineEdit().setFocus()
        box.lineEdit().selectAll()
        QTest.keyClicks(box.lineEdit(), str(value))
    dialog.accept()
    assert dialog.isVisible()
    assert dialog.fault.text() == "d_k (numbers per query or key): found 9, expected 2 to 8"
    before = window.session.lab
    dialog.boxes[2].setValue(2)
    assert not dialog.fault.text()
    dialog.accept()
    made = window.session.document("example")
    assert (made.n_tokens, made.d_model, made.d_k) == (3, 5, 2)
    assert not any(array.any() for array in (made.X, made.W_Q, made.W_K, made.W_V))
    assert window.view.id == "steps"
    assert window.view.state.lit == ("X", 0, 0)
    window.controller.actions.undo()
    assert window.session.lab is before
    assert window.view.id == "grid"


def test_reset_is_offered_only_where_something_differs(window):
    for place, slot in ((0, "document"), (2, "saturation"), (3, "document")):
        window.show_tab(place)
        reset = next(c for c in window.view.commands() if c.id.endswith(".reset"))
        assert not reset.enabled()
        command = {0: "swap", 2: "new_draw", 3: "swap"}[place]
        found = {c.id.partition(".")[2]: c for c in window.view.commands()}
        found[command].run()
        assert reset.enabled(), slot
        reset.run()
        assert not reset.enabled()


@pytest.mark.parametrize(("place", "pick", "key", "shown"), [
    (4, {"outlined": 13, "chosen": True}, K.Key_4, lambda view: view.state.row),
    (2, {"followed": 3}, K.Key_R, lambda view: view.pointer.followed),
])  # fmt: skip
def test_undo_brings_back_the_row_or_key_of_a_tab(window, place, pick, key, shown):
    window.show_tab(place)
    view = window.view
    view.point(**pick)
    there = shown(view)
    press(window, key)
    assert window.session.undo_stack.index() == 1
    view.point(**{name: (5 if name != "chosen" else True) for name in pick})
    assert shown(view) != there
    window.show_tab(0)
    for back in (window.session.undo_stack.undo, window.session.undo_stack.redo):
        back()
        assert window.view is view
        assert shown(view) == there
        view.point(**{name: (5 if name != "chosen" else True) for name in pick})
