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


def test_a_cell_of_the_maps_is_told_by_its_two_words(sentence):
    tried = sentence.panel.what_if.panel
    tried.word.setText("it")
    tried.choose("last-word")
    host = tried.host
    assert host.describe("before", 10, 1) == "tired → animal: 96.3%"
    assert host.describe("difference", 10, 1) == "it → animal: −50 points"
    assert host.describe("difference", 10, 5) == "it → street: +46 points"
    assert host.describe("after", 3, 8) == "cross → was: masked"


def test_the_list_says_which_word_would_stand_last(sentence):
    tried = sentence.panel.what_if.panel
    tried.word.clear()
    QTest.keyClicks(tried.word, "robot")
    assert tried.kinds.itemText(0) == "the last word were “robot”"
    QTest.keyClick(tried.word, Qt.Key.Key_Return)
    assert tried.host.describe("after", 10, 0).startswith("robot → The: ")


def test_the_maps_open_larger_and_follow_what_is_tried(sentence, qtbot):
    from attnviz.ui.tab.what_if_maps import WhatIfMaps

    tried = sentence.panel.what_if.panel
    tried.larger.click()
    dialog = tried.dialog
    (maps,) = dialog.findChildren(WhatIfMaps)
    assert maps.layout_of("after").cell_w > tried.host.layout_of("after").cell_w
    assert maps.layout_of("after").cells.left() > maps.layout_of("before").cells.right()
    assert tuple(maps.grid("before").column_labels)[1] == "animal"
    tried.choose("sharper")
    assert np.array_equal(maps.grid("after").values, tried.change.after)
    tried.larger.click()
    assert tried.dialog is dialog
    dialog.close()
    qtbot.waitUntil(lambda: tried.dialog is None)


def test_nothing_is_tried_while_it_is_closed(session, sentence, steps, monkeypatch):
    asked = []
    for section in (sentence.panel.what_if, steps):
        topic = section._topic
        monkeypatch.setattr(section, "_topic", lambda topic=topic: asked.append(1) or topic())
        section.set_open(False)
    session.edit(set_cell, "X", (1, 0), 0.5)
    session.edit(set_cell, "X", (1, 0), 0.5, slot="example")
    assert not asked
    sentence.panel.what_if.set_open(True)
    assert asked == [1]
    found = sentence.panel.what_if.panel.change
    assert np.array_equal(found.before, session.trace()["pattern"][0])
