"""The map of all heads: a thumbnail a head, layers from left to right, all of them one image.

A thumbnail keeps the largest weight of the cells under each of its pixels, so that a thin line
stays; what no query may look at has one flat colour.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPen

from attnviz.language import tr
from attnviz.tabs.many_heads.state import PATTERN, SIGNED, Place, State, share_in, share_of
from attnviz.ui.grid.pattern_image import pooled
from attnviz.ui.look.theme import Theme

if TYPE_CHECKING:
    from attnviz.checkpoints.survey import Survey
    from attnviz.model.document.head_template import HeadTemplate

LEAST, MOST = 10, 48  # px of the design: of a thumbnail with the gap beside it
FEW_HEADS, LARGE = 16, 240  # heads that have more room, and the most they take
GAP = 2.0  # px of the design between thumbnails
BAR = 3.0  # px of the design: of a score under its thumbnail
FADED = 0.38  # of a thumbnail whose score is 0
EVERY = 5  # layers from one number to the next
FEW_LAYERS = 8  # that are all numbered
OUTLINE = 2.5  # px of the design
MORE = 4.0  # px of the design: how thick the sign is that not all is in sight


@dataclass(frozen=True)
class MapLayout:
    """Where thumbnails lie.

    Parameters
    ----------
    area : of the thumbnails in sight, names of layers above and of heads at its left
    cell : pixels from one thumbnail to the next
    layers, heads : the first in sight and how many are, of each
    """

    area: QRectF
    cell: float
    layers: tuple[int, int]
    heads: tuple[int, int]

    def rect_of(self, place: Place) -> QRectF:
        """Return where a thumbnail lies, with its gap; outside of the area when out of sight."""
        layer, head = place[0] - self.layers[0], place[1] - self.heads[0]
        x, y = self.area.x() + layer * self.cell, self.area.y() + head * self.cell
        return QRectF(x, y, self.cell, self.cell)

    def in_sight(self, place: Place) -> bool:
        """Whether a thumbnail is in sight."""
        (left, wide), (top, high) = self.layers, self.heads
        return left <= place[0] < left + wide and top <= place[1] < top + high

    def place_at(self, point: QPointF) -> Place | None:
        """Return the head at a point."""
        if not self.area.contains(point):
            return None
        layer = self.layers[0] + int((point.x() - self.area.x()) // self.cell)
        head = self.heads[0] + int((point.y() - self.area.y()) // self.cell)
        place = layer, head
        return place if self.in_sight(place) else None


def lay_out_map(
    room: QRectF,
    theme: Theme,
    survey: Survey,
    chosen: Place,
    *,
    first: Place | None = None,
    zoom: int = 1,
) -> MapLayout:
    """Find the places of thumbnails in a room; where not all fit, the chosen one is in sight.

    Parameters
    ----------
    first : the layer and head at the top left before, which stay where they may
    zoom : how many times as large thumbnails are as where all fit
    """
    metrics = QFontMetricsF(theme.font("tick"))
    left = _names_width(theme)
    top = metrics.height() + theme.px(4)
    wide, high = room.width() - left, room.height() - top
    fitting = int(min(wide / survey.n_layers, high / survey.n_heads))
    cell = float(min(max(fitting, round(theme.px(LEAST))), round(theme.px(_most(survey)))))
    cell = max(cell, min(cell * zoom, wide, high))  # one of them fits in any case
    shown = []
    for size, n, place, before in (
        (wide, survey.n_layers, chosen[0], 0 if first is None else first[0]),
        (high, survey.n_heads, chosen[1], 0 if first is None else first[1]),
    ):
        count = max(1, min(n, int(size // cell)))
        begin = min(max(before, place - count + 1), place)
        shown.append((min(max(begin, 0), n - count), count))
    area = QRectF(room.x() + left, room.y() + top, shown[0][1] * cell, shown[1][1] * cell)
    return MapLayout(area, cell, shown[0], shown[1])


def _names_width(theme: Theme) -> float:
    """Return the width of the names of heads, beside the map."""
    metrics = QFontMetricsF(theme.font("tick"))
    named = max(metrics.horizontalAdvance(text) for text in (_head_name(88), tr("layer")))
    return named + theme.px(8)


def _head_name(number: int) -> str:
    return tr("head {number}", number=number)


def _most(survey: Survey) -> int:
    """Return the largest thumbnail in pixels of the design."""
    return LARGE if survey.n_layers * survey.n_heads <= FEW_HEADS else MOST


def height_for(theme: Theme, survey: Survey, wide: float, zoom: int = 1) -> float:
    """Return the height in which all thumbnails are as large as the width allows, or larger."""
    metrics = QFontMetricsF(theme.font("tick"))
    left = _names_width(theme)
    cell = min(max((wide - left) // survey.n_layers, theme.px(LEAST)), theme.px(_most(survey)))
    return metrics.height() + theme.px(4) + cell * zoom * survey.n_heads


def paint_head_map(painter: QPainter, layout: MapLayout, theme: Theme, state: State) -> None:
    """Paint thumbnails, names, scores and what is chosen."""
    survey, shade = state.all_heads, state.shade
    painter.save()
    _paint_names(painter, layout, theme, state)
    ratio = painter.device().devicePixelRatio() if painter.device() is not None else 1.0
    inner = max(2, round((layout.cell - theme.px(GAP)) * ratio))
    step = round(layout.cell * ratio)
    part = layout.layers, layout.heads
    image = _image(
        survey,
        part,
        theme,
        (inner, step),
        shade=shade,
        template=state.template(shade),
        hides_first=state.hides_first,
    )
    painter.drawImage(layout.area, image, QRectF(image.rect()))
    if shade != PATTERN:
        _paint_scores(painter, layout, theme, state)
    _paint_marks(painter, layout, theme, state)
    for track, seen in more_signs(layout, theme, survey):
        painter.fillRect(track, theme.track)
        painter.fillRect(seen, theme.muted)
    painter.restore()


def more_signs(layout: MapLayout, theme: Theme, survey: Survey) -> list[tuple[QRectF, QRectF]]:
    """Return where it is drawn which part of the map is in sight: a track, and the part on it.

    There is one at the right where heads are out of sight, one below where layers are.
    """
    area, thick = layout.area, theme.px(MORE)
    signs: list[tuple[QRectF, QRectF]] = []
    (left, wide), (top, high) = layout.layers, layout.heads
    if high < survey.n_heads:
        track = QRectF(area.right() + thick / 2, area.y(), thick, area.height())
        step = area.height() / survey.n_heads
        part = QRectF(track.x(), track.y() + top * step, thick, high * step)
        signs.append((track, part))
    if wide < survey.n_layers:
        track = QRectF(area.x(), area.bottom() + thick / 2, area.width(), thick)
        step = area.width() / survey.n_layers
        part = QRectF(track.x() + left * step, track.y(), wide * step, thick)
        signs.append((track, part))
    return signs


def _small(pattern: NDArray[Any], size: int, hides_first: bool) -> NDArray[Any]:
    """Return the thumbnails of a layer, without what the first token gets if asked."""
    if hides_first:
        pattern = pattern.copy()
        pattern[..., 0] = 0
    return pooled(pattern, size)


@lru_cache(maxsize=4)
def _image(
    survey: Survey,
    part: tuple[Place, Place],
    theme: Theme,
    size: tuple[int, int],
    *,
    shade: str,
    template: HeadTemplate | None,
    hides_first: bool,
) -> QImage:
    """Return thumbnails in one image.

    Parameters
    ----------
    part : the first layer and how many are in sight, and the same of heads
    size : of one thumbnail, and from one to the next
    """
    inner, step = size
    layers, heads = (slice(start, start + count) for start, count in part)
    # A coarse first column is more than the first token.
    pattern = survey.pattern if hides_first else survey.coarse(inner)
    n_layers, n_heads, n = part[0][1], part[1][1], survey.n_tokens
    # Layer by layer: of a long text all patterns are not to be copied.
    in_order = range(layers.start, layers.stop)
    small = np.stack([_small(pattern[layer, heads], inner, hides_first) for layer in in_order])
    ramp = theme.weight_ramp
    pixels = ramp.colours[ramp.codes(small)]
    first = pattern[layers.start, heads.start]
    cells = len(first)
    if not np.triu(first, 1).any():
        future = pooled(np.tril(np.ones((cells, cells))), inner) == 0
        pixels[..., future] = np.uint32(theme.track.rgb())
    if hides_first and n <= inner:
        pixels[..., np.arange(inner) * n // inner == 0] = np.uint32(theme.track.rgb())
    if shade != PATTERN:
        share = np.abs(share_in(survey, template, shade)[layers, heads])
        pixels = _faded(pixels, share, theme.ground)
    sheet = np.full((n_heads, step, n_layers, step), theme.ground.rgb(), np.uint32)
    sheet[:, :inner, :, :inner] = pixels.transpose(1, 2, 0, 3)
    whole = np.ascontiguousarray(sheet.reshape(n_heads * step, n_layers * step))
    high, wide = whole.shape
    return QImage(whole.tobytes(), wide, high, 4 * wide, QImage.Format.Format_RGB32).copy()


def _faded(pixels: NDArray[np.uint32], share: NDArray[Any], ground: QColor) -> NDArray[np.uint32]:
    """Return thumbnails that fade into the ground, the smaller their score the more."""
    strength = (FADED + (1 - FADED) * np.clip(share, 0, 1))[..., None, None]
    out = np.full(pixels.shape, 0xFF000000, np.uint32)
    for shift, back in ((16, ground.red()), (8, ground.green()), (0, ground.blue())):
        part = (pixels >> np.uint32(shift) & np.uint32(255)).astype(np.float32)
        mixed = np.rint(back + (part - back) * strength).astype(np.uint32)
        out |= mixed << np.uint32(shift)
    return out


def _paint_names(painter: QPainter, layout: MapLayout, theme: Theme, state: State) -> None:
    """Number every fifth layer, heads as far as there is room, and what is chosen in bold.

    The first row says that rows are heads, the corner that columns are layers.
    """
    survey, area, cell = state.all_heads, layout.area, layout.cell
    metrics = QFontMetricsF(theme.font("tick"))
    first, count = layout.layers
    every = max(1, -int(-(metrics.height() * 1.05) // cell))
    wide = metrics.horizontalAdvance("00") + theme.px(6)
    chosen = state.looked_at
    taken = -1e9
    for place in sorted(range(first, first + count), key=lambda i: (i != chosen[0], i)):
        number = survey.layers[place]
        strong = place == chosen[0]
        centre = area.x() + (place - first + 0.5) * cell
        if not strong:
            spaced = number % EVERY == 0 or (survey.n_layers <= FEW_LAYERS and cell >= wide)
            near = abs(centre - taken) < wide + theme.px(4)
            if not spaced or near:
                continue
        else:
            taken = centre
        painter.setFont(theme.font("tick", bold=strong))
        painter.setPen(theme.text if strong else theme.muted)
        high = metrics.height()
        box = QRectF(centre - wide, area.y() - high - theme.px(2), 2 * wide, high)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))
    painter.setFont(theme.font("tick"))
    painter.setPen(theme.muted)
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    corner = QRectF(
        area.x() - 120, area.y() - metrics.height() - theme.px(2), 120, metrics.height()
    )
    painter.drawText(corner.adjusted(0, 0, -theme.px(6), 0), right, tr("layer"))
    top, rows = layout.heads
    for head in range(top, top + rows):
        strong = head == chosen[1]
        close = 0 < abs(head - chosen[1]) < every
        if not strong and (head % every or close):
            continue
        painter.setFont(theme.font("tick", bold=strong))
        painter.setPen(theme.text if strong else theme.muted)
        box = QRectF(area.x() - 120, area.y() + (head - top) * cell, 120 - theme.px(6), cell)
        box.adjust(0, -metrics.height(), 0, metrics.height())
        named = head == top or (strong and head - top < every)
        painter.drawText(box, right, _head_name(head) if named else str(head))


def _paint_scores(painter: QPainter, layout: MapLayout, theme: Theme, state: State) -> None:
    """Draw a bar under each thumbnail; one with a sign goes to the right or the left."""
    share = share_of(state, state.shade)
    signed = state.shade in SIGNED
    gap, high = theme.px(GAP), min(theme.px(BAR), layout.cell / 5)
    for layer in range(layout.layers[0], sum(layout.layers)):
        for head in range(layout.heads[0], sum(layout.heads)):
            value = float(share[layer, head])
            box = layout.rect_of((layer, head)).adjusted(0, 0, -gap, -gap)
            track = QRectF(box.x(), box.bottom() - high, box.width(), high)
            if signed:
                middle, reach = track.center().x(), value * track.width() / 2
                bar = QRectF(min(middle, middle + reach), track.y(), abs(reach), high)
                colour = theme.signed_colour(0.8 if value > 0 else -0.8, 1.0)
            else:
                bar = QRectF(track.x(), track.y(), track.width() * min(1.0, value), high)
                colour = theme.V
            if bar.width() >= 0.5:
                painter.fillRect(bar, colour)


def _paint_marks(painter: QPainter, layout: MapLayout, theme: Theme, state: State) -> None:
    """Outline what is chosen and what is under the mouse."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    gap = theme.px(GAP)
    for struck in state.off:
        if layout.in_sight(struck):
            box = layout.rect_of(struck).adjusted(1, 1, -gap - 1, -gap - 1)
            painter.setPen(QPen(theme.error, theme.line(2)))
            painter.drawLine(box.topLeft(), box.bottomRight())
            painter.drawLine(box.bottomLeft(), box.topRight())
    for place, colour, wide in (
        (state.pointer.previewed, theme.muted, 1.5),
        (state.chosen, theme.text, OUTLINE),
    ):
        if place is None or not layout.in_sight(place):
            continue
        box = layout.rect_of(place).adjusted(-1, -1, 1 - gap, 1 - gap)
        line = theme.line(wide)
        painter.setPen(QPen(theme.window, line + 2))
        painter.drawRoundedRect(box, 3, 3)
        painter.setPen(QPen(colour, line))
        painter.drawRoundedRect(box, 3, 3)
