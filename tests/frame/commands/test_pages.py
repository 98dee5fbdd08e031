"""The keys page, the menu bar and About: filled from the one command table."""

from collections import Counter

import pytest
import shiboken6
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFontInfo, QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QScrollArea
from windows import SAMPLES, open_window, press

from attnviz.frame.commands.about import AboutDialog
from attnviz.frame.commands.keys_overlay import KeysOverlay
from attnviz.model.edits import layer as edits
from attnviz.settings import KEYS
from attnviz.ui.controls.keys import portable

K = Qt.Key


@pytest.fixture
def window(qtbot):
    return open_window(qtbot, SAMPLES)


def shown_rows(window):
    page = window.controller.pages.keys_page
    assert page is not None
    assert page.isVisible()
    return page.rows()


def test_f1_lists_the_keys_of_the_tab_and_of_everywhere(window):
    press(window, K.Key_F1)
    rows = dict(shown_rows(window))
    assert rows["T"] == "The letter T"
    assert rows["→"] == "Right"
    assert rows["F4"] == "Sheet"
    assert rows["Ctrl+S"] == "Save"
    assert rows["F11"] == "Full screen"


def test_a_key_stands_on_the_page_once(window):
    press(window, K.Key_F1)
    keys = [key for keys, _ in shown_rows(window) for key in keys.split(", ")]
    assert len(keys) == len(set(keys))
    assert "↓, PageDown" in dict(shown_rows(window))


@pytest.mark.parametrize("place", range(6))
def test_every_key_on_the_page_works_on_that_tab(qtbot, place):
    """A key works when exactly one living shortcut of the window or the tab has it."""
    window = open_window(qtbot)
    window.show_tab(place)
    alive = [
        shortcut.key().toString()
        for keys in (window.controller._shortcuts, window.controller._tab_shortcuts[window.view])
        for shortcut in keys._commands
        if shortcut.isEnabled()
    ]
    listed = [
        portable(key)
        for _, commands in window.controller.pages.key_groups()
        for command in commands
        for key in command.keys
    ]
    assert sorted(listed) == sorted(alive)


def test_the_page_tells_of_the_keys_that_no_command_has(window):
    press(window, K.Key_F1)
    told = [label.text() for label in window.findChild(KeysOverlay).findChildren(QLabel)]
    assert any(text.startswith("Tab: ") and "Enter: " in text for text in told)


def test_single_letters_that_are_off_are_not_listed(window):
    window.controller.actions.toggle_single_keys()
    press(window, K.Key_F1)
    assert "T" not in dict(shown_rows(window))
    assert "F4" in dict(shown_rows(window))


def test_the_page_covers_the_canvas_and_closes_with_escape(window):
    press(window, K.Key_F1)
    page = window.controller.pages.keys_page
    assert page.geometry() == window.canvas_stack.rect()
    press(window, K.Key_Escape)
    assert page.isHidden()
    assert window.view.hasFocus()


def test_the_page_follows_the_window_and_its_looks(window):
    press(window, K.Key_F1)
    window.resize(1100, 760)
    window.themes.choose("projector")
    QApplication.processEvents()
    page = window.controller.pages.keys_page
    assert page.geometry() == window.canvas_stack.rect()
    ground = page.grab().toImage().pixelColor(page.width() - 8, page.height() - 8)
    assert ground == window.themes.theme.surface


def tap_alt(window, held_ms=50):
    none = Qt.KeyboardModifier.NoModifier
    down = QKeyEvent(QEvent.Type.KeyPress, K.Key_Alt, Qt.KeyboardModifier.AltModifier)
    up = QKeyEvent(QEvent.Type.KeyRelease, K.Key_Alt, none)
    down.setTimestamp(1000)
    up.setTimestamp(1000 + held_ms)
    QApplication.sendEvent(window, down)
    QApplication.sendEvent(window, up)
    QApplication.processEvents()


def test_alt_shows_the_menu_and_hides_it(window):
    menus = window.controller.pages.menus
    assert not menus.shown
    tap_alt(window)
    assert menus.shown
    tap_alt(window)
    assert not menus.shown


def test_alt_held_for_something_else_shows_no_menu(window):
    tap_alt(window, held_ms=2000)
    assert not window.controller.pages.menus.shown


def test_alt_with_another_key_shows_no_menu(window):
    """A shortcut takes Alt+Down; the window hears of Alt alone."""
    window.controller.actions.preferences.apply(KEYS, {"sample.f4": ("Alt+Down",)})
    window.view.done.clear()
    press(window, K.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert window.view.done == ["f4"]
    assert not window.controller.pages.menus.shown
    tap_alt(window)
    assert window.controller.pages.menus.shown


def test_the_menu_bar_is_made_in_python(window):
    """One that Qt makes itself lost its Python side when the page of keys was filled anew."""
    window.controller.pages.menus.open()
    assert shiboken6.createdByPython(window.menuBar())


def menu_of(window, title) -> QMenu:
    window.controller.pages.menus.open()
    menu = next(m for m in window.menuBar().findChildren(QMenu) if m.title() == f"&{title}")
    menu.aboutToShow.emit()
    return menu


def all_of(menu):
    """List what is in a menu and in the menus under it."""
    return [
        each
        for action in menu.actions()
        for each in ([action] if action.menu() is None else all_of(action.menu()))
    ]


def file_menu(window):
    """Press File and return what opens under it."""
    QTest.mouseClick(window.top_bar.tool("file.menu"), Qt.MouseButton.LeftButton)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def all_texts(menu):
    """Return what a menu and its submenus say, as they fill when they open."""
    menu.aboutToShow.emit()
    below = [action.menu() for action in menu.actions() if action.menu() is not None]
    return {action.text() for action in menu.actions()}.union(*map(all_texts, below))


def test_file_is_in_sight_and_opens_under_its_button(window):
    button, menu = window.top_bar.tool("file.menu"), file_menu(window)
    assert button.isVisible()
    assert menu.pos() == button.mapToGlobal(button.rect().bottomLeft())
    texts = [action.text() for action in menu.actions()]
    assert texts[:4] == [
        "Open…\tCtrl+O",
        "Recent",
        "Open model…\tCtrl+Shift+O",
        "Save\tCtrl+S",
    ]
    assert "Export…\tCtrl+E" in texts
    menu.close()


def test_under_file_is_everything_that_alt_shows(window):
    menu = file_menu(window)
    found = all_texts(menu)
    menu.close()
    window.controller.pages.menus.open()
    bar = window.menuBar()
    menus = [action.menu() for action in bar.actions()]
    shown = set().union(*map(all_texts, menus))
    assert shown <= found
    assert {menu.title() for menu in menus} - found == {"&File"}
    assert len(shown) > 50


def test_an_entry_under_file_does_what_the_key_does(window):
    window.view.done.clear()
    menu = file_menu(window)
    tab = next(a.menu() for a in menu.actions() if a.text() == "&Tab")
    tab.aboutToShow.emit()
    next(a for a in tab.actions() if a.text().startswith("Sheet")).trigger()
    menu.close()
    assert window.view.done == ["f4"]


def test_the_menu_under_file_is_filled_anew_each_time(window):
    for changed in (False, True):
        if changed:
            window.session.edit(edits.set_cell, "X", (1, 0), 1.2, text="animal living 1.2")
        menu = file_menu(window)
        edit = next(a.menu() for a in menu.actions() if a.text() == "&Edit")
        edit.aboutToShow.emit()
        assert edit.actions()[0].isEnabled() is changed
        menu.close()


def test_the_menu_under_file_opens_and_closes_by_keyboard(window):
    button = window.top_bar.tool("file.menu")
    button.setFocus(Qt.FocusReason.TabFocusReason)
    press(window, K.Key_Space)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.keyClick(menu, K.Key_Escape)
    assert not menu.isVisible()
    assert button.hasFocus()


def test_menus_hold_the_commands_with_their_keys(window):
    texts = [action.text() for action in menu_of(window, "File").actions()]
    assert "Open…\tCtrl+O" in texts
    assert "Recent" in texts
    assert "T" not in texts
    assert "The letter T\tT" in [action.text() for action in all_of(menu_of(window, "Tab"))]


@pytest.mark.parametrize("place", range(6))
def test_the_menu_of_a_tab_has_a_submenu_for_what_has_a_heading(qtbot, place):
    window = open_window(qtbot)
    window.show_tab(place)
    headings = Counter(command.group for command in window.view.commands())
    menu = menu_of(window, "Tab")
    below = {a.text(): len(a.menu().actions()) for a in menu.actions() if a.menu() is not None}
    assert below == {title: n for title, n in headings.items() if title and n > 1}
    assert below
    for _ in range(3):
        menu.aboutToShow.emit()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(menu.findChildren(QMenu)) == len(below)


def test_a_menu_entry_does_what_the_key_does(window):
    window.view.done.clear()
    entry = next(a for a in all_of(menu_of(window, "Tab")) if a.text().startswith("Sheet"))
    entry.trigger()
    assert window.view.done == ["f4"]


def test_the_menu_tells_what_is_on_and_what_can_be_done(window):
    edit = menu_of(window, "Edit").actions()
    assert [action.isEnabled() for action in edit[:2]] == [False, False]
    themes = {a.text(): a.isChecked() for a in menu_of(window, "View").actions()}
    assert themes["Theme: light"]
    assert not themes["Theme: dark"]


def test_about_tells_versions_and_copies_them(window):
    window.controller.pages.show_about()
    box = window.findChild(AboutDialog)
    for name in ("attnviz 0", "Python 3", "Qt 6", "PySide6 6", "NumPy ", "pyqtgraph 0.14"):
        assert name in box.report
    box.copy_button.click()
    assert QGuiApplication.clipboard().text() == box.report
    box.close()


@pytest.mark.parametrize("place", range(6))
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_every_key_is_seen_without_scrolling(qtbot, place, size):
    whole = open_window(qtbot, size=size)
    whole.controller.lesson_controller.greet()
    whole.show_tab(place)
    press(whole, K.Key_F1)
    page = whole.controller.pages.keys_page
    area = page.findChild(QScrollArea)
    assert len(page.rows()) > 30
    assert not area.verticalScrollBar().maximum()
    assert not area.horizontalScrollBar().maximum()
    seen = [label for label in area.findChildren(QLabel) if label.isVisible()]
    assert len(seen) > 2 * len(page.rows())
    smallest = whole.themes.theme.size("tick")
    assert min(QFontInfo(label.font()).pixelSize() for label in seen) >= smallest
    for label in seen:
        assert label.width() >= label.sizeHint().width(), label.text()


def test_larger_letters_scroll_in_one_direction_and_lose_nothing(qtbot):
    whole = open_window(qtbot)
    whole.themes.set_zoom(200)
    press(whole, K.Key_F1)
    area = whole.controller.pages.keys_page.findChild(QScrollArea)
    assert area.verticalScrollBar().maximum()
    assert not area.horizontalScrollBar().maximum()
    whole.themes.set_zoom(100)
