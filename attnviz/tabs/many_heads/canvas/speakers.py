"""The loudspeakers in the titles of the heads in sight."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from attnviz.tabs.many_heads.canvas.speaker_button import SIGN, SpeakerButton
from attnviz.tabs.many_heads.state import State
from attnviz.ui.grid.host import GridHost
from attnviz.ui.grid.paint import left_title_font

KEYS = 9  # heads whose key is a digit


class Speakers:
    """Keeps as many buttons as there were ever heads in sight.

    Parameters
    ----------
    host : the widget whose titles they stand in
    wish : called with a head and whether it is to be silent
    """

    def __init__(self, host: GridHost, wish: Callable[[int, bool], object]) -> None:
        self._host = host
        self._wish = wish
        self._buttons: list[SpeakerButton] = []

    def of(self, head: int) -> SpeakerButton | None:
        """Return the button of a head in sight."""
        return next((b for b in self._buttons if not b.isHidden() and b.number == head), None)

    def place(self, state: State, shown: Mapping[str, int]) -> None:
        """Put a button behind the title of each grid of `shown`, {grid: head}."""
        theme = self._host.theme
        while len(self._buttons) < len(shown):
            button = SpeakerButton(theme, self._host)
            button.mute_requested.connect(self._wish)
            self._buttons.append(button)
        for button, (name, head) in zip(self._buttons, shown.items(), strict=False):
            title, grid = self._host.layout_of(name).title, self._host.grid(name)
            side = min(theme.px(SIGN), title.height())
            font = left_title_font(grid, theme, grid.title_room)
            x = title.x() + QFontMetricsF(font).horizontalAdvance(grid.title) + theme.px(4)
            sign = QRectF(x, title.center().y() - side / 2, side, side)
            button.stand_at(sign, title.bottom() + theme.px(2), theme)
            key = (f"grid.mute_{head + 1}", f"Shift+{head + 1}") if head < KEYS else ()
            button.show_state(head, state.name(head), head in state.muted, *key)
            if button.isHidden():  # Qt paints what is raised, also where it was on top
                button.show()
                button.raise_()
        for button in self._buttons[len(shown) :]:
            button.hide()

    def raise_all(self) -> None:
        """Bring the buttons over whatever was added to the host."""
        for button in self._buttons:
            button.raise_()
