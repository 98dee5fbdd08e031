"""A second canvas that is never shown: the same picture for another size and another look."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from attnviz.ui.grid.host import GridHost
from attnviz.ui.look.theme import Theme


class Twin:
    """Makes the second canvas when it is first asked for.

    A canvas of grids lays itself out for its own size and look. What is drawn elsewhere (on a
    second screen, into a file in the projector look) is laid out by another canvas of the same
    class, which shows what the first one shows and holds nothing of its own.

    Parameters
    ----------
    make : the class of both
    """

    def __init__(self, make: Callable[[Theme, QWidget], GridHost], canvas: GridHost) -> None:
        self._make, self._first = make, canvas
        self._second: GridHost | None = None

    def draw(self, painter: QPainter, rect: QRectF, theme: Theme, *, vector: bool) -> None:
        """Paint the picture, laid out for `rect` in a look."""
        canvas = self._second
        if canvas is None:
            canvas = self._second = self._make(theme, self._first)
            canvas.hide()
        elif canvas.theme is not theme:
            canvas.set_theme(theme)
        canvas.resize(rect.size().toSize())
        canvas.follow(self._first)
        canvas.draw(painter, rect, theme, vector=vector)
