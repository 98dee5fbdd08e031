"""The command palette (Ctrl+K): everything that can be done, found by a few letters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, QPoint, QRect, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from shiboken6 import isValid

from attnviz.frame.commands.actions import Actions
from attnviz.frame.commands.fuzzy import NONE, ranked
from attnviz.frame.commands.palette_box import PaletteBox
from attnviz.frame.commands.palette_entries import Entries, PaletteEntry
from attnviz.frame.commands.palette_line import PaletteItem
from attnviz.language import labelled, tr
from attnviz.ui.controls.keys import shown
from attnviz.ui.look.themed import TakesTheme, Themed
from attnviz.ui.tab.contract import Command

WIDE, MOST_LINES, LEAST_LINES = 640, 12, 3
REMEMBERED = 5
_HAND_ON = 7  # ancestors that are asked to take the keyboard back


class CommandPalette(Themed, QObject):
    """Opens the box, fills it as letters come, carries out what is chosen."""

    def __init__(self, window: QMainWindow, actions: Actions) -> None:
        super().__init__(window)
        self._window, self._actions = window, actions
        self._entries = Entries(actions)
        self._before: QWidget | None = None
        self._used: list[str] = []
        self._offered: list[PaletteEntry] = []
        self._shown: list[PaletteEntry] = []
        body = window.centralWidget()
        assert body is not None
        self._body = body
        self.box = PaletteBox(actions.themes.theme, self._body)
        self.box.typed.connect(self._on_typed)
        self.box.chosen.connect(self._on_chosen)
        self.box.refused.connect(self._on_refused)
        self.box.left.connect(self.close)

    @property
    def is_open(self) -> bool:
        """Whether the palette is to be seen."""
        return not self.box.isHidden()

    def prepare(self) -> None:
        """Read the lessons ahead of the first time: that takes longer than a frame."""
        self._entries.read_lessons()

    def toggle(self) -> None:
        """Open the palette, or close it."""
        if self.is_open:
            self.close()
        else:
            self.open()

    def open(self) -> None:
        """Show everything that can be done, and let a person type."""
        self._before = QApplication.focusWidget()
        self._offered = self._in_order(self._entries.all())
        self.box.field.clear()
        self._fill("", say=False)
        if len(self._actions.host.views) < len(self._actions.host.tabs):
            QTimer.singleShot(0, self, self._make_tabs)
        self._put()
        self.box.show()
        self.box.raise_()
        self.box.setFocus()

    def close(self) -> None:
        """Hide the palette and give the keyboard back to who had it."""
        if not self.is_open:
            return
        typing = self.box.field.hasFocus()
        self.box.hide()
        if typing:
            self._give_back()

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (self.box,)

    def dress(self) -> None:
        if self.is_open:
            self._put()

    def lines(self) -> tuple[PaletteItem, ...]:
        """Return what the box offers now."""
        return self.box.model.lines

    def _give_back(self) -> None:
        """Give the keyboard to who had it, or to what that stood in, or to the canvas."""
        widget = self._before if self._before is not None and isValid(self._before) else None
        for _ in range(_HAND_ON):
            if widget is None or widget.isWindow():
                break
            if widget.isVisible() and widget.isEnabled() and widget.focusPolicy().value:
                widget.setFocus()
                return
            widget = widget.parentWidget()
        self._actions.host.view.setFocus()

    def _make_tabs(self) -> None:
        """Make the tabs that were never shown, one at a time: they are searched as well."""
        if not self.is_open:
            return
        if self._actions.host.make_next():
            QTimer.singleShot(0, self, self._make_tabs)
            return
        self._offered = self._in_order(self._entries.all())
        if self.box.field.text().strip():
            self._fill(self.box.field.text(), say=False)

    def _in_order(self, entries: Sequence[PaletteEntry]) -> list[PaletteEntry]:
        """Put what was used last to the front."""
        rank = {id_: place for place, id_ in enumerate(self._used)}
        return sorted(entries, key=lambda entry: rank.get(entry.command.id, REMEMBERED))

    def _on_typed(self, text: str) -> None:
        self._fill(text, say=True)

    def _fill(self, query: str, *, say: bool) -> None:
        if query.strip():
            hits = ranked(query, [entry.words for entry in self._offered])
            found = [(self._offered[place], hit.places) for place, hit in hits]
        else:
            found = [(entry, NONE) for entry in self._offered if entry.unasked]
        self._shown = [entry for entry, _ in found]
        self.box.set_lines([_line(entry, places) for entry, places in found], say=say)

    def _on_chosen(self, place: int) -> None:
        command = self._shown[place].command
        self._used = [command.id, *(id_ for id_ in self._used if id_ != command.id)][:REMEMBERED]
        self.close()
        command.run()

    def _on_refused(self, place: int) -> None:
        line = self.box.model.lines[place]
        self._actions.said.emit(labelled(line.text, line.why))

    def _put(self) -> None:
        """Lay the box over the canvas, above or below the row that is selected."""
        body, view = self._body, self._actions.host.view
        bench = self._actions.bench.canvases
        room = QRect(bench.mapTo(body, QPoint(0, 0)), bench.size())
        room.setBottom(body.height() - 1)
        avoid = view.chosen_area().toAlignedRect()
        if not avoid.isEmpty():
            avoid.moveTopLeft(view.mapTo(body, avoid.topLeft()))
        theme = self._actions.themes.theme
        gap = round(theme.px(8))
        widest = self.box.natural_width(_line(entry, NONE) for entry in self._offered)
        wide = min(max(round(theme.px(WIDE)), widest), room.width() - 2 * gap)
        heights = self.box.natural_height(MOST_LINES), self.box.natural_height(LEAST_LINES)
        self.box.setGeometry(beside(room.adjusted(gap, gap, -gap, -gap), avoid, wide, *heights))


def beside(room: QRect, avoid: QRect, wide: int, high: int, least: int) -> QRect:
    """Place a box in a room so that it covers nothing of what is to be avoided.

    Parameters
    ----------
    avoid : may be empty
    high, least : the wanted height, and the one under which it rather covers something
    """
    left = room.left() + (room.width() - wide) // 2
    whole = QRect(left, room.top(), wide, min(high, room.height()))
    seen = avoid.intersected(room)
    if seen.isEmpty() or not whole.intersects(seen):
        return whole
    above, below = seen.top() - room.top(), room.bottom() - seen.bottom()
    tall = min(high, max(above, below))
    if tall < least:
        return whole
    top = room.top() if above >= below or above >= high else seen.bottom() + 1
    return QRect(left, top, wide, tall)


def _line(entry: PaletteEntry, places: frozenset[int]) -> PaletteItem:
    command = entry.command
    able = command.enabled is None or command.enabled()
    return PaletteItem(
        command.text,
        entry.group,
        shown(command.keys[0]) if command.keys else "",
        command.checked() if command.checked is not None else None,
        "" if able else _why(command),
        places,
    )


def _why(command: Command) -> str:
    return tr(command.why) if command.why else tr("not available now")
