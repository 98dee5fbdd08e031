"""What the command palette offers: commands, tabs, lessons, sentences, files, settings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

from attnviz.frame.commands.actions import Actions
from attnviz.frame.commands.fuzzy import PreparedLine, prepare
from attnviz.frame.commands.table import MENUS, window_commands
from attnviz.frame.files.recent import shown_name
from attnviz.language import labelled, tr
from attnviz.settings import START
from attnviz.ui.controls.keys import shown
from attnviz.ui.tab.contract import Command

FARTHER = 150.0  # what belongs to another tab comes after the like of it on this one
UNABLE = 300.0  # and what cannot be done now comes after what can


class PaletteEntry(NamedTuple):
    """One thing on offer.

    Parameters
    ----------
    group : where it belongs, as it is shown
    words : what is searched
    unasked : offered before anything is typed
    """

    command: Command
    group: str
    words: PreparedLine
    unasked: bool


class Entries:
    """Collects what can be done now."""

    def __init__(self, actions: Actions) -> None:
        self._actions = actions
        self._lessons: list[tuple[str, str, int]] = []

    def read_lessons(self) -> None:
        """Read the titles of all lessons, once."""
        room = self._actions.lesson_controller
        if room is not None and not self._lessons:
            self._lessons = [(each.id, each.title, each.minutes) for each in room.listed()]

    def all(self) -> list[PaletteEntry]:
        """List everything once: the tab in front, the window, then what is opened or chosen."""
        found: dict[str, PaletteEntry] = {}
        for entry in self._each():
            found.setdefault(entry.command.id, entry)
        return list(found.values())

    def _each(self) -> Iterator[PaletteEntry]:
        yield from self._front_tab()
        yield from self._window()
        yield from self._bundled()
        yield from self._sentences()
        yield from self._other_tabs()
        yield from self._recent()
        yield from self._settings()

    def _entry(self, command: Command, group: str, unasked: bool = True) -> PaletteEntry:
        keys = [shown(key) for key in command.keys]
        able = command.enabled is None or command.enabled()
        farther = FARTHER * (not unasked) + UNABLE * (not able)
        words = prepare(command.text, group, command.id, keys=keys, farther=farther)
        return PaletteEntry(command, group, words, unasked)

    def _front_tab(self) -> Iterator[PaletteEntry]:
        view = self._actions.host.view
        for command in self._actions.tab_commands(view):
            yield self._entry(command, command.group or tr(view.title))

    def _window(self) -> Iterator[PaletteEntry]:
        for command in window_commands(self._actions):
            if command.id != "help.palette":
                yield self._entry(command, tr(MENUS[command.group]).replace("&", ""))

    def _other_tabs(self) -> Iterator[PaletteEntry]:
        host = self._actions.host
        for place, view in host.views.items():
            if place == host.place:
                continue
            group = f"{place + 1}  {tr(host.tabs[place].title)}"
            for command in self._actions.tab_commands(view):
                there = replace(
                    command, run=partial(self._run_there, place, command.id),
                    keys=(), enabled=None,
                )  # fmt: skip
                yield self._entry(there, group, unasked=False)

    def _run_there(self, place: int, id_: str) -> None:
        """Bring a tab to the front and do something there."""
        self._actions.show_tab(place)
        for command in self._actions.tab_commands(self._actions.host.view):
            if command.id == id_:
                if command.enabled is None or command.enabled():
                    command.run()
                elif command.why:
                    self._actions.said.emit(labelled(command.text, tr(command.why)))

    def _bundled(self) -> Iterator[PaletteEntry]:
        room = self._actions.lesson_controller
        self.read_lessons()
        for id_, title, minutes in self._lessons:
            text = tr("Lesson: {title}", title=title)
            command = Command(f"lesson.{id_}", text, partial(room.open, id_))
            yield self._entry(command, tr("{n} min", n=minutes))

    def _sentences(self) -> Iterator[PaletteEntry]:
        """List the sentences of tab 1: the built-in ones and one's own."""
        from attnviz.model.edits.sentence import built_in
        from attnviz.tabs.sentence_heads.controls.sentence_bar import OWN_SENTENCES

        sheet = self._actions.session.document().sheet
        place = self._actions.host.place_of("heads")
        if sheet is None or place is None:
            return
        own = self._actions.settings.get(OWN_SENTENCES)
        for number, sentence in enumerate([*built_in(sheet), *own]):
            run = partial(self._take_sentence, place, sentence)
            yield self._entry(Command(f"sentence.{number}", sentence, run), tr("Sentence"))

    def _take_sentence(self, place: int, sentence: str) -> None:
        from attnviz.tabs.sentence_heads.view import SentenceHeadsView

        self._actions.show_tab(place)
        view = self._actions.host.view
        assert isinstance(view, SentenceHeadsView)
        view.bar.submit(sentence)

    def _recent(self) -> Iterator[PaletteEntry]:
        files = self._actions.files
        for name in files.recent():
            path = Path(name)
            text = tr("Open {name}", name=shown_name(name))
            command = Command(f"file.recent-{name}", text, partial(files.open, name))
            yield self._entry(command, str(path.parent))

    def _settings(self) -> Iterator[PaletteEntry]:
        """List the settings; each opens the dialog at its place."""
        from attnviz.frame.settings.table import FIELDS

        titles = [(field.preference.key, tr(field.title)) for field in FIELDS]
        titles += [(START.key, tr("Open at startup")), ("keys", tr("Keyboard shortcuts"))]
        for key, title in titles:
            run = partial(self._actions.ask_settings, key)
            text = tr("Settings: {name}", name=title)
            yield self._entry(Command(f"settings.{key}", text, run), tr("Settings"))
