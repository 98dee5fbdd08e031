"""The grids of the tab: one a head in sight, and the two columns of the locked row's path."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from functools import lru_cache
from math import ceil
from typing import Any

from PySide6.QtGui import QFontMetricsF

from attnviz.language import tr
from attnviz.tabs.many_heads.state import CONCAT, Floats, State
from attnviz.ui.grid.value import Grid
from attnviz.ui.look.labels import elided, widest
from attnviz.ui.look.numbers import whole_percent, without_sign
from attnviz.ui.look.text import LEAST
from attnviz.ui.look.theme import Theme
from attnviz.ui.predict.ballot import Ballot
from attnviz.ui.predict.cover import cover_rows
from attnviz.ui.tab.first_token import without_first
from attnviz.ui.tab.held import brief

LARGE = "large"  # grid of a head that fills the canvas
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"  # names of heads whose titles are covered
SPEAKER = 32.0  # px of the design, for the speaker beside a title


def slot_name(slot: int) -> str:
    """Name the grid at a place in sight."""
    return f"A{slot}"


@lru_cache(maxsize=2)
def badges_of(state: State) -> tuple[str, ...]:
    """Say what stands right of each title: the shared keys, or what averaging did to the row."""
    return tuple(_badge(state, head) for head in range(state.n_heads))


def _badge(state: State, head: int) -> str:
    if "titles" in state.covers or "list" in state.covers:
        return ""
    if state.tells_before:
        assert state.reference is not None
        # Of the cell that held the row's maximum: after averaging it may lie elsewhere.
        before = state.reference[head, state.row]
        top = int(before.argmax())
        after = state.shares[head, state.row, top]
        return f"{without_sign(whole_percent(before[top]))}→{whole_percent(after)}"
    if state.shared:
        return f"KV {state.group_names[state.group_of_head[head]]}"
    return ""


def title_of(state: State, head: int, theme: Theme, wide: float) -> tuple[str, float]:
    """Return the title of a head and the width that speaker and badge leave it.

    Its letters are smaller where that is too little, and so are those of all other heads; where
    they would be too small it is shortened.
    """
    metrics = QFontMetricsF(theme.font("body", bold=True))
    if "titles" in state.covers:
        return LETTERS[head % len(LETTERS)], wide
    short = f"H{head + 1}"
    badges = badges_of(state)
    room, least = (_title_room(frozenset(some), theme, wide) for some in ((badges[head],), badges))
    # Three letters and a dot tell nobody anything: the number alone is the better name then,
    # and of all heads, so that none with a short name looks like another kind.
    if metrics.horizontalAdvance(f"{short}  xxxxxxx…") * LEAST <= least:
        name = elided(state.name(head), metrics, room / LEAST)
        shrunk = min(1.0, least / widest_title(state, theme))
        if shrunk < 1.0:
            room = min(room, metrics.horizontalAdvance(name) * max(LEAST, shrunk))
        return name, room
    names = (state.name(each) for each in range(state.n_heads))
    whole = all(metrics.horizontalAdvance(name) <= least for name in names)
    return state.name(head) if whole else short, room


def widest_title(state: State, theme: Theme) -> float:
    """Return the width of the longest name of a head in letters that are not shrunk."""
    return _widest_of(tuple(map(state.name, range(state.n_heads))), theme)


@lru_cache(maxsize=4)
def _widest_of(names: tuple[str, ...], theme: Theme) -> float:
    return max(1.0, widest(names, QFontMetricsF(theme.font("body", bold=True))))


def title_space(state: State, theme: Theme) -> float:
    """Return the width of a grid at which its name, speaker and badge stand side by side."""
    badges = frozenset(badges_of(state))
    return ceil(widest_title(state, theme) * LEAST - _title_room(badges, theme, 0.0)) + 1.0


@lru_cache(maxsize=8)
def _title_room(badges: frozenset[str], theme: Theme, wide: float) -> float:
    """Return what the speaker and the longest of `badges` leave."""
    if badges == {""}:
        return wide - theme.px(SPEAKER)
    metrics = QFontMetricsF(theme.font("body", bold=True))
    return wide - max(map(metrics.horizontalAdvance, badges)) - theme.px(SPEAKER + 8)


def cover_of(state: State) -> tuple[int, int] | None:
    """Return the covered row and how many of its tiles are gone; None when none lie there."""
    if state.ballot is None or not state.covered:
        return None
    return state.row, state.ballot.uncovered(len(state.tokens))


def covered_row(grid: Grid, state: State) -> Grid:
    """Lay tiles over the locked row of a pattern, while it is covered."""
    return cover_rows(grid, state.ballot, slice(state.row, state.row + 1))


def _pattern_grid(state: State, head: int, theme: Theme, wide: float, **look: Any) -> Grid:
    """Show the pattern of a head under its name, covered where it is."""
    title, room = title_of(state, head, theme, wide)
    numbers = None if state.source is None else state.document.numbering
    grid = Grid(
        state.shares[head],
        title=title,
        title_align="left",
        title_room=room,
        title_first="number",
        title_colour="muted" if head in state.muted else "text",
        badge=badges_of(state)[head],
        badge_colour="text" if state.reference is not None else "K",
        row_labels=state.tokens,
        row_numbers=numbers,
        column_numbers=numbers,
        quantity="weight",
        hidden=state.hidden,
        skipped=without_first(state.hidden.shape) if state.hides_first else None,
        skipped_word=tr("first token hidden"),
        held=held_weights(state, head),
        editable=True,
        holds=True,
        by_typing=False,
        **look,
    )
    return covered_row(grid, state)


def held_weights(state: State, head: int) -> dict[tuple[int, int], str]:
    """Return the held weights of a head, with what is computed there."""
    computed = state.trace.computed["pattern"]
    places = (place for place in state.trace.held.get("pattern", {}) if place[0] == head)
    return {(row, key): whole_percent(computed[head, row, key]) for _, row, key in places}


def head_grid(state: State, head: int, theme: Theme, wide: float, names: float) -> Grid:
    """Show one pattern among many."""
    return _pattern_grid(state, head, theme, wide, row_label_width=names, style="none")


def large_grid(
    state: State, head: int, theme: Theme, wide: float, cells: tuple[float, float]
) -> Grid:
    """Show one pattern alone, with its numbers."""
    return _pattern_grid(
        state,
        head,
        theme,
        wide,
        column_labels=state.tokens,
        style="percent" if theme.projector else "decimals",
        min_cell=cells[0],
        max_cell=cells[1],
    )


def path_limit(state: State) -> float:
    """Return the end of the two columns' colour scale: 1, 2, 5, 10, … so that it seldom moves."""
    if state.covered or not state.covers.isdisjoint(("concatenation", "update")):
        return 1.0
    largest = max(float(abs(part).max(initial=0.0)) for part in (state.concat, state.update))
    limit = 1.0
    for step in itertools.cycle((2.0, 2.5, 2.0)):
        if limit >= largest:
            break
        limit *= step
    return limit


def held_path(state: State, name: str) -> dict[tuple[int, int], str]:
    """Return the held numbers of a column of the locked row's path, with what is computed."""
    array = "concat" if name == CONCAT else "out"
    computed = state.trace.computed[array]
    places = (place for place in state.trace.held.get(array, {}) if place[0] == state.row)
    return {(place[1], 0): brief(float(computed[place])) for place in places}


def path_grid(
    values: Floats,
    limit: float,
    covered: bool = False,
    held: Mapping[tuple[int, int], str] | None = None,
) -> Grid:
    """Show the joined results of the locked row, or the update made from them, as a column."""
    grid = Grid(
        values[:, None],
        quantity="signed",
        limit=limit,
        square=False,
        min_cell=1.0,
        held=held or {},
        editable=True,
        holds=True,
        by_typing=False,
    )
    return cover_rows(grid, Ballot() if covered else None)
