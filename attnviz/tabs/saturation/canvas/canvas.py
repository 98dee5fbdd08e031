"""Hands on the picture of a softmax that saturates: slider, keys, and scores to type over."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from attnviz.language import tr
from attnviz.tabs.saturation.canvas.layout import ScoresPicture, Zone
from attnviz.tabs.saturation.canvas.scores_view import ScoresView
from attnviz.widgets import hearing
from attnviz.widgets.cell_editor import CellEditor, editable_text
from attnviz.widgets.theme import Theme
from attnviz.widgets.tips import show_tip

SHORT = 8  # letters of a score that its field shows in full; a longer one opens as it is printed


class ScoresCanvas(ScoresView):
    """Turns mouse and keys on the picture into wishes; it changes nothing itself."""

    size_picked = Signal(int, int)
    """The slider wants to stand on this number; of one gesture, numbered by the second."""
    key_pointed = Signal()
    """The pointer or the keyboard is on another key, or on none."""
    key_clicked = Signal(int)
    score_edited = Signal(int, float)
    score_refused = Signal(str)

    def __init__(
        self,
        theme: Theme,
        picture: ScoresPicture,
        bounds: tuple[float, float],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, picture, parent)
        self._bounds = bounds
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.editor: CellEditor | None = None
        self._editing = 0
        self._opened = ""
        self._gesture = 0
        self._dragging = False
        self._describe: Callable[[int], str] | None = None

    def set_describer(self, describe: Callable[[int], str]) -> None:
        """Let tool tips say this about a key."""
        self._describe = describe

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another look."""
        self.close_editor()
        super().set_theme(theme)

    def set_picture(self, picture: ScoresPicture, jump: bool = True) -> None:
        """Show other scores."""
        super().set_picture(picture, jump)
        hearing.changed(self)

    # The slider

    def mousePressEvent(self, event: QMouseEvent) -> None:
        hit = self._hit(event.position())
        if event.button() != Qt.MouseButton.LeftButton or hit is None:
            return
        zone, key = hit
        if zone == "slider":
            self.set_cursor(None)
            self._dragging = self._picture.slider_on
            self._gesture += 1
            self._pick(event)
        elif zone == "score":
            self.edit_score(key)
        else:
            self.key_clicked.emit(key)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dragging:
            self._pick(event)
            return
        hit = self._hit(event.position())
        self.setCursor(self._shape(hit))
        self._hover(hit[1] if hit is not None and hit[0] != "slider" else None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._dragging = False

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(None)

    def _pick(self, event: QMouseEvent) -> None:
        if not self._dragging:
            return
        snap = not event.modifiers() & Qt.KeyboardModifier.AltModifier
        value = self.layout_now().track.value_at(event.position().x(), snap)
        if value != self._picture.size:
            self.size_picked.emit(value, self._gesture)

    def _hit(self, point: QPointF) -> tuple[Zone, int] | None:
        return self.layout_now().hit(point, self._picture, self._theme)

    def _shape(self, hit: tuple[Zone, int] | None) -> Qt.CursorShape:
        if hit is None or (hit[0] == "slider" and not self._picture.slider_on):
            return Qt.CursorShape.ArrowCursor
        if hit[0] == "score":
            return Qt.CursorShape.IBeamCursor
        return Qt.CursorShape.PointingHandCursor

    # Keys of the query

    def move_cursor(self, by: int) -> None:
        """Move the keyboard to a key further down or up; it enters at the first or the last."""
        last = len(self._picture.scores) - 1
        key = (0 if by > 0 else last) if self._cursor is None else self._cursor + by
        self.set_cursor(min(max(key, 0), last))

    def set_cursor(self, key: int | None) -> None:
        """Give the keyboard to a key, or with None to the slider."""
        before = self.pointed
        super().set_cursor(key)
        if self.pointed != before:
            self.key_pointed.emit()

    def _hover(self, key: int | None) -> None:
        if key == self._hovered:
            return
        before = self.pointed
        self._hovered = key
        self.update()
        if self.pointed != before:
            self.key_pointed.emit()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab go from the slider to the keys first, then on: no key is trapped."""
        if not self.hasFocus():  # asked on behalf of a control in the picture
            return super().focusNextPrevChild(forward)
        if forward and self._cursor is None:
            self.move_cursor(1)
            return True
        if not forward and self._cursor is not None:
            self.set_cursor(None)
            return True
        return super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() == Qt.FocusReason.TabFocusReason:
            self.set_cursor(None)
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()
        super().focusOutEvent(event)

    # Typing a score

    def edit_score(self, key: int) -> None:
        """Open the field of a key's score."""
        self.close_editor()
        self.set_cursor(key)
        self._editing = key
        self.editor = CellEditor(self, self._theme, self._bounds)
        self.editor.setAccessibleName(tr("score of key {n}", n=key + 1))
        self.editor.committed.connect(self._on_committed)
        self.editor.cancelled.connect(self.close_editor)
        self.editor.refused.connect(self.score_refused)
        box = self.layout_now().charts[0].input_rect(key, self._theme)
        self._opened = editable_text(float(self._picture.scores[key]))
        if len(self._opened) > SHORT:
            self._opened = self._picture.charts[0].inputs[key]
        self.editor.open_at(box, self._opened, True)

    def close_editor(self) -> bool:
        """Give up typing; False when nobody was."""
        editor, self.editor = self.editor, None
        if editor is None:
            return False
        focused = editor.hasFocus()
        editor.committed.disconnect(self._on_committed)
        editor.cancelled.disconnect(self.close_editor)
        editor.hide()
        editor.deleteLater()
        if focused:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _on_committed(self, value: float, rows: int, columns: int) -> None:
        key, editor = self._editing, self.editor
        same = editor is not None and editor.text() == self._opened
        self.close_editor()
        if not same:
            self.score_edited.emit(key, value)
        following = key + (rows or columns)
        if following != key and 0 <= following < len(self._picture.scores):
            self.edit_score(following)

    def event(self, event: QEvent) -> bool:
        """Say what is known of a key under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            show_tip(event, self.tip_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def tip_at(self, point: QPointF) -> str:
        """Return what is said about a point."""
        hit = self._hit(point)
        if hit is None or hit[0] == "slider" or self._describe is None:
            return ""
        return self._describe(hit[1])
