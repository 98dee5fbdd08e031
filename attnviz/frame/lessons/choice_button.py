"""A choice of a question: its letter, what it says, the hands it has, and whether it is right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from attnviz.language import mark, plural, tr
from attnviz.ui.look.focus_ring import paint_ring
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed
from attnviz.ui.predict.tally import paint_tally, paint_tick

TALL = 1.9  # height of a choice, of the size of its letters
PAD, GAP = 8.0, 10.0  # px of the design
TALLY = 4.6  # room for strokes and their number, of the height of the letters
FAINT = 0.45


@dataclass(frozen=True)
class Choice:
    """What a choice shows.

    Parameters
    ----------
    letter, text : "A" and what it says
    hands, before : how many it has, and had before neighbours talked
    right : whether it is right; None while nobody is to know
    lit : whether it is the one on screen
    """

    letter: str
    text: str
    hands: int = 0
    before: int = 0
    right: bool | None = None
    lit: bool = False

    def spoken(self) -> str:
        """Return all of it in words."""
        said = tr("{letter}: {choice}", letter=self.letter, choice=self.text)
        if self.hands:
            said += ", " + plural(mark("{n} vote"), mark("{n} votes"), self.hands)
        if self.right:
            said += ", " + tr("right")
        return said


def choice_font(theme: Theme, px: int, *, bold: bool = True) -> QFont:
    """Return the letters of a choice."""
    return theme.font("label", bold=bold, px=px)


def choice_width(choice: Choice, theme: Theme, px: int) -> float:
    """Return the width that a choice needs: nothing moves when hands are counted."""
    metrics = QFontMetricsF(choice_font(theme, px))
    text = metrics.horizontalAdvance(choice.text) + metrics.horizontalAdvance("A")
    return text + 2 * theme.px(PAD) + 2 * theme.px(GAP) + TALLY * px


def arranged(
    choices: Sequence[Choice], theme: Theme, wide: float, gap: float, tall: float = 1e6
) -> tuple[int, list[QRectF]]:
    """Return the largest letters in which choices have room, and where each of them lies.

    They stand in one line or in two; those under each other are equally wide.

    Parameters
    ----------
    wide, tall : room for all of them
    """
    size, least = theme.size("body" if theme.projector else "label"), theme.size("tick")
    columns = max(1, len(choices))
    for lines in (1, 2):
        columns = max(1, -(-len(choices) // lines))
        if sum(_widths(choices, theme, size, columns)) + gap * (columns - 1) <= wide:
            break
    while size > least and sum(_widths(choices, theme, size, columns)) + gap * (columns - 1) > wide:
        size -= 1
    lines = -(-len(choices) // columns)
    while size > least and lines * round(TALL * size) + gap * (lines - 1) > tall:
        size -= 1
    widths, high = _widths(choices, theme, size, columns), round(TALL * size)
    share = min(1.0, (wide - gap * (columns - 1)) / max(1.0, sum(widths)))
    places = []
    for place in range(len(choices)):
        line, column = divmod(place, columns)
        x = sum(width * share + gap for width in widths[:column])
        places.append(QRectF(x, line * (high + gap), widths[column] * share, high))
    return size, places


def _widths(choices: Sequence[Choice], theme: Theme, size: int, columns: int) -> list[float]:
    wide = [choice_width(choice, theme, size) for choice in choices]
    return [max(wide[column::columns], default=0.0) for column in range(columns)]


def paint_choice(painter: QPainter, rect: QRectF, theme: Theme, choice: Choice, px: int) -> None:
    """Paint a choice into a rectangle."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    right, strong = bool(choice.right), bool(choice.right) or choice.lit
    edge = theme.V if right else theme.accent if choice.lit else theme.border
    painter.setPen(QPen(edge, theme.line(3 if strong else 1)))
    painter.setBrush(theme.select_fill if choice.lit and not right else theme.window)
    half = theme.line(3) / 2
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), theme.px(4), theme.px(4))
    pad = theme.px(PAD)
    painter.setPen(theme.muted if choice.right is False else theme.text)
    painter.setFont(choice_font(theme, px))
    metrics = QFontMetricsF(painter.font())
    x = rect.x() + pad
    painter.drawText(QRectF(x, rect.y(), rect.width(), rect.height()), _LEFT, choice.letter)
    x += metrics.horizontalAdvance("A") + theme.px(GAP)
    painter.setFont(choice_font(theme, px, bold=strong))
    painter.drawText(QRectF(x, rect.y(), rect.width(), rect.height()), _LEFT, choice.text)
    wide = TALLY * px
    room = QRectF(rect.right() - pad - wide, rect.y(), wide, rect.height())
    _paint_hands(painter, room, theme, choice, px)
    painter.restore()


_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine)


def _paint_hands(painter: QPainter, room: QRectF, theme: Theme, choice: Choice, px: int) -> None:
    """Paint the tally at the right; in grey before it what there was before the talk."""
    if choice.before:
        font = choice_font(theme, px, bold=False)
        text = str(choice.before)
        wide = QFontMetricsF(font).horizontalAdvance(text) + theme.px(GAP)
        painter.setFont(font)
        painter.setPen(theme.muted)
        painter.drawText(QRectF(room.x(), room.y(), wide, room.height()), _LEFT, text)
        room = room.adjusted(wide, 0, 0, 0)
    if choice.hands:
        paint_tally(painter, room, theme, choice.hands, choice.right)
    elif choice.right:
        side = px * 1.0
        at = QRectF(room.right() - side, room.center().y() - side / 2, side, side)
        paint_tick(painter, at, theme)


class ChoiceButton(Themed, QPushButton):
    """Shows one choice; a click is one hand more."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._choice = Choice("A", "")
        self._px = theme.size("label")
        # Tab alone brings the keyboard here: a click leaves it where it was.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def choice(self) -> Choice:
        """Return what is shown."""
        return self._choice

    def show_choice(self, choice: Choice) -> None:
        """Show a choice."""
        self._choice = choice
        self.setAccessibleName(choice.spoken())
        self.update()

    def set_letters(self, px: int) -> None:
        """Take letters of a size in pixels."""
        self._px = px
        self.setFixedHeight(round(TALL * px))
        self.update()

    @property
    def letters(self) -> int:
        """Return the size of the letters in pixels."""
        return self._px

    def sizeHint(self) -> QSize:
        """Return the room of what is shown."""
        wide = choice_width(self._choice, self._theme, self._px)
        return QSize(round(wide), round(TALL * self._px))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            rect = QRectF(self.rect())
            paint_choice(painter, rect, self._theme, self._choice, self._px)
            if self.hasFocus():
                paint_ring(painter, self._theme, rect, self._theme.px(4))
