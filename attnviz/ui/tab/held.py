"""Held numbers of a layer, as every tab tells of them: how they are called, what rows make."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from attnviz import rounding
from attnviz.engine.steps.rules import Index
from attnviz.engine.steps.table import BY_NAME
from attnviz.engine.steps.trace import Trace
from attnviz.language import tr
from attnviz.model.document.document import Document, numbered
from attnviz.ui.look import numbers
from attnviz.ui.look.figures import ORDINARY
from attnviz.ui.look.labels import visible

OFF = 5e-4  # from 100%: a row sum that is told as another


@dataclass(frozen=True)
class HeldNumber:
    """One held number of a layer.

    Parameters
    ----------
    array, place : where it stands in the trace
    line : its cell, the number in use, and the one that is computed there: S(sat, cat), 0, 1.96
    """

    array: str
    place: Index
    line: tuple[str, str, str]


def held_numbers(document: Document, trace: Trace) -> tuple[HeldNumber, ...]:
    """List what is held in all heads of a layer, in the order of the steps."""
    return tuple(
        HeldNumber(array, place, (cell_text(document, array, place), *both(trace, array, place)))
        for array, cells in trace.held.items()
        for place in cells
    )


def both(trace: Trace, array: str, place: Index) -> tuple[str, str]:
    """Return the number in use and the computed one, as per cent where they are weights."""
    write = numbers.whole_percent if array == "pattern" else brief
    return write(float(trace[array][place])), write(float(trace.computed[array][place]))


def brief(value: float) -> str:
    """Write a number as the arithmetic does."""
    return ORDINARY.text(ORDINARY.rounded(rounding.printed(value), 0))


def cell_text(document: Document, array: str, place: Index) -> str:
    """Name a cell with its matrix, and with its head where there are several: H1 A(it, animal)."""
    axes = BY_NAME[array].rule.axes
    names = [
        _name(document, array, letter, place, i)
        for letter, i in zip(axes, place, strict=True)
        if letter not in "hg1"
    ]
    between = ", " if axes[-1] in "tu" or axes[-1] == "1" else " "
    text = f"{BY_NAME[array].symbol}({between.join(names)})"
    first = axes[0]
    if first == "h" and document.n_heads > 1:
        return f"H{place[0] + 1} {text}"
    return f"KV{place[0] + 1} {text}" if first == "g" and document.n_heads > 1 else text


def _name(document: Document, array: str, letter: str, place: Index, i: int) -> str:
    if letter in "tu":
        twice = Counter(document.tokens)[document.tokens[i]] > 1
        word = visible(document.tokens[i])
        return f"{word} ({document.numbering.of(i)})" if twice else word
    if letter == "d":
        spec = document.heads[place[0] if place[0] < document.n_heads else 0]
        given = spec.query_names if array in ("Q", "K") else spec.value_names
        width = document.d_k if array in ("Q", "K") else document.d_v
        sign = {"Q": "q", "K": "k", "V": "v"}.get(array, "o")
        return visible((given if len(given) == width else numbered(sign, width))[i])
    return numbered("o", i + 1)[i]


def row_sum(trace: Trace, head: int, row: int) -> float:
    """Return what the weights of a row make."""
    return rounding.clean(float(trace["pattern"][head, row].sum()))


def is_off(trace: Trace, head: int, row: int) -> bool:
    """Whether the weights of a row no longer make what they made, since one is held."""
    if not any(place[:2] == (head, row) for place in trace.held.get("pattern", {})):
        return False
    return abs(row_sum(trace, head, row) - row_sum(trace.computed, head, row)) > OFF


def off_sign(trace: Trace, head: int, row: int) -> str:
    """Say beside a row of weights that it makes no 100%: Σ 84% ≠ 100%; "" where it does."""
    if not is_off(trace, head, row):
        return ""
    total, fair = (row_sum(each, head, row) for each in (trace, trace.computed))
    write = numbers.whole_percent
    return f"Σ {write(total)} ≠ {write(fair)}"


def off_rows(trace: Trace, head: int) -> dict[int, str]:
    """Return the rows of a head that make no 100%, with the sign that stands beside each."""
    rows = sorted({at[1] for at in trace.held.get("pattern", {}) if at[0] == head})
    signs = {row: off_sign(trace, head, row) for row in rows}
    return {row: sign for row, sign in signs.items() if sign}


def off_caption(document: Document, trace: Trace, head: int, row: int) -> str:
    """Say that a row of weights makes no 100%, and which held number does that; else ""."""
    if not is_off(trace, head, row):
        return ""
    place = [at for at in trace.held["pattern"] if at[:2] == (head, row)][-1]
    used, made = both(trace, "pattern", place)
    total, fair = (row_sum(each, head, row) for each in (trace, trace.computed))
    return tr(
        "Row “{word}” now adds up to {total}, not {fair}: {cell} is held at {used} "
        "(computed: {made}).",
        word=_name(document, "pattern", "t", place, row),
        total=numbers.whole_percent(total),
        fair=numbers.whole_percent(fair),
        cell=cell_text(document, "pattern", place),
        used=used,
        made=made,
    )
