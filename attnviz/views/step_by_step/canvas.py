"""The canvas of a step: matrices, arithmetic, formula, chips, and notices over them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from attnviz.language import tr
from attnviz.views.step_by_step.formulas import BOXES, WHOLE
from attnviz.views.step_by_step.layout import StepLayout
from attnviz.views.step_by_step.matrices import MatrixCanvas
from attnviz.views.step_by_step.one_head import OneHead
from attnviz.views.step_by_step.picture import (
    CHIPS,
    Measured,
    chips_off,
    lay_out_step,
    least_canvas,
    line_lines,
    paint_frame,
    paint_signs,
    signs_of,
    sizing,
)
from attnviz.views.step_by_step.plan import LAST, PLANS
from attnviz.widgets.by_hand_line import ByHandLine, Piece
from attnviz.widgets.formula_strip import FormulaStrip
from attnviz.widgets.notice_bar import NoticeBar
from attnviz.widgets.step_chips import StepChips, ring_room
from attnviz.widgets.step_entry import StepEntry
from attnviz.widgets.theme import Theme

WALKING = frozenset(
    {
        Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home,
        Qt.Key.Key_End, Qt.Key.Key_Return, Qt.Key.Key_Enter,
    }
)  # fmt: skip
BY_KEYS = (
    Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)  # fmt: skip


class StepCanvas(MatrixCanvas):
    """Shows one step of one head; knows nothing of the session."""

    step_requested = Signal(int)
    symbol_clicked = Signal(str)
    notice_chosen = Signal(str)

    def __init__(self, theme: Theme, one: OneHead, parent: QWidget | None = None) -> None:
        super().__init__(theme, one, parent)
        self._strip: bool | None = None
        self._layout: StepLayout | None = None
        self._measured: Measured = {}
        self._sized: object = None
        self._under: object = None
        self._least = QSize()
        self.host.set_decoration(self._paint_signs)
        self.line = ByHandLine(theme, self)
        self.strip = FormulaStrip(theme, WHOLE, self)
        self.strip.symbol_clicked.connect(self.symbol_clicked)
        self.chips = StepChips(theme, CHIPS, [tr(p.title) for p in PLANS], self)
        self.chips.step_requested.connect(self.step_requested)
        self.notice = NoticeBar(theme, self)
        self.notice.chosen.connect(self.notice_chosen)
        self.entry = StepEntry(LAST, self)
        self.entry.entered.connect(self.step_requested)
        self.entry.left.connect(self.host.setFocus)
        self._framed = ""
        self.strip.symbol_hovered.connect(self.set_framed)
        self.host.installEventFilter(self)
        self.host.cursor_moved.connect(self._on_cursor_moved)
        self.host.cursor_left.connect(self._on_cursor_left)
        self.setFocusProxy(self.host)
        self._show_scene()

    # What is shown

    @property
    def strip_wish(self) -> bool | None:
        """Whether the formula was asked for (True), sent away (False), or neither."""
        return self._strip

    @property
    def arranged(self) -> StepLayout:
        """Where everything lies."""
        assert self._layout is not None
        return self._layout

    def set_framed(self, array: str) -> None:
        """Frame a whole matrix, the one a symbol of the formula stands for; "" for none."""
        framed = array if array in self._step.arrays else ""
        if framed != self._framed:
            self._framed = framed
            self._redecorate()

    @property
    def framed(self) -> str:
        """The matrix with a frame, "" for none."""
        return self._framed

    def set_line(self, pieces: Sequence[Piece]) -> None:
        """Show other arithmetic."""
        self.line.set_pieces(pieces)

    def set_strip(self, shown: bool | None) -> None:
        """Show the formula, at the cost of smaller cells or send it away; None: as it fits."""
        self._strip = shown
        self._arrange()

    @property
    def strip_shown(self) -> bool:
        """Whether the formula is on screen."""
        return not self.strip.isHidden()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._measured.clear()
        self._sized = self._under = None
        self.line.set_theme(theme)
        self.strip.set_theme(theme)
        self.chips.set_theme(theme)
        self.notice.set_theme(theme)
        super().set_theme(theme)

    def _show_scene(self) -> None:
        self.strip.set_boxed(BOXES[self._step.array])
        self.chips.set_current(self._step.number)
        self.chips.set_off(chips_off(self._one))
        super()._show_scene()

    def _forget_places(self) -> None:
        self._sized = None

    def _arrange(self) -> None:
        """Lay everything out for the present size, unless nothing that counts for it changed."""
        wish = (self._strip, self.tables is None)
        sized = (sizing(self._one), line_lines(self._one), wish, self._step, self.size())
        if sized == self._sized:
            self._redecorate()
            return
        self._sized = None
        least = least_canvas(self._one, self._theme, self._strip, self._measured)
        if least.toSize() != self._least:
            self._least = least.toSize()
            self.updateGeometry()
        if self.width() <= 0 or self.height() <= 0:
            return
        size = QSizeF(self.size())
        layout = lay_out_step(
            self._one, self._step, self._theme, size, strip=self._strip, known=self._measured
        )
        self._layout, self._sized = layout, sized
        self.host.setGeometry(layout.host.toRect())
        cell = (layout.cells.wide, layout.cells.high)
        for name, rect in layout.panes.items():
            self.host.set_rect(name, rect, cell)
        self._redecorate()
        self.line.setGeometry(layout.line.toRect())
        self.notice.setGeometry(layout.line.toRect())
        ring = ring_room(self._theme)
        self.chips.setGeometry(layout.chips.adjusted(-ring, -ring, ring, ring).toRect())
        wide, high = round(self._theme.px(120)), round(self._theme.px(34))
        self.entry.setGeometry(
            (self.width() - wide) // 2, round(layout.chips.top()) - high - 4, wide, high
        )
        self.strip.setVisible(layout.strip is not None)
        if layout.strip is not None:
            self.strip.setGeometry(layout.strip.toRect())
        if self.tables is not None:
            self.tables.setGeometry(layout.host.toRect())

    def _redecorate(self) -> None:
        """Paint signs and frame anew where they are others."""
        where = self._layout and (self._layout.signs, self._layout.panes.get(self._framed))
        under = (signs_of(self._one, self._step), where, self.size())
        if under != self._under:
            self._under = under
            self.host.update_decoration()

    def _paint_signs(self, painter: QPainter, rect: QRectF) -> None:
        if self._layout is not None:
            signs = signs_of(self._one, self._step)
            paint_signs(painter, signs, self._layout.signs, self._theme)
        if self._framed in self.host.names():
            paint_frame(painter, self._theme, self.host.layout_of(self._framed).cells)

    def _on_cursor_moved(self) -> None:
        self.chips.set_ringed(False)

    def _on_cursor_left(self) -> None:
        self.chips.set_ringed(self.host.hasFocus())

    # Events

    def sizeHint(self) -> QSize:
        """Return the canvas of the 1280 x 720 design."""
        return QSize(976, 544)

    def minimumSizeHint(self) -> QSize:
        """Return the least room in which numbers can be read; on less the window scrolls."""
        return self._least

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave the keys that walk the cells to the matrices while the keyboard is there."""
        if event.type() == QEvent.Type.FocusIn and isinstance(event, QFocusEvent):
            self.chips.set_ringed(event.reason() in BY_KEYS and self.host.cursor_cell() is None)
        elif event.type() == QEvent.Type.FocusOut:
            self.chips.set_ringed(False)
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            walking = self.host.cursor_cell() is not None and event.key() in WALKING
            if walking and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                event.accept()
                return True
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), self._theme.window)
