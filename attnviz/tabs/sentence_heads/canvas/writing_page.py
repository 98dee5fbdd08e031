"""What a model writes in place of the two columns: tokens to click, others to take, one pattern."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from attnviz.language import tr
from attnviz.tabs.sentence_heads.canvas.writing_paint import (
    WritingLayout,
    lay_out_writing,
    paint_writing,
)
from attnviz.tabs.sentence_heads.state import State
from attnviz.tabs.sentence_heads.words import of_writing as words
from attnviz.ui.controls.own_keys import OwnKeys
from attnviz.ui.look.focus_ring import paint_ring
from attnviz.ui.look.numbers import one_decimal_percent
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed
from attnviz.ui.reading import accessibility
from attnviz.ui.reading.announce import announce_place
from attnviz.ui.reading.readable import ReadableTable, text_sheet

K = Qt.Key
DIGITS = (K.Key_1, K.Key_2, K.Key_3, K.Key_4, K.Key_5, K.Key_6)
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class WritingPage(Themed, OwnKeys):
    """Shows what was written and wishes for more. Setters never emit."""

    next_wished = Signal()
    back_wished = Signal()
    taken = Signal(int)
    """This token of the vocabulary is to stand in place of the last one."""
    cut = Signal(int)
    """So many of the written tokens are to be left."""
    voted = Signal(int)
    """This place of what is listed was voted for, while what was written is covered."""
    chosen = Signal(int)
    """The row of this position is to be the chosen one."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._state: State | None = None
        self._layout: WritingLayout | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def show_state(self, state: State) -> None:
        """Show another step; who hears the page is told the token."""
        before, self._state = self._state, state
        self._layout = None
        self.setAccessibleName(words.page_name(state.written.count))
        self.update()
        accessibility.notify(self)
        wrote = before is not None and before.written is not state.written
        if wrote and self.hasFocus():
            announce_place(self, words.spoken(state))

    @property
    def layout_now(self) -> WritingLayout:
        """Return where everything lies."""
        assert self._state is not None
        if self._layout is None:
            self._layout = lay_out_writing(QRectF(self.rect()), self._theme, self._state)
        return self._layout

    def dress(self) -> None:
        self._layout = None
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(976, self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        size = self._theme.size("label")
        return QSize(round(size * 34), round(size * 18))

    def resizeEvent(self, event: QEvent) -> None:
        self._layout = None

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.window)
            if self._state is not None:
                paint_writing(painter, QRectF(self.rect()), self._theme, self._state)
            if self.hasFocus():
                paint_ring(painter, self._theme, QRectF(self.rect()), 0)

    def sheets(self) -> dict[str, ReadableTable]:
        """Return the strip and the candidates as tables, for who hears them."""
        state = self._state
        if state is None:
            return {}
        written, box = state.written, QRectF(self.rect())
        known = written.steps[:-1] if state.covered else written.steps
        steps = [
            (words.plain(s.token), one_decimal_percent(s.token.share), words.plain(s.runner_up),
             one_decimal_percent(s.runner_up.share))
            for s in known
        ]  # fmt: skip
        listed = words.listed(state)
        shares = ("?" if state.covered else one_decimal_percent(each.share) for each in listed)
        candidates = [[said] for said in shares]
        names = [words.plain(token) for token in listed]
        share = tr("share")
        found = {
            words.title(written): text_sheet(
                words.title(written), names, [share], candidates, (box, box)
            )
        }
        if steps:
            title = tr("Steps")
            columns = [tr("token"), share, tr("second"), share]
            rows = [str(i + 1) for i in range(len(steps))]
            found[title] = text_sheet(title, rows, columns, steps, (box, box))
        return found

    # The mouse

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._state is None:
            return
        layout, at = self.layout_now, event.position()
        clickable = layout.chip_at(at) is not None or layout.candidate_at(at) is not None
        clickable |= layout.row_at(at, len(self._state.tokens)) is not None
        hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
        self.setCursor(hand if clickable else arrow)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        state = self._state
        if event.button() != Qt.MouseButton.LeftButton or state is None:
            return
        layout, at, written = self.layout_now, event.position(), state.written
        place, candidate = layout.chip_at(at), layout.candidate_at(at)
        row = layout.row_at(at, len(state.tokens))
        if place == len(state.tokens):
            self.next_wished.emit()
        elif place is not None and place >= written.n_prompt:
            self.cut.emit(place - written.n_prompt + 1)
        elif place is not None:
            self.chosen.emit(place)
        elif candidate is not None:
            self.take(candidate)
        elif row is not None:
            self.chosen.emit(row)

    def take(self, candidate: int) -> None:
        """Wish for one of the candidates, from 0; the one that stands there is there already."""
        state = self._state
        if state is None or candidate >= len(words.listed(state)):
            return
        if state.covered:
            self.voted.emit(candidate)
            return
        token = words.listed(state)[candidate].id
        if not state.written.count or token != int(state.written.run.ids[-1]):
            self.taken.emit(token)

    # The keyboard

    def is_ours(self, event: QKeyEvent) -> bool:
        """Whether a key does something here."""
        ours = (K.Key_Left, K.Key_Right, *DIGITS)
        return event.modifiers() in _PLAIN and Qt.Key(event.key()) in ours

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Right writes the next token, Left takes one back, digits take another candidate."""
        if not self.is_ours(event):
            super().keyPressEvent(event)
            return
        key = Qt.Key(event.key())
        if key in DIGITS:
            self.take(DIGITS.index(key))
        elif key == K.Key_Right:
            self.next_wished.emit()
        else:
            self.back_wished.emit()
