"""`attnviz explain`: the arithmetic behind one number, as plain text."""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from decimal import Decimal

import numpy as np

from attnviz import rounding
from attnviz.cli.output import plain, say
from attnviz.cli.source import changed, document_of, head_of, open_source, traced
from attnviz.engine.explain.cells import Explanation, Operand, unchanged
from attnviz.engine.explain.cells import explain as explanation_of
from attnviz.engine.explain.written import (
    Line,
    Number,
    added,
    exponential,
    hyperbolic_tangent,
    root_mean_square,
    settle,
    value_of,
)
from attnviz.engine.steps.axes import axes_of
from attnviz.engine.steps.table import BY_NAME, LETTERED, NUMBERED, LetteredStep
from attnviz.engine.steps.trace import Trace
from attnviz.errors import EditError
from attnviz.export.axes import distinct, named, places
from attnviz.model.document.document import Document
from attnviz.model.matrices.text import as_cell

DIGITS = 12  # so that 0.1 times 0.1 reads 0.01, not 0.010000000000000002
LEAST_POWER, MOST_POWER = -5, 16  # numbers between are written without a power of ten


class _AsItIs:
    """An operand: all its digits."""

    def rounded(self, value: Decimal, more: int) -> Decimal:
        return value


class _Rounded:
    """A result: so many digits that no noise of floats is seen."""

    def rounded(self, value: Decimal, more: int) -> Decimal:
        return rounding.to_digits(value, DIGITS + more)


AS_IT_IS, ROUNDED = _AsItIs(), _Rounded()


def explain(options: argparse.Namespace) -> int:
    """Print the formula, the terms and the result."""
    lab = open_source(options.source).lab
    document = changed(document_of(lab, options.slot or "document"), options)
    trace = traced(document)
    name = named(trace, options.array)
    cell = with_head(trace, name, options.cell, head_of(document, options.head))
    found = explanation_of(trace, name, cell)
    for line in _lines(document, trace, found):
        say(line)
    return 0


def with_head(trace: Trace, name: str, cell: tuple[int, ...], head: int | None) -> tuple[int, ...]:
    """Put the head in front of row and column where the array has heads.

    Raises
    ------
    EditError
        When there are several heads and none is named.
    """
    array = trace[name]
    if array.ndim < 3 or len(cell) != array.ndim - 1:
        return cell
    if head is not None:
        return (trace["kv_of_head"][head] if axes_of(name)[0] == "g" else head, *cell)
    if len(array) > 1:
        where = ",".join(map(str, cell))
        raise EditError(
            f"{name} has {len(array)} heads: write the cell as head,row,column, such as 0,{where}, "
            "or add --head"
        )
    return cell


def _lines(document: Document, trace: Trace, found: Explanation) -> Iterator[str]:
    here, where = _cell(trace, found.name, found.index), _where(document, found)
    yield here + (f"  ({where})" if where else "")
    step = _lettered(trace, found)
    if step is not None:
        yield f"  step {step.letter} ({step.title}), after step {step.after} of {len(NUMBERED)}"
    formula = _formula(trace, found)
    if formula:
        yield f"  {formula}"
    if found.computed is not None:
        plain_found = replace(found, value=found.computed, computed=None)
        yield from (f"  {line}" for line in arithmetic_of(trace.computed, plain_found))
        number, computed = (_stored(trace, found.name, n) for n in (found.value, found.computed))
        yield f"{here} held at {number} (computed: {computed})"
        return
    yield from (f"  {line}" for line in arithmetic_of(trace, found))
    exactly, short = as_cell(found.value), _stored(trace, found.name, found.value)
    if trace[found.name].dtype == np.float32 or not math.isfinite(found.value):
        exactly = short
    else:
        short = _text(ROUNDED.rounded(rounding.printed(found.value), 0))
    yield f"{here} = {short}" + (f"  (exactly {exactly})" if exactly != short else "")


def _lettered(trace: Trace, found: Explanation) -> LetteredStep | None:
    """Return the step besides the twelve that made this array, if one did."""
    source = unchanged(found.name, trace)
    return next((s for s in LETTERED if source in (after for _, after in s.changes)), None)


def _formula(trace: Trace, found: Explanation) -> str:
    """Return the formula of the step that made these numbers, or of the one that shows them."""
    steps = (BY_NAME.get(name) for name in (unchanged(found.name, trace), found.name))
    formula = next((step.formula for step in steps if step is not None and step.formula), "")
    if found.terms and "=" not in formula:
        first = found.terms[0]
        sides = (_shown_name(trace, side.name) for side in (first.left, first.right))
        return f"{found.name} = {' '.join(sides)}"
    return formula


def arithmetic_of(trace: Trace, found: Explanation) -> Iterator[str]:
    """Write what a cell was made from, a line each, with digits that come out."""
    parts = [_operand(trace, operand) for operand in found.operands]
    values = [_stored(trace, operand.name, operand.value) for operand in found.operands]
    match found.operation:
        case "sum" | "rotate":
            yield from _products(trace, found, parts)
        case "scale":
            factor = Number(rounding.printed(found.factor), ROUNDED)
            result = _result(trace, found, lambda n: n[0] * n[1], factor)
            yield f"{parts[0]} × {_text(factor.printed)} = {result}"
        case "cap":
            cap = Number(rounding.printed(found.factor), AS_IT_IS)
            result = _result(trace, found, lambda n: n[1] * hyperbolic_tangent(n[0] / n[1]), cap)
            yield f"{_text(cap.printed)} × tanh({parts[0]} ÷ {_text(cap.printed)}) = {result}"
        case "rms":
            yield from parts
            epsilon = Number(rounding.printed(found.factor), AS_IT_IS)
            squares = " + ".join(f"{value}²" for value in _signed(values))
            result = _result(trace, found, root_mean_square, epsilon)
            yield f"√(({squares}) ÷ {len(parts)} + {_text(epsilon.printed)}) = {result}"
        case "norm":
            yield from parts
            result = _result(trace, found, lambda n: n[0] / n[1] * n[2])
            yield f"{values[0]} ÷ {values[1]} × {values[2]} = {result}"
        case "exp":
            power = f"{values[0]} - {values[1]}" if found.operands[1].value else values[0]
            yield f"{parts[0]}"
            yield f"e^({power}) = {_result(trace, found, lambda n: exponential(n[0] - n[1]))}"
        case "add" | "total":
            yield from parts
            result = _result(trace, found, added)
            yield f"sum = {' + '.join(_signed(values))} = {result}"
        case "divide":
            yield from parts
            yield f"{values[0]} ÷ {values[1]} = {_result(trace, found, lambda n: n[0] / n[1])}"
        case "average":
            yield from parts
            result = _result(trace, found, lambda n: added(n) / len(n))
            yield f"mean = ({' + '.join(_signed(values))}) ÷ {len(values)} = {result}"
        case "largest":
            yield "the largest score of a row, taken off before e^x where e^x would overflow"
        case "copy":
            yield parts[0]
        case "empty":
            what = "left" if trace["allowed"][found.index[-2]].any() else "allowed"
            yield f"nothing is {what} in this row, so it gives no weight away"
        case "muted":
            yield "this head is muted, so it counts as 0"
        case _:
            yield "typed, not computed"


def _products(trace: Trace, found: Explanation, parts: list[str]) -> Iterator[str]:
    """Write each product of a sum on a line, what is added to them, and the sum."""
    lines = [
        Line(
            (_exactly(trace, term.left), _exactly(trace, term.right)),
            Number(value_of(trace, term.left) * value_of(trace, term.right), ROUNDED),
            lambda n: n[0] * n[1],
        )
        for term in found.terms
    ]
    further = [_exactly(trace, operand) for operand in found.operands]
    total = _number_of(trace, found)
    summed = (*(line.result for line in lines), *further)
    settle(*lines, Line(summed, total, added))
    rows = [
        (
            " × ".join(_cell(trace, s.name, s.index) for s in (term.left, term.right)),
            " × ".join(_text(number.printed) for number in line.operands),
            _text(line.result.printed),
        )
        for term, line in zip(found.terms, lines, strict=True)
    ]
    yield from _aligned(rows)
    yield from (f"+ {part}" for part in parts)
    yield f"sum = {_text(total.printed)}"


def _result(
    trace: Trace,
    found: Explanation,
    evaluate: Callable[[Sequence[Decimal]], Decimal],
    *more: Number,
) -> str:
    """Return the result of a line by the digits that stand in it."""
    if not all(math.isfinite(value) for value in (found.value, *(o.value for o in found.operands))):
        return as_cell(found.value)
    operands = (*(_exactly(trace, operand) for operand in found.operands), *more)
    result = _number_of(trace, found)
    settle(Line(operands, result, evaluate))
    return _text(result.printed)


def _exactly(trace: Trace, operand: Operand) -> Number:
    return Number(value_of(trace, operand), AS_IT_IS)


def _number_of(trace: Trace, found: Explanation) -> Number:
    return Number(value_of(trace, Operand(found.name, found.index, found.value)), ROUNDED)


def _aligned(rows: list[tuple[str, str, str]]) -> Iterator[str]:
    first, second = (max((len(row[i]) for row in rows), default=0) for i in (0, 1))
    for name, factors, product in rows:
        yield f"{name:<{first}}   {factors:>{second}} = {product}"


def _operand(trace: Trace, operand: Operand) -> str:
    value = _stored(trace, operand.name, operand.value)
    return f"{_cell(trace, operand.name, operand.index)} = {value}"


def _cell(trace: Trace, name: str, index: tuple[int, ...]) -> str:
    """Write a place as a person types it: without the head where there is only one."""
    shown = _shown_name(trace, name)
    if shown in trace and len(index) == 3 and trace[shown].shape[0] == 1:
        index = index[1:]
    return f"{shown}[{', '.join(map(str, index))}]"


def _shown_name(trace: Trace, name: str) -> str:
    """Return the name of the step on screen whose array this is, Q for Q_flat without rotation."""
    if name not in trace or name in distinct(trace):
        return name
    same = (other for other in distinct(trace) if trace[other] is trace[name])
    return next(same, name)


def _text(value: Decimal) -> str:
    """Write a number without closing zeros, but with each digit that it is rounded to."""
    plain = value.normalize()
    if not plain:
        return "0"
    rounded_before_the_point = int(value.as_tuple().exponent) > 0
    power = rounded_before_the_point or not LEAST_POWER < plain.adjusted() < MOST_POWER
    if not power:
        return f"{plain:f}"
    mantissa, exponent = f"{plain:e}".split("e")
    return f"{mantissa}e{int(exponent):+03d}"  # as Python writes floats, and `compute` does


def _stored(trace: Trace, name: str, value: float) -> str:
    """Write a number of an array with its digits; of a float32 those that `compute` gives."""
    if not math.isfinite(value):
        return as_cell(value)
    return _text(value_of(trace, Operand(name, (), value)))


def _signed(values: list[str]) -> list[str]:
    """Put negative numbers into brackets for a sum on one line."""
    return [f"({value})" if value.startswith("-") else value for value in values]


def _where(document: Document, found: Explanation) -> str:
    """Say in words which cell it is: head, tokens and columns that have a name."""
    index, letters = found.index, axes_of(found.name)
    head = index[0] if letters[0] == "h" else None
    names = places(document, found.name, head)
    called = {
        letter: plain(axis[place])
        for letter, axis, place in zip(letters, names, index, strict=True)
        if axis
    }
    words = [called[letter] for letter in letters if letter in called and letter != "h"]
    pair = letters.endswith("tu")
    text = (" looks at " if pair else ", ").join(f"“{word}”" if pair else word for word in words)
    return f"{called['h']}: {text}" if "h" in called and document.n_heads > 1 else text
