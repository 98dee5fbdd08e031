"""A page to type a text on: how many tokens it has, and what of it a model does not read."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QTextEdit, QVBoxLayout, QWidget

from attnviz.frame.models.canvas_cover import CanvasCover
from attnviz.frame.models.opened import TextFit
from attnviz.language import mark, plural, tr
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.look.numbers import grouped
from attnviz.ui.look.theme import Theme

COUNT_MS = 120  # after the last letter; 10,000 words are cut into tokens in some 30 ms
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TypingPage(CanvasCover):
    """Lies over the canvases while somebody types.

    Parameters
    ----------
    canvases : what it covers
    fits : says how a text fits a model; None where no model is open
    """

    submitted = Signal(str)
    left = Signal()

    def __init__(
        self, theme: Theme, canvases: QWidget, fits: Callable[[str], TextFit | None]
    ) -> None:
        super().__init__(theme, canvases)
        self._fits = fits
        self.editor = QPlainTextEdit(self)
        self.editor.setAccessibleName(tr("Text"))
        self.editor.setTabChangesFocus(True)
        self.count = plain_label(parent=self)
        self.run = KeyButton(tr("Run  Ctrl+Enter"), theme, self, kind="primary")
        self.template = KeyButton(tr("Add the chat template"), theme, self)
        self.cancel = KeyButton(tr("Cancel  Esc"), theme, self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(COUNT_MS)
        self._timer.timeout.connect(self._count)
        below = QHBoxLayout()
        below.addWidget(self.count, 1)
        for button in (self.template, self.cancel, self.run):
            below.addWidget(button)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.editor, 1)
        self._column.addLayout(below)
        self.editor.textChanged.connect(self._timer.start)
        self.editor.installEventFilter(self)
        self.run.clicked.connect(self._submit)
        self.cancel.clicked.connect(self.close_page)
        self.template.clicked.connect(self._add_template)
        self._templated: Callable[[str], str] | None = None
        self.set_theme(theme)

    def open_with(self, text: str, templated: Callable[[str], str] | None) -> None:
        """Let a person type, from a text on.

        Parameters
        ----------
        templated : puts a text into the form in which the model was taught to chat; None = none
        """
        self._templated = templated
        self.template.setVisible(templated is not None)
        self.editor.setPlainText(text)
        self._count()
        self.cover()
        self.editor.selectAll()
        self.editor.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def close_page(self) -> None:
        """Show the canvas again; what was typed is gone."""
        self._timer.stop()
        if self.isVisible():
            self.hide()
            self.left.emit()

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        self._theme = theme
        side = round(theme.px(16))
        self._column.setContentsMargins(side, round(theme.px(8)), side, round(theme.px(12)))
        self._column.setSpacing(round(theme.px(8)))
        self.editor.setStyleSheet(f"font-size: {theme.size('body')}px;")
        self.count.setStyleSheet(f"font-size: {theme.size('label')}px;")
        for button in (self.run, self.cancel, self.template):
            button.set_theme(theme)
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as what is covered; run and leave by keys."""
        if watched is not self.editor:
            return super().eventFilter(watched, event)
        kind = event.type()
        if kind not in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            return False
        key = cast("QKeyEvent", event)
        runs = key.key() in ENTER and self._runs(key)
        if not runs and key.key() != Qt.Key.Key_Escape:
            return False
        if kind == QEvent.Type.ShortcutOverride:
            event.accept()
        elif runs:
            self._submit()
        else:
            self.close_page()
        return True

    def _runs(self, key: QKeyEvent) -> bool:
        """Whether Enter runs the text: with Ctrl always, alone while it is one line."""
        if key.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return True
        return not key.modifiers() & Qt.KeyboardModifier.ShiftModifier and (
            self.editor.document().blockCount() == 1
        )

    def _submit(self) -> None:
        text = self.editor.toPlainText()
        self.close_page()
        self.submitted.emit(text)

    def _add_template(self) -> None:
        if self._templated is not None:
            self.editor.setPlainText(self._templated(self.editor.toPlainText()))
        self.editor.setFocus()

    def _count(self) -> None:
        """Say how many tokens there are, and strike out what is not read."""
        self._timer.stop()
        text = self.editor.toPlainText()
        fit = self._fits(text)
        if fit is None:
            self.count.setText("")
            return
        self.count.setText(fit_text(fit))
        struck = QTextEdit.ExtraSelection()
        form = QTextCharFormat()
        form.setFontStrikeOut(True)
        form.setForeground(self._theme.muted)
        cursor = QTextCursor(self.editor.document())
        # Qt counts in UTF-16, where a sign outside the basic plane takes two places.
        cursor.setPosition(len(text[: fit.kept].encode("utf-16-le")) // 2)
        cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        struck.cursor, struck.format = cursor, form
        self.editor.setExtraSelections([struck] if fit.n_left_out else [])


def fit_text(fit: TextFit) -> str:
    """Say how many tokens a text has, and how many of them are left out."""
    if fit.fault:
        return fit.fault
    if not fit.n_left_out:
        return plural(mark("{n} token"), mark("{n} tokens"), fit.n_tokens)
    return plural(
        mark("{found} of {most} tokens: the last one is left out"),
        mark("{found} of {most} tokens: the last {n} are left out"),
        fit.n_left_out,
        found=grouped(fit.n_tokens),
        most=grouped(fit.most),
    )
