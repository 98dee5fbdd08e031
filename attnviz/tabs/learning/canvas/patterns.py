"""The pattern of a head as small cells, with outlines where it is expected to look."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from attnviz.language import tr
from attnviz.learning.training import HALF
from attnviz.tabs.learning.canvas.layout import PatternPlace
from attnviz.tabs.learning.state import State, head_name
from attnviz.tabs.learning.words.numbers import ROLES, share_or_dot
from attnviz.ui.grid.hatch import draw_hatch
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import whole_percent
from attnviz.ui.look.text import base_of, write, write_within
from attnviz.ui.look.theme import Theme

Shares = NDArray[Any]

NUMBERS = 34.0  # px of a cell from which its share stands in it
NEAR = 0.85  # of their size: names over one another are no nearer, and some are left out then


def paint_pattern_ground(
    painter: QPainter, place: PatternPlace, theme: Theme, words: Sequence[str]
) -> None:
    """Draw what is there at every step: the names, and the hatch of what comes later."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    painter.fillRect(place.box, theme.hatch_ground)
    draw_hatch(painter, place.box, theme)
    painter.restore()
    _paint_names(painter, place, theme, words)


def paint_pattern(
    painter: QPainter, place: PatternPlace, theme: Theme, state: State, *, sharp: bool
) -> None:
    """Draw the weights of one head on its ground.

    Parameters
    ----------
    sharp : draw each cell for itself, for files that are lines; else all at once
    """
    layer, head = place.head
    role = state.role(layer)
    _paint_title(painter, place, theme, state)
    n, box = place.n, place.box
    shares = state.shown.patterns[layer, head]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    codes = theme.weight_ramp.codes(shares)
    if sharp:
        for row in range(n):
            for column in range(row + 1):
                painter.fillRect(
                    place.at(row, column),
                    QColor(int(theme.weight_ramp.colours[codes[row, column]])),
                )
    else:
        _paint_cells(painter, place, theme.weight_ramp.colours[codes])
    painter.setPen(QPen(theme.grid, theme.hairline))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    size = place.cell
    left, top = box.left(), box.top()
    lines = [
        QLineF(left, top + line * size, left + min(line + 1, n) * size, top + line * size)
        for line in range(n + 1)
    ]
    lines += [
        QLineF(left + line * size, top + max(0, line - 1) * size, left + line * size, box.bottom())
        for line in range(n + 1)
    ]
    painter.drawLines(lines)
    painter.drawRect(box)
    painter.restore()
    if place.head in state.shown.held:
        _strike(painter, place, theme)
    if role:
        _paint_outlines(painter, place, theme, state.shown.outlines[role])
    if size >= theme.px(NUMBERS):
        _paint_numbers(painter, place, theme, shares)
    hovered = state.hovered
    if hovered is not None and hovered[:2] == place.head:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.accent, theme.line(2)))
        painter.drawRect(place.at(*hovered[2:]))


def _paint_title(painter: QPainter, place: PatternPlace, theme: Theme, state: State) -> None:
    layer, _ = place.head
    role, box = state.role(layer), place.title
    share = state.share(place.head, role)
    base = base_of(box.center().y(), theme.size("label"))
    strong = share > HALF and not state.covered
    painter.setFont(theme.font("label"))
    painter.setPen(theme.muted)
    name = head_name(place.head)
    write(painter, box.left(), base, name)
    x = box.left() + painter.fontMetrics().horizontalAdvance(name + "  ")
    painter.setPen(theme.text)
    painter.setFont(theme.font("label", bold=strong))
    right = "?" if state.covered else share_or_dot(share)
    room = box.right() - x - painter.fontMetrics().horizontalAdvance(f"  {right}")
    if role and painter.fontMetrics().horizontalAdvance(tr(ROLES[role])) <= room:
        write(painter, x, base, tr(ROLES[role]))
    write(painter, box.right(), base, right, "right")


def _paint_cells(painter: QPainter, place: PatternPlace, pixels: Shares) -> None:
    """Draw the cells up to the diagonal as one picture, row by row."""
    n = place.n
    found = np.ascontiguousarray(pixels, dtype=np.uint32)
    found[np.triu_indices(n, 1)] = 0
    image = QImage(found.data, n, n, 4 * n, QImage.Format.Format_ARGB32_Premultiplied)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, on=False)
    painter.drawImage(place.box, image)


def _strike(painter: QPainter, place: PatternPlace, theme: Theme) -> None:
    """Draw a line through a head that is held at zero."""
    painter.setPen(QPen(theme.text, theme.line(2)))
    painter.drawLine(place.box.topLeft(), place.box.bottomRight())


def _paint_outlines(painter: QPainter, place: PatternPlace, theme: Theme, outlines: Shares) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(theme.text, max(1.0, theme.line(1.2)))
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    for row, column in np.argwhere(outlines).tolist():
        painter.drawRect(place.at(row, column))


def name_step(cell: float, theme: Theme) -> int:
    """Return of how many cells one has its name: the letters never get smaller."""
    return max(1, math.ceil(theme.size("tick") * NEAR / cell))


def _paint_names(
    painter: QPainter, place: PatternPlace, theme: Theme, words: Sequence[str]
) -> None:
    size, px, box = place.cell, theme.size("tick"), place.box
    every = name_step(size, theme)
    painter.setFont(theme.font("tick"))
    painter.setPen(theme.muted)
    for i, word in list(enumerate(map(visible, words)))[::every]:
        middle = (i + 0.5) * size
        at = QPointF(box.left() + middle, box.top() - theme.px(3))
        write_within(painter, at, word, size * every - 1)
        left = QPointF(box.left() - theme.px(4), base_of(box.top() + middle, px))
        write_within(painter, left, word, theme.px(16), "right")


def _paint_numbers(
    painter: QPainter, place: PatternPlace, theme: Theme, shares: np.ndarray
) -> None:
    painter.setFont(theme.font("tick"))
    px = theme.size("tick")
    for row in range(place.n):
        for column in range(row + 1):
            cell, weight = place.at(row, column), float(shares[row, column])
            painter.setPen(theme.ink(theme.weight_colour(weight)))
            at = QPointF(cell.center().x(), base_of(cell.center().y(), px))
            write_within(painter, at, whole_percent(weight), cell.width() - 2)
