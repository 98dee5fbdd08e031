"""Puts a comparison in the place of a tab's row, canvas and panel, and takes it away again."""

from __future__ import annotations

import io
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import numpy as np
from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import QWidget

from attnviz.language import tr
from attnviz.model.comparison import Pinned
from attnviz.ui.controls.panel import Panel
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed
from attnviz.ui.tab.compare import words
from attnviz.ui.tab.compare.canvas import CompareCanvas, CompareState
from attnviz.ui.tab.compare.comparison import ComparedCell, Comparison, compare
from attnviz.ui.tab.compare.exhibit import ComparedMatrices
from attnviz.ui.tab.compare.panel import ComparePanel
from attnviz.ui.tab.compare.row import CompareRow
from attnviz.ui.tab.save_as import save_as


class CompareMode(Themed, QObject):
    """The comparison of one tab.

    Parameters
    ----------
    owner : the tab, in whose column the parts are put
    """

    text_changed = Signal()
    """Another cell is spoken of."""
    swap_requested = Signal()
    leave_requested = Signal()
    pin_requested = Signal()
    others_requested = Signal()
    step_requested = Signal(int)
    said = Signal(str)

    def __init__(self, theme: Theme, owner: QWidget) -> None:
        super().__init__(owner)
        self._theme = theme
        self._asked: tuple[object, ...] = ()
        self.exhibit: ComparedMatrices | None = None
        self.state: CompareState | None = None
        self._kept: ComparedCell | None = None
        self.row, self.canvas = CompareRow(theme, owner), CompareCanvas(theme, owner)
        self.panel: ComparePanel | None = None
        self.row.hide()
        self.canvas.hide()
        row, canvas = self.row, self.canvas
        row.swap_requested.connect(self.swap_requested)
        row.leave_requested.connect(self.leave_requested)
        row.others_requested.connect(self.others_requested)
        row.parts_chosen.connect(self._on_parts)
        canvas.next_requested.connect(self.go_on)
        canvas.blink_wished.connect(self._on_blink)
        canvas.place_chosen.connect(self.keep)
        canvas.place_pointed.connect(self._on_pointed)
        canvas.enlarge_requested.connect(self._on_enlarge)

    @property
    def comparison(self) -> Comparison:
        """What is compared now."""
        assert self.state is not None
        return self.state.comparison

    def show(
        self, pinned: Pinned, document: Any, trace: Any, exhibit: ComparedMatrices, step: int
    ) -> None:
        """Compare A with what is on the bench."""
        asked = (pinned, document, trace, exhibit)
        if self.state is None or any(
            one is not other and one != other for one, other in zip(asked, self._asked, strict=True)
        ):
            found = compare(pinned, document, trace, exhibit, now=exhibit.now or tr("now"))
            self._asked, self.exhibit = asked, exhibit
            before = self.state
            kept = self._kept
            if kept is not None and not _inside(found, kept):
                kept = self._kept = None
            base = before or CompareState(found)
            large = base.large if base.large is None or base.large < len(found.matrices) else None
            first = kept or (found.ranked[0] if found.ranked and not found.apart else None)
            bars = exhibit.bars and bool(found.matrices) and not found.nothing_compared
            self._show(
                replace(base, comparison=found, place=first, large=large, blink=False, bars=bars)
            )
            names = found.names
            self.row.show_names(names[0], names[1], exhibit.title)
            self.row.show_parts(base.only_difference)
            if self.panel is not None:
                self.panel.show_comparison(found, exhibit.counted, step)

    def give_panel(self, panel: Panel, step: int) -> None:
        """Stand in the place of the cards of a panel."""
        if self.panel is None:
            self.panel = own = ComparePanel(self._theme, panel)
            own.place_chosen.connect(self.keep)
            own.step_chosen.connect(self.step_requested)
            own.fold_toggled.connect(self._on_fold)
            own.pin_requested.connect(self.pin_requested)
            own.copy_requested.connect(self.copy_list)
            own.save_requested.connect(self.ask_arrays)
            if self.exhibit is not None:
                own.show_comparison(self.comparison, self.exhibit.counted, step)
        panel.stand_in(self.panel)

    # What is pointed at

    def keep(self, place: ComparedCell) -> None:
        """Keep a cell."""
        self._kept = place
        assert self.state is not None
        large = self.state.large if self.state.large is None else place.matrix
        self._show(replace(self.state, place=place, large=large))
        self.text_changed.emit()

    def go_on(self, by: int) -> None:
        """Go to the next difference by size, or to the one before."""
        ranked = self.comparison.ranked
        if not ranked or self.state is None:
            return
        at = ranked.index(self.state.place) if self.state.place in ranked else -1
        self.keep(ranked[(at + by) % len(ranked)])

    def enlarge(self, index: int | None) -> None:
        """Show one matrix large, None = all again."""
        if self.state is not None:
            self._show(replace(self.state, large=index))

    def climb(self) -> bool:
        """Show all matrices again; False when they are shown."""
        if self.state is None or self.state.large is None:
            return False
        self.enlarge(None)
        return True

    def _on_pointed(self, place: ComparedCell | None) -> None:
        if self.state is not None and (place is None or _inside(self.comparison, place)):
            ranked = self.comparison.ranked
            self._show(replace(self.state, place=place or self._kept or (ranked or (None,))[0]))
            self.text_changed.emit()

    def _on_enlarge(self, index: int) -> None:
        if self.state is not None and len(self.comparison.matrices) > 1:
            self.enlarge(None if self.state.large == index else index)

    def _on_parts(self, which: int) -> None:
        if self.state is not None:
            self._show(replace(self.state, only_difference=bool(which)))

    def _on_fold(self, folded: bool) -> None:
        if self.state is not None:
            self._show(replace(self.state, only_changed=folded))

    def _on_blink(self, on: bool) -> None:
        if self.state is not None:
            self._show(replace(self.state, blink=on))

    def _show(self, state: CompareState) -> None:
        self.state = state
        self.canvas.show_state(state)

    # What is said and given away

    def caption(self) -> str:
        """Say what is different."""
        place = self.state.place if self.state is not None else None
        return words.caption(self.comparison, place)

    def status(self) -> str:
        """Say the exact numbers behind the cell in question."""
        return words.status(self.comparison, self.state.place if self.state else None)

    def copy_list(self) -> None:
        """Put all differences on the clipboard as CSV."""
        QGuiApplication.clipboard().setText(words.as_csv(self.comparison))
        self.said.emit(tr("Copied: {what}", what=tr("all differences as CSV")))

    def ask_arrays(self) -> None:
        """Ask for a file, and save both sides and their difference in it."""
        kinds = tr("NumPy archives (*.npz)")
        told = save_as(self.canvas, tr("Save arrays"), "compare.npz", kinds, self.arrays())
        if told:
            self.said.emit(told)

    def arrays(self) -> bytes:
        """Return A, B and B - A of all matrices, and both names, as an archive of NumPy arrays."""
        names = zip(("a_name", "b_name"), self.comparison.names, strict=True)
        found: dict[str, Any] = {key: np.array(name) for key, name in names}
        for matrix in self.comparison.matrices:
            name = matrix.array or "mask"
            name = name if matrix.head is None else f"{name}_{matrix.head}"
            sides = {"a": matrix.a, "b": matrix.b, "difference": matrix.difference}
            found |= {f"{name}_{side}": values for side, values in sides.items()}
        file = io.BytesIO()
        np.savez(file, **found)
        return file.getvalue()

    # Pictures

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint names of both sides and the grids into any device."""
        painter.save()
        high = theme.px(44)
        painter.fillRect(rect, theme.window)
        head = QRectF(rect.x(), rect.y(), rect.width(), high)
        painter.fillRect(head, theme.tint)
        a, b = self.comparison.names
        title = self.exhibit.title if self.exhibit is not None else ""
        painter.setFont(theme.font("body", bold=True))
        painter.setPen(theme.text)
        told = "     ".join(filter(None, (f"A  {a}", f"B  {b}", title)))
        inner = head.adjusted(theme.px(16), 0, -theme.px(16), 0)
        painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter, told)
        painter.restore()
        if self.state is not None:
            self.canvas.paint(painter, rect.adjusted(0, high, 0, 0), theme, self.state)

    def left_out(self, rect: QRectF, theme: Theme, *, names: bool) -> tuple[str, ...]:
        """Say what a picture of that size has no room for."""
        if self.state is None:
            return ()
        return self.canvas.left_out(rect, theme, self.state, names=names)

    def themed_parts(self) -> Iterable[TakesTheme]:
        yield self.row
        yield self.canvas
        if self.panel is not None:
            yield self.panel


def _inside(comparison: Comparison, place: ComparedCell) -> bool:
    if place.matrix >= len(comparison.matrices):
        return False
    rows, columns = comparison.matrices[place.matrix].a.shape
    return bool(place.row < rows and place.column < columns)
