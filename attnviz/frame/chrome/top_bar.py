"""The bar on top: File, the tabs, a few tools on the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QSizePolicy, QWidget

from attnviz.frame.chrome.tab_strip import TabStrip
from attnviz.frame.chrome.tool_button import ToolButton
from attnviz.language import tr
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.look.theme import ZOOM_RANGE, Theme
from attnviz.ui.look.theme import theme as theme_of
from attnviz.ui.look.themed import Themed

HEIGHT, PROJECTOR_HEIGHT = 48, 72  # of 720 and of 1080
ZOOM_STEP = 0.1
WORDS_FROM = 1120  # px of the design: in a narrower bar tools are icons alone
SIDE, GAP = 8.0, 2.0  # px of the design


class Tool(NamedTuple):
    """A tool of the bar; its texts are in English.

    Parameters
    ----------
    command : what `tool_pressed` says when it is pressed
    name : what it does, for tool tip and screen reader
    word : what stands beside the icon, and may name the key as {key}; "" = the icon says it all
    icon : see `icons`; "" = the word alone
    key : the one that the command usually has
    beside : whether the key stands behind the word
    menu : it opens one, and stands before the tabs
    projector : shown only with the projector look, or only without it
    """

    command: str
    name: str
    word: str = ""
    icon: str = ""
    key: str = ""
    beside: bool = False
    menu: bool = False
    projector: bool = False


class TopBar(Themed, QWidget):
    """Tabs and tools. Setters never emit.

    Where it is narrow, tools go without their words, then tabs without their names; at last all
    letters are smaller.
    """

    tab_requested = Signal(int)
    tool_pressed = Signal(str)

    def __init__(self, titles: Sequence[str], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._high = 0
        self.tabs = TabStrip(titles, theme, self)
        self.tabs.tabBarClicked.connect(self._on_clicked)
        self.tabs.currentChanged.connect(self._on_current_changed)
        self._silent = False
        self._row = QHBoxLayout(self)
        self._row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)  # it fits itself
        self.setMinimumWidth(1)  # larger letters, before they have been fitted, widened the window
        self._row.addWidget(self.tabs, 0, Qt.AlignmentFlag.AlignBottom)
        self._row.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._tools: dict[str, tuple[Tool, ToolButton]] = {}
        self._away: set[str] = set()
        self.set_theme(theme)

    def add_tool(self, tool: Tool) -> ToolButton:
        """Add a button."""
        button = ToolButton("", self._theme, self, icon=tool.icon, menu=tool.menu)
        button.setObjectName(tool.command)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(self._on_tool_clicked)
        self._row.insertWidget(0 if tool.menu else self._row.count(), button)
        self._tools[tool.command] = tool, button
        button.setVisible(tool.projector == self._theme.projector)
        shortcut_labels.follow(button, partial(self._tell_key, tool, button))
        return button

    def _tell_key(self, tool: Tool, button: ToolButton) -> None:
        key = shortcut_labels.key_of(tool.command, tool.key) if tool.key else ""
        name, word = tr(tool.name), tr(tool.word) if tool.word else ""
        button.tell(shortcut_labels.after(name, key))
        if "{key}" in word:
            word = word.format(key=key) if key else name
        button.setText(shortcut_labels.beside(word, key) if tool.beside else word)
        if self.isVisible():  # not for each of the tools while the window is made
            self._fit()

    def tell_when_asked(self, command: str, say: Callable[[], str]) -> None:
        """Say of a tool what it would do at the moment somebody asks; see `ToolButton`."""
        self.tool(command).tell_when_asked(say)

    def set_dot(self, command: str, dot: bool, said: str) -> None:
        """Show that something waits behind a tool; `said` says what."""
        button = self.tool(command)
        button.set_dot(dot)
        button.setAccessibleDescription(said if dot else "")

    def set_away(self, command: str, away: bool) -> None:
        """Leave a tool out while there is nothing for it to do."""
        if away != (command in self._away):
            self._away ^= {command}
            self._show_tools()
            if self.isVisible():
                self._fit()

    def tool(self, command: str) -> ToolButton:
        """Return the button of a command."""
        return self._tools[command][1]

    def set_current(self, place: int) -> None:
        """Show a tab as the chosen one."""
        self._silent = True
        self.tabs.setCurrentIndex(place)
        self._silent = False

    def dress(self) -> None:
        theme = self._theme
        high = PROJECTOR_HEIGHT * theme.scale if theme.projector else theme.px(HEIGHT)
        self._high = round(high)
        self.setFixedHeight(self._high)
        self._show_tools()
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        line = max(1, round(self._theme.line(1)))
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.panel)
            foot = self.height() - line
            painter.fillRect(0, foot, self.width(), line, self._theme.line_colour)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def _show_tools(self) -> None:
        for command, (tool, button) in self._tools.items():
            button.setVisible(tool.projector == self._theme.projector and command not in self._away)

    def _fit(self) -> None:
        """Leave words and names out, and at last take smaller letters, until all stands in line."""
        look, wordless = self._theme, self.width() < self._theme.px(WORDS_FROM)
        fits = self._wear(look, wordless)
        if not wordless and self.tabs.short:
            fits = self._wear(look, wordless=True)
        while self.isVisible() and not fits and look.zoom > ZOOM_RANGE[0]:
            look = theme_of(look.name, look.height, look.zoom - ZOOM_STEP)
            fits = self._wear(look, wordless=True)

    def _wear(self, look: Theme, wordless: bool) -> bool:
        side = round(look.px(SIDE))
        self._row.setContentsMargins(side, 0, side, 0)
        self._row.setSpacing(round(look.px(GAP)))
        self.tabs.set_theme(look, self._high)
        for tool, button in self._tools.values():
            button.set_theme(look)
            button.set_wordless(wordless and not tool.menu)
        return self.tabs.fit(self._room())

    def _room(self) -> int:
        """Return the width that the tools leave for the tabs."""
        margins, gap = self._row.contentsMargins(), self._row.spacing()
        shown = [button for _, button in self._tools.values() if not button.isHidden()]
        tools = sum(button.sizeHint().width() + gap for button in shown)
        return self.width() - tools - margins.left() - margins.right() - 2 * gap

    def _on_tool_clicked(self) -> None:
        self.tool_pressed.emit(self.sender().objectName())

    def _on_clicked(self, place: int) -> None:
        # Clicking the chosen tab brings the keyboard back to its canvas.
        if place >= 0 and place == self.tabs.currentIndex():
            self.tab_requested.emit(place)

    def _on_current_changed(self, place: int) -> None:
        if not self._silent and place >= 0:
            self.tab_requested.emit(place)
