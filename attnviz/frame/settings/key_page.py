"""The page of keys in the settings: search, change, turn off, give back; clashes are told."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QKeySequenceEdit,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from attnviz.frame.commands.actions import Actions
from attnviz.frame.commands.key_choice import holders, with_keys
from attnviz.frame.commands.table import MENUS, own_window_commands
from attnviz.frame.settings.key_table import KeyRow, KeyTable
from attnviz.language import quoted, tr
from attnviz.settings import KEYS, SINGLE_KEYS
from attnviz.ui.controls.keys import shown
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.tab.contract import Command


class KeySettings(QWidget):
    """Works on a table of all commands: the window's and those of every tab."""

    def __init__(self, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self._actions, self._preferences = actions, actions.preferences
        self._own: dict[str, tuple[Command, int]] = {}
        self._clash: list[Command] = []
        self.singles = QCheckBox(tr("Single-letter and digit shortcuts"), self)
        self.singles.setToolTip(
            tr("Off: only shortcuts with Ctrl or Alt, function keys and arrow keys work")
        )
        self.singles.clicked.connect(self._on_singles_clicked)
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(tr("Find a command or shortcut"))
        self.search.setAccessibleName(tr("Find a command or shortcut"))
        self.search.setToolTip(tr("Show only commands that match"))
        self.search.setClearButtonEnabled(True)
        self.table = KeyTable(self)
        self.search.textChanged.connect(self.table.set_query)
        self.entry = QKeySequenceEdit(self)
        self.entry.setMaximumSequenceLength(1)
        self.entry.setAccessibleName(tr("New shortcut"))
        self.entry.setToolTip(tr("Press the new shortcut here"))
        self.entry.keySequenceChanged.connect(self._on_entered)
        self.set_button = self._button(
            tr("Assign"), tr("Assign this shortcut to the command"), self._on_set
        )
        self.off_button = self._button(
            tr("Remove"), tr("Leave the command without a shortcut"), self._on_off
        )
        self.own_button = self._button(
            tr("Reset"), tr("Restore the default shortcuts of the command"), self._on_own
        )
        self.message = plain_label(parent=self, wraps=True)
        self._lay_out()
        self._collect()
        self.table.row_chosen.connect(self._on_row_chosen)
        self.refresh()

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """Return what Tab stops at, in its order."""
        buttons = (self.set_button, self.off_button, self.own_button)
        return (self.singles, self.search, self.table, self.entry, *buttons)

    def refresh(self) -> None:
        """Show which keys there are now."""
        self.singles.setChecked(self._preferences.get(SINGLE_KEYS))
        self.table.set_rows([self._row(command, place) for command, place in self._own.values()])
        self._show_chosen()

    def _button(self, text: str, tip: str, act: Callable[[], None]) -> QPushButton:
        button = QPushButton(text, self)
        button.setToolTip(tip)
        button.setAutoDefault(False)
        button.clicked.connect(act)
        return button

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        label = plain_label(tr("New shortcut"), self)
        label.setBuddy(self.entry)
        row.addWidget(label)
        row.addWidget(self.entry, 1)
        for button in (self.set_button, self.off_button, self.own_button):
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.addWidget(self.singles)
        column.addWidget(self.search)
        column.addWidget(self.table, 1)
        column.addLayout(row)
        column.addWidget(self.message)

    def _collect(self) -> None:
        """Take down every command with its own keys, and the tab it belongs to (-1: all)."""
        host = self._actions.host
        listed = [(command, -1) for command in own_window_commands(self._actions)]
        for place in range(len(host.tabs)):
            listed += [(command, place) for command in host.view_at(place).commands()]
        for command, place in listed:
            self._own.setdefault(command.id, (command, place))

    def _now(self, command: Command) -> Command:
        return self._preferences.keys.given([command])[0]

    def _row(self, command: Command, place: int) -> KeyRow:
        keys = ", ".join(map(shown, self._now(command).keys))
        return KeyRow(
            command.id, command.text, keys, self._where(command, place),
            self._preferences.keys.changed(command.id),
        )  # fmt: skip

    def _where(self, command: Command, place: int) -> str:
        if place < 0:
            return tr(MENUS[command.group]).replace("&", "")
        return f"{place + 1}  {tr(self._actions.host.tabs[place].title)}"

    def _reach(self, place: int) -> list[Command]:
        """List what can be done where a command acts: a key means one thing at a time."""
        return [
            self._now(command)
            for command, other in self._own.values()
            if place < 0 or other in (-1, place)
        ]

    def _chosen(self) -> tuple[Command, int] | None:
        return self._own.get(self.table.chosen)

    def _show_chosen(self) -> None:
        chosen = self._chosen()
        key = self.entry.keySequence().toString()
        self.set_button.setEnabled(chosen is not None and bool(key))
        keys = () if chosen is None else self._now(chosen[0]).keys
        self.off_button.setEnabled(bool(keys))
        changed = chosen is not None and self._preferences.keys.changed(chosen[0].id)
        self.own_button.setEnabled(changed)

    def _on_row_chosen(self) -> None:
        self.entry.clear()
        self._say([])
        self._show_chosen()

    def _on_entered(self, sequence: QKeySequence) -> None:
        chosen = self._chosen()
        key = sequence.toString()
        self._say(holders(key, chosen[0], self._reach(chosen[1])) if chosen and key else [])
        self._show_chosen()

    def _say(self, clash: list[Command]) -> None:
        """Tell who has the key already; setting it takes it away from them."""
        self._clash = clash
        if not clash:
            self.message.clear()
            return
        names = ", ".join(quoted(command.text) for command in clash)
        key = shown(self.entry.keySequence().toString())
        self.message.setText(
            tr("{key} is used by {names}. “Assign” takes it over.", key=key, names=names)
        )

    def _on_set(self) -> None:
        chosen, key = self._chosen(), self.entry.keySequence().toString()
        if chosen is None or not key:
            return
        table = self._preferences.get(KEYS)
        for other in self._clash:
            left = tuple(k for k in other.keys if QKeySequence(k).toString() != key)
            table = with_keys(table, self._own[other.id][0], left)
        self._store(with_keys(table, chosen[0], (key,)))

    def _on_off(self) -> None:
        chosen = self._chosen()
        if chosen is not None:
            self._store(with_keys(self._preferences.get(KEYS), chosen[0], ()))

    def _on_own(self) -> None:
        chosen = self._chosen()
        if chosen is not None:
            command = chosen[0]
            self._store(with_keys(self._preferences.get(KEYS), command, command.keys))

    def _store(self, table: Mapping[str, tuple[str, ...]]) -> None:
        self._preferences.apply(KEYS, table)
        self.entry.clear()
        # The button that was pressed may be of no use now: the focus would go to the page's tab.
        self.table.setFocus()
        self.refresh()

    def _on_singles_clicked(self, on: bool) -> None:
        self._preferences.apply(SINGLE_KEYS, on)
