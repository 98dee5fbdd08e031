"""Shows the picture of a softmax that saturates in one painted widget, without any input."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from attnviz.language import tr
from attnviz.tabs.saturation.canvas.layout import (
    ScoresLayout,
    ScoresPicture,
    layout_scores,
    least_size,
)
from attnviz.tabs.saturation.canvas.paint import Moment, at_rest, between, paint_scores
from attnviz.widgets.flow_motion import FlowMotion
from attnviz.widgets.theme import Theme
from attnviz.widgets.theme import theme as theme_of

if TYPE_CHECKING:
    from attnviz.widgets.readable import Sheet

SMALLEST = 0.72  # how much smaller the letters may become, before the picture scrolls


class ScoresView(QWidget):
    """Layout, painting and motion. Setters never emit."""

    def __init__(self, theme: Theme, picture: ScoresPicture, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.motion = FlowMotion(self)
        self.motion.ticked.connect(self.update)
        self._theme = self._full_theme = theme
        self._picture = picture
        self._before: Moment | None = None
        self._layout: ScoresLayout | None = None
        self._corner: QWidget | None = None
        self._hovered: int | None = None
        self._cursor: int | None = None

    @property
    def picture(self) -> ScoresPicture:
        """Return what is shown."""
        return self._picture

    @property
    def theme(self) -> Theme:
        """Return the look in use: with smaller letters where a projected image lacks the height."""
        return self._theme

    @property
    def cursor_key(self) -> int | None:
        """Return the key with the keyboard, None while the slider has it."""
        return self._cursor

    @property
    def pointed(self) -> int | None:
        """Return the key under the pointer, else the one with the keyboard."""
        return self._cursor if self._hovered is None else self._hovered

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another look."""
        self._full_theme = theme
        self._relayout()
        self.updateGeometry()

    def set_picture(self, picture: ScoresPicture, jump: bool = True) -> None:
        """Show other scores.

        Bars and dots ease to their new places after a `jump`; under a hand that drags the slider
        they follow at once, and only a new scale eases.
        """
        before, now = self.moment(), at_rest(picture)
        if not jump:
            before = Moment(now.scores, before.limit, now.shares)
        rescaled = picture.limit != self._picture.limit
        if rescaled or (jump and (before.scores, before.shares) != (now.scores, now.shares)):
            self.motion.ease()
        self._before = before if self.motion.easing else None
        grown = (picture.paths is None) != (self._picture.paths is None)
        self._picture = picture
        self._relayout()
        if grown:
            self.updateGeometry()

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let everything be at its place at once, or ease there."""
        self.motion.reduced = reduced
        if reduced:
            self._before = None
            self.update()

    def set_cursor(self, key: int | None) -> None:
        """Give the keyboard to a key, or with None to the slider."""
        if key != self._cursor:
            self._cursor = key
            self.update()

    def set_corner_widget(self, widget: QWidget) -> None:
        """Put a control at the right end of the title over ruler or walk."""
        widget.setParent(self)
        self._corner = widget
        self._place_corner()

    def moment(self) -> Moment:
        """Return where everything is now."""
        rest = at_rest(self._picture)
        if self._before is None or not self.motion.easing:
            return rest
        return between(self._before, rest, self.motion.progress)

    def layout_now(self) -> ScoresLayout:
        """Return where everything lies."""
        if self._layout is None:
            corner = self._corner
            wide = 0 if corner is None or corner.isHidden() else corner.sizeHint().width()
            rect = QRectF(self.rect())
            self._layout = layout_scores(self._picture, self._theme, rect, wide)
        return self._layout

    def pointed_rect(self, point: QPointF) -> QRectF | None:
        """Return the row of a chart at a point."""
        for chart in self.layout_now().charts:
            row = chart.row_at(point)
            if row is not None:
                return chart.row_rect(row)
        return None

    def draw(self, painter: QPainter, rect: QRectF, theme: Theme, *, live: bool = False) -> None:
        """Paint the picture into `rect` of any device: at rest, or as it is at this moment."""
        layout = layout_scores(self._picture, theme, rect)
        moment, pointed = (self.moment(), self.pointed) if live else (None, None)
        paint_scores(painter, self._picture, theme, layout, moment=moment, pointed=pointed)

    def sheets(self) -> dict[str, Sheet]:
        """Return a sheet for each chart: what goes in, and the share that comes out."""
        from attnviz.widgets.readable import text_sheet

        found = {}
        both = zip(self._picture.charts, self.layout_now().charts, strict=True)
        for number, (chart, place) in enumerate(both):
            covered = chart.ballot is not None and chart.ballot.covered
            shown = [tr("covered")] * len(chart.labels) if covered else chart.numbers
            cells = QRectF(place.rect)
            cells.setTop(place.rows_top)
            cells.setHeight(place.n * place.row_height)
            found[f"chart{number}"] = text_sheet(
                chart.title,
                chart.labels,
                (chart.input_title, tr("share")),
                list(zip(chart.inputs, shown, strict=True)),
                (place.rect, cells),
            )
        return found

    def minimumSizeHint(self) -> QSize:
        width, height = least_size(self._picture, self._full_theme)
        if self._full_theme.projector:
            height *= SMALLEST
        return QSize(round(width), round(height))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.window)
        paint_scores(
            painter,
            self._picture,
            self._theme,
            self.layout_now(),
            moment=self.moment(),
            pointed=self.pointed,
            focus=self._cursor if self.hasFocus() else None,
            slider_focused=self.hasFocus() and self._cursor is None,
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._relayout()

    def _relayout(self) -> None:
        self._theme = self._fitted_theme()
        self._layout = None
        self._place_corner()
        self.update()

    def _fitted_theme(self) -> Theme:
        """Return the look, or one with smaller letters: a lesson takes a part of the image."""
        full = self._full_theme
        least = least_size(self._picture, full)[1]
        if not full.projector or self.height() >= least:
            return full
        return theme_of(full.name, round(full.height * self.height() / least), full.zoom)

    def _place_corner(self) -> None:
        if self._corner is None:
            return
        title = self.layout_now().lane_title
        size = self._corner.sizeHint()
        top = title.center().y() - size.height() / 2
        self._corner.setGeometry(round(title.right()), round(top), size.width(), size.height())
