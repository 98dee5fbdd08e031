"""Tab 2: every number comes from the ones before it; anyone can check one cell by hand."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QMetaMethod, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from attnviz.model.document import MATRICES, Document
from attnviz.session import Change, Selection, Session
from attnviz.views.step_by_step.canvas import StepCanvas
from attnviz.views.step_by_step.captions import caption
from attnviz.views.step_by_step.choices import Choices
from attnviz.views.step_by_step.formulas import TITLES
from attnviz.views.step_by_step.lighting import lights
from attnviz.views.step_by_step.news import news
from attnviz.views.step_by_step.notices import Notices
from attnviz.views.step_by_step.number_edits import NumberEdits
from attnviz.views.step_by_step.one_head import OneHead
from attnviz.views.step_by_step.outputs import Outputs
from attnviz.views.step_by_step.panel_link import PanelLink
from attnviz.views.step_by_step.picture import FUTURE_VISIBLE, Shown, future_visible, paint_step
from attnviz.views.step_by_step.plan import LAST, PANES, PLANS, StepPlan, step_with
from attnviz.views.step_by_step.pointer import Lit, Pointer
from attnviz.views.step_by_step.telling import line_of, spoken, status_of
from attnviz.views.step_by_step.walking import Walker
from attnviz.widgets.labels import visible
from attnviz.widgets.stepper import Stepper
from attnviz.widgets.theme import Theme
from attnviz.widgets.view import Command, View


class StepByStepView(View):
    """One layer in twelve steps. It reads the trace of the example and sends edits of it."""

    id = "steps"
    title = "Step by step"

    worksheet_requested = Signal()
    """A worksheet of the example is wanted; the window asks for a file and exports it."""

    def __init__(self, session: Session, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session, self._theme = session, theme
        self.one = self._look()
        self.pointer, self.choices = Pointer(), Choices(session)
        self._news = ""
        self._before: tuple[int, OneHead] = (0, self.one)
        self._shown, self._stale, self._moves_on = True, False, False
        self._panel: PanelLink | None = None
        self.stepper = Stepper(theme, FUTURE_VISIBLE, self)
        self.canvas = StepCanvas(theme, self.one, self)
        self.walker = Walker(session, self.canvas, self)
        self.notices = Notices(self.canvas, self.looked_at, self.walker.go_to)
        self.edits = NumberEdits(session, self.looked_at, self.notices.tell)
        self.outputs = Outputs(self, self.looked_at)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.stepper)
        column.addWidget(self.canvas, 1)
        self.setFocusProxy(self.canvas.host)
        self._connect()
        self._show_scene()

    def _connect(self) -> None:
        self.session.changed.connect(self._on_changed)
        self.session.selection_changed.connect(self._on_selection_changed)
        stepper, canvas, host = self.stepper, self.canvas, self.canvas.host
        stepper.back_requested.connect(self._on_back)
        stepper.next_requested.connect(self._on_next)
        stepper.play_requested.connect(self.toggle_motion)
        stepper.pace_chosen.connect(self.walker.player.set_pace)
        stepper.head_chosen.connect(self._on_head_chosen)
        self.walker.player.playing_changed.connect(stepper.set_playing)
        canvas.step_requested.connect(self.walker.go_to)
        canvas.symbol_clicked.connect(self._on_symbol_clicked)
        canvas.notice_chosen.connect(self.notices.follow)
        canvas.tables_made.connect(self._on_tables_made)
        host.set_describer(self._describe)
        host.cell_hovered.connect(self._on_hovered)
        host.hover_left.connect(self._on_hover_left)
        host.cursor_moved.connect(self.keep_lit)
        host.cell_clicked.connect(self._on_clicked)
        host.cell_edited.connect(self.edits.set_number)
        host.edit_refused.connect(self.notices.refuse)
        host.edit_invalid.connect(self.notices.tell)
        host.copy_requested.connect(self.outputs.copy_cell)
        host.paste_requested.connect(self.edits.paste)
        host.menu_requested.connect(self._on_menu_requested)

    # The View contract

    def side_panel(self) -> QWidget:
        """Give the weights so far, presets and switches."""
        if self._panel is None:
            self._panel = PanelLink(self, self._theme)
            self._panel.show(self.one)
            self._panel.set_lit(self._pointed())
        return self._panel.panel

    def caption(self) -> str:
        """Say what the step does with these numbers, or what the last change did."""
        return self._news or caption(self.one, self.step, self._lit())

    def status(self) -> str:
        """Give the exact number of the cell in question."""
        return status_of(self.one, self.step, self._pointed())

    def commands(self) -> list[Command]:
        """List what can be done on this tab."""
        from attnviz.views.step_by_step.commands import commands

        return commands(self)

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes at once."""
        self._theme = theme
        self.walker.motion.stop()
        self.stepper.set_theme(theme)
        self.canvas.set_theme(theme)
        if self._panel is not None:
            self._panel.set_theme(theme)
        self._retell()

    def draw(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint the step as it is on screen into any device."""
        array, row, column = self._lit()
        shown = Shown(
            self.step,
            lights(self.one, self.step, array, row, column),
            line_of(self.one, array, row, column),
            self.canvas.strip_wish,
        )
        paint_step(painter, rect, theme, self.one, shown)

    def advance(self, by: int) -> bool:
        """Go to the next or previous step; False at the ends."""
        return self.walker.advance(by)

    def toggle_motion(self) -> None:
        """Step on by itself, or wait."""
        self.walker.toggle()

    def escape(self) -> bool:
        """Leave the innermost of: notice, cell of the keyboard, kept light, playing."""
        if self.canvas.notice.text:
            self.canvas.notice.dismiss()
            return True
        if self.canvas.leave_cell():
            return True
        if self.session.selection.cell is not None:
            self.session.select(cell=None)
            return True
        playing = self.walker.player.playing
        self.walker.player.stop()
        return playing

    def set_shown(self, shown: bool) -> None:
        """Rest while the tab is hidden; catch up when it comes to the front."""
        self._shown = shown
        if not shown:
            self.walker.rest()
        elif self._stale:
            self.one = self._look()
            self._show_scene()

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let nothing travel: steps only fade."""
        self.walker.motion.reduced = reduced

    # What a person does

    @property
    def step(self) -> StepPlan:
        """The step on screen."""
        return self.walker.step

    def looked_at(self) -> OneHead:
        """Give the head and the numbers on screen."""
        return self.one

    def keep_lit(self, array: str, row: int, column: int) -> None:
        """Keep a cell lit."""
        self.canvas.notice.dismiss()
        self.pointer.kept_on = self.step.number
        self.session.select(cell=(array, self.one.place(array, row, column)))

    def edit_lit(self) -> None:
        """Open the editor on the lit cell; a computed one says where it comes from."""
        self.walker.motion.stop()
        self.canvas.edit_cell(*self._pointed())

    def toggle_strip(self) -> None:
        """Show or hide the whole formula."""
        self.walker.motion.stop()
        self.canvas.set_strip(not self.canvas.strip_shown)

    def toggle_tables(self) -> None:
        """Show real tables in place of the maps, or the maps again."""
        self.walker.motion.stop()
        shown = self.canvas.tables is None
        self.canvas.set_tables(shown)
        if shown:
            self.canvas.enter_cell(*self._lit())

    def choose_preset(self, preset_id: str) -> None:
        """Put other numbers on the bench; the caption says what there is to see."""
        told = self.choices.preset(preset_id)
        if told:
            self._news = told
            self._tell()

    def pointed(self) -> Lit:
        """Give the cell that copies, pastes and edits are about."""
        cursor = self.canvas.host.cursor_cell()
        return tuple(cursor) if cursor is not None else self._pointed()  # type: ignore[return-value]

    def ask_size(self) -> None:
        """Ask for another size of the example."""
        from attnviz.views.step_by_step.size_dialog import SizeDialog

        document = self.one.document
        sizes = (document.n_tokens, document.d_model, document.d_k)
        dialog = SizeDialog(sizes, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(self.choices.resize)
        dialog.open()

    def copy_here(self) -> None:
        """Copy the number in question."""
        self.outputs.copy_cell(*self.pointed())

    def ask_copy(self) -> None:
        """Ask in which form the matrix in question is to be copied."""
        array, row, column = self.pointed()
        host = self.canvas.host
        where = host.cell_rect(array, row, column).center().toPoint()
        self.outputs.ask_form(array, host.mapToGlobal(where))

    def paste_here(self) -> None:
        """Paste numbers at the cell in question; a computed one says where it comes from."""
        array, row, column = self.pointed()
        if PANES[array].matrix:
            self.edits.paste(array, row, column)
        else:
            self.notices.refuse(array, row, column)

    def worksheet_wanted(self) -> bool:
        """Tell whether the window can make worksheets."""
        return self.isSignalConnected(QMetaMethod.fromSignal(self.worksheet_requested))

    # What has happened

    def _on_changed(self, change: Change) -> None:
        if change.slot == "document" and self.session.lab.example is not None:
            return
        if change.slot not in ("document", "example"):
            return
        before, self.one = self.one, self._look()
        gesture = self.edits.gesture
        if not gesture or gesture != self._before[0]:
            self._before = (gesture, before)
        self._news = news(self._before[1], self.one, self._row())
        # Enter moves on to the next cell: that must not take the news of the edit away.
        self._moves_on = bool(gesture)
        self.canvas.notice.dismiss()
        if not self._shown:
            self._stale = True
        elif _same_scene(before, self.one):
            self.canvas.set_numbers(self.one)
            self._retell(lit=before.huge != self.one.huge)
            if self._panel is not None:
                self._panel.set_numbers(self.one)
        else:
            self.walker.motion.stop()
            self._show_scene()

    def _on_selection_changed(self, selection: Selection) -> None:
        one = self._look()
        moved = one.head != self.one.head or self.canvas.step is not self.step
        self.one = one
        if moved or not self._moves_on:
            self._news = ""
        self._moves_on = False
        if not self._shown:
            self._stale = True
        elif moved:
            self.pointer.hovered = None
            self.canvas.notice.dismiss()
            self._show_scene()
        else:
            self._retell()

    def _on_back(self) -> None:
        self.advance(-1)

    def _on_next(self) -> None:
        self.advance(1)

    def _on_head_chosen(self, head: int) -> None:
        self.session.select(head=head)

    def _on_symbol_clicked(self, name: str) -> None:
        made = next((p.number for p in PLANS if p.array == name), 0)
        if made or name in PANES:
            self.walker.go_to(made or step_with(name))

    def _on_hovered(self, array: str, row: int, column: int) -> None:
        self.pointer.hovered = (array, row, column)
        self._retell()

    def _on_hover_left(self) -> None:
        self.pointer.hovered = None
        self._retell()

    def _on_clicked(self, array: str, row: int, column: int, modifiers: object) -> None:
        self.keep_lit(array, row, column)

    def _on_menu_requested(self, array: str, row: int, column: int, where: QPoint) -> None:
        from attnviz.views.step_by_step.matrix_menu import matrix_menu

        matrix_menu(self, array, row, column).popup(where)

    def _on_tables_made(self) -> None:
        tables = self.canvas.tables
        assert tables is not None
        tables.cell_edited.connect(self.edits.set_number)
        tables.edit_refused.connect(self.notices.refuse)
        tables.edit_invalid.connect(self.notices.tell)
        tables.cell_selected.connect(self.keep_lit)

    # Showing

    def _look(self) -> OneHead:
        document, trace = self.session.document("example"), self.session.trace("example")
        return OneHead(document, trace, min(self.session.selection.head, document.n_heads - 1))

    def _own(self) -> bool:
        return self.session.lab.example is not None

    def _lit(self) -> Lit:
        return self.pointer.lit(self.one, self.step, self.session.selection, self._own())

    def _pointed(self) -> Lit:
        return self.pointer.shown(self.one, self.step, self.session.selection, self._own())

    def _row(self) -> int:
        return self.pointer.link(self.one, self.session.selection, self._own())[0]

    def _describe(self, array: str, row: int, column: int) -> str:
        return spoken(self.one, array, row, column)

    def _show_scene(self) -> None:
        """Show step, head and document anew."""
        self._stale = False
        step, document = self.step, self.one.document
        self.canvas.set_scene(self.one, step)
        self.stepper.set_title(f"{step.number} / {LAST}", step.title, TITLES[step.array])
        self.stepper.set_ends(step.number == 1, step.number == LAST)
        self.stepper.set_warning(future_visible(self.one))
        heads = [visible(spec.name) for spec in document.heads]
        self.stepper.set_heads(heads, self.one.head)
        if self._panel is not None:
            self._panel.show(self.one)
        self._retell()
        self.canvas.reveal_lights()
        self.canvas.keep_table_focus(*self._lit())

    def _retell(self, lit: bool = True) -> None:
        """Show what belongs to the cell in question: lights, arithmetic, words.

        Other numbers alone do not change what is lit.
        """
        array, row, column = self._pointed()
        if lit:
            self.canvas.set_lights(lights(self.one, self.step, array, row, column))
        self.canvas.set_line(line_of(self.one, array, row, column))
        hovered = self.pointer.hovered
        self.canvas.strip.set_lit(() if hovered is None else (hovered[0],))
        if self._panel is not None:
            self._panel.set_lit((array, row, column))
        self._tell()

    def _tell(self) -> None:
        said = self.caption()
        host = self.canvas.host
        host.setAccessibleName(f"Step by step, {self.step.number} {self.step.title}")
        host.setAccessibleDescription(said)
        self.caption_changed.emit(said)
        self.status_changed.emit(self.status())


def _shape(document: Document, name: str) -> tuple[int, ...]:
    array = getattr(document, name)
    return () if array is None else array.shape


def _same_scene(before: OneHead, after: OneHead) -> bool:
    """Tell whether only numbers differ, so that nothing has to be laid out anew."""
    old, new = before.document, after.document
    return (
        before.head == after.head
        and old.tokens == new.tokens
        and old.feature_names == new.feature_names
        and old.heads == new.heads
        and old.options == new.options
        and old.kv_heads_used == new.kv_heads_used
        and all(_shape(old, name) == _shape(new, name) for name in MATRICES)
        and np.array_equal(before.hidden, after.hidden)
    )
