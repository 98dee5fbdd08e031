"""Buttons and tool tips name the keys that commands have now, whoever changed them."""

import pytest
from old_lessons import old
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QTabBar, QWidget
from windows import open_window

from attnviz.frame.commands.table import own_window_commands
from attnviz.model.edits import saturation
from attnviz.settings import KEYS, SINGLE_KEYS
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.keys import is_single, portable, shown

TABS = 5


@pytest.fixture
def window(qtbot, monkeypatch):
    """Return a window in which everything that names a key has been opened once."""
    # Windows of other tests named the keys of more heads than this one has.
    monkeypatch.setattr(shortcut_labels._TABLE, "usual", {})
    window = open_window(qtbot)
    views = window.host.views
    for place in range(TABS):
        window.show_tab(place)
        window.canvas_stack.set_open(True, True)
        QApplication.processEvents()
    for view, open_ in ((0, "heads.sheet"), (0, "heads.table"), (1, "steps.table")):
        window.show_tab(view)
        run(window, views[view], open_)
    window.controller.pages.toggle_keys()
    window.controller.pages.leave()
    assert window.controller.lesson_controller.open(old("tired-or-wide"))
    QApplication.processEvents()
    yield window
    window.controller.lesson_controller.leave()
    preferences(window).apply(KEYS, {})
    preferences(window).apply(SINGLE_KEYS, True)


def run(window, view, id_):
    next(c for c in view.commands() if c.id == id_).run()
    QApplication.processEvents()


def preferences(window):
    return window.controller.actions.preferences


def own(window):
    """Return every command with its usual keys."""
    listed = own_window_commands(window.controller.actions)
    for view in window.host.views.values():
        listed += view.commands()
    return {command.id: command for command in listed}


def texts(window):
    """List every text on a control and every tool tip."""
    found = []
    for widget in window.findChildren(QWidget):
        found += [widget.toolTip(), widget.accessibleName()]
        if isinstance(widget, QAbstractButton | QLabel):
            found.append(widget.text())
        if isinstance(widget, QTabBar):
            found += [widget.tabToolTip(place) for place in range(widget.count())]
    return [text for text in found if text]


def naming(text, keys):
    """List the keys that a text names as a label or tool tip does."""
    return [
        key
        for key in keys
        if text.endswith((f"  {key}", f"({key})")) or f"({key}:" in text or f"({key}," in text
    ]


def test_what_is_told_as_usual_is_in_the_table(window):
    commands = own(window)
    told = shortcut_labels.told()
    assert len(told) > 30
    for id_, key in told.items():
        assert key in map(portable, commands[id_].keys), id_


def test_no_text_names_a_key_that_was_turned_off(window):
    keys = {shown(key) for command in own(window).values() for key in command.keys}
    assert sum(bool(naming(text, keys)) for text in texts(window)) > 30
    preferences(window).apply(KEYS, dict.fromkeys(own(window), ()))
    assert [text for text in texts(window) if naming(text, keys)] == []


def test_no_text_names_a_letter_while_single_letters_are_none(window):
    keys = {k for command in own(window).values() for k in command.keys if is_single(k)}
    assert sum(bool(naming(text, keys)) for text in texts(window)) > 10
    preferences(window).apply(SINGLE_KEYS, False)
    assert [text for text in texts(window) if naming(text, keys)] == []


def test_a_new_key_stands_on_buttons_and_in_tips_at_once(window):
    new = {
        "heads.predict": "Ctrl+J", "grid.pass": "F2", "sparse.trial": "Ctrl+U",
        "saturation.new_draw": "W", "steps.play": "Ctrl+P", "tab.2": "Ctrl+M", "tab.on": "F10",
    }  # fmt: skip
    preferences(window).apply(KEYS, {id_: (key,) for id_, key in new.items()})
    views, bar = window.host.views, window.controller.lesson_controller.player.bar
    assert views[0].controls.predict.text() == "Predict first  Ctrl+J"
    assert views[2].controls.new_button.text() == "New draw  W"
    assert views[3].side_panel().one_pass.head.text() == "Forward pass  F2"
    assert views[4].side_panel().trial.text() == "Try it on the sentence  Ctrl+U"
    assert "(Ctrl+P)" in views[1].controls.play.toolTip()
    assert window.top_bar.tabs.tabToolTip(1) == "Step by step  (Ctrl+M)"
    assert bar.on.toolTip() == "Next  (F10)"
    preferences(window).apply(KEYS, {})
    assert views[0].controls.predict.text() == "Predict first  P"
    assert bar.on.toolTip() == "Next  (PageDown)"


def test_the_hint_beside_the_sentence_is_written_anew_with_its_key(window):
    window.show_tab(0)
    field = window.host.views[0].bar.field
    before = field.grab().toImage()
    preferences(window).apply(KEYS, {"heads.edit_sentence": ("Ctrl+J",)})
    assert field.grab().toImage() != before
    preferences(window).apply(KEYS, {})
    assert field.grab().toImage() == before


def test_what_is_chosen_stays_chosen_when_keys_change(window):
    window.session.edit(saturation.set_divisor, "1", slot="saturation")
    window.show_tab(2)
    divisor = window.host.views[2].side_panel().divisor
    assert divisor.current == 0
    preferences(window).apply(KEYS, {"saturation.next_divisor": ("W",)})
    assert "(W: next divisor)" in divisor.button(0).toolTip()
    assert divisor.current == 0


def test_a_start_with_other_keys_names_them_from_the_first_picture_on(qtbot):
    from attnviz.frame.chrome.theme_manager import ThemeManager
    from attnviz.main_window import MainWindow
    from attnviz.model.files import library
    from attnviz.session import Session
    from attnviz.settings import Memory, Settings

    settings = Settings(Memory())
    settings.set(KEYS, {"heads.predict": ("Ctrl+J",), "help.palette": ("Ctrl+U",)})
    made = MainWindow(Session(library.start_lab()), ThemeManager(settings), settings)
    qtbot.addWidget(made)
    made.show_tab(0)
    assert made.view.controls.predict.text() == "Predict first  Ctrl+J"
    assert made.top_bar.tool("help.palette").toolTip() == "Find a command  (Ctrl+U)"


def test_menus_and_help_leave_letters_out_that_are_no_keys(window):
    help_ = window.controller.pages.help
    assert "| T |" in help_.text("keys")
    assert "**T**" in help_.text("heads")
    preferences(window).apply(SINGLE_KEYS, False)
    assert "| T |" not in help_.text("keys")
    assert "**T**" not in help_.text("heads")
    entries = window.controller.pages.menus._fill("Tab")
    listed = [c for each in entries for c in getattr(each, "commands", [each])]
    assert len(listed) > len(entries)
    assert not [key for command in listed for key in command.keys if is_single(key)]


def test_enter_is_called_as_on_the_key():
    from attnviz.ui.controls.keys import shown

    assert [shown(key) for key in ("Ctrl+Return", "Shift+Return")] == ["Ctrl+Enter", "Shift+Enter"]
