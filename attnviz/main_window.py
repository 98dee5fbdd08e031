"""The frame around the tabs; it knows tabs only as a list of classes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from attnviz.frame.looks import Looks
from attnviz.frame.tabs import TABS, Tab
from attnviz.session import Session
from attnviz.widgets.caption_bar import CaptionBar
from attnviz.widgets.status_line import StatusLine
from attnviz.widgets.theme import Theme
from attnviz.widgets.top_bar import TopBar
from attnviz.widgets.view import View
from attnviz.widgets.workbench import Workbench


class MainWindow(QMainWindow):
    """The window: top bar, canvas and side panel, caption, status."""

    def __init__(self, session: Session, looks: Looks, tabs: Sequence[Tab] = TABS) -> None:
        super().__init__()
        self.session, self.looks, self._tabs = session, looks, tuple(tabs)
        self._views: dict[int, View] = {}
        theme = looks.theme
        self.top_bar = TopBar([tab.title for tab in tabs], theme)
        self.workbench = Workbench(theme)
        self.caption_bar = CaptionBar(theme)
        self.status_line = StatusLine(theme)
        self._place = -1
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top_bar)
        column.addWidget(self.workbench, 1)
        column.addWidget(self.caption_bar)
        column.addWidget(self.status_line)
        self.setCentralWidget(body)
        for _ in tabs:
            self.workbench.add_place()
        self.setMinimumSize(1024, 700)
        self.resize(1280, 720)
        self.setWindowTitle("attnviz")
        self.top_bar.tab_requested.connect(self.show_tab)
        self.workbench.panel_needed.connect(self._on_panel_needed)
        session.edit_rejected.connect(self._on_edit_rejected)
        looks.changed.connect(self._on_look_changed)
        self._on_look_changed(theme)

    @property
    def view(self) -> View:
        """Return the tab in front."""
        return self._views[self._place]

    def view_at(self, place: int) -> View:
        """Return a tab, made if it has not been needed before."""
        view = self._views.get(place)
        if view is None:
            view = self._tabs[place].view_class()(self.session, self.looks.theme)
            self._views[place] = view
            self.workbench.set_canvas(place, view)
            view.caption_changed.connect(self._on_caption_changed)
            view.status_changed.connect(self._on_status_changed)
        return view

    def show_tab(self, place: int) -> None:
        """Bring a tab to the front."""
        if place == self._place:
            self.view.setFocus()
            return
        view = self.view_at(place)
        if self._place >= 0:
            self.view.set_shown(False)
        self._place = place
        self.top_bar.set_current(place)
        self.workbench.set_place(place)
        self.session.select(tab=self._tabs[place].id)
        view.set_shown(True)
        view.setFocus()
        self.caption_bar.set_text(view.caption())
        self.status_line.set_text(view.status())

    def _on_panel_needed(self, place: int) -> None:
        panel = self.view_at(place).side_panel()
        if panel is not None:
            self.workbench.set_panel(place, panel)

    def _on_caption_changed(self, text: str) -> None:
        if self.sender() is self.view:
            self.caption_bar.set_text(text)

    def _on_status_changed(self, text: str) -> None:
        if self.sender() is self.view:
            self.status_line.set_text(text)

    def _on_edit_rejected(self, text: str) -> None:
        if self.looks.theme.projector:
            self.caption_bar.set_text(text, warning=True)
        else:
            self.status_line.set_note(text)

    def _on_look_changed(self, theme: Theme) -> None:
        self.status_line.setVisible(not theme.projector)
        for part in (self.top_bar, self.workbench, self.caption_bar, self.status_line):
            part.set_theme(theme)
        for view in self._views.values():
            view.set_theme(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.looks.set_height(self.height())
