"""A canvas of grids that is never shown: the same picture for another size and another look."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from attnviz.ui.grid.host import GridHost
from attnviz.ui.look.theme import Theme

S = TypeVar("S")


class Offscreen(Generic[S]):
    """Paints what a canvas of grids shows, laid out anew: for files and a second screen.

    A `GridHost` lays itself out for its own size and look. Elsewhere another one of the same class
    shows the same state, scrolled alike (`follow`); it is made when it is first asked for. A canvas
    that says with `state` what it shows paints itself at rest where size and look are its own.

    Parameters
    ----------
    make : makes the second canvas, given a look and its parent
    canvas : the one on screen
    """

    def __init__(self, make: Callable[[Theme, QWidget], Any], canvas: GridHost) -> None:
        self._make, self._first = make, canvas
        self._second: Any = None
        self._shown: S | None = None

    def paint(
        self, painter: QPainter, rect: QRectF, theme: Theme, state: S, moment: object
    ) -> None:
        """Paint a state into `rect`: as vectors and at rest, or with a moment as on screen."""
        first = self._first
        size, own = rect.size().toSize(), moment is None and getattr(first, "state", None) is state
        if own and (size, theme) == (first.size(), first.theme):
            first.draw(painter, rect, theme)
            return
        canvas = self._laid_out(rect, theme, state)
        canvas.follow(self._first)
        canvas.draw(painter, rect, theme, vector=moment is None)

    def left_out(self, rect: QRectF, theme: Theme, state: S, *, names: bool) -> tuple[str, ...]:
        """Say what a picture of that size leaves out, with `names` also of names."""
        found: tuple[str, ...] = self._laid_out(rect, theme, state).out_of_sight(names=names)
        return found

    def _laid_out(self, rect: QRectF, theme: Theme, state: S) -> Any:
        """Return the second canvas with a state, as large as `rect`."""
        size = rect.size().toSize()
        canvas = self._second
        if canvas is None:
            canvas = self._second = self._make(theme, self._first)
            canvas.hide()
        elif canvas.theme is not theme:
            canvas.set_theme(theme)
        if canvas.size() != size:
            canvas.resize(size)
            self._shown = None
        if state is not self._shown:
            canvas.show_state(state, self._shown)
            self._shown = state
        return canvas
