"""What the window knows of a tab: a canvas with a control row, a side panel, words and commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from attnviz.language import mark
from attnviz.ui.look.theme import Theme

if TYPE_CHECKING:
    from attnviz.model.document.document import Document

NOT_ALL = mark("not all of its parts")
"""What a tab says of a picture in which something without a number has no room."""


@dataclass(frozen=True)
class Command:
    """One thing a person can do; feeds menus, shortcuts, the palette and the F1 overlay alike.

    Parameters
    ----------
    id : "steps.next", unique
    text : what it does, as a menu says it
    run : does it
    keys : shortcuts in Qt's portable text, e.g. ("Right", "PageDown")
    canvas_only : single letters and arrows act only while the canvas has the focus
    enabled : whether it can be done now; None = always
    checked : for a switch, whether it is on; None = no switch
    group : heading in the F1 overlay
    why : what is missing when it cannot be done, marked for translation
    """

    id: str
    text: str
    run: Callable[[], object]
    keys: tuple[str, ...] = ()
    canvas_only: bool = False
    enabled: Callable[[], bool] | None = None
    checked: Callable[[], bool] | None = None
    group: str = ""
    why: str = ""


class TabView(QWidget):
    """A tab. The widget itself is the canvas column (control row above the canvas).

    A view reads named arrays from the session and sends edits to it; it never computes attention
    and never imports another view. The window asks it for its parts by the methods below.
    """

    id: ClassVar[str] = ""
    title: ClassVar[str] = ""

    caption_changed = Signal(str)
    """One or two computed sentences about what is on screen; the window shows them large."""
    status_changed = Signal(str)
    """The exact numbers behind the pointed-at thing."""
    compare_requested = Signal()
    """Something else is to be compared with what is on screen."""
    export_requested = Signal(str, bool)
    """What is on screen is to be exported: this array, "" for all; only of the head chosen?"""

    def side_panel(self) -> QWidget | None:
        """Return the panel beside the canvas (304 px), or None; made once, owned by the window."""
        return None

    def caption(self) -> str:
        """Say what is on screen now, in at most two sentences."""
        return ""

    def status(self) -> str:
        """Return the exact numbers behind the pointed-at thing."""
        return ""

    def commands(self) -> list[Command]:
        """List what can be done on this tab, with keys."""
        return []

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes at once."""

    def show_anew(self) -> None:
        """Show everything anew: numbers are written otherwise now."""

    def draw(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint the canvas as it is on screen into any device; the exports and `render` use it."""

    def draw_figure(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint the figure only, without what a person acts on: for papers."""
        self.draw(painter, rect, theme)

    def left_out(
        self, rect: QRectF, theme: Theme, *, figure: bool = False, names: bool = False
    ) -> tuple[str, ...]:
        """Say what a picture of that size would not show: “6 of 12 heads”; () = nothing.

        Parameters
        ----------
        figure : it is drawn by `draw_figure`
        names : also tell which names of rows and columns are left out
        """
        return ()

    def draw_live(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint the canvas as it is at this moment, in motion: for a second screen.

        It may be another size and look than the tab itself has.
        """
        self.draw(painter, rect, theme)

    def advance(self, by: int) -> bool:
        """Go to the tab's next (+1) or previous (-1) step, as a clicker does; False at the end."""
        return False

    def toggle_motion(self) -> None:
        """Start or stop what moves (Space)."""

    def leave_compared(self) -> bool:
        """Show what is on the bench alone; False when it is compared with nothing."""
        return False

    def escape(self) -> bool:
        """Leave the innermost state (editor, lit cell, pin); False when there was none."""
        return False

    def clear_selection(self) -> bool:
        """Leave all that is held of cells at once, as in a talk; False when there was none."""
        return self.escape()

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let nothing travel or ease, as the system or a person asks for."""

    def set_other_tabs(self, ids: frozenset[str]) -> None:
        """Learn which tabs there are; `session.select(tab=...)` brings one to the front."""

    def chosen_area(self) -> QRectF:
        """Return where the selected row is, in this widget: what opens over the tab leaves it free.

        Empty when nothing is selected.
        """
        return QRectF()

    def page(self) -> dict[str, bool | int | str]:
        """Return what this tab alone shows beside the selection, as a lesson records it."""
        return {}

    def show_page(self, page: Mapping[str, bool | int | str]) -> None:
        """Show what `page` gave; what is not named there goes to its start."""

    def cover(self, names: frozenset[str]) -> None:
        """Cover what a lesson asks for, by name, wherever it can be read; none = nothing.

        Parameters
        ----------
        names : those that the tab has in `model/tabs.py`, and "canvas" for all of it
        """

    def magnify(self, names: tuple[str, ...]) -> None:
        """Let parts fill the canvas, by name; none = the canvas as it is."""

    def mark_changes(self, reference: Document | None) -> None:
        """Mark which rows are as in another layer, and which are not; None = mark none."""

    def set_bare(self, bare: bool) -> None:
        """Show the canvas alone, or the controls with it."""

    def set_talk(self, is_on: Callable[[], bool]) -> None:
        """Learn how to ask whether a talk is on: the keys of a clicker come first then."""

    def set_shown(self, shown: bool) -> None:
        """Learn that the tab came to the front or left it; what moves rests while hidden."""
