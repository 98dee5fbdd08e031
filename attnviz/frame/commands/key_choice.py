"""Which keys commands have: their own, or those that a person gave them instead."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from attnviz.settings import KEYS, SINGLE_KEYS, Settings
from attnviz.ui.controls.keys import is_single, portable
from attnviz.ui.tab.contract import Command


class KeyChoice:
    """Lays what a person chose over the command table, before anybody reads it."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def of(self, commands: Sequence[Command]) -> list[Command]:
        """Return the commands with the keys that work now."""
        given = self.given(commands)
        if self._settings.get(SINGLE_KEYS):
            return given
        return [replace(c, keys=tuple(k for k in c.keys if not is_single(k))) for c in given]

    def given(self, commands: Sequence[Command]) -> list[Command]:
        """Return the commands with the keys they were given, single letters turned off or not."""
        chosen = self._settings.get(KEYS)
        if not chosen:
            return list(commands)
        return [
            replace(command, keys=chosen[command.id]) if command.id in chosen else command
            for command in commands
        ]

    def changed(self, id_: str) -> bool:
        """Whether a person gave a command other keys."""
        return id_ in self._settings.get(KEYS)


def with_keys(
    table: Mapping[str, tuple[str, ...]], command: Command, keys: tuple[str, ...]
) -> Mapping[str, tuple[str, ...]]:
    """Return a table of chosen keys in which a command has these; its own ones need no entry."""
    rest = {id_: given for id_, given in table.items() if id_ != command.id}
    own = tuple(map(portable, command.keys))
    return rest if tuple(map(portable, keys)) == own else rest | {command.id: keys}


def holders(key: str, command: Command, reach: Iterable[Command]) -> list[Command]:
    """List the other commands within reach that have a key already."""
    name = portable(key)
    return [
        other for other in reach if other.id != command.id and name in map(portable, other.keys)
    ]
