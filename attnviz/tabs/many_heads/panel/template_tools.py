"""The template by which all heads are sorted: its name, what marks many cells, and its end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QVBoxLayout, QWidget

from attnviz.language import mark, plural, tr
from attnviz.model.document.head_template import LONGEST_NAME, HeadTemplate
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed

Marks = Sequence[tuple[str, NDArray[np.bool_]]]


class TemplateTools(Themed, QWidget):
    """Shows a template and wishes for others. Setters never emit."""

    renamed = Signal(str)
    filled = Signal(object)
    """These cells are to be marked, bool (n, n)."""
    marks_wanted = Signal()
    removed = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shown: HeadTemplate | None = None
        self.name = QLineEdit(self)
        self.name.setAccessibleName(tr("Name of the template"))
        self.name.setMaxLength(LONGEST_NAME)
        self.name.editingFinished.connect(self._on_named)
        self.count = plain_label("", self, role="tick", wraps=True)
        self.marks = KeyButton(tr("Mark…"), theme, self, behind="chevron")
        self.marks.setToolTip(tr("Mark the cells that a score counts, or what a mask lets through"))
        self.clear = KeyButton(tr("Clear"), theme, self)
        self.remove = KeyButton(tr("Remove"), theme, self)
        self.marks.clicked.connect(self.marks_wanted)
        self.clear.clicked.connect(self._on_cleared)
        self.remove.clicked.connect(self.removed)
        row = QHBoxLayout()
        for button in (self.marks, self.clear, self.remove):
            row.addWidget(button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.name)
        column.addWidget(self.count)
        column.addLayout(row)

    def show_template(self, template: HeadTemplate, *, can_draw: bool) -> None:
        """Show a template; one of texts of another length cannot be drawn here."""
        if template is not self._shown and self.name.text() != template.name:
            self.name.setText(template.name)
        self._shown = template
        n = template.n_marked
        told = plural(
            mark("{n} cell marked. Click or drag in the picture."),
            mark("{n} cells marked. Click or drag in the picture."),
            n,
        )
        other = tr("Drawn for {n} tokens.", n=template.n_tokens)
        self.count.setText(told if can_draw else other)
        self.marks.setEnabled(can_draw)
        self.clear.setEnabled(can_draw and n > 0)

    def open_menu(self, marks: Marks) -> QMenu:
        """List what can be marked at once."""
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        for says, cells in marks:
            action = menu.addAction(says.replace("&", "&&"), partial(self.filled.emit, cells))
            action.setEnabled(bool(cells.any()))
        menu.popup(self.marks.mapToGlobal(QPoint(0, self.marks.height())))
        return menu

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (self.marks, self.clear, self.remove)

    def _on_named(self) -> None:
        template = self._shown
        if template is not None and self.name.text().strip() != template.name:
            self.renamed.emit(self.name.text())
            self.name.setText(self._shown.name if self._shown is not None else "")

    def _on_cleared(self) -> None:
        if self._shown is not None:
            self.filled.emit(np.zeros_like(self._shown.cells))
