"""Everything a person can do on this tab, with its keys, and what is copied."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from attnviz.engine.saturation import N_KEYS, STOPS
from attnviz.language import mark, tr
from attnviz.model.exhibit_tables import stops_table
from attnviz.model.matrices.text import as_csv, as_numpy
from attnviz.tabs.saturation.state import State
from attnviz.tabs.saturation.words.numbers import DISTRIBUTIONS, DIVISOR_NAMES, QUANTITIES
from attnviz.ui.tab.commands import AskView, CommandRow, copy_row
from attnviz.ui.tab.copies import as_cell, as_latex, as_tsv

SIZE, DRAW, SHOW, COPY = mark("Vector size"), mark("Draw and scores"), mark("Show"), mark("Copy")
ROW = mark("Row of a head")
TYPED = mark("the scores are typed, not drawn")
DRAWN = {"normal": mark("Draw normally distributed numbers"), "coin": mark("Draw ±1 coin flips")}
FORMATS = {"NumPy": as_numpy, "LaTeX": as_latex}
KEYS = tuple(f"key {i + 1}" for i in range(N_KEYS))


# Whether it can be done, and whether it is so


def _has_draw(state: State) -> bool:
    return not state.typed


def _typed(state: State) -> bool:
    return state.typed


def _points(state: State) -> bool:
    return state.pointed is not None


def _sweeps(state: State) -> bool:
    return state.pointer.sweeping


def _walks(state: State) -> bool:
    return state.pointer.mode == "walk"


def _spec_has(field: str, value: str, state: State) -> bool:
    return bool(getattr(state.spec, field) == value)


def _follows_quantity(quantity: str, state: State) -> bool:
    return state.pointer.quantity == quantity


# The vector size

_STOPS: tuple[tuple[str, str, int, tuple[str, ...]], ...] = (
    ("next_stop", mark("Next power of two"), 1, ("Right", "PgDown")),
    ("previous_stop", mark("Previous power of two"), -1, ("Left", "PgUp")),
    ("two_stops_on", mark("Forward two powers of two"), 2, ("Ctrl+Right",)),
    ("two_stops_back", mark("Back two powers of two"), -2, ("Ctrl+Left",)),
    ("smallest", "d_k = 1", -len(STOPS), ("Home",)),
    ("largest", "d_k = 1024", len(STOPS), ("End",)),
)


def _step_stop(by: int, tab: Any) -> None:
    tab.edits.step_stop(by)


def _step_size(by: int, tab: Any) -> None:
    tab.edits.step_size(by)


_SIZES = (
    *(
        CommandRow(id_, text, SIZE, partial(_step_stop, by), keys, True)
        for id_, text, by, keys in _STOPS
    ),
    CommandRow("one_more", "d_k + 1", SIZE, partial(_step_size, 1), ("Shift+Right",), True),
    CommandRow("one_less", "d_k − 1", SIZE, partial(_step_size, -1), ("Shift+Left",), True),
    CommandRow(
        "type_size",
        mark("Type d_k"),
        SIZE,
        lambda tab: tab.type_size(),
    ),
    CommandRow(
        "sweep",
        mark("Start or pause the sweep of d_k from 1 to 1024"),
        SIZE,
        lambda tab: tab.toggle_motion(),
        ("Space",),
        True,
        checked=_sweeps,
    ),
)


# The draw and the scores


def _move_cursor(by: int, tab: Any) -> None:
    tab.canvas.move_cursor(by)


def _set_distribution(name: str, tab: Any) -> None:
    tab.edits.set_distribution(name)


_DRAWS = (
    CommandRow("new_draw", mark("New draw"), DRAW, lambda tab: tab.edits.new_draw(), ("R",), True),
    CommandRow("type_draw", mark("Type a draw number"), DRAW, lambda tab: tab.type_draw()),
    CommandRow("chapter", mark("Chapter’s draw"), DRAW, lambda tab: tab.edits.use_chapter()),
    *(
        CommandRow(
            name,
            DRAWN[name],
            DRAW,
            partial(_set_distribution, name),
            checked=partial(_spec_has, "distribution", name),
        )
        for name, _ in DISTRIBUTIONS
    ),
    CommandRow("key_down", mark("Key below"), DRAW, partial(_move_cursor, 1), ("Down",), True),
    CommandRow("key_up", mark("Key above"), DRAW, partial(_move_cursor, -1), ("Up",), True),
    CommandRow(
        "follow",
        mark("Follow this key"),
        DRAW,
        lambda tab: tab.follow(tab.state.pointed),
        ("Return",),
        True,
        _points,
        why=mark("no key is selected"),
    ),
    CommandRow(
        "type_score", mark("Type the score of a key"), DRAW, lambda tab: tab.type_score(), ("F2",)
    ),
    CommandRow("paste", mark("Paste six scores"), DRAW, lambda tab: tab.paste(), ("Ctrl+V",), True),
    CommandRow(
        "use_draw",
        mark("Return from typed scores to the draw"),
        DRAW,
        lambda tab: tab.edits.use_draw(),
        enabled=_typed,
        why=mark("the scores come from a draw"),
    ),
)


# What is shown


def _has_slopes(state: State) -> bool:
    return state.has_slopes


def _shows_slopes(state: State) -> bool:
    return state.asked is not None


_ASK = CommandRow(
    "what_changes",
    mark("What would change this share?"),
    SHOW,
    lambda tab: tab.ask_what_changes(),
    ("W",),
    True,
    _has_slopes,
    _shows_slopes,
    why=mark("the row has over 1,024 scores"),
)


def _divide_by(divisor: str) -> str:
    return tr("Divide by {divisor}", divisor=DIVISOR_NAMES[divisor])


def _set_divisor(divisor: str, tab: Any) -> None:
    tab.edits.set_divisor(divisor)


def _curve(quantity: str) -> str:
    return tr("Curve: {quantity}", quantity=tr(QUANTITIES[quantity]))


def _show_curve(quantity: str, tab: Any) -> None:
    tab.point(quantity=quantity)


_SHOWS = (
    _ASK,
    CommandRow(
        "walk",
        mark("Switch between ruler and walk"),
        SHOW,
        lambda tab: tab.swap_mode(),
        ("V",),
        True,
        _has_draw,
        _walks,
    ),
    CommandRow(
        "next_divisor",
        mark("Next divisor: 1, √d or d"),
        SHOW,
        lambda tab: tab.edits.next_divisor(),
        ("S",),
        True,
    ),
    *(
        CommandRow(
            f"divide_{divisor}",
            partial(_divide_by, divisor),
            SHOW,
            partial(_set_divisor, divisor),
            checked=partial(_spec_has, "divisor", divisor),
        )
        for divisor in DIVISOR_NAMES
    ),
    *(
        CommandRow(
            f"curve_{quantity}",
            partial(_curve, quantity),
            SHOW,
            partial(_show_curve, quantity),
            checked=partial(_follows_quantity, quantity),
        )
        for quantity in QUANTITIES
    ),
    CommandRow(
        "reset",
        mark("Reset this tab"),
        SHOW,
        lambda tab: tab.edits.reset(),
        ("Ctrl+R",),
        enabled=AskView(lambda tab: tab.session.can_reset("saturation")),
        why=mark("the numbers are already the original ones"),
    ),
)

# What is copied


def key_or_table(state: State) -> str:
    """Return the exact weight of the key that is pointed at, or without one the table."""
    return table_text(state) if state.pointed is None else as_cell(state.raw.shares[state.pointed])


def table_text(state: State) -> str:
    """Return what is on screen as a table: a line a key; score and weight, raw and divided."""
    table = np.stack(
        [state.scores, state.raw.shares, state.divided.divided, state.divided.shares], axis=1
    )
    columns = ("score", "weight", "divided score", "weight after dividing")
    names = KEYS if state.row is None else state.row.names
    return as_tsv(table, rows=names, columns=columns)


def stops_csv(state: State) -> str:
    """Return a line for every stop: scores, range, and for each divisor weights and readouts."""
    columns, table = stops_table(state.spec)
    return as_csv(table, columns=columns)


def array_text(what: str, kind: str, state: State) -> str:
    """Return the scores, or the weights of the raw or divided chart, in one of `FORMATS`."""
    found = {"scores": state.scores, "raw": state.raw.shares, "divided": state.divided.shares}
    return FORMATS[kind](found[what])


def _key_or_table_name(state: State) -> str:
    if state.pointed is None:
        return tr("table of both charts")
    return tr("weight of key {number}", number=state.pointed + 1)


_ARRAYS = {
    "scores": (mark("Copy scores as {kind}"), mark("scores as {kind}")),
    "raw": (mark("Copy weights as {kind}"), mark("weights as {kind}")),
    "divided": (
        mark("Copy weights after dividing as {kind}"),
        mark("weights after dividing as {kind}"),
    ),
}


def _copy_array(what: str, kind: str) -> str:
    return tr(_ARRAYS[what][0], kind=kind)


def _array_name(what: str, kind: str, state: State) -> str:
    return tr(_ARRAYS[what][1], kind=kind)


def _stops_name(state: State) -> str:
    return tr("table of vector sizes as CSV")


_COPIES = (
    copy_row(
        "copy",
        mark("Copy this key’s weight, or the table"),
        COPY,
        key_or_table,
        _key_or_table_name,
        keys=("Ctrl+C",),
        canvas_only=True,
    ),
    *(
        copy_row(
            f"copy_{what}_{kind.lower()}",
            partial(_copy_array, what, kind),
            COPY,
            partial(array_text, what, kind),
            partial(_array_name, what, kind),
        )
        for kind in FORMATS
        for what in _ARRAYS
    ),
    copy_row(
        "copy_stops",
        mark("Copy table of vector sizes as CSV"),
        COPY,
        stops_csv,
        _stops_name,
        enabled=_has_draw,
        why=TYPED,
    ),
)


def menu_rows(state: State) -> list[CommandRow | None]:
    """List what the menu of the charts offers."""
    table = {row.id: row for row in rows(state)}
    export = CommandRow(
        "export",
        mark("Export…"),
        COPY,
        lambda tab: tab.export_requested.emit("", False),
        reveals=True,
    )
    return [
        *(
            table[id_]
            for id_ in ("what_changes", "type_score", "paste", "new_draw")
            if id_ in table
        ),
        None,
        *_COPIES,
        None,
        export,
    ]


def _set_random(tab: Any) -> None:
    tab.edits.set_random(not tab.state.spec.random)


def _step_temperature(by: int, tab: Any) -> None:
    tab.edits.step_temperature(by)


def _is_random(state: State) -> bool:
    return state.spec.random


_RANDOM = CommandRow(
    "random", mark("Random vectors, or the row"), SHOW, _set_random, checked=_is_random
)
_OF_ROW = (
    CommandRow(
        "hide_first",
        mark("Hide the first token"),
        SHOW,
        lambda tab: None,
        ("F",),
        True,
        lambda state: False,
        why=mark("the softmax is shown whole, with every token of the row"),
    ),
    CommandRow("warmer", mark("Warmer"), ROW, partial(_step_temperature, 1), ("Right",), True),
    CommandRow("colder", mark("Colder"), ROW, partial(_step_temperature, -1), ("Left",), True),
    CommandRow(
        "use_temperature",
        mark("Use this temperature in the model"),
        ROW,
        lambda tab: tab.use_temperature(),
        enabled=lambda state: state.can_use,
        checked=lambda state: state.is_used,
        why=mark("the model divides as the right-hand chart does"),
    ),
    CommandRow(
        "next_row",
        mark("Row of the next token"),
        ROW,
        lambda tab: tab.step_row(1),
        ("PgDown",),
        True,
    ),
    CommandRow(
        "row_before",
        mark("Row of the previous token"),
        ROW,
        lambda tab: tab.step_row(-1),
        ("PgUp",),
        True,
    ),
)
# What is left of the commands of random vectors: nothing is drawn, typed or made longer.
WITH_ROW = (
    "what_changes",
    "key_down",
    "key_up",
    "follow",
    "next_divisor",
    "reset",
    "copy",
    "divide_",
    "copy_",
)


def rows(state: State) -> tuple[CommandRow, ...]:
    """List what can be done and copied: with a real row nothing is drawn or typed."""
    every = (*_SIZES, *_DRAWS, *_SHOWS, *_COPIES)
    if state.row is None:
        return (*every, _RANDOM) if state.offers_row else every
    kept = (row for row in every if row.id.startswith(WITH_ROW) and row.id != "copy_stops")
    return (*_OF_ROW, *kept, _RANDOM)
