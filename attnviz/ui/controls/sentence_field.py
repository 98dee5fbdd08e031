"""The line with the text: shown with what is left out struck through, typed into on demand."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from attnviz.language import tr
from attnviz.ui.controls.sentence_text import SentenceText, broken_text
from attnviz.ui.look import icons
from attnviz.ui.look.labels import visible
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed
from attnviz.ui.look.tones import RADIUS

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent
    from PySide6.QtWidgets import QLineEdit

HEIGHT = 34.0  # px of the design
LINES = 3  # a longer text than this is cut
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
KeptLength = Callable[[str], int]


class SentenceField(Themed, QWidget):
    """Shows a text; F2, Enter or a click edits it. Setters never emit.

    Parameters
    ----------
    kept_length : tells how many characters of a text are used
    longest : how many characters can be typed
    """

    text_typed = Signal(str)
    submitted = Signal(str)
    cancelled = Signal()
    list_requested = Signal()

    def __init__(
        self,
        theme: Theme,
        kept_length: KeptLength,
        parent: QWidget | None = None,
        *,
        longest: int,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._kept_length = kept_length
        self._longest = longest
        self._text = ""
        self._editable = True
        self._wrong = False
        self._hint = ""
        self._editor: QLineEdit | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._fit_height()

    @property
    def text(self) -> str:
        """Return the text that is shown."""
        return self._text

    @property
    def editing(self) -> bool:
        """Whether somebody types."""
        return self._editor is not None

    @property
    def editor(self) -> QLineEdit | None:
        """Return the open editor."""
        return self._editor

    @property
    def wrong(self) -> bool:
        """Whether the edge says that the text cannot be used."""
        return self._wrong

    def set_text(self, text: str, editable: bool = True, hint: str = "") -> None:
        """Show another text."""
        self._text, self._editable, self._hint = text, editable, hint
        self._fit_height()
        self.setAccessibleName(tr("Sentence: {text}", text=visible(text)))
        typed = tr("Click to type your own sentence; the arrow opens the list")
        fixed = tr("These words came with an opened file and cannot be edited")
        self.setToolTip(typed if editable else fixed)
        self.update()

    def set_wrong(self, wrong: bool) -> None:
        """Mark the text as one that cannot be used."""
        if wrong == self._wrong:
            return
        self._wrong = wrong
        if self._editor is not None:
            self._editor.setProperty("wrong", wrong)
            self._editor.style().polish(self._editor)
        self.update()

    def edit(self) -> None:
        """Let a person type."""
        if not self._editable or self._editor is not None:
            return
        from PySide6.QtWidgets import QLineEdit

        editor = QLineEdit(self._text, self)
        editor.setAccessibleName(tr("Sentence"))
        editor.setStyleSheet(f"font-size: {self._theme.size('body')}px;")
        editor.setMaxLength(self._longest)
        editor.textChanged.connect(self._on_typed)
        editor.installEventFilter(self)
        editor.setGeometry(self._editor_rect())
        editor.show()
        editor.selectAll()
        editor.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._editor = editor
        self._strike_out(self._text)
        self._fit_height()
        self.update()

    def close_editor(self) -> None:
        """Show the text again; what was typed is gone."""
        editor, self._editor = self._editor, None
        if editor is not None:
            editor.removeEventFilter(self)
            editor.hide()
            editor.deleteLater()
        self.set_wrong(False)
        self._fit_height()
        self.update()

    def _submit(self) -> None:
        if self._editor is not None:
            self.submitted.emit(self._editor.text())

    def _cancel(self) -> None:
        self.close_editor()
        self.cancelled.emit()

    def _on_typed(self, text: str) -> None:
        self._strike_out(text)
        self.text_typed.emit(text)

    def _strike_out(self, text: str) -> None:
        """Strike through what is left out, while it is typed."""
        editor = self._editor
        if editor is None:
            return
        # First used by who types: each class costs milliseconds when the program starts.
        from PySide6.QtGui import QInputMethodEvent, QTextCharFormat

        kept = self._kept_length(text)
        attributes = []
        if kept < len(text):
            struck = QTextCharFormat()
            struck.setFontStrikeOut(True)
            kind = QInputMethodEvent.AttributeType.TextFormat
            start = kept - editor.cursorPosition()
            attributes.append(QInputMethodEvent.Attribute(kind, start, len(text) - kept, struck))
        # A line edit formats parts of its text only on behalf of an input method.
        QCoreApplication.sendEvent(editor, QInputMethodEvent("", attributes))

    # Painting

    def dress(self) -> None:
        self._fit_height()

    def sizeHint(self) -> QSize:
        return QSize(round(self._theme.px(400)), self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._theme.px(160)), round(self._theme.px(HEIGHT)))

    def _fit_height(self) -> None:
        """Be as high as the lines of the text.

        A layout with a height for its width is cut to its least where a view scrolls: the field
        says its height itself.
        """
        more = 0.0 if self._editor is not None else self._broken(self.width()).extra_height
        self.setFixedHeight(round(self._theme.px(HEIGHT) + more))

    def _broken(self, width: float) -> SentenceText:
        """Return the text in lines for a width of the field."""
        room = width - self._theme.px(46)
        kept = self._kept_length(self._text)
        return broken_text(self._text, kept, self._theme, room, LINES if self._editable else 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        line = theme.line(2) if self._wrong or self.hasFocus() else theme.line(1)
        edge = theme.error if self._wrong else theme.focus if self.hasFocus() else theme.border
        box = QRectF(self.rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(edge, line))
            painter.setBrush(theme.surface)
            painter.drawRoundedRect(box, theme.px(RADIUS), theme.px(RADIUS))
            if self._editable:
                self._paint_arrow(painter)
            if self._editor is None:
                self._paint_text(painter)

    def _paint_arrow(self, painter: QPainter) -> None:
        theme, middle = self._theme, self.height() / 2
        x, size = self.width() - theme.px(18), theme.px(16)
        box = QRectF(x - size / 2, middle - size / 2, size, size)
        icons.draw(painter, "chevron", box, theme.muted)

    def _paint_text(self, painter: QPainter) -> None:
        text = self._broken(self.width())
        end = text.paint(painter, self._theme.px(10), self.height() / 2)
        if len(text.lines) == 1:
            self._paint_hint(painter, end)

    def _paint_hint(self, painter: QPainter, used: float) -> None:
        theme = self._theme
        font = theme.font("tick")
        left = self.width() - theme.px(36) - QFontMetricsF(font).horizontalAdvance(self._hint)
        if self._editable and left > used + theme.px(10):
            painter.setFont(font)
            painter.setPen(theme.muted)
            base = self.height() / 2 + 0.36 * theme.size("tick")
            painter.drawText(QPointF(left, base), self._hint)

    def _editor_rect(self) -> QRect:
        width = self.width() - round(self._theme.px(36))
        return QRectF(0, 0, width, self.height()).toRect()

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit_height()
        if self._editor is not None:
            self._editor.setGeometry(self._editor_rect())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._editable:
            return
        if event.position().x() > self.width() - self._theme.px(36):
            self.list_requested.emit()
        else:
            self.edit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (*ENTER, Qt.Key.Key_F2, Qt.Key.Key_Space):
            self.edit()
        elif _asks_for_list(event):
            self.list_requested.emit()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle the keys of the open editor before the line edit and the window's shortcuts."""
        if watched is not self._editor:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            if cast("QKeyEvent", event).key() in (*ENTER, Qt.Key.Key_Escape):
                event.accept()
            return False
        return event.type() == QEvent.Type.KeyPress and self._editor_key(cast("QKeyEvent", event))

    def _editor_key(self, event: QKeyEvent) -> bool:
        """Handle a key of the editor; return whether it was one of ours."""
        if event.key() in ENTER:
            self._submit()
        elif event.key() == Qt.Key.Key_Escape:
            self._cancel()
        elif _asks_for_list(event):
            self.list_requested.emit()
        else:
            return False
        return True


def _asks_for_list(event: QKeyEvent) -> bool:
    alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
    return alt and event.key() == Qt.Key.Key_Down
