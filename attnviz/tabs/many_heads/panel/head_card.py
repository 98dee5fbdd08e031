"""The head that is looked at on the map: its pattern with words, and what can be done with it."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QLabel, QWidget

from attnviz.language import tr
from attnviz.tabs.many_heads.panel.template_tools import TemplateTools
from attnviz.tabs.many_heads.state import State
from attnviz.tabs.many_heads.words.all_heads import first_token_note, first_token_share
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.panel import Card
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.grid.pattern_image import pattern_image
from attnviz.ui.look.labels import elided
from attnviz.ui.look.numbers import whole_percent as percent
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed

LINE = 13.0  # px of the design: the least height of a row with a word beside it
WORDS = 0.27  # of the width, for words
RING = 7.0  # px of a cell: marked ones have an edge from there on, smaller ones are filled
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
K = Qt.Key
WALK = {K.Key_Left: (0, -1), K.Key_Right: (0, 1), K.Key_Up: (-1, 0), K.Key_Down: (1, 0)}
Cell = tuple[int, int]


class HeadCard(Card):
    """Shows the head under the mouse, else the chosen one. Setters never emit."""

    first_toggled = Signal()
    opened = Signal(str)
    """The chosen head is wanted on this tab."""
    copied = Signal()
    """All scores are wanted as a table on the clipboard."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        self.title: QLabel | None = None
        super().__init__(theme, parent)
        self.title = plain_label("", self)
        self.title.setProperty("role", "heading")
        self.picture = PatternPicture(theme, self)
        self.tools = TemplateTools(theme, self)
        self.tools.hide()
        self.badge = plain_label("", self, wraps=True)
        self.first = KeyButton("", theme, self)
        self.first.setCheckable(True)
        self.first.clicked.connect(self.first_toggled)
        self.sentence = KeyButton(tr("Sentence heads"), theme, self)
        self.steps = KeyButton(tr("Step by step"), theme, self)
        self.scores = KeyButton(tr("Copy scores  CSV"), theme, self, kind="quiet")
        self.sentence.clicked.connect(self._on_sentence)
        self.steps.clicked.connect(self._on_steps)
        self.scores.clicked.connect(self.copied)
        shortcut_labels.label(self.first, tr("Hide the first token"), "grid.hide_first", "F")
        self.add(
            self.title, self.picture, self.tools, self.badge, self.first, self.sentence, self.steps,
            self.scores,
        )  # fmt: skip
        self.set_theme(theme)

    def show_state(self, state: State, before: State | None) -> None:
        """Show the head that is looked at."""
        self.setVisible(state.shown == "all")
        if state.shown != "all":
            return
        assert self.title is not None
        place = state.looked_at
        self.title.setText(tr("Head {name}", name=state.head_name(place)))
        self.picture.show_state(state)
        template = state.drawn
        self.tools.setVisible(template is not None)
        if template is not None:
            self.tools.show_template(template, can_draw=state.can_draw)
        share = percent(first_token_share(state, place))
        hidden = state.hides_first
        self.first.setChecked(hidden)
        self.badge.setText(
            first_token_note(state)
            if hidden
            else tr("On average {share} of a row goes to the first token.", share=share)
        )

    def themed_parts(self) -> Iterable[TakesTheme]:
        if self.title is None:  # the base class dresses itself first
            return ()
        return (self.picture, self.tools, self.first, self.sentence, self.steps, self.scores)

    def dress(self) -> None:
        super().dress()
        if self.title is not None:
            self.badge.setStyleSheet(f"font-size: {self._theme.size('tick')}px;")

    def _on_sentence(self) -> None:
        self.opened.emit("heads")

    def _on_steps(self) -> None:
        self.opened.emit("steps")


class PatternPicture(Themed, QWidget):
    """One pattern with the words of its rows; the cells of a template are marked on it.

    Where heads are sorted by a template, it is drawn here: by mouse, whose right button clears,
    or by arrows and Space.
    """

    pressed = Signal(int, int, bool)
    """A stroke begins at this row and column; whether it clears, whatever the cell holds."""
    dragged = Signal(int, int)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._state: State | None = None
        self._cursor: Cell = (0, 0)
        self.setMinimumHeight(round(theme.px(120)))

    def show_state(self, state: State) -> None:
        """Show another pattern."""
        self._state = state
        name = state.head_name(state.looked_at)
        said = tr("Pattern of head {name}", name=name)
        draws = state.can_draw
        if draws:
            said = tr("Pattern of head {name}: arrows move, Space marks a cell", name=name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if draws else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.CrossCursor if draws else Qt.CursorShape.ArrowCursor)
        last = state.all_heads.n_tokens - 1
        self._cursor = (min(self._cursor[0], last), min(self._cursor[1], last))
        self.setAccessibleName(said)
        self.update()

    def cell_at(self, point: QPointF) -> Cell | None:
        """Return row and column at a point."""
        if self._state is None:
            return None
        n, box = self._state.all_heads.n_tokens, pattern_box(QRectF(self.rect()))
        if not box.contains(point):
            return None
        row = int((point.y() - box.y()) / box.height() * n)
        column = int((point.x() - box.x()) / box.width() * n)
        return min(row, n - 1), min(column, n - 1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        cell = self.cell_at(event.position())
        if event.button() not in (LEFT, RIGHT) or cell is None or not self._draws:
            super().mousePressEvent(event)
            return
        self._cursor = cell
        self.pressed.emit(*cell, event.button() == RIGHT)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        cell = self.cell_at(event.position())
        if self._draws and event.buttons() & (LEFT | RIGHT) and cell is not None:
            self.dragged.emit(*cell)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Leave the right button to the strokes that clear."""
        event.setAccepted(self._draws)

    def event(self, event: QEvent) -> bool:
        """Take the keys that draw before the shortcuts of the tab do."""
        ours = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if ours and self._draws and event.key() in (*WALK, K.Key_Space):  # type: ignore[attr-defined]
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the cell of the keyboard, Space marks it or clears it."""
        key = Qt.Key(event.key())
        if self._state is None or not self._draws or key not in (*WALK, K.Key_Space):
            super().keyPressEvent(event)
            return
        if key == K.Key_Space:
            self.pressed.emit(*self._cursor, False)
            return
        last = self._state.all_heads.n_tokens - 1
        row, column = (
            min(max(at + by, 0), last) for at, by in zip(self._cursor, WALK[key], strict=True)
        )
        self._cursor = (row, column)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()

    @property
    def _draws(self) -> bool:
        return self._state is not None and self._state.can_draw

    def sizeHint(self) -> QSize:
        side = round(self._theme.px(250))
        return QSize(side, side)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(width * (1 - WORDS)) + 4

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._state is not None:
            with QPainter(self) as painter:
                paint_pattern(painter, QRectF(self.rect()), self._theme, self._state)
                if self._draws and self.hasFocus():
                    box = pattern_box(QRectF(self.rect()))
                    step = box.height() / self._state.all_heads.n_tokens
                    row, column = self._cursor
                    painter.setPen(QPen(self._theme.focus, self._theme.line(2)))
                    painter.drawRect(
                        QRectF(box.x() + column * step, box.y() + row * step, step, step)
                    )


def pattern_box(rect: QRectF) -> QRectF:
    """Return where the cells lie."""
    left = rect.width() * WORDS
    side = min(rect.width() - left, rect.height() - 2)
    return QRectF(rect.x() + left, rect.y() + 1, side - 1, side - 1)


def paint_pattern(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Paint the pattern of the head that is looked at, its chosen row outlined."""
    survey, (layer, head) = state.all_heads, state.looked_at
    n = survey.n_tokens
    box = pattern_box(rect)
    left, side = box.x() - rect.x(), box.width() + 1
    hides_first = state.hides_first
    pattern = (survey.pattern if hides_first else survey.coarse(int(side)))[layer, head]
    image = pattern_image(pattern, int(side), theme, hides_first=hides_first)
    painter.drawImage(box, image)
    step = box.height() / n
    if state.drawn is not None and state.can_draw:
        _paint_marked(painter, box, theme, state.drawn.cells)
    font = theme.font("tick", px=max(8, min(theme.size("tick"), round(step * 0.95))))
    metrics = QFontMetricsF(font)
    every = max(1, -int(-max(theme.px(LINE), metrics.height() * 0.9) // step))
    flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    for row in range(n):
        strong = row == state.row
        if not strong and (row % every or 0 < abs(row - state.row) < every):
            continue
        painter.setFont(theme.font("tick", bold=strong, px=font.pixelSize()))
        painter.setPen(theme.text if strong else theme.muted)
        place = QRectF(rect.x(), box.y() + (row + 0.5) * step - 12, left - theme.px(6), 24)
        painter.drawText(place, flags, elided(survey.labels[row], metrics, place.width()))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.grid, theme.hairline))
    painter.drawRect(box)
    if state.row < n:
        painter.setPen(QPen(theme.text, theme.line(2)))
        painter.drawRect(QRectF(box.x(), box.y() + state.row * step, box.width(), max(2.0, step)))


def _paint_marked(painter: QPainter, box: QRectF, theme: Theme, cells: NDArray[np.bool_]) -> None:
    """Mark the cells of a template: an edge that leaves the weight in sight, where one fits."""
    step = box.height() / len(cells)
    inside = QColor(theme.V)
    inside.setAlpha(130)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.V, theme.line(2)))
    for row, column in np.argwhere(cells):
        cell = QRectF(box.x() + column * step, box.y() + row * step, step, step)
        if step >= RING:
            painter.drawRect(cell.adjusted(1, 1, -1, -1))
        else:
            painter.fillRect(cell, inside)
