"""Tab 2: every number comes from the ones before it; anyone can check one cell by hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QWidget

from attnviz.language import mark, tr
from attnviz.session import Change, Selection, Session
from attnviz.tabs.step_by_step.canvas import StepCanvas
from attnviz.tabs.step_by_step.captions import caption
from attnviz.tabs.step_by_step.choices import Choices
from attnviz.tabs.step_by_step.drawing import DrawnView
from attnviz.tabs.step_by_step.here import Here
from attnviz.tabs.step_by_step.latest_news import LatestNews
from attnviz.tabs.step_by_step.notices import Notices
from attnviz.tabs.step_by_step.number_edits import NumberEdits
from attnviz.tabs.step_by_step.one_head import OneHead
from attnviz.tabs.step_by_step.outputs import Outputs
from attnviz.tabs.step_by_step.panel_link import PanelLink
from attnviz.tabs.step_by_step.picked import Picked
from attnviz.tabs.step_by_step.picture import FUTURE_VISIBLE, future_visible, title_of
from attnviz.tabs.step_by_step.plan import LAST, PANES, PLANS, step_with
from attnviz.tabs.step_by_step.pointer import Pointer
from attnviz.tabs.step_by_step.scene import same_scene
from attnviz.tabs.step_by_step.stepper import Stepper
from attnviz.tabs.step_by_step.walking import Walker
from attnviz.ui.controls.tips import hide_tip
from attnviz.ui.look.labels import visible
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme
from attnviz.ui.predict.ballot_bar import BallotBar
from attnviz.ui.tab.contract import Command


class StepByStepView(DrawnView):
    """One layer in twelve steps. It reads the trace of the example and sends edits of it.

    What it says of a cell stands in `TellingView`, how it is painted elsewhere in `DrawnView`.
    """

    id = "steps"
    title = mark("Step by step")
    TOP = GAP = 0.0

    worksheet_requested = Signal()
    """A worksheet of the example is wanted; the window asks for a file and exports it."""

    def __init__(self, session: Session, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.session = session
        self.one = self._look()
        self._pointed_at = session.selection
        self.pointer, self.choices = Pointer(), Choices(session)
        self.news = LatestNews(self.one)
        self._panel: PanelLink | None = None
        self.stepper = Stepper(theme, tr(FUTURE_VISIBLE), self)
        self.stepper.reserve([title_of(step) for step in PLANS])
        self.canvas = StepCanvas(theme, self.one, self)
        self.votes = BallotBar(theme, self)
        self.walker = Walker(session, self.canvas, self)
        self.notices = Notices(self.canvas, self.looked_at, self.walker.go_to)
        self.edits = NumberEdits(session, self.looked_at, self.notices.tell)
        self.picked = Picked(self)
        self.outputs, self.here = Outputs(self, self.looked_at, self.may_tell), Here(self)
        host = self.canvas.host
        self.stack(self.stepper, self.canvas, self.votes, canvas=self.canvas, speaker=host)
        self._connect()
        self.show_all()

    def _connect(self) -> None:
        self.session.changed.connect(self._on_changed)
        self.session.selection_changed.connect(self._on_selection_changed)
        stepper, canvas, host = self.stepper, self.canvas, self.canvas.host
        stepper.back_requested.connect(self._on_back)
        stepper.next_requested.connect(self._on_next)
        stepper.play_requested.connect(self.toggle_motion)
        stepper.pace_chosen.connect(self.walker.player.set_pace)
        stepper.head_chosen.connect(self._on_head_chosen)
        stepper.predict.clicked.connect(self.press_predict)
        self.walker.player.playing_changed.connect(stepper.set_playing)
        canvas.step_requested.connect(self.walker.go_to)
        canvas.symbol_clicked.connect(self._on_symbol_clicked)
        canvas.notice_chosen.connect(self.notices.follow)
        canvas.tables_made.connect(self._on_tables_made)
        host.set_describer(self.describe)
        host.cell_hovered.connect(self._on_hovered)
        host.hover_left.connect(self._on_hover_left)
        host.cursor_moved.connect(self.keep_lit)
        host.cell_clicked.connect(self._on_clicked)
        host.cell_edited.connect(self.edits.set_number)
        host.edit_refused.connect(self.notices.refuse)
        host.edit_invalid.connect(self.notices.tell)
        host.copy_requested.connect(self.here.copy_at)
        self.picked.picking.changed.connect(self._on_picked)
        host.paste_requested.connect(self.here.paste_at)
        host.menu_requested.connect(self._on_menu_requested)

    # The View contract

    def side_panel(self) -> QWidget:
        """Return the weights so far, presets and switches."""
        if self._panel is None:
            self._panel = PanelLink(self, self._theme)
            self._panel.show(self.one)
            self._panel.set_lit(self.pointed())
        return self._panel.panel

    def caption(self) -> str:
        """Say what the step does with these numbers, or what the last change did."""
        if self.covered:
            return self.prediction.caption("")
        plain = self.news.text or caption(self.one, self.step, self.lit())
        return self.prediction.caption(self.captioned(plain))

    def commands(self) -> list[Command]:
        """List what can be done on this tab."""
        from attnviz.tabs.step_by_step.commands import commands

        return commands(self)

    def themed(self) -> list[TakesTheme]:
        """List what takes another look along with the tab."""
        parts: list[TakesTheme] = [self.votes, self.stepper, self.canvas]
        return parts if self._panel is None else [*parts, self._panel]

    def canvas_name(self) -> str:
        """Say which step the canvas shows."""
        number, title = self.step.number, tr(self.step.title)
        return tr("Step by step, {number} {title}", number=number, title=title)

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes at once."""
        self.walker.motion.stop()
        super().set_theme(theme)
        self.update_text()

    def advance(self, by: int) -> bool:
        """Reveal what is covered; else go to the next or previous step; False at the ends."""
        if self.reveal_by_clicker(by):
            return True
        return self.walker.advance(by)

    def toggle_motion(self) -> None:
        """Reveal what is covered; else step on by itself, or wait."""
        if self.prediction.reveal():
            return
        self.walker.toggle()

    def escape(self) -> bool:
        """Leave the innermost: notice, prediction, cell of the keyboard, picks, light, playing."""
        if self.canvas.info_bar.text:
            self.canvas.info_bar.dismiss()
            return True
        if self.leave_predicting() or self.canvas.leave_cell():
            return True
        if self.picked.picking.clear_selection():
            return True
        if self.session.selection.cell is not None:
            self.session.select(cell=None)
            return True
        playing = self.walker.player.playing
        self.walker.player.stop()
        return playing

    def page(self) -> dict[str, bool | int | str]:
        """Return whether the formula was asked for or sent away, and whether tables are shown."""
        wish = self.canvas.strip_wish
        page: dict[str, bool | int | str] = {} if wish is None else {"formula": wish}
        return page if self.canvas.tables is None else page | {"tables": True}

    def show_page(self, page: Mapping[str, bool | int | str]) -> None:
        """Show formula and tables as `page` gave them."""
        wish = page.get("formula")
        self.canvas.set_strip(wish if isinstance(wish, bool) else None)
        if bool(page.get("tables")) != (self.canvas.tables is not None):
            self.toggle_tables()

    def set_shown(self, shown: bool) -> None:
        """Rest while the tab is hidden; catch up when it comes to the front."""
        super().set_shown(shown)
        if not shown:
            self.walker.rest()

    # What a person does

    def looked_at(self) -> OneHead:
        """Return the head and the numbers on screen."""
        return self.one

    def keep_lit(self, array: str, row: int, column: int) -> None:
        """Keep a cell lit."""
        self.canvas.info_bar.dismiss()
        self.pointer.kept_on = self.step.number
        self.session.select(cell=(array, self.one.place(array, row, column)))

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
            self.canvas.enter_cell(*self.lit())

    def choose_preset(self, preset_id: str) -> None:
        """Put other numbers on the bench; the caption says what there is to see."""
        told = self.choices.preset(preset_id)
        if told:
            self.news.text = told
            self.tell()

    def ask_size(self) -> None:
        """Ask for another size of the example."""
        from attnviz.tabs.step_by_step.size_dialog import SizeDialog

        document = self.one.document
        sizes = (document.n_tokens, document.d_model, document.d_k)
        dialog = SizeDialog(sizes, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(self.choices.resize)
        dialog.open()

    def worksheet_wanted(self) -> bool:
        """Whether the window can make worksheets."""
        # QMetaMethod.fromSignal would keep the tab and its window for ever (PySide6 6.11.3).
        known = self.metaObject()
        return self.isSignalConnected(known.method(known.indexOfSignal("worksheet_requested()")))

    # What has happened

    def _on_changed(self, change: Change) -> None:
        shown = "document" if self.session.lab.example is None else "example"
        if change.slots.isdisjoint((shown, "example")):
            if change.selection is not None:
                self._on_selection_changed(change.selection)
            return
        hide_tip()
        before, self.one = self.one, self._look()
        row = self.pointer.link(self.one, self.session.selection, self.own)[0]
        self.news.changed(before, self.one, self.edits.gesture, row)
        turned = self._turned(before)
        if turned or self._looks_elsewhere(change):
            self.news.pointed_elsewhere(turned)
        self.picked.fit()
        self.canvas.info_bar.dismiss()
        if self.is_idle():
            return
        if same_scene(before, self.one) and not turned:
            self.canvas.set_numbers(self.one)
            self.update_text(lit=before.huge != self.one.huge)
            if self._panel is not None:
                self._panel.set_numbers(self.one)
        else:
            self.walker.motion.stop()
            if turned:
                self.pointer.hovered = None
            self.show_all()

    def _on_selection_changed(self, selection: Selection) -> None:
        before, self.one = self.one, self._look()
        self._pointed_at = selection
        moved = self._turned(before)
        self.news.pointed_elsewhere(step_or_head=moved)
        if self.is_idle():
            return
        if moved:
            self.pointer.hovered = None
            self.canvas.info_bar.dismiss()
            self.show_all()
        else:
            self.update_text()

    def _turned(self, before: OneHead) -> bool:
        """Whether another head or step is on screen."""
        return self.one.head != before.head or self.canvas.step is not self.step

    def _looks_elsewhere(self, change: Change) -> bool:
        """Whether a change came with something else to look at, not only a lost cell."""
        before, now = self._pointed_at, self.session.selection
        self._pointed_at = now
        return change.selection is not None and replace(before, cell=now.cell) != now

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
        self.update_text()

    def _on_hover_left(self) -> None:
        self.pointer.hovered = None
        self.update_text()

    def _on_clicked(self, array: str, row: int, column: int, modifiers: object) -> None:
        if not self.picked.picking.cell_clicked(row, column, modifiers, array):
            self.keep_lit(array, row, column)

    def _on_picked(self) -> None:
        self.update_text()
        self.tell_aloud()

    def _on_menu_requested(self, array: str, row: int, column: int, where: QPoint) -> None:
        from attnviz.tabs.step_by_step.matrix_menu import matrix_menu

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

    def show_all(self) -> None:
        """Show step, head and document anew."""
        if self.is_idle():
            return
        self.one = self._look()
        step, document = self.step, self.one.document
        self.picked.fit()
        self.ask_again()
        self.canvas.set_scene(self.one, step, self.prediction.ballot)
        self.stepper.set_title(*title_of(step))
        self.stepper.set_ends(step.number == 1, step.number == LAST)
        self.stepper.set_warning(future_visible(self.one))
        heads = [visible(spec.title) for spec in document.heads]
        self.stepper.set_heads(heads, self.one.head)
        if self._panel is not None:
            self._panel.show(self.one)
        self.update_text()
        self.canvas.reveal_lights()
        self.canvas.keep_table_focus(*self.lit())

    def update_text(self, lit: bool = True) -> None:
        """Show what belongs to the cell in question: lights, arithmetic, words.

        Other numbers alone do not change what is lit.
        """
        array, row, column = self.pointed()
        self.refresh_question()
        if lit:
            self.canvas.set_lights(self.picked.lights((array, row, column)))
        self.canvas.set_line(self.line((array, row, column)))
        hovered = self.pointer.hovered
        self.canvas.strip.set_lit(() if hovered is None else (hovered[0],))
        if self._panel is not None:
            self._panel.set_lit((array, row, column))
        self.tell()
