"""The bar of a lesson: what it says and asks, the answers to choose from, and the way on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
)

from attnviz.frame.lessons.choice_button import Choice, ChoiceButton, arranged
from attnviz.frame.lessons.fitted_text import FittedText
from attnviz.frame.lessons.own_field import OwnField
from attnviz.language import clauses, mark, tr
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.tips import plain_tip
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed
from attnviz.ui.predict.ballot_picture import BallotPicture
from attnviz.ui.reading.announce import announce_now

HEIGHT, PROJECTOR_HEIGHT = 128, 0.27  # px of the 720 of a window; part of a projected image
MOST_CHOICES = 6
CHOICES_SHARE = 0.6  # of the height, at most: the rest is for what they answer
SHOW_ANSWER = mark("Show the answer")
NUMBERS = 2.0  # height of the strip of typed numbers, of the size of its letters

_Button = TypeVar("_Button", bound=QPushButton)


@dataclass(frozen=True)
class BarStep:
    """What the bar shows of one step.

    Parameters
    ----------
    lesson : title of the lesson
    number, count : which step it is, from 1, and of how many; number 0 = none of them
    say, ask, reveal : see `attnviz.model.lessons.lesson.LessonStep`
    choices : what can be voted for or tried
    numbers : what was typed, where a number is the answer
    asks : whether the step waits for an answer
    revealed : whether the answer is shown
    more : whether there is a way on
    has_notes : whether there is something for the teacher
    fault : why what the class has typed cannot be
    """

    lesson: str
    number: int
    count: int
    say: str
    ask: str = ""
    choices: tuple[Choice, ...] = ()
    reveal: str = ""
    numbers: BallotPicture | None = None
    asks: bool = False
    revealed: bool = False
    more: bool = True
    has_notes: bool = False
    fault: str = ""

    def spoken(self) -> str:
        """Return what a screen reader says."""
        if self.fault:
            return self.fault
        if self.revealed and self.reveal:
            return self.reveal
        answers = clauses(choice.spoken() for choice in self.choices)
        step = tr("Step {step} of {n}.", step=self.number, n=self.count) if self.number else ""
        return " ".join(part for part in (step, self.say, self.ask, answers) if part)


class LessonBar(Themed, QWidget):
    """Shows a step; wishes for steps and answers. Its height never changes during a lesson."""

    step_requested = Signal(int)
    """+1 or -1."""
    choice_made = Signal(int)
    answer_requested = Signal()
    notes_requested = Signal()
    list_requested = Signal()
    leave_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._step = BarStep("", 1, 1, "")
        self._places: list[QRectF] = []
        self.text = FittedText(theme, "body", "tick", self)
        self.choices = [ChoiceButton(theme, self) for _ in range(MOST_CHOICES)]
        self.numbers = NumberStrip(theme, self)
        self.own = OwnField(theme, self)
        self.answer = self._button(tr(SHOW_ANSWER), tr(SHOW_ANSWER), "tab.on", "PgDown")
        self.back = self._button("", tr("Back"), "tab.back", "PgUp", icon="left")
        self.place = self._button("", tr("All steps"))
        self.on = self._button("", tr("Next"), "tab.on", "PgDown", icon="right")
        self.notes = self._button(tr("Notes"), tr("Notes for the teacher"))
        self.leave = self._button(tr("Leave"), tr("Leave the lesson"), "tab.climb", "Esc")
        self.notes.setCheckable(True)
        self._lay_out()
        self._connect()
        self.setObjectName("lesson")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # where nothing under it takes keys
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_theme(theme)

    def _button(
        self, text: str, name: str, command: str = "", key: str = "", *, icon: str = ""
    ) -> KeyButton:
        button = KeyButton(text, self._theme, self, before=icon)
        _keyed(button).setAccessibleName(name)
        if command:
            shortcut_labels.tip(button, name, command, key)
        else:
            button.setToolTip(name)
        return button

    def _lay_out(self) -> None:
        self._words = QVBoxLayout()
        self._words.addWidget(self.text, 1)
        self._words.addWidget(self.numbers)
        self._words.addWidget(self.own)
        self._words.addWidget(self.answer, 0, Qt.AlignmentFlag.AlignLeft)
        self._room = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self._words.addItem(self._room)
        self._ways = QGridLayout()
        for column, button in enumerate((self.back, self.place, self.on)):
            self._ways.addWidget(button, 0, column)
        low = QHBoxLayout()
        low.addWidget(self.notes, 1)
        low.addWidget(self.leave, 1)
        self._ways.addLayout(low, 1, 0, 1, 3)
        self._row = QHBoxLayout(self)
        self._row.addLayout(self._words, 1)
        self._row.addLayout(self._ways)

    def _connect(self) -> None:
        for place, button in enumerate(self.choices):
            button.clicked.connect(partial(self._on_choice, place))
        self.answer.clicked.connect(self.answer_requested)
        self.back.clicked.connect(self._on_back)
        self.on.clicked.connect(self._on_on)
        self.place.clicked.connect(self.list_requested)
        self.notes.clicked.connect(self.notes_requested)
        self.leave.clicked.connect(self.leave_requested)

    @property
    def step(self) -> BarStep:
        """Return what is shown."""
        return self._step

    def show_step(self, step: BarStep) -> None:
        """Show a step, or the same step with more hands or its answer."""
        said = step.spoken() != self._step.spoken()
        self._step = step
        for place, button in enumerate(self.choices):
            button.setVisible(place < len(step.choices))
            if place < len(step.choices):
                button.show_choice(step.choices[place])
                button.setToolTip(plain_tip(step.choices[place].text))
        self.numbers.show_numbers(step.numbers)
        self.answer.setVisible(step.asks and not step.choices and step.numbers is None)
        self.place.setText(f"{step.number} / {step.count}" if step.number else "")
        name = tr("Step {step} of {n}, list of all steps", step=step.number, n=step.count)
        self.place.setAccessibleName(name)
        self.place.setVisible(bool(step.number))
        self.back.setEnabled(step.number != 1)
        self.on.setEnabled(step.more or step.asks)
        self.notes.setVisible(step.has_notes and not self._theme.projector)
        self._fit()
        self.setAccessibleName(tr("Lesson {lesson}", lesson=step.lesson))
        self.setAccessibleDescription(step.spoken())
        self.update()
        if said and QAccessible.isActive():
            announce_now(self, step.spoken())

    def open_own(self, text: str, hint: str, *, last_word: bool) -> None:
        """Let the class type what was not prepared."""
        self.own.open_with(text, hint, last_word=last_word)
        self._fit()

    def close_own(self) -> None:
        """Take the field away."""
        if not self.own.isHidden():
            self.own.hide()
            self._fit()

    def _fit(self) -> None:
        """Give the choices their room and letters, and the text what is left."""
        self._row.activate()  # buttons of another size, or other ones, leave the text another width
        self._fit_choices()
        self._row.activate()
        self._tell()
        self._place_choices()

    def _tell(self) -> None:
        """Say and ask; an answer stands alone where both would need small letters."""
        step = self._step
        if step.fault:
            self.text.set_paragraphs([(step.fault, True)])
            return
        if not (step.revealed and step.reveal):
            self.text.set_paragraphs([(step.say, False), (step.ask, True)])
            return
        self.text.set_paragraphs([(step.say, False), (step.reveal, True)])
        if not self.text.full_size:
            self.text.set_paragraphs([(step.reveal, True)])

    def _fit_choices(self) -> None:
        """Leave room for the choices, in the largest letters in which they fit."""
        free, gap = self.text.width() or self.width(), self._words.spacing()
        tall = CHOICES_SHARE * self.height()
        size, self._places = arranged(self._step.choices, self._theme, free, gap, tall)
        for button in self.choices:
            button.set_letters(size)
        high = round(self._places[-1].bottom()) if self._places else 0
        self._room.changeSize(0, high, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self._words.invalidate()

    def _place_choices(self) -> None:
        corner = QPointF(self._room.geometry().topLeft())
        for button, place in zip(self.choices, self._places, strict=False):
            button.setGeometry(place.translated(corner).toRect())

    def themed_parts(self) -> Iterable[TakesTheme]:
        ways = (self.answer, self.back, self.place, self.on, self.notes, self.leave)
        return (*ways, self.text, self.numbers, self.own, *self.choices)

    def dress(self) -> None:
        theme = self._theme
        side, gap = round(theme.px(16)), round(theme.px(6))
        high = PROJECTOR_HEIGHT * theme.height if theme.projector else theme.px(HEIGHT)
        self.setFixedHeight(round(high))
        if theme.projector:
            self.text.set_role("title", good="caption")
        else:
            self.text.set_role("body")
        self._row.setContentsMargins(side, gap, side, gap)
        self._row.setSpacing(side)
        self._words.setSpacing(gap)
        self._ways.setSpacing(gap)
        narrow = round(theme.px(44))
        for way in (self.back, self.on):
            way.setFixedWidth(narrow)
        self.show_step(self._step)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._row.activate()
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, the line to the canvas, and how far the lesson is."""
        theme = self._theme
        line = max(1, round(theme.line(1)))
        done = round(self.width() * self._step.number / max(1, self._step.count))
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), theme.surface)
            painter.fillRect(0, 0, self.width(), line, theme.line_colour)
            painter.fillRect(0, 0, done, max(2, round(theme.line(3))), theme.accent)

    def _on_choice(self, place: int, _checked: bool = False) -> None:
        self.choice_made.emit(place)

    def _on_back(self) -> None:
        self.step_requested.emit(-1)

    def _on_on(self) -> None:
        self.step_requested.emit(1)


def _keyed(button: _Button) -> _Button:
    """Let Tab alone bring the keyboard to a button."""
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    return button


class NumberStrip(Themed, QWidget):
    """Shows the number that is being typed, those that were, and which of them are right."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._picture: BallotPicture | None = None
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_numbers(self, picture: BallotPicture | None) -> None:
        """Show what was typed; None = nothing is."""
        self._picture = picture
        self.setVisible(picture is not None)
        self.update()

    def dress(self) -> None:
        self.setFixedHeight(round(NUMBERS * self._theme.size("title")))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._picture is not None:
            with QPainter(self) as painter:
                self._picture.paint(painter, QRectF(self.rect()), self._theme)
