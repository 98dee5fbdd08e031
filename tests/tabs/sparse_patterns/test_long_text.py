"""The pattern of the long text on the tab: shown, told, left."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from attnviz.model.edits import sparse
from attnviz.model.files.library import start_lab
from attnviz.session import Session
from attnviz.tabs.sparse_patterns import words
from attnviz.tabs.sparse_patterns.view import SparsePatternsView
from attnviz.ui.look.theme import theme


@pytest.fixture
def tab(qtbot):
    view = SparsePatternsView(Session(start_lab()), theme("light"))
    view.said = []
    view.status_changed.connect(view.said.append)
    view.side_panel()
    qtbot.addWidget(view)
    qtbot.addWidget(view.side_panel())
    view.resize(976, 588)
    view.show()
    QApplication.processEvents()
    return view


def command(view, name):
    return next(c for c in view.commands() if c.id == f"sparse.{name}")


def test_the_long_pattern_takes_the_place_of_the_small_one(tab):
    assert tab.long.page is None
    command(tab, "long").run()
    assert (tab.long.page.isVisible(), tab.canvas.isVisible()) == (True, False)
    assert tab.focusProxy() is tab.long.page
    assert command(tab, "long").checked()
    assert tab.side_panel().long.isChecked()
    assert (
        "528.6\N{NO-BREAK SPACE}M of 8.59\N{NO-BREAK SPACE}B scores for 131,072 tokens"
        in tab.caption()
    )
    assert tab.escape()
    assert (tab.long.page.isVisible(), tab.canvas.isVisible()) == (False, True)
    assert tab.focusProxy() is tab.canvas
    assert not tab.side_panel().long.isChecked()


def test_coming_back_marks_no_cell(tab):
    tab.activateWindow()
    tab.setFocus()
    row = tab.state.row
    tab.toggle_long()
    assert tab.long.page.hasFocus()
    tab.escape()
    assert tab.canvas.hasFocus()
    assert (tab.canvas.cursor_cell(), tab.state.row) == (None, row)


def test_the_button_shows_it_too(qtbot, tab):
    qtbot.mouseClick(tab.side_panel().long, Qt.MouseButton.LeftButton)
    assert tab.state.long


def test_it_follows_the_rule_and_the_length(tab):
    tab.toggle_long()
    edit = tab.session.edit
    edit(sparse.set_kind, "window", slot="sparse")
    edit(sparse.set_long_tokens, 8192, slot="sparse")
    edit(sparse.set_long_window, 512, slot="sparse")
    assert tab.long.page.outlook.n == 8192
    assert "8,192 tokens" in tab.caption()
    tab.long.page.cell_pointed.emit(8000, 7489)
    assert "row 8,001, column 7,490: computed" in tab.said[-1]
    assert "row 8,001 sees 512 of 8,001" in tab.said[-1]
    tab.long.page.cell_pointed.emit(8000, 7488)
    assert "row 8,001, column 7,489: skipped" in tab.said[-1]


@pytest.mark.parametrize(
    ("kind", "cell", "said"),
    [
        ("sink-window", (131_071, 0), "computed (sink)"),
        ("sink-window", (131_071, 1), "skipped"),
        ("strided", (131_071, 131_071 - 8192), "computed (stride)"),
        ("full", (5, 6), "a later token does not exist yet"),
    ],
)
def test_each_cell_is_told_exactly(tab, kind, cell, said):
    tab.session.edit(sparse.set_kind, kind, slot="sparse")
    assert said in words.long_cell(tab.state.spec, *cell)


def test_a_lesson_brings_it_back(tab):
    tab.toggle_long()
    page = tab.page()
    tab.show_page({})
    assert not tab.state.long
    tab.show_page(page)
    assert tab.state.long


def test_a_drawn_pattern_has_none(tab):
    tab.toggle_long()
    tab.session.edit(sparse.set_kind, "draw", slot="sparse")
    assert not tab.state.long
    assert tab.canvas.isVisible()
    assert not command(tab, "long").enabled()
    assert not tab.side_panel().long.isEnabled()
    tab.toggle_long()
    assert not tab.state.long


def test_a_covered_answer_is_not_given_away(tab):
    tab.toggle_long()
    tab.set_predicting(True, asks=True)
    assert not tab.state.long
    command(tab, "long").run()
    tab.toggle_long()
    assert not tab.state.long


def test_a_picture_of_the_tab_is_what_is_on_screen(tab):
    def picture():
        QApplication.processEvents()
        image = QImage(976, 588, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        tab.draw(painter, image.rect().toRectF(), theme("light"))
        painter.end()
        return image

    small = picture()
    tab.toggle_long()
    assert picture() != small
    tab.toggle_long()
    assert picture() == small


@pytest.mark.parametrize("way", ["draw", "draw_live"])
def test_pictures_elsewhere_show_the_part_in_sight_and_its_row(tab, way):
    def picture():
        image = QImage(976, 588, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        getattr(tab, way)(painter, image.rect().toRectF(), theme("projector", 768))
        painter.end()
        return image

    tab.toggle_long()
    whole = picture()
    tab.long.page.zoom(64)
    part = picture()
    assert part != whole
    tab.long.page.cell_pointed.emit(*tab.state.pointer.outlook.cell_at(200, 200))
    assert picture() != part
    tab.session.edit(sparse.set_long_tokens, 8192, slot="sparse")
    assert tab.state.pointer.outlook is None
    assert tab.state.pointer.long_row is None


def test_another_look_reaches_it(tab):
    tab.toggle_long()
    tab.set_theme(theme("dark"))
    assert tab.long.page.grab().toImage().pixelColor(2, 2) == theme("dark").window


def test_its_window_is_set_where_that_of_the_picture_was(tab):
    row, spec = tab.controls, tab.state.pattern.spec
    assert (row.window_field.text(), row.slider.isVisible()) == ("4", True)
    tab.toggle_long()
    assert (row.window_field.text(), row.slider.isVisible()) == ("4096", False)
    row.window_field.submitted.emit(100)
    assert (tab.state.pattern.spec.long_window, tab.state.pattern.spec.window) == (100, spec.window)
    assert tab.side_panel().long_window.placeholderText() == "100"
    assert tab.side_panel().long_window.currentIndex() == -1
    row.window_field.stepped.emit(1)
    assert row.window_field.text() == "200"
    row.window_field.stepped.emit(-1)
    row.window_field.submitted.emit(10**9)
    assert tab.state.pattern.spec.long_window == 131_072
    tab.toggle_long()
    assert (row.window_field.text(), row.slider.isVisible()) == ("4", True)
    row.window_field.stepped.emit(1)
    assert tab.state.pattern.spec.window == 5


def test_a_stride_of_the_picture_is_none_of_the_long_text(tab):
    tab.session.edit(sparse.set_kind, "strided", slot="sparse")
    assert tab.controls.stride_field.isVisible()
    tab.toggle_long()
    assert not tab.controls.stride_field.isVisible()


def test_the_status_line_gives_its_exact_counts(tab):
    tab.toggle_long()
    tab.toggle_trial()
    assert tab.status() == "sink + window   w 4,096   528,611,328 of 8,590,000,128 scores"
