"""Everything a person can do on this tab, with its keys."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from attnviz.language import inside, mark, tr
from attnviz.model.edits.output import PRESETS
from attnviz.tabs.many_heads.copying import copies
from attnviz.ui.look.labels import visible
from attnviz.ui.tab.contract import Command

if TYPE_CHECKING:
    from attnviz.tabs.many_heads.drawer import Which
    from attnviz.tabs.many_heads.view import ManyHeadsView

ROWS, HEADS, SHARING = mark("Row and column"), mark("Heads"), mark("Keys and values")
TEXT, COPY = mark("Text and numbers"), mark("Copy")
DIGITS = 9


def commands(view: ManyHeadsView) -> list[Command]:
    """List the commands of a view."""
    copies = [view.guarded(command) for command in _copies(view)]
    picks = view.pointer.picking.commands("grid", tr(ROWS), view.pointer.here)
    listed = [*_rows(view), *picks, *_heads(view), *_sharing(view), *_text(view)]
    return [*listed, *view.predict_commands(), *copies]


def _rows(view: ManyHeadsView) -> list[Command]:
    group = tr(ROWS)
    n = view.session.document().n_tokens
    rows = (
        ("row_up", mark("Lock the row above"), view.pointer.step_row, -1, "Up"),
        ("row_down", mark("Lock the row below"), view.pointer.step_row, 1, "Down"),
        ("first_row", mark("Lock the first row"), view.pointer.step_row, -n, "Home"),
        ("last_row", mark("Lock the last row"), view.pointer.step_row, n, "End"),
        ("column_left", mark("Column to the left"), view.pointer.step_column, -1, "Left"),
        ("column_right", mark("Column to the right"), view.pointer.step_column, 1, "Right"),
    )
    return [
        Command(f"grid.{name}", tr(text), partial(run, by), (key,), True, group=group)
        for name, text, run, by, key in rows
    ]


def _heads(view: ManyHeadsView) -> list[Command]:
    group = tr(HEADS)
    listed = []
    for head, spec in enumerate(view.session.document().heads):
        name, key = f"H{head + 1} {visible(spec.title)}", str(head + 1)
        mute_key = f"Shift+{key}"
        listed.append(
            Command(
                f"grid.large_{head + 1}",
                tr("{head} alone, or all heads", head=name),
                partial(view.enlarge, head),
                (key,) if head < DIGITS else (),
                True,
                checked=partial(_is_large, view, head),
                group=group,
            )
        )
        listed.append(
            Command(
                f"grid.mute_{head + 1}",
                tr("Mute {head}, or let it speak", head=name),
                partial(view.layer.toggle_muted, head),
                (mute_key,) if head < DIGITS else (),
                True,
                checked=partial(_is_muted, view, head),
                group=group,
            )
        )
    scrolls = (
        ("down", mark("Heads further down"), 1, "Ctrl+Down"),
        ("up", mark("Heads further up"), -1, "Ctrl+Up"),
    )
    listed += [
        Command(
            f"grid.scroll_{name}",
            tr(text),
            partial(view.canvas.scroll_rows, by),
            (key,),
            True,
            partial(_scrolls, view),
            group=group,
        )
        for name, text, by, key in scrolls
    ]
    steps = (
        ("next", mark("Next head"), 1, "PgDown"),
        ("previous", mark("Previous head"), -1, "PgUp"),
    )
    listed += [
        Command(f"grid.{name}_head", tr(text), partial(view.advance, by), (key,), True, group=group)
        for name, text, by, key in steps
    ]
    return listed


def _sharing(view: ManyHeadsView) -> list[Command]:
    group = tr(SHARING)
    return [
        Command(
            "grid.cycle_kv", tr("MHA, GQA, MQA in turn"), view.layer.cycle_kv_heads, ("G",), True,
            group=group,
        ),
    ]  # fmt: skip


def _text(view: ManyHeadsView) -> list[Command]:
    group = tr(TEXT)
    drawers: tuple[tuple[Which, str, str], ...] = (
        ("table", mark("The chosen head as a table"), "F3"),
        ("vectors", mark("Token vectors"), "F4"),
        ("output", "W_O", "F6"),
    )
    return [
        Command(
            "grid.swap", tr("Swap the last word"), view.layer.swap_ending, ("T",), True,
            enabled=view.layer.can_swap, group=group,
            why=mark("this sentence has no partner that ends in another word"),
        ),
        Command(
            "grid.edit_sentence", tr("Edit the sentence"), view.text.edit, ("F2",),
            enabled=view.text.can_edit, group=group,
            why=mark("these words do not come from a character sheet"),
        ),
        *(
            Command(
                f"grid.{which}", tr(text), partial(view.toggle_drawer, which), (key,),
                checked=partial(_is_open, view, which), group=group,
            )
            for which, text, key in drawers
        ),
        *(
            Command(f"grid.W_O_{id_}", tr("W_O: {preset}", preset=inside(tr(name))),
                    partial(view.drawers.apply_preset, id_), group=group)
            for id_, name, _ in PRESETS
        ),
        Command("grid.W_O_zero", tr("W_O: zero the chosen head's rows"), view.drawers.zero_head,
                group=group),
        Command("grid.pass", tr("One pass, stage by stage"), view.panel_link.toggle_pass, ("F8",),
                group=group),
        Command("grid.what_if", tr("What if"), view.panel_link.toggle_what_if, ("W",), True,
                group=group),
        Command("grid.reset", tr("Reset this tab"), view.layer.reset, ("Ctrl+R",), group=group),
    ]  # fmt: skip


def _copies(view: ManyHeadsView) -> list[Command]:
    group = tr(COPY)
    document = view.session.document()
    names = tuple(f"H{i + 1} {visible(spec.title)}" for i, spec in enumerate(document.heads))
    row = Command(
        "grid.copy_row", tr("Copy row of every head, or the picks"),
        view.outputs.copy_row, ("Ctrl+C",), True, group=group,
    )  # fmt: skip
    every = Command(
        "grid.copy_as", tr("Copy as…"), view.outputs.ask_copy, ("Ctrl+Shift+C",), group=group
    )
    return [row, every] + [
        Command(
            f"grid.copy_{id_}",
            tr("Copy {what}", what=what),
            partial(view.outputs.copy, what, write),
            group=group,
        )
        for id_, what, write in copies(document.n_heads, names)
    ]


def _is_open(view: ManyHeadsView, which: Which) -> bool:
    return view.drawers.open == which


def _is_large(view: ManyHeadsView, head: int) -> bool:
    return view.large == head


def _is_muted(view: ManyHeadsView, head: int) -> bool:
    return head in view.session.document().muted


def _scrolls(view: ManyHeadsView) -> bool:
    return view.canvas.places.scrolls
