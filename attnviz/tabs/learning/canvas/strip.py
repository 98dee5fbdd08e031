"""The text, and under it what the model guesses."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from attnviz.learning.guesses import Guess
from attnviz.tabs.learning.canvas.layout import RING, LearningLayout, line_names
from attnviz.tabs.learning.state import State
from attnviz.ui.look.labels import visible
from attnviz.ui.look.text import base_of, write, write_within
from attnviz.ui.look.theme import Theme

CHECK, CROSS = "✓", "×"
RADIUS = 4.0


def paint_tokens(
    painter: QPainter, layout: LearningLayout, theme: Theme, tokens: Sequence[tuple[str, bool]]
) -> None:
    """Draw the names of both lines, and the tokens; False = the model does not read it."""
    painter.setPen(theme.muted)
    painter.setFont(theme.font("label"))
    for end, name in zip(layout.labels, line_names(), strict=True):
        write(painter, end.x(), base_of(end.y(), theme.size("label")), name, "right")
    for box, (token, read) in zip(layout.text, tokens, strict=True):
        _paint_token(painter, box, theme, token, read=read)


def paint_guesses(painter: QPainter, layout: LearningLayout, theme: Theme, state: State) -> None:
    """Draw what the model guesses after each token that it reads."""
    shown = state.shown
    for box, guess, read in zip(layout.guesses, shown.guesses, shown.read, strict=True):
        if read:
            _paint_guess(painter, box, theme, guess, state)


def _paint_token(painter: QPainter, box: QRectF, theme: Theme, token: str, *, read: bool) -> None:
    painter.setPen(QPen(theme.border if read else theme.grid, theme.line(1)))
    painter.setBrush(theme.surface)
    painter.drawRoundedRect(box, theme.px(RADIUS), theme.px(RADIUS))
    font = theme.font("body", bold=read)
    font.setStrikeOut(not read)
    painter.setFont(font)
    painter.setPen(theme.text if read else theme.muted)
    _write(painter, box, theme, visible(token), theme.size("body"))


def _paint_guess(painter: QPainter, box: QRectF, theme: Theme, guess: Guess, state: State) -> None:
    size = theme.size("label")
    if state.covered and guess.right is not None:
        painter.setPen(QPen(theme.border, theme.line(1)))
        painter.setBrush(theme.fill)
        painter.drawRoundedRect(box, theme.px(RADIUS), theme.px(RADIUS))
        painter.setFont(theme.font("label"))
        painter.setPen(theme.muted)
        _write(painter, box, theme, "?", size)
        return
    if guess.right is None:
        painter.setFont(theme.font("label", italic=True))
        painter.setPen(theme.muted)
        _write(painter, box, theme, visible(guess.token) if guess.token else "–", size)
        return
    ground = theme.weight_colour(guess.share)
    painter.setPen(QPen(theme.grid, theme.hairline))
    painter.setBrush(ground)
    painter.drawRoundedRect(box, theme.px(RADIUS), theme.px(RADIUS))
    painter.setPen(theme.ink(ground))
    painter.setFont(theme.font("label", bold=guess.right))
    sign = CHECK if guess.right else CROSS
    _write(painter, box, theme, f"{visible(guess.token)} {sign}", size)


def _write(painter: QPainter, box: QRectF, theme: Theme, text: str, size: int) -> None:
    at = QPointF(box.center().x(), base_of(box.center().y(), size))
    write_within(painter, at, text, box.width() - theme.px(4))


def paint_focus(painter: QPainter, layout: LearningLayout, theme: Theme) -> None:
    """Draw the ring of the keyboard around the slider."""
    left, right = layout.track
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.focus, theme.line(2)))
    edge = theme.px(RING)
    box = QRectF(left, right).normalized().adjusted(-edge, -edge, edge, edge)
    painter.drawRoundedRect(box, edge, edge)
