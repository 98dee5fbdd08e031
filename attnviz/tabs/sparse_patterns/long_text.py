"""The pattern of the long text in place of the small one: scrolled and zoomed down to one cell."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QVBoxLayout

from attnviz.engine import masks
from attnviz.engine.pattern_tiles import blocks
from attnviz.language import inside, mark, tr
from attnviz.tabs.sparse_patterns.figure import Figure, long_rule
from attnviz.tabs.sparse_patterns.pattern_map import LongPattern
from attnviz.tabs.sparse_patterns.status import told
from attnviz.tabs.sparse_patterns.wording import NAMES, count_text, share_text
from attnviz.ui.look.numbers import grouped
from attnviz.ui.look.theme import Theme

if TYPE_CHECKING:
    from attnviz.tabs.sparse_patterns.long_pattern_view import LongPatternView
    from attnviz.tabs.sparse_patterns.view import SparsePatternsView

DRAWN = mark("a drawn pattern has no rule that goes on for a long text")
HOW = mark(
    "Scroll or drag to move, Ctrl+wheel or + and − to zoom, Home for all of it, Esc to leave."
)


class LongText(QObject):
    """Shows the long pattern of a view when it is asked for; made then."""

    toggled = Signal()

    def __init__(self, view: SparsePatternsView, column: QVBoxLayout) -> None:
        super().__init__(view)
        self._view, self._column = view, column
        self.map: LongPatternView | None = None
        self._shown = False

    @property
    def shown(self) -> bool:
        """Whether the long pattern is to be seen."""
        return self._shown

    def has_rule(self) -> bool:
        """Whether the pattern on screen has a rule for any length."""
        return not self._view.figure.drawn

    def can_show(self) -> bool:
        """Whether the long pattern may be seen: it would give a covered answer away."""
        return self.has_rule() and not self._view.covered

    def toggle(self) -> None:
        """Show the long pattern, or the small one again."""
        self.show(not self._shown)
        self.toggled.emit()

    def show(self, shown: bool) -> None:
        """Show the long pattern or the small one."""
        shown = shown and self.can_show()
        if shown == self._shown:
            return
        self._shown = shown
        if shown and self.map is None:
            self._make(self._view.canvas.theme)
        assert self.map is not None
        self.refresh()
        front, back = (self.map, self._view.canvas) if shown else (self._view.canvas, self.map)
        front.show()
        self._view.setFocusProxy(front)
        if back.hasFocus():  # before it hides: Qt would hand the keyboard on and mark a cell
            front.setFocus()
        back.hide()

    def refresh(self) -> None:
        """Show the pattern as it is now; a drawn one has no long form."""
        if self._shown and not self.can_show():
            self.show(False)
        if self.map is not None and self.has_rule():
            self.map.set_pattern(pattern_of(self._view.figure))

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        if self.map is not None:
            self.map.set_theme(theme)

    def draw(self, painter: QPainter, rect: QRectF, theme: Theme) -> bool:
        """Paint the part in sight; False when the long pattern is not shown."""
        if self._shown and self.map is not None:
            self.map.draw(painter, rect, theme)
        return self._shown

    def caption(self) -> str:
        """Say how many scores the long text costs, and how to move."""
        figure = self._view.figure
        cost = tr(
            "{n} of {whole} scores for {tokens} tokens ({share}).",
            n=count_text(figure.long_count),
            whole=count_text(figure.long_full_count),
            tokens=grouped(figure.spec.long_tokens),
            share=share_text(figure.long_share),
        )
        return f"{cost} {tr(HOW)}"

    def status(self) -> str:
        """Return the exact counts of the long text."""
        figure, rule = self._view.figure, long_rule(self._view.figure.spec)
        parts = [inside(tr(NAMES[figure.spec.kind]))]
        if "window" in masks.numbers_of(figure.spec.kind):
            parts.append(f"w {grouped(rule['window'])}")
        whole = grouped(figure.long_full_count)
        parts.append(tr("{n} of {whole} scores", n=grouped(figure.long_count), whole=whole))
        return "   ".join(parts)

    def _make(self, theme: Theme) -> None:
        from attnviz.tabs.sparse_patterns.long_pattern_view import LongPatternView

        self.map = LongPatternView(theme, pattern_of(self._view.figure), self._view)
        self.map.setAccessibleName(tr("Pattern of the long text"))
        self._column.insertWidget(self._column.indexOf(self._view.canvas), self.map, 1)
        self.map.cell_pointed.connect(self._on_cell_pointed)
        self.map.pointer_left.connect(self._on_pointer_left)

    def _on_cell_pointed(self, row: int, column: int) -> None:
        self._view.say(cell_text(self._view.figure, row, column))

    def _on_pointer_left(self) -> None:
        self._view.say("")


def pattern_of(figure: Figure) -> LongPattern:
    """Return the long pattern of a figure that is not drawn."""
    spec = figure.spec
    letter = "S" if spec.kind == "sink-window" else "|"
    return LongPattern(spec.long_tokens, partial(blocks, spec.kind, **long_rule(spec)), letter)


def cell_text(figure: Figure, row: int, column: int) -> str:
    """Say one cell of the long pattern, and how many its row computes."""
    spec, rule = figure.spec, long_rule(figure.spec)
    place = tr("row {row}, column {column}", row=grouped(row + 1), column=grouped(column + 1))
    block = blocks(spec.kind, (row, row + 1), (column, column + 1), **rule)[0, 0]
    said = told(place, int(block), spec.kind)
    seen = grouped(masks.row_count(spec.kind, row, **rule))
    sees = tr("row {row} sees {n} of {row}", row=grouped(row + 1), n=seen)
    return "   ".join((inside(tr(NAMES[spec.kind])), f"w {grouped(rule['window'])}", said, sees))
