"""Where drawers open: one at a time, closed for good, and what they say comes through."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from attnviz.ui.controls.drawer import SHARE, Drawer
from attnviz.ui.controls.drawer_place import DrawerPlace
from attnviz.ui.look.theme import theme as theme_named


def test_one_drawer_takes_the_place_of_another(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(800, 600)
    column, theme = QVBoxLayout(parent), theme_named("light")
    place = DrawerPlace(theme, column, parent)
    first, second = Drawer("First", theme, parent), Drawer("Second", theme, parent)
    place.put(first)
    assert first.height() == round(600 * SHARE)
    place.put(second)
    assert column.indexOf(first) == -1 and column.indexOf(second) >= 0
    edits, closed = [], []
    place.number_edited.connect(lambda *edit: edits.append(edit))
    place.closed.connect(lambda: closed.append(place.drawer))
    second.number_edited.emit("X", (0, 1), 0.5, 7)
    assert edits == [("X", (0, 1), 0.5, 7)]
    second.closed.emit()
    assert closed == [None] and column.count() == 0
    assert place.close() is False and closed == [None]
