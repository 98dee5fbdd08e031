"""The file to start with is gone: said once a start beside the work, never in a box over it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject

from attnviz.language import quoted, tr
from attnviz.settings import START, Settings
from attnviz.ui.controls.info_bar import InfoBar

OTHER, FORGET = "start-other", "start-forget"


class MissingStart(QObject):
    """Tells that the file is not there, and offers another one or none.

    Parameters
    ----------
    bar : where it is said
    settings : where the file to start with is remembered
    choose : opens the settings at that file
    """

    def __init__(self, bar: InfoBar, settings: Settings, choose: Callable[[], object]) -> None:
        super().__init__(bar)
        self._bar, self._settings, self._choose = bar, settings, choose
        bar.chosen.connect(self._on_chosen)

    def tell(self, name: str) -> None:
        """Say it, unless lost work is offered just then: that matters more."""
        if self._bar.text:
            return
        text = tr("The startup file was not found: {name}.", name=quoted(Path(name).name))
        self._bar.show_message(
            text, [(OTHER, tr("Choose another…")), (FORGET, tr("Start without a file"))]
        )

    def _on_chosen(self, answer: str) -> None:
        if answer == OTHER:
            self._choose()
        elif answer == FORGET:
            self._settings.set(START, "")


def is_missing(name: str, settings: Settings) -> bool:
    """Whether a name is that of the file to start with, and no such file is there."""
    return name == settings.get(START) and not Path(name).exists()
