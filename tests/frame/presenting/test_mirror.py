"""What the class sees on a screen of its own: one paint code, held, blank, and its words whole."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetrics

from attnviz.frame.lessons.lesson_bar import BarStep
from attnviz.frame.presenting.mirror import Mirror
from attnviz.ui.look.theme import theme

LONG = "Which word does was look at most?     1 street     2 animal     3 because     4 it"


class Source:
    """A canvas of one colour that notes how it was asked for."""

    def __init__(self):
        self.colour = QColor("red")
        self.asked = []

    def draw(self, painter, rect, look):
        self.asked.append((QRectF(rect), look))
        painter.fillRect(QRectF(-50, -50, 5000, 5000), self.colour)


@pytest.fixture
def source():
    return Source()


@pytest.fixture
def mirror(qtbot, source):
    made = Mirror(theme("projector", 768), source.draw)
    qtbot.addWidget(made)
    made.resize(1024, 768)
    made.show()
    qtbot.waitExposed(made)
    return made


def colour(mirror, x=500, y=300):
    return mirror.grab().toImage().pixelColor(x, y)


def test_the_canvas_is_drawn_in_the_look_and_size_of_this_screen(mirror, source):
    source.asked.clear()
    assert colour(mirror) == QColor("red")
    rect, look = source.asked[-1]
    assert look is mirror.theme
    assert rect == mirror.canvas_rect()
    assert rect.width() == 1024
    assert 660 < rect.height() < 700


def test_a_canvas_cannot_paint_over_the_words(mirror):
    mirror.set_words("What is said.")
    assert colour(mirror, 5, 760) == mirror.theme.surface


def test_it_follows_and_holds_and_follows_again(mirror, source):
    source.colour = QColor("blue")
    assert colour(mirror) == QColor("blue")
    mirror.set_frozen(True)
    source.colour = QColor("green")
    mirror.set_words("Prepared while nobody sees it.")
    assert colour(mirror) == QColor("blue")
    held = mirror.grab().toImage()
    mirror.set_words("")
    assert mirror.grab().toImage() == held
    mirror.set_frozen(False)
    assert colour(mirror) == QColor("green")


def test_blank_shows_nothing_also_over_a_held_picture(mirror):
    mirror.set_words("A caption that gives it away.")
    mirror.set_frozen(True)
    mirror.set_blank(True)
    image = mirror.grab().toImage()
    shown = {image.pixel(x, y) for x in range(0, 1024, 7) for y in range(0, 768, 7)}
    assert shown == {mirror.theme.window.rgb()}
    mirror.set_blank(False)
    assert colour(mirror) == QColor("red")


def test_a_lesson_gets_more_room_and_words_are_never_cut(mirror):
    mirror.set_words(LONG)
    plain = mirror.canvas_rect().height()
    mirror.set_words(LONG, BarStep("A lesson", 1, 2, LONG * 12))
    assert 0.7 * mirror.height() <= mirror.canvas_rect().height() < plain
    room = mirror.rect().adjusted(0, round(mirror.canvas_rect().bottom()), 0, 0)
    px = mirror._fitting(room)
    assert mirror.theme.size("tick") <= px < mirror.theme.size("body")
    metrics = QFontMetrics(mirror.theme.font("body", px=px))
    assert metrics.height() * 2 <= room.height()
