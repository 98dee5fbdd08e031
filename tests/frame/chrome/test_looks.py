"""The look of the program: the system's until one is chosen, and remembered from then on."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from attnviz import settings as keep
from attnviz.frame.chrome.looks import Looks
from attnviz.settings import Memory, Settings
from attnviz.ui.look.theme import theme


@pytest.fixture
def settings(qapp):
    return Settings(Memory())


@pytest.fixture
def looks(settings):
    made = Looks(settings)
    yield made
    made.choose("light")


def system_is(monkeypatch, scheme):
    class Hints:
        def colorScheme(self):
            return scheme

    monkeypatch.setattr(QGuiApplication, "styleHints", Hints)


@pytest.mark.parametrize(
    ("scheme", "name"),
    [
        (Qt.ColorScheme.Dark, "dark"),
        (Qt.ColorScheme.Light, "light"),
        (Qt.ColorScheme.Unknown, "light"),
    ],
)
def test_the_system_decides_until_a_look_is_chosen(looks, monkeypatch, scheme, name):
    looks.choose("auto")
    system_is(monkeypatch, scheme)
    looks._apply()
    assert looks.theme.name == name
    looks.choose("projector")
    looks._apply()
    assert looks.theme.name == "projector"


def test_the_cycle_goes_through_all_three(looks):
    looks.choose("light")
    names = []
    for _ in range(3):
        looks.cycle()
        names.append(looks.theme.name)
    assert names == ["dark", "projector", "light"]


def test_the_projector_button_goes_there_and_back(looks):
    looks.choose("dark")
    looks.toggle_projector()
    assert looks.theme.name == "projector"
    looks.toggle_projector()
    assert looks.theme.name == "dark"


def test_what_was_chosen_is_on_at_the_next_start(looks, settings):
    looks.choose("dark")
    looks.set_zoom(150)
    again = Looks(settings)
    assert (again.theme.name, again.zoom, again.theme.zoom) == ("dark", 150, 1.5)


def test_a_look_asked_for_on_the_command_line_is_not_remembered(looks, settings):
    looks.choose("projector", remember=False)
    looks.set_zoom(200, remember=False)
    assert settings.get(keep.THEME) == "auto"
    assert settings.get(keep.ZOOM) == 100


def test_text_grows_in_steps_from_80_to_200(looks):
    for _ in range(20):
        looks.zoom_in()
    assert looks.zoom == 200
    seen = []
    while looks.zoom > 80:
        looks.zoom_out()
        seen.append(looks.zoom)
    assert seen == [175, 150, 125, 110, 100, 90, 80]
    looks.set_zoom(1000)
    assert looks.zoom == 200


def test_the_application_wears_it_before_others_are_told(looks, qtbot):
    looks.choose("light")
    worn = []
    looks.changed.connect(lambda look: worn.append(QApplication.palette().window().color()))
    looks.choose("dark")
    assert worn == [theme("dark").window]
    assert theme("dark").surface.name() in QApplication.instance().styleSheet()


def test_nothing_is_sent_when_nothing_changes(looks, qtbot):
    looks.choose("light")
    with qtbot.assertNotEmitted(looks.changed):
        looks.choose("light")
        looks.set_zoom(100)
        looks.set_height(900)


def test_only_the_projector_look_follows_the_height_of_the_window(looks, qtbot):
    looks.choose("projector")
    with qtbot.waitSignal(looks.changed):
        looks.set_height(720)
    assert looks.theme.height == 720
    looks.choose("light")
    with qtbot.assertNotEmitted(looks.changed, wait=200):
        looks.set_height(1080)


def test_a_look_that_is_not_worn_yet_dresses_nobody(settings, looks):
    looks.choose("light")
    before = QApplication.instance().styleSheet()
    later = Looks(settings, worn=False)
    later.choose("dark")
    assert QApplication.instance().styleSheet() == before
    later.wear()
    assert QApplication.instance().styleSheet() != before
