"""The keys page (F1): every key that works on this tab, over the canvas."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from attnviz.language import tr
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.key_button import KeyButton
from attnviz.ui.controls.keys import shown
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import TakesTheme, Themed
from attnviz.ui.tab.contract import Command

MOST_COLUMNS = 5
# px of the design between columns, above a heading, below a line, and beside a key.
GAPS, TIGHT_GAPS = (32, 12, 4, 16), (14, 4, 1, 9)
LEAST_ROWS = 2  # of a group at the end of a column
HEADING = 2  # lines that a heading and the space above it take

Group = tuple[str, Sequence[Command]]


def keys_text(command: Command) -> str:
    """Name all keys of a command."""
    return ", ".join(shown(key) for key in command.keys)


class KeysOverlay(Themed, QFrame):
    """A page over the canvas with a heading and the keys of each group."""

    closed = Signal()
    help_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._groups: tuple[Group, ...] = ()
        self._title = plain_label(parent=self, role="title")
        self._without = plain_label("", self, role="tick")
        self._close = KeyButton("", theme, self)
        self._close.clicked.connect(self.closed)
        shortcut_labels.label(self._close, tr("Close"), "tab.climb", "Esc")
        shortcut_labels.tip(self._close, tr("Back to the canvas"), "tab.climb", "Esc")
        self._help = KeyButton("", theme, self)
        self._help.clicked.connect(self.help_requested)
        shortcut_labels.label(self._help, tr("Help"), "help.keys", "F1")
        shortcut_labels.tip(self._help, tr("Open the help for this tab"), "help.keys", "F1")
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addWidget(self._without, 1)
        head.addWidget(self._help)
        head.addWidget(self._close)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(self._area, 1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(self._area)
        self.setAccessibleName(tr("Shortcuts on this tab"))
        parent.installEventFilter(self)
        self.hide()

    def set_keys(self, title: str, groups: Sequence[Group]) -> None:
        """Fill the page."""
        self._title.setText(tr("Shortcuts: {tab}", tab=title))
        told = tr(
            "{tab}: next control · {enter}: press a button, edit a cell",
            tab=shown("Tab"),
            enter=shown("Return"),
        )
        self._without.setText(told)  # keys of no command: what has the keyboard takes them
        self._area.setAccessibleName(self._title.text())
        self._groups = tuple(groups)
        if self.isVisible():
            self._fill()

    def themed_parts(self) -> Iterable[TakesTheme]:
        return (self._help, self._close)

    def dress(self) -> None:
        if self.isVisible():
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
        self.show()
        self._fill()
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
        """Use the largest letters with which everything is seen, in columns side by side."""
        edge = round(self._theme.px(16))
        self._column.setContentsMargins(edge, edge, edge, edge)
        groups: list[Group] = [(t, [c for c in cs if c.keys]) for t, cs in self._groups]
        groups = [group for group in groups if group[1]]
        self._column.activate()
        room = self._area.contentsRect().size()
        bar = self._area.verticalScrollBar().sizeHint().width()
        self._area.setWidget(self._body(_fitting(groups, self._theme, room, bar)))
        self.update()

    def _body(self, plan: _PageLayout) -> QWidget:
        body = QWidget()
        body.setObjectName("keys")
        body.setStyleSheet(
            f"#keys {{ background: {self._theme.surface.name()}; }}"
            f"#keys QLabel {{ font-size: {plan.size}px; }}"
            f"#keys QLabel[role=body] {{ font-size: {plan.heading}px; }}"
        )
        row = QHBoxLayout(body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(plan.between)
        for groups in plan.columns:
            column = QVBoxLayout()
            column.setSpacing(plan.above)
            for title, commands in groups:
                column.addLayout(self._block(plan, title, commands))
            column.addStretch(1)
            row.addLayout(column)
        row.addStretch(1)
        return body

    def _block(self, plan: _PageLayout, title: str, commands: Sequence[Command]) -> QGridLayout:
        block = QGridLayout()
        block.setHorizontalSpacing(plan.beside)
        block.setVerticalSpacing(plan.below)
        block.setColumnStretch(1, 1)
        block.addWidget(_label(title, "body", bold=True), 0, 0, 1, 2)
        for row, command in enumerate(commands, 1):
            keys = _label(keys_text(command), "label", bold=True)
            keys.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            block.addWidget(keys, row, 0)
            block.addWidget(_label(command.text, "label"), row, 1)
        return block

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.surface)
            painter.setPen(QPen(self._theme.line_colour, self._theme.line(1)))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))


def _label(text: str, role: str, *, bold: bool = False) -> QLabel:
    label = plain_label(text, role=role)
    font = label.font()
    font.setBold(bold)
    label.setFont(font)
    return label


@dataclass(frozen=True)
class _PageLayout:
    """How the page is set: columns, letters, and room between things; all in px."""

    columns: list[list[Group]]
    size: int
    heading: int
    between: int
    above: int
    below: int
    beside: int


def _fitting(groups: Sequence[Group], theme: Theme, room: QSize, bar: int) -> _PageLayout:
    """Return the largest letters and fewest columns that fit; else the usual ones, to scroll."""
    usual, least = theme.size("label"), theme.size("tick")
    settings = [(size, GAPS) for size in range(usual, least - 1, -1)] + [(least, TIGHT_GAPS)]
    for size, gaps in settings:
        for count in range(2, MOST_COLUMNS + 1):
            for columns in (shared_out(groups, count), broken_out(groups, count)):
                plan = _plan(columns, theme, size, gaps)
                needed = _needed(plan, theme)
                if needed.width() <= room.width() and needed.height() <= room.height():
                    return plan
    for count in range(MOST_COLUMNS, 1, -1):
        plan = _plan(shared_out(groups, count), theme, usual)
        if _needed(plan, theme).width() <= room.width() - bar:
            return plan
    return _plan([list(groups)], theme, usual)


def _plan(
    columns: list[list[Group]], theme: Theme, size: int, gaps: tuple[int, ...] = GAPS
) -> _PageLayout:
    part = size / theme.size("label")
    return _PageLayout(
        columns, size, round(part * theme.size("body")),
        *(round(part * theme.px(gap)) for gap in gaps),
    )  # fmt: skip


def _needed(plan: _PageLayout, theme: Theme) -> QSize:
    """Return the room that everything takes."""
    line = QFontMetricsF(theme.font("label", px=plan.size))
    bold = QFontMetricsF(theme.font("label", bold=True, px=plan.size))
    head = QFontMetricsF(theme.font("body", bold=True, px=plan.heading))
    wide, high = 0.0, 0.0
    for groups in plan.columns:
        column = 0.0
        for title, commands in groups:
            keys = max(bold.horizontalAdvance(keys_text(c)) for c in commands)
            texts = max(line.horizontalAdvance(c.text) for c in commands)
            block = ceil(keys) + plan.beside + ceil(texts)
            column = max(column, block, head.horizontalAdvance(title))
        lines = sum((ceil(bold.height()) + plan.below) * len(commands) for _, commands in groups)
        tops = ceil(head.height()) * len(groups) + plan.above * (len(groups) - 1)
        wide, high = wide + column + 2, max(high, lines + tops)
    return QSize(ceil(wide) + plan.between * (len(plan.columns) - 1), ceil(high) + 1)


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


def broken_out(groups: Sequence[Group], count: int) -> list[list[Group]]:
    """Share groups out as evenly as can be: one may go on in the next column, named again."""
    limit = -(-sum(len(commands) + HEADING for _, commands in groups) // count)
    while True:
        columns: list[list[Group]] = [[]]
        free = limit
        for title, commands in groups:
            rest = list(commands)
            while rest:
                here = min(len(rest), free - HEADING)
                if here < min(len(rest), LEAST_ROWS) and columns[-1]:
                    columns.append([])
                    free = limit
                    continue
                here = max(1, here)
                columns[-1].append((title, rest[:here]))
                rest, free = rest[here:], free - here - HEADING
        if len(columns) <= count:
            return columns
        limit += 1
