"""No answer can be read before its click: in every lesson, at every step, in every language.

Looked at is all that a person or a screen reader can read: what is painted, what controls say,
names, descriptions and tips, caption and status, the table beside the canvas, and the picture that
an export would draw. What is asked must not be there, nor may an earlier step have shown it.
"""

import html
import re

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget

from attnviz.export.svg import svg_bytes
from attnviz.frame.lessons.number_text import in_format
from attnviz.frame.settings import languages
from attnviz.model.files import attn, library
from attnviz.model.lessons import computed
from attnviz.model.lessons.computed import Sight
from attnviz.ui.look.numbers import percent_sign

TOLD = re.compile(r"[%.]|\d{3}")  # of a number that says something: 96%, 1.96, 528


def painted(widget):
    """Return what a widget and all in it paint, as text."""
    return texts(svg_bytes(lambda painter, _: widget.render(painter, QPoint()), widget.size()))


def texts(svg):
    return [html.unescape(text) for text in re.findall(r"<text[^>]*>([^<]*)</text>", svg.decode())]


def readable(room):
    """Return all that can be read in the window now."""
    window, view = room.window, room.host.view
    found = painted(window)
    for widget in [window, *window.findChildren(QWidget)]:
        if widget.isVisible():
            for name in ("accessibleName", "accessibleDescription", "toolTip", "text", "title"):
                value = getattr(widget, name, None)
                said = value() if callable(value) else value
                found += [said] if isinstance(said, str) else []
    found += [view.caption(), view.status()]
    slide = room.player.slide
    if not slide.isVisible():
        draw = lambda painter, rect: view.draw(painter, rect, window.themes.theme)  # noqa: E731
        found += texts(svg_bytes(draw, QSize(960, 540)))
    return "\n".join(found)


def asked(lesson, place):
    """Return the numbers of an answer that its question and its choices do not say."""
    step, raw = lesson.steps[place], lesson.written[place]
    if step.kind in ("show", "slide", "edit"):
        return set()
    after, before = lesson.shown(place, revealed=True), lesson.shown(place)
    named = computed.named_in(raw.reveal)
    found = {in_format(computed.said(one, Sight(after, before))) for one in named}
    given = " ".join(one.say for one in lesson.steps[: place + 1]) + " ".join(step.choices)
    return {text for text in found if TOLD.search(text) and text not in given}


def said(number, text):
    """Whether a text says a number, with or without its sign."""
    plain = re.escape(number.removesuffix(percent_sign()).removesuffix("%"))
    sign = r"\s?%" if number.endswith("%") else ""
    return re.search(rf"(?<![\d.,+−]){plain}{sign}(?![\d]|[.,]\d)", text) is not None


@pytest.fixture(params=["en", "de", "fr", "presented"])
def presented(request):
    """Speak a language; in front of a class what stands around the canvas is away."""
    spoken = request.param in ("de", "fr")
    assert not spoken or languages.load(request.param)
    yield request.param == "presented"
    if spoken:
        languages.unload()


@pytest.mark.parametrize("lesson_id", library.COURSE)
def test_no_answer_can_be_read_before_its_click(presented, room, lesson_id):
    room.lesson_controller.open(lesson_id)
    if presented:
        room.key(Qt.Key.Key_F5)
    lesson = room.player.lesson
    leaks, looked = [], 0
    for place in range(len(lesson.steps)):
        room.player.go(place)
        QApplication.processEvents()
        wanted = asked(lesson, place)
        looked += len(wanted)
        there = readable(room) if wanted else ""
        leaks += [(place + 1, number) for number in wanted if said(number, there)]
    assert looked >= 2
    assert leaks == []


def test_an_answer_that_is_shown_is_found(room):
    """The test looks where a person looks: after the click the number is there."""
    room.lesson_controller.open("who-looks-where")
    room.player.go(2)
    QApplication.processEvents()
    assert not said("96%", readable(room))
    room.player.reveal()
    QApplication.processEvents()
    assert said("96%", readable(room))


@pytest.mark.parametrize(
    ("lesson_id", "place"),
    [
        ("who-looks-where", 3),
        ("one-layer-by-hand", 4),
        ("why-sqrt-d", 4),
        ("fewer-scores", 7),
    ],
)
def test_without_its_covers_an_answer_is_read(room, tmp_path, lesson_id, place):
    file = library.load(lesson_id)
    steps = [dict(step) for step in file.steps]
    # Where something is enlarged there is no panel, which tells as well.
    steps[place - 1] |= {"covers": [], "big": []}
    path = tmp_path / "bare.attn"
    path.write_text(attn.dumps(file.lab, steps=steps, extra=file.extra), encoding="utf-8")
    assert room.lesson_controller.open(str(path))
    room.player.go(place - 1)
    QApplication.processEvents()
    there = readable(room)
    assert any(said(number, there) for number in asked(room.player.lesson, place - 1))
