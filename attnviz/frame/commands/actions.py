"""What the commands of the window do; they know its parts, not the window itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMainWindow

from attnviz.frame.chrome.canvas_stack import CanvasStack
from attnviz.frame.chrome.tabs import TabHost
from attnviz.frame.chrome.theme_manager import ThemeManager
from attnviz.frame.files.open_save import Files
from attnviz.frame.presenting.projector import Presenting
from attnviz.frame.presenting.talk import Talk
from attnviz.frame.presenting.tools import PresentingTools
from attnviz.frame.settings.preferences import Preferences
from attnviz.language import tr
from attnviz.session import Session
from attnviz.settings import MOTION, PANEL_OPEN, SINGLE_KEYS, Settings

if TYPE_CHECKING:
    from attnviz.frame.exporting.exports import Exports
    from attnviz.frame.files.comparing import Comparing
    from attnviz.frame.lessons.lesson_controller import LessonController
    from attnviz.frame.models.desk import ModelDesk
    from attnviz.frame.presenting.audience import Audience
    from attnviz.model.lessons.lesson import Lesson
    from attnviz.ui.controls.info_bar import InfoBar
    from attnviz.ui.tab.contract import Command, TabView

NEW_SIZES = (4, 4, 4)  # words, d_model, d_k: those of the text


@dataclass(frozen=True)
class WindowParts:
    """What commands of the window act on; all of it is there when the first is made.

    Parameters
    ----------
    bench : the canvas with the panel at its right
    stage : what a presenter does to the picture
    notice : says over the canvas what needs an answer
    """

    window: QMainWindow
    session: Session
    themes: ThemeManager
    settings: Settings
    host: TabHost
    bench: CanvasStack
    files: Files
    presenting: Presenting
    stage: PresentingTools
    lesson_controller: LessonController
    notice: InfoBar


class Actions(QObject):
    """Carries out what menus, keys and buttons ask for."""

    said = Signal(str)
    """A message for the person, such as what was undone."""
    keys_page_asked = Signal()
    palette_asked = Signal()
    help_asked = Signal(str)
    """The help is wanted at this page; "" = at that of the tab in front."""
    settings_asked = Signal(str)
    """The settings are wanted, at this key of a preference; "" = at none."""
    menu_asked = Signal()
    about_asked = Signal()
    desk_made = Signal(object)
    """What opens models was made: a `ModelDesk`."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts.window)
        self.window, self.session, self.themes = parts.window, parts.session, parts.themes
        self.settings, self.host, self.bench = parts.settings, parts.host, parts.bench
        self.files, self.presenting, self.stage = parts.files, parts.presenting, parts.stage
        self.lesson_controller, self.notice = parts.lesson_controller, parts.notice
        self.talk = Talk(self.presenting, self.stage, self.make_audience, self.notice, self)
        self.preferences = Preferences(self, self.session, self.themes, self.settings, self.host)
        self._leave_page: Callable[[], bool] = _nothing
        self._exports: Exports | None = None
        self._comparing: Comparing | None = None
        self.models: ModelDesk | None = None
        self.host.made.connect(self._on_view_made)
        for view in self.host.views.values():
            self._on_view_made(view)

    def _on_view_made(self, view: TabView) -> None:
        wish = getattr(view, "worksheet_requested", None)
        if wish is not None:
            wish.connect(self.export_worksheet)
        view.export_requested.connect(self.export_array)
        view.compare_requested.connect(self.ask_compare)

    def set_leave_page(self, leave: Callable[[], bool]) -> None:
        """Learn how to close what lies over the canvas; it returns whether there was anything."""
        self._leave_page = leave

    def can_undo(self) -> bool:
        """Whether there is an edit to take back."""
        return self.session.undo_stack.canUndo()

    def can_redo(self) -> bool:
        """Whether an edit was taken back."""
        return self.session.undo_stack.canRedo()

    def undo(self) -> None:
        """Take the last edit back and say which."""
        text = undo_text(self.session)
        self.session.undo_stack.undo()
        self.said.emit(text)

    def redo(self) -> None:
        """Do an edit again and say which."""
        text = redo_text(self.session)
        self.session.undo_stack.redo()
        self.said.emit(text)

    def show_tab(self, place: int) -> None:
        """Bring a tab to the front; a class need not see where the keyboard is."""
        self.host.show(place, by_keys=not self.is_presenting())

    def turn_tabs(self, by: int) -> None:
        """Bring the next or previous tab to the front, round and round."""
        self.show_tab((self.host.place + by) % len(self.host.tabs))

    def is_place(self, place: int) -> bool:
        """Whether a tab is in front."""
        return self.host.place == place

    def advance(self, by: int) -> None:
        """Go to the next or previous step: the lesson's, else the tab's own."""
        if not self.lesson_controller.advance(by):
            self.host.view.advance(by)

    def toggle_motion(self) -> None:
        """Start or stop what moves."""
        self.host.view.toggle_motion()

    def escape(self) -> None:
        """Leave the innermost thing: page, cell, lesson, drawer, presentation."""
        room, talk = self.lesson_controller, self.talk.is_on()
        if self.models is not None and self.models.stop():
            return
        if self._leave_page():
            return
        asked = room.asks_to_leave()
        if room.escape(first=True, talk=talk):
            return
        if self.session.compared is not None and self.host.view.leave_compared():
            return
        view = self.host.view
        if not asked:
            leave = view.clear_selection if talk else view.escape
            if leave() or room.escape(first=False, talk=talk):
                return
        wide, drawer = self.bench.open_states
        if drawer and self.bench.panel_shown and self.bench.is_drawer:
            self.bench.set_open(wide, False)
        else:
            self.talk.leave()
        view.setFocus()

    def is_presenting(self) -> bool:
        """Whether a presentation is on."""
        return self.talk.is_on()

    def make_audience(self) -> Audience:
        """Make what gives the class a window of its own; a talk asks for it."""
        from attnviz.frame.presenting.audience import Audience
        from attnviz.frame.process import overrides

        overrides.protect()
        audience = Audience(
            self.window,
            self.session,
            host=self.host,
            themes=self.themes,
            lesson_controller=self.lesson_controller,
        )
        audience.said.connect(self.said)
        return audience

    def toggle_panel(self) -> None:
        """Show or hide the side panel, or the drawer where there is no room for both."""
        wide, drawer = self.bench.open_states
        if self.bench.is_drawer:
            self.bench.set_open(wide, not drawer)
        else:
            self.bench.set_open(not wide, drawer)
            self.settings.set(PANEL_OPEN, not wide)

    def holds_numbers(self) -> bool:
        """Whether a person holds numbers of a layer."""
        return self.session.lab.n_held > 0

    def show_held(self) -> None:
        """Show the list of held numbers: in the panel of a tab that shows their layer."""
        lab = self.session.lab
        here = self.host.view.id
        of_example = lab.example is not None and bool(lab.example.holds)
        tabs = ["steps"] if of_example else []
        tabs += ["heads", "grid"] if lab.document.holds else []
        place = self.host.place_of(here if here in tabs else tabs[0])
        if place is not None:
            self.show_tab(place)
        if self.has_panel() and not self.bench.panel_shown:
            self.toggle_panel()

    def has_panel(self) -> bool:
        """Whether the look has a side panel."""
        return not self.themes.theme.projector

    def tab_commands(self, view: TabView) -> list[Command]:
        """List what can be done on a tab, with the keys it has now."""
        return self.preferences.keys.of(view.commands())

    def ask_help(self, page: str = "") -> None:
        """Open the help at a page, or at that of the tab in front."""
        self.help_asked.emit(page)

    def ask_settings(self, key: str = "") -> None:
        """Open the settings, at a certain one or at the first."""
        self.settings_asked.emit(key)

    def single_keys(self) -> bool:
        """Whether single letters are keys."""
        return self.settings.get(SINGLE_KEYS)

    def toggle_single_keys(self) -> None:
        """Let single letters be keys, or not."""
        self.preferences.apply(SINGLE_KEYS, not self.single_keys())

    def less_motion(self) -> bool:
        """Whether things stand still instead of travelling."""
        return self.host.reduced_motion

    def toggle_less_motion(self) -> None:
        """Let things travel, or not."""
        self.preferences.apply(MOTION, "full" if self.less_motion() else "reduced")

    @property
    def exports(self) -> Exports:
        """Return what brings the tab in front into files; made when it is first wanted."""
        if self._exports is None:
            from attnviz.frame.exporting.exports import Exports

            self._exports = Exports(
                self.window,
                self.session,
                themes=self.themes,
                settings=self.settings,
                host=self.host,
                files=self.files,
                lesson=self._lesson,
            )
            self._exports.said.connect(self.said)
        return self._exports

    @property
    def desk(self) -> ModelDesk:
        """Return what opens models and captured attention; made when it is first wanted."""
        if self.models is None:
            from attnviz.frame.models.desk import ModelDesk

            self.models = ModelDesk(self.window, self.files, self.notice)  # type: ignore[arg-type]
            self.desk_made.emit(self.models)
        return self.models

    @property
    def comparing(self) -> Comparing:
        """Return what chooses something to compare with; made when it is first wanted."""
        if self._comparing is None:
            from attnviz.frame.files.comparing import Comparing

            self._comparing = Comparing(self.session, self.window)
            self._comparing.said.connect(self.said)
        return self._comparing

    def compare_before(self) -> None:
        """Compare with what was there before the last edit, or leave a comparison."""
        self.comparing.with_before()

    def swap_compared(self) -> None:
        """Let A and B stand in each other's place."""
        self.comparing.swap()

    def pin_compared(self) -> None:
        """Let A be what is on the bench now."""
        self.comparing.pin()

    def ask_compared_file(self) -> None:
        """Ask for a file to compare with."""
        self.comparing.ask_file()

    def compare_start(self) -> None:
        """Compare with what was opened or chosen."""
        self.comparing.with_start()

    def compare_file(self, name: str) -> None:
        """Compare with a file."""
        self.comparing.with_file(name)

    def compare_as_told(self, view: Mapping[str, Any]) -> None:
        """Compare with what a file says that it was compared with, if it does."""
        if "compare" in view and not self.session.has_set_aside:
            self.comparing.find_again(view["compare"])

    def is_comparing(self) -> bool:
        """Whether something is compared."""
        return self.session.compared is not None

    def ask_compare(self) -> None:
        """List everything that there is to compare with."""
        self.comparing.ask()

    def ask_new(self) -> None:
        """Ask for the sizes of an empty example, and put it on the bench as a step to undo."""
        from attnviz.model.edits.resize import LARGEST, SMALLEST
        from attnviz.ui.controls.size_dialog import SizeDialog

        dialog = SizeDialog(tr("New example"), NEW_SIZES, (SMALLEST, LARGEST), self.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(self._make_new)
        dialog.open()

    def _make_new(self, *sizes: int) -> None:
        from attnviz.model.edits.resize import empty

        first = {"tab": "steps", "head": 0, "step": 1, "cell": ("X", (0, 0))}
        text = tr("New example")
        self.session.edit_lab(
            lambda lab: lab.with_slot("example", empty(*sizes)), text, pointing=first
        )

    def ask_open_model(self) -> None:
        """List the models on this computer."""
        self.desk.opening.ask()

    def open_model(self, path: str) -> None:
        """Open a model or captured attention."""
        self.desk.opening.open(path)

    def open_scores(self, path: str) -> None:
        """Open scores of heads over many texts."""
        self.desk.measuring.open_scores(path)

    def has_layers(self) -> bool:
        """Whether there are layers and heads of a model to pick."""
        return self.models is not None and self.models.picking.has_layers()

    def export(self) -> None:
        """Open the dialog that exports what the tab in front shows."""
        self.exports.open()

    def export_array(self, array: str, one_head: bool = False) -> None:
        """Open the same dialog at one matrix of the tab in front, "" = at all it shows."""
        self.exports.open("picture", array, one_head=one_head)

    def export_worksheet(self) -> None:
        """Open the same dialog at the worksheet."""
        self.exports.open("worksheet")

    def copy_picture(self) -> None:
        """Put what the tab in front shows on the clipboard."""
        self.exports.copy_picture()

    def _lesson(self) -> Lesson | None:
        return self.lesson_controller.lesson


def undo_text(session: Session) -> str:
    """Name what Ctrl+Z would take back."""
    text = session.undo_stack.undoText()
    return tr("Undo: {edit}", edit=text) if text else tr("Undo")


def redo_text(session: Session) -> str:
    """Name what Ctrl+Y would do again."""
    text = session.undo_stack.redoText()
    return tr("Redo: {edit}", edit=text) if text else tr("Redo")


def _nothing() -> bool:
    return False
