"""A lesson on the bench: one's own work waits, and comes back exactly as it was."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QMenu

from attnviz.frame.chrome.tabs import TabHost
from attnviz.frame.lessons.controls import find_control
from attnviz.frame.lessons.lesson_bar import MOST_CHOICES, BarStep, LessonBar
from attnviz.frame.lessons.lesson_stage import LessonStage
from attnviz.frame.lessons.pointer_ring import PointerRing
from attnviz.frame.lessons.progress import LessonProgress
from attnviz.frame.lessons.tab_pages import Pages, pages_of, show_pages
from attnviz.frame.lessons.teacher_notes import TeacherNotes
from attnviz.model.lessons.lesson import Lesson
from attnviz.model.lessons.step import LessonStep
from attnviz.session import Session
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed

DIGITS = tuple(str(number) for number in range(1, MOST_CHOICES + 1))
LONGEST_IN_LIST = 60


@dataclass(frozen=True)
class Answer:
    """What became of the question of a step."""

    chosen: int | None = None
    revealed: bool = False


class LessonPlayer(Themed, QObject):
    """Runs one lesson at a time in a copy of the session's lab."""

    started = Signal()
    stepped = Signal()
    """Another step, or its answer."""
    left = Signal()
    keys_wanted = Signal(frozenset)
    """Keys that choose an answer now; the tabs do without them."""

    def __init__(
        self,
        window: QMainWindow,
        session: Session,
        host: TabHost,
        progress: LessonProgress,
        theme: Theme,
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._host = window, session, host
        self._progress = progress
        self.lesson: Lesson | None = None
        self.place = 0
        self._answers: dict[int, Answer] = {}
        self._pages: Pages = {}
        self.bar = LessonBar(theme)
        self.bar.hide()
        self.notes = TeacherNotes(theme, window)
        self.ring = PointerRing(theme, window)
        self._stage = LessonStage(session, host, self)
        self._digits = [self._digit(number) for number in range(MOST_CHOICES)]
        self._connect()

    def _digit(self, number: int) -> QShortcut:
        shortcut = QShortcut(QKeySequence(DIGITS[number]), self._window)
        shortcut.activated.connect(partial(self.choose, number))
        shortcut.setEnabled(False)
        return shortcut

    def _connect(self) -> None:
        bar = self.bar
        bar.step_requested.connect(self.advance)
        bar.choice_made.connect(self.choose)
        bar.answer_requested.connect(self.reveal)
        bar.notes_requested.connect(self.toggle_notes)
        bar.list_requested.connect(self.open_list)
        bar.leave_requested.connect(self.leave)
        self.notes.closed.connect(self._on_notes_closed)
        self._stage.uncovered.connect(self.reveal)
        self._session.taken_back.connect(self._on_taken_back)

    # What a person does

    @property
    def running(self) -> bool:
        """Whether a lesson is on the bench."""
        return self.lesson is not None

    @property
    def step(self) -> LessonStep:
        """Return the step that is shown."""
        assert self.lesson is not None
        return self.lesson.steps[self.place]

    @property
    def next_step(self) -> LessonStep | None:
        """Return the step after this one, for a presenter's window."""
        steps = self.lesson.steps if self.lesson is not None else ()
        return steps[self.place + 1] if self.place + 1 < len(steps) else None

    @property
    def answer(self) -> Answer:
        """Return what became of the question on screen."""
        return self._answers.get(self.place, Answer())

    def start(self, lesson: Lesson, place: int | None = None) -> None:
        """Run a lesson, from a step or from where it was left."""
        self.leave()
        self._pages = pages_of(self._host)
        self.lesson, self._answers = lesson, {}
        first = self._progress.start(lesson.name, len(lesson.steps)) if place is None else place
        self._session.set_aside(lesson.lab)
        self.bar.show()
        self.started.emit()
        self.go(first)

    def go(self, place: int) -> None:
        """Show a step, as if nothing had been before it."""
        assert self.lesson is not None
        self.place = min(max(place, 0), len(self.lesson.steps) - 1)
        self._progress.note(self.lesson.name, self.place, len(self.lesson.steps))
        self._show_picture()
        self._show_words()

    def advance(self, by: int) -> bool:
        """Go on or back; an answer that was not seen comes before the next step.

        Returns False without a lesson. At its ends nothing moves.
        """
        if self.lesson is None:
            return False
        if by > 0 and self.bar.step.asks:
            self.reveal()
        elif 0 <= self.place + by < len(self.lesson.steps):
            self.go(self.place + by)
        return True

    def choose(self, choice: int) -> None:
        """Choose an answer; what is right is shown with it."""
        if self.running and self.bar.step.asks and choice < len(self.step.choices):
            self._answers[self.place] = Answer(choice, True)
            self._reveal()

    def reveal(self) -> None:
        """Show the answer without choosing one."""
        if self.running and self.bar.step.asks:
            self._answers[self.place] = Answer(None, True)
            self._reveal()

    def leave(self) -> None:
        """Go back to one's own work."""
        if self.running:
            self._session.take_back()

    def leave_untouched(self) -> bool:
        """Leave when nothing was opened or pointed at since the step came; tell whether it did."""
        untouched = self.running and self._stage.untouched()
        if untouched:
            self.leave()
        return untouched

    def leave_anyhow(self) -> bool:
        """Leave; False when there is no lesson."""
        was = self.running
        self.leave()
        return was

    def toggle_notes(self) -> None:
        """Open or close the teacher's notes."""
        if self.notes.isHidden() and self.running and self.step.notes:
            self.notes.open_above(self.bar, self.step.notes)
        else:
            self.notes.dismiss()
        self.bar.notes.setChecked(not self.notes.isHidden())

    def open_list(self) -> None:
        """Offer all steps to jump to."""
        if self.lesson is None:
            return
        menu = QMenu(self._window)
        for place, step in enumerate(self.lesson.steps):
            action = menu.addAction(_listed(place, step))
            action.setCheckable(True)
            action.setChecked(place == self.place)
            action.triggered.connect(partial(self._on_listed, place))
        menu.aboutToHide.connect(menu.deleteLater)
        place_button = self.bar.place
        menu.popup(place_button.mapToGlobal(place_button.rect().topLeft()))

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (self.bar, self.ring, self.notes)

    def dress(self) -> None:
        if self._theme.projector:
            self.notes.dismiss()

    # Showing

    def _reveal(self) -> None:
        if self._stage.covering:
            self._stage.uncover()
        elif self.step.state.get("predict"):
            self._show_picture()
        self._show_words()

    def _show_picture(self) -> None:
        """Put on the bench what the step shows now, and point at what it speaks of."""
        assert self.lesson is not None
        self._stage.show(self.lesson, self.place, self.answer.revealed)
        self.ring.point_at(None)
        if self.step.focus:
            self.ring.point_at(find_control(self._window, self._host, self.step.focus))

    def _show_words(self) -> None:
        assert self.lesson is not None
        step, answer = self.step, self.answer
        self.bar.show_step(
            BarStep(
                lesson=self.lesson.title,
                number=self.place + 1,
                count=len(self.lesson.steps),
                say=step.say,
                ask=step.ask,
                choices=step.choices,
                reveal=step.reveal,
                chosen=answer.chosen,
                revealed=answer.revealed,
                has_notes=bool(step.notes),
            )
        )
        # Also when it is answered: who presses twice, or another one, does not choose a head.
        self._want_keys(frozenset(DIGITS if step.choices else ()))
        if not self.notes.isHidden():
            if step.notes:
                self.notes.open_above(self.bar, step.notes)
            else:
                self.notes.dismiss()
        self.bar.notes.setChecked(not self.notes.isHidden())
        self.stepped.emit()

    def _want_keys(self, keys: frozenset[str]) -> None:
        self.keys_wanted.emit(keys)
        for digit, shortcut in zip(DIGITS, self._digits, strict=True):
            shortcut.setEnabled(digit in keys)

    # What has happened

    def _on_taken_back(self) -> None:
        if self.lesson is None:
            return
        self.lesson = None
        self.bar.hide()
        self.notes.dismiss()
        self.ring.point_at(None)
        self._want_keys(frozenset())
        self._stage.clear()
        show_pages(self._host, self._pages)
        self._pages = {}
        self._host.view.setFocus()
        self.left.emit()

    def _on_notes_closed(self) -> None:
        self.bar.notes.setChecked(False)

    def _on_listed(self, place: int, _checked: bool = False) -> None:
        if self.running:
            self.go(place)


def _listed(place: int, step: LessonStep) -> str:
    """Name a step in a list."""
    text = step.ask or step.say
    short = text if len(text) <= LONGEST_IN_LIST else text[: LONGEST_IN_LIST - 1].rstrip() + "…"
    return f"{place + 1}  {short}".replace("&", "&&")
