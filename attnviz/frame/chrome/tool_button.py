"""A tool of the top bar: an icon, perhaps a word, perhaps the key beside it; no box at rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QWidget

from attnviz.ui.controls.key_button import Face, KeyButton
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.tones import HIGH, Kind, Tone

SMALL = 0.75  # of the design: tools while projecting, where only two words are left of them
DOT = 3.0  # px of the design: radius


class ToolButton(KeyButton):
    """Where the bar is crowded, a tool with an icon can do without its word.

    Parameters
    ----------
    word : what stands beside the icon, "" = the icon says it all
    """

    PAD: ClassVar[float] = 7.0
    BEFORE: ClassVar[float] = 18.0
    BEHIND: ClassVar[float] = 12.0

    def __init__(
        self, word: str, theme: Theme, parent: QWidget | None = None, *, icon: str, menu: bool
    ) -> None:
        behind = "chevron" if menu else ""
        kind: Kind = "menu" if menu else "tool"
        super().__init__(word, theme, parent, kind=kind, before=icon, behind=behind)
        self._wordless = self._dot = False

    def set_wordless(self, wordless: bool) -> None:
        """Leave the word out if there is an icon that does instead."""
        if wordless != self._wordless:
            self._wordless = wordless
            self.updateGeometry()
            self.update()

    def tell(self, said: str) -> None:
        """Say what it does, to the eye and to the ear."""
        tip = said
        if "<" in said:  # Qt guesses at markup
            from attnviz.ui.controls.tips import plain_tip

            tip = plain_tip(said)
        self.setToolTip(tip)
        self.setAccessibleName(said)

    def tell_when_asked(self, say: Callable[[], str]) -> None:
        """Say what it would do now whenever pointer or keyboard come to it, or its tip is due."""
        _Asked(self, say)

    @property
    def dot(self) -> bool:
        """Whether something waits behind this tool."""
        return self._dot

    def set_dot(self, dot: bool) -> None:
        """Show or hide a dot in the corner."""
        self._dot = dot
        self.update()

    @property
    def face(self) -> Face:
        """Return what stands on it now."""
        face = super().face
        return Face(before=face.before) if self._wordless and face.before else face

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(round(self._px(HIGH)), 0))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint_face(self, painter: QPainter, applied: Tone) -> None:
        super().paint_face(painter, applied)
        if self._dot:
            radius, away = self._px(DOT), self._px(HIGH / 5)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.accent)
            painter.drawEllipse(QPointF(self.width() - away, away), radius, radius)

    def _px(self, size: float) -> float:
        return super()._px(size) * (SMALL if self._theme.projector else 1.0)

    def _font(self, *, key: bool = False, bold: bool = False) -> QFont:
        return super()._font(key=key or self._theme.projector, bold=bold)


class _Asked(QObject):
    """Writes what a button says when somebody asks; in between nothing has to be written."""

    EVENTS = frozenset({QEvent.Type.Enter, QEvent.Type.FocusIn, QEvent.Type.ToolTip})

    def __init__(self, button: ToolButton, say: Callable[[], str]) -> None:
        super().__init__(button)
        self._button, self._say = button, say
        button.tell(say())
        button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in self.EVENTS:
            self._button.tell(self._say())
        return False
