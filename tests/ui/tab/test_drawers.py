"""DrawerSlot of a tab: the one that the state names is open, and no other."""

from dataclasses import dataclass

import pytest
from PySide6.QtWidgets import QVBoxLayout, QWidget

from attnviz.ui.controls.drawer import SHARE, Drawer
from attnviz.ui.look.theme import theme
from attnviz.ui.tab.drawers import DrawerSlot

LIGHT = theme("light")


@dataclass(frozen=True)
class State:
    drawer: str
    number: int = 0


class Sample(Drawer):
    def __init__(self, name, look, parent):
        super().__init__(name, look, parent)
        self.shown, self.started = [], 0

    def show_state(self, state, before):
        self.shown.append((state, before))

    def start(self):
        assert self.shown
        self.started += 1


@pytest.fixture
def place(qtbot):
    owner = QWidget()
    qtbot.addWidget(owner)
    owner.resize(800, 600)
    column = QVBoxLayout(owner)
    made = DrawerSlot(
        LIGHT,
        owner,
        column,
        which=lambda state: state.drawer,
        make=lambda name, look: Sample(name, look, owner),
    )
    owner.show()
    made.owner, made.column, made.heard = owner, column, []
    made.left.connect(lambda: made.heard.append("left"))
    made.close_requested.connect(lambda: made.heard.append("close"))
    return made


def test_one_drawer_takes_the_place_of_another_and_is_started(place):
    none, one, other = State(""), State("one"), State("other")
    place.show_state(none, None)
    assert place.drawer is None
    place.show_state(one, none)
    first = place.drawer
    assert (first.title.text(), first.shown, first.started) == ("one", [(one, None)], 1)
    place.show_state(other, one)
    assert place.column.indexOf(first) == -1
    assert place.column.indexOf(place.drawer) == 0
    assert place.drawer.shown == [(other, None)]
    assert place.heard == []


def test_the_open_drawer_is_shown_what_differs_and_not_started_again(place):
    before, after = State("one", 1), State("one", 2)
    place.show_state(before, None)
    place.show_state(after, before)
    place.show_state(after, None)
    assert place.drawer.shown == [(before, None), (after, before), (after, None)]
    assert place.drawer.started == 1


def test_a_drawer_asks_to_be_closed_and_goes_when_the_state_says_so(place):
    place.show_state(State("one"), None)
    drawer = place.drawer
    drawer.close_button.click()
    assert place.drawer is drawer
    assert place.heard == ["close"]
    place.show_state(State(""), State("one"))
    assert place.drawer is None
    assert place.column.count() == 0
    assert place.heard == ["close", "left"]


def test_a_drawer_keeps_its_share_of_the_tab_and_follows_its_look(place):
    place.show_state(State("one"), None)
    assert place.drawer.height() == round(600 * SHARE)
    place.owner.resize(800, 400)
    assert place.drawer.height() == round(400 * SHARE)
    place.set_theme(theme("dark"))
    assert place.drawer.theme is theme("dark")
