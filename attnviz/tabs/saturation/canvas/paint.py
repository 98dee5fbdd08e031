"""Paints the picture: on screen, in a file and on a second screen alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from attnviz.tabs.saturation.canvas.chart import paint_chart
from attnviz.tabs.saturation.canvas.layout import ScoresLayout, layout_scores, slider_height
from attnviz.tabs.saturation.canvas.picture import ScoresPicture, picture_of
from attnviz.tabs.saturation.canvas.ruler import paint_ruler
from attnviz.tabs.saturation.canvas.slider import paint_log_slider
from attnviz.tabs.saturation.canvas.walk import paint_walk
from attnviz.tabs.saturation.state import State
from attnviz.ui.look.labels import elided
from attnviz.ui.look.text import base_of, write
from attnviz.ui.look.theme import Theme


@dataclass(frozen=True, eq=False)
class Moment:
    """Where scores, scale and bars are on their way to what the numbers say."""

    scores: Sequence[float]
    limit: float
    shares: tuple[Sequence[float], Sequence[float]]


def at_rest(picture: ScoresPicture) -> Moment:
    """Return the moment at which everything has arrived."""
    left, right = picture.charts
    return Moment(picture.scores, picture.limit, (left.shares, right.shares))


def between(before: Moment, after: Moment, progress: float) -> Moment:
    """Return a moment on the way from one to another, progress 0 to 1."""
    left, right = (_mixed(a, b, progress) for a, b in zip(before.shares, after.shares, strict=True))
    limit = before.limit + (after.limit - before.limit) * progress
    return Moment(_mixed(before.scores, after.scores, progress), limit, (left, right))


def _mixed(before: Sequence[float], after: Sequence[float], progress: float) -> list[float]:
    pairs = zip(before, after, strict=True)
    return [float(a + (b - a) * progress) for a, b in pairs]


def paint_state(
    painter: QPainter, rect: QRectF, theme: Theme, state: State, moment: Moment | None
) -> None:
    """Paint a state, laid out for `rect`.

    Parameters
    ----------
    moment : where things are now, with the key that is pointed at; None = at rest, with none
    """
    picture = picture_of(state)
    layout = layout_scores(picture, theme, rect)
    pointed = None if moment is None else state.pointed
    paint_scores(painter, picture, theme, layout, moment=moment, pointed=pointed)


def paint_figure(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Paint a state at rest for a paper: no slider, no boxes to type in."""
    picture, above = picture_of(state), slider_height(theme)
    left, right = picture.charts
    picture = replace(picture, charts=(replace(left, editable=False), right))
    layout = layout_scores(picture, theme, rect.adjusted(0, -above, 0, 0))
    paint_scores(painter, picture, theme, layout, slider=False)


def paint_scores(
    painter: QPainter,
    picture: ScoresPicture,
    theme: Theme,
    layout: ScoresLayout,
    *,
    moment: Moment | None = None,
    pointed: int | None = None,
    focus: int | None = None,
    slider: bool = True,
    slider_focused: bool = False,
) -> None:
    """Draw everything.

    Parameters
    ----------
    moment : where things are now, None = at rest
    pointed : the key under the pointer or the keyboard
    focus : the key with the keyboard focus
    slider : whether there is one
    slider_focused : whether it has the focus
    """
    moment = moment or at_rest(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if slider:
        paint_log_slider(
            painter,
            layout.track,
            picture.size,
            theme,
            focused=slider_focused,
        )
    _paint_title(painter, picture, theme, layout)
    _paint_lane(painter, picture, theme, layout, moment, marked=(picture.followed, pointed))
    for side in (0, 1):
        paint_chart(
            painter,
            picture.charts[side],
            theme,
            layout.charts[side],
            drawn=moment.shares[side],
            followed=picture.followed,
            pointed=pointed,
        )
    if focus is not None:
        _paint_focus(painter, theme, layout.charts[0].row_rect(focus))


def _paint_title(
    painter: QPainter, picture: ScoresPicture, theme: Theme, layout: ScoresLayout
) -> None:
    font = theme.font("label", bold=True)
    painter.setFont(font)
    painter.setPen(theme.text)
    place = layout.lane_title
    text = fitting_title(picture.titles, QFontMetricsF(font), place.width() - theme.px(8))
    write(painter, place.left(), base_of(place.center().y(), theme.size("label")), text)


def fitting_title(titles: Sequence[str], metrics: QFontMetricsF, room: float) -> str:
    """Return the first title that fits into `room`, else the last, cut."""
    for title in titles:
        if metrics.horizontalAdvance(title) <= room:
            return title
    return elided(titles[-1], metrics, room)


def _paint_lane(
    painter: QPainter,
    picture: ScoresPicture,
    theme: Theme,
    layout: ScoresLayout,
    moment: Moment,
    *,
    marked: tuple[int | None, ...],
) -> None:
    """Draw the ruler or the walk."""
    if picture.paths is None:
        ruler = layout.ruler(theme, moment.limit)
        paint_ruler(
            painter,
            ruler,
            moment.scores,
            theme,
            usual=picture.usual,
            ticks=picture.limit,
            marked=marked,
        )
        return
    plot = layout.walk(theme, moment.limit, picture.paths.shape[1] - 1)
    paint_walk(
        painter,
        plot,
        picture.paths,
        theme,
        ticks=picture.limit,
        followed=picture.followed,
        marked=marked,
    )


def _paint_focus(painter: QPainter, theme: Theme, row: QRectF) -> None:
    edge = theme.px(6) + theme.line(2)
    painter.setPen(QPen(theme.focus, theme.line(2)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(row.adjusted(-edge, -1, edge, 1), theme.px(5), theme.px(5))
