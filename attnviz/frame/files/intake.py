"""What comes in from outside: files dropped on the window, and matrices that need a place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QDropEvent
from PySide6.QtWidgets import QMenu, QWidget

from attnviz.errors import AttnvizError
from attnviz.frame.chrome import dialogs
from attnviz.frame.files.open_save import Files
from attnviz.language import and_list, clauses, mark, plural, tr
from attnviz.model.document.document import Document
from attnviz.model.document.lab import Lab, Slot
from attnviz.model.edits.layer import set_arrays, set_matrix
from attnviz.model.files.attn import LabFile
from attnviz.model.matrices.archive import (
    Archive,
    check_results,
    fitting,
    layer_in,
    read_archive,
)
from attnviz.model.matrices.npy import not_finite
from attnviz.model.matrices.read import read_matrix
from attnviz.session import Session
from attnviz.ui.controls.waiting import read_beside
from attnviz.ui.look.labels import visible

Matrix = NDArray[np.float64]
MOST_LISTED = 40


@dataclass(frozen=True)
class Target:
    """A matrix of the document that numbers from outside can replace."""

    name: str
    head: int | None
    shape: tuple[int, int]
    text: str


class Intake(QObject):
    """Opens what is dropped, and asks which matrix a file of numbers becomes.

    Parameters
    ----------
    slot : the exhibit that the tab in front shows
    """

    compare_requested = Signal(str)
    """A file was dropped with Alt: it is to be compared with what is on the bench."""

    def __init__(
        self, session: Session, files: Files, window: QWidget, slot: Callable[[], Slot]
    ) -> None:
        super().__init__(window)
        self._session, self._files, self._window, self._slot = session, files, window, slot
        self._dropped: list[str] = []
        self._compares = False
        self.menu: QMenu | None = None
        files.matrix_offered.connect(self.take_matrix)

    def accepts(self, event: QDropEvent) -> bool:
        """Whether something that is dragged here holds a file."""
        return bool(_local_files(event))

    def drop(self, event: QDropEvent) -> None:
        """Open the dropped files once the program they come from has been let go.

        With Alt the first of them is compared with what is on the bench.
        """
        event.setDropAction(Qt.DropAction.CopyAction)  # moved, a program may delete its file
        event.accept()
        self._compares = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        self._dropped = _local_files(event)
        QTimer.singleShot(0, self, self._open_dropped)

    def _open_dropped(self) -> None:
        names, self._dropped = self._dropped, []
        self._window.activateWindow()
        if self._compares and names:
            self.compare_requested.emit(names[0])
            return
        self._files.open_first(names)

    def take_matrix(self, name: str) -> None:
        """Read a file of numbers and offer the matrices that have its shape."""
        file = Path(name).name
        try:
            found = read_beside(self._window, name, tr("Opening {file}…", file=file), _read)
        except AttnvizError as error:
            title = tr("{file} cannot be read as a matrix.", file=file)
            dialogs.show_fault(self._window, title, str(error))
            return
        if isinstance(found, Archive):
            self._offer_archive(found, file)
        elif found is not None:
            self._offer_matrix(found, file)

    def _offer_matrix(self, matrix: Matrix, file: str) -> None:
        document = self._session.document(self._slot())
        fitting = [t for t in targets(document) if t.shape == matrix.shape]
        if not fitting:
            title = tr(
                "{file} contains {size} numbers; no matrix here has that size.",
                file=file,
                size=_size(matrix.shape),
            )
            dialogs.show_fault(self._window, title, sizes(document))
            return
        self.menu = QMenu(self._window)
        self.menu.addSection(tr("Use {file} as", file=_shown(file)))
        self._add_targets(self.menu, matrix, fitting, file)
        self.menu.popup(self._window.mapToGlobal(self._place()))

    def _offer_archive(self, archive: Archive, file: str) -> None:
        """Offer all arrays at once where names and shapes match, then each by itself."""
        document = self._session.document(self._slot())
        known = targets(document)
        at_once, layer, fault = fitting(archive, document), None, ""
        try:
            layer = layer_in(archive, Path(file).stem)
        except AttnvizError as error:
            fault = str(error)
        paired = {
            name: (matrix, [t for t in known if t.shape == matrix.shape])
            for name, matrix in _matrices(archive).items()
        }
        each = {name: pair for name, pair in paired.items() if pair[1]}
        left_out = _left_out(archive)
        if layer is None and not at_once and not each:
            title = tr("{file} contains several arrays; none of them fits here.", file=file)
            held = clauses(
                tr("{matrix} is {size}", matrix=name, size=_size(array.shape))
                for name, array in list(archive.arrays.items())[:MOST_LISTED]
            )
            said = tr("In the file: {arrays}.", arrays=held)
            if left_out:
                said = f"{said}\n{left_out}"
            here = tr("Here: {arrays}", arrays=sizes(document))
            dialogs.show_fault(self._window, title, "\n".join(filter(None, (fault, said, here))))
            return
        if layer is not None and not at_once and not each and not left_out:
            self._open_layer(archive, layer, file)  # there is nothing to choose
            return
        menu = self.menu = QMenu(self._window)
        menu.addSection(tr("Use {file}", file=_shown(file)))
        if layer is not None:
            text = tr(
                "Open it as a layer: {words} × {numbers}, {heads}",
                words=layer.n_tokens,
                numbers=layer.d_model,
                heads=plural(mark("{n} head"), mark("{n} heads"), layer.n_heads),
            )
            menu.addAction(text).triggered.connect(partial(self._open_layer, archive, layer, file))
        if len(at_once) > 1:
            text = tr("{arrays} at once", arrays=and_list(list(at_once)))
            menu.addAction(text).triggered.connect(partial(self._use_all, at_once, file))
        menu.addSeparator()
        for name, (matrix, fits) in list(each.items())[:MOST_LISTED]:
            text = tr("{array}, {size}", array=visible(name), size=_size(matrix.shape))
            self._add_targets(menu.addMenu(_shown(text)), matrix, fits, file)
        if left_out:
            menu.addSeparator()
            menu.addAction(_shown(left_out)).setEnabled(False)
        menu.popup(self._window.mapToGlobal(self._place()))

    def _add_targets(self, menu: QMenu, matrix: Matrix, fits: list[Target], file: str) -> None:
        for target in fits:
            action = menu.addAction(_shown(target.text))
            action.triggered.connect(partial(self._use, matrix, target, file))

    def _open_layer(
        self, archive: Archive, layer: Document, file: str, _checked: bool = False
    ) -> None:
        """Put the layer of an archive on the bench, if it gives what the archive says it gave."""
        try:
            check_results(archive, layer)
        except AttnvizError as error:
            title = tr("{file} cannot be opened as a layer.", file=file)
            dialogs.show_fault(self._window, title, str(error))
            return
        if self._files.may_leave():
            self._files.put(LabFile(Lab(layer, title=layer.title)), None)

    def _use_all(self, arrays: dict[str, NDArray[Any]], file: str, _checked: bool = False) -> None:
        self._session.edit(
            set_arrays,
            arrays,
            slot=self._slot(),
            text=tr("{matrix} from {file}", matrix=and_list(list(arrays)), file=file),
        )

    def _use(self, matrix: Matrix, target: Target, file: str, _checked: bool = False) -> None:
        self._session.edit(
            set_matrix,
            target.name,
            matrix,
            target.head,
            slot=self._slot(),
            text=tr("{matrix} from {file}", matrix=target.text, file=file),
        )

    def _place(self) -> QPoint:
        mouse = self._window.mapFromGlobal(QCursor.pos())
        centre = self._window.rect().center()
        return mouse if self._window.rect().contains(mouse) else centre


def _read(name: str) -> Matrix | Archive:
    """Read a matrix, or an archive of several arrays."""
    if Path(name).suffix.lower() == ".npz":
        archive = read_archive(name)
        if len(archive.arrays) > 1 or archive.left_out or archive.tokens:
            return archive
    return read_matrix(name)


def _matrices(archive: Archive) -> dict[str, Matrix]:
    """Return what can become one matrix: two axes, or one head of several by its number."""
    found = {}
    for name, array in archive.arrays.items():
        if array.ndim == 2 and np.isfinite(array).all():
            found[name] = array
        elif array.ndim == 3 and np.isfinite(array).all():
            found |= {f"{name}[{head}]": part for head, part in enumerate(array)}
    return found


def _left_out(archive: Archive) -> str:
    """Say which arrays of an archive cannot be used, and why the first."""
    faults = {name: not_finite(array) for name, array in archive.arrays.items()}
    reasons = archive.left_out | {name: fault for name, fault in faults.items() if fault}
    if not reasons:
        return ""
    first = next(iter(reasons))
    names = [visible(name) for name in list(reasons)[:MOST_LISTED]]
    return tr(
        "Left out: {arrays} ({first}: {reason})",
        arrays=and_list(names),
        first=visible(first),
        reason=reasons[first],
    )


def _shown(text: str) -> str:
    """Keep Qt from taking & for the mark of a key."""
    return text.replace("&", "&&")


def targets(document: Document) -> list[Target]:
    """List the matrices of a document that can be replaced, in the order of the chapter."""
    found = [Target("X", None, document.X.shape, tr("X, the token vectors"))]
    for name in ("W_Q", "W_K", "W_V"):
        stack = getattr(document, name)
        for head, part in enumerate(stack):
            found.append(Target(name, head, part.shape, _owner(document, name, head, len(stack))))
    if document.W_O is not None:
        found.append(Target("W_O", None, document.W_O.shape, "W_O"))
    return found


def sizes(document: Document) -> str:
    """Say which sizes would fit."""
    by_name = {target.name: target.shape for target in targets(document)}
    parts = [
        tr("{matrix} is {size}", matrix=name, size=_size(shape)) for name, shape in by_name.items()
    ]
    return clauses(parts) + "."


def _owner(document: Document, name: str, head: int, count: int) -> str:
    if count == 1:
        return name
    if name == "W_Q" and head < len(document.heads):
        return tr("{matrix} of {owner}", matrix=name, owner=visible(document.heads[head].title))
    pairs = zip(document.heads, document.kv_of_head, strict=True)
    users = [visible(spec.title) for spec, kv in pairs if kv == head]
    return (
        tr("{matrix} of {owner}", matrix=name, owner=and_list(users))
        if users
        else f"{name} {head + 1}"
    )


def _size(shape: tuple[int, ...]) -> str:
    return " × ".join(str(n) for n in shape)


def _local_files(event: QDropEvent) -> list[str]:
    return [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
