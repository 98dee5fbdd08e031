"""Lessons in German and French in the real window: every word fits, numbers look as on screen."""

import pytest
from old_lessons import old
from PySide6.QtWidgets import QApplication

from attnviz.frame.settings import languages
from attnviz.model.files.texts import texts
from attnviz.ui.look.numbers import THIN, NumberFormat, set_number_format


@pytest.fixture(params=["de", "fr"])
def language(request):
    """Speak a language, and write numbers as its people do, before there is a window."""
    assert languages.load(request.param)
    set_number_format(NumberFormat(comma=True))
    yield request.param
    languages.unload()
    set_number_format(NumberFormat())


def test_every_word_of_every_lesson_fits(language, room):
    """No choice is cut off, and no text is smaller than the labels, with least room."""
    room.window.themes.choose("projector")
    room.window.resize(1024, 768)
    room.window.themes.set_height(768)
    room.bot.waitUntil(lambda: room.window.themes.theme.height == 768)
    theme = room.window.themes.theme
    room.lesson_controller.open(old("whole-chapter"))
    QApplication.processEvents()
    left = []
    for place in range(len(room.player.lesson.steps)):
        for act in (lambda at=place: room.player.go(at), room.player.reveal):
            act()
            QApplication.processEvents()
            text = room.bar.text
            if not text.fits or text.text_size < theme.size("label") * 0.8:
                left.append((text.text, text.text_size))
            for button in room.bar.choices:
                need = button.fontMetrics().horizontalAdvance(button.text())
                if button.isVisible() and (
                    button.width() < need
                    or button.geometry().right() >= room.bar.back.geometry().left()
                ):
                    left.append(button.text())
    assert left == []


def test_a_lesson_speaks_the_language_and_its_numbers(language, room):
    room.lesson_controller.open(old("why-sqrt-d"))
    assert room.player.lesson.title == texts(language)["Why √d"]
    said = [step.say for step in room.player.lesson.steps]
    assert "27,4" in said[2]
    assert "27.4" not in said[2]
    assert f"1{THIN}594" in said[7]
    assert f"1{THIN}024" in room.player.lesson.steps[3].choices[2]
