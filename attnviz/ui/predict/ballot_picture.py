"""All choices or typed numbers with the votes for each, painted the same on screen and in files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from attnviz.language import mark, tr
from attnviz.ui.look.labels import NARROWEST, elided, visible
from attnviz.ui.look.text import base_of, write_within
from attnviz.ui.look.theme import Theme
from attnviz.ui.predict.ballot import Ballot, Question
from attnviz.ui.predict.predicting import Predicting
from attnviz.ui.predict.tally import paint_tally, paint_tick

TALL = 2.9  # height, of the size of its numbers
PAD = 8.0  # px of the design
MOST_WIDE = 190.0  # px of the design: of a choice
FIELD = mark("Your answer:")


def height_of(theme: Theme) -> int:
    """Return the height of the strip in a look."""
    return round(theme.size("title") * TALL)


def choice_rect(rect: QRectF, theme: Theme, place: int, n: int) -> QRectF:
    """Return where a choice of `n` lies in the strip `rect`."""
    pad = theme.px(PAD)
    wide = min((rect.width() - 2 * pad) / max(1, n), theme.px(MOST_WIDE))
    return QRectF(rect.x() + pad + place * wide, rect.y() + 2, wide, rect.height() - 4)


def letters(choices: Sequence[str], theme: Theme, rect: QRectF) -> int:
    """Return the size of letters in which every choice is whole, if any can be read."""
    px, least = theme.size("label"), theme.size("tick")
    room = choice_rect(rect, theme, 0, len(choices)).width() - theme.px(PAD) - 4
    while px > least:
        font = theme.font("label", bold=True, px=px)
        names = (named(i, name, font, room) for i, name in enumerate(choices))
        if all(got.endswith(visible(name)) for got, name in zip(names, choices, strict=True)):
            break
        px -= 1
    return px


def named(place: int, name: str, font: QFont, room: float) -> str:
    """Return a choice with its number, cut where even close letters leave it no room."""
    metrics = QFontMetricsF(font)
    number = f"{place + 1} "
    return number + elided(name, metrics, room / NARROWEST - metrics.horizontalAdvance(number))


@dataclass(frozen=True, eq=False)
class BallotPicture:
    """What the strip shows.

    Parameters
    ----------
    typed : the number that is being typed, not yet a vote
    """

    question: Question
    ballot: Ballot
    typed: str = ""

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint choices or numbers."""
        painter.save()
        painter.fillRect(rect, theme.surface)
        painter.setPen(QPen(theme.border, theme.hairline))
        painter.drawLine(rect.topLeft(), rect.topRight())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.question.typed:
            self._paint_numbers(painter, rect, theme)
        else:
            choices = self.question.choices
            px = letters(choices, theme, rect)
            for place in range(len(choices)):
                box = choice_rect(rect, theme, place, len(choices)).adjusted(2, 2, -2, -2)
                self._paint_choice(painter, box, theme, place, px)
        painter.restore()

    def _paint_choice(
        self, painter: QPainter, rect: QRectF, theme: Theme, place: int, px: int
    ) -> None:
        ballot, pad = self.ballot, theme.px(PAD)
        known = None if ballot.covered else place in ballot.right
        right = known or (not ballot.covered and place in self.question.right)
        painter.setPen(QPen(theme.V if right else theme.border, theme.line(3 if right else 1)))
        painter.setBrush(theme.window)
        painter.drawRoundedRect(rect, theme.px(3), theme.px(3))
        inner = rect.adjusted(pad / 2, 0, -pad / 2, 0)
        upper = QRectF(inner.x(), inner.y(), inner.width(), inner.height() * 0.45)
        lower = QRectF(inner.x(), upper.bottom(), inner.width(), inner.height() * 0.52)
        font = theme.font("label", bold=bool(right), px=px)
        painter.setFont(font)
        painter.setPen(theme.text)
        at = QPointF(upper.x(), base_of(upper.center().y(), px))
        text = named(place, self.question.choices[place], font, upper.width())
        write_within(painter, at, text, upper.width(), "left")
        count = ballot.count(place)
        paint_tally(painter, lower, theme, count, known)
        if right and not count:
            side = lower.height() * 0.6
            paint_tick(painter, QRectF(lower.x(), lower.center().y() - side / 2, side, side), theme)

    def _paint_numbers(self, painter: QPainter, strip: QRectF, theme: Theme) -> None:
        ballot, pad = self.ballot, theme.px(PAD)
        x, middle = strip.x() + 2 * pad, strip.center().y()
        if ballot.covered:
            x = self._paint_field(painter, theme, x, middle) + 3 * pad
        font = theme.font("title")
        metrics = QFontMetricsF(font)
        for vote, count in ballot.votes:
            known = None if ballot.covered else vote in ballot.right
            text = str(vote)
            wide = metrics.horizontalAdvance(text)
            room = theme.size("title") * 4.2
            painter.setFont(font)
            if x + wide + room > strip.right():
                painter.drawText(QPointF(x, middle + 0.36 * theme.size("title")), "…")
                return
            painter.setPen(theme.muted if known is False else theme.text)
            painter.drawText(QPointF(x, middle + 0.36 * theme.size("title")), text)
            at = QRectF(x + wide + pad * 1.5, strip.y() + pad, room, strip.height() - 2 * pad)
            paint_tally(painter, at, theme, count, known)
            x = at.right() + 2 * pad

    def _paint_field(self, painter: QPainter, theme: Theme, x: float, middle: float) -> float:
        """Draw the number that is being typed, with a caret; return where it ends."""
        pad, said = theme.px(PAD), tr(FIELD)
        painter.setFont(theme.font("body"))
        painter.setPen(theme.text)
        wide = painter.fontMetrics().horizontalAdvance(said)
        painter.drawText(QPointF(x, middle + 0.36 * theme.size("body")), said)
        font = theme.font("title")
        metrics = QFontMetricsF(font)
        room = max(metrics.horizontalAdvance("−88.88"), metrics.horizontalAdvance(self.typed))
        high = theme.size("title") * 1.7
        box = QRectF(x + wide + pad, middle - high / 2, room + 2 * pad, high)
        painter.setPen(QPen(theme.focus, theme.line(2)))
        painter.setBrush(theme.window)
        painter.drawRoundedRect(box, theme.px(3), theme.px(3))
        painter.setFont(font)
        painter.setPen(theme.text)
        at = box.x() + pad
        painter.drawText(QPointF(at, middle + 0.36 * theme.size("title")), self.typed)
        caret = at + metrics.horizontalAdvance(self.typed) + 2
        painter.setPen(QPen(theme.text, theme.line(1.5)))
        painter.drawLine(QPointF(caret, box.y() + high * 0.2), QPointF(caret, box.y() + high * 0.8))
        return box.right()


def picture_of(prediction: Predicting) -> BallotPicture | None:
    """Return the strip of a prediction; None where nobody votes, as while predicting is off."""
    question, ballot = prediction.question, prediction.ballot
    if question is None or ballot is None or not ballot.asks:
        return None
    return BallotPicture(question, ballot, prediction.typed)
