"""Letters in the file: a browser finds each that is written, whatever fonts it has."""

import base64
import re
from collections.abc import Iterator
from html import unescape

import numpy as np
import pytest
from PySide6.QtCore import QByteArray, QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QRawFont

from attnviz.errors import AttnvizError
from attnviz.export import web_letters
from attnviz.export.figure import picture_bytes
from attnviz.export.tables import Block
from attnviz.export.web_letters import Style, font_faces, letters_of
from attnviz.export.web_page import page_bytes
from attnviz.ui.look import typeface
from attnviz.ui.look.theme import theme

LOOK = theme("light")
SIZE = (400, 90)
FACE = re.compile(
    r"@font-face { font-family: 'Attnviz Sans'; font-weight: (?P<weight>\d+); font-style: "
    r"(?P<style>\w+); unicode-range: (?P<range>[^;]*); "
    r"src: url\(data:font/woff2;base64,(?P<data>[^)]*)\) format\('woff2'\); }"
)
pytestmark = pytest.mark.usefixtures("qapp")


def drawn(*texts: tuple[str, bool, bool]) -> str:
    """Write texts one under the other, bold and italic or not, as SVG."""

    def draw(painter: QPainter, rect: QRectF) -> None:
        for line, (text, bold, italic) in enumerate(texts):
            painter.setFont(LOOK.font("body", bold=bold, italic=italic))
            painter.drawText(QPointF(10, 25 + 20 * line), text)

    return picture_bytes("svg", draw, SIZE).decode()


def faces(text: str) -> Iterator[tuple[str, str, str, bytes]]:
    """Give weight, style, range and font of each face in a file."""
    for found in FACE.finditer(text):
        data = base64.b64decode(found["data"], validate=True)
        yield found["weight"], found["style"], found["range"], data


def in_range(letter: str, spans: str) -> bool:
    for span in spans.split(", "):
        low, _, high = span.removeprefix("U+").partition("-")
        if int(low, 16) <= ord(letter) <= int(high or low, 16):
            return True
    return False


def raw(data: bytes) -> QRawFont:
    """Read a font, or skip the test: FreeType may have been built without WOFF 2."""
    font = QRawFont()
    font.loadFromData(QByteArray(data), 100, QFont.HintingPreference.PreferNoHinting)
    if not font.isValid():
        pytest.skip("Qt cannot read WOFF 2 here")
    return font


def test_letters_are_told_by_how_they_are_drawn() -> None:
    svg = drawn(("a<b", False, False), ("cd", True, False), ("e", False, True), ("f", True, True))
    assert letters_of(svg) == {
        Style(): set("a<b"), Style(bold=True): set("cd"), Style(italic=True): {"e"},
        Style(True, True): {"f"},
    }  # fmt: skip


def test_a_file_has_the_styles_and_pieces_that_it_uses_and_no_others() -> None:
    def kinds(svg: str) -> list[tuple[str, str]]:
        return [(weight, style) for weight, style, *_ in faces(svg)]

    assert kinds(drawn(("−0.40 √d", False, False))) == [("400", "normal")]
    assert kinds(drawn(("Σ", True, True))) == [("700", "italic")]
    two = drawn(("und ’it’", False, False), ("кот", False, False))
    assert kinds(two) == [("400", "normal")] * 2
    assert "<style" not in drawn(("日本", False, False))


@pytest.mark.parametrize(("bold", "italic"), [(b, i) for b in (False, True) for i in (False, True)])
def test_every_letter_of_the_typeface_is_in_one_piece(bold: bool, italic: bool) -> None:
    name = Style(bold, italic).name
    (file,) = (file for file in typeface.FILES if file.stem.endswith(f"-{name}"))
    whole = QRawFont(str(file), 100, QFont.HintingPreference.PreferNoHinting)
    codes = filter(whole.supportsCharacter, range(0x10000))
    letters = {letter for letter in map(chr, codes) if letter.isprintable()}
    pieces = list(faces(font_faces({Style(bold, italic): letters})))
    assert len(pieces) == 4
    held = [{letter for letter in letters if in_range(letter, piece[2])} for piece in pieces]
    assert set().union(*held) == letters and sum(map(len, held)) == len(letters)
    for (_, _, _, data), mine in zip(pieces, held, strict=True):
        font = raw(data)
        assert all(font.supportsCharacter(ord(letter)) for letter in mine)
        for letter in sorted(mine)[::40]:
            ours, theirs = (each.glyphIndexesForString(letter)[0] for each in (whole, font))
            # Of both one may be fitted to dots.
            one, other = whole.pathForGlyph(ours), font.pathForGlyph(theirs)
            assert one.elementCount() == other.elementCount(), letter
            assert abs(one.boundingRect().width() - other.boundingRect().width()) < 1, letter


def test_a_page_has_the_letters_of_its_figure_and_of_its_tables() -> None:
    svg = drawn(("in the figure", False, True)).encode()
    block = Block("Łódź", np.zeros((1, 1)), ("кот",), ("ok",))
    text = page_bytes(svg, title="a", caption="b", blocks=[block]).decode()
    found = list(faces(text))
    assert {kind[:2] for kind in found} == {("400", "normal"), ("700", "normal"), ("400", "italic")}
    for weight in ("400", "700"):
        for letter in "aŁ–кt":
            have = [f for f in found if f[:2] == (weight, "normal") and in_range(letter, f[2])]
            assert len(have) == 1, (weight, letter)
    body = text[text.index("<body") :]
    assert "font-face" not in body and "Łódź" in unescape(body)
    assert re.search(r"body { font: [^;]* 'Attnviz Sans', Inter, ", text)


def test_a_lost_file_is_named(monkeypatch, tmp_path) -> None:
    web_letters._face.cache_clear()
    web_letters._ranges()
    monkeypatch.setattr(web_letters, "PIECES", tmp_path)
    with pytest.raises(AttnvizError, match=r"Regular-latin\.woff2: cannot be read"):
        font_faces({Style(): {"a"}})


def test_a_reader_that_takes_no_letters_from_files_still_draws_all(tmp_path, drawn_by_rsvg) -> None:
    path = tmp_path / "a.svg"
    path.write_text(drawn(("Kᵀ −0.40", False, False)), encoding="utf-8")
    bare = path.with_name("bare.svg")
    bare.write_text(re.sub(r"<style>.*?</style>", "", path.read_text("utf-8")), encoding="utf-8")
    assert drawn_by_rsvg(path) == drawn_by_rsvg(bare)
