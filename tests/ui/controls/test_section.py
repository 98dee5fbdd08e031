"""A heading that opens what is under it."""

import pytest
from PySide6.QtWidgets import QLabel, QScrollArea, QVBoxLayout, QWidget

from attnviz.ui.controls.section import Section
from attnviz.ui.look.theme import theme


def content(height):
    label = QLabel("content")
    label.setFixedHeight(height)
    return label


@pytest.fixture
def panel(qtbot):
    """Return a scrolled panel 300 px high, its section under 250 px of something else."""

    def made(height):
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.addWidget(content(250))
        section = Section("More", theme("light"), lambda: content(height), inner)
        column.addWidget(section)
        column.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(inner)
        area.resize(300, 300)
        qtbot.addWidget(area)
        area.show()
        return area, section

    return made


def seen(area, widget):
    top = widget.mapTo(area.viewport(), widget.rect().topLeft()).y()
    return top, top + widget.height()


def test_what_opens_comes_into_sight(panel, qtbot):
    area, section = panel(120)
    section.toggle()
    qtbot.waitUntil(lambda: area.verticalScrollBar().value() > 0)
    top, bottom = seen(area, section)
    assert top >= 0
    assert bottom <= area.viewport().height()


def test_of_what_is_too_high_the_heading_stands_at_the_top(panel, qtbot):
    area, section = panel(900)
    section.toggle()
    qtbot.waitUntil(lambda: area.verticalScrollBar().value() > 0)
    assert seen(area, section)[0] == 0


def test_what_a_file_opens_does_not_scroll(panel, qtbot):
    area, section = panel(120)
    section.set_open(True)
    qtbot.wait(30)
    assert area.verticalScrollBar().maximum() > 0
    assert area.verticalScrollBar().value() == 0
