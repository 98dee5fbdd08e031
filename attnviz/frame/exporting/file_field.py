"""Where an export goes: a name that fits its kind of file, proposed, typed or browsed for."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from attnviz.export.choice import SUFFIXES
from attnviz.frame.chrome import dialogs
from attnviz.frame.exporting.request import KINDS, WHATS, ExportRequest
from attnviz.language import tr
from attnviz.ui.controls.plain_label import plain_label

# What is added to the name of the tab, by what is exported.
NAMES = {
    "steps": "steps",
    "lesson": "lesson",
    "animation": "moving",
    "arrays": "numbers",
    "worksheet": "worksheet",
}


class FileField(QWidget):
    """A line for folder and name, with a button that browses for them.

    Parameters
    ----------
    folder, stem : where and how a proposed name begins
    """

    browsed = Signal()
    """A file was chosen in the file dialog."""

    def __init__(self, folder: Path, stem: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._folder, self._stem = folder, stem
        self._proposed = ""
        self._replaceable = ""  # a name whose file a person agreed to replace
        self.name, self.browse = QLineEdit(self), QPushButton(tr("Browse…"), self)
        self.name.setAccessibleName(tr("File"))
        self.browse.setToolTip(tr("Choose a folder and a name"))
        self.browse.setAutoDefault(False)
        label = plain_label(tr("File"), self)
        label.setBuddy(self.name)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for part in (label, self.name, self.browse):
            row.addWidget(part, int(part is self.name))
        self.setFocusProxy(self.name)

    @property
    def path(self) -> Path:
        """Return where to."""
        return Path(self.name.text().strip()).expanduser()

    def propose(self, request: ExportRequest) -> None:
        """Propose a name, or give the one that a person typed the suffix of the kind of file."""
        typed = self.name.text()
        if typed and typed != self._proposed:
            self.name.setText(str(Path(typed).with_suffix(request.suffix)))
            return
        more = NAMES.get(request.what, "")
        name = "-".join(filter(None, (self._stem, more))) + request.suffix
        self._proposed = str(self._folder / name)
        self.name.setText(self._proposed)

    def settle(self, request: ExportRequest) -> str:
        """Return a name without a suffix the one of the kind of file; return what is wrong."""
        path = self.path
        if not self.name.text().strip() or not path.stem.strip("."):
            return tr("Type a file name.")
        suffix = path.suffix.lower()
        if not suffix:
            self.name.setText(f"{path}{request.suffix}")
        elif suffix not in SUFFIXES[request.what]:
            known = ", ".join(SUFFIXES[request.what])
            what = tr(WHATS[request.what])
            return tr(
                "{name}: found {suffix}, expected a name that ends in {known} for “{what}”.",
                name=path.name, suffix=suffix, known=known, what=what,
            )  # fmt: skip
        return ""

    def may_write(self) -> bool:
        """Ask once whether a file that is there may be replaced."""
        path = self.path
        if not path.is_file() or str(path) == self._replaceable:
            return True
        if not dialogs.ask_to_replace(self, path.name):
            return False
        self._replaceable = str(path)
        return True

    def ask(self, request: ExportRequest) -> None:
        """Open the file dialog on the kinds of file there are."""
        kinds = [f"{tr(KINDS[each])} (*{each})" for each in SUFFIXES[request.what]]
        place = SUFFIXES[request.what].index(request.suffix)
        kinds.insert(0, kinds.pop(place))
        chosen = dialogs.ask_save_path(
            self, tr("Export"), str(self.path), tuple(kinds), request.suffix[1:]
        )
        if chosen:
            self._replaceable = chosen  # the file dialog has asked
            self.name.setText(chosen)
            self.browsed.emit()
