"""`attnviz explain`: the arithmetic behind one number, as plain text."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import numpy as np

from attnviz.cli.output import plain, say
from attnviz.cli.source import changed, document_of, head_of, open_source
from attnviz.engine.explain.cells import Explanation, Operand, unchanged
from attnviz.engine.explain.cells import explain as explanation_of
from attnviz.engine.steps.run import run
from attnviz.engine.steps.table import BY_NAME, LETTERED, LetteredStep
from attnviz.engine.steps.trace import Trace
from attnviz.errors import EditError
from attnviz.export.axes import axes_of, distinct, named, places
from attnviz.model.document.document import Document
from attnviz.model.matrices.text import as_cell

DIGITS = 12  # so that 0.1 times 0.1 reads 0.01, not 0.010000000000000002


def explain(options: argparse.Namespace) -> int:
    """Print the formula, the terms and the result."""
    lab = open_source(options.source).lab
    document = changed(document_of(lab, options.slot or "document"), options)
    trace = run(document)
    name = named(trace, options.array)
    cell = _with_head(trace, name, options.cell, head_of(document, options.head))
    found = explanation_of(trace, name, cell)
    for line in _lines(document, trace, found):
        say(line)
    return 0


def _with_head(trace: Trace, name: str, cell: tuple[int, ...], head: int | None) -> tuple[int, ...]:
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
        yield f"  step {step.letter} ({step.title}), after step {step.after} of 12"
    formula = _formula(trace, found)
    if formula:
        yield f"  {formula}"
    yield from (f"  {line}" for line in _arithmetic(trace, found))
    exactly, short = as_cell(found.value), _stored(trace, found.name, found.value)
    exactly = short if trace[found.name].dtype == np.float32 else exactly
    yield f"{here} = {short}" + (f"  (exactly {exactly})" if exactly != short else "")


def _lettered(trace: Trace, found: Explanation) -> LetteredStep | None:
    """Return the step besides the twelve that made this array, if one did."""
    source = unchanged(trace, found.name)
    return next((s for s in LETTERED if source in (after for _, after in s.changes)), None)


def _formula(trace: Trace, found: Explanation) -> str:
    """Return the formula of the step that made these numbers, or of the one that shows them."""
    steps = (BY_NAME.get(name) for name in (unchanged(trace, found.name), found.name))
    formula = next((step.formula for step in steps if step is not None and step.formula), "")
    if found.terms and "=" not in formula:
        first = found.terms[0]
        sides = (_shown_name(trace, side.name) for side in (first.left, first.right))
        return f"{found.name} = {' '.join(sides)}"
    return formula


def _arithmetic(trace: Trace, found: Explanation) -> Iterator[str]:
    parts = [_operand(trace, operand) for operand in found.operands]
    values = [_stored(trace, operand.name, operand.value) for operand in found.operands]
    match found.operation:
        case "sum" | "rotate":
            rows = [
                (
                    f"{_cell(trace, term.left.name, term.left.index)} × "
                    f"{_cell(trace, term.right.name, term.right.index)}",
                    " × ".join(_stored(trace, s.name, s.value) for s in (term.left, term.right)),
                    _number(term.product),
                )
                for term in found.terms
            ]
            yield from _aligned(rows)
            yield from (f"+ {part}" for part in parts)
            yield f"sum = {_number(found.result)}"
        case "scale":
            yield f"{parts[0]} × {_number(found.factor)} = {_number(found.result)}"
        case "cap":
            cap = _number(found.factor)
            yield f"{cap} × tanh({parts[0]} ÷ {cap}) = {_number(found.result)}"
        case "rms":
            yield from parts
            squares = f"the mean of {len(parts)} squares + {_number(found.factor)}"
            yield f"√({squares}) = {_number(found.result)}"
        case "norm":
            yield from parts
            yield f"{values[0]} ÷ {values[1]} × {values[2]} = {_number(found.result)}"
        case "exp":
            power = f"{values[0]} - {values[1]}" if found.operands[1].value else values[0]
            yield f"{parts[0]}"
            yield f"e^({power}) = {_number(found.result)}"
        case "add" | "total":
            yield from parts
            yield f"sum = {' + '.join(_signed(values))} = {_number(found.result)}"
        case "divide":
            yield from parts
            yield f"{values[0]} ÷ {values[1]} = {_number(found.result)}"
        case "average":
            yield from parts
            yield f"mean = ({' + '.join(_signed(values))}) ÷ {len(values)}"
        case "largest":
            yield "the largest score of a row, taken off before e^x where e^x would overflow"
        case "copy":
            yield parts[0]
        case "empty":
            yield "nothing is allowed in this row, so it gives no weight away"
        case "muted":
            yield "this head is muted, so it counts as 0"
        case _:
            yield "typed, not computed"


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


def _number(value: float) -> str:
    return as_cell(float(f"{value:.{DIGITS}g}"))


def _stored(trace: Trace, name: str, value: float) -> str:
    """Write a number of an array; of a float32 the digits it has, those that `compute` gives."""
    narrow = name in trace and trace[name].dtype == np.float32
    return as_cell(np.float32(value)) if narrow else _number(value)


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
    text = (" looks at " if letters.endswith("tu") else ", ").join(words)
    return f"{called['h']}: {text}" if "h" in called and document.n_heads > 1 else text
