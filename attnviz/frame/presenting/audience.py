"""Two screens: the class sees canvas and caption on one, the presenter works on the other."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QMainWindow

from attnviz.frame.chrome.tabs import TabHost
from attnviz.frame.chrome.theme_manager import ThemeManager
from attnviz.frame.lessons.lesson_controller import LessonController
from attnviz.frame.presenting import screens
from attnviz.frame.presenting.audience_window import AudienceWindow
from attnviz.frame.presenting.presenter_panel import PresenterPanel
from attnviz.language import tr
from attnviz.session import Session

FULL = Qt.WindowState.WindowFullScreen
LARGE = Qt.WindowState.WindowMaximized | FULL


class Audience(QObject):
    """Opens the audience's window, keeps it up to date, and closes it.

    It is repainted whenever the presenter's window is: whatever changed there (an edit, the
    pointer, a frame of a motion, a cover) is on the other screen with the next frame, and no view
    has to tell it.

    Parameters
    ----------
    window : the presenter's
    screens : the screens there are
    """

    started = Signal()
    ended = Signal()
    changed = Signal()
    """Frozen, blank, or neither any more."""
    lost = Signal()
    """The audience's screen is gone."""
    said = Signal(str)

    def __init__(
        self,
        window: QMainWindow,
        session: Session,
        *,
        host: TabHost,
        themes: ThemeManager,
        lesson_controller: LessonController,
        screens: Callable[[], list[QScreen]] = QGuiApplication.screens,
    ) -> None:
        super().__init__(window)
        self._own, self._session, self._host = window, session, host
        self._themes, self._lesson_controller, self._screens = themes, lesson_controller, screens
        self._target = ""
        self._left: dict[str, QRect] = {}
        self.window: AudienceWindow | None = None
        self.presenter_panel: PresenterPanel | None = None

    # What it is like

    @property
    def active(self) -> bool:
        """Whether the audience has a window of its own."""
        return self.window is not None

    @property
    def frozen(self) -> bool:
        """Whether the audience's picture is held."""
        return self.window is not None and self.window.mirror.frozen

    @property
    def blank(self) -> bool:
        """Whether the audience sees nothing."""
        return self.window is not None and self.window.mirror.blank

    def other_screen(self) -> QScreen | None:
        """Return a screen that the presenter's window is not on."""
        own = self._own.screen()
        return next((screen for screen in self._screens() if screen is not own), None)

    # What a person does

    def start(self, screen: QScreen | None = None) -> bool:
        """Open the audience's window; False without a second screen."""
        target = screen or self.other_screen()
        if self.active or target is None:
            return False
        self.window = AudienceWindow(self._themes, self._host, self._lesson_controller.slide)
        self.presenter_panel = PresenterPanel(
            self._themes.theme, self._lesson_controller, self._own
        )
        self.presenter_panel.freeze_requested.connect(self.toggle_freeze)
        self.presenter_panel.blank_requested.connect(self.toggle_blank)
        self.presenter_panel.swap_requested.connect(self.swap)
        self.presenter_panel.end_requested.connect(self.stop)
        self.presenter_panel.open_beside(self._own)
        self._listen(True)
        self._tell()
        self._target = screens.name_of(target)
        self.window.show_on(target)
        self._own.activateWindow()
        self.started.emit()
        return True

    def stop(self) -> None:
        """Close the audience's window; the presenter's stays as it is."""
        window, presenter_panel = self.window, self.presenter_panel
        if window is None or presenter_panel is None:
            return
        self._listen(False)
        self.window = self.presenter_panel = None
        window.hide()
        window.deleteLater()
        presenter_panel.close_for_good()
        self.ended.emit()

    def leave(self) -> bool:
        """Close the audience's window; False when there is none."""
        was = self.active
        self.stop()
        return was

    def toggle_freeze(self) -> None:
        """Hold the audience's picture while the next one is prepared, or show what is there now."""
        if self.window is not None:
            self.window.mirror.set_frozen(not self.frozen)
            self._mark()

    def toggle_blank(self) -> None:
        """Show the audience nothing, or the picture again."""
        if self.window is not None:
            self.window.mirror.set_blank(not self.blank)
            self._mark()

    def swap(self) -> None:
        """Let the two windows change screens."""
        mine, theirs = screens.name_of(self._own.screen()), self._target
        if self.window is None or mine == theirs:
            return
        self._move_own(theirs)
        self._target = mine
        self.window.show_on(screens.named(mine))
        self._own.activateWindow()

    # Showing

    def _listen(self, on: bool) -> None:
        """Follow everything that can change the picture, or nothing any more."""
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        wires = (
            (self._session.changed, self._refresh),
            (self._session.selection_changed, self._refresh),
            (self._host.shown, self._tell),
            (self._host.caption_changed, self._tell),
            (self._themes.changed, self._on_theme_changed),
            (self._lesson_controller.changed, self._tell),
            (self._lesson_controller.stepped, self._tell),
            (app.screenRemoved, self._on_screens_changed),
        )
        for signal, slot in wires:
            if on:
                signal.connect(slot)
            else:
                signal.disconnect(slot)
        if on:
            self._own.installEventFilter(self)
        else:
            self._own.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Repaint with the presenter's window, and close when that is closed."""
        kind = event.type()
        if kind == QEvent.Type.UpdateRequest:
            self._refresh()
        elif kind == QEvent.Type.Hide and not event.spontaneous():
            self.stop()
        return False

    def _refresh(self) -> None:
        if self.window is not None and not (self.frozen or self.blank):
            self.window.mirror.update()

    def _tell(self) -> None:
        """Say what the caption says, or show the step of the lesson; no more is for the class."""
        if self.window is None:
            return
        self.window.mirror.set_words(self._host.view.caption(), self._lesson_controller.band())
        if self.presenter_panel is not None:
            self.presenter_panel.show_step()

    def _mark(self) -> None:
        if self.presenter_panel is not None:
            self.presenter_panel.show_state(frozen=self.frozen, blank=self.blank)
        self.changed.emit()

    def _move_own(self, target: str) -> None:
        """Put the presenter's window on another screen, as it was there or as large as here."""
        own, room = self._own, screens.named(target).availableGeometry()
        state = own.windowState()
        before = own.screen().availableGeometry()
        own.setWindowState(state & ~LARGE)
        rect = own.geometry()
        self._left[screens.name_of(own.screen())] = QRect(rect)
        rect.translate(room.topLeft() - before.topLeft())
        rect = QRect(self._left.get(target, rect))
        rect.setSize(rect.size().boundedTo(room.size()))
        rect.moveLeft(min(max(rect.left(), room.left()), room.right() - rect.width() + 1))
        rect.moveTop(min(max(rect.top(), room.top()), room.bottom() - rect.height() + 1))
        own.setScreen(screens.named(target))
        own.setGeometry(rect)
        own.setWindowState(state)

    # What has happened

    def _on_theme_changed(self) -> None:
        if self.window is not None and self.presenter_panel is not None:
            self.window.fit()
            self.presenter_panel.set_theme(self._themes.theme)

    def _on_screens_changed(self) -> None:
        # Qt has not moved the windows of the lost screen yet.
        QTimer.singleShot(0, self, self._look_for_screens)

    def _look_for_screens(self) -> None:
        """Close the window whose screen is gone, or move it to one that is left."""
        if self.window is None:
            return
        other = self.other_screen()
        if other is None:
            self.stop()
            screens.bring_into_sight(self._own)
            self.lost.emit()
            self.said.emit(tr("The audience’s screen was disconnected, so its window was closed."))
        elif not screens.there(self._target) or self._target == screens.name_of(self._own.screen()):
            self._target = screens.name_of(other)
            self.window.show_on(other)
            self.said.emit(
                tr("A screen was disconnected: the audience’s window moved to another one.")
            )
