"""Open model: what lies on this computer, what it is, and why something cannot be opened."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import cast

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from attnviz.checkpoints.discover import (
    BUILT_IN,
    FoundModel,
    Place,
    added_place,
    described,
    find_models,
    name_of,
    places,
)
from attnviz.frame.chrome.dialogs import fit_letters, scrolled, within_screen
from attnviz.frame.models.job import Job, Progress, StoppedError
from attnviz.frame.models.memory import free_memory
from attnviz.language import labelled, mark, plural, tr
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.look.labels import visible
from attnviz.ui.look.numbers import grouped, short_bytes
from attnviz.ui.look.theme import Theme
from attnviz.ui.reading.announce import announce_now

WIDE, HIGH, CARD = 936, 560, 330  # px of the design
NAME, STORED, HEADS, SIZE = range(4)
STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
FOUND = Qt.ItemDataRole.UserRole
RECENT = mark("Recent")
mark("built in")  # the name of `BUILT_IN`


class OpenModelDialog(QDialog):
    """Lists the models that are found while it is open, and tells which one is wanted.

    Parameters
    ----------
    recent : files and folders that were opened last
    where : the folders to look through; None = those of other programs
    """

    chosen = Signal(str)
    """The path of a model."""
    folder_added = Signal(str)
    """Models are to be looked for there too, from now on."""

    def __init__(
        self,
        parent: QWidget,
        theme: Theme,
        recent: Sequence[str] = (),
        where: list[Place] | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Open model"))
        self._theme, self._recent = theme, tuple(recent)
        self._where = [*places(), BUILT_IN] if where is None else where
        self._found: list[FoundModel] = []
        self._told = 0
        self._groups: dict[str, QTreeWidgetItem] = {}
        self._job = Job(self)
        self._search: Callable[[], Iterator[FoundModel]] = self._all
        self.filter = QLineEdit(self)
        self.list = QTreeWidget(self)
        self.card = _Card(theme, self)
        self.nothing = plain_label(parent=self, wraps=True)
        self.looked = plain_label(parent=self, wraps=True)
        self.file, self.folder = (
            QPushButton(tr("Choose a file…"), self),
            QPushButton(tr("Choose a folder…"), self),
        )
        self.places = QPushButton(tr("Folders that are searched"), self)
        self.more = QPushButton(tr("Add a folder…"), self)
        self.leave, self.go = QPushButton(tr("Cancel"), self), QPushButton(tr("Open"), self)
        self._dress()
        self._lay_out()
        self._connect()
        fit_letters(self, theme, self._take_sizes)
        wanted = QSize(round(theme.px(WIDE)), round(theme.px(HIGH)))
        self.resize(wanted.boundedTo(within_screen(parent)))
        self._show_chosen()
        self._job.start(self._look)

    @property
    def model(self) -> FoundModel | None:
        """Return the row that is chosen."""
        item = self.list.currentItem()
        found = None if item is None else item.data(NAME, FOUND)
        return found if isinstance(found, FoundModel) else None

    @property
    def looking(self) -> bool:
        """Whether folders are still being looked through."""
        return self._job.running

    def accept(self) -> None:
        """Open the chosen model, if it can be."""
        model = self.model
        if model is not None and not model.reason:
            self.chosen.emit(str(model.path))
            super().accept()

    def done(self, result: int) -> None:
        """Leave nothing running behind."""
        self._job.end()
        super().done(result)

    def _dress(self) -> None:
        self.filter.setPlaceholderText(tr("Filter by name"))
        self.filter.setAccessibleName(tr("Filter by name"))
        self.filter.setClearButtonEnabled(True)
        self.list.setColumnCount(4)
        self.list.setHeaderLabels(["", "", tr("layers × heads"), tr("size")])
        self.list.setRootIsDecorated(False)
        self.list.setIndentation(0)
        self.list.setUniformRowHeights(True)
        self.list.setAllColumnsShowFocus(True)
        self.list.setAccessibleName(tr("Models on this computer"))
        self.list.header().setStretchLastSection(False)
        self.list.header().setSectionResizeMode(NAME, self.list.header().ResizeMode.Stretch)
        for column in (STORED, HEADS, SIZE):
            self.list.header().setSectionResizeMode(
                column, self.list.header().ResizeMode.ResizeToContents
            )
        flat = round(self._theme.px(5))
        self.list.setStyleSheet(f"QTreeWidget::item {{ padding: {flat}px 4px; }}")
        self.places.setCheckable(True)
        key = QKeySequence("Alt+W").toString(QKeySequence.SequenceFormat.NativeText)
        self.places.setToolTip(shortcut_labels.after(tr("Folders that are searched"), key))
        for part in (self.looked, self.more):
            part.hide()
        self.nothing.hide()
        self.go.setDefault(True)
        for button in (self.file, self.folder, self.places, self.more, self.leave):
            button.setAutoDefault(False)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        said = plain_label(parent=self, wraps=True)
        said.setText(
            tr("Found on this computer. Nothing is downloaded, and nothing you type leaves it.")
        )
        column.addWidget(said)
        left = QVBoxLayout()
        for part in (self.filter, self.nothing, self.list, self.looked):
            left.addWidget(part)
        left.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        body, buttons = QHBoxLayout(), QHBoxLayout()
        body.addLayout(left, 1)
        self._beside = scrolled(self.card)
        self._beside.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        body.addWidget(self._beside)
        column.addLayout(body, 1)
        for button in (self.file, self.folder, self.places):
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(self.leave)
        buttons.addWidget(self.go)
        column.addLayout(buttons)

    def _take_sizes(self, look: Theme) -> QSize:
        """Make the card as wide as letters of a look want it; return the least size."""
        bar = self._beside.verticalScrollBar().sizeHint().width()
        self._beside.setFixedWidth(round(look.px(CARD)) + bar)
        self._beside.setHidden(look.projector)  # a class sees names; large letters have no room
        return self.minimumSizeHint()

    def _connect(self) -> None:
        self.filter.textChanged.connect(self._on_filtered)
        QShortcut(QKeySequence("Alt+W"), self).activated.connect(self.places.toggle)
        self.list.currentItemChanged.connect(self._show_chosen)
        self.filter.installEventFilter(self)
        self.list.itemActivated.connect(self.accept)
        self.file.clicked.connect(self._ask_file)
        self.folder.clicked.connect(self._ask_folder)
        self.places.toggled.connect(self._show_places)
        self.more.clicked.connect(self._ask_more)
        self.leave.clicked.connect(self.reject)
        self.go.clicked.connect(self.accept)
        self._job.progressed.connect(self._show_found)
        self._job.finished.connect(self._on_looked)

    # Looking

    def _look(self, progress: Progress) -> None:
        """Read headers, off the window's thread; weights are not read."""
        for model in self._search():
            self._found.append(model)
            if not progress(len(self._found), len(self._found) + 1):
                raise StoppedError

    def _all(self) -> Iterator[FoundModel]:
        for name in self._recent:
            path = Path(name)
            if path.exists():
                yield described(name_of(path), path, RECENT)
        yield from find_models(self._where)

    def _show_found(self) -> None:
        """List what was found since."""
        since = self._found[self._told :]  # more may be found while these are listed
        for model in since:
            self._add(model)
        self._told += len(since)

    def _on_looked(self) -> None:
        self._show_found()
        self._show_filtered()
        self._show_places()

    def _add(self, model: FoundModel) -> None:
        item = QTreeWidgetItem(self._group(model.place))
        item.setText(NAME, visible(model.name))
        item.setData(NAME, FOUND, model)
        item.setToolTip(NAME, "" if self._theme.projector else visible(str(model.path)))
        if model.reason:
            item.setForeground(NAME, self._theme.muted)
            item.setText(NAME, labelled(visible(model.name), visible(in_short(model))))
            item.setFirstColumnSpanned(True)
        else:
            item.setText(STORED, model.stored_as)
            item.setText(HEADS, f"{model.n_layers} × {model.n_heads}")
            item.setText(SIZE, short_bytes(model.n_bytes))
            for column in (HEADS, SIZE):
                item.setTextAlignment(column, Qt.AlignmentFlag.AlignRight)
        self._show_one(item)
        if self.model is None and not model.reason:
            self.list.setCurrentItem(item)

    def _group(self, place: str) -> QTreeWidgetItem:
        if place not in self._groups:
            group = QTreeWidgetItem(self.list)
            group.setFirstColumnSpanned(True)
            group.setText(NAME, tr(place) if place in (RECENT, BUILT_IN.name) else place)
            font = group.font(NAME)
            font.setBold(True)
            group.setFont(NAME, font)
            group.setFlags(Qt.ItemFlag.ItemIsEnabled)
            group.setExpanded(True)
            self._groups[place] = group
        return self._groups[place]

    def _on_filtered(self) -> None:
        """Leave what has the letters; what Enter opens is always in sight."""
        self._show_filtered()
        rows = self._rows()
        if self.list.currentItem() not in rows:
            if rows:
                self.list.setCurrentItem(rows[0])
            else:
                self.list.setCurrentIndex(QModelIndex())

    def _show_filtered(self) -> None:
        for group in self._groups.values():
            items = [item for i in range(group.childCount()) if (item := group.child(i))]
            for item in items:
                self._show_one(item)
            group.setHidden(all(item.isHidden() for item in items))
        empty = not self._groups and not self.looking
        self.nothing.setText(tr("No language model was found in the folders of other programs."))
        self.nothing.setVisible(empty)

    def _show_one(self, item: QTreeWidgetItem) -> None:
        wanted = self.filter.text().strip().casefold()
        item.setHidden(bool(wanted) and wanted not in item.text(NAME).casefold())

    # What is chosen

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrows go through the list while letters are typed, and say where they are."""
        kind = event.type()
        if watched is self.filter and kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            step = STEPS.get(Qt.Key(cast(QKeyEvent, event).key()))
            if step:
                event.accept()
                if kind == QEvent.Type.KeyPress:
                    self._step(step)
                return True
        return super().eventFilter(watched, event)

    def _step(self, by: int) -> None:
        """Choose the next model in sight, or the one before."""
        rows = self._rows()
        now = self.list.currentItem()
        place = rows.index(now) + by if now in rows else 0
        if rows:
            place = min(max(place, 0), len(rows) - 1)
            self.list.setCurrentItem(rows[place])
            announce_now(self.list, self._spoken(rows[place], place + 1, len(rows)))

    def _rows(self) -> list[QTreeWidgetItem]:
        """Return the models in sight, in their order."""
        groups = map(self.list.topLevelItem, range(self.list.topLevelItemCount()))
        items = (group.child(i) for group in groups if group for i in range(group.childCount()))
        return [item for item in items if item is not None and not item.isHidden()]

    def _spoken(self, item: QTreeWidgetItem, number: int, count: int) -> str:
        """Say a row as a screen reader is to read it."""
        model: FoundModel = item.data(NAME, FOUND)
        place = tr("row {n} of {count}", n=number, count=count)
        if model.reason:
            return f"{item.text(NAME)}, {place}"
        layers = plural(mark("{n} layer"), mark("{n} layers"), model.n_layers)
        heads = plural(mark("{n} head"), mark("{n} heads"), model.n_heads)
        size = short_bytes(model.n_bytes)
        return ", ".join((item.text(NAME), model.stored_as, layers, heads, size, place))

    def _show_chosen(self) -> None:
        model = self.model
        free = free_memory()
        self.card.show_model(model, free)
        self.go.setEnabled(model is not None and not model.reason)
        # What needs more than there is can be opened, but not by a stray Enter.
        fits = model is None or free is None or model.memory_bytes <= free
        self.go.setDefault(fits)
        self.leave.setDefault(not fits)

    def _show_places(self) -> None:
        """Say where models are looked for, and how many lie there."""
        shown = self.places.isChecked()
        for part in (self.looked, self.more):
            part.setVisible(shown)
        if not shown:
            return
        lines = []
        for place in self._where:
            inside = [m for m in self._found if m.path.is_relative_to(place.folder)]
            count = tr("{n} found", n=len(inside))
            there = count if place.folder.is_dir() else tr("no such folder")
            folder = "" if self._theme.projector else f" {visible(str(place.folder))}"
            lines.append(labelled(f"{place.name}{folder}", there))
            lines += [f"   {line}" for line in left_out(inside)]
        self.looked.setText("\n".join(lines))

    def _ask_file(self) -> None:
        pattern = "*.gguf *.safetensors *.json"
        named = (tr("Models and attention ({pattern})", pattern=pattern), tr("All files (*)"))
        path = QFileDialog.getOpenFileName(self, tr("Open model"), "", ";;".join(named))[0]
        self._take(path)

    def _ask_folder(self) -> None:
        self._take(QFileDialog.getExistingDirectory(self, tr("Open model")))

    def _ask_more(self) -> None:
        self.add_folder(QFileDialog.getExistingDirectory(self, tr("Add a folder…")))

    def add_folder(self, folder: str) -> None:
        """Look through one more folder, now and from now on."""
        if not folder or any(place.folder == Path(folder) for place in self._where):
            return
        place = added_place(folder)
        self._where.insert(-1, place)
        self.folder_added.emit(folder)
        self._job.end()
        self._search = partial(find_models, [place])
        self._job.start(self._look)

    def _take(self, path: str) -> None:
        if path:
            self.chosen.emit(path)
            super().accept()


class _Card(QWidget):
    """What a header says of a model."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._name = plain_label(parent=self, role="heading", wraps=True)
        self._about = plain_label(parent=self, role="tick", wraps=True)
        self._warning = plain_label(parent=self, wraps=True)
        self._warning.setStyleSheet(f"color: {theme.warning.name()}; font-weight: bold;")
        self._facts = QFormLayout()
        column = QVBoxLayout(self)
        column.addWidget(self._name)
        column.addWidget(self._about)
        column.addLayout(self._facts)
        column.addWidget(self._warning)
        column.addStretch(1)

    def show_model(self, model: FoundModel | None, free: int | None) -> None:
        """Show one, or none, and whether it fits into the memory that is free."""
        while self._facts.rowCount():
            self._facts.removeRow(0)
        self._warning.setText("")
        self._name.setText(visible(model.name) if model is not None else "")
        self._about.setText(visible(model.reason or model.family) if model is not None else "")
        if model is None or model.reason:
            return
        facts = _facts(model)
        if free is not None:
            facts.append((tr("Free memory"), short_bytes(free)))
        for name, value in facts:
            shown = plain_label(value, self)
            shown.setAlignment(Qt.AlignmentFlag.AlignRight)
            self._facts.addRow(name, shown)
        if free is not None and model.memory_bytes > free:
            said = tr(
                "Needs about {size} while it runs; {free} are free.",
                size=short_bytes(model.memory_bytes),
                free=short_bytes(free),
            )
            self._warning.setText(said)


def in_short(model: FoundModel) -> str:
    """Return the first sentence of why a model cannot be opened, without its name."""
    return model.reason.partition(". ")[0]


def left_out(models: Sequence[FoundModel]) -> list[str]:
    """Say what of some models cannot be opened, a line for each reason."""
    reasons: dict[str, int] = {}
    for model in models:
        if model.reason:
            reasons[in_short(model)] = reasons.get(in_short(model), 0) + 1
    return [
        tr("{n} left out: {reason}", n=n, reason=visible(reason)) for reason, n in reasons.items()
    ]


def _facts(model: FoundModel) -> list[tuple[str, str]]:
    return [
        (tr("Layers × heads"), f"{model.n_layers} × {model.n_heads}"),
        (tr("KV heads"), str(model.n_kv_heads)),
        (tr("Width, head size"), f"{grouped(model.d_model)}, {model.d_k}"),
        (tr("Position"), visible(model.position)),
        (tr("Vocabulary"), grouped(model.vocab_size)),
        (tr("Longest text"), tr("{n} tokens", n=grouped(model.max_tokens))),
        (tr("Weights"), model.stored_as),
        (tr("In the file"), short_bytes(model.n_bytes)),
        (tr("Memory while it runs"), tr("about {size}", size=short_bytes(model.memory_bytes))),
    ]
