"""Turns pointing at words into what is shown: passing marks here, lasting ones in the session."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from attnviz.session import Session
from attnviz.tabs.sentence_heads.row import QueryRow
from attnviz.tabs.sentence_heads.token_columns import TokenColumns
from attnviz.ui.grid.picks import Picks
from attnviz.ui.predict.predicting import Predicting
from attnviz.ui.tab.picking import Here, Picking


class Pointer(QObject):
    """Listens to the canvas.

    A word under the pointer is a preview, a click or a key chooses it in the session. Of the read
    words one is under the pointer, at the keyboard, or pinned; else the row's own top is meant.
    """

    moved = Signal()
    """Something else is shown for now; the session's selection is as it was."""
    announced = Signal()
    """The keyboard moved; a screen reader should say where to."""

    def __init__(
        self, session: Session, canvas: TokenColumns, row: Callable[[], QueryRow], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._canvas = canvas
        self._row = row
        self._voting: Predicting | None = None
        self.preview: int | None = None
        self._hovered: int | None = None
        self._cursor: int | None = None
        self.picking = Picking(self)
        canvas.query_hovered.connect(self._on_query_hovered)
        canvas.key_hovered.connect(self._on_key_hovered)
        canvas.hover_left.connect(self._on_hover_left)
        canvas.query_clicked.connect(self._on_query_clicked)
        canvas.key_clicked.connect(self._on_key_clicked)
        canvas.word_picked.connect(self._on_word_picked)
        canvas.step_requested.connect(self.step)
        canvas.pin_requested.connect(self._on_pin_requested)
        canvas.zone_changed.connect(self._on_zone_changed)

    @property
    def query(self) -> int:
        """Place of the word whose row is shown."""
        return self._session.selection.token if self.preview is None else self.preview

    @property
    def marked(self) -> int | None:
        """Place of the key word that is pointed at or pinned."""
        for place in (self._hovered, self._cursor, self._session.selection.key):
            if place is not None:
                return place
        return None

    @property
    def key(self) -> int:
        """Place of the key word whose pair is explained."""
        if self.marked is not None:
            return self.marked
        top = self._row().top
        return self._row().query if top is None else top

    @property
    def picks(self) -> Picks:
        """Return the words that are picked."""
        return self.picking.picks.on("")

    def here(self) -> Here:
        """Return the pair of words of which a key picks one."""
        return "", self.query, self.key

    def set_voting(self, prediction: Predicting | None) -> None:
        """Count clicks on read words as votes, and preview no other rows; or neither."""
        self._voting = prediction
        if prediction is not None:
            self.preview = None

    def forget(self) -> None:
        """Point at nothing for now, as the words are others."""
        self.preview = self._hovered = self._cursor = None
        self._canvas.set_zone("queries")

    def choose(self, place: int) -> None:
        """Choose the query word."""
        self.preview = self._hovered = None
        if place == self._session.selection.token:
            self.moved.emit()
        self._session.select(token=place)

    def pin(self, place: int) -> None:
        """Keep explaining a key word; a second time lets it go; while covered vote for it."""
        if self._voting is not None and self._votes:
            self._voting.vote(place)
            return
        same = self._session.selection.key == place
        self._session.select(key=None if same else place)

    def step(self, by: int) -> None:
        """Move down the column with the keyboard."""
        if self._canvas.zone == "keys":
            self._cursor = self._inside(self.key + by)
            self.moved.emit()
        else:
            self.preview = self._hovered = None
            self._session.select(token=self._inside(self._session.selection.token + by))
        self.announced.emit()

    def leave_sources(self) -> bool:
        """Return the keyboard back to the query words; False when they have it."""
        if self._canvas.zone == "queries":
            return False
        self._canvas.set_zone("queries")
        self._on_zone_changed("queries")
        return True

    def unpin(self) -> bool:
        """Let the pinned word go; False when there is none."""
        if self._session.selection.key is None:
            return False
        self._session.select(key=None)
        return True

    @property
    def _votes(self) -> bool:
        """Whether clicks on read words are votes."""
        return self._voting is not None and self._voting.covered

    def _inside(self, place: int) -> int:
        return min(max(place, 0), self._session.document().n_tokens - 1)

    def _on_query_hovered(self, place: int) -> None:
        self._hovered = None
        same = place == self._session.selection.token or self._voting is not None
        self.preview = None if same else place
        self.moved.emit()

    def _on_key_hovered(self, place: int) -> None:
        self.preview, self._hovered = None, place
        self.moved.emit()

    def _on_query_clicked(self, place: int) -> None:
        """Choose a word; others of its column are let go, those that it reads stay picked."""
        if self.picks.rows:
            self.picking.clear_selection()
        self.choose(place)

    def _on_key_clicked(self, place: int) -> None:
        if self.picks.columns and not self._votes:
            self.picking.clear_selection()
        self.pin(place)

    def _on_word_picked(self, zone: str, place: int, held: object) -> None:
        if zone == "keys":
            if self._votes:
                self.pin(place)
            else:
                self.picking.column_clicked(place, held, self.key)
            return
        self.preview = self._hovered = None
        self.moved.emit()
        self.picking.row_clicked(place, held, self._session.selection.token)

    def _on_hover_left(self) -> None:
        self.preview = self._hovered = None
        self.moved.emit()

    def _on_pin_requested(self) -> None:
        if self._cursor is not None:
            self.pin(self._cursor)

    def _on_zone_changed(self, zone: str) -> None:
        self._cursor = self.key if zone == "keys" else None
        self.moved.emit()
        if zone == "keys":
            self.announced.emit()
