"""The editor of a lesson: a list of steps, the words of one, and what can be done to them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from attnviz.frame.chrome.dialogs import scrolled, within_screen
from attnviz.language import tr
from attnviz.model.lessons.draft import MOST_MINUTES, Draft
from attnviz.model.lessons.step import LessonStep
from attnviz.ui.controls.number_box import NumberBox
from attnviz.ui.controls.plain_label import plain_label

LONGEST_LINE = 70


class LessonEditor(QDialog):
    """Shows a draft and wishes for changes; the window behind it stays usable."""

    words_edited = Signal(int, dict)
    named = Signal(str, int)
    move_requested = Signal(int, int)
    delete_requested = Signal(int)
    add_requested = Signal()
    retake_requested = Signal(int)
    undo_requested = Signal()
    try_requested = Signal(int)
    save_requested = Signal()
    open_requested = Signal()
    new_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Lesson editor – attnviz"))
        self.setModal(False)
        self._draft: Draft | None = None
        self._silent = False
        self.title, self.minutes = QLineEdit(), NumberBox()
        self.minutes.setRange(1, MOST_MINUTES)
        self.minutes.setSuffix(tr(" min"))
        self.list = QListWidget()
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.say, self.choices = QPlainTextEdit(), QPlainTextEdit()
        self.reveal, self.notes = QPlainTextEdit(), QPlainTextEdit()
        self.ask, self.focus = QLineEdit(), QLineEdit()
        self.cover = QCheckBox(tr("Hide the picture until the answer is shown"))
        self.fault = plain_label(wraps=True)
        self._buttons: dict[str, QPushButton] = {}
        self._lay_out()
        self._connect()
        self.resize(QSize(920, 620).boundedTo(within_screen(self)))

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(_labelled(tr("Lesson"), self.title), 1)
        head.addWidget(_labelled(tr("Length"), self.minutes))
        left = QVBoxLayout()
        self.list.setAccessibleName(tr("Steps"))
        left.addWidget(self.list, 1)
        left.addLayout(self._grid((
            ("up", tr("Up")), ("down", tr("Down")), ("add", tr("Add from screen")),
            ("retake", tr("Update from screen")), ("delete", tr("Delete")),
            ("undo", tr("Undo")),
        )))  # fmt: skip
        form = QFormLayout()
        for name, field, hint in (
            (tr("Text"), self.say, tr("What the class reads, at most two lines")),
            (tr("Question"), self.ask, tr("A question (optional)")),
            (tr("Choices"), self.choices, tr("One per line; leave empty for an open question")),
            (tr("Answer"), self.reveal, tr("Shown after the class has chosen")),
            (tr("Points at"), self.focus, tr("canvas, or the name of a control")),
            (tr("Notes"), self.notes, tr("For the teacher")),
        ):
            field.setPlaceholderText(hint)
            field.setAccessibleName(name)
            if isinstance(field, QPlainTextEdit):
                field.setTabChangesFocus(True)
            form.addRow(name, field)
        form.addRow("", self.cover)
        middle = QHBoxLayout()
        middle.addLayout(left, 2)
        middle.addLayout(form, 3)
        page = QWidget()
        body = QVBoxLayout(page)
        body.setContentsMargins(0, 0, 0, 0)
        body.addLayout(head)
        body.addLayout(middle, 1)
        column = QVBoxLayout(self)
        column.addWidget(scrolled(page), 1)
        column.addWidget(self.fault)
        column.addLayout(self._grid((
            ("try", tr("Try from this step")), ("open", tr("Open…")), ("new", tr("New lesson")),
            ("save", tr("Save lesson…")),
        ), 4))  # fmt: skip

    def _grid(self, names: tuple[tuple[str, str], ...], columns: int = 2) -> QGridLayout:
        grid = QGridLayout()
        for place, (name, text) in enumerate(names):
            button = QPushButton(text)
            button.setAutoDefault(False)
            button.setObjectName(name)
            self._buttons[name] = button
            grid.addWidget(button, place // columns, place % columns)
        return grid

    def _connect(self) -> None:
        self.title.editingFinished.connect(self._on_head_edited)
        self.minutes.editingFinished.connect(self._on_head_edited)
        self.list.currentRowChanged.connect(self._on_row_changed)
        for text in (self.say, self.choices, self.reveal, self.notes):
            text.textChanged.connect(self._on_words_edited)
        for line in (self.ask, self.focus):
            line.textEdited.connect(self._on_words_edited)
        self.cover.clicked.connect(self._on_words_edited)
        for button in self._buttons.values():
            button.clicked.connect(self._on_pressed)

    @property
    def place(self) -> int:
        """Return which step is chosen, from 0."""
        return max(0, self.list.currentRow())

    def button(self, name: str) -> QPushButton:
        """Return a button by its name."""
        return self._buttons[name]

    def show_draft(self, draft: Draft, can_undo: bool, place: int | None = None) -> None:
        """Show a draft, at a step."""
        place = self.place if place is None else place
        self._silent, self._draft = True, draft
        self.title.setText(draft.title)
        self.minutes.setValue(draft.minutes)
        self.list.clear()
        self.list.addItems([_line(i, step) for i, step in enumerate(draft.steps)])
        self.list.setCurrentRow(min(place, len(draft.steps) - 1))
        self._silent = False
        self.show_fault("")
        self._buttons["undo"].setEnabled(can_undo)
        self._show_step()

    def show_words(self, draft: Draft, place: int) -> None:
        """Show in the list that a step has other words; the fields hold them already."""
        self._draft = draft
        item = self.list.item(place)
        if item is not None:
            item.setText(_line(place, draft.steps[place]))
        self._buttons["undo"].setEnabled(True)
        self.show_fault("")

    def show_fault(self, text: str) -> None:
        """Say why something cannot be."""
        self.fault.setText(text)
        self.fault.setVisible(bool(text))

    def _show_step(self) -> None:
        steps = self._draft.steps if self._draft is not None else ()
        there = bool(steps)
        step = steps[min(self.place, len(steps) - 1)] if there else LessonStep("?")
        self._silent = True
        self.say.setPlainText(step.say if there else "")
        self.ask.setText(step.ask)
        self.choices.setPlainText("\n".join(step.choices))
        self.reveal.setPlainText(step.reveal)
        self.focus.setText(step.focus)
        self.notes.setPlainText(step.notes)
        self.cover.setChecked(bool(step.state.get("predict")))
        self._silent = False
        for field in (self.say, self.ask, self.choices, self.reveal, self.focus, self.notes):
            field.setEnabled(there)
        self.cover.setEnabled(there)
        for name in ("up", "down", "retake", "delete", "try", "save"):
            self._buttons[name].setEnabled(there)

    def _on_row_changed(self, row: int) -> None:
        if not self._silent:
            self._show_step()

    def _on_words_edited(self) -> None:
        if self._silent or self._draft is None or not self._draft.steps:
            return
        lines = (line.strip() for line in self.choices.toPlainText().splitlines())
        texts: dict[str, Any] = {
            "say": self.say.toPlainText(),
            "ask": self.ask.text(),
            "choices": tuple(line for line in lines if line),
            "reveal": self.reveal.toPlainText(),
            "focus": self.focus.text(),
            "notes": self.notes.toPlainText(),
            "predict": self.cover.isChecked(),
        }
        self.words_edited.emit(self.place, texts)

    def _on_pressed(self) -> None:
        button = self.sender()
        assert isinstance(button, QPushButton)
        place = self.place
        match button.objectName():
            case "up":
                self.move_requested.emit(place, -1)
            case "down":
                self.move_requested.emit(place, 1)
            case "delete":
                self.delete_requested.emit(place)
            case "retake":
                self.retake_requested.emit(place)
            case "try":
                self.try_requested.emit(place)
            case "add":
                self.add_requested.emit()
            case "undo":
                self.undo_requested.emit()
            case "save":
                self.save_requested.emit()
            case "open":
                self.open_requested.emit()
            case "new":
                self.new_requested.emit()

    def _on_head_edited(self) -> None:
        if not self._silent:
            self.named.emit(self.title.text(), self.minutes.value())


def _line(place: int, step: LessonStep) -> str:
    text = " ".join(step.say.split())
    short = text if len(text) <= LONGEST_LINE else text[: LONGEST_LINE - 1] + "…"
    return f"{place + 1}  {short}"


def _labelled(text: str, field: QWidget) -> QWidget:
    box = QWidget()
    row = QHBoxLayout(box)
    row.setContentsMargins(0, 0, 0, 0)
    label = plain_label(text)
    label.setBuddy(field)
    field.setAccessibleName(text)
    row.addWidget(label)
    row.addWidget(field, 1)
    return box
