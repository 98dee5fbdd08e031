"""What the tab says: of one layer, of all heads, of what comes next; all numbers computed."""

from attnviz.language import mark, plural
from attnviz.tabs.many_heads.state import State
from attnviz.tabs.many_heads.words import all_heads, next_token, whole_pattern
from attnviz.tabs.many_heads.words.captions import caption
from attnviz.tabs.many_heads.words.feedback import feedback, number_name
from attnviz.tabs.many_heads.words.first_token import first_token_sign
from attnviz.tabs.many_heads.words.numbers import (
    answer,
    few_text,
    kept_text,
    kind,
    longest_update_line,
    update_line,
)
from attnviz.tabs.many_heads.words.status import path_number, picks_status, spoken_cell, status

__all__ = [
    "answer",
    "canvas_name",
    "caption",
    "feedback",
    "few_text",
    "first_token_sign",
    "kept_text",
    "kind",
    "longest_update_line",
    "number_name",
    "path_number",
    "picks_status",
    "spoken_cell",
    "status",
    "update_line",
]


def canvas_name(state: State) -> str:
    """Say what the canvas shows."""
    if state.shown == "all":
        return all_heads.canvas_name(state)
    if state.shown == "map":
        return whole_pattern.canvas_name(state)
    if state.shown == "next":
        return next_token.canvas_name(state)
    return plural(mark("Many heads, {n} pattern"), mark("Many heads, {n} patterns"), state.n_heads)
