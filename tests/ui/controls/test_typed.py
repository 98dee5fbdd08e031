"""Whose undo a key means: that of the field, or the last edit."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from attnviz.ui.controls.whole_field import WholeField
from attnviz.ui.grid.editor import CellEditor
from attnviz.ui.look.theme import theme


def whole_field(parent):
    field = WholeField("size", theme("light"), parent)
    field.set_value("64")
    field.show()
    field.setFocus()
    return field


def cell_editor(parent):
    field = CellEditor(parent, theme("light"), None)
    field.open_at(QRectF(10, 10, 60, 24), "64", True)
    return field


@pytest.fixture
def window(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(300, 100)
    widget.show()
    widget.activateWindow()
    qtbot.waitExposed(widget)
    return widget


def counted(window, key):
    heard = []
    QShortcut(QKeySequence(key), window).activated.connect(lambda: heard.append(key))
    return heard


@pytest.mark.parametrize("make", [whole_field, cell_editor])
def test_undo_is_the_fields_own_only_while_it_has_typed_text(window, qtbot, make):
    undone = counted(window, QKeySequence.StandardKey.Undo)
    redone = counted(window, QKeySequence.StandardKey.Redo)
    field = make(window)
    qtbot.waitUntil(field.hasFocus)
    QTest.keySequence(field, QKeySequence.StandardKey.Undo)
    QTest.keySequence(field, QKeySequence.StandardKey.Redo)
    assert (len(undone), len(redone)) == (1, 1)
    field.selectAll()
    QTest.keyClicks(field, "7")
    QTest.keySequence(field, QKeySequence.StandardKey.Undo)
    assert (field.text(), len(undone)) == ("64", 1)
    QTest.keySequence(field, QKeySequence.StandardKey.Redo)
    assert (field.text(), len(redone)) == ("7", 1)


def test_what_was_granted_is_the_windows_to_undo(window, qtbot):
    undone = counted(window, QKeySequence.StandardKey.Undo)
    field = whole_field(window)
    field.submitted.connect(lambda number: field.set_value(str(number)))
    qtbot.waitUntil(field.hasFocus)
    field.selectAll()
    QTest.keyClicks(field, "7\r")
    QTest.keySequence(field, QKeySequence.StandardKey.Undo)
    assert (field.text(), len(undone)) == ("7", 1)
