"""The place of a canvas in its tab, and which widget fills it: the canvas, or one instead of it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget


class CanvasPlace(QObject):
    """Shows one widget at a time, to which the tab hands the keyboard on.

    Parameters
    ----------
    owner : the tab; its `hold_place`, if it has one, is told
    canvas : what is shown until another widget takes its place
    column : where it lies; None = the owner gives the widgets their places itself
    """

    def __init__(self, owner: QWidget, canvas: QWidget, column: QVBoxLayout | None) -> None:
        super().__init__(owner)
        self.owner, self.canvas = owner, canvas
        self._column, self._front = column, canvas
        hold = getattr(owner, "hold_place", None)
        if hold is not None:
            hold(self)

    @property
    def front(self) -> QWidget:
        """Return the widget that fills the place."""
        return self._front

    def add(self, widget: QWidget) -> None:
        """Put a widget where it may take the place."""
        widget.hide()
        if self._column is not None:
            self._column.insertWidget(self._column.indexOf(self.canvas), widget, 1)

    def take(self, widget: QWidget, *, keyboard: bool = False) -> None:
        """Show a widget instead of the one there is.

        Parameters
        ----------
        keyboard : it gets the keyboard anyway, and shows that; else only if the other one had it
        """
        back, self._front = self._front, widget
        if back is widget:
            return
        if self._column is not None:
            self._column.setEnabled(False)  # neither is laid out beside the other
        widget.show()
        self.owner.setFocusProxy(widget)
        # Before it hides: Qt would hand the keyboard on.
        if keyboard:
            widget.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif back.hasFocus():
            widget.setFocus()
        back.hide()
        if self._column is not None:
            self._column.setEnabled(True)
            self._column.activate()

    def leave(self, widget: QWidget, *, keyboard: bool = False) -> None:
        """Show the canvas again, if this widget has its place."""
        if self._front is widget:
            self.take(self.canvas, keyboard=keyboard)
