"""Keeps the side panel in step with the row on screen, and sends its edits on."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from attnviz.session import Session
from attnviz.views.sentence_heads.by_hand import by_hand
from attnviz.views.sentence_heads.excerpt import Excerpt, excerpt
from attnviz.views.sentence_heads.row import Row
from attnviz.views.sentence_heads.sheet_grid import sheet_grid, why_locked
from attnviz.views.sentence_heads.side_panel import SidePanel
from attnviz.widgets.labels import visible
from attnviz.widgets.numbers import fixed
from attnviz.widgets.theme import Theme


class PanelLink(QObject):
    """Chooses what the panel shows. The chosen words and features stay while numbers change."""

    number_edited = Signal(str, object, float, int)
    refused = Signal(str)

    def __init__(self, session: Session, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._excerpt = Excerpt((), ())
        self._excerpt_of: object = None
        self.panel = SidePanel(theme)
        host = self.panel.host
        host.cell_edited.connect(self._on_cell_edited)
        host.edit_refused.connect(self._on_edit_refused)
        host.edit_invalid.connect(self.refused)
        host.set_describer(self._describe)

    def show_row(self, row: Row, source: int) -> None:
        """Show a pair by hand, and the words and features behind the row."""
        document, trace = self._session.document(), self._session.trace()
        head = self._session.selection.head
        self.panel.card.set_content(by_hand(document, trace, head, row.asker, source))
        shown = (document.tokens, document.d_model, head, row.asker)
        if shown != self._excerpt_of:
            self._excerpt, self._excerpt_of = excerpt(document, row, head), shown
        words, features = self._excerpt.words, self._excerpt.features
        names = [document.feature_names[feature] for feature in features]
        self.panel.title.setText(
            "Character sheet" if document.sheet is not None else "Token vectors X"
        )
        grid = sheet_grid(document, words, features, asker=row.asker)
        self.panel.set_sheet(grid, names)

    def _place(self, row: int, col: int) -> tuple[int, int]:
        return self._excerpt.words[row], self._excerpt.features[col]

    def _on_cell_edited(self, name: str, row: int, col: int, value: float, gesture: int) -> None:
        self.number_edited.emit("X", self._place(row, col), value, gesture)

    def _on_edit_refused(self, name: str, row: int, col: int) -> None:
        self.refused.emit(why_locked(self._session.document(), self._place(row, col)[1]))

    def _describe(self, name: str, row: int, col: int) -> str:
        document = self._session.document()
        word, feature = self._place(row, col)
        value = fixed(document.X[word, feature])
        return f"{visible(document.tokens[word])}, {document.feature_names[feature]}: {value}"
