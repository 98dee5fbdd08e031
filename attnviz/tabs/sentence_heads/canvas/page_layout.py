"""A text of many words as a page: its words in lines, a map of all of it, and who is read most."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF

from attnviz.tabs.sentence_heads.canvas.layout import Columns
from attnviz.ui.look.labels import visible
from attnviz.ui.look.theme import Theme

TEXT_SHARE, MAP_SHARE = 0.57, 0.04  # of the width: text, and the map beside it
HEAD = 34.0  # px of the design: line of headings
LEADING = 1.55  # height of a line, of its letters
MOST_LISTED = 12  # words that are listed one by one
ENTRY = 2.0  # height of an entry of the list, of its letters
GAP = 16.0  # px of the design
ENOUGH = 4  # lines of a page that can show two places

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]


class Wrapped(NamedTuple):
    """Words in lines.

    Parameters
    ----------
    firsts : the first word of each line, (lines,)
    line : of each word, (n,)
    left, width : of each word, px from the left of its line, (n,)
    """

    firsts: Ints
    line: Ints
    left: Floats
    width: Floats


def shown(token: str) -> str:
    """Return a word as it stands in a text: blanks around it are gaps, other signs are seen."""
    return visible(token.strip(" ") or token)


def wrapped(
    tokens: tuple[str, ...],
    metrics: QFontMetricsF,
    room: float,
    pieces: tuple[int, ...] = (),
) -> Wrapped:
    """Put words into lines of a width; a line break in a word ends its line.

    Parameters
    ----------
    pieces : places of those that no blank parts from the one before them; they share its line
        where that has room for them
    """
    n = len(tokens)
    blank = metrics.horizontalAdvance(" ")
    # Tokens of a model bring their blanks along; words of a sheet have none.
    apart = not any(token[:1] == " " for token in tokens[1:])
    widths: dict[str, tuple[float, float]] = {}
    joined = frozenset(pieces)
    line, left, width = np.zeros(n, np.intp), np.zeros(n), np.zeros(n)
    firsts, x, row, run = [0], 0.0, 0, 0
    for place, token in enumerate(tokens):
        known = widths.get(token)
        if known is None:
            inner = token.strip(" ")
            before = blank * (len(token) - len(token.lstrip(" ")) if inner else 0)
            known = widths[token] = before, metrics.horizontalAdvance(shown(token))
        before, wide = known
        if not x or place not in joined:
            run = place
            x += (blank if apart else before) if x else 0.0
        if x and x + wide > room:
            begin = left[run] if run < place else x
            if not begin or x + wide - begin > room:  # what belongs together fills a line
                run, begin = place, x
            line[run:place] = row = row + 1
            left[run:place] -= begin
            x -= begin
            firsts.append(run)
        line[place], left[place], width[place] = row, x, min(wide, room)
        x += wide
        if "\n" in token and place < n - 1:
            x, row = 0.0, row + 1
            firsts.append(place + 1)
    return Wrapped(np.array(firsts, np.intp), line, left, width)


class LineWindow(NamedTuple):
    """Lines in sight.

    Parameters
    ----------
    first, n : the first of them, and how many are
    slot : lines of the page above it
    """

    first: int
    n: int
    slot: int

    def holds(self, line: int) -> bool:
        """Whether a line is in sight here."""
        return self.first <= line < self.first + self.n


@dataclass(frozen=True, eq=False)
class PageLayout:
    """Where the parts of a page lie.

    Parameters
    ----------
    rect, head, text, map, listed : all of it, the headings, the lines, the map, the list
    words : the words in lines
    line_height : of the text
    windows : the lines in sight; two where the asking word and the one that it reads most are far
        apart, with a line between them that says what is left out
    fit : how many lines there is room for
    entries : the words that are listed, most read first
    others, rest : how many words are read besides, and their share together
    entry_height : of the list
    """

    rect: QRectF
    head: QRectF
    text: QRectF
    map: QRectF
    listed: QRectF
    words: Wrapped
    line_height: float
    windows: tuple[LineWindow, ...]
    fit: int
    entries: tuple[int, ...]
    others: int
    rest: float
    entry_height: float

    @property
    def lines(self) -> int:
        """How many lines the text has."""
        return len(self.words.firsts)

    @property
    def sights(self) -> tuple[range, ...]:
        """The words in sight, a range for each window."""
        ends = [*map(int, self.words.firsts), len(self.words.line)]
        return tuple(
            range(ends[each.first], ends[min(each.first + each.n, self.lines)])
            for each in self.windows
        )

    @property
    def n_in_sight(self) -> int:
        """How many words are in sight."""
        return sum(map(len, self.sights))

    def in_sight(self, place: int) -> bool:
        """Whether a word is in sight."""
        return any(place in sight for sight in self.sights)

    @property
    def gap(self) -> tuple[QRectF, int] | None:
        """The line between two windows, and how many words it stands for."""
        if len(self.windows) < 2:
            return None
        above, below = self.sights
        top = self.text.y() + (self.windows[1].slot - 1) * self.line_height
        line = QRectF(self.text.x(), top, self.text.width(), self.line_height)
        return line, below.start - above.stop

    def origin(self, place: int) -> int:
        """Return the line that is at the top if all lines go on from where a word stands."""
        line = int(self.words.line[place])
        found = next((each for each in self.windows if each.holds(line)), self.windows[0])
        return found.first - found.slot

    def word_rect(self, place: int) -> QRectF:
        """Return where a word stands, in sight or not."""
        words = self.words
        row = int(words.line[place]) - self.origin(place)
        top = self.text.y() + row * self.line_height
        left = self.text.x() + float(words.left[place])
        return QRectF(left, top, float(words.width[place]), self.line_height)

    def word_at(self, point: QPointF) -> int | None:
        """Return the word of the text at a point."""
        if not self.text.contains(point):
            return None
        row = int((point.y() - self.text.y()) / self.line_height)
        window = next((w for w in self.windows if w.slot <= row < w.slot + w.n), None)
        if window is None or window.first + row - window.slot >= self.lines:
            return None
        line = window.first + row - window.slot
        firsts, left = self.words.firsts, self.words.left
        begin = int(firsts[line])
        end = int(firsts[line + 1]) if line + 1 < self.lines else len(left)
        x = point.x() - self.text.x()
        place = begin + int(np.searchsorted(left[begin:end], x, side="right")) - 1
        inside = place >= begin and x <= left[place] + self.words.width[place]
        return place if inside else None

    def entry_rect(self, number: int) -> QRectF:
        """Return where an entry of the list lies, counted from 0; the rest is the one after."""
        top = self.listed.y() + number * self.entry_height
        return QRectF(self.listed.x(), top, self.listed.width(), self.entry_height)

    def entry_at(self, point: QPointF) -> int | None:
        """Return the word of the list at a point."""
        if not self.listed.contains(point):
            return None
        number = int((point.y() - self.listed.y()) / self.entry_height)
        return self.entries[number] if number < len(self.entries) else None

    def map_y(self, place: float) -> float:
        """Return where a word is on the map."""
        return self.map.y() + self.map.height() * place / len(self.words.line)

    def mapped(self, y: float) -> int:
        """Return the word at a height of the map."""
        n = len(self.words.line)
        return min(max(int((y - self.map.y()) / max(1.0, self.map.height()) * n), 0), n - 1)


def page_layout(
    columns: Columns, theme: Theme, rect: QRectF, windows: tuple[LineWindow, ...] | None = None
) -> PageLayout:
    """Place a page in `rect`.

    Parameters
    ----------
    windows : the lines in sight; None = those around the asking word and the one it reads most
    """
    gap, head = theme.px(GAP), theme.px(HEAD)
    body = rect.adjusted(gap, head, -gap, -theme.px(6))
    text = QRectF(body.x(), body.y(), body.width() * TEXT_SHARE, max(1.0, body.height()))
    metrics = QFontMetricsF(theme.font("body"))
    line_height = theme.size("body") * LEADING
    words = _wrapped(tuple(columns.tokens), columns.joined or columns.pieces, theme, text.width())
    lines = len(words.firsts)
    fit = max(1, int(text.height() / line_height))
    if windows is None:
        windows = _around(columns, words, fit)
    elif len(windows) == 1:
        windows = (one_window(windows[0].first, lines, fit),)
    bar = QRectF(text.right() + gap, text.y(), body.width() * MAP_SHARE, text.height())
    numbers = metrics.horizontalAdvance("00,000")
    listed = QRectF(body)
    listed.setLeft(bar.right() + numbers + gap)
    height = theme.size("body") * ENTRY
    room = max(1, int(listed.height() / height) - 1)
    entries, others, rest = _most(columns, min(MOST_LISTED, room))
    return PageLayout(
        rect=rect,
        head=QRectF(rect.x(), rect.y(), rect.width(), head),
        text=text,
        map=bar,
        listed=listed,
        words=words,
        line_height=line_height,
        windows=windows,
        fit=fit,
        entries=entries,
        others=others,
        rest=rest,
        entry_height=height,
    )


def one_window(first: int, lines: int, fit: int) -> LineWindow:
    """Return lines in one piece, at most from the first or down to the last."""
    return LineWindow(min(max(first, 0), max(0, lines - fit)), fit, 0)


def _around(columns: Columns, words: Wrapped, fit: int) -> tuple[LineWindow, ...]:
    """Return the lines around the asking word and around the pinned or most read one."""
    lines, asker = len(words.firsts), int(words.line[columns.query])
    shares = np.where(columns.seen, np.asarray(columns.pattern), -1.0)
    read = int(words.line[int(shares.argmax()) if columns.key is None else columns.key])
    if fit < ENOUGH or not shares.max() > 0:
        read = asker
    above, below = sorted((asker, read))
    if below - above < max(1, fit - 1):
        first = 0 if below < fit else (above + below + 1 - fit) // 2
        return (one_window(first, lines, fit),)
    rest = (fit - 1) // 3  # for the word that is read; what is left is for the asking one
    sizes = (rest, fit - 1 - rest) if read < asker else (fit - 1 - rest, rest)
    firsts = (
        min(max(line - n // 2, 0), lines - n) for line, n in zip((above, below), sizes, strict=True)
    )
    slots = (0, sizes[0] + 1)
    return tuple(map(LineWindow, firsts, sizes, slots))


def _most(columns: Columns, most: int) -> tuple[tuple[int, ...], int, float]:
    """Return the words with the largest shares, how many others are read, and their share."""
    shares, seen = np.asarray(columns.pattern), np.asarray(columns.seen)
    places = np.flatnonzero(seen)
    order = places[np.argsort(-shares[places], kind="stable")]
    listed = order if len(order) == most + 1 else order[:most]
    rest = order[len(listed) :]
    return tuple(map(int, listed)), len(rest), float(shares[rest].sum())


@lru_cache(maxsize=8)
def _wrapped(
    tokens: tuple[str, ...], pieces: tuple[int, ...], theme: Theme, room: float
) -> Wrapped:
    return wrapped(tokens, QFontMetricsF(theme.font("body")), room, pieces)
