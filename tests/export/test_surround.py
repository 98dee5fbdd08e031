"""A tab as a picture: title above, canvas at its place, caption whole under it."""

from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from attnviz.export.choice import ExportFormat
from attnviz.export.surround import Surround, surround_of
from attnviz.frame.exporting.job import ExportJob, exported
from attnviz.model.files import library
from attnviz.session import Session
from attnviz.ui.look.theme import Theme, theme
from attnviz.ui.tab.contract import TabView

SVG = "{http://www.w3.org/2000/svg}"
LONG = " ".join(["“it” splits its attention: 47 % to “animal”, 47 % to “street”."] * 12)
RED = QColor("#ff0000")


class Sample(TabView):
    """A tab whose canvas is one colour and tells where it was drawn."""

    id, title = "sample", "Sample <s> tab"
    text = "“tired” gives 96 % to “animal” & so on."

    def caption(self) -> str:
        return self.text

    def draw(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        self.drawn = QRectF(rect), theme
        painter.fillRect(rect.adjusted(-500, -500, 500, 500), RED)


def save_view(path, view, look, lesson="", size=None) -> None:
    """Export a view as a picture, as the window and the command line do."""
    session = Session(library.start_lab())
    whole = QSize(*size) if size else None
    for _ in exported(ExportJob(view, session, look, lesson, ExportFormat(), whole), path):
        pass


@pytest.fixture
def view(qtbot) -> Sample:
    sample = Sample()
    qtbot.addWidget(sample)
    sample.resize(900, 500)
    return sample


@pytest.mark.parametrize("name", ["light", "dark", "projector"])
def test_the_canvas_is_drawn_inside_its_room(view: Sample, tmp_path, name: str) -> None:
    look = theme(name, height=720)
    path = tmp_path / "a.png"
    save_view(path, view, look, lesson="a & b", size=(1280, 720))
    rect, used = view.drawn
    assert used is look
    assert rect == surround_of(view, look).canvas(QRectF(0, 0, 1280, 720))
    picture = QImage(str(path))
    middle = {picture.pixelColor(640, y).name() for y in range(int(rect.y()), int(rect.bottom()))}
    assert middle == {RED.name()}
    for y in (0, int(rect.y()) - 1, int(rect.bottom()), 719):
        assert picture.pixelColor(1270, y).name() != RED.name(), (
            "what reaches over the canvas is covered"
        )


def test_without_a_size_the_canvas_keeps_that_of_the_screen(view: Sample, tmp_path) -> None:
    save_view(tmp_path / "a.png", view, theme("light"))
    assert view.drawn[0].size() == QSizeF(900, 500)
    assert QImage(str(tmp_path / "a.png")).width() == 900


def test_title_lesson_and_caption_are_text(view: Sample, tmp_path) -> None:
    path = tmp_path / "a.svg"
    save_view(path, view, theme("light"), lesson="my <lesson>\n", size=(1000, 600))
    root = ElementTree.fromstring(path.read_bytes())
    texts = ["".join(node.itertext()) for node in root.iter(SVG + "text")]
    assert texts == ["Sample <s> tab", "my <lesson>↵", Sample.text]
    assert root.findtext(SVG + "title") == "Sample <s> tab · my <lesson>↵"
    assert root.findtext(SVG + "desc") == Sample.text


def test_a_long_caption_is_never_cut(view: Sample, tmp_path) -> None:
    view.text = LONG
    path = tmp_path / "a.svg"
    save_view(path, view, theme("light"), size=(1280, 720))
    root = ElementTree.fromstring(path.read_bytes())
    lines = ["".join(node.itertext()) for node in root.iter(SVG + "text")][1:]
    assert " ".join(" ".join(lines).split()) == LONG
    assert all(float(node.get("y", "nan")) < 720 for node in root.iter(SVG + "text"))


def test_a_long_lesson_name_is_shortened(view: Sample, tmp_path) -> None:
    path = tmp_path / "a.svg"
    save_view(path, view, theme("light"), lesson="word " * 100, size=(700, 400))
    root = ElementTree.fromstring(path.read_bytes())
    texts = ["".join(node.itertext()) for node in root.iter(SVG + "text")]
    assert texts[1].startswith("word word") and texts[1].endswith("…")


def test_without_a_caption_there_is_no_bar(qapp) -> None:
    frame = Surround("Title", "", "", theme("light"))
    rect = QRectF(0, 0, 800, 600)
    assert frame.canvas(rect).bottom() == 600
    assert frame.size_around(frame.canvas(rect).size()) == QSize(800, 600)
    assert frame.text == "Title"


def test_a_projected_frame_grows_with_the_picture(qapp) -> None:
    frame = Surround("Title", "", "Caption", theme("projector", height=1080))
    canvas = frame.canvas(QRectF(0, 0, 1920, 1080))
    assert (canvas.y(), 1080 - canvas.bottom()) == (72, 112)
