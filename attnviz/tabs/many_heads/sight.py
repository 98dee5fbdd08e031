"""Which heads are in sight: one alone, or some rows of many; wheel and bar bring others."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QScrollBar, QWidget

from attnviz.tabs.many_heads import layout
from attnviz.tabs.many_heads.figure import Figure
from attnviz.tabs.many_heads.grids import LARGE, slot_name
from attnviz.ui.grid.host import GridHost
from attnviz.ui.grid.layout import GridLayout
from attnviz.ui.look.theme import Theme


class HeadsInSight(GridHost):
    """Knows which grid shows which head. A canvas lays out in `_arrange`."""

    _figure: Figure | None = None  # the base class builds its canvas at once when pyqtgraph is in

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._places: layout.Places | None = None
        self._large: int | None = None
        self._first_row = 0
        self._bar = QScrollBar(Qt.Orientation.Vertical, self)
        self._bar.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._bar.hide()
        self._bar.valueChanged.connect(self._on_bar_moved)

    @property
    def large(self) -> int | None:
        """Return the head that is shown alone."""
        return self._large

    @property
    def places(self) -> layout.Places:
        """Return where everything lies."""
        assert self._places is not None
        return self._places

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

    @abstractmethod
    def _arrange(self) -> None:
        """Give every grid its numbers and its place."""

    def _keep_in_range(self, places: layout.Places) -> None:
        """Scroll no further than there are heads."""
        self._first_row = min(self._first_row, places.rows - places.shown_rows)

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
