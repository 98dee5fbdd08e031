"""Where the parts of the picture lie, and what is at a point of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF

from attnviz.tabs.saturation.canvas.chart import (
    FOOT,
    HEAD,
    LEAST_ROW,
    TITLE,
    ChartLayout,
    layout_chart,
    least_width,
)
from attnviz.tabs.saturation.canvas.marks import dot_at
from attnviz.tabs.saturation.canvas.picture import ScoresPicture
from attnviz.tabs.saturation.canvas.ruler import Ruler, ruler_height, ruler_in
from attnviz.tabs.saturation.canvas.slider import HANDLE, LogTrack
from attnviz.tabs.saturation.canvas.walk import WalkPlot, walk_in
from attnviz.ui.look.theme import Theme

Zone = Literal["slider", "key", "score"]

SIDE = 16.0  # px of the design: left and right of everything
INSET = 20.0  # from there to the ends of slider and ruler
LANE_TITLE = 32.0
BETWEEN = 32.0  # the two charts
ABOVE, BELOW = 6.0, 2.0  # the charts
WALK = 0.36  # height of the walk, of the picture
LEAST_WALK = 148.0  # px of the design: six dots fit beside it
LEAST_VOTING_ROW = 20.5  # there is a row of votes under the picture as well


@dataclass(frozen=True)
class ScoresLayout:
    """Where everything lies."""

    rect: QRectF
    track: LogTrack
    lane_title: QRectF
    lane: QRectF
    inset: float
    charts: tuple[ChartLayout, ChartLayout]

    def ruler(self, theme: Theme, limit: float) -> Ruler:
        """Return the ruler of a scale."""
        return ruler_in(self.lane, theme, limit, self.inset)

    def walk(self, theme: Theme, limit: float, steps: int) -> WalkPlot:
        """Return the plot of a scale and a number of steps."""
        return walk_in(self.lane, theme, steps, limit)

    def dots(self, picture: ScoresPicture, theme: Theme) -> list[QPointF]:
        """Return where the numbered dots lie at rest."""
        if picture.paths is None:
            return self.ruler(theme, picture.limit).centres(picture.scores, theme)
        plot = self.walk(theme, picture.limit, picture.paths.shape[1] - 1)
        return plot.centres(picture.paths[:, -1], theme)

    def hit(self, point: QPointF, picture: ScoresPicture, theme: Theme) -> tuple[Zone, int] | None:
        """Return what is at a point: the slider, a key, or the box of its score."""
        if self.track.contains(point, theme):
            return "slider", 0
        for chart, layout in zip(picture.charts, self.charts, strict=True):
            row = layout.row_at(point)
            if row is None:
                continue
            if row >= len(picture.scores):
                return None  # what is added up is no key
            box = chart.editable and layout.input_rect(row, theme).contains(point)
            return ("score" if box else "key"), row
        if self.lane.contains(point):
            number = dot_at(point, self.dots(picture, theme), theme)
            return None if number is None else ("key", number)
        return None


def layout_scores(
    picture: ScoresPicture, theme: Theme, rect: QRectF, corner: float = 0.0
) -> ScoresLayout:
    """Place the picture in `rect`; `corner` is the width of a control right of the title."""
    side, inset = theme.px(SIDE), theme.px(INSET)
    inner = rect.adjusted(side, 0, -side, 0)
    y = rect.top() + theme.px(HANDLE) + 2 * theme.line(3)
    track = LogTrack(inner.left() + inset, inner.right() - inset, y, picture.stops)
    top = y + slider_below(theme)
    title = QRectF(inner.left(), top, inner.width() - corner, theme.px(LANE_TITLE))
    high = ruler_height(theme)
    if picture.paths is not None:
        room = rect.bottom() - title.bottom() - _least_charts(picture, theme)
        high = max(theme.px(LEAST_WALK), min(WALK * rect.height(), room))
    lane = QRectF(inner.left(), title.bottom(), inner.width(), high)
    charts = inner.adjusted(0, lane.bottom() + theme.px(ABOVE) - rect.top(), 0, -theme.px(BELOW))
    wide = (charts.width() - theme.px(BETWEEN)) / 2
    left = QRectF(charts.left(), charts.top(), wide, charts.height())
    right = left.translated(wide + theme.px(BETWEEN), 0)
    return ScoresLayout(
        rect=rect,
        track=track,
        lane_title=title,
        lane=lane,
        inset=inset,
        charts=(
            layout_chart(picture.charts[0], theme, left),
            layout_chart(picture.charts[1], theme, right),
        ),
    )


def slider_height(theme: Theme) -> float:
    """Return the height of the slider, from the top of the picture."""
    return theme.px(HANDLE) + 2 * theme.line(3) + slider_below(theme)


def slider_below(theme: Theme) -> float:
    """Return the height of the slider from the middle of its track down."""
    return theme.px(HANDLE) + 3 * theme.line(2) + theme.size("tick") * 1.2 + theme.px(4)


def least_size(picture: ScoresPicture, theme: Theme) -> tuple[float, float]:
    """Return the width and height under which the picture has to scroll."""
    width = 2 * least_width(theme) + theme.px(BETWEEN + 2 * SIDE)
    above = slider_height(theme) + theme.px(LANE_TITLE)
    lane = ruler_height(theme) if picture.paths is None else theme.px(LEAST_WALK)
    return width, above + lane + _least_charts(picture, theme)


def _least_charts(picture: ScoresPicture, theme: Theme) -> float:
    """Return the height under which the charts have no room for their rows."""
    voting = picture.charts[0].ballot is not None
    row, foot = (LEAST_VOTING_ROW, 0.0) if voting else (LEAST_ROW, FOOT)
    return theme.px(len(picture.charts[0].shares) * row + TITLE + HEAD + foot + ABOVE + BELOW)
