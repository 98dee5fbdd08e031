"""The presenter's own pane: notes, what comes next, the time, and what the audience sees."""

from __future__ import annotations

from time import monotonic

from PySide6.QtCore import Qt, QTime, QTimer, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QDockWidget,
    QFrame,
    QGridLayout,
    QLabel,
    QMainWindow,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from attnviz.frame.classroom import Classroom
from attnviz.language import mark, tr
from attnviz.widgets.theme import Theme

WIDE, HIGH = 288, 148  # px of the design: at the right of the window, or under it
BESIDE_FROM = 1180 + WIDE  # a narrower window has it below, so that the side panel stays
TICK_MS = 1000
SHOWN = mark("The audience sees this picture.")
FROZEN = mark("Frozen: the audience still sees the picture from before.")
BLANK = mark("Blank: the audience sees nothing.")
NO_NOTES = mark("No notes for this step.")
NO_LESSON = mark("No lesson is running: Ctrl+L opens one, with notes for each step.")
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
        self.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        self.setTitleBarWidget(QWidget(self))
        self.setObjectName("presenter")
        self.elapsed, self.clock = QLabel(), QLabel()
        self.state = _text()
        self.freeze = _button(tr("Freeze"), tr("Hold the audience’s picture  (F7)"))
        self.blank = _button(tr("Blank"), tr("Show the audience nothing  (.)"))
        self.swap = _button(tr("Swap screens"), tr("Let the two windows change screens  (F12)"))
        self.end = _button(tr("End"), tr("End the presentation  (F5)"))
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
        times = QGridLayout()
        for place, (name, label) in enumerate(
            ((tr("Elapsed"), self.elapsed), (tr("Time"), self.clock))
        ):
            label.setProperty("role", "title")
            label.setAccessibleName(name)
            said = QLabel(name)
            said.setProperty("role", "tick")
            times.addWidget(said, 0, place)
            times.addWidget(label, 1, place)
        buttons = QGridLayout()
        buttons.addWidget(self.freeze, 0, 0)
        buttons.addWidget(self.blank, 0, 1)
        buttons.addWidget(self.swap, 1, 0)
        buttons.addWidget(self.end, 1, 1)
        self._now = QVBoxLayout()
        self._now.addLayout(times)
        self._now.addLayout(buttons)
        self._now.addWidget(self.state)
        self._now.addStretch(1)
        inner = QWidget()
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, inner)
        self._row.addLayout(self._now)
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
        self._classroom.stepped.connect(self.show_step)
        self._classroom.changed.connect(self.show_step)

    def open_beside(self, window: QMainWindow) -> None:
        """Take a place in the window: at the right if it is wide enough, else at the bottom."""
        wide = window.width() >= BESIDE_FROM * self._theme.zoom
        area = Qt.DockWidgetArea.RightDockWidgetArea
        self._row.setDirection(QBoxLayout.Direction.TopToBottom)
        if not wide:
            area = Qt.DockWidgetArea.BottomDockWidgetArea
            self._row.setDirection(QBoxLayout.Direction.LeftToRight)
        self._fit(wide)
        window.addDockWidget(area, self)

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
        self._now.setSpacing(gap)
        self.show_state(frozen=self.freeze.isChecked(), blank=self.blank.isChecked())
        self._fit(self._row.direction() == QBoxLayout.Direction.TopToBottom)

    def tick(self) -> None:
        """Show the time."""
        minutes, seconds = divmod(int(monotonic() - self._since), 60)
        self.elapsed.setText(f"{minutes}:{seconds:02}")
        self.clock.setText(QTime.currentTime().toString("HH:mm"))

    def _fit(self, wide: bool) -> None:
        inner = self.widget()
        if wide:
            inner.setFixedWidth(round(self._theme.px(WIDE)))
            inner.setMaximumHeight(16_777_215)
        else:
            inner.setMaximumWidth(16_777_215)
            inner.setMinimumWidth(0)
            inner.setFixedHeight(round(self._theme.px(HIGH)))

    def _on_freeze(self) -> None:
        self.freeze_requested.emit()

    def _on_blank(self) -> None:
        self.blank_requested.emit()


def _button(text: str, tip: str) -> QPushButton:
    button = QPushButton(text)
    button.setToolTip(tip)
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
