"""Eight cards in two minutes; doing what a card asks for moves on. It runs in a copy of its own."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QPoint, QRect, QTimer, Signal
from PySide6.QtWidgets import QMainWindow, QWidget

from attnviz.frame.chrome.tabs import TabHost
from attnviz.frame.chrome.theme_manager import ThemeManager
from attnviz.frame.lessons.controls import CANVAS, find_control
from attnviz.frame.lessons.pointer_ring import PointerRing
from attnviz.frame.lessons.tab_pages import Pages, pages_of, show_pages
from attnviz.frame.lessons.tour_card import TourCard
from attnviz.frame.lessons.tour_cards import CARDS, TourFacts, TourStop
from attnviz.model.files import library
from attnviz.session import Session
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.look.themed import TakesTheme, Themed

PAUSE_MS = 700  # what was done is seen before the next card comes


class Tour(Themed, QObject):
    """Shows the cards one by one."""

    ended = Signal()

    def __init__(
        self, window: QMainWindow, session: Session, host: TabHost, themes: ThemeManager
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._host = window, session, host
        self.place = -1
        self._undone = False
        self._pages: Pages = {}
        self._before: TourFacts | None = None
        self._highest = 0
        self.card = TourCard(themes.theme, window)
        self.ring = PointerRing(themes.theme, window)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(self.next)
        self.card.next_requested.connect(self.next)
        self.card.back_requested.connect(self.back)
        self.card.end_requested.connect(self.end)
        shortcut_labels.follow(self, self._show_words)
        session.changed.connect(self._on_something)
        session.selection_changed.connect(self._on_something)
        session.undo_group.indexChanged.connect(self._on_history)
        session.taken_back.connect(self._on_taken_back)

    @property
    def running(self) -> bool:
        """Whether a card is shown."""
        return self.place >= 0

    def start(self) -> None:
        """Begin with the first card, on the program's own sentence."""
        self._pages = pages_of(self._host)
        self._session.set_aside(library.start_lab(), {"tab": "heads", "head": 0, "step": 1})
        show_pages(self._host, {})
        self.go(0)

    def go(self, place: int) -> None:
        """Show a card."""
        self._pause.stop()
        self.place, card = place, CARDS[place]
        self._undone, self._highest = False, self._session.undo_stack.index()
        held = self.card.held
        self._session.select(tab=card.tab)
        self._before = self._facts()
        target = find_control(self._window, self._host, card.target)
        self.ring.point_at(self._ringed(card, target))
        self._show_words()
        if held is not None and held.isEnabled():  # another tab took the keyboard away
            held.setFocus()

    def _ringed(self, card: TourStop, target: QWidget | None) -> QWidget | None:
        if card.rings:
            return find_control(self._window, self._host, card.rings)
        return target if card.target != CANVAS else None

    def _show_words(self) -> None:
        if not self.running:
            return
        card = CARDS[self.place]
        target = find_control(self._window, self._host, card.target)
        self.card.show_card(
            self.place + 1,
            len(CARDS),
            card.words(seen=target is not None),
            target,
            places=self._places if card.clear or target is None else None,
            aim=self._chosen if card.target == CANVAS else None,
        )

    def _places(self) -> tuple[QRect, QRect]:
        """Return what of the window lies right of the tab and what below it."""
        whole, view = self._window.rect(), self._host.view
        seen = QRect(view.mapTo(self._window, QPoint(0, 0)), view.size())
        right = QRect(seen.right() + 1, seen.top(), whole.right() - seen.right(), seen.height())
        below = QRect(0, seen.bottom() + 1, whole.width(), whole.bottom() - seen.bottom())
        return right, below

    def _chosen(self) -> QRect:
        view, ringed = self._host.view, self.ring.target
        if ringed is not None and ringed.isVisible():
            return QRect(ringed.mapTo(self._window, QPoint(0, 0)), ringed.size())
        area = view.chosen_area().toRect()
        return area.translated(view.mapTo(self._window, QPoint(0, 0)))

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

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (self.card, self.ring)

    def _facts(self) -> TourFacts:
        selection, document = self._session.selection, self._session.document()
        return TourFacts(
            selection.tab, selection.head, selection.token, selection.step, document.tokens,
            document, self._undone,
        )  # fmt: skip

    def _look(self) -> None:
        """Move on a moment after what the card asks for was done."""
        if not self.running or self._before is None or self._pause.isActive():
            return
        if CARDS[self.place].done(self._before, self._facts()):
            self._pause.start()

    def _on_something(self) -> None:
        self.card.follow()
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
