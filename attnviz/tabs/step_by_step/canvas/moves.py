"""What moves when a step comes in: rows, columns, bars and matrices on their way.

Each move is painted over the finished canvas: it covers what is not there yet and draws what is on
its way. `t` runs from 0 to 1.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from attnviz.tabs.step_by_step.canvas.moving_scene import Painting, Scene, cells_picture
from attnviz.ui.grid.layout import GridLayout
from attnviz.ui.look.numbers import whole_percent
from attnviz.ui.look.theme import Theme

TURN_FROM = 0.4  # of the time: before, the matrix slides; after, it turns
BAR = (1 / 6, 5 / 6)  # of the time: between them every row is one bar (400 of 600 ms)
STACKED = 0.75  # of the time until the value rows lie on each other


def eased(t: float) -> float:
    """Start and stop gently."""
    t = min(max(t, 0.0), 1.0)
    return t * t * (3 - 2 * t)


def between(a: QPointF, b: QPointF, t: float) -> QPointF:
    """Return a point on the way from a to b."""
    return a + (b - a) * t


def multiplied(scene: Scene) -> Painting:
    """Send each row of the left over the columns of the right; the result fills row by row."""
    left, right, result = (scene.layout(name) for name in scene.step.arrays)
    strip = scene.picture(scene.step.arrays[0])

    def paint(painter: QPainter, t: float) -> None:
        rows, columns = len(result.rows), len(result.cols)
        row = min(int(t * rows), rows - 1)
        part = t * rows - row
        column = min(int(part * columns), columns - 1)
        _cover_from(painter, scene, result, row, column)
        pen = QPen(scene.theme.select_edge, scene.theme.line(3))
        from_row = row if len(left.rows) == rows else min(row, len(left.rows) - 1)
        start = _row_rect(left, from_row)
        end = QPointF(right.cells.center().x() - start.width() / 2, start.y())
        at = between(start.topLeft(), end, eased(part))
        source = QRectF(0, from_row * left.cell_h, start.width(), left.cell_h)
        painter.setOpacity(0.92)
        _draw_part(painter, strip, source, QRectF(at, start.size()))
        painter.setOpacity(1.0)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(at, start.size()))
        over = min(column, len(right.cols) - 1)
        x = right.cells.x() + over * right.cell_w
        painter.drawRect(QRectF(x, right.cells.y(), right.cell_w, right.cells.height()))

    return paint


def _row_rect(layout: GridLayout, row: int) -> QRectF:
    cells = layout.cells
    return QRectF(cells.x(), cells.y() + row * layout.cell_h, cells.width(), layout.cell_h)


def _cover_from(painter: QPainter, scene: Scene, layout: GridLayout, row: int, column: int) -> None:
    """Cover the cells from (row, column) on, in reading order."""
    cells = layout.cells
    y = cells.y() + row * layout.cell_h
    x = cells.x() + column * layout.cell_w
    scene.cover(painter, QRectF(x, y, cells.right() - x, layout.cell_h))
    below = y + layout.cell_h
    if below < cells.bottom() - 0.5:
        scene.cover(painter, QRectF(cells.x(), below, cells.width(), cells.bottom() - below))


def _draw_part(painter: QPainter, picture: QPixmap, source: QRectF, target: QRectF) -> None:
    dpr = picture.devicePixelRatio()
    pixels = QRectF(source.topLeft() * dpr, source.size() * dpr)
    painter.drawPixmap(target, picture, pixels)


def turned(scene: Scene) -> Painting:
    """Slide the matrix over, then let its cells swap across the diagonal."""
    first, last = scene.step.arrays
    start, end, picture = scene.layout(first), scene.layout(last), scene.picture(first)

    def paint(painter: QPainter, t: float) -> None:
        scene.cover(painter, end.cells)
        slide, turn = eased(t / TURN_FROM), eased((t - TURN_FROM) / (1 - TURN_FROM))
        for row in range(min(len(start.rows), len(end.cols))):
            for column in range(min(len(start.cols), len(end.rows))):
                away = QPointF(column * start.cell_w, row * start.cell_h)
                there = QPointF(row * end.cell_w, column * end.cell_h)
                corner = between(start.cells.topLeft(), end.cells.topLeft(), slide)
                at = corner + between(away, there, turn)
                source = QRectF(away.x(), away.y(), start.cell_w, start.cell_h)
                _draw_part(painter, picture, source, QRectF(at, source.size()))

    return paint


def carried(scene: Scene) -> Painting:
    """Carry the matrix over and let its new numbers come through."""
    first, last = scene.step.arrays[0], scene.step.arrays[-1]
    start, end, picture = scene.layout(first), scene.layout(last), scene.picture(first)

    def paint(painter: QPainter, t: float) -> None:
        if t < 0.5:
            scene.cover(painter, end.cells)
        at = between(start.cells.topLeft(), end.cells.topLeft(), eased(t * 2))
        painter.setOpacity(1.0 if t < 0.5 else 1.0 - eased(t * 2 - 1))
        painter.drawPixmap(at, picture)
        painter.setOpacity(1.0)

    return paint


def wiped(scene: Scene) -> Painting:
    """Let the hatch come in from the right over the scores."""
    first, _, last = scene.step.arrays
    layout = scene.layout(last)
    clear = replace(scene.grid(first), title="")
    picture = cells_picture(clear, layout, scene)

    def paint(painter: QPainter, t: float) -> None:
        cells = layout.cells
        wide = cells.width() * (1 - eased(t))
        source = QRectF(0, 0, wide, cells.height())
        _draw_part(painter, picture, source, QRectF(cells.topLeft(), source.size()))
        painter.setPen(QPen(scene.theme.select_edge, scene.theme.line(2)))
        x = cells.x() + wide
        painter.drawLine(QPointF(x, cells.top()), QPointF(x, cells.bottom()))

    return paint


def shared_out(scene: Scene) -> Painting:
    """Push each row together to one bar of 100 %, then let it be cells again."""
    last = scene.step.arrays[-1]
    layout, theme = scene.layout(last), scene.theme
    shares = scene.grid(last).block(layout.rows, layout.cols)

    def paint(painter: QPainter, t: float) -> None:
        scene.cover(painter, layout.cells)
        as_bar = eased(t / BAR[0]) if t < BAR[0] else 1 - eased((t - BAR[1]) / (1 - BAR[1]))
        for row in range(len(layout.rows)):
            x, y = layout.cells.x(), layout.cells.y() + row * layout.cell_h
            for share in shares[row].tolist():
                bar = share * layout.cells.width()
                wide = layout.cell_w + (bar - layout.cell_w) * as_bar
                rect = QRectF(x, y + 1, wide, layout.cell_h - 2)
                _paint_share(painter, rect, share, theme)
                x += wide

    return paint


def _paint_share(painter: QPainter, rect: QRectF, share: float, theme: Theme) -> None:
    if rect.width() < 0.5:
        return
    ground: QColor = theme.weight_colour(share) if share > 0 else theme.window
    painter.fillRect(rect, ground)
    painter.setPen(QPen(theme.grid, theme.hairline))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect)
    if share > 0 and rect.width() > theme.size("tick") * 2.6:
        painter.setFont(theme.font("tick"))
        painter.setPen(theme.ink(ground))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, whole_percent(share))


def blended(scene: Scene) -> Painting:
    """Shrink the value rows to their share and stack them in each row of the result."""
    weighing, values, last = scene.step.arrays
    layout, source_layout = scene.layout(last), scene.layout(values)
    picture = scene.picture(values)
    shares = scene.grid(weighing).block(layout.rows, source_layout.rows)

    def paint(painter: QPainter, t: float) -> None:
        move = eased(t / STACKED)
        gone = eased((t - STACKED) / (1 - STACKED))
        if t < STACKED:
            scene.cover(painter, layout.cells)
        painter.setOpacity(1.0 - gone)
        for row in range(len(layout.rows)):
            y = layout.cells.y() + row * layout.cell_h
            for key, share in enumerate(shares[row].tolist()):
                start = _row_rect(source_layout, key)
                high = share * layout.cell_h
                end = QRectF(layout.cells.x(), y, layout.cells.width(), high)
                y += high
                if share > 0:
                    source = QRectF(0, key * source_layout.cell_h, start.width(), start.height())
                    _draw_part(painter, picture, source, _rect_between(start, end, move))
        painter.setOpacity(1.0)

    return paint


def _rect_between(a: QRectF, b: QRectF, t: float) -> QRectF:
    corner = between(a.topLeft(), b.topLeft(), t)
    wide = a.width() + (b.width() - a.width()) * t
    return QRectF(corner.x(), corner.y(), wide, a.height() + (b.height() - a.height()) * t)
