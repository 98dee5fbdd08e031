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
TAG_GAP = 2.0  # between a part and the line over its tag
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
        widths = [max(w, tag_width(p, theme)) for w, (p, _) in zip(widths, group, strict=True)]
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


def line_height(theme: Theme, lines: int = 1, *, tagged: bool = False) -> float:
    """Return the height of the band for so many lines of arithmetic, `tagged` with tags below."""
    high = theme.size("body") * LINE + (tag_height(theme) if tagged else 0.0)
    return theme.px(PADDING) * 2 + high * lines


def tag_height(theme: Theme) -> float:
    """Return the height of what stands below a part of the arithmetic."""
    return theme.size("tick") * LINE + theme.px(TAG_GAP)


def tag_width(piece: Piece, theme: Theme) -> float:
    """Return the room of a tag with some distance to the next; 0 without one."""
    if not piece.under:
        return 0.0
    return QFontMetricsF(theme.font("tick")).horizontalAdvance(piece.under) + theme.px(6)


def paint_line(
    painter: QPainter,
    rect: QRectF,
    pieces: Sequence[Piece],
    theme: Theme,
    *,
    taken: float = 0.0,
    marked: bool = True,
) -> None:
    """Paint pieces on the marked ground, smaller or on two lines when they are long.

    Parameters
    ----------
    taken : width at the right that something else takes
    marked : whether the ground is the marked one
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.select_edge, theme.line(1)) if theme.projector else Qt.PenStyle.NoPen)
    painter.setBrush(theme.select_fill if marked else theme.fill)
    inset = theme.line(1) / 2
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), theme.px(6), theme.px(6))
    px, runs = _fitted(pieces, theme, rect.adjusted(0, 0, -taken, 0))
    lines = runs[-1].line + 1 if runs else 0
    tags = any(piece.under for piece in pieces)
    step = px * LINE + (tag_height(theme) if tags else 0.0)
    capital = _metrics(theme, px, False).capHeight()
    top = rect.center().y() - lines * step / 2
    for run in runs:
        painter.setFont(_font(theme, _size(run.piece, px), run.piece.strong))
        painter.setPen(theme.colour(run.piece.colour))
        base = top + run.line * step + (px * LINE + capital) / 2
        lift = px * RAISED_BY if run.piece.raised else 0.0
        at = QPointF(rect.x() + theme.px(PADDING) + run.x, base - lift)
        painter.drawText(at, run.text)
        if run.piece.under:
            wide = _metrics(theme, px, False).horizontalAdvance(run.text)
            _paint_tag(painter, theme, run.piece, QRectF(at.x(), base + px * 0.3, wide, 0.0))
    painter.restore()


def _paint_tag(painter: QPainter, theme: Theme, piece: Piece, over: QRectF) -> None:
    """Write the tag of a piece under a line as wide as the piece."""
    painter.setPen(QPen(theme.muted, theme.line(1)))
    painter.drawLine(over.topLeft(), over.topRight())
    painter.setFont(theme.font("tick"))
    base = over.y() + theme.px(TAG_GAP) + theme.size("tick")
    painter.drawText(QPointF(over.x(), base), piece.under)


def paint_unfolded(
    painter: QPainter, rect: QRectF, lines: Sequence[Sequence[Piece]], theme: Theme
) -> None:
    """Paint what stands behind the arithmetic, a line each."""
    if not lines:
        return
    high = rect.height() / max(2, len(lines))
    top = rect.center().y() - high * len(lines) / 2
    for place, line in enumerate(lines):
        band = QRectF(rect.x(), top + place * high, rect.width(), high - theme.px(3))
        paint_line(painter, band, line, theme, marked=False)


def _fitted(pieces: Sequence[Piece], theme: Theme, rect: QRectF) -> tuple[int, list[PlacedPiece]]:
    """Choose the largest text size whose lines fit the band."""
    width = rect.width() - 2 * theme.px(PADDING)
    full = theme.size("body")
    least = theme.size("tick")
    tags = any(piece.under for piece in pieces)
    below = tag_height(theme) if tags else 0.0
    roomy = rect.height() >= line_height(theme, 2, tagged=tags) - 1
    for px in range(full, least - 1, -1):
        runs = set_runs(pieces, theme, px, width)
        lines = runs[-1].line + 1 if runs else 1
        fits = lines * (px * LINE + below) <= rect.height() - theme.px(4)
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


class UnfoldedLines(Themed, QWidget):
    """Shows what stands behind the arithmetic of a slope; takes no input."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._lines: list[tuple[Piece, ...]] = []
        self.hide()

    @property
    def text(self) -> str:
        """Return what is shown, as plain text."""
        return "\n".join("".join(piece.text for piece in line) for line in self._lines)

    def set_lines(self, lines: Sequence[tuple[Piece, ...]]) -> None:
        """Show other lines."""
        if list(lines) != self._lines:
            self._lines = list(lines)
            self.setAccessibleName(self.text)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines."""
        with QPainter(self) as painter:
            paint_unfolded(painter, QRectF(self.rect()), self._lines, self._theme)
