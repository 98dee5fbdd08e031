"""One line of arithmetic on a marked ground, in pieces of different colours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed
from attnviz.ui.tab.by_hand import Piece

RAISED_SIZE, RAISED_BY = 0.72, 0.38  # of the text size
PADDING = 10.0
LINE = 1.35  # height of a line, of the text size
SMALLEST = 0.8  # of the text size: how far a long line shrinks before it is wrapped


@dataclass(frozen=True)
class PlacedPiece:
    """A piece, or a part of one, at its place on a line."""

    text: str
    piece: Piece
    x: float
    line: int


def set_runs(pieces: Sequence[Piece], theme: Theme, px: int, width: float) -> list[PlacedPiece]:
    """Place pieces on lines of `width`, broken only at spaces."""
    runs: list[PlacedPiece] = []
    x, line = 0.0, 0
    for group in _groups(pieces):
        metrics = [_metrics(theme, _size(piece, px), piece.strong) for piece, _ in group]
        widths = [m.horizontalAdvance(w) for m, (_, w) in zip(metrics, group, strict=True)]
        tail = metrics[-1].horizontalAdvance(group[-1][1].rstrip()) - widths[-1]
        if x > 0 and x + sum(widths) + tail > width:
            x, line = 0.0, line + 1
        for (piece, word), wide in zip(group, widths, strict=True):
            last = runs[-1] if runs else None
            if last and last.piece is piece and last.line == line:
                runs[-1] = PlacedPiece(last.text + word, piece, last.x, line)
            else:
                runs.append(PlacedPiece(word, piece, x, line))
            x += wide
    return runs


def _groups(pieces: Sequence[Piece]) -> list[list[tuple[Piece, str]]]:
    """Return what must stay on one line together: words up to the next space, of any colour."""
    groups: list[list[tuple[Piece, str]]] = []
    for piece in pieces:
        for word in _words(piece.text):
            if groups and not groups[-1][-1][1].endswith(" "):
                groups[-1].append((piece, word))
            else:
                groups.append([(piece, word)])
    return groups


def _words(text: str) -> list[str]:
    """Split after spaces, but not between = and the result; joining gives the text again."""
    words, start = [], 0
    for i in range(1, len(text)):
        if text[i - 1] == " " and text[i] != " " and text[i - 2 : i - 1] not in ("=", "≈"):
            words.append(text[start:i])
            start = i
    return [*words, text[start:]] if text else []


def _size(piece: Piece, px: int) -> int:
    return round(px * RAISED_SIZE) if piece.raised else px


@lru_cache(maxsize=256)
def _font(theme: Theme, px: int, strong: bool) -> QFont:
    return theme.font("body", bold=strong, px=px)


@lru_cache(maxsize=256)
def _metrics(theme: Theme, px: int, strong: bool) -> QFontMetricsF:
    return QFontMetricsF(_font(theme, px, strong))


def line_height(theme: Theme, lines: int = 1) -> float:
    """Return the height of the band for so many lines of arithmetic."""
    return theme.px(PADDING) * 2 + theme.size("body") * LINE * lines


def paint_line(
    painter: QPainter,
    rect: QRectF,
    pieces: Sequence[Piece],
    theme: Theme,
    *,
    taken: float = 0.0,
) -> None:
    """Paint pieces on the marked ground, smaller or on two lines when they are long.

    Parameters
    ----------
    taken : width at the right that something else takes
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.select_edge, theme.line(1)) if theme.projector else Qt.PenStyle.NoPen)
    painter.setBrush(theme.select_fill)
    inset = theme.line(1) / 2
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), theme.px(6), theme.px(6))
    px, runs = _fitted(pieces, theme, rect.adjusted(0, 0, -taken, 0))
    lines = runs[-1].line + 1 if runs else 0
    step = px * LINE
    capital = _metrics(theme, px, False).capHeight()
    top = rect.center().y() - lines * step / 2
    for run in runs:
        painter.setFont(_font(theme, _size(run.piece, px), run.piece.strong))
        painter.setPen(theme.colour(run.piece.colour))
        base = top + run.line * step + (step + capital) / 2
        lift = px * RAISED_BY if run.piece.raised else 0.0
        painter.drawText(QPointF(rect.x() + theme.px(PADDING) + run.x, base - lift), run.text)
    painter.restore()


def _fitted(pieces: Sequence[Piece], theme: Theme, rect: QRectF) -> tuple[int, list[PlacedPiece]]:
    """Choose the largest text size whose lines fit the band."""
    width = rect.width() - 2 * theme.px(PADDING)
    full = theme.size("body")
    least = theme.size("tick")
    roomy = rect.height() >= line_height(theme, 2) - 1
    for px in range(full, least - 1, -1):
        runs = set_runs(pieces, theme, px, width)
        lines = runs[-1].line + 1 if runs else 1
        fits = lines * px * LINE <= rect.height() - theme.px(4)
        if fits and (lines == 1 or roomy or px < full * SMALLEST):
            return px, runs
    return least, set_runs(pieces, theme, least, width)


class ByHandLine(Themed, QWidget):
    """Shows the arithmetic of a cell; takes no input."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._pieces: tuple[Piece, ...] = ()
        self._taken = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def text(self) -> str:
        """Return what is shown, as plain text."""
        return "".join(("^" if piece.raised else "") + piece.text for piece in self._pieces)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Return what is shown."""
        return self._pieces

    def set_pieces(self, pieces: Sequence[Piece]) -> None:
        """Show other arithmetic; does nothing when it is the same."""
        pieces = tuple(pieces)
        if pieces != self._pieces:
            self._pieces = pieces
            self.setAccessibleName(self.text)
            self.update()

    def set_taken(self, width: float) -> None:
        """Leave so much room at the right to something else."""
        if width != self._taken:
            self._taken = width
            self.update()

    def sizeHint(self) -> QSize:
        """Return one line of any width."""
        return QSize(200, round(line_height(self._theme)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line."""
        with QPainter(self) as painter:
            paint_line(painter, QRectF(self.rect()), self._pieces, self._theme, taken=self._taken)
