"""A template drawn on the large pattern: its score, its column, its name, its end."""

import csv
import io
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from tabs.many_heads.test_all_heads import LEFT, WORDS, part, random_survey

from attnviz.model.document.source import LayerSource
from attnviz.tabs.many_heads.edits import marks_of
from attnviz.tabs.many_heads.panel.head_card import pattern_box

N = len(WORDS)


@pytest.fixture
def drawing(tab, qtbot):
    """The tab with all heads, beside its panel, and a template that was begun."""
    session = tab.session
    session.open(replace(session.lab, source=LayerSource("model", "x", "m", 2)))
    session.set_survey(random_survey())
    panel = tab.view.side_panel()
    qtbot.addWidget(panel)
    panel.resize(304, 900)
    panel.show()
    tab.press("V")
    QTest.mouseClick(part(tab).template, LEFT)
    return tab


def picture(tab):
    return tab.view.side_panel().head_card.picture


def spot(tab, row, column):
    box = pattern_box(picture(tab).rect().toRectF())
    step = box.width() / N
    return QPointF(box.x() + (column + 0.5) * step, box.y() + (row + 0.5) * step).toPoint()


def cells(tab, place=0):
    return [tuple(map(int, at)) for at in np.argwhere(tab.session.lab.templates[place].cells)]


def column(tab):
    """The scores of the template, from the weights themselves."""
    marked = tab.session.lab.templates[0].cells
    pattern = tab.session.survey.pattern
    rows = [row for row in range(N) if marked[row].any()]
    return np.mean([pattern[:, :, row, marked[row]].sum(axis=-1) for row in rows], axis=0)


def test_a_new_template_is_what_heads_are_sorted_by(drawing):
    (made,) = drawing.session.lab.templates
    assert (made.name, made.n_tokens, made.n_marked) == ("template 1", N, 0)
    assert drawing.view.state.shade == "template-0"
    assert drawing.caption.startswith("No cell is marked in “template 1” yet: click or drag in")
    assert drawing.view.side_panel().head_card.tools.isVisible()


def test_a_click_marks_a_cell_and_scores_all_heads(drawing):
    QTest.mouseClick(picture(drawing), LEFT, pos=spot(drawing, 5, 2))
    assert cells(drawing) == [(5, 2)]
    scores = drawing.view.state.score("template-0")
    assert np.allclose(scores, drawing.session.survey.pattern[:, :, 5, 2])
    best = np.unravel_index(int(scores.argmax()), scores.shape)
    assert drawing.view.state.ranked[0] == tuple(map(int, best))
    assert f"head {best[0]}.{best[1]} gives the cells marked" in drawing.caption
    QTest.mouseClick(picture(drawing), LEFT, pos=spot(drawing, 5, 2))
    assert cells(drawing) == []


def test_a_drag_is_one_step_and_leaves_no_gap(drawing):
    widget = picture(drawing)
    QTest.mousePress(widget, LEFT, pos=spot(drawing, 3, 0))
    QTest.mouseMove(widget, spot(drawing, 6, 3))
    widget.dragged.emit(6, 3)
    QTest.mouseRelease(widget, LEFT, pos=spot(drawing, 6, 3))
    assert cells(drawing) == [(3, 0), (4, 1), (5, 2), (6, 3)]
    assert np.allclose(drawing.view.state.score("template-0"), column(drawing))
    drawing.session.undo_stack.undo()
    assert cells(drawing) == []
    drawing.session.undo_stack.redo()
    assert len(cells(drawing)) == 4


def test_arrows_and_space_draw_too(drawing):
    widget = picture(drawing)
    widget.setFocus()
    for name in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Space):
        QTest.keyClick(widget, name)
    assert cells(drawing) == [(2, 1)]


def test_a_place_of_a_score_marked_at_once_has_that_score(drawing):
    marks = dict(marks_of(drawing.view.state, drawing.session.lab.sparse))
    tools = drawing.view.side_panel().head_card.tools
    named = {"previous": "The token before", "induction": "The token after that copy",
             "window": "Window, window 4"}  # fmt: skip
    for score, name in named.items():
        tools.filled.emit(marks[name])
        found = drawing.view.state.score("template-0")
        assert np.allclose(found, drawing.session.survey.scores[score])


def test_a_name_heads_its_column_and_is_copied_with_it(drawing):
    QTest.mouseClick(picture(drawing), LEFT, pos=spot(drawing, 5, 2))
    name = drawing.view.side_panel().head_card.tools.name
    name.setText("five, two")
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert drawing.session.lab.templates[0].name == "five, two"
    (sheet,) = part(drawing).sheets().values()
    assert sheet.column_name(0) == "five, two"
    drawing.run("copy_scores")
    rows = list(csv.DictReader(io.StringIO(drawing.copied)))
    first = drawing.view.state.ranked[0]
    assert list(rows[0])[-1] == "five, two"
    expected = drawing.session.survey.pattern[first][5, 2]
    assert float(rows[0]["five, two"]) == pytest.approx(expected)


def test_a_name_that_cannot_be_is_refused(drawing):
    name = drawing.view.side_panel().head_card.tools.name
    said = []
    drawing.session.edit_rejected.connect(said.append)
    name.setText(" ")
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert name.text() == "template 1"
    assert "expected 1 to 24 characters" in said[-1]


def test_a_text_of_another_length_has_no_such_score(drawing):
    QTest.mouseClick(picture(drawing), LEFT, pos=spot(drawing, 5, 2))
    drawing.session.set_survey(random_survey(words=WORDS[:-1]))
    assert np.isnan(drawing.view.state.score("template-0")).all()
    assert drawing.caption == "“template 1” was drawn for a text of 8 tokens; this one has 7."
    QTest.mouseClick(picture(drawing), LEFT, pos=spot(drawing, 1, 0))
    assert cells(drawing) == [(5, 2)]


def test_removed_it_leaves_the_patterns_and_undo_brings_it_back(drawing):
    QTest.mouseClick(drawing.view.side_panel().head_card.tools.remove, LEFT)
    assert drawing.session.lab.templates == ()
    assert drawing.view.state.shade == "pattern"
    drawing.session.undo_stack.undo()
    drawing.session.undo_stack.undo()
    assert drawing.session.lab.templates == ()
    drawing.session.undo_stack.redo()
    assert len(drawing.session.lab.templates) == 1


def test_the_right_button_clears_whatever_a_cell_holds(drawing):
    widget, right = picture(drawing), Qt.MouseButton.RightButton
    for row, key in ((3, 0), (4, 1), (6, 3)):
        QTest.mouseClick(widget, LEFT, pos=spot(drawing, row, key))
    QTest.mouseClick(widget, right, pos=spot(drawing, 6, 3))
    assert cells(drawing) == [(3, 0), (4, 1)]
    QTest.mouseClick(widget, right, pos=spot(drawing, 6, 3))
    assert cells(drawing) == [(3, 0), (4, 1)], "an empty cell stays empty"
    QTest.mousePress(widget, right, pos=spot(drawing, 3, 0))
    widget.dragged.emit(5, 2)
    QTest.mouseRelease(widget, right, pos=spot(drawing, 5, 2))
    assert cells(drawing) == []
    drawing.session.undo_stack.undo()
    assert cells(drawing) == [(3, 0), (4, 1)]
