"""Paragraphs in a fixed space: what is too long gets smaller letters, never an ellipsis."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from attnviz.ui.look.theme import Role, Theme
from attnviz.ui.look.themed import Themed

AIRY = 0.88  # of the height: what letters larger than good ones may fill

Paragraph = tuple[str, bool]
"""A text, and whether it is bold."""

_WRAPPED = int(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)


class FittedText(Themed, QWidget):
    """Shows plain paragraphs, in the letters of a role or smaller ones down to another role's.

    Parameters
    ----------
    role : the largest letters
    good : letters that are large enough; None = those of `role` alone
    least : the smallest
    """

    def __init__(
        self,
        theme: Theme,
        role: Role = "body",
        least: Role = "tick",
        parent: QWidget | None = None,
        *,
        good: Role | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme, self._role, self._least = theme, role, least
        self._good: Role = good or role
        self._paragraphs: tuple[Paragraph, ...] = ()
        self._size = theme.size(role)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    @property
    def text(self) -> str:
        """Return all that is said."""
        return " ".join(text for text, _ in self._paragraphs)

    @property
    def text_size(self) -> int:
        """Return the size of the letters in pixels."""
        return self._size

    @property
    def fits(self) -> bool:
        """Whether all of it can be seen."""
        return self._needed(self._size) <= self.height()

    @property
    def full_size(self) -> bool:
        """Whether the letters are large enough, and all is seen."""
        return self._size >= self._theme.size(self._good) and self.fits

    def set_role(self, role: Role, good: Role | None = None) -> None:
        """Take the letters of another role, or smaller ones."""
        self._role, self._good = role, good or role
        self._fit()

    def set_paragraphs(self, paragraphs: Sequence[Paragraph]) -> None:
        """Say something else; empty paragraphs are left out."""
        self._paragraphs = tuple(p for p in paragraphs if p[0])
        self.setAccessibleName(self.text)
        self._fit()

    def dress(self) -> None:
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()

    def _fit(self) -> None:
        self._size = self._theme.size(self._role)
        # Letters that a person made larger give way before a line is cut.
        least = round(self._theme.size(self._least) / max(1.0, self._theme.zoom))
        good = self._theme.size(self._good)
        while self._size > least:
            room = self.height() * (AIRY if self._size > good else 1.0)
            if self._needed(self._size) <= room:
                break
            self._size -= 1
        self.update()

    def _needed(self, size: int) -> int:
        return sum(self._height_of(paragraph, size) for paragraph in self._paragraphs)

    def _height_of(self, paragraph: Paragraph, size: int) -> int:
        metrics = QFontMetrics(self._theme.font(self._role, bold=paragraph[1], px=size))
        room = QRect(0, 0, max(1, self.width()), 100_000)
        return metrics.boundingRect(room, _WRAPPED, paragraph[0]).height()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paragraphs one below the other, in the middle of the height."""
        with QPainter(self) as painter:
            painter.setPen(self._theme.text)
            top = max(0, (self.height() - self._needed(self._size)) // 2)
            for paragraph in self._paragraphs:
                high = self._height_of(paragraph, self._size)
                painter.setFont(self._theme.font(self._role, bold=paragraph[1], px=self._size))
                painter.drawText(QRect(0, top, self.width(), high), _WRAPPED, paragraph[0])
                top += high
