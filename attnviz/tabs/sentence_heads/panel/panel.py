"""The panel beside the picture: one share by hand, and the part of the sheet behind the row.

The sheet comes right after the first paint: its grid would cost the first window 40 ms.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal

from attnviz.tabs.sentence_heads.panel.by_hand_card import ByHandCard
from attnviz.tabs.sentence_heads.predict import covered_card
from attnviz.tabs.sentence_heads.state import State
from attnviz.tabs.sentence_heads.words.by_hand import by_hand
from attnviz.ui.controls.panel import Panel
from attnviz.ui.look.labels import visible
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme
from attnviz.ui.tab.held_list import HeldList
from attnviz.ui.tab.state import differs

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from attnviz.tabs.sentence_heads.panel.sheet_excerpt import SheetExcerpt
    from attnviz.ui.tab.what_if_panel import Answer, WhatIfRequest
    from attnviz.ui.tab.what_if_section import WhatIfSection, WhatIfTopic


class SentenceHeadsPanel(Panel):
    """By hand card, and an excerpt of the sheet with ways to the whole of it."""

    number_edited = Signal(str, object, float, int)
    refused = Signal(str)
    copied = Signal(str)
    """This text is to be put on the clipboard."""
    paste_requested = Signal(str, object, object, bool)
    """Array, row and column on show, places in the array, whether locked ones may be changed."""
    sheet_requested = Signal()
    matrices_requested = Signal()
    sheet_made = Signal(object)
    """The grid of the sheet is there: a `GridHost`."""

    def __init__(self, theme: Theme, state: State) -> None:
        super().__init__(theme)
        self._state = state
        self._painted = False
        self.sheet: SheetExcerpt | None = None
        self.what_if: WhatIfSection | None = None
        self.held = HeldList(theme, self.add_card())
        card = self.add_card()
        self.card = ByHandCard(theme, card)
        card.add(self.card)
        self.set_theme(theme)

    def themed_parts(self) -> Iterable[TakesTheme]:
        parts = (self.held, self.card, self.sheet, self.what_if)
        return (*super().themed_parts(), *(part for part in parts if part is not None))

    def show_state(self, state: State, before: State | None) -> None:
        """Show a pair by hand, and the words and features behind the row; less while covered."""
        self._state = state
        if differs(state, before, "document", "trace", "head", "query", "key", "covered"):
            document, trace, head = state.document, state.trace, state.head
            card = covered_card(state)
            if not state.covered:
                card = by_hand(document, trace, head, state.query, state.key)
            self.card.set_content(card)
        holds = state.document.holds or (before is not None and before.document.holds)
        if holds and differs(state, before, "document", "covered"):
            self.held.show(state.document, state.trace, covered=state.covered)
        if self.sheet is not None:
            self.sheet.show_state(state, before)
            self._show_sheet_card()
        if differs(state, before, "document", "head", "covered"):
            self._show_what_if()

    def _show_sheet_card(self) -> None:
        """Hide the token vectors where they are not known, or would name what was written."""
        card, state = None if self.sheet is None else self.sheet.parentWidget(), self._state
        away = state.document.captured or (state.writes and state.covered)
        # What is shown already is not shown again: it would be laid out a moment later.
        if card is not None and (away or card.isHidden()):
            card.setVisible(not away)

    def _show_what_if(self) -> None:
        state = self._state
        if self.what_if is None:
            return
        self.what_if.setHidden(state.covered)  # its pictures would give the answer away
        if not state.covered:
            self.what_if.try_again()

    def _topic(self) -> WhatIfTopic:
        from attnviz.model.edits.what_if import choices, other_last_word
        from attnviz.ui.tab.what_if_section import WhatIfTopic

        document, head = self._state.document, self._state.head
        name = visible(document.heads[head].title)
        return WhatIfTopic(name, other_last_word(document, head), choices(document))

    def _compare(self, wish: WhatIfRequest) -> Answer:
        from attnviz.model.edits.what_if import compare_head

        state = self._state
        return compare_head(state.document, state.trace, state.head, **asdict(wish))

    def build_sheet(self) -> None:
        """Make the excerpt of the sheet and what if, if they are not there yet."""
        if self.sheet is not None:
            return
        from attnviz.tabs.sentence_heads.panel.sheet_excerpt import SheetExcerpt
        from attnviz.ui.tab.what_if_section import WhatIfSection

        card = self.add_card()
        sheet = self.sheet = SheetExcerpt(self._theme, self._state, card)
        if self._state.document.captured:
            card.hide()
        card.add(sheet)
        sheet.number_edited.connect(self.number_edited)
        sheet.refused.connect(self.refused)
        sheet.copied.connect(self.copied)
        sheet.paste_requested.connect(self.paste_requested)
        sheet.sheet_requested.connect(self.sheet_requested)
        sheet.matrices_requested.connect(self.matrices_requested)
        self.sheet_made.emit(sheet.host)
        self.what_if = WhatIfSection(self._theme, self._topic, self._compare, self)
        self.add_below(self.what_if)
        sheet.show_state(self._state, None)
        self._show_what_if()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self, self.build_sheet)
