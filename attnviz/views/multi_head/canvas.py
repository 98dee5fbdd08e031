"""The picture of the tab: all heads, or one alone, and the path of the locked row."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QScrollBar, QWidget

from attnviz.views.multi_head import grids, layout, painting
from attnviz.views.multi_head.figure import Figure, Floats
from attnviz.views.multi_head.grids import CONCAT, LARGE, UPDATE, slot_name
from attnviz.widgets.concat_column import (
    PathLabels,
    column_rects,
    paint_carriers,
    paint_path,
    row_height,
)
from attnviz.widgets.grid import Grid
from attnviz.widgets.grid_layout import GridLayout
from attnviz.widgets.grid_view import GridHost
from attnviz.widgets.legend import paint_legend
from attnviz.widgets.speaker_button import SpeakerButton
from attnviz.widgets.theme import Theme

Cell = tuple[int, int]


class HeadsCanvas(GridHost):
    """Shows a figure. Only heads in sight have a grid; the wheel brings others into sight."""

    mute_requested = Signal(int, bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._figure: Figure | None = None
        self._places: layout.Places | None = None
        self._large: int | None = None
        self._first_row = 0
        self._pointed: Cell | None = None
        self._carried: int | None = None
        self._lit: str = ""
        self._frames: dict[str, tuple[object, ...]] = {}
        self._speakers: list[SpeakerButton] = []
        self._bar = QScrollBar(Qt.Orientation.Vertical, self)
        self._bar.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._bar.hide()
        self._bar.valueChanged.connect(self._on_bar_moved)
        self.set_decoration(self._paint_beside)
        self.set_overlay(self._paint_over)

    # What is shown

    @property
    def large(self) -> int | None:
        """Return the head that is shown alone."""
        return self._large

    @property
    def places(self) -> layout.Places:
        """Return where everything lies."""
        assert self._places is not None
        return self._places

    def show_figure(self, figure: Figure, large: int | None) -> None:
        """Show a layer; `large` is a head that is shown alone."""
        self._figure, self._large = figure, large
        self._arrange()

    def set_pointed(self, cell: Cell | None) -> None:
        """Outline the same cell in every pattern."""
        if cell != self._pointed:
            self._pointed = cell
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
        self._frames.clear()
        for speaker in self._speakers:
            speaker.set_theme(theme)
        self._arrange()

    # Which heads are in sight

    @property
    def heads(self) -> tuple[int, ...]:
        """Return the heads in sight, row by row."""
        if self._figure is None:
            return ()
        if self._large is not None:
            return (self._large,)
        start = self._first_row * self.places.columns
        return self._figure.order[start : start + len(self.places.grids)]

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

    def speaker_of(self, head: int) -> SpeakerButton | None:
        """Return the loudspeaker in the title of a head."""
        return next((s for s in self._speakers if not s.isHidden() and s.number == head), None)

    def _shown(self) -> dict[str, int]:
        if self._large is not None:
            return {LARGE: self._large}
        return {slot_name(slot): head for slot, head in enumerate(self.heads)}

    def scroll_rows(self, by: int) -> bool:
        """Bring other rows of heads into sight; False at the ends."""
        last = self.places.rows - self.places.shown_rows
        first = min(max(self._first_row + by, 0), last)
        if self._large is not None or first == self._first_row:
            return False
        self._first_row = first
        self._arrange()
        return True

    def reveal_head(self, head: int) -> None:
        """Scroll a head into sight."""
        if self._figure is None or self._large is not None or head in self.heads:
            return
        row = self._figure.order.index(head) // self.places.columns
        above = row < self._first_row
        self.scroll_rows(row - self._first_row - (0 if above else self.places.shown_rows - 1))

    def wheelEvent(self, event: QWheelEvent) -> None:
        super().wheelEvent(event)
        if not event.isAccepted() and event.angleDelta().y():
            event.setAccepted(self.scroll_rows(-1 if event.angleDelta().y() > 0 else 1))

    def _on_bar_moved(self, row: int) -> None:
        self.scroll_rows(row - self._first_row)

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
        columns = figure.columns if figure.columns_shared else None
        self._places = layout.lay_out(
            self.width(),
            self.height(),
            self.theme,
            tokens=figure.tokens,
            n_heads=figure.n_heads,
            columns=columns,
        )
        self._first_row = min(self._first_row, self._places.rows - self._places.shown_rows)
        if self._large is None:
            self._show_many(figure, self._places)
        else:
            self._show_large(figure, self._places, self._large)
        self._show_path(figure, self._places)
        self._show_lit()
        self._place_bar(self._places)
        self._place_speakers(figure)
        self.update_decoration()
        self.update_overlay()

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
            frame = (head, figure.hidden, figure.tokens, badge, head in figure.muted, place)
            if self._same_frame(name, frame):
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
            self._show(name, grids.path_grid(figure, name), place, (place.width() - 1, high))

    def _show(
        self, name: str, grid: Grid, place: QRectF, cell: float | tuple[float, float] | None
    ) -> None:
        self.set_grid(name, grid)
        self.set_rect(name, place, cell)

    def _hide(self, name: str) -> None:
        self._frames.pop(name, None)
        if name in self.names():
            self.set_rect(name, QRectF())

    def _same_frame(self, name: str, frame: tuple[object, ...]) -> bool:
        """Tell whether all but the numbers of a grid is as before, and keep it in mind."""
        before = self._frames.get(name)
        self._frames[name] = frame
        if before is None or name not in self.names():
            return False
        return all(old is new or _equal(old, new) for old, new in zip(before, frame, strict=True))

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
            self.set_lit(name, rows=(figure.row,), cells=cells)

    def _place_bar(self, places: layout.Places) -> None:
        self._bar.setVisible(places.scrolls and self._large is None)
        wide = round(self.theme.px(12))
        area = places.area.toRect()
        self._bar.setGeometry(QRect(area.right() - wide, area.top(), wide, area.height()))
        self._bar.blockSignals(True)
        self._bar.setRange(0, places.rows - places.shown_rows)
        self._bar.setPageStep(places.shown_rows)
        self._bar.setValue(self._first_row)
        self._bar.blockSignals(False)

    def _place_speakers(self, figure: Figure) -> None:
        shown = self._shown()
        while len(self._speakers) < len(shown):
            speaker = SpeakerButton(self.theme, self)
            speaker.mute_requested.connect(self.mute_requested)
            self._speakers.append(speaker)
        metrics = QFontMetricsF(self.theme.font("body", bold=True))
        for speaker, (name, head) in zip(self._speakers, shown.items(), strict=False):
            title = self.layout_of(name).title
            side = round(min(self.theme.px(24), title.height()))
            text = metrics.horizontalAdvance(self.grid(name).title)
            x = title.x() + text + self.theme.px(4)
            speaker.setGeometry(round(x), round(title.center().y() - side / 2), side, side)
            key = f"Shift+{head + 1}" if head < 9 else ""
            speaker.show_state(head, figure.name(head), head in figure.muted, key)
            speaker.show()
            speaker.raise_()
        for speaker in self._speakers[len(shown) :]:
            speaker.hide()

    def _build_canvas(self) -> None:
        super()._build_canvas()
        for child in (self._bar, *self._speakers):
            child.raise_()

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
        target = self._target(figure)
        if target is not None:
            parts = carried(figure, target)
            paint_carriers(painter, theme, parts, target, concat=concat, update=update)
        paint_path(painter, theme, self._labels(figure), concat, update)

    def _target(self, figure: Figure) -> int | None:
        if self._carried is not None and self._carried < len(figure.update):
            return self._carried
        return int(np.abs(figure.update).argmax()) if figure.update.any() else None

    def _labels(self, figure: Figure) -> PathLabels:
        groups = figure.group_of_head if figure.shared else (0,) * figure.n_heads
        return PathLabels(
            concat=figure.concat_names,
            update=figure.update_names,
            heads=[f"H{head + 1}" for head in range(figure.n_heads)],
            groups=groups,
            per_head=figure.document.d_v,
            muted=figure.muted,
        )

    def _paint_over(self, painter: QPainter, rect: QRectF) -> None:
        figure = self._figure
        if figure is None:
            return
        if figure.muted:
            layouts = {head: self.layout_of(name) for name, head in self._shown().items()}
            painting.paint_muted(painter, self.theme, layouts, figure)
        if self._lit:
            painting.paint_light(painter, self.theme, self._stage_rects(self._lit))

    def _stage_rects(self, stage: str) -> list[QRectF]:
        """Return the parts of the picture that a stage of the pass is about."""
        layouts: Sequence[GridLayout] = [self.layout_of(name) for name in self._shown()]
        columns: Mapping[str, QRectF] = {
            name: self.layout_of(name).cells for name in (CONCAT, UPDATE) if name in self.names()
        }
        if stage == "in":
            return [each.row_names for each in layouts]
        if stage == "project":
            return [each.title for each in layouts]
        if stage in ("score", "share"):
            return [each.cells for each in layouts]
        if stage == "blend":
            return [rect for name, rect in columns.items() if name == CONCAT] or [self.places.path]
        if stage == "out":
            return [rect for name, rect in columns.items() if name == UPDATE] or [self.places.path]
        if len(columns) == 2:
            left, right = columns[CONCAT], columns[UPDATE]
            between = QRectF(left.right(), left.y(), right.x() - left.right(), left.height())
            return [between]
        return [self.places.path]


def carried(figure: Figure, target: int) -> Floats:
    """Return what each number of the joined results adds to one of the update, (rows,)."""
    mixing = figure.document.W_O
    if mixing is None:
        parts = np.zeros_like(figure.concat)
        parts[target] = figure.concat[target]
        return parts
    return np.asarray(figure.concat * mixing[:, target])


def _equal(old: object, new: object) -> bool:
    return not isinstance(old, np.ndarray) and bool(old == new)
