"""The canvas: it shows a state, and turns mouse and keys into wishes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from attnviz.language import tr
from attnviz.tabs.learning import words
from attnviz.tabs.learning.canvas.layout import (
    LEAST,
    LEAST_ENLARGED,
    LearningLayout,
    layout_learning,
)
from attnviz.tabs.learning.canvas.paint import Backdrop, ground_of, paint_moving, paint_state
from attnviz.tabs.learning.canvas.strip import paint_focus
from attnviz.tabs.learning.canvas.text_field import TextField
from attnviz.tabs.learning.state import State, head_name
from attnviz.ui.controls.tips import show_tip
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed
from attnviz.ui.reading import accessibility
from attnviz.ui.tab.state import differs

if TYPE_CHECKING:
    from attnviz.ui.reading.readable import ReadableTable

SMALLEST = 0.72  # of the least height, for an image that a lesson takes a part of


class Canvas(Themed, QWidget):
    """Text, patterns, curves and the slider. It changes nothing itself. Setters never emit."""

    step_picked = Signal(int)
    """The slider wants to stand at this step."""
    step_settled = Signal()
    """The hand let go of the slider."""
    head_clicked = Signal(object)
    cell_hovered = Signal(object)
    menu_requested = Signal(object, QPoint)
    """The mouse is over this weight, or over none."""
    text_submitted = Signal(str)

    def __init__(self, theme: Theme, state: State, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._theme, self._state = theme, state
        self._layout: LearningLayout | None = None
        self._ground: Backdrop | None = None
        self._painted = QPixmap()
        self._dragging = self._ringed = False
        self.editor: TextField | None = None

    def show_state(self, state: State, before: State | None) -> None:
        """Show a state."""
        self._state = state
        if before is None:  # texts may be of another language
            self._ground = None
        if differs(state, before, "spec", "shown", "large") or self._theme.projector:
            self._layout = None
        accessibility.notify(self)
        self.update()

    def dress(self) -> None:
        self.close_editor()
        self._layout = None
        self.update()

    def moment(self) -> bool:
        """Return that nothing is on its way: a step is shown as it is."""
        return True

    def paint(
        self, painter: QPainter, rect: QRectF, theme: Theme, state: State, moment: object
    ) -> None:
        """Paint a state into any device."""
        paint_state(painter, rect, theme, state)

    def left_out(self, rect: QRectF, theme: Theme, state: State, *, names: bool) -> tuple[str, ...]:
        """Say which heads a projected picture does not show; all else has its room."""
        shown = len(layout_learning(state, theme, rect).grids)
        every = len(state.heads)
        if shown == every or state.large is not None:
            return ()
        return (tr("{n} of {all} heads", n=shown, all=every),)

    def layout_now(self) -> LearningLayout:
        """Return where everything lies."""
        if self._layout is None:
            self._layout = layout_learning(self._state, self._theme, QRectF(self.rect()))
        return self._layout

    def sheets(self) -> dict[str, ReadableTable]:
        """Return for assistive technology the guesses, and the shares of the heads."""
        from attnviz.ui.reading.readable import text_sheet

        state, layout = self._state, self.layout_now()
        shown = state.shown
        places = [f"{i + 1} {token}" for i, token in enumerate(shown.tokens)]
        said = [[words.guess_text(state, i)] for i in range(len(places))]
        strip = layout.text[0].united(layout.guesses[-1])
        box = QRectF(self.rect())
        heads = [head_name(head) for head in state.heads]
        shares = [
            [
                tr("answer hidden")
                if state.covered
                else words.share_or_dot(state.share(head, role))
                for role in words.ROLES
            ]
            for head in state.heads
        ]
        roles = [tr(name) for name in words.ROLES.values()]
        return {
            "guesses": text_sheet(tr("guess"), places, [tr("guess")], said, (strip, strip)),
            "heads": text_sheet(tr("Heads"), heads, roles, shares, (box, box)),
        }

    def minimumSizeHint(self) -> QSize:
        wide, high = LEAST
        if self._theme.projector:
            high *= SMALLEST
        elif self._theme.enlarged:
            wide, high = LEAST_ENLARGED
        return QSize(round(self._theme.px(wide)), round(self._theme.px(high)))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            layout = self.layout_now()
            painter.drawPixmap(0, 0, self._ground_now(layout))
            paint_moving(painter, layout, self._theme, self._state, sharp=False)
            if self._ringed and self.hasFocus():
                paint_focus(painter, layout, self._theme)

    def _ground_now(self, layout: LearningLayout) -> QPixmap:
        """Return what stands still, painted when it is another one."""
        ground, dpr = ground_of(layout, self._theme, self._state), self.devicePixelRatioF()
        size = self.size() * dpr
        if self._ground != ground or self._painted.size() != size:
            self._ground, self._painted = ground, QPixmap(size)
            self._painted.setDevicePixelRatio(dpr)
            self._painted.fill(self._theme.window)
            with QPainter(self._painted) as painter:
                ground.paint(painter)
        return self._painted

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._layout = None
        self._place_editor()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._ringed = event.reason() != Qt.FocusReason.MouseFocusReason
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()
        super().focusOutEvent(event)

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        point, layout = event.position(), self.layout_now()
        if layout.is_on_track(point, self._theme) or layout.chart_at(point):
            self._dragging = True
            self.step_picked.emit(layout.step_at(point.x()))
        elif layout.token_at(point) is not None:
            self.edit_text()
        elif layout.head_at(point) is not None:
            self.head_clicked.emit(layout.head_at(point))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point, layout = event.position(), self.layout_now()
        if self._dragging:
            self.step_picked.emit(layout.step_at(point.x()))
            return
        self.setCursor(self._shape(point))
        cell = layout.cell_at(point)
        if cell != self._state.hovered:
            self.cell_hovered.emit(cell)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._dragging:
            self._dragging = False
            self.step_settled.emit()

    def leaveEvent(self, event: QEvent) -> None:
        if self._state.hovered is not None:
            self.cell_hovered.emit(None)

    def _shape(self, point: QPointF) -> Qt.CursorShape:
        layout = self.layout_now()
        if layout.token_at(point) is not None:
            return Qt.CursorShape.IBeamCursor
        takes = layout.is_on_track(point, self._theme) or layout.chart_at(point)
        if takes or layout.head_at(point) is not None:
            return Qt.CursorShape.PointingHandCursor
        return Qt.CursorShape.ArrowCursor

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of a cell: the one under the pointer, or the first of the large head."""
        cell = self.layout_now().cell_at(QPointF(event.pos()))
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            cell = self._state.hovered or (*(self._state.large or self._state.heads[0]), 0, 0)
        if cell is not None:
            self.menu_requested.emit(cell, event.globalPos())

    # The text

    def edit_text(self) -> None:
        """Open the field of the text."""
        self.close_editor()
        self.editor = editor = TextField(self)
        editor.setAccessibleName(tr("Text to try the model on"))
        editor.setToolTip(tr("2 to {n} letters or words; Enter applies, Esc cancels",
            n=self._state.spec.n_tokens))  # fmt: skip
        editor.setFont(self._theme.font("body"))
        editor.setText(self._state.spec.written_text)
        editor.committed.connect(self._on_committed)
        editor.given_up.connect(self._on_given_up)
        self._place_editor()
        editor.show()
        editor.selectAll()
        editor.setFocus()

    def close_editor(self) -> bool:
        """Give up typing; False when nobody was."""
        editor, self.editor = self.editor, None
        if editor is None:
            return False
        focused = editor.hasFocus()
        editor.blockSignals(True)
        editor.hide()
        editor.deleteLater()
        if focused:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _place_editor(self) -> None:
        if self.editor is not None:
            boxes = self.layout_now().text
            self.editor.setGeometry(boxes[0].united(boxes[-1]).toAlignedRect())

    def _on_committed(self, text: str) -> None:
        self.close_editor()
        if text.strip() != self._state.spec.written_text:
            self.text_submitted.emit(text.strip())

    def _on_given_up(self) -> None:
        self.close_editor()

    # Tool tips

    def event(self, event: QEvent) -> bool:
        """Say what is known of what is under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            show_tip(event, self.tip_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def tip_at(self, point: QPointF) -> str:
        """Return what is said about a point."""
        layout, state = self.layout_now(), self._state
        token, cell = layout.token_at(point), layout.cell_at(point)
        if token is not None:
            return words.guess_text(state, token)
        if cell is not None:
            return words.cell_text(state, cell)
        if layout.is_on_track(point, self._theme):
            return words.near_event(state, layout.step_at(point.x()))
        return ""
