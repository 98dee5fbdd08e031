"""Each key that the keys page lists is pressed on each tab, and does what the page says."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from windows import open_window

# The window turns these into the step of a lesson, or of the tab in front.
TURNED = {"PgDown": "tab.on", "PgUp": "tab.back", "Space": "tab.motion"}


def listening(window):
    """Let every shortcut note its command instead of carrying it out."""
    fired = []
    for keys in (window.controller._shortcuts, window.controller._tab_shortcuts[window.view]):
        for shortcut, command in tuple(keys._commands.items()):
            note = lambda id_=command.id: fired.append(id_)  # noqa: E731 - one for each command
            keys._commands[shortcut] = replace(command, run=note, enabled=None)
    return fired


def press_key(window, key):
    window.view.setFocus()
    pressed = QKeySequence(key)[0]
    QTest.keyClick(QApplication.focusWidget(), pressed.key(), pressed.keyboardModifiers())
    QApplication.processEvents()


@pytest.mark.parametrize("look", ["light", "projector"])
@pytest.mark.parametrize("place", range(5))
def test_every_listed_key_does_its_command(qtbot, place, look):
    window = open_window(qtbot, look=look)
    window.show_tab(place)
    fired = listening(window)
    failed = []
    listed = [
        (c, k)
        for _, commands in window.controller.pages.key_groups()
        for c in commands
        for k in c.keys
    ]
    assert len(listed) > 30
    for command, key in listed:
        fired.clear()
        press_key(window, key.replace("PageDown", "PgDown").replace("PageUp", "PgUp"))
        name = QKeySequence(key.replace("PageDown", "PgDown").replace("PageUp", "PgUp")).toString()
        if fired not in ([command.id], [TURNED.get(name)]):
            failed.append((key, command.id, list(fired)))
    assert failed == []


@pytest.mark.parametrize("place", range(5))
def test_no_key_works_that_is_not_listed(qtbot, place):
    """Letters, digits, signs and function keys, alone and with Ctrl."""
    window = open_window(qtbot)
    window.show_tab(place)
    fired = listening(window)
    listed = {
        QKeySequence(key.replace("PageDown", "PgDown").replace("PageUp", "PgUp")).toString()
        for _, commands in window.controller.pages.key_groups()
        for command in commands
        for key in command.keys
    }
    tried = [
        *map(chr, range(ord("A"), ord("Z") + 1)),
        *"0123456789",
        *(f"F{n}" for n in range(1, 13)),
    ]
    for key in (*tried, *(f"Ctrl+{key}" for key in tried)):
        window.view.clear_selection()  # a digit opens the outlined cell, which then has the keys
        fired.clear()
        press_key(window, key)
        assert bool(fired) == (key in listed), (key, fired)


def test_single_letters_do_nothing_while_one_types(qtbot):
    window = open_window(qtbot)
    window.controller.run("view.panel")
    fired = listening(window)
    window.view.bar.edit()
    for key in "TP1?":
        QTest.keyClick(QApplication.focusWidget(), key)
    assert fired == []
    window.view.escape()


def test_control_keys_are_free_of_shift_and_alt(qtbot):
    window = open_window(qtbot)
    fired = listening(window)
    window.view.setFocus()
    held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_K, held)
    assert fired == []


@pytest.mark.parametrize("place", range(6))
def test_a_key_that_cannot_be_carried_out_says_why(qtbot, place):
    window = open_window(qtbot)
    window.show_tab(place)
    resting = [
        (command, key)
        for _, commands in window.controller.pages.key_groups()
        for command in commands
        if command.enabled is not None and not command.enabled()
        for key in command.keys
        if key.replace("Page", "Pg") not in TURNED and key not in TURNED
    ]
    assert [command.id for command, _ in resting if not command.why] == []
    said = []
    window.say = said.append
    told = {}
    for command, key in resting:
        said.clear()
        press_key(window, key.replace("PageDown", "PgDown").replace("PageUp", "PgUp"))
        told[command.id, key] = list(said)
    answers = {at: [f"{c.text}: {c.why}"] for c, at in ((c, (c.id, k)) for c, k in resting)}
    assert told == answers


def test_the_page_under_docs_names_keys_that_there_are(qtbot):
    """The rows that hold without a model: each key, or combination, is that of a command."""
    window = open_window(qtbot)
    there = set()
    for place in range(len(window.host.tabs)):
        window.show_tab(place)
        groups = window.controller.pages.key_groups()
        there |= {key for _, commands in groups for command in commands for key in command.keys}
    page = Path(__file__).parents[3] / "docs" / "keys.md"
    rows = re.findall(r"(?m)^\| (.+?) \|", page.read_text(encoding="utf-8"))
    without = [row for row in rows if not re.search(r"model open|in all heads|in next token", row)]
    named = set(
        re.findall(r"(?:Ctrl|Shift|Alt)(?:\+\w+)+|F\d+|Page\w+|\b[A-Z]\b", " ".join(without))
    )
    assert len(named) > 30
    assert {key.replace("Page", "Pg") for key in named} - there == set()
