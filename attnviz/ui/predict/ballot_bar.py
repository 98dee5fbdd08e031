"""A strip under the picture with all choices or typed numbers, and the votes for each."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from attnviz.language import tr
from attnviz.ui.controls.scroll_port import bring_into_sight
from attnviz.ui.look.labels import visible
from attnviz.ui.look.theme import Theme
from attnviz.ui.look.themed import Themed
from attnviz.ui.predict import ballot_picture
from attnviz.ui.predict.ballot_picture import BallotPicture
from attnviz.ui.predict.predicting import Predicting


class BallotBar(Themed, QWidget):
    """Shows what a `Predicting` holds; a click on a choice is a vote for it."""

    chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._picture: BallotPicture | None = None
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Votes"))
        self.set_theme(theme)
        self.hide()

    def dress(self) -> None:
        self.setFixedHeight(ballot_picture.height_of(self._theme))

    def show_votes(self, prediction: Predicting) -> None:
        """Show the votes there are now; nothing while predicting is off."""
        self._picture = ballot_picture.picture_of(prediction)
        opens = self._picture is not None and self.isHidden()
        self.setVisible(self._picture is not None)
        if opens:
            bring_into_sight(self)
        self.setAccessibleDescription(self.spoken)
        self.update()

    @property
    def spoken(self) -> str:
        """Return all votes in words."""
        if self._picture is None:
            return ""
        said = [f"{self._name(vote)}: {count}" for vote, count in self._picture.ballot.votes]
        return ", ".join(said) or tr("no votes yet")

    def _name(self, vote: int | str) -> str:
        if isinstance(vote, str) or self._picture is None:
            return str(vote)
        return visible(self._picture.question.choices[vote])

    def choice_rect(self, place: int) -> QRectF:
        """Return where a choice lies."""
        choices = self._picture.question.choices if self._picture is not None else ()
        rect = QRectF(self.rect())
        return ballot_picture.choice_rect(rect, self._theme, place, len(choices))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Vote for the choice that is clicked."""
        choices = self._picture.question.choices if self._picture is not None else ()
        for place in range(len(choices)):
            if self.choice_rect(place).contains(event.position()):
                self.chosen.emit(place)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint choices or numbers."""
        if self._picture is not None:
            with QPainter(self) as painter:
                self._picture.paint(painter, QRectF(self.rect()), self._theme)
