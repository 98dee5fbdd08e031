"""The export dialog (Ctrl+E): what, how, a live picture of it, and where to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from attnviz.errors import AttnvizError
from attnviz.frame.chrome.dialogs import fit_letters
from attnviz.frame.exporting.file_field import FileField
from attnviz.frame.exporting.form import DRAWN, ExportForm
from attnviz.frame.exporting.job import exported, why_not
from attnviz.frame.exporting.preview import THUMB, facts, preview
from attnviz.frame.exporting.request import ExportRequest
from attnviz.frame.exporting.runner import ExportRunner
from attnviz.language import tr
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.reading.announce import announce

if TYPE_CHECKING:
    from attnviz.frame.exporting.job import ExportJob
    from attnviz.ui.look.theme import Theme

SHARE = 0.3  # of the width of the screen, at most, for the small picture
PAUSE = 120  # ms after a change until the picture is drawn again


@dataclass(frozen=True, eq=False)
class DialogContext:
    """Where the dialog was opened.

    Parameters
    ----------
    job : makes what is to be exported of a wish
    stem : start of the proposed file name
    folder : where it is proposed
    theme : look of the dialog
    """

    job: Callable[[ExportRequest], ExportJob]
    stem: str
    folder: Path
    theme: Theme


class ExportDialog(QDialog):
    """Exports what the tab in front shows. Closes when it is done; stays open on a fault."""

    saved = Signal(object)
    """The paths that were written, in order."""
    copy_wanted = Signal(object)
    """The picture of a `ExportJob` is wanted on the clipboard."""

    def __init__(self, parent: QWidget, form: ExportForm, setting: DialogContext) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Export"))
        self._context, self.form = setting, form
        self.runner = ExportRunner(self)
        self.thumb = QLabel(self)
        self.facts = plain_label(parent=self, wraps=True)
        self.fault = plain_label(parent=self, wraps=True)
        self.file = FileField(setting.folder, setting.stem, self)
        self.copy_button = QPushButton(tr("Copy picture"), self)
        self.go, self.leave = QPushButton(tr("Export"), self), QPushButton(tr("Cancel"), self)
        self.progress = QProgressBar(self)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(PAUSE)
        self._apply_theme()
        self._lay_out()
        self._connect()
        fit_letters(self, setting.theme, self._take_sizes)
        self._on_form_changed()
        self.show_preview()
        form.what.setFocus()

    def start(self) -> None:
        """Export, unless the name does not fit or a file is there that is to stay."""
        if self._later.isActive():
            self._later.stop()
            self.show_preview()  # later it would take away what is said of the name
        fault = self._settle_name()
        if fault:
            self._show_fault(fault)
            return
        if not self.file.may_write():
            self.file.setFocus()
            return
        self._show_fault("")
        self._set_running(True)
        self.runner.start(exported(self._context.job(self.form.request), self.file.path))

    def reject(self) -> None:
        """Stop what is running; else close."""
        if not self.runner.running:
            super().reject()
            return
        self.runner.stop()
        self._set_running(False)
        self._show_fault(tr("Stopped. No file was changed."))

    def done(self, result: int) -> None:
        """Leave nothing running behind."""
        self.runner.stop()
        self._later.stop()
        super().done(result)

    def show_preview(self) -> None:
        """Draw the small picture anew, and say how large the export is."""
        job = self._context.job(self.form.request)
        refused, said, picture = why_not(job), "", None
        try:
            # The tab itself shows no more than it may; numbers and sheets wait.
            if not refused or job.choice.what in DRAWN:
                picture = preview(job, self._room(), self.devicePixelRatioF())
            said = "" if refused else facts(job)
        except AttnvizError as fault:
            refused = str(fault)
        self._show_fault(refused)
        self.go.setEnabled(not refused)
        self.thumb.clear()  # an empty text would leave the picture before
        if picture is None:
            self.thumb.setText(said)
        else:
            self.thumb.setPixmap(QPixmap.fromImage(picture))
        self.facts.setText(said if picture is not None else "")
        self.copy_button.setVisible(job.choice.what == "picture")
        self._grow()

    # Laying out

    def _apply_theme(self) -> None:
        self.thumb.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.thumb.setTextFormat(Qt.TextFormat.PlainText)
        self.thumb.setWordWrap(True)
        self.thumb.setMargin(round(self._context.theme.px(8)))
        self.thumb.setFixedSize(self._room() + QSize(18, 18))
        self.thumb.setAccessibleName(tr("Preview"))
        self.thumb.setStyleSheet(f"border: 1px solid {self._context.theme.border.name()};")
        self.fault.setProperty("role", "fault")
        colour = self._context.theme.error.name()
        self.fault.setStyleSheet(f"color: {colour}; font-weight: bold;")
        self.file.name.setMinimumWidth(self._room().width())
        self.copy_button.setToolTip(tr("Copy the picture to the clipboard as PNG and SVG"))
        self.go.setDefault(True)
        for button in (self.copy_button, self.leave):
            button.setAutoDefault(False)
        self.progress.setAccessibleName(tr("Progress"))
        self.progress.hide()

    def _lay_out(self) -> None:
        self._body = QWidget()
        body = QGridLayout(self._body)
        body.setContentsMargins(0, 0, 0, 0)
        body.addWidget(self.form, 0, 0, Qt.AlignmentFlag.AlignTop)
        body.addWidget(self.thumb, 0, 1)
        body.addWidget(self.facts, 1, 1)
        body.setColumnStretch(1, 1)
        buttons = QHBoxLayout()
        buttons.addWidget(self.copy_button)
        buttons.addWidget(self.progress, 1)
        buttons.addStretch(1)
        buttons.addWidget(self.leave)
        buttons.addWidget(self.go)
        # With large letters on a small screen the fields scroll; the buttons never do.
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._area.setWidget(self._body)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout(self)
        column.addWidget(self._area, 1)
        column.addWidget(self.file)
        column.addWidget(self.fault)
        column.addLayout(buttons)
        file = (self.file.name, self.file.browse)
        last = (*file, self.copy_button, self.leave, self.go)
        for before, after in pairwise((self.form.ground, *last)):
            QWidget.setTabOrder(before, after)

    def _grow(self) -> None:
        """Become as large as all fields want, as far as the screen goes."""
        wanted = self._body.sizeHint()
        bar = self._area.verticalScrollBar().sizeHint().width()
        self._area.setMinimumWidth(min(wanted.width() + bar, self.screen().size().width() - 60))
        around = self.sizeHint().height() - self._area.sizeHint().height()
        high = min(wanted.height() + around, self.screen().availableSize().height() - 60)
        self.resize(max(self.width(), self.minimumSizeHint().width()), max(self.height(), high))

    def _take_sizes(self, look: Theme) -> QSize:
        """Return what keeps the fields from scrolling sideways, and the buttons in sight."""
        layout = self.layout()
        assert layout is not None
        margins = layout.contentsMargins()
        bar = self._area.verticalScrollBar().sizeHint().width()
        wide = self._body.minimumSizeHint().width() + bar + margins.left() + margins.right()
        return self.minimumSizeHint().expandedTo(QSize(wide, 0))

    def _room(self) -> QSize:
        """Return the size of the small picture; with large letters the screen ends it."""
        unit = self._context.theme.px(1)
        screen = self.screen().availableSize()
        wide = min(THUMB.width() * unit, screen.width() * SHARE)
        return QSize(round(wide), round(wide * THUMB.height() / THUMB.width()))

    def _connect(self) -> None:
        self.form.changed.connect(self._on_form_changed)
        self.file.name.textEdited.connect(self._on_name_edited)
        self.file.browse.clicked.connect(self._on_browse)
        self.file.browsed.connect(self._on_browsed)
        self.copy_button.clicked.connect(self._on_copy)
        self.go.clicked.connect(self.start)
        self.leave.clicked.connect(self.reject)
        self._later.timeout.connect(self.show_preview)
        self.runner.progressed.connect(self._on_progressed)
        self.runner.finished.connect(self._on_finished)
        self.runner.failed.connect(self._on_failed)

    def _settle_name(self) -> str:
        """Take the kind of file from the name; return what is wrong with it."""
        request = self.form.request
        fault = self.file.settle(request)
        suffix = self.file.path.suffix.lower()
        if fault or suffix == request.suffix:
            return fault
        self.form.set_request(replace(request, kinds={**request.kinds, request.what: suffix}))
        self.show_preview()
        return "" if self.go.isEnabled() else self.fault.text()

    # What has happened

    def _on_form_changed(self) -> None:
        self.file.propose(self.form.request)
        self._later.start()

    def _on_name_edited(self) -> None:
        self._show_fault("")

    def _on_browse(self) -> None:
        self.file.ask(self.form.request)

    def _on_browsed(self) -> None:
        self._show_fault(self._settle_name())

    def _on_copy(self) -> None:
        self.copy_wanted.emit(self._context.job(self.form.request))
        self.facts.setText(tr("The picture is on the clipboard."))
        announce(self, self.facts.text())

    def _on_progressed(self, done: int, whole: int) -> None:
        self.progress.setRange(0, whole)
        self.progress.setValue(done)

    def _on_finished(self, paths: object) -> None:
        self._set_running(False)
        self.saved.emit(paths)
        self.accept()

    def _on_failed(self, text: str) -> None:
        self._set_running(False)
        self._show_fault(text)
        self.file.setFocus()

    def _set_running(self, running: bool) -> None:
        self.progress.setVisible(running)
        self.progress.setRange(0, 0)
        for part in (self.form, self.file, self.copy_button, self.go):
            part.setEnabled(not running)
        self.leave.setText(tr("Stop") if running else tr("Cancel"))
        (self.leave if running else self.go).setFocus()

    def _show_fault(self, text: str) -> None:
        self.fault.setText(text)
        if text:
            announce(self, text)
