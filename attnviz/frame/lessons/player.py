"""A lesson on the bench: one's own work waits, and comes back exactly as it was."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QWidget

from attnviz.errors import AttnvizError
from attnviz.frame.chrome.tabs import TabHost
from attnviz.frame.lessons import interlude, own
from attnviz.frame.lessons.answers import bar_step
from attnviz.frame.lessons.controls import find_control
from attnviz.frame.lessons.interlude import Interlude
from attnviz.frame.lessons.lesson_bar import BarStep, LessonBar
from attnviz.frame.lessons.lesson_keys import LessonKeys
from attnviz.frame.lessons.lesson_stage import LessonStage
from attnviz.frame.lessons.own import OwnSight
from attnviz.frame.lessons.pointer_ring import PointerRing
from attnviz.frame.lessons.poll import LETTERS, Poll
from attnviz.frame.lessons.progress import LessonProgress
from attnviz.frame.lessons.slide import SlidePicture, SlideSheet
from attnviz.frame.lessons.slides import pictures_of
from attnviz.frame.lessons.tab_pages import Pages, pages_of, show_pages
from attnviz.frame.lessons.teacher_notes import TeacherNotes
from attnviz.language import tr
from attnviz.model.files import library
from attnviz.model.lessons.lesson import Lesson
from attnviz.model.lessons.step import LessonStep
from attnviz.session import Session
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed

LONGEST_IN_LIST = 60


class LessonPlayer(Themed, QObject):
    """Runs one lesson at a time in a copy of the session's lab.

    Parameters
    ----------
    ground : what a slide covers
    """

    started = Signal()
    stepped = Signal()
    """Another step, a hand, or an answer."""
    left = Signal()
    next_wanted = Signal(str)
    """The lesson of this id is to follow."""

    def __init__(
        self,
        window: QMainWindow,
        session: Session,
        host: TabHost,
        *,
        progress: LessonProgress,
        theme: Theme,
        ground: QWidget,
    ) -> None:
        super().__init__(window)
        self._theme = theme
        self._window, self._session, self._host = window, session, host
        self._progress = progress
        self.lesson: Lesson | None = None
        self.following = ""  # title of the lesson that comes next
        self.place = 0
        self.between: Interlude | None = None
        self.since = monotonic()  # the step is on screen
        self._asked = 0.0  # what stands between two steps is
        self._polls: dict[int, Poll] = {}
        self._met: dict[int, list[tuple[bool, ...]]] = {}  # what was tried: targets it reached
        self._pages: Pages = {}
        self._fault = ""  # why what the class has typed cannot be
        self.bar = LessonBar(theme)
        self.bar.hide()
        self.slide = SlideSheet(theme, ground)
        self.notes = TeacherNotes(theme, window)
        self.ring = PointerRing(theme, window)
        self._stage = LessonStage(session, host, self)
        self.presented = False
        self.kept_keys: frozenset[str] = frozenset()
        self._keys = LessonKeys(
            window,
            takes=self.takes,
            press=self.press,
            quiet=self.is_quiet,
            kept=lambda: self.kept_keys,
        )
        self._plays = QTimer(self)
        self._plays.timeout.connect(self._on_played)
        self._played = 0
        self._connect()

    def _connect(self) -> None:
        bar = self.bar
        bar.step_requested.connect(self.advance)
        bar.choice_made.connect(self.choose)
        bar.own.taken.connect(self._on_own_taken)
        bar.own.closed.connect(self._close_own)
        bar.answer_requested.connect(self.reveal)
        bar.notes_requested.connect(self.toggle_notes)
        bar.list_requested.connect(self.open_list)
        bar.leave_requested.connect(self.leave)
        self.notes.closed.connect(self._on_notes_closed)
        self._stage.uncovered.connect(self._on_uncovered)
        self._session.taken_back.connect(self._on_taken_back)
        self._session.changed.connect(self._on_changed)

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
    def poll(self) -> Poll:
        """Return what became of the question on screen."""
        found = self._polls.get(self.place)
        if found is None:
            step = self.step
            n = len(step.tries) if step.kind == "edit" else len(step.choices)
            found = Poll(step.kind, n, waits=step.asks)  # type: ignore[arg-type]
        return found

    def start(self, lesson: Lesson, place: int | None = None) -> None:
        """Run a lesson, from a step or from where it was left, if that is wanted."""
        self.leave()
        self._pages = pages_of(self._host)
        self.lesson, self._polls, self._met, self.between = lesson, {}, {}, None
        self.place = 0
        first = self._progress.start(lesson.name, len(lesson.steps)) if place is None else place
        self._session.set_aside(lesson.lab)
        self.bar.show()
        self._keys.listen(True)
        self.started.emit()
        self.go(first)
        if place is None and first:
            self.ask(interlude.going_on(lesson.title, first))

    def go(self, place: int) -> None:
        """Show a step as it was left: its hands and its answer stay."""
        assert self.lesson is not None
        self.place = min(max(place, 0), len(self.lesson.steps) - 1)
        self._plays.stop()  # what plays belongs to the step that is left
        self.between, self._fault = None, ""
        self.bar.close_own()
        self.since = monotonic()
        self._progress.note(self.lesson.name, self.place, len(self.lesson.steps))
        self._show_picture()
        self._show_words()
        if not self.poll.asks:
            self._play()

    def advance(self, by: int) -> bool:
        """Go on or back; an answer that was not seen comes before the next step.

        Returns False without a lesson. After its last step stands that it is over.
        """
        if self.lesson is None:
            return False
        if self.between is not None:
            if by < 0 or monotonic() - self._asked >= self.between.waits:
                self._advance_between(by)
        elif by > 0 and self._plays.isActive():
            self._end_play()
        elif by > 0 and self.poll.asks:
            self._become(self.poll.go_on())
        elif by > 0 and self.place + 1 == len(self.lesson.steps):
            last = self.lesson.name == library.course()[-1]
            self.ask(interlude.ending(self.lesson.title, self.following, of_course=last))
        elif self.place + by >= 0:
            self.go(self.place + by)
        return True

    def _advance_between(self, by: int) -> None:
        assert self.between is not None
        if by < 0:
            self.go(self.place)
        elif self.between.usual:
            self._take(self.between.usual)

    def ask(self, between: Interlude) -> None:
        """Ask something between two steps."""
        self.between, self._asked = between, monotonic()
        self._end_play()
        self._show_slide()
        self._show_words()

    def takes(self, key: str) -> bool:
        """Whether a key is for the lesson now: hands, letters, numbers, Enter and Backspace."""
        if self.lesson is None:
            return False
        poll = self.poll
        if self.between is not None:
            return key == "Enter" or _place_of(key) is not None
        if poll.takes_numbers:
            return key in ("Enter", "Backspace") or poll.type(key) != poll
        if poll.kind in ("show", "slide"):
            return False
        if key == "Enter":
            return poll.asks
        if key == "Backspace":
            return poll.asks or poll.kind == "edit"
        # Also when it is answered: who presses twice, or another one, does not choose a head.
        return key.isdecimal() or (_place_of(key) is not None and bool(poll.n))

    def press(self, key: str) -> None:
        """Do what a key is for."""
        poll, place = self.poll, _place_of(key)
        if self.between is not None:
            if key == "Enter":
                self._advance_between(1)
            elif place is not None and place < len(self.between.ways):
                self._take(self.between.ways[place][0])
        elif poll.takes_numbers and key not in ("Enter", "Backspace"):
            self._become(poll.type(key))
        elif key == "Enter":
            self._become(poll.enter())
        elif key == "Backspace":
            self._become(poll.take_back() if poll.asks else poll.hide_again())
        elif place is not None and poll.kind == "edit" and key.isalpha():
            self._try(place)
        elif place is not None:
            self._become(poll.count(place))

    def is_quiet(self) -> bool:
        """Whether other keys of the tab do nothing: in front of a class, unless it edits."""
        return self.presented and self.running and self.poll.kind != "edit"

    def choose(self, place: int) -> None:
        """Do what a click on a choice is for: a hand, a thing to try, a way on."""
        if self.between is not None:
            self._take(self.between.ways[place][0])
        elif self.poll.kind == "edit":
            self._try(place)
        else:
            self._become(self.poll.count(place))

    def _try(self, place: int) -> None:
        """Put one of the things to try on screen, or open the field for the class's own."""
        if place == self.poll.n and self.step.own:
            bench = OwnSight(self._session.lab, vars(self._session.selection), self.step)
            what = self.step.own
            ending = what == "sentence"
            self.bar.open_own(own.prefilled(bench), own.hint(what), last_word=ending)
        else:
            self._close_own()
            self._become(self.poll.apply(place))

    def _on_own_taken(self, text: str) -> None:
        """Put what the class has typed on screen, or say why that cannot be."""
        lesson = self.lesson
        assert lesson is not None
        shown = lesson.shown(self.place, revealed=True)
        try:
            lab = own.typed(OwnSight(shown.lab, shown.selection, self.step), text)
        except AttnvizError as error:
            self._fault = str(error)
            self._show_words()
            return
        self._polls[self.place] = replace(self.poll, revealed=True, tried=None)
        self._close_own()
        self._show_picture()
        last = lab.document.n_tokens - 1
        new = lab.document.tokens != shown.lab.document.tokens
        before = self._session.lab
        pointing = {"token": last} if new else {}
        self._session.edit_lab(lambda _: lab, tr("Edit"), pointing=pointing)
        if self._session.lab is before:  # it was there already
            self._on_changed()

    def _close_own(self) -> None:
        self._fault = ""
        self.bar.close_own()
        self._keep_keyboard()
        self._show_words()

    def reveal(self) -> None:
        """Show the answer, whether neighbours have talked or not."""
        if self.running and self.poll.asks:
            poll = self.poll.go_on()
            self._become(poll if poll.revealed else poll.go_on())

    def leave(self) -> None:
        """Go back to one's own work."""
        if self.running:
            self._session.take_back()

    def ask_to_leave(self, *, talk: bool) -> bool:
        """Ask whether to leave; False without a lesson, and when that was asked already."""
        if not self.running or self.asks_to_leave():
            return False
        self.ask(interlude.leaving(talk=talk))
        return True

    def asked_to_leave(self) -> bool:
        """Whether it is asked just now; the question then goes away."""
        was = self.running and self.asks_to_leave()
        if was:
            self.go(self.place)
        return was

    def asks_to_leave(self) -> bool:
        """Whether it is asked just now whether to leave."""
        return self.between is not None and self.between.usual == interlude.STAY

    def untouched(self) -> bool:
        """Whether nothing was opened or pointed at since the step came."""
        return self.running and (self.between is not None or self._stage.untouched())

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
        return (self.bar, self.slide, self.ring, self.notes)

    def dress(self) -> None:
        if self._theme.projector:
            self.notes.dismiss()

    # Showing

    def bar_step(self) -> BarStep:
        """Return what the class reads now."""
        lesson = self.lesson
        assert lesson is not None
        if self.between is not None:
            return BarStep(lesson.title, 0, 0, self.between.text, choices=self.between.choices(),
                           more=bool(self.between.usual))  # fmt: skip
        reveal = self.step.reveal
        if self.step.kind == "edit":
            reveal = self._tried()
        slide = bool(self._slide())
        return bar_step(lesson, self.place, self.poll, reveal, on_slide=slide, fault=self._fault)

    def _tried(self) -> str:
        """Return what comes out of what is tried, or typed by the class itself."""
        poll, lesson = self.poll, self.lesson
        assert lesson is not None
        if poll.tried is not None and self._stage.untouched_lab():
            reveal = self.step.tries[poll.tried].reveal or self.step.reveal
        elif poll.revealed:
            reveal = lesson.revealed_on(self.place, self._stage.screen())
        else:
            return ""
        return " ".join(part for part in (reveal, self._reached()) if part)

    def _reached(self) -> str:
        """Say which targets what is on screen reaches, or how often what was tried did."""
        lesson, step, told = self.lesson, self.step, []
        assert lesson is not None
        met = self._met.get(self.place, [])
        for place, target in enumerate(step.targets):
            if target.tally:
                hits = sum(each[place] for each in met)
                said = tr("{text}: {n} of {all}", text=target.text, n=hits, all=len(met))
            else:
                sign = "✓" if met and met[-1][place] else "✗"
                said = f"{sign} {target.text}"
            told.append(said)
        return " · ".join(told)

    def _note_targets(self) -> None:
        """Keep which targets the screen reaches."""
        lesson, step = self.lesson, self.step
        assert lesson is not None
        if step.targets:
            screen = self._stage.screen()
            found = tuple(lesson.met(target, self.place, screen) for target in step.targets)
            self._met.setdefault(self.place, []).append(found)

    def _become(self, poll: Poll) -> None:
        """Keep what became of the step, and show it."""
        before = self.poll
        if poll == before:
            return
        self._polls[self.place] = poll
        if poll.revealed != before.revealed or poll.tried != before.tried:
            self._reveal(poll)
            if poll.revealed and poll.kind == "edit":
                self._note_targets()
        self._show_words()

    def _reveal(self, poll: Poll) -> None:
        lifted = poll.revealed and poll.tried is None and not self.step.after
        if lifted and self._stage.covering:
            self._stage.uncover()
        else:
            self._show_picture()
        self._show_slide()
        if poll.revealed and poll.kind != "edit":
            self._play()

    def _show_picture(self) -> None:
        """Put on the bench what the step shows now, and point at what it speaks of."""
        assert self.lesson is not None
        self._stage.show(self.lesson, self.place, self.poll)
        self._show_slide()
        self._keep_keyboard()
        self.ring.point_at(None)
        if self.step.focus:
            self.ring.point_at(find_control(self._window, self._host, self.step.focus))

    def _keep_keyboard(self) -> None:
        """Leave the keyboard where a key does what it says, never on a choice that was pressed."""
        view, focus = self._host.view, QApplication.focusWidget()
        if focus is not None and focus.window() is not self._window:
            return
        canvas = view.focusProxy() or view
        if not canvas.isVisible() or not self.slide.isHidden():
            self.bar.setFocus()
        elif focus is None or focus is self.bar or not focus.isVisible():
            view.setFocus()

    def _slide(self) -> tuple[SlidePicture, ...]:
        if self.between is not None and self.between.lines:
            return (SlidePicture(self.between.lines),)
        return pictures_of(self.step, self.poll)

    def _show_slide(self) -> None:
        pictures = self._slide()
        self.slide.show_pictures(pictures)
        self._host.hush(bool(pictures))

    def _show_words(self) -> None:
        self.bar.show_step(self.bar_step())
        step = self.step
        if not self.notes.isHidden():
            if step.notes:
                self.notes.open_above(self.bar, step.notes)
            else:
                self.notes.dismiss()
        self.bar.notes.setChecked(not self.notes.isHidden())
        self.stepped.emit()

    # Pictures that follow by themselves

    def _play(self) -> None:
        plays = self.step.plays
        self._plays.stop()
        if plays is not None:
            self._played = plays.first
            self._show_played(plays.first)
            self._plays.start(round(1000 * plays.seconds))

    def _show_played(self, number: int) -> None:
        lesson, plays = self.lesson, self.step.plays
        assert lesson is not None and plays is not None
        if plays.what == "training":
            self._stage.show_trained(lesson.trained(self.place, number))
        else:
            self._stage.play(plays.what, number, plays.last)

    def _end_play(self) -> None:
        """Show the last picture at once."""
        plays = self.step.plays
        if plays is not None and self._plays.isActive():
            self._plays.stop()
            self._show_played(plays.last)

    def _on_played(self) -> None:
        plays = self.step.plays if self.running else None
        if plays is None or self._played >= plays.last:
            self._plays.stop()
            return
        self._played += 1
        self._show_played(self._played)
        if self._played == plays.last:
            self._plays.stop()

    # What has happened

    def _take(self, way: str) -> None:
        """Go one of the ways that stand between two steps."""
        if way == interlude.LEAVE:
            self.leave()
        elif way == interlude.NEXT:
            assert self.lesson is not None
            self.next_wanted.emit(self.lesson.next)
        else:
            self.go(0 if way == interlude.AGAIN else self.place)

    def _on_uncovered(self) -> None:
        """Show the answer of the lesson too: the tab's own button took the cover off."""
        if self.running and self.poll.asks:
            self._become(replace(self.poll, revealed=True))

    def _on_changed(self) -> None:
        """Say what came of an edit that the class made itself."""
        own = self.running and self.between is None and self.step.kind == "edit"
        if own and self.poll.revealed and not self._stage.showing:
            self._note_targets()
            self._show_words()

    def _on_taken_back(self) -> None:
        if self.lesson is None:
            return
        self.lesson, self.between = None, None
        self._plays.stop()
        self._keys.listen(False)
        self._fault = ""
        self.bar.close_own()
        self.bar.hide()
        self.slide.show_pictures(())
        self._host.hush(False)
        self.notes.dismiss()
        self.ring.point_at(None)
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


def _place_of(key: str) -> int | None:
    """Return which choice a digit or letter is for."""
    if len(key) != 1:
        return None
    if key.isdecimal() and key != "0":
        return int(key) - 1 if int(key) <= len(LETTERS) else None
    found = LETTERS.find(key.upper())
    return found if found >= 0 else None


def _listed(place: int, step: LessonStep) -> str:
    """Name a step in a list."""
    text = step.ask or step.say
    short = text if len(text) <= LONGEST_IN_LIST else text[: LONGEST_IN_LIST - 1].rstrip() + "…"
    return f"{place + 1}  {short}".replace("&", "&&")
