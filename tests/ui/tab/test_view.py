"""The contract of a tab, on a small one from outside: the vectors of the words as a grid."""

import re

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtTest import QTest
from vectors_tab.commands import COPY, word_row
from vectors_tab.state import X
from vectors_tab.view import VectorsView

from attnviz.errors import EditError
from attnviz.export.figure import picture_bytes
from attnviz.model.edits.layer import set_cell, set_sentence
from attnviz.model.files import library
from attnviz.session import Session
from attnviz.ui.grid.picks import Picks
from attnviz.ui.look.theme import theme

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


class Shown:
    """The tab on screen, and what it said and showed."""

    def __init__(self, view):
        self.view, self.session, self.canvas = view, view.session, view.canvas
        self.captions, self.statuses, self.states = [], [], []
        view.caption_changed.connect(self.captions.append)
        view.status_changed.connect(self.statuses.append)
        view.add_part(self)
        self.states.clear()

    def show_state(self, state, before):
        self.states.append((state, before))

    def set_theme(self, theme):
        self.theme = theme

    def run(self, id_):
        next(c for c in self.view.commands() if c.id == f"vectors.{id_}").run()

    def type(self, row, column, value, gesture=0):
        self.canvas.cell_edited.emit(X, row, column, value, gesture)


@pytest.fixture
def tab(qtbot):
    view = VectorsView(Session(library.start_lab()), theme("light"))
    qtbot.addWidget(view)
    view.resize(900, 600)
    view.show()
    view.activateWindow()
    view.setFocus()
    qtbot.waitUntil(view.canvas.hasFocus)
    return Shown(view)


def painted(view, look="light", size=(400, 300), live=False):
    image = QImage(*size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    (view.draw_live if live else view.draw)(painter, QRectF(0, 0, *size), theme(look))
    painter.end()
    return image


# One state, shown once


def test_every_part_is_shown_one_change_once_with_the_state_before(tab):
    before = tab.view.state
    tab.type(1, 2, 0.75)
    assert [known for _, known in tab.states] == [before]
    assert tab.states[0][0] is tab.view.state
    assert tab.view.state.X[1, 2] == 0.75
    assert len(tab.captions) == len(tab.statuses) == 1
    assert tab.canvas.grid(X).at(1, 2) == 0.75


def test_pointing_at_the_same_or_editing_another_exhibit_shows_nothing(tab):
    tab.view.point(hovered=None)
    tab.session.edit(set_cell, "X", (0, 0), -1.0, slot="example")
    tab.session.edit(set_cell, "X", (1, 0), float(tab.view.state.X[1, 0]))
    assert tab.states == tab.captions == []


def test_a_part_updates_only_what_differs(tab):
    painted = tab.canvas.painted
    tab.view.point(hovered=(2, 3))
    assert tab.canvas.painted == painted
    assert tuple(tab.canvas.grid(X).lit_cells) == ((2, 3),)
    assert tab.statuses[-1] == f"{tab.view.state.tokens[2]} 4: {tab.view.state.X[2, 3]:g}"
    tab.type(2, 3, 0.5)
    assert tab.canvas.painted == painted + 1
    assert tuple(tab.canvas.grid(X).lit_cells) == ((2, 3),)


def test_what_is_pointed_at_is_fitted_to_a_smaller_document(tab):
    tab.view.point(hovered=(9, 1))
    tab.session.edit(set_sentence, "The cat", pointing={"token": 1})
    assert tab.view.state.hovered is None
    assert len(tab.captions) == 2
    assert tab.captions[-1].startswith("The vector of cat ")


def test_a_hidden_tab_does_nothing_and_shows_all_when_it_comes_back(tab):
    tab.view.set_shown(False)
    tab.type(1, 2, 0.75)
    tab.session.select(token=3)
    assert tab.states == tab.captions == []
    tab.view.set_shown(True)
    assert [before for _, before in tab.states] == [None]
    assert tab.view.state.X[1, 2] == 0.75
    tab.view.set_shown(False)
    tab.view.set_shown(True)
    assert len(tab.states) == 1


def test_show_anew_shows_the_same_state_as_if_nothing_had_been_there(tab):
    tab.view.show_anew()
    assert [before for _, before in tab.states] == [None]


def test_a_panel_is_made_when_it_is_wanted_and_shows_what_there_is(tab, qtbot):
    tab.type(10, 0, 3.0)
    panel = tab.view.side_panel()
    qtbot.addWidget(panel)
    assert panel is tab.view.side_panel()
    told = panel.text()
    assert told.startswith("length ")
    tab.type(10, 0, -4.0)
    assert panel.text() != told


def test_another_look_reaches_every_part(tab):
    dark, projector = theme("dark"), theme("projector", 1080)
    tab.view.set_theme(dark)
    assert tab.theme is tab.canvas.theme is dark
    assert not tab.view.prediction.projecting
    tab.view.set_theme(projector)
    assert tab.view.layout().spacing() == round(projector.px(4))
    assert tab.view.prediction.projecting


def test_the_canvas_takes_the_room_that_is_left(tab):
    row, canvas = tab.view.controls.geometry(), tab.canvas.geometry()
    assert (row.top(), canvas.top()) == (8, row.bottom() + 1 + 4)
    assert (canvas.width(), canvas.bottom()) == (900, 599)


def test_who_hears_the_canvas_hears_what_it_shows(tab):
    tab.view.session.select(token=2)
    assert tab.canvas.accessibleName() == f"Vectors of {len(tab.view.state.tokens)} words"
    assert tab.canvas.accessibleDescription() == tab.view.caption() == tab.captions[-1]


# Words


def test_an_edit_is_told_until_a_person_turns_away(tab):
    old, word = tab.view.state.X[1, 2], tab.view.state.tokens[1]
    tab.type(1, 2, 0.75)
    assert tab.captions[-1] == f"{word}: {old:g} is 0.75 now."
    tab.view.point(hovered=(0, 0))
    assert tab.captions[-1] == f"{word}: {old:g} is 0.75 now."
    tab.session.select(token=3)
    assert tab.captions[-1].startswith("The vector of ")
    tab.session.select(token=10)
    assert tab.captions[-1].startswith("The vector of ")


def test_one_gesture_is_one_story_and_another_begins_anew(tab):
    old = tab.view.state.X[1, 2]
    for value in (0.2, 0.3, 0.4):
        tab.type(1, 2, value, gesture=7)
    assert tab.captions[-1].endswith(f": {old:g} is 0.4 now.")
    assert tab.session.undo_stack.count() == 1
    tab.type(1, 2, 0.5, gesture=8)
    assert tab.captions[-1].endswith(": 0.4 is 0.5 now.")


def test_what_is_undone_or_done_elsewhere_is_not_told(tab):
    tab.type(1, 2, 0.75)
    tab.session.undo_stack.undo()
    assert tab.captions[-1].startswith("The vector of ")
    tab.session.edit(set_cell, "X", (1, 2), 0.5)
    assert tab.captions[-1].startswith("The vector of ")


def test_what_is_said_or_refused_stays_until_something_else_is_shown(tab):
    tab.view.say("Copied")
    tab.view.refuse("No such word")
    assert (tab.view.status(), tab.view.caption()) == ("Copied", "No such word")
    assert tab.view.canvas.accessibleDescription() == "No such word"
    tab.view.point(hovered=(0, 0))
    assert tab.view.status() != "Copied"
    assert tab.view.caption() != "No such word"


# What can be done


def test_commands_ask_the_state_and_act_on_the_view(tab):
    commands = {command.id: command for command in tab.view.commands()}
    assert list(commands)[-1] == "vectors.copy"
    assert {"vectors.predict", "vectors.reveal"} <= set(commands)
    up, tables = commands["vectors.up"], commands["vectors.tables"]
    assert up.enabled()
    tab.session.select(token=0)
    assert not up.enabled()
    assert not tables.checked()
    tables.run()
    assert tables.checked()
    assert tab.view.page() == {"tables": True}
    tab.view.show_page({})
    assert not tables.checked()


def test_commands_follow_what_there_is(tab):
    def words():
        return [c.id for c in tab.view.commands() if c.id.startswith("vectors.word_")]

    assert len(words()) == 11
    tab.session.edit(set_sentence, "The cat")
    assert words() == ["vectors.word_1", "vectors.word_2"]


def test_a_menu_is_made_of_rows_and_keeps_what_is_covered(tab):
    here = tab.view.state.row
    menu = tab.view.make_menu([word_row(here, "a & b"), word_row(0, "The"), None, COPY])
    texts = [(action.text(), action.isEnabled()) for action in menu.actions()]
    assert texts == [
        ("Go to a && b", False),
        ("Go to The", True),
        ("", True),
        ("Copy the vectors", True),
    ]
    menu.actions()[1].trigger()
    assert tab.session.selection.token == 0
    tab.run("predict")
    QGuiApplication.clipboard().setText("before")
    menu.actions()[3].trigger()
    assert QGuiApplication.clipboard().text() == "before"


def test_a_copy_says_what_it_copied_or_why_not(tab, monkeypatch):
    tab.run("copy")
    assert tab.statuses[-1] == "Copied: X"
    found = eval(QGuiApplication.clipboard().text(), {"np": np})
    np.testing.assert_array_equal(found, tab.view.state.X)

    def refuse(state):
        raise EditError("There is nothing to copy.")

    tab.view.copy(refuse, lambda state: "nothing")
    assert tab.statuses[-1] == "There is nothing to copy."


def test_rows_are_picked_by_click_and_key_and_added_up(tab):
    sums = tab.view.state.X.sum(axis=1)
    tab.canvas.row_clicked.emit(X, 2, CTRL)
    tab.canvas.row_clicked.emit(X, 4, SHIFT)
    assert tab.view.state.picks == Picks(X, rows=(2, 3, 4))
    assert tab.statuses[-1] == f"sum {sums[2:5].sum():g}"
    tab.view.point(hovered=(3, 0))
    tab.run("pick_row")
    assert tab.view.state.picks.rows == (2, 4)
    tab.run("pick_column")
    assert tab.view.state.picks == Picks(X, columns=(0,))
    tab.canvas.row_clicked.emit(X, 1, Qt.KeyboardModifier.NoModifier)
    assert not tab.view.state.picks
    assert tab.session.selection.token == 1


def test_projected_picks_stand_in_the_caption(tab):
    tab.canvas.row_clicked.emit(X, 2, CTRL)
    assert tab.captions[-1].startswith("The vector of ")
    tab.view.set_theme(theme("projector"))
    assert tab.view.caption().startswith("sum ")


# Tables in the place of the canvas


def test_tables_take_the_place_and_the_keyboard_and_give_both_back(tab):
    tab.run("tables")
    shown = tab.view.tables.tables
    assert not tab.canvas.isVisible()
    assert shown.isVisible()
    assert shown.has_focus()
    assert tab.view.focusProxy() is shown
    tab.type(1, 2, 0.75)
    model = shown.table(X).model()
    assert float(model.data(model.index(1, 2))) == 0.75
    shown.cell_edited.emit(X, 1, 2, 0.5, 0)
    assert tab.view.state.X[1, 2] == 0.5
    assert tab.view.escape()
    assert tab.view.tables.tables is None
    assert tab.canvas.isVisible()
    assert tab.canvas.hasFocus()


# Predict first


def test_while_covered_nothing_is_said_or_copied_and_a_new_question_covers_again(tab):
    tab.run("predict")
    assert tab.view.state.covered
    assert tab.captions[-1].startswith("Whose first number is the largest?")
    assert tab.statuses[-1] == "11 words, answer hidden"
    QGuiApplication.clipboard().setText("before")
    tab.run("copy")
    assert QGuiApplication.clipboard().text() == "before"
    assert tab.view.prediction.vote(1)
    assert tab.view.votes.isVisible()
    tab.view.set_reduced_motion(True)
    tab.run("reveal")
    assert not tab.view.state.covered
    assert re.match(r"[01] of 1 right\.", tab.captions[-1])
    tab.type(0, 0, 3.0)
    assert tab.view.state.covered
    assert tab.view.escape()
    assert tab.view.state.ballot is None
    assert not tab.view.votes.isVisible()
    assert not tab.view.controls.predict.isChecked()


def test_votes_stand_below_only_where_the_tab_puts_them(tab, qtbot):
    class Inside(VectorsView):
        def assemble(self, *parts, **others):
            super().assemble(*(part for part in parts if part is not self.votes), **others)

    view = Inside(Session(library.start_lab()), theme("light"))
    qtbot.addWidget(view)
    view.resize(900, 600)
    view.show()
    for each, below in ((tab.view, True), (view, False)):
        each.set_predicting(True, asks=True)
        assert each.votes.isVisible() == below
    assert painted(tab.view) != painted(view)  # one has the votes in the picture


def test_lifting_tiles_shows_parts_but_says_nothing(tab):
    tab.run("predict")
    tab.run("reveal")
    shown, said = len(tab.states), len(tab.captions)
    tab.view.prediction.lifted.emit()
    assert len(tab.states) == shown + 1
    assert len(tab.captions) == said


# Pictures


def test_pictures_are_laid_out_for_their_own_size_and_look(tab):
    assert painted(tab.view) == painted(tab.view)
    assert painted(tab.view, "dark").pixelColor(1, 1) == theme("dark").window
    tab.view.point(hovered=(2, 3))
    before = painted(tab.view, live=True)
    tab.type(2, 3, -2.5)
    assert painted(tab.view, live=True) != before
    svg = picture_bytes(
        "svg", lambda painter, rect: tab.view.draw(painter, rect, theme("light")), (500, 400)
    ).decode()
    assert "<image" not in svg
    assert ">animal<" in svg


def test_a_click_into_a_cell_reaches_the_document_and_comes_back(tab, qtbot):
    at = tab.canvas.cell_rect(X, 3, 1).center().toPoint()
    QTest.mouseDClick(tab.canvas, Qt.MouseButton.LeftButton, pos=at)
    editor = tab.view.focusWidget()
    QTest.keyClicks(editor, "0.25")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert tab.session.document().X[3, 1] == 0.25
    assert tab.canvas.cell_at(QPointF(at)) == (X, 3, 1)
