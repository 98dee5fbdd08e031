"""The formulas of the tab: one a step for its title, and the whole one for the strip."""

from __future__ import annotations

from attnviz.engine.steps.table import BY_NAME
from attnviz.language import tr
from attnviz.tabs.step_by_step.words.formula import (
    Formula,
    FormulaLine,
    Fraction,
    Root,
    Script,
    Symbol,
)

X = Symbol("X", name="X")
Q = Symbol("Q", "Q", "Q")
K = Symbol("K", "K", "K")
V = Symbol("V", "V", "V")
S = Symbol("S", name="scores")
A = Symbol("A", name="pattern")
E = Symbol("E", name="exponentials")
OUT = Symbol("O", name="z")
K_T = Script(Symbol("K", "K"), above="T", name="K_T")
EQUALS, PLUS = Symbol("="), Symbol("+")
TIGHT = 0.36


def _projection(letter: str, array: str) -> Formula:
    return Script(Symbol("W", letter), below=letter, name=array)


W_Q, W_K, W_V = (
    _projection("Q", "W_Q"),
    _projection("K", "W_K_used"),
    _projection("V", "W_V_used"),
)
ROOT = Root(Script(Symbol("d"), below="k"))
M = Symbol("M", name="M")


def _line(*parts: Formula, name: str = "", space: float = 0.28) -> FormulaLine:
    return FormulaLine(parts, name, space)


PRODUCT = _line(Q, K_T, name="scores", space=0.24)
SCALED = Fraction(PRODUCT, ROOT, name="scaled_scores")
MASKED = _line(SCALED, PLUS, M, name="masked_scores")

TITLES: dict[str, Formula] = {
    "X": X,
    "Q": _line(Q, EQUALS, _line(X, W_Q, space=0.24)),
    "K": _line(K, EQUALS, _line(X, W_K, space=0.24)),
    "V": _line(V, EQUALS, _line(X, W_V, space=0.24)),
    "K_T": K_T,
    "scores": _line(S, EQUALS, _line(Q, K_T, space=0.24)),
    "scaled_scores": _line(S, Symbol("÷"), ROOT),
    "masked_scores": _line(S, Symbol("÷"), ROOT, PLUS, M),
    "exponentials": _line(E, EQUALS, Script(Symbol("e"), above="x")),
    "z": _line(OUT, EQUALS, _line(A, V, space=0.24)),
    "out": _line(X, Symbol("→"), OUT),
}


def title_formula(array: str) -> Formula:
    """Return the formula that stands beside the title of a step."""
    if array == "pattern":
        return _line(A, EQUALS, E, Symbol("÷"), Symbol(tr("row sums")))
    known = TITLES.get(array)
    return Symbol(tr(BY_NAME[array].formula), name=array) if known is None else known


SOFTMAX = _line(
    Symbol("softmax", name="exponentials"),
    Symbol("("),
    MASKED,
    Symbol(")"),
    name="pattern",
    space=TIGHT,
)
BOXED = 0.45  # around a letter that may stand in a box, of the text size
WHOLE: Formula = _line(
    _line(Q, EQUALS, _line(X, W_Q, space=BOXED), name="step Q", space=BOXED),
    _line(K, EQUALS, _line(X, W_K, space=BOXED), name="step K", space=BOXED),
    _line(V, EQUALS, _line(X, W_V, space=BOXED), name="step V", space=BOXED),
    _line(OUT, EQUALS, _line(SOFTMAX, V, name="step z", space=0.4)),
    space=2.0,
)
"""Q, K, V and then O = softmax(Q Kᵀ ÷ √d_k + M) V, in which every symbol has its array's name."""
