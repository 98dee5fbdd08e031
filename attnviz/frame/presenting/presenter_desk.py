"""The presenter's own pane: notes, what comes next, the time, and what the audience sees."""

from __future__ import annotations

from time import monotonic

from PySide6.QtCore import Qt, QTime, QTimer, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QDockWidget,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from attnviz.frame.lessons.classroom import Classroom
from attnviz.language import mark, tr
from attnviz.widgets import told_keys
from attnviz.widgets.theme import Theme

WIDE, HIGH = 288, 132  # px of the design: at the right of the window, or under it
BESIDE_FROM = 1180 + WIDE  # a narrower window has it below, so that the side panel stays
NO_LIMIT = 16_777_215  # Qt's own
TICK_MS = 1000
SHOWN = mark("The audience sees this picture.")
FROZEN = mark("Frozen: the audience still sees the picture from before.")
BLANK = mark("Blank: the audience sees nothing.")
NO_NOTES = mark("No notes for this step.")
NO_LESSON = mark("No lesson is running. With one, the notes for each step stand here.")
LAST = mark("This is the last step.")


class PresenterDesk(QDockWidget):
    """Lies beside or under the canvas of the presenter's window; never on the audience's."""

    freeze_requested = Signal()
    blank_requested = Signal()
    swap_requested = Signal()
    end_requested = Signal()

    def __init__(self, theme: Theme, classroom: Classroom, parent: QMainWindow) -> None:
        super().__init__(tr("Presenter"), parent)
        self._theme, self._classroom = theme, classroom
        self._since = monotonic()
        self._beside = True
        self.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        self.setTitleBarWidget(QWidget(self))
        self.setObjectName("presenter")
        self.elapsed, self.clock = QLabel(), QLabel()
        self.state = _text()
        self.freeze = _button(tr("Freeze"), tr("Hold the audience’s picture"), "freeze", "F7")
        self.blank = _button(tr("Blank"), tr("Show the audience nothing"), "blank", ".")
        self.swap = _button(
            tr("Swap screens"), tr("Let the two windows change screens"), "swap", "F12"
        )
        self.end = _button(tr("End"), tr("End the presentation"), "present", "F5")
        self.notes, self.next = _text(), _text()
        self._lay_out()
        self._connect()
        self._ticking = QTimer(self)
        self._ticking.setInterval(TICK_MS)
        self._ticking.timeout.connect(self.tick)
        self._ticking.start()
        self.set_theme(theme)
        self.show_state(frozen=False, blank=False)
        self.show_step()
        self.tick()

    def _lay_out(self) -> None:
        times = QHBoxLayout()
        for name, label in ((tr("Elapsed"), self.elapsed), (tr("Time"), self.clock)):
            label.setProperty("role", "title")
            label.setAccessibleName(name)
            said = QLabel(name)
            said.setProperty("role", "tick")
            times.addWidget(said)
            times.addWidget(label, 1)
        self._buttons = QGridLayout()
        self._now = QVBoxLayout()
        self._now.addLayout(times)
        self._now.addLayout(self._buttons)
        self._now.addWidget(self.state)
        self._now.addStretch(1)
        self._left = QWidget()
        self._left.setLayout(self._now)
        inner = QWidget()
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, inner)
        self._row.addWidget(self._left)
        self._row.addWidget(_headed(tr("Notes"), self.notes), 3)
        self._row.addWidget(_headed(tr("Next"), self.next), 2)
        self.setWidget(inner)

    def _connect(self) -> None:
        self.freeze.setCheckable(True)
        self.blank.setCheckable(True)
        self.freeze.clicked.connect(self._on_freeze)
        self.blank.clicked.connect(self._on_blank)
        self.swap.clicked.connect(self.swap_requested)
        self.end.clicked.connect(self.end_requested)

    def open_beside(self, window: QMainWindow) -> None:
        """Take a place in the window: at the right if it is wide enough, else at the bottom."""
        beside = window.width() >= BESIDE_FROM * self._theme.zoom
        self._arrange(beside)
        places = Qt.DockWidgetArea
        window.addDockWidget(
            places.RightDockWidgetArea if beside else places.BottomDockWidgetArea, self
        )

    def close_for_good(self) -> None:
        """Give the window its place back."""
        self._ticking.stop()
        window = self.parent()
        assert isinstance(window, QMainWindow)
        window.removeDockWidget(self)
        self.hide()
        self.deleteLater()

    def show_state(self, *, frozen: bool, blank: bool) -> None:
        """Say what the audience sees."""
        self.freeze.setChecked(frozen)
        self.blank.setChecked(blank)
        self.state.setText(tr(BLANK if blank else FROZEN if frozen else SHOWN))
        warned = frozen or blank
        colour = self._theme.warning if warned else self._theme.muted
        weight = "bold" if warned else "normal"
        self.state.setStyleSheet(f"color: {colour.name()}; font-weight: {weight}")

    def show_step(self) -> None:
        """Show the notes of the step of the lesson, and what the next one says."""
        if not self._classroom.is_running():
            self.notes.setText(tr(NO_LESSON))
            self.next.setText("")
            return
        player = self._classroom.player
        following = player.next_step
        self.notes.setText(player.step.notes or tr(NO_NOTES))
        self.next.setText(tr(LAST) if following is None else following.say)

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and sizes."""
        self._theme = theme
        edge, gap = round(theme.px(12)), round(theme.px(8))
        self._row.setContentsMargins(edge, gap, edge, gap)
        self._row.setSpacing(edge)
        self._now.setSpacing(gap // 2)
        self._now.setContentsMargins(0, 0, 0, 0)
        self._buttons.setSpacing(gap // 2)
        self.show_state(frozen=self.freeze.isChecked(), blank=self.blank.isChecked())
        self._arrange(self._beside)

    def tick(self) -> None:
        """Show the time."""
        minutes, seconds = divmod(int(monotonic() - self._since), 60)
        self.elapsed.setText(f"{minutes}:{seconds:02}")
        self.clock.setText(QTime.currentTime().toString("HH:mm"))

    def _arrange(self, beside: bool) -> None:
        """Put everything one under the other, or side by side."""
        self._beside = beside
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.TopToBottom if beside else direction.LeftToRight)
        columns = 2 if beside else 4
        for place, button in enumerate((self.freeze, self.blank, self.swap, self.end)):
            self._buttons.addWidget(button, place // columns, place % columns)
        inner, wide, high = self.widget(), round(self._theme.px(WIDE)), round(self._theme.px(HIGH))
        inner.setMinimumSize(wide if beside else 0, 0 if beside else high)
        inner.setMaximumSize(wide if beside else NO_LIMIT, NO_LIMIT if beside else high)
        self.updateGeometry()

    def _on_freeze(self) -> None:
        self.freeze_requested.emit()

    def _on_blank(self) -> None:
        self.blank_requested.emit()


def _button(text: str, tip: str, command: str, key: str) -> QPushButton:
    button = QPushButton(text)
    told_keys.tip(button, tip, f"view.{command}", key)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


def _text() -> QLabel:
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
    return label


def _headed(title: str, text: QLabel) -> QWidget:
    """Put a heading over a text that scrolls where it is long."""
    block = QWidget()
    column = QVBoxLayout(block)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(2)
    head = QLabel(title)
    head.setProperty("role", "tick")
    text.setProperty("role", "body")
    text.setAccessibleName(title)
    area = QScrollArea()
    area.setWidget(text)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
    column.addWidget(head)
    column.addWidget(area, 1)
    return block
