"""What opens over the tab: the keys page, the menu bar, About."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMainWindow

from attnviz.frame.commands.actions import Actions
from attnviz.frame.commands.keys_overlay import KeysOverlay
from attnviz.frame.commands.menus import Entry, Menus, Submenu
from attnviz.frame.commands.table import MENUS, recent_commands, window_commands
from attnviz.language import tr
from attnviz.ui.controls.keys import portable
from attnviz.ui.look.themed import TakesTheme, Themed
from attnviz.ui.tab.contract import Command

if TYPE_CHECKING:
    from attnviz.frame.commands.help_pages import Help
    from attnviz.frame.commands.palette import CommandPalette
    from attnviz.frame.settings.dialog import SettingsDialog


class Pages(Themed, QObject):
    """Makes each page when it is first asked for: most starts need none of them."""

    def __init__(self, window: QMainWindow, actions: Actions) -> None:
        super().__init__(window)
        self._window, self._actions = window, actions
        self._keys: KeysOverlay | None = None
        titles = {name: tr(title) for name, title in MENUS.items()}
        self.menus = Menus(window, titles, self._menu)
        self._palette: CommandPalette | None = None
        self._help: Help | None = None
        actions.help_asked.connect(self.show_help)
        actions.palette_asked.connect(self.toggle_palette)
        actions.settings_asked.connect(self.show_settings)
        actions.keys_page_asked.connect(self.toggle_keys)
        actions.menu_asked.connect(self.menus.open)
        actions.about_asked.connect(self.show_about)
        actions.set_leave_page(self.leave)

    @property
    def keys_page(self) -> KeysOverlay | None:
        """Return the keys page if it has been opened before."""
        return self._keys

    def toggle_keys(self) -> None:
        """Open the keys page of the tab in front; where it is open already, the help."""
        if self.leave():
            self.show_help()
            return
        if self._keys is None:
            self._keys = KeysOverlay(self._actions.themes.theme, self._actions.bench)
            self._keys.closed.connect(self.leave)
            self._keys.help_requested.connect(self._actions.keys_page_asked)
        tab = self._actions.host.tabs[self._actions.host.place]
        self._keys.set_theme(self._actions.themes.theme)
        # What acts on a model alone is not listed without one.
        groups = [group for group in self.key_groups() if any(map(_works, group[1]))]
        self._keys.set_keys(tr(tab.title), groups)
        self._keys.open()

    def toggle_palette(self) -> None:
        """Open or close the command palette."""
        self.leave()
        self.palette.toggle()

    def prepare(self) -> None:
        """Make what has to be there at once when it is asked for; called when nothing else is."""
        self.palette.prepare()

    @property
    def palette(self) -> CommandPalette:
        """Return the command palette."""
        if self._palette is None:
            from attnviz.frame.commands.palette import CommandPalette

            self._palette = CommandPalette(self._window, self._actions)
        return self._palette

    def leave(self) -> bool:
        """Close the keys page; return whether it was open."""
        if self._keys is None or self._keys.isHidden():
            return False
        self._keys.hide()
        self._actions.host.view.setFocus()
        return True

    def themed_parts(self) -> Iterable[TakesTheme]:
        return [part for part in (self._keys, self._palette, self._help) if part is not None]

    def key_groups(self) -> list[tuple[str, list[Command]]]:
        """Group the keys that work now: those of the tab, then those that work on every tab."""
        groups: dict[str, list[Command]] = {}
        own: set[str] = set()
        for command in self._actions.tab_commands(self._actions.host.view):
            if command.keys:
                own.update(portable(key) for key in command.keys)
                title = command.group or tr(self._actions.host.view.title)
                groups.setdefault(title, []).append(command)
        for command in window_commands(self._actions):
            keys = tuple(key for key in command.keys if portable(key) not in own)
            if keys:
                menu = tr(MENUS[command.group]).replace("&", "")
                title = tr("Everywhere: {menu}", menu=menu)
                groups.setdefault(title, []).append(replace(command, keys=keys))
        return list(groups.items())

    def show_help(self, page: str = "") -> None:
        """Open the help at a page, or at that of the tab in front."""
        self.leave()
        self.help.open(page)

    @property
    def help(self) -> Help:
        """Return the help."""
        if self._help is None:
            from attnviz.frame.commands.help_pages import Help

            self._help = Help(self._window, self._actions)
        return self._help

    def show_settings(self, key: str = "") -> SettingsDialog:
        """Open the settings, at a certain one or at the first."""
        from attnviz.frame.settings.dialog import SettingsDialog

        self.leave()
        dialog = SettingsDialog(self._window, self._actions)
        if key:
            dialog.open_at(key)
        dialog.open()
        return dialog

    def show_about(self) -> None:
        """Open the box that says what this is and what it is made of."""
        from attnviz.frame.commands.about import AboutDialog

        AboutDialog(self._window).open()

    def key_pressed(self, event: QKeyEvent) -> None:
        """Pass on a key that reached the window."""
        self.menus.key_pressed(event)

    def key_released(self, event: QKeyEvent) -> None:
        """Pass on a key that was let go."""
        self.menus.key_released(event)

    def _menu(self, name: str) -> Sequence[Entry]:
        commands: list[Entry] = [c for c in window_commands(self._actions) if c.group == name]
        if name == "Tab":
            commands += _by_group(self._actions.tab_commands(self._actions.host.view))
        if name == "File":
            commands.insert(1, Submenu(tr("Recent"), recent_commands(self._actions)))
        return commands


def _by_group(commands: Iterable[Command]) -> list[Entry]:
    """Put what has a heading on the page of shortcuts into a submenu under it."""
    groups: dict[str, list[Command]] = {}
    for command in commands:
        groups.setdefault(command.group, []).append(command)
    return [
        entry
        for title, listed in groups.items()
        for entry in ([Submenu(title, listed)] if title and len(listed) > 1 else listed)
    ]


def _works(command: Command) -> bool:
    return command.enabled is None or command.enabled()
