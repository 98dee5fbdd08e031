"""The picture of the tab: the sentence twice, side by side, who asks and who is read."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from attnviz.language import mark, tr
from attnviz.tabs.sentence_heads.canvas.columns import columns_of
from attnviz.tabs.sentence_heads.canvas.flow_lines import paint_dots
from attnviz.tabs.sentence_heads.canvas.layout import (
    HEAD,
    LINE,
    Columns,
    ColumnsLayout,
    is_page,
    layout_columns,
)
from attnviz.tabs.sentence_heads.canvas.paint import eased, paint_ground, paint_shares
from attnviz.tabs.sentence_heads.canvas.resting_pointer import RestingPointer
from attnviz.tabs.sentence_heads.state import State
from attnviz.tabs.sentence_heads.state.state import Zone
from attnviz.ui.controls.scroll_port import bring_into_sight
from attnviz.ui.controls.tips import hide_tip
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import one_decimal_percent
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed
from attnviz.ui.reading import accessibility
from attnviz.ui.tab.flow_motion import FlowMotion
from attnviz.ui.tab.picks import CTRL, SHIFT
from attnviz.ui.tab.state import differs

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtGui import (
        QContextMenuEvent,
        QFocusEvent,
        QHelpEvent,
        QKeyEvent,
        QMouseEvent,
        QPaintEvent,
        QResizeEvent,
        QWheelEvent,
    )

    from attnviz.tabs.sentence_heads.canvas.weight_entry import WeightEntry
    from attnviz.ui.controls.key_button import Face, KeyButton
    from attnviz.ui.reading.readable import ReadableTable

NOTCH = 120  # wheel units of one step
FEWEST, FEWEST_ENLARGED = 8, 24  # words in sight; of a longer text the rest can be scrolled to
BESIDE_LINKS = 8.0  # px of the design: ends of links and dots reach over their place


@dataclass(frozen=True)
class FlowMoment:
    """Where everything that moves is.

    Parameters
    ----------
    pattern : the shares that links and bars have now
    trip : trips that the dots have made
    arrows : whether each bead points to the query word, as with reduced motion
    """

    pattern: Sequence[float]
    trip: float
    arrows: bool


class Canvas(Themed, QWidget):
    """Shows two columns of words, and turns mouse, wheel and keys on them into wishes.

    Setters never emit.
    """

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
    weight_requested = Signal(int)
    """The share of this word is to be typed over."""
    weight_edited = Signal(int, float, int)
    """Word that is read, number that is to be held, and gesture."""
    weight_cleared = Signal(int)
    weight_refused = Signal(str)

    def __init__(self, theme: Theme, columns: Columns, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.motion = FlowMotion(self)
        self.motion.ticked.connect(self._on_ticked)
        self._theme = theme
        self._columns = columns
        self._before: Columns | None = None
        self._layout: ColumnsLayout | None = None
        self._first = 0
        self._sought: tuple[int, int] | None = None
        self._ground: QPixmap | None = None
        self._still: QPixmap | None = None
        self._zone: Zone = "queries"
        self._head_button: KeyButton | None = None
        self._head_face: Face | None = None
        self._turned = 0
        self._entry: WeightEntry | None = None
        self._pointer = RestingPointer(("queries", "keys"), self)
        self._pointer.rested.connect(self._on_rested)
        self._pointer.left.connect(self.hover_left)

    # What is shown

    @property
    def columns(self) -> Columns:
        """Return what is shown."""
        return self._columns

    @property
    def zone(self) -> Zone:
        """Return the column with the keyboard."""
        return self._zone

    def show_state(self, state: State, before: State | None) -> None:
        """Show a state; dots set out anew for another row, and when it is uncovered."""
        if before is not None and state.document is not before.document:
            hide_tip()
        if state.pointer.zone != self._zone:
            self.set_zone(state.pointer.zone)
        flow = differs(state, before, "head", "token", "query")
        flow = flow or (differs(state, before, "ballot") and _is_open(state))
        self.set_columns(columns_of(state), flow)

    def set_columns(self, columns: Columns, flow: bool = False) -> None:
        """Show other columns.

        Links ease from the old widths where the words and the query are the same ones; with
        `flow` the dots set out anew.
        """
        old = self._columns
        same = old.tokens == columns.tokens and old.query == columns.query
        same = same and old.covered == columns.covered
        if same and any(a != b for a, b in zip(old.pattern, columns.pattern, strict=True)):
            self._before = self._drawn()
            self.motion.ease()
        elif not same:
            self._before = None
        self._columns = columns
        if len(old.tokens) != len(columns.tokens):
            self.updateGeometry()
        if flow:
            self.motion.set_out()
        if self._zone == "keys" and columns.key is None:
            self._zone = "queries"
        if old.tokens != columns.tokens or (old.ballot is None) != (columns.ballot is None):
            self._relayout()
        elif old.ground != columns.ground:
            self._repaint_all()
        else:
            self._still = None
            self._repaint_shares()
        self._reveal(columns.query if self._zone == "queries" else self._key_place())
        accessibility.notify(self)

    @property
    def entry(self) -> WeightEntry:
        """Return what opens a field over a share; made when it is first wanted."""
        if self._entry is None:
            from attnviz.tabs.sentence_heads.canvas.weight_entry import WeightEntry

            self._entry = entry = WeightEntry(self)
            entry.edited.connect(self.weight_edited)
            entry.cleared.connect(self.weight_cleared)
            entry.refused.connect(self.weight_refused)
        return self._entry

    def edit_weight(self, place: int, share: float) -> None:
        """Open a field over the share of a word."""
        self._reveal(place)
        over, held = self.layout_now().number_rect(place), place in self._columns.held
        self.entry.open(place, share, over, self._theme, held=held)

    def set_head_button(self, button: KeyButton) -> None:
        """Put a button into the heading, over the links; without room for its words, its icon."""
        self._head_button, self._head_face = button, button.face
        button.setAccessibleName(button.text())
        self._relayout()

    def themed_parts(self) -> Iterable[TakesTheme]:
        return () if self._head_button is None else (self._head_button,)

    def dress(self) -> None:
        self.updateGeometry()
        self._relayout()

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let nothing travel or ease: beads with arrowheads."""
        self.motion.reduced = reduced
        if reduced:
            self.motion.stop()
        self._repaint_all()

    def set_zone(self, zone: Zone) -> None:
        """Give the keyboard to one of the columns."""
        self._zone = zone
        self._repaint_all()

    def layout_now(self) -> ColumnsLayout:
        """Return where everything is."""
        if self._layout is None:
            self._layout = layout_columns(
                self._columns, self._theme, QRectF(self.rect()), self._first
            )
            self._first = self._layout.rows.start
        return self._layout

    def pointed_rect(self, point: QPointF) -> QRectF | None:
        """Return where the word at a point lies, with its bar if it is one that is read."""
        layout = self.layout_now()
        hit = layout.hit(point)
        if hit is None:
            return None
        row = layout.row_rect(hit[1])
        if hit[0] == "queries":
            row.setRight(layout.link_left)
        else:
            row.setLeft(layout.link_right)
        return row

    def moment(self) -> FlowMoment:
        """Return where everything that moves is now."""
        return FlowMoment(self._drawn().pattern, self.motion.trip, self.motion.reduced)

    def paint(
        self,
        painter: QPainter,
        rect: QRectF,
        theme: Theme,
        state: State,
        moment: FlowMoment | None,
    ) -> None:
        """Paint a state into any device, all words in sight if they fit; at rest without moment."""
        if state.writes:
            from attnviz.tabs.sentence_heads.canvas.writing_paint import paint_writing

            paint_writing(painter, rect, theme, state)
            return
        columns = columns_of(state)
        if is_page(len(columns.tokens), state.ballot):
            from attnviz.tabs.sentence_heads.canvas.page_paint import paint_whole_page

            paint_whole_page(painter, rect, theme, columns)
            return
        layout = layout_columns(columns, theme, rect, self._first)
        drawn = columns
        if moment is not None and len(moment.pattern) == len(columns.pattern):
            drawn = replace(columns, pattern=moment.pattern)
        paint_ground(painter, columns, theme, layout)
        paint_shares(painter, columns, theme, layout, drawn)
        if columns.dimmed:
            return
        if moment is None:
            paint_dots(painter, drawn, theme, layout)
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        trip, arrows = moment.trip, moment.arrows
        paint_dots(painter, drawn, theme, layout, trip=trip, arrows=arrows)

    def left_out(self, rect: QRectF, theme: Theme, state: State, *, names: bool) -> tuple[str, ...]:
        """Say how many words a picture of that size shows, where not all have room."""
        columns = columns_of(state)
        if is_page(len(columns.tokens), state.ballot):
            from attnviz.tabs.sentence_heads.canvas.page_layout import page_layout

            in_sight = page_layout(columns, theme, rect).n_in_sight
            return shown_of(in_sight, len(columns.tokens), columns.of_tokens)
        layout = layout_columns(columns, theme, rect)
        return shown_of(len(layout.rows), layout.n, columns.of_tokens)

    def sheets(self) -> dict[str, ReadableTable]:
        """Return one sheet: how the attention of the query word is shared out over all words."""
        from attnviz.ui.reading.readable import ReadableTable

        columns = self.columns
        head = tr("attention of {word}", word=visible(columns.tokens[columns.query]))

        def say(row: int, column: int) -> str:
            if not columns.seen[row]:
                return columns.note(row)
            return (
                tr("answer hidden")
                if columns.covered
                else one_decimal_percent(columns.pattern[row])
            )

        def about(row: int, column: int) -> str:
            return f"{visible(columns.tokens[row])}: {say(row, column)}"

        names = [visible(token) for token in columns.tokens]
        sheet = ReadableTable(
            head, (len(names), 1), names.__getitem__, lambda _: head, say, about,
            QRectF(self.rect()), self.layout_now().body,
        )  # fmt: skip
        return {"columns": sheet}

    def minimumSizeHint(self) -> QSize:
        """Return room for the headings and a few words in the smallest letters."""
        fewest = FEWEST_ENLARGED if self._theme.enlarged else FEWEST
        rows = min(len(self._columns.tokens), fewest) + 1
        height = self._theme.px(HEAD) + rows * self._theme.size("tick") * LINE
        return QSize(round(self._theme.px(360)), round(height))

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            moving = self.motion.flowing and not self.motion.easing
            if moving:
                painter.drawPixmap(0, 0, self._kept_picture())
            else:
                self._still = None
                self._paint_still(painter)
            if not self._columns.dimmed:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                where, trip = self.layout_now(), self.motion.trip
                arrows = self.motion.reduced
                paint_dots(painter, self._drawn(), self._theme, where, trip=trip, arrows=arrows)

    def _paint_still(self, painter: QPainter) -> None:
        """Paint all but the dots; words come from a picture that is kept while numbers change."""
        if self._ground is None:
            self._ground = self._pixmap()
            inner = QPainter(self._ground)
            inner.fillRect(self.rect(), self._theme.window)
            focus = self._focus()
            paint_ground(inner, self._columns, self._theme, self.layout_now(), focus)
            inner.end()
        painter.drawPixmap(0, 0, self._ground)
        layout, drawn = self.layout_now(), self._drawn()
        paint_shares(painter, self._columns, self._theme, layout, drawn)

    def _kept_picture(self) -> QPixmap:
        """Return the picture without dots, painted once for all frames of a trip."""
        if self._still is None:
            self._still = self._pixmap()
            inner = QPainter(self._still)
            self._paint_still(inner)
            inner.end()
        return self._still

    def _pixmap(self) -> QPixmap:
        ratio = self.devicePixelRatio()
        pixmap = QPixmap(self.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    def _drawn(self) -> Columns:
        """Return the columns with the shares that links and bars have at this moment."""
        if self._before is None or not self.motion.easing:
            return self._columns
        return eased(self._before, self._columns, self.motion.progress)

    def _focus(self) -> tuple[Zone, int] | None:
        if not self.hasFocus():
            return None
        place = self._columns.query if self._zone == "queries" else self._key_place()
        return self._zone, place

    def _key_place(self) -> int:
        key = self._columns.key
        return self._columns.query if key is None else key

    def _relayout(self) -> None:
        self._layout = None
        widget, face = self._head_button, self._head_face
        if widget is not None and face is not None:
            layout = self.layout_now()
            room = layout.key_left - layout.query_right - 2 * layout.gap
            widget.setText(face.text if widget.room_for(face) <= room else "")
            size = widget.sizeHint().expandedTo(widget.minimumSize())
            x = (layout.link_left + layout.link_right - size.width()) / 2
            y = layout.head.center().y() - size.height() / 2
            widget.setGeometry(round(x), round(y), size.width(), size.height())
        self._repaint_all()

    def _repaint_all(self) -> None:
        self._ground = self._still = None
        self.update()

    def _repaint_shares(self) -> None:
        """Repaint links, bars and numbers: neither the words that ask nor the line of headings."""
        layout = self.layout_now()
        if layout.scrolls or self._columns.ballot is not None:  # both say something beside them
            self.update()
            return
        shares = QRectF(self.rect())
        shares.setLeft(layout.link_left - self._theme.px(BESIDE_LINKS))
        shares.setTop(layout.rows_top - 1)
        self.update(shares.toAlignedRect())

    def _reveal(self, place: int) -> None:
        """Scroll until a word is in sight."""
        layout = self.layout_now()
        sought = place, self.height()  # once: then a wheel may go elsewhere
        if self._theme.enlarged and self._sought != sought:  # the tab is scrolled then
            self._sought = sought
            bring_into_sight(self, lambda: self.layout_now().row_rect(place).toAlignedRect())
        if not layout.scrolls or place in layout.rows:
            return
        start, fit = layout.rows.start, len(layout.rows)
        if place == start - 1:
            self._scroll_to(place)
        elif place == layout.rows.stop:
            self._scroll_to(start + 1)
        else:
            self._scroll_to(place - fit // 2)

    def _scroll_to(self, first: int) -> None:
        layout = self.layout_now()
        self._first = max(0, min(first, layout.n - len(layout.rows)))
        self._relayout()

    def _on_ticked(self) -> None:
        arrived = self._before is not None and not self.motion.easing
        if arrived:
            self._before = None
            self._still = None
        if self.motion.easing or arrived:
            self._repaint_shares()  # bars beside the words move too
            return
        layout = self.layout_now()
        margin = int(self._theme.px(BESIDE_LINKS))
        flow = QRectF(layout.link_left, layout.rows_top, 0, layout.body.height())
        flow.setRight(layout.link_right)
        self.update(flow.toAlignedRect().adjusted(-margin, 0, margin, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._relayout()
        self._reveal(self._columns.query)

    # Mouse and keys

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        pointed = self.layout_now().hit(event.position())
        if self._pointer.move(pointed):
            self.setCursor(
                Qt.CursorShape.PointingHandCursor if pointed else Qt.CursorShape.ArrowCursor
            )

    def leaveEvent(self, event: QEvent) -> None:
        self._pointer.leave()

    def _on_rested(self, zone: str, place: int) -> None:
        (self.query_hovered if zone == "queries" else self.key_hovered).emit(place)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        hit = self.layout_now().hit(event.position())
        if event.button() != Qt.MouseButton.LeftButton or hit is None:
            return
        self._pointer.press()
        zone, place = hit
        if event.modifiers() in (CTRL, SHIFT):
            self.word_picked.emit(zone, place, event.modifiers())
            return
        self._zone = "queries"
        (self.query_clicked if zone == "queries" else self.key_clicked).emit(place)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Type over the number of a word that is read; anywhere else it is one more click."""
        hit = self.layout_now().hit(event.position())
        left = event.button() == Qt.MouseButton.LeftButton
        on_bar = event.position().x() >= self.layout_now().bar_left
        if hit is not None and hit[0] == "keys" and left and on_bar:
            self.weight_requested.emit(hit[1])
        else:
            self.mousePressEvent(event)

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
            return tr("{word}: answer hidden", word=word)
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


def shown_of(n: int, all_: int, of_tokens: bool = False) -> tuple[str, ...]:
    """Say how many words or tokens a picture shows, where not all have room."""
    if n == all_:
        return ()
    said = mark("{n} of {all} tokens") if of_tokens else mark("{n} of {all} words")
    return (tr(said, n=n, all=all_),)


def _is_open(state: State) -> bool:
    """Whether no tile lies over the row any more."""
    ballot = state.ballot
    return ballot is None or (not ballot.covered and ballot.lift >= 1.0)
