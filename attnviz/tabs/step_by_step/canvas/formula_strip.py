"""The whole formula on one strip: the part in effect boxed, symbols that answer the pointer."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from attnviz.tabs.step_by_step.words.formula import (
    Formula,
    LaidFormula,
    lay_out,
    paint_laid,
    plain_text,
)
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed

PADDING = 10.0
SMALLEST, LARGEST = 0.55, 1.15  # of the body size


def fitted(formula: Formula, theme: Theme, width: float) -> LaidFormula:
    """Lay a formula out as large as `width` allows, at most in `LARGEST` body sizes."""
    px = float(theme.size("body") * LARGEST)
    laid = lay_out(formula, theme, px)
    while laid.width > width and px > theme.size("body") * SMALLEST:
        px *= max(0.9, width / laid.width)
        laid = lay_out(formula, theme, px)
    return laid


def strip_height(formula: Formula, theme: Theme) -> float:
    """Return the height that a strip of this formula takes."""
    return lay_out(formula, theme, theme.size("body") * LARGEST).height + 2 * theme.px(PADDING)


def paint_strip(
    painter: QPainter,
    rect: QRectF,
    laid: LaidFormula,
    theme: Theme,
    *,
    boxed: str = "",
    lit: Collection[str] = (),
) -> None:
    """Paint a formula centred in `rect`: a tint under one part, a ground under lit ones."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(origin(rect, laid))
    painter.setBrush(theme.tint)
    painter.setPen(QPen(theme.accent, theme.line(1.5)) if theme.projector else Qt.PenStyle.NoPen)
    out = theme.px(4)
    for name, place in laid.places:
        if name == boxed:
            painter.drawRoundedRect(place.adjusted(-out, -out, out, out), theme.px(4), theme.px(4))
    pad = theme.px(3)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.select_fill)
    for name, place in laid.places:
        if name in lit:
            painter.drawRoundedRect(place.adjusted(-pad, -pad, pad, pad), pad, pad)
    paint_laid(painter, laid, theme)
    painter.restore()


def origin(rect: QRectF, laid: LaidFormula) -> QPointF:
    """Return where the base line of a formula starts that is centred in `rect`."""
    x = rect.x() + (rect.width() - laid.width) / 2
    return QPointF(x, rect.center().y() + (laid.ascent - laid.descent) / 2)


class FormulaStrip(Themed, QWidget):
    """Shows a formula; `symbol_hovered` tells the named part under the pointer, "" for none."""

    symbol_hovered = Signal(str)
    symbol_clicked = Signal(str)

    def __init__(self, theme: Theme, formula: Formula, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._formula = theme, formula
        self._laid: LaidFormula | None = None
        self._boxed = ""
        self._lit: frozenset[str] = frozenset()
        self._under = ""
        self.setMouseTracking(True)
        self.setAccessibleName(plain_text(formula))

    @property
    def boxed(self) -> str:
        """Return the name of the boxed part."""
        return self._boxed

    @property
    def lit(self) -> frozenset[str]:
        """Return the names of the lit parts."""
        return self._lit

    def set_boxed(self, name: str) -> None:
        """Box another part."""
        if name != self._boxed:
            self._boxed = name
            self.update()

    def set_lit(self, names: Collection[str]) -> None:
        """Light these symbols instead of those lit before."""
        if frozenset(names) != self._lit:
            self._lit = frozenset(names)
            self.update()

    def dress(self) -> None:
        self._laid = None

    def place_of(self, name: str) -> QRectF | None:
        """Return where a named part is, in this widget."""
        laid = self._placed()
        place = laid.place_of(name)
        return place.translated(origin(QRectF(self.rect()), laid)) if place else None

    def sizeHint(self) -> QSize:
        """Return the height in body size."""
        return QSize(400, round(strip_height(self._formula, self._theme)))

    def _placed(self) -> LaidFormula:
        if self._laid is None:
            room = self.width() - 2 * self._theme.px(PADDING)
            self._laid = fitted(self._formula, self._theme, room)
        return self._laid

    def resizeEvent(self, event: QEvent) -> None:
        """Fit the formula anew."""
        self._laid = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the formula."""
        with QPainter(self) as painter:
            rect = QRectF(self.rect())
            paint_strip(
                painter, rect, self._placed(), self._theme, boxed=self._boxed, lit=self._lit
            )

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which symbol the pointer is on."""
        self._tell(self._name_at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell which symbol was clicked."""
        name = self._name_at(event.position())
        if name and event.button() == Qt.MouseButton.LeftButton:
            self.symbol_clicked.emit(name)

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the pointer left."""
        self._tell("")

    def _name_at(self, point: QPointF) -> str:
        laid = self._placed()
        return laid.name_at(point - origin(QRectF(self.rect()), laid))

    def _tell(self, name: str) -> None:
        if name != self._under:
            self._under = name
            self.symbol_hovered.emit(name)
