"""The picture of the tab: grids and what is painted beside them, in one widget."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from attnviz.language import tr
from attnviz.tabs.sparse_patterns import painting, picture
from attnviz.tabs.sparse_patterns.figure import Figure
from attnviz.tabs.sparse_patterns.picture import HEAD, LAYERS, PATTERN, REACH
from attnviz.tabs.sparse_patterns.trial import Trial
from attnviz.tabs.sparse_patterns.wording import count_lines
from attnviz.ui.grid.host import GridHost
from attnviz.ui.grid.picks import Picks
from attnviz.ui.look.theme import Theme
from attnviz.ui.predict.ballot import Ballot
from attnviz.ui.predict.cover import cover_rows
from attnviz.ui.tab.last_look import LastLook

NONE = Picks()


class PatternCanvas(GridHost):
    """Shows a figure, a row that is pointed at, and maybe a trial on the sentence."""

    _voting = False  # asked for while the base class is being made
    _fits = QSize()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._figure: Figure | None = None
        self._trial: Trial | None = None
        self._row = self._listener = 0
        self._covered = self._memory = False
        self._ballot: Ballot | None = None
        self._last = LastLook()
        self._marked: tuple[int | None, tuple[int, ...], bool] | None = None
        self._picks = NONE
        self._shown: tuple[Figure, int, int, bool, Trial | None, Ballot | None, Picks] | None = None
        self.set_decoration(self._paint_beside)
        self.set_overlay(self._paint_over)

    def show_figure(
        self,
        figure: Figure,
        row: int,
        listener: int,
        pointed: bool,
        trial: Trial | None,
        *,
        ballot: Ballot | None = None,
        picks: Picks = NONE,
    ) -> None:
        """Show a pattern.

        Parameters
        ----------
        row : outlined row, counted from 0
        listener : the token whose reach the strip follows
        pointed : whether the other rows step back
        ballot : counts and reach are covered, or were
        picks : rows or columns that are picked together
        """
        self._shown = (figure, row, listener, pointed, trial, ballot, picks)
        self._figure, self._row, self._listener, self._trial = figure, row, listener, trial
        self._picks = picks
        self._covered = ballot is not None and ballot.covered
        if self._voting != (ballot is not None):
            self._voting = ballot is not None
            self.updateGeometry()
        pattern = picture.picked_grid(picture.pattern_grid(figure, row, pointed), PATTERN, picks)
        self.set_grid(PATTERN, cover_rows(pattern, ballot, slice(row, row + 1)))
        self._ballot = ballot
        if trial is not None:
            self.set_grid(HEAD, picture.picked_grid(picture.head_grid(trial), HEAD, picks))
        else:
            self._take_away(HEAD)
        self._show_strips()
        self._place()
        self._show_around()

    def _show_around(self) -> None:
        """Repaint what has changed of the counts, the bars and the marks over the pattern."""
        figure, places, covered = self._figure, self._places(), self._covered
        assert figure is not None
        last = self._last
        hears = (*figure.hears(self._listener), covered)
        told = (count_lines(figure, covered), figure.spec.global_layers, figure.spec.layout_window)
        parts = [] if last.same("counts", hears) else [self._beside_reach(places)]
        parts += [] if last.same("bars", told) else [places.bars.adjusted(-4, -4, 4, 4)]
        if not last.same("around", (places, self.theme, self._trial, covered, self._memory)):
            self.update_decoration()
            self.update_overlay()
        elif parts:
            self.update_decoration(parts)
        before, self._marked = self._marked, (self._outlined, figure.empty_rows, covered)
        if before != self._marked:
            self.update_overlay([self.layout_of(PATTERN).cells.adjusted(-4, -4, 4, 4)])

    def _beside_reach(self, places: picture.Places) -> QRectF:
        """Return where the counts of the reach strip are."""
        rect = QRectF(places.reach)
        rect.setLeft(places.counts)
        rect.setRight(self.width())
        return rect

    @property
    def _outlined(self) -> int | None:
        """The row with an outline of its own; none beside rows that are picked."""
        return None if self._picks.on(PATTERN).rows else self._row

    @property
    def memory(self) -> bool:
        """Whether layouts of layers are to be seen, also when projecting."""
        return self._memory

    def set_memory(self, shown: bool) -> None:
        """Show what layouts of layers keep, also when projecting: in place of counts and reach."""
        if shown != self._memory:
            self._memory = shown
            if self._figure is not None:
                self._show_strips()
                self._place()
                self.update_decoration()

    def follow(self, other: GridHost) -> None:
        """Show what another canvas shows, in the own size and look."""
        assert isinstance(other, PatternCanvas)
        shown = other._shown
        self.set_memory(other._memory)
        if shown is None or (shown is self._shown and self._fits == self.size()):
            return
        figure, row, listener, pointed, trial, ballot, picks = shown
        self.show_figure(figure, row, listener, pointed, trial, ballot=ballot, picks=picks)
        self._shown, self._fits = shown, self.size()

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        super().set_theme(theme)
        if self._figure is not None:
            self._show_strips()
        self._place()
        self.update_decoration()

    def sizeHint(self) -> QSize:
        return QSize(976, 540)

    def minimumSizeHint(self) -> QSize:
        """Ask for the room in which names and numbers stay readable."""
        size = self.theme.size("label")
        high = 23 if self._voting else 27
        if self.theme.projector:
            high = 20  # no layers and no memory below; a lesson needs room on the same image
        return QSize(round(size * 46), round(size * high))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()
        super().resizeEvent(event)

    def _show_strips(self) -> None:
        """Show how far words reach, and which layers see all; a projector has room for one.

        A head on trial takes the place of both.
        """
        assert self._figure is not None
        trying, projecting = self._trial is not None, self.theme.projector
        if trying or (projecting and self._memory):
            self._take_away(REACH)
        else:
            reach = picture.reach_grid(self._figure, self._listener)
            self.set_grid(REACH, cover_rows(reach, self._ballot))
        if trying or (projecting and not self._memory):
            self._take_away(LAYERS)
        else:
            self.set_grid(LAYERS, picture.layers_grid(self._figure))

    def _take_away(self, name: str) -> None:
        if name in self.names():
            self.remove(name)

    def _places(self) -> picture.Places:
        assert self._figure is not None
        figure = self._figure
        return picture.lay_out(
            self.width(),
            self.height(),
            self.theme,
            figure.n_tokens,
            len(figure.heard),
            memory=self._memory,
        )

    def _place(self) -> None:
        if self._figure is None:
            return
        places, theme = self._places(), self.theme
        self.set_rect(PATTERN, places.pattern, places.cell)
        if self._trial is not None:
            self.set_rect(HEAD, places.head)
            return
        if REACH in self.names():
            self._place_reach(places)
        if LAYERS in self.names():
            layer = places.layers.width() / len(self._figure.spec.global_layers)
            self.set_rect(LAYERS, places.layers, (layer, theme.px(30)))

    def _place_reach(self, places: picture.Places) -> None:
        assert self._figure is not None
        theme, n = self.theme, self._figure.n_tokens
        names = QFontMetricsF(theme.font("label")).horizontalAdvance(
            tr("layer {number}", number=8) + "  "
        ) + theme.px(8)
        wide = (places.reach.width() - names) / n
        high = (places.reach.height() - theme.size("label") * 2.0) / len(self._figure.heard)
        self.set_rect(REACH, places.reach, (wide, min(high, theme.px(26))))

    def _paint_beside(self, painter: QPainter, rect: QRectF) -> None:
        if self._figure is None:
            return
        places, theme = self._places(), self.theme
        if self._trial is not None:
            below = QRectF(places.head)
            below.setTop(places.head.bottom())
            below.setBottom(self.height())
            painting.paint_trial(painter, theme, below, self._trial, self._figure.spec.kind)
            return
        if REACH in self.names():
            hears = [str(count) for count in self._figure.hears(self._listener)]
            if self._covered:
                hears = ["?"] * len(hears)
            painting.paint_counts(painter, theme, self.layout_of(REACH), places.counts, hears)
        if theme.projector and not self._memory:
            painting.paint_big_counts(painter, theme, places.bars, self._figure, self._covered)
        elif not self._covered:
            painting.paint_memory(painter, theme, places, self._figure)

    def _paint_over(self, painter: QPainter, rect: QRectF) -> None:
        if self._figure is None:
            return
        layout = self.layout_of(PATTERN)
        if self._outlined is not None:
            painting.paint_row(painter, self.theme, layout, self._outlined)
        if not self._covered:
            painting.paint_warning(painter, self.theme, layout, self._figure.empty_rows)
