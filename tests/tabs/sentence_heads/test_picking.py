"""Several words at once on the sentence tab: what they share, lit, copied, let go."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtTest import QTest
from tabs.sentence_heads.test_use import make

from attnviz.ui.look.numbers import one_decimal_percent
from attnviz.ui.look.theme import theme

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
PLAIN = Qt.KeyboardModifier.NoModifier
ANIMAL, STREET, IT, TIRED = 1, 5, 7, 10


@pytest.fixture
def tab(qtbot):
    return make(qtbot)


def click(tab, zone, place, held=CTRL):
    QTest.mouseClick(tab.canvas, Qt.MouseButton.LeftButton, held, tab.at(zone, place))


def picks(tab):
    return tab.view.pointer.picks


def shares(tab, query, keys):
    pattern = tab.session.trace()["pattern"]
    return pattern[tab.session.selection.head, query, list(keys)]


def told(cells):
    return f"sum {one_decimal_percent(cells.sum())}, mean {one_decimal_percent(cells.mean())}"


def test_several_read_words_are_added_up_for_the_asking_word(tab):
    tab.select("tired")
    click(tab, "keys", ANIMAL)
    click(tab, "keys", STREET)
    assert picks(tab).columns == tab.shown.picked_keys == (ANIMAL, STREET)
    assert "row tired, columns animal, street" in tab.view.status()
    assert told(shares(tab, TIRED, (ANIMAL, STREET))) in tab.view.status()
    assert tab.session.selection.key is None


def test_shift_picks_all_words_between(tab):
    click(tab, "keys", ANIMAL)
    click(tab, "keys", 4, SHIFT)
    assert picks(tab).columns == (1, 2, 3, 4)
    click(tab, "keys", 2)
    assert picks(tab).columns == (1, 3, 4)


def test_several_asking_words_are_added_up_for_the_read_word(tab):
    tab.pick(key=ANIMAL)
    click(tab, "queries", 8)
    click(tab, "queries", TIRED)
    assert picks(tab).rows == tab.shown.picked_queries == (8, TIRED)
    assert "rows was, tired, column animal" in tab.view.status()
    pattern = tab.session.trace()["pattern"][tab.session.selection.head]
    assert told(pattern[[8, TIRED], ANIMAL]) in tab.view.status()
    assert tab.session.selection.token == TIRED


def test_words_that_are_not_written_yet_are_not_counted(tab):
    tab.select("it")
    click(tab, "keys", ANIMAL)
    click(tab, "keys", TIRED)
    assert told(shares(tab, IT, (ANIMAL,))) in tab.view.status()
    assert "1 masked, not counted" in tab.view.status()


def test_another_asking_word_keeps_the_read_words_picked(tab):
    click(tab, "keys", ANIMAL)
    click(tab, "keys", STREET)
    click(tab, "queries", 8, PLAIN)
    assert picks(tab).columns == (ANIMAL, STREET)
    tab.leave()
    assert told(shares(tab, 8, (ANIMAL, STREET))) in tab.view.status()
    click(tab, "keys", 3, PLAIN)
    assert not picks(tab)
    assert tab.session.selection.key == 3


def test_another_read_word_keeps_the_asking_words_picked(tab):
    click(tab, "queries", 8)
    click(tab, "keys", ANIMAL, PLAIN)
    assert picks(tab).rows == (8,)
    click(tab, "queries", IT, PLAIN)
    assert not picks(tab)
    assert tab.session.selection.token == IT


def test_keys_pick_without_a_mouse(tab):
    tab.keys(Qt.Key.Key_Tab)
    key = tab.view.state.key
    tab.run("pick_column")
    tab.keys(Qt.Key.Key_Up)
    tab.run("pick_column")
    assert picks(tab).columns == (key - 1, key)
    tab.run("pick_row")
    assert picks(tab).rows == (tab.view.state.query,)


def test_esc_lets_picks_go_before_it_unpins(tab):
    tab.pick(key=ANIMAL)
    click(tab, "keys", STREET)
    assert tab.view.escape()
    assert not picks(tab)
    assert tab.session.selection.key == ANIMAL
    assert tab.view.escape()
    assert tab.session.selection.key is None


def test_picks_that_a_shorter_text_does_not_have_go(tab):
    click(tab, "keys", ANIMAL)
    click(tab, "keys", TIRED)
    tab.type_sentence("The animal slept")
    assert picks(tab).columns == (ANIMAL,)


def test_the_picked_are_lit_and_others_step_back(tab):
    def picture():
        image = QImage(tab.canvas.size(), QImage.Format.Format_RGB32)
        image.fill(tab.canvas._theme.window)
        painter = QPainter(image)
        rect, look = image.rect().toRectF(), tab.canvas._theme
        tab.canvas.paint(painter, rect, look, tab.view.state, None)
        painter.end()
        return image

    tab.select("it")
    before = picture()
    click(tab, "keys", ANIMAL)
    tab.leave()
    after, layout = picture(), tab.canvas.layout_now()
    x = round(layout.bar_left + layout.bar_width / 2)
    edge = tab.canvas._theme.select_edge
    for place, lit in ((ANIMAL, True), (STREET, False)):
        column = [after.pixelColor(x, round(layout.middle(place)) + dy) for dy in range(-16, 17)]
        assert (edge in column) == lit
    at = round(layout.link_right) - 4, round(layout.middle(STREET))
    assert after.pixelColor(*at).lightness() > before.pixelColor(*at).lightness()
    at = round(layout.link_right) - 4, round(layout.middle(ANIMAL))
    assert after.pixelColor(*at) == before.pixelColor(*at)


def test_picked_queries_are_outlined(tab):
    def corner():
        image = tab.canvas.grab().toImage()
        layout = tab.canvas.layout_now()
        y = round(layout.middle(3))
        xs = range(round(layout.query_right), round(layout.link_left) + 12)
        return {image.pixelColor(x, y).name() for x in xs}

    edge = tab.canvas._theme.select_edge.name()
    assert edge not in corner()
    click(tab, "queries", 3)
    assert edge in corner()


def test_covered_shares_are_not_added_up_and_clicks_are_votes(tab):
    click(tab, "keys", ANIMAL)
    click(tab, "keys", STREET)
    assert "sum" in tab.view.status()
    tab.view.toggle_predicting()
    assert "sum" not in tab.view.status()
    click(tab, "keys", 3)
    assert picks(tab).columns == (ANIMAL, STREET)
    assert sum(count for _, count in tab.view.prediction.ballot.votes) == 1
    assert "%" not in tab.view.status()


def test_ctrl_c_copies_what_is_picked(tab):
    tab.run("copy_row")
    whole = QGuiApplication.clipboard().text()
    click(tab, "keys", ANIMAL)
    click(tab, "keys", STREET)
    tab.run("copy_row")
    text = QGuiApplication.clipboard().text()
    assert text != whole
    head, *lines = [line.split("\t") for line in text.splitlines()]
    assert head == ["", "animal", "street"]
    found = np.array([[float(n) for n in line[1:]] for line in lines])
    pattern = tab.session.trace()["pattern"][tab.session.selection.head]
    assert np.array_equal(found, pattern[:, [ANIMAL, STREET]])
    assert tab.view.escape()
    tab.run("copy_row")
    assert QGuiApplication.clipboard().text() == whole


def test_a_screen_reader_hears_what_is_picked(tab, monkeypatch):
    heard = []
    monkeypatch.setattr("attnviz.ui.tab.view.announce", lambda widget, text: heard.append(text))
    click(tab, "keys", ANIMAL)
    assert [text.count("sum") for text in heard] == [1]


def test_while_projecting_the_caption_says_it(tab):
    click(tab, "keys", ANIMAL)
    assert "sum" not in tab.view.caption()
    tab.view.set_theme(theme("projector"))
    assert tab.view.caption() == tab.view.status()
    assert "sum" in tab.view.caption()
    tab.view.toggle_predicting()
    assert "sum" not in tab.view.caption()


# The drawers


def cell(tab, name, row, column, held=CTRL):
    host = tab.view.drawers.drawer.host
    host.reveal(name, row, column)
    at = host.layout_of(name).cell_rect(row, column).center().toPoint()
    QTest.mouseClick(host, Qt.MouseButton.LeftButton, held, at)


def lit(tab, name):
    grid = tab.view.drawers.drawer.host.grid(name)
    return tuple(grid.lit_rows), tuple(grid.lit_columns)


def test_rows_of_the_sheet_are_outlined_and_added_up(tab):
    tab.run("sheet")
    cell(tab, "sheet", ANIMAL, 0)
    cell(tab, "sheet", STREET, 1)
    assert lit(tab, "sheet") == ((ANIMAL, STREET), ())
    X = tab.document.X[[ANIMAL, STREET]]
    assert "X  rows animal, street, column place" in tab.view.status()
    assert "sum 1, mean 0.5" in tab.view.status()
    tab.set("street", "place", 2.0)
    assert X[:, 1].sum() == 1
    assert "sum 2, mean 1" in tab.view.status(), "the sum follows an edit"
    tab.view.drawers.drawer.host.cell_hovered.emit("sheet", 0, 3)
    assert "column noun" in tab.view.status(), "and the pointer"


def test_columns_of_the_sheet_are_picked_by_cells_names_and_keys(tab):
    tab.run("sheet")
    names = tab.view.drawers.drawer.names
    cell(tab, "sheet", ANIMAL, 0, SHIFT)
    assert lit(tab, "sheet") == ((), (0,))
    left, wide = names.name_rect(3)
    QTest.mouseClick(names, Qt.MouseButton.LeftButton, CTRL, QPoint(round(left + wide / 2), 8))
    assert lit(tab, "sheet") == ((), (0, 3))
    assert "row animal, columns living, noun   sum 2, mean 1" in tab.view.status()
    tab.view.drawers.drawer.host.setFocus()
    tab.run("pick_row")
    assert lit(tab, "sheet") == ((ANIMAL,), ())
    cell(tab, "sheet", ANIMAL, 0, PLAIN)
    assert lit(tab, "sheet") == ((), ()), "a plain click lets all go"


def test_words_and_a_drawer_are_not_picked_at_once(tab):
    click(tab, "keys", ANIMAL)
    tab.run("sheet")
    assert tab.shown.picked_keys == (ANIMAL,)
    cell(tab, "sheet", STREET, 1)
    assert tab.shown.picked_keys == ()
    click(tab, "keys", ANIMAL)
    assert lit(tab, "sheet") == ((), ())
    assert "columns" not in tab.view.status()
    assert "column animal" in tab.view.status()


def test_rows_of_a_matrix_are_picked_until_others_stand_there(tab):
    tab.run("matrices")
    cell(tab, "W_Q", 0, 1)
    cell(tab, "W_Q", 2, 1)
    assert lit(tab, "W_Q") == ((0, 2), ())
    assert "W_Q  rows" in tab.view.status()
    cell(tab, "W_K", 0, 0)
    assert lit(tab, "W_Q") == ((), ())
    assert lit(tab, "W_K") == ((0,), ())
    tab.view.drawers.drawer.all_button.click()
    assert lit(tab, "W_K") == ((), ())
    assert "W_K" not in tab.view.status()


def test_what_is_picked_in_a_drawer_is_copied_with_its_names(tab):
    tab.run("sheet")
    host = tab.view.drawers.drawer.host
    cell(tab, "sheet", ANIMAL, 0)
    cell(tab, "sheet", STREET, 0)
    for take in (lambda: tab.run("copy_row"), lambda: QTest.keyClick(host, Qt.Key.Key_C, CTRL)):
        QGuiApplication.clipboard().clear()
        take()
        names, animal, street = QGuiApplication.clipboard().text().split("\n")
        assert names.split("\t")[1:] == list(tab.document.feature_names)
        assert animal.split("\t")[:3] == ["animal", "1", "0"]
        assert street.split("\t")[:3] == ["street", "0", "1"]
    tab.run("table")
    table = tab.view.drawers.drawer.tables.table("sheet")

    def copied():
        QGuiApplication.clipboard().clear()
        QTest.keyClick(table, Qt.Key.Key_C, CTRL)
        QTest.keyRelease(table, Qt.Key.Key_Control)
        return QGuiApplication.clipboard().text()

    QTest.keyRelease(table, Qt.Key.Key_Control)
    table.setCurrentIndex(table.model().index(0, 0))
    assert copied().startswith("\tliving"), "a table copies picks too"
    table.selectRow(ANIMAL)
    assert copied().startswith("1\t0\t"), "what is selected comes first"
    tab.view.escape()
    table.setCurrentIndex(table.model().index(ANIMAL, 0))
    assert copied() == "1"


def test_escape_lets_picks_of_a_drawer_go_before_it_closes(tab):
    tab.run("sheet")
    cell(tab, "sheet", ANIMAL, 0)
    assert tab.view.escape()
    assert tab.view.pointer.drawer == "sheet"
    assert lit(tab, "sheet") == ((), ())
    cell(tab, "sheet", ANIMAL, 0)
    tab.run("sheet")
    assert not tab.view.pointer.drawer
    assert not picks(tab)


def test_other_words_forget_what_was_picked_of_the_sheet(tab):
    tab.run("sheet")
    cell(tab, "sheet", TIRED, 15)
    tab.type_sentence("the dog")
    assert lit(tab, "sheet") == ((), ())
    assert "sum" not in tab.view.status().replace("row sum", "")
