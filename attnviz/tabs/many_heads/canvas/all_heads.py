"""All heads in place of the layer: the map above, the finder below, one keyboard for both."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from attnviz.language import tr
from attnviz.tabs.many_heads.canvas.finder import (
    FinderLayout,
    columns_of,
    lay_out_finder,
    number_text,
    paint_finder,
)
from attnviz.tabs.many_heads.canvas.head_map import (
    MapLayout,
    height_for,
    lay_out_map,
    paint_head_map,
)
from attnviz.tabs.many_heads.canvas.in_place import InPlace
from attnviz.tabs.many_heads.state import Place, Shown, State
from attnviz.tabs.many_heads.words.all_heads import (
    canvas_name,
    first_token_note,
    score_name,
    spoken_head,
)
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.own_keys import OwnKeys
from attnviz.ui.look.focus_ring import paint_ring
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed
from attnviz.ui.reading import accessibility
from attnviz.ui.reading.announce import announce_place
from attnviz.ui.reading.readable import ReadableTable, told_sheet
from attnviz.ui.tab.first_token import paint_first_token_sign, sign_height
from attnviz.ui.tab.state import differs

SIDE, BETWEEN = 16.0, 8.0  # px of the design: beside all of it, from map to finder
LEAST_ROWS = 5  # of the finder, before the map gets smaller
REST_MS = 120  # until a head under the mouse is shown large
K = Qt.Key
WALK = {K.Key_Left: (-1, 0), K.Key_Right: (1, 0), K.Key_Up: (0, -1), K.Key_Down: (0, 1)}
DIGITS = (K.Key_1, K.Key_2, K.Key_3, K.Key_4, K.Key_5, K.Key_6, K.Key_7, K.Key_8, K.Key_9)
ZOOM = {K.Key_Plus: 1, K.Key_Equal: 1, K.Key_Minus: -1, K.Key_0: 0}
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class AllHeadsView(Themed, OwnKeys):
    """Shows and walks all heads; it wishes and is told. Setters never emit."""

    head_wished = Signal(object)
    """This place is to be the chosen one."""
    opened = Signal(object)
    """This place is to be looked at by itself."""
    previewed = Signal(object)
    """This place is under the mouse; None when none is."""
    sorted_by = Signal(str)
    """The heading of this score was clicked."""
    zoomed = Signal(int)
    """Thumbnails are to be larger (+1), smaller (-1), or as where all fit (0)."""
    repeats_wished = Signal()
    """All heads are to be measured on random repeats."""
    template_wished = Signal()
    """A template is to be drawn."""
    numbered = Signal(int)
    """The score with this number in the row above is wanted, from 1."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._state: State | None = None
        self._map: MapLayout | None = None
        self._finder: FinderLayout | None = None
        self._first = 0  # row of the finder
        self._under: Place | None = None
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._on_rested)
        self.repeats = KeyButton(tr("Random repeats"), theme, self, kind="tonal")
        self.repeats.setToolTip(
            tr("Measure induction on random tokens written twice, whatever the text")
        )
        self.repeats.clicked.connect(self.repeats_wished)
        self.template = KeyButton(tr("Draw a template"), theme, self)
        self.template.setToolTip(
            tr("Mark cells of the large pattern; all heads are scored by their weight there")
        )
        self.template.clicked.connect(self.template_wished)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def show_state(self, state: State, before: State | None) -> None:
        """Show all heads; one chosen elsewhere comes into sight, the first ones after sorting."""
        resorted = before is not None and (
            differs(state, before, "shade", "templates")
            or state.pointer.reverse != before.pointer.reverse
        )
        moved = differs(state, before, "chosen", "survey") and not resorted
        self._state = state
        if resorted:
            self._first = 0
        self.setAccessibleName(canvas_name(state))
        self._arrange(follow=moved)
        self.update()
        accessibility.notify(self)
        if (moved or resorted) and self.hasFocus():
            announce_place(self, spoken_head(state))

    @property
    def map(self) -> MapLayout:
        """Return where the thumbnails lie."""
        assert self._map is not None
        return self._map

    @property
    def finder(self) -> FinderLayout | None:
        """Return where the table lies; None while it is folded away."""
        return self._finder

    def themed_parts(self) -> tuple[TakesTheme, ...]:
        return (self.repeats, self.template)

    def dress(self) -> None:
        self._arrange(follow=True)

    def _place_buttons(self) -> None:
        """Offer random repeats, until they are measured, and templates right of the title."""
        state, finder = self._state, self._finder
        wanted = finder is not None and state is not None and state.all_heads.shares is not None
        if state is not None and state.score("repeats") is not None:
            wanted = False
        self.repeats.setVisible(wanted)
        self.template.setVisible(finder is not None)
        if finder is None:
            return
        right = finder.title.right()
        for button in (self.repeats, self.template) if wanted else (self.template,):
            size, box = button.sizeHint(), finder.title
            high = min(size.height(), round(box.height()))
            button.setGeometry(round(right - size.width()), round(box.y()), size.width(), high)
            right -= size.width() + self._theme.px(8)
        self._finder = replace(finder, buttons=finder.title.right() - right + self._theme.px(4))

    def sizeHint(self) -> QSize:
        return QSize(976, self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        size = self._theme.size("label")
        return QSize(round(size * 34), round(size * 18))

    def resizeEvent(self, event: QEvent) -> None:
        self._arrange(follow=True)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.window)
            if self._state is None or self._map is None:
                return
            _paint_badge(painter, QRectF(self.rect()), self._theme, self._state)
            paint_head_map(painter, self._map, self._theme, self._state)
            if self._finder is not None:
                paint_finder(painter, self._finder, self._theme, self._state)
            if self.hasFocus():
                paint_ring(painter, self._theme, QRectF(self.rect()), 0)

    def sheets(self) -> dict[str, ReadableTable]:
        """Return the finder as a table, for who hears it."""
        state = self._state
        if state is None or self._map is None:
            return {}
        names = columns_of(state)
        ranked = state.ranked
        rows = [state.head_name(place) for place in ranked]
        box = QRectF(self.rect())
        title = tr("Head finder")
        headings = [score_name(state, name) for name in names]

        def say(row: int, column: int) -> str:
            return number_text(state, names[column], ranked[row])

        return {title: told_sheet(title, rows, headings, say, (box, box))}

    # Laying out

    def _arrange(self, *, follow: bool) -> None:
        if self._state is None:
            return
        before = self._map
        first = None if before is None else (before.layers[0], before.heads[0])
        self._map, self._finder = lay_out(
            QRectF(self.rect()), self._theme, self._state, first=first, row=self._first
        )
        if follow and self._finder is not None:
            self._show_row(self._state.ranked.index(self._state.chosen))
        self._place_buttons()

    def _show_row(self, number: int) -> None:
        finder, state = self._finder, self._state
        if finder is None or state is None:
            return
        least, most = number - finder.count + 1, number
        self._scroll(min(max(finder.first, least), most))

    def _scroll(self, first: int) -> None:
        if self._state is None:
            return
        self._first = max(0, first)
        self._map, self._finder = lay_out(
            QRectF(self.rect()), self._theme, self._state,
            first=(self.map.layers[0], self.map.heads[0]), row=self._first,
        )  # fmt: skip
        if self._finder is not None:
            self._first = self._finder.first
        self._place_buttons()
        self.update()

    # The mouse

    def _place_at(self, point: QPointF) -> Place | None:
        if self._state is None:
            return None
        found = self.map.place_at(point)
        if found is None and self._finder is not None:
            row = self._finder.row_at(point)
            found = None if row is None else self._state.ranked[row]
        return found

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        under = self.map.place_at(event.position()) if self._map is not None else None
        if under != self._under:
            self._under = under
            self._rest.start()
        heading = self._finder is not None and self._finder.column_at(event.position())
        shape = Qt.CursorShape.PointingHandCursor if heading else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    def leaveEvent(self, event: QEvent) -> None:
        self._under = None
        self._rest.stop()
        self.previewed.emit(None)

    def _on_rested(self) -> None:
        self.previewed.emit(self._under)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        name = None if self._finder is None else self._finder.column_at(event.position())
        place = self._place_at(event.position())
        if name:
            self.sorted_by.emit(name)
        elif place is not None:
            self.head_wished.emit(place)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        place = self._place_at(event.position())
        if place is not None:
            self.opened.emit(place)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the finder; with Ctrl, zoom the map."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and event.angleDelta().y():
            self.zoomed.emit(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
            return
        finder, state = self._finder, self._state
        if finder is None or state is None or not event.angleDelta().y():
            event.ignore()
            return
        self._scroll(finder.first - (1 if event.angleDelta().y() > 0 else -1))
        event.accept()

    # The keyboard

    def is_ours(self, event: QKeyEvent) -> bool:
        """Whether a key does something here."""
        key = Qt.Key(event.key())
        ours = (*WALK, K.Key_Home, K.Key_End, K.Key_Return, K.Key_Enter, *DIGITS)
        if key in ZOOM and event.modifiers() in (*_PLAIN, Qt.KeyboardModifier.ShiftModifier):
            return True
        return event.modifiers() in _PLAIN and key in ours

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk over the map, Home and End to its ends, + − and 0 zoom, Enter opens."""
        state = self._state
        if state is None or not self.is_ours(event):
            super().keyPressEvent(event)
            return
        survey, (layer, head) = state.all_heads, state.chosen
        key = Qt.Key(event.key())
        if key in ZOOM:
            self.zoomed.emit(ZOOM[key])
            return
        if key in DIGITS:
            self.numbered.emit(DIGITS.index(key) + 1)
            return
        if key in WALK:
            by = WALK[key]
            layer, head = layer + by[0], head + by[1]
        elif key in (K.Key_Home, K.Key_End):
            layer = 0 if key == K.Key_Home else survey.n_layers - 1
        else:
            self.opened.emit(state.chosen)
            return
        if 0 <= layer < survey.n_layers and 0 <= head < survey.n_heads:
            self.head_wished.emit((layer, head))


def lay_out(
    rect: QRectF, theme: Theme, state: State, *, first: Place | None = None, row: int = 0
) -> tuple[MapLayout, FinderLayout | None]:
    """Share a rectangle out between map and finder.

    Parameters
    ----------
    first : layer and head at the top left of the map before
    row : the first row of the finder before
    """
    side, between = theme.px(SIDE), theme.px(BETWEEN)
    room = rect.adjusted(side, _badge_height(theme, state), -side, -theme.px(4))
    survey = state.all_heads
    folded = state.pointer.folded or theme.projector
    whole = room.height()
    finder_least = 0.0 if folded else theme.px(54 + 25 * LEAST_ROWS) + between
    zoom = state.pointer.zoom
    wanted = height_for(theme, survey, room.width(), zoom)
    high = whole if folded else min(wanted, max(whole - finder_least, whole * 0.4))
    upper = QRectF(room.x(), room.y(), room.width(), high)
    found = lay_out_map(upper, theme, survey, state.chosen, first=first, zoom=zoom)
    if folded:
        return found, None
    top = found.area.bottom() + between
    lower = QRectF(room.x(), top, room.width(), room.bottom() - top)
    return found, lay_out_finder(lower, theme, state, row)


def paint_all_heads(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Paint map and finder into any device, laid out for `rect`, the chosen head in sight."""
    painter.fillRect(rect, theme.window)
    place = state.ranked.index(state.chosen)
    found, finder = lay_out(rect, theme, state, row=0)
    if finder is not None and place >= finder.count:
        found, finder = lay_out(rect, theme, state, row=place - finder.count + 1)
    _paint_badge(painter, rect, theme, state)
    paint_head_map(painter, found, theme, state)
    if finder is not None:
        paint_finder(painter, finder, theme, state)


def _badge_height(theme: Theme, state: State) -> float:
    return sign_height(theme) + theme.px(2) if state.hides_first else 0.0


def _paint_badge(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Say over the map that the first token is hidden, and how much of the chosen head that is."""
    if not state.hides_first:
        return
    at = QPointF(rect.x() + theme.px(SIDE), rect.y() + theme.px(2))
    room = rect.width() - 2 * theme.px(SIDE)
    paint_first_token_sign(painter, theme, at, first_token_note(state), room=room)


def heads_left_out(rect: QRectF, theme: Theme, state: State) -> tuple[str, ...]:
    """Say how many patterns a picture of that size shows where not all are."""
    found, _ = lay_out(rect, theme, state)
    n, count = found.layers[1] * found.heads[1], len(state.ranked)
    return () if n == count else (tr("{n} of {all} heads", n=n, all=count),)


class AllHeads(InPlace[AllHeadsView]):
    """A part of the tab: all heads of the model."""

    SHOWN: ClassVar[Shown] = "all"
    head_wished = Signal(object)
    opened = Signal(object)
    previewed = Signal(object)
    sorted_by = Signal(str)
    numbered = Signal(int)
    repeats_wished = Signal()
    template_wished = Signal()
    zoomed = Signal(int)

    def make(self, theme: Theme, owner: QWidget) -> AllHeadsView:
        """Make the widget and hand its signals on."""
        made = AllHeadsView(theme, owner)
        for name in (
            "head_wished",
            "opened",
            "previewed",
            "sorted_by",
            "numbered",
            "repeats_wished",
            "template_wished",
            "zoomed",
        ):
            getattr(made, name).connect(getattr(self, name))
        return made
