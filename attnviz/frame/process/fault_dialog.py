"""Tells that something inside went wrong, that nothing is lost, and where the log is."""

from __future__ import annotations

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from attnviz.language import tr
from attnviz.ui.controls.plain_label import plain_label

LINES = 14  # of a traceback that are to be seen


class FaultDialog(QDialog):
    """One dialog for all faults: while it is open, further ones are added to it."""

    def __init__(self, parent: QWidget, log: str) -> None:
        super().__init__(parent)
        self._log = log
        self.setWindowTitle(tr("attnviz: something went wrong"))
        self.setModal(False)
        self._said = _label()
        self._kept = _label()
        self._details = QPlainTextEdit(self)
        self._details.setReadOnly(True)
        self._details.setAccessibleName(tr("Details for a report"))
        self._details.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._details.setMinimumHeight(LINES * self.fontMetrics().lineSpacing())
        self._details.hide()
        self._more = QPushButton(tr("Details"), self)
        self._more.setCheckable(True)
        self._more.toggled.connect(self._on_more_toggled)
        copy = QPushButton(tr("Copy details"), self)
        copy.clicked.connect(self._on_copy)
        show_log = QPushButton(tr("Open the log"), self)
        show_log.clicked.connect(self._on_open_log)
        close = QPushButton(tr("Continue"), self)
        close.setDefault(True)
        close.clicked.connect(self.close)
        buttons = QHBoxLayout()
        for button in (self._more, copy, show_log):
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(close)
        column = QVBoxLayout(self)
        column.addWidget(self._said)
        column.addWidget(self._kept)
        column.addWidget(self._details, 1)
        column.addStretch(0)
        column.addLayout(buttons)
        self.setMinimumWidth(640)
        close.setFocus()

    @property
    def text(self) -> str:
        """Return what is said."""
        return f"{self._said.text()}\n{self._kept.text()}"

    @property
    def details(self) -> str:
        """Return the tracebacks."""
        return self._details.toPlainText()

    def add(self, line: str, details: str, kept: str) -> None:
        """Show one more fault.

        Parameters
        ----------
        line : what happened, in one line
        details : its traceback
        kept : what became of the work
        """
        before = self.details if self.isVisible() else ""
        self._said.setText(tr("An action failed: {line}", line=line))
        self._kept.setText(
            tr("{kept} You can keep working. The log file is {log}.", kept=kept, log=self._log)
        )
        self._details.setPlainText(f"{before}\n{details}".strip() if before else details)
        self.show()
        self.raise_()

    def _on_more_toggled(self, shown: bool) -> None:
        self._details.setVisible(shown)
        if not shown:
            self.adjustSize()

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.details)

    def _on_open_log(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(self._log))


def _label() -> QLabel:
    label = plain_label(wraps=True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
