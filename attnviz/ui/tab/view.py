"""A tab: it resolves what there is to show into one state, and hands that to its parts."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import cached_property, partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar, cast

from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from attnviz.errors import AttnvizError
from attnviz.language import mark, tr
from attnviz.model.document.lab import Slot
from attnviz.session import Change, Selection, Session
from attnviz.ui.controls.panel import Panel
from attnviz.ui.grid.picks import Picks
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed
from attnviz.ui.predict.ballot import Ballot, Question
from attnviz.ui.predict.predict_button import PredictButton
from attnviz.ui.predict.predicting import REFUSED, UNASKED, Predicting
from attnviz.ui.predict.vote_keys import VoteKeys
from attnviz.ui.reading.announce import announce, announce_now
from attnviz.ui.tab.canvas_fit import CanvasFit
from attnviz.ui.tab.contract import Command, TabView
from attnviz.ui.tab.feedback import Feedback
from attnviz.ui.tab.state import same

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from attnviz.model.document.document import Document
    from attnviz.ui.grid.host import GridHost
    from attnviz.ui.predict.ballot_bar import BallotBar
    from attnviz.ui.tab.canvas_place import CanvasPlace
    from attnviz.ui.tab.commands import CommandRow
    from attnviz.ui.tab.compare.exhibit import ComparedMatrices
    from attnviz.ui.tab.compare.mode import CompareMode
    from attnviz.ui.tab.enlargement import Enlargement, Part
    from attnviz.ui.tab.grid_menu import Entries, MenuEntry, More

Page = Mapping[str, bool | int | str]
NOT_COVERED = mark("no answer is hidden")


class Pointer(Protocol):
    """What a person points at and chose to see on one tab: a frozen dataclass, not undoable."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    def page(self) -> dict[str, bool | int | str]:
        """Return what of it a lesson records."""

    def with_page(self, page: Page, session: Session) -> Any:
        """Return the pointer that shows what `page` gave; what is not named there is at rest."""


class State(Protocol):
    """Everything a tab shows: a frozen dataclass, compared field by field.

    `ballot` is of Predict first, None while that is off, and `covers` are the names of what a
    lesson keeps covered; the view fills them in.
    """

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def ballot(self) -> Ballot | None:
        """What there is to see of a prediction."""

    @property
    def covers(self) -> frozenset[str]:
        """What is covered by name."""


S = TypeVar("S", bound=State)
P = TypeVar("P", bound=Pointer)
T_contra = TypeVar("T_contra", contravariant=True)


class StatePart(Protocol[T_contra]):
    """A part of a tab that somebody sees: controls, canvas, side panel, drawers."""

    def show_state(self, state: T_contra, before: T_contra | None) -> None:
        """Show a state; only what differs from `before`, everything where that is None."""

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""


class Canvas(StatePart[T_contra], Protocol[T_contra]):
    """The picture of a tab."""

    def moment(self) -> Any:
        """Return where everything that moves is now."""

    def paint(
        self, painter: QPainter, rect: QRectF, theme: Theme, state: T_contra, moment: Any
    ) -> None:
        """Paint a state into any device, laid out for `rect`; at rest where `moment` is None."""

    def left_out(
        self, rect: QRectF, theme: Theme, state: T_contra, *, names: bool
    ) -> tuple[str, ...]:
        """Say what has no room in `rect`, with `names` also of names; () = all is there."""


class Controls(StatePart[T_contra], Protocol[T_contra]):
    """The row over the canvas."""

    predict: PredictButton


class WordsModule(Protocol[T_contra]):
    """What a tab says: a module of functions of its state."""

    def canvas_name(self, state: T_contra) -> str:
        """Say in a few words what the canvas shows, for who hears it."""

    def caption(self, state: T_contra) -> str:
        """Say what is on screen, in at most two sentences."""

    def feedback(self, before: T_contra, state: T_contra) -> str:
        """Say what the last edit did, in place of the caption; "" when that says it."""

    def status(self, state: T_contra) -> str:
        """Say the exact numbers behind the pointed-at thing."""

    def picks_status(self, state: T_contra) -> str:
        """Say what the rows or columns add up to that are picked; "" when none is, or covered."""


class PredictModule(Protocol[T_contra]):
    """What a tab asks in Predict first: a module of functions of its state."""

    def question(self, state: T_contra) -> Question:
        """Ask about what is on screen."""

    def covered_status(self, state: T_contra) -> str:
        """Say what the status line may say while the answer is covered."""


class View(Themed, TabView, Generic[S, P]):
    """A tab as the window knows it. A subclass gives the modules below and wires its parts.

    See `attnviz.ui.tab` for the shape of a tab. In Predict first it shows everything covered, asks
    its question anew whenever it shows something else, and lets no number out.
    """

    TOP: ClassVar[float] = 8.0
    """Pixels of the design over the controls."""
    GAP: ClassVar[float] = 4.0
    """Pixels of the design between the parts."""
    SLOTS: ClassVar[frozenset[Slot]]
    """The exhibits that it shows: a change of others is none for it."""
    SELECTION: ClassVar[bool] = True
    """Whether it shows what the session's selection points at."""
    HEADED: ClassVar[bool] = False
    """Whether the figure alone has the heading of a picture, too."""
    WORDS: WordsModule[Any]
    PREDICT: PredictModule[Any]
    MARKS_CHANGES: ClassVar[bool] = False
    """Whether its state has a `reference`, and its rows get marks by it."""
    PLACE: ClassVar[tuple[str, ...]] = ()
    """Fields of the pointer that undo brings back, besides the selection of all tabs."""
    ANSWER: ClassVar[frozenset[str]] = frozenset()
    """Names of covers that are just what Predict first covers."""
    WHOLE: ClassVar[str] = ""
    """The name of the canvas itself among what can fill it in a lesson (`model/tabs.py`)."""

    canvas: Canvas[S]
    controls: Controls[S]

    def __init__(
        self, session: Session, theme: Theme, pointer: P, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.session, self._theme, self.pointer = session, theme, pointer
        self.prediction = Predicting(self)
        self.prediction.changed.connect(self._on_prediction_changed)
        self.prediction.lifted.connect(self.show_lift)
        self.prediction.announced.connect(self._on_prediction_announced)
        self._vote_keys = VoteKeys(self.prediction, self)
        self.feedback: Feedback[S] = Feedback()
        self._in_front, self._votes_below = True, False
        self._covers: frozenset[str] = frozenset()
        self._reference: Document | None = None
        self._big: tuple[str, ...] = ()
        self._enlargement: Enlargement[S] | None = None
        self._places: list[CanvasPlace] = []
        self._bare = self._panel_away = False
        self._said = self._refusal = ""
        self._parts: list[StatePart[S]] = []
        self._panel: QWidget | None = None
        self._column = QVBoxLayout(self)
        self._speaker: QWidget = self
        self.state: S = self.resolve()
        self._current: S | None = None  # what the parts show; None = they show everything anew
        self._compare: CompareMode | None = None
        self.comparing: CompareMode | None = None
        """The comparison that is shown, None while none is."""
        session.compared_changed.connect(self._on_compared_changed)
        session.changed.connect(self._on_changed)
        session.edit_rejected.connect(self._on_edit_rejected)
        if self.SELECTION:
            session.selection_changed.connect(self._on_selection_changed)

    # What a tab gives

    @abstractmethod
    def resolve(self) -> S:
        """Return what there is to show now: `resolve(self.session, self.pointer)` of its state."""

    def make_panel(self) -> QWidget | None:
        """Make the side panel, a `StatePart`, and wire it; called when the window wants it."""
        return None

    def draw_heading(self, painter: QPainter, rect: QRectF, theme: Theme) -> QRectF:
        """Paint what stands over the canvas in a picture of the tab; return what is left."""
        return rect

    def after_change(self, change: Change) -> P:
        """Return the pointer after a change of what is shown: what it does not outlive is gone."""
        return self.pointer

    def is_told(self, change: Change) -> bool:
        """Whether words compare the state before this change with what comes of it."""
        return True

    def compared(self) -> ComparedMatrices | None:
        """Return the matrices that are compared with those of A; None = the tab has none."""
        return None

    def is_elsewhere(self, before: S, state: S) -> bool:
        """Whether a person looks at something else now, so that the last edit is told no more."""
        return False

    # Putting it together

    @cached_property
    def votes(self) -> BallotBar:
        """Return the strip of votes, for a tab whose picture shows none; made when asked for."""
        from attnviz.ui.predict.ballot_bar import BallotBar

        votes = BallotBar(self._theme, self)
        votes.chosen.connect(self.prediction.vote)
        return votes

    def assemble(
        self, *parts: QWidget, controls: Controls[S], canvas: Any, speaker: QWidget | None = None
    ) -> None:
        """Put parts under each other, those of them that show a state, and show them.

        Parameters
        ----------
        parts : from the top; the canvas takes the room that is left; `self.votes` stands among them
            where the picture itself shows no votes
        speaker : what gets the keyboard and is heard; None = the canvas
        """
        self.controls, self.canvas = controls, canvas
        below = vars(self).get("votes")
        self._votes_below = below in parts
        for part in parts:
            self._column.addWidget(part, int(part is canvas))
            if part is not below:
                self._parts.append(part)  # type: ignore[arg-type]
        self._canvas_fit = CanvasFit(canvas, self)
        self._canvas_fit.set_theme(self._theme)
        self._speaker = canvas if speaker is None else speaker
        self.setFocusProxy(self._speaker)
        controls.predict.clicked.connect(self.press_predict)
        self._set_margins()
        self.refresh()

    def add_part(self, part: StatePart[S]) -> None:
        """Have one more part show what is shown."""
        self._parts.append(part)
        part.show_state(self.state, None)

    def side_panel(self) -> QWidget | None:
        """Return the side panel; made when it is first asked for."""
        if self._panel is None:
            self._panel = self.make_panel()
            if self._panel is not None:
                self.add_part(self._panel)  # type: ignore[arg-type]
                self._show_surroundings()
                if self.comparing is not None and isinstance(self._panel, Panel):
                    self.comparing.give_panel(self._panel, self.session.selection.step)
        return self._panel

    # Menus of cells

    def give_menu(self, host: GridHost, more: More | None = None) -> None:
        """Give the cells of a grid their menu.

        Parameters
        ----------
        more : a method that lists what the menu offers besides, None = `cell_entries`
        """
        from attnviz.ui.tab.grid_menu import CellMenu

        CellMenu(host, more or self.cell_entries, unless=self.keeps_right_button)

    def keeps_right_button(self, name: str) -> bool:
        """Whether the right button does something else on a grid than open its menu."""
        return False

    def cell_entries(self, name: str, row: int, col: int) -> Entries:
        """List what this tab adds to the menu of a cell of its picture."""
        return ()

    def export_entry(self, array: str = "", text: str = "", *, one_head: bool = False) -> MenuEntry:
        """Return the line of a menu that exports an array of the tab, or all it shows."""
        from attnviz.ui.tab.grid_menu import MenuEntry

        wish = partial(self.export_requested.emit, array, one_head)
        return MenuEntry("export", text or tr("Export…"), wish, not self.covered)

    # Showing

    def point(self, **fields: Any) -> None:
        """Point at something else on this tab, and show that."""
        pointer = replace(self.pointer, **fields)
        if pointer != self.pointer:
            self.pointer = pointer
            self.refresh(pointing=True)

    def refresh(self, *, pointing: bool = False) -> bool:
        """Show what there is now; False when that is what is shown, or when nobody sees it.

        Parameters
        ----------
        pointing : whether a person pointed at something, and nothing else happened
        """
        if not self._in_front:
            self._current = None
            return False
        if self.PLACE:
            self._note_place()
        state, before = self._resolved(), self._current
        if before is not None and same(state, before):
            return False
        if pointing and self.is_elsewhere(self.state, state):
            self.feedback.forget()
        self.state = self._current = state
        self._said = self._refusal = ""
        compares = self.session.compared is not None or self.comparing is not None
        if compares and self._show_compared():
            self.update_text()
            return True
        leaves = self.comparing is not None
        if leaves:  # parts that were away may never have shown anything: first that, then they
            before = None
        for part in self._parts:
            part.show_state(state, before)
        if leaves:
            self._leave_compared()
        if self.prediction.on or before is None or before.ballot is not None:
            self._show_votes()
        self.update_text()
        return True

    def _note_place(self) -> None:
        place = {name: getattr(self.pointer, name) for name in self.PLACE}
        if self.session.selection.place != (self.id, place):
            self.session.note_place(self.id, place)

    def show_anew(self) -> None:
        """Show everything anew: what did not change is written otherwise now."""
        self._current = None
        self.refresh()

    def update_text(self) -> None:
        """Tell the window, and who hears the canvas, what is on screen now."""
        caption = self.caption()
        named = tr(type(self).title) if self._covers else self.WORDS.canvas_name(self.state)
        self._speaker.setAccessibleName(named)
        self._speaker.setAccessibleDescription(caption)
        self.caption_changed.emit(caption)
        self.status_changed.emit(self.status())

    def set_shown(self, shown: bool) -> None:
        """Rest while another tab is in front; catch up when it comes to the front."""
        self._in_front = shown
        if shown and self._current is None:
            self.refresh()

    def themed_parts(self) -> Iterable[TakesTheme]:
        parts = [] if self._compare is None else [self._compare]
        return (*self._parts, *parts, *((self.votes,) if self._votes_below else ()))

    def dress(self) -> None:
        self.prediction.projecting = self._theme.projector  # tiles lift slower
        self._canvas_fit.set_theme(self._theme)
        self._set_margins()
        if self._in_front:
            self.update_text()  # while projecting the caption says more

    # What a lesson asks for

    def cover(self, names: frozenset[str]) -> None:
        """Cover some of what is seen; what could tell of it beside the canvas is away meanwhile."""
        if names != self._covers:
            self._covers = names
            self._show_surroundings()
            self._show_parts()
            if not self.refresh() and self._in_front:
                self.update_text()

    def magnify(self, names: tuple[str, ...]) -> None:
        """Let parts of the picture fill the canvas."""
        names = () if names == (self.WHOLE,) else names
        if names != self._big:
            self._big = names
            self._show_parts()

    def _show_parts(self) -> None:
        """Put what fills the canvas in its place, or one tile where all of it is covered."""
        from attnviz.ui.tab.enlargement import ALL, Enlargement, tile

        parts = [tile] if ALL in self._covers else [self._part(name) for name in self._big]
        if parts and self._enlargement is None:
            self._enlargement = Enlargement(self._theme, self)
            place = self._column.indexOf(cast(QWidget, self.canvas))
            self._column.insertWidget(place, self._enlargement, 1)
            self._parts.append(self._enlargement)
        if self._enlargement is not None:
            self._enlargement.show_parts(parts)
            self._enlargement.show_state(self.state, None)
        self._show_surroundings()

    def _part(self, name: str) -> Part[S]:
        """Return what paints a part; beside others the canvas may be one."""
        parts: Mapping[str, Part[S]] = self._module("enlarged").PARTS
        # What a tab paints alone comes first: on tab 5 the grid is not the whole canvas.
        return parts.get(name) or partial(_paint_whole, self.canvas)

    @property
    def _is_enlarged(self) -> bool:
        return self._enlargement is not None and self._enlargement.fills

    def hold_place(self, place: CanvasPlace) -> None:
        """Learn of a place in which another widget may stand instead of the canvas."""
        self._places.append(place)

    def mark_changes(self, reference: Document | None) -> None:
        """Mark which rows are as in another layer; a tab without rows of one has nothing to do."""
        if reference is not self._reference:
            self._reference = reference
            self.show_anew()

    def set_bare(self, bare: bool) -> None:
        """Show the canvas alone, or the controls with it."""
        self._bare = bare
        self._show_surroundings()

    def _show_surroundings(self) -> None:
        """Show canvas or enlargement, and beside them only what tells nothing that is covered."""
        canvas = cast(QWidget, self.canvas)
        instead = [place.front for place in self._places if place.front is not canvas]
        front = instead[0] if instead else canvas
        for widget in (canvas, *instead):
            away = self._is_enlarged or self.comparing is not None or widget is not front
            widget.setVisible(not away)
        if self._enlargement is not None:
            self._enlargement.setVisible(self._is_enlarged)
        cast(QWidget, self.controls).setVisible(not self._is_alone and self.comparing is None)
        away = bool(self._covers) or self._is_enlarged
        if self._panel is not None and self._panel_away != away:
            self._panel_away = away
            self._panel.setVisible(not away)

    def _resolved(self) -> S:
        state = self.resolve()
        if self._reference is not None and self.MARKS_CHANGES:
            state = replace(state, reference=self._reference)
        if self._covers:
            state = replace(state, covers=self._covers)
            if self._covers & self.ANSWER and not self.prediction.on:
                return replace(state, ballot=Ballot(asks=False))
        if not self.prediction.on:
            return state
        self.ask_again()
        return replace(state, ballot=self.prediction.ballot)

    def _show_votes(self) -> None:
        self.controls.predict.set_state(on=self.prediction.on, covered=self.prediction.covered)
        if self._votes_below:
            self.votes.show_votes(self.prediction)

    def _set_margins(self) -> None:
        # The tinted row of a comparison reaches up to the tabs.
        top = self.TOP if self.comparing is None else 0.0
        self._column.setContentsMargins(0, round(self._theme.px(top)), 0, 0)
        self._column.setSpacing(round(self._theme.px(self.GAP)))

    # Compared with something

    def _show_compared(self) -> bool:
        """Show what is on the bench beside A, if something is compared here; False if not."""
        pinned = self.session.compared
        hides = self._covers or self._big  # what a lesson covers or makes large comes first
        exhibit = None if pinned is None or hides else self.compared()
        if pinned is None or exhibit is None:
            return False
        from attnviz.ui.tab.compare.exhibit import layer_name

        mode = self._compare_mode()
        slot, session = exhibit.slot, self.session
        if any(lab.of_tokens(slot) for lab in (session.lab, pinned.lab)):
            exhibit = replace(exhibit, of_tokens=True)
        if not exhibit.now:
            exhibit = replace(exhibit, now=layer_name(session.lab, slot, pinned))
        step = session.selection.step
        mode.show(pinned, session.document(slot), session.trace(slot), exhibit, step)
        if isinstance(self._panel, Panel):
            mode.give_panel(self._panel, step)
        if self.comparing is None:
            self.comparing = mode
            self._set_margins()
            self._aside = [part for part in self._column_parts() if not part.isHidden()]
            had = any(part.hasFocus() for part in self.findChildren(QWidget))
            for part in self._aside:
                part.hide()
            self._show_surroundings()
            mode.row.show()
            mode.canvas.show()
            self.setFocusProxy(mode.canvas)
            if had:
                mode.canvas.setFocus()
        return True

    def _leave_compared(self) -> None:
        assert self._compare is not None
        self.comparing = None
        self._set_margins()
        had = self._compare.canvas.hasFocus()
        self._compare.row.hide()
        self._compare.canvas.hide()
        for part in self._aside:
            part.show()
        self._show_surroundings()
        self.setFocusProxy(self._speaker)
        if had:
            self._speaker.setFocus()
        if isinstance(self._panel, Panel):
            self._panel.stand_in(None)

    def _column_parts(self) -> Iterable[QWidget]:
        mode = self._compare
        own = () if mode is None else (mode.row, mode.canvas)
        items = map(self._column.itemAt, range(self._column.count()))
        widgets = (item.widget() for item in items if item is not None)
        return [widget for widget in widgets if widget is not None and widget not in own]

    def _compare_mode(self) -> CompareMode:
        if self._compare is None:
            from attnviz.ui.tab.compare.mode import CompareMode

            self._compare = mode = CompareMode(self._theme, self)
            self._column.addWidget(mode.row)
            self._column.addWidget(mode.canvas, 1)
            mode.text_changed.connect(self.update_text)
            mode.swap_requested.connect(self.swap_compared)
            mode.leave_requested.connect(self.leave_compared)
            mode.pin_requested.connect(self.pin_now)
            mode.others_requested.connect(self.compare_requested)
            mode.step_requested.connect(self._on_compared_step)
            mode.said.connect(self.say)
        return self._compare

    def swap_compared(self) -> None:
        """Let A and B stand in each other's place."""
        pinned = self.session.compared
        if pinned is not None:
            self.session.compare(replace(pinned, swapped=not pinned.swapped))

    def pin_now(self) -> None:
        """Let A be what is on the bench now."""
        from attnviz.model.comparison import Pinned as A
        from attnviz.ui.tab.compare.exhibit import layer_name

        lab = self.session.lab
        exhibit = self.compared()
        slot: Slot = "document" if exhibit is None else exhibit.slot
        self.session.compare(A(layer_name(lab, slot) or tr("pinned"), lab))

    def compare_with_computed(self) -> None:
        """Let A be what would be computed if nothing were held."""
        from attnviz.ui.tab.compare.exhibit import pinned_computed

        self.session.compare(pinned_computed(self.session))

    def leave_compared(self) -> bool:
        """Show the bench alone, or all matrices again; False when nothing is compared."""
        if self.comparing is None:
            return False
        if not self.comparing.climb():
            self.session.compare(None)
        return True

    def _on_compared_step(self, number: int) -> None:
        self.session.select(step=number)

    def _on_compared_changed(self) -> None:
        if self.session.compared is not None and self.prediction.on:
            self.set_predicting(False)
        self._current = None
        if self._in_front:
            self.refresh()

    # What it says

    def caption(self) -> str:
        """Say why something was refused, what the last edit did, or what is on screen."""
        if self.comparing is not None and not self._refusal:
            return self.comparing.caption()
        if self._refusal or self._is_hidden:
            return self._refusal or self.prediction.caption("") or tr(UNASKED)
        before = self.feedback.before
        # While projecting no status line says what picks add up to.
        told = self.WORDS.picks_status(self.state) if self._theme.projector else ""
        if not told and before is not None:
            told = self.WORDS.feedback(before, self.state)
        said = told or self.WORDS.caption(self.state)
        return said if self.state.ballot is None else self.prediction.caption(said)

    @property
    def _is_hidden(self) -> bool:
        """Whether something of what is shown is covered."""
        ballot = self.state.ballot
        return bool(self._covers) or (ballot is not None and ballot.covered)

    def status(self) -> str:
        """Say what was just done, or the exact numbers behind the pointed-at thing."""
        if self._said:
            return self._said
        if self.comparing is not None:
            return self.comparing.status()
        if self._covers:
            return tr(UNASKED)
        if self._is_hidden:
            return self.PREDICT.covered_status(self.state)
        return self.WORDS.picks_status(self.state) or self.WORDS.status(self.state)

    def say(self, text: str) -> None:
        """Say something in the status line, until something else is shown."""
        self._said = text
        self.status_changed.emit(self.status())

    def refuse(self, why: str) -> None:
        """Say why something cannot be done in place of the caption, until something else is."""
        self._refusal = why
        self.update_text()

    def pick(self, picks: Picks) -> None:
        """Pick rows or columns together, and let a screen reader say what they add up to."""
        before = self.pointer
        self.point(picks=picks)
        if self.pointer is not before:
            announce(self._speaker, self.status())

    # What can be done

    def commands(self) -> list[Command]:
        """List what the tab's `commands.rows` gives, and what Predict first adds."""
        rows: list[CommandRow] = [*self._module("commands").rows(self.state)]
        # What is copied stands at the end, and Predict first before it.
        end = 1 + max((place for place, row in enumerate(rows) if not row.reveals), default=-1)
        found = [self._command(row) for row in rows]
        return [*found[:end], *self.predict_commands(), *found[end:]]

    def _module(self, name: str) -> Any:
        """Return a module of the tab that is wanted late, or never."""
        return import_module(f"{type(self).__module__.rpartition('.')[0]}.{name}")

    def make_menu(self, rows: Iterable[CommandRow | None]) -> QMenu:
        """Make a menu of some rows, with a line where None stands; it goes when it is closed."""
        from PySide6.QtWidgets import QMenu

        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        for row in rows:
            if row is None:
                menu.addSeparator()
                continue
            command = self._command(row)
            action = menu.addAction(command.text.replace("&", "&&"), command.run)
            action.setEnabled(command.enabled is None or command.enabled())
        return menu

    def _command(self, row: CommandRow) -> Command:
        command = row.command(self)
        return self.guarded(command) if row.reveals else command

    def copy(self, write: Callable[[S], str], what: Callable[[S], str]) -> None:
        """Put something that is shown on the clipboard, and say what."""
        try:
            text = write(self.state)
        except AttnvizError as error:
            self.say(str(error))
            return
        self.put(text, what(self.state))

    def put(self, text: str, what: str = "") -> None:
        """Put a text on the clipboard, and say what it is; a number says itself."""
        QGuiApplication.clipboard().setText(text)
        self.say(tr("Copied: {what}", what=what or text))

    def page(self) -> dict[str, bool | int | str]:
        """Return what a lesson records of this tab beside the selection."""
        return self.pointer.page()

    def show_page(self, page: Page) -> None:
        """Show what `page` gave."""
        self.pointer = self.pointer.with_page(page, self.session)
        self.refresh(pointing=True)

    def clear_selection(self) -> bool:
        """Leave the cell of the keyboard, picks, pins and lights in one, but not the page.

        What was predicted, a drawer or a head that was made large is left by itself.
        """
        page, asked = self.page(), self.prediction.on
        if not self.escape():
            return False
        while not asked and self.page() == page and self.escape():
            pass
        return True

    # Pictures of it

    def draw(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint the tab at rest into any device."""
        self._draw(painter, rect, theme, None)

    def draw_live(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint the tab as it is at this moment, for a second screen."""
        self._draw(painter, rect, theme, self.canvas.moment())

    def draw_figure(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint the canvas alone, at rest: no heading with a slider, no votes."""
        if self.comparing is not None:
            self.comparing.paint(painter, rect, theme)
            return
        painter.save()
        painter.fillRect(rect, theme.window)
        headed = self.HEADED and not self._is_alone
        rect = self.draw_heading(painter, rect, theme) if headed else rect
        self._paint_canvas(painter, rect, theme, None)
        painter.restore()

    def left_out(
        self, rect: QRectF, theme: Theme, *, figure: bool = False, names: bool = False
    ) -> tuple[str, ...]:
        """Say what a picture of that size would not show; () = nothing."""
        mode = self.comparing
        if mode is not None:
            return mode.left_out(rect, theme, names=names)
        from PySide6.QtGui import QImage

        nowhere = QImage(1, 1, QImage.Format.Format_RGB32)
        with QPainter(nowhere) as painter:
            if self._votes_below and not figure:
                rect = self.draw_votes(painter, rect, theme)
            if (self.HEADED or not figure) and not self._is_alone:
                rect = self.draw_heading(painter, rect, theme)
        return self.canvas.left_out(rect, theme, self.state, names=names)

    def _draw(self, painter: QPainter, rect: QRectF, theme: Theme, moment: object) -> None:
        if self.comparing is not None:
            self.comparing.paint(painter, rect, theme)
            return
        painter.save()
        if self._votes_below:
            rect = self.draw_votes(painter, rect, theme)
        painter.fillRect(rect, theme.window)
        if not self._is_alone:
            rect = self.draw_heading(painter, rect, theme)
        self._paint_canvas(painter, rect, theme, moment)
        painter.restore()

    @property
    def _is_alone(self) -> bool:
        """Whether the picture has no heading, as its controls are away."""
        return self._bare or bool(self._covers) or self._is_enlarged

    def _paint_canvas(self, painter: QPainter, rect: QRectF, theme: Theme, moment: object) -> None:
        if self._enlargement is not None and self._is_enlarged:
            self._enlargement.paint(painter, rect, theme, self.state)
        else:
            self.canvas.paint(painter, rect, theme, self.state, moment)

    # Predict first

    def question(self) -> Question:
        """Ask about what is on screen now."""
        return self.PREDICT.question(self.resolve())

    def show_prediction(self) -> None:
        """Show everything covered, voted for, or revealed."""
        if not self.refresh() and self._in_front:
            self._show_votes()
            self.update_text()

    def show_lift(self) -> None:
        """Show tiles a bit further up; words do not change with them."""
        if not self._in_front or self.comparing is not None:
            return
        state, before = self._resolved(), self._current
        self.state = self._current = state
        for part in self._parts:
            part.show_state(state, before)

    def voting_widgets(self) -> list[QWidget]:
        """List what has the keyboard while one votes."""
        proxy = self.focusProxy()
        return [proxy if proxy is not None else self]

    @property
    def predicting(self) -> bool:
        """Whether Predict first is on."""
        return self.prediction.on

    @property
    def covered(self) -> bool:
        """Whether the answer is covered, by Predict first or by a lesson."""
        return self.prediction.covered or bool(self._covers)

    def set_predicting(self, on: bool, asks: bool = False) -> None:
        """Cover the answer, or show everything.

        Parameters
        ----------
        asks : ask the tab's own question and count votes; a lesson asks its own
        """
        if on:
            self.ask_again(anyway=True)
        self.prediction.set_on(on, asks)

    def toggle_predicting(self) -> None:
        """Turn Predict first on or off."""
        self.set_predicting(not self.predicting, asks=True)
        self.setFocus()

    def press_predict(self) -> None:
        """Do what the button says: cover, reveal, or leave."""
        if not self.prediction.reveal():
            self.set_predicting(not self.predicting, asks=True)
        self.setFocus()

    def ask_again(self, anyway: bool = False) -> None:
        """Take the question that is on screen now."""
        if anyway or self.predicting:
            self.prediction.ask(self.question())
            self._vote_keys.listen_to(self.voting_widgets() if self.prediction.on else [])

    def reveal_by_clicker(self, by: int) -> bool:
        """Reveal when a clicker goes on; False when nothing is covered."""
        return by > 0 and self.prediction.reveal()

    def leave_predicting(self) -> bool:
        """Leave Predict first; False when it is off."""
        was = self.predicting
        self.prediction.set_on(False)
        return was

    def draw_votes(self, painter: QPainter, rect: QRectF, theme: Theme) -> QRectF:
        """Paint the votes at the bottom of `rect`, if one votes; return what is left for the rest.

        A tab that writes votes into its picture itself has no need of this.
        """
        from attnviz.ui.predict import ballot_picture

        picture = ballot_picture.picture_of(self.prediction)
        if picture is None:
            return rect
        rest = rect.adjusted(0, 0, 0, -ballot_picture.height_of(theme))
        picture.paint(
            painter,
            QRectF(rect.x(), rest.bottom(), rect.width(), rect.bottom() - rest.bottom()),
            theme,
        )
        return rest

    def toggle_motion(self) -> None:
        """Reveal what is covered."""
        self.prediction.reveal()

    def set_reduced_motion(self, reduced: bool) -> None:
        """Lift tiles at once."""
        self.prediction.reduced = reduced

    def set_talk(self, is_on: Callable[[], bool]) -> None:
        """Leave a clicker its key in a talk."""
        self.prediction.in_talk = is_on

    def predict_commands(self) -> list[Command]:
        """List what can be done, with keys that act while the answer is covered."""
        take_back, reveal = self.prediction.take_back, self.prediction.reveal
        group, id_ = tr("Predict first"), type(self).id
        covered = partial(getattr, self, "covered")
        return [
            Command(
                f"{id_}.predict", tr("Predict first: hide and vote"), self.toggle_predicting,
                ("P",), True, checked=lambda: self.predicting, group=group,
            ),
            Command(
                f"{id_}.reveal", tr("Reveal the answer"), reveal,
                enabled=covered, why=NOT_COVERED, group=group,
            ),
            Command(
                f"{id_}.unvote", tr("Remove a vote"), take_back,
                enabled=covered, why=NOT_COVERED, group=group,
            ),
        ]  # fmt: skip

    def guarded(self, command: Command) -> Command:
        """Return a command that is refused while the answer is covered."""
        return replace(command, run=partial(self.unless_covered, command.run))

    def unless_covered(self, run: Callable[[], object]) -> None:
        """Do something that would give the answer away, or say why not."""
        if self.covered:
            self.status_changed.emit(tr(REFUSED))
            self._on_prediction_announced(tr(REFUSED))
        else:
            run()

    # What has happened

    def _on_changed(self, change: Change) -> None:
        if self.SLOTS.isdisjoint(change.slots):
            if self.SELECTION and change.selection is not None:
                self.refresh(pointing=True)
            return
        tab, place = change.place
        if tab == self.id:
            self.pointer = replace(self.pointer, **place)
        self.pointer = self.after_change(change)
        if self.is_told(change):
            self.feedback.note(self.state, change.edit)
        else:
            self.feedback.forget()
        self.refresh()

    def _on_edit_rejected(self, text: str) -> None:
        """Answer beside the cell in which it was typed, if it was one."""
        tell = getattr(QApplication.focusWidget(), "tell", None)
        if self._in_front and tell is not None and self.isVisible():
            tell(text)

    def _on_selection_changed(self, selection: Selection) -> None:
        self.refresh(pointing=True)

    def _on_prediction_changed(self) -> None:
        self._vote_keys.listen_to(self.voting_widgets() if self.prediction.on else [])
        self.show_prediction()

    def _on_prediction_announced(self, text: str) -> None:
        announce_now(self.voting_widgets()[0], text)


def _paint_whole(
    canvas: Canvas[Any], painter: QPainter, rect: QRectF, theme: Theme, state: Any
) -> None:
    canvas.paint(painter, rect, theme, state, None)
