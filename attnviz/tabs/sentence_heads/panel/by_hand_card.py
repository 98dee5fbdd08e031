"""A score and its share worked out by hand, as it would stand on a blackboard.

With the keyboard on it, arrows go from number to number, and a digit, F2 or Enter types over one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from attnviz.language import tr
from attnviz.tabs.sentence_heads.words.by_hand import ByHand, Cell
from attnviz.ui.controls.column_names import two_lines
from attnviz.ui.controls.tips import show_tip
from attnviz.ui.look.focus_ring import paint_ring
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import MINUS
from attnviz.ui.look.text import fitted_name, write_within
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed
from attnviz.ui.reading.announce import announce_place

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from attnviz.tabs.sentence_heads.canvas.weight_entry import WeightEntry

LINE = 24.0  # px of the design
NARROW = 40.0  # px of the design: a column of the table is never narrower
ROUND = 4.0  # px of the design, of the ring around a number
OPENING = (Qt.Key.Key_F2, Qt.Key.Key_Return, Qt.Key.Key_Enter)
LETTING_GO = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class ByHandCard(Themed, QWidget):
    """Paints one `ByHand`; its numbers can be typed over."""

    number_wished = Signal(object, object)
    """A number that somebody wants to type over: a `Cell`, and what is typed already, or None."""
    number_kept = Signal(object)
    """A `Cell` that is to be held at the number it has."""
    number_edited = Signal(object, float, int)
    """A `Cell`, the number it is to be held at, and the gesture."""
    number_cleared = Signal(object)
    """A `Cell` that is to be computed again."""
    number_refused = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._content = ByHand("", "")
        self._opened: Cell | None = None
        self._current: Cell | None = None
        self._entry: WeightEntry | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def content(self) -> ByHand:
        """Return what is shown."""
        return self._content

    def set_content(self, content: ByHand) -> None:
        """Show another sum."""
        before = self._content
        if content != before and self._entry is not None:
            self._entry.drop()
        taller = (len(content.lines), not content.names) != (len(before.lines), not before.names)
        self._content = content
        query, key = visible(content.query), visible(content.key)
        name = tr("By hand: {asker} to {source}", asker=query, source=key)
        self.setAccessibleName(name)
        self.setAccessibleDescription(content.spoken)
        if taller:
            self.updateGeometry()
        self.update()

    def event(self, event: QEvent) -> bool:
        """Say under the pointer that a number can be typed over; claim the keys that do it."""
        claimed = event.type() == QEvent.Type.ShortcutOverride and self._current_cell() is not None
        if claimed and isinstance(event, QKeyEvent) and _acts(event):
            event.accept()
            return True
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            there = self.cell_at(QPointF(event.pos())) is not None
            show_tip(event, tr("Double-click to hold another number") if there else "", self)
            return True
        return super().event(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        over = self.cell_at(event.position()) is not None
        self.setCursor(Qt.CursorShape.IBeamCursor if over else Qt.CursorShape.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        found = self.cell_at(event.position())
        if found is not None:
            self._current = found
            self.update()
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Wish to type over the number under the pointer."""
        found = self.cell_at(event.position())
        if found is not None:
            self.number_wished.emit(found, None)

    # Keyboard

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say which number the keyboard is on."""
        super().focusInEvent(event)
        self._move_to(self._current_cell())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from number to number, type over one, hold it as it is, or let it go."""
        from attnviz.ui.grid.input import ARROWS

        cell, key = self._current_cell(), Qt.Key(event.key())
        if cell is None or not _acts(event):
            super().keyPressEvent(event)
        elif key in ARROWS:
            self._move_to(self._beside(cell, *ARROWS[key]))
        elif key in LETTING_GO:
            self.number_cleared.emit(cell)
        elif key not in OPENING:
            self.number_wished.emit(cell, event.text().replace("-", MINUS))
        elif event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.number_kept.emit(cell)
        else:
            self.number_wished.emit(cell, None)

    def _current_cell(self) -> Cell | None:
        """Return the number that the keyboard is on: the score, until it is taken elsewhere."""
        cells = [cell for _, cell in self.boxes()]
        if self._current not in cells:
            self._current = self._content.score if self._content.score in cells else None
        return self._current

    def _move_to(self, cell: Cell | None) -> None:
        self._current = cell
        self.update()
        if cell is not None:
            announce_place(self, self._content.spoken_of(cell))

    def _beside(self, cell: Cell, down: int, right: int) -> Cell:
        """Return the next number in a direction, the same one at the edge."""
        boxes = self.boxes()
        at = next(box for box, there in boxes if there == cell).center()
        ahead = [
            (abs(box.center().y() - at.y()), abs(box.center().x() - at.x()), there)
            for box, there in boxes
            if (
                (box.center().y() - at.y()) * down > 1
                if down
                else abs(box.center().y() - at.y()) < 1 and (box.center().x() - at.x()) * right > 1
            )
        ]
        return min(ahead)[2] if ahead else cell

    def boxes(self) -> list[tuple[QRectF, Cell]]:
        """Return where the numbers stand that can be held."""
        from PySide6.QtGui import QImage

        found: list[tuple[QRectF, Cell]] = []
        nowhere = QImage(1, 1, QImage.Format.Format_RGB32)
        with QPainter(nowhere) as painter:
            paint_by_hand(painter, self._content, self._theme, float(self.width()), found)
        return found

    def cell_at(self, point: QPointF) -> Cell | None:
        """Return the number at a point."""
        return next((cell for box, cell in self.boxes() if box.contains(point)), None)

    @property
    def entry(self) -> WeightEntry:
        """Return what a number is typed into; made when it is first asked for."""
        from attnviz.tabs.sentence_heads.canvas.weight_entry import WeightEntry

        if self._entry is None:
            self._entry = entry = WeightEntry(self)
            entry.edited.connect(self._on_edited)
            entry.cleared.connect(self._on_cleared)
            entry.refused.connect(self.number_refused)
        return self._entry

    def open_editor(
        self, cell: Cell, value: float, *, held: bool, typed: str | None = None
    ) -> None:
        """Let a number be typed over; an empty field lets one go that is held.

        Parameters
        ----------
        typed : what is typed already
        """
        over = next((box for box, there in self.boxes() if there == cell), None)
        if over is not None:
            self._opened = self._current = cell
            share = cell[0] == "pattern"
            self.entry.open(0, value, over, self._theme, held=held, share=share, typed=typed)

    def _on_edited(self, _: int, value: float, gesture: int) -> None:
        self.number_edited.emit(self._opened, value, gesture)

    def _on_cleared(self, _: int) -> None:
        self.number_cleared.emit(self._opened)

    def sizeHint(self) -> QSize:
        rows = max(len(self._content.lines), 2) + (6.6 if self._content.names else 2.4)
        return QSize(round(self._theme.px(272)), round(self._theme.px(LINE) * rows))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._theme.px(180)), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            paint_by_hand(painter, self._content, self._theme, float(self.width()))
            if self.hasFocus():
                cell = self._current_cell()
                box = next((box for box, there in self.boxes() if there == cell), None)
                around = QRectF(self.rect()) if box is None else box & QRectF(self.rect())
                paint_ring(painter, self._theme, around, self._theme.px(ROUND))


def _acts(event: QKeyEvent) -> bool:
    """Whether a key does something to the numbers of the card."""
    from attnviz.ui.grid.input import ARROWS, TYPED  # no grid before the first picture

    key, held = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if key in OPENING:
        return held in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier)
    plain = held in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
    text = event.text()
    return plain and (key in ARROWS or key in LETTING_GO or (bool(text) and text in TYPED))


def paint_by_hand(
    painter: QPainter,
    content: ByHand,
    theme: Theme,
    width: float,
    boxes: list[tuple[QRectF, Cell]] | None = None,
) -> float:
    """Draw the card at the origin and return its height.

    Parameters
    ----------
    boxes : where the numbers that can be held stand is added to these
    """
    boxes = [] if boxes is None else boxes
    step = theme.px(LINE)
    y = 0.6 * step
    painter.setFont(theme.font("label", bold=True))
    painter.setPen(theme.text)
    pair = f"{visible(content.query)} → {visible(content.key)}"
    title = fitted_name(tr("By hand: {pair}", pair=pair), theme, "label", width, bold=True)
    painter.drawText(QPointF(0, y), title)
    y += step * 1.15
    y, table = _paint_table(painter, content, theme, width, y)
    boxes += table
    for place, line in enumerate(content.lines):
        _paint_line(painter, theme, y, line, width)
        if content.score is not None and place == content.score_line:
            boxes.append((QRectF(0, y - 0.75 * step, width, step), content.score))
        y += step
    _paint_line(painter, theme, y, content.result, width, bold=True)
    if content.share is not None:
        boxes.append((QRectF(0, y - 0.75 * step, width, step), content.share))
    return y + 0.4 * step


@dataclass(frozen=True)
class _Frame:
    """What a table has around its numbers.

    Parameters
    ----------
    heads : names of its rows
    left : where the first column begins
    column : width of one
    names : of the columns, each as its lines
    """

    heads: tuple[str, ...]
    left: float
    column: float
    names: tuple[tuple[str, ...], ...]


# The same for every edit that changes numbers alone, and to fit names takes longer than numbers.
@lru_cache(maxsize=64)
def _frame(query: str, key: str, names: tuple[str, ...], theme: Theme, width: float) -> _Frame:
    """Fit the names around a table into its width."""
    label = QFontMetricsF(theme.font("label"))
    heads = ("q " + visible(query), "k " + visible(key), "×")
    need = max(label.horizontalAdvance(head) for head in heads) + theme.px(5)
    left = min(need, width - len(names) * theme.px(NARROW))
    column = (width - left) / len(names)
    metrics = QFontMetricsF(theme.font("tick"))
    fitted = (
        fitted_name(head, theme, "label", left - theme.px(4), bold=head == heads[-1])
        for head in heads
    )
    split = (tuple(two_lines(name, metrics, column - 2)) for name in names)
    return _Frame(tuple(fitted), left, column, tuple(split))


def _paint_table(
    painter: QPainter, content: ByHand, theme: Theme, width: float, y: float
) -> tuple[float, list[tuple[QRectF, Cell]]]:
    """Draw the table; return where the lines go on, and where what can be held stands."""
    boxes: list[tuple[QRectF, Cell]] = []
    if not content.names:
        return y, boxes
    step = theme.px(LINE)
    frame = _frame(content.query, content.key, content.names, theme, width)
    left, column = frame.left, frame.column
    painter.setFont(theme.font("tick"))
    painter.setPen(theme.muted)
    deepest = max(map(len, frame.names))
    line_height = 1.2 * theme.size("tick")
    for i, lines in enumerate(frame.names):
        for up, line in enumerate(reversed(lines)):
            at = QPointF(left + (i + 0.5) * column, y + (deepest - 1 - up) * line_height)
            write_within(painter, at, line, column - 2)
    y += (deepest - 1) * line_height
    apart = theme.px(6)
    rows: tuple[tuple[str, Sequence[str], QColor, tuple[Cell, ...]], ...] = (
        (frame.heads[0], content.query_vector, theme.Q, content.query_cells),
        (frame.heads[1], content.key_vector, theme.K, content.key_cells),
        (frame.heads[2], content.products, theme.text, ()),
    )
    for head, cells, colour, holdable in rows:
        y += step
        painter.setFont(theme.font("label", bold=not holdable))
        painter.setPen(colour)
        for i, place in enumerate(holdable):
            boxes.append((QRectF(left + i * column, y - 0.75 * step, column, step), place))
        painter.drawText(QPointF(0, y), head)
        for i, cell in enumerate(cells):
            write_within(painter, QPointF(left + (i + 0.5) * column, y), cell, column - apart)
    return y + step * 1.15, boxes


def _paint_line(
    painter: QPainter, theme: Theme, y: float, line: str, width: float, *, bold: bool = False
) -> None:
    """Write a line whose parts in ``^{…}`` are raised, narrower where it would be too wide."""
    size = theme.size("label")
    plain = theme.font("label", bold=bold)
    raised = theme.font("label", bold=bold, px=max(theme.size("tick") - 1, round(size * 0.72)))
    pieces: list[tuple[str, QFont, float]] = []
    for part in line.split("^{"):
        inside, closed, rest = part.partition("}")
        if closed:
            pieces += [(inside, raised, size * 0.4), (rest, plain, 0.0)]
        else:
            pieces.append((part, plain, 0.0))
    wide = [QFontMetricsF(font).horizontalAdvance(text) for text, font, _ in pieces]
    painter.save()
    painter.setPen(theme.text)
    if sum(wide) > width:
        painter.scale(width / sum(wide), 1.0)
    for i, (text, font, lift) in enumerate(pieces):
        painter.setFont(font)
        painter.drawText(QPointF(sum(wide[:i]), y - lift), text)
    painter.restore()
