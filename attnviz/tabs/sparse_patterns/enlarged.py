"""What can fill the picture in a lesson: the counts, the reach layer by layer, the layers."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from attnviz.language import tr
from attnviz.tabs.sparse_patterns.canvas.grids import grids_of
from attnviz.tabs.sparse_patterns.canvas.paint import layouts_of, paint_big_counts, paint_counts
from attnviz.tabs.sparse_patterns.state import State
from attnviz.tabs.sparse_patterns.state.state import LAYERS, PATTERN, REACH
from attnviz.tabs.sparse_patterns.words.numbers import in_gib, share_text, told_lines
from attnviz.ui.grid.paint import paint_grid
from attnviz.ui.look.theme import Theme
from attnviz.ui.tab.enlargement import Part
from attnviz.ui.tab.large_lines import LargeLine, paint_lines

STRIP = 0.3  # of the height: the layers over their memory


def paint_pattern(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Paint the pattern."""
    paint_grid(painter, grids_of(state, projector=False)[PATTERN], theme, rect)


def paint_told(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Write the counts in large letters."""
    paint_big_counts(painter, theme, rect, told_lines(state))


def paint_reach(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Paint what a token has heard from, layer by layer."""
    grid = grids_of(state, projector=False)[REACH]
    counts = [
        "?" if state.covers_layer(layer) else str(count) for layer, count in enumerate(state.hears)
    ]
    font = QFontMetricsF(theme.font("label", bold=True))
    wide = max(font.horizontalAdvance(count) for count in counts) + theme.px(16)
    names = font.horizontalAdvance(tr("layer {number}", number=8) + "  ") + theme.px(8)
    rows, columns = grid.shape
    cell = (
        (rect.width() - wide - names) / columns,
        min(theme.px(44), (rect.height() - theme.size("label") * 2.2) / rows),
    )
    layout = paint_grid(painter, grid, theme, rect, cell)
    paint_counts(painter, theme, layout, layout.cells.right() + theme.px(10), counts)


def paint_layers(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Paint which layers see everything, and what each layout computes and keeps."""
    high, grids = STRIP * rect.height(), grids_of(state, projector=False)
    if LAYERS in grids:
        strip, n = QRectF(rect.x(), rect.y(), rect.width(), high), grids[LAYERS].shape[1]
        cell = (rect.width() / n, high - theme.size("label") * 2.2)
        paint_grid(painter, grids[LAYERS], theme, strip, cell)
    hides_scores, hides_memory = "long counts" in state.covers, "memory" in state.covers
    lines = [LargeLine("", (tr("scores"), tr("KV cache")), theme.muted)]
    for name, size, share, chosen in layouts_of(state.pattern):
        scores = "?" if hides_scores else share_text(share)
        cells = (scores, "?" if hides_memory else in_gib(size))
        lines.append(LargeLine(name, cells, theme.text, bold=chosen))
    paint_lines(painter, rect.adjusted(0, high, 0, 0), theme, lines)


PARTS: dict[str, Part[State]] = {
    "grid": paint_pattern,
    "counts": paint_told,
    "reach": paint_reach,
    "layout": paint_layers,
}
