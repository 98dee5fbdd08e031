"""The session: the one writer of the lab, the one sender of news about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QUndoCommand, QUndoGroup, QUndoStack
from shiboken6 import isValid

from attnviz.engine.steps.run import Trace, run
from attnviz.engine.steps.trace import Sparing
from attnviz.errors import AttnvizError
from attnviz.language import tr
from attnviz.model.document.document import Document
from attnviz.model.document.equality import same
from attnviz.model.document.lab import SLOTS, Lab, Slot

if TYPE_CHECKING:
    from attnviz.captures.queries import LongQueries
    from attnviz.checkpoints.survey import Survey
    from attnviz.engine.text_scores import TextScores
    from attnviz.model.comparison import Pinned
    from attnviz.model.wishes import Wish

TRACED: tuple[Slot, ...] = ("document", "example")
IDLE_MS = 30  # without an edit, after which heads are computed that nobody looks at
NO_PLACE: tuple[str, Mapping[str, Any]] = ("", MappingProxyType({}))


@dataclass(frozen=True)
class Selection:
    """What a person points at; shared by all tabs, not part of the document.

    Pointing is no step of its own; undo brings back what was pointed at when an edit was made.

    Parameters
    ----------
    tab : id of the tab in front
    head : chosen head
    token : query word (row) of the document
    key : word that is read (column), None = the one with the largest share
    step : from 1, step of the step-by-step tab
    cell : (array, index) that is kept lit, or None
    pinned : the token row is locked
    hides_first : the first token is left out of pictures of a model; undo leaves that as it is
    place : id of the tab in front, and what that alone points at: fields of its pointer by name
    """

    tab: str = "heads"
    head: int = 0
    token: int = 0
    key: int | None = None
    step: int = 1
    cell: tuple[str, tuple[int, ...]] | None = None
    pinned: bool = False
    hides_first: bool = False
    place: tuple[str, Mapping[str, Any]] = field(default=NO_PLACE, compare=False)


@dataclass(frozen=True, eq=False)
class Change:
    """All that one edit, undo, reset or opened file did; sent once, when everything is written.

    What of the arrays is new shows in the trace: an array that did not change is the same object.

    Parameters
    ----------
    slots : the exhibits that are other objects now
    selection : what is pointed at now, fitted to the new exhibits; None where that did not move
    edit : what the edits of one gesture have in common: their merge key, or an object of each edit;
        None of what was undone, redone or opened
    place : as in the selection when the edit was made that is undone or redone
    """

    slots: frozenset[Slot]
    selection: Selection | None = None
    edit: object | None = None
    place: tuple[str, Mapping[str, Any]] = NO_PLACE


@dataclass(frozen=True, eq=False)
class SavedWork:
    """All of one's own work, set aside while a lesson is played."""

    lab: Lab
    opened: Lab
    traces: dict[Slot, Trace]
    selection: Selection
    undo_stack: QUndoStack


@dataclass(frozen=True, eq=False)
class Prepared:
    """What was computed and chosen for a lab that is about to be written.

    Parameters
    ----------
    traces : those that were in use, for the new documents
    pointing : fields of the selection that are to differ with it
    edit : as in `Change`
    """

    lab: Lab
    traces: dict[Slot, Trace]
    pointing: Mapping[str, Any] = field(default_factory=dict)
    edit: object | None = None


class ReplaceLab(QUndoCommand):
    """Undo step: the lab before and after, two references, and what was pointed at then.

    Undo and redo lead to where the edit was made: its tab, head, step, row and cell.
    """

    def __init__(
        self, session: Session, text: str, before: Lab, after: Lab, merge_key: object | None
    ) -> None:
        super().__init__(text)
        self._session = session
        self._before = before
        self._after = after
        self._merge_key = merge_key
        self._pointed_before = self._pointed_after = session.selection
        self._done = False

    def redo(self) -> None:
        if self._done:
            self._session._return_to(self._after, self._pointed_after)
            return
        self._done = True
        self._session._set_lab(self._after)
        self._pointed_after = self._session.selection

    def undo(self) -> None:
        self._session._return_to(self._before, self._pointed_before)

    def id(self) -> int:
        return -1 if self._merge_key is None else 1

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, ReplaceLab) or other._merge_key != self._merge_key:
            return False
        self._after, self._pointed_after = other._after, other._pointed_after
        self.setText(other.text())
        # PySide6 keeps the swallowed command alive; it must not keep every lab of a drag with it.
        other._before = other._after = self._after
        # A drag that ends where it began is no step; the stack drops it.
        self.setObsolete(same(self._before, self._after))
        return True


class Session(QObject):
    """The lab, its traces, the undo stack and the selection.

    Views read `lab`, `document(slot)` and `trace(slot)`, ask for edits with `edit`, and redraw on
    `changed`. `_set_lab` is the only place where the lab is written; undo, redo, reset and open
    all go through it.
    """

    changed = Signal(object)
    """A `Change`: exhibits are others now, and with them perhaps the selection."""
    selection_changed = Signal(object)
    """A `Selection`: a person points at something else, and nothing but that happened."""
    edit_rejected = Signal(str)
    opened = Signal()
    taken_back = Signal()
    """One's own work is on the bench again."""

    trial_changed = Signal()
    """A mask lies over the document on trial now, or no longer."""

    compared_changed = Signal()
    """Something is compared with what is on the bench now, something else, or nothing."""

    queries_changed = Signal()
    """Other queries and keys of a long text are there, or none any more."""

    survey_changed = Signal()
    """What all heads of the model did is known, is another, or is not known any more."""
    writing_changed = Signal()
    """The model writes one token after another now, or no longer."""

    wished = Signal(object)
    """A `Wish`: a person asks for what the model behind the bench alone can give."""

    def __init__(self, lab: Lab, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.survey: Survey | None = None
        self.text_scores: TextScores | None = None
        self.writes_on = False
        self.trial: Lab | None = None  # the lab before a mask was tried on its document
        self._own_trial: Lab | None = None
        self.question: tuple[str, tuple[int, ...]] | None = None  # array and place, for tab 2
        self.queries: LongQueries | None = None  # of a text whose weights are not held; no exhibit
        self.compared: Pinned | None = None  # A, beside which every tab shows the bench as B
        self.undo_group = QUndoGroup(self)
        self.undo_stack = self._new_stack()
        self._saved_work: SavedWork | None = None
        self._lab = lab
        self._traces: dict[Slot, Trace] = {}
        self._prepared: Prepared | None = None
        self._opened = lab
        self._ahead = QTimer(self, singleShot=True)
        self._ahead.timeout.connect(self._compute_ahead)
        self.selection = Selection(token=lab.document.n_tokens - 1)

    def __del__(self) -> None:
        # Session and commands form a cycle. Cleared one by one, a command is freed by Python while
        # its stack still points at it (PySide6 6.11.3): the stacks let go of them before that.
        group: QUndoGroup | None = self.__dict__.get("undo_group")
        if group is None or not isValid(group):
            return
        for stack in group.stacks():
            stack.blockSignals(True)
            stack.clear()

    @property
    def lab(self) -> Lab:
        return self._lab

    @property
    def own_lab(self) -> Lab:
        """Return one's own work, also while a lesson is on the bench."""
        return self._lab if self._saved_work is None else self._saved_work.lab

    @property
    def has_set_aside(self) -> bool:
        """Whether one's own work waits while a lesson is on the bench."""
        return self._saved_work is not None

    @property
    def own_stack(self) -> QUndoStack:
        """Return the history of one's own work, also while a lesson is on the bench."""
        return self.undo_stack if self._saved_work is None else self._saved_work.undo_stack

    @property
    def own_selection(self) -> Selection:
        """Return what was pointed at in one's own work."""
        return self.selection if self._saved_work is None else self._saved_work.selection

    def set_aside(self, lab: Lab, pointing: Mapping[str, Any] | None = None) -> None:
        """Put a lab on the bench for a while; `take_back` returns to one's own work exactly.

        Parameters
        ----------
        pointing : as in `open`
        """
        self._prepare(lab)
        if self._saved_work is None:
            self._saved_work = SavedWork(
                self._lab, self._opened, self._traces, self.selection, self.undo_stack
            )
            self.undo_stack, self._own_trial = self._new_stack(), self.trial
        self.compare(None)
        self.open(lab, pointing=pointing)

    def take_back(self) -> None:
        """Return to one's own work, with its history and what was pointed at."""
        own, self._saved_work = self._saved_work, None
        if own is None:
            return
        over, self.undo_stack = self.undo_stack, own.undo_stack
        self.undo_group.setActiveStack(own.undo_stack)
        over.deleteLater()
        self._opened = own.opened
        self._prepared = Prepared(own.lab, own.traces, vars(own.selection))
        self._set_lab(own.lab)
        self._set_trial(self._own_trial)
        self.taken_back.emit()

    def _new_stack(self) -> QUndoStack:
        stack = QUndoStack(self)
        stack.setUndoLimit(500)
        self.undo_group.addStack(stack)
        self.undo_group.setActiveStack(stack)
        return stack

    def document(self, slot: Slot = "document") -> Document:
        """Return the document of a slot; an absent example is the main document."""
        if slot == "example" and self._lab.example is not None:
            return self._lab.example
        return self._lab.document

    def trace(self, slot: Slot = "document") -> Trace:
        """Return the arrays of a slot, computed when first asked for."""
        place: Slot = "document" if slot == "example" and self._lab.example is None else slot
        if place not in self._traces:
            self._traces[place] = run(self.document(place))
        return self._traces[place]

    def edit(
        self,
        function: Callable[..., Any],
        *arguments: Any,
        slot: Slot = "document",
        text: str = "",
        merge_key: object | None = None,
        pointing: Mapping[str, Any] | None = None,
    ) -> bool:
        """Carry out one edit, computed and validated before it is pushed.

        Parameters
        ----------
        function : pure; gets the exhibit of `slot` and the arguments, gives the new exhibit, or the
            same object where nothing changes
        text : what the undo menu says; "" = "Edit"
        merge_key : edits in a row with one key (one drag) become one undo step
        pointing : fields of the selection that go with the edit

        Returns
        -------
        bool
            False when the edit was refused; `edit_rejected` then carried the reason.
        """
        if slot == "example" and self._lab.example is None:
            slot = "document"
        before = getattr(self._lab, slot)
        return self.edit_lab(
            lambda lab: lab.with_slot(slot, function(before, *arguments)),
            text or tr("Edit"),
            merge_key,
            pointing,
        )

    def edit_lab(
        self,
        function: Callable[[Lab], Lab],
        text: str,
        merge_key: object | None = None,
        pointing: Mapping[str, Any] | None = None,
    ) -> bool:
        """Carry out an edit that may touch several exhibits; the parameters are those of `edit`."""
        try:
            after = function(self._lab)
            if after is not self._lab:
                edit = object() if merge_key is None else merge_key
                self._prepare(after, pointing or {}, edit)
        except AttnvizError as error:
            self.edit_rejected.emit(str(error))
            return False
        if after is not self._lab:
            self.undo_stack.push(ReplaceLab(self, text, self._lab, after, merge_key))
        elif pointing:
            self.select(**pointing)
        return True

    def open(
        self, lab: Lab, start: Lab | None = None, *, pointing: Mapping[str, Any] | None = None
    ) -> None:
        """Put another lab on the bench; there is nothing to undo afterwards.

        Parameters
        ----------
        start : where Reset goes; None = `lab`
        pointing : fields of the selection; without them the last word, and no key or cell
        """
        last = lab.document.n_tokens - 1
        unpinned = {"token": last, "key": None, "cell": None, "pinned": False}
        self._prepare(lab, unpinned | dict(pointing or {}))
        self._opened = start or lab
        self._set_trial(None)
        self.undo_stack.clear()
        self.undo_stack.setClean()
        self._set_lab(lab)
        self.opened.emit()

    def put(self, lab: Lab, *, pointing: Mapping[str, Any] | None = None) -> bool:
        """Put another view of the same on the bench: no step, and nothing to save.

        What can be undone stays as it was, so undo leads from here to where the last edit began.

        Parameters
        ----------
        pointing : fields of the selection that go with it

        Returns
        -------
        bool
            False when it cannot be computed; `edit_rejected` then carried the reason.
        """
        try:
            self._prepare(lab, pointing or {})
        except AttnvizError as error:
            self.edit_rejected.emit(str(error))
            return False
        self._set_lab(lab)
        return True

    @property
    def start(self) -> Lab:
        """Return where Reset goes."""
        return self._opened

    def set_start(self, lab: Lab) -> None:
        """Let Reset go to a lab: to what a file holds that was gone back to."""
        self._opened = lab

    def begin_trial(self, before: Lab) -> None:
        """Remember that a mask lies over the document on trial, and the lab without it."""
        self._set_trial(before)

    def end_trial(self, *, keep: bool = False) -> None:
        """Give the document the mask that it had before the trial; `keep` = leave it as it is.

        Where nothing else happened since, the trial is taken back, so that a saved file is not
        marked as changed.
        """
        before = self.trial
        self._set_trial(None)
        if keep or before is None:
            return
        last = self._last_step()
        if last is not None and last._before is before:
            last._pointed_before = self.selection  # nothing else moves with it
            self.undo_stack.undo()
            return
        mask, options = before.document.mask, before.document.options
        self.edit(
            lambda document: document.with_(mask=mask, options=options),
            text=tr("pattern removed from the sentence"),
        )

    def _last_step(self) -> ReplaceLab | None:
        """Return the step that undo would take back."""
        stack = self.undo_stack
        last = stack.command(stack.index() - 1) if stack.index() else None
        return last if isinstance(last, ReplaceLab) else None

    def _set_trial(self, before: Lab | None) -> None:
        if (before is None) != (self.trial is None):
            self.trial = before
            self.trial_changed.emit()
        self.trial = before

    def reset(self, slot: Slot) -> bool:
        """Go back to what was opened or chosen, as an undoable step."""
        if slot in TRACED:
            return self.edit(lambda document: document.original, slot=slot, text=tr("Reset"))
        start = getattr(self._opened, slot)
        return self.edit(lambda _: start, slot=slot, text=tr("Reset"))

    def can_reset(self, slot: Slot) -> bool:
        """Whether an exhibit differs from where Reset goes."""
        if slot in TRACED:
            return self.document(slot).base is not None
        return not same(getattr(self._lab, slot), getattr(self._opened, slot))

    def select(self, **fields: Any) -> None:
        """Point at something else; sends `selection_changed` when it really differs."""
        selection = replace(self.selection, **fields)
        if selection != self.selection:
            self.selection = selection
            self.selection_changed.emit(selection)

    def note_place(self, tab: str, place: Mapping[str, Any]) -> None:
        """Keep what the tab in front alone points at, for undo to bring back; nobody is told."""
        self.selection = replace(self.selection, place=(tab, place))

    def compare(self, pinned: Pinned | None) -> None:
        """Compare what is on the bench with something; None = with nothing. No step for undo."""
        if pinned is not self.compared:
            self.compared = pinned
            self.compared_changed.emit()

    def set_queries(self, queries: LongQueries | None) -> None:
        """Take queries and keys of a long text to look at beside the bench; None = none."""
        if queries is not self.queries:
            self.queries = queries
            self.queries_changed.emit()

    def labs_before(self, most: int) -> list[tuple[str, Lab]]:
        """List what was on the bench before each of the last steps, the latest first.

        Returns
        -------
        What the step did, and the lab before it.
        """
        stack, found = self.undo_stack, []
        for index in range(stack.index() - 1, max(-1, stack.index() - 1 - most), -1):
            step = stack.command(index)
            if isinstance(step, ReplaceLab):
                found.append((step.text(), step._before))
        return found

    def ask_what_changes(self, head: int, token: int, key: int) -> None:
        """Ask on tab 2 what would change one weight of the sentence.

        An example of its own gives way to the sentence there, as a step for undo; the tab takes
        the question from `question` when it comes to the front.
        """
        place = (head, token, key)
        self.question = ("pattern", place)
        pointing = {"tab": "steps", "step": 10, "head": head, "cell": ("pattern", place)}
        if self._lab.example is None:
            self.select(**pointing)
        else:
            self.edit_lab(
                lambda lab: lab.with_slot("example", None),
                tr("Preset: The sentence of tab 1"),
                pointing=pointing,
            )

    def set_text_scores(self, scores: TextScores | None) -> None:
        """Take scores of heads over many texts, to stand beside those on the text of the bench."""
        self.text_scores = scores
        self.survey_changed.emit()

    def set_survey(self, survey: Survey | None) -> None:
        """Take what all heads of the model did on the text of the bench; None = no model is there.

        It follows from the lab as traces do, but takes the model, which the session does not know.
        """
        if survey is not self.survey:
            self.survey = survey
            self.survey_changed.emit()

    def set_writes_on(self, on: bool) -> None:
        """Take whether the model behind the bench writes one token after another."""
        if on != self.writes_on:
            self.writes_on = on
            self.writing_changed.emit()

    @property
    def runs_on(self) -> bool:
        """Whether a model behind the bench can run on from what is changed in its layer."""
        source = self._lab.source
        return self.survey is not None and source is not None and source.kind == "model"

    def wish(self, wish: Wish) -> None:
        """Ask for what only the model behind the bench can give; without one nothing happens."""
        self.wished.emit(wish)

    def _prepare(
        self, lab: Lab, pointing: Mapping[str, Any] | None = None, edit: object | None = None
    ) -> Prepared:
        """Compute the traces that changed, before anything is written."""
        if self._prepared is not None and self._prepared.lab is lab:
            self._prepared = replace(self._prepared, pointing=pointing or {}, edit=edit)
            return self._prepared
        traces: dict[Slot, Trace] = {}
        for slot in TRACED:
            value = getattr(lab, slot)
            if value is None or slot not in self._traces:
                continue
            kept = value is getattr(self._lab, slot)
            traces[slot] = self._traces[slot] if kept else run(value, self._traces[slot])
        self._prepared = Prepared(lab, traces, pointing or {}, edit)
        return self._prepared

    def update_text(self) -> None:
        """Send every exhibit as it is: what is said of it reads otherwise now."""
        there = frozenset(slot for slot in SLOTS if getattr(self._lab, slot) is not None)
        self.changed.emit(Change(there))

    def _return_to(self, lab: Lab, pointed: Selection) -> None:
        """Write a lab of the history again, with what was pointed at then."""
        lab = lab.with_place_of(self._lab)
        pointed = replace(pointed, hides_first=self.selection.hides_first)
        self._prepare(lab, vars(pointed))
        self._set_lab(lab)

    def _set_lab(self, lab: Lab) -> None:
        before, prepared = self._lab, self._prepared
        if prepared is None or prepared.lab is not lab:
            prepared = self._prepare(lab)
        self._prepared = None
        self._lab, self._traces = lab, prepared.traces
        slots = frozenset(slot for slot in SLOTS if getattr(lab, slot) is not getattr(before, slot))
        selection = self._fitted(replace(self.selection, **prepared.pointing))
        moved, self.selection = selection != self.selection, selection
        if slots:
            place = prepared.pointing.get("place", NO_PLACE)
            self.changed.emit(Change(slots, selection if moved else None, prepared.edit, place))
            if any(isinstance(trace.values_, Sparing) for trace in self._traces.values()):
                self._ahead.start(IDLE_MS)
        elif moved:
            self.selection_changed.emit(selection)

    def _compute_ahead(self) -> None:
        """Compute one of the heads that nobody has looked at since an edit, and then the next."""
        for trace in self._traces.values():
            if isinstance(trace.values_, Sparing) and trace.values_.finish_one():
                self._ahead.start(0)
                return

    def _fitted(self, selection: Selection) -> Selection:
        """Return the selection, kept inside documents that may have become smaller."""
        document, s = self._lab.document, selection
        key = None if s.key is not None and s.key >= document.n_tokens else s.key
        cell = s.cell
        if cell is not None:
            trace = self.trace("example")
            array = trace.rows(cell[0]) if cell[0] in trace else None
            inside = (
                array is not None
                and len(cell[1]) == array.ndim
                and all(i < n for i, n in zip(cell[1], array.shape, strict=True))
            )
            cell = cell if inside else None
        return replace(
            s,
            token=min(s.token, document.n_tokens - 1),
            key=key,
            head=min(s.head, document.n_heads - 1),
            cell=cell,
        )
