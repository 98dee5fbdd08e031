"""Cover, vote and reveal on each tab, by keys, clicker, mouse and button."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from shiboken6 import isValid

TABS = ("heads", "steps", "saturation", "grid", "sparse")
CHOICES = ("heads", "saturation", "grid")
NUMBERS = {"steps": ("1.96", "3.1"), "sparse": ("70", "71")}
RIGHT = {"heads": "2", "saturation": "1", "grid": "2"}
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture(params=TABS)
def tab(stage, request):
    made = stage(request.param)
    if request.param == "steps":
        made.session.select(step=6)
    if request.param == "sparse":
        made.run("sink-window")
    return made


def predict_button(tab):
    owner = tab.view.controls
    return owner.predict


@pytest.mark.parametrize("id_", CHOICES)
def test_numbers_vote_and_the_caption_counts_the_right_ones(stage, id_):
    tab = stage(id_)
    tab.cover()
    wrong = "3"
    tab.type(RIGHT[id_] + wrong + RIGHT[id_])
    assert tab.view.prediction.votes[0][1] == 2
    assert "3 votes" in tab.view.caption()
    tab.reveal()
    assert tab.view.caption().startswith("2 of 3 right.")


@pytest.mark.parametrize("id_", NUMBERS)
def test_a_number_is_typed(stage, id_):
    tab = stage(id_)
    if id_ == "steps":
        tab.session.select(step=6)
    else:
        tab.run("sink-window")
    tab.cover()
    for text in NUMBERS[id_]:
        tab.type(text)
        tab.key(Qt.Key.Key_Return)
    assert tab.votes() == dict.fromkeys(NUMBERS[id_], 1)
    tab.reveal()
    assert tab.view.caption().startswith("1 of 2 right")


def test_a_digit_does_nothing_else_while_covered(tab):
    before = tab.session.selection
    tab.cover()
    tab.type("3")
    assert tab.session.selection == before
    tab.view.leave_predicting()
    assert not tab.view.predicting


def test_backspace_takes_it_away(tab):
    tab.cover()
    tab.type("3")
    if tab.view.id in NUMBERS:
        assert tab.view.prediction.typed == "3"
    else:
        assert tab.votes() == {2: 1}
    tab.key(Qt.Key.Key_Backspace)
    assert tab.votes() == {}
    assert tab.view.prediction.typed == ""


def test_a_clicker_reveals_first_then_goes_on(tab):
    tab.cover()
    assert tab.view.advance(1)
    assert tab.view.prediction.revealed
    before = (tab.session.selection, tab.session.lab)
    if not tab.view.advance(1):
        tab.view.advance(-1)
    assert (tab.session.selection, tab.session.lab) != before
    assert tab.view.covered, "what comes next is covered again"


def test_space_reveals(tab):
    tab.cover()
    tab.view.toggle_motion()
    assert tab.view.prediction.revealed


def test_escape_leaves(tab):
    tab.cover()
    assert tab.view.escape()
    assert not tab.view.predicting


def test_the_button_covers_reveals_and_leaves(tab):
    button = predict_button(tab)
    assert button.isVisible()
    assert "Predict first" in button.text()
    QTest.mouseClick(button, LEFT)
    assert tab.view.covered
    assert "Reveal" in button.text()
    QTest.mouseClick(button, LEFT)
    assert tab.view.prediction.revealed
    QTest.mouseClick(button, LEFT)
    assert not tab.view.predicting
    assert not button.isChecked()


def test_p_is_the_key(tab):
    command = next(c for c in tab.view.commands() if c.id.endswith(".predict"))
    assert command.keys == ("P",)
    assert command.canvas_only
    assert not command.checked()
    command.run()
    assert command.checked()


def test_no_key_is_claimed_after_the_reveal(tab):
    tab.cover()
    tab.reveal()
    target = tab.view.voting_widgets()[0]
    event = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_3, NONE, "3")
    event.ignore()
    assert not tab.view._vote_keys.eventFilter(target, event)
    tab.view.set_predicting(False)
    tab.cover()
    assert tab.view._vote_keys.eventFilter(target, event)


def test_a_lesson_needs_its_own_digits(tab):
    tab.view.set_predicting(True)
    tab.type("3")
    assert tab.votes() == {}
    assert tab.view.prediction.typed == ""
    tab.view.set_predicting(False)
    assert not tab.view.predicting


def test_clicks_vote_on_the_sentence(stage):
    tab = stage("heads")
    tab.cover()
    canvas = tab.view.canvas
    layout = canvas.layout_now()
    at = QPoint(round(layout.bar_left + 20), round(layout.middle(3)))
    QTest.mouseClick(canvas, LEFT, NONE, at)
    assert tab.votes() == {3: 1}
    assert tab.session.selection.key is None, "a vote pins nothing"


def test_clicks_vote_on_bars_and_in_the_strip(stage):
    tab = stage("saturation")
    tab.cover()
    canvas = tab.view.canvas
    bar = canvas.layout_now().charts[1].bar_rect(4, tab.view._theme)
    QTest.mouseClick(canvas, LEFT, NONE, bar.center().toPoint())
    QTest.mouseClick(tab.view.votes, LEFT, NONE, tab.view.votes.choice_rect(0).center().toPoint())
    assert tab.votes() == {4: 1, 0: 1}


def test_clicks_vote_in_the_row_of_every_head(stage):
    tab = stage("grid")
    tab.cover()
    row = tab.view.state.row
    tab.view.canvas.cell_clicked.emit("A2", row, 5, NONE)
    assert tab.votes() == {5: 1}
    tab.view.canvas.cell_clicked.emit("A2", row - 2, 1, NONE)
    assert tab.view.state.row == row - 2
    assert tab.votes() == {}, "another row is another question"


def test_no_other_row_is_previewed_while_one_votes(stage):
    tab = stage("heads")
    tab.cover()
    query = tab.view.state.query
    tab.view.canvas.query_hovered.emit(0)
    assert tab.view.state.query == query


def test_two_words_with_equal_shares_are_both_right(stage):
    tab = stage("heads")
    tokens = tab.session.document().tokens
    tab.session.select(token=tokens.index("it"))
    tab.cover()
    right = tab.view.prediction.question.right
    assert {tokens[place] for place in right} == {"animal", "street"}


def test_what_is_not_written_yet_stays_so(stage):
    tab = stage("heads")
    tab.session.select(token=3)
    tab.cover()
    columns = tab.view.canvas.columns
    assert list(columns.seen) == [True] * 4 + [False] * 7
    assert not tab.view.prediction.vote(4)


def test_a_masked_cell_of_the_steps_is_not_asked_for(stage):
    tab = stage("steps")
    tab.session.select(step=8)
    tab.cover()
    _, row, column = tab.view.prediction.question.about[-1]
    assert not tab.view.state.one.hidden[row, column]
    grid = tab.view.canvas.host.grid("masked_scores")
    assert (grid.covered == ~tab.view.state.one.hidden).all()


def test_an_edit_under_the_cover_stays_under_it(stage):
    tab = stage("steps")
    tab.session.select(step=6)
    tab.cover()
    tab.view.edits.set_number("X", 2, 0, 5.0, 1)
    grid = tab.view.canvas.host.grid("scores")
    assert grid.covered.all()
    assert not grid.values.any()


def test_tiles_do_not_move_the_cells(stage):
    tab = stage("steps")
    tab.session.select(step=6)
    tab.cover()
    tab.reveal()
    open_ = tab.view.canvas.host.cell_rect("scores", 2, 1)
    tab.view.set_predicting(False)
    tab.cover()
    assert tab.view.canvas.host.cell_rect("scores", 2, 1) == open_


def test_tables_may_come_and_go_while_it_is_covered(stage, qtbot):
    tab = stage("steps")
    tab.session.select(step=6)
    tab.cover()
    tab.run("table")
    tables = tab.view.canvas.tables
    table = tables.table(tables.names()[0])
    tab.view.update_text()
    tab.run("table")
    qtbot.waitUntil(lambda: not isValid(table))
    tab.view.set_predicting(False)
    tab.cover()
    tab.type("1.96")
    tab.key(Qt.Key.Key_Return)
    assert tab.votes() == {"1.96": 1}
