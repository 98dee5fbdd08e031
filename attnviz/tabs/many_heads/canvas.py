"""The picture of the tab: all heads, or one alone, and the path of the locked row."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from attnviz.tabs.many_heads import grids, layout, painting
from attnviz.tabs.many_heads.concat_column import (
    carrier_widths,
    column_rects,
    paint_carriers,
    paint_path,
    row_height,
)
from attnviz.tabs.many_heads.figure import Figure
from attnviz.tabs.many_heads.grids import CONCAT, LARGE, UPDATE, slot_name
from attnviz.tabs.many_heads.sight import HeadsInSight
from attnviz.tabs.many_heads.speaker_button import SpeakerButton
from attnviz.tabs.many_heads.speakers import Speakers
from attnviz.tabs.many_heads.stage_light import stage_rects
from attnviz.ui.grid.legend import paint_legend
from attnviz.ui.grid.picks import Picks
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.theme import Theme
from attnviz.ui.tab.last_look import LastLook

Cell = tuple[int, int]


class HeadsCanvas(HeadsInSight):
    """Shows a figure. Only heads in sight have a grid."""

    mute_requested = Signal(int, bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._pointed: Cell | None = None
        self._picks = Picks()
        self._carried: int | None = None
        self._lit: str = ""
        self._last = LastLook()
        self._silent: frozenset[int] = frozenset()
        self._speakers = Speakers(self, self.mute_requested.emit)
        self.set_decoration(self._paint_beside)
        self.set_overlay(self._paint_over)

    # What is shown

    def show_figure(self, figure: Figure, large: int | None) -> None:
        """Show a layer; `large` is a head that is shown alone."""
        self._figure, self._large = figure, large
        self._arrange()

    def set_pointed(self, cell: Cell | None) -> None:
        """Outline the same cell in every pattern."""
        if cell != self._pointed:
            self._pointed = cell
            self._show_lit()

    def set_picks(self, picks: Picks) -> None:
        """Outline rows or columns that are picked together, in every pattern."""
        if picks != self._picks:
            self._picks = picks
            self._show_lit()

    def set_carried(self, target: int | None) -> None:
        """Draw what carries this number of the update; None = the largest."""
        if target != self._carried:
            self._carried = target
            self.update_decoration()

    def set_lit_stage(self, stage: str) -> None:
        """Frame the part of the picture that a stage of the pass is about; "" frames none."""
        if stage != self._lit:
            self._lit = stage
            self.update_overlay()

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        super().set_theme(theme)
        self._last.clear()
        self._arrange()

    def speaker_of(self, head: int) -> SpeakerButton | None:
        """Return the loudspeaker in the title of a head."""
        return self._speakers.of(head)

    # Laying out

    def sizeHint(self) -> QSize:
        # No higher than need be: the column has a text that wraps, so that its scroll area asks
        # for the preferred height, not for the least.
        return QSize(976, self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Ask for the room in which names and numbers stay readable."""
        size = self.theme.size("label")
        return QSize(round(size * 46), round(size * 16))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)

    def _arrange(self) -> None:
        """Give every grid its numbers and its place."""
        figure = self._figure
        if figure is None:
            return
        self._lay_out(figure)
        assert self._places is not None
        self._keep_in_range(self._places)
        if self._large is None:
            self._show_many(figure, self._places)
        else:
            self._show_large(figure, self._places, self._large)
        self._show_path(figure, self._places)
        self._show_lit()
        self._place_bar(self._places)
        around = (self._places, self.theme, self.heads, self._large)
        badges = tuple(grids.badge_of(figure, head) for head in self.heads)
        if not self._last.same("speakers", (*around, figure.muted, figure.document.heads, badges)):
            self._speakers.place(figure, self._shown())
        self._show_around(figure, self._places, around)

    def _show_around(
        self, figure: Figure, places: layout.Places, around: tuple[object, ...]
    ) -> None:
        """Repaint what has changed of brackets, path and marks of silence."""
        names = self._shown()
        shared = (figure.group_of_head, figure.group_names, figure.shared, figure.averaged)
        parts = (
            []
            if self._last.same("brackets", shared)
            else painting.bracket_strips(places.grids, self.theme)
        )
        parts += [] if self._last.same("path", self._beside(figure)) else [places.path]
        before, self._silent = self._silent, figure.muted
        struck = [
            self.layout_of(name).cells for name in names if names[name] in before ^ self._silent
        ]
        if not self._last.same("around", around):
            self.update_decoration()
        elif parts:
            self.update_decoration(parts)
        if struck:
            self.update_overlay([cells.adjusted(-4, -4, 4, 4) for cells in struck])

    def _lay_out(self, figure: Figure) -> None:
        """Find the places again, if anything that they follow from is other than before."""
        columns = figure.columns if figure.columns_shared else None
        n_heads, tokens = figure.n_heads, figure.document.tokens
        wanted = (self.width(), self.height(), self.theme, tokens, n_heads, columns)
        if self._last.same("places", wanted) and self._places is not None:
            return
        self._places = layout.lay_out(
            self.width(),
            self.height(),
            self.theme,
            tokens=figure.tokens,
            n_heads=n_heads,
            columns=columns,
        )

    def _beside(self, figure: Figure) -> tuple[object, ...]:
        """Return what decides how the surroundings of the grids look."""
        document = figure.document
        sharing = (figure.group_of_head, figure.muted)
        shared = (*sharing, figure.row, document.tokens, document.W_O is None)
        if self.theme.projector:
            answers = tuple(painting.answer(figure, head) for head in range(figure.n_heads))
            return (*shared, answers, painting.update_line(figure))
        target = figure.target(self._carried)
        names = (figure.concat_names, figure.update_names)
        scrolled = tuple(self.layout_of(name).rows.start for name in (CONCAT, UPDATE))
        if target is None:
            return (*shared, names, scrolled)
        return (*shared, names, scrolled, target, carrier_widths(figure.carried(target)))

    def _show_many(self, figure: Figure, places: layout.Places) -> None:
        if LARGE in self.names():
            self.set_rect(LARGE, QRectF())
        heads = self.heads
        for slot, place in enumerate(places.grids):
            name = slot_name(slot)
            if slot >= len(heads):
                self._hide(name)
                continue
            head = heads[slot]
            badge = grids.badge_of(figure, head)
            allowed, tokens = figure.trace["allowed"], figure.document.tokens
            cover = grids.cover_of(figure)
            frame = (head, allowed, tokens, badge, head in figure.muted, place, places.cell, cover)
            if self._last.same(name, frame) and name in self.names() and cover is None:
                self.set_values(name, figure.pattern[head])
                continue
            grid = grids.head_grid(figure, head, self.theme, place.width(), places.names)
            self._show(name, grid, place, places.cell)
        for name in self.names():
            if name.startswith("A") and int(name[1:]) >= len(places.grids):
                self._hide(name)

    def _show_large(self, figure: Figure, places: layout.Places, head: int) -> None:
        for name in self.names():
            if name.startswith("A"):
                self._hide(name)
        place = layout.large_place(places, self.theme)
        sizes = layout.large_cells(self.theme)
        self._show(
            LARGE, grids.large_grid(figure, head, self.theme, place.width(), sizes), place, None
        )

    def _show_path(self, figure: Figure, places: layout.Places) -> None:
        if self.theme.projector:
            for name in (CONCAT, UPDATE):
                self._hide(name)
            return
        rows = (len(figure.concat), len(figure.update))
        high = row_height(places.path, self.theme, max(rows))
        for name, place in zip(
            (CONCAT, UPDATE), column_rects(places.path, self.theme), strict=True
        ):
            values = figure.concat if name == CONCAT else figure.update
            limit = grids.path_limit(figure)
            frame = (len(values), limit, high, place, figure.covered)
            if self._last.same(name, frame) and name in self.names() and not figure.covered:
                self.set_values(name, values[:, None])
            else:
                grid = grids.path_grid(values, limit, figure.covered)
                self._show(name, grid, place, (place.width() - 1, high))

    def _show(
        self, name: str, grid: Grid, place: QRectF, cell: float | tuple[float, float] | None
    ) -> None:
        # Lit as before until `_show_lit`: outlines that go and come back are painted twice.
        old = self.grid(name) if name in self.names() else grid
        self.set_grid(name, grid.lit_like(old))
        self.set_rect(name, place, cell)

    def _hide(self, name: str) -> None:
        self._last.forget(name)
        if name in self.names():
            self.set_rect(name, QRectF())

    def _show_lit(self) -> None:
        """Outline the locked row, and the cell that is meant in every pattern."""
        figure = self._figure
        if figure is None:
            return
        cell = self._pointed
        if cell is None and figure.key is not None:
            cell = (figure.row, figure.key)
        cells = () if cell is None else (cell,)
        for name in self._shown():
            rows = self._picks.rows or (figure.row,)
            self.set_lit(name, rows=rows, columns=self._picks.columns, cells=cells)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._raise_controls()

    def _build_canvas(self) -> None:
        super()._build_canvas()
        if self._canvas and self._figure is not None:
            self._raise_controls()

    def _raise_controls(self) -> None:
        """Keep the controls over pyqtgraph's view, which comes later than they do."""
        self._bar.raise_()
        self._speakers.raise_all()

    # Painting

    def _paint_beside(self, painter: QPainter, rect: QRectF) -> None:
        figure, places, theme = self._figure, self._places, self.theme
        if figure is None or places is None:
            return
        if self._large is None:
            painting.paint_brackets(
                painter, theme, figure, self.heads, places.grids, columns=places.columns
            )
        name = next(iter(self._shown()), None)
        if name is not None:
            paint_legend(painter, places.legend, self.grid(name), theme)
        if theme.projector:
            painting.paint_readout(painter, theme, places.path, figure)
            return
        painting.paint_heading(painter, theme, places.path, figure)
        concat, update = self.layout_of(CONCAT), self.layout_of(UPDATE)
        target = figure.target(self._carried)
        if target is not None:
            parts = figure.carried(target)
            paint_carriers(painter, theme, parts, target, concat=concat, update=update)
        paint_path(painter, theme, painting.path_labels(figure), concat, update)

    def _paint_over(self, painter: QPainter, rect: QRectF) -> None:
        figure = self._figure
        if figure is None:
            return
        if figure.muted:
            layouts = {head: self.layout_of(name) for name, head in self._shown().items()}
            painting.paint_muted(painter, self.theme, layouts, figure)
        if self._lit:
            layouts_ = [self.layout_of(name) for name in self._shown()]
            columns = {
                name: self.layout_of(name).cells
                for name in (CONCAT, UPDATE)
                if not self.theme.projector
            }
            rects = stage_rects(self._lit, layouts_, columns, self.places.path)
            painting.paint_light(painter, self.theme, rects)
