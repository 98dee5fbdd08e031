"""Everything a person can do on this tab, with its keys, and what is copied."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from attnviz.engine import masks
from attnviz.language import mark, tr
from attnviz.model.document.lab import SPARSE_KINDS
from attnviz.model.edits.sparse import LARGEST_WINDOW, LAYOUTS
from attnviz.model.exhibit_tables import counts_table
from attnviz.model.matrices.text import as_numpy
from attnviz.tabs.sparse_patterns.edits import can_reset
from attnviz.tabs.sparse_patterns.state import State
from attnviz.tabs.sparse_patterns.state.state import HEAD, Place
from attnviz.tabs.sparse_patterns.words.numbers import NAMES
from attnviz.ui.grid.picks import Numbers
from attnviz.ui.tab.commands import AskView, CommandRow, copy_row
from attnviz.ui.tab.copies import as_latex, as_tsv
from attnviz.ui.tab.picks import pick_rows

PATTERN, SHOW, DRAW, COPY = mark("Pattern"), mark("Show"), mark("Draw a pattern"), mark("Copy")
RULE_ONLY = mark("a custom pattern has no rule for a longer text")
DRAW_FIRST = mark("choose the pattern “Custom” first")


# Whether it can be done, and whether it is so


def _is_kind(kind: str, state: State) -> bool:
    return state.spec.kind == kind


def _is_drawn(state: State) -> bool:
    return state.pattern.drawn


def _has_rule(state: State) -> bool:
    return not state.pattern.drawn


def _has_window(state: State) -> bool:
    return "window" in masks.numbers_of(state.spec.kind)


def _points_to(field: str, state: State) -> bool:
    return bool(getattr(state.pointer, field))


def _shows_head(state: State) -> bool:
    return state.from_model and state.trial is not None and not state.long


def _hides_first(state: State) -> bool:
    return state.hides_first


def _shows_long(state: State) -> bool:
    return state.long


def _has_queries(state: State) -> bool:
    return state.queries is not None


def _keeps_diagonal(state: State) -> bool:
    return state.spec.keep_diagonal


# The pattern

_WINDOWS: tuple[tuple[str, str, int, str], ...] = (
    ("wider", mark("Widen the window by one"), 1, "Right"),
    ("narrower", mark("Narrow the window by one"), -1, "Left"),
    ("widest", mark("Widest window"), LARGEST_WINDOW, "End"),
    ("narrowest", mark("Window of 1"), -LARGEST_WINDOW, "Home"),
)


def _set_kind(place: int, tab: Any) -> None:
    tab.edits.set_kind(place)


def _step_window(by: int, tab: Any) -> None:
    tab.step_window(by)


_PATTERNS = (
    *(
        CommandRow(
            kind,
            NAMES[kind],
            PATTERN,
            partial(_set_kind, place),
            (str(place + 1),),
            True,
            checked=partial(_is_kind, kind),
        )
        for place, kind in enumerate(SPARSE_KINDS)
    ),
    *(
        CommandRow(
            id_,
            text,
            PATTERN,
            partial(_step_window, by),
            (key,),
            True,
            _has_window,
            why=mark("this pattern has no window"),
        )
        for id_, text, by, key in _WINDOWS
    ),
)


# What is shown


def _advance(by: int, tab: Any) -> None:
    tab.advance(by)


def _step_row(by: int, tab: Any) -> None:
    tab.step_row(by)


def _add_layers(by: int, tab: Any) -> None:
    tab.edits.add_layers(by)


def _layout(place: int) -> str:
    return tr("Layout {name}", name=tr(LAYOUTS[place][0]))


def _set_layout(place: int, tab: Any) -> None:
    tab.edits.set_layout(place)


def _here(state: State) -> Place:
    return state.here


_SHOWS = (
    CommandRow("next", mark("Next pattern"), SHOW, partial(_advance, 1), ("PgDown",), True),
    CommandRow("previous", mark("Previous pattern"), SHOW, partial(_advance, -1), ("PgUp",), True),
    CommandRow("row_down", mark("Row below"), SHOW, partial(_step_row, 1), ("Down",), True),
    CommandRow("row_up", mark("Row above"), SHOW, partial(_step_row, -1), ("Up",), True),
    CommandRow(
        "more_layers", mark("Show one more layer"), SHOW, partial(_add_layers, 1), ("]",), True
    ),
    CommandRow(
        "fewer_layers", mark("Show one layer fewer"), SHOW, partial(_add_layers, -1), ("[",), True
    ),
    CommandRow(
        "trial",
        mark("Try it on the sentence"),
        SHOW,
        lambda tab: tab.toggle_trial(),
        ("E",),
        True,
        checked=partial(_points_to, "trying"),
    ),
    CommandRow(
        "hide_first",
        mark("Hide the first token"),
        SHOW,
        lambda tab: tab.toggle_first(),
        ("F",),
        True,
        _shows_head,
        _hides_first,
        why=mark("no head of a model is shown"),
    ),
    CommandRow(
        "table",
        mark("Show as tables"),
        SHOW,
        lambda tab: tab.toggle_tables(),
        ("F3",),
        checked=partial(_points_to, "tables"),
    ),
    CommandRow(
        "long",
        mark("Show the pattern of the long text"),
        SHOW,
        lambda tab: tab.toggle_long(),
        ("Z",),
        True,
        _has_rule,
        partial(_points_to, "long"),
        why=RULE_ONLY,
        reveals=True,
    ),
    CommandRow(
        "go_to",
        mark("Go to a token of the long text"),
        SHOW,
        lambda tab: tab.go_to(),
        ("Ctrl+J", "Ctrl+F"),
        enabled=_shows_long,
        why=mark("show the long text first"),
    ),
    CommandRow(
        "close_queries",
        mark("Close Q and K of the long text"),
        SHOW,
        lambda tab: tab.close_queries(),
        enabled=_has_queries,
        why=mark("open a file with Q and K first"),
    ),
    CommandRow(
        "memory",
        mark("KV cache of the layouts (projector)"),
        SHOW,
        lambda tab: tab.toggle_memory(),
        ("K",),
        True,
        checked=partial(_points_to, "memory"),
    ),
    *(
        CommandRow(f"layout_{place}", partial(_layout, place), SHOW, partial(_set_layout, place))
        for place in range(len(LAYOUTS))
    ),
    CommandRow(
        "reset",
        mark("Reset this tab"),
        SHOW,
        lambda tab: tab.edits.reset(),
        ("Ctrl+R",),
        enabled=AskView(lambda tab: can_reset(tab.session)),
        why=mark("the numbers are already the original ones"),
    ),
    *pick_rows(SHOW, _here),
)


# Drawing


def _toggle_diagonal(tab: Any) -> None:
    tab.edits.set_keep_diagonal(not tab.state.spec.keep_diagonal)


_DRAWS = (
    CommandRow(
        "line",
        mark("Draw a line from the mark to this cell"),
        DRAW,
        lambda tab: tab.line_here(),
        ("L",),
        True,
        _is_drawn,
        why=DRAW_FIRST,
    ),
    CommandRow(
        "diagonal",
        mark("Keep the diagonal"),
        DRAW,
        _toggle_diagonal,
        enabled=_is_drawn,
        checked=_keeps_diagonal,
        why=DRAW_FIRST,
    ),
)


# What is copied


def zeros_and_ones(state: State) -> str:
    """Return the pattern as CSV of 0 and 1, a line a row."""
    rows = state.pattern.allowed
    return "\n".join(",".join(str(int(cell)) for cell in row) for row in rows) + "\n"


def cell_list(state: State) -> str:
    """Return the computed cells as pairs (row, column), counted from 0."""
    cells = np.argwhere(state.pattern.allowed)
    return "\n".join(f"({int(r)}, {int(c)})" for r, c in cells) + "\n"


def numpy_text(state: State) -> str:
    """Return the pattern as a NumPy expression."""
    return as_numpy(state.pattern.allowed.astype(np.float64))


def latex_text(state: State) -> str:
    """Return the pattern as a LaTeX matrix."""
    return as_latex(state.pattern.allowed.astype(np.float64), decimals=0)


def counts_csv(state: State) -> str:
    """Return the scores of every rule at every window for the small picture, as CSV."""
    columns, table = counts_table(state.spec)
    lines = [columns, *table.tolist()]
    return "\n".join(",".join(map(str, line)) for line in lines) + "\n"


def copy_text(state: State) -> str:
    """Return the picked rows or columns with their names, tabs between; else the pattern."""
    picks, trial = state.picks, state.trial
    if not picks:
        return zeros_and_ones(state)
    numbers = state.pattern.numbering
    names = tuple(str(numbers.of(i)) for i in range(state.pattern.n_tokens))
    values: Numbers = state.pattern.allowed
    if picks.grid == HEAD and trial is not None:
        names, values = trial.tokens, trial.pattern
    rows, columns = picks.part_names(names, names)
    return as_tsv(picks.part(values), rows=rows, columns=columns)


def copy_name(state: State) -> str:
    """Say what `copy_text` gives."""
    return tr("the selection") if state.picks else tr(ZEROS)


ZEROS = mark("pattern as 0/1 CSV")
FORMATS: dict[str, tuple[str, Callable[[State], str]]] = {
    "cells": (mark("list of cells (row, column)"), cell_list),
    "numpy": (mark("pattern as NumPy"), numpy_text),
    "latex": (mark("pattern as LaTeX"), latex_text),
    "counts": (mark("table of counts as CSV"), counts_csv),
}


def _copy_here() -> str:
    return tr("Copy {what}, or the selection", what=tr(ZEROS))


def _copy_format(what: str) -> str:
    return tr("Copy {what}", what=tr(FORMATS[what][0]))


def _format_name(what: str, state: State) -> str:
    return tr(FORMATS[what][0])


_COPIES = (
    copy_row(
        "copy_csv", _copy_here, COPY, copy_text, copy_name, keys=("Ctrl+C",), canvas_only=True
    ),
    *(
        copy_row(
            f"copy_{what}", partial(_copy_format, what), COPY, write, partial(_format_name, what)
        )
        for what, (_, write) in FORMATS.items()
    ),
)


def rows(state: State) -> tuple[CommandRow, ...]:
    """List what can be done and copied."""
    return (*_PATTERNS, *_SHOWS, *_DRAWS, *_COPIES)
