"""What fills the canvas in a lesson: one or two parts of the picture, in large type."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed
from attnviz.ui.predict.tally import paint_cover

S = TypeVar("S")

Part = Callable[[QPainter, QRectF, Theme, S], None]
"""Paints a part of a state into a rectangle, in the letters of a look, as large as it can."""

GAP = 24.0  # px of the design
LETTERS = 1.4  # of those of the look: a part has more room than in the whole picture
MOST_LARGE = 2  # parts side by side that have that room
ALL = "canvas"
"""The name of the cover that lies over everything."""


class Enlargement(Themed, QWidget, Generic[S]):
    """Paints parts side by side in a wide window; it takes no key and no click."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._parts: tuple[Part[Any], ...] = ()
        self._state: S | None = None
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def show_parts(self, parts: Sequence[Part[Any]]) -> None:
        """Show these parts, from the left."""
        self._parts = tuple(parts)
        self.update()

    @property
    def fills(self) -> bool:
        """Whether there is anything to show."""
        return bool(self._parts)

    def show_state(self, state: S, before: S | None) -> None:
        """Show a state."""
        self._state = state
        self.update()

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme, state: S) -> None:
        """Paint the parts of a state into any device."""
        large = in_large_letters(theme) if len(self._parts) <= MOST_LARGE else theme
        painter.save()
        painter.fillRect(rect, theme.window)
        gap = theme.px(GAP)
        n = max(1, len(self._parts))
        wide = (rect.width() - (n + 1) * gap) / n
        for place, part in enumerate(self._parts):
            x = rect.x() + gap + place * (wide + gap)
            painter.save()
            part(painter, QRectF(x, rect.y() + gap / 2, wide, rect.height() - gap), large, state)
            painter.restore()
        painter.restore()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._state is not None:
            with QPainter(self) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                self.paint(painter, QRectF(self.rect()), self._theme, self._state)


@lru_cache(maxsize=4)
def in_large_letters(theme: Theme) -> Theme:
    """Return the look with the letters in which a part of the picture is painted alone."""
    return replace(theme, zoom=theme.zoom * LETTERS)


def tile(painter: QPainter, rect: QRectF, theme: Theme, state: object) -> None:
    """Cover everything with one tile."""
    paint_cover(painter, rect, theme)
