"""A talk: on one screen the window itself is shown, on two the class has a window of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication, QScreen

from attnviz.frame.presenting.projector import Presenting
from attnviz.frame.presenting.tools import PresentingTools
from attnviz.language import tr
from attnviz.ui.controls.info_bar import InfoBar

if TYPE_CHECKING:
    from attnviz.frame.presenting.audience import Audience

OFFER = "audience"


class Talk(QObject):
    """Starts the kind of talk that the screens allow, and offers the other when one is plugged in.

    Parameters
    ----------
    presenting : shows the window itself on the full screen
    stage : what blanks it
    make : makes the audience's part, when it is first needed
    info_bar : where a sentence and a button can be shown
    """

    def __init__(
        self,
        presenting: Presenting,
        stage: PresentingTools,
        make: Callable[[], Audience],
        info_bar: InfoBar,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._presenting, self._stage, self._make = presenting, stage, make
        self._info_bar = info_bar
        self._audience: Audience | None = None
        self._interrupted = False
        info_bar.chosen.connect(self._on_chosen)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenAdded.connect(self._on_screen_added)

    @property
    def audience(self) -> Audience:
        """Return what shows the class a window of its own."""
        if self._audience is None:
            self._audience = self._make()
            self._audience.lost.connect(self._on_lost)
        return self._audience

    def has_audience(self) -> bool:
        """Whether the class has a window of its own."""
        return self._audience is not None and self._audience.active

    def is_on(self) -> bool:
        """Whether a talk is on."""
        return self._presenting.active or self.has_audience()

    def toggle(self) -> None:
        """Start a talk, or end it."""
        self._interrupted = False
        if self.has_audience():
            self.audience.stop()
        elif self._presenting.active:
            self._presenting.stop()
        elif len(QGuiApplication.screens()) < 2 or not self.audience.start():
            self._presenting.start()

    def leave(self) -> bool:
        """End the talk, or leave projector look or full screen; False when there is none."""
        self._interrupted = False
        if self.has_audience():
            return self.audience.leave()
        return self._presenting.leave()

    def blank(self) -> None:
        """Blank what the class sees."""
        if self.has_audience():
            self.audience.toggle_blank()
        else:
            self._stage.blank()

    def freeze(self) -> None:
        """Hold the class's picture, or go on with it."""
        self.audience.toggle_freeze()

    def is_frozen(self) -> bool:
        """Whether the class's picture is held."""
        return self._audience is not None and self._audience.frozen

    def swap(self) -> None:
        """Let the two windows change screens."""
        self.audience.swap()

    def _on_lost(self) -> None:
        self._interrupted = True

    def _on_screen_added(self, screen: QScreen) -> None:
        # The desktop first arranges its screens.
        QTimer.singleShot(0, self, self._offer)

    def _offer(self) -> None:
        """Offer the second screen to a talk that could use it."""
        wanted = self._presenting.active or self._interrupted
        if self.has_audience() or not wanted or len(QGuiApplication.screens()) < 2:
            return
        self._info_bar.show_message(
            tr("A second screen was connected."), [(OFFER, tr("Open a window for the class"))]
        )

    def _on_chosen(self, key: str) -> None:
        if key == OFFER and not self.has_audience():
            self._presenting.stop()
            self._interrupted = False
            self.audience.start()
