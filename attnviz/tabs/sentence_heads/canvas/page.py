"""The picture of a text of many words: a page to scroll, a map of it, and a list of who is read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from attnviz.language import tr
from attnviz.tabs.sentence_heads.canvas.canvas import NOTCH
from attnviz.tabs.sentence_heads.canvas.layout import Columns
from attnviz.tabs.sentence_heads.canvas.page_layout import (
    LineWindow,
    PageLayout,
    one_window,
    page_layout,
)
from attnviz.tabs.sentence_heads.canvas.page_paint import paint_page
from attnviz.tabs.sentence_heads.canvas.resting_pointer import RestingPointer
from attnviz.tabs.sentence_heads.canvas.weight_entry import WeightEntry
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import one_decimal_percent
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed
from attnviz.ui.reading import accessibility
from attnviz.ui.tab.picks import CTRL, SHIFT

if TYPE_CHECKING:
    from attnviz.tabs.sentence_heads.canvas.go_to import GoTo
    from attnviz.ui.reading.readable import ReadableTable

SCROLLED = 3  # lines a notch
STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}  # of a word; with Ctrl of a line
ENDS = {Qt.Key.Key_Home: -1, Qt.Key.Key_End: 1}
BETWEEN = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
PAGES = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


class TextPage(Themed, QWidget):
    """Shows a `PageLayout`, and turns mouse, wheel and keys on it into wishes.

    Setters never emit.
    """

    query_hovered = Signal(int)
    key_hovered = Signal(int)
    hover_left = Signal()
    query_clicked = Signal(int)
    key_clicked = Signal(int)
    word_picked = Signal(str, int, object)
    """A word was clicked with Ctrl or Shift: in the text as one that asks."""
    step_requested = Signal(int)
    """Another word with the keyboard: so many further down."""
    menu_requested = Signal(str, int, QPoint)
    weight_requested = Signal(int)

    def __init__(self, theme: Theme, columns: Columns, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._columns = theme, columns
        self._windows: tuple[LineWindow, ...] | None = (
            None  # None = around who asks and who is read
        )
        self._scrolled = False
        self._layout: PageLayout | None = None
        self._dragging = False
        self._turned = 0
        self._go_to: GoTo | None = None
        self.entry = WeightEntry(self)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        # A list that showed the row of a word in it would change under the pointer.
        self._pointer = RestingPointer(("queries",), self)
        self._pointer.rested.connect(self._on_rested)
        self._pointer.left.connect(self.hover_left)

    @property
    def columns(self) -> Columns:
        """Return what is shown."""
        return self._columns

    def set_columns(self, columns: Columns) -> None:
        """Show another row or text; a word that was chosen elsewhere is brought into sight."""
        before, self._columns = self._columns, columns
        self._layout = None
        if not self._scrolled and columns.query == columns.chosen:  # a preview moves nothing
            self._windows = None
        if before.tokens != columns.tokens and self._go_to is not None:
            self._go_to.close_field()
        if (before.tokens, before.chosen) != (columns.tokens, columns.chosen):
            self.reveal(columns.chosen)
        self.update()
        accessibility.notify(self)

    def layout_now(self) -> PageLayout:
        """Return where everything is."""
        if self._layout is None:
            rect = QRectF(self.rect())
            self._layout = page_layout(self._columns, self._theme, rect, self._windows)
            self._windows = self._layout.windows
        return self._layout

    def reveal(self, place: int) -> None:
        """Bring a word into sight, a few lines from the edge."""
        if self.layout_now().in_sight(place):
            return
        self._windows, self._layout, self._scrolled = None, None, False
        layout = self.layout_now()
        if not layout.in_sight(place):
            self.scroll_to(int(layout.words.line[place]) - layout.fit // 2)
        self.update()

    def scroll_to(self, line: int) -> None:
        """Bring a line to the top, with those after it."""
        layout = self.layout_now()
        windows = (one_window(line, layout.lines, layout.fit),)
        if windows != self._windows:
            self._windows, self._layout, self._scrolled = windows, None, True
            self.update()

    def show_between(self) -> bool:
        """Show the lines between who asks and who is read; False when none are left out."""
        layout = self.layout_now()
        if layout.gap is None:
            return False
        self.scroll_to(layout.origin(self._columns.chosen))
        return True

    def edit_weight(self, place: int, share: float) -> None:
        """Open a field over the share of a word, which is put on the list for it."""
        layout = self.layout_now()
        number = layout.entries.index(place) if place in layout.entries else len(layout.entries)
        row = layout.entry_rect(number)
        row.setLeft(row.right() - self._theme.px(90))
        self.entry.open(place, share, row, self._theme, held=place in self._columns.held)

    def ask_place(self) -> None:
        """Open the field for a number or a word to go to."""
        if self._go_to is None:
            from attnviz.tabs.sentence_heads.canvas.go_to import GoTo

            self._go_to = GoTo(self._theme, self)
            self._go_to.went.connect(self._on_went)
            self._go_to.found_changed.connect(self.update)
        layout = self.layout_now()
        head = layout.head
        room = QRectF(layout.text.x(), head.y(), layout.text.width(), head.height())
        columns = self._columns
        self._go_to.open_field(
            room.toAlignedRect(), columns.tokens, columns.numbering, columns.chosen
        )

    def _on_went(self, place: int) -> None:
        self.query_clicked.emit(place)
        self.reveal(place)

    def themed_parts(self) -> Iterable[TakesTheme]:
        return () if self._go_to is None else (self._go_to,)

    def dress(self) -> None:
        self._layout = None

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._theme.px(360)), round(self._theme.px(200)))

    def sheets(self) -> dict[str, ReadableTable]:
        """Return one sheet: the words that are read most, and the rest."""
        from attnviz.ui.reading.readable import ReadableTable

        columns, layout = self._columns, self.layout_now()
        asker = visible(columns.tokens[columns.query])
        head = tr("attention of {word}", word=asker)
        names = [visible(columns.tokens[place]) for place in layout.entries]

        def say(row: int, column: int) -> str:
            return one_decimal_percent(columns.pattern[layout.entries[row]])

        def about(row: int, column: int) -> str:
            return f"{names[row]}: {say(row, column)}"

        sheet = ReadableTable(
            head, (len(names), 1), names.__getitem__, lambda _: head, say, about,
            QRectF(self.rect()), layout.listed,
        )  # fmt: skip
        return {"page": sheet}

    # Events

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.window)
            found = frozenset[int]() if self._go_to is None else self._go_to.found
            paint_page(
                painter,
                self._columns,
                self._theme,
                self.layout_now(),
                focus=self.hasFocus(),
                found=found,
            )

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._layout = None
        if not self._scrolled:
            self._windows = None
        self.reveal(self._columns.chosen)
        if self._go_to is not None:
            self._go_to.close_field()

    def hit(self, point: QPointF) -> tuple[str, int] | None:
        """Return the word at a point, of the text ("queries") or of the list ("keys")."""
        layout = self.layout_now()
        place = layout.word_at(point)
        if place is not None:
            return "queries", place
        place = layout.entry_at(point)
        return None if place is None else ("keys", place)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dragging:
            self._scroll_map(event.position())
            return
        pointed = self.hit(event.position())
        if self._pointer.move(pointed):
            on_map = self.layout_now().map.contains(event.position())
            hand = pointed is not None or on_map
            self.setCursor(
                Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor
            )

    def leaveEvent(self, event: QEvent) -> None:
        self._pointer.leave()

    def _on_rested(self, _: str, place: int) -> None:
        self.query_hovered.emit(place)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if self.layout_now().map.contains(event.position()):
            self._dragging = True
            self._scroll_map(event.position())
            return
        hit = self.hit(event.position())
        if hit is None:
            gap = self.layout_now().gap
            if gap is not None and gap[0].contains(event.position()):
                self.show_between()
            return
        self._pointer.press()
        zone, place = hit
        if event.modifiers() in (CTRL, SHIFT):
            self.word_picked.emit(zone, place, event.modifiers())
        elif zone == "queries":
            self.query_clicked.emit(place)
        else:
            self.key_clicked.emit(place)
            self.reveal(place)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._dragging = False

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Type over the share of a word of the list; anywhere else it is one more click."""
        hit = self.hit(event.position())
        if hit is not None and hit[0] == "keys" and event.button() == Qt.MouseButton.LeftButton:
            self.weight_requested.emit(hit[1])
        else:
            self.mousePressEvent(event)

    def _scroll_map(self, point: QPointF) -> None:
        layout = self.layout_now()
        self.scroll_to(int(layout.words.line[layout.mapped(point.y())]) - layout.fit // 2)

    def _scroll_by(self, lines: int) -> None:
        self.scroll_to(self.layout_now().origin(self._columns.chosen) + lines)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        hit = self.hit(QPointF(event.pos()))
        where = event.pos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            hit = "queries", self._columns.query
            where = self.layout_now().word_rect(hit[1]).bottomLeft().toPoint()
        if hit is not None:
            self.menu_requested.emit(*hit, self.mapToGlobal(where))

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._turned += event.angleDelta().y()
        steps = int(self._turned / NOTCH)
        self._turned -= steps * NOTCH
        self._scroll_by(-SCROLLED * steps)
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Take the keys that scroll before the tab's shortcuts do."""
        pressed = event.type() == QEvent.Type.ShortcutOverride
        mine = isinstance(event, QKeyEvent) and (
            self._lines_of(event) or (event.key() in BETWEEN and self.layout_now().gap is not None)
        )
        if pressed and mine:
            event.accept()
            return True
        return super().event(event)

    def _lines_of(self, event: QKeyEvent) -> int:
        """Return by how many lines a key scrolls: Ctrl+Up and Ctrl+Down one, PageDown a page."""
        key = Qt.Key(event.key())
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return STEPS.get(key, 0)
        return PAGES.get(key, 0) * max(1, self.layout_now().fit - 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        lines, key = self._lines_of(event), Qt.Key(event.key())
        words = STEPS.get(key, 0) or ENDS.get(key, 0) * len(self._columns.tokens)
        if lines:
            self._scroll_by(lines)
        elif key in BETWEEN and self.show_between():
            return
        elif words:
            self.step_requested.emit(words)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()
        super().focusOutEvent(event)
