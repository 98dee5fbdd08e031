"""After a crash: a bar offers the work that was not saved; the start is not held up by it."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from attnviz.frame.files.autosave import Autosave, Leftover, discard, leftovers
from attnviz.frame.files.named import is_lesson
from attnviz.frame.files.open_save import Files
from attnviz.language import quoted, tr
from attnviz.ui.controls.info_bar import InfoBar

RESTORE, DISCARD = "restore", "discard"


class Recovery(QObject):
    """Offers what earlier runs left behind, one after the other, newest first."""

    def __init__(
        self, bar: InfoBar, files: Files, autosave: Autosave, folder: Path | None = None
    ) -> None:
        super().__init__(bar)
        self._bar, self._files, self._autosave = bar, files, autosave
        self._folder = folder
        self._left: list[Leftover] = []
        self._offered: Leftover | None = None
        self._shown = False
        bar.chosen.connect(self._on_chosen)
        bar.closed.connect(self._on_closed)

    def look(self) -> None:
        """Look for unsaved work and offer it."""
        self._left = leftovers(self._folder)
        self._offer_next()

    def _offer_next(self) -> None:
        self._offered = self._left.pop(0) if self._left else None
        self._shown = False
        self._offer()

    def _offer(self) -> None:
        """Offer the next one, behind what is asked already."""
        if self._offered is None or self._shown or self._bar.text:
            return
        self._shown = True
        origin, title = self._offered.origin, self._offered.file.title
        name = Path(origin).name if origin and not is_lesson(origin) else title
        text = tr(
            "attnviz closed before {work} was saved. Recover the version from {when}?",
            work=quoted(name) if name else tr("your work"),
            when=_when(self._offered.time),
        )
        self._bar.show_message(text, [(RESTORE, tr("Recover")), (DISCARD, tr("Discard"))])

    def _on_closed(self) -> None:
        # Whoever asked before is told the answer first.
        QTimer.singleShot(0, self, self._offer)

    def _on_chosen(self, answer: str) -> None:
        offered = self._offered
        if offered is None or answer not in (RESTORE, DISCARD):
            return  # what somebody else asked in the same place
        if answer == RESTORE:
            if not self._files.may_leave():
                return
            self._files.rescue(offered.file, offered.origin)
            # Kept until our own file holds it: a second crash must not lose it.
            self._autosave.write_and_wait()
        discard(offered)
        self._offer_next()


def _when(time: datetime) -> str:
    """Say when something was, as briefly as is clear."""
    today = datetime.now().date()
    days = (today - time.date()).days
    clock = f"{time:%H:%M}"
    if days == 0:
        return tr("{time}", time=clock)
    if days == 1:
        return tr("yesterday at {time}", time=clock)
    return tr("{day} at {time}", day=f"{time:%Y-%m-%d}", time=clock)
