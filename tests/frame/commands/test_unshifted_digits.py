"""Ctrl with the digits of a French keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from windows import open_window

KEYS = (
    Qt.Key.Key_Ampersand, Qt.Key.Key_Eacute, Qt.Key.Key_QuoteDbl, Qt.Key.Key_Apostrophe,
    Qt.Key.Key_ParenLeft, Qt.Key.Key_section,
)  # fmt: skip


@pytest.mark.parametrize("place", range(6))
def test_keys_of_digits_go_to_tabs_without_shift(qtbot, place):
    window = open_window(qtbot)
    window.show_tab((place + 1) % 6)
    QTest.keyClick(window, KEYS[place], Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    assert window.host.views[place] is window.view


def test_the_key_of_nought_brings_letters_to_their_size(qtbot):
    window = open_window(qtbot)
    window.themes.zoom_in()
    assert window.themes.theme.zoom > 1
    QTest.keyClick(window, Qt.Key.Key_Agrave, Qt.KeyboardModifier.ControlModifier)
    assert window.themes.theme.zoom == 1
