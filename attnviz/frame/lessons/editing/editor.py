"""The editor of a lesson: a list of steps, all fields of one, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from attnviz.errors import LessonError
from attnviz.frame.chrome.dialogs import fit_letters, within_screen
from attnviz.frame.lessons.editing.lesson_page import LessonPage
from attnviz.frame.lessons.editing.step_pages import StepPages
from attnviz.language import tr
from attnviz.model.lessons.check import Remark
from attnviz.model.lessons.draft import MOST_MINUTES, Draft
from attnviz.model.lessons.step import LessonStep
from attnviz.ui.controls.number_box import NumberBox
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.look.theme import Theme

LONGEST_LINE = 70
REMARKS = 4  # lines of what is wrong that are seen at once
STEP = Qt.ItemDataRole.UserRole


class LessonEditor(QDialog):
    """Shows a draft and wishes for changes; the window behind it stays usable."""

    fields_edited = Signal(int, dict)
    told = Signal(dict)
    """What the lesson says of itself."""
    named = Signal(str, int)
    move_requested = Signal(int, int)
    delete_requested = Signal(int)
    add_requested = Signal()
    retake_requested = Signal(int)
    after_requested = Signal(int)
    try_added = Signal(int)
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
        self._fitted: Theme | None = None
        self.title, self.minutes = QLineEdit(), NumberBox()
        self.minutes.setRange(1, MOST_MINUTES)
        self.minutes.setSuffix(tr(" min"))
        self.list, self.remarks = QListWidget(), QListWidget()
        self.pages = QTabWidget()
        self.pages.setAccessibleName(self.windowTitle())
        self.step = StepPages(self.pages)
        self.about = LessonPage(self.pages)
        self.fault = plain_label(wraps=True)
        self._buttons: dict[str, QPushButton] = {}
        self._lay_out()
        self._connect()

    def fit(self, theme: Theme) -> None:
        """Take the largest letters with which all fields and buttons are on the screen."""
        if theme is self._fitted:
            return  # its size is a person's by now
        same = self._fitted is not None and self._fitted.zoom == theme.zoom
        self._fitted = theme
        self.setStyleSheet("")
        fit_letters(self, theme, self._take_sizes)
        if same:
            return
        wanted = QSize(1080, 680).expandedTo(self.minimumSizeHint())
        self.resize(wanted.boundedTo(within_screen(self)))

    def _take_sizes(self, theme: Theme) -> QSize:
        """Return what keeps the names of pages whole and their fields from scrolling sideways."""
        wide = self.pages.tabBar().sizeHint().width()
        for area in self.pages.findChildren(QScrollArea):
            page, bar = area.widget(), area.verticalScrollBar()
            if page is not None:
                wide = max(wide, page.minimumSizeHint().width() + bar.sizeHint().width())
        self.pages.setMinimumWidth(wide)
        lines = REMARKS + 1 if not theme.enlarged else 2
        self.remarks.setMaximumHeight(round(lines * 1.4 * self.remarks.fontMetrics().lineSpacing()))
        layout = self.layout()
        assert layout is not None
        layout.activate()
        return self.minimumSizeHint()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(_labelled(tr("Lesson"), self.title), 1)
        head.addWidget(_labelled(tr("Length"), self.minutes))
        left = QVBoxLayout()
        for names, text in ((self.list, tr("Steps")), (self.remarks, tr("What is wrong"))):
            names.setAccessibleName(text)
            names.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        left.addWidget(self.list, 1)
        left.addLayout(self._grid((
            ("up", tr("Up")), ("down", tr("Down")), ("add", tr("Add from screen")),
            ("retake", tr("Update from screen")), ("after", tr("Answer from screen")),
            ("add try", tr("Try from screen")), ("delete", tr("Delete")), ("undo", tr("Undo")),
        )))  # fmt: skip
        middle = QHBoxLayout()
        middle.addLayout(left, 2)
        middle.addWidget(self.pages, 4)
        self.remarks.setWordWrap(True)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addLayout(middle, 1)
        column.addWidget(self.fault)
        column.addWidget(self.remarks)
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
        self.remarks.itemActivated.connect(self._on_remark_chosen)
        self.remarks.itemClicked.connect(self._on_remark_chosen)
        self.step.edited.connect(self._on_fields_edited)
        self.about.edited.connect(self._on_told)
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
        self.about.show_draft(draft)
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
            self.step.follow(draft.steps[place].tree())
        self._buttons["undo"].setEnabled(True)
        self.show_fault("")

    def show_fault(self, text: str) -> None:
        """Say why something cannot be."""
        self.fault.setText(text)
        self.fault.setVisible(bool(text))

    def show_remarks(self, remarks: Sequence[Remark]) -> None:
        """Show what is wrong with the lesson; a click on a line leads to its step."""
        self.remarks.clear()
        for remark in remarks:
            text = str(remark) if remark.grave else tr("Note: {remark}", remark=remark)
            item = QListWidgetItem(text)
            item.setData(STEP, remark.step)
            self.remarks.addItem(item)
        if not remarks:
            self.remarks.addItem(tr("Nothing is wrong."))

    def _show_step(self) -> None:
        steps = self._draft.steps if self._draft is not None else ()
        there = bool(steps)
        self.step.show_step(steps[min(self.place, len(steps) - 1)].tree() if there else None)
        for name in ("up", "down", "retake", "after", "add try", "delete", "try", "save"):
            self._buttons[name].setEnabled(there)

    def _on_row_changed(self, row: int) -> None:
        if not self._silent:
            self.show_fault("")
            self._show_step()

    def _on_remark_chosen(self, item: QListWidgetItem) -> None:
        step = item.data(STEP)
        if step:
            self.list.setCurrentRow(step - 1)

    def _on_fields_edited(self) -> None:
        if self._draft is None or not self._draft.steps:
            return
        try:
            self.fields_edited.emit(self.place, self.step.fields())
        except LessonError as error:
            self.show_fault(str(error))

    def _on_told(self) -> None:
        try:
            self.told.emit(self.about.fields())
        except LessonError as error:
            self.show_fault(str(error))

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
            case "after":
                self.after_requested.emit(place)
            case "add try":
                self.try_added.emit(place)
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
