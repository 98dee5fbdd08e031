"""The picture of the tab: all heads, or one alone, and the path of the locked row."""

from __future__ import annotations

from PySide6.QtCore import QMarginsF, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import QScrollBar, QWidget

from attnviz.language import tr
from attnviz.tabs.many_heads import predict, words
from attnviz.tabs.many_heads.canvas.all_heads import heads_left_out, paint_all_heads
from attnviz.tabs.many_heads.canvas.grids import (
    LARGE,
    badges_of,
    cover_of,
    head_grid,
    held_path,
    held_weights,
    large_grid,
    path_grid,
    path_limit,
    slot_name,
    title_space,
)
from attnviz.tabs.many_heads.canvas.last_look import LastLook
from attnviz.tabs.many_heads.canvas.layout import (
    HeadsLayout,
    large_cells,
    large_place,
    lay_out,
    least_width,
    path_height,
)
from attnviz.tabs.many_heads.canvas.next_view import paint_next
from attnviz.tabs.many_heads.canvas.paint import (
    bracket_strips,
    paint_brackets,
    paint_heading,
    paint_light,
    paint_muted,
    paint_no_values,
    paint_readout,
    path_labels,
    readout_width,
)
from attnviz.tabs.many_heads.canvas.path_column import (
    carrier_widths,
    column_rects,
    is_seen,
    lines_rect,
    paint_carriers,
    paint_path,
    row_height,
)
from attnviz.tabs.many_heads.canvas.speaker_button import SpeakerButton
from attnviz.tabs.many_heads.canvas.speakers import Speakers
from attnviz.tabs.many_heads.canvas.stage_light import stage_rects
from attnviz.tabs.many_heads.state import CONCAT, UPDATE, State
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.grid.host import GridHost
from attnviz.ui.grid.layout import GridLayout
from attnviz.ui.grid.legend import WIDEST, paint_legend
from attnviz.ui.grid.row_signs import paint_row_signs
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.theme import Theme
from attnviz.ui.tab.first_token import paint_first_token_sign
from attnviz.ui.tab.held import off_rows
from attnviz.ui.tab.offscreen import Offscreen
from attnviz.ui.tab.state import differs

AROUND = QMarginsF(8.0, 8.0, 8.0, 8.0)  # px that the numbers of a scale may reach beyond its place


class Canvas(GridHost):
    """Shows a layer. Only heads in sight have a grid; wheel and bar bring others."""

    mute_requested = Signal(int, bool)
    output_requested = Signal()
    """W_O is to be seen and changed."""

    state: State | None = None  # the base class builds its canvas at once when pyqtgraph is in

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._places: HeadsLayout | None = None
        self._first_row = 0
        self._behind = False  # something else stood in its place, and the layer changed meanwhile
        self._bar = QScrollBar(Qt.Orientation.Vertical, self)
        self._bar.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._bar.hide()
        self._bar.valueChanged.connect(self._on_bar_moved)
        self.output_button = KeyButton("", theme, self, kind="quiet")
        shortcut_labels.label(self.output_button, "W_O", "grid.output", "F6")
        self.output_button.setToolTip(tr("Show and edit W_O"))
        self.output_button.clicked.connect(self.output_requested)
        self.hint = plain_label("", self, role="tick")
        self.input.titles_act = True
        self._last = LastLook()
        self._silent: frozenset[int] = frozenset()
        self._speakers = Speakers(self, self.mute_requested.emit)
        self._offscreen: Offscreen[State] = Offscreen(Canvas, self)
        self.set_describer(self._say_cell)
        self.set_decoration(self._paint_beside)
        self.set_overlay(self._paint_over)

    # What is shown

    def show_state(self, state: State, before: State | None) -> None:
        """Show a layer, and of it what is pointed at; nothing while another view has its place."""
        if state.shown != "layer" and self.state is not None:
            self._behind = True
            return
        before, self._behind = (None if self._behind else before), False
        self.state = state
        if differs(
            state,
            before,
            "document",
            "row",
            "key",
            "head",
            "large",
            "ballot",
            "covers",
            "hides_first",
        ):
            self._arrange()
        else:
            if differs(state, before, "pointed", "picks"):
                self._show_lit()
            parts = self._stale_path(state)
            if parts:
                self.update_decoration(parts)
        if differs(state, before, "stage"):
            self.update_overlay()
        if differs(state, before, "row", "key", "head", "large"):
            self._reveal_row(state)

    def moment(self) -> bool:
        """Return that this is the picture on screen: nothing in it moves."""
        return True

    def paint(
        self, painter: QPainter, rect: QRectF, theme: Theme, state: State, moment: object
    ) -> None:
        """Paint a state into any device, laid out for `rect`."""
        if state.shown == "all":
            paint_all_heads(painter, rect, theme, state)
            return
        if state.shown == "next":
            paint_next(painter, rect, theme, state)
            return
        if state.shown == "map":
            from attnviz.tabs.many_heads.canvas.weight_paint import paint_whole_pattern

            paint_whole_pattern(painter, rect, theme, state)
            return
        self._offscreen.paint(painter, rect, theme, state, moment)

    def left_out(self, rect: QRectF, theme: Theme, state: State, *, names: bool) -> tuple[str, ...]:
        """Say which heads and numbers a picture of that size leaves out."""
        if state.shown == "all":
            return heads_left_out(rect, theme, state)
        if state.shown in ("next", "map"):
            return ()
        return self._offscreen.left_out(rect, theme, state, names=names)

    def out_of_sight(self, *, names: bool = False) -> tuple[str, ...]:
        """Say how many heads are in sight where not all are, else what of them is."""
        state = self.state
        if state is None or state.large is not None or not self.places.scrolls:
            return super().out_of_sight(names=names)
        return (tr("{n} of {all} heads", n=len(self.heads), all=state.n_heads),)

    def follow(self, other: GridHost) -> None:
        """Bring the heads into sight that another canvas shows."""
        assert isinstance(other, Canvas)
        if self.state is not None and self.state.large is None and other.heads:
            self.reveal_head(other.heads[0])
        super().follow(other)

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        super().set_theme(theme)
        self.output_button.set_theme(theme)
        self._last.clear()
        self._arrange()

    def speaker_of(self, head: int) -> SpeakerButton | None:
        """Return the loudspeaker in the title of a head."""
        return self._speakers.of(head)

    def _say_cell(self, name: str, row: int, col: int) -> str:
        state, head = self.state, self.head_of(name)
        if state is None:
            return ""
        if head is None:
            say_path = predict.covered_path if state.covers_path(name) else words.path_number
            return say_path(state, name, row)
        if state.covered and row == state.row:
            return predict.covered_cell(state, col)
        return words.spoken_cell(state, head, row, col)

    # Which heads are in sight

    @property
    def places(self) -> HeadsLayout:
        """Return where everything lies."""
        assert self._places is not None
        return self._places

    @property
    def heads(self) -> tuple[int, ...]:
        """Return the heads in sight, row by row."""
        if self.state is None:
            return ()
        if self.state.large is not None:
            return (self.state.large,)
        start = self._first_row * self.places.columns
        return self.state.order[start : start + len(self.places.grids)]

    def head_of(self, name: str) -> int | None:
        """Return the head that a grid shows; None for the columns of the path."""
        return self._shown().get(name)

    def grid_of(self, head: int) -> str | None:
        """Return the grid that shows a head; None when it is out of sight."""
        return next((name for name, each in self._shown().items() if each == head), None)

    def layout_of_head(self, head: int) -> GridLayout | None:
        """Return where the grid of a head lies."""
        name = self.grid_of(head)
        return None if name is None else self.layout_of(name)

    def _shown(self) -> dict[str, int]:
        if self.state is not None and self.state.large is not None:
            return {LARGE: self.state.large}
        return {slot_name(slot): head for slot, head in enumerate(self.heads)}

    def scroll_rows(self, by: int) -> bool:
        """Bring other rows of heads into sight; False at the ends."""
        last = self.places.rows - self.places.shown_rows
        first = min(max(self._first_row + by, 0), last)
        if self.state is None or self.state.large is not None or first == self._first_row:
            return False
        self._first_row = first
        self._arrange()
        return True

    def reveal_head(self, head: int) -> None:
        """Scroll a head into sight."""
        if self.state is None or self.state.large is not None or head in self.heads:
            return
        row = self.state.order.index(head) // self.places.columns
        above = row < self._first_row
        self.scroll_rows(row - self._first_row - (0 if above else self.places.shown_rows - 1))

    def _reveal_row(self, state: State) -> None:
        """Scroll a large head of a long text to the locked row and its marked or largest cell."""
        if state.large is not None and LARGE in self.names():
            top = state.top(state.head) if state.key is None else state.key
            self.reveal(LARGE, state.row, state.row if top is None else top)

    def wheelEvent(self, event: QWheelEvent) -> None:
        super().wheelEvent(event)
        if not event.isAccepted() and event.angleDelta().y():
            event.setAccepted(self.scroll_rows(-1 if event.angleDelta().y() > 0 else 1))

    def _on_bar_moved(self, row: int) -> None:
        self.scroll_rows(row - self._first_row)

    def _place_bar(self, places: HeadsLayout, state: State) -> None:
        self._bar.setVisible(places.scrolls and state.large is None)
        wide = round(self.theme.px(12))
        area = places.area.toRect()
        self._bar.setGeometry(QRect(area.right() - wide, area.top(), wide, area.height()))
        self._bar.blockSignals(True)
        self._bar.setRange(0, places.rows - places.shown_rows)
        self._bar.setPageStep(places.shown_rows)
        self._bar.setValue(self._first_row)
        self._bar.blockSignals(False)

    # Laying out

    def sizeHint(self) -> QSize:
        # No higher than need be: the column has a text that wraps, so that its scroll area asks
        # for the preferred height, not for the least.
        return QSize(976, self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Ask for the room in which names and numbers stay readable."""
        size = self.theme.size("label")
        wide, high = size * 45.0, 16
        if self.theme.enlarged and not self.theme.projector:
            high = 29
            if self.state is not None:
                title = title_space(self.state, self.theme)
                wide = max(wide, least_width(self.theme, self.state.n_heads, title))
        return QSize(round(wide), round(size * high))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)

    def _arrange(self) -> None:
        """Give every grid its numbers and its place."""
        state = self.state
        if state is None:
            return
        places = self._lay_out(state)
        self._first_row = min(self._first_row, places.rows - places.shown_rows)
        if state.large is None:
            self._show_many(state, places)
        else:
            self._show_large(state, places, state.large)
        self._show_path(state, places)
        self._show_lit()
        self._place_bar(places, state)
        self._place_extras(state, places)
        around = (places, self.theme, self.heads, state.large, words.first_token_sign(state))
        badges = tuple(badges_of(state)[head] for head in self.heads)
        if not self._last.same("speakers", (*around, state.muted, state.document.heads, badges)):
            self._speakers.place(state, self._shown())
        self._show_around(state, places, around)

    def _room_right_of(self, name: str) -> float:
        """Return where the room right of a pattern ends: at the next one, or at the path."""
        cells = self.layout_of(name).cells
        others = [self.layout_of(other).bounds for other in self._shown() if other != name]
        lefts = [each.left() for each in (*others, self.places.path) if each.left() > cells.right()]
        return min(lefts, default=float(self.width()))

    def _show_around(self, state: State, places: HeadsLayout, around: tuple[object, ...]) -> None:
        """Repaint what has changed of brackets, path and marks of silence."""
        names = self._shown()
        shared = (state.group_of_head, state.group_names, state.shared, state.averaged)
        parts = (
            [] if self._last.same("brackets", shared) else bracket_strips(places.grids, self.theme)
        )
        parts += self._stale_path(state)
        signs = {head: off_rows(state.trace, head) for head in names.values()}
        if not self._last.same("signs", (signs, state.covered)):
            self.update_overlay()
        before, self._silent = self._silent, state.muted
        struck = [
            self.layout_of(name).cells for name in names if names[name] in before ^ self._silent
        ]
        if not self._last.same("around", around):
            self.update_decoration()
        elif parts:
            self.update_decoration(parts)
        if struck:
            self.update_overlay([cells.adjusted(-4, -4, 4, 4) for cells in struck])

    def _place_extras(self, state: State, places: HeadsLayout) -> None:
        """Put the way to W_O over the path, and beside the scale what a click on a name does."""
        theme, button, path = self.theme, self.output_button, places.path
        button.setVisible(state.document.W_O is not None and not theme.projector)
        size = button.sizeHint()
        button.setGeometry(
            round(path.right()) - size.width(), round(path.y()), size.width(), size.height()
        )
        alone = state.large is not None
        text = tr("Click the name: all heads") if alone else tr("Click a name: that head alone")
        self.hint.setText(text)
        wide, high = self.hint.sizeHint().width(), self.hint.sizeHint().height()
        left = places.legend.x() + theme.px(WIDEST) + theme.px(24)
        fits = left + wide <= places.path.x() and state.n_heads > 1
        self.hint.setVisible(fits and not theme.projector and not state.hides_first)
        self.hint.setGeometry(round(left), round(places.legend.y()), wide, high)

    def _lay_out(self, state: State) -> HeadsLayout:
        """Find the places again, if anything that they follow from is other than before."""
        columns = state.columns if state.columns_shared else None
        n_heads, tokens = state.n_heads, state.document.tokens
        title = title_space(state, self.theme)
        if not self._last.same("title", (title,)):
            self.updateGeometry()
        answers = self._answers_width(state)
        wanted = (
            self.width(), self.height(), self.theme, tokens, n_heads, columns, title, answers,
        )  # fmt: skip
        if not self._last.same("places", wanted) or self._places is None:
            self._places = lay_out(
                self.width(),
                self.height(),
                self.theme,
                tokens=state.tokens,
                n_heads=n_heads,
                columns=columns,
                title=title,
                answers=answers,
            )
        return self._places

    def _answers_width(self, state: State) -> float:
        if not self.theme.projector:
            return 0.0
        return readout_width(self.theme, state, path_height(self.height(), self.theme))

    def _beside(self, state: State) -> tuple[tuple[object, ...], tuple[object, ...]]:
        """Return what decides how heading and names of the path look, and the lines in it."""
        document = state.document
        sharing = (state.group_of_head, state.muted)
        headed = (state.row, document.tokens, document.W_O is None)
        if not state.has_values:
            return (*sharing, False), ()
        if self.theme.projector:
            answers = tuple(words.answer(state, head) for head in range(state.n_heads))
            return (*sharing, *headed, answers, words.update_line(state)), ()
        target = state.target
        names = (state.concat_names, state.update_names)
        scrolled = tuple(self.layout_of(name).rows.start for name in (CONCAT, UPDATE))
        carried = () if target is None else carrier_widths(state.carried(target))
        return (*headed, *names, *scrolled), (*sharing, target, carried)

    def _stale_path(self, state: State) -> list[QRectF]:
        """Return what has changed of the path: mostly the lines between its columns alone."""
        named, lines = self._beside(state)
        same_names, same_lines = self._last.same("names", named), self._last.same("lines", lines)
        if not same_names:
            return [self.places.path]
        return [] if same_lines else [lines_rect(self.places.path, self.theme)]

    def _show_many(self, state: State, places: HeadsLayout) -> None:
        if LARGE in self.names():
            self.set_rect(LARGE, QRectF())
        heads = self.heads
        for slot, place in enumerate(places.grids):
            name = slot_name(slot)
            if slot >= len(heads):
                self._hide(name)
                continue
            head = heads[slot]
            badge = badges_of(state)[head]
            allowed, tokens = state.trace["allowed"], state.document.tokens
            cover = (cover_of(state), state.covers) if state.covered or state.covers else None
            held = held_weights(state, head)
            silent = head in state.muted
            named = head, state.name(head)  # in another layer heads have other names
            first = state.hides_first
            frame = (named, allowed, tokens, badge, silent, place, places.cell, cover, held, first)
            weighed = self._last.same(f"weights of {name}", (state.shares, head))
            if self._last.same(name, frame) and name in self.names() and cover is None:
                if not weighed:
                    self.set_values(name, state.shares[head])
                continue
            grid = head_grid(state, head, self.theme, place.width(), places.names)
            self._show(name, grid, place, places.cell)
        for name in self.names():
            if name.startswith("A") and int(name[1:]) >= len(places.grids):
                self._hide(name)

    def _show_large(self, state: State, places: HeadsLayout, head: int) -> None:
        for name in self.names():
            if name.startswith("A"):
                self._hide(name)
        place = large_place(places, self.theme)
        sizes = large_cells(self.theme)
        self._show(LARGE, large_grid(state, head, self.theme, place.width(), sizes), place, None)

    def _show_path(self, state: State, places: HeadsLayout) -> None:
        if self.theme.projector or not state.has_values:
            for name in (CONCAT, UPDATE):
                self._hide(name)
            return
        rows = (len(state.concat), len(state.update))
        high = row_height(places.path, self.theme, max(rows))
        for name, place in zip(
            (CONCAT, UPDATE), column_rects(places.path, self.theme), strict=True
        ):
            values = state.concat if name == CONCAT else state.update
            limit = path_limit(state)
            covered = state.covers_path(name)
            held = {} if covered else held_path(state, name)
            frame = (len(values), limit, high, place, covered, held)
            if self._last.same(name, frame) and name in self.names() and not covered:
                self.set_values(name, values[:, None])
            else:
                grid = path_grid(values, limit, covered, held)
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
        state = self.state
        if state is None:
            return
        cell = state.pointed
        if cell is None and state.key is not None:
            cell = (state.row, state.key)
        cells = () if cell is None else (cell,)
        for name in self._shown():
            rows = state.picks.rows or (state.row,)
            self.set_lit(name, rows=rows, columns=state.picks.columns, cells=cells)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._raise_controls()

    def _build_canvas(self) -> None:
        super()._build_canvas()
        if self._canvas and self.state is not None:
            self._raise_controls()

    def _raise_controls(self) -> None:
        """Keep the controls over pyqtgraph's view, which comes later than they do."""
        self._bar.raise_()
        self.output_button.raise_()
        self.hint.raise_()
        self._speakers.raise_all()

    # Painting

    def _paint_beside(self, painter: QPainter, rect: QRectF) -> None:
        state, places, theme = self.state, self._places, self.theme
        if state is None or places is None:
            return
        if state.large is None:
            paint_brackets(painter, theme, state, self.heads, places.grids, columns=places.columns)
        name = next(iter(self._shown()), None)
        if name is not None and is_seen(painter, places.legend.marginsAdded(AROUND)):
            paint_legend(painter, places.legend, self.grid(name), theme)
            self._paint_first_token(painter, state, places)
        if not state.has_values:
            paint_no_values(painter, theme, places.path)
            return
        if theme.projector:
            paint_readout(painter, theme, places.path, state)
            return
        button = self.output_button
        taken = button.width() if button.isVisible() else 0
        paint_heading(painter, theme, places.path.adjusted(0, 0, -taken, 0), state)
        concat, update = self.layout_of(CONCAT), self.layout_of(UPDATE)
        target = state.target
        if target is not None:
            parts = state.carried(target)
            paint_carriers(painter, theme, parts, target, concat=concat, update=update)
        paint_path(painter, theme, path_labels(state), concat, update)

    def _paint_first_token(self, painter: QPainter, state: State, places: HeadsLayout) -> None:
        """Say right of the scale that the first token is hidden."""
        if not state.hides_first:
            return
        theme = self.theme
        left = places.legend.x() + theme.px(WIDEST) + theme.px(16)
        room = places.path.x() - theme.px(8) - left
        at = QPointF(left, places.legend.y() - theme.px(4))
        paint_first_token_sign(painter, theme, at, words.first_token_sign(state), room=room)

    def _paint_over(self, painter: QPainter, rect: QRectF) -> None:
        state = self.state
        if state is None:
            return
        if state.muted:
            layouts = {head: self.layout_of(name) for name, head in self._shown().items()}
            paint_muted(painter, self.theme, layouts, state)
        for name, head in self._shown().items():
            signs = {} if state.covered else off_rows(state.trace, head)
            if signs:
                right = self._room_right_of(name)
                paint_row_signs(painter, self.theme, self.layout_of(name), signs, right)
        if state.stage:
            layouts_ = [self.layout_of(name) for name in self._shown()]
            columns = {
                name: self.layout_of(name).cells
                for name in (CONCAT, UPDATE)
                if name in self.names()
            }
            rects = stage_rects(state.stage, layouts_, columns, self.places.path)
            paint_light(painter, self.theme, rects)
