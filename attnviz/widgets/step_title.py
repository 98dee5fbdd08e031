"""The title of a step: counter, name and formula; and a badge that warns beside it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from attnviz.widgets.formula import Formula, Symbol, lay_out, paint_laid, plain_text
from attnviz.widgets.theme import Theme

WORD_GAP = 18.0
TITLE_GAP = 6.0
SMALLEST_TITLE = 0.75  # times the usual letters

Title = tuple[str, str, Formula]
"""Counter, name and formula of a step."""


def paint_title(painter: QPainter, rect: QRectF, title: Title, theme: Theme) -> float:
    """Paint "6 / 12  Scores  S = Q Kᵀ" and return where it ends."""
    *words, formula = title
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    font = theme.font("title")
    metrics = QFontMetricsF(font)
    base = rect.center().y() + metrics.capHeight() / 2
    x = rect.x()
    for place, text in enumerate(words):
        painter.setFont(font)
        painter.setPen(theme.muted if place == 0 and not theme.projector else theme.text)
        painter.drawText(QPointF(x, base), text)
        x += metrics.horizontalAdvance(text) + theme.px(WORD_GAP)
    laid = lay_out(formula, theme, theme.size("title"), bold=True)
    painter.translate(x, base)
    paint_laid(painter, laid, theme)
    painter.restore()
    return x + laid.width


def title_room(title: Title, theme: Theme) -> int:
    """Return the width of the title with some distance to what follows."""
    *words, formula = title
    metrics = QFontMetricsF(theme.font("title"))
    wide = sum(metrics.horizontalAdvance(text) + theme.px(WORD_GAP) for text in words)
    wide += lay_out(formula, theme, theme.size("title"), bold=True).width
    return int(wide + theme.px(TITLE_GAP)) + 2


class StepTitle(QWidget):
    """Counter, name and formula of the present step."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._title: Title = ("", "", Symbol(""))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Expanding)

    @property
    def text(self) -> str:
        """Return the title as plain text."""
        counter, name, formula = self._title
        return f"{counter} {name} {plain_text(formula)}"

    def set_title(self, counter: str, name: str, formula: Formula) -> None:
        """Show another step."""
        if (counter, name, formula) == self._title:
            return
        self._title = counter, name, formula
        self.setAccessibleName(self.text)
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the width of the text."""
        return QSize(title_room(self._title, self._theme), round(self._theme.size("title") * 1.6))

    def minimumSizeHint(self) -> QSize:
        """Return the width of the text in smaller letters: a title is never cut off."""
        hint = self.sizeHint()
        return QSize(int(hint.width() * SMALLEST_TITLE) + 1, hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the title, smaller where there is no room for it."""
        with QPainter(self) as painter:
            scale = min(1.0, self.width() / max(1, self.sizeHint().width()))
            painter.scale(scale, scale)
            rect = QRectF(0, 0, self.width() / scale, self.height() / scale)
            paint_title(painter, rect, self._title, self._theme)


class Badge(QWidget):
    """A few words in a frame that warn about a state."""

    def __init__(self, theme: Theme, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._text = theme, text
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def text(self) -> str:
        """Return the words."""
        return self._text

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room of the words."""
        metrics = QFontMetricsF(self._theme.font("label", bold=True))
        wide = metrics.horizontalAdvance(self._text) + self._theme.px(16)
        return QSize(int(wide) + 1, round(self._theme.px(28)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint frame and words."""
        with QPainter(self) as painter:
            paint_badge(painter, QRectF(self.rect()), self._text, self._theme)


def paint_badge(painter: QPainter, rect: QRectF, text: str, theme: Theme) -> None:
    """Paint words in a frame of the colour of warnings."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(theme.surface)
    painter.setPen(QPen(theme.warning, theme.line(2)))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), theme.px(4), theme.px(4))
    painter.setFont(theme.font("label", bold=True))
    painter.setPen(theme.warning)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()
