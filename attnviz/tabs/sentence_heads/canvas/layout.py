"""Two columns of the same words, who asks and who is read: what they show, and where it lies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF

from attnviz.numbering import FROM_ONE, TokenNumbers
from attnviz.tabs.sentence_heads.state.state import SHORT, Zone
from attnviz.ui.look.labels import widest
from attnviz.ui.look.numbers import whole_percent
from attnviz.ui.look.theme import Theme
from attnviz.ui.predict.ballot import Ballot

# Right edge of the query words, left edge of the read ones and of the bars, as shares of the
# width: those of the designed pictures.
SCREEN_PLACES = (0.2, 0.505, 0.638)
PROJECTOR_PLACES = (0.205, 0.5, 0.67)
SMALLEST = 6  # px of text, however little room there is
LINE = 1.25  # height of a row of its text
NUMBER_ROOM = 36.0  # px of the design: from the number of a word to the longest word
HEAD = 34.0  # px of the design: line of headings and one control
TALLEST = 104.0  # px of the design: rows of a short text do not drift further apart
LARGE_SHARE = 0.25  # share over which a number is bold and large
VOTES_SHARE = 0.45  # most that votes take of the room of the bars
VOTES = 5.5  # the same, in text sizes
SAMPLE_SHARE = 0.999  # the widest number that can stand beside a bar


@dataclass(frozen=True, eq=False)
class Columns:
    """What the columns show.

    Parameters
    ----------
    tokens : the words, top to bottom
    pattern : one number from 0 to 1 a word, how the query's attention is shared out
    seen : one flag a word, whether the query may look at it
    query : the word whose row is shown
    chosen : the word that stays when the pointer leaves; another one than `query` in a preview
    key : the word whose pair is explained, or None
    pinned : whether that word was pinned
    picked_queries, picked_keys : places of words that are picked together
    unknown : places of words that no list knows
    pieces : places of tokens that go on with the word before them
    named : places of tokens that are shown by a name instead of their text
    start : the name of the token that every text gets, "" = it has none
    of_tokens : whether they are tokens that a model reads, not words
    dimmed : whether the picture no longer belongs to what is being typed
    query_title, key_title, share_title : small headings
    future_note, hidden_note : instead of a bar, for words after the query and for hidden ones
    first_note : instead of the bar of the first word, where a person hides it
    held : places of words whose share a person holds
    off : what is said of a row that makes no 100%
    changed : of every row, whether it is another than before; none = rows get no marks
    ballot : the answer is covered, or was; while it is, `pattern` are 0
    """

    tokens: Sequence[str]
    pattern: Sequence[float]
    seen: Sequence[bool]
    query: int
    chosen: int
    key: int | None = None
    pinned: bool = False
    picked_queries: tuple[int, ...] = ()
    picked_keys: tuple[int, ...] = ()
    unknown: frozenset[int] = frozenset()
    pieces: tuple[int, ...] = ()
    joined: tuple[int, ...] = ()
    named: tuple[int, ...] = ()
    numbering: TokenNumbers = FROM_ONE
    of_tokens: bool = False
    dimmed: bool = False
    query_title: str = ""
    key_title: str = ""
    share_title: str = ""
    future_note: str = ""
    hidden_note: str = ""
    first_note: str = ""
    held: frozenset[int] = frozenset()
    off: str = ""
    changed: tuple[bool, ...] = ()
    ballot: Ballot | None = None

    @property
    def preview(self) -> bool:
        """Whether another row than the chosen one is shown for a moment."""
        return self.query != self.chosen

    @property
    def covered(self) -> bool:
        """Whether the answer is covered."""
        return self.ballot is not None and self.ballot.covered

    def lifted(self, place: int) -> float:
        """Return how far the tile over a word's share is lifted; 1 where there is none."""
        if self.ballot is None:
            return 1.0
        last = max((i for i, seen in enumerate(self.seen) if seen), default=0)
        return self.ballot.lifted(place, last + 1)

    def flows(self, place: int) -> bool:
        """Whether dots may travel from a word: it is seen and nothing lies over it."""
        return self.seen[place] and self.lifted(place) >= 1.0

    @property
    def ground(self) -> tuple[object, ...]:
        """Everything that words, boxes and headings depend on: all but the exact shares."""
        large = tuple(share > LARGE_SHARE for share in self.pattern)
        return (
            self.tokens, tuple(self.seen), large, self.query, self.chosen, self.key,
            self.pinned, self.unknown, self.dimmed, self.query_title, self.key_title,
            self.share_title, self.future_note, self.hidden_note, self.first_note,
            self.picked_queries,
            self.picked_keys, self.pieces, self.joined, self.named, self.of_tokens, self.off,
            self.changed, self.numbering,
        )  # fmt: skip

    @cached_property
    def words(self) -> tuple[range, ...]:
        """The words that are cut into several tokens, each as the places of its tokens."""
        found: list[range] = []
        for place in self.pieces:
            if found and found[-1].stop == place:
                found[-1] = range(found[-1].start, place + 1)
            elif place:
                found.append(range(place - 1, place + 1))
        return tuple(found)

    def is_start(self, place: int) -> bool:
        """Whether a token is the one that every text gets."""
        return self.numbering.of(place) == 0

    def note(self, place: int) -> str:
        """Say why a word has no bar."""
        if not place and self.first_note:
            return self.first_note
        return self.future_note if place > self.query else self.hidden_note


@dataclass(frozen=True, eq=False)
class ColumnsLayout:
    """Where the parts of two columns lie.

    `rows` are the words in sight; with more words than fit, the rest is scrolled away.
    """

    rect: QRectF
    head: QRectF
    rows_top: float
    row_height: float
    rows: range
    n: int
    number_x: float
    query_right: float
    key_left: float
    bar_left: float
    bar_width: float
    word_px: int
    large_px: int
    gap: float
    votes_left: float = 0.0
    votes_width: float = 0.0

    @property
    def body(self) -> QRectF:
        """Space of the rows."""
        height = len(self.rows) * self.row_height
        return QRectF(self.rect.x(), self.rows_top, self.rect.width(), height)

    @property
    def scrolls(self) -> bool:
        """Whether not all words fit."""
        return len(self.rows) < self.n

    def middle(self, place: int) -> float:
        """Return the height of the middle of a row, in sight or not."""
        return self.rows_top + (place - self.rows.start + 0.5) * self.row_height

    def baseline(self, place: int) -> float:
        """Return the line that the letters of a row stand on."""
        return self.middle(place) + 0.36 * self.word_px

    def row_rect(self, place: int) -> QRectF:
        """Return the whole row of a word."""
        top = self.middle(place) - self.row_height / 2
        return QRectF(self.rect.x(), top, self.rect.width(), self.row_height)

    @cached_property
    def link_right(self) -> float:
        """Where links leave the read words."""
        return self.key_left - self.gap

    @cached_property
    def link_left(self) -> float:
        """Where links arrive at the query word."""
        return self.query_right + 1.2 * self.gap

    def number_rect(self, place: int) -> QRectF:
        """Return where the share of a word is written."""
        left = self.bar_left + self.bar_width + self.gap * 0.4
        row = self.row_rect(place)
        return QRectF(left, row.y(), max(1.0, self.rect.right() - left - self.gap), row.height())

    def hit(self, point: QPointF) -> tuple[Zone, int] | None:
        """Return the column and the word at a point."""
        if not self.body.contains(point):
            return None
        place = self.rows.start + int((point.y() - self.rows_top) / self.row_height)
        place = min(place, self.rows.stop - 1)
        if point.x() <= self.link_left:
            return "queries", place
        return ("keys", place) if point.x() >= self.link_right else None


def is_page(n_tokens: int, ballot: Ballot | None) -> bool:
    """Whether a text is shown as a page; while a row is predicted the columns show it."""
    return n_tokens > SHORT and ballot is None


def layout_columns(columns: Columns, theme: Theme, rect: QRectF, first: int = 0) -> ColumnsLayout:
    """Place the columns in `rect`.

    Parameters
    ----------
    first : the first word in sight, where not all fit
    """
    n = len(columns.tokens)
    head = round(theme.px(HEAD))
    foot = theme.px(6)
    room = max(1.0, rect.height() - head - foot)
    least = theme.size("tick") * LINE
    height = room / n
    rows = range(n)
    if height < least:
        fit = max(1, int((room - least) / least))
        start = min(max(first, 0), n - fit)
        rows, height = range(start, start + fit), (room - least) / fit
    height = min(height, theme.px(TALLEST))
    # In the middle of what is left over, yet not so low that the headings lose their columns.
    over = (room - height * n) / 2 if n == len(rows) else 0.0
    top = rect.y() + head + min(max(0.0, over), height / 2)
    word_px = max(SMALLEST, min(theme.size("body"), int(height / LINE)))
    gap = theme.px(10)
    places = _places(columns, theme, rect, word_px, gap)
    large_px = max(SMALLEST, min(theme.size("title"), int(height / 1.1)))
    longest = widest(columns.tokens, QFontMetricsF(theme.font("title", px=large_px)))
    percent = QFontMetricsF(theme.font("title")).horizontalAdvance(whole_percent(SAMPLE_SHARE))
    bar_left = rect.x() + places[2]
    bars = rect.right() - bar_left - percent - 2.2 * gap
    votes = min(VOTES_SHARE * bars, VOTES * theme.size("title")) if columns.ballot else 0.0
    bar_width = max(theme.px(24), bars - votes)
    return ColumnsLayout(
        rect=rect,
        head=QRectF(rect.x(), rect.y(), rect.width(), head),
        rows_top=top,
        row_height=height,
        rows=rows,
        n=n,
        number_x=rect.x() + max(theme.px(6), places[0] - longest - theme.px(NUMBER_ROOM)),
        query_right=rect.x() + places[0],
        key_left=rect.x() + places[1],
        bar_left=bar_left,
        bar_width=bar_width,
        word_px=word_px,
        large_px=large_px,
        gap=gap,
        votes_left=bar_left + bar_width + percent + 1.8 * gap,
        votes_width=votes,
    )


def _places(
    columns: Columns, theme: Theme, rect: QRectF, word_px: int, gap: float
) -> tuple[float, float, float]:
    """Return the three column edges, moved apart where words are long."""
    parts = PROJECTOR_PLACES if theme.projector else SCREEN_PLACES
    width = rect.width()
    query, key, bar = (share * width for share in parts)
    metrics = QFontMetricsF(theme.font("body", bold=True, px=word_px))
    longest = widest(columns.tokens, metrics) + metrics.horizontalAdvance("?") + 2 * gap
    query = min(
        max(query, longest * theme.size("title") / theme.size("body") + 3 * gap), width * 0.34
    )
    bar = min(max(bar, key + longest), width * 0.82)
    return query, key, bar
