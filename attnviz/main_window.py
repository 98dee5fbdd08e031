"""The frame around the tabs; it knows tabs only as a list of classes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from attnviz import settings as keep
from attnviz.frame.actions import Actions, redo_text, undo_text
from attnviz.frame.commands import window_commands
from attnviz.frame.files import Files
from attnviz.frame.looks import Looks
from attnviz.frame.shortcuts import KeyKeeper, Shortcuts
from attnviz.frame.tabs import TABS, Tab, TabHost
from attnviz.frame.view_state import show_view, view_state
from attnviz.model.lab import Slot
from attnviz.model.lesson_file import LabFile
from attnviz.session import Session
from attnviz.settings import Settings
from attnviz.widgets.caption_bar import CaptionBar
from attnviz.widgets.notice_bar import NoticeBar
from attnviz.widgets.status_line import StatusLine
from attnviz.widgets.theme import Theme
from attnviz.widgets.top_bar import TopBar
from attnviz.widgets.view import View
from attnviz.widgets.workbench import Workbench

if TYPE_CHECKING:
    from attnviz.frame.intake import Intake
    from attnviz.frame.pages import Pages

LEAST_SIZE = (1024, 700)  # an XGA projector with a title bar
USUAL_SIZE = (1280, 720)
KEYS_OF_TOOLS = {"view.projector": "Ctrl+Shift+L goes through all looks", "help.keys": "F1"}


class MainWindow(QMainWindow):
    """Top bar, canvas and side panel, caption, status.

    What is not needed for the first picture is added by `settle`, which the program calls after it.

    Parameters
    ----------
    session : what all tabs show
    looks : the look of the program
    settings : what is remembered from one start to the next
    tabs : the tabs, in order
    """

    closed = Signal()
    """The window was closed for good: unsaved work is saved or was given up."""

    def __init__(
        self, session: Session, looks: Looks, settings: Settings, tabs: Sequence[Tab] = TABS
    ) -> None:
        super().__init__()
        self.session, self.looks, self.settings = session, looks, settings
        theme = looks.theme
        self.top_bar = TopBar([tab.title for tab in tabs], theme)
        self.notice = NoticeBar(theme)
        self.workbench = Workbench(theme)
        self.caption_bar = CaptionBar(theme)
        self.status_line = StatusLine(theme)
        self._lay_out()
        self.host = TabHost(session, looks, self.workbench, tabs)
        self.files = Files(session, settings, self, self._view_state)
        self.acts = Actions(
            self,
            session,
            looks=looks,
            settings=settings,
            host=self.host,
            bench=self.workbench,
            files=self.files,
        )
        self.pages: Pages | None = None
        self.intake: Intake | None = None
        self._commands = {command.id: command for command in window_commands(self.acts)}
        self._shortcuts = Shortcuts(self, self._commands.values())
        self._tab_shortcuts: dict[View, Shortcuts] = {}
        self._key_keeper = KeyKeeper(self)
        self._add_tools()
        self._recall()
        self._listen()
        self._on_look_changed(theme)
        self._show_title()
        self._show_undo()

    def settle(self) -> None:
        """Add what the first picture did not need: menus, pages, dropped files."""
        from attnviz.frame.intake import Intake
        from attnviz.frame.pages import Pages

        self.pages = Pages(self, self.acts)
        self.intake = Intake(self.session, self.files, self, self.front_slot)
        self.setAcceptDrops(True)

    @property
    def view(self) -> View:
        """Return the tab in front."""
        return self.host.view

    def show_tab(self, place: int) -> None:
        """Bring a tab to the front."""
        self.host.show(place)

    def front_slot(self) -> Slot:
        """Return the exhibit with matrices that the tab in front shows."""
        return "example" if self.view.id == "steps" else "document"

    def say(self, text: str, *, warning: bool = False) -> None:
        """Tell a person something in passing; the projector look has no status line."""
        if self.looks.theme.projector:
            self.caption_bar.set_note(text, warning=warning)
        else:
            self.status_line.set_note(text, warning=warning)

    # Building

    def _lay_out(self) -> None:
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (self.top_bar, self.notice, self.workbench, self.caption_bar, self.status_line):
            column.addWidget(part, int(part is self.workbench))
        self.setCentralWidget(body)
        self.setMinimumSize(*LEAST_SIZE)
        self.resize(*USUAL_SIZE)

    def _add_tools(self) -> None:
        for text, command, projector in (
            ("↶", "edit.undo", False),
            ("↷", "edit.redo", False),
            ("Projector", "view.projector", False),
            ("?", "help.keys", False),
            ("F1 keys", "help.keys", True),
            ("Esc leave", "tab.climb", True),
        ):
            name = self._commands[command].text
            button = self.top_bar.add_tool(text, command, name, projector=projector)
            if command in KEYS_OF_TOOLS:
                button.setToolTip(f"{name}  ({KEYS_OF_TOOLS[command]})")
        self.top_bar.tool_pressed.connect(self._on_tool_pressed)

    def _recall(self) -> None:
        self.workbench.set_open(self.settings.get(keep.PANEL_OPEN), False)
        self.workbench.set_panel_width(self.settings.get(keep.PANEL_WIDTH))
        self.host.set_reduced_motion(self.settings.get(keep.LESS_MOTION))
        geometry = self.settings.get(keep.GEOMETRY)
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)

    def _remember(self) -> None:
        if not self.isFullScreen():
            self.settings.set(keep.GEOMETRY, self.saveGeometry())
        self.settings.set(keep.TAB, self.view.id)
        self.settings.sync()

    def _listen(self) -> None:
        stack = self.session.undo_stack
        stack.cleanChanged.connect(self._show_title)
        stack.indexChanged.connect(self._show_undo)
        self.session.edit_rejected.connect(self._on_edit_rejected)
        self.looks.changed.connect(self._on_look_changed)
        self.files.changed.connect(self._show_title)
        self.files.opened.connect(self._on_file_opened)
        self.top_bar.tab_requested.connect(self.show_tab)
        self.workbench.panel_resized.connect(self._on_panel_resized)
        self.host.made.connect(self._on_view_made)
        self.host.shown.connect(self.top_bar.set_current)
        self.host.caption_changed.connect(self.caption_bar.set_text)
        self.host.status_changed.connect(self.status_line.set_text)
        self.acts.said.connect(self.say)
        self.acts.single_keys_switched.connect(self._on_single_keys_switched)

    # News

    def _on_tool_pressed(self, command: str) -> None:
        self._commands[command].run()

    def _on_view_made(self, view: View) -> None:
        self._tab_shortcuts[view] = Shortcuts(view, view.commands(), self._shortcuts.keys)
        self._tab_shortcuts[view].set_single_keys(self.acts.single_keys())

    def _on_single_keys_switched(self, on: bool) -> None:
        for shortcuts in self._tab_shortcuts.values():
            shortcuts.set_single_keys(on)

    def _on_file_opened(self, file: LabFile) -> None:
        # Another document may have another number of heads, hence other keys.
        for view in tuple(self._tab_shortcuts):
            self._tab_shortcuts.pop(view).remove()
            self._on_view_made(view)
        show_view(self.session, file.view)
        if file.left_out:
            left = " ".join(file.left_out)
            self.notice.show_notice(f"Only a part could be opened. Left out: {left}")

    def _on_edit_rejected(self, text: str) -> None:
        self.say(text, warning=True)

    def _on_panel_resized(self, width: int) -> None:
        self.settings.set(keep.PANEL_WIDTH, width)

    def _on_look_changed(self, theme: Theme) -> None:
        self.status_line.setVisible(not theme.projector)
        for part in (self.top_bar, self.notice, self.workbench, self.caption_bar, self.status_line):
            part.set_theme(theme)
        self.host.set_theme(theme)
        if self.pages is not None:
            self.pages.set_theme(theme)

    def _show_title(self) -> None:
        mark = "• " if self.files.dirty else ""
        self.setWindowTitle(f"{mark}{self.files.name} – attnviz")

    def _show_undo(self) -> None:
        stack = self.session.undo_stack
        undo, redo = undo_text(self.session), redo_text(self.session)
        self.top_bar.set_tool("edit.undo", f"{undo}  (Ctrl+Z)", stack.canUndo())
        self.top_bar.set_tool("edit.redo", f"{redo}  (Ctrl+Shift+Z)", stack.canRedo())

    def _view_state(self) -> dict[str, Any]:
        return view_state(self.session)

    # Qt's own

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.looks.set_height(self.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.pages is not None:
            self.pages.key_pressed(event)
        super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if self.pages is not None:
            self.pages.key_released(event)
        super().keyReleaseEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self.intake is not None and self.intake.accepts(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        if self.intake is not None:
            self.intake.drop(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.files.may_leave():
            event.ignore()
            return
        self._remember()
        self.view.set_shown(False)
        event.accept()
        self.closed.emit()
