"""Numbers of the By hand card are typed over: they are held, and everything after them follows."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from windows import open_window

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def window(qtbot):
    return open_window(qtbot)


def open_editor(window, array, component=0):
    card = window.view.side_panel().card
    boxes = [box for box, cell in card.boxes() if cell[0] == array]
    at = boxes[component].center().toPoint()
    QTest.mouseDClick(card, LEFT, NONE, at)
    return card


def typed(window, array, text, component=0):
    card = open_editor(window, array, component)
    assert card.entry.editor is not None
    card.entry.editor.setText(text)
    QTest.keyClick(card.entry.editor, Qt.Key.Key_Return)
    QApplication.processEvents()
    return card


@pytest.mark.parametrize("array", ["Q", "K", "scores", "pattern"])
def test_each_number_of_the_card_is_held(window, array):
    session = window.session
    state = window.view.state
    before = session.trace().pattern[state.head, state.query].copy()
    card = typed(window, array, "1/4")
    (held,) = session.document().holds
    assert (held.array, held.value) == (array, 0.25)
    expected = {
        "Q": (state.query,), "K": (state.key,), "scores": (state.query, state.key),
        "pattern": (state.query, state.key),
    }  # fmt: skip
    place = held.place[1:] if array in ("scores", "pattern") else held.place[1:2]
    assert place == expected[array]
    after = session.trace().pattern[state.head, state.query]
    assert (after != before).any()
    assert card.entry.editor is None
    session.undo_stack.undo()
    assert not session.document().holds


def test_the_number_under_a_column_is_the_one_that_is_held(window):
    card = window.view.side_panel().card
    names = card.content.names
    for component in range(len(names)):
        (_, (array, place)) = [b for b in card.boxes() if b[1][0] == "Q"][component]
        value = float(window.session.trace()[array][place])
        shown = card.content.query_vector[component].replace("−", "-")
        assert float(shown) == pytest.approx(value, abs=0.006)


def test_an_empty_field_lets_it_go_and_escape_changes_nothing(window):
    typed(window, "scores", "2")
    assert window.session.document().holds
    card = open_editor(window, "scores")
    QTest.keyClick(card.entry.editor, Qt.Key.Key_Escape)
    assert window.session.document().holds[0].value == 2
    typed(window, "scores", "")
    assert not window.session.document().holds


def test_a_covered_card_opens_nothing(window):
    window.view.set_predicting(True)
    card = window.view.side_panel().card
    for _, cell in card.boxes():
        card.number_wished.emit(cell, None)
    assert card.entry.editor is None


def test_a_weight_of_50_is_doubtful(window):
    typed(window, "pattern", "50")
    assert not window.session.document().holds
    typed(window, "pattern", "50%")
    assert window.session.document().holds[0].value == 0.5


def keyed(window):
    """Return the card with the keyboard on it."""
    card = window.view.side_panel().card
    card.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    return card


def press(widget, key, modifier=NONE):
    QTest.keyClick(QApplication.focusWidget() or widget, key, modifier)
    QApplication.processEvents()


@pytest.mark.parametrize("opening", [Qt.Key.Key_F2, Qt.Key.Key_Return, "3"])
def test_the_score_is_held_by_the_keyboard_alone(window, opening):
    card = keyed(window)
    head = window.session.selection.head
    press(card, opening)
    if opening != "3":
        press(card, "3")
    assert card.entry.editor.text() == "3"
    press(card, Qt.Key.Key_Return)
    (held,) = window.session.document().holds
    assert (held.array, held.value) == ("scores", 3.0)
    assert card.hasFocus()
    assert window.session.selection.head == head, "the digit was not taken for a head"
    press(card, Qt.Key.Key_Delete)
    assert not window.session.document().holds


def test_arrows_reach_every_number_of_the_card_and_say_it(window, monkeypatch):
    from attnviz.tabs.sentence_heads.panel import by_hand_card

    said = []
    monkeypatch.setattr(by_hand_card, "announce_place", lambda _, text: said.append(text))
    card = keyed(window)
    assert said == [card.content.lines[card.content.score_line]]
    press(card, Qt.Key.Key_Down)
    assert said[-1] == card.content.result
    for _ in range(3):
        press(card, Qt.Key.Key_Up)
    reached = {card.content.query_cells.index(card._current)}
    for _ in card.content.names:
        press(card, Qt.Key.Key_Left)
    for place, name in enumerate(card.content.names):
        number = card.content.query_vector[place]
        assert said[-1] == f"q {card.content.query}, {name}: {number}"
        reached.add(place)
        press(card, Qt.Key.Key_Right)
    assert reached == set(range(len(card.content.names)))
    press(card, Qt.Key.Key_Down)
    assert said[-1].startswith(f"k {card.content.key}, ")


def test_control_and_enter_hold_a_number_as_it_is(window):
    card = keyed(window)
    array, place = card.content.score
    value = float(window.session.trace()[array][place])
    press(card, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    (held,) = window.session.document().holds
    assert (held.array, held.value) == ("scores", value)
