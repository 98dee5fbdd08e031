"""What a lesson says of itself, and its sheet for paper."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFormLayout, QLineEdit, QPlainTextEdit, QTabWidget, QWidget

from attnviz.frame.chrome.dialogs import scrolled
from attnviz.language import tr
from attnviz.model.files.lesson_text import handout_text, read_handout
from attnviz.model.lessons.draft import Draft

HIGH = 7  # lines of the sheet that are seen


class LessonPage(QObject):
    """Fields of the whole lesson."""

    edited = Signal()

    def __init__(self, pages: QTabWidget) -> None:
        super().__init__(pages)
        self._silent = False
        self._written = ""  # the sheet as it was shown
        self._handout: Any = None
        page = QWidget()
        form = QFormLayout(page)
        pages.addTab(scrolled(page), tr("Lesson"))
        self.lines = {
            name: self._line(form, text, hint)
            for name, text, hint in (
                ("note", tr("About"), tr("One or two sentences for the list of lessons")),
                ("goal", tr("Goal"), tr("You can … (only for the teacher)")),
                ("audience", tr("For whom"), tr("What they need to know")),
                (
                    "before",
                    tr("Before you start"),
                    tr("What students need to know from other lessons"),
                ),
                ("next", tr("Next lesson"), tr("id of the lesson that follows")),
            )
        }
        self.handout = QPlainTextEdit()
        self.handout.setAccessibleName(tr("Handout"))
        self.handout.setTabChangesFocus(True)
        hint = "predict: 2\nwork: … [[…]]\nexperiment: … | … | …\nquestion: …\nanswer: …"
        self.handout.setPlaceholderText(hint)
        self.handout.setMinimumHeight(HIGH * self.handout.fontMetrics().lineSpacing())
        self.handout.textChanged.connect(self._on_edited)
        form.addRow(tr("Handout"), self.handout)

    def _line(self, form: QFormLayout, name: str, hint: str) -> QLineEdit:
        line = QLineEdit()
        line.setAccessibleName(name)
        line.setPlaceholderText(hint)
        line.textEdited.connect(self._on_edited)
        form.addRow(name, line)
        return line

    def show_draft(self, draft: Draft) -> None:
        """Show what a draft says of its lesson."""
        self._silent = True
        for name, line in self.lines.items():
            text = draft.lab.note if name == "note" else str(draft.about.get(name, ""))
            if line.text() != text:
                line.setText(text)
                line.setCursorPosition(0)
        self._handout = draft.about.get("handout")
        self._written = handout_text(self._handout)
        self.handout.setPlainText(self._written)
        self._silent = False

    def fields(self) -> dict[str, Any]:
        """Return what all fields say; LessonError names a line of the sheet that cannot be."""
        found: dict[str, Any] = {name: line.text().strip() for name, line in self.lines.items()}
        text = self.handout.document().toRawText().replace("\u2029", "\n")
        same = text == self._written  # one that has no lines of its own stays as it is
        return found | {"handout": self._handout if same else read_handout(text)}

    def _on_edited(self, *_: object) -> None:
        if not self._silent:
            self.edited.emit()
