"""The arithmetic of one cell as a person writes it down, with the digits of the numbers in use.

Ordinary numbers carry up to four decimals, what softmax made always three, so that a calculation
by hand agrees. ``=`` stands only where every printed digit is exact, else ``≈``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

import numpy as np

from attnviz.engine.explain.cells import Explanation, Operand, Term, explain
from attnviz.language import tr
from attnviz.tabs.step_by_step.by_hand_line import Piece
from attnviz.tabs.step_by_step.one_head import Index, OneHead
from attnviz.tabs.step_by_step.plan import PANES
from attnviz.ui.look import numbers

SINK = "sink_exponentials"
SOFT = ("exponentials", "row_sums", "pattern", SINK)
DIGITS, SOFT_DIGITS, RESULT_DIGITS = 4, 3, 2
MOST_TERMS = 8  # a sum with more is written with its largest terms
KEPT_TERMS = 6
SMALLEST, LARGEST = 0.0005, 1e6  # outside, a number is written with a power of ten
NOISE = 1e-12  # under it, what no softmax made is the rounding noise of a sum that is 0
MINUS_INFINITY = f"({numbers.HIDDEN})"

Pieces = tuple[Piece, ...]


def brief(value: float, soft: bool = False) -> str:
    """Print a number of the arithmetic: 1.6, −0.545; what softmax made as 0.665; exactly 0 as 0."""
    if not np.isfinite(value):
        return numbers.fixed(value)
    if value == 0 or (abs(value) < NOISE and not soft):
        return "0"
    if not SMALLEST <= abs(value) < LARGEST:
        power = int(np.floor(np.log10(abs(value))))
        mantissa = numbers.shortest(value / 10.0**power)
        return f"{mantissa}·10{numbers.superscript(power)}"
    if soft:
        return numbers.fixed(value, SOFT_DIGITS)
    return numbers.shortest(value, DIGITS)


def is_exact(value: float, soft: bool = False) -> bool:
    """Whether `brief` prints the number itself, but for the noise of floats."""
    text = brief(value, soft)
    return "·" not in text and (not np.isfinite(value) or numbers.equals(text, value) == "=")


def by_hand(one: OneHead, array: str, row: int, column: int) -> Pieces:
    """Write the arithmetic of a cell, without its name; nothing for a number that only moved.

    The text of the pieces together is one line such as ``(1.6)(1.2) + (0.3)(0.5) = 1.75``.
    """
    how = explain(one.trace, array, one.place(array, row, column))
    writers: dict[str, Callable[[Explanation], Pieces]] = {
        "sum": _sum,
        "rotate": _rotate,
        "scale": partial(_scale, one),
        "add": partial(_add, one),
        "exp": _exp,
        "divide": partial(_divide, one),
        "empty": _empty,
        "total": _total,
        "average": _average,
    }
    return writers[how.operation](how) if how.operation in writers else ()


def plain(pieces: Iterable[Piece]) -> str:
    """Return the text of pieces, with ``^`` before what is raised."""
    return "".join(("^" if piece.raised else "") + piece.text for piece in pieces)


def _number(operand: Operand, brackets: bool = False) -> Piece:
    text = brief(operand.value, operand.name in SOFT)
    return Piece(f"({text})" if brackets else text, _colour(operand.name))


def _colour(array: str) -> str:
    """Return the colour of Q, K or V to all that belongs to it: Q, Q_flat, W_Q, b_Q, …"""
    parts = array.split("_")
    return next((letter for letter in ("Q", "K", "V") if letter in parts), "text")


def _exact(operands: Iterable[Operand]) -> bool:
    return all(is_exact(o.value, o.name in SOFT) for o in operands)


def _result(how: Explanation, soft: bool, exact: bool = True) -> Piece:
    sure = exact and is_exact(how.value, soft)
    return Piece(f" {'=' if sure else '≈'} {brief(how.value, soft)}")


def _sum(how: Explanation) -> Pieces:
    """Write the products of a sum; a long one by its largest terms and the rest in one number."""
    kept, smaller, zeros = _split(how.terms)
    pieces: list[Piece] = []
    for term in kept:
        pieces += [Piece(" + ")] if pieces else []
        pieces += [_number(term.left, True), _number(term.right, True)]
    if smaller:
        rest = sum(term.product for term in smaller)
        others = tr(" + {n} smaller ones ({sum})", n=len(smaller), sum=brief(rest))
        pieces.append(Piece(others, "muted"))
    if zeros:
        pieces.append(Piece(tr(" + {n} zeros", n=zeros), "muted"))
    for bias in how.operands:
        pieces += [Piece(" + "), _number(bias, True)]
    sides = [side for term in kept for side in (term.left, term.right)]
    exact = not smaller and _exact((*sides, *how.operands))
    if not exact and any(term.left.name in SOFT for term in how.terms):
        return (*pieces, Piece(f" ≈ {_rounded(how.value)}"))
    return (*pieces, _result(how, False, exact))


def _rounded(value: float) -> str:
    """Print what came from rounded shares: no more digits than a calculation by hand can give."""
    small = value != 0 and abs(value) < 0.5 * 10**-RESULT_DIGITS
    return brief(value) if small else numbers.shortest(value, RESULT_DIGITS)


def _split(terms: tuple[Term, ...]) -> tuple[list[Term], list[Term], int]:
    """Choose which products of a long sum to write, which to add up, and how many are 0."""
    if len(terms) <= MOST_TERMS:
        return list(terms), [], 0
    telling = [term for term in terms if term.product != 0]
    if not telling:
        return list(terms[:1]), [], len(terms) - 1
    zeros = len(terms) - len(telling)
    if len(telling) <= MOST_TERMS:
        return telling, [], zeros
    largest = sorted(telling, key=lambda term: -abs(term.product))[:KEPT_TERMS]
    kept = [term for term in telling if any(term is other for other in largest)]
    rest = [term for term in telling if not any(term is other for other in largest)]
    return kept, rest, zeros


def _scale(one: OneHead, how: Explanation) -> Pieces:
    (score,) = how.operands
    factor, off = one.trace["scale"], not one.document.options.scale_on
    temperature = one.document.options.temperature
    pieces = [_number(score)]
    exact = _exact(how.operands)
    if off:
        pieces.append(Piece(tr(" (not divided)")))
    elif one.document.options.scale is None:
        root = float(np.sqrt(one.document.d_k))
        pieces.append(Piece(f" ÷ {brief(root)}"))
        exact = exact and is_exact(root)
    else:
        pieces.append(Piece(f" × {brief(factor)}"))
        exact = exact and is_exact(factor)
    if temperature != 1.0:
        pieces.append(Piece(f" ÷ {brief(temperature)}"))
        exact = exact and is_exact(temperature)
    return (*pieces, _result(how, False, exact))


def _add(one: OneHead, how: Explanation) -> Pieces:
    """Write score + mask, with a penalty for distance between them; or the output and its bias."""
    if len(how.operands) == 1:
        return ()
    first, *rest = how.operands
    capped = how.name == "masked_scores" and one.document.options.softcap is not None
    pieces = [Piece(_cap(one, how.index) if capped else brief(first.value))]
    for operand in rest:
        if not np.isfinite(operand.value):
            pieces.append(Piece(f" + {MINUS_INFINITY}"))
        else:
            text = brief(operand.value)
            pieces.append(Piece(f" + ({text})" if operand.value < 0 else f" + {text}"))
    if not np.isfinite(how.value):
        return (*pieces, Piece(f" = {numbers.HIDDEN}"))
    return (*pieces, _result(how, False, not capped and _exact(how.operands)))


def _cap(one: OneHead, index: Index) -> str:
    """Write a score that is kept within a cap by tanh."""
    how = explain(one.trace, "capped_scores", index)
    cap, score = brief(how.factor), brief(how.operands[0].value)
    return f"{cap}·tanh({score} ÷ {cap})"


def _exp(how: Explanation) -> Pieces:
    score, shift = how.operands
    power = brief(score.value)
    if shift.value:
        sign = "−" if shift.value > 0 else "+"
        power = f"{power} {sign} {brief(abs(shift.value))}"
    raised = Piece(power, raised=True)
    if not np.isfinite(score.value):
        return (Piece("e"), raised, Piece(" = 0"))
    return (Piece("e"), raised, _result(how, True))


def _divide(one: OneHead, how: Explanation) -> Pieces:
    part, total = how.operands
    if one.hidden[how.index[-2:]]:
        said = tr(" = exactly 0: this cell is masked")
        return (_number(part), Piece(" ÷ "), _number(total), Piece(said))
    exact = _exact(how.operands)
    return (_number(part), Piece(" ÷ "), _number(total), _result(how, True, exact))


def _empty(how: Explanation) -> Pieces:
    return (Piece(tr("this row sees nothing: there is nothing to share out")),)


def _total(how: Explanation) -> Pieces:
    seen = [o for o in how.operands if o.value != 0]
    if not seen:
        return (Piece(tr("this row sees nothing")), Piece(" = 0"))
    kept = seen if len(seen) <= MOST_TERMS else seen[:KEPT_TERMS]
    words = [
        tr("{number} for the sink", number=brief(o.value, True))
        if o.name == SINK
        else brief(o.value, True)
        for o in kept
    ]
    pieces = [Piece(" + ".join(words))]
    if len(kept) < len(seen):
        rest = sum(o.value for o in seen[len(kept) :])
        more = tr(" + {n} more ({sum})", n=len(seen) - len(kept), sum=brief(rest, True))
        pieces.append(Piece(more, "muted"))
    return (*pieces, _result(how, True, len(kept) == len(seen) and _exact(kept)))


def _rotate(how: Explanation) -> Pieces:
    """Write a pair of numbers turned by the angle of their place in the text."""
    pieces: list[Piece] = []
    for term in how.terms:
        pieces += [Piece(" + ")] if pieces else []
        pieces += [_number(term.left, True), _number(term.right, True)]
    sides = [side for term in how.terms for side in (term.left, term.right)]
    return (*pieces, _result(how, False, _exact(sides)))


def _average(how: Explanation) -> Pieces:
    text = " + ".join(f"({brief(o.value)})" for o in how.operands)
    exact = _exact(how.operands)
    return (Piece(f"({text}) ÷ {len(how.operands)}"), _result(how, False, exact))


def note(one: OneHead, array: str, row: int, column: int) -> str:
    """Say what a number is that no arithmetic made: typed, moved, or beside its input."""
    number = one.slice(array)[row, column]
    value, text = numbers.exact(number), brief(number)
    if PANES[array].matrix:
        return tr("{number}, a given number: type over it", number=value)
    if array == "K_T":
        return tr("{number}, moved from row {row} of K", number=value, row=one.words[column])
    if array == "M":
        if one.hidden[row, column]:
            return tr("{number}, this word may not look there", number=numbers.HIDDEN)
        return tr("0, free to look")
    if array == "out" and one.slice("X").shape == one.slice("out").shape:
        before = brief(one.slice("X")[row, column])
        return tr("{number}, where X had {before}", number=text, before=before)
    return text
