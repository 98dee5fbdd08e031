"""The look of the program: the system's until one is chosen, and remembered from then on."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QToolTip

from attnviz.frame.chrome.theme_manager import ThemeManager
from attnviz.settings import THEME, ZOOM, Memory, Settings
from attnviz.ui.look.theme import theme


@pytest.fixture
def settings(qapp):
    return Settings(Memory())


@pytest.fixture
def themes(settings):
    made = ThemeManager(settings)
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
def test_the_system_decides_until_a_look_is_chosen(themes, monkeypatch, scheme, name):
    themes.choose("auto")
    system_is(monkeypatch, scheme)
    themes._apply()
    assert themes.theme.name == name
    themes.choose("projector")
    themes._apply()
    assert themes.theme.name == "projector"


def test_the_cycle_goes_through_all_three(themes):
    themes.choose("light")
    names = []
    for _ in range(3):
        themes.cycle()
        names.append(themes.theme.name)
    assert names == ["dark", "projector", "light"]


def test_the_projector_button_goes_there_and_back(themes):
    themes.choose("dark")
    themes.toggle_projector()
    assert themes.theme.name == "projector"
    themes.toggle_projector()
    assert themes.theme.name == "dark"


def test_what_was_chosen_is_on_at_the_next_start(themes, settings):
    themes.choose("dark")
    themes.set_zoom(150)
    again = ThemeManager(settings)
    assert (again.theme.name, again.zoom, again.theme.zoom) == ("dark", 150, 1.5)


def test_a_look_asked_for_on_the_command_line_is_not_remembered(themes, settings):
    themes.choose("projector", remember=False)
    themes.set_zoom(200, remember=False)
    assert settings.get(THEME) == "auto"
    assert settings.get(ZOOM) == 100


def test_text_grows_in_steps_from_80_to_200(themes):
    for _ in range(20):
        themes.zoom_in()
    assert themes.zoom == 200
    seen = []
    while themes.zoom > 80:
        themes.zoom_out()
        seen.append(themes.zoom)
    assert seen == [175, 150, 125, 110, 100, 90, 80]
    themes.set_zoom(1000)
    assert themes.zoom == 200


def test_the_application_wears_it_before_others_are_told(themes, qtbot):
    themes.choose("light")
    applied = []
    themes.changed.connect(lambda look: applied.append(QApplication.palette().window().color()))
    themes.choose("dark")
    assert applied == [theme("dark").window]
    assert theme("dark").surface.name() in QApplication.instance().styleSheet()


def test_nothing_is_sent_when_nothing_changes(themes, qtbot):
    themes.choose("light")
    with qtbot.assertNotEmitted(themes.changed):
        themes.choose("light")
        themes.set_zoom(100)
        themes.set_height(900)


def test_only_the_projector_look_follows_the_height_of_the_window(themes, qtbot):
    themes.choose("projector")
    with qtbot.waitSignal(themes.changed):
        themes.set_height(720)
    assert themes.theme.height == 720
    themes.choose("light")
    with qtbot.assertNotEmitted(themes.changed, wait=200):
        themes.set_height(1080)


def test_a_look_that_is_not_worn_yet_dresses_nobody(settings, themes):
    themes.choose("light")
    before = QApplication.instance().styleSheet()
    later = ThemeManager(settings, applied=False)
    later.choose("dark")
    assert QApplication.instance().styleSheet() == before
    later.apply()
    assert QApplication.instance().styleSheet() != before


def test_a_tip_goes_with_the_theme_it_was_shown_in(themes, monkeypatch):
    themes.choose("light")
    told = []
    monkeypatch.setattr(QToolTip, "isVisible", lambda: True)
    monkeypatch.setattr(QToolTip, "hideText", lambda: told.append("hide"))
    themes.choose("dark")
    assert told == ["hide"]
