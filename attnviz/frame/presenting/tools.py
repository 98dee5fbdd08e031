"""What a presenter does to the picture: blank it, light up a cell, see it washed out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from attnviz.frame.chrome.canvas_stack import CanvasStack
from attnviz.frame.chrome.tabs import TabHost
from attnviz.frame.chrome.theme_manager import ThemeManager
from attnviz.frame.presenting.projector import Presenting
from attnviz.ui.controls import tips

if TYPE_CHECKING:
    from attnviz.frame.presenting.blanking import Blanking
    from attnviz.frame.presenting.idle_cursor import IdleCursor
    from attnviz.frame.presenting.pointer_light import PointerLight
    from attnviz.frame.presenting.washed_out import WashedOut


class PresentingTools(QObject):
    """Makes each of them when it is first asked for: most sittings need none."""

    def __init__(
        self,
        window: QMainWindow,
        presenting: Presenting,
        *,
        themes: ThemeManager,
        bench: CanvasStack,
        host: TabHost,
    ) -> None:
        super().__init__(window)
        self._window, self._themes, self._bench, self._host = window, themes, bench, host
        self._blanking: Blanking | None = None
        self._light: PointerLight | None = None
        self._wash: WashedOut | None = None
        self._idle: IdleCursor | None = None
        presenting.started.connect(self._on_started)
        presenting.ended.connect(self._on_ended)
        themes.changed.connect(self._on_theme_changed)
        tips.set_quiet(False)
        if presenting.active:
            self._on_started()

    @property
    def blanking(self) -> Blanking:
        """Return what blanks the canvas."""
        if self._blanking is None:
            from attnviz.frame.presenting.blanking import Blanking

            self._blanking = Blanking(self._bench, self._host, self._themes)
        return self._blanking

    @property
    def light(self) -> PointerLight:
        """Return what lights up the cell that is pointed at."""
        if self._light is None:
            from attnviz.frame.presenting.pointer_light import PointerLight

            self._light = PointerLight(self._themes, self._bench)
        return self._light

    def blank(self) -> None:
        """Blank the canvas until the next key or click."""
        self.blanking.start()

    def may_light(self) -> bool:
        """Whether somebody looks from far away."""
        return self._themes.theme.projector

    def is_lit(self) -> bool:
        """Whether the light is on."""
        return self._light is not None and not self._light.isHidden()

    def toggle_light(self) -> None:
        """Light up the cell that is pointed at, or no longer."""
        if self.is_lit():
            self.light.stop()
        else:
            self.light.start()

    def is_washed_out(self) -> bool:
        """Whether the window is shown as a weak projector shows it."""
        return self._wash is not None

    def toggle_washed_out(self) -> None:
        """Show the window as a weak projector in a lit room does, or as it is."""
        wash, self._wash = self._wash, None
        if wash is not None:
            wash.hide()
            wash.deleteLater()
            return
        from attnviz.frame.presenting.washed_out import WashedOut

        self._wash = WashedOut(self._window)
        self._wash.show()

    def _on_started(self) -> None:
        if self._idle is None:
            from attnviz.frame.presenting.idle_cursor import IdleCursor

            self._idle = IdleCursor(self._window)
        self._idle.start()
        tips.set_quiet(True)

    def _on_ended(self) -> None:
        tips.set_quiet(False)
        if self._idle is not None:
            self._idle.stop()
        if self.is_lit():
            self.light.stop()

    def _on_theme_changed(self) -> None:
        if self.is_lit() and not self.may_light():
            self.light.stop()
