"""What the tab says: of one layer, of all heads, of what comes next; all numbers computed."""

from __future__ import annotations

from attnviz.tabs.many_heads.state import State
from attnviz.tabs.many_heads.words import all_heads, layer, next_token, whole_pattern
from attnviz.tabs.many_heads.words.layer import (
    answer,
    few_text,
    kept_text,
    kind,
    longest_update_line,
    number_name,
    path_number,
    picks_status,
    spoken_cell,
    update_line,
)

__all__ = [
    "answer",
    "canvas_name",
    "caption",
    "feedback",
    "few_text",
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
    return next_token.canvas_name(state) if state.shown == "next" else layer.canvas_name(state)


def caption(state: State) -> str:
    """Say in one or two sentences what is on screen."""
    if state.shown == "all":
        return all_heads.caption(state)
    if state.shown == "map":
        return whole_pattern.caption(state)
    return next_token.caption(state) if state.shown == "next" else layer.caption(state)


def feedback(before: State, state: State) -> str:
    """Say what the last edit did, where it was one of the layer."""
    return layer.feedback(before, state) if state.shown == "layer" else ""


def status(state: State) -> str:
    """Say the exact numbers behind what is pointed at."""
    if state.shown == "all":
        return all_heads.status(state)
    if state.shown == "map":
        return whole_pattern.status(state)
    return next_token.status(state) if state.shown == "next" else layer.status(state)
