"""The keys page (F1): every key that works on this tab, over the canvas."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from attnviz.language import tr
from attnviz.widgets import told_keys
from attnviz.widgets.keys import shown
from attnviz.widgets.theme import Theme
from attnviz.widgets.view import Command

MOST_COLUMNS = 3
HEADING = 2  # lines that a heading and the space above it take

Group = tuple[str, Sequence[Command]]


def keys_text(command: Command) -> str:
    """Name all keys of a command."""
    return ", ".join(shown(key) for key in command.keys)


class KeysOverlay(QFrame):
    """A page over the canvas with a heading and the keys of each group."""

    closed = Signal()
    help_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._groups: tuple[Group, ...] = ()
        self._title = QLabel(self)
        self._title.setProperty("role", "title")
        self._close = QPushButton(self)
        self._close.clicked.connect(self.closed)
        told_keys.label(self._close, tr("Close"), "tab.climb", "Esc")
        told_keys.tip(self._close, tr("Back to the canvas"), "tab.climb", "Esc")
        self._help = QPushButton(self)
        self._help.clicked.connect(self.help_requested)
        told_keys.label(self._help, tr("Help"), "help.keys", "F1")
        told_keys.tip(self._help, tr("Open the help for this tab"), "help.keys", "F1")
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._help)
        head.addWidget(self._close)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(self._area, 1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(self._area)
        self.setAccessibleName(tr("Keys of this tab"))
        parent.installEventFilter(self)
        self.hide()

    def set_keys(self, title: str, groups: Sequence[Group]) -> None:
        """Fill the page."""
        self._title.setText(tr("Keys: {tab}", tab=title))
        self._area.setAccessibleName(self._title.text())
        self._groups = tuple(groups)
        self._fill()

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        self._theme = theme
        self._fill()

    def rows(self) -> list[tuple[str, str]]:
        """Return what the page says: keys and what they do."""
        return [
            (keys_text(command), command.text)
            for _, commands in self._groups
            for command in commands
            if command.keys
        ]

    def open(self) -> None:
        """Show the page over its parent."""
        self._cover()
        self._fill()
        self.show()
        self.raise_()
        self.setFocus()

    def _cover(self) -> None:
        parent = self.parentWidget()
        assert parent is not None
        self.setGeometry(parent.rect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the parent."""
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self._cover()
            self._fill()
        return False

    def _fill(self) -> None:
        """Use as many columns as find room side by side."""
        edge = round(self._theme.px(16))
        self._column.setContentsMargins(edge, edge, edge, edge)
        groups: list[Group] = [(t, [c for c in cs if c.keys]) for t, cs in self._groups]
        groups = [group for group in groups if group[1]]
        room = self.width() - 2 * edge - self._area.verticalScrollBar().sizeHint().width()
        for count in range(MOST_COLUMNS, 0, -1):
            body = self._body(shared_out(groups, count))
            self._area.setWidget(body)
            if body.sizeHint().width() <= room:
                break
        self.update()

    def _body(self, columns: Sequence[Sequence[Group]]) -> QWidget:
        body = QWidget()
        body.setObjectName("keys")
        body.setStyleSheet(f"#keys {{ background: {self._theme.surface.name()}; }}")
        row = QHBoxLayout(body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(self._theme.px(40)))
        for groups in columns:
            column = QVBoxLayout()
            column.setSpacing(round(self._theme.px(12)))
            for title, commands in groups:
                column.addLayout(self._block(title, commands))
            column.addStretch(1)
            row.addLayout(column)
        row.addStretch(1)
        return body

    def _block(self, title: str, commands: Sequence[Command]) -> QGridLayout:
        block = QGridLayout()
        block.setHorizontalSpacing(round(self._theme.px(16)))
        block.setVerticalSpacing(round(self._theme.px(4)))
        block.setColumnStretch(1, 1)
        block.addWidget(_label(title, "body", bold=True), 0, 0, 1, 2)
        for row, command in enumerate(commands, 1):
            keys = _label(keys_text(command), "label", bold=True)
            keys.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            block.addWidget(keys, row, 0)
            block.addWidget(_label(command.text, "label"), row, 1)
        return block

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.surface)
        painter.setPen(QPen(self._theme.border, self._theme.line(1)))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))


def _label(text: str, role: str, *, bold: bool = False) -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setProperty("role", role)
    font = label.font()
    font.setBold(bold)
    label.setFont(font)
    return label


def shared_out(groups: Sequence[Group], count: int) -> list[list[Group]]:
    """Share groups out to `count` columns in order, so that the highest is as low as it can be."""
    heights = [len(commands) + HEADING for _, commands in groups]
    limit = max([-(-sum(heights) // count), *heights], default=0)
    while True:
        columns: list[list[Group]] = [[]]
        filled = 0
        for group, height in zip(groups, heights, strict=True):
            if filled + height > limit and columns[-1]:
                columns.append([])
                filled = 0
            columns[-1].append(group)
            filled += height
        if len(columns) <= count:
            return columns
        limit += 1
