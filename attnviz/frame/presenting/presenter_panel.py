"""The presenter's own pane: notes, what comes next, the time, and what the audience sees."""

from __future__ import annotations

from time import monotonic

from PySide6.QtCore import QEvent, QObject, Qt, QTime, QTimer, Signal
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

from attnviz.frame.lessons.lesson_controller import LessonController
from attnviz.language import mark, tr
from attnviz.ui.controls import shortcut_labels
from attnviz.ui.controls.plain_label import plain_label
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed

WIDE, HIGH = 288, 132  # px of the design: at the right of the window, or under it
FOLDED = 68  # px of the design: under a low window it is one line, and the notes scroll
HIGH_FROM = 860  # px of the design
BESIDE_FROM = 1180 + WIDE  # a narrower window has it below, so that the side panel stays
NOTES_FROM = 1180  # during a lesson: beside the canvas notes have eight lines, below it two
NO_LIMIT = 16_777_215  # Qt's own
_NOWHERE = Qt.DockWidgetArea.NoDockWidgetArea
TICK_MS = 1000
SHOWN = mark("The audience sees this picture.")
FROZEN = mark("Frozen: the audience still sees the earlier picture.")
BLANK = mark("Blank: the audience sees nothing.")
NO_NOTES = mark("No notes for this step.")
NO_LESSON = mark("No lesson is running. During a lesson, the notes for each step appear here.")
OPEN_ONE = mark("No lesson is running. {key} opens one, with notes for each step.")
LAST = mark("This is the last step.")


class PresenterPanel(Themed, QDockWidget):
    """Lies beside or under the canvas of the presenter's window; never on the audience's."""

    freeze_requested = Signal()
    blank_requested = Signal()
    swap_requested = Signal()
    end_requested = Signal()

    def __init__(
        self, theme: Theme, lesson_controller: LessonController, parent: QMainWindow
    ) -> None:
        super().__init__(tr("Presenter view"), parent)
        self._theme, self._lesson_controller = theme, lesson_controller
        self._since = monotonic()
        self._beside, self._folded = True, False
        parent.installEventFilter(self)
        self.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        self.setTitleBarWidget(QWidget(self))
        self.setObjectName("presenter")
        self.elapsed, self.clock, self.of_step = plain_label(), plain_label(), plain_label()
        self.state = _text()
        self.freeze = _button(tr("Freeze"), tr("Freeze what the audience sees"), "freeze", "F7")
        self.blank = _button(tr("Blank"), tr("Blank the audience’s screen"), "blank", ".")
        self.swap = _button(
            tr("Swap screens"), tr("Swap the screens of the two windows"), "swap", "F12"
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
        shortcut_labels.follow(self, self.show_step)
        self.tick()

    def _lay_out(self) -> None:
        self._times = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        times = (
            (tr("Elapsed"), self.elapsed),
            (tr("Time"), self.clock),
            (tr("This step"), self.of_step),
        )
        for name, label in times:
            label.setProperty("role", "title")
            label.setAccessibleName(name)
            said = plain_label(name, role="tick")
            one = QHBoxLayout()
            one.addWidget(said)
            one.addWidget(label, 1)
            self._times.addLayout(one)
            if label is self.of_step:
                self._of_step = said
        self._buttons = QGridLayout()
        self._now = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._now.addLayout(self._times)
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
        least = NOTES_FROM if self._lesson_controller.is_running() else BESIDE_FROM
        beside = window.width() >= least * self._theme.zoom
        if beside == self._beside and window.dockWidgetArea(self) != _NOWHERE:
            return
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
        self._tell_state()
        warned = frozen or blank
        colour = self._theme.warning if warned else self._theme.muted
        weight = "bold" if warned else "normal"
        self.state.setStyleSheet(f"color: {colour.name()}; font-weight: {weight}")

    def show_step(self) -> None:
        """Show the notes of the step of the lesson, and what the next one says."""
        self.tick()
        window = self.parent()
        assert isinstance(window, QMainWindow)
        if window.dockWidgetArea(self) != _NOWHERE:
            self.open_beside(window)
        if not self._lesson_controller.is_running():
            key = shortcut_labels.key_of("lesson.menu", "Ctrl+L")
            self.notes.setText(tr(OPEN_ONE, key=key) if key else tr(NO_LESSON))
            self.next.setText("")
            return
        player = self._lesson_controller.player
        following = player.next_step
        self.notes.setText(player.step.notes or tr(NO_NOTES))
        self.next.setText(tr(LAST) if following is None else following.say)

    def dress(self) -> None:
        theme = self._theme
        edge, gap = round(theme.px(12)), round(theme.px(8))
        self._row.setSpacing(edge)
        self._now.setSpacing(gap // 2)
        self._now.setContentsMargins(0, 0, 0, 0)
        self._buttons.setSpacing(gap // 2)
        self.show_state(frozen=self.freeze.isChecked(), blank=self.blank.isChecked())
        self._arrange(self._beside)

    def tick(self) -> None:
        """Show the time, and how long the step of a lesson is on and should be."""
        self.elapsed.setText(_minutes(monotonic() - self._since))
        running = self._lesson_controller.is_running()
        for label in (self._of_step, self.of_step):
            label.setVisible(running)
        if running:
            player = self._lesson_controller.player
            spent, planned = _minutes(monotonic() - player.since), player.step.seconds
            over = planned and monotonic() - player.since > planned
            self.of_step.setText(f"{spent} / {_minutes(planned)}" if planned else spent)
            colour = self._theme.warning if over else self._theme.text
            self.of_step.setStyleSheet(f"color: {colour.name()}")
        self.clock.setText(QTime.currentTime().toString("HH:mm"))

    def _arrange(self, beside: bool) -> None:
        """Put everything one under the other, or side by side."""
        self._beside, self._folded = beside, not beside and self._is_low()
        direction = QBoxLayout.Direction
        across, down = direction.LeftToRight, direction.TopToBottom
        self._row.setDirection(down if beside else across)
        self._now.setDirection(across if self._folded else down)
        self._times.setDirection(across if self._beside is False and not self._folded else down)
        self._tell_state()
        columns = 2 if beside else 4
        for place, button in enumerate((self.freeze, self.blank, self.swap, self.end)):
            self._buttons.addWidget(button, place // columns, place % columns)
        inner, wide = self.widget(), round(self._theme.px(WIDE))
        high = round(self._theme.px(FOLDED if self._folded else HIGH))
        edge = round(self._theme.px(12))
        gap = edge // 3 if self._folded else round(self._theme.px(8))
        self._row.setContentsMargins(edge, gap, edge, gap)
        inner.setMinimumSize(wide if beside else 0, 0 if beside else high)
        inner.setMaximumSize(wide if beside else NO_LIMIT, NO_LIMIT if beside else high)
        self.updateGeometry()

    def _is_low(self) -> bool:
        window = self.parentWidget()
        return window is not None and window.height() < HIGH_FROM * self._theme.zoom

    def _tell_state(self) -> None:
        """Say what the audience sees; in one line that is only said where it is not this."""
        frozen, blank = self.freeze.isChecked(), self.blank.isChecked()
        self.state.setText(tr(BLANK if blank else FROZEN if frozen else SHOWN))
        self.state.setVisible(frozen or blank or not self._folded)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fold or unfold with the height of the window."""
        below = event.type() == QEvent.Type.Resize and not self._beside
        if below and self._folded != self._is_low():
            self._arrange(self._beside)
        return False

    def _on_freeze(self) -> None:
        self.freeze_requested.emit()

    def _on_blank(self) -> None:
        self.blank_requested.emit()


def _minutes(seconds: float) -> str:
    minutes, rest = divmod(int(seconds), 60)
    return f"{minutes}:{rest:02}"


def _button(text: str, tip: str, command: str, key: str) -> QPushButton:
    button = QPushButton(text)
    shortcut_labels.tip(button, tip, f"view.{command}", key)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


def _text() -> QLabel:
    label = plain_label(wraps=True)
    label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
    return label


def _headed(title: str, text: QLabel) -> QWidget:
    """Put a heading over a text that scrolls where it is long."""
    block = QWidget()
    column = QVBoxLayout(block)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(2)
    head = plain_label(title, role="tick")
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
