"""The typeface has every sign that the program writes, and its letters can be told apart."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from attnviz.resources import FOLDER
from PySide6.QtGui import QFont, QFontInfo, QPainterPath, QRawFont

from attnviz.ui.look import typeface
from attnviz.ui.look.labels import visible
from attnviz.ui.look.theme import theme

# Read and never shown: other minus signs, what a table takes for a formula, marks of vocabularies,
# the stop of other scripts, and a currency before a number.
READ_ALONE = "﹣－＋＝＠▁｜。฿"
PROGRAM = Path(typeface.__file__).parents[2]


def written(path: Path) -> Iterator[str]:
    """Give the texts in a file of the program: those that are no docstring."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    alone = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in alone:
            yield node.value


def signs() -> dict[str, str]:
    """Give every sign that the program may write, and a file that has it.

    Those that it only looks for in names are shown as others, or are pictures.
    """
    found = {}
    for path in sorted(PROGRAM.rglob("*.py")):
        found |= dict.fromkeys("".join(written(path)), path.name)
    for pattern in ("help/*/*.md", "lessons/*", "translations/*.ts"):
        paths = sorted(FOLDER.glob(pattern))
        assert paths
        for path in paths:
            found |= dict.fromkeys(path.read_text(encoding="utf-8"), path.name)
    for sign in READ_ALONE:
        found.pop(sign, None)
    seen = (sign for sign in found if sign.isprintable() and sign < "\U00010000")
    return {sign: found[sign] for sign in seen if sign == " " or visible(sign) == sign}


@pytest.fixture(scope="module")
def faces() -> list[QRawFont]:
    return [QRawFont(str(file), 100) for file in typeface.FILES]


def advance(face: QRawFont, letter: str) -> float:
    return face.advancesForGlyphIndexes(face.glyphIndexesForString(letter))[0].x()


def outline(face: QRawFont, letter: str) -> QPainterPath:
    return face.pathForGlyph(face.glyphIndexesForString(letter)[0])


def test_every_sign_that_the_program_writes_is_in_every_file(qapp, faces) -> None:
    asked = signs()
    assert {"−", "√", "ᵀ", "⍽", "ß", "ᵉ"} < asked.keys()
    for face, file in zip(faces, typeface.FILES, strict=True):
        lacking = {s: n for s, n in asked.items() if not face.supportsCharacter(ord(s))}
        assert not lacking, file.name


def test_l_has_a_tail_and_is_no_twin_of_capital_i(qapp, faces) -> None:
    for face, file in zip(faces, typeface.FILES, strict=True):
        straight, tailed = (outline(face, letter).elementCount() for letter in "Il")
        assert straight == 5 < tailed, file.name


def test_figures_have_one_width_and_a_sign_that_stands_before_them_has_its_own(qapp, faces) -> None:
    """Also where nobody asks for it: what others make of an exported text."""
    for face, file in zip(faces, typeface.FILES, strict=True):
        widths = {sign: advance(face, sign) for sign in "0123456789-–"}
        assert len({widths[figure] for figure in "0123456789"}) == 1, file.name
        assert widths["-"] < widths["0"], file.name


def test_no_two_letters_of_the_keyboard_share_a_shape(qapp, faces) -> None:
    """A PDF keeps shapes: which letter it finds in it would be chance."""
    for face, file in zip(faces, typeface.FILES, strict=True):
        letters = [chr(code) for code in range(0x10000) if face.supportsCharacter(code)]
        shapes = {letter: face.glyphIndexesForString(letter)[0] for letter in letters}
        twice = {a for a in "’”ΔΩ▶▷◀◁0123456789l" if [*shapes.values()].count(shapes[a]) > 1}
        assert not twice, file.name


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("italic", [False, True])
def test_a_look_gets_the_file_of_its_weight(qapp, bold: bool, italic: bool) -> None:
    font = theme("light").font("body", bold=bold, italic=italic)
    found = QFontInfo(font)
    assert found.family() == typeface.FAMILY
    assert (found.bold(), found.italic(), found.exactMatch()) == (bold, italic, True)
    raw = QRawFont.fromFont(font)
    style = {(False, False): "Regular", (True, False): "Bold", (False, True): "Italic"}
    assert raw.styleName() == style.get((bold, italic), "Bold Italic")


def test_it_is_the_letters_of_the_whole_application(qapp) -> None:
    assert typeface.applied() and not typeface.lost()
    assert QFontInfo(QFont()).family() == typeface.FAMILY


def test_a_file_that_is_gone_or_damaged_is_named_and_the_letters_stay(
    qapp, monkeypatch, tmp_path
) -> None:
    cut = tmp_path / "cut.ttf"
    cut.write_bytes(typeface.FILES[0].read_bytes()[:5000])
    gone = tmp_path / "gone.ttf"
    before = qapp.font()
    monkeypatch.setattr(typeface, "FILES", (typeface.FILES[0], cut, gone))
    qapp.setFont(QFont("another"))
    try:
        assert not typeface.load()
        assert not typeface.applied()
        assert typeface.lost() == [cut, gone]
    finally:
        qapp.setFont(before)


def test_its_licence_lies_beside_it() -> None:
    text = (FOLDER / "fonts" / "OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in text and "Inter Project" in text
