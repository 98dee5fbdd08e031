"""One change is one refresh: a tab that shows it says so once, with the words of now."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from attnviz.model.edits.layer import set_sentence
from attnviz.model.files import library
from attnviz.session import Session
from attnviz.tabs.many_heads.view import ManyHeadsView
from attnviz.tabs.sentence_heads.view import SentenceHeadsView
from attnviz.tabs.sparse_patterns.view import SparsePatternsView
from attnviz.tabs.step_by_step.view import StepByStepView
from attnviz.ui.look.theme import theme

WORDS = [SentenceHeadsView, ManyHeadsView, StepByStepView]


@pytest.fixture
def shown(qtbot):
    """Show a tab on a lab and note what it says."""

    def show(view_class, lab=None):
        view = view_class(Session(lab or library.start_lab()), theme("light"))
        qtbot.addWidget(view)
        view.resize(960, 620)
        view.show()
        told = []
        view.caption_changed.connect(told.append)
        return view, told

    return show


def followed():
    """The words alone, so that every tab shows them."""
    return library.start_lab().with_slot("example", None)


def test_a_typed_sentence_refreshes_the_sentence_tab_once(shown):
    view, told = shown(SentenceHeadsView)
    view.session.select(token=3, key=2)
    view.bar.edit()
    view.bar.field.editor.setText("The old fox")
    told.clear()
    QTest.keyClick(view.bar.field.editor, Qt.Key.Key_Return)
    assert view.session.document().tokens == ("The", "old", "fox")
    assert len(told) == 1
    assert "fox" in told[0]


def test_a_typed_sentence_refreshes_the_many_heads_once(shown):
    view, told = shown(ManyHeadsView)
    view.session.select(token=3, key=2)
    told.clear()
    view.text.submit("The old fox")
    assert view.session.document().tokens == ("The", "old", "fox")
    assert len(told) == 1


@pytest.mark.parametrize("view_class", WORDS)
@pytest.mark.parametrize("sentence", ["The cat", "The cat sat on the mat because it was so soft"])
def test_other_words_refresh_a_tab_once_there_and_back(shown, view_class, sentence):
    view, told = shown(view_class, followed())
    view.session.select(token=8, key=7, head=2)
    told.clear()
    view.session.edit(set_sentence, sentence, pointing={"token": 1, "key": None})
    assert len(told) == 1
    view.session.undo_stack.undo()
    assert len(told) == 2
    assert told[1] == view.caption()


@pytest.mark.parametrize("view_class", WORDS)
def test_what_is_opened_refreshes_a_tab_once(shown, view_class):
    view, told = shown(view_class)
    told.clear()
    view.session.open(library.load("tiny-example").lab, pointing={"step": 7, "token": 0})
    assert len(told) == 1
    assert told[0] == view.caption()


@pytest.mark.parametrize("view_class", WORDS)
def test_pointing_that_comes_with_an_edit_elsewhere_is_shown(shown, view_class):
    view, told = shown(view_class, followed())
    view.session.select(token=3, head=0)
    told.clear()
    before = view.status()
    spec = view.session.lab.saturation
    view.session.edit_lab(
        lambda lab: lab.with_slot("saturation", type(spec)(d_k=2)), "d_k", pointing={"token": 8}
    )
    assert len(told) == 1
    assert view.status() != before


def test_a_pattern_and_the_sentence_under_it_refresh_their_tab_once(shown):
    view, told = shown(SparsePatternsView)
    view.toggle_trial()
    assert len(told) == 1
    view.edits.set_window(2)
    assert view.session.document().mask.window == 2
    assert len(told) == 2
    view.session.undo_stack.undo()
    assert len(told) == 3
    view.toggle_trial()
    assert len(told) == 4


def test_a_sentence_without_a_trial_is_none_of_the_pattern(shown):
    view, told = shown(SparsePatternsView)
    told.clear()
    view.session.edit(set_sentence, "The old fox")
    assert told == []
