"""Numbers and names as the picture and the panel say them: answers, update, what is kept."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from attnviz.language import tr
from attnviz.tabs.many_heads.state import State
from attnviz.ui.look.numbers import (
    MINUS,
    fixed,
)
from attnviz.ui.look.numbers import whole_percent as percent


def answer(state: State, head: int) -> str:
    """Say which word the locked row of a head reads most, and its share."""
    if state.covered or not state.covers.isdisjoint(("list", "titles")):
        return "?"
    if head in state.muted:
        return tr("muted")
    place = state.top(head)
    if place is None:
        return tr("sees nothing")
    return f"{state.tokens[place]}  {percent(state.shares[head, state.row, place])}"


def update_line(state: State) -> str:
    """Say the largest number of the update."""
    word = state.tokens[state.row]
    if state.covered or "update" in state.covers:
        return _of_update(state, word, "?")
    update = state.update
    place = int(np.abs(update).argmax())
    value = signed(float(update[place]))
    return _of_update(state, word, f"{state.update_names[place]} {value}")


def longest_update_line(state: State, width: Callable[[str], float]) -> str:
    """Say what `update_line` may say of any row, as long as it gets."""
    word, name = max(state.tokens, key=width), max(state.update_names, key=width)
    return _of_update(state, word, f"{name} {signed(-88.88)}")


def _of_update(state: State, word: str, what: str) -> str:
    times = " × W_O" if state.document.W_O is not None else ""
    concat = f"Concat ({len(state.concat)}){times}"
    return tr("{concat} → update of “{word}”:", concat=concat, word=word) + f"  {what}"


def signed(value: float, digits: int = 2) -> str:
    """Write a number with its sign, also a plus."""
    text = fixed(value, digits)
    return text if text[0] == MINUS or not text.strip("0.") else f"+{text}"


def with_sign(value: float, digits: int = 2) -> str:
    """Write a number with its sign in any case, also of one that rounds to 0."""
    text = fixed(value, digits)
    return text if text[0] == MINUS else f"+{text}"


def kind(n: int, n_heads: int) -> str:
    """Name the way of sharing."""
    if n == n_heads:
        return "MHA"
    return "MQA" if n == 1 else "GQA"


def kept_text(state: State, *, short: bool = False) -> str:
    """Say how many numbers are kept for each token, and how many the other ways keep."""
    if not state.has_values:
        return tr("keys and values: not captured")
    ends = {state.n_heads: "MHA", 1: "MQA"}
    if state.n_groups != state.document.n_kv_heads and not _is_end(state):
        ends[state.document.n_kv_heads] = "GQA"
    others = [f"{name} {state.numbers_kept(n)}" for n, name in ends.items() if n != state.n_groups]
    rest = f" ({', '.join(others)})" if others else ""
    kept = state.numbers_kept(state.n_groups)
    if short:
        return few_text(state) + rest
    return tr("KV cache per token: {n} numbers", n=kept) + rest


def few_text(state: State) -> str:
    """Say how many numbers are kept for each token in as few words as can be."""
    return tr("KV per token: {n} numbers", n=state.numbers_kept(state.n_groups))


def _is_end(state: State) -> bool:
    return state.document.n_kv_heads in (1, state.n_heads)
