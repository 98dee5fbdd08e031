"""The tour does its eight cards by doing what they ask for, and leaves no trace."""

import pytest
from old_lessons import old
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication

from attnviz.frame.lessons.controls import find_control
from attnviz.frame.lessons.tour_cards import CARDS
from attnviz.model.edits import layer as edits
from attnviz.model.tabs import TABS, controls_of
from attnviz.settings import HINT_SEEN, KEYS

K, CTRL = Qt.Key, Qt.KeyboardModifier.ControlModifier


def test_doing_what_the_cards_ask_for_moves_on(room):
    session = room.session
    session.edit(edits.set_sentence, "A dog slept", text="Sentence")
    session.select(token=1)
    lab, selection = session.lab, session.selection
    room.lesson_controller.start_tour()
    tour = room.lesson_controller._tour
    acts = (
        lambda: room.key(K.Key_Up),
        lambda: room.key(K.Key_Right),
        lambda: room.key(K.Key_T),
        lambda: session.edit(edits.set_word_feature, "animal", 0, 1.4, text="animal living 1.4"),
        lambda: room.key(K.Key_Z, CTRL),
        lambda: room.key(K.Key_2, CTRL),
        lambda: room.key(K.Key_PageDown),
    )
    assert len(CARDS) == 8
    for place, act in enumerate(acts):
        assert tour.place == place
        assert tour.card.isVisible()
        assert tour.card.text == CARDS[place].words()
        assert tour.card.target is not None
        assert tour.card.target.isVisible()
        assert room.window.rect().contains(tour.card.geometry())
        act()
        room.bot.waitUntil(lambda at=place: tour.place == at + 1, timeout=3000)
    assert tour.place == 7
    room.click(tour.card.next)
    assert not tour.running
    assert not tour.card.isVisible()
    assert session.lab is lab
    assert session.selection == selection


def test_in_front_of_a_class_the_last_card_names_no_button_that_is_away(room):
    room.window.themes.choose("projector")
    room.lesson_controller.start_tour()
    tour = room.lesson_controller._tour
    tour.go(len(CARDS) - 1)
    assert find_control(room.window, room.host, "lesson.menu") is None
    assert "Ctrl+L" in tour.card.text
    assert "“Projector”" not in tour.card.text
    room.window.themes.choose("light")
    QApplication.processEvents()
    tour.go(len(CARDS) - 1)
    assert "“Projector”" in tour.card.text


def within(widget, window):
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


@pytest.mark.parametrize("look", ["light", "projector"])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_no_card_covers_what_it_explains(room, look, size):
    window = room.window
    window.resize(*size)
    window.themes.choose(look)
    QApplication.processEvents()
    room.lesson_controller.start_tour()
    tour, smallest = room.lesson_controller._tour, window.themes.theme.size("tick")
    for place, card in enumerate(CARDS):
        assert tour.place == place
        QApplication.processEvents()
        seen, at = tour.card.grab(), tour.card.geometry()
        assert not seen.isNull()
        assert window.rect().contains(at)
        shape = at.marginsRemoved(tour.card._around)
        explained = room.view if card.clear else tour.card.target or room.view
        assert not shape.intersects(within(explained, window)), place
        if tour.ring.isVisible():
            assert not shape.intersects(within(tour.ring.target, window))
        words = tour.card._text
        assert words.height() >= words.heightForWidth(words.width()), place
        assert QFontInfo(words.font()).pixelSize() >= smallest
        if tour.card.target is None:
            assert card.target in ("edit.undo", "lesson.menu")
            assert look == "projector"
            room.click(tour.card.next)
            continue
        tip = tour.card._tip + QPointF(at.topLeft())
        assert not QRectF(shape).contains(tip), "there is an arrow"
        room.click(tour.card.next)
    assert not tour.running


def test_the_card_about_numbers_points_at_the_button_of_the_sheet(room):
    room.lesson_controller.start_tour()
    tour = room.lesson_controller._tour
    for _ in range(3):
        room.click(tour.card.next)
        QApplication.processEvents()
    button = tour.ring.target
    assert "F4" in button.text()
    tip = tour.card._tip + QPointF(tour.card.pos())
    assert QRectF(within(button, room.window)).contains(tip)
    assert tour.card._side == "above"


def test_the_keyboard_alone_goes_through_the_cards(room):
    room.lesson_controller.start_tour()
    tour = room.lesson_controller._tour
    for place in range(len(CARDS)):
        assert tour.place == place
        for _ in range(60):
            if QApplication.focusWidget() is tour.card.next:
                break
            room.key(K.Key_Tab)
        room.key(K.Key_Space)
    assert not tour.running


def test_the_keyboard_stays_on_the_card_when_the_next_one_is_about_another_tab(room):
    room.lesson_controller.start_tour()
    tour = room.lesson_controller._tour
    place = next(p for p, card in enumerate(CARDS[1:]) if card.tab != CARDS[p].tab)
    tour.go(place)
    tour.card.next.setFocus(Qt.FocusReason.TabFocusReason)
    room.key(K.Key_Space)
    assert tour.place == place + 1
    assert room.host.place == 1
    assert tour.card.next.hasFocus()
    tour.card.back.setFocus(Qt.FocusReason.TabFocusReason)
    room.key(K.Key_Space)
    assert room.host.place == 0
    assert tour.card.back.hasFocus()


def test_a_card_names_the_keys_there_are_now(room):
    preferences = room.window.controller.actions.preferences
    room.lesson_controller.start_tour()
    tour = room.lesson_controller._tour
    assert "Press ↑ or" in tour.card.text
    preferences.apply(KEYS, {"heads.previous_word": ("F7",), "tab.climb": ()})
    assert "Press F7 or" in tour.card.text
    assert tour.card.end.text() == "End"
    preferences.apply(KEYS, {"heads.previous_word": ()})
    assert "Press “Previous word” or" in tour.card.text
    preferences.apply(KEYS, {})


def test_next_back_and_escape(room):
    room.lesson_controller.start_tour()
    tour = room.lesson_controller._tour
    assert not tour.card.back.isEnabled()
    for _ in range(3):
        room.click(tour.card.next)
    room.click(tour.card.back)
    assert tour.place == 2
    room.key(K.Key_Escape)
    assert not tour.running
    assert room.session.lab is room.session.own_lab
    room.lesson_controller.start_tour()
    assert tour.place == 0
    assert tour.card.accessibleName() == "Tour, card 1 of 8"


def test_the_window_stays_usable_and_pages_come_back(room):
    room.key(K.Key_F4)
    assert room.view.page() == {"drawer": "sheet"}
    room.lesson_controller.start_tour()
    assert room.view.page() == {}
    room.window.show_tab(4)
    assert room.lesson_controller._tour.running
    room.lesson_controller.end_tour()
    assert (room.view.id, room.view.page()) == ("heads", {"drawer": "sheet"})


def test_a_lesson_ends_the_tour_and_the_other_way_round(room):
    room.lesson_controller.start_tour()
    room.lesson_controller.open(old("why-sqrt-d"))
    assert not room.lesson_controller._tour.running
    assert room.lesson_controller.is_running()
    room.lesson_controller.start_tour()
    assert not room.lesson_controller.is_running()
    assert room.lesson_controller._tour.running


def test_the_first_start_shows_one_line(room):
    room.lesson_controller.greet()
    bar = room.lesson_controller.hint.bar
    QApplication.processEvents()
    assert bar.isVisible()
    assert bar.geometry().bottom() < room.window.caption_bar.geometry().top()
    room.key(K.Key_Up)
    assert room.lesson_controller.hint.bar is None
    assert room.window.settings.get(HINT_SEEN)
    room.lesson_controller.greet()
    assert room.lesson_controller.hint.bar is None


@pytest.mark.parametrize("place", range(len(TABS)))
def test_the_first_line_names_a_key_that_works_on_the_tab_in_front(room, place, qtbot):
    host = room.window.host
    host.show(place)
    room.lesson_controller.greet()
    said = room.lesson_controller.hint.bar.text.text()
    assert said.startswith("↑" if place == 0 else "PageDown")
    assert host.view.advance(-1 if place == 0 else 1)
    # At once, but for a model that learns: what it has come to is kept once a second.
    qtbot.waitUntil(lambda: room.lesson_controller.hint.bar is None)
    host.view.set_shown(False)


def test_the_first_line_starts_the_tour_or_goes_for_good(room):
    room.lesson_controller.greet()
    QApplication.processEvents()
    room.click(room.lesson_controller.hint.bar.tour)
    assert room.lesson_controller._tour.running
    assert room.window.settings.get(HINT_SEEN)
    room.lesson_controller.end_tour()
    room.window.settings.forget(HINT_SEEN)
    room.lesson_controller.greet()
    QApplication.processEvents()
    room.click(room.lesson_controller.hint.bar.never)
    assert room.lesson_controller.hint.bar is None
    assert room.window.settings.get(HINT_SEEN)


def test_a_lesson_may_point_at_every_control_that_is_listed(room):
    room.window.resize(1280, 800)

    def missing(tab):
        names = controls_of(tab.id)
        return [n for n in names if find_control(room.window, room.host, n) is None]

    for tab in TABS:
        room.session.select(tab=tab.id)
        room.bot.waitUntil(lambda tab=tab: not missing(tab), timeout=5000)
