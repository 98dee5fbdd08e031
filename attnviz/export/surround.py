"""What stands around a canvas in a picture of its own: title, notes and caption."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from attnviz.export.choice import FigureStyle
from attnviz.export.drawing import Draw
from attnviz.language import tr
from attnviz.model.document.model_change import sentence
from attnviz.ui.controls.caption_bar import HEIGHT, PROJECTOR_HEIGHT
from attnviz.ui.look.labels import elided, visible
from attnviz.ui.look.theme import Theme
from attnviz.ui.tab.contract import TabView

TITLE, PROJECTOR_TITLE = 44, 72  # of 720 and of 1080, as the window's top bar
SIDE = 16
MOST_CAPTION = 0.4  # of the height of a picture
_WRAPPED = int(
    Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
)


@dataclass(frozen=True, eq=False)
class Surround:
    """What stands around a canvas.

    Parameters
    ----------
    title : the tab, large
    subtitle : the lesson or file, beside it
    caption : one or two sentences, under the canvas; "" = none
    theme : look of it all
    note : what the picture leaves out; "" = it shows everything
    title_on, caption_on : whether they are drawn; the properties of a file always have them
    caption_grows : a long caption takes more room instead of smaller letters
    """

    title: str
    subtitle: str
    caption: str
    theme: Theme
    note: str = ""
    title_on: bool = True
    caption_on: bool = True
    caption_grows: bool = False

    @property
    def text(self) -> str:
        """Return title and subtitle on one line, for the properties of a file."""
        parts = (self.title, visible(self.subtitle) if self.subtitle else "")
        return " · ".join(part for part in parts if part)

    @property
    def _title_high(self) -> float:
        return self._high(TITLE, PROJECTOR_TITLE) if self.title_on else 0.0

    def _caption_high(self, rect: QRectF) -> float:
        if not (self.caption_on and self.caption):
            return 0.0
        usual = self._high(HEIGHT, PROJECTOR_HEIGHT)
        if not self.caption_grows:
            return usual
        room = QSizeF(rect.width() - 2 * self.theme.px(SIDE), 1e5)
        needed = self._needed(self.theme.font("body"), room) + self.theme.px(SIDE)
        return max(usual, min(needed, MOST_CAPTION * rect.height()))

    def _high(self, screen: float, projector: float) -> float:
        theme = self.theme
        return round(projector * theme.scale if theme.projector else theme.px(screen))

    def canvas(self, rect: QRectF) -> QRectF:
        """Return where the canvas goes in `rect`."""
        return rect.adjusted(0, self._title_high, 0, -self._caption_high(rect))

    def size_around(self, canvas: QSizeF) -> QSize:
        """Return the size of a picture whose canvas has the size given."""
        whole = QRectF(0, 0, canvas.width(), canvas.height())
        high = canvas.height() + self._title_high + self._caption_high(whole)
        return QSize(round(canvas.width()), round(high))

    def draw(self, painter: QPainter, rect: QRectF, canvas: Draw) -> None:
        """Paint ground, title, canvas and caption."""
        theme, inner = self.theme, self.canvas(rect)
        painter.save()
        painter.fillRect(rect, theme.window)
        painter.save()
        canvas(painter, inner)
        painter.restore()
        if self.title_on:
            self._draw_title(painter, QRectF(rect.x(), rect.y(), rect.width(), self._title_high))
        elif self.note:
            self._draw_note(painter, inner)
        high = self._caption_high(rect)
        if high:
            self._draw_caption(painter, QRectF(rect.x(), inner.bottom(), rect.width(), high))
        painter.restore()

    def _draw_note(self, painter: QPainter, room: QRectF) -> None:
        """Say at the lower edge what is left out, where no title does."""
        theme = self.theme
        painter.setFont(theme.font("label"))
        painter.setPen(theme.muted)
        inner = room.adjusted(theme.px(SIDE), 0, -theme.px(SIDE), -theme.px(4))
        low = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
        painter.drawText(inner, low, self.note)

    def _fill(self, painter: QPainter, room: QRectF) -> None:
        if self.theme.window.alpha():
            painter.fillRect(room, self.theme.surface)

    def _draw_title(self, painter: QPainter, room: QRectF) -> None:
        theme = self.theme
        self._fill(painter, room)
        _draw_line(painter, theme, room.x(), room.bottom(), room.width(), up=True)
        side, base = theme.px(SIDE), room.center().y() + 0.36 * theme.size("title")
        right = room.right() - side
        if self.note:
            painter.setFont(theme.font("body"))
            painter.setPen(theme.muted)
            wide = QFontMetricsF(painter.font()).horizontalAdvance(self.note)
            _write(painter, self.note, QPointF(max(room.x() + side, right - wide), base), right + 1)
            right -= wide + side
        painter.setFont(theme.font("title"))
        painter.setPen(theme.text)
        left = _write(painter, self.title, QPointF(room.x() + side, base), right)
        if self.subtitle:
            painter.setFont(theme.font("body"))
            painter.setPen(theme.muted)
            _write(painter, self.subtitle, QPointF(left + side, base), right)

    def _draw_caption(self, painter: QPainter, room: QRectF) -> None:
        theme = self.theme
        self._fill(painter, room)
        _draw_line(painter, theme, room.x(), room.y(), room.width(), up=False)
        inner = room.adjusted(theme.px(SIDE), 2, -theme.px(SIDE), -2)
        painter.setFont(self._fitting(inner.size()))
        painter.setPen(theme.text)
        painter.drawText(inner, _WRAPPED, self.caption)

    def _fitting(self, room: QSizeF) -> QFont:
        """Return letters in which the whole caption fits: it is never cut."""
        px, least = self.theme.size("body"), self.theme.size("tick")
        while True:
            font = self.theme.font("body", px=px)
            if px <= least or self._needed(font, room) <= room.height():
                return font
            px -= 1

    def _needed(self, font: QFont, room: QSizeF) -> float:
        """Return the height of the caption in these letters."""
        endless = QRectF(0, 0, room.width(), 1e5)
        return QFontMetricsF(font).boundingRect(endless, _WRAPPED, self.caption).height()


def _write(painter: QPainter, text: str, at: QPointF, right: float) -> float:
    """Write on one line, shortened where it would pass `right`; return where it ends."""
    metrics = QFontMetricsF(painter.font())
    shown = elided(text, metrics, max(0.0, right - at.x()))
    painter.drawText(at, shown)
    return at.x() + metrics.horizontalAdvance(shown)


def _draw_line(
    painter: QPainter, theme: Theme, x: float, y: float, width: float, *, up: bool
) -> None:
    thick = max(1.0, float(round(theme.line(1))))
    painter.fillRect(QRectF(x, y - thick if up else y, width, thick), theme.line_colour)


def surround_of(
    view: TabView, theme: Theme, lesson: str = "", style: FigureStyle | None = None
) -> Surround:
    """Return the frame around a tab as it is now; `lesson` names what it shows.

    Changes inside a language model stand behind the name: a picture without them would be taken for
    the model as it is.
    """
    title, style = tr(view.title), style or FigureStyle()
    named = "" if lesson.casefold() in (title.casefold(), view.title.casefold()) else lesson
    named = "   ".join(filter(None, (named, *_changes(view))))
    return Surround(
        title, named, view.caption(), theme, title_on=style.title, caption_on=style.caption
    )


def _changes(view: TabView) -> tuple[str, ...]:
    """Return the changes that are on in the model that a tab shows, each as a sentence."""
    session = getattr(view, "session", None)
    source = None if session is None else session.lab.source
    if session is None or source is None:
        return ()
    document = session.lab.document
    return tuple(
        sentence(change, document.tokens, document.numbering)
        for change in source.changes
        if change.on
    )
