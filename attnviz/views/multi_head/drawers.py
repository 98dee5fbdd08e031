"""At most one drawer under the picture, made when it is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QVBoxLayout

from attnviz.language import inside, tr
from attnviz.model import output_edits
from attnviz.session import Session
from attnviz.views.multi_head.figure import Figure
from attnviz.widgets.theme import Theme

if TYPE_CHECKING:
    from attnviz.views.multi_head.drawer import NumbersDrawer, Which


class Drawers(QObject):
    """Opens and closes drawers, and carries out what their buttons ask for."""

    number_edited = Signal(str, object, float, int)
    refused = Signal(str)
    closed = Signal()

    def __init__(
        self, session: Session, theme: Theme, column: QVBoxLayout, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._theme = theme
        self._column = column
        self.drawer: NumbersDrawer | None = None

    @property
    def open(self) -> Which | None:
        """Return what is open."""
        return None if self.drawer is None else self.drawer.which

    def toggle(self, which: Which, figure: Figure) -> None:
        """Open a drawer in place of another, or close it if it is the open one."""
        if self.open == which:
            self.close()
            return
        if which == "output" and figure.document.W_O is None:
            self.refused.emit(
                tr("This document has no W_O: the heads' results stand side by side.")
            )
            return
        from attnviz.views.multi_head.drawer import NumbersDrawer

        self._drop()
        drawer = self.drawer = NumbersDrawer(which, self._theme, self._column.parentWidget())
        drawer.closed.connect(self.close)
        drawer.number_edited.connect(self.number_edited)
        drawer.refused.connect(self.refused)
        drawer.preset_requested.connect(self.apply_preset)
        drawer.zero_requested.connect(self.zero_head)
        self._column.addWidget(drawer)
        self.fit()
        drawer.show_figure(figure)
        drawer.start()

    def apply_preset(self, id_: str) -> None:
        """Put a preset of W_O in place."""
        name, edit = next((n, e) for i, n, e in output_edits.PRESETS if i == id_)
        self._session.edit(edit, text=tr("W_O: {preset}", preset=inside(tr(name))))

    def zero_head(self) -> None:
        """Set the rows of W_O that belong to the chosen head to 0."""
        head = self._session.selection.head
        self._session.edit(
            output_edits.without_head, head, text=tr("W_O: rows of H{number} zero", number=head + 1)
        )

    def close(self) -> bool:
        """Close the open drawer; False when none is."""
        if self.drawer is None:
            return False
        self._drop()
        self.closed.emit()
        return True

    def _drop(self) -> None:
        if self.drawer is not None:
            self._column.removeWidget(self.drawer)
            self.drawer.hide()
            self.drawer.deleteLater()
        self.drawer = None

    def refresh(self, figure: Figure) -> None:
        """Show the document as it is now."""
        if self.drawer is not None:
            self.drawer.show_figure(figure)

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        self._theme = theme
        if self.drawer is not None:
            self.drawer.set_theme(theme)

    def fit(self) -> None:
        """Take its share of the canvas column."""
        parent = self._column.parentWidget()
        if self.drawer is not None and parent is not None:
            self.drawer.set_height(parent.height())
