"""One sentence about a change: what was changed, and which attention weight it moved most."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnviz.language import labelled, possessive, tr
from attnviz.tabs.step_by_step.state.one_head import OneHead
from attnviz.tabs.step_by_step.state.plan import PANES, Pane
from attnviz.tabs.step_by_step.state.state import State
from attnviz.tabs.step_by_step.words.wording import per_cent, some_numbers, some_words
from attnviz.ui.look import numbers
from attnviz.ui.look.labels import visible

MOVED = 0.1  # a share that moves by this much is told together with the one it moved from
FELT = 0.0005  # a smaller move does not show in a per cent with one decimal
CHANGEABLE = ("X", "W_Q", "W_K_used", "W_V_used")


def feedback(before: State, state: State) -> str:
    """Say what the last change did; of numbers that were chosen, what there is to see in them."""
    if state.brought or before.one.head != state.one.head:
        return state.brought
    return news(before.one, state.one, state.link[0])


@lru_cache(maxsize=2)
def news(before: OneHead, after: OneHead, row: int) -> str:
    """Say what is different and what came of it.

    Parameters
    ----------
    before, after : of the same slot; other shapes are told by their sizes alone
    row : the query word in view, told about when its shares move visibly
    """
    if before.document is after.document:
        return ""
    old, new = before.document, after.document
    if old.tokens != new.tokens or old.X.shape != new.X.shape or old.W_Q.shape != new.W_Q.shape:
        return tr(
            "Now {words} with {numbers} each, d_k = {d_k}.",
            words=some_words(new.n_tokens),
            numbers=some_numbers(new.d_model),
            d_k=new.d_k,
        )
    what = _switched(before, after) or _retyped(before, after)
    if not what:
        return ""
    return f"{what}. {_effect(before, after, row)}"


def _told_row(before: OneHead, after: OneHead, row: int) -> int:
    """Choose the query word to tell about: the one in view, else one that was not itself edited.

    Words whose own vector changed come last: of a change to cat the others have news.
    """
    move = np.abs(after.slice("pattern").astype(np.float64) - before.slice("pattern")).sum(axis=1)
    if move[row] >= 2 * MOVED:
        return row
    edited = (before.slice("X") != after.slice("X")).any(axis=1)
    others = np.where(edited, 0.0, move)
    return int((others if others.max() >= 2 * MOVED else move).argmax())


def _switched(before: OneHead, after: OneHead) -> str:
    old, new = before.document.options, after.document.options
    if old.scale_on != new.scale_on:
        return tr("÷√d_k on") if new.scale_on else tr("÷√d_k off")
    if old.mask_on != new.mask_on:
        return tr("Mask on") if new.mask_on else tr("Mask off")
    if old != new:
        return tr("Setting changed")
    if not np.array_equal(before.hidden, after.hidden):
        return tr("Mask changed")
    return ""


def _retyped(before: OneHead, after: OneHead) -> str:
    """Name the number, row or matrix that was changed."""
    found = []
    for array in CHANGEABLE:
        old, new = before.slice(array), after.slice(array)
        if old is not new and not np.array_equal(old, new):
            found.append((PANES[array], old, new))
    if not found:
        return ""
    if len(found) > 1:
        return tr("Numbers changed")
    return _which(after, *found[0])


def _which(one: OneHead, pane: Pane, old: NDArray[Any], new: NDArray[Any]) -> str:
    rows, columns = np.nonzero(old != new)
    if len(rows) == 1:
        row, column = int(rows[0]), int(columns[0])
        values = f"{numbers.exact(old[row, column])} → {numbers.exact(new[row, column])}"
        return labelled(_cell(one, pane, row, column), values)
    factor = _factor(old, new)
    one_row = len(set(rows.tolist())) == 1
    what = _row_name(one, pane, int(rows[0])) if one_row else pane.symbol
    if factor is not None:
        return f"{what} × {numbers.shortest(factor, 4)}"
    if not new.any() and not one_row:
        return f"{what} = 0"
    return tr("{what} changed", what=what)


def _row_name(one: OneHead, pane: Pane, row: int) -> str:
    name = one.names(pane.rows, pane.array)[row]
    if pane.rows == "token":
        return tr("Row “{word}”", word=visible(name))
    return tr("Row {row} of {matrix}", row=name, matrix=pane.symbol)


def _cell(one: OneHead, pane: Pane, row: int, column: int) -> str:
    columns = one.names(pane.columns, pane.array)
    if pane.rows == "token":
        owner = possessive(visible(one.words[row]))
        return tr("{thing} {owner}", owner=owner, thing=columns[column])
    return f"{pane.symbol}[{one.names(pane.rows)[row]}, {columns[column]}]"


def _factor(old: NDArray[Any], new: NDArray[Any]) -> float | None:
    """Return the number that all changed cells were multiplied by, if there is one."""
    changed = old != new
    if (old[changed] == 0).any():
        return None
    ratios = new[changed] / old[changed]
    same = bool(np.allclose(ratios, ratios[0], rtol=1e-12, atol=0.0))
    return float(ratios[0]) if same and ratios[0] != 0 else None


def _effect(before: OneHead, after: OneHead, row: int) -> str:
    old, new = before.slice("pattern"), after.slice("pattern")
    move = new.astype(np.float64) - old
    if np.abs(move).max() < FELT:
        if np.array_equal(before.slice("V"), after.slice("V")):
            return tr("No attention weight changes.")
        return tr("No attention weight changes, only what is passed on.")
    row = _told_row(before, after, row)
    gains, loses = int(move[row].argmax()), int(move[row].argmin())
    name = visible(after.words[row])
    left = int(old[row].argmax()) == loses and int(new[row].argmax()) == gains
    if left and move[row, gains] >= MOVED and -move[row, loses] >= MOVED:
        return _left(after, row, (old[row], new[row]), (loses, gains))
    most = int(np.abs(move[row]).argmax())
    was, now = _shares(old[row, most], new[row, most])
    if most == row:
        return tr("“{name}” now gives itself {now} (was {was}).", name=name, now=now, was=was)
    word = visible(after.words[most])
    return tr(
        "“{name}” now gives “{word}” {now} (was {was}).", name=name, word=word, now=now, was=was
    )


def _left(
    one: OneHead, row: int, shares: tuple[NDArray[Any], NDArray[Any]], places: tuple[int, int]
) -> str:
    """Say which word a row left for which other one."""
    loses, gains = places
    lost, won = (" → ".join(_shares(*(share[i] for share in shares))) for i in places)
    name, word, other = (visible(one.words[i]) for i in (row, loses, gains))
    told = {"name": name, "lost": lost, "won": won}
    if loses == row:
        return tr("“{name}” turns from itself ({lost}) to “{word}” ({won}).", word=other, **told)
    if gains == row:
        return tr("“{name}” turns from “{word}” ({lost}) to itself ({won}).", word=word, **told)
    return tr(
        "“{name}” turns from “{word}” ({lost}) to “{other}” ({won}).",
        word=word,
        other=other,
        **told,
    )


def _shares(old: float, new: float) -> tuple[str, str]:
    """Write two shares so that they differ: 64% and 23%."""
    first, last = per_cent(old), per_cent(new)
    if first == last:
        first, last = numbers.one_decimal_percent(old), numbers.one_decimal_percent(new)
    return first, last
