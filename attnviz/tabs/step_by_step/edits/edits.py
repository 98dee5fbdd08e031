"""What gestures do to the example: each edit as one call, with its undo name and what merges."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from attnviz.errors import EditError
from attnviz.language import tr
from attnviz.model.document.document import Document
from attnviz.model.document.lab import Lab
from attnviz.model.edits.layer import resize, set_cell, set_option, toggle_mask_cell
from attnviz.model.edits.paste import most_for, pasted
from attnviz.model.edits.saturation import show_steps_row
from attnviz.model.files.presets import PRESETS, choose, preset, swap_word
from attnviz.model.matrices.cells import Matrix
from attnviz.model.matrices.read import read_matrix
from attnviz.model.wishes import HideCells, LayerSwitch, ToggleSwitch
from attnviz.session import Session
from attnviz.tabs.step_by_step.edits.changes import (
    MatrixMenuEntry,
    averaged,
    with_block,
    with_matrix,
    with_row,
)
from attnviz.tabs.step_by_step.state.one_head import OneHead
from attnviz.tabs.step_by_step.state.plan import PANES, Pane
from attnviz.tabs.step_by_step.state.state import look
from attnviz.tabs.step_by_step.words.held import cell_text
from attnviz.tabs.step_by_step.words.presets import SENTENCE, preset_name
from attnviz.ui.look import numbers
from attnviz.ui.look.labels import visible
from attnviz.ui.tab.holding import Holding

NUMBER = "steps"  # of merge keys


class Edits:
    """Asks the session for edits of the example."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.holding = Holding(session, "example")

    @property
    def one(self) -> OneHead:
        """Return the head on screen."""
        return look(self._session)

    def show_saturation(self, head: int, row: int) -> None:
        """Show the scores of a row on tab 3, as they are and divided."""
        lab, word = self._session.lab, visible(self.one.words[row])
        if lab.source is not None and lab.example is None and lab.saturation.steps_row is None:
            self._session.select(tab="saturation", head=head, token=row)  # there it is already
            return
        self._session.edit(
            show_steps_row, head, row, slot="saturation",
            text=tr("show row “{word}” on tab 3", word=word), pointing={"tab": "saturation"},
        )  # fmt: skip

    # Numbers of X, W_Q, W_K and W_V

    def set_number(self, array: str, row: int, column: int, value: float, gesture: int) -> None:
        """Set one number, or hold a computed one; numbers of one gesture are one step for undo.

        Raises
        ------
        EditError
            When the number is an average of several.
        """
        one, pane = self.one, PANES[array]
        if not pane.matrix:
            self._hold(array, row, column, value, gesture)
            return
        place = one.edit_place(pane, row, column)
        if place is None:
            raise EditError(averaged(pane))
        self._session.edit(
            set_cell,
            pane.matrix,
            place,
            value,
            slot="example",
            text=f"{one.cell_name(array, row, column)} {numbers.exact(value)}",
            merge_key=(NUMBER, array, place, gesture),
        )

    def change_matrix(self, array: str, change: MatrixMenuEntry) -> None:
        """Do something to all numbers of a matrix."""
        one, pane = self.one, PANES[array]
        values = change.apply(one.slice(array))
        self._edit(partial(with_matrix, one=one, pane=pane, values=values), pane, tr(change.text))

    def change_row(self, array: str, row: int, change: MatrixMenuEntry) -> None:
        """Do something to one row of a matrix."""
        one, pane = self.one, PANES[array]
        values = change.apply(one.slice(array)[row])
        name = one.names(pane.rows, array)[row]
        function = partial(with_row, one=one, pane=pane, row=row, values=values)
        self._edit(function, pane, tr(change.undo, row=name))

    def paste(self, array: str, row: int, column: int, text: str) -> None:
        """Put the numbers of a text into a matrix, from a cell on.

        Raises
        ------
        EditError
            When the text holds no numbers.
        """
        one, pane = self.one, PANES[array]
        block = pasted(text, one.shape(array), comma=numbers.decimal_mark() == ",")
        corner = (row, column)
        function = partial(with_block, one=one, pane=pane, corner=corner, block=block)
        self._edit(function, pane, tr("paste"))

    def reader(self, array: str) -> Callable[[str], Matrix]:
        """Return what reads a file for a matrix, in any thread.

        It raises `EditError` when the file holds no matrix, or is far too large for this one.
        """
        return partial(_read, self.one.shape(array))

    def load(self, array: str, values: Matrix) -> None:
        """Take a whole matrix as it was read from a file."""
        one, pane = self.one, PANES[array]
        function = partial(with_matrix, one=one, pane=pane, values=values)
        self._edit(function, pane, tr("from a file"))

    def _edit(self, function: Callable[..., Document], pane: Pane, what: str) -> None:
        self._session.edit(function, slot="example", text=f"{pane.symbol} {what}")

    # Computed numbers

    def _hold(self, array: str, row: int, column: int, value: float, gesture: int) -> None:
        place = self.one.place(array, row, column)
        cell = cell_text(self.one, array, row, column)
        self.holding.hold(array, place, value, cell=cell, key=(NUMBER, array, place, gesture))

    def keep(self, array: str, row: int, column: int) -> None:
        """Hold a computed number at the value that it has."""
        cell = cell_text(self.one, array, row, column)
        self.holding.keep(array, self.one.place(array, row, column), cell=cell)

    def let_go(self, array: str, row: int, column: int) -> None:
        """Compute a held number again."""
        cell = cell_text(self.one, array, row, column)
        self.holding.let_go(array, self.one.place(array, row, column), cell=cell)

    def share_rest(self, row: int) -> None:
        """Hold the other weights of a row so that they make 100% with those that are held."""
        self.holding.share_rest(self.one.head, row, word=self.one.words[row])

    def switch_cell(self, row: int, column: int) -> None:
        """Hide a key from a query, or let it look: the mask becomes a drawn one.

        Of a model, one head does not look there, and the model runs on from it.
        """
        if self._session.runs_on and self._session.lab.example is None:
            self._session.wish(HideCells(self.one.head, ((row, column),)))
            return
        text = tr("M({cell})", cell=self.one.cell_name("M", row, column))
        self._session.edit(toggle_mask_cell, row, column, slot="example", text=text)

    # The example as a whole

    def preset(self, preset_id: str, seed: int) -> str:
        """Put other numbers on the bench; return what there is to see in them."""
        name = preset_name(preset_id, seed)
        if preset_id == SENTENCE:
            self._session.edit_lab(_without_example, tr("Preset: The sentence of tab 1"))
            return tr("The words of tab 1, one head at a time.")
        put = partial(_with_preset, preset_id=preset_id, seed=seed)
        self._session.edit_lab(put, tr("Preset: {name}", name=name))
        return tr(next(entry.caption for entry in PRESETS if entry.id == preset_id))

    def switch_scale(self) -> None:
        """Turn ÷√d_k off or on; of a model, the later layers run on from there."""
        if not self._switched_in_model("scale_off"):
            self._switch("scale_on", tr("÷√d_k on"), tr("÷√d_k off"))

    def switch_mask(self) -> None:
        """Turn the mask off or on; of a model, the later layers run on from there."""
        if not self._switched_in_model("mask_off"):
            self._switch("mask_on", tr("Mask on"), tr("Mask off"))

    def switch_rope(self) -> None:
        """Turn the rotation of a model's layer off or on; the later layers run on from there."""
        self._switched_in_model("rope_off")

    def switch_softcap(self) -> None:
        """Turn the soft cap of a model's layer off or on; the later layers run on from there."""
        self._switched_in_model("softcap_off")

    def _switched_in_model(self, kind: LayerSwitch) -> bool:
        """Switch something of a layer in the model itself, if the layer is one that runs on."""
        runs_on = self._session.runs_on and self._session.lab.example is None
        if runs_on:
            self._session.wish(ToggleSwitch(kind))
        return runs_on

    def _switch(self, option: str, text_on: str, text_off: str) -> None:
        on = not getattr(self.one.document.options, option)
        text = text_on if on else text_off
        self._session.edit(set_option, option, on, slot="example", text=text)

    def swap(self) -> None:
        """Let the last word of three be wide instead of tired, or tired again."""
        self._session.edit(swap_word, slot="example", text=tr("Swap the last word"))

    def resize(self, words: int, d_model: int, d_k: int) -> None:
        """Cut or extend the example."""
        text = tr("Size {words}, {d_model}, {d_k}", words=words, d_model=d_model, d_k=d_k)
        self._session.edit(resize, words, d_model, d_k, slot="example", text=text)

    def reset(self) -> None:
        """Go back to the numbers that were opened or chosen."""
        self._session.reset("example")


def _with_preset(lab: Lab, preset_id: str, seed: int) -> Lab:
    before = lab.example
    after = preset(preset_id, seed) if before is None else choose(before, preset_id, seed)
    return lab if after is before else lab.with_slot("example", after)


def _without_example(lab: Lab) -> Lab:
    return lab if lab.example is None else lab.with_slot("example", None)


def _read(room: tuple[int, int], path: str) -> Matrix:
    """Read a file, but for one that is far too large for the matrix."""
    try:
        size = Path(path).stat().st_size
    except (OSError, ValueError):
        size = 0  # who reads it says what is wrong
    if size > most_for(room):
        raise EditError(
            tr(
                "{file}: found {found} bytes, far more than {room} numbers need",
                file=Path(path).name,
                found=numbers.grouped(size),
                room=f"{room[0]} × {room[1]}",
            )
        )
    return read_matrix(path)
