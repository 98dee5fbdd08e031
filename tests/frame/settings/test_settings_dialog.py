"""The settings: each works at once, Esc puts all back, keys can be changed; damage is harmless."""

import re

import pytest
from PySide6.QtCore import QEvent, QSettings, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialogButtonBox, QLabel, QWidget
from windows import SAMPLES, open_window, press

from attnviz.frame.settings.system_motion import SystemMotion, said_in_files
from attnviz.frame.settings.table import FIELDS, PAGES
from attnviz.settings import (
    DECIMAL_MARK,
    DIGITS,
    KEYS,
    MOTION,
    PERCENTS,
    SINGLE_KEYS,
    START,
    TABLE,
    THEME,
    ZOOM,
    Memory,
    Settings,
)
from attnviz.ui.controls.key_button import Face
from attnviz.ui.look import numbers

K = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qtbot):
    return open_window(qtbot, SAMPLES)


@pytest.fixture
def whole(qtbot):
    """Return a window with all five tabs."""
    return open_window(qtbot)


@pytest.fixture(autouse=True)
def _usual_numbers():
    yield
    numbers.set_number_format(numbers.NumberFormat())


def preferences_of(window):
    return window.controller.actions.preferences


def opened(window, key=""):
    # Between two clicks of a person the event loop has deleted what was closed.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return window.controller.pages.show_settings(key)


def pick(dialog, preference, value):
    """Choose in a list of the dialog, as a person does."""
    field = next(f for f in FIELDS if f.preference is preference)
    form = dialog.forms[field.page]
    place = [v for v, _ in field.choices].index(value)
    box = form.box(preference.key)
    box.setCurrentIndex(place)
    box.activated.emit(place)


def test_ctrl_comma_opens_the_settings(window):
    press(window, K.Key_Comma, CTRL)
    dialogs = [w for w in window.findChildren(QWidget) if type(w).__name__ == "SettingsDialog"]
    assert len(dialogs) == 1
    dialogs[0].reject()


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.preference.key)
def test_every_choice_can_be_made_kept_and_put_back(window, field):
    settings = window.settings
    before = settings.get(field.preference)
    for value, _ in field.choices:
        dialog = opened(window, field.preference.key)
        box = dialog.forms[field.page].box(field.preference.key)
        assert dialog.focusWidget() is box
        pick(dialog, field.preference, value)
        assert settings.get(field.preference) == value
        dialog.reject()
        assert settings.get(field.preference) == before
    dialog = opened(window)
    pick(dialog, field.preference, field.choices[-1][0])
    dialog.accept()
    assert settings.get(field.preference) == field.choices[-1][0]


def test_the_look_changes_at_once_and_comes_back(window):
    dialog = opened(window)
    pick(dialog, THEME, "dark")
    pick(dialog, ZOOM, 150)
    assert (window.themes.theme.name, window.themes.zoom) == ("dark", 150)
    dialog.reject()
    assert (window.themes.theme.name, window.themes.zoom) == ("light", 100)


def test_defaults_bring_everything_as_it_comes(window):
    preferences = preferences_of(window)
    preferences.apply(DIGITS, 4)
    preferences.apply(KEYS, {"file.save": ()})
    preferences.apply(START, "why-sqrt-d")
    preferences.apply(SINGLE_KEYS, False)
    dialog = opened(window)
    dialog.buttons.button(QDialogButtonBox.StandardButton.RestoreDefaults).click()
    for preference in (DIGITS, KEYS, START, SINGLE_KEYS):
        assert window.settings.get(preference) == preference.default
    dialog.reject()
    assert window.settings.get(DIGITS) == 4
    assert window.settings.get(KEYS) == {"file.save": ()}


def texts_of(window):
    """Give every text that can be read in the window."""
    found = [window.view.caption(), window.view.status()]
    for widget in window.findChildren(QWidget):
        if not widget.isVisible():
            continue
        found += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
        if isinstance(widget, QLabel | QAbstractButton):
            found.append(widget.text())
    return found


@pytest.mark.parametrize("place", range(5))
def test_the_decimal_comma_is_everywhere_on_the_screen_at_once(whole, place):
    whole.show_tab(place)
    point = re.compile(r"\d\.\d")
    assert any(point.search(text) for text in texts_of(whole))
    preferences_of(whole).apply(DECIMAL_MARK, "comma")
    assert [text for text in texts_of(whole) if point.search(text)] == []
    preferences_of(whole).apply(DECIMAL_MARK, "point")
    comma = re.compile(r"\d,\d(?!\d\d)")
    assert [text for text in texts_of(whole) if comma.search(text)] == []


def test_the_cells_are_painted_anew_with_the_comma(whole):
    whole.show_tab(1)
    preferences_of(whole).apply(DECIMAL_MARK, "point")
    before = whole.view.grab().toImage()
    preferences_of(whole).apply(DECIMAL_MARK, "comma")
    assert whole.view.grab().toImage() != before
    preferences_of(whole).apply(DECIMAL_MARK, "")
    assert whole.view.grab().toImage() == before


def test_shares_as_decimals_on_tab_1(whole):
    preferences_of(whole).apply(PERCENTS, False)
    assert "gives 0.96 of" in whole.view.caption() or "0.96" in whole.caption_bar.text
    assert "96%" not in whole.caption_bar.text


def test_more_decimals_in_matrices(whole):
    whole.show_tab(1)
    preferences_of(whole).apply(DIGITS, 3)
    host = whole.view.canvas.host
    assert {host.grid(name).digits for name in ("X",)} == {3}


def test_the_sample_is_written_as_it_is_chosen(window):
    dialog = opened(window)
    pick(dialog, DIGITS, 4)
    pick(dialog, DECIMAL_MARK, "comma")
    said = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "In a matrix: 1,9641. Exact: 1,96413." in said


def test_less_motion_reaches_every_tab_and_can_follow_the_system(whole):
    for place in range(5):
        whole.show_tab(place)
    preferences, seen = preferences_of(whole), {}
    for view in whole.host.views.values():
        view.set_reduced_motion = lambda on, id_=view.id: seen.__setitem__(id_, on)
    preferences.apply(MOTION, "reduced")
    assert seen == dict.fromkeys(("heads", "steps", "saturation", "grid", "sparse"), True)
    preferences.apply(MOTION, "full")
    assert set(seen.values()) == {False}
    preferences._on_system_reduces()
    assert set(seen.values()) == {False}
    preferences.apply(MOTION, "")
    assert set(seen.values()) == {True}
    assert whole.controller.actions.less_motion()


@pytest.mark.parametrize(
    ("name", "text", "less"),
    [
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=false\n", True),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n", True),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=true\n", False),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", True),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=1\n", False),
        ("kdeglobals", "\x00not a settings file", False),
    ],
)
def test_the_desktop_is_asked_for_less_motion(monkeypatch, tmp_path, name, text, less):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    (tmp_path / name).parent.mkdir(exist_ok=True)
    (tmp_path / name).write_text(text)
    assert said_in_files() == less


@pytest.mark.parametrize(("said", "less"), [("false", True), ("true", False)])
def test_gnome_is_asked_without_waiting(qtbot, monkeypatch, tmp_path, said, less):
    program = tmp_path / "gsettings"
    program.write_text(f"#!/bin/sh\necho {said}\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "ubuntu:GNOME")
    heard = []
    holder = QWidget()
    qtbot.addWidget(holder)
    motion = SystemMotion(lambda: heard.append(True), holder)
    motion.ask()
    assert heard == []
    qtbot.waitUntil(lambda: motion._process is None)
    assert heard == ([True] if less else [])


# Keys


def keys_page(window):
    dialog = opened(window, "keys")
    return dialog, dialog.keys


def choose_command(page, id_):
    for place in range(page.table.topLevelItemCount()):
        item = page.table.topLevelItem(place)
        if item.data(0, Qt.ItemDataRole.UserRole) == id_:
            page.table.setCurrentItem(item)
            return
    raise AssertionError(id_)


def back_in(window):
    """Come back from the dialog to the canvas."""
    window.activateWindow()
    QApplication.processEvents()
    window.view.setFocus()
    window.view.done.clear()


def test_a_command_gets_another_key_at_once(window):
    dialog, page = keys_page(window)
    choose_command(page, "sample.f4")
    page.entry.setKeySequence(QKeySequence("Ctrl+J"))
    assert page.message.text() == ""
    page.set_button.click()
    dialog.accept()
    back_in(window)
    press(window, K.Key_F4)
    assert window.view.done == []
    press(window, K.Key_J, CTRL)
    assert window.view.done == ["f4"]
    rows = {row for _, commands in window.controller.pages.key_groups() for row in commands}
    assert next(c for c in rows if c.id == "sample.f4").keys == ("Ctrl+J",)


def test_a_key_that_is_taken_is_told_and_taken_away_there(window):
    dialog, page = keys_page(window)
    choose_command(page, "sample.f4")
    page.entry.setKeySequence(QKeySequence("Ctrl+S"))
    assert page.message.text() == "Ctrl+S is used by “Save”. “Assign” takes it over."
    page.set_button.click()
    assert window.settings.get(KEYS) == {"sample.f4": ("Ctrl+S",), "file.save": ()}
    dialog.reject()
    assert window.settings.get(KEYS) == {}


def test_the_same_key_on_another_tab_is_no_clash(window):
    dialog, page = keys_page(window)
    choose_command(page, "sample.f4")
    page.entry.setKeySequence(QKeySequence("F6"))
    assert "Matrices" in page.message.text()
    assert page.message.text().count("“") == 2  # the command, and the button
    dialog.reject()


def test_a_key_is_turned_off_and_given_back(window):
    dialog, page = keys_page(window)
    choose_command(page, "file.save")
    page.off_button.click()
    assert window.settings.get(KEYS) == {"file.save": ()}
    assert not page.off_button.isEnabled()
    assert "Save" in page.table.currentItem().text(0)
    page.own_button.click()
    assert window.settings.get(KEYS) == {}
    assert not page.own_button.isEnabled()
    dialog.reject()


def test_tab_goes_from_the_tab_of_the_keys_into_their_page_and_then_to_the_buttons(window):
    dialog, page = keys_page(window)
    dialog.activateWindow()
    QApplication.processEvents()
    dialog.pages.tabBar().setFocus()
    met = []
    for _ in range(6):
        press(window, K.Key_Tab)
        met.append(QApplication.focusWidget())
    assert met[:5] == [page.singles, page.search, page.table, page.entry, page.off_button]
    assert met[5] in dialog.buttons.buttons()
    dialog.reject()


@pytest.mark.parametrize("button", ["set_button", "off_button", "own_button"])
def test_after_a_change_the_keyboard_is_at_the_changed_key(window, button):
    dialog, page = keys_page(window)
    dialog.activateWindow()
    QApplication.processEvents()
    preferences_of(window).apply(KEYS, {"sample.f4": ("F4", "Ctrl+U")})
    page.refresh()
    choose_command(page, "sample.f4")
    page.entry.setKeySequence(QKeySequence("Ctrl+J"))
    pressed = getattr(page, button)
    pressed.setFocus()
    press(window, K.Key_Space)
    assert not pressed.isEnabled()
    assert page.table.hasFocus()
    assert page.table.chosen == "sample.f4"
    dialog.reject()


def test_a_command_found_by_its_old_key_stays_when_it_gets_another(window):
    dialog, page = keys_page(window)
    page.search.setText("ctrl+s")
    choose_command(page, "file.save")
    page.entry.setKeySequence(QKeySequence("Alt+J"))
    page.set_button.click()
    assert page.table.chosen == "file.save"
    assert page.table.currentItem().text(1) == "Alt+J"
    page.search.setText("ctrl+alt+s")
    assert page.table.chosen != "file.save"
    dialog.reject()


def test_the_tool_tip_of_the_top_bar_names_the_new_key(window):
    preferences_of(window).apply(KEYS, {"edit.undo": ("Ctrl+U",)})
    assert "Ctrl+U" in window.top_bar.tool("edit.undo").toolTip()
    preferences_of(window).apply(KEYS, {})
    assert "Ctrl+Z" in window.top_bar.tool("edit.undo").toolTip()


def test_the_find_button_shows_its_key_where_there_is_room(window):
    button = window.top_bar.tool("help.palette")
    assert button.face == Face("Find", key="Ctrl+K", before="search")
    preferences_of(window).apply(KEYS, {"help.palette": ("Ctrl+J",)})
    assert button.face == Face("Find", key="Ctrl+J", before="search")
    window.resize(1024, 700)
    QApplication.processEvents()
    assert button.face == Face(before="search")
    preferences_of(window).apply(KEYS, {"help.palette": ()})
    window.resize(1280, 720)
    QApplication.processEvents()
    assert button.face == Face("Find", before="search")


def test_single_letters_are_switched_on_the_page(window):
    dialog, page = keys_page(window)
    page.singles.click()
    dialog.accept()
    back_in(window)
    press(window, K.Key_T)
    assert window.view.done == []
    assert not window.controller.actions.single_keys()


def test_commands_are_searched_by_name_and_key(window):
    dialog, page = keys_page(window)
    page.search.setText("full screen")
    assert [page.table.topLevelItem(0).text(0)] == ["Full screen"]
    page.search.setText("ctrl+s")
    found = [page.table.topLevelItem(i) for i in range(page.table.topLevelItemCount())]
    assert ("Save", "Ctrl+S") in [(item.text(0), item.text(1)) for item in found]
    assert len(found) < 12
    page.search.setText("zzz")
    assert page.table.topLevelItemCount() == 0
    assert not page.off_button.isEnabled()
    dialog.reject()


def test_tab_leaves_the_field_for_a_new_key(window):
    dialog, page = keys_page(window)
    dialog.activateWindow()
    QApplication.processEvents()
    page.entry.setFocus()
    assert page.entry.hasFocus()
    press(window, K.Key_Tab)
    assert not page.entry.hasFocus()
    assert page.entry.keySequence().isEmpty()
    dialog.reject()


# Start


def test_a_lesson_or_a_file_to_start_with(window, monkeypatch, tmp_path):
    from attnviz.frame.chrome import dialogs

    path = str(tmp_path / "mine.attn")
    monkeypatch.setattr(dialogs, "ask_open_path", lambda *_: path)
    dialog = opened(window, START.key)
    dialog.start.box.activated.emit(3)
    assert window.settings.get(START) == "why-sqrt-d"
    dialog.start.file_button.click()
    assert window.settings.get(START) == path
    assert dialog.start.box.currentText() == "mine.attn"
    dialog.accept()
    again = opened(window)
    assert again.start.box.currentText() == "mine.attn"
    again.reject()


# Look and damage


@pytest.mark.parametrize("look", ["light", "dark", "projector"])
@pytest.mark.parametrize("zoom", [80, 200])
def test_every_page_scrolls_and_loses_nothing_at_every_size(whole, look, zoom):
    whole.themes.choose(look)
    whole.themes.set_zoom(zoom)
    dialog = opened(whole)
    screen = whole.screen().availableGeometry()
    assert dialog.width() <= screen.width()
    assert dialog.height() <= screen.height()
    for page in range(len(PAGES) + 1):
        dialog.pages.setCurrentIndex(page)
        area = dialog.pages.currentWidget()
        inner = area.widget()
        assert inner.minimumSizeHint().width() <= inner.width()
        assert inner.height() >= inner.minimumSizeHint().height()
    dialog.reject()


def test_every_control_has_a_name_and_a_line(whole):
    dialog, page = keys_page(whole)
    for box in dialog.findChildren(QWidget):
        if box.focusPolicy() & Qt.FocusPolicy.TabFocus and box.isVisible():
            own = type(box).__name__ in ("QScrollArea", "QTabBar", "QTabWidget", "QToolButton")
            inner = box.parent() is page.entry
            named = box.accessibleName() or (isinstance(box, QAbstractButton) and box.text())
            assert own or inner or (named and box.toolTip()), box
    dialog.reject()


DAMAGED = """[look]
theme=purple
zoom=9999
motion=sideways
language=xx
[numbers]
decimal-mark=semicolon
digits-in-matrices=two
shares-in-per-cent=maybe
[keys]
changed="{not json"
single-letters=perhaps
[start]
open=@Invalid()
"""


@pytest.mark.parametrize("text", [DAMAGED, "\x00\xff garbage [[", "[look\ntheme", ""])
def test_damaged_settings_fall_back_to_the_defaults(qtbot, tmp_path, text):
    path = tmp_path / "damaged.ini"
    path.write_text(text, encoding="latin-1")
    settings = Settings(QSettings(str(path), QSettings.Format.IniFormat))
    for preference in TABLE:
        if preference is not START:
            assert settings.get(preference) == preference.default, preference.key
    assert isinstance(settings.get(START), str)


@pytest.mark.parametrize(
    "raw", ['["list"]', '{"a": "text"}', '{"a": [1]}', "3", '{"a": {"b": []}}', "[" * 5000]
)
def test_a_damaged_table_of_keys_is_as_none(raw):
    store = Memory()
    store.setValue(KEYS.key, raw)
    assert Settings(store).get(KEYS) == {}


def test_keys_are_kept_from_start_to_start(tmp_path):
    path = str(tmp_path / "kept.ini")
    table = {"file.save": ("Ctrl+J", "["), "view.panel": ()}
    first = Settings(QSettings(path, QSettings.Format.IniFormat))
    first.set(KEYS, table)
    first.sync()
    assert Settings(QSettings(path, QSettings.Format.IniFormat)).get(KEYS) == table
