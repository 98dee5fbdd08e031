"""A tab whose answer can be covered first (P): keys, button, caption and announcements of it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from attnviz.language import mark, tr
from attnviz.ui.look.theme import Theme
from attnviz.ui.predict.ballot import Question
from attnviz.ui.predict.predicting import Predicting
from attnviz.ui.tab.contract import Command, TabView

COVERED = "covered"
REFUSED = mark("Covered: reveal the answer first, or leave Predict first.")
NOT_COVERED = mark("no answer is covered")
PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
_KEYPAD = Qt.KeyboardModifier.KeypadModifier
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PredictingView(TabView):
    """Adds *Predict first* to a tab.

    A tab asks its question in `question`, shows everything anew in `show_prediction`, calls
    `ask_again` whenever it shows something else, and lets nothing out while `covered`.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.prediction = Predicting(self)
        self.prediction.changed.connect(self._on_prediction_changed)
        self.prediction.lifted.connect(self.show_lift)
        self.prediction.announced.connect(self._on_prediction_announced)
        self._vote_keys: VoteKeys | None = None

    # What a tab says

    @abstractmethod
    def question(self) -> Question:
        """Ask about what is on screen now."""

    @abstractmethod
    def show_prediction(self) -> None:
        """Show everything anew: covered, voted for, or revealed."""

    def show_lift(self) -> None:
        """Show tiles a bit further up."""
        self.show_prediction()

    def voting_widgets(self) -> list[QWidget]:
        """List what has the keyboard while one votes."""
        proxy = self.focusProxy()
        return [proxy if proxy is not None else self]

    # What the window and lessons do

    @property
    def predicting(self) -> bool:
        """Whether Predict first is on."""
        return self.prediction.on

    @property
    def covered(self) -> bool:
        """Whether the answer is covered."""
        return self.prediction.covered

    def set_predicting(self, on: bool, asks: bool = False) -> None:
        """Cover the answer, or show everything.

        Parameters
        ----------
        asks : ask the tab's own question and count votes; a lesson asks its own
        """
        if on:
            self.ask_again(anyway=True)
        self.prediction.set_on(on, asks)

    def toggle_predicting(self) -> None:
        """Turn Predict first on or off."""
        self.set_predicting(not self.predicting, asks=True)
        self.setFocus()

    def press_predict(self) -> None:
        """Do what the button says: cover, reveal, or leave."""
        if not self.prediction.reveal():
            self.set_predicting(not self.predicting, asks=True)
        self.setFocus()

    def ask_again(self, anyway: bool = False) -> None:
        """Take the question that is on screen now."""
        if anyway or self.predicting:
            self.prediction.ask(self.question())
            self._keys().listen_to(self.voting_widgets() if self.predicting else [])

    def reveal_by_clicker(self, by: int) -> bool:
        """Reveal when a clicker goes on; False when nothing is covered."""
        return by > 0 and self.prediction.reveal()

    def leave_predicting(self) -> bool:
        """Leave Predict first; False when it is off."""
        was = self.predicting
        self.prediction.set_on(False)
        return was

    def draw_votes(self, painter: QPainter, rect: QRectF, theme: Theme) -> QRectF:
        """Paint the votes at the bottom of `rect`, if one votes; return what is left for the rest.

        A tab that writes votes into its picture itself has no need of this.
        """
        from attnviz.ui.predict import ballot_picture

        picture = ballot_picture.picture_of(self.prediction)
        if picture is None:
            return rect
        rest = rect.adjusted(0, 0, 0, -ballot_picture.height_of(theme))
        picture.paint(
            painter,
            QRectF(rect.x(), rest.bottom(), rect.width(), rect.bottom() - rest.bottom()),
            theme,
        )
        return rest

    def theme_prediction(self, theme: Theme) -> None:
        """Lift tiles slower when projecting."""
        self.prediction.projecting = theme.projector

    def toggle_motion(self) -> None:
        """Reveal what is covered."""
        self.prediction.reveal()

    def set_reduced_motion(self, reduced: bool) -> None:
        """Lift tiles at once."""
        self.prediction.reduced = reduced

    def set_talk(self, is_on: Callable[[], bool]) -> None:
        """Leave a clicker its key in a talk."""
        self.prediction.in_talk = is_on

    def predict_commands(self) -> list[Command]:
        """List what can be done, with keys that act while the answer is covered."""
        take_back, reveal = self.prediction.take_back, self.prediction.reveal
        group, id_ = tr("Predict first"), type(self).id
        covered = partial(getattr, self, "covered")
        return [
            Command(
                f"{id_}.predict", tr("Predict first: cover and vote"), self.toggle_predicting,
                ("P",), True, checked=lambda: self.predicting, group=group,
            ),
            Command(
                f"{id_}.reveal", tr("Reveal the answer"), reveal,
                enabled=covered, why=NOT_COVERED, group=group,
            ),
            Command(
                f"{id_}.unvote", tr("Take a vote back"), take_back,
                enabled=covered, why=NOT_COVERED, group=group,
            ),
        ]  # fmt: skip

    def guarded(self, command: Command) -> Command:
        """Return a command that is refused while the answer is covered."""
        return replace(command, run=partial(self.unless_covered, command.run))

    def unless_covered(self, run: Callable[[], object]) -> None:
        """Do something that would give the answer away, or say why not."""
        if self.covered:
            self.status_changed.emit(tr(REFUSED))
            self._on_prediction_announced(tr(REFUSED))
        else:
            run()

    # What has happened

    def _keys(self) -> VoteKeys:
        if self._vote_keys is None:
            self._vote_keys = VoteKeys(self.prediction, self)
        return self._vote_keys

    def _on_prediction_changed(self) -> None:
        self._keys().listen_to(self.voting_widgets() if self.predicting else [])
        self.show_prediction()

    def _on_prediction_announced(self, text: str) -> None:
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

        target = self.voting_widgets()[0]
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(target, text))


class VoteKeys(QObject):
    """Turns keys of the canvas into votes while the answer is covered.

    Going on (PageDown), Space and Esc are the window's and come through the tab.
    """

    def __init__(self, prediction: Predicting, parent: QObject) -> None:
        super().__init__(parent)
        self._prediction = prediction
        self._widgets: list[QWidget] = []

    def listen_to(self, widgets: list[QWidget]) -> None:
        """Listen to these widgets, and to no others."""
        if widgets == self._widgets:
            return
        for widget in filter(isValid, self._widgets):  # a table that is put away is gone
            widget.removeEventFilter(self)
        self._widgets = widgets
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Claim the keys of a vote before any shortcut, then count them."""
        kind = event.type()
        if kind not in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            return False
        assert isinstance(event, QKeyEvent)
        if not self._is_ours(event):
            return False
        if kind == QEvent.Type.KeyPress:
            self._act(event)
        event.accept()
        return True

    def _is_ours(self, event: QKeyEvent) -> bool:
        question = self._prediction.question
        if not self._prediction.covered or question is None:
            return False
        if event.modifiers() & ~_KEYPAD not in PLAIN:
            return False
        if event.key() in _ENTER:
            return True
        if not self._prediction.asks:
            return False
        return event.key() == Qt.Key.Key_Backspace or self._prediction.takes(event.text())

    def _act(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self._prediction.enter()
        elif event.key() == Qt.Key.Key_Backspace:
            self._prediction.take_back()
        else:
            self._prediction.type(event.text())
