"""The page of what a model writes: a strip of tokens, what else could stand there, one pattern."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from attnviz.language import tr
from attnviz.tabs.sentence_heads.words import of_writing as words
from attnviz.ui.grid.pattern_image import pattern_image
from attnviz.ui.look.labels import elided, visible
from attnviz.ui.look.numbers import one_decimal_percent
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.track_bar import paint_bar
from attnviz.ui.predict.tally import paint_cover, paint_tally
from attnviz.ui.tab.first_token import (
    first_token_sign,
    mean_on_first,
    paint_first_token_sign,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from attnviz.checkpoints.next_token import NextToken
    from attnviz.tabs.sentence_heads.state import State

SIDE, GAP = 16.0, 28.0  # px of the design: beside all of it, between the two halves
CHIP, CHIP_GAP, PAD, SHARE = 30.0, 4.0, 8.0, 17.0  # of the strip
MOST_LINES = 3
MOST_CHIPS = 300  # of a long text the last ones are looked at
LONGEST = 150.0  # px of the design: a chip
LEFT_SHARE = 0.48
TITLE, NOTE, ROW = 24.0, 18.0, 30.0
NAME, NUMBER, VOTES = 106.0, 64.0, 112.0
MOST_NAME = 0.35  # of the left half: the longest name of a candidate
THUMB, EFFECT_ROW, EFFECTS = 30.0, 40.0, 8
LEAST_LABEL = 10.0  # px of a row that has room for its token
CENTRE = Qt.AlignmentFlag.AlignCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class CandidateChip:
    """A token of the strip; `place` is its position, n of the text = the one to come, -1 = more."""

    place: int
    text: str
    box: QRectF


@dataclass(frozen=True)
class WritingLayout:
    """Where everything lies; `names` is the room of tokens left of the pattern."""

    chips: tuple[CandidateChip, ...]
    left: QRectF
    candidates: tuple[QRectF, ...]
    others: QRectF
    effects: tuple[QRectF, ...]
    effect_title: QRectF
    kept: QRectF
    title: QRectF
    pattern: QRectF
    names: float

    def chip_at(self, point: QPointF) -> int | None:
        """Return the place of the token at a point."""
        return next((c.place for c in self.chips if c.place >= 0 and c.box.contains(point)), None)

    def candidate_at(self, point: QPointF) -> int | None:
        """Return which candidate lies at a point, from 0."""
        rows = (i for i, box in enumerate(self.candidates) if box.contains(point))
        return next(rows, None)

    def row_at(self, point: QPointF, n: int) -> int | None:
        """Return which of n rows of the pattern lies at a point."""
        box = self.pattern.adjusted(-self.names, 0, 0, 0)
        if not box.contains(point):
            return None
        return min(n - 1, int((point.y() - box.y()) / box.height() * n))


def lay_out_writing(rect: QRectF, theme: Theme, state: State) -> WritingLayout:
    """Share a rectangle out: the strip as high as it needs, below it two halves."""
    px = theme.px
    room = rect.adjusted(px(SIDE), px(4), -px(SIDE), -px(6))
    chips = _strip(room, theme, state)
    bottom = max(chip.box.bottom() for chip in chips) + px(SHARE + 10)
    lower = QRectF(room.x(), bottom, room.width(), max(0.0, room.bottom() - bottom))
    left = QRectF(lower)
    left.setWidth(lower.width() * LEFT_SHARE)
    written = state.written
    top = left.y() + px(TITLE + NOTE + 4)
    effect = written.effect is not None
    lines = 2 if effect else 0
    below = px(NOTE) + (px(TITLE + NOTE + 6) + lines * px(EFFECT_ROW) if effect else 0.0)
    wanted = len(words.listed(state))
    high = min(px(ROW), max(px(18), (left.bottom() - top - below) / max(1, wanted)))
    fitting = max(1, min(wanted, int((left.bottom() - top - px(NOTE)) // high)))
    rows = tuple(QRectF(left.x(), top + i * high, left.width(), high) for i in range(fitting))
    others = QRectF(left.x(), rows[-1].bottom(), left.width(), px(NOTE))
    heading = QRectF(left.x(), others.bottom() + px(6), left.width(), px(TITLE + NOTE))
    cells: list[QRectF] = []
    if effect:
        wide = left.width() / (EFFECTS // 2)
        for i in range(len(strongest(state))):
            y = heading.bottom() + px(2) + i // (EFFECTS // 2) * px(EFFECT_ROW)
            box = QRectF(left.x() + i % (EFFECTS // 2) * wide, y, wide, px(EFFECT_ROW))
            if box.bottom() <= lower.bottom() + 1:
                cells.append(box)
    last = cells[-1].bottom() if cells else others.bottom()
    kept = QRectF(left.x(), last + px(4), left.width(), 0)
    kept.setBottom(min(kept.y() + px(2 * NOTE), lower.bottom() + px(4)))
    right = QRectF(lower)
    right.setLeft(left.right() + px(GAP))
    title = QRectF(right.x(), right.y(), right.width(), px(TITLE))
    names = min(px(92), right.width() * 0.25)
    side = max(8.0, min(right.width() - names, right.bottom() - title.bottom() - px(NOTE)))
    pattern = QRectF(right.x() + names, title.bottom(), side, side)
    return WritingLayout(
        chips, left, rows, others, tuple(cells), heading, kept, title, pattern, names
    )  # fmt: skip


def _strip(room: QRectF, theme: Theme, state: State) -> tuple[CandidateChip, ...]:
    """Put the tokens in lines; of many, the last ones that fit."""
    tokens = state.tokens
    n = len(tokens)
    metrics = QFontMetricsF(theme.font("label", bold=True))
    longest = theme.px(LONGEST)
    texts = {
        place: elided(visible(tokens[place]), metrics, longest)
        for place in range(max(0, n - MOST_CHIPS), n)
    }
    if state.covered:
        texts[n - 1] = "?"
    texts[n] = "?"
    start = min(texts)
    while True:
        places = list(range(start, n + 1))
        chips = _lines(
            room, theme, places, texts, metrics, first_new=state.written.n_prompt, more=start > 0
        )
        lines = len({chip.box.y() for chip in chips})
        if lines <= MOST_LINES or start >= n:
            return chips
        start += max(1, (n - start) // 12)


def _lines(
    room: QRectF,
    theme: Theme,
    places: list[int],
    texts: dict[int, str],
    metrics: QFontMetricsF,
    *,
    first_new: int,
    more: bool,
) -> tuple[CandidateChip, ...]:
    px = theme.px
    new_wide = QFontMetricsF(theme.font("tick")).horizontalAdvance(">99%") + px(2)
    found = []
    x, y = room.x(), room.y()
    for place in ([-1] if more else []) + places:
        text = "…" if place < 0 else texts[place]
        least = new_wide if first_new <= place < max(texts) else px(CHIP)
        wide = max(least, metrics.horizontalAdvance(text) + 2 * px(PAD))
        if x + wide > room.right() and x > room.x():
            x, y = room.x(), y + px(CHIP + SHARE + 2)
        found.append(CandidateChip(place, text, QRectF(x, y, wide, px(CHIP))))
        x += wide + px(CHIP_GAP)
    return tuple(found)


def paint_writing(painter: QPainter, rect: QRectF, theme: Theme, state: State) -> None:
    """Paint the page into any device, laid out for `rect`."""
    painter.save()
    painter.fillRect(rect, theme.window)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    layout = lay_out_writing(rect, theme, state)
    _paint_strip(painter, layout, theme, state)
    _paint_candidates(painter, layout, theme, state)
    _paint_effects(painter, layout, theme, state)
    _paint_kept(painter, layout, theme, state)
    _paint_pattern(painter, layout, theme, state)
    painter.restore()


def _paint_strip(painter: QPainter, layout: WritingLayout, theme: Theme, state: State) -> None:
    written, n = state.written, len(state.tokens)
    label, tick = theme.font("label"), theme.font("tick")
    strong = theme.font("label", bold=True)
    for chip in layout.chips:
        new = written.n_prompt <= chip.place < n
        newest = new and chip.place == n - 1
        painter.setPen(Qt.PenStyle.NoPen)
        if chip.place == n or chip.place < 0:
            painter.setPen(QPen(theme.border, theme.line(1)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
        elif newest:
            painter.setPen(QPen(theme.select_edge, theme.line(2)))
            painter.setBrush(theme.select_fill)
        else:
            painter.setBrush(theme.tint if new else theme.fill)
        painter.drawRoundedRect(chip.box, theme.px(6), theme.px(6))
        painter.setFont(strong if newest else label)
        painter.setPen(theme.text)
        painter.drawText(chip.box, CENTRE, chip.text)
        if new and not (newest and state.covered):
            share = written.steps[chip.place - written.n_prompt].token.share
            painter.setFont(tick)
            painter.setPen(theme.muted)
            under = QRectF(chip.box.x() - 20, chip.box.bottom(), chip.box.width() + 40, 0)
            under.setHeight(theme.px(SHARE))
            metrics = QFontMetricsF(tick)
            said = words.short_share(share)
            if metrics.horizontalAdvance(said) <= chip.box.width() + theme.px(CHIP_GAP):
                painter.drawText(under, CENTRE, said)


def _paint_candidates(painter: QPainter, layout: WritingLayout, theme: Theme, state: State) -> None:
    written, px, ballot = state.written, theme.px, state.ballot
    listed = words.listed(state)
    names = names_width(layout, theme, listed)
    _paint_heading(painter, layout.left, theme, words.title(written), words.about(state))
    taken = int(written.run.ids[-1]) if written.count else -1
    for place, (box, token) in enumerate(zip(layout.candidates, listed, strict=False)):
        chosen = token.id == taken and not state.covered
        name = QRectF(box.x(), box.y(), names, box.height())
        bold, plain = theme.font("label", bold=True), theme.font("label")
        metrics = QFontMetricsF(bold)
        piece = elided(visible(token.piece.lstrip(" ") or token.piece), metrics, name.width())
        painter.setFont(bold)
        painter.setPen(theme.text)
        painter.drawText(name, RIGHT, piece)
        if token.stem:
            wide = name.width() - metrics.horizontalAdvance(piece)
            painter.setFont(plain)
            painter.setPen(theme.muted)
            stem = QRectF(name.x(), name.y(), wide, name.height())
            fits = QFontMetricsF(plain).horizontalAdvance(token.stem) <= wide
            painter.drawText(stem, RIGHT, token.stem if fits else "")
        shown = QRectF(box)
        lifted = 1.0
        if ballot is not None:
            lifted = ballot.lifted(place, len(layout.candidates))
            shown.setRight(box.right() - px(VOTES))
        bar = QRectF(name.right() + px(12), box.center().y() - px(6), 0, px(12))
        bar.setRight(shown.right() - px(NUMBER))
        if lifted > 0:
            paint_bar(painter, theme, bar, token.share, theme.V, least=px(2))
        if lifted >= 1:
            painter.setFont(theme.font("label", bold=chosen))
            painter.setPen(theme.text)
            painter.drawText(shown, RIGHT, one_decimal_percent(token.share))
        if ballot is not None:
            more = min(px(4), (box.height() - bar.height() - 2) / 2)
            tile = bar.adjusted(0, -more, px(NUMBER), more)
            paint_cover(painter, tile, theme, lifted, ballot.number(place))
            at = QRectF(tile.right() + px(12), box.y(), px(VOTES - 12), box.height())
            known = None if ballot.covered else place in ballot.right
            paint_tally(painter, at, theme, ballot.count(place), known)
    painter.setFont(theme.font("tick"))
    painter.setPen(theme.muted)
    if not state.covered:
        painter.drawText(layout.others, RIGHT, words.others(written))


def names_width(layout: WritingLayout, theme: Theme, tokens: Sequence[NextToken]) -> float:
    """Return the room of the names of candidates: more where a longer one wants it."""
    metrics = QFontMetricsF(theme.font("label", bold=True))
    pieces = (visible(token.piece.lstrip(" ") or token.piece) for token in tokens)
    widest = max((metrics.horizontalAdvance(piece) for piece in pieces), default=0.0)
    return min(max(theme.px(NAME), widest + theme.px(4)), layout.left.width() * MOST_NAME)


def _paint_effects(painter: QPainter, layout: WritingLayout, theme: Theme, state: State) -> None:
    effect = state.written.effect
    if effect is None or not layout.effects or state.covered:  # they name the token
        return
    title = words.effect_title(state.written)
    _paint_heading(painter, layout.effect_title, theme, title, words.effect_sums(effect))
    run, side = state.written.run, theme.px(THUMB)
    for box, (layer, head, value) in zip(layout.effects, strongest(state), strict=False):
        at = QRectF(box.x(), box.y() + (box.height() - side) / 2, side, side)
        pattern = run.pattern[layer, head]
        image = pattern_image(pattern, int(side), theme, hides_first=state.hides_first)
        painter.drawImage(at, image)
        words_box = QRectF(at.right() + theme.px(8), at.y(), box.width(), side / 2)
        painter.setFont(theme.font("tick", bold=True))
        painter.setPen(theme.text)
        painter.drawText(words_box, LEFT, f"{layer}.{head}")
        painter.setFont(theme.font("tick"))
        painter.setPen(theme.signed_colour(0.8 if value > 0 else -0.8, 1.0))
        painter.drawText(words_box.translated(0, side / 2), LEFT, words.signed(value))


def _paint_kept(painter: QPainter, layout: WritingLayout, theme: Theme, state: State) -> None:
    """Say what the kept keys and values take, where there is room below."""
    box = layout.kept
    lines = words.kept(state.written)
    font, high = theme.font("tick"), theme.px(NOTE)
    painter.setFont(font)
    for number, said in enumerate(lines):
        line = QRectF(box.x(), box.y() + number * high, box.width(), high)
        if line.bottom() > box.bottom() + 1:
            return
        painter.setPen(theme.text if number == 0 else theme.muted)
        plain = said.replace("\u00a0", " ")  # which would be made visible
        painter.drawText(line, LEFT, elided(plain, QFontMetricsF(font), line.width()))


def strongest(state: State) -> list[tuple[int, int, float]]:
    """Return layer, head and direct effect of the heads that push most, those up first."""
    effect = state.written.effect
    if effect is None:
        return []
    c = state.written.run.config
    table = effect.heads(c.n_layers, c.n_heads)
    order = np.argsort(-np.abs(table), axis=None, kind="stable")[:EFFECTS]
    found = [divmod(int(flat), c.n_heads) for flat in order]
    return sorted(
        ((layer, head, float(table[layer, head])) for layer, head in found), key=lambda e: -e[2]
    )


def _paint_pattern(painter: QPainter, layout: WritingLayout, theme: Theme, state: State) -> None:
    n, box = len(state.tokens), layout.pattern
    title = tr(
        "Head {name}, one row per step", name=visible(state.document.heads[state.head].title)
    )
    painter.setFont(theme.font("label", bold=True))
    painter.setPen(theme.text)
    metrics = QFontMetricsF(painter.font())
    hides_first = state.hides_first
    room = layout.title.width() / (2 if hides_first else 1)
    painter.drawText(layout.title, LEFT, elided(title, metrics, room))
    pattern = np.asarray(state.trace.rows("pattern")[state.head])
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, on=False)
    image = pattern_image(pattern, max(1, int(box.width())), theme, hides_first=hides_first)
    painter.drawImage(box, image)
    if hides_first:
        sign = first_token_sign(None if state.covered else mean_on_first(pattern))
        at = layout.title.topRight()
        paint_first_token_sign(painter, theme, at, sign, room=room, right=True)
    step = box.height() / n
    tick = theme.font("tick", px=max(8, min(theme.size("tick"), round(step * 0.95))))
    metrics = QFontMetricsF(tick)
    every = max(1, -int(-max(LEAST_LABEL, metrics.height() * 0.9) // step))
    for row in range(n):
        strong = row == state.token
        if not strong and (row % every or 0 < abs(row - state.token) < every):
            continue
        painter.setFont(theme.font("tick", bold=strong, px=tick.pixelSize()))
        painter.setPen(theme.text if strong else theme.muted)
        place = QRectF(
            box.x() - layout.names, box.y() + (row + 0.5) * step - 12,
            layout.names - theme.px(10), 24,
        )  # fmt: skip
        word = "?" if state.covered and row == n - 1 else visible(state.tokens[row])
        painter.drawText(place, RIGHT, elided(word, metrics, place.width()))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.grid, theme.hairline))
    painter.drawRect(box)
    painter.setPen(QPen(theme.text, theme.line(2)))
    painter.drawRect(QRectF(box.x(), box.y() + state.token * step, box.width(), max(2.0, step)))
    first = state.written.n_prompt
    if first < n:
        x = box.x() - theme.px(4)
        painter.setPen(QPen(theme.accent, theme.px(3)))
        painter.drawLine(QPointF(x, box.y() + first * step), QPointF(x, box.bottom()))
        painter.setFont(theme.font("tick"))
        painter.setPen(theme.muted)
        note = QRectF(box.x(), box.bottom() + theme.px(2), box.width(), theme.px(NOTE - 2))
        said = tr("blue edge: rows that writing added")
        painter.drawText(note, RIGHT, elided(said, QFontMetricsF(theme.font("tick")), note.width()))


def _paint_heading(painter: QPainter, box: QRectF, theme: Theme, title: str, note: str) -> None:
    bold, tick = theme.font("label", bold=True), theme.font("tick")
    painter.setFont(bold)
    painter.setPen(theme.text)
    line = QRectF(box.x(), box.y(), box.width(), theme.px(TITLE))
    painter.drawText(line, LEFT, elided(title, QFontMetricsF(bold), line.width()))
    painter.setFont(tick)
    painter.setPen(theme.muted)
    under = QRectF(box.x(), line.bottom(), box.width(), theme.px(NOTE))
    painter.drawText(under, LEFT, elided(note, QFontMetricsF(tick), under.width()))
