"""One drawn text is one text of the SVG, wherever its letters come from, and stays in its place."""

import re
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontInfo, QFontMetricsF, QImage, QPainter

from attnviz.export import svg_text
from attnviz.export.figure import picture_bytes
from attnviz.ui.grid.paint import paint_grid
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.theme import theme

SVG = "{http://www.w3.org/2000/svg}"
LOOK = theme("light")
SIZE = (400, 40)
# Qt begins anew at another script, whatever the fonts.
MIXED = ("−0.40", "x→−2 и ½", "cat кот γάτα 5", "ok😀ok 2", "日本 ab 5", "é−–", "a😀 😀", "100 %")
pytestmark = pytest.mark.usefixtures("qapp")


def drawn(*texts: str, gap: float = 0.0) -> bytes:
    """Write texts side by side, each where the one before ends and a gap further."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, LOOK.surface)
        font = LOOK.font("body")
        painter.setFont(font)
        x = 10.0
        for text in texts:
            painter.drawText(QPointF(x, 25), text)
            x += QFontMetricsF(font).horizontalAdvance(text) + gap

    return picture_bytes("svg", draw, SIZE)


def texts_of(svg: bytes) -> list[str]:
    return ["".join(node.itertext()) for node in ElementTree.fromstring(svg).iter(SVG + "text")]


def written(text: str, x: float, **other: str) -> str:
    """A text as Qt writes it, in the font of a table's numbers."""
    look = {"fill": "#000000", "y": "20", "weight": "400"} | other
    return (
        f'<text fill="{look["fill"]}" xml:space="preserve" x="{x:g}" y="{look["y"]}" '
        f'font-family="Sans Serif" font-size="14" font-weight="{look["weight"]}" '
        f'font-style="normal" \n >{text}</text>\n'
    )


def wide(text: str) -> float:
    font = LOOK.font("cell", px=14)
    font.setFamily("Sans Serif")
    return QFontMetricsF(font).horizontalAdvance(text)


@pytest.mark.parametrize("text", MIXED)
def test_a_text_of_several_scripts_is_one(text: str) -> None:
    assert texts_of(drawn(text)) == [text]


def test_signs_of_another_font_are_joined_to_their_number() -> None:
    svg = "<g>\n" + written("−", 5) + written("0.40", 5 + wide("−")) + "</g>"
    mended = svg_text.mended(svg)
    assert mended.count("<text") == 1
    assert ">−0.40</text>" in mended, "to be found by any program that reads the file"
    length = float(re.findall('textLength="([^"]*)"', mended)[0])
    assert length == pytest.approx(wide("−0.40"), abs=0.1)


@pytest.mark.parametrize(
    "other",
    [{"y": "21"}, {"fill": "#FF0000"}, {"weight": "700"}],
    ids=lambda other: next(iter(other)),
)
def test_what_looks_or_stands_otherwise_is_another_text(other: dict[str, str]) -> None:
    svg = "<g>" + written("a", 5) + written("b", 5 + wide("a"), **other) + "</g>"
    assert svg_text.mended(svg).count("<text") == 2


@pytest.mark.parametrize("gap", [-3.0, 1.0, 3.0])
def test_neighbours_that_do_not_touch_are_texts_of_their_own(gap: float) -> None:
    assert texts_of(drawn("12", "34", gap=gap)) == ["12", "34"]


def test_texts_of_two_groups_are_two() -> None:
    svg = f"<g>{written('a', 5)}</g><g>{written('b', 5 + wide('a'))}</g>"
    mended = svg_text.mended(svg)
    assert mended.count("<text") == 2
    assert re.sub(r"<text.*?</text>", "", mended, flags=re.DOTALL).replace("\n", "") == (
        "<g></g><g></g>"
    )


def test_what_is_read_from_the_right_stays_apart() -> None:
    """Its order in the file would be that of places, and no one reads it so."""
    assert texts_of(drawn("a שלום b"))[0] == "a "


def ink(path: Path, drawn_by_rsvg) -> np.ndarray:
    picture = drawn_by_rsvg(path).convertToFormat(QImage.Format.Format_Grayscale8)
    rows = np.frombuffer(picture.constBits(), np.uint8).reshape(SIZE[1], -1)[:, : SIZE[0]]
    return (255.0 - rows).sum(axis=0)


@pytest.mark.parametrize("text", [*MIXED, "softmax(q·k ÷ √d) → − 5 日 😀 x"])
def test_letters_stand_where_separate_texts_had_them(
    text: str, tmp_path, drawn_by_rsvg, monkeypatch
) -> None:
    path = tmp_path / "a.svg"
    path.write_bytes(drawn(text, text))
    joined = ink(path, drawn_by_rsvg)
    monkeypatch.setattr(svg_text.TextRun, "goes_on", lambda run, after: False)
    path.write_bytes(drawn(text, text))
    apart = ink(path, drawn_by_rsvg)
    # Ink up to each column: a shift by half a pixel is at most half of what a column holds.
    shift = np.abs(np.cumsum(joined) - np.cumsum(apart)).max()
    assert joined.sum() > 0
    assert shift <= 0.5 * max(joined.max(), apart.max())


def test_fonts_are_named_by_their_real_names_before_the_general_one() -> None:
    (node,) = ElementTree.fromstring(drawn("−0.40")).iter(SVG + "text")
    names = node.get("font-family", "").split(", ")
    assert f"'{QFontInfo(LOOK.font('body')).family()}'" in names
    assert names[-1] == "sans-serif"


def test_numbers_of_a_row_stand_on_one_line_whatever_fonts_their_signs_are_of() -> None:
    grid = Grid(np.array([[1.46, -1.46, np.inf, 0.5]]), quantity="signed", limit=2.0,
                hidden=np.array([[False, False, False, True]]), hidden_text="−∞")  # fmt: skip
    svg = picture_bytes(
        "svg", lambda painter, rect: paint_grid(painter, grid, LOOK, rect, 61, vector=True), SIZE
    )
    nodes = list(ElementTree.fromstring(svg).iter(SVG + "text"))
    lines = {"".join(node.itertext()): float(node.get("y", "nan")) for node in nodes}
    assert lines["1.46"] == lines["−1.46"]
    assert abs(lines["−∞"] - lines["1.46"]) < 1, "its letters are smaller"
