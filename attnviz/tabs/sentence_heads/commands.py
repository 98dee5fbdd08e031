"""Everything a person can do on this tab, with its keys, and what is copied."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from attnviz.language import mark, tr
from attnviz.model.document.document import numbered
from attnviz.model.matrices.text import as_csv, as_numpy
from attnviz.tabs.sentence_heads.state import State
from attnviz.ui.look.labels import visible
from attnviz.ui.tab.commands import AskView, CommandRow, copy_row, swap_row
from attnviz.ui.tab.copies import as_latex, as_tsv

if TYPE_CHECKING:
    from attnviz.engine.steps.run import Trace
    from attnviz.model.document.document import Document

WORDS, HEADS, TEXT, COPY = mark("Words"), mark("Heads"), mark("Text and numbers"), mark("Copy")
NO_SHEET = mark("these words have no character sheet")
FORMATS: dict[str, Callable[..., str]] = {"CSV": as_csv, "NumPy": as_numpy, "LaTeX": as_latex}
KEYED = 9  # heads that a digit chooses


# Whether it can be done, and whether it is so


def _has_sheet(state: State) -> bool:
    return state.document.sheet is not None


def _opened(which: str, state: State) -> bool:
    return state.pointer.drawer == which


def _is_head(head: int, state: State) -> bool:
    return state.head == head


# Words and heads

# The window turns PageUp, PageDown and Space into `advance` and `toggle_motion` on every tab.
_MOVES: tuple[tuple[str, str, int, tuple[str, ...]], ...] = (
    ("previous_word", mark("Previous word"), -1, ("Up", "PageUp")),
    ("next_word", mark("Next word"), 1, ("Down", "PageDown")),
)
_ENDS: tuple[tuple[str, str, int, tuple[str, ...]], ...] = (
    ("first_word", mark("First word"), -1, ("Home",)),
    ("last_word", mark("Last word"), 1, ("End",)),
)


def _step(by: int, tab: Any) -> None:
    tab.step(by)


def _go_to_end(by: int, tab: Any) -> None:
    tab.step(by * len(tab.state.tokens))


_WORDS = (
    *(
        CommandRow(id_, text, WORDS, partial(_step, by), keys, True)
        for id_, text, by, keys in _MOVES
    ),
    *(
        CommandRow(id_, text, WORDS, partial(_go_to_end, by), keys, True)
        for id_, text, by, keys in _ENDS
    ),
    CommandRow(
        "pick_row",
        mark("Select or deselect the word that asks"),
        WORDS,
        lambda tab: tab.pick_row(),
        ("R",),
        True,
    ),
    CommandRow(
        "pick_column",
        mark("Select or deselect the word that is read"),
        WORDS,
        lambda tab: tab.pick_column(),
        ("C",),
        True,
    ),
    CommandRow(
        "flow",
        mark("Keep dots moving"),
        WORDS,
        lambda tab: tab.toggle_motion(),
        ("Space",),
        True,
        checked=AskView(lambda tab: tab.canvas.motion.endless),
    ),
)


def _step_head(by: int, tab: Any) -> None:
    tab.step_head(by)


def _choose_head(head: int, tab: Any) -> None:
    tab.choose_head(head)


_STEPS = (
    CommandRow(
        "previous_head", mark("Previous head"), HEADS, partial(_step_head, -1), ("Left",), True
    ),
    CommandRow("next_head", mark("Next head"), HEADS, partial(_step_head, 1), ("Right",), True),
)


def _heads(state: State) -> tuple[CommandRow, ...]:
    """List the heads that a digit chooses."""

    def name(head: int, title: str) -> str:
        return tr("Head {number}: {name}", number=head + 1, name=visible(title))

    return tuple(
        CommandRow(
            f"head_{head + 1}",
            partial(name, head, spec.title),
            HEADS,
            partial(_choose_head, head),
            (str(head + 1),),
            True,
            checked=partial(_is_head, head),
        )
        for head, spec in enumerate(state.document.heads[:KEYED])
    )


# Text and numbers

_TEXT = (
    swap_row(TEXT),
    CommandRow(
        "edit_sentence",
        mark("Edit the sentence"),
        TEXT,
        lambda tab: tab.bar.edit(),
        ("F2",),
        enabled=_has_sheet,
        why=NO_SHEET,
    ),
    CommandRow(
        "sentences",
        mark("Show the list of sentences"),
        TEXT,
        lambda tab: tab.bar.open_list(),
        ("Alt+Down",),
        enabled=_has_sheet,
        why=NO_SHEET,
    ),
    CommandRow(
        "sheet",
        mark("Show the whole character sheet"),
        TEXT,
        lambda tab: tab.toggle_drawer("sheet"),
        ("F4",),
        checked=partial(_opened, "sheet"),
    ),
    CommandRow(
        "matrices",
        mark("W matrices"),
        TEXT,
        lambda tab: tab.toggle_drawer("matrices"),
        ("F6",),
        checked=partial(_opened, "matrices"),
    ),
    CommandRow(
        "go_to",
        mark("Go to a word or a number"),
        TEXT,
        lambda tab: tab.go_to(),
        ("Ctrl+F", "Ctrl+J"),
        enabled=AskView(lambda tab: tab.text_page is not None),
        why=mark("all words are already visible"),
    ),
    CommandRow(
        "what_changes",
        mark("What would change this?"),
        WORDS,
        lambda tab: tab.session.ask_what_changes(tab.state.head, tab.state.token, tab.state.key),
        ("W",),
        True,
        reveals=True,
    ),
    CommandRow("table", mark("Show as table"), TEXT, lambda tab: tab.toggle_tables(), ("F3",)),
    CommandRow(
        "reset",
        mark("Reset the text and numbers"),
        TEXT,
        lambda tab: tab.edits.reset(),
        ("Ctrl+R",),
        enabled=AskView(lambda tab: tab.session.can_reset("document")),
        why=mark("the numbers are already the original ones"),
    ),
)


# Held weights


def _is_held(state: State) -> bool:
    return bool(state.trace.is_held("pattern", state.pair))


def _is_of_model(state: State) -> bool:
    return state.source is not None


def _has_pieces(state: State) -> bool:
    return state.has_pieces


def _whole_words(state: State) -> bool:
    return state.pointer.whole_words


def _hides_first(state: State) -> bool:
    return state.first_hidden


_HELD = (
    CommandRow(
        "whole_words", mark("Words instead of tokens"), TEXT, lambda tab: tab.toggle_words(), (),
        True, _has_pieces, _whole_words, why=mark("no word of the text is split into tokens"),
    ),
    CommandRow(
        "hide_first", mark("Hide the first token"), TEXT, lambda tab: tab.toggle_first(), ("F",),
        True, _is_of_model, _hides_first, why=mark("no model is open"),
    ),
    CommandRow(
        "type_over", mark("Edit the selected weight"), TEXT, lambda tab: tab.edit_weight(),
        ("E",), True, reveals=True,
    ),
    CommandRow(
        "hold", mark("Hold the selected weight as it is"), TEXT,
        lambda tab: tab.edits.keep("pattern", tab.state.pair), ("Ctrl+Return",), True, reveals=True,
    ),
    CommandRow(
        "let_go", mark("Let the held number go"), TEXT,
        lambda tab: tab.edits.let_go("pattern", tab.state.pair), ("Del",), True,
        enabled=_is_held, why=mark("it is not held"),
    ),
    CommandRow(
        "let_all_go", mark("Let all held numbers go"), TEXT,
        lambda tab: tab.edits.holding.let_all_go(),
        enabled=lambda state: bool(state.document.holds), why=mark("no number is held"),
    ),
    CommandRow(
        "share_rest", mark("Distribute the rest of the row"), TEXT,
        lambda tab: tab.edits.share_rest(*tab.state.pair[:2]), ("Shift+Return",), True,
        enabled=lambda state: bool(state.held), why=mark("no weight of this row is held"),
    ),
)  # fmt: skip


# What is copied


def row_text(document: Document, trace: Trace, head: int, query: int) -> str:
    """Return the shares of a row as text: the words, a tab between, and under each its share."""
    pattern = trace.rows("pattern")[head, query][None, :]
    return as_tsv(pattern, columns=document.tokens, rows=(document.tokens[query],))


def row_latex(trace: Trace, head: int, query: int) -> str:
    """Return the shares of a row as a LaTeX matrix of one row."""
    places = (place for place in trace.held.get("pattern", {}) if place[:2] == (head, query))
    held = {(0, key) for _, _, key in places}
    return as_latex(trace.rows("pattern")[head, query], held=held)


def array_as(document: Document, trace: Trace, name: str, head: int, kind: str) -> str:
    """Return pattern, Q, K or V of one head in one of `FORMATS`; a table names rows and columns."""
    array = trace[name][trace["kv_of_head"][head] if name in ("K", "V") else head]
    if kind != "CSV":
        return FORMATS[kind](array)
    spec = document.heads[head]
    columns = {"pattern": document.tokens, "V": spec.value_names}.get(name, spec.query_names)
    lettered = numbered(name.lower(), array.shape[1])
    return as_csv(array, rows=document.tokens, columns=columns or lettered)


def sheet_csv(document: Document) -> str:
    """Return the character sheet of the words of the text, one line a word."""
    sheet = document.sheet
    names = document.feature_names if sheet is None else sheet.features[: sheet.meaning]
    places: dict[str, int] = {}
    for place, token in enumerate(document.tokens):
        places.setdefault(token if sheet is None else sheet.key(token), place)
    words = [document.tokens[place] for place in places.values()]
    return as_csv(document.X[list(places.values()), : len(names)], rows=words, columns=names)


def picked_text(state: State) -> str:
    """Return what is picked, of the open drawer or of the words, with its names; "" = nothing."""
    picks = state.drawer_picks
    if picks:
        numbers, row_names, column_names = state.drawn(picks.grid)
    elif state.picks:
        picks, row_names, column_names = state.picks, state.tokens, state.tokens
        numbers = state.trace.rows("pattern")[state.head]
    else:
        return ""
    rows, columns = picks.part_names(row_names, column_names)
    return as_tsv(picks.part(numbers), rows=rows, columns=columns)


def _row_text(query: int | None, state: State) -> str:
    place = state.token if query is None else query
    return row_text(state.document, state.trace, state.head, place)


def _row_latex(query: int | None, state: State) -> str:
    return row_latex(state.trace, state.head, state.token if query is None else query)


def _row_name(query: int | None, state: State) -> str:
    word = visible(state.tokens[state.token if query is None else query])
    return tr("row of “{word}”", word=word)


def _row_or_picks(state: State) -> str:
    return picked_text(state) or _row_text(None, state)


def _row_or_picks_name(state: State) -> str:
    return tr("the selection") if picked_text(state) else _row_name(None, state)


def _array(name: str, kind: str, state: State) -> str:
    return array_as(state.document, state.trace, name, state.head, kind)


def _copy_array(letter: str, kind: str) -> str:
    return tr("Copy {what} of this head as {kind}", what=letter, kind=kind)


def _array_name(letter: str, kind: str, state: State) -> str:
    return tr("{what} of this head as {kind}", what=letter, kind=kind)


def _sheet(state: State) -> str:
    return sheet_csv(state.document)


def _sheet_name(state: State) -> str:
    return tr("character sheet as CSV")


_ROW = copy_row(
    "copy_row",
    mark("Copy row or selection as text"),
    COPY,
    _row_or_picks,
    _row_or_picks_name,
    keys=("Ctrl+C",),
    canvas_only=True,
)
_COPY_AS = CommandRow(
    "copy_as",
    mark("Copy as…"),
    COPY,
    lambda tab: tab.ask_copy(),
    ("Ctrl+Shift+C",),
    True,
    reveals=True,
)
_OTHERS = (
    copy_row(
        "copy_row_latex",
        mark("Copy row as LaTeX"),
        COPY,
        partial(_row_latex, None),
        partial(_row_name, None),
    ),
    copy_row("copy_sheet", mark("Copy character sheet as CSV"), COPY, _sheet, _sheet_name),
    CommandRow(
        "paste_sheet",
        mark("Paste character sheet"),
        COPY,
        lambda tab: tab.paste_sheet(),
        reveals=True,
    ),
    *(
        copy_row(
            f"copy_{name.lower()}_{kind.lower()}",
            partial(_copy_array, letter, kind),
            COPY,
            partial(_array, name, kind),
            partial(_array_name, letter, kind),
        )
        for name, letter in (("pattern", "A"), ("Q", "Q"), ("K", "K"), ("V", "V"))
        for kind in FORMATS
    ),
)


def copies(state: State) -> tuple[CommandRow, ...]:
    """List what *Copy as…* offers."""
    return (_ROW, *_OTHERS)


def word_rows(state: State, query: int, place: int, *, other_tab: bool) -> list[CommandRow | None]:
    """List what the menu of a word offers.

    Parameters
    ----------
    query : whose row is copied
    place : of the word
    other_tab : whether there is a tab of many heads
    """
    what = mark("Edit its character sheet") if _has_sheet(state) else mark("Edit its token vector")
    rows: list[CommandRow | None] = [
        copy_row(
            "copy_this_row",
            mark("Copy row"),
            COPY,
            partial(_row_text, query),
            partial(_row_name, query),
        ),
        copy_row(
            "copy_this_row_latex",
            mark("Copy as LaTeX"),
            COPY,
            partial(_row_latex, query),
            partial(_row_name, query),
        ),
        None,
        CommandRow("set_numbers", what, TEXT, lambda tab: tab.open_sheet_at(place)),
        CommandRow(
            "export", mark("Export this head…"), COPY,
            lambda tab: tab.export_requested.emit("pattern", True), reveals=True,
        ),
    ]  # fmt: skip
    if other_tab:
        rows.append(
            CommandRow(
                "many_heads",
                mark("Open this text in “Many heads”"),
                TEXT,
                lambda tab: tab.session.select(tab="grid"),
            )
        )
    return rows


def weight_rows(state: State, key: int) -> list[CommandRow | None]:
    """List what the menu of a word that is read offers to do with its share."""
    pair = (state.head, state.query, key)
    seen, held = bool(state.row.seen[key]), key in state.held
    return [
        CommandRow(
            "type_this_over", mark("Type over its share"), TEXT, lambda tab: tab.edit_weight(key),
            enabled=lambda _: seen, reveals=True,
        ),
        CommandRow(
            "hold_this", mark("Hold its share as it is"), TEXT,
            lambda tab: tab.edits.keep("pattern", pair),
            enabled=lambda _: seen and not held, reveals=True,
        ),
        CommandRow(
            "let_this_go", mark("Let it go"), TEXT, lambda tab: tab.edits.let_go("pattern", pair),
            enabled=lambda _: held,
        ),
        CommandRow(
            "pin_this", mark("Explain it by hand"), TEXT, lambda tab: tab.explain(key),
            reveals=True,
        ),
        None,
    ]  # fmt: skip


def rows(state: State) -> tuple[CommandRow, ...]:
    """List what can be done and copied."""
    return (*_WORDS, *_STEPS, *_heads(state), *_TEXT, *_HELD, _ROW, _COPY_AS, *_OTHERS)
