"""Widgets of the many-heads tab by themselves: section, card, stages, speaker, brackets, lines."""

import numpy as np
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from attnviz.tabs.many_heads.canvas.kv_brackets import DASHES, paint_bracket_over
from attnviz.tabs.many_heads.canvas.path_column import carrier_widths
from attnviz.tabs.many_heads.canvas.speaker_button import SpeakerButton
from attnviz.tabs.many_heads.panel.pass_list import PassList, PassStage
from attnviz.tabs.many_heads.panel.size_card import FieldSpec, SizeCard, SizeFacts
from attnviz.ui.controls.section import Section
from attnviz.ui.look.theme import theme

LIGHT = theme("light")


def heard(signal):
    """Collect what a signal sends."""
    said = []
    signal.connect(lambda *values: said.append(values))
    return said


def test_a_section_makes_its_content_when_it_is_first_opened(qtbot):
    made = []

    def make():
        made.append(QLabel("content"))
        return made[0]

    section = Section("More", LIGHT, make)
    qtbot.addWidget(section)
    section.show()
    assert not made
    section.head.click()
    assert made[0].isVisible()
    section.head.click()
    assert not made[0].isVisible()
    section.head.click()
    assert len(made) == 1
    assert made[0].isVisible()


@pytest.fixture
def card(qtbot):
    made = SizeCard("Sizes", LIGHT, (FieldSpec("n", "layers", (1, 8, 64)),))
    qtbot.addWidget(made)
    made.form.show()
    made.show()
    return made


def test_a_badge_and_a_button_find_room_in_a_narrow_panel(qtbot):
    made = SizeCard("Sizes of a large model", LIGHT, ())
    qtbot.addWidget(made)
    made.set_changed(True)
    made.show()
    title = made.title.fontMetrics().horizontalAdvance(made.title.text())
    beside = made.badge.sizeHint().width() + made.reset.sizeHint().width()
    assert made.minimumSizeHint().width() < title + beside
    made.resize(max(title, beside) + 20, made.minimumSizeHint().height())
    assert made.title.height() < 2 * made.title.fontMetrics().height()
    assert made.badge.height() == made.badge.sizeHint().height()


def test_setters_of_the_card_never_wish(card):
    wishes = heard(card.number_wished)
    card.set_number("n", 9, "9")
    card.set_facts(SizeFacts((("a", "1"),), "bars", (("x", 1.0, "y"),)), "")
    assert wishes == []
    assert card.sliders["n"].value() == 1  # the nearest stop
    assert card.fields["n"].text() == "9"


def test_slider_and_field_wish(card):
    wishes = heard(card.number_wished)
    card.sliders["n"].setValue(2)
    card.fields["n"].setText("7")
    QTest.keyClick(card.fields["n"], Qt.Key.Key_Return)
    assert wishes == [("n", 64), ("n", 7)]


def test_a_refused_number_goes_back(card):
    refusals = heard(card.refused)
    card.set_number("n", 8, "8")
    card.fields["n"].setText("x")
    QTest.keyClick(card.fields["n"], Qt.Key.Key_Return)
    assert len(refusals) == 1
    QTest.keyClick(card.fields["n"], Qt.Key.Key_Escape)
    assert card.fields["n"].text() == "8"


def test_pointing_at_stages_by_mouse_and_keys(qtbot):
    stages = PassList(LIGHT)
    qtbot.addWidget(stages)
    stages.set_stages([PassStage(i, i, "f", "1 × 1", "n × n") for i in "abc"])
    stages.resize(stages.sizeHint())
    stages.show()
    pointed = heard(stages.stage_pointed)
    stages.point(1)
    QTest.keyClick(stages, Qt.Key.Key_Down)
    QTest.keyClick(stages, Qt.Key.Key_Down)
    QTest.keyClick(stages, Qt.Key.Key_Up)
    stages.point(None)
    assert [each for (each,) in pointed] == ["b", "c", "b", ""]


def test_a_speaker_wishes_for_the_other_state(qtbot):
    speaker = SpeakerButton(LIGHT)
    qtbot.addWidget(speaker)
    wishes = heard(speaker.mute_requested)
    speaker.show_state(3, "H4", muted=False, command="grid.mute_4", usual_key="Shift+4")
    speaker.click()
    assert not speaker.muted  # a wish changes nothing by itself
    speaker.show_state(3, "H4", muted=True)
    speaker.click()
    assert wishes == [(3, True), (3, False)]
    assert speaker.accessibleName() == "Unmute H4"


def test_brackets_of_neighbouring_groups_differ():
    pictures = []
    for group in range(len(DASHES)):
        image = QImage(200, 12, QImage.Format.Format_RGB32)
        image.fill(LIGHT.window)
        painter = QPainter(image)
        paint_bracket_over(painter, LIGHT, QRectF(4, 6, 190, 0), group)
        painter.end()
        pictures.append(bytes(image.constBits()))
    assert len(set(pictures)) == len(DASHES)


def test_lines_are_as_wide_as_what_they_carry():
    widths = dict(carrier_widths(np.array([1.0, -0.5, 0.001, 0.25])))
    assert widths[0] == 5
    assert widths[1] == -2.5
    assert 2 not in widths
    assert widths[3] == 1
    assert carrier_widths(np.zeros(4)) == ()
