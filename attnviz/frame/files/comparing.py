"""What the bench can be compared with: what it was before, another head, another file or lesson."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu, QWidget

from attnviz.errors import AttnvizError
from attnviz.frame.chrome import dialogs
from attnviz.frame.files import named
from attnviz.language import tr
from attnviz.model.comparison import Pinned
from attnviz.model.document.lab import Lab
from attnviz.session import Session
from attnviz.ui.look.labels import visible
from attnviz.ui.tab.compare.exhibit import layer_name, pinned_computed, pinned_head

MOST_STEPS = 12
ATTN = "*.attn *.json"


class Comparing(QObject):
    """Chooses A of a comparison; B is always what is on the bench."""

    said = Signal(str)

    def __init__(self, session: Session, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._window = session, window
        session.opened.connect(self._on_opened)

    def is_on(self) -> bool:
        """Whether something is compared."""
        return self._session.compared is not None

    def with_before(self) -> None:
        """Compare with what the bench was before the last edit; leave a comparison that is on."""
        if self.is_on():
            self.leave()
            return
        steps = self._session.labs_before(1)
        if not steps:
            self.said.emit(
                tr("Nothing has been edited yet, so there is no “before” to compare with.")
            )
            return
        self._with(*_before(*steps[0]))

    def leave(self) -> None:
        """Show the bench alone."""
        self._session.compare(None)

    def swap(self) -> None:
        """Let A and B stand in each other's place."""
        pinned = self._session.compared
        if pinned is not None:
            self._session.compare(replace(pinned, swapped=not pinned.swapped))

    def pin(self) -> None:
        """Let A be what is on the bench now."""
        self._with(layer_name(self._session.lab) or tr("pinned"), self._session.lab)

    def with_computed(self) -> None:
        """Compare held numbers with what would be computed in their place."""
        self._session.compare(pinned_computed(self._session))

    def with_start(self) -> None:
        """Compare with what was opened or chosen."""
        lab = self._session.lab
        example = None if lab.example is None else lab.example.original
        start = replace(lab, document=lab.document.original, example=example)
        layer = layer_name(lab)
        told = tr("{layer}, as it was opened", layer=layer) if layer else tr("as it was opened")
        self._with(told, start)

    def with_head(self, head: int) -> None:
        """Compare another head of the same layer with the one on screen."""
        self._session.compare(pinned_head(self._session, head))

    def with_file(self, name: str) -> bool:
        """Compare with a file, or by its id a bundled lesson; False when it cannot be read."""
        try:
            self._with_named(name)
        except AttnvizError as error:
            title = tr("{file} cannot be compared.", file=Path(name).name)
            dialogs.show_fault(self._window, title, str(error))
            return False
        return True

    def find_again(self, told: object) -> None:
        """Compare with what a file names, as `Pinned.source` does; say what cannot be found."""
        if not isinstance(told, Mapping):
            return
        heads = self._session.document().n_heads
        match dict(told):
            case {"head": int(head)} if 0 <= head < heads and not isinstance(head, bool):
                self.with_head(head)
            case {"computed": True}:
                self.with_computed()
            case {"file": str(name)} | {"lesson": str(name)} if name:
                try:
                    self._with_named(name)
                except AttnvizError as error:
                    self.said.emit(tr("What it was compared with cannot be read: {why}", why=error))
            case _:
                return
        if told.get("swapped") is True:
            self.swap()

    def _with_named(self, name: str) -> None:
        lesson = named.is_lesson(name)
        lab = named.read(name).lab
        source = {"lesson": name} if lesson else {"file": str(Path(name).absolute())}
        self._with(Path(name).name, lab, source)

    def ask_file(self) -> None:
        """Let a file be chosen, and compare with it."""
        filters = (tr("attnviz files ({pattern})", pattern=ATTN), tr("All files (*)"))
        chosen = dialogs.ask_open_path(self._window, "", filters)
        if chosen:
            self.with_file(chosen)

    def ask(self) -> None:
        """List everything that there is to compare with."""
        menu = QMenu(self._window)
        menu.aboutToHide.connect(menu.deleteLater)
        self.fill(menu)
        menu.popup(QCursor.pos())

    def fill(self, menu: QMenu) -> None:
        """Put everything that there is to compare with into a menu."""
        session = self._session
        for text, lab in session.labs_before(MOST_STEPS):
            _add(menu, _before(text, lab)[0], partial(self._with, *_before(text, lab)))
        if menu.actions():
            menu.addSeparator()
        _add(menu, tr("As it was opened"), self.with_start)
        if session.document("example").holds or session.lab.document.holds:
            _add(menu, tr("Computed, nothing held"), self.with_computed)
        heads = session.document().heads
        if len(heads) > 1:
            of_heads = menu.addMenu(tr("Another head"))
            for head, spec in enumerate(heads[:64]):
                if head != session.selection.head:
                    name = f"{head + 1}  {visible(spec.title)}"
                    _add(of_heads, name, partial(self.with_head, head))
        menu.addSeparator()
        self._add_lessons(menu)
        _add(menu, tr("A file…"), self.ask_file)
        _add(menu, tr("Pin what is shown now, for another text, layer or model"), self.pin)

    def _add_lessons(self, menu: QMenu) -> None:
        from attnviz.model.files import library

        of_lessons = menu.addMenu(tr("A lesson"))
        for lesson_id in library.ids():
            _add(of_lessons, lesson_id, partial(self.with_file, lesson_id))

    def _with(self, name: str, lab: Lab, source: Mapping[str, Any] | None = None) -> None:
        self._session.compare(Pinned(name, lab, source=source or {}))

    def _on_opened(self) -> None:
        """Go on with A when a file is opened as B, but not with a head of another layer."""
        pinned = self._session.compared
        if pinned is not None and pinned.head is not None:
            self._session.compare(None)


def _before(text: str, lab: Lab) -> tuple[str, Lab]:
    return (tr("before “{edit}”", edit=text) if text else tr("before")), lab


def _add(menu: QMenu, text: str, run: Callable[[], object]) -> None:
    menu.addAction(text.replace("&", "&&"), run)
