"""Lessons in German and French in the real window: every word fits, numbers look as on screen."""

import pytest
from PySide6.QtWidgets import QApplication

from attnviz.frame.lessons.number_text import in_format
from attnviz.frame.lessons.words import as_shown
from attnviz.frame.settings import languages
from attnviz.model.files import library
from attnviz.model.files.texts import texts
from attnviz.model.lessons.lesson import lesson_of
from attnviz.ui.look.numbers import NO_BREAK, THIN, NumberFormat, set_number_format


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
    left = []
    counts = [(i, len(library.load(i).steps)) for i in library.COURSE]
    for lesson_id, place in [(i, place) for i, count in counts for place in range(count)]:
        if room.player.lesson is None or room.player.lesson.name != lesson_id:
            room.lesson_controller.open(lesson_id)
            QApplication.processEvents()
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
    room.lesson_controller.open("why-sqrt-d")
    assert room.player.lesson.title == texts(language)["Why divide by √d?"]
    steps = room.player.lesson.steps
    assert "12,4" in steps[2].say
    assert "12.4" not in steps[2].say
    assert f"1{THIN}024" in steps[1].notes
    assert f"90{THIN}%" in steps[6].say


def test_bytes_counts_and_vectors_are_written_as_on_the_screen(language):
    """French texts said GiB and (1,5, 0) beside a picture with Gio."""
    gib, billion = {"de": ("GiB", "Mrd."), "fr": ("Gio", "Md")}[language]
    apart = {"de": f";{NO_BREAK}", "fr": f"{NO_BREAK};{NO_BREAK}"}[language]
    assert in_format("64 GiB") == f"64{NO_BREAK}{gib}"
    assert in_format("528.6 M of 8.59 B").endswith(f"8,59{NO_BREAK}{billion}")
    assert in_format("offers (1.5, 0)") == f"offers (1,5{apart}0)"


def test_a_take_home_has_the_numbers_of_the_language(language):
    lesson = as_shown(lesson_of(library.load("fewer-scores"), "fewer-scores"))
    assert f"131{THIN}071" in lesson.steps[-1].answer
