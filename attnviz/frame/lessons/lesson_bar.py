"""The bar of a lesson: what it says and asks, the answers to choose from, and the way on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from attnviz.frame.lessons.fitted_text import FittedText
from attnviz.language import mark, tr
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.tips import plain_tip
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed
from attnviz.ui.reading.announce import announce_now

HEIGHT, PROJECTOR_HEIGHT = 116, 138  # of the 720 of a window
MOST_CHOICES = 6
SHOW_ANSWER = mark("Show the answer")

_Button = TypeVar("_Button", bound=QPushButton)


@dataclass(frozen=True)
class BarStep:
    """What the bar shows of one step.

    Parameters
    ----------
    lesson : title of the lesson
    number, count : which step it is, from 1, and of how many
    say, ask, choices, reveal : see `attnviz.model.lessons.lesson.LessonStep`
    chosen : choice that was made, from 0, or None
    revealed : whether the answer is shown
    has_notes : whether there is something for the teacher
    """

    lesson: str
    number: int
    count: int
    say: str
    ask: str = ""
    choices: tuple[str, ...] = ()
    reveal: str = ""
    chosen: int | None = None
    revealed: bool = False
    has_notes: bool = False

    @property
    def asks(self) -> bool:
        """Whether the step waits for an answer."""
        return bool(self.ask and self.reveal) and not self.revealed

    def spoken(self) -> str:
        """Return what a screen reader says."""
        if self.revealed:
            return self.reveal
        answers = "; ".join(f"{i} {choice}" for i, choice in enumerate(self.choices, 1))
        parts = (
            tr("Step {step} of {n}.", step=self.number, n=self.count),
            self.say,
            self.ask,
            answers,
        )
        return " ".join(part for part in parts if part)


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
        self.text = FittedText(theme, "body", "tick", self)
        self.choices = [_keyed(QPushButton(self)) for _ in range(MOST_CHOICES)]
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
        self._answers = QHBoxLayout()
        for button in (*self.choices, self.answer):
            self._answers.addWidget(button)
        self._answers.addStretch(1)
        self._words = QVBoxLayout()
        self._words.addWidget(self.text, 1)
        self._words.addLayout(self._answers)
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
        for button in self.choices:
            button.clicked.connect(self._on_choice)
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
        """Show a step, or the same step with its answer."""
        self._step = step
        self._tell()
        for place, button in enumerate(self.choices):
            self._show_choice(button, place)
        self._fit_choices()
        self.answer.setVisible(step.asks and not step.choices)
        self.place.setText(f"{step.number} / {step.count}")
        name = tr("Step {step} of {n}, list of all steps", step=step.number, n=step.count)
        self.place.setAccessibleName(name)
        self.back.setEnabled(step.number > 1)
        self.on.setEnabled(step.number < step.count or step.asks)
        self.notes.setVisible(step.has_notes and not self._theme.projector)
        self.setAccessibleName(tr("Lesson {lesson}", lesson=step.lesson))
        self.setAccessibleDescription(step.spoken())
        self.update()
        if QAccessible.isActive():
            announce_now(self, step.spoken())

    def _tell(self) -> None:
        """Say and ask; an answer stands alone where both would need small letters."""
        step = self._step
        if not step.revealed:
            self.text.set_paragraphs([(step.say, False), (step.ask, True)])
            return
        self.text.set_paragraphs([(step.say, False), (step.reveal, True)])
        if not self.text.full_size:
            self.text.set_paragraphs([(step.reveal, True)])

    def _show_choice(self, button: QPushButton, place: int) -> None:
        step = self._step
        shown = place < len(step.choices)
        button.setVisible(shown)
        if not shown:
            return
        choice = step.choices[place]
        chosen = step.chosen == place
        button.setText(f"{place + 1}  {choice}".replace("&", "&&"))
        form = mark("Answer {n}: {choice}, chosen") if chosen else mark("Answer {n}: {choice}")
        said = tr(form, n=place + 1, choice=choice)
        button.setAccessibleName(said)
        button.setToolTip(plain_tip(f"{choice}  ({place + 1})"))
        button.setAccessibleDescription(f"{choice}  ({place + 1})")
        button.setCheckable(chosen)
        button.setChecked(chosen)
        button.setEnabled(step.asks or chosen)

    def _fit_choices(self) -> None:
        """Give the answers as large letters as fit beside each other, each with room for bold."""
        theme, gap = self._theme, self._answers.spacing()
        room = round(2 * theme.px(12) + 2 * theme.line(2))
        buttons = self.choices[: len(self._step.choices)]
        free = self.text.width() - len(buttons) * (room + gap)
        size, least = theme.size("label"), theme.size("tick")
        while size > least and sum(self._wide(button, size) for button in buttons) > free:
            size -= 1
        for button in buttons:
            sheet = "" if size == theme.size("label") else f"font-size: {size}px"
            if button.styleSheet() != sheet:
                button.setStyleSheet(sheet)
            button.setMinimumWidth(self._wide(button, size) + room)

    def _wide(self, button: QPushButton, size: int) -> int:
        metrics = QFontMetrics(self._theme.font("label", bold=True, px=size))
        return metrics.horizontalAdvance(button.text())

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (self.answer, self.back, self.place, self.on, self.notes, self.leave, self.text)

    def dress(self) -> None:
        theme = self._theme
        side, gap = round(theme.px(16)), round(theme.px(6))
        self.setFixedHeight(round(theme.px(PROJECTOR_HEIGHT if theme.projector else HEIGHT)))
        self._row.setContentsMargins(side, gap, side, gap)
        self._row.setSpacing(side)
        for layout in (self._words, self._answers):
            layout.setSpacing(gap)
        self._ways.setSpacing(gap)
        narrow = round(theme.px(44))
        for way in (self.back, self.on):
            way.setFixedWidth(narrow)
        self.show_step(self._step)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._row.activate()
        self._tell()
        self._fit_choices()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, the line to the canvas, and how far the lesson is."""
        theme = self._theme
        line = max(1, round(theme.line(1)))
        done = round(self.width() * self._step.number / self._step.count)
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), theme.surface)
            painter.fillRect(0, 0, self.width(), line, theme.line_colour)
            painter.fillRect(0, 0, done, max(2, round(theme.line(3))), theme.accent)

    def _on_choice(self) -> None:
        button = self.sender()
        assert isinstance(button, QAbstractButton)
        place = next(i for i, each in enumerate(self.choices) if each is button)
        if self._step.asks:
            self.choice_made.emit(place)
        else:
            button.setChecked(self._step.chosen == place)

    def _on_back(self) -> None:
        self.step_requested.emit(-1)

    def _on_on(self) -> None:
        self.step_requested.emit(1)


def _keyed(button: _Button) -> _Button:
    """Let Tab alone bring the keyboard to a button."""
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    return button
