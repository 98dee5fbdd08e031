"""One sentence a step, true of the numbers on the canvas: names and shares come from the trace."""

from __future__ import annotations

from collections.abc import Callable
from math import isqrt, sqrt

import numpy as np

from attnviz.views.step_by_step.focus import lost_to_the_mask, top_of_row
from attnviz.views.step_by_step.one_head import OneHead
from attnviz.views.step_by_step.plan import PANES, StepPlan
from attnviz.views.step_by_step.wording import all_of, count, is_even, owner, sees, share, some
from attnviz.widgets import numbers
from attnviz.widgets.labels import visible

MOSTLY = 0.5
Lit = tuple[str, int, int]


def caption(one: OneHead, step: StepPlan, lit: Lit) -> str:
    """Say what the step does with these numbers.

    Parameters
    ----------
    lit : (array, row, column) of the cell that is kept lit
    """
    write = _WRITERS[step.array]
    text = write(one, lit)
    return text[0].upper() + text[1:]


def _asker(one: OneHead, lit: Lit) -> int:
    """Give the row of words that a lit cell speaks of; a key is read by whoever likes it best."""
    array, row, column = lit
    pane = PANES[array]
    if array in ("K", "V"):
        return int(one.slice("pattern")[:, row].argmax())
    if pane.rows == "token":
        return row
    return int(one.slice("pattern")[:, column].argmax()) if pane.columns == "token" else 0


def _word(one: OneHead, place: int) -> str:
    return visible(one.words[place])


def _given(one: OneHead, lit: Lit) -> str:
    n, d = one.shape("X")
    if n == 1:
        return f"one word, a row of {some(d, 'number')}; there is no other to look at."
    return (
        f"{some(n, 'word')}, each a row of {some(d, 'number')}; "
        "so far no word knows about any other."
    )


def _queries(one: OneHead, lit: Lit) -> str:
    if not one.slice("W_Q").any() and not one.slice("Q").any():
        return "send every row through W_Q: it is all zeros, so no word looks for anything."
    turned = ", then turn it by its place" if one.document.options.rope else ""
    return f"send every row through W_Q{turned}: out comes what that word is looking for."


def _keys(one: OneHead, lit: Lit) -> str:
    if not one.slice("K").any():
        return "the same rows through W_K: all zeros, so no word has anything to offer."
    turned = ", turned by their places" if one.document.options.rope else ""
    return f"the same rows through W_K{turned}: what each word offers to anyone looking."


def _values(one: OneHead, lit: Lit) -> str:
    if not one.slice("V").any():
        return "and through W_V: all zeros, so no word has anything to hand over."
    return "and through W_V: what a word will hand over if it is picked."


def _turned(one: OneHead, lit: Lit) -> str:
    return "lay the keys on their side, one column a word, so that a query row can meet them all."


def _scores(one: OneHead, lit: Lit) -> str:
    array, row, column = lit
    if array != "scores":
        row = _asker(one, lit)
        column = top_of_row(one, row)
    if not one.slice("scores").any():
        return "multiply pairwise and add: every score is 0, so no word stands out for any other."
    asker, read = _word(one, row), _word(one, column)
    offer = "its own offer" if row == column else f"{owner(read)} offer"
    return (
        f"multiply pairwise and add: cell ({asker}, {read}) says "
        f"how well {owner(asker)} question fits {offer}."
    )


def _scaled(one: OneHead, lit: Lit) -> str:
    options, d_k = one.document.options, one.document.d_k
    root = _root(d_k)
    warm = options.temperature
    heat = "" if warm == 1 else f" and by the temperature {numbers.shortest(warm, 4)}"
    if not options.scale_on:
        wide = f"gaps stay {root} times as wide" if d_k > 1 else "with one number nothing changes"
        return f"÷√d_k is off: the scores go on as they are{_divided(heat)}; {wide}."
    if options.scale is not None:
        factor = numbers.shortest(options.scale, 4)
        return (
            f"multiply every score by {factor}{_divided(heat)}; this keeps the next steps gentle."
        )
    if d_k == 1:
        return f"keys are one number long, and √1 = 1: the scores stay as they are{_divided(heat)}."
    long = f"keys are {some(d_k, 'number')} long"
    return f"{long}, so divide everything by {root}{heat}; this keeps the next steps gentle."


def _divided(heat: str) -> str:
    return heat.replace(" and by", ", then divided by")


def _root(d_k: int) -> str:
    whole = isqrt(d_k)
    return str(whole) if whole * whole == d_k else f"√{d_k} ≈ {numbers.shortest(sqrt(d_k), 3)}"


def _masked(one: OneHead, lit: Lit) -> str:
    first = "cross out the future"
    if one.trace["bias"] is not None:
        first = "take off a penalty for distance and cross out the future"
    if not one.hidden.any():
        return _unmasked(one)
    backwards = np.tril(one.hidden, -1).any()
    first = first.replace("the future", "what the mask hides") if backwards else first
    lost = _lost(one, lit)
    if lost is None:
        return f"{first}: no word loses its best score, but none may look ahead any more."
    row, column = lost
    why = "a word not written yet" if column > row else "a word out of its sight"
    name = _word(one, row)
    return f"{first}: {owner(name)} best score was for {_word(one, column)}, {why}."


def _lost(one: OneHead, lit: Lit) -> tuple[int, int] | None:
    """Give the best score that the lit row lost to the mask, else that of the last such row."""
    array, row, _ = lit
    if PANES[array].rows == "token":
        scaled = one.slice("scaled_scores")[row]
        best = int(scaled.argmax())
        if one.hidden[row, best]:
            return row, best
    return lost_to_the_mask(one)


def _unmasked(one: OneHead) -> str:
    """Say what an open mask lets happen, with the largest share that goes to the future."""
    ahead = np.triu(one.slice("pattern"), 1)
    if not ahead.any():
        return "nothing lies in the future here: there is nothing to cross out."
    row, column = (int(i) for i in np.unravel_index(int(ahead.argmax()), ahead.shape))
    off = "the mask is off" if not one.document.options.mask_on else "nothing is masked"
    part = numbers.whole_percent(ahead[row, column])
    name = _word(one, row)
    return f"{off}: {name} gives {part} to {_word(one, column)}, a word not written yet."


def _raised(one: OneHead, lit: Lit) -> str:
    first = "raise e to each score"
    if one.huge:
        first = "take each row's largest score off, which changes no share, and raise e to the rest"
    if not one.hidden.any():
        return f"{first}: no negatives are left and gaps grow."
    return f"{first}: no negatives are left, gaps grow, and crossed-out cells become exactly 0."


def _shared(one: OneHead, lit: Lit) -> str:
    row = _asker(one, lit)
    pattern, name = one.slice("pattern")[row], _word(one, row)
    total = "its total and the sink" if one.document.sink_logits is not None else "its total"
    spend = "at most 100%" if one.document.sink_logits is not None else "100%"
    first = f"divide each row by {total}: every word now has {spend} to spend"
    if not pattern.any():
        return f"{first}, but {name} sees nothing, so there is nothing to share out."
    if is_even(pattern):
        return f"{first}, and {name} spends evenly on {all_of(sees(one, row))} it sees."
    top = int(pattern.argmax())
    if top == row:
        alone = ", the only word it sees" if sees(one, row) == 1 else ""
        return f"{first}, and {name} keeps {share(pattern[top])} for itself{alone}."
    return f"{first}, and {name} spends {share(pattern[top])} on {_word(one, top)}."


def _blended(one: OneHead, lit: Lit) -> str:
    row = _asker(one, lit)
    pattern, name = one.slice("pattern")[row], _word(one, row)
    return (
        f"mix the value rows in those shares: {owner(name)} new vector {_mix(one, row, pattern)}."
    )


def _mix(one: OneHead, row: int, pattern: np.ndarray) -> str:
    if not pattern.any():
        return "is all zeros, since it sees nothing"
    if is_even(pattern):
        return f"is the plain average of {all_of(sees(one, row))} it sees"
    order = np.argsort(-pattern, kind="stable")
    top, second = int(order[0]), int(order[-1] if len(order) == 1 else order[1])
    whose = "its own value" if top == row else f"{owner(_word(one, top))} value"
    if pattern[top] == 1:
        return f"is {whose}, unchanged"
    if pattern[top] >= MOSTLY:
        return f"is mostly {whose}"
    parts = [f"{numbers.whole_percent(pattern[i])} {_word(one, i)}" for i in (top, second)]
    return f"mixes {parts[0]}, {parts[1]} and less of the rest"


def _output(one: OneHead, lit: Lit) -> str:
    n, wide = one.shape("out")
    before = one.shape("X")[1]
    noun = "vector" if n == 1 else "vectors"
    shape = "same shape" if wide == before else f"now {some(wide, 'number')} long"
    first = f"{count(n)} {noun} in, {count(n)} out, {shape}"
    if not one.single:
        heads = one.document.n_heads
        first += f", made of all {count(heads)} heads" if heads > 1 else ", mixed by W_O"
    if n == 1:
        return f"{first}: there was no other word to bring news from."
    news = "all words, even later ones" if np.triu(~one.hidden, 1).any() else "the words before it"
    return f"{first}: each now carries news from {news}."


_WRITERS: dict[str, Callable[[OneHead, Lit], str]] = {
    "X": _given,
    "Q": _queries,
    "K": _keys,
    "V": _values,
    "K_T": _turned,
    "scores": _scores,
    "scaled_scores": _scaled,
    "masked_scores": _masked,
    "exponentials": _raised,
    "pattern": _shared,
    "z": _blended,
    "out": _output,
}
