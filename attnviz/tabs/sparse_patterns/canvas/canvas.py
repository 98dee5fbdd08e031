"""The picture of the tab: grids and what is painted beside them, in one widget."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from attnviz.language import tr
from attnviz.tabs.sparse_patterns import predict, words
from attnviz.tabs.sparse_patterns.canvas.grids import grids_of
from attnviz.tabs.sparse_patterns.canvas.layout import Places, lay_out
from attnviz.tabs.sparse_patterns.canvas.long_paint import long_pattern, paint_part
from attnviz.tabs.sparse_patterns.canvas.paint import (
    memory_fits,
    paint_big_counts,
    paint_counts,
    paint_memory,
    paint_row,
    paint_trial,
    paint_warning,
)
from attnviz.tabs.sparse_patterns.state import State
from attnviz.tabs.sparse_patterns.state.state import HEAD, LAYERS, PATTERN, REACH
from attnviz.tabs.sparse_patterns.words.numbers import told_lines
from attnviz.ui.grid.host import GridHost
from attnviz.ui.look.theme import Theme
from attnviz.ui.tab.contract import NOT_ALL
from attnviz.ui.tab.first_token import (
    first_token_sign,
    mean_on_first,
    paint_first_token_sign,
)
from attnviz.ui.tab.offscreen import Offscreen
from attnviz.ui.tab.state import differs

AROUND = (
    "trial",
    "covered",
    "covers",
    "memory",
    "hides_first",
)  # what everything beside the grids depends on


class Canvas(GridHost):
    """Shows a pattern, a row that is pointed at, and maybe a trial on the sentence."""

    _state: State | None = None  # asked for while the base class is being made

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._offscreen: Offscreen[State] = Offscreen(Canvas, self)
        self._placed: Places | None = None
        self.set_decoration(self._paint_beside)
        self.set_overlay(self._paint_over)
        self.set_describer(self._describe)

    # What is shown

    def show_state(self, state: State, before: State | None) -> None:
        """Show a pattern, what it reaches and keeps, or a head on trial."""
        self._state = state
        if differs(state, before, "voting"):
            self.updateGeometry()
        if differs(
            state, before, "pattern", "row", "points", "picks", "trial", "ballot", "covers",
            "memory", "hides_first",
        ):  # fmt: skip
            self._show_grids(state)
        self._place()
        self._repaint_around(state, before)

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        super().set_theme(theme)
        if self._state is not None:
            self._show_grids(self._state)
        self._place()
        self.update_decoration()

    def moment(self) -> bool:
        """Return that this is the moment on screen: nothing moves here."""
        return True

    def paint(
        self, painter: QPainter, rect: QRectF, theme: Theme, state: State, moment: object
    ) -> None:
        """Paint a state: as it is laid out here, or anew for a second screen and a projector."""
        if state.long and state.queries is not None:
            from attnviz.tabs.sparse_patterns.canvas.streamed_map import paint_streamed

            paint_streamed(painter, rect, theme, state)
            return
        if state.long:
            pattern, pointer = long_pattern(state.spec), state.pointer
            paint_part(painter, rect, theme, pattern, pointer.outlook, row=pointer.long_row)
        else:
            self._offscreen.paint(painter, rect, theme, state, moment)

    def left_out(self, rect: QRectF, theme: Theme, state: State, *, names: bool) -> tuple[str, ...]:
        """Say that not everything has room in a picture of that size."""
        return () if state.long else self._offscreen.left_out(rect, theme, state, names=names)

    def out_of_sight(self, *, names: bool = False) -> tuple[str, ...]:
        """Say which rows and columns have no room, or that what stands beside them has none."""
        state, cut = self._state, super().out_of_sight(names=names)
        if cut or state is None or state.trial is not None or self._says_large(state):
            return cut
        fits = memory_fits(self.theme, self._places(state), state.pattern)
        return () if fits else (tr(NOT_ALL),)

    def _says_large(self, state: State) -> bool:
        """Whether the counts stand large in place of the memory."""
        return self.theme.projector and not state.memory

    def _show_grids(self, state: State) -> None:
        grids = grids_of(state, projector=self.theme.projector)
        for name, grid in grids.items():
            self.set_grid(name, grid)
        for name in set(self.names()) - set(grids):
            self.remove(name)

    def _repaint_around(self, state: State, before: State | None) -> None:
        """Repaint what has changed of the counts, the bars and the marks over the pattern."""
        places, placed = self._places(state), self._placed
        self._placed = places
        if before is None or places != placed or differs(state, before, *AROUND):
            self.update_decoration()
            self.update_overlay()
            return
        parts = []
        if differs(state, before, "hears"):
            parts.append(self._beside_reach(places))
        if state.pattern is not before.pattern and self._bars(state) != self._bars(before):
            parts.append(places.bars.adjusted(-4, -4, 4, 4))
        if parts:
            self.update_decoration(parts)
        if differs(state, before, "outlined", "empty_rows"):
            self.update_overlay([self.layout_of(PATTERN).cells.adjusted(-4, -4, 4, 4)])

    def _describe(self, name: str, row: int, column: int) -> str:
        state = self._state
        assert state is not None
        tiles = self.grid(name).covered
        if tiles is not None and tiles[row, column]:
            return predict.covered_cell(row, column, state.pattern.numbering)
        return words.spoken_cell(state, self.grid(name), name, (row, column))

    # Where it lies

    def sizeHint(self) -> QSize:
        return QSize(976, 540)

    def minimumSizeHint(self) -> QSize:
        """Ask for the room in which names and numbers stay readable."""
        size = self.theme.size("label")
        high = 23 if self._state is not None and self._state.voting else 27
        if self.theme.enlarged:
            high += 2  # the sentence below has more lines
        if self.theme.projector:
            high = 20  # no layers and no memory below; a lesson needs room on the same image
        return QSize(round(size * 45), round(size * high))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()
        super().resizeEvent(event)

    def _places(self, state: State) -> Places:
        return lay_out(
            self.width(),
            self.height(),
            self.theme,
            state.pattern.n_tokens,
            len(state.pattern.heard),
            memory=state.memory,
        )

    def _place(self) -> None:
        state, theme = self._state, self.theme
        if state is None:
            return
        places = self._places(state)
        self.set_rect(PATTERN, places.pattern, places.cell)
        if HEAD in self.names():
            self.set_rect(HEAD, places.head)
        if REACH in self.names():
            self._place_reach(state, places)
        if LAYERS in self.names():
            layer = places.layers.width() / len(state.spec.global_layers)
            self.set_rect(LAYERS, places.layers, (layer, theme.px(30)))

    def _place_reach(self, state: State, places: Places) -> None:
        theme, n = self.theme, state.pattern.n_tokens
        names = QFontMetricsF(theme.font("label")).horizontalAdvance(
            tr("layer {number}", number=8) + "  "
        ) + theme.px(8)
        wide = (places.reach.width() - names) / n
        high = (places.reach.height() - theme.size("label") * 2.0) / len(state.pattern.heard)
        rect = QRectF(places.reach)
        rect.setWidth(places.layers.width())  # the title may be longer than the strip
        self.set_rect(REACH, rect, (wide, min(high, theme.px(26))))

    def _bars(self, state: State) -> tuple[object, ...]:
        """Return what the bars of the memory, or the large counts in their place, depend on."""
        if self._says_large(state):
            return told_lines(state)
        spec = state.spec
        return state.pattern.all_bytes, spec.long_tokens, spec.global_layers, spec.layout_window

    def _beside_reach(self, places: Places) -> QRectF:
        """Return where the counts of the reach strip are."""
        rect = QRectF(places.reach)
        rect.setLeft(places.counts)
        rect.setRight(self.width())
        return rect

    # Painting

    def _paint_beside(self, painter: QPainter, rect: QRectF) -> None:
        state, theme = self._state, self.theme
        if state is None:
            return
        places, pattern = self._places(state), state.pattern
        if state.trial is not None:
            below = QRectF(places.head)
            below.setTop(places.head.bottom())
            below.setBottom(self.height())
            paint_trial(painter, theme, below, state.trial, state.spec.kind)
            if state.hides_first:
                at = QPointF(below.right(), below.top())
                sign = first_token_sign(mean_on_first(state.trial.pattern))
                room = below.width() / 2
                paint_first_token_sign(painter, theme, at, sign, room=room, right=True)
            return
        if REACH in self.names() and rect.intersects(self._beside_reach(places)):
            counts = [
                "?" if state.covers_layer(layer) else str(count)
                for layer, count in enumerate(state.hears)
            ]
            paint_counts(painter, theme, self.layout_of(REACH), places.counts, counts)
        if not rect.intersects(places.bars):
            return
        if self._says_large(state):
            paint_big_counts(painter, theme, places.bars, told_lines(state))
        elif not (state.covered or "memory" in state.covers):
            paint_memory(painter, theme, places, pattern)

    def _paint_over(self, painter: QPainter, rect: QRectF) -> None:
        state = self._state
        if state is None:
            return
        layout = self.layout_of(PATTERN)
        if state.outlined is not None:
            paint_row(painter, self.theme, layout, state.outlined)
        if not (state.covered or "rows" in state.covers):
            paint_warning(painter, self.theme, layout, state.empty_rows)
