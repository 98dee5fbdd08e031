"""The sentence twice, side by side: who asks and who is read. One painted widget."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from attnviz.language import tr
from attnviz.tabs.sentence_heads.columns_layout import Columns, Zone
from attnviz.tabs.sentence_heads.columns_picture import ColumnsPicture
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import one_decimal_percent
from attnviz.ui.look.theme import Theme
from attnviz.ui.reading import accessibility
from attnviz.ui.tab.picking import CTRL, SHIFT

if TYPE_CHECKING:
    from PySide6.QtGui import (
        QContextMenuEvent,
        QFocusEvent,
        QHelpEvent,
        QKeyEvent,
        QMouseEvent,
        QWheelEvent,
    )

HOVER_DELAY = 120  # milliseconds a pointer rests on a word before it counts
NOTCH = 120  # wheel units of one step


class TokenColumns(ColumnsPicture):
    """Turns mouse, wheel and keys on the two columns into wishes."""

    query_hovered = Signal(int)
    key_hovered = Signal(int)
    hover_left = Signal()
    query_clicked = Signal(int)
    key_clicked = Signal(int)
    word_picked = Signal(str, int, object)
    """A word of a column was clicked with Ctrl or Shift."""
    step_requested = Signal(int)
    """Another word of the column with the keyboard: so many further down."""
    pin_requested = Signal()
    zone_changed = Signal(str)
    menu_requested = Signal(str, int, QPoint)

    def __init__(self, theme: Theme, columns: Columns, parent: QWidget | None = None) -> None:
        super().__init__(theme, columns, parent)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._pointed: tuple[Zone, int] | None = None
        self._previewing = False
        self._turned = 0
        self._hover = QTimer(self)
        self._hover.setSingleShot(True)
        self._hover.setInterval(HOVER_DELAY)
        self._hover.timeout.connect(self._on_hover_rested)

    def set_columns(self, columns: Columns, flow: bool = False) -> None:
        """Show other columns."""
        super().set_columns(columns, flow)
        accessibility.notify(self)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        pointed = self.layout_now().hit(event.position())
        if pointed == self._pointed:
            return
        self._pointed = pointed
        self.setCursor(Qt.CursorShape.PointingHandCursor if pointed else Qt.CursorShape.ArrowCursor)
        if pointed is None:
            self._leave_hover()
        else:
            self._hover.start()

    def leaveEvent(self, event: QEvent) -> None:
        self._pointed = None
        self._leave_hover()

    def _leave_hover(self) -> None:
        self._hover.stop()
        if self._previewing:
            self._previewing = False
            self.hover_left.emit()

    def _on_hover_rested(self) -> None:
        if self._pointed is None:
            return
        self._previewing = True
        zone, place = self._pointed
        (self.query_hovered if zone == "queries" else self.key_hovered).emit(place)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        hit = self.layout_now().hit(event.position())
        if event.button() != Qt.MouseButton.LeftButton or hit is None:
            return
        self._hover.stop()
        self._previewing = False
        zone, place = hit
        if event.modifiers() in (CTRL, SHIFT):
            self.word_picked.emit(zone, place, event.modifiers())
            return
        self._zone = "queries"
        (self.query_clicked if zone == "queries" else self.key_clicked).emit(place)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == event.Reason.Keyboard:
            zone, place = self._focus() or ("queries", self._columns.query)
            layout = self.layout_now()
            x = layout.query_right if zone == "queries" else layout.key_left
            where = QPointF(x, layout.middle(place)).toPoint()
        else:
            hit = self.layout_now().hit(QPointF(event.pos()))
            if hit is None:
                return
            (zone, place), where = hit, event.pos()
        self.menu_requested.emit(zone, place, self.mapToGlobal(where))

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._turned += event.angleDelta().y()
        steps = int(self._turned / NOTCH)
        self._turned -= steps * NOTCH
        if not steps:
            return
        layout = self.layout_now()
        if layout.scrolls and event.position().x() > layout.link_left:
            self._scroll_to(layout.rows.start - 3 * steps)
        else:
            self.step_requested.emit(-steps)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.step_requested.emit(1 if key == Qt.Key.Key_Down else -1)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            n = len(self._columns.tokens)
            self.step_requested.emit(n if key == Qt.Key.Key_End else -n)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._zone == "keys":
            self.pin_requested.emit()
        elif key == Qt.Key.Key_Escape and self._zone == "keys":
            self._enter("queries")
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab go to the second column first, then on: no key is trapped."""
        if not self.hasFocus():  # asked on behalf of a control in the picture
            return super().focusNextPrevChild(forward)
        if forward and self._zone == "queries":
            self._enter("keys")
            return True
        if not forward and self._zone == "keys":
            self._enter("queries")
            return True
        return super().focusNextPrevChild(forward)

    def event(self, event: QEvent) -> bool:
        """Return a word in full, with its share, as a tool tip."""
        if event.type() == QEvent.Type.ToolTip:
            self._show_tip(cast("QHelpEvent", event))
            return True
        return super().event(event)

    def tip_at(self, point: QPointF) -> str:
        """Return what the tool tip of a point says."""
        hit = self.layout_now().hit(point)
        if hit is None:
            return ""
        zone, place = hit
        columns = self._columns
        word = visible(columns.tokens[place])
        if zone == "queries":
            return word
        if not columns.seen[place]:
            return f"{word}: {columns.note(place)}"
        if columns.covered:
            return tr("{word}: covered", word=word)
        share = one_decimal_percent(columns.pattern[place])
        query = visible(columns.tokens[columns.query])
        return tr(
            "{word}: {share} of the attention of {asker}", word=word, share=share, asker=query
        )

    def _show_tip(self, event: QHelpEvent) -> None:
        from attnviz.ui.controls.tips import show_tip

        show_tip(event, self.tip_at(QPointF(event.pos())), self)

    def _enter(self, zone: Zone) -> None:
        self.set_zone(zone)
        self.zone_changed.emit(zone)

    def focusInEvent(self, event: QFocusEvent) -> None:
        back = event.reason() == Qt.FocusReason.BacktabFocusReason
        self._enter("keys" if back else "queries")
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        if self._zone == "keys" and event.reason() != Qt.FocusReason.PopupFocusReason:
            self._enter("queries")
        self._repaint_all()
        super().focusOutEvent(event)
