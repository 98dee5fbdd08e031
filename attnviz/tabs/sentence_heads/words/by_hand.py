"""Turns the numbers behind one share into the sums of the By hand card."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import TYPE_CHECKING, Any

import numpy as np

from attnviz import rounding
from attnviz.engine.explain.cells import Operand, Term, explain
from attnviz.engine.explain.written import (
    Line,
    Number,
    added,
    exponential,
    hyperbolic_tangent,
    settle,
    value_of,
)
from attnviz.language import tr
from attnviz.model.document.document import numbered
from attnviz.ui.look import figures
from attnviz.ui.look.figures import BRIEF, ORDINARY, SHARE, THREE_DIGITS
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import HIDDEN, one_decimal_percent

if TYPE_CHECKING:
    from attnviz.engine.steps.run import Trace
    from attnviz.model.document.document import Document

COLUMNS = 4  # numbers a sum on the blackboard can have; of more, the largest products are shown
MOST = 16  # products beyond which four of them say little: then the sum alone is written


Cell = tuple[str, tuple[int, ...]]
"""Name of an array, and a place in it."""


@dataclass(frozen=True)
class ByHand:
    """What the card shows.

    Parameters
    ----------
    query, key : the two words
    names : of the numbers, one a column
    query_vector, key_vector, products : the printed numbers, one a column
    lines : the sums under the table; ``^{…}`` is raised
    result : the last line, bold
    query_cells, key_cells, score, share : array and place of the numbers that can be held
    score_line : which line gives the score
    """

    query: str
    key: str
    names: tuple[str, ...] = ()
    query_vector: tuple[str, ...] = ()
    key_vector: tuple[str, ...] = ()
    products: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    result: str = ""
    query_cells: tuple[Cell, ...] = ()
    key_cells: tuple[Cell, ...] = ()
    score: Cell | None = None
    score_line: int = 0
    share: Cell | None = None

    def spoken_of(self, cell: Cell) -> str:
        """Say one of the numbers that can be held, as the keyboard comes to it."""
        if cell == self.score:
            return self.lines[self.score_line]
        if cell == self.share:
            return self.result
        for word, letter, cells, texts in (
            (self.query, "q", self.query_cells, self.query_vector),
            (self.key, "k", self.key_cells, self.key_vector),
        ):
            if cell in cells:
                place = cells.index(cell)
                said = {"letter": letter, "word": visible(word), "number": texts[place]}
                return tr("{letter} {word}, {name}: {number}", name=self.names[place], **said)
        return ""

    @property
    def spoken(self) -> str:
        """Return the sums as one sentence for a screen reader."""
        terms = [
            tr("{q} times {k}", q=q, k=k)
            for q, k in zip(self.query_vector, self.key_vector, strict=True)
        ]
        plain = [line.replace("^{", tr(" to the ")).replace("}", "") for line in self.lines]
        return ". ".join(
            [
                tr(
                    "{asker} to {source}: {terms}",
                    asker=visible(self.query),
                    source=visible(self.key),
                    terms=", ".join(terms),
                ),
                *plain,
                self.result,
            ]
        )


def by_hand(document: Document, trace: Trace, head: int, query: int, key: int) -> ByHand:
    """Work out how much one word reads of another, in this head."""
    place = (head, query, key)
    if document.captured:
        return ByHand(
            query=document.tokens[query],
            key=document.tokens[key],
            lines=(tr("Scores were not captured, only weights."),),
            result=one_decimal_percent(trace.rows("pattern")[place]),
        )
    score = explain(trace, "scores", place)
    shown = _shown(np.array([term.product for term in score.terms]))
    named = _names(document, head, len(score.terms))
    columns = [_column(trace, score.terms[i]) for i in shown]
    wide = len(score.terms) > MOST
    others = [term for i, term in enumerate(score.terms) if i not in shown]
    rest = Number(added(_product(trace, term) for term in others), BRIEF)
    # Of a held score the products are told all the same, as they add up without it.
    made = trace.computed if score.held else trace
    total = _number(made, "scores", place)
    summed = Line((*(column.result for column in columns), rest), total, added)
    start = _number(trace, "scores", place) if score.held else total
    divided = _scaled(document, trace, place, start)
    settle(*columns, summed, *([divided.line] if divided else []))
    lines = []
    if others and not wide:
        said_rest = figures.text(rest)
        lines.append(tr("the other {n} products: {rest}", n=len(others), rest=said_rest))
    sign, text = figures.result(summed).split(" ")
    line = tr("sum {sign} {total}", sign=sign, total=text)
    if wide:
        line = tr("{n} products {sign} {total}", n=len(named), sign=sign, total=text)
    if score.held:
        lines.append(line)
        line = tr("held at {value}", value=figures.text(start))
    score_line = len(lines)
    lines.append(f"{line}   {divided.step} {figures.result(divided.line)}" if divided else line)
    lines += _held(trace, "scaled_scores", place)
    lines += _after_scale(trace, place)
    lines += _held(trace, "masked_scores", place)
    exponent, result = _share(document, trace, place)
    return ByHand(
        query=document.tokens[query],
        key=document.tokens[key],
        names=() if wide else tuple(named[i] for i in shown),
        query_vector=tuple(figures.text(column.operands[0]) for column in columns),
        key_vector=tuple(figures.text(column.operands[1]) for column in columns),
        products=tuple(figures.text(column.result) for column in columns),
        lines=(*lines, *exponent),
        result=result,
        query_cells=tuple(_cell(score.terms[i].left) for i in shown),
        key_cells=tuple(_cell(score.terms[i].right) for i in shown),
        score=("scores", place),
        score_line=score_line,
        share=("pattern", place),
    )


def _cell(operand: Operand) -> Cell:
    """Return the place of a number of a query or key in its own array."""
    if operand.name == "K_T":
        head, component, token = operand.index
        return "K", (head, token, component)
    return operand.name[:1], operand.index  # before norm and turning there is another name for it


def _number(
    trace: Trace, array: str, place: tuple[int, ...], style: figures.Figures | figures.Share = BRIEF
) -> Number:
    value = float(trace.rows(array)[place])
    return Number(value_of(trace, Operand(array, place, value)), style)


def _product(trace: Trace, term: Term) -> Decimal:
    return value_of(trace, term.left) * value_of(trace, term.right)


def _column(trace: Trace, term: Term) -> Line:
    """Multiply the two numbers of one column."""
    left, right = value_of(trace, term.left), value_of(trace, term.right)
    sides = Number(left, BRIEF), Number(right, BRIEF)
    return Line(sides, Number(left * right, BRIEF), lambda n: n[0] * n[1])


def _shown(products: Any) -> list[int]:
    """Pick the columns that are shown: all, or those with the largest products, in their order."""
    if len(products) <= COLUMNS:
        return list(range(len(products)))
    return sorted(int(i) for i in np.argsort(-np.abs(products), kind="stable")[:COLUMNS])


def _names(document: Document, head: int, d_k: int) -> tuple[str, ...]:
    """Name the columns of a head as the sheet does."""
    return document.heads[head].query_names or numbered("d", d_k)


@dataclass(frozen=True, eq=False)
class _Scaled:
    """What becomes of the sum when it is scaled, and how that is written: ÷ √4."""

    line: Line
    factor: Number | None
    root: int

    @property
    def step(self) -> str:
        return f"÷ √{self.root}" if self.factor is None else f"× {figures.text(self.factor)}"


def _scaled(
    document: Document, trace: Trace, place: tuple[int, int, int], total: Number
) -> _Scaled | None:
    options = document.options
    if not options.scale_on and options.temperature == 1.0:
        return None
    result = Number(_applied(trace, place), BRIEF)
    usual = options.scale is None or math.isclose(options.scale, document.d_k**-0.5)
    if options.scale_on and usual and options.temperature == 1.0:
        root = Decimal(document.d_k).sqrt()
        return _Scaled(Line((total,), result, lambda n: n[0] / root), None, document.d_k)
    factor = Number(rounding.printed(float(trace["scale"]) / options.temperature), ORDINARY)
    return _Scaled(Line((total, factor), result, lambda n: n[0] * n[1]), factor, 0)


def _applied(trace: Trace, place: tuple[int, int, int]) -> Decimal:
    """Return the score after scale and temperature, also where another number is held there."""
    if not trace.is_held("scaled_scores", place):
        return _number(trace, "scaled_scores", place).value
    return _number(trace, "scores", place).value * Decimal(
        repr(float(trace["scale"]) / float(trace["temperature"]))
    )


def _held(trace: Trace, array: str, place: tuple[int, int, int]) -> list[str]:
    """Say what a person holds in place of what the line before came to."""
    if not trace.is_held(array, place):
        return []
    return [tr("held at {value}", value=figures.text(_number(trace, array, place)))]


def _after_scale(trace: Trace, place: tuple[int, int, int]) -> list[str]:
    """Say what a cap and a bias make of the scaled score, where there is one."""
    masked, scaled = (float(trace.rows(name)[place]) for name in ("masked_scores", "scaled_scores"))
    held, plain = trace.is_held("masked_scores", place), trace["softcap"] is trace["bias"] is None
    if masked == scaled or not np.isfinite(masked) or (held and plain):
        return []
    score = _number(trace, "scaled_scores", place, ORDINARY)
    cap = trace["softcap"]
    written = [score]
    written += [Number(rounding.printed(cap), ORDINARY)] if cap is not None else []
    if trace["bias"] is not None:
        written.append(_number(trace, "bias", place, ORDINARY))

    def evaluate(values: Sequence[Decimal]) -> Decimal:
        score, *rest = values
        if cap is not None:
            score = rest[0] * hyperbolic_tangent(score / rest[0])
        return score + (rest[-1] if trace["bias"] is not None else 0)

    result = _number(trace, "masked_scores", place)
    if held:
        result = Number(evaluate([number.value for number in written]), BRIEF)
    line = Line(tuple(written), result, evaluate)
    settle(line)
    text = figures.text(score)
    if cap is not None:
        most = figures.text(written[1])
        text = f"{most}·tanh({text} ÷ {most})"
    if trace["bias"] is None:
        return [f"{text} {figures.result(line)}"]
    summed = f"{text} + ({figures.text(written[-1])}) {figures.result(line)}"
    return [tr("with the bias: {sum}", sum=summed)]


def _share(document: Document, trace: Trace, place: tuple[int, int, int]) -> tuple[list[str], str]:
    """Say e to the score, the row's total and the share; or why there is none."""
    head, query, key = place
    if not trace["allowed"][query, key]:
        word, zero = visible(document.tokens[key]), f"e^{{{HIDDEN}}} = 0"
        if key > query:
            why = tr("“{word}” is not written yet: {zero}", word=word, zero=zero)
            return [why], tr("exactly 0: not written yet")
        why = tr("“{word}” is masked: {zero}", word=word, zero=zero)
        return [why], tr("exactly 0: masked")
    row = (head, query, 0)
    if not trace.rows("row_sums")[row]:  # all are held at 0
        why = tr("nothing is left in this row, so there are no weights")
        return [why], one_decimal_percent(trace.rows("pattern")[place])
    part = made = _number(trace, "exponentials", place, THREE_DIGITS)
    whole = _number(trace, "row_sums", row, THREE_DIGITS)
    share = Number(_number(trace, "pattern", place).value, SHARE)
    score = _number(trace, "masked_scores", place)
    shift = _number(trace, "exponent_shift", row)
    power = Number(score.value - shift.value, BRIEF)
    if trace.is_held("exponentials", place):
        made = Number(exponential(power.value), THREE_DIGITS)
    if trace.is_held("pattern", place):
        share = Number(part.value / whole.value, SHARE)
    lowered = Line((score, shift), power, lambda n: n[0] - n[1])
    raised = Line((power,), made, lambda n: exponential(n[0]))
    shared = Line((part, whole), share, lambda n: n[0] / n[1])
    settle(lowered, raised, shared)
    exponent = f"e^{{{figures.text(power)}}} {figures.result(raised)}"
    whole_text = figures.text(whole)
    lines = []
    if made is not part:
        lines.append(exponent)
        exponent = tr("held at {value}", value=figures.text(part))
    lines.append(tr("{power}  of {total} in the row", power=exponent, total=whole_text))
    if shift.value:
        less = f"{figures.text(score)} − {_in_brackets(shift)} {figures.result(lowered)}"
        lines.insert(0, tr("minus the row’s maximum: {difference}", difference=less))
    result = f"{figures.text(part)} ÷ {whole_text} {figures.result(shared)}"
    if trace.is_held("pattern", place):
        weight = figures.text(_number(trace, "pattern", place, SHARE))
        result = tr("{result}, held at {value}", result=result, value=weight)
    return lines, result


def _in_brackets(number: Number) -> str:
    text = figures.text(number)
    return f"({text})" if number.printed < 0 else text
