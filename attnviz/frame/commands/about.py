"""About: what this is, which versions are at work, and under which licences."""

from __future__ import annotations

import platform
import sys
from importlib.metadata import PackageNotFoundError, version

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from attnviz import __version__
from attnviz.frame.chrome.dialogs import scrolled, within_screen
from attnviz.language import mark, tr
from attnviz.ui.controls.plain_label import plain_label

LICENCES = (
    ("attnviz", "MIT"),
    (mark("Qt and PySide6"), "LGPL 3"),
    ("NumPy", "BSD 3-Clause"),
    ("pyqtgraph", "MIT"),
    ("Pillow", "MIT-CMU"),
    ("tokenizers", "Apache 2.0"),
    ("Inter", "OFL 1.1"),
    ("Python", "PSF 2"),
)


def versions() -> list[tuple[str, str]]:
    """List what is at work here, with versions."""
    return [
        ("attnviz", __version__),
        ("Python", platform.python_version()),
        ("Qt", qVersion()),
        ("PySide6", _installed("PySide6_Essentials", "PySide6")),
        ("NumPy", _installed("numpy")),
        ("pyqtgraph", _installed("pyqtgraph")),
        ("Pillow", _installed("pillow", "Pillow")),
        ("tokenizers", _installed("tokenizers")),
        (tr("System"), f"{platform.system()} {platform.release()} {platform.machine()}"),
        (tr("Display"), QGuiApplication.platformName() or sys.platform),
    ]


WIDE, LETTERS = 460, 60  # least width in px; letters of a line


class AboutDialog(QDialog):
    """Says what the program is; its button copies the versions for a report."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("About attnviz"))
        self._column = column = QVBoxLayout(self)
        self.report = "\n".join(f"{name} {number}" for name, number in versions())
        self._page = QWidget()
        self._fill(QVBoxLayout(self._page))
        self._area = scrolled(self._page)
        self._area.setAccessibleName(self.windowTitle())
        self._area.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # no field in it takes the keys
        column.addWidget(self._area, 1)
        self.copy_button = QPushButton(tr("Copy versions"), self)
        self.copy_button.clicked.connect(self._on_copy)
        close = QPushButton(tr("Close"), self)
        close.setDefault(True)
        close.clicked.connect(self.close)
        buttons = QHBoxLayout()
        buttons.addWidget(self.copy_button)
        buttons.addStretch(1)
        buttons.addWidget(close)
        column.addLayout(buttons)
        self._take_room()
        close.setFocus()

    def _fill(self, column: QVBoxLayout) -> None:
        column.setContentsMargins(0, 0, 0, 0)
        title = _label(f"attnviz {__version__}", self._page)
        title.setProperty("role", "title")
        column.addWidget(title)
        column.addWidget(_label(tr("A desktop lab for the attention mechanism."), self._page))
        column.addWidget(_label(self.report, self._page))
        licences = ", ".join(f"{tr(name)} ({licence})" for name, licence in LICENCES)
        column.addWidget(_label(tr("Licences: {list}.", list=licences), self._page))
        column.addStretch(1)

    def _take_room(self) -> None:
        """Be as high as all texts are, as far as the screen goes: then they scroll."""
        most = within_screen(self)
        wide = min(max(WIDE, self.fontMetrics().averageCharWidth() * LETTERS), most.width())
        margins = self._column.contentsMargins()
        inside = wide - margins.left() - margins.right()
        around = self.sizeHint().height() - self._area.sizeHint().height()
        self.resize(wide, min(self._page.heightForWidth(inside) + around, most.height()))

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report)


def _installed(*names: str) -> str:
    for name in names:
        try:
            return version(name)
        except PackageNotFoundError:
            continue
    return tr("unknown")


def _label(text: str, parent: QWidget) -> QLabel:
    label = plain_label(text, parent, wraps=True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
