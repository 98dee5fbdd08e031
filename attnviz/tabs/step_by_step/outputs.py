"""What this tab gives away: numbers to the clipboard and to files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from attnviz.language import mark, tr
from attnviz.tabs.step_by_step.copying import FORMS, all_text, matrix_text, row_text
from attnviz.tabs.step_by_step.one_head import OneHead
from attnviz.tabs.step_by_step.plan import PANES
from attnviz.ui.tab.copies import as_cell

CSV_FILES = mark("Comma-separated values (*.csv)")
MATRIX_FILES = mark("Matrices (*.csv *.tsv *.txt *.npy *.npz *.tex)")


class Outputs:
    """Copies and saves what `look` gives, unless `may` says that it would give an answer away."""

    def __init__(
        self, parent: QWidget, look: Callable[[], OneHead], may: Callable[[], bool]
    ) -> None:
        self._parent, self._look, self._may = parent, look, may

    def copy_cell(self, array: str, row: int, column: int) -> None:
        """Copy one number with all its digits."""
        self.put(as_cell(self._look().slice(array)[row, column]))

    def copy_row(self, array: str, row: int) -> None:
        """Copy a row, tabs between its numbers."""
        self.put(row_text(self._look(), array, row))

    def copy_matrix(self, array: str, form: str) -> None:
        """Copy a matrix in one of `FORMS`."""
        self.put(matrix_text(self._look(), array, form))

    def copy_all(self, form: str) -> None:
        """Copy every matrix of the twelve steps."""
        self.put(all_text(self._look(), form))

    def ask_form(self, array: str, where: QPoint) -> QMenu:
        """Ask in which form a matrix is to be copied."""
        menu = QMenu(self._parent)
        menu.addSection(tr("Copy {matrix} as", matrix=PANES[array].symbol))
        for form in FORMS:
            menu.addAction(tr(form)).setData((array, form))
        menu.triggered.connect(self._on_form_chosen)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(where)
        return menu

    def _on_form_chosen(self, action: QAction) -> None:
        array, form = action.data()
        self.copy_matrix(array, form)

    def ask_csv(self) -> None:
        """Save every matrix as one CSV file."""
        if not self._may():
            return
        title, start = tr("Save all matrices"), "steps.csv"
        path, _ = QFileDialog.getSaveFileName(self._parent, title, start, tr(CSV_FILES))
        if path:
            Path(path).write_text(all_text(self._look(), "CSV"), encoding="utf-8")

    def ask_matrix_file(self, array: str) -> str:
        """Let a file of numbers be chosen; "" when none was."""
        title = tr("Load {matrix}", matrix=PANES[array].symbol)
        return QFileDialog.getOpenFileName(self._parent, title, "", tr(MATRIX_FILES))[0]

    def put(self, text: str) -> None:
        """Copy a text, unless it would give an answer away."""
        if self._may():
            QGuiApplication.clipboard().setText(text)
