"""The head finder: a row a head, a column a score, in the order of one of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from attnviz.engine.head_scores import FEW_PLACES, REPEATS
from attnviz.language import tr
from attnviz.tabs.many_heads.state import SIGNED, Place, State, share_of
from attnviz.tabs.many_heads.words.all_heads import over_texts_name, over_texts_text, score_name
from attnviz.ui.look.labels import elided
from attnviz.ui.look.numbers import fixed
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.track_bar import paint_bar

if TYPE_CHECKING:
    from attnviz.checkpoints.survey import Survey

COLUMNS = ("induction", "previous", "first", "duplicate", "self", "effective_keys", "window")
OVER = "over texts"  # the column beside the score that heads are sorted by, or induction
ROW, HEADER, TITLE = 25.0, 24.0, 30.0  # px of the design
NAME = 64.0  # px of the design: of the column of heads
LEAST_COLUMN = 86.0
BARLESS = ("effective_keys", "direct", "value_weighted", "entropy", OVER)


@dataclass(frozen=True)
class FinderLayout:
    """Where the table lies.

    Parameters
    ----------
    title, header, rows : the room of each; rows is empty when the table is folded
    row : height of a row
    columns : the scores in sight, with the left and right of each
    first, count : the first row in sight and how many are
    buttons : room at the right of the title that buttons take
    """

    title: QRectF
    header: QRectF
    rows: QRectF
    row: float
    columns: tuple[tuple[str, float, float], ...]
    first: int
    count: int
    buttons: float = 0.0

    def row_rect(self, number: int) -> QRectF:
        """Return where a row lies, counted from the first in sight."""
        return QRectF(self.rows.x(), self.rows.y() + number * self.row, self.rows.width(), self.row)

    def row_at(self, point: QPointF) -> int | None:
        """Return which row lies at a point, from the first of all."""
        if not self.rows.contains(point):
            return None
        number = int((point.y() - self.rows.y()) // self.row)
        return self.first + number if number < self.count else None

    def column_at(self, point: QPointF) -> str | None:
        """Return which heading to sort by lies at a point."""
        if not self.header.contains(point):
            return None
        found = (name for name, left, right in self.columns if left <= point.x() < right)
        return next((name for name in found if name != OVER), None)


def columns_of(state: State) -> tuple[str, ...]:
    """Return the scores of the table."""
    survey = state.all_heads
    repeats = tuple(REPEATS) if survey.score("repeats") is not None else ()
    direct = ("direct",) if survey.direct is not None else ()
    names = [*state.template_names, *repeats, *COLUMNS, *direct]
    if state.over_texts is not None:
        told = state.told_over_texts
        if told not in names:
            names.insert(0, told)
        names.insert(names.index(told) + 1, OVER)
    return tuple(names)


def _over(state: State) -> tuple[str, ...]:
    """Return the column over many texts and the one it stands beside, if there are any."""
    return () if state.over_texts is None else (state.told_over_texts, OVER)


def lay_out_finder(room: QRectF, theme: Theme, state: State, first: int) -> FinderLayout:
    """Find the places of the table in a room; a row that is wanted first stays as far as it may."""
    title = QRectF(room.x(), room.y(), room.width(), theme.px(TITLE))
    header = QRectF(room.x(), title.bottom(), room.width(), theme.px(HEADER))
    high = theme.px(ROW)
    rows = QRectF(
        room.x(), header.bottom(), room.width(), max(0.0, room.bottom() - header.bottom())
    )
    count = min(max(0, int(rows.height() // high)), len(state.ranked))
    first = min(max(first, 0), len(state.ranked) - count)
    names = list(columns_of(state))
    left, room_wide = room.x() + theme.px(NAME), room.width() - theme.px(NAME)
    while len(names) > 1 and room_wide / len(names) < theme.px(LEAST_COLUMN):
        kept = (state.shade, "direct", *REPEATS, *_over(state), *state.template_names)
        away = [name for name in reversed(names) if name not in kept] or names[-1:]
        names.remove(away[0])
    ends = np.cumsum([left, *_widths(names, theme, state, room_wide)])
    columns = tuple(zip(names, ends[:-1].tolist(), ends[1:].tolist(), strict=True))
    return FinderLayout(title, header, rows, high, columns, first, count)


def _widths(names: list[str], theme: Theme, state: State, room: float) -> list[float]:
    """Return how wide columns are: alike, but a long heading is whole where others spare it.

    Where there is no room for all of them, that of the sorted column is.
    """
    metrics = QFontMetricsF(theme.font("tick", bold=True))
    least = [
        max(theme.px(LEAST_COLUMN), metrics.horizontalAdvance(_heading(state, name)) + theme.px(14))
        for name in names
    ]
    spare = (room - sum(least)) / len(names)
    if spare >= 0:
        return [wide + spare for wide in least]
    alike, sorted_by = room / len(names), state.shade
    own = max(least[names.index(sorted_by)], alike) if sorted_by in names else alike
    others = (room - own) / max(1, len(names) - 1)
    return [own if name == sorted_by else others for name in names]


def _heading(state: State, name: str) -> str:
    """Return what stands over a column; an arrow tells by which one heads are sorted."""
    if name == OVER:
        return over_texts_name(state)
    arrow = (" ↑" if state.pointer.reverse else " ↓") if name == state.shade else ""
    return score_name(state, name) + arrow


def paint_finder(painter: QPainter, layout: FinderLayout, theme: Theme, state: State) -> None:
    """Paint heading, names of scores, and the rows in sight."""
    painter.save()
    _paint_title(painter, layout, theme, state)
    _paint_header(painter, layout, theme, state)
    for number in range(layout.count):
        _paint_row(painter, layout, theme, state, number)
    painter.restore()


def few(state: State, name: str) -> bool:
    """Whether a score is a mean over so few places that it says little."""
    if name == OVER:
        assert state.over_texts is not None
        return state.over_texts.counted(state.told_over_texts) < FEW_PLACES
    return state.all_heads.scores.places.get(name, FEW_PLACES) < FEW_PLACES


def number_text(state: State, name: str, place: Place) -> str:
    """Return a score as the table prints it; over many texts their mean and spread."""
    if name == OVER:
        return over_texts_text(state, place)
    values = state.score(name)
    value = np.nan if values is None else float(values[place])
    if np.isnan(value):
        return "–"
    if name == "effective_keys":
        return fixed(value, 1)
    return f"+{fixed(value)}" if name in SIGNED and value > 0 else fixed(value)


def _paint_title(painter: QPainter, layout: FinderLayout, theme: Theme, state: State) -> None:
    box = layout.title
    bold, small = theme.font("label", bold=True), theme.font("tick")
    painter.setFont(bold)
    painter.setPen(theme.text)
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    title = tr("Head finder")
    painter.drawText(box, flags, title)
    left = QFontMetricsF(bold).horizontalAdvance(title) + theme.px(12)
    painter.setFont(small)
    painter.setPen(theme.muted)
    said = tr("on this text, {n} tokens", n=state.all_heads.n_tokens)
    rest = box.adjusted(left, 0, 0, 0)
    painter.drawText(rest, flags, elided(said, QFontMetricsF(small), rest.width()))
    note = repeats_note(state.all_heads)
    if note:
        box = box.adjusted(0, 0, -layout.buttons, 0)
        metrics = QFontMetricsF(small)
        used = left + metrics.horizontalAdvance(said) + theme.px(24)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box, right, elided(note, metrics, box.width() - used))


def repeats_note(survey: Survey) -> str:
    """Say that a text has too few repeats for induction to say much, or none; "" otherwise."""
    places = survey.scores.places["induction"]
    if places >= FEW_PLACES:
        return ""
    if places:
        return tr("induction: too few repeats here")
    return tr("no token repeats in this text")


def _paint_header(painter: QPainter, layout: FinderLayout, theme: Theme, state: State) -> None:
    plain, bold = theme.font("tick"), theme.font("tick", bold=True)
    painter.setFont(plain)
    painter.setPen(theme.muted)
    left = QRectF(layout.header)
    left.setWidth(theme.px(NAME) - theme.px(8))
    left.adjust(theme.px(8), 0, 0, 0)
    painter.drawText(left, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, tr("head"))
    for name, start, end in layout.columns:
        sorted_by = name == state.shade
        font = bold if sorted_by else plain
        painter.setFont(font)
        painter.setPen(theme.text if sorted_by else theme.muted)
        box = QRectF(start, layout.header.y(), end - start - theme.px(8), layout.header.height())
        text = elided(_heading(state, name), QFontMetricsF(font), box.width())
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)


def _paint_row(
    painter: QPainter, layout: FinderLayout, theme: Theme, state: State, number: int
) -> None:
    """Paint a row, counted from the first in sight."""
    box = layout.row_rect(number)
    place = state.ranked[layout.first + number]
    if place == state.chosen:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.select_fill)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawRoundedRect(box, theme.px(6), theme.px(6))
    painter.setFont(theme.font("label", bold=True))
    painter.setPen(theme.text)
    name_box = box.adjusted(theme.px(8), 0, 0, 0)
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(name_box, flags, state.head_name(place))
    number_wide = QFontMetricsF(theme.font("label", bold=True)).horizontalAdvance("0.00") + 2
    for name, start, end in layout.columns:
        strong = name == state.shade
        faint = few(state, name)
        right = end - theme.px(8)
        if name not in BARLESS:
            value = float(share_of(state, name)[place])
            bar = QRectF(start + theme.px(16), box.center().y() - theme.px(5), 0, theme.px(10))
            bar.setRight(right - number_wide - theme.px(4))
            if bar.width() > theme.px(12):
                colour = theme.track if faint else theme.V
                paint_bar(painter, theme, bar, value, colour, least=theme.px(2))
        painter.setFont(theme.font("label", bold=strong))
        painter.setPen(theme.muted if faint else theme.text)
        cell = QRectF(start, box.y(), right - start, box.height())
        right_flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(cell, right_flags, number_text(state, name, place))
