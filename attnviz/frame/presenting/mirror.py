"""What the class sees on a screen of its own: a canvas and a caption, and nothing beside them.

The picture is not a copy of another window's pixels: the same paint code draws it again, in the
look and size of this screen. Nothing is kept here but the words under it and, while it is frozen,
one picture.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from attnviz.frame.lessons.choice_button import arranged, paint_choice
from attnviz.frame.lessons.lesson_bar import PROJECTOR_HEIGHT as LESSON_HEIGHT
from attnviz.frame.lessons.lesson_bar import BarStep
from attnviz.ui.controls.caption_bar import PROJECTOR_HEIGHT
from attnviz.ui.look.theme import Role, Theme
from attnviz.ui.look.themed import Themed
from attnviz.ui.predict import ballot_picture

Draw = Callable[[QPainter, QRectF, Theme], None]
_WRAPPED = int(
    Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
)


class Mirror(Themed, QWidget):
    """Paints a canvas that belongs to another window, and words under it.

    Parameters
    ----------
    theme : look and size of this screen
    draw : paints the canvas as it is at this moment
    """

    def __init__(self, theme: Theme, draw: Draw, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._draw = theme, draw
        self._words = ""
        self._step: BarStep | None = None
        self._blank = False
        self._held: QPixmap | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def theme(self) -> Theme:
        """Return the look of this screen."""
        return self._theme

    @property
    def words(self) -> str:
        """Return what stands under the canvas."""
        step = self._step
        if step is None:
            return self._words
        if step.revealed and step.reveal:
            return step.reveal
        return " ".join(part for part in (step.say, step.ask) if part)

    @property
    def step(self) -> BarStep | None:
        """Return the step of a lesson, with its choices and hands; None where none is shown."""
        return self._step

    @property
    def blank(self) -> bool:
        """Whether nothing is to be seen."""
        return self._blank

    @property
    def frozen(self) -> bool:
        """Whether the picture is held."""
        return self._held is not None

    def set_words(self, words: str, step: BarStep | None = None) -> None:
        """Say something under the canvas, or show there a step of a lesson."""
        if (words, step) != (self._words, self._step):
            self._words, self._step = words, step
            self.update()

    def set_blank(self, blank: bool) -> None:
        """Show nothing, or the canvas again."""
        self._blank = blank
        self.update()

    def set_frozen(self, frozen: bool) -> None:
        """Hold what is to be seen now, or follow the canvas again."""
        if frozen == self.frozen:
            return
        self._held = self._picture() if frozen else None
        self.update()

    def canvas_rect(self) -> QRectF:
        """Return where the canvas lies."""
        return QRectF(0, 0, self.width(), self.height() - self._caption_high())

    def _caption_high(self) -> int:
        if self._step is not None:
            return round(LESSON_HEIGHT * self.height())
        return round(PROJECTOR_HEIGHT * self._theme.scale)

    def _picture(self) -> QPixmap:
        ratio = self.devicePixelRatio()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(picture)
        self._paint(painter)
        painter.end()
        return picture

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            if self._blank:
                painter.fillRect(self.rect(), self._theme.window)
            elif self._held is not None:
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                painter.drawPixmap(self.rect(), self._held)
            else:
                self._paint(painter)

    def _paint(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), self._theme.window)
        canvas = self.canvas_rect()
        painter.save()
        painter.setClipRect(canvas)
        self._draw(painter, canvas, self._theme)
        painter.restore()
        self._paint_words(painter, round(canvas.bottom()))

    def _paint_words(self, painter: QPainter, top: int) -> None:
        theme = self._theme
        rect = QRect(0, top, self.width(), self.height() - top)
        painter.fillRect(rect, theme.surface)
        painter.fillRect(0, top, self.width(), max(1, round(theme.line(1))), theme.line_colour)
        side = round(theme.px(16))
        room = rect.adjusted(side, 2, -side, -2)
        if self._step is not None:
            room = self._paint_choices(painter, room, self._step)
        painter.setFont(theme.font("body", px=self._fitting(room)))
        painter.setPen(theme.text)
        painter.drawText(room, _WRAPPED, self.words)

    def _paint_choices(self, painter: QPainter, room: QRect, step: BarStep) -> QRect:
        """Paint choices, or numbers that were typed; return what they leave."""
        theme, gap = self._theme, round(self._theme.px(6))
        if step.numbers is not None:
            high = ballot_picture.height_of(theme)
            strip = QRectF(room.x(), room.bottom() - high, room.width(), high)
            step.numbers.paint(painter, strip, theme)
            return room.adjusted(0, 0, 0, -high)
        if not step.choices:
            return room
        px, places = arranged(step.choices, theme, room.width(), gap)
        high = round(places[-1].bottom()) + gap
        for choice, place in zip(step.choices, places, strict=True):
            at = place.translated(room.x(), room.bottom() - high)
            paint_choice(painter, at, theme, choice, px)
        return room.adjusted(0, 0, 0, -high)

    @property
    def _role(self) -> Role:
        return "body" if self._step is None else "caption"

    def _fitting(self, room: QRect) -> int:
        """Return the size of letters in which the words fit whole: they are never cut."""
        px, least = self._theme.size(self._role), self._theme.size("tick")
        endless = QRect(0, 0, room.width(), 100_000)
        while px > least:
            metrics = QFontMetrics(self._theme.font("body", px=px))
            if metrics.boundingRect(endless, _WRAPPED, self.words).height() <= room.height():
                break
            px -= 1
        return px
