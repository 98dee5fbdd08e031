"""Makes the bundled typeface from its source files: fewer letters, a few signs more, own name.

    python packaging/make_fonts.py FOLDER [FAMILY] [PREFIX]

FOLDER holds Inter-Regular, Inter-Italic, Inter-SemiBold and Inter-SemiBoldItalic (woff2, otf or
ttf; needs fonttools and brotli). The same input gives the same bytes.
"""

import os
import sys
from pathlib import Path

from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

HERE = Path(__file__).resolve().parent.parent / "resources" / "fonts"
FAMILY = "Attnviz Sans"
# Basic Latin to Latin Extended-B, spacing marks, Greek, Latin Extended Additional, punctuation,
# super- and subscripts, currency, letterlike, number forms, arrows, operators, technical, shapes.
RANGES = (
    (0x20, 0x7E), (0xA0, 0x24F), (0x2B0, 0x2FF), (0x300, 0x36F), (0x370, 0x3FF), (0x400, 0x45F),
    (0x490, 0x491), (0x1D2C, 0x1D6A),
    (0x1E00, 0x1EFF), (0x2000, 0x206F), (0x2070, 0x209F), (0x20A0, 0x20BF), (0x2100, 0x214F),
    (0x2150, 0x218F), (0x2190, 0x21FF), (0x2200, 0x22FF), (0x2300, 0x23FF), (0x2400, 0x2426),
    (0x25A0, 0x25FF), (0x2713, 0x2718), (0x27E8, 0x27E9), (0xFB00, 0xFB04),
)  # fmt: skip
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"]
STYLES = {  # source style -> (style, weight, bold, italic); what is "bold" here is semi-bold there
    "Regular": ("Regular", 400, False, False),
    "Italic": ("Italic", 400, False, True),
    "SemiBold": ("Bold", 700, True, False),
    "SemiBoldItalic": ("Bold Italic", 700, True, True),
}


def add(font: TTFont, code: int, name: str, source: str, scale: float, rise: float, mul: float = 1.0, inner: str = ""):
    """Draw the sign `code` from another one, smaller and raised; `rise` in shares of an em."""
    cmap = font.getBestCmap()
    if code in cmap or ord(source) not in cmap:
        return
    glyphs, upm = font.getGlyphSet(), font["head"].unitsPerEm
    from_name = cmap[ord(source)]
    recording = DecomposingRecordingPen(glyphs)
    glyphs[from_name].draw(recording)
    width, _ = font["hmtx"][from_name]
    pen = TTGlyphPen(None)
    recording.replay(TransformPen(pen, (scale * mul, 0, 0, scale, 0, rise * upm)))
    if inner:
        sign = DecomposingRecordingPen(glyphs)
        glyphs[cmap[ord(inner)]].draw(sign)
        half = font["hmtx"][cmap[ord(inner)]][0] * 0.5 * 0.5
        sign.replay(TransformPen(pen, (0.5, 0, 0, 0.5, width / 2 - half, 0.09 * upm)))
    order = font.getGlyphOrder()
    font.setGlyphOrder([*order, name])
    font["glyf"][name] = pen.glyph()
    glyph = font["glyf"][name]
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (round(width * scale * mul), glyph.xMin)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name


def only_figures(font: TTFont) -> None:
    """Leave figures alone in tnum: a hyphen as wide as a figure tears "16-bit" apart."""
    if "GSUB" not in font:
        return
    table = font["GSUB"].table
    cmap = font.getBestCmap()
    figures = {cmap[code] for code in range(0x30, 0x3A)}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag != "tnum":
            continue
        for index in record.Feature.LookupListIndex:
            for subtable in table.LookupList.Lookup[index].SubTable:
                mapping = getattr(getattr(subtable, "ExtSubTable", subtable), "mapping", None)
                for name in [each for each in mapping or () if each not in figures]:
                    del mapping[name]


def bake_in(font: TTFont, feature: str) -> None:
    """Let each letter that a single substitution `feature` replaces look so from the start."""
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
        for code, name in part.cmap.items():
            part.cmap[code] = swaps.get(name, name)


def make(path: Path, style: str, family: str, prefix: str) -> Path:
    font = TTFont(path)
    font.flavor = None
    options = Options()
    options.layout_features = FEATURES
    options.name_IDs = [0, 13, 14]
    options.hinting = False
    options.notdef_outline = True
    options.drop_tables += ["DSIG", "STAT"]
    only_figures(font)
    bake_in(font, "cv05")  # l with a tail: it is no twin of I
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[c for low, high in RANGES for c in range(low, high + 1)])
    subsetter.subset(font)
    if "glyf" in font:
        add(font, 0x1D40, "uni1D40", "T", 0.62, 0.285, 1.04)  # ᵀ
        add(font, 0x25BE, "uni25BE", "▼", 0.62, 0.12)  # ▾
        add(font, 0x25B8, "uni25B8", "▶", 0.62, 0.12)  # ▸
        add(font, 0x21B6, "uni21B6", "↩", 1.0, 0.0)  # ↶
        add(font, 0x21B7, "uni21B7", "↪", 1.0, 0.0)  # ↷
        add(font, 0x275A, "uni275A", "|", 0.72, 0.06, 2.2)  # ❚
        add(font, 0x26A0, "uni26A0", "△", 1.0, 0.0, inner="!")  # ⚠
        add(font, 0x27E8, "uni27E8", "‹", 1.3, -0.08, 0.8)  # ⟨
        add(font, 0x27E9, "uni27E9", "›", 1.3, -0.08, 0.8)  # ⟩
    named, weight, bold, italic = STYLES[style]
    names = font["name"]
    plain = family.replace(" ", "")
    texts = {1: family, 2: named, 3: f"{plain}-{named}".replace(" ", ""), 4: f"{family} {named}",
             5: "Version 1.000", 6: f"{plain}-{named.replace(' ', '')}"}
    for number, text in texts.items():
        names.setName(text, number, 3, 1, 0x409)
        names.setName(text, number, 1, 0, 0)
    os2 = font["OS/2"]
    os2.usWeightClass = weight
    os2.fsSelection = (os2.fsSelection & 0b1111111110000000 & ~0x41) | (
        (0x01 if italic else 0) | (0x20 if bold else 0) | (0x40 if not (bold or italic) else 0) | 0x80
    )
    font["head"].macStyle = (1 if bold else 0) | (2 if italic else 0)
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    out = HERE / f"{prefix}-{named.replace(' ', '')}.ttf"
    font.save(out)
    return out


def main() -> None:
    folder = Path(sys.argv[1])
    family = sys.argv[2] if len(sys.argv) > 2 else FAMILY
    prefix = sys.argv[3] if len(sys.argv) > 3 else family.replace(" ", "")
    for style in STYLES:
        path = next(iter(sorted(folder.glob(f"Inter-{style}.*"))))
        made = make(path, style, family, prefix)
        print(made.name, os.path.getsize(made))


if __name__ == "__main__":
    main()
