"""What each of the twelve steps puts on the canvas: matrices, their names, the signs between them.

The order, the arrays and the formulas are the engine's; here is only how they are shown.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from attnviz.engine.steps.run import NUMBERED, Step
from attnviz.engine.steps.table import LETTERED, LetteredStep
from attnviz.language import mark

Axis = Literal["token", "feature", "query", "value", "output", "total", "bias"]
Quantity = Literal["weight", "signed", "plain"]


@dataclass(frozen=True)
class Pane:
    """One matrix of the canvas.

    Parameters
    ----------
    array : its name in the trace
    symbol, says : title, letter and words
    colour : named colour of the title
    rows, columns : what its axes count
    quantity : which colour scale
    matrix : name in the document when a person may change it, else ""
    code, latex : its name in code and in LaTeX, "" = that in the trace, and its symbol
    """

    array: str
    symbol: str
    says: str
    rows: Axis
    columns: Axis
    quantity: Quantity = "signed"
    colour: str = "text"
    matrix: str = ""
    code: str = ""
    latex: str = ""


PANES = {
    pane.array: pane
    for pane in (
        Pane("X", "X", mark("token vectors"), "token", "feature", matrix="X"),
        Pane("W_Q", "W_Q", mark("makes queries"), "feature", "query", colour="Q", matrix="W_Q"),
        Pane(
            "W_K_used",
            "W_K",
            mark("makes keys"),
            "feature",
            "query",
            colour="K",
            matrix="W_K",
            code="W_K",
        ),
        Pane(
            "W_V_used",
            "W_V",
            mark("makes values"),
            "feature",
            "value",
            colour="V",
            matrix="W_V",
            code="W_V",
        ),
        Pane("Q", "Q", mark("queries"), "token", "query", colour="Q"),
        Pane("K", "K", mark("keys"), "token", "query", colour="K"),
        Pane("V", "V", mark("values"), "token", "value", colour="V"),
        Pane("K_T", "Kᵀ", mark("keys, transposed"), "query", "token", colour="K", latex=r"K^\top"),
        Pane("scores", "S", mark("scores"), "token", "token", code="S"),
        Pane(
            "scaled_scores",
            "S ÷ √d_k",
            mark("scaled"),
            "token",
            "token",
            code="scaled",
            latex=r"S/\sqrt{d_k}",
        ),
        Pane("M", "M", mark("mask"), "token", "token", "plain"),
        Pane(
            "masked_scores",
            "S ÷ √d_k + M",
            mark("masked"),
            "token",
            "token",
            code="masked",
            latex=r"S/\sqrt{d_k} + M",
        ),
        Pane("exponentials", "E", mark("e to the score"), "token", "token", "weight", code="E"),
        Pane("row_sums", "Σ", "", "token", "total", "plain", latex=r"\Sigma"),
        Pane("pattern", "A", mark("attention weights"), "token", "token", "weight", code="A"),
        Pane("z", "O", mark("new vectors"), "token", "output", code="O"),
        Pane("b_Q", "b_Q", mark("of queries"), "bias", "query", colour="Q"),
        Pane("b_K_used", "b_K", mark("of keys"), "bias", "query", colour="K", code="b_K"),
        Pane("b_V_used", "b_V", mark("of values"), "bias", "value", colour="V", code="b_V"),
        Pane("Q_flat", "Q", mark("before the norm"), "token", "query", colour="Q"),
        Pane("Q_normed", "Q", mark("before the rotation"), "token", "query", colour="Q"),
        Pane("capped_scores", "cap", mark("capped"), "token", "token"),
        Pane("out", "O", mark("output"), "token", "output"),
    )
}
_AXES: dict[str, Axis] = {"t": "token", "u": "token", "i": "feature", "1": "total"}
for _step in NUMBERED:
    if _step.name not in PANES:  # as any matrix is shown, by its row of the table
        _rows, _columns = (_AXES.get(letter, "output") for letter in _step.rule.axes[-2:])
        PANES[_step.name] = Pane(_step.name, _step.symbol, _step.title, _rows, _columns)
SHOWN_AS = {"W_K": "W_K_used", "W_V": "W_V_used"}
EDITABLE = ("X", "W_Q", "W_K", "W_V")
MASKED = ("masked_scores", "exponentials", "pattern")  # what shows which cells are masked

Move = Literal["", "multiplied", "turned", "carried", "wiped", "shared out", "blended"]
"""How a step comes in, "" for a fade."""
PRODUCT = ("×", "=")


@dataclass(frozen=True)
class StepLook:
    """How a step is shown, by what it computes.

    Parameters
    ----------
    chip : short name
    signs : what stands between its matrices
    move : how it comes in
    box : the part of the whole formula that is in effect, "" = the array itself
    """

    chip: str
    signs: tuple[str, ...] = PRODUCT
    move: Move = ""
    box: str = ""


SHOWN = {
    "X": StepLook("X", ()),
    "Q": StepLook("Q", PRODUCT, "multiplied", "step Q"),
    "K": StepLook("K", PRODUCT, "multiplied", "step K"),
    "V": StepLook("V", PRODUCT, "multiplied", "step V"),
    "K_T": StepLook("Kᵀ", ("→",), "turned"),
    "scores": StepLook("QKᵀ", PRODUCT, "multiplied"),
    "scaled_scores": StepLook("÷√d", ("÷",), "carried"),
    "masked_scores": StepLook("+M", ("+", "="), "wiped"),
    "exponentials": StepLook("eˣ", ("eˣ",), "carried"),
    "pattern": StepLook("÷Σ", ("÷", "="), "shared out"),
    "z": StepLook("A·V", PRODUCT, "blended", "step z"),
    "out": StepLook("out", ("→",), box="z"),
}


@dataclass(frozen=True)
class StepPlan:
    """One of the twelve steps as the tab shows it.

    Parameters
    ----------
    number : from 1
    array : what the step computes
    panes : matrices from left to right; the last one is the result
    shown : how it is shown
    caption : what it does, where nothing else is said of its numbers
    letter : of a step that only some layers have; `number` is the one that it follows
    """

    number: int
    title: str
    formula: str
    array: str
    panes: tuple[Pane, ...]
    shown: StepLook
    caption: str
    letter: str = ""

    @cached_property
    def arrays(self) -> tuple[str, ...]:
        """Names of the matrices on the canvas."""
        return tuple(pane.array for pane in self.panes)


def _plan(number: int, step: Step) -> StepPlan:
    panes = tuple(PANES[SHOWN_AS.get(name, name)] for name in step.shows)
    shown = SHOWN.get(step.name) or StepLook(step.symbol, step.signs)
    return StepPlan(number, step.title, step.formula, step.name, panes, shown, step.caption)


PLANS = tuple(_plan(number, step) for number, step in enumerate(NUMBERED, 1))
LAST = len(PLANS)
BIASES = ("b_Q", "b_K_used", "b_V_used")
_CHIPS_OF_LETTERS = {"B": mark("bias"), "QN": mark("norm"), "R": "RoPE", "C": mark("cap")}


def _letter_plan(step: LetteredStep) -> StepPlan:
    """Return a lettered step: what it changes, before and after, or the biases."""
    arrays = step.changes[0] if step.changes else BIASES
    look = StepLook(_CHIPS_OF_LETTERS[step.letter], ("→",) if step.changes else ("", ""))
    panes = tuple(PANES[name] for name in arrays)
    return StepPlan(step.after, step.title, "", arrays[-1], panes, look, "", step.letter)


LETTERS = tuple(map(_letter_plan, LETTERED))
"""The steps that only some layers have, in the order of computing."""
EVERY = (*PLANS, *LETTERS)


def step_with(array: str) -> int:
    """Return the first step that shows an array; 1 when none does."""
    return next((p.number for p in PLANS if array in p.arrays), 1)
