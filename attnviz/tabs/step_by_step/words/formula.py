"""Formulas by a small layout of our own: letters, exponents, fractions, roots. No TeX.

A formula is a tree; `lay_out` measures it once for a look, then it is painted anywhere. Parts with
a name can be found again (`LaidFormula.places`), boxed and lit.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from attnviz.ui.look.theme import Theme

SMALL = 0.7  # size of exponents and indices, of the text
RAISED, LOWERED = 0.42, 0.18  # of the text size
AXIS = 0.28  # height of the fraction bar over the line, of the text size
SPACE = 0.28  # between the parts of a line, of the text size


@dataclass(frozen=True)
class Symbol:
    """Letters on the line; `name` is what the screen knows them by."""

    text: str
    colour: str = "text"
    name: str = ""


@dataclass(frozen=True)
class Script:
    """A base with something small above or below its right end."""

    base: Formula
    above: str = ""
    below: str = ""
    name: str = ""


@dataclass(frozen=True)
class Fraction:
    """One formula over another."""

    above: Formula
    below: Formula
    name: str = ""


@dataclass(frozen=True)
class Root:
    """A square root."""

    inner: Formula
    name: str = ""


@dataclass(frozen=True)
class FormulaLine:
    """Parts one after the other, with a little space between them."""

    parts: tuple[Formula, ...]
    name: str = ""
    space: float = SPACE


Formula = Symbol | Script | Fraction | Root | FormulaLine


@dataclass(frozen=True)
class Glyphs:
    """Text at a place; y is its base line."""

    text: str
    at: QPointF
    font: QFont
    colour: str


@dataclass(frozen=True, eq=False)
class LaidFormula:
    """A formula with all its places, the base line of its first letter at (0, 0).

    `places` are the rectangles of the named parts, in drawing order.
    """

    width: float
    ascent: float
    descent: float
    glyphs: tuple[Glyphs, ...] = ()
    strokes: tuple[tuple[QLineF, float], ...] = ()
    places: tuple[tuple[str, QRectF], ...] = field(default=())

    @property
    def height(self) -> float:
        """Return the height from the highest to the lowest ink."""
        return self.ascent + self.descent

    def moved(self, x: float, y: float) -> LaidFormula:
        """Return the same formula at another place."""
        by = QPointF(x, y)
        return replace(
            self,
            glyphs=tuple(replace(g, at=g.at + by) for g in self.glyphs),
            strokes=tuple((line.translated(by), wide) for line, wide in self.strokes),
            places=tuple((name, rect.translated(by)) for name, rect in self.places),
        )

    def place_of(self, name: str) -> QRectF | None:
        """Return the rectangle of a named part, all its occurrences together."""
        found: QRectF | None = None
        for other, rect in self.places:
            if other == name:
                found = rect if found is None else found.united(rect)
        return found

    def name_at(self, point: QPointF) -> str:
        """Return the innermost named part at a point, or ""."""
        hits = [(r.width() * r.height(), name) for name, r in self.places if r.contains(point)]
        return min(hits)[1] if hits else ""


@lru_cache(maxsize=512)
def lay_out(formula: Formula, theme: Theme, px: float, bold: bool = False) -> LaidFormula:
    """Place a formula in letters of `px` pixels; asked again, the answer is remembered."""
    if isinstance(formula, Symbol):
        laid = _letters(formula.text, formula.colour, theme, px, bold)
    elif isinstance(formula, Script):
        laid = _script(formula, theme, px, bold)
    elif isinstance(formula, Fraction):
        laid = _fraction(formula, theme, px, bold)
    elif isinstance(formula, Root):
        laid = _root(formula, theme, px, bold)
    else:
        laid = _line(formula, theme, px, bold)
    if not formula.name:
        return laid
    whole = QRectF(0, -laid.ascent, laid.width, laid.height)
    return replace(laid, places=((formula.name, whole), *laid.places))


def _letters(text: str, colour: str, theme: Theme, px: float, bold: bool) -> LaidFormula:
    font = theme.font("body", bold=bold, px=max(6, round(px)))
    metrics = QFontMetricsF(font)
    glyphs = (Glyphs(text, QPointF(0, 0), font, colour),)
    return LaidFormula(
        metrics.horizontalAdvance(text), metrics.capHeight() * 1.15, px * 0.22, glyphs
    )


def _joined(parts: Sequence[LaidFormula]) -> LaidFormula:
    """Return parts that are already in place as one."""
    return LaidFormula(
        max(p.width for p in parts),
        max(p.ascent for p in parts),
        max(p.descent for p in parts),
        tuple(g for p in parts for g in p.glyphs),
        tuple(s for p in parts for s in p.strokes),
        tuple(n for p in parts for n in p.places),
    )


def _line(line: FormulaLine, theme: Theme, px: float, bold: bool) -> LaidFormula:
    x, parts = 0.0, []
    for part in line.parts:
        laid = lay_out(part, theme, px, bold)
        parts.append(laid.moved(x, 0))
        x += laid.width + line.space * px
    whole = _joined(parts)
    return replace(whole, width=x - line.space * px)


def _script(script: Script, theme: Theme, px: float, bold: bool) -> LaidFormula:
    base = lay_out(script.base, theme, px, bold)
    base_symbol = script.base
    colour = base_symbol.colour if isinstance(base_symbol, Symbol) else "text"
    parts, width = [base], base.width
    for text, rise in ((script.above, RAISED), (script.below, -LOWERED)):
        if not text:
            continue
        small = _letters(text, colour, theme, px * SMALL, bold)
        parts.append(small.moved(base.width + px * 0.04, -rise * px))
        width = max(width, base.width + px * 0.04 + small.width)
    up = RAISED * px + parts[-1].ascent if script.above else base.ascent
    down = LOWERED * px + px * SMALL * 0.2 if script.below else base.descent
    whole = _joined(parts)
    return replace(whole, width=width, ascent=max(up, base.ascent), descent=max(down, base.descent))


def _fraction(fraction: Fraction, theme: Theme, px: float, bold: bool) -> LaidFormula:
    above, below = (lay_out(f, theme, px * 0.9, bold) for f in (fraction.above, fraction.below))
    width = max(above.width, below.width) + px * 0.3
    axis, gap = AXIS * px, px * 0.14
    top = above.moved((width - above.width) / 2, -axis - gap - above.descent)
    bottom = below.moved((width - below.width) / 2, -axis + gap + below.ascent)
    stroke = (QLineF(0, -axis, width, -axis), max(1.0, px / 16))
    whole = _joined((top, bottom))
    return replace(
        whole,
        width=width,
        ascent=axis + gap + above.height,
        descent=gap + below.height - axis,
        strokes=(*whole.strokes, stroke),
    )


def _root(root: Root, theme: Theme, px: float, bold: bool) -> LaidFormula:
    inner = lay_out(root.inner, theme, px, bold)
    hook, over = px * 0.55, px * 0.12
    pen = max(1.0, px / (11 if bold else 16))
    top, low = -inner.ascent - over, inner.descent * 0.6
    points = [(0.0, -px * 0.3), (hook * 0.3, -px * 0.36), (hook * 0.6, low), (hook, top)]
    points.append((hook + inner.width + over, top))
    lines = [(QLineF(*start, *end), pen) for start, end in pairwise(points)]
    moved = inner.moved(hook + over / 2, 0)
    return replace(
        moved,
        width=points[-1][0],
        ascent=inner.ascent + over + pen,
        strokes=(*moved.strokes, *lines),
    )


def paint_laid(painter: QPainter, laid: LaidFormula, theme: Theme, colour: str = "") -> None:
    """Paint a formula; `colour` overrides the colours of its letters."""
    for glyphs in laid.glyphs:
        painter.setFont(glyphs.font)
        painter.setPen(theme.colour(colour or glyphs.colour))
        painter.drawText(glyphs.at, glyphs.text)
    for line, wide in laid.strokes:
        path = QPainterPath(line.p1())
        path.lineTo(line.p2())
        painter.setPen(QPen(theme.colour(colour or "text"), wide))
        painter.drawPath(path)


def plain_text(formula: Formula) -> str:
    """Say a formula in one line of text, for screen readers and tests."""
    if isinstance(formula, Symbol):
        return formula.text
    if isinstance(formula, Script):
        below = f"_{formula.below}" if formula.below else ""
        return plain_text(formula.base) + below + (f"^{formula.above}" if formula.above else "")
    if isinstance(formula, Fraction):
        return f"({plain_text(formula.above)}) / ({plain_text(formula.below)})"
    if isinstance(formula, Root):
        return f"√{plain_text(formula.inner)}"
    return " ".join(plain_text(part) for part in formula.parts)
