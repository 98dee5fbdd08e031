"""What the side panel says while a model is open: which one, what comes next, what a head did."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from attnviz.checkpoints.next_token import NextToken
from attnviz.frame.models.changes_card import ChangesCard
from attnviz.frame.models.writing_card import WritingCard
from attnviz.language import tr
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.panel import OUTER, Card
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.look.labels import elided, visible
from attnviz.ui.look.numbers import fixed, one_decimal_percent
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed
from attnviz.ui.look.track_bar import paint_bar

LINE = 24.0  # px of the design: from one token to the next
NAMES, MOST_NAMES = 0.42, 0.52  # of the width: names of tokens, and where one is long


@dataclass(frozen=True)
class HeadScore:
    """How much of its weight a head gives to places that have a name.

    Parameters
    ----------
    name : of the places
    value : mean weight, 0 to 1; NaN where the text has none of them
    rank : among all heads, the largest score first; 0 without a value
    """

    name: str
    value: float
    rank: int


class ModelCards(QWidget):
    """Cards about the model, the next token, and the head that is picked. Setters never emit."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.covered = False
        """Whether probabilities and scores are not shown, since they would tell an answer."""
        self._column = QVBoxLayout(self)
        self.model_card, self.next_card = Card(theme, self), Card(theme, self)
        self.changes = ChangesCard(theme, self)
        self.writing = WritingCard(theme, self)
        self.head_card = Card(theme, self)
        self.name = plain_label(parent=self.model_card, role="heading", wraps=True)
        self.about = plain_label(parent=self.model_card, role="tick", wraps=True)
        self.heading = plain_label(parent=self.next_card, role="heading", wraps=True)
        self.next_tokens = NextTokens(theme, self.next_card)
        self.swap_axes = KeyButton(tr("Swap query and key"), theme, self.model_card, kind="quiet")
        self.next_text = KeyButton("", theme, self.model_card, kind="quiet")
        self.model_card.add(self.name, self.about, self.swap_axes, self.next_text)
        self.write = KeyButton("", theme, self.next_card, kind="quiet")
        shortcut_labels.label(self.write, tr("Write it"), "model.write", "G")
        following = QHBoxLayout()
        following.addWidget(self.heading, 1)
        following.addWidget(self.write)
        self.next_card.column.addLayout(following)
        self.next_card.add(self.next_tokens)
        self.head = plain_label(parent=self.head_card, role="heading", wraps=True)
        self.ranks = plain_label(parent=self.head_card, role="tick")
        self.ranks.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        said = tr("mean weight on the position in question")
        self.measured = plain_label(said, self.head_card, role="tick", wraps=True)
        self.head_scores = ScoreBars(theme, self.head_card)
        title = QHBoxLayout()
        title.addWidget(self.head, 1)
        title.addWidget(self.ranks)
        self.head_card.column.addLayout(title)
        self.head_card.add(self.head_scores, self.measured)
        self.where_card = Card(theme, self)
        self.where = plain_label(parent=self.where_card, role="heading", wraps=True)
        self.where_at = plain_label(parent=self.where_card, role="tick", wraps=True)
        self.lengths = QFormLayout()
        self._lines: list[tuple[QLabel, QLabel]] = []
        self.lengths.setContentsMargins(0, 0, 0, 0)
        self.where_card.add(self.where)
        self.where_card.column.addLayout(self.lengths)
        self.where_card.add(self.where_at)
        for card in self._cards:
            self._column.addWidget(card)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.set_theme(theme)

    @property
    def _cards(self) -> tuple[Card, ...]:
        """All cards, from the top."""
        return (
            self.model_card,
            self.next_card,
            self.writing,
            self.changes,
            self.head_card,
            self.where_card,
        )

    def set_model(self, name: str, about: str) -> None:
        """Say which model it is."""
        self.name.setText(visible(name))
        self.about.setText(about)

    def offer_readings(self, *, swap: bool, text: int, n_texts: int) -> None:
        """Offer to swap the axes of a capture, and to go on to the next text of its batch."""
        self.swap_axes.setVisible(swap)
        self.next_text.setVisible(n_texts > 1)
        self.next_text.setText(tr("Text {n} of {count}: next", n=text, count=n_texts))

    def set_covered(self, covered: bool) -> None:
        """Hide the cards that would tell an answer; they come back when they are set again."""
        self.covered = covered
        if covered:
            for card in (self.next_card, self.head_card, self.writing):
                card.hide()

    def set_next(self, tokens: Sequence[NextToken], *, stale: bool = False) -> None:
        """Show the likeliest next tokens; none where there is no run.

        Parameters
        ----------
        stale : they belong to the text before, while another one runs
        """
        self.next_card.setVisible(bool(tokens) and not self.covered)
        self.heading.setText(tr("Next token"))
        self.next_tokens.set_tokens(tokens, stale)

    def set_head(self, name: str, scores: Sequence[HeadScore], n_heads: int) -> None:
        """Show what a head did on this text; none where nobody measured it."""
        self.head_card.setVisible(bool(scores) and not self.covered)
        self.head.setText(tr("Head {name} on this text", name=name))
        self.ranks.setText(tr("rank of {n}", n=n_heads))
        self.head_scores.set_scores(scores)

    def set_where(self, token: str, lengths: Sequence[tuple[str, str]]) -> None:
        """Show the lengths of vectors around the layer at a token; none where they are not known.

        Parameters
        ----------
        lengths : a name and a printed length each
        """
        self.where_card.setVisible(bool(lengths))
        self.where.setText(tr("Where this layer sits"))
        self.where_at.setText(
            tr("Lengths at {token}. They do not add up: directions differ.", token=token)
        )
        while len(self._lines) > len(lengths):
            self._lines.pop()
            self.lengths.removeRow(len(self._lines))
        while len(self._lines) < len(lengths):
            name, number = (plain_label(parent=self.where_card) for _ in range(2))
            number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.lengths.addRow(name, number)
            self._lines.append((name, number))
        for labels, texts in zip(self._lines, lengths, strict=True):
            for label, text in zip(labels, texts, strict=True):
                label.setText(text)

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        edge = round(theme.px(OUTER))
        self.lengths.setVerticalSpacing(round(theme.px(2)))
        self._column.setContentsMargins(edge, edge, edge, 0)
        self._column.setSpacing(edge)
        for card in self._cards:
            card.set_theme(theme)
        for button in (self.write, self.swap_axes, self.next_text):
            button.set_theme(theme)
        self.next_tokens.set_theme(theme)
        self.head_scores.set_theme(theme)


class PaintedLines(Themed, QWidget):
    """Lines of one height under each other; a subclass counts them and paints each."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    @property
    @abstractmethod
    def n_lines(self) -> int:
        """How many there are."""

    @abstractmethod
    def paint_line(self, painter: QPainter, place: int, box: QRectF) -> None:
        """Paint one into its box."""

    def sizeHint(self) -> QSize:
        return QSize(round(self._theme.px(200)), round(self.n_lines * self._theme.px(LINE)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._theme.px(120)), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        high = self._theme.px(LINE)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for place in range(self.n_lines):
                self.paint_line(painter, place, QRectF(0, place * high, self.width(), high))


class NextTokens(PaintedLines):
    """Bars of probabilities, each behind the word that its token goes on with."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._tokens: tuple[NextToken, ...] = ()
        self._stale = False

    def set_tokens(self, tokens: Sequence[NextToken], stale: bool = False) -> None:
        """Show other tokens."""
        self._tokens, self._stale = tuple(tokens), stale
        lines = [f"{_plain(token)} {one_decimal_percent(token.share)}" for token in self._tokens]
        self.setAccessibleName(tr("Next token: {list}", list=", ".join(lines)))
        self.setToolTip(
            "\n".join(f"{_plain(token)}  {100 * token.share:.4f}%" for token in self._tokens)
        )
        self.updateGeometry()
        self.update()

    @property
    def n_lines(self) -> int:
        return len(self._tokens)

    def _widest(self) -> float:
        """Return how wide the widest number is: some need three decimals, 99.496%."""
        measure = QFontMetricsF(self._theme.font("label")).horizontalAdvance
        return max(measure(one_decimal_percent(token.share)) for token in self._tokens)

    def _strong(self, token: NextToken) -> QFont:
        font = self._theme.font("label", bold=True)
        font.setItalic(token.named)
        return font

    def _names_width(self, whole: float) -> float:
        """Return the room of the names: more where a long one wants it, as far as bars spare it."""
        pieces = (
            QFontMetricsF(self._strong(token)).horizontalAdvance(visible(token.piece))
            for token in self._tokens
        )
        wanted = max(pieces) + self._theme.px(6)
        return min(max(NAMES * whole, wanted), MOST_NAMES * whole)

    def paint_line(self, painter: QPainter, place: int, box: QRectF) -> None:
        theme, token = self._theme, self._tokens[place]
        if self._stale:
            painter.setOpacity(0.5)
        number = max(theme.px(52), self._widest() + theme.px(6))
        words = self._names_width(box.width())
        base = box.center().y() + 0.36 * theme.size("label")
        plain, strong = theme.font("label"), self._strong(token)
        painter.save()
        painter.setClipRect(QRectF(box.left(), box.top(), words - theme.px(6), box.height()))
        piece = elided(token.piece, QFontMetricsF(strong), words - theme.px(6))
        stem = visible(token.stem) if token.stem else ""
        stem_wide = QFontMetricsF(plain).horizontalAdvance(stem)
        room = words - theme.px(6) - QFontMetricsF(strong).horizontalAdvance(piece)
        x = min(0.0, room - stem_wide) if stem_wide > room else 0.0
        painter.setFont(plain)
        painter.setPen(theme.muted)
        painter.drawText(QPointF(x, base), stem)
        painter.setFont(strong)
        painter.setPen(theme.text)
        painter.drawText(QPointF(x + stem_wide, base), piece)
        painter.restore()
        high = theme.px(12)
        track = QRectF(words, box.center().y() - high / 2, box.width() - words - number, high)
        paint_bar(painter, theme, track, token.share, theme.V, least=theme.px(1.5))
        painter.setFont(plain)
        painter.setPen(theme.text)
        right = QRectF(box.right() - number, box.top(), number, box.height())
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(right, flags, one_decimal_percent(token.share))


class ScoreBars(PaintedLines):
    """A bar, the number and the rank for each score."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._scores: tuple[HeadScore, ...] = ()

    def set_scores(self, scores: Sequence[HeadScore]) -> None:
        """Show other scores."""
        self._scores = tuple(scores)
        self.setAccessibleName(", ".join(map(_spoken, self._scores)))
        self.updateGeometry()
        self.update()

    @property
    def n_lines(self) -> int:
        return len(self._scores)

    def paint_line(self, painter: QPainter, place: int, box: QRectF) -> None:
        score = self._scores[place]
        theme = self._theme
        known, names = not math.isnan(score.value), [each.name for each in self._scores]
        number, rank = theme.px(44), theme.px(34)
        widest = max(map(QFontMetricsF(theme.font("label", bold=True)).horizontalAdvance, names))
        words = min(max(box.width() * 0.42, widest + theme.px(8)), box.width() / 2)
        font = theme.font("label", bold=score.rank == 1)
        painter.setFont(font)
        painter.setPen(theme.text if known else theme.muted)
        room = QRectF(box.left(), box.top(), words - theme.px(6), box.height())
        middle = Qt.AlignmentFlag.AlignVCenter
        shown = elided(score.name, QFontMetricsF(font), room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | middle, shown)
        if not known:
            rest = QRectF(words, box.top(), box.width() - words, box.height())
            small = theme.font("tick")
            painter.setFont(small)
            said = elided(tr("no such position here"), QFontMetricsF(small), rest.width())
            painter.drawText(rest, Qt.AlignmentFlag.AlignLeft | middle, said)
            return
        high = theme.px(12)
        wide = box.width() - words - number - rank
        track = QRectF(words, box.center().y() - high / 2, wide, high)
        paint_bar(painter, theme, track, score.value, theme.V, least=theme.px(1.5))
        right = Qt.AlignmentFlag.AlignRight | middle
        painter.setPen(theme.text)
        painter.drawText(
            QRectF(track.right(), box.top(), number, box.height()), right, fixed(score.value, 2)
        )
        painter.setFont(theme.font("tick"))
        painter.setPen(theme.muted)
        painter.drawText(
            QRectF(box.right() - rank, box.top(), rank, box.height()), right, str(score.rank)
        )


def _spoken(score: HeadScore) -> str:
    if math.isnan(score.value):
        return tr("{name}: no such position in this text", name=score.name)
    value = fixed(score.value, 2)
    return tr("{name} {value}, rank {rank}", name=score.name, value=value, rank=score.rank)


def _plain(token: NextToken) -> str:
    return visible(token.stem + token.piece)
