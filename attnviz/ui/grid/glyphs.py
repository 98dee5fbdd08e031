"""Cell texts as little pictures: rendered once by Qt, then copied by NumPy.

A text layout a visible number is what makes tables of numbers slow (17 ms against 1.7 ms for seven
matrices). A `GlyphSheet` keeps the antialiased coverage of each text it was asked for.
"""

import math
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter

from attnviz import rounding
from attnviz.ui.grid.text_plan import TextPlan
from attnviz.ui.look import numbers
from attnviz.ui.look.ends import Ends, ends_of
from attnviz.ui.look.ramp import SHADES
from attnviz.ui.look.text import write_amid
from attnviz.ui.look.theme import Theme, matched_font

Coverage = NDArray[np.uint8]
Floats = NDArray[np.float64] | NDArray[np.float32]
Writing = tuple[numbers.Style, int]
"""How numbers are written, and with how many decimals."""

FIGURES = "0123456789%∞−<>kMGTP"
LIKELY = 1_000  # units of the last digit: numbers up to there are drawn before they are needed
RANGE = 10_000  # numbers up to ±RANGE units of the last digit are found by index, others by text
_TIE = 1e-6  # how near to a half unit the exact rounding is asked for


class GlyphSheet:
    """Coverage tiles of texts in one font, all of one size, cut to the height of figures.

    Parameters
    ----------
    font
        Its pixel size is in logical pixels.
    dpr
        Device pixels a logical pixel.
    text_width
        Width of the tiles in logical pixels: that of the widest text.
    odd
        Whether cells are an odd number of device pixels wide, and high: only then is a tile that
        is so too exactly in their middle, where a vector picture has its numbers.
    """

    def __init__(
        self, font: QFont, dpr: float, text_width: float, odd: tuple[bool, bool] = (False, False)
    ) -> None:
        self._font, self._dpr = font, dpr
        metrics = QFontMetricsF(font)
        figures = metrics.tightBoundingRect(FIGURES + numbers.decimal_mark())
        self.wide = _sized(text_width * dpr, odd[0])
        self.line_height = _sized(metrics.height() * dpr, odd[1])
        ascent = self.line_height / dpr / 2 - math.ceil(metrics.height()) / 2 + metrics.ascent()
        self.rise = max(0, int((ascent + figures.top()) * dpr) - 1)
        foot = math.ceil((ascent + figures.bottom()) * dpr) + 1
        self.high = min(self.line_height, foot) - self.rise
        self.tiles: Coverage = np.zeros((64, self.high, self.wide), np.uint8)
        self._used = 1  # tile 0 is blank
        self._slots: dict[str, int] = {"": 0}
        self._by_unit: dict[Writing, NDArray[np.int32]] = {}
        self._likely: dict[Writing, int] = {}

    def slot(self, text: str) -> int:
        """Return the index of the tile of a text, rendering it the first time."""
        if text not in self._slots:
            self._render([text])
        return self._slots[text]

    def slots(
        self,
        values: Floats,
        style: numbers.Style,
        digits: int,
        ends: Ends | None = None,
    ) -> NDArray[np.int32]:
        """Return the tile index of each finite value, as `numbers.cell_text` prints it.

        Parameters
        ----------
        values : any shape, finite
        ends
            Those of the values, for who knows them already.
        """
        if style == "none":
            return np.zeros(values.shape, np.int32)
        if digits == numbers.SHORT:
            found = [self.slot(numbers.cell_text(v, style, digits)) for v in values.ravel()]
            return np.array(found, np.int32).reshape(values.shape)
        scale = 100.0 if style == "percent" else 10.0**digits
        farthest = (ends or ends_of(values)).farthest
        units = round_exactly(values, scale, 0 if style == "percent" else digits, farthest)
        index = self._index(style, digits)
        all_near = farthest * scale < RANGE
        inside = units if all_near else np.minimum(np.maximum(units, -RANGE), RANGE)
        near = inside.astype(np.intp) + RANGE
        slots = index.take(near)
        if slots.min(initial=0) < 0:
            # np.unique would load numpy.ma: 10 ms before the first grid is seen.
            self._fill((style, digits), np.flatnonzero(np.bincount(near[slots < 0])))
            self._expect((style, digits), farthest * scale)
            slots = index.take(near)
        if not all_near:
            far = np.abs(units) > RANGE
            slots[far] = [self.slot(numbers.cell_text(v, style, digits)) for v in values[far]]
        if style == "nonzero":
            odd = (units == 0) & (values != 0)
            slots[odd] = self.slot(numbers.ABOUT_ZERO)
        if style == "percent":
            # Two whole per cents have a text of their own where they are not whole: <1 and >99.
            for unit, inexact in ((0, values > 0), (100, values < 1)):
                odd = (units == unit) & inexact
                if odd.any():
                    slots[odd] = [self.slot(numbers.cell_text(v, style)) for v in values[odd]]
        return slots

    def _index(self, style: numbers.Style, digits: int) -> NDArray[np.int32]:
        key = (style, digits)
        if key not in self._by_unit:
            self._by_unit[key] = np.full(2 * RANGE + 1, -1, np.int32)
        return self._by_unit[key]

    @property
    def expects(self) -> bool:
        """Whether numbers are likely to come that are not drawn yet."""
        return bool(self._likely)

    def draw_ahead(self, count: int) -> None:
        """Draw up to `count` of the numbers that are likely to come.

        Numbers like those already asked for come with the next edits, and drawing one in the
        middle of an edit takes a tenth of its time.
        """
        for writing, most in [*self._likely.items()]:
            window = self._by_unit[writing][RANGE - most : RANGE + most + 1]
            missing = np.flatnonzero(window < 0)[:count]
            if not len(missing):
                del self._likely[writing]
                continue
            self._fill(writing, missing + (RANGE - most))
            return

    def _expect(self, writing: Writing, farthest: float) -> None:
        most = min(int(farthest * 1.25) + 1, LIKELY)
        self._likely[writing] = max(most, self._likely.get(writing, 0))

    def _fill(self, writing: Writing, places: NDArray[np.intp]) -> None:
        """Find or draw the tiles of numbers, given by their places in the index."""
        style, digits = writing
        scale = 100.0 if style == "percent" else 10.0**digits
        texts = [numbers.cell_text(u, style, digits) for u in ((places - RANGE) / scale)]
        self._render([text for text in dict.fromkeys(texts) if text not in self._slots])
        self._by_unit[writing][places] = [self._slots[text] for text in texts]

    def _render(self, texts: list[str]) -> None:
        """Add the tiles of new texts, all drawn by one painter."""
        while self._used + len(texts) > len(self.tiles):
            self.tiles = np.concatenate((self.tiles, np.zeros_like(self.tiles)))
        high, wide = self.line_height, self.wide
        image = QImage(wide, max(1, high * len(texts)), QImage.Format.Format_Grayscale8)
        image.setDevicePixelRatio(self._dpr)
        image.fill(0)
        painter = QPainter(image)
        painter.setFont(self._font)
        painter.setPen(QColor("white"))
        for i, text in enumerate(texts):
            at = QRectF(0, i * high / self._dpr, wide / self._dpr, high / self._dpr)
            write_amid(painter, at, text)
        painter.end()
        bits = np.frombuffer(image.constBits(), np.uint8).reshape(-1, image.bytesPerLine())
        for i, text in enumerate(texts):
            top = i * high + self.rise
            coverage = bits[top : top + self.high, :wide].astype(np.uint16)
            self.tiles[self._used] = (coverage * (SHADES - 1) + 127) // 255
            self._slots[text] = self._used
            self._used += 1


def round_exactly(
    values: Floats, scale: float, digits: int, farthest: float
) -> NDArray[np.float64]:
    """Return values in units of their last printed digit, ties as `rounding` has them.

    ``rint(3.725 * 100)`` gives 372, but 3.725 prints 3.73.
    ``farthest`` is the largest absolute value: how near to a tie is a tie depends on the size.
    """
    scaled = values.astype(np.float64, copy=False) * scale
    units = np.rint(scaled)
    off = np.abs(scaled - units)
    if np.maximum.reduce(off, None, initial=0.0) > 0.5 - _TIE * max(1.0, farthest * scale):
        ties = off > 0.5 - _TIE * np.maximum(1, np.abs(scaled))
        shift = round(math.log10(scale)) - digits  # 2 for per cents
        units[ties] = [int(rounding.fixed(v, digits, shift).replace(".", "")) for v in values[ties]]
    return units


def _sized(least: float, odd: bool) -> int:
    """Return the next whole number that is odd or even, as asked, and at least 1."""
    whole = max(1, math.ceil(least))
    return whole + (whole % 2 != odd)


class _Letters(NamedTuple):
    """All that the tiles of a sheet depend on."""

    family: str
    px: int
    wide: float
    dpr: float
    odd: tuple[bool, bool]
    written: numbers.NumberFormat


def glyph_sheet(
    theme: Theme, plan: TextPlan, dpr: float, odd: tuple[bool, bool] = (False, False)
) -> GlyphSheet:
    """Return the shared sheet for cell texts of one size in cells of odd or even sides.

    Coverage has no colour: light and dark share it, and whoever changes between them draws nothing.
    """
    written = numbers.number_format()
    return _sheet(_Letters(theme.family, plan.px, plan.wide, dpr, odd, written))


@lru_cache(maxsize=24)
def _sheet(letters: _Letters) -> GlyphSheet:
    font = matched_font(letters.px, bold=False, italic=False, family=letters.family)
    return GlyphSheet(font, letters.dpr, letters.wide, letters.odd)
