"""What is answered when something cannot be done, and the ways out that are offered."""

from __future__ import annotations

from collections.abc import Callable

from attnviz.language import tr
from attnviz.tabs.step_by_step.canvas import StepCanvas
from attnviz.tabs.step_by_step.editing import refusal
from attnviz.tabs.step_by_step.one_head import OneHead
from attnviz.tabs.step_by_step.plan import PANES, step_with


class Notices:
    """Shows refusals over the arithmetic.

    Parameters
    ----------
    look : gives what is on screen
    go_to : goes to a step
    """

    def __init__(
        self, canvas: StepCanvas, look: Callable[[], OneHead], go_to: Callable[[int], None]
    ) -> None:
        self._canvas, self._look, self._go_to = canvas, look, go_to

    def tell(self, text: str) -> None:
        """Show a text, and have it read out."""
        self._canvas.info_bar.show_message(text)
        self._canvas.host.announce(text)

    def refuse(self, array: str, row: int, column: int) -> None:
        """Say why a cell cannot be typed over, and offer what can."""
        text, matrices = refusal(self._look(), array, row, column)
        choices = [(name, tr("Go to {name}", name=name)) for name in matrices]
        self._canvas.info_bar.show_message(text, choices)
        self._canvas.host.announce(text)

    def follow(self, matrix: str) -> None:
        """Go where a matrix can be changed, and put the keyboard there."""
        array = next(pane.array for pane in PANES.values() if pane.matrix == matrix)
        if array not in self._canvas.step.arrays:
            self._go_to(step_with(array))
        self._canvas.enter_cell(array, 0, 0)
