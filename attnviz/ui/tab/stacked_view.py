"""A tab as most are built: controls over a canvas over votes; it rests while it is hidden."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from PySide6.QtWidgets import QVBoxLayout, QWidget

from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme
from attnviz.ui.reading.announce import announce
from attnviz.ui.tab.predicting_view import PredictingView


class StackedView(PredictingView):
    """Parts one under the other, of which the canvas takes the room that is left.

    A tab calls `stack` once, shows everything anew in `show_all`, which begins with `is_idle`, and
    ends it with `tell`.
    """

    TOP: ClassVar[float] = 8.0
    """Pixels of the design over the controls."""
    GAP: ClassVar[float] = 4.0
    """Pixels of the design between the parts."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shown, self._stale = True, False
        self._said = ""
        self._speaker: QWidget = self
        self._column = QVBoxLayout(self)

    def stack(self, *parts: QWidget, canvas: QWidget, speaker: QWidget | None = None) -> None:
        """Put the parts under each other; the canvas, one of them, takes the room that is left.

        It gets the keyboard and is heard, or `speaker`, a part of it.
        """
        for part in parts:
            self._column.addWidget(part, int(part is canvas))
        self._speaker = canvas if speaker is None else speaker
        self.setFocusProxy(self._speaker)
        self._set_margins()

    @abstractmethod
    def themed(self) -> list[TakesTheme]:
        """List what takes another look along with the tab."""

    @abstractmethod
    def canvas_name(self) -> str:
        """Say in a few words what the canvas shows, for who hears it."""

    @abstractmethod
    def show_all(self) -> None:
        """Show what is meant now: picture, controls, panel and words."""

    def is_idle(self) -> bool:
        """Whether the tab is hidden; then all is shown anew when it comes back."""
        self._stale = not self._shown
        return self._stale

    def set_shown(self, shown: bool) -> None:
        """Rest while the tab is hidden; catch up when it comes to the front."""
        self._shown = shown
        if shown and self._stale:
            self.show_all()

    def clear_selection(self) -> bool:
        """Leave the cell of the keyboard, picks, pins and lights in one, but not the page.

        What was predicted, a drawer or a head that was made large is left by itself.
        """
        page, asked = self.page(), self.predicting
        if not self.escape():
            return False
        while not asked and self.page() == page and self.escape():
            pass
        return True

    def show_prediction(self) -> None:
        """Show everything covered, voted for, or revealed."""
        self.show_all()

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes at once."""
        self._theme = theme
        self.theme_prediction(theme)
        self._set_margins()
        for part in self.themed():
            part.set_theme(theme)

    def say(self, text: str) -> None:
        """Say something in the status line, until something else happens."""
        self._said = text
        self.status_changed.emit(self.status())

    def tell(self) -> None:
        """Tell the window, and who hears the canvas, what is on screen now."""
        caption = self.caption()
        self._speaker.setAccessibleName(self.canvas_name())
        self._speaker.setAccessibleDescription(caption)
        self.caption_changed.emit(caption)
        self.status_changed.emit(self.status())

    def picks_status(self) -> str:
        """Say what the rows or columns add up to that are picked; "" when none is, or covered."""
        return ""

    def captioned(self, plain: str) -> str:
        """Return the caption: while projecting no status line says what picks add up to."""
        return (self.picks_status() if self._theme.projector else "") or plain

    def tell_aloud(self) -> None:
        """Tell what is on screen now, and let a screen reader say the numbers at once."""
        self.tell()
        announce(self._speaker, self.status())

    def _set_margins(self) -> None:
        self._column.setContentsMargins(0, round(self._theme.px(self.TOP)), 0, 0)
        self._column.setSpacing(round(self._theme.px(self.GAP)))
