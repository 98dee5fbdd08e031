"""One drawing as PNG, SVG and PDF: read back by programs that know nothing of this one."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QImage, QPainter

from attnviz.errors import AttnvizError
from attnviz.export.figure import image, picture_bytes
from attnviz.ui.grid.layout import layout_grid
from attnviz.ui.grid.paint import paint_grid
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.labels import visible
from attnviz.ui.look.theme import theme

FIELD = Path(__file__).parent.parent / "data" / "field"
SVG = "{http://www.w3.org/2000/svg}"
SIZE, TITLE = (700, 420), "S <b>&amp; −2"


def case(number: str) -> dict:
    (path,) = FIELD.glob(f"{number}-*.json")
    return json.loads(path.read_text(encoding="utf-8"))


def save(path: Path, draw, size, **how) -> None:
    path.write_bytes(picture_bytes(path.suffix[1:], draw, size, **how))


def texts_of(svg: bytes) -> list[str]:
    return ["".join(node.itertext()) for node in ElementTree.fromstring(svg).iter(SVG + "text")]


def ink(picture: QImage) -> list[bool]:
    """Tell of each column of a picture whether it has ink."""
    rows = range(picture.height())
    return [
        any(picture.pixelColor(x, y).lightness() < 128 for y in rows)
        for x in range(picture.width())
    ]


def corner(grid: Grid, row: int, col: int, x: float = 20, y: float = 20) -> QPoint:
    """A point of a cell that neither number, outline nor corner mark covers."""
    layout = layout_grid(grid, theme("light"), QRectF(x, y, 400, 300), 56)
    return (layout.cell_rect(row, col).topLeft() + QPoint(8, 8)).toPoint()


def assert_cells_have_their_colours(picture: QImage, grid: Grid) -> None:
    limit = grid.top
    for x in (20, 440):
        for row, col in ((0, 0), (1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1)):
            if x == 440 and col > 1:
                continue
            at = corner(grid, row, col, x)
            wanted = theme("light").signed_colour(float(grid.values[row, col]), limit)
            assert picture.pixelColor(at).name() == wanted.name(), (x, row, col)


def test_png_has_exact_colours(draw, grid) -> None:
    picture = QImage.fromData(picture_bytes("png", draw, SIZE))
    assert (picture.width(), picture.height()) == SIZE
    assert_cells_have_their_colours(picture, grid)


def test_rsvg_draws_the_same_colours(draw, grid, tmp_path, drawn_by_rsvg) -> None:
    path = tmp_path / "a.svg"
    save(path, draw, SIZE, title=TITLE)
    picture = drawn_by_rsvg(path)
    assert (picture.width(), picture.height()) == SIZE
    assert_cells_have_their_colours(picture, grid)


def test_poppler_draws_the_same_colours(draw, grid, tmp_path, drawn_by_poppler) -> None:
    path = tmp_path / "a.pdf"
    save(path, draw, SIZE, title=TITLE)
    picture = drawn_by_poppler(path)
    assert (picture.width(), picture.height()) == SIZE
    assert_cells_have_their_colours(picture, grid)


def test_an_inner_clip_leaves_the_outer_one(draw, tmp_path, drawn_by_rsvg) -> None:
    """The right-hand grid is clipped, and so is each hatched cell in it; Qt forgets the first."""
    path = tmp_path / "a.svg"
    save(path, draw, SIZE)
    ours, theirs = image(draw, SIZE), drawn_by_rsvg(path)
    for x in (645, 660, 690):
        for y in range(60, 300, 20):
            assert theirs.pixelColor(x, y) == ours.pixelColor(x, y) == theme("light").window


def test_a_text_too_large_for_its_box_leaves_the_clip_around_it(
    qapp, tmp_path, drawn_by_rsvg
) -> None:
    def drawn(painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, QColor("white"))
        painter.setClipRect(QRectF(20, 20, 60, 60))
        painter.drawText(QRectF(30, 40, 20, 4), int(Qt.AlignmentFlag.AlignCenter), "tall")
        painter.fillRect(QRectF(60, 0, 40, 100), QColor("black"))

    path = tmp_path / "a.svg"
    save(path, drawn, (100, 100))
    ours, theirs = image(drawn, (100, 100)), drawn_by_rsvg(path)
    for x, y in ((70, 70), (70, 30), (70, 10), (90, 50)):
        assert theirs.pixelColor(x, y) == ours.pixelColor(x, y), (x, y)


def test_svg_text_is_text(draw, tmp_path) -> None:
    data = picture_bytes("svg", draw, SIZE, title=TITLE, description="d < e")
    texts = texts_of(data)
    for word in ("<s>", "cat & dog", TITLE, "−0.80", "1.60", "−∞", "d₀", "2.1"):
        assert word in texts
    assert "שלום" in texts
    assert "é−–" in "".join(texts)
    root = ElementTree.fromstring(data)
    assert root.findtext(SVG + "title") == TITLE
    assert root.findtext(SVG + "desc") == "d < e"
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == (
        "700", "420", "0 0 700 420",
    )  # fmt: skip


@pytest.mark.parametrize("text", ["החיה לא חצתה.", "a (החיה) לא 1 חצתה, b"])
def test_blanks_and_stops_from_right_to_left_stay_in_place(
    qapp, text: str, tmp_path, drawn_by_rsvg
) -> None:
    size, look = (300, 40), theme("light")

    def draw(painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, look.surface)
        painter.setFont(look.font("body"))
        painter.drawText(QPointF(20, 30), visible(text))

    if not all(QFontMetrics(look.font("body")).inFontUcs4(ord(c)) for c in "הא"):
        pytest.skip("no font here has Hebrew letters")
    path = tmp_path / "a.svg"
    save(path, draw, size)
    ours, theirs = (ink(picture) for picture in (image(draw, size), drawn_by_rsvg(path)))
    assert sum(ours)
    assert sum(one != other for one, other in zip(ours, theirs, strict=True)) < 12


def test_svg_holds_no_pictures_and_fonts_fall_back(draw) -> None:
    root = ElementTree.fromstring(picture_bytes("svg", draw, SIZE))
    assert not list(root.iter(SVG + "image"))
    for node in root.iter(SVG + "text"):
        assert node.get("font-family", "").endswith(", sans-serif")
        for piece in node.findall(SVG + "tspan") or (node,):
            assert float(piece.get("textLength", "nan")) > 0


def test_two_drawings_on_one_page_keep_their_own_clips(draw) -> None:
    def other(painter, rect):
        draw(painter, rect.adjusted(5, 5, 0, 0))

    used = []
    for each in (draw, other):
        text = picture_bytes("svg", each, SIZE).decode()
        names = re.findall(r' id="([^"]+)"', text)
        assert names
        assert set(re.findall(r"url\(#([^)]+)\)", text)) <= set(names)
        used += names
    assert len(used) == len(set(used))


@pytest.mark.parametrize("sign", ["\ufffe", "\uffff", "\x0b", "\x1b"])
def test_signs_that_xml_does_not_have_are_spelt_out(qapp, sign) -> None:
    def draw(painter, rect):
        painter.drawText(rect, 0, f"a{sign}b")

    data = picture_bytes("svg", draw, SIZE, title=f"t{sign}", description=f"d{sign}")
    tree = ElementTree.fromstring(data)
    assert tree.findtext(SVG + "title") == f"t⟨{ord(sign):02X}⟩"


def test_pdf_words_can_be_found_and_fonts_are_inside(draw, tmp_path, read_by_poppler) -> None:
    path = tmp_path / "a.pdf"
    save(path, draw, SIZE, title=TITLE)
    text = read_by_poppler(path)
    for word in ("<s>", "cat & dog", TITLE, "−0.80", "1.60", "−∞", "“it” hedges", "offer"):
        assert word in text
    fonts = subprocess.run(["pdffonts", path], capture_output=True, text=True, check=True).stdout
    rows = fonts.splitlines()[2:]
    assert rows and all(row.split()[-5:-3] == ["yes", "no"] for row in rows), fonts
    images = subprocess.run(
        ["pdfimages", "-list", path], capture_output=True, text=True, check=True
    )
    assert images.stdout.count("\n") == 2, "a heading and no image"


@pytest.mark.parametrize("kind", ["png", "svg", "pdf"])
def test_the_same_figure_gives_the_same_bytes_in_another_process(kind: str, tmp_path) -> None:
    """Time of day, random names and hash seeds all differ there."""
    act = """
import sys, pathlib
from PySide6.QtGui import QGuiApplication
app = QGuiApplication([])
from attnviz.export.figure import picture_bytes
from attnviz.ui.grid.paint import paint_grid, sample_grid
from attnviz.ui.look.theme import theme
def draw(painter, rect):
    paint_grid(painter, sample_grid(), theme("light"), rect, vector=True)
path = pathlib.Path(sys.argv[1])
told = {"title": "a − b", "description": "c"}
path.write_bytes(picture_bytes(path.suffix[1:], draw, (400, 300), **told))
"""
    files = [tmp_path / f"{i}.{kind}" for i in range(3)]
    for path in files:
        subprocess.run([sys.executable, "-c", act, path], check=True)
    assert files[0].read_bytes() == files[1].read_bytes() == files[2].read_bytes()
    assert len(files[0].read_bytes()) > 500


def test_pdf_says_no_time_and_has_an_own_name(draw) -> None:
    one = picture_bytes("pdf", draw, SIZE, title="one")
    two = picture_bytes("pdf", draw, SIZE, title="two")
    assert b"CreationDate" not in one and b"xmp:CreateDate" not in one
    names = [re.search(rb"/ID \[ <(\w+)>", data) for data in (one, two)]
    assert names[0] and names[1] and names[0][1] != names[1][1]


def test_f98_a_matrix_as_svg(qapp, tmp_path, drawn_by_rsvg) -> None:
    given = case("F98")
    values = np.array(given["input"]["matrix"])
    grid = Grid(values, quantity="signed", style="shortest", limit=4)
    look = theme("light")

    def draw(painter: QPainter, rect: QRectF) -> None:
        paint_grid(painter, grid, look, rect, 40, vector=True)

    path = tmp_path / "a.svg"
    save(path, draw, (100, 100))
    assert texts_of(path.read_bytes()) == ["1", "2", "3", "4"]
    picture = drawn_by_rsvg(path)
    layout = layout_grid(grid, look, QRectF(0, 0, 100, 100), 40)
    colours = set()
    for row in range(2):
        for col in range(2):
            rect = layout.cell_rect(row, col)
            inside = [rect.topLeft() + QPoint(3, 3), rect.bottomRight() - QPoint(3, 3)]
            found = {picture.pixelColor(point.toPoint()).name() for point in inside}
            assert found == {look.signed_colour(values[row, col], 4).name()}
            colours |= found
    assert len(colours) == given["expected"]["cells"]


def test_f100_a_png_has_its_width_on_every_screen(tmp_path) -> None:
    asked, screens = case("F100")["input"]["width_asked"], case("F100")["input"]["screen_scale"]
    act = f"""
import sys
from dataclasses import replace
from pathlib import Path
from PySide6.QtGui import QGuiApplication
app = QGuiApplication([])
from attnviz.export.figure import picture_bytes
from attnviz.ui.grid.paint import paint_grid, sample_grid
from attnviz.ui.look.theme import theme
grid = replace(sample_grid(), style="none", lit_rows=(), title="", row_labels=())
def draw(painter, rect):
    paint_grid(painter, grid, theme("light"), rect, 40, vector=True)
Path(sys.argv[1]).write_bytes(picture_bytes("png", draw, (401, 301), scale={asked} / 401))
"""
    files = []
    for screen in screens:
        path = tmp_path / f"{screen}.png"
        environment = {**os.environ, "QT_SCALE_FACTOR": str(screen)}
        subprocess.run([sys.executable, "-c", act, path], check=True, env=environment)
        picture = QImage(str(path))
        assert picture.width() == case("F100")["expected"]["pixels_wide"]
        assert picture.height() == round(301 * asked / 401)
        # The middle of the second column: four cells, the lines between them, ground, notches.
        along = {picture.pixelColor(150, y).name() for y in range(80, 440)}
        assert len(along) <= 6, "blurred edges"
        files.append(path.read_bytes())
    assert len(set(files)) == 1


@pytest.mark.parametrize("kind", ["png", "svg", "pdf"])
def test_letters_of_a_file_are_the_same_on_every_screen(kind: str, tmp_path) -> None:
    """Neither its scale nor how its letters are fitted to dots goes into the file."""
    act = """
import sys, pathlib
from PySide6.QtGui import QGuiApplication
app = QGuiApplication([])
from attnviz.export.figure import picture_bytes
from attnviz.ui.grid.paint import paint_grid, sample_grid
from attnviz.ui.look.theme import theme
def draw(painter, rect):
    paint_grid(painter, sample_grid(), theme("light"), rect, 40, vector=True)
pathlib.Path(sys.argv[2]).write_bytes(picture_bytes(sys.argv[1], draw, (401, 301)))
"""
    fonts = os.environ.get("FONTCONFIG_FILE", "/etc/fonts/fonts.conf")
    fitted = tmp_path / "fonts.conf"
    fitted.write_text(
        f"""<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
        <include ignore_missing="yes">{fonts}</include><match target="font">
        <edit name="hintstyle" mode="assign"><const>hintfull</const></edit></match></fontconfig>"""
    )
    files = []
    for changed in ({}, {"QT_SCALE_FACTOR": "1.5"}, {"FONTCONFIG_FILE": str(fitted)}):
        path = tmp_path / f"{len(files)}.{kind}"
        command = [sys.executable, "-c", act, kind, path]
        subprocess.run(command, check=True, env={**os.environ, **changed})
        files.append(path.read_bytes())
    assert len(set(files)) == 1


@pytest.mark.parametrize("scale", [1, 1.5, 2, 3, 4])
def test_png_scales_stay_sharp(qapp, scale: float) -> None:
    """Between two cells there is a line of one colour, and no mixture on either side."""
    grid = Grid(np.array([[1.0, -1.0]]), quantity="signed", style="none")
    look = theme("light")

    def draw(painter: QPainter, rect: QRectF) -> None:
        paint_grid(painter, grid, look, rect, 40, vector=True)

    picture = image(draw, (100, 60), scale=scale)
    assert picture.width() == round(100 * scale)
    row = round(20 * scale)
    cells = range(round(2 * scale), round(78 * scale))
    found = {picture.pixelColor(x, row).name() for x in cells}
    wanted = {look.signed_colour(v, 1).name() for v in (1, -1)} | {look.grid.name()}
    assert found == wanted


def test_png_says_its_resolution_and_title(draw) -> None:
    picture = QImage.fromData(picture_bytes("png", draw, SIZE, scale=2, title=TITLE))
    assert picture.dotsPerMeterX() == round(192 / 0.0254)
    assert picture.text("Title") == TITLE


def test_letters_of_a_png_are_grey(qapp) -> None:
    """Coloured fringes belong to one screen, not into a file."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        painter.drawText(rect, "Illlil")

    picture = image(draw, (80, 30))
    for x in range(80):
        for y in range(30):
            colour = picture.pixelColor(x, y)
            assert colour.red() == colour.green() == colour.blue()


def test_background_can_be_chosen_or_left_out(qapp) -> None:
    def nothing(painter: QPainter, rect: QRectF) -> None:
        pass

    def first_dot(**given: QColor) -> QColor:
        return QImage.fromData(picture_bytes("png", nothing, (8, 8), **given)).pixelColor(0, 0)

    assert first_dot() == QColor("white")
    assert first_dot(background=QColor("#123456")) == QColor("#123456")
    assert first_dot(background=QColor(0, 0, 0, 0)).alpha() == 0
    assert b"#123456" in picture_bytes("svg", nothing, (8, 8), background=QColor("#123456"))


@pytest.mark.parametrize("kind", ["png", "svg", "pdf"])
def test_a_drawing_that_fails_leaves_no_open_painter(qapp, draw, kind: str) -> None:
    def fails(painter: QPainter, rect: QRectF) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        picture_bytes(kind, fails, SIZE)
    assert len(picture_bytes(kind, draw, SIZE)) > 1000


def test_an_absurd_size_is_refused_before_memory_is_taken(draw) -> None:
    with pytest.raises(AttnvizError, match="does not fit in memory"):
        picture_bytes("png", draw, (16000, 16000), scale=8)
    with pytest.raises(AttnvizError, match="would be empty"):
        picture_bytes("svg", draw, (0, 10))
