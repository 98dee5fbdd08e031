"""A strip under the picture with all choices or typed numbers, and the votes for each."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from attnviz.widgets.ballot import Ballot, Question
from attnviz.widgets.labels import elided, visible
from attnviz.widgets.predicting import Predicting
from attnviz.widgets.tally import paint_tally, paint_tick
from attnviz.widgets.theme import Theme

TALL = 2.9  # height, of the size of its numbers
PAD = 8.0  # px of the design
MOST_WIDE = 190.0  # px of the design: of a choice
FIELD = "number:"


class BallotBar(QWidget):
    """Shows what a `Predicting` holds; a click on a choice is a vote for it."""

    chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._question: Question | None = None
        self._ballot: Ballot | None = None
        self._typed = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName("Votes")
        self.set_theme(theme)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        self.setFixedHeight(round(theme.size("title") * TALL))
        self.update()

    def show_votes(self, prediction: Predicting) -> None:
        """Show the votes there are now; nothing while predicting is off."""
        self._question, self._ballot = prediction.question, prediction.ballot
        self._typed = prediction.typed
        self.setVisible(self._ballot is not None and self._ballot.asks)
        self.setAccessibleDescription(self.spoken)
        self.update()

    @property
    def spoken(self) -> str:
        """Return all votes in words."""
        if self._ballot is None or self._question is None:
            return ""
        votes = self._ballot.votes
        said = [f"{self._name(vote)}: {count}" for vote, count in votes]
        return ", ".join(said) or "no votes yet"

    def _name(self, vote: int | str) -> str:
        if isinstance(vote, str) or self._question is None:
            return str(vote)
        return visible(self._question.choices[vote])

    # Choices

    def choice_rect(self, place: int) -> QRectF:
        """Return where a choice lies."""
        n = len(self._question.choices) if self._question is not None else 1
        pad = self._theme.px(PAD)
        wide = min((self.width() - 2 * pad) / max(1, n), self._theme.px(MOST_WIDE))
        return QRectF(pad + place * wide, 2, wide, self.height() - 4)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Vote for the choice that is clicked."""
        choices = self._question.choices if self._question is not None else ()
        for place in range(len(choices)):
            if self.choice_rect(place).contains(event.position()):
                self.chosen.emit(place)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint choices or numbers."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.surface)
        painter.setPen(QPen(self._theme.border, self._theme.hairline))
        painter.drawLine(0, 0, self.width(), 0)
        if self._ballot is not None and self._question is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._question.typed:
                self._paint_numbers(painter, self._ballot)
            else:
                for place, name in enumerate(self._question.choices):
                    self._paint_choice(painter, self._ballot, place, name)
        painter.end()

    def _paint_choice(self, painter: QPainter, ballot: Ballot, place: int, name: str) -> None:
        theme, pad = self._theme, self._theme.px(PAD)
        rect = self.choice_rect(place).adjusted(2, 2, -2, -2)
        known = None if ballot.covered else place in ballot.right
        right = known or (not ballot.covered and self._is_right(place))
        painter.setPen(QPen(theme.V if right else theme.border, theme.line(3 if right else 1)))
        painter.setBrush(theme.window)
        painter.drawRoundedRect(rect, theme.px(3), theme.px(3))
        inner = rect.adjusted(pad / 2, 0, -pad / 2, 0)
        upper = QRectF(inner.x(), inner.y(), inner.width(), inner.height() * 0.45)
        lower = QRectF(inner.x(), upper.bottom(), inner.width(), inner.height() * 0.52)
        font = theme.font("label", bold=bool(right))
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(theme.text)
        number = f"{place + 1} "
        text = number + elided(name, metrics, upper.width() - metrics.horizontalAdvance(number))
        painter.drawText(upper, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        count = ballot.count(place)
        paint_tally(painter, lower, theme, count, known)
        if right and not count:
            side = lower.height() * 0.6
            paint_tick(painter, QRectF(lower.x(), lower.center().y() - side / 2, side, side), theme)

    def _is_right(self, place: int) -> bool:
        return self._question is not None and place in self._question.right

    # Numbers

    def _paint_numbers(self, painter: QPainter, ballot: Ballot) -> None:
        theme, pad = self._theme, self._theme.px(PAD)
        x, middle = 2 * pad, self.height() / 2
        if ballot.covered:
            x = self._paint_field(painter, x, middle) + 3 * pad
        font = theme.font("title")
        metrics = QFontMetricsF(font)
        for vote, count in ballot.votes:
            known = None if ballot.covered else vote in ballot.right
            text = str(vote)
            wide = metrics.horizontalAdvance(text)
            room = theme.size("title") * 4.2
            if x + wide + room > self.width():
                painter.setFont(font)
                painter.drawText(QPointF(x, middle + 0.36 * theme.size("title")), "…")
                return
            painter.setFont(font)
            painter.setPen(theme.muted if known is False else theme.text)
            painter.drawText(QPointF(x, middle + 0.36 * theme.size("title")), text)
            at = QRectF(x + wide + pad * 1.5, pad, room, self.height() - 2 * pad)
            paint_tally(painter, at, theme, count, known)
            x = at.right() + 2 * pad

    def _paint_field(self, painter: QPainter, x: float, middle: float) -> float:
        """Draw the number that is being typed, with a caret; return where it ends."""
        theme, pad = self._theme, self._theme.px(PAD)
        painter.setFont(theme.font("body"))
        painter.setPen(theme.text)
        wide = painter.fontMetrics().horizontalAdvance(FIELD)
        painter.drawText(QPointF(x, middle + 0.36 * theme.size("body")), FIELD)
        font = theme.font("title")
        metrics = QFontMetricsF(font)
        room = max(metrics.horizontalAdvance("−88.88"), metrics.horizontalAdvance(self._typed))
        high = theme.size("title") * 1.7
        box = QRectF(x + wide + pad, middle - high / 2, room + 2 * pad, high)
        painter.setPen(QPen(theme.focus, theme.line(2)))
        painter.setBrush(theme.window)
        painter.drawRoundedRect(box, theme.px(3), theme.px(3))
        painter.setFont(font)
        painter.setPen(theme.text)
        at = box.x() + pad
        painter.drawText(QPointF(at, middle + 0.36 * theme.size("title")), self._typed)
        caret = at + metrics.horizontalAdvance(self._typed) + 2
        painter.setPen(QPen(theme.text, theme.line(1.5)))
        painter.drawLine(QPointF(caret, box.y() + high * 0.2), QPointF(caret, box.y() + high * 0.8))
        return box.right()
