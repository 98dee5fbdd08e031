"""The arithmetic of one cell as a person writes it down, with digits that come out.

Ordinary numbers carry up to four decimals, what softmax made three, and more where the line would
not give its printed result otherwise, or a share would round to another whole per cent.
``=`` stands only where every printed digit is exact.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import partial

import numpy as np
from numpy.typing import NDArray

from attnviz import rounding
from attnviz.engine.explain.cells import Explanation, Operand, Term, explain
from attnviz.engine.explain.written import (
    Line,
    Number,
    added,
    exponential,
    hyperbolic_tangent,
    products,
    settle,
    value_of,
)
from attnviz.engine.steps.rules import Index
from attnviz.engine.steps.trace import Trace
from attnviz.language import tr
from attnviz.model.document.document import Document
from attnviz.ui.look import figures, numbers
from attnviz.ui.look.figures import BRIEF, ORDINARY, SOFT, WEIGHT

SINK = "sink_exponentials"
MADE_BY_SOFTMAX = ("exponentials", "row_sums", "pattern", SINK)
MOST_TERMS = 8  # a sum with more is written with its largest terms
KEPT_TERMS = 6
MINUS_INFINITY = f"({numbers.HIDDEN})"


@dataclass(frozen=True)
class Piece:
    """Text of one colour; `raised` stands as an exponent, `strong` is bold, `under` tags it."""

    text: str
    colour: str = "text"
    raised: bool = False
    strong: bool = False
    under: str = ""


Pieces = tuple[Piece, ...]


@dataclass(frozen=True, eq=False)
class LayerNumbers:
    """A layer and its arrays."""

    document: Document
    trace: Trace

    @property
    def hidden(self) -> NDArray[np.bool_]:
        """Which keys a query may not look at."""
        return np.asarray(~self.trace["allowed"])


def brief(value: float, array: str = "") -> str:
    """Print a number beside the arithmetic: 1.6, −0.545; what softmax made as 0.190."""
    if not np.isfinite(value):
        return numbers.fixed(value)
    style = _style(array)
    return style.text(style.rounded(rounding.printed(value), 0))


def by_hand(document: Document, trace: Trace, array: str, place: Index) -> Pieces:
    """Write the arithmetic of a cell, without its name; nothing for a number that only moved.

    The text of the pieces together is one line such as ``(1.6)(1.2) + (0.3)(0.5) = 1.75``.
    """
    layer, how = LayerNumbers(document, trace), explain(trace, array, place)
    writers: dict[str, Callable[[LayerNumbers, Explanation], Pieces]] = {
        "sum": _sum,
        "rotate": _sum,
        "scale": _scale,
        "add": _add,
        "exp": _exp,
        "divide": _divide,
        "empty": _empty,
        "total": _total,
        "average": _average,
        "norm": _norm,
    }
    return writers[how.operation](layer, how) if how.operation in writers else ()


def plain(pieces: Iterable[Piece]) -> str:
    """Return the text of pieces, with ``^`` before what is raised."""
    return "".join(("^" if piece.raised else "") + piece.text for piece in pieces)


def _colour(array: str) -> str:
    """Return the colour of Q, K or V to all that belongs to it: Q, Q_flat, W_Q, b_Q, …"""
    parts = array.split("_")
    return next((letter for letter in ("Q", "K", "V") if letter in parts), "text")


def _style(array: str) -> figures.Figures:
    if array == "pattern":
        return WEIGHT
    return SOFT if array in MADE_BY_SOFTMAX else ORDINARY


def _number(layer: LayerNumbers, operand: Operand) -> Number:
    return Number(value_of(layer.trace, operand), _style(operand.name))


def _result(layer: LayerNumbers, how: Explanation, style: figures.Figures = ORDINARY) -> Number:
    return Number(value_of(layer.trace, Operand(how.name, how.index, how.value)), style)


def _settled(line: Line) -> Piece:
    """Choose the digits of a line, and return what stands behind it: = 1.75."""
    settle(line)
    return Piece(f" {figures.result(line)}")


def _bracketed(number: Number, operand: Operand) -> Piece:
    return Piece(f"({figures.text(number)})", _colour(operand.name))


def _summand(number: Number) -> str:
    text = figures.text(number)
    return f" + ({text})" if number.printed < 0 else f" + {text}"


def _sum(layer: LayerNumbers, how: Explanation) -> Pieces:
    """Write the products of a sum; a long one by its largest terms and the rest in one number."""
    kept: Sequence[Term] = how.terms
    smaller: Sequence[Term] = ()
    zeros = 0
    if how.operation == "sum" and len(kept) > MOST_TERMS:
        kept, smaller, zeros = _split(how.terms)
    sides = [side for term in kept for side in (term.left, term.right)]
    written = [_number(layer, operand) for operand in (*sides, *how.operands)]
    others = [Number(_total_of(layer, smaller), ORDINARY)] if smaller else []
    operands = (*written, *others)
    line = Line(operands, _result(layer, how), partial(products, pairs=len(kept)))
    # Of rounded shares a person gets no more digits than these.
    if any(term.left.name == "pattern" for term in how.terms) and not line.exact:
        style = BRIEF if abs(line.result.value) >= Decimal("0.005") else ORDINARY
        line = Line(operands, _result(layer, how, style), line.evaluate)
    result = _settled(line)
    pieces: list[Piece] = []
    for place, (number, operand) in enumerate(zip(written, (*sides, *how.operands), strict=True)):
        begins = place % 2 == 0 or place >= len(sides)
        pieces += [Piece(" + ")] if begins and pieces else []
        pieces.append(_bracketed(number, operand))
    if others:
        rest = tr(" + {n} smaller terms ({sum})", n=len(smaller), sum=figures.text(others[0]))
        pieces.append(Piece(rest, "muted"))
    if zeros:
        pieces.append(Piece(tr(" + {n} zeros", n=zeros), "muted"))
    return (*pieces, result)


def _total_of(layer: LayerNumbers, terms: Iterable[Term]) -> Decimal:
    sides = ((value_of(layer.trace, t.left), value_of(layer.trace, t.right)) for t in terms)
    return added(left * right for left, right in sides)


def _split(terms: tuple[Term, ...]) -> tuple[Sequence[Term], Sequence[Term], int]:
    """Choose which products of a long sum to write, which to add up, and how many are 0."""
    telling = [term for term in terms if term.product != 0]
    if not telling:
        return terms[:1], (), len(terms) - 1
    zeros = len(terms) - len(telling)
    if len(telling) <= MOST_TERMS:
        return telling, (), zeros
    largest = sorted(telling, key=lambda term: -abs(term.product))[:KEPT_TERMS]
    kept = [term for term in telling if any(term is other for other in largest)]
    rest = [term for term in telling if not any(term is other for other in largest)]
    return kept, rest, zeros


def _scale(layer: LayerNumbers, how: Explanation) -> Pieces:
    options = layer.document.options
    score = _number(layer, how.operands[0])
    steps: list[tuple[str, Decimal]] = []
    if options.scale_on and options.scale is None:
        steps.append(("÷", Decimal(layer.document.d_k).sqrt()))
    elif options.scale_on:
        steps.append(("×", rounding.printed(layer.trace["scale"])))
    if options.temperature != 1.0:
        steps.append(("÷", rounding.printed(options.temperature)))
    signs = [sign for sign, _ in steps]
    factors = [Number(value, ORDINARY) for _, value in steps]

    def evaluate(values: Sequence[Decimal]) -> Decimal:
        total = values[0]
        for sign, value in zip(signs, values[1:], strict=True):
            total = total * value if sign == "×" else total / value
        return total

    result = _settled(Line((score, *factors), _result(layer, how), evaluate))
    pieces = [Piece(figures.text(score))]
    if not options.scale_on:
        pieces.append(Piece(tr(" (not divided)")))
    for sign, number in zip(signs, factors, strict=True):
        pieces.append(Piece(f" {sign} {figures.text(number)}"))
    return (*pieces, result)


def _add(layer: LayerNumbers, how: Explanation) -> Pieces:
    """Write score + mask, with a penalty for distance between them; or the output and its bias."""
    if len(how.operands) == 1:
        return ()
    first, *rest = how.operands
    finite = [operand for operand in rest if np.isfinite(operand.value)]
    further = [_number(layer, operand) for operand in finite]
    capped = how.name == "masked_scores" and layer.document.options.softcap is not None
    if capped:
        inner = explain(layer.trace, "capped_scores", how.index)
        cap = Number(rounding.printed(inner.factor), ORDINARY)
        start = [cap, _number(layer, inner.operands[0])]
    else:
        start = [_number(layer, first)]

    def evaluate(values: Sequence[Decimal]) -> Decimal:
        if not capped:
            return added(values)
        cap, score, *others = values
        return cap * hyperbolic_tangent(score / cap) + added(others)

    if len(finite) < len(rest):
        last = Piece(f" = {numbers.HIDDEN}")
    else:
        last = _settled(Line((*start, *further), _result(layer, how), evaluate))
    text = " ÷ ".join(figures.text(number) for number in reversed(start))
    pieces = [Piece(f"{figures.text(start[0])}·tanh({text})" if capped else text)]
    pieces += [Piece(_summand(number)) for number in further]
    if len(finite) < len(rest):
        pieces.append(Piece(f" + {MINUS_INFINITY}"))
    return (*pieces, last)


def _exp(layer: LayerNumbers, how: Explanation) -> Pieces:
    score, shift = how.operands
    if not np.isfinite(score.value):
        return (Piece("e"), Piece(numbers.HIDDEN, raised=True), Piece(" = 0"))
    power, less = _number(layer, score), Number(value_of(layer.trace, shift), ORDINARY)
    line = Line((power, less), _result(layer, how, SOFT), lambda n: exponential(n[0] - n[1]))
    result = _settled(line)
    raised = figures.text(power)
    if shift.value:
        sign = "−" if shift.value > 0 else "+"
        raised = f"{raised} {sign} {ORDINARY.text(abs(less.printed))}"
    return (Piece("e"), Piece(raised, raised=True), result)


def _divide(layer: LayerNumbers, how: Explanation) -> Pieces:
    part, total = (_number(layer, operand) for operand in how.operands)
    if layer.hidden[how.index[-2:]]:
        result = Piece(tr(" = exactly 0: this cell is masked"))
    else:
        result = _settled(Line((part, total), _result(layer, how, WEIGHT), lambda n: n[0] / n[1]))
    return (Piece(figures.text(part)), Piece(" ÷ "), Piece(figures.text(total)), result)


def _empty(layer: LayerNumbers, how: Explanation) -> Pieces:
    if not layer.hidden[how.index[-2]].all():
        return (Piece(tr("nothing is left in this row, so there are no weights")),)
    return (Piece(tr("this row sees nothing, so there are no weights")),)


def _total(layer: LayerNumbers, how: Explanation) -> Pieces:
    seen = [o for o in how.operands if o.value != 0]
    if not seen:
        told = tr("this row sees nothing")
        if not layer.hidden[how.index[-2]].all():
            told = tr("nothing is left in this row")
        return (Piece(told), Piece(" = 0"))
    shown = seen if len(seen) <= MOST_TERMS else seen[:KEPT_TERMS]
    kept = [_number(layer, operand) for operand in shown]
    left = seen[len(shown) :]
    rest = Number(added(value_of(layer.trace, o) for o in left), SOFT)
    line = Line((*kept, rest), _result(layer, how, SOFT), added)
    result = _settled(line)
    words = [
        tr("{number} for the sink", number=figures.text(number))
        if operand.name == SINK
        else figures.text(number)
        for number, operand in zip(kept, shown, strict=True)
    ]
    pieces = [Piece(" + ".join(words))]
    if left:
        more = tr(" + {n} more ({sum})", n=len(left), sum=figures.text(rest))
        pieces.append(Piece(more, "muted"))
    return (*pieces, result)


def _average(layer: LayerNumbers, how: Explanation) -> Pieces:
    parts = [_number(layer, operand) for operand in how.operands]
    count = len(parts)
    line = Line(tuple(parts), _result(layer, how), lambda n: added(n) / count)
    result = _settled(line)
    text = " + ".join(f"({figures.text(number)})" for number in parts)
    return (Piece(f"({text}) ÷ {count}"), result)


def _norm(layer: LayerNumbers, how: Explanation) -> Pieces:
    """Write a number divided by the size of its row, and times a learned weight."""
    number, size, weight = (_number(layer, operand) for operand in how.operands)
    line = Line((number, size, weight), _result(layer, how), lambda n: n[0] / n[1] * n[2])
    result = _settled(line)
    steps = f" ÷ {figures.text(size)} × ({figures.text(weight)})"
    return (Piece(figures.text(number)), Piece(steps), result)
