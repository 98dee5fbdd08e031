"""Puts the parts together: application, settings, looks, session, window, crash guard."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, QObject, QTimer
from PySide6.QtWidgets import QApplication

from attnviz import __version__, display, streams
from attnviz.frame.chrome.theme_manager import ThemeManager
from attnviz.frame.process import garbage, qt_folder, quick_start
from attnviz.frame.process.crash import CrashGuard
from attnviz.language import tr
from attnviz.main_window import MainWindow
from attnviz.model.tabs import TABS
from attnviz.options import LANGUAGES, StartOptions
from attnviz.settings import FOLDER, GEOMETRY, LANGUAGE, START, TAB, Settings

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon, QScreen

    from attnviz.frame.files.autosave import Autosave
    from attnviz.frame.files.recovery import Recovery
    from attnviz.frame.files.start_file import Start
    from attnviz.frame.process.end_signals import EndSignals
    from attnviz.frame.process.fault_dialog import FaultDialog


def start(options: StartOptions) -> int:
    """Open the window, stay until it is closed, and return the exit code.

    Raises
    ------
    UsageError
        When the screen asked for is not there.
    """
    app = application(sys.argv[:1])
    screen = None
    if options.screen is not None:
        from attnviz.frame.presenting import screens

        screen = screens.numbered(options.screen)
    program = Program(options, screen=screen)
    program.window.show()
    code = app.exec()
    program.end()
    return code


def application(arguments: list[str]) -> QApplication:
    """Make the application; what it looks like is ours and not the desktop's."""
    qt_folder.find_plugins()
    # No organisation: the data folders would otherwise be called attnviz/attnviz.
    QApplication.setApplicationName("attnviz")
    QApplication.setApplicationVersion(__version__)
    # Wayland finds the icon by the name of the installed .desktop file.
    QApplication.setDesktopFileName("attnviz")
    # As an argument: setStyle() hands a QStyle back, and PySide makes its eleven enums for that.
    app = QApplication([*arguments, "-style", "fusion"])
    display.release()
    garbage.collect_here(app)
    from attnviz.ui.look import typeface

    typeface.load()
    return app


def window_icon() -> QIcon:
    """Return the program's picture, for windows that no menu entry gives one."""
    from PySide6.QtGui import QIcon

    from attnviz.resources import FOLDER

    return QIcon(str(FOLDER / "icons" / "attnviz.svg"))


def speak(wanted: str) -> None:
    """Choose the language of all texts, before any is shown; "" = the system's, or else English."""
    if not wanted:
        of_system = (name[:2] for name in QLocale.system().uiLanguages())
        wanted = next((name for name in of_system if name in LANGUAGES), "en")
    if wanted != "en":
        from attnviz.frame.settings import languages

        languages.load(wanted)


class Program(QObject):
    """The parts of one running program, and what is added once the first picture is painted."""

    def __init__(
        self, options: StartOptions, settings: Settings | None = None, screen: QScreen | None = None
    ) -> None:
        super().__init__()
        self.guard = CrashGuard(parent=self)
        self.guard.install()
        self.guard.reported.connect(self._on_fault)
        self.settings = settings or Settings()
        speak(options.language or self.settings.get(LANGUAGE))
        self.themes = ThemeManager(self.settings, self, applied=False)
        if options.theme:
            self.themes.choose(options.theme, remember=False)
        if options.zoom:
            self.themes.set_zoom(options.zoom, remember=False)
        self._options = options
        self._start: Start | None = None
        self.autosave: Autosave | None = None
        self.recovery: Recovery | None = None
        self._signals: EndSignals | None = None
        self._fault: FaultDialog | None = None
        self._boxes = ""
        self.window = MainWindow(None, self.themes, self.settings)
        self.window.top_bar.set_current(self._place(options.tab or self.settings.get(TAB)))
        self._find_room(screen)
        if options.present:
            self.window.presenting.start(screen)
        self.themes.apply()
        self.window.installEventFilter(self)

    def _find_room(self, screen: QScreen | None) -> None:
        """Place the window on a screen, or at its first start see that it fits where it comes."""
        never_placed = self.settings.get(GEOMETRY).isEmpty()
        if screen is None and not never_placed:
            return
        from attnviz.frame.presenting import screens

        if screen is not None:
            screens.place(self.window, screen)
        elif self._options.present:
            # It fills the screen at once: nobody but us says where it goes afterwards.
            screens.place(self.window, self.window.screen())
        else:
            screens.fit(self.window)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go on with the start once the frame has been painted."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self.begin)
        return False

    def begin(self) -> None:
        """Load NumPy and the lab, and make and paint the tab in front.

        All in one go: a key that is pressed meanwhile waits until there is someone to take it.
        """
        from attnviz.frame.files.start_file import read_start
        from attnviz.frame.files.view_state import show_view
        from attnviz.model.files import library
        from attnviz.session import Session

        self._start = read_start(self._named(), self._options.lesson)
        file = self._start.file
        session = Session(file.lab if file else library.start_lab())
        tab = self._options.tab or self.settings.get(TAB)
        if file:
            show_view(session, file.view)
            tab = self._options.tab or session.selection.tab
        self.window.canvas_stack.hold_panels(True)
        self.window.begin(session)
        self.window.show_tab(self._place(tab))
        # First all that moves something, then one picture: by themselves they would come mixed.
        for kind in (QEvent.Type.LayoutRequest, QEvent.Type.MetaCall, QEvent.Type.LayoutRequest):
            QApplication.sendPostedEvents(None, kind.value)
        QApplication.sendPostedEvents(self.window, QEvent.Type.UpdateRequest.value)
        self.after_first_paint()

    def after_first_paint(self) -> None:
        """Load what the first picture did not need, the most wanted first."""
        from attnviz.frame.files.autosave import Autosave
        from attnviz.frame.files.recovery import Recovery
        from attnviz.frame.process import overrides
        from attnviz.frame.process.end_signals import EndSignals

        self.window.canvas_stack.hold_panels(False)
        quick_start.settle()
        self.guard.open_logs()
        overrides.protect()
        window = self.window
        window.host.made.connect(self._on_view_made)
        assert self._start is not None
        file, path, lesson, later, bundled, model = self._start
        window.settle(file, path, bundled)
        if file is not None:
            window.controller.actions.compare_as_told(file.view)
        files = window.controller.files
        self.autosave = Autosave(
            window.session,
            contents=files.contents,
            origin=lambda: files.origin,
            dirty=lambda: files.dirty,
            parent=self,
        )
        self.autosave.failed.connect(self._on_autosave_failed)
        window.closed.connect(self.autosave.finish)
        self.recovery = Recovery(window.controller.info_bar, files, self.autosave)
        self._signals = EndSignals(self)
        self._signals.came.connect(self._on_end_signal)
        if lesson is not None:
            window.controller.lesson_controller.open(lesson)
        elif model is not None:
            options = self._options
            window.controller.actions.desk.opening.open(
                model, options.text, options.layer, options.head or 0, taken=bool(options.take)
            )
        elif file is None and later is None:
            window.controller.lesson_controller.greet()
        QTimer.singleShot(0, self, self._load_pyqtgraph)

    def end(self) -> None:
        """Give back what was taken from Python and Qt."""
        if self._signals is not None:
            self._signals.remove()
        self.guard.remove()

    def _place(self, tab: str) -> int:
        return next((place for place, known in enumerate(TABS) if known.id == tab), 0)

    def _named(self) -> str | None:
        """Return what to start with: a file of the command line, or the start that was chosen."""
        if self._options.take:
            return self._options.take
        if self._options.files:
            return self._options.files[0]
        return (self.settings.get(START) or None) if self._options.lesson is None else None

    def _load_pyqtgraph(self) -> None:
        from attnviz.frame.process import overrides
        from attnviz.ui.grid import lazy_pyqtgraph

        QApplication.setWindowIcon(window_icon())
        lazy_pyqtgraph.load()
        overrides.protect()
        QTimer.singleShot(0, self, self._serve_readers)

    def _serve_readers(self) -> None:
        """Let assistive technology read what is painted; Qt's part of it takes 6 ms to import."""
        from attnviz.ui.reading import readable

        readable.begin()
        QTimer.singleShot(0, self, self._look_around)

    def _look_around(self) -> None:
        """Offer lost work, tell what is amiss, then import the other tabs."""
        from attnviz.frame.process import fonts

        if said := fonts.complaint():
            # Not in the window: there it could not be read.
            streams.warn(f"attnviz: {said}")
        self._tell_boxes()
        self.window.session.opened.connect(self._tell_boxes)
        assert self.recovery is not None and self._start is not None
        self.recovery.look()
        self._tidy()
        if self._start.later is not None:
            self._open_later(self._start.later)
        self.window.controller.files.keep_for_later(self._options.files[1:])
        self._import_tabs()

    def _tidy(self) -> None:
        """Take away what a killed save left; beside the window, as a folder may be slow."""
        from threading import Thread

        from attnviz.frame.files.autosave import data_folder
        from attnviz.model.files.private import keep_private
        from attnviz.model.files.safe_write import sweep

        names = (self.settings.get(FOLDER), str(self.window.controller.files.path or ""))
        folders = [data_folder(), *(Path(name) for name in names if name)]
        folders = [folder if folder.is_dir() else folder.parent for folder in folders]
        if self.settings.path is not None:
            keep_private(self.settings.path)
        Thread(target=sweep, args=(folders,), name="tidy", daemon=True).start()

    def _tell_boxes(self) -> None:
        from attnviz.frame.process import fonts

        said, bar = fonts.boxes(self.window.session.lab), self.window.controller.info_bar
        # Once, and not in place of what is asked there.
        if said and said != self._boxes and not bar.text:
            bar.show_message(said)
            self._boxes = said

    def _open_later(self, name: str) -> None:
        from attnviz.frame.files.missing_start import MissingStart, is_missing

        controller = self.window.controller
        if is_missing(name, self.settings):
            choose = partial(controller.pages.show_settings, START.key)
            MissingStart(controller.info_bar, self.settings, choose).tell(name)
        elif controller.files.open(name) and self._options.tab:
            self.window.show_tab(self._place(self._options.tab))

    def _import_tabs(self) -> None:
        if self.window.host.import_next():
            # For the window: a program that is ended meanwhile has none to make ready.
            QTimer.singleShot(50, self.window, self._import_tabs)
        else:
            self.window.controller.pages.prepare()
            quick_start.settle()

    def _on_view_made(self) -> None:
        from attnviz.frame.process import overrides

        overrides.protect()

    def _on_autosave_failed(self, reason: str) -> None:
        self.window.say(
            tr("Unsaved work could not be backed up: {reason}", reason=reason), warning=True
        )

    def _on_end_signal(self, number: int) -> None:
        from attnviz.ui.controls.typed import commit_typed

        commit_typed()
        if self.autosave is not None:
            self.autosave.write_and_wait()
        # While all parts are there: what is taken down with the process goes in no order.
        self.window.leave()
        self.window.hide()
        QApplication.exit(128 + number)

    def _on_fault(self, line: str, details: str) -> None:
        from attnviz.frame.process.fault_dialog import FaultDialog

        if self._fault is None:
            self._fault = FaultDialog(self.window, str(self.guard.log))
        self._fault.add(line, details, self._kept())

    def _kept(self) -> str:
        """Save the work now and say what became of it."""
        if self.autosave is None or not self.window.controller.files.dirty:
            return tr("Nothing was lost.")
        from datetime import datetime

        written = self.autosave.write_and_wait()
        time = f"{datetime.now():%H:%M}"
        if written:
            return tr("Nothing was lost: your work was backed up at {time}.", time=time)
        return tr("Your work is still open but could not be backed up. Save it now.")
