"""The menu of a matrix: what can be done with its numbers, and ways to copy them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from attnviz.language import tr
from attnviz.tabs.step_by_step.copying import FORMS
from attnviz.tabs.step_by_step.editing import ROW, WHOLE
from attnviz.tabs.step_by_step.plan import PANES

if TYPE_CHECKING:
    from attnviz.tabs.step_by_step.view import StepByStepView


def matrix_menu(view: StepByStepView, array: str, row: int, column: int) -> QMenu:
    """Build the menu of a cell and its matrix."""
    menu = QMenu(view)
    pane = PANES[array]
    edits = view.edits
    if view.one.edit_place(pane, row, column) is not None and pane.matrix:
        rows, columns = view.one.shape(array)
        for change in WHOLE:
            action = menu.addAction(f"{pane.symbol}: {tr(change.text)}")
            action.setData(change.id)
            action.setEnabled(not change.square or rows == columns)
            action.triggered.connect(partial(edits.change_matrix, array, change))
        for change in ROW:
            action = menu.addAction(tr(change.text))
            action.setData(change.id)
            action.triggered.connect(partial(edits.change_row, array, row, change))
        menu.addSeparator()
        paste = menu.addAction(tr("Paste"))
        paste.setData("paste")
        paste.triggered.connect(partial(edits.paste, array, row, column))
        from_file = menu.addAction(tr("Load {matrix} from a file…", matrix=pane.symbol))
        from_file.setData("load")
        from_file.triggered.connect(partial(load, view, array))
        menu.addSeparator()
    copy = menu.addAction(tr("Copy this number"))
    copy.setData("copy")
    copy.triggered.connect(partial(view.outputs.copy_cell, array, row, column))
    copy_row = menu.addAction(tr("Copy this row"))
    copy_row.setData("copy-row")
    copy_row.triggered.connect(partial(view.outputs.copy_row, array, row))
    add_copies(menu, view, array)
    menu.aboutToHide.connect(menu.deleteLater)
    return menu


def load(view: StepByStepView, array: str) -> None:
    """Let a file be chosen and take a matrix from it."""
    path = view.outputs.ask_matrix_file(array)
    if path:
        view.edits.load(array, path)


def add_copies(menu: QMenu, view: StepByStepView, array: str) -> None:
    """Add ways to copy a whole matrix."""
    copies = menu.addMenu(tr("Copy {matrix} as", matrix=PANES[array].symbol))
    for form in FORMS:
        action = copies.addAction(tr(form))
        action.setData(f"copy-{form}")
        action.triggered.connect(partial(view.outputs.copy_matrix, array, form))
