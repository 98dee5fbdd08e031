"""A sentence on as many lines as it needs, what is left out struck through."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import groupby

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from attnviz.language import END, ISOLATE
from attnviz.ui.look.labels import visible
from attnviz.ui.look.theme import Theme

LINE = 1.3  # height of a line, of its letters
BASE = 0.36


@dataclass(frozen=True)
class SentenceText:
    """A text broken into lines.

    Parameters
    ----------
    kept : how many of its characters are used
    room : width of a line
    most : lines at most; what is longer ends in …
    """

    text: str
    kept: int
    theme: Theme
    room: float
    most: int

    @cached_property
    def lines(self) -> list[list[tuple[str, bool]]]:
        """Lines of (piece, left out); a piece is a word with its blank."""
        metrics = QFontMetricsF(self.theme.font("body"))
        lines: list[list[tuple[str, bool]]] = [[]]
        used, place = 0.0, 0
        for word in self.text.split(" "):
            piece = visible(word) + " " if word else " "
            wide = metrics.horizontalAdvance(piece)
            if used + wide > self.room and lines[-1]:
                if len(lines) == self.most:
                    lines[-1].append(("…", False))
                    break
                lines.append([])
                used = 0.0
            lines[-1].append((piece, place >= self.kept))
            used += wide
            place += len(word) + 1
        return lines

    @property
    def extra_height(self) -> float:
        """Height of the lines after the first."""
        return (len(self.lines) - 1) * self.theme.size("body") * LINE

    def paint(self, painter: QPainter, left: float, middle: float) -> float:
        """Draw the lines around a middle line; return where the last one ends."""
        theme, size = self.theme, self.theme.size("body")
        font, struck = theme.font("body"), theme.font("body")
        struck.setStrikeOut(True)
        metrics = QFontMetricsF(font)
        base = middle + BASE * size - self.extra_height / 2
        direction = painter.layoutDirection()
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)  # that of the text
        x = left
        for line in self.lines:
            x = left
            for piece, left_out in _runs(line):
                painter.setFont(struck if left_out else font)
                painter.setPen(theme.future_text if left_out else theme.text)
                painter.drawText(QPointF(x, base), piece)
                x += metrics.horizontalAdvance(piece)
            base += size * LINE
        painter.setLayoutDirection(direction)
        return x


def _runs(line: list[tuple[str, bool]]) -> list[tuple[str, bool]]:
    """Join the words of a line that look alike: written at once, they take their own direction."""
    runs = []
    for left_out, words in groupby(line, key=lambda piece: piece[1]):
        joined = "".join(word for word, _ in words)
        runs.append((joined.replace(ISOLATE, "").replace(END, ""), left_out))
    return runs


@lru_cache(maxsize=16)
def broken_text(text: str, kept: int, theme: Theme, room: float, most: int) -> SentenceText:
    """Return the text in lines; a layout asks for its height some seven times a round."""
    return SentenceText(text, kept, theme, room, most)
