"""Make the typeface in resources/fonts from Inter: fewer letters, some signs more, own name.

    python packaging/make_fonts.py FOLDER

FOLDER holds Inter-Regular, Inter-Italic, Inter-SemiBold and Inter-SemiBoldItalic as WOFF 2, the
folder `web` of the npm package inter-ui 4.1.1. Needs fontTools and brotli (pip install
"fonttools[woff]"). The same input gives the same bytes, with fontTools 4.68 and brotli 1.2.1 those
in the repository.

What is changed, and why:

- *Semi-bold* is called bold: everything that asks for bold letters gets it.
- Figures have one width, since numbers stand in columns, and l has a tail, since it is no twin of
  I. Both are what a letter stands for, not features that a program has to ask for: a PDF finds the
  letter of a shape only where it stands for one by itself, and so shapes do not serve two letters.
- calt is left out, which turns a typed -> into an arrow, and hinting, which FreeType does better.
- Signs that Inter lacks and the program writes are put together from its own shapes.
- For pages and SVG the letters are cut into pieces (WOFF 2), of which a file takes what it uses.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterable, Iterator
from copy import deepcopy
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FONTS = Path(__file__).resolve().parent.parent / "resources" / "fonts"
FAMILY = "Attnviz Sans"
VERSION = "Version 4.001; attnviz 1"
# What English, German and French texts of the program are written with.
LATIN = (
    (0x20, 0x7E), (0xA0, 0xFF), (0x152, 0x153), (0x2E3, 0x2E3), (0x3A3, 0x3A3), (0x1D40, 0x1D40),
    (0x1D49, 0x1D49), (0x2010, 0x2026), (0x202F, 0x203A),
    (0x2070, 0x2070), (0x2074, 0x2079), (0x207B, 0x207B), (0x2080, 0x2089), (0x20AC, 0x20AC),
    (0x2190, 0x2193), (0x21A9, 0x21AA), (0x21B5, 0x21B7), (0x21E5, 0x21E5), (0x2202, 0x2202),
    (0x2211, 0x2212), (0x221A, 0x221A), (0x221E, 0x221E), (0x2248, 0x2248), (0x2260, 0x2260),
    (0x2264, 0x2265), (0x2423, 0x2423), (0x25A0, 0x25A1), (0x25B2, 0x25B3), (0x25B6, 0x25B7),
    (0x25B8, 0x25B8), (0x25BC, 0x25BD), (0x25BE, 0x25BE), (0x25C0, 0x25C1), (0x25CB, 0x25CC),
    (0x25CF, 0x25CF), (0x26A0, 0x26A0), (0x275A, 0x275A), (0x2713, 0x2713), (0x27E8, 0x27E9),
)  # fmt: skip
EXTENDED = ((0x100, 0x24F), (0x2B0, 0x36F), (0x1E00, 0x1EFF))
GREEK = ((0x370, 0x3FF), (0x400, 0x45F), (0x490, 0x491))
# Superscripts, punctuation, currency, letterlike, number forms, arrows, operators, shapes.
SIGNS = (
    (0x1D2C, 0x1D6A), (0x2000, 0x209F), (0x20A0, 0x20BF), (0x2100, 0x218F), (0x2190, 0x23FF),
    (0x2400, 0x2426), (0x25A0, 0x25FF), (0x2713, 0x2718), (0xFB00, 0xFB04),
)  # fmt: skip
# What others read from a file; each letter is in the first piece that has it.
PIECES = {"latin": LATIN, "extended": EXTENDED, "greek": GREEK, "signs": SIGNS}
FEATURES = ("kern", "mark", "mkmk", "ccmp", "locl")
BAKED = ("cv05", "tnum")
FIGURES = range(0x30, 0x3A)
# They share the shape of another letter (right quotes, Δ, Ω, ▶ ▷ ◀ ◁), which is the one written.
TWINS = (0x2BC, 0x2EE, 0x2206, 0x2126, 0x25BA, 0x25BB, 0x25C4, 0x25C5)


class Style(NamedTuple):
    """A file that is made: how it is called, and what it is."""

    name: str
    bold: bool = False
    italic: bool = False


STYLES = {
    "Regular": Style("Regular"),
    "SemiBold": Style("Bold", bold=True),
    "Italic": Style("Italic", italic=True),
    "SemiBoldItalic": Style("Bold Italic", bold=True, italic=True),
}


class Part(NamedTuple):
    """A shape of which a sign is made: scaled around its origin, then moved by shares of an em."""

    letter: str
    wide: float = 1.0
    high: float = 1.0
    right: float = 0.0
    up: float = 0.0


def dots(count: int, radius: float) -> Iterator[Part]:
    """Yield full stops in a circle, the size of a letter without ascender."""
    for place in range(count):
        turn = 2 * math.pi * place / count
        yield Part(".", 0.6, 0.6, 0.25 + radius * math.cos(turn), 0.235 + radius * math.sin(turn))


# What the sign is as wide as comes first.
MADE = {
    "ᵀ": (Part("T", 0.645, 0.62, up=0.285),),
    "▾": (Part("▼", 0.62, 0.62, up=0.12),),
    "▸": (Part("▶", 0.62, 0.62, up=0.12),),
    "↶": (Part("↩"),),
    "↷": (Part("↪"),),
    "❚": (Part("|", 1.584, 0.72, up=0.06),),
    "⚠": (Part("△"), Part("!", 0.5, 0.5, 0.39, 0.09)),
    "⟨": (Part("‹", 1.04, 1.3, up=-0.08),),
    "⟩": (Part("›", 1.04, 1.3, up=-0.08),),
    "⍽": (Part("␣"), Part("■", 0.2, 0.1, -0.035, 0.035), Part("■", 0.2, 0.1, 0.585, 0.035)),
    "␋": (Part("M", 0.8, 0.0), Part("V", 0.56, 0.56, up=0.3), Part("T", 0.56, 0.56, 0.34, -0.06)),
    "␌": (Part("M", 0.8, 0.0), Part("F", 0.56, 0.56, up=0.3), Part("F", 0.56, 0.56, 0.34, -0.06)),
    "␍": (Part("M", 0.8, 0.0), Part("C", 0.56, 0.56, up=0.3), Part("R", 0.56, 0.56, 0.34, -0.06)),
    "◌": (Part("o", 1.1, 0.0), *dots(10, 0.24)),
}


def main() -> None:
    """Make all files and print their sizes."""
    folder = Path(sys.argv[1])
    for source, style in STYLES.items():
        font = made(TTFont(folder / f"Inter-{source}.woff2"), style)
        file = FONTS / f"AttnvizSans-{style.name.replace(' ', '')}.ttf"
        font.save(file)
        print(file.name, file.stat().st_size)
        letters = sorted(font.getBestCmap())
        for name, codes in pieces(letters).items():
            piece = FONTS / "web" / f"{file.stem}-{name}.woff2"
            piece.write_bytes(cut(file, codes))
            print(piece.name, piece.stat().st_size)
    table = {name: list(ranges(codes)) for name, codes in pieces(letters).items()}
    (FONTS / "web" / "pieces.json").write_text(json.dumps(table) + "\n", encoding="utf-8")


def made(font: TTFont, style: Style) -> TTFont:
    """Return one file of the typeface, made from its source."""
    font.flavor = None
    for feature in BAKED:
        bake_in(font, feature)
    subset(font, codes_of(LATIN + EXTENDED + GREEK + SIGNS), FEATURES)
    for code in TWINS:
        part_from_twin(font, code)
    for sign, parts in MADE.items():
        put_together(font, sign, parts)
    carry_marks(font, "◌", like="o")
    name(font, style)
    font.recalcTimestamp = False
    font["head"].modified = font["head"].created
    return font


def bake_in(font: TTFont, feature: str) -> None:
    """Let letters look as a single substitution has them; of `tnum` only the figures.

    A hyphen as wide as a figure tears "16-bit" apart.
    """
    table = font["GSUB"].table
    lookups = {
        index
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == feature
        for index in record.Feature.LookupListIndex
    }
    swaps: dict[str, str] = {}
    for index in sorted(lookups):
        for subtable in table.LookupList.Lookup[index].SubTable:
            swaps |= getattr(getattr(subtable, "ExtSubTable", subtable), "mapping", {})
    for part in font["cmap"].tables:
        for code, glyph in part.cmap.items():
            if feature != "tnum" or code in FIGURES:
                part.cmap[code] = swaps.get(glyph, glyph)


def subset(font: TTFont, codes: Iterable[int], features: Iterable[str]) -> None:
    """Leave only some letters."""
    options = Options()
    options.layout_features = list(features)
    options.name_IDs = [0, 13, 14]
    options.hinting = False
    options.notdef_outline = True
    options.drop_tables += ["DSIG", "STAT"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)


def part_from_twin(font: TTFont, code: int) -> None:
    """Give a letter a shape of its own that looks the same."""
    shared = font.getBestCmap()[code]
    enter(font, code, deepcopy(font["glyf"][shared]), font["hmtx"][shared][0])


def put_together(font: TTFont, sign: str, parts: Iterable[Part]) -> None:
    """Draw a sign from the shapes of others."""
    glyphs, cmap, em = font.getGlyphSet(), font.getBestCmap(), font["head"].unitsPerEm
    pen = TTGlyphPen(None)
    width = 0
    for part in parts:
        glyph = cmap[ord(part.letter)]
        width = width or round(glyphs[glyph].width * part.wide)
        if part.high:
            shape = DecomposingRecordingPen(glyphs)
            glyphs[glyph].draw(shape)
            place = (part.wide, 0, 0, part.high, part.right * em, part.up * em)
            shape.replay(TransformPen(pen, place))
    enter(font, ord(sign), pen.glyph(), width)


def carry_marks(font: TTFont, sign: str, like: str) -> None:
    """Let accents stand over and under the sign that was made last as over another letter."""
    cmap = font.getBestCmap()
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            to_base = getattr(subtable, "ExtSubTable", subtable)
            glyphs = getattr(getattr(to_base, "BaseCoverage", None), "glyphs", ())
            if cmap[ord(like)] in glyphs:
                anchors = to_base.BaseArray.BaseRecord
                anchors.append(deepcopy(anchors[glyphs.index(cmap[ord(like)])]))
                to_base.BaseArray.BaseCount += 1
                glyphs.append(cmap[ord(sign)])


def enter(font: TTFont, code: int, glyph: object, width: int) -> None:
    """Add a shape for a letter."""
    name = f"uni{code:04X}.made"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = glyph
    shape = font["glyf"][name]
    shape.recalcBounds(font["glyf"])
    font["hmtx"][name] = (width, shape.xMin)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name


def name(font: TTFont, style: Style) -> None:
    """Call a file by our name, so that no other version of Inter is mixed with it."""
    post_script = f"{FAMILY}-{style.name}".replace(" ", "")
    texts = {
        1: FAMILY, 2: style.name, 3: post_script, 4: f"{FAMILY} {style.name}", 5: VERSION,
        6: post_script,
    }  # fmt: skip
    for number, text in texts.items():
        font["name"].setName(text, number, 3, 1, 0x409)
        font["name"].setName(text, number, 1, 0, 0)
    table, head = font["OS/2"], font["head"]
    table.usWeightClass = 700 if style.bold else 400
    upright, typographic = not (style.bold or style.italic), 1 << 7
    table.fsSelection = typographic | style.italic << 0 | style.bold << 5 | upright << 6
    head.macStyle = style.bold << 0 | style.italic << 1


def pieces(letters: Iterable[int]) -> dict[str, list[int]]:
    """Divide letters among the pieces."""
    found: dict[str, list[int]] = {name: [] for name in PIECES}
    for code in letters:
        owner = next(name for name, spans in PIECES.items() if code in codes_of(spans))
        found[owner].append(code)
    return found


def cut(file: Path, codes: list[int]) -> bytes:
    """Return some letters of a file as WOFF 2."""
    font = TTFont(file, recalcTimestamp=False)
    subset(font, codes, ["*"])
    font.flavor = "woff2"
    buffer = BytesIO()
    font.save(buffer)
    return buffer.getvalue()


def codes_of(spans: Iterable[tuple[int, int]]) -> set[int]:
    """Return every code of some spans."""
    return {code for low, high in spans for code in range(low, high + 1)}


def ranges(codes: list[int]) -> Iterator[tuple[int, int]]:
    """Yield the spans that sorted codes fill."""
    low = before = codes[0]
    for code in codes[1:]:
        if code != before + 1:
            yield low, before
            low = code
        before = code
    yield low, before


if __name__ == "__main__":
    main()
