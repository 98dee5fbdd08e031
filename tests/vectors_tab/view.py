"""The tab."""

from typing import ClassVar

from attnviz.ui.grid.picks import Picks
from attnviz.ui.tab.picks import row_clicked
from attnviz.ui.tab.tables import Tables
from attnviz.ui.tab.view import View
from vectors_tab import predict, words
from vectors_tab.canvas import Canvas, grids_of
from vectors_tab.controls import Controls
from vectors_tab.edits import Edits
from vectors_tab.panel import Panel
from vectors_tab.state import Pointer, X, resolve


class VectorsView(View):
    id: ClassVar[str] = "vectors"
    title: ClassVar[str] = "Vectors"
    SLOTS = frozenset({"document"})
    WORDS = words
    PREDICT = predict

    def __init__(self, session, theme, parent=None):
        super().__init__(session, theme, Pointer(), parent)
        self.edits = Edits(session)
        controls, canvas = Controls(theme, self), Canvas(theme, self)
        self.assemble(controls, canvas, self.votes, controls=controls, canvas=canvas)
        self.tables = Tables(
            theme, self, canvas, self._column, shown=lambda state: state.tables, grids=grids_of,
            command="vectors.tables",
        )  # fmt: skip
        self.add_part(self.tables)
        for source in (canvas, self.tables):
            source.cell_edited.connect(self._on_cell_edited)
        canvas.cell_hovered.connect(self._on_cell_hovered)
        canvas.hover_left.connect(self._on_hover_left)
        canvas.row_clicked.connect(self._on_row_clicked)

    def resolve(self):
        return resolve(self.session, self.pointer)

    def make_panel(self):
        return Panel()

    def is_told(self, change):
        return isinstance(change.edit, tuple) and change.edit[0] == X

    def is_elsewhere(self, before, state):
        return before.row != state.row

    def escape(self):
        if self.leave_predicting():
            return True
        if self.pointer.tables:
            self.toggle_tables()
        elif self.pointer.picks:
            self.pick(Picks())
        else:
            return False
        return True

    def step(self, by):
        last = self.session.document().n_tokens - 1
        self.session.select(token=min(max(self.state.row + by, 0), last))

    def toggle_tables(self):
        self.point(tables=not self.pointer.tables)

    def _on_cell_edited(self, name, row, column, value, gesture):
        self.edits.set_number(name, row, column, value, gesture)

    def _on_cell_hovered(self, name, row, column):
        self.point(hovered=(row, column))

    def _on_hover_left(self):
        self.point(hovered=None)

    def _on_row_clicked(self, name, row, held):
        picks = row_clicked(self.pointer.picks, held, (X, self.state.row, 0), row)
        self.pick(picks or Picks())
        if picks is None:
            self.session.select(token=row)
