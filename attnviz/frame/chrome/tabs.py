"""The tabs of the window: each made when it is first needed, and which one is in front."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from attnviz.frame.chrome.canvas_stack import CanvasStack
from attnviz.language import mark, plural
from attnviz.model.tabs import Tab
from attnviz.ui.look.themed import TakesTheme, Themed

if TYPE_CHECKING:
    from attnviz.frame.chrome.theme_manager import ThemeManager
    from attnviz.session import Change, Selection, Session
    from attnviz.ui.tab.contract import TabView


class TabHost(Themed, QObject):
    """Makes each tab when it is first needed, keeps it, and brings one to the front."""

    made = Signal(object)
    """A `TabView` was made."""
    shown = Signal(int)
    """Another tab came to the front."""
    caption_changed = Signal(str)
    status_changed = Signal(str)
    link_changed = Signal(str)
    """What stands at the end of the status and leads to what is held; "" for nothing."""

    def __init__(
        self, session: Session, themes: ThemeManager, bench: CanvasStack, tabs: Sequence[Tab]
    ) -> None:
        super().__init__(bench)
        self._session, self._themes, self._bench = session, themes, bench
        self.tabs = tuple(tabs)
        self.views: dict[int, TabView] = {}
        self.place = -1
        self._link = ""
        self._hushed = False
        self._changes = self._held = 0  # of a model, and numbers, when the status was last told
        self.reduced_motion = self._bare = False
        for _ in tabs:
            bench.add_place()
        bench.panel_needed.connect(self._on_panel_needed)
        session.changed.connect(self._on_changed)
        session.selection_changed.connect(self._on_selection_changed)

    @property
    def view(self) -> TabView:
        """Return the tab in front."""
        return self.views[self.place]

    def place_of(self, name: str) -> int | None:
        """Return the place of a tab by its id or its number."""
        for place, tab in enumerate(self.tabs):
            if name in (tab.id, str(place + 1)):
                return place
        return None

    def view_at(self, place: int) -> TabView:
        """Return a tab, made if it has not been needed before."""
        view = self.views.get(place)
        if view is None:
            view_class = self.tabs[place].view_class()
            view = view_class(self._session, self._themes.theme)
            view.set_other_tabs(frozenset(tab.id for tab in self.tabs))
            view.set_reduced_motion(self.reduced_motion)
            view.set_bare(self._bare)
            view.caption_changed.connect(self._on_caption_changed)
            view.status_changed.connect(self._on_status_changed)
            self.views[place] = view
            self._bench.set_canvas(place, view)
            self.made.emit(view)
        return view

    def import_next(self) -> bool:
        """Import one more tab's module ahead of its first visit; False when none is left."""
        for place, tab in enumerate(self.tabs):
            if place not in self.views and not tab.imported:
                tab.view_class()
                return True
        return False

    def make_next(self) -> bool:
        """Make one more tab ahead of its first visit; False when none is left."""
        for place in range(len(self.tabs)):
            if place not in self.views:
                self.view_at(place)
                return True
        return False

    def show(self, place: int, *, by_keys: bool = False) -> None:
        """Bring a tab to the front and give it the keyboard; after a key it shows where that is."""
        view = self.view_at(place)
        if place != self.place:
            if self.place >= 0:
                self.view.set_shown(False)
                # Else the tab that comes gets the keyboard as it would from a button that goes off.
                lost = QApplication.focusWidget()
                if lost is not None and self.view.isAncestorOf(lost):
                    lost.clearFocus()
            self.place = place
            self._session.select(tab=self.tabs[place].id)
            view.set_shown(True)  # a panel made with its place shows what the tab has caught up on
            self._bench.set_place(place)
            self._tell_caption(view.caption())
            self._tell_status(view.status())
            self.shown.emit(place)
        reason = Qt.FocusReason
        view.setFocus(reason.ShortcutFocusReason if by_keys else reason.OtherFocusReason)

    def themed_parts(self) -> Iterable[TakesTheme]:
        return self.views.values()

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let the tabs move things, or not."""
        self.reduced_motion = reduced
        for view in self.views.values():
            view.set_reduced_motion(reduced)

    def set_bare(self, bare: bool) -> None:
        """Let the tabs show their canvas alone, or their controls too."""
        self._bare = bare
        for view in self.views.values():
            view.set_bare(bare)

    def update_text(self) -> None:
        """Show and say anew what the tabs show: numbers are written otherwise now."""
        for view in self.views.values():
            view.show_anew()
        if self.place >= 0:
            self._tell_anew()

    def hush(self, on: bool) -> None:
        """Say nothing of a picture that something lies over, or say it again."""
        if on != self._hushed:
            self._hushed = on
            if self.place >= 0:
                self._tell_anew()

    def _tell_anew(self) -> None:
        self._tell_caption(self.view.caption())
        self._tell_status(self.view.status())

    def _tell_caption(self, text: str) -> None:
        self.caption_changed.emit("" if self._hushed else text)

    def _tell_status(self, text: str) -> None:
        """Say what a tab says, and on every tab what is changed or held behind it."""
        self._changes, self._held = self._counted()
        if self._changes:
            active = plural(mark("{n} change active"), mark("{n} changes active"), self._changes)
            text = f"{active}   {text}"
        held = ""
        if self._held:
            held = plural(mark("{n} number held"), mark("{n} numbers held"), self._held)
            text = f"{text}   {held}"
        if self._hushed:
            text = held = ""
        if held != self._link:
            self._link = held
            self.link_changed.emit(held)
        self.status_changed.emit(text)

    def _counted(self) -> tuple[int, int]:
        lab = self._session.lab
        return (0 if lab.source is None else lab.source.n_changes), lab.n_held

    def _on_changed(self, change: Change) -> None:
        if change.selection is not None:
            self._on_selection_changed(change.selection)
        if self.place >= 0 and self._counted() != (self._changes, self._held):
            self._tell_status(self.view.status())

    def _on_selection_changed(self, selection: Selection) -> None:
        """Follow a tab that another tab, an opened file or a lesson asks for."""
        place = self.place_of(selection.tab)
        if self.place >= 0 and place is not None and place != self.place:
            self.show(place)

    def _on_panel_needed(self, place: int) -> None:
        panel = self.view_at(place).side_panel()
        if panel is not None:
            self._bench.set_panel(place, panel)

    def _on_caption_changed(self, text: str) -> None:
        if self.sender() is self.views.get(self.place):
            self._tell_caption(text)

    def _on_status_changed(self, text: str) -> None:
        if self.sender() is self.views.get(self.place):
            self._tell_status(text)
