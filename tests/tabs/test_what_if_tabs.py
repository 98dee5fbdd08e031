"""What if, in the side panels of the sentence and the step tab."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from attnviz.model.edits.layer import set_cell
from attnviz.model.files import library
from attnviz.session import Session
from attnviz.tabs.sentence_heads.view import SentenceHeadsView
from attnviz.tabs.step_by_step.view import StepByStepView
from attnviz.ui.grid.board import GridPlace
from attnviz.ui.look.theme import theme


@pytest.fixture
def session(qapp):
    return Session(library.start_lab())


@pytest.fixture
def sentence(session, qtbot):
    view = SentenceHeadsView(session, theme("light"))
    qtbot.addWidget(view)
    panel = view.side_panel()
    qtbot.addWidget(panel)
    panel.build_sheet()
    panel.what_if.set_open(True)
    return view


@pytest.fixture
def steps(session, qtbot):
    view = StepByStepView(session, theme("light"))
    qtbot.addWidget(view)
    qtbot.addWidget(view.side_panel())
    section = view._panel.what_if
    section.set_open(True)
    return section


def test_the_sentence_tab_tries_a_last_word_on_its_head(session, sentence):
    tried = sentence.panel.what_if.panel
    assert np.array_equal(tried.change.before, session.trace()["pattern"][0])
    assert tried.change.changed_rows.tolist() == [False] * 10 + [True]
    session.select(head=2)
    assert np.array_equal(tried.change.before, session.trace()["pattern"][2])


def test_the_sentence_tab_hides_it_while_the_row_is_covered(session, sentence):
    sentence.set_predicting(True)
    assert sentence.panel.what_if.isHidden()
    sentence.set_predicting(False)
    assert not sentence.panel.what_if.isHidden()


def test_the_step_tab_tries_its_own_numbers(session, steps):
    tried = steps.panel
    example = session.trace("example")
    assert np.array_equal(tried.change.before, example["pattern"][0])
    assert tried.change.changed_rows.tolist() == [False, False, False, True]
    tried.masked.click()
    assert tried.change.changed_rows.all()
    assert "4 of 4 rows change" in tried.note.text()


def test_ctrl_c_copies_a_weight_of_the_answer(session, steps):
    host = steps.panel.host
    host.input.move_cursor(GridPlace("after", 3, 1))
    QTest.keyClick(host, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert float(QGuiApplication.clipboard().text()) == host.grid("after").at(3, 1) > 0


def test_an_edit_is_followed(session, steps):
    tried = steps.panel
    session.edit(set_cell, "X", (1, 0), -1.0, slot="example", text="cat d₀ −1")
    assert np.array_equal(tried.change.before, session.trace("example")["pattern"][0])


def test_it_costs_nothing_until_it_is_opened(session, qtbot):
    view = StepByStepView(session, theme("light"))
    qtbot.addWidget(view)
    qtbot.addWidget(view.side_panel())
    assert view._panel.what_if.panel is None
