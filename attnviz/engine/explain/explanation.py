"""What the arithmetic of one cell looks like, as values that can be shown or done again."""

from __future__ import annotations

import math
from dataclasses import dataclass

from attnviz.engine.steps.rules import Index


@dataclass(frozen=True)
class Operand:
    """One number that a cell was made from: its array, place and value.

    `name` is an array of the trace, but for "rotation": there it is how much of one number a turn
    by the token's position puts into another, at (token, from column, to column).
    """

    name: str
    index: Index
    value: float


@dataclass(frozen=True)
class Term:
    """One product of a sum of products."""

    left: Operand
    right: Operand

    @property
    def product(self) -> float:
        """Left times right; a share of exactly 0 gives exactly 0 whatever it multiplies."""
        if self.left.value == 0.0:
            return 0.0
        return self.left.value * self.right.value


@dataclass(frozen=True)
class Explanation:
    """How one cell came to be.

    `operation` is

    - "sum": of the products of `terms`, plus the operands, which are biases
    - "rotate": likewise, each term a number and its part in the turn by the token's position
    - "scale": the operand times `factor`
    - "cap": `factor` · tanh(operand / `factor`)
    - "rms": the root of the operands' mean square plus `factor`
    - "norm": first operand by second, times the third
    - "add": the operands together (score, position bias, mask)
    - "largest": the largest operand, taken off a row whose e^x would overflow; else 0
    - "exp": e to the (first operand - second)
    - "total": the operands together
    - "divide": first operand by second, "empty": a row in which nothing is allowed
    - "average": of the operands, "copy": the operand itself, "muted": 0 for a silenced head
    - "given": typed, not computed

    Of a held number `value` is the number in use, and everything else tells how the layer without
    holds comes to `computed`, which is None of all others.
    """

    name: str
    index: Index
    value: float
    operation: str
    terms: tuple[Term, ...] = ()
    operands: tuple[Operand, ...] = ()
    factor: float = 1.0
    computed: float | None = None

    @property
    def held(self) -> bool:
        """Whether the number is held."""
        return self.computed is not None

    @property
    def sources(self) -> tuple[Operand, ...]:
        """Every number that goes in."""
        pairs = [side for term in self.terms for side in (term.left, term.right)]
        return (*pairs, *self.operands)

    @property
    def result(self) -> float:
        """Do the arithmetic again, from the parts alone."""
        parts = [operand.value for operand in self.operands]
        match self.operation:
            case "sum" | "rotate":
                return math.fsum([*(term.product for term in self.terms), *parts])
            case "scale":
                return parts[0] * self.factor
            case "cap":
                return self.factor * math.tanh(parts[0] / self.factor)
            case "rms":
                return math.sqrt(math.fsum(x * x for x in parts) / len(parts) + self.factor)
            case "norm":
                return parts[0] / parts[1] * parts[2]
            case "add" | "total":
                return sum(parts)
            case "largest":
                return max(parts) if self.value else 0.0
            case "exp":
                return math.exp(parts[0] - parts[1])
            case "divide":
                return parts[0] / parts[1]
            case "average":
                return math.fsum(parts) / len(parts)
            case "copy":
                return parts[0]
            case "empty" | "muted":
                return 0.0
        return self.value if self.computed is None else self.computed
