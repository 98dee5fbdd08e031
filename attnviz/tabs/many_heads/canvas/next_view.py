"""What comes next, before and after the changes; whose rows moved; one head off at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from attnviz.language import tr
from attnviz.tabs.many_heads.canvas.in_place import InPlace
from attnviz.tabs.many_heads.state import Place, Shown, State
from attnviz.tabs.many_heads.words import next_token as words
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.own_keys import OwnKeys
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.grid.pattern_image import pattern_image
from attnviz.ui.look.focus_ring import paint_ring
from attnviz.ui.look.labels import elided, visible
from attnviz.ui.look.numbers import one_decimal_percent
from attnviz.ui.look.numbers import whole_percent as percent
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed
from attnviz.ui.look.track_bar import paint_bar
from attnviz.ui.predict.tally import paint_cover
from attnviz.ui.reading import accessibility
from attnviz.ui.reading.readable import ReadableTable, text_sheet

if TYPE_CHECKING:
    from attnviz.checkpoints.survey import Shift

SIDE = 16.0  # px of the design
TITLE, LEGEND, PAIR, OTHERS = 26.0, 20.0, 36.0, 28.0
MOVED_ROW = 28.0
THUMB = 22.0  # a pattern beside a head whose row moved
TOLD = 34.0
PROJECTED_TOKENS = 5  # pairs of bars on the wall
LEFT_SHARE, COLUMN_GAP = 0.63, 28.0
PROJECTED = 1.5  # times as high is a token on the wall, where there is room
NUMBER = 62.0  # px of the design: a column of numbers
MAP_TITLE, LEAST_CELL = 28.0, 7.0
LEAST_TITLE = 0.45  # of the width, before what measuring takes is said beside it
PRINTED = 0.5  # of a token: a head that leaves less of it has its number in the cell
K = Qt.Key
WALK = {K.Key_Left: (-1, 0), K.Key_Right: (1, 0), K.Key_Up: (0, -1), K.Key_Down: (0, 1)}
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True)
class NextLayout:
    """Where everything lies.

    Parameters
    ----------
    tokens, moved, below : the three parts; moved is empty without changes
    pair : height of a token with its two bars
    rows : how many tokens are shown
    moved_row, n_moved : height of a head whose row moved, and how many are shown
    cells : of the map of what is left, empty until it is measured
    cell : width and height of one
    told : on a projector the line that says what is changed; there is no card beside
    """

    tokens: QRectF
    moved: QRectF
    below: QRectF
    pair: float
    rows: int
    moved_row: float
    n_moved: int
    cells: QRectF
    cell: tuple[float, float]
    told: QRectF

    def moved_rect(self, number: int) -> QRectF:
        """Return where a head whose row moved lies."""
        top = self.moved.bottom() - (self.n_moved - number) * self.moved_row
        return QRectF(self.moved.x(), top, self.moved.width(), self.moved_row)

    def cell_rect(self, place: Place) -> QRectF:
        """Return where a head lies on the map of what is left."""
        wide, high = self.cell
        return QRectF(
            self.cells.x() + place[0] * wide, self.cells.y() + place[1] * high, wide, high
        )


def lay_out_next(rect: QRectF, theme: Theme, state: State) -> NextLayout:
    """Share a rectangle out."""
    px, survey = theme.px, state.all_heads
    room = rect.adjusted(px(SIDE), px(4), -px(SIDE), -px(6))
    changed = survey.before is not None
    measured = survey.start.left is not None
    told = QRectF(room)
    told.setHeight(px(TOLD) if changed and theme.projector else 0.0)
    room.setTop(room.y() + (told.height() + px(6) if told.height() else 0.0))
    least = px(MAP_TITLE) + (px(LEAST_CELL) * survey.n_heads + px(18) if measured else px(16))
    wanted = px(MAP_TITLE) + (px(17) * survey.n_heads + px(18) if measured else px(16))
    head = px(TITLE) + (px(LEGEND) if changed else 0)
    full = head + px(PAIR) * words.TOKENS + px(OTHERS)
    below_high = min(max(least, room.height() - full - px(12)), wanted, room.height() / 2)
    if theme.projector and not measured:  # nothing on the wall asks for it
        below_high = 0.0
    upper = QRectF(room.x(), room.y(), room.width(), room.height() - below_high - px(10))
    below = QRectF(room.x(), upper.bottom() + px(10), room.width(), below_high)
    left = upper.width() * LEFT_SHARE if changed else upper.width() * 0.8
    tokens = QRectF(upper.x(), upper.y(), left, upper.height())
    most = PROJECTED_TOKENS if theme.projector and changed else words.TOKENS
    rows = max(1, min(most, int((tokens.height() - head - px(OTHERS)) // px(PAIR * 0.7))))
    high = px(PAIR) * (PROJECTED if theme.projector else 1.0)
    pair = min(high, (tokens.height() - head - px(OTHERS)) / rows)
    moved = QRectF()
    n_moved = 0
    if changed:
        x = tokens.right() + px(COLUMN_GAP)
        room_high = upper.height() - px(TITLE) - px(LEGEND)
        n_moved = min(len(words.moved_heads(state)), max(0, int(room_high // px(MOVED_ROW))))
        high = px(TITLE) + px(LEGEND) + n_moved * px(MOVED_ROW)
        moved = QRectF(x, upper.y(), upper.right() - x, high)
    cells = QRectF()
    cell = 0.0, 0.0
    if measured:
        names = QFontMetricsF(theme.font("tick")).horizontalAdvance("000")
        cells = below.adjusted(names, px(MAP_TITLE), 0, -px(18))
        cell = cells.width() / survey.n_layers, cells.height() / survey.n_heads
    return NextLayout(
        tokens, moved, below, pair, rows, px(MOVED_ROW), n_moved, cells, cell, told
    )  # fmt: skip


def paint_next(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Paint the view into any device, laid out for `rect`."""
    painter.fillRect(rect, theme.window)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    layout = lay_out_next(rect, theme, state)
    if layout.told.height():
        _paint_told(painter, layout.told, theme, state)
    _paint_tokens(painter, layout, theme, state)
    if not state.covered:  # both would tell the answer
        if layout.n_moved:
            _paint_moved(painter, layout, theme, state)
        _paint_left(painter, layout, theme, state)
    painter.restore()


def _paint_told(painter: QPainter, box: QRectF, theme: Theme, state: State) -> None:
    """Say on a tinted line what is changed."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.tint)
    painter.drawRoundedRect(box, theme.px(6), theme.px(6))
    font = theme.font("body", bold=True)
    painter.setFont(font)
    painter.setPen(theme.text)
    inside = box.adjusted(theme.px(10), 0, -theme.px(10), 0)
    said = elided(words.changes_line(state), QFontMetricsF(font), inside.width())
    painter.drawText(inside, LEFT, said)


def _columns(layout: NextLayout, theme: Theme, state: State) -> list[float]:
    """Return the right edges of before, after and points; of the share alone without changes."""
    changed = state.all_heads.before is not None
    right, wide = layout.tokens.right(), theme.px(NUMBER)
    return [right - 2 * wide, right - wide, right] if changed else [right]


def _paint_tokens(painter: QPainter, layout: NextLayout, theme: Theme, state: State) -> None:
    survey, px = state.all_heads, theme.px
    changed = survey.before is not None
    box = layout.tokens
    bold, tick = theme.font("label", bold=True), theme.font("tick")
    painter.setFont(bold)
    painter.setPen(theme.text)
    title = QRectF(box.x(), box.y(), box.width(), px(TITLE))
    text = words.title(state)
    painter.drawText(title, LEFT, elided(text, QFontMetricsF(bold), title.width()))
    columns = _columns(layout, theme, state)
    names = box.width() * 0.2
    left = box.x() + names
    bar_right = columns[0] - px(NUMBER) - px(4)
    top = title.bottom()
    if changed:
        _paint_legend(painter, QRectF(left, top, bar_right - left, px(LEGEND)), theme)
        painter.setFont(tick)
        painter.setPen(theme.muted)
        for right, said in zip(columns, (tr("before"), tr("after"), tr("points")), strict=True):
            cell = QRectF(right - px(NUMBER), top, px(NUMBER), px(LEGEND))
            painter.drawText(cell, RIGHT, said)
        top += px(LEGEND)
    shifts, ballot = words.listed(state)[: layout.rows], state.ballot
    for number, shift in enumerate(shifts):
        lifted = 1.0 if ballot is None else ballot.lifted(number, len(shifts))
        row = QRectF(box.x(), top + number * layout.pair, box.width(), layout.pair)
        _paint_name(painter, QRectF(row.x(), row.y(), names - px(10), row.height()), theme, shift)
        high = min(px(11) * (PROJECTED if theme.projector else 1.0), row.height() * 0.34)
        frame = QRectF(left, row.y(), bar_right - left, high)
        if changed:
            above = frame.translated(0, row.height() / 2 - high - px(1))
            below = frame.translated(0, row.height() / 2 + px(1))
            _paint_outlined(painter, above, theme, shift.before)
        else:
            below = frame.translated(0, (row.height() - high) / 2)
        if lifted > 0:
            paint_bar(painter, theme, below, shift.after, theme.V, least=px(2))
        shares = (shift.before, shift.after)
        _paint_numbers(painter, row, columns, theme, shares, strong=True, known=lifted >= 1)
        if ballot is not None:
            paint_cover(painter, below, theme, lifted, ballot.number(number))
    rest_box = QRectF(box.x(), top + layout.pair * len(shifts), box.width(), px(OTHERS))
    painter.setFont(tick)
    painter.setPen(theme.muted)
    rest = words.others(state, layout.rows)
    painter.drawText(rest_box.adjusted(names, 0, 0, 0), LEFT, tr("all other tokens together"))
    known = not state.covered
    _paint_numbers(painter, rest_box, columns, theme, rest, strong=False, known=known)


def _paint_legend(painter: QPainter, box: QRectF, theme: Theme) -> None:
    px, tick = theme.px, theme.font("tick")
    painter.setFont(tick)
    x = box.x()
    for outlined, said in ((True, tr("before")), (False, tr("with the changes"))):
        mark = QRectF(x, box.center().y() - px(5), px(20), px(10))
        if outlined:
            _paint_outlined(painter, mark, theme, 1.0)
        else:
            paint_bar(painter, theme, mark, 1.0, theme.V, least=0)
        painter.setPen(theme.muted)
        wide = QFontMetricsF(tick).horizontalAdvance(said)
        painter.drawText(QRectF(mark.right() + px(6), box.y(), wide + 4, box.height()), LEFT, said)
        x = mark.right() + wide + px(24)


def _paint_outlined(painter: QPainter, frame: QRectF, theme: Theme, share: float) -> None:
    paint_bar(painter, theme, frame, 0.0, theme.V, least=0)
    filled = QRectF(frame)
    filled.setWidth(max(theme.px(2), frame.width() * min(1.0, share)))
    painter.setBrush(theme.surface)
    painter.setPen(QPen(theme.text, theme.line(1.5)))
    painter.drawRoundedRect(filled.adjusted(0.75, 0.75, -0.75, -0.75), 2, 2)


def _paint_name(painter: QPainter, box: QRectF, theme: Theme, shift: Shift) -> None:
    """Write a token behind the word that it goes on with, both at the right."""
    token = shift.token
    piece = visible(token.piece)
    strong, plain = theme.font("body", bold=True), theme.font("body")
    if token.named:
        strong.setItalic(True)
    wide = QFontMetricsF(strong).horizontalAdvance(piece)
    painter.setFont(strong)
    painter.setPen(theme.text)
    painter.drawText(box, RIGHT, elided(token.piece, QFontMetricsF(strong), box.width()))
    room = box.width() - wide
    if token.stem and room > theme.px(8):
        painter.setFont(plain)
        painter.setPen(theme.muted)
        stem = QFontMetricsF(plain).elidedText(
            visible(token.stem), Qt.TextElideMode.ElideLeft, room
        )
        painter.drawText(box.adjusted(0, 0, -wide, 0), RIGHT, stem)


def _paint_numbers(
    painter: QPainter,
    row: QRectF,
    columns: list[float],
    theme: Theme,
    shares: tuple[float, float],
    *,
    strong: bool,
    known: bool,
) -> None:
    """Write the numbers of a row; what comes of the changes only where it is known already."""
    before, after = shares
    wide = theme.px(NUMBER)
    role = "label" if strong else "tick"
    texts = [(one_decimal_percent(after), strong, theme.text)]
    if len(columns) > 1:
        moved = abs(after - before) >= words.LARGE
        texts = [
            (one_decimal_percent(before), False, theme.muted),
            (one_decimal_percent(after), strong and moved, theme.text),
            (words.points(after - before), strong, theme.text),
        ]
    if not known:
        texts = texts[: len(columns) // 2]  # what was before the changes, if there are any
    for right, (text, bold, colour) in zip(columns, texts, strict=False):
        large = strong and theme.projector and text is texts[-1][0] and len(texts) > 2
        painter.setFont(theme.font("body" if large else role, bold=bold))  # type: ignore[arg-type]
        painter.setPen(colour)
        painter.drawText(QRectF(right - wide, row.y(), wide, row.height()), RIGHT, text)


def _paint_moved(painter: QPainter, layout: NextLayout, theme: Theme, state: State) -> None:
    px, box = theme.px, layout.moved
    bold, tick = theme.font("label", bold=True), theme.font("tick")
    painter.setFont(bold)
    painter.setPen(theme.text)
    title = tr("Whose row {token} moved most", token=words.row_token(state))
    head = QRectF(box.x(), box.y(), box.width(), px(TITLE))
    painter.drawText(head, LEFT, elided(title, QFontMetricsF(bold), head.width()))
    painter.setFont(tick)
    painter.setPen(theme.muted)
    said = tr("share of the row’s weight that now rests elsewhere")
    line = QRectF(box.x(), head.bottom(), box.width(), px(LEGEND))
    painter.drawText(line, LEFT, elided(said, QFontMetricsF(tick), line.width()))
    for number, (place, share) in enumerate(words.moved_heads(state)[: layout.n_moved]):
        row = layout.moved_rect(number)
        chosen = place == state.chosen
        painter.setFont(theme.font("label", bold=True))
        painter.setPen(theme.text)
        painter.drawText(row, LEFT, state.head_name(place))
        side = px(THUMB)
        thumb = QRectF(row.x() + px(52), row.center().y() - side / 2, side, side)
        pattern = state.all_heads.coarse(int(side))[place]
        painter.drawImage(thumb, pattern_image(pattern, int(side), theme))
        track = QRectF(thumb.right() + px(10), row.center().y() - px(6), 0, px(12))
        track.setRight(row.right() - px(50))
        paint_bar(painter, theme, track, share, theme.text if chosen else theme.muted, least=px(2))
        painter.setPen(theme.text)
        painter.setFont(theme.font("label"))
        painter.drawText(row, RIGHT, percent(share))


def _paint_left(painter: QPainter, layout: NextLayout, theme: Theme, state: State) -> None:
    """Paint the map of what is left of the likeliest token with each head off."""
    survey, px, box = state.all_heads, theme.px, layout.below
    if not box.height():
        return
    painter.setPen(QPen(theme.line_colour, 1))
    painter.drawLine(QPointF(box.x(), box.y() - px(5)), QPointF(box.right(), box.y() - px(5)))
    bold, tick = theme.font("label", bold=True), theme.font("tick")
    painter.setFont(bold)
    painter.setPen(theme.text)
    title = QRectF(box.x(), box.y(), box.width(), px(MAP_TITLE))
    said = tr("One head off at a time: what is left of {token}", token=words.best_token(state))
    painter.drawText(title, LEFT, elided(said, QFontMetricsF(bold), title.width() * 0.7))
    if survey.start.left is None:
        return
    painter.setFont(tick)
    for layer, head in np.ndindex(survey.n_layers, survey.n_heads):
        cell = layout.cell_rect((layer, head)).adjusted(1, 1, -1, -1)
        left = float(survey.start.left[layer, head])
        lost = 1.0 - left / max(words.best_share(state), 1e-12)
        ground = theme.weight_colour(min(1.0, max(0.0, lost)))
        painter.fillRect(cell, ground)
        painter.setPen(QPen(theme.grid, theme.hairline))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(cell)
        text = percent(left)
        fits = QFontMetricsF(tick).horizontalAdvance(text) <= cell.width()
        if lost >= PRINTED and fits and cell.height() >= theme.size("tick"):
            painter.setPen(theme.surface if ground.lightnessF() < PRINTED else Qt.GlobalColor.black)
            painter.drawText(cell, CENTRE, text)
    _paint_axes(painter, layout, theme, state)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.text, theme.line(2.5)))
    painter.drawRoundedRect(layout.cell_rect(state.chosen), 3, 3)


def _paint_axes(painter: QPainter, layout: NextLayout, theme: Theme, state: State) -> None:
    survey, px = state.all_heads, theme.px
    metrics = QFontMetricsF(theme.font("tick"))
    for layer in range(survey.n_layers):
        strong = layer == state.layer
        near = abs(layer - state.layer) * layout.cell[0] < metrics.horizontalAdvance("000")
        if strong or (survey.layers[layer] % 5 == 0 and not near):
            painter.setFont(theme.font("tick", bold=strong))
            painter.setPen(theme.text if strong else theme.muted)
            cell = layout.cell_rect((layer, survey.n_heads)).adjusted(-20, 0, 20, 0)
            cell.setHeight(px(18))
            painter.drawText(cell, CENTRE, str(survey.layers[layer]))
    for head in sorted({0, state.head, survey.n_heads - 1}):
        near = 0 < abs(head - state.head) * layout.cell[1] < metrics.height()
        if not near:
            painter.setFont(theme.font("tick", bold=head == state.head))
            painter.setPen(theme.text if head == state.head else theme.muted)
            cell = layout.cell_rect((0, head))
            name = QRectF(layout.below.x(), cell.center().y() - 10, 0, 20)
            name.setRight(cell.x() - px(6))
            painter.drawText(name, RIGHT, str(head))


class NextTokenView(Themed, OwnKeys):
    """Shows what comes next. Setters never emit."""

    head_wished = Signal(object)
    """This place is to be the chosen one."""
    measure_wished = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._state: State | None = None
        self.measure = KeyButton("", theme, self)
        self.measure.clicked.connect(self.measure_wished)
        shortcut_labels.label(self.measure, tr("Measure all heads"), "grid.heads_off", "M")
        self.expected = plain_label("", self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def show_state(self, state: State, before: State | None) -> None:
        """Show another state."""
        self._state = state
        self.setAccessibleName(words.canvas_name(state))
        self._place_button()
        self.update()
        accessibility.notify(self)

    def themed_parts(self) -> tuple[TakesTheme, ...]:
        return (self.measure,)

    def dress(self) -> None:
        self.expected.setStyleSheet(
            f"font-size: {self._theme.size('tick')}px; color: {self._theme.muted.name()};"
        )
        self._place_button()

    def sizeHint(self) -> QSize:
        return QSize(976, self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        size = self._theme.size("label")
        return QSize(round(size * 34), round(size * 18))

    def resizeEvent(self, event: QEvent) -> None:
        self._place_button()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            if self._state is None:
                painter.fillRect(self.rect(), self._theme.window)
                return
            paint_next(painter, QRectF(self.rect()), self._theme, self._state)
            if self.hasFocus():
                paint_ring(painter, self._theme, QRectF(self.rect()), 0)

    def sheets(self) -> dict[str, ReadableTable]:
        """Return the table of next tokens, for who hears it."""
        if self._state is None:
            return {}
        rows, columns, cells = words.table(self._state)
        box, title = QRectF(self.rect()), tr("Next token")
        return {title: text_sheet(title, rows, columns, cells, (box, box))}

    def layout_now(self) -> NextLayout:
        """Return where everything lies."""
        assert self._state is not None
        return lay_out_next(QRectF(self.rect()), self._theme, self._state)

    def _place_button(self) -> None:
        state = self._state
        if state is None:
            return
        wanted = state.all_heads.start.left is None and not state.covered
        shown = wanted and not self._theme.projector
        size, below = self.measure.sizeHint(), self.layout_now().below
        box = QRect(
            round(below.right() - size.width()), round(below.y()), size.width(), size.height()
        )
        self.measure.setVisible(shown)
        self.measure.setGeometry(box)
        self.expected.setText(words.measuring(state))
        wide = self.expected.sizeHint().width()
        left = box.x() - round(self._theme.px(12)) - wide
        self.expected.setVisible(shown and left > below.x() + below.width() * LEAST_TITLE)
        self.expected.setGeometry(left, box.y(), wide, box.height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        state = self._state
        if state is None or state.covered or event.button() != Qt.MouseButton.LeftButton:
            return
        layout, point = self.layout_now(), event.position()
        if layout.cells.contains(point):
            layer = int((point.x() - layout.cells.x()) // layout.cell[0])
            head = int((point.y() - layout.cells.y()) // layout.cell[1])
            self.head_wished.emit((layer, head))
            return
        for number, (place, _) in enumerate(words.moved_heads(state)[: layout.n_moved]):
            if layout.moved_rect(number).contains(point):
                self.head_wished.emit(place)

    def is_ours(self, event: QKeyEvent) -> bool:
        """Whether a key does something here."""
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        return plain == Qt.KeyboardModifier.NoModifier and Qt.Key(event.key()) in WALK

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk over the heads: left and right to other layers, up and down in one."""
        state = self._state
        if state is None or not self.is_ours(event):
            super().keyPressEvent(event)
            return
        by, (layer, head) = WALK[Qt.Key(event.key())], state.chosen
        layer, head = layer + by[0], head + by[1]
        survey = state.all_heads
        if 0 <= layer < survey.n_layers and 0 <= head < survey.n_heads:
            self.head_wished.emit((layer, head))


class Following(InPlace[NextTokenView]):
    """A part of the tab: what comes next."""

    SHOWN: ClassVar[Shown] = "next"
    head_wished = Signal(object)
    measure_wished = Signal()

    def make(self, theme: Theme, owner: QWidget) -> NextTokenView:
        """Make the widget and hand its signals on."""
        made = NextTokenView(theme, owner)
        made.head_wished.connect(self.head_wished)
        made.measure_wished.connect(self.measure_wished)
        return made
