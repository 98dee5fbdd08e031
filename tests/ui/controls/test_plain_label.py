"""A plain label shows what looks like markup as it is."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from attnviz.ui.controls.plain_label import plain_label


def test_markup_is_text_and_not_a_look(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    label = plain_label("<b>x</b>", parent, role="heading", wraps=True)
    assert label.text() == "<b>x</b>"
    assert label.textFormat() == Qt.TextFormat.PlainText
    assert label.parent() is parent
    assert (label.property("role"), label.wordWrap()) == ("heading", True)
    assert not plain_label().wordWrap()
