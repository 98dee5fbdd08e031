"""What of a step is compared with the same step of something else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attnviz.language import tr
from attnviz.tabs.step_by_step.state.one_head import OF_LAYER, OneHead
from attnviz.tabs.step_by_step.state.plan import LAST, PLANS, Axis, StepPlan

if TYPE_CHECKING:
    from attnviz.ui.tab.compare.exhibit import ComparedMatrices


def exhibit_of(one: OneHead, step: StepPlan) -> ComparedMatrices:
    """Return the matrix that a step makes, and all steps, whose differences are counted."""
    from attnviz.ui.tab.compare.exhibit import ComparedBlock, ComparedMatrices, Counted

    pane = step.panes[-1]

    def names(axis: Axis) -> tuple[str, ...]:
        return () if axis == "token" else one.names(axis, pane.array)

    block = ComparedBlock(
        pane.array,
        pane.symbol,
        tr(pane.says) if pane.says else pane.symbol,
        None if pane.array in OF_LAYER else one.head,
        names(pane.rows),
        names(pane.columns),
    )
    counted = tuple(Counted(plan.number, tr(plan.title), plan.array) for plan in PLANS)
    title = f"{step.letter or f'{step.number} / {LAST}'}  {tr(step.title)}"
    if block.head is not None and one.document.n_heads > 1:
        title = tr("{step}, head {number}", step=title, number=block.head + 1)
    return ComparedMatrices("example", (block,), title, counted)
