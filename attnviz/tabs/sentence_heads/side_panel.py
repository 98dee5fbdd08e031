"""The panel beside the picture: one share by hand, and the part of the sheet behind the row.

The sheet comes right after the first paint: its grid would cost the first window 40 ms.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal

from attnviz.session import Session
from attnviz.tabs.sentence_heads.by_hand import by_hand
from attnviz.tabs.sentence_heads.by_hand_card import ByHandCard
from attnviz.tabs.sentence_heads.predict import covered_card
from attnviz.tabs.sentence_heads.row import QueryRow
from attnviz.ui.controls.panel import Panel
from attnviz.ui.look.labels import visible
from attnviz.ui.look.theme import Theme

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from attnviz.tabs.sentence_heads.sheet_excerpt import SheetExcerpt
    from attnviz.ui.tab.what_if_panel import Answer, WhatIfRequest
    from attnviz.ui.tab.what_if_section import WhatIfSection


class SidePanel(Panel):
    """By hand card, and an excerpt of the sheet with ways to the whole of it."""

    number_edited = Signal(str, object, float, int)
    refused = Signal(str)
    sheet_requested = Signal()
    matrices_requested = Signal()

    def __init__(self, session: Session, theme: Theme, row: QueryRow, key: int) -> None:
        super().__init__(theme)
        self._session = session
        self._painted = False
        self.sheet: SheetExcerpt | None = None
        self.what_if: WhatIfSection | None = None
        card = self.add_card()
        self.card = ByHandCard(theme, card)
        card.add(self.card)
        super().set_theme(theme)
        self.show_row(row, key)

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        super().set_theme(theme)
        self.card.set_theme(theme)
        if self.sheet is not None:
            self.sheet.set_theme(theme)
        if self.what_if is not None:
            self.what_if.set_theme(theme)

    def show_row(self, row: QueryRow, key: int, covered: bool = False) -> None:
        """Show a pair by hand, and the words and features behind the row; less while covered."""
        document, trace = self._session.document(), self._session.trace()
        head = self._session.selection.head
        self._row, self._covered = row, covered
        card = by_hand(document, trace, head, row.query, key) if not covered else None
        self.card.set_content(card or covered_card(row))
        if self.sheet is not None:
            self.sheet.show_row(row, covered)
        self._show_what_if()

    def _show_what_if(self) -> None:
        if self.what_if is None:
            return
        self.what_if.setHidden(self._covered)  # its pictures would give the answer away
        if self._covered:
            return
        from attnviz.model.edits.what_if import other_last_word

        document, head = self._session.document(), self._session.selection.head
        name = visible(document.heads[head].title)
        self.what_if.show_pattern_of(name, other_last_word(document, head))

    def _compare(self, wish: WhatIfRequest) -> Answer:
        from attnviz.model.edits.what_if import compare_head

        head = self._session.selection.head
        document, trace = self._session.document(), self._session.trace()
        return compare_head(document, trace, head, **asdict(wish))

    def build_sheet(self) -> None:
        """Make the excerpt of the sheet and what if, if they are not there yet."""
        if self.sheet is not None:
            return
        from attnviz.model.edits.what_if import CHOICES
        from attnviz.tabs.sentence_heads.sheet_excerpt import SheetExcerpt
        from attnviz.ui.tab.what_if_section import WhatIfSection

        card = self.add_card()
        sheet = self.sheet = SheetExcerpt(self._session, self._theme, card)
        card.add(sheet)
        sheet.number_edited.connect(self.number_edited)
        sheet.refused.connect(self.refused)
        sheet.sheet_requested.connect(self.sheet_requested)
        sheet.matrices_requested.connect(self.matrices_requested)
        self.what_if = WhatIfSection(self._theme, CHOICES, self._compare, self)
        self.add_below(self.what_if)
        # A hidden tab may hold a row of a text that has gone meanwhile; it is told when it is seen.
        if self._row.tokens == self._session.document().tokens:
            sheet.show_row(self._row, self._covered)
            self._show_what_if()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self, self.build_sheet)
