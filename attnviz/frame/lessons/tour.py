"""Eight cards in two minutes; doing what a card asks for moves on. It runs in a copy of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QMainWindow

from attnviz.frame.lessons.controls import CANVAS, find_control
from attnviz.frame.lessons.tab_pages import Pages, pages_of, show_pages
from attnviz.frame.looks import Looks
from attnviz.frame.tabs import TabHost
from attnviz.language import mark, tr
from attnviz.model import library
from attnviz.session import Change, Session
from attnviz.widgets.pointer_ring import PointerRing
from attnviz.widgets.theme import Theme
from attnviz.widgets.tour_card import TourCard

PAUSE_MS = 700  # what was done is seen before the next card comes


@dataclass(frozen=True)
class Facts:
    """What can be seen of what a person did."""

    tab: str
    head: int
    token: int
    step: int
    words: tuple[str, ...]
    numbers: object
    undone: bool


@dataclass(frozen=True)
class Card:
    """One card.

    Parameters
    ----------
    tab : tab it belongs to
    target : name of the control it points at
    done : whether what it asks for was done, from the facts before and now
    """

    text: str
    tab: str
    target: str
    done: Callable[[Facts, Facts], bool]


def _other_word(before: Facts, now: Facts) -> bool:
    return now.token != before.token


def _other_head(before: Facts, now: Facts) -> bool:
    return now.head != before.head


def _other_text(before: Facts, now: Facts) -> bool:
    return now.words != before.words


def _other_number(before: Facts, now: Facts) -> bool:
    return now.numbers is not before.numbers and now.words == before.words


def _undone(before: Facts, now: Facts) -> bool:
    return now.undone and not before.undone


def _second_tab(before: Facts, now: Facts) -> bool:
    return now.tab == "steps"


def _other_step(before: Facts, now: Facts) -> bool:
    return now.step != before.step


def _never(before: Facts, now: Facts) -> bool:
    return False


CARDS = (
    Card(
        mark(
            "One sentence, twice: words that ask on the left, words that are read on the right. "
            "Press ↑, or click a word on the left."
        ),
        "heads", CANVAS, _other_word,
    ),
    Card(
        mark(
            "A line is attention, and its share of 100% stands beside the word. Each of these four "
            "heads looks for something else. Press ← or →."
        ),
        "heads", "Head", _other_head,
    ),
    Card(
        mark(
            "Press T: the last word becomes wide. See who gets the attention of the last word now."
        ),
        "heads", CANVAS, _other_text,
    ),
    Card(
        mark(
            "All numbers can be changed. Press F4 for the sheet of all words, click a number and "
            "type another one."
        ),
        "heads", CANVAS, _other_number,
    ),
    Card(
        mark(
            "Nothing is ever lost: Ctrl+Z takes it back, as often as you like."
        ),
        "heads", "edit.undo", _undone,
    ),
    Card(
        mark(
            "Five tabs tell the whole chapter. Press Ctrl+2 for the arithmetic, step by step."
        ),
        "heads", "Tabs", _second_tab,
    ),
    Card(
        mark(
            "Press PageDown, as a clicker does, for the next step. Every number on screen is "
            "computed from the ones before it."
        ),
        "steps", CANVAS, _other_step,
    ),
    Card(
        mark(
            "Ready for a class: Projector enlarges everything, and Lessons holds seven of them. F1 "
            "lists the keys of a tab. That was all; your own work comes back now."
        ),
        "steps", "lesson.menu", _never,
    ),
)  # fmt: skip


class Tour(QObject):
    """Shows the cards one by one."""

    ended = Signal()

    def __init__(self, window: QMainWindow, session: Session, host: TabHost, looks: Looks) -> None:
        super().__init__(window)
        self._window, self._session, self._host = window, session, host
        self.place = -1
        self._undone = False
        self._pages: Pages = {}
        self._before: Facts | None = None
        self._highest = 0
        self.card = TourCard(looks.theme, window)
        self.ring = PointerRing(looks.theme, window)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(self.next)
        self.card.next_requested.connect(self.next)
        self.card.back_requested.connect(self.back)
        self.card.end_requested.connect(self.end)
        session.changed.connect(self._on_changed)
        session.selection_changed.connect(self._on_something)
        session.undo_group.indexChanged.connect(self._on_history)
        session.taken_back.connect(self._on_taken_back)

    @property
    def running(self) -> bool:
        """Tell whether a card is shown."""
        return self.place >= 0

    def start(self) -> None:
        """Begin with the first card, on the program's own sentence."""
        self._pages = pages_of(self._host)
        self._session.set_aside(library.start_lab())
        show_pages(self._host, {})
        self._session.select(tab="heads", head=0, step=1, key=None, cell=None, pinned=False)
        self.go(0)

    def go(self, place: int) -> None:
        """Show a card."""
        self._pause.stop()
        self.place, card = place, CARDS[place]
        self._undone, self._highest = False, self._session.undo_stack.index()
        self._session.select(tab=card.tab)
        self._before = self._facts()
        target = find_control(self._window, self._host, card.target)
        self.ring.point_at(target if card.target != CANVAS else None)
        self.card.show_card(place + 1, len(CARDS), tr(card.text), target)

    def next(self) -> None:
        """Show the next card, or end."""
        if self.place + 1 < len(CARDS):
            self.go(self.place + 1)
        else:
            self.end()

    def back(self) -> None:
        """Show the card before."""
        if self.place > 0:
            self.go(self.place - 1)

    def end(self) -> bool:
        """End; False when it was not running."""
        was = self.running
        if was:
            self._session.take_back()
        return was

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self.card.set_theme(theme)
        self.ring.set_theme(theme)

    def _facts(self) -> Facts:
        selection, document = self._session.selection, self._session.document()
        return Facts(
            selection.tab, selection.head, selection.token, selection.step, document.tokens,
            document, self._undone,
        )  # fmt: skip

    def _look(self) -> None:
        """Move on a moment after what the card asks for was done."""
        if not self.running or self._before is None or self._pause.isActive():
            return
        if CARDS[self.place].done(self._before, self._facts()):
            self._pause.start()

    def _on_changed(self, change: Change) -> None:
        self._look()

    def _on_something(self) -> None:
        self._look()

    def _on_history(self, index: int) -> None:
        self._undone = self._undone or index < self._highest
        self._highest = max(self._highest, index)
        self._look()

    def _on_taken_back(self) -> None:
        if not self.running:
            return
        self._pause.stop()
        self.place = -1
        self.card.hide()
        self.ring.point_at(None)
        show_pages(self._host, self._pages)
        self._host.view.setFocus()
        self.ended.emit()
