"""Everything a person can do on this tab, with its keys."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from attnviz.widgets.labels import visible
from attnviz.widgets.view import Command

if TYPE_CHECKING:
    from attnviz.views.multi_head.view import MultiHeadView

ROWS, HEADS, SHARING = "Row and column", "Heads", "Keys and values"
DIGITS = 9


def commands(view: MultiHeadView) -> list[Command]:
    """List the commands of a view."""
    return [*_rows(view), *_heads(view), *_sharing(view)]


def _rows(view: MultiHeadView) -> list[Command]:
    n = view.session.document().n_tokens
    rows = (
        ("row_up", "Lock the row above", view.step_row, -1, "Up"),
        ("row_down", "Lock the row below", view.step_row, 1, "Down"),
        ("first_row", "Lock the first row", view.step_row, -n, "Home"),
        ("last_row", "Lock the last row", view.step_row, n, "End"),
        ("column_left", "Column to the left", view.step_column, -1, "Left"),
        ("column_right", "Column to the right", view.step_column, 1, "Right"),
    )
    return [
        Command(f"grid.{name}", text, partial(run, by), (key,), True, group=ROWS)
        for name, text, run, by, key in rows
    ]


def _heads(view: MultiHeadView) -> list[Command]:
    listed = []
    for head, spec in enumerate(view.session.document().heads):
        name, key = f"H{head + 1} {visible(spec.name)}", str(head + 1)
        listed.append(
            Command(
                f"grid.large_{head + 1}",
                f"{name} alone, or all heads",
                partial(view.enlarge, head),
                (key,) if head < DIGITS else (),
                True,
                checked=partial(_is_large, view, head),
                group=HEADS,
            )
        )
        listed.append(
            Command(
                f"grid.mute_{head + 1}",
                f"Mute {name}, or let it speak",
                partial(view.toggle_muted, head),
                (f"Shift+{key}",) if head < DIGITS else (),
                True,
                checked=partial(_is_muted, view, head),
                group=HEADS,
            )
        )
    scrolls = (("down", "Heads further down", 1), ("up", "Heads further up", -1))
    listed += [
        Command(
            f"grid.scroll_{name}",
            text,
            partial(view.canvas.scroll_rows, by),
            (f"Ctrl+{name.capitalize()}",),
            True,
            partial(_scrolls, view),
            group=HEADS,
        )
        for name, text, by in scrolls
    ]
    steps = (("next", "Next head", 1, "PgDown"), ("previous", "Previous head", -1, "PgUp"))
    listed += [
        Command(f"grid.{name}_head", text, partial(view.advance, by), (key,), True, group=HEADS)
        for name, text, by, key in steps
    ]
    return listed


def _sharing(view: MultiHeadView) -> list[Command]:
    return [
        Command(
            "grid.cycle_kv", "MHA, GQA, MQA in turn", view.cycle_kv_heads, ("G",), True,
            group=SHARING,
        ),
    ]  # fmt: skip


def _is_large(view: MultiHeadView, head: int) -> bool:
    return view.large == head


def _is_muted(view: MultiHeadView, head: int) -> bool:
    return head in view.session.document().muted


def _scrolls(view: MultiHeadView) -> bool:
    return view.canvas.places.scrolls
