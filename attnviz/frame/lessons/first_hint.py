"""The first start: a line over the caption, gone for good after the first real action."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from attnviz.frame.chrome.tabs import TabHost
from attnviz.frame.chrome.theme_manager import ThemeManager
from attnviz.frame.lessons.first_start_bar import FirstStartBar
from attnviz.language import tr
from attnviz.model.tabs import Tab
from attnviz.session import Session
from attnviz.settings import HINT_SEEN, Settings
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.look.theme import Theme

TOY = "letters"  # the model that is built in


class FirstHint(QObject):
    """Shows the line where it was never seen, and takes it away by itself.

    Parameters
    ----------
    add_bar : puts a bar above the caption
    start_tour : what the first button in it does
    open_model : opens a model by its name; of "" it lists those on this computer
    """

    def __init__(
        self,
        session: Session,
        *,
        host: TabHost,
        themes: ThemeManager,
        settings: Settings,
        add_bar: Callable[[QWidget], None],
        start_tour: Callable[[], None],
        open_model: Callable[[str], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session, self._host, self._themes = session, host, themes
        self._settings = settings
        self._add_bar, self._start_tour = add_bar, start_tour
        self._open_model = open_model
        self.bar: FirstStartBar | None = None
        self._room: FirstStartBar | None = None

    def look(self) -> None:
        """Show the line if it was never seen."""
        if self._settings.get(HINT_SEEN) or self._themes.theme.projector:
            return
        self.bar = FirstStartBar("", self._themes.theme)
        shortcut_labels.follow(
            self.bar, partial(self._tell, self.bar, self._host.tabs[self._host.place])
        )
        self.bar.tour_requested.connect(self._on_tour_requested)
        self.bar.models_requested.connect(partial(self._on_model_requested, ""))
        self.bar.toy_requested.connect(partial(self._on_model_requested, TOY))
        self.bar.dismissed.connect(self.leave)
        self._add_bar(self.bar)
        self._themes.changed.connect(self._on_theme_changed)
        self._session.changed.connect(self.leave)
        self._session.selection_changed.connect(self.leave)

    def _tell(self, bar: FirstStartBar, tab: Tab) -> None:
        command, usual, text = tab.hint
        key = shortcut_labels.key_of(command, usual) if command else ""
        bar.text.setText(tr(text, key=key) if key else tr("Where to begin"))

    def leave(self) -> None:
        """Take the line away for good."""
        bar, self.bar = self.bar, None
        if bar is None:
            return
        self._settings.set(HINT_SEEN, True)
        self._themes.changed.disconnect(self._on_theme_changed)
        self._session.changed.disconnect(self.leave)
        self._session.selection_changed.disconnect(self.leave)
        # Its room stays while the tab does: what is under the pointer must not move away.
        bar.fall_silent()
        self._room = bar
        self._host.shown.connect(self._take_room)
        self._themes.changed.connect(self._take_room)

    def _take_room(self) -> None:
        """Give the room of the line to the canvas, once everything is laid out anew anyway."""
        room, self._room = self._room, None
        if room is None:
            return
        self._host.shown.disconnect(self._take_room)
        self._themes.changed.disconnect(self._take_room)
        room.hide()
        room.deleteLater()

    def _on_tour_requested(self) -> None:
        self.leave()
        self._start_tour()

    def _on_model_requested(self, name: str) -> None:
        self.leave()
        self._take_room()  # what is opened lays the window out anew anyway
        self._open_model(name)

    def _on_theme_changed(self, theme: Theme) -> None:
        if self.bar is not None and theme.projector:
            self.leave()
        elif self.bar is not None:
            self.bar.set_theme(theme)
