"""About: what this is, which versions are at work, and under which licences."""

from __future__ import annotations

import platform
import sys
from importlib.metadata import PackageNotFoundError, version

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from attnviz import __version__
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


class AboutDialog(QDialog):
    """Says what the program is; its button copies the versions for a report."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("About attnviz"))
        column = QVBoxLayout(self)
        title = _label(f"attnviz {__version__}", self)
        title.setProperty("role", "title")
        column.addWidget(title)
        column.addWidget(_label(tr("A desktop lab for the attention mechanism."), self))
        self.report = "\n".join(f"{name} {number}" for name, number in versions())
        column.addWidget(_label(self.report, self))
        licences = ", ".join(f"{tr(name)} ({licence})" for name, licence in LICENCES)
        column.addWidget(_label(tr("Licences: {list}.", list=licences), self))
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
        self.setMinimumWidth(460)
        close.setFocus()

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
