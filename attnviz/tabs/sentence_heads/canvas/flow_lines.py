"""Links from the words that are read to the word that asks, and the dots that travel on them."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from attnviz.tabs.sentence_heads.canvas.layout import Columns, ColumnsLayout
from attnviz.ui.look.links import link_curve, paint_link
from attnviz.ui.look.theme import Theme

DOTS = 8  # dots on a link of 100 %
BESIDE = 0.3  # opacity of links beside those that are picked


# Dots go along the same curves as links, and every frame of a trip along those of the last one.
@lru_cache(maxsize=1024)
def link_path(layout: ColumnsLayout, key: int, query: int) -> QPainterPath:
    """Return the curve from a key word to the query word; nobody may change it."""
    start = QPointF(layout.link_right, layout.middle(key))
    end = QPointF(layout.link_left, layout.middle(query))
    return link_curve(start, end)


def dot_count(share: float) -> int:
    """Return how many dots travel on a link."""
    return round(DOTS * share)


def paint_links(painter: QPainter, columns: Columns, theme: Theme, layout: ColumnsLayout) -> None:
    """Draw a link from every word that is seen, wide ones over thin ones; none is left out.

    Beside links that are picked the others step back.
    """
    whole = painter.opacity()
    places = [i for i, seen in enumerate(columns.seen) if seen and columns.lifted(i)]
    for place in sorted(places, key=lambda i: columns.pattern[i]):
        share = float(columns.pattern[place])
        solid = whole * columns.lifted(place)
        if columns.picked_keys and place not in columns.picked_keys:
            solid *= BESIDE
        paint_link(painter, theme, link_path(layout, place, columns.query), share, solid)
    painter.setOpacity(whole)


def dot_points(columns: Columns, layout: ColumnsLayout, trip: float) -> list[QPointF]:
    """Return where the dots are.

    Parameters
    ----------
    trip : trips made since the dots set out; whole numbers are where they rest
    """
    points = []
    for place, share in enumerate(columns.pattern):
        count = dot_count(float(share)) if columns.flows(place) else 0
        if not count:
            continue
        path = link_path(layout, place, columns.query)
        for dot in range(count):
            at = ((dot + 0.6) / (count + 0.2) + trip) % 1.0
            points.append(path.pointAtPercent(at))
    return points


def paint_dots(
    painter: QPainter,
    columns: Columns,
    theme: Theme,
    layout: ColumnsLayout,
    *,
    trip: float = 0.0,
    arrows: bool = False,
) -> None:
    """Draw the dots where they are now; with `arrows` each bead points to the query word.

    Those on their way from a word that is scrolled away are cut off with its link.
    """
    painter.save()
    if layout.scrolls:
        painter.setClipRect(layout.body, Qt.ClipOperation.IntersectClip)
    radius = min(theme.px(6), layout.row_height * 0.3)
    painter.setPen(QPen(theme.surface, theme.line(1.5) if theme.projector else 2))
    painter.setBrush(theme.flow_dot)
    for point in dot_points(columns, layout, trip):
        painter.drawEllipse(point, radius, radius)
    if arrows:
        _paint_arrowheads(painter, columns, layout, radius)
    painter.restore()


def _paint_arrowheads(
    painter: QPainter, columns: Columns, layout: ColumnsLayout, radius: float
) -> None:
    """Draw on every link with dots a head that shows which way it flows."""
    painter.setPen(Qt.PenStyle.NoPen)
    for place, share in enumerate(columns.pattern):
        if not columns.flows(place) or not dot_count(float(share)):
            continue
        path = link_path(layout, place, columns.query)
        tip = path.pointAtPercent(0.5)
        painter.save()
        painter.translate(tip)
        painter.rotate(-path.angleAtPercent(0.5))
        size = radius * 1.6
        painter.drawPolygon([QPointF(size, 0), QPointF(-size, -size), QPointF(-size, size)])
        painter.restore()
