"""Several words at once on the sentence tab: what they share, lit, copied, let go."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtTest import QTest
from views.test_sentence_heads import make

from attnviz.widgets.numbers import one_decimal_percent
from attnviz.widgets.theme import theme

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
PLAIN = Qt.KeyboardModifier.NoModifier
ANIMAL, STREET, IT, TIRED = 1, 5, 7, 10


@pytest.fixture
def tab(qtbot):
    return make(qtbot)


def click(tab, zone, place, held=CTRL):
    QTest.mouseClick(tab.canvas, Qt.MouseButton.LeftButton, held, tab.at(zone, place))


def picks(tab):
    return tab.view.pointer.picking.picks


def shares(tab, asker, sources):
    pattern = tab.session.trace()["pattern"]
    return pattern[tab.session.selection.head, asker, list(sources)]


def told(cells):
    return f"sum {one_decimal_percent(cells.sum())} mean {one_decimal_percent(cells.mean())}"


def test_several_read_words_are_added_up_for_the_asking_word(tab):
    tab.select("tired")
    click(tab, "sources", ANIMAL)
    click(tab, "sources", STREET)
    assert picks(tab).columns == tab.shown.picked_sources == (ANIMAL, STREET)
    assert "row tired, columns animal, street" in tab.view.status()
    assert told(shares(tab, TIRED, (ANIMAL, STREET))) in tab.view.status()
    assert tab.session.selection.key is None


def test_shift_picks_all_words_between(tab):
    click(tab, "sources", ANIMAL)
    click(tab, "sources", 4, SHIFT)
    assert picks(tab).columns == (1, 2, 3, 4)
    click(tab, "sources", 2)
    assert picks(tab).columns == (1, 3, 4)


def test_several_asking_words_are_added_up_for_the_read_word(tab):
    tab.pick(key=ANIMAL)
    click(tab, "askers", 8)
    click(tab, "askers", TIRED)
    assert picks(tab).rows == tab.shown.picked_askers == (8, TIRED)
    assert "rows was, tired, column animal" in tab.view.status()
    pattern = tab.session.trace()["pattern"][tab.session.selection.head]
    assert told(pattern[[8, TIRED], ANIMAL]) in tab.view.status()
    assert tab.session.selection.token == TIRED


def test_words_that_are_not_written_yet_are_not_counted(tab):
    tab.select("it")
    click(tab, "sources", ANIMAL)
    click(tab, "sources", TIRED)
    assert told(shares(tab, IT, (ANIMAL,))) in tab.view.status()
    assert "1 masked, not counted" in tab.view.status()


def test_another_asking_word_keeps_the_read_words_picked(tab):
    click(tab, "sources", ANIMAL)
    click(tab, "sources", STREET)
    click(tab, "askers", 8, PLAIN)
    assert picks(tab).columns == (ANIMAL, STREET)
    tab.leave()
    assert told(shares(tab, 8, (ANIMAL, STREET))) in tab.view.status()
    click(tab, "sources", 3, PLAIN)
    assert not picks(tab)
    assert tab.session.selection.key == 3


def test_another_read_word_keeps_the_asking_words_picked(tab):
    click(tab, "askers", 8)
    click(tab, "sources", ANIMAL, PLAIN)
    assert picks(tab).rows == (8,)
    click(tab, "askers", IT, PLAIN)
    assert not picks(tab)
    assert tab.session.selection.token == IT


def test_keys_pick_without_a_mouse(tab):
    tab.keys(Qt.Key.Key_Tab)
    source = tab.view.pointer.source
    tab.run("pick_column")
    tab.keys(Qt.Key.Key_Up)
    tab.run("pick_column")
    assert picks(tab).columns == (source - 1, source)
    tab.run("pick_row")
    assert picks(tab).rows == (tab.view.pointer.asker,)


def test_esc_lets_picks_go_before_it_unpins(tab):
    tab.pick(key=ANIMAL)
    click(tab, "sources", STREET)
    assert tab.view.escape()
    assert not picks(tab)
    assert tab.session.selection.key == ANIMAL
    assert tab.view.escape()
    assert tab.session.selection.key is None


def test_picks_that_a_shorter_text_does_not_have_go(tab):
    click(tab, "sources", ANIMAL)
    click(tab, "sources", TIRED)
    tab.type_sentence("The animal slept")
    assert picks(tab).columns == (ANIMAL,)


def test_the_picked_are_lit_and_others_step_back(tab):
    def picture():
        image = QImage(tab.canvas.size(), QImage.Format.Format_RGB32)
        image.fill(tab.canvas._theme.window)
        painter = QPainter(image)
        tab.canvas.draw(painter, image.rect().toRectF(), tab.canvas._theme)
        painter.end()
        return image

    tab.select("it")
    before = picture()
    click(tab, "sources", ANIMAL)
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


def test_picked_askers_are_outlined(tab):
    def corner():
        image = tab.canvas.grab().toImage()
        layout = tab.canvas.layout_now()
        y = round(layout.middle(3))
        xs = range(round(layout.asker_right), round(layout.link_left) + 12)
        return {image.pixelColor(x, y).name() for x in xs}

    edge = tab.canvas._theme.select_edge.name()
    assert edge not in corner()
    click(tab, "askers", 3)
    assert edge in corner()


def test_covered_shares_are_not_added_up_and_clicks_are_votes(tab):
    click(tab, "sources", ANIMAL)
    click(tab, "sources", STREET)
    assert "sum" in tab.view.status()
    tab.view.toggle_predicting()
    assert "sum" not in tab.view.status()
    click(tab, "sources", 3)
    assert picks(tab).columns == (ANIMAL, STREET)
    assert sum(count for _, count in tab.view.prediction.ballot.votes) == 1
    assert "%" not in tab.view.status()


def test_ctrl_c_copies_what_is_picked(tab):
    tab.run("copy_row")
    whole = QGuiApplication.clipboard().text()
    click(tab, "sources", ANIMAL)
    click(tab, "sources", STREET)
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
    monkeypatch.setattr(
        "attnviz.widgets.stacked_view.announce", lambda widget, text: heard.append(text)
    )
    click(tab, "sources", ANIMAL)
    assert [text.count("sum") for text in heard] == [1]


def test_while_projecting_the_caption_says_it(tab):
    click(tab, "sources", ANIMAL)
    assert "sum" not in tab.view.caption()
    tab.view.set_theme(theme("projector"))
    assert tab.view.caption() == tab.view.status()
    assert "sum" in tab.view.caption()
    tab.view.toggle_predicting()
    assert "sum" not in tab.view.caption()
