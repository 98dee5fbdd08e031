"""Everything a person can do on this tab, with its keys; the menu of a matrix; what is copied."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtWidgets import QMenu

from attnviz.language import mark, tr
from attnviz.model.files.presets import PRESETS, can_swap_word
from attnviz.numbering import FROM_ONE
from attnviz.tabs.step_by_step.edits.changes import ROW, WHOLE
from attnviz.tabs.step_by_step.state.plan import LAST, PANES, PLANS
from attnviz.tabs.step_by_step.state.state import Lit, State
from attnviz.tabs.step_by_step.words.as_text import FORMS, all_text, matrix_text, row_text
from attnviz.tabs.step_by_step.words.held import can_be_held, held_cells, is_held
from attnviz.tabs.step_by_step.words.presets import SENTENCE, why_not_resizable
from attnviz.ui.tab.commands import AskView, CommandRow, copy_row
from attnviz.ui.tab.copies import as_cell, as_tsv
from attnviz.ui.tab.grid_menu import MenuEntry, build, copy_entries, edit_entries
from attnviz.ui.tab.picks import COLUMN
from attnviz.ui.tab.picks import ROW as PICK_ROW

STEPS, NUMBERS, LOOKS, COPY = (
    mark("Steps"),
    mark("Numbers"),
    mark("Display"),
    mark("Copy and files"),
)
WORKSHEET = "worksheet"
SCORED = ("scores", "scaled_scores", "masked_scores", "exponentials", "pattern")
"""Arrays of which a row goes through the softmax, or came out of it."""


# Steps


def _is_step(number: int, state: State) -> bool:
    return state.step.number == number


def _go_to(number: int, tab: Any) -> None:
    tab.walker.go_to(number)


def _step_name(number: int, title: str) -> str:
    return tr("Step {number}: {title}", number=number, title=tr(title))


_STEPS = (
    CommandRow(
        "back", mark("Previous step"), STEPS, lambda tab: tab.advance(-1), ("Left", "PgUp"), True,
        lambda state: state.step.number > 1, why=mark("this is the first step"),
    ),
    CommandRow(
        "next", mark("Next step"), STEPS, lambda tab: tab.advance(1), ("Right", "PgDown"), True,
        lambda state: state.step.number < LAST, why=mark("this is the last step"),
    ),
    CommandRow(
        "play", mark("Play or pause"), STEPS, lambda tab: tab.toggle_motion(), ("Space",), True,
        checked=lambda state: state.pointer.playing,
    ),
    CommandRow("first", mark("First step"), STEPS, partial(_go_to, 1), ("Home",), True),
    CommandRow("last", mark("Last step"), STEPS, partial(_go_to, LAST), ("End",), True),
    CommandRow(
        "go", mark("Go to step number…"), STEPS, lambda tab: tab.ask_step(),
        ("Ctrl+G",),
    ),
    *(
        CommandRow(
            f"go_{plan.number}", partial(_step_name, plan.number, plan.title), STEPS,
            partial(_go_to, plan.number), checked=partial(_is_step, plan.number),
        )
        for plan in PLANS
    ),
)  # fmt: skip


# Numbers


def _choose_preset(preset_id: str, tab: Any) -> None:
    tab.choose_preset(preset_id)


def _preset_name(name: str) -> str:
    return tr("Preset: {name}", name=tr(name))


def _pick_row(tab: Any) -> None:
    array, row, _ = tab.here()
    tab.pick(tab.state.picks.on(array).with_row(row))


def _pick_column(tab: Any) -> None:
    array, _, column = tab.here()
    tab.pick(tab.state.picks.on(array).with_column(column))


def _has_loss(state: State) -> bool:
    return state.one.document.unembedding is not None


def has_row_of_scores(state: State) -> bool:
    """Whether the selected cell is in a row that tab 3 can show."""
    return state.pointed[0] in SCORED and not state.one.document.captured


def _has_held_weight(state: State) -> bool:
    array, row, _ = state.pointed
    return array == "pattern" and any(at[0] == row for at in held_cells(state.one, "pattern"))


_NUMBERS = (
    CommandRow("edit", mark("Edit the selected number"), NUMBERS, lambda tab: tab.edit(), ("F2",)),
    CommandRow(
        "hold", mark("Hold the selected number as it is"), NUMBERS,
        lambda tab: tab.edits.keep(*tab.here()), ("Ctrl+Return",),
        enabled=lambda state: can_be_held(state.pointed[0]), why=mark("it is an input"),
    ),
    CommandRow(
        "let_go", mark("Let the held number go"), NUMBERS,
        lambda tab: tab.edits.let_go(*tab.here()), ("Del",),
        enabled=lambda state: is_held(state.one, *state.pointed), why=mark("it is not held"),
    ),
    CommandRow(
        "let_all_go", mark("Let all held numbers go"), NUMBERS,
        lambda tab: tab.edits.holding.let_all_go(),
        enabled=lambda state: bool(state.one.document.holds), why=mark("no number is held"),
    ),
    CommandRow(
        "share_rest", mark("Distribute the rest of the row"), NUMBERS,
        lambda tab: tab.edits.share_rest(tab.here()[1]), ("Shift+Return",),
        enabled=_has_held_weight, why=mark("no weight of this row is held"),
    ),
    CommandRow(
        "swap", mark("Swap “tired” and “wide”"), NUMBERS,
        lambda tab: tab.edits.swap(), ("T",), True,
        lambda state: can_swap_word(state.one.document),
        why=mark("the last word is neither “tired” nor “wide”"),
    ),
    CommandRow(
        "scale", mark("Divide by √d_k"), NUMBERS, lambda tab: tab.edits.switch_scale(), ("D",),
        True, checked=lambda state: state.one.document.options.scale_on,
    ),
    CommandRow(
        "mask", mark("Mask the future"), NUMBERS, lambda tab: tab.edits.switch_mask(), ("M",),
        True, checked=lambda state: state.one.document.options.mask_on,
    ),
    CommandRow(
        "rope", mark("Rotate queries and keys (RoPE)"), NUMBERS,
        lambda tab: tab.edits.switch_rope(),
        enabled=lambda state: state.rope_on is not None, checked=lambda state: bool(state.rope_on),
        why=mark("no layer of a model with RoPE is on screen"),
    ),
    CommandRow(
        "softcap", mark("Bend scores into the soft cap"), NUMBERS,
        lambda tab: tab.edits.switch_softcap(),
        enabled=lambda state: state.softcap_on is not None,
        checked=lambda state: bool(state.softcap_on),
        why=mark("no layer of a model with a soft cap is on screen"),
    ),
    CommandRow(
        "size", mark("Size of the example…"), NUMBERS, lambda tab: tab.ask_size(),
        enabled=lambda state: not why_not_resizable(state.one.document),
        why=mark("only the one-head example can be resized"),
    ),
    CommandRow(
        "reset", mark("Reset the numbers"), NUMBERS, lambda tab: tab.edits.reset(), ("Ctrl+R",),
        enabled=lambda state: state.one.document.base is not None,
        why=mark("the numbers are already the original ones"),
    ),
    CommandRow(
        "paste", mark("Paste numbers here"), NUMBERS, lambda tab: tab.paste(*tab.here()),
        ("Ctrl+V",),
    ),
    *(
        CommandRow(
            f"preset_{entry.id}", partial(_preset_name, entry.name), NUMBERS,
            partial(_choose_preset, entry.id),
        )
        for entry in PRESETS
    ),
    CommandRow(
        "preset_sentence", mark("Preset: The sentence of tab 1"), NUMBERS,
        partial(_choose_preset, SENTENCE),
    ),
    CommandRow(
        "what_changes", mark("What would change this?"), NUMBERS,
        lambda tab: tab.ask_what_changes(*tab.here()), ("W",), True, reveals=True,
    ),
    CommandRow(
        "loss", mark("What would change the loss of the next token?"), NUMBERS,
        lambda tab: tab.ask_about_loss(), enabled=_has_loss, reveals=True,
        why=mark("only the last layer of a model trained in this program knows it"),
    ),
    CommandRow(
        "saturation", mark("Show the row’s scores on tab 3"), NUMBERS,
        lambda tab: tab.show_saturation(*tab.here()), enabled=has_row_of_scores, reveals=True,
        why=mark("the selected cell is in no row of scores or weights"),
    ),
    CommandRow(
        "nudge", mark("Nudge the selected number"), NUMBERS, lambda tab: tab.nudge(), ("N",), True,
        lambda state: state.backward is not None, why=mark("ask first what would change a number"),
    ),
    CommandRow("pick_row", PICK_ROW, NUMBERS, _pick_row, ("R",), True),
    CommandRow("pick_column", COLUMN, NUMBERS, _pick_column, ("C",), True),
)  # fmt: skip


# What is shown


_LOOKS = (
    CommandRow(
        "table", mark("Show as tables"), LOOKS, lambda tab: tab.toggle_tables(), ("F3",),
        checked=lambda state: state.pointer.tables,
    ),
    CommandRow(
        "formula", mark("Show the whole formula"), LOOKS, lambda tab: tab.toggle_strip(), ("F8",),
        checked=AskView(lambda tab: tab.canvas.strip_shown),
    ),
    CommandRow(
        "hide_first", mark("Hide the first token"), LOOKS, lambda tab: None, ("F",), True,
        lambda state: False,        why=mark("the steps show every number that they compute"),
    ),
)  # fmt: skip


# What is copied


def all_matrices(form: str, state: State) -> str:
    """Write every matrix in one of the forms."""
    return all_text(state.one, form)


def all_matrices_name(form: str, state: State) -> str:
    """Say what `all_matrices` returned."""
    return tr("all matrices as {form}", form=tr(form))


def _copy_all_name(form: str) -> str:
    return tr("Copy all matrices as {form}", form=tr(form))


_COPIES = (
    CommandRow(
        "copy", mark("Copy the selected number, or the selection"), COPY,
        lambda tab: tab.copy_at(*tab.here()), ("Ctrl+C",), reveals=True,
    ),
    CommandRow(
        "copy_as", mark("Copy its matrix as…"), COPY, lambda tab: tab.ask_copy(), ("Ctrl+Shift+C",),
        reveals=True,
    ),
    CommandRow(
        "save_csv", mark("Save all matrices as CSV…"), COPY, lambda tab: tab.ask_csv(), reveals=True
    ),
    *(
        copy_row(
            f"copy_all_{form.lower()}", partial(_copy_all_name, form), COPY,
            partial(all_matrices, form), partial(all_matrices_name, form),
        )
        for form in FORMS
    ),
    CommandRow(
        WORKSHEET, mark("Worksheet as PDF…"), COPY, lambda tab: tab.worksheet_requested.emit(),
        reveals=True,
    ),
)  # fmt: skip


def rows(state: State) -> tuple[CommandRow, ...]:
    """List what can be done and copied."""
    return (*_STEPS, *_NUMBERS, *_LOOKS, *_COPIES)


def number_or_picks(state: State, cell: Lit) -> str:
    """Return what is picked, with names and tabs between, else the number of a cell."""
    one, picks = state.one, state.picks
    array, row, column = cell
    if state.backward is not None:
        return as_cell(state.backward.slopes(one, array)[row, column])
    if not picks:
        return as_cell(one.slice(array)[row, column])
    pane = PANES[picks.grid]
    rows, columns = one.names(pane.rows, picks.grid), one.names(pane.columns, picks.grid)
    names = picks.part_names(rows, columns)
    return as_tsv(picks.part(one.slice(picks.grid)), rows=names[0], columns=names[1])


# The menu of a matrix


def matrix_menu(tab: Any, array: str, row: int, column: int) -> QMenu:
    """Make the menu of a cell and its matrix."""
    return build(tab, matrix_entries(tab, array, row, column))


def matrix_entries(tab: Any, array: str, row: int, column: int) -> list[MenuEntry | None]:
    """List what the menu of a cell and its matrix offers."""
    if tab.state.backward is not None:
        return _slope_entries(tab, array, row, column)
    one, host = tab.state.one, tab.canvas.host
    covered = tab.state.hides(array)
    number = as_cell(one.slice(array)[row, column])
    tokens = PANES[array].rows == "token"
    place = (one.document.numbering if tokens else FROM_ONE).of(row)
    row_name = tr("row {row} of {matrix}", row=place, matrix=PANES[array].symbol)
    forms = tuple(replace(form, enabled=not covered) for form in form_entries(tab, array))
    return [
        *_whole_matrix(tab, array, row, column),
        None,
        *edit_entries(host, array, row, column),
        *_of_M(tab, array, row, column),
        None,
        MenuEntry("explain", tr("Show its arithmetic"), partial(tab.keep_lit, array, row, column)),
        MenuEntry(
            "what-changes", tr("What would change this?"),
            partial(tab.ask_what_changes, array, row, column), not covered,
        ),
        *_scores_of(tab, array, row, column),
        None,
        MenuEntry("copy", tr("Copy this number"), partial(tab.give, number), not covered),
        MenuEntry(
            "copy-row", tr("Copy this row"), partial(tab.give, row_text(one, array, row), row_name),
            not covered,
        ),
        MenuEntry(
            "copy-as", tr("Copy {matrix} as", matrix=PANES[array].symbol), entries=forms
        ),
        tab.export_entry(array, tr("Export {matrix}…", matrix=PANES[array].symbol), one_head=True),
    ]  # fmt: skip


def _scores_of(tab: Any, array: str, row: int, column: int) -> Iterator[MenuEntry]:
    """Offer to show the scores of a row with and without the division."""
    if array in SCORED and not tab.state.one.document.captured:
        show = partial(tab.show_saturation, array, row, column)
        yield MenuEntry("saturation", tr("Show on tab 3"), show, not tab.state.hides(array))


def _slope_entries(tab: Any, array: str, row: int, column: int) -> list[MenuEntry | None]:
    """List what the menu of a slope offers."""
    return [
        MenuEntry("explain", tr("Show its arithmetic"), partial(tab.keep_lit, array, row, column)),
        MenuEntry(
            "what-changes", tr("What would change this?"),
            partial(tab.ask_what_changes, array, row, column),
        ),
        *_scores_of(tab, array, row, column),
        MenuEntry("leave", tr("Show the numbers again"), tab.go_back_from_slopes),
        None,
        *copy_entries(tab.canvas.host, array, row, column),
    ]  # fmt: skip


def _whole_matrix(tab: Any, array: str, row: int, column: int) -> Iterator[MenuEntry]:
    """Offer what can be done to a given matrix as a whole, and to a row of it."""
    one, pane, edits = tab.state.one, PANES[array], tab.edits
    if one.edit_place(pane, row, column) is None or not pane.matrix:
        return
    rows, columns = one.shape(array)
    for change in WHOLE:
        name, fits = f"{pane.symbol}: {tr(change.text)}", not change.square or rows == columns
        yield MenuEntry(change.id, name, partial(edits.change_matrix, array, change), fits)
    for change in ROW:
        yield MenuEntry(change.id, tr(change.text), partial(edits.change_row, array, row, change))
    from_file = tr("Load {matrix} from a file…", matrix=pane.symbol)
    yield MenuEntry("load", from_file, partial(tab.load, array))


def _of_M(tab: Any, array: str, row: int, column: int) -> Iterator[MenuEntry]:
    if array == "M":
        hidden = tab.state.one.hidden[row, column]
        text = tr("Unmask it") if hidden else tr("Mask it")
        yield MenuEntry("switch", text, partial(tab.edits.switch_cell, row, column))


def forms_menu(tab: Any, array: str) -> QMenu:
    """Make the menu of the forms in which a matrix can be copied."""
    menu = build(tab, form_entries(tab, array))
    title = menu.addSection(tr("Copy {matrix} as", matrix=PANES[array].symbol))
    menu.insertAction(menu.actions()[0], title)
    return menu


def form_entries(tab: Any, array: str) -> tuple[MenuEntry, ...]:
    """List the forms in which a matrix can be copied."""
    return tuple(
        MenuEntry(f"copy-{form}", tr(form), partial(_copy_matrix, tab, array, form))
        for form in FORMS
    )


def _copy_matrix(tab: Any, array: str, form: str) -> None:
    name = tr("{what} as {kind}", what=PANES[array].symbol, kind=tr(form))
    tab.give(matrix_text(tab.state.one, array, form), name)
