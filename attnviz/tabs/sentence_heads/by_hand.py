"""Turns the numbers behind one share into the sums of the By hand card."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from attnviz.engine.explain.cells import explain
from attnviz.language import tr
from attnviz.model.document.document import numbered
from attnviz.model.document.exhibit_words import said
from attnviz.tabs.sentence_heads.by_hand_card import ByHand
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import (
    HIDDEN,
    equals,
    fixed,
    one_decimal_percent,
    shortest,
    superscript,
)

if TYPE_CHECKING:
    from attnviz.engine.steps.run import Trace
    from attnviz.model.document.document import Document

COLUMNS = 4  # numbers a sum on the blackboard can have; of more, the largest products are shown


def by_hand(document: Document, trace: Trace, head: int, query: int, key: int) -> ByHand:
    """Work out how much one word reads of another, in this head."""
    score = explain(trace, "scores", (head, query, key))
    products = np.array([term.product for term in score.terms])
    shown = _shown(products)
    named = _names(document, head, len(products))
    terms = [score.terms[i] for i in shown]
    rest = float(products.sum() - products[shown].sum())
    lines = [_sum_line(document, trace, (head, query, key))]
    if len(shown) < len(products):
        others = len(products) - len(shown)
        lines.insert(0, tr("the other {n} products: {rest}", n=others, rest=shortest(rest)))
    lines += _after_scale(trace, (head, query, key))
    exponent, result = _share(document, trace, (head, query, key))
    return ByHand(
        query=document.tokens[query],
        key=document.tokens[key],
        names=tuple(named[i] for i in shown),
        query_vector=tuple(shortest(term.left.value) for term in terms),
        key_vector=tuple(shortest(term.right.value) for term in terms),
        products=tuple(shortest(term.product) for term in terms),
        lines=(*lines, *exponent),
        result=result,
    )


def _shown(products: Any) -> list[int]:
    """Pick the columns that are shown: all, or those with the largest products, in their order."""
    if len(products) <= COLUMNS:
        return list(range(len(products)))
    return sorted(int(i) for i in np.argsort(-np.abs(products), kind="stable")[:COLUMNS])


def _names(document: Document, head: int, d_k: int) -> tuple[str, ...]:
    """Name the columns of a head; hands of a dial say where they point: slow across, slow up."""
    names = document.heads[head].query_names
    if not names:
        return numbered("d", d_k)
    gloss = document.sheet.gloss if document.sheet is not None else {}
    return tuple(_place_name(gloss.get(name, ""), name) for name in names)


def _place_name(gloss: str, name: str) -> str:
    place = "position: "
    if not gloss.startswith(place):
        return name
    return said(gloss.removeprefix(place).replace(" hand,", ""))


def _sum_line(document: Document, trace: Trace, place: tuple[int, int, int]) -> str:
    """Say the sum of the products and what it becomes when scaled."""
    score, scaled = (float(trace[name][place]) for name in ("scores", "scaled_scores"))
    total = shortest(score)
    line = tr("sum {sign} {total}", sign=equals(total, score), total=total)
    options = document.options
    if not options.scale_on and options.temperature == 1.0:
        return line
    result = shortest(scaled)
    plain = options.scale_on and options.scale is None and options.temperature == 1.0
    factor = float(trace["scale"]) / options.temperature
    step = f"÷ √{document.d_k}" if plain else f"× {shortest(factor, 4)}"
    return f"{line}   {step} {equals(result, scaled)} {result}"


def _after_scale(trace: Trace, place: tuple[int, int, int]) -> list[str]:
    """Say what a cap and a bias make of the scaled score, where there is one."""
    masked, scaled = (float(trace[name][place]) for name in ("masked_scores", "scaled_scores"))
    if masked == scaled or not math.isfinite(masked):
        return []
    steps = [
        tr("capped at ±{cap}", cap=shortest(trace["softcap"]))
        if trace["softcap"] is not None
        else "",
        tr("bias {bias}", bias=shortest(trace["bias"][place])) if trace["bias"] is not None else "",
    ]
    what = ", ".join(step for step in steps if step)
    result = shortest(masked)
    return [f"{what} {equals(result, masked)} {result}"]


def _share(document: Document, trace: Trace, place: tuple[int, int, int]) -> tuple[list[str], str]:
    """Say e to the score, the row's total and the share; or why there is none."""
    head, query, key = place
    share = float(trace["pattern"][place])
    if not trace["allowed"][query, key]:
        word, zero = visible(document.tokens[key]), f"e^{{{HIDDEN}}} = 0"
        if key > query:
            why = tr("{word} is not written yet: {zero}", word=word, zero=zero)
            return [why], tr("exactly 0: not written yet")
        why = tr("{word} is hidden by the mask: {zero}", word=word, zero=zero)
        return [why], tr("exactly 0: hidden by the mask")
    power = float(trace["exponentials"][place])
    shift = float(trace["exponent_shift"][head, query, 0])
    total = float(trace["row_sums"][head, query, 0])
    raised = shortest(float(trace["masked_scores"][place]) - shift)
    part, whole = three_digits(power), three_digits(total)
    raised = f"e^{{{raised}}} {_same(part, power)} {part}"
    lines = [tr("{power}  of {total} in the row", power=raised, total=whole)]
    if shift:
        lines.insert(0, tr("less {shift}, the largest of the row", shift=shortest(shift)))
    percent = one_decimal_percent(share)
    sign = "" if percent[0] in "<>" else "= " if _is_tenth(share) else "≈ "
    return lines, f"{part} ÷ {whole} {sign}{percent}"


def _same(printed: str, value: float) -> str:
    return "≈" if "·" in printed else equals(printed, value)


def _is_tenth(share: float) -> bool:
    """Whether a share is a whole number of tenths of a per cent."""
    return abs(share * 1000 - round(share * 1000)) < 1e-9


def three_digits(value: float) -> str:
    """Return a number above 0 with three digits: 403, 54.6, 7.39, 6.14·10⁻⁶."""
    if value == 0 or not math.isfinite(value):
        return fixed(value, 0)
    power = math.floor(math.log10(abs(value)))
    if -3 <= power <= 5:
        return fixed(value, max(0, 2 - power))
    return f"{fixed(value / 10.0**power)}·10{superscript(power)}"
