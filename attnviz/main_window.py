"""The frame around the tabs; it knows tabs only as a list of classes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QVBoxLayout, QWidget

from attnviz.frame.chrome.canvas_stack import CanvasStack
from attnviz.frame.chrome.status_line import StatusLine
from attnviz.frame.chrome.tabs import TabHost
from attnviz.frame.chrome.theme_manager import ThemeManager
from attnviz.frame.chrome.top_bar import Tool, TopBar
from attnviz.language import mark, tr
from attnviz.model.tabs import TABS, Tab
from attnviz.settings import (
    GEOMETRY,
    KEYS,
    MOTION,
    PANEL_OPEN,
    PANEL_WIDTH,
    SINGLE_KEYS,
    TAB,
    Settings,
)
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.caption_bar import CaptionBar
from attnviz.ui.look.theme import Theme

if TYPE_CHECKING:
    from pathlib import Path

    from attnviz.frame.presenting.projector import Presenting
    from attnviz.frame.window_controller import WindowController
    from attnviz.model.document.lab import Slot
    from attnviz.model.files.attn import LabFile
    from attnviz.session import Session
    from attnviz.ui.tab.contract import TabView

LEAST_SIZE = (1024, 576)  # 1366 x 768 at 125 % has 1093 x 614, of which a task bar takes a part
USUAL_SIZE = (1280, 720)

FILE_TOOL, PANEL_TOOL = "file.menu", "view.panel"
TOOLS = (
    Tool(FILE_TOOL, mark("Open, save and all other menus"), mark("File"), "menu", menu=True),
    Tool("edit.undo", mark("Undo"), icon="undo", key="Ctrl+Z"),
    Tool("edit.redo", mark("Redo"), icon="redo", key="Ctrl+Shift+Z"),
    Tool("help.palette", mark("Find a command"), mark("Find"), "search", "Ctrl+K", beside=True),
    Tool("lesson.menu", mark("Lessons"), mark("Lessons"), "lessons", "Ctrl+L"),
    Tool("file.export", mark("Export what is on screen"), mark("Export"), "export", "Ctrl+E"),
    Tool("view.projector", mark("Projector theme"), mark("Projector"), "projector"),
    Tool("help.page", mark("Help for this tab"), icon="help", key="?"),
    Tool(PANEL_TOOL, mark("Side panel"), icon="panel", key="F9"),
    Tool("help.keys", mark(
        "Shortcuts on this tab"), mark("{key} shortcuts"), key="F1", projector=True),
    Tool(
        "tab.climb", mark("Leave the projector theme"), mark("{key} leave"), key="Esc",
        projector=True,
    ),
)  # fmt: skip


class MainWindow(QMainWindow):
    """Top bar, canvas and side panel, caption, status.

    It comes in three parts, so that each can be painted before the next is loaded: the frame, which
    knows no numbers; the tabs, which `begin` adds; and the `WindowController` (files, keys, menus,
    pages, dropped files), which `settle` adds.

    Parameters
    ----------
    session : what all tabs show; None = `begin` will be called with it
    themes : the look of the program
    settings : what is remembered from one start to the next
    tabs : the tabs, in order
    """

    closed = Signal()
    """The window was closed for good: unsaved work is saved or was given up."""

    session: Session
    host: TabHost

    def __init__(
        self,
        session: Session | None,
        themes: ThemeManager,
        settings: Settings,
        tabs: Sequence[Tab] = TABS,
    ) -> None:
        super().__init__()
        self.themes, self.settings, self._tabs = themes, settings, tuple(tabs)
        self._begun = self._bare = False
        theme = themes.theme
        self.top_bar = TopBar([tr(tab.title) for tab in tabs], theme)
        for tool in TOOLS:
            self.top_bar.add_tool(tool)
        self.top_bar.set_away(PANEL_TOOL, True)
        for command in ("edit.undo", "edit.redo"):
            self.top_bar.tool(command).setEnabled(False)
        self.canvas_stack = CanvasStack(theme)
        self.caption_bar = CaptionBar(theme)
        self.status_line = StatusLine(theme)
        self._controller: WindowController | None = None
        self._presenting: Presenting | None = None
        self._lay_out()
        self._listen()
        self._recall()
        self._on_theme_changed(theme)
        self.setWindowTitle("attnviz")
        if session is not None:
            self.begin(session)

    @property
    def controller(self) -> WindowController:
        """Return files, commands and pages; there since `settle`."""
        assert self._controller is not None, "settle() comes first"
        return self._controller

    @property
    def presenting(self) -> Presenting:
        """Return what presents; made when it is first asked for."""
        if self._presenting is None:
            from attnviz.frame.presenting.projector import Presenting

            self._presenting = Presenting(self, self.themes, self.canvas_stack, self.settings)
        return self._presenting

    @property
    def view(self) -> TabView:
        """Return the tab in front."""
        return self.host.view

    def begin(self, session: Session) -> None:
        """Add the tabs, none of them made yet."""
        from attnviz.frame.settings.number_choice import write_numbers

        shortcut_labels.set_keys(self.settings.get(KEYS), singles=self.settings.get(SINGLE_KEYS))
        write_numbers(self.settings)
        self.session = session
        self.host = TabHost(session, self.themes, self.canvas_stack, self._tabs)
        self.host.set_reduced_motion(self.settings.get(MOTION) == "reduced")
        self.host.shown.connect(self.top_bar.set_current)
        self.host.caption_changed.connect(self.caption_bar.set_text)
        self.host.link_changed.connect(self.status_line.set_link)
        self.host.status_changed.connect(self.status_line.set_text)
        self.status_line.link_pressed.connect(self._on_link_pressed)
        self.top_bar.tab_requested.connect(self.show_tab)
        session.edit_rejected.connect(self._on_edit_rejected)
        self._begun = True

    def settle(
        self, file: LabFile | None = None, path: Path | None = None, bundled: str = ""
    ) -> None:
        """Add what the first picture did not need.

        Parameters
        ----------
        file, path : what the lab in the session was read from, None = it is the usual start
        bundled : the id of a bundled file
        """
        from attnviz.frame.window_controller import WindowController

        self._controller = WindowController(self, file, path, bundled)
        self.setAcceptDrops(True)

    def show_tab(self, place: int) -> None:
        """Bring a tab to the front."""
        self.host.show(place)

    def front_slot(self) -> Slot:
        """Return the exhibit with matrices that the tab in front shows."""
        return "example" if self.view.id == "steps" else "document"

    def say(self, text: str, *, warning: bool = False) -> None:
        """Tell a person something in passing; the projector look has no status line."""
        if self.themes.theme.projector:
            self.caption_bar.set_note(text, warning=warning)
        else:
            self.status_line.set_note(text, warning=warning)

    def set_bare(self, bare: bool) -> None:
        """Show the canvas and low bars alone, or everything again."""
        if bare == self._bare:
            return
        self._bare = bare
        for part in (self.top_bar, self.caption_bar):
            part.setVisible(not bare)
        self.host.set_bare(bare)

    def insert_bar(self, bar: QWidget) -> None:
        """Put a bar between the tabs and the canvas."""
        self._column.insertWidget(1, bar)

    def insert_low_bar(self, bar: QWidget) -> None:
        """Put a bar between the canvas and the caption."""
        self._column.insertWidget(self._column.indexOf(self.caption_bar), bar)

    def _lay_out(self) -> None:
        body = QWidget()
        self._column = QVBoxLayout(body)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        for part in (self.top_bar, self.canvas_stack, self.caption_bar, self.status_line):
            self._column.addWidget(part, int(part is self.canvas_stack))
        self.setCentralWidget(body)
        self.setMinimumSize(*LEAST_SIZE)
        self.resize(*USUAL_SIZE)

    def _recall(self) -> None:
        self.canvas_stack.set_open(self.settings.get(PANEL_OPEN), False)
        self.canvas_stack.set_panel_width(self.settings.get(PANEL_WIDTH))
        geometry = self.settings.get(GEOMETRY)
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)

    def leave(self) -> None:
        """Remember what the next start takes up, and let nothing move any more."""
        if self._begun:
            self._remember()
            self.view.set_shown(False)

    def _remember(self) -> None:
        if not (self.isFullScreen() or self.presenting.active):
            self.settings.set(GEOMETRY, self.saveGeometry())
        self.settings.set(TAB, self.view.id)
        self.settings.sync()

    def _listen(self) -> None:
        self.themes.changed.connect(self._on_theme_changed)
        self.top_bar.tool_pressed.connect(self._on_tool_pressed)
        self.canvas_stack.panel_resized.connect(self._on_panel_resized)
        self.canvas_stack.folded_changed.connect(self._on_panel_folded)

    def _on_tool_pressed(self, command: str) -> None:
        if self._controller is None:
            return
        if command == FILE_TOOL:
            self._controller.pages.menus.pop_up(self.top_bar.tool(command))
        else:
            self._controller.run(command)

    def _on_link_pressed(self) -> None:
        if self._controller is not None:
            self._controller.run("edit.held")

    def _on_edit_rejected(self, text: str) -> None:
        self.say(text, warning=True)

    def _on_panel_resized(self, width: int) -> None:
        self.settings.set(PANEL_WIDTH, width)

    def _on_panel_folded(self, folded: bool) -> None:
        self.top_bar.set_away(PANEL_TOOL, not folded)

    def _on_theme_changed(self, theme: Theme) -> None:
        self.status_line.setVisible(not theme.projector)
        for part in (self.top_bar, self.canvas_stack, self.caption_bar, self.status_line):
            part.set_theme(theme)
        if self._begun:
            self.host.set_theme(theme)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab go in the order of the places, not in that in which widgets were made.

        Qt asks too when what has the keyboard goes off or away: the canvas gets it then.
        """
        if not self._begun:
            return super().focusNextPrevChild(forward)
        lost = QApplication.focusWidget()
        if lost is not None and not (lost.isEnabled() and lost.isVisible()):
            self.host.view.setFocus()
            return True
        from attnviz.frame.chrome import tab_order

        panel = self.canvas_stack.panel
        parts = (self.top_bar.tabs, self.host.view, panel, self.top_bar)
        return tab_order.move(self, parts, forward)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.themes.set_height(self.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._controller is not None:
            self._controller.pages.key_pressed(event)
        super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if self._controller is not None:
            self._controller.pages.key_released(event)
        super().keyReleaseEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self._controller is not None and self._controller.intake.accepts(event):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        self.controller.intake.drop(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._controller is not None and not self._controller.files.may_leave():
            event.ignore()
            return
        self.leave()
        event.accept()
        self.closed.emit()
