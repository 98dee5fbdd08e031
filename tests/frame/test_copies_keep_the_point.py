"""What is copied as code, saved or computed is the same whatever numbers look like on screen."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu
from windows import open_window, press

from attnviz.model.files import attn
from attnviz.settings import DECIMAL_MARK, DIGITS, PERCENTS
from attnviz.ui.look import numbers


@pytest.fixture(autouse=True)
def _usual_numbers():
    yield
    numbers.set_number_format(numbers.NumberFormat())


def copied(window):
    """Carry out every command that copies, and give what lies on the clipboard after each."""
    texts = {}
    for command in window.view.commands():
        if ".copy" not in command.id or command.id.endswith("copy_as"):
            continue
        if command.enabled is not None and not command.enabled():
            continue
        QGuiApplication.clipboard().clear()
        command.run()
        QApplication.processEvents()
        for menu in window.findChildren(QMenu):
            menu.close()
        texts[command.id] = QGuiApplication.clipboard().text()
    return texts


@pytest.mark.parametrize("place", range(5))
def test_only_what_a_spreadsheet_takes_has_the_decimal_comma(qtbot, place):
    window = open_window(qtbot)
    window.show_tab(place)
    preferences = window.controller.actions.preferences
    before = copied(window)
    assert sum(bool(text) for text in before.values()) >= 3
    preferences.apply(PERCENTS, False)
    assert copied(window) == before
    preferences.apply(DECIMAL_MARK, "comma")
    after = copied(window)
    assert after.keys() == before.keys()
    for name, text in after.items():
        code = any(sign in before[name] for sign in ("np.", "\\begin", "[[", "|")) or (
            "," in before[name] and "\t" not in before[name]
        )
        assert text == (before[name] if code else before[name].replace(".", ",")), name


def test_latex_has_the_digits_of_the_screen(qtbot):
    window = open_window(qtbot)
    window.show_tab(2)
    preferences = window.controller.actions.preferences
    name = next(name for name, text in copied(window).items() if "bmatrix" in text)
    assert re.search(r"\d\.\d\d\b", copied(window)[name])
    preferences.apply(DIGITS, 4)
    preferences.apply(DECIMAL_MARK, "comma")
    assert re.search(r"\d\.\d{4}\b", copied(window)[name])


def test_a_saved_file_is_the_same_with_a_decimal_comma(qtbot, tmp_path):
    window = open_window(qtbot)
    path = tmp_path / "mine.attn"
    attn.save(path, window.session.lab, view={})
    before = path.read_bytes()
    window.controller.actions.preferences.apply(DECIMAL_MARK, "comma")
    attn.save(path, window.session.lab, view={})
    assert path.read_bytes() == before
    assert attn.load(path).lab.document.tokens == window.session.document().tokens


@pytest.mark.parametrize("typed", ["1,25", "1.25"])
@pytest.mark.parametrize("mark", ["point", "comma"])
def test_a_typed_number_is_read_with_both_marks(qtbot, typed, mark):
    window = open_window(qtbot)
    window.show_tab(1)
    window.controller.actions.preferences.apply(DECIMAL_MARK, mark)
    host = window.view.canvas.host
    host.edit_cell("X", 0, 0)
    editor = QApplication.focusWidget()
    editor.setText(typed)
    press(window, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert window.session.document("example").X[0, 0] == 1.25
    window.session.undo_stack.setClean()
