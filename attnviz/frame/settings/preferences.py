"""Lets a preference work at once, whoever sets it: the dialog, a menu, a key, the palette."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

from attnviz.frame.chrome.tabs import TabHost
from attnviz.frame.chrome.theme_manager import ThemeManager
from attnviz.frame.commands.key_choice import KeyChoice
from attnviz.frame.settings.number_choice import write_numbers
from attnviz.session import Session
from attnviz.settings import (
    DECIMAL_MARK,
    DIGITS,
    KEYS,
    MOTION,
    PERCENTS,
    SINGLE_KEYS,
    THEME,
    ZOOM,
    Preference,
    Settings,
)
from attnviz.ui.controls import shortcut_labels

T = TypeVar("T")


class Preferences(QObject):
    """Stores preferences and carries out what they mean."""

    keys_changed = Signal()
    """Commands have other keys, or single letters are keys no longer."""

    def __init__(
        self,
        parent: QObject,
        session: Session,
        themes: ThemeManager,
        settings: Settings,
        host: TabHost,
    ) -> None:
        super().__init__(parent)
        self._session, self._themes, self._host = session, themes, host
        self.settings = settings
        self.keys = KeyChoice(settings)
        self._system_reduces = False
        self._acts: dict[str, Callable[[], None]] = {
            THEME.key: self._show_theme,
            ZOOM.key: self._show_zoom,
            MOTION.key: self._show_motion,
            DECIMAL_MARK.key: self._show_numbers,
            DIGITS.key: self._show_numbers,
            PERCENTS.key: self._show_numbers,
            SINGLE_KEYS.key: self._show_keys,
            KEYS.key: self._show_keys,
        }
        self._show_motion()
        if not settings.get(MOTION):
            self.ask_system()

    def get(self, preference: Preference[T]) -> T:
        """Return a preference."""
        return self.settings.get(preference)

    def apply(self, preference: Preference[T], value: T) -> None:
        """Store a preference and show what it means."""
        self.settings.set(preference, value)
        self.show(preference)

    def show(self, preference: Preference[Any]) -> None:
        """Show what a stored preference means; some are only looked at by the next start."""
        act = self._acts.get(preference.key)
        if act is not None:
            act()

    def ask_system(self) -> None:
        """Find out whether the system asks for less motion; the answer may come later."""
        from attnviz.frame.settings.system_motion import SystemMotion

        SystemMotion(self._on_system_reduces, self).ask()

    def _on_system_reduces(self) -> None:
        self._system_reduces = True
        self._show_motion()

    def _show_keys(self) -> None:
        shortcut_labels.set_keys(self.settings.get(KEYS), singles=self.settings.get(SINGLE_KEYS))
        self.keys_changed.emit()

    def _show_theme(self) -> None:
        self._themes.choose(self.settings.get(THEME))

    def _show_zoom(self) -> None:
        self._themes.set_zoom(self.settings.get(ZOOM))

    def _show_motion(self) -> None:
        wish = self.settings.get(MOTION)
        self._host.set_reduced_motion(wish == "reduced" or (not wish and self._system_reduces))

    def _show_numbers(self) -> None:
        write_numbers(self.settings)
        self._themes.renew()
        self._session.update_text()
        self._host.update_text()
