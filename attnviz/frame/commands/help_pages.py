"""The pages of the help: files written in Markdown, with the keys that commands have now."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QObject, QRect
from PySide6.QtWidgets import QMainWindow

from attnviz.frame.commands.actions import Actions
from attnviz.frame.commands.help_window import HelpWindow, Page
from attnviz.frame.commands.table import MENUS, window_commands
from attnviz.language import quoted, tr
from attnviz.resources import FOLDER
from attnviz.ui.controls.keys import shown
from attnviz.ui.look.themed import TakesTheme, Themed
from attnviz.ui.tab.contract import Command

START, KEYS = "start", "keys"
ENGLISH = "en"
_NAMED = re.compile(r"\{([\w.-]+)\}")
_MARKDOWN = re.compile(r"([\\`*_{}\[\]<>()#+\-.!|~])")


class Help(Themed, QObject):
    """Opens the help at the page of the tab in front, and follows it."""

    def __init__(self, window: QMainWindow, actions: Actions) -> None:
        super().__init__(window)
        self._window, self._actions = window, actions
        self.window = HelpWindow(self._pages(), actions.themes.theme, window)
        self.window.zoom_requested.connect(self._on_zoom_requested)
        self.window.print_requested.connect(self.ask_print)
        actions.host.shown.connect(self._on_tab_shown)
        actions.preferences.keys_changed.connect(self.window.renew)

    def open(self, page: str = "") -> None:
        """Show a page, or that of the tab in front."""
        if self.window.isHidden():
            self._put()
        self.window.show_page(page or self._front())
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()
        self.window.setFocus()

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (self.window,)

    def ask_print(self) -> None:
        """Let a printer be chosen, and print the page on show."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter()
        dialog = QPrintDialog(printer, self.window)
        if dialog.exec():
            self.window.print_to(printer)
        dialog.deleteLater()

    def text(self, id_: str) -> str:
        """Return a page as Markdown."""
        if id_ == KEYS:
            return self._keys_page()
        return _NAMED.sub(self._key_in_text, read_page(id_))

    def _pages(self) -> list[Page]:
        tabs = [
            Page(tab.id, f"{place + 1}  {tr(tab.title)}", partial(self.text, tab.id))
            for place, tab in enumerate(self._actions.host.tabs)
        ]
        first = Page(START, tr("The window"), partial(self.text, START))
        return [first, *tabs, Page(KEYS, tr("All shortcuts"), partial(self.text, KEYS))]

    def _front(self) -> str:
        host = self._actions.host
        return host.tabs[host.place].id

    def _put(self) -> None:
        """Lie beside the window where the screen has room, else over its right part."""
        room, window = self._window.screen().availableGeometry(), self._window.frameGeometry()
        box = QRect(window.topRight(), self.window.size()).intersected(room.adjusted(8, 8, -8, -8))
        if box.width() < self.window.width():
            box.setSize(self.window.size().boundedTo(room.size()))
            box.moveRight(min(window.right(), room.right()) - 8)
            box.moveTop(max(room.top(), window.top()) + 48)
        self.window.setGeometry(box.intersected(room))

    def _key_in_text(self, found: re.Match[str]) -> str:
        """Return the key of a command, or its name where it has none."""
        command = self._commands(found[1].partition(".")[0]).get(found[1])
        if command is None:
            return "…"
        named = shown(command.keys[0]) if command.keys else quoted(command.text)
        return f"**{plain(named)}**"

    def _commands(self, part: str) -> dict[str, Command]:
        """Return the commands of the window, or of the tab that an id begins with."""
        host = self._actions.host
        place = next((p for p, tab in enumerate(host.tabs) if tab.id == part), None)
        if place is None:
            listed = window_commands(self._actions)
        else:
            listed = self._actions.tab_commands(host.view_at(place))
        return {command.id: command for command in listed}

    def _keys_page(self) -> str:
        """Write the keys of the window and of every tab as tables."""
        parts = ["# " + tr("All shortcuts")]
        menus: dict[str, list[Command]] = {}
        for command in window_commands(self._actions):
            menus.setdefault(tr(MENUS[command.group]).replace("&", ""), []).append(command)
        for menu, commands in menus.items():
            parts += _table(tr("Everywhere: {menu}", menu=menu), commands)
        host = self._actions.host
        for place, tab in enumerate(host.tabs):
            commands = self._actions.tab_commands(host.view_at(place))
            parts += _table(f"{place + 1} {tr(tab.title)}", commands)
        return "\n".join(parts)

    def _on_tab_shown(self) -> None:
        """Follow the tab while a page of a tab is open."""
        if not self.window.isHidden() and self.window.page not in (START, KEYS):
            self.window.show_page(self._front())

    def _on_zoom_requested(self, step: int) -> None:
        themes = self._actions.themes
        if step == 0:
            themes.set_zoom(100)
        else:
            themes.zoom_in() if step > 0 else themes.zoom_out()


def read_page(id_: str) -> str:
    """Return the text of a page in the language on the screen, or else in English."""
    for language in (tr("help/en").rpartition("/")[2], ENGLISH):
        path = FOLDER / "help" / language / f"{id_}.md"
        if path.is_file():
            text: str = path.read_text(encoding="utf-8")
            return text
    return f"# {id_}"


def plain(text: str) -> str:
    """Return a text so that Markdown shows exactly these letters."""
    return _MARKDOWN.sub(r"\\\1", text)


def _table(title: str, commands: list[Command]) -> list[str]:
    rows = [
        f"| {plain(', '.join(map(shown, command.keys)))} | {plain(command.text)} |"
        for command in commands
        if command.keys
    ]
    if not rows:
        return []
    head = "| " + tr("Shortcut") + " | " + tr("What it does") + " |"
    return ["", f"## {plain(title)}", "", head, "| --- | --- |", *rows]
