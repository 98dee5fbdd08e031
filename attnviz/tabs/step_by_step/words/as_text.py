"""The matrices of this tab as text: for the clipboard and for files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attnviz.language import mark
from attnviz.model.matrices.text import as_csv, as_markdown, as_numpy, as_python
from attnviz.tabs.step_by_step.state.one_head import OneHead
from attnviz.tabs.step_by_step.state.plan import PANES, PLANS
from attnviz.tabs.step_by_step.words.held import held_cells
from attnviz.ui.tab.copies import as_latex, as_tsv

FORMS: dict[str, Callable[..., str]] = {
    mark("Text"): as_tsv,
    "CSV": as_csv,
    "NumPy": as_numpy,
    "LaTeX": as_latex,
    "Markdown": as_markdown,
    "Python": as_python,
}
NAMED = ("CSV", "Markdown")


def all_arrays(one: OneHead) -> tuple[str, ...]:
    """Name every matrix of the twelve steps once, in the order they appear."""
    names = dict.fromkeys(array for plan in PLANS for array in plan.arrays)
    return tuple(name for name in names if not (name == "out" and one.single))


def matrix_text(one: OneHead, array: str, form: str) -> str:
    """Write one matrix; tables carry the names of rows and columns."""
    return _written(one, array, form, one.slice(array))


def _written(one: OneHead, array: str, form: str, values: Any) -> str:
    write = FORMS[form]
    if form == "LaTeX":
        return as_latex(values, held=held_cells(one, array))
    if form not in NAMED:
        return write(values)
    pane = PANES[array]
    rows = one.names(pane.rows, array)
    return write(values, rows=rows, columns=one.names(pane.columns, array))


def row_text(one: OneHead, array: str, row: int) -> str:
    """Write one row, tabs between its numbers."""
    return as_tsv(one.slice(array)[row])


def all_text(one: OneHead, form: str) -> str:
    """Write every matrix under its name."""
    blocks = []
    for array in all_arrays(one):
        text, pane = matrix_text(one, array, form), PANES[array]
        if form == "LaTeX":
            blocks.append(f"{pane.latex or pane.symbol} = {text}")
        elif form in ("NumPy", "Python"):
            blocks.append(f"{pane.code or array} = {text}")
        else:
            blocks.append(f"{pane.symbol}\n{text}")
    glue = "\n" if form in ("NumPy", "Python") else "\n\n"
    head = "import numpy as np\n\n" if form == "NumPy" else ""
    return head + glue.join(blocks) + "\n"
