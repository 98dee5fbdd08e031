"""A stacked tab: the canvas takes the room, the tab rests while hidden, and all is told at once."""

import pytest
from PySide6.QtWidgets import QWidget

from attnviz.ui.look.theme import theme
from attnviz.ui.tab.stacked_view import StackedView


class Part(QWidget):
    applied = None

    def set_theme(self, theme):
        self.applied = theme


class Tab(StackedView):
    GAP = 6.0

    def __init__(self):
        super().__init__(theme("light"))
        self.top, self.canvas = Part(self), Part(self)
        self.top.setFixedHeight(20)
        self.shows = 0
        self.stack(self.top, self.canvas, canvas=self.canvas)

    def themed(self):
        return [self.top, self.canvas]

    def canvas_name(self):
        return f"Shown {self.shows} times"

    def caption(self):
        return "What is to be seen."

    def status(self):
        return self._said

    def show_all(self):
        if self.is_idle():
            return
        self.shows += 1
        self.tell()


@pytest.fixture
def tab(qtbot):
    tab = Tab()
    qtbot.addWidget(tab)
    tab.resize(300, 200)
    tab.show()
    return tab


def test_the_canvas_takes_the_room_and_the_keyboard(tab):
    assert tab.top.geometry().getRect() == (0, 8, 300, 20)
    assert tab.canvas.geometry().getRect() == (0, 34, 300, 166)
    assert tab.focusProxy() is tab.canvas


def test_a_hidden_tab_shows_nothing_and_catches_up_once(tab):
    tab.set_shown(False)
    tab.show_all()
    tab.show_all()
    assert tab.shows == 0
    tab.set_shown(True)
    tab.set_shown(True)
    assert tab.shows == 1


def test_another_look_reaches_every_part(tab):
    projector = theme("projector", 1080)
    tab.set_theme(projector)
    assert tab.top.applied is tab.canvas.applied is projector
    assert tab.layout().spacing() == round(projector.px(6))
    assert tab.prediction.projecting


def test_telling_names_the_canvas_and_signals_both_lines(tab):
    told = []
    tab.caption_changed.connect(told.append)
    tab.status_changed.connect(told.append)
    tab.show_all()
    tab.say("Copied")
    assert told == ["What is to be seen.", "", "Copied"]
    assert tab.canvas.accessibleName() == "Shown 1 times"
    assert tab.canvas.accessibleDescription() == "What is to be seen."
